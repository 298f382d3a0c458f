// Several people at one table, each in a browser of their own.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test as plain } from 'node:test';
import { Server, launch, newGame, open, random, shown } from '../harness.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

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

/** Somebody with a browser of their own. */
const somebody = (options) => open(browser, server.url, options);

const type = async (page, text) => {
  await page.fill('#typed-move', text);
  await page.press('#typed-move', 'Enter');
};
const plies = (page, count) =>
  page.waitForFunction((count) => document.getElementById('board')?.view?.moves.length === count, count);
const myTurn = (page) => page.waitForFunction(() => document.getElementById('board')?.interactive);
const connected = (page) => page.locator('#connection[data-state="connected"]').waitFor();
const status = (page, text) => page.locator('#status', { hasText: text }).waitFor();

/** Makes a move and sees it on all pages. */
async function move(text, page, ...others) {
  await myTurn(page);
  const { moves } = await shown(page);
  await type(page, text);
  for (const each of [page, ...others]) await plies(each, moves.length + 1);
}

/** Two people at a table: who has invited, and who has come. */
async function two(game, { guest = {} } = {}) {
  const host = await somebody();
  const id = await newGame(host.page, { opponent: { kind: 'friend' }, ...game });
  const friend = await somebody(guest);
  await friend.page.goto(`/game/${id}`);
  await friend.page.getByRole('button', { name: /^Play as/ }).click();
  for (const { page } of [host, friend]) await page.locator('#table[data-phase="playing"]').waitFor();
  return { id, host: host.page, friend: friend.page, errors: [host.errors, friend.errors], close: () => Promise.all([host.context.close(), friend.context.close()]), contexts: [host.context, friend.context] };
}

test('two friends play a whole game by a link, on a train', async () => {
  const host = await somebody();
  await host.page.goto('/new?game=27');
  await host.page.getByLabel('A friend, by a link').check();
  await host.page.getByRole('button', { name: 'Invite' }).click();
  await host.page.waitForURL('**/game/*');
  const link = await host.page.getByLabel('Link to this game').inputValue();
  assert.equal(link, host.page.url());
  const friend = await somebody(PHONE);
  await friend.page.goto(link);
  await friend.page.getByLabel('Your name').fill('Bo');
  await friend.page.getByRole('button', { name: 'Play as White' }).click();
  const pages = [host.page, friend.page];
  // Nobody loads a page again: the board of who waited comes alive.
  await myTurn(host.page);
  await status(host.page, 'Your turn: you are Black');
  await host.page.locator('.seat .name', { hasText: 'Bo' }).waitFor();
  assert.equal(await friend.page.evaluate(() => document.getElementById('board').turned), true);
  const pick = random(3);
  const choose = async () => {
    const { legal } = await shown(host.page);
    return legal[pick(legal.length)];
  };
  await move(await choose(), host.page, friend.page);
  await move(await choose(), friend.page, host.page);

  // The host's train is in a tunnel: a move made there is sent once there is light again, and once only.
  await host.context.setOffline(true);
  await host.page.locator('#connection', { hasText: 'Offline' }).waitFor();
  const own = await choose();
  await type(host.page, own);
  await status(host.page, 'is on its way');
  assert.equal((await shown(friend.page)).moves.length, 2);
  await host.context.setOffline(false);
  for (const page of pages) await plies(page, 3);
  await connected(host.page);

  // Another tunnel: what the other plays meanwhile is there on return.
  await host.context.setOffline(true);
  await host.page.locator('#connection', { hasText: 'Offline' }).waitFor();
  const { legal } = await shown(friend.page);
  await type(friend.page, legal[0]);
  await plies(friend.page, 4);
  assert.equal((await shown(host.page)).moves.length, 3);
  await host.context.setOffline(false);
  await plies(host.page, 4);
  assert.equal((await shown(host.page)).moves[2], own);

  for (let turn = 4; turn < 200; turn += 1) {
    const view = await shown(pages[turn % 2]);
    if (view.over) break;
    await move(view.legal[pick(view.legal.length)], pages[turn % 2], pages[1 - (turn % 2)]);
  }
  for (const page of pages) await page.locator('#table[data-phase="over"]').waitFor();
  assert.deepEqual((await shown(host.page)).moves, (await shown(friend.page)).moves);
  await host.context.close();
  await friend.context.close();
});

test('who watches sees everything that is played, and can change nothing', async () => {
  const table = await two({ variant: 'sixth' });
  const watcher = await somebody();
  await watcher.page.goto(`/game/${table.id}`);
  await connected(watcher.page);
  await status(watcher.page, 'You are watching');
  await move('c3', table.host, table.friend, watcher.page);
  await table.host.locator('#watchers', { hasText: '1 watching' }).waitFor();
  assert.equal(await watcher.page.evaluate(() => document.getElementById('board').interactive), false);
  assert.deepEqual(await watcher.page.locator('#tools button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))), ['Turn the board']);
  assert.equal(await watcher.page.locator('#typed').isVisible(), false);
  for (const command of [{ do: 'move', text: 'c4', ply: 1 }, { do: 'resign' }, { do: 'sit' }]) {
    const answer = await watcher.page.request.post(`/api/games/${table.id}/commands`, { data: { id: crypto.randomUUID(), ...command } });
    assert.ok([403, 422].includes(answer.status()), `${command.do}: ${answer.status()}`);
  }
  // Two rooms while the game goes on, one afterwards.
  const say = async (page, text) => {
    await page.getByLabel('Message').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.talk-log', { hasText: text }).waitFor();
  };
  await say(table.host, 'good luck');
  await table.friend.locator('.talk-log', { hasText: 'good luck' }).waitFor();
  await say(watcher.page, 'an odd opening');
  assert.ok(!(await watcher.page.locator('#talk').textContent()).includes('good luck'));
  assert.ok(!(await table.friend.locator('#talk').textContent()).includes('odd'));
  table.host.on('dialog', (dialog) => dialog.accept());
  await table.host.getByRole('button', { name: 'Call it off' }).click();
  await status(table.friend, 'Silver called the game off');
  await table.friend.locator('.talk-log', { hasText: 'an odd opening' }).waitFor();
  // What is muted stays muted, also on the next visit.
  await table.friend.getByLabel('Mute the talk').check();
  await table.friend.locator('#talk', { hasText: 'is muted' }).waitFor();
  await table.friend.reload();
  await connected(table.friend);
  assert.ok(!(await table.friend.locator('#talk').textContent()).includes('good luck'));
  await watcher.context.close();
  await table.close();
});

test('a private game is for its players alone', async () => {
  const table = await two({ variant: '27', private: true });
  const stranger = await somebody();
  assert.equal((await stranger.page.goto(`/game/${table.id}`)).status(), 404);
  await stranger.context.close();
  await table.close();
});

test('a draw is declined and agreed on, a move taken back, and the next game swaps sides', async () => {
  const { host, friend, errors, close } = await two({ variant: '27' });
  await move('1:4', host, friend);
  await move('9:4', friend, host);
  await host.getByRole('button', { name: 'Draw' }).click();
  await host.getByRole('button', { name: 'Draw offered' }).waitFor();
  await friend.locator('#offers', { hasText: 'offers a draw' }).getByRole('button', { name: 'Decline' }).click();
  await host.locator('#toast', { hasText: 'declined' }).waitFor();
  await friend.locator('#offers').waitFor({ state: 'hidden' });

  await friend.getByRole('button', { name: 'Take back' }).click();
  await host.locator('#offers', { hasText: 'take a move back' }).getByRole('button', { name: 'Accept' }).click();
  for (const page of [host, friend]) await plies(page, 1);
  await move('9:5', friend, host);

  await friend.getByRole('button', { name: 'Draw' }).click();
  await host.locator('#offers').getByRole('button', { name: 'Accept' }).click();
  for (const page of [host, friend]) await status(page, 'A draw was agreed');

  await host.getByRole('button', { name: 'Rematch' }).click();
  await host.getByRole('button', { name: 'Rematch offered' }).waitFor();
  const before = friend.url();
  await friend.locator('#offers', { hasText: 'play again' }).getByRole('button', { name: 'Accept' }).click();
  for (const page of [host, friend]) await page.waitForURL((url) => url.pathname.startsWith('/game/') && url.href !== before);
  await status(friend, 'Your turn: you are Black');
  await move('1:4', friend, host);
  assert.deepEqual(errors, [[], []]);
  await close();
});

test('four play team Six, each from their own seat', async () => {
  const people = await Promise.all([0, 1, 2, 3].map(() => somebody()));
  const pages = people.map(({ page }) => page);
  const id = await newGame(pages[0], { variant: 'six:players=4', opponent: { kind: 'friend' } });
  for (const [at, place] of [[1, 'Black, player 1'], [2, 'Red, player 2'], [3, 'Black, player 2']]) {
    await pages[at].goto(`/game/${id}`);
    await pages[at].getByRole('button', { name: `${place}: Sit here` }).click();
    await pages[at].locator('.places, #table:not([data-phase="waiting"])').first().waitFor();
  }
  for (const page of pages) await page.locator('#table[data-phase="playing"]').waitFor();
  const pick = random(7);
  for (let turn = 0; turn < 12; turn += 1) {
    const page = pages[turn % 4];
    await myTurn(page);
    const { legal } = await shown(page);
    const text = legal[pick(legal.length)];
    // Nobody else can make this move: not who follows, and not the partner.
    for (const other of [1, 2]) {
      const wrong = await pages[(turn + other) % 4].request.post(`/api/games/${id}/commands`, { data: { id: crypto.randomUUID(), do: 'move', text, ply: turn } });
      assert.equal(wrong.status(), 422);
    }
    await move(text, page, ...pages.filter((each) => each !== page));
  }
  const moves = await Promise.all(pages.map(async (page) => (await shown(page)).moves.join(' ')));
  assert.equal(new Set(moves).size, 1);
  assert.deepEqual(people.flatMap(({ errors }) => errors), []);
  await Promise.all(people.map(({ context }) => context.close()));
});

for (const [way, block] of [
  ['a stream of events', async (page) => page.routeWebSocket('**/api/socket', (socket) => socket.close())],
  [
    'one question after the other',
    async (page) => {
      await page.routeWebSocket('**/api/socket', (socket) => socket.close());
      await page.route('**/events?*', (route) => route.abort());
    },
  ],
]) {
  test(`where sockets are blocked, the game goes on by ${way}`, async () => {
    const host = await somebody();
    const id = await newGame(host.page, { variant: '27', opponent: { kind: 'friend' } });
    const friend = await somebody();
    await block(friend.page);
    await friend.page.goto(`/game/${id}`);
    await connected(friend.page);
    await friend.page.getByRole('button', { name: 'Play as White' }).click();
    await move('1:4', host.page, friend.page);
    await move('9:4', friend.page, host.page);
    await move('1:5', host.page, friend.page);
    await type(friend.page, 'nonsense');
    await friend.page.locator('#toast', { hasText: 'notation' }).waitFor();
    await host.context.close();
    await friend.context.close();
  });
}

test('moves are planned: one on the board, and answers to what may come', async () => {
  const { host, friend, errors, close } = await two({ variant: '27', time: { days: 2 } });
  await host.locator('.clock-left', { hasText: '1 d 23 h' }).first().waitFor();
  await friend.getByRole('button', { name: 'Plan a move' }).click();
  await status(friend, 'Choose the move');
  // The board offers what White could do if it were White’s turn.
  await myTurn(friend);
  await type(friend, '9:4');
  await friend.locator('#plans', { hasText: 'Planned: 9:4' }).waitFor();
  assert.ok(!(await host.locator('#plans').textContent()).includes('9:4'));
  await type(host, '1:4');
  for (const page of [host, friend]) await plies(page, 2);

  await move('1:1', host, friend);
  await host.getByRole('button', { name: 'Plan an answer' }).click();
  await status(host, 'What could they play?');
  const [theirs, others] = (await shown(host)).legal;
  await type(host, theirs);
  await status(host, 'What do you answer?');
  await myTurn(host);
  const [answer] = (await shown(host)).legal;
  await type(host, answer);
  await host.getByRole('button', { name: 'Keep', exact: true }).click();
  await host.locator('.planned li', { hasText: `If ${theirs}, then ${answer}` }).waitFor();
  assert.ok(others, 'there was a choice');
  await type(friend, theirs);
  for (const page of [host, friend]) await plies(page, 5);
  assert.equal((await shown(host)).moves[4], answer);

  // A plan that is not wanted any more.
  await type(host, '1:1');
  await host.locator('.planned li', { hasText: 'Planned: 1:1' }).getByRole('button', { name: /^Remove/ }).click();
  await host.locator('.planned li').waitFor({ state: 'detached' });
  assert.deepEqual(errors, [[], []]);
  await close();
});

test('who leaves is seen to leave, and to come back', async () => {
  const table = await two({ variant: '27', time: { initial: 600_000, increment: 0 } });
  await move('1:4', table.host, table.friend);
  await move('9:4', table.friend, table.host);
  await table.host.locator('.presence.here').waitFor();
  const address = table.friend.url();
  await table.friend.goto('about:blank');
  await table.host.locator('.seat .away').waitFor();
  await table.host.locator('#offers', { hasText: 'After 60 seconds' }).waitFor();
  await table.friend.goto(address);
  await table.host.locator('.presence.here').waitFor();
  await table.host.locator('#offers').waitFor({ state: 'hidden' });
  await table.close();
});

for (const scheme of ['light', 'dark']) {
  test(`a table with others is accessible and fits a small phone in ${scheme}`, async () => {
    const look = { colorScheme: scheme, bypassCSP: true };
    const host = await somebody(look);
    const small = await somebody({ ...look, ...PHONE, viewport: { width: 320, height: 640 } });
    const found = [];
    const check = async (name, page) => {
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      for (const { id, nodes } of violations) found.push(`${name}: ${id}: ${nodes[0].html.slice(0, 160)}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) found.push(`${name}: ${over} px too wide`);
    };
    const id = await newGame(host.page, { variant: '27', opponent: { kind: 'friend' }, time: { initial: 600_000, increment: 5_000 } });
    await host.page.getByText('QR code').click();
    await small.page.goto(`/game/${id}`);
    await small.page.getByRole('button', { name: 'Play as White' }).waitFor();
    await check('an invitation', host.page);
    await check('invited', small.page);
    await small.page.getByRole('button', { name: 'Play as White' }).click();
    await move('1:4', host.page, small.page);
    await host.page.getByRole('button', { name: 'Draw' }).click();
    await small.page.locator('#offers').waitFor();
    await small.page.locator('#talk summary').click();
    await small.page.getByLabel('Message').fill('hello');
    await small.page.getByRole('button', { name: 'Send' }).click();
    await host.page.locator('.talk-log', { hasText: 'hello' }).waitFor();
    await check('a game', host.page);
    await check('an offer', small.page);
    assert.deepEqual(found, []);
    assert.deepEqual([...host.errors, ...small.errors], []);
    await host.context.close();
    await small.context.close();
  });
}

test('the form works without a script: what is agreed arrives at the table', async () => {
  const host = await somebody({ javaScriptEnabled: false });
  await host.page.goto('/new?game=six&opponent=friend');
  await host.page.getByLabel('Days', { exact: true }).check();
  await host.page.getByLabel('Days a move').fill('5');
  await host.page.getByText('What is agreed').click();
  await host.page.getByLabel('Moves may be taken back').uncheck();
  await host.page.getByRole('button', { name: 'Invite' }).click();
  await host.page.waitForURL('**/game/*');
  const id = new URL(host.page.url()).pathname.split('/').pop();
  const guest = await somebody();
  await guest.page.goto(`/game/${id}`);
  const agreed = guest.page.locator('.agreed');
  await agreed.waitFor();
  assert.match(await agreed.textContent(), /5 days for each move.*No moves are taken back/s);
  await guest.context.close();
  await host.context.close();
});
