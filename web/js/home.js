// The three boards on the first page play a short game by themselves.

import { still } from './boards/board.js';

/** @typedef {import('./boards/board.js').Board} Board */
/** @typedef {import('../types').View} View */

const PAUSE = 1800;
const AT_THE_END = 5000;

for (const element of document.querySelectorAll('[data-views]')) {
  const board = /** @type {Board & {flags?: object}} */ (element);
  const source = document.getElementById(board.dataset.views ?? '');
  /** @type {View[]} */
  const views = JSON.parse(source?.textContent ?? '[]');
  customElements.whenDefined(board.localName).then(() => {
    // Nothing but the board: nobody plays here.
    if ('flags' in board) board.flags = { plain: true };
    // Without motion, the board shows where the game led.
    if (views.length > 0) still() ? board.show(views[views.length - 1]) : perform(board, views);
  });
}

/** @param {Board} board @param {View[]} views */
function perform(board, views) {
  let ply = 0;
  let visible = true;
  new IntersectionObserver((entries) => {
    visible = entries.some((entry) => entry.isIntersecting);
  }).observe(board);
  board.show(views[0]);
  const step = async () => {
    if (visible && !document.hidden) {
      ply = (ply + 1) % views.length;
      await board.show(views[ply], { animate: ply > 0 });
    }
    setTimeout(step, ply === views.length - 1 ? AT_THE_END : PAUSE);
  };
  setTimeout(step, PAUSE);
}
