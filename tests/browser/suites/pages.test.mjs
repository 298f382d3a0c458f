// Every page, in light and dark, on a phone and a desk: no violation of accessibility, no error, nothing too wide.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test as plain } from 'node:test';
import { Server, launch, newGame, open } from '../harness.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

const PAGES = [
  '/',
  '/new?game=sixth',
  '/new?game=six',
  '/new?game=27&opponent=friend',
  '/games',
  '/lobby',
  '/account',
  '/recover',
  '/settings',
  '/learn',
  '/learn/sixth',
  '/learn/six/capture',
  '/learn/27/introduction',
  '/puzzles',
  '/puzzles/27',
  '/puzzles/sixth/1',
  '/rules/sixth',
  '/rules/six',
  '/rules/27',
  '/analysis',
  '/analysis?variant=sixth',
  '/embed?variant=27&moves=1:4_9:3',
];

for (const scheme of ['light', 'dark']) {
  test(`every page is accessible in ${scheme}`, async () => {
    const { context, page, errors } = await open(browser, server.url, { colorScheme: scheme, bypassCSP: true });
    const games = [];
    for (const variant of ['sixth:kings,milady,armies', 'six', '27:expert']) {
      const id = await newGame(page, { variant, opponent: { kind: 'computer', level: 2 } });
      games.push(`/game/${id}`, `/analysis/game/${id}`);
    }
    const found = [];
    for (const path of [...PAGES, ...games]) {
      await page.goto(path);
      await page.waitForTimeout(300);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      for (const { id, nodes } of violations) found.push(`${path}: ${id}: ${nodes[0].html.slice(0, 160)}`);
    }
    assert.deepEqual(found, []);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('nothing is wider than a small phone, upright or lying, in any language', async () => {
  const wide = [];
  for (const locale of ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ru', 'hu']) {
    const { context, page, errors } = await open(browser, server.url, { viewport: { width: 320, height: 640 }, locale });
    const games = [];
    for (const variant of ['sixth:kings,milady,armies', 'six', '27']) {
      games.push(`/game/${await newGame(page, { variant, opponent: { kind: 'computer', level: 1 } })}`);
    }
    // Lying, words have room enough: one language will do.
    for (const [width, height] of locale === 'en' ? [[320, 640], [640, 320]] : [[320, 640]]) {
      await page.setViewportSize({ width, height });
      for (const path of [...PAGES, ...games]) {
        await page.goto(path);
        await page.waitForTimeout(100);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (over > 0) wide.push(`${path} in ${locale} at ${width}: ${over} px too wide`);
      }
    }
    assert.deepEqual(errors, []);
    await context.close();
  }
  assert.deepEqual(wide, []);
});

test('the language is the browser’s, and can be changed', async () => {
  const { context, page, errors } = await open(browser, server.url, { locale: 'de-DE' });
  await page.goto('/');
  assert.equal(await page.getAttribute('html', 'lang'), 'de');
  await page.selectOption('#language', 'hu');
  await page.waitForFunction(() => document.documentElement.lang === 'hu');
  await page.goto('/new');
  assert.equal(await page.getAttribute('html', 'lang'), 'hu');
  assert.deepEqual(errors, []);
  await context.close();
});

test('it can be installed, and keeps its static part', async () => {
  const { context, page, errors } = await open(browser, server.url, { serviceWorkers: 'allow' });
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  assert.equal(manifest.start_url, '/');
  for (const { src } of manifest.icons) assert.ok((await page.request.get(src)).ok(), src);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The second visit is taken care of by the worker.
  await page.reload();
  await page.waitForFunction(async () => {
    const [name] = await caches.keys();
    return name !== undefined && (await (await caches.open(name)).keys()).length > 5;
  });
  assert.deepEqual(errors, []);
  await context.close();
});

test('nothing is asked of another host, and nothing runs inline', async () => {
  const { context, page, errors } = await open(browser, server.url);
  const foreign = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const path of PAGES) {
    const response = await page.goto(path);
    assert.ok(!response.headers()['content-security-policy'].includes('unsafe'), path);
  }
  assert.deepEqual(foreign, []);
  assert.deepEqual(errors, []);
  await context.close();
});

test('what is not there is said kindly', async () => {
  const { context, page } = await open(browser, server.url);
  for (const path of ['/nothing', '/game/nothing', '/learn/chess', '/learn/sixth/nothing', '/puzzles/chess', '/analysis/nothing', '/people/nobody']) {
    const response = await page.goto(path);
    assert.equal(response.status(), 404, path);
    assert.ok(await page.locator('main h1').isVisible(), path);
  }
  await context.close();
});

test('every option leads to a game', async () => {
  const { context, page, errors } = await open(browser, server.url);
  await page.goto('/new?game=sixth');
  await page.getByText('Every option').click();
  await page.getByLabel('Six times king').last().check();
  await page.getByLabel('Pieces').selectOption('armies');
  await page.getByLabel('Milady', { exact: true }).last().selectOption('milady=silver');
  await page.getByLabel('Brown’s army').or(page.getByLabel("Brown's army")).selectOption('fixed');
  await page.locator('[data-variant]', { hasText: 'sixth:kings,milady=silver,armies,brown=12p' }).waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/game/*');
  assert.deepEqual(errors, []);
  await context.close();
});

test('options that do not go together are refused in the player’s language, and nothing starts', async () => {
  const { context, page } = await open(browser, server.url, { locale: 'de' });
  await page.goto('/new?game=sixth');
  await page.locator('#options summary').click();
  await page.locator('#option-pieces').selectOption('hunchbacks');
  await page.locator('#option-milady').selectOption('milady');
  await page.locator('[data-problem]', { hasText: 'passen nicht zusammen' }).waitFor();
  assert.ok(await page.locator('.go button').isDisabled());
  await page.locator('#option-milady').selectOption('');
  await page.locator('[data-variant]', { hasText: 'sixth:hunchbacks' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('.go button').disabled);
  await context.close();
});
