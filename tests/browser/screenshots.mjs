// Pictures of every page, on a phone and a desk, in light and dark: `npm run screenshots -- FOLDER`.

import { mkdirSync } from 'node:fs';
import { Server, launch, newGame, open } from './harness.mjs';

const folder = process.argv[2] ?? 'screenshots';
mkdirSync(folder, { recursive: true });

/** Positions worth looking at. */
const GAMES = [
  ['sixth', 'd3 e5 c3 e2 e3 e4 b3 b5 c3>d3:1 d3>b3:1 e3>e2:1 d2 b4 c2 e1 e5>e4:1 d3>d2:1 c4 d2>c2:2 d2 e2>e4:1'],
  ['six', '2,-1 2,0 1,-1 1,1 2,-2 0,1 0,-1 0,2 1,-2 2,-3'],
  ['27', '1:7 9:4 2:5 9:3 2:2 7:2 5:1 4:7'],
];
const PAGES = [
  ['home', '/'],
  ['new', '/new?game=sixth'],
  ['games', '/games'],
  ['lobby', '/lobby'],
  ['account', '/account'],
  ['settings', '/settings'],
  ['learn', '/learn'],
  ['learn-sixth', '/learn/sixth'],
  ['lesson', '/learn/six/six-capture'],
  ['puzzles', '/puzzles'],
  ['puzzle', '/puzzles/27'],
  ['rules', '/rules/sixth'],
  ['analysis-new', '/analysis'],
  ['not-found', '/nothing'],
];
const SCREENS = [
  ['phone', { width: 360, height: 740 }],
  ['desk', { width: 1280, height: 800 }],
];

const server = await new Server().start();
const browser = await launch();
for (const [screen, viewport] of SCREENS) {
  for (const colorScheme of ['light', 'dark']) {
    const { context, page } = await open(browser, server.url, { viewport, colorScheme, hasTouch: screen === 'phone' });
    const take = async (name, path) => {
      await page.goto(path);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${folder}/${name}-${screen}-${colorScheme}.png` });
    };
    for (const [variant, moves] of GAMES) {
      const id = await newGame(page, { variant, opponent: { kind: 'same' } });
      for (const [ply, text] of moves.split(' ').entries()) {
        await page.request.post(`/api/games/${id}/commands`, { data: { id: `${ply}`, do: 'move', text, ply } });
      }
      await take(`game-${variant}`, `/game/${id}`);
      await take(`analysis-${variant}`, `/analysis/game/${id}`);
    }
    for (const [name, path] of PAGES) await take(name, path);
    await context.close();
  }
}
await browser.close();
await server.remove();
