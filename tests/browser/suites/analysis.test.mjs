// Analysis: a pasted record, the tree, the engine, the report, setting up, saving, and a server that is gone.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { Server, launch, open } from '../harness.mjs';

let server;
let browser;
before(async () => {
  server = await new Server().start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.remove();
});

/** Waits until the board shows the position after these moves. */
const shows = (page, ...moves) =>
  page.waitForFunction((text) => document.getElementById('board')?.view?.moves.join(' ') === text, moves.join(' '));
/** Makes a move as a board tells it. */
const play = (page, text) =>
  page.evaluate((text) => {
    document.getElementById('board').dispatchEvent(new CustomEvent('move', { bubbles: true, detail: { text } }));
  }, text);

test('a pasted record is analysed, changed, saved and found again', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/analysis');
  await page.getByLabel('Record, moves or position').fill('[Variant "six"] {Begin} 1. 2,0 3,0 {yes} (1... 2,1 {or this} 2. 3,1) 2. -1,0 !! *');
  await page.locator('.paste').getByRole('button').click();
  await shows(page);
  assert.equal(await page.locator('.variation .move').count(), 2);
  await page.keyboard.press('End');
  await shows(page, '2,0', '3,0', '-1,0');
  await page.keyboard.press('[');
  await shows(page, '2,0', '3,0');
  await page.keyboard.press('ArrowDown');
  await shows(page, '2,0', '2,1');
  await page.keyboard.press('ArrowUp');
  await shows(page, '2,0', '3,0');
  await play(page, '1,1');
  await shows(page, '2,0', '3,0', '1,1');
  await page.getByLabel('Comment on 1,1').fill('My own idea.');
  await page.getByRole('button', { name: 'Interesting move' }).click();
  await page.getByRole('button', { name: 'Move variation up' }).click();
  await page.locator('.row .move', { hasText: '1,1 !?' }).or(page.locator('.row .move', { hasText: '1,1!?' })).waitFor();
  await page.getByLabel('Title').fill('A pasted game');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/analysis\/[^?]+$/);
  const address = page.url();
  await page.goto('/analysis');
  await page.getByRole('link', { name: 'A pasted game' }).click();
  await page.waitForURL(address);
  await page.locator('.remark', { hasText: 'My own idea.' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('what is not saved comes back after a reload, and the chooser offers it later', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/analysis?variant=27');
  await shows(page);
  await play(page, '1:4');
  await shows(page, '1:4');
  await page.waitForTimeout(600);
  await page.reload();
  await shows(page, '1:4');
  await page.goto('/analysis');
  await page.locator('#draft a').click();
  await shows(page, '1:4');
  assert.deepEqual(errors, []);
  await context.close();
});

test('the engine shows lines, proves, and a line can be played', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/analysis?variant=sixth&position=5/5/2,PpPpP,P,1/5/5%20s%20-');
  const line = page.locator('.engine-lines li').first();
  await line.getByText('Proven: Silver wins in 1 turn').waitFor();
  assert.match(await page.locator('#bar').getAttribute('aria-valuetext'), /Proven: Silver wins/);
  await line.locator('.line-move').first().click();
  await page.locator('#status', { hasText: 'Silver wins with a king' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('e');
  await page.getByText('The engine is switched off.').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('half a step shows what the move lifts before it lands', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/analysis?variant=27&moves=1:4_9:2');
  await shows(page, '1:4', '9:2');
  await page.keyboard.press('Home');
  await shows(page);
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('#steps [aria-pressed=true]').waitFor();
  await shows(page);
  await page.keyboard.press('Shift+ArrowRight');
  await shows(page, '1:4');
  assert.deepEqual(errors, []);
  await context.close();
});

test('the report can be stopped, keeps what it has, and leads to the mistakes', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/analysis?variant=sixth&moves=b2_c2_c2%3Eb2:1_b3_b2%3Eb3:2_c3_d4_b3%3Ed4:3');
  await page.getByLabel('How long to look').selectOption('careful');
  await page.getByRole('button', { name: 'Make the report' }).click();
  await page.locator('.graph-line[d^=M]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped after').waitFor();
  await page.getByLabel('How long to look').selectOption('quick');
  await page.getByRole('button', { name: 'Make it again' }).click();
  await page.locator('.accuracy dd').first().waitFor();
  await page.locator('.graph').click({ position: { x: 3, y: 40 } });
  await shows(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a position is set up by hand', async () => {
  const { context, page } = await open(browser, server.url);
  await page.goto('/analysis?variant=sixth#setup');
  await page.getByRole('radio', { name: 'Silver pawn' }).waitFor();
  const box = await page.locator('#board').boundingBox();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(...middle);
  await page.getByRole('radio', { name: 'Brown pawn' }).check({ force: true });
  await page.mouse.click(...middle);
  await page.getByRole('radio', { name: 'Brown', exact: true }).check({ force: true });
  const use = page.locator('#panel-setup a[href*="position=5/5/2,Pp,2/5/5%20b%20-"]');
  await use.click();
  await page.waitForURL(/position=/);
  await page.locator('#status', { hasText: 'Brown to move' }).waitFor();
  await context.close();
});

test('without the server the tree stays, and goes on when it is back', async () => {
  const { context, page } = await open(browser, server.url);
  await page.goto('/analysis?variant=27&moves=1:4_9:2');
  await shows(page, '1:4', '9:2');
  await context.setOffline(true);
  await play(page, '1:1');
  await page.locator('#status', { hasText: 'The server cannot be reached' }).waitFor();
  assert.equal(await page.locator('.row .move').count(), 2);
  await context.setOffline(false);
  await page.locator('#status', { hasText: 'to move' }).waitFor();
  await play(page, '1:1');
  await shows(page, '1:4', '9:2', '1:1');
  await context.close();
});

test('a board stands in somebody else’s page', async () => {
  const { context, page, errors } = await open(browser, server.url);
  const body = `<!doctype html><iframe src="${server.url}/embed?variant=six&amp;moves=2,0_3,0" width="420" height="540" title="Six"></iframe>`;
  const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body)).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  await page.goto(`http://localhost:${elsewhere.address().port}/page`);
  const frame = page.frameLocator('iframe');
  await frame.getByText('2 of 2').waitFor();
  await frame.getByRole('button', { name: 'One move back' }).click();
  await frame.getByText('1 of 2').waitFor();
  assert.match(await frame.getByRole('link', { name: 'Analyse on Trilith' }).getAttribute('href'), /moves=2,0$/);
  assert.deepEqual(errors.filter((error) => !error.includes('favicon')), []);
  await context.close();
  elsewhere.close();
});
