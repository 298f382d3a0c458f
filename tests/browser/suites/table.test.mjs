// What happens at a table besides moves: mistakes, take-backs, hints, two tabs, the end of the server.

import assert from 'node:assert/strict';
import { after, before, test as plain } from 'node:test';
import { Server, launch, newGame, open, ready, shown } from '../harness.mjs';

/** Nothing here takes longer than this, on a slow machine too. */
const test = (name, act) => plain(name, { timeout: 180_000 }, act);

let server;
let browser;
before(async () => {
  server = await new Server().start();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.remove();
});

const type = async (page, text) => {
  await page.fill('#typed-move', text);
  await page.press('#typed-move', 'Enter');
};
const plies = (page, count) =>
  page.waitForFunction((count) => document.getElementById('board').view.moves.length === count, count);

test('from the first page to the first move it takes two clicks', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play 27' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/game/*');
  await ready(page);
  await type(page, '1:4');
  await plies(page, 2);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a killed server loses nothing, and the page comes back by itself', async () => {
  const { context, page } = await open(browser, server.url);
  await newGame(page, { variant: 'sixth', opponent: { kind: 'same' } });
  for (const [at, text] of ['c3', 'c4', 'c3>c4:1', 'b2'].entries()) {
    await type(page, text);
    await plies(page, at + 1);
  }
  await server.end('SIGKILL');
  await page.locator('#connection[data-state="reconnecting"]').waitFor();
  // A move made meanwhile is not lost either: it is sent until it is answered.
  await type(page, 'd2');
  await server.start();
  await plies(page, 5);
  await page.reload();
  await plies(page, 5);
  assert.deepEqual((await shown(page)).moves, ['c3', 'c4', 'c3>c4:1', 'b2', 'd2']);
  await context.close();
});

test('the computer moves on after the server was killed in its turn', async () => {
  const { context, page } = await open(browser, server.url);
  await newGame(page, { variant: 'six', opponent: { kind: 'computer', level: 10 } });
  await ready(page);
  await type(page, (await shown(page)).legal[0]);
  await page.waitForFunction(() => document.getElementById('board').view.moves.length >= 1);
  await server.end('SIGKILL');
  await server.start();
  await plies(page, 2);
  await context.close();
});

test('two tabs show the same game', async () => {
  const { context, page, errors } = await open(browser, server.url);
  const id = await newGame(page, { variant: '27', opponent: { kind: 'same' } });
  const other = await context.newPage();
  await other.goto(`/game/${id}`);
  await ready(other);
  await type(page, '1:4');
  await plies(other, 1);
  await ready(other);
  await type(other, '9:3');
  await plies(page, 2);
  assert.deepEqual(errors, []);
  await context.close();
});

test('what is not allowed is told with its reason, in the player’s language', async () => {
  const { context, page } = await open(browser, server.url, { locale: 'en' });
  await newGame(page, { variant: 'sixth', opponent: { kind: 'same' } });
  for (const [at, text] of ['c3', 'c4', 'c3>c4:1'].entries()) {
    await type(page, text);
    await plies(page, at + 1);
  }
  await type(page, 'c4');
  await page.locator('#toast', { hasText: 'c4' }).waitFor();
  assert.equal((await shown(page)).moves.length, 3);
  await type(page, 'nonsense');
  await page.locator('#toast', { hasText: 'notation' }).waitFor();
  await context.close();
});

test('moves are taken back, games resigned, and the loser begins the next', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await newGame(page, { variant: '27', opponent: { kind: 'computer', level: 1 } });
  await ready(page);
  await type(page, '1:4');
  await plies(page, 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await plies(page, 0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('#toast', { hasText: 'Hint' }).waitFor();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('#status', { hasText: 'You lost' }).waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/game/'));
  await ready(page);
  await page.locator('#status', { hasText: 'Your turn' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a clock runs out', async () => {
  const { context, page, errors } = await open(browser, server.url);
  const time = { initial: 1500, increment: 0 };
  await newGame(page, { variant: '27', opponent: { kind: 'same' }, time });
  await type(page, '1:4');
  await plies(page, 1);
  await page.locator('#status', { hasText: 'ran out of time' }).waitFor({ timeout: 8000 });
  assert.deepEqual(errors, []);
  await context.close();
});

test('a slip of the finger can be undone before it counts', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/settings');
  await page.getByLabel('Confirm each move').check();
  await newGame(page, { variant: '27', opponent: { kind: 'same' } });
  await type(page, '1:4');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await type(page, '1:5');
  await page.getByRole('button', { name: 'Play 1:5' }).press('Enter');
  await plies(page, 1);
  // The keys are on the board again.
  await page.waitForFunction(() => document.getElementById('board').contains(document.activeElement));
  assert.deepEqual((await shown(page)).moves, ['1:5']);
  assert.deepEqual(errors, []);
  await context.close();
});

test('one steps through a game, also by halves', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await newGame(page, { variant: 'sixth', opponent: { kind: 'same' } });
  for (const [at, text] of ['c3', 'c4', 'c3>c4:1'].entries()) {
    await type(page, text);
    await plies(page, at + 1);
  }
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await plies(page, 0);
  assert.equal(await page.evaluate(() => document.getElementById('board').interactive), false);
  await page.getByRole('button', { name: 'Half a move forward' }).click();
  await page.getByRole('button', { name: 'Half a move forward' }).click();
  await plies(page, 1);
  await page.locator('#moves').focus();
  await page.keyboard.press(']');
  await plies(page, 2);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await plies(page, 3);
  assert.deepEqual(errors, []);
  await context.close();
});

test('somebody else watches and cannot move', async () => {
  const { context, page } = await open(browser, server.url);
  const id = await newGame(page, { variant: '27', opponent: { kind: 'same' } });
  const stranger = await open(browser, server.url);
  await stranger.page.goto(`/game/${id}`);
  await stranger.page.locator('#status', { hasText: 'You are watching' }).waitFor();
  const answer = await stranger.page.request.post(`/api/games/${id}/commands`, {
    data: { id: 'x', do: 'move', text: '1:4', ply: 0 },
  });
  assert.equal(answer.status(), 403);
  await stranger.context.close();
  await context.close();
});
