// People: a guest's name, an account, ways in and out, passkeys, tokens, the lobby, profiles.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test as plain } from 'node:test';
import { Server, launch, open } from '../harness.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PASSWORD = 'three stones on a hill';

/** Nothing here takes longer than this, on a slow machine too. */
const test = (name, act) => plain(name, { timeout: 180_000 }, act);

let server;
let url;
let browser;
before(async () => {
  server = await new Server().start();
  // Passkeys belong to a name, not to a number.
  url = `http://localhost:${server.port}`;
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.remove();
});

/** A browser of somebody's; what a page complains of is a failure, except for answers that refuse something. */
async function somebody(options) {
  const opened = await open(browser, url, options);
  const close = async () => {
    assert.deepEqual(opened.errors.filter((error) => !error.includes('the server responded with a status of 4')), []);
    await opened.context.close();
  };
  return { ...opened, close };
}

/** An account, made as a script would. */
async function account(page, name) {
  const made = await page.request.post('/api/account', { data: { name, password: PASSWORD } });
  assert.ok(made.ok(), await made.text());
}

/** An offer in the lobby that needs nobody to wait at the table. */
async function offer(page, more = {}) {
  const data = { variant: 'six', opponent: { kind: 'friend' }, listed: true, time: { days: 2 }, ...more };
  const made = await page.request.post('/api/games', { data });
  assert.ok(made.ok(), await made.text());
  return (await made.json()).id;
}

const who = (page) => page.locator('.who').innerText();

async function signIn(page, name, password) {
  await page.goto('/account');
  const form = page.locator('#sign-in');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('a guest chooses a name; what is no name is said beside the field', async () => {
  const { page, close } = await somebody();
  await page.goto('/account');
  const field = page.getByLabel('Your name');
  await field.fill('<script>alert(1)</script>');
  await page.locator('#name button').click();
  await page.locator('#name-name-wrong', { hasText: 'letters, digits' }).waitFor();
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  assert.ok(await field.evaluate((element) => element === document.activeElement), 'the field has the focus');
  await field.fill('Ann O’Neil');
  await page.locator('#name button').click();
  await page.locator('.who', { hasText: 'Ann O’Neil' }).waitFor();
  await page.goto('/');
  assert.match(await who(page), /Ann O’Neil/);
  await close();
});

test('an account is made, left, and entered from elsewhere; a wrong password is told', async () => {
  const one = await somebody();
  await one.page.goto('/account');
  const form = one.page.locator('#register');
  await form.getByLabel('Name').fill('Berta');
  await form.getByLabel('Password').fill('short');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await form.locator('#register-password-wrong', { hasText: 'at least 8' }).waitFor();
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Show' }).click();
  assert.equal(await form.getByLabel('Password').inputValue(), PASSWORD);
  await form.getByRole('button', { name: 'Make an account' }).click();
  await one.page.locator('.me', { hasText: 'Berta' }).waitFor();

  const other = await somebody();
  await signIn(other.page, 'berta', 'something else');
  await other.page.locator('#sign-in-password-wrong', { hasText: 'wrong' }).waitFor();
  await signIn(other.page, 'berta', PASSWORD);
  await other.page.locator('.me', { hasText: 'Berta' }).waitFor();

  await one.page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await one.page.locator('#sign-in').waitFor();
  assert.equal((await who(one.page)).trim(), 'Account');
  await one.close();
  await other.close();
});

test('a session that is revoked makes the other browser a guest', async () => {
  const one = await somebody();
  await account(one.page, 'Carl');
  const other = await somebody();
  await signIn(other.page, 'Carl', PASSWORD);
  await other.page.locator('.me', { hasText: 'Carl' }).waitFor();

  await one.page.goto('/account');
  const sessions = one.page.locator('section[aria-labelledby=sessions-title]');
  assert.equal(await sessions.locator('li').count(), 2);
  await sessions.locator('li button').click();
  await one.page.locator('.toast', { hasText: 'Removed' }).waitFor();
  assert.equal(await sessions.locator('li').count(), 1);
  await other.page.goto('/account');
  await other.page.locator('#sign-in').waitFor();
  await one.page.reload();
  await one.page.locator('.me', { hasText: 'Carl' }).waitFor();
  await one.close();
  await other.close();
});

test('a passkey makes an account and opens it again', async () => {
  const { context, page, close } = await somebody();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/account');
  await page.locator('#register').getByLabel('Name').fill('Dora');
  await page.getByRole('button', { name: 'With a passkey instead' }).click();
  await page.locator('.me', { hasText: 'Dora' }).waitFor();
  // It is the only way in.
  await page.locator('section[aria-labelledby=ways-title] li button').click();
  await page.locator('.toast', { hasText: 'Set a password first' }).waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.locator('#sign-in').waitFor();
  await page.getByRole('button', { name: 'With a passkey', exact: true }).click();
  await page.locator('.me', { hasText: 'Dora' }).waitFor();
  await close();
});

test('a token is shown once, and a program plays with it', async () => {
  const { page, close } = await somebody();
  await account(page, 'Emil');
  await page.goto('/account');
  const programs = page.locator('section[aria-labelledby=programs-title]');
  await programs.locator('summary').click();
  await programs.getByLabel('What the token is for').fill('my bot');
  await programs.getByRole('button', { name: 'Make a token' }).click();
  const field = programs.getByLabel('Your new token');
  await field.waitFor();
  const token = await field.inputValue();
  const asks = (path) => fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  assert.deepEqual((({ name, account }) => ({ name, account }))(await (await asks('/api/me')).json()), { name: 'Emil', account: true });
  await page.reload();
  assert.ok(!(await page.content()).includes(token), 'it is not shown again');
  await programs.getByRole('button', { name: 'Revoke my bot' }).click();
  await page.locator('.toast', { hasText: 'Removed' }).waitFor();
  assert.equal((await asks('/api/me')).status, 401);
  await close();
});

test('the lobby shows what somebody offers until it is taken', async () => {
  const host = await somebody();
  await account(host.page, 'Franz');
  const guest = await somebody();
  await guest.page.goto('/lobby');
  const id = await offer(host.page);
  const row = guest.page.locator(`#seeks [data-id="${id}"]`);
  // It comes by itself.
  await row.waitFor();
  assert.match(await row.innerText(), /Six.*Franz.*2 days a move.*you play Black/s);
  assert.equal(await row.getByRole('link', { name: 'Play' }).getAttribute('href'), `/game/${id}`);
  // Under somebody's hand nothing moves: it only says that it is gone.
  await row.hover();
  const third = await somebody();
  const sat = await third.page.request.post(`/api/games/${id}/commands`, { data: { id: 'sit-down', do: 'sit' } });
  assert.ok(sat.ok(), await sat.text());
  await row.getByText('no longer free').waitFor();
  await guest.page.mouse.move(0, 0);
  await guest.page.locator(`#games [data-id="${id}"]`).waitFor();
  const another = await offer(host.page, { variant: '27' });
  await guest.page.locator(`#seeks [data-id="${another}"]`).waitFor();
  await row.waitFor({ state: 'detached' });
  // Whose turn it is stands in the list of games, and one press leads there.
  await host.page.goto('/games');
  await host.page.locator('.turns', { hasText: 'Guest' }).waitFor();
  await host.page.getByRole('link', { name: 'Next game' }).click();
  await host.page.waitForURL(`**/game/${id}`);
  await host.close();
  await guest.close();
  await third.close();
});

test('somebody who is blocked is not shown; the host is told what happened', async () => {
  const one = await somebody();
  await account(one.page, 'Gerda');
  const id = await offer(one.page);
  const other = await somebody();
  await other.page.goto('/lobby');
  const row = other.page.locator(`#seeks [data-id="${id}"]`);
  await row.getByRole('link', { name: 'Gerda' }).click();
  await other.page.waitForURL('**/people/Gerda');
  assert.equal(await other.page.locator('h1').innerText(), 'Gerda');
  await other.page.locator('summary', { hasText: 'Report' }).click();
  const form = other.page.locator('#report');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.locator('#report-wrong', { hasText: 'Say in a few words' }).waitFor();
  await form.getByLabel('What happened?').fill('She shouted.');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('Thank you').waitFor();
  await other.page.locator('summary', { hasText: 'Block' }).click();
  await other.page.getByRole('button', { name: 'Block', exact: true }).click();
  await other.page.getByText('You will not meet').waitFor();
  await other.page.goto('/lobby');
  await row.waitFor({ state: 'detached' });
  await other.page.goto('/account');
  await other.page.getByRole('button', { name: 'Unblock Gerda' }).click();
  await other.page.locator('.toast', { hasText: 'Removed' }).waitFor();
  await other.page.goto('/lobby');
  await row.waitFor();
  await one.close();
  await other.close();
});

test('an account is deleted for good', async () => {
  const { page, close } = await somebody();
  await account(page, 'Hugo');
  await page.goto('/account');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Download everything').click()]);
  const all = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.ok(JSON.stringify(all).includes('Hugo'));
  await page.locator('summary', { hasText: 'Delete this account' }).click();
  const form = page.locator('#delete');
  await form.getByLabel('Password').fill('not this one');
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await form.locator('#delete-password-wrong', { hasText: 'wrong' }).waitFor();
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL(`${url}/`);
  assert.equal((await who(page)).trim(), 'Account');
  assert.equal((await page.goto('/people/Hugo')).status(), 404);
  await close();
});

for (const scheme of ['light', 'dark']) {
  test(`accounts and profiles are accessible in ${scheme}, and fit a small phone in every language`, async () => {
    const { page, close } = await somebody({ colorScheme: scheme, bypassCSP: true, viewport: { width: 320, height: 640 } });
    await account(page, `Ida ${scheme}`);
    await page.request.post('/api/tokens', { data: { label: 'a program with a very long name, so long' } });
    await offer(page);
    const found = [];
    const look = async (path) => {
      await page.goto(path);
      for (const summary of await page.locator('details > summary').all()) await summary.click();
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      for (const { id, nodes } of violations) found.push(`${path}: ${id}: ${nodes[0].html.slice(0, 160)}`);
    };
    for (const path of ['/account', `/people/Ida%20${scheme}`, '/lobby', '/games', '/recover']) await look(path);
    for (const language of scheme === 'light' ? ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ru', 'hu'] : []) {
      await page.context().addCookies([{ name: 'trilith_language', value: language, url }]);
      for (const path of ['/account', `/people/Ida%20${scheme}`, '/lobby']) {
        await page.goto(path);
        for (const summary of await page.locator('details > summary').all()) await summary.click();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (over > 0) found.push(`${path} in ${language}: ${over} px too wide`);
      }
    }
    assert.deepEqual(found, []);
    await close();
  });
}
