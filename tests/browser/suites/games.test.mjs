// Whole games, each option of each game, by mouse, by finger and by keys.

import assert from 'node:assert/strict';
import { after, before, test as plain } from 'node:test';
import { make } from '../gestures.mjs';
import { Server, launch, newGame, open, random, ready, shown } from '../harness.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

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

/** The variant, the means, and against whom. */
const GAMES = [
  ['sixth', 'mouse', { kind: 'computer', level: 1 }],
  ['sixth', 'keys', { kind: 'same' }],
  ['sixth:kings', 'touch', { kind: 'same' }],
  ['sixth:milady', 'keys', { kind: 'same' }],
  ['sixth:milady=c1', 'mouse', { kind: 'same' }],
  ['sixth:hunchbacks', 'touch', { kind: 'computer', level: 2 }],
  ['sixth:giants', 'mouse', { kind: 'same' }],
  ['sixth:milady=silver,armies', 'touch', { kind: 'same' }],
  ['sixth:armies,silver=7p1h1g,brown=12p', 'keys', { kind: 'same' }],
  ['six', 'mouse', { kind: 'computer', level: 1 }],
  ['six:first-edition', 'touch', { kind: 'same' }],
  ['six:players=4', 'keys', { kind: 'same' }],
  ['27', 'keys', { kind: 'computer', level: 1 }],
  ['27:advanced', 'touch', { kind: 'same' }],
  ['27:expert', 'mouse', { kind: 'same' }],
];

for (const [at, [variant, how, opponent]] of GAMES.entries()) {
  test(`${variant} by ${how} against ${opponent.kind}`, async () => {
    const { context, page, errors } = await open(browser, server.url, how === 'touch' ? PHONE : {});
    await newGame(page, { variant, opponent });
    const pick = random(at + 1);
    for (let turn = 0; turn < 400; turn += 1) {
      await ready(page);
      const view = await shown(page);
      if (view.over) break;
      const text = chosen(view, pick);
      await make(page, view, text, how, pick(2) === 0);
      await page
        .waitForFunction((plies) => document.getElementById('board').view.moves.length > plies, view.moves.length, { timeout: 10_000 })
        .catch(() => assert.fail(`${text} was not made by ${how} after ${view.moves.join(' ')}`));
      const moves = (await shown(page)).moves;
      assert.equal(moves[view.moves.length], text);
    }
    const view = await shown(page);
    assert.ok(view.over, 'the game has come to its end');
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    assert.notEqual(await page.locator('#status').textContent(), '');
    assert.deepEqual(errors, []);
    await context.close();
  });
}

/** A legal move: moves of stacks more often than placements, so that games end. */
function chosen(view, pick) {
  const shifts = view.legal.filter((text) => text.includes('>'));
  const pool = shifts.length > 0 && pick(3) > 0 ? shifts : view.legal;
  return pool[pick(pool.length)];
}
