// What the board page weighs and how fast it is. Figures, not a test: machines differ.

import { Server, launch, newGame, open, ready, shown } from './harness.mjs';

const server = await new Server().start();
const browser = await launch();
const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];

for (const variant of ['sixth', 'six', '27']) {
  const { context, page } = await open(browser, server.url, { reducedMotion: 'no-preference' });
  const id = await newGame(page, { variant, opponent: { kind: 'computer', level: 3 } });

  // The first visit: everything that comes over the wire, compressed, with nothing kept.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
    requests += 1;
  });
  await page.goto(`/game/${id}`);
  await ready(page);
  await page.waitForTimeout(500);
  const weight = `${(bytes / 1024).toFixed(0)} KB in ${requests} requests`;

  // On a processor four times as slow: until a move can be made.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = [];
  for (let i = 0; i < 5; i += 1) {
    await page.goto('about:blank');
    await page.goto(`/game/${id}`, { waitUntil: 'commit' });
    times.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const look = () =>
              document.getElementById('board')?.interactive ? resolve(performance.now()) : requestAnimationFrame(look);
            look();
          }),
      ),
    );
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  // A move against level 3: until its answer is on the board, by the page's own clock.
  await page.evaluate(() => (document.documentElement.dataset.motion = 'still'));
  const answers = [];
  for (let i = 0; i < 12; i += 1) {
    await ready(page);
    const view = await shown(page);
    if (view.over) break;
    answers.push(
      await page.evaluate(
        ([text, plies]) =>
          new Promise((resolve) => {
            const board = document.getElementById('board');
            const begun = performance.now();
            const look = () =>
              board.view.moves.length >= plies + 2 || board.view.over
                ? resolve(performance.now() - begun)
                : setTimeout(look, 2);
            board.chose(text);
            look();
          }),
        [view.legal[(i * 5) % view.legal.length], view.moves.length],
      ),
    );
  }
  console.log(
    `${variant}: ${weight}; ready after ${median(times).toFixed(0)} ms (four times slowed); ` +
      `level 3 answers in ${median(answers).toFixed(0)} ms at the median, ${Math.max(...answers).toFixed(0)} at the most`,
  );
  await context.close();
}

// Frames while a tower is dragged about.
{
  const { context, page } = await open(browser, server.url, { reducedMotion: 'no-preference' });
  await newGame(page, { variant: 'sixth', opponent: { kind: 'same' } });
  for (const [at, text] of ['c3', 'c4', 'c3>c4:1', 'c3', 'c4>c3:2', 'b3'].entries()) {
    await page.fill('#typed-move', text);
    await page.press('#typed-move', 'Enter');
    await page.waitForFunction((plies) => document.getElementById('board').view.moves.length === plies, at + 1);
  }
  await ready(page);
  await page.waitForTimeout(600);
  const box = await page.locator('#board [data-square="c3"]').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.7);
  await page.mouse.down();
  await page.evaluate(() => {
    globalThis.frames_ = [];
    const note = (time) => {
      globalThis.frames_.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let i = 0; i < 120; i += 1) {
    await page.mouse.move(box.x + 150 * Math.sin(i / 10), box.y + 100 * Math.cos(i / 10));
  }
  const frames = await page.evaluate(() => globalThis.frames_);
  await page.mouse.up();
  const gaps = frames.slice(1).map((time, at) => time - frames[at]);
  const late = gaps.filter((gap) => gap > 20).length;
  console.log(`dragging a tower: ${frames.length} frames, ${median(gaps).toFixed(1)} ms apart at the median, ${late} later than 20 ms`);
  await context.close();
}

await browser.close();
await server.remove();
