// Lessons and puzzles: what is right, what is wrong, and what is kept.

import assert from 'node:assert/strict';
import { after, before, test as plain } from 'node:test';
import { make } from '../gestures.mjs';
import { Server, launch, open, shown } from '../harness.mjs';

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

const data = async (page) => JSON.parse(await page.textContent('#data'));
const asked = (page) => page.waitForFunction(() => document.getElementById('board').interactive);
const said = (page, text) => page.waitForFunction((text) => document.getElementById('answer').textContent.startsWith(text), text);

for (const [lesson, how] of [
  ['sixth/introduction', 'mouse'],
  ['six/introduction', 'touch'],
  ['27/introduction', 'keys'],
]) {
  test(`the lesson ${lesson} by ${how}`, async () => {
    const { context, page, errors } = await open(browser, server.url, how === 'touch' ? PHONE : {});
    await page.goto(`/learn/${lesson}`);
    const { steps, answers } = await data(page);
    for (const [at, step] of steps.entries()) {
      assert.equal(await page.textContent('#count'), `Step ${at + 1} of ${steps.length}`);
      if (step.accept) {
        await asked(page);
        assert.equal(await page.getAttribute('#next', 'aria-disabled'), 'true');
        await make(page, await shown(page), step.accept[0], how, false);
        await said(page, answers[at].right);
      }
      if (how === 'keys') await page.keyboard.press(']');
      else await page.click('#next');
    }
    await page.getByRole('link', { name: 'Next lesson' }).waitFor();
    await page.goto('/learn');
    const progress = await page.locator('[data-progress]').allTextContents();
    assert.ok(progress.some((text) => text.startsWith('1 of ')), progress.join());
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('a wrong move is taken back, and after two the answer can be seen', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/learn/sixth/introduction#6');
  const { steps, answers } = await data(page);
  for (let tries = 0; tries < 2; tries += 1) {
    await asked(page);
    assert.equal(await page.isVisible('#show'), false);
    await make(page, await shown(page), 'a1', 'mouse', false);
    await said(page, answers[5].wrong);
    await asked(page);
    assert.equal((await shown(page)).position, steps[5].views[0].position);
  }
  await page.getByRole('button', { name: 'Show me' }).click();
  await make(page, await shown(page), steps[5].accept[0], 'mouse', false);
  await said(page, answers[5].right);
  await page.reload();
  assert.equal(await page.textContent('#count'), 'Step 6 of 8');
  assert.deepEqual(errors, []);
  await context.close();
});

test('what the ko forbids is told with the reason', async () => {
  const { context, page } = await open(browser, server.url);
  await page.goto('/learn/sixth/ko#2');
  await asked(page);
  await make(page, await shown(page), 'c5>c3:1', 'mouse', false);
  await said(page, 'Not allowed: this would undo');
  await context.close();
});

for (const game of ['sixth', 'six', '27']) {
  test(`a puzzle of ${game} is missed, solved, and not asked again`, async () => {
    const { context, page, errors } = await open(browser, server.url);
    await page.goto(`/puzzles/${game}/2`);
    await asked(page);
    const { solution, first_only: firstOnly } = await data(page);
    const start = await shown(page);
    await make(page, start, start.legal.find((text) => text !== solution[0]), 'mouse', false);
    await page.locator('.answer.bad').waitFor();
    await asked(page);
    assert.equal((await shown(page)).position, start.position);
    for (const text of firstOnly ? solution.slice(0, 1) : solution.filter((_, at) => at % 2 === 0)) {
      await asked(page);
      const before = await shown(page);
      await make(page, before, text, 'mouse', false);
      await page.waitForFunction((plies) => document.getElementById('board').view.moves.length > plies, before.moves.length);
    }
    await said(page, 'Solved, though not at the first try.');
    const kept = await page.evaluate((game) => JSON.parse(localStorage.getItem('trilith-puzzles'))[game], game);
    assert.deepEqual([kept.streak, kept.solved.length, kept.missed.length], [0, 1, 0]);
    assert.match(await page.getAttribute('#next', 'href'), new RegExp(`^/puzzles/${game}/(?!2$)\\d+$`));
    await page.goto(`/puzzles/${game}/1`);
    await asked(page);
    const next = await data(page);
    await make(page, await shown(page), next.solution[0], 'mouse', false);
    await page.locator('.answer.good').waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });
}
