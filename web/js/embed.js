// A board in somebody else's page: it steps through the moves, and leads to the full analysis.

import { t, tell } from './words.js';
import * as referee from './referee.js';
import { byId, iconButton } from './dom.js';
import { query } from './analysis/link.js';

/** @typedef {import('../types').View} View */

const board = /** @type {import('./boards/board.js').Board} */ (byId('board'));
await Promise.race([customElements.whenDefined(board.localName), new Promise((done) => setTimeout(done, 10_000))]);

// Nothing can be done on the board here, so that nothing has to be said about it.
if ('flags' in board) board.flags = { bar: false };

/** @type {{variant: string, position: string | null, moves: string[], view: View}} */
const start = JSON.parse(byId('start').textContent ?? '{}');
const { variant, position, moves } = start;
const link = /** @type {HTMLAnchorElement} */ (byId('full'));
let at = moves.length;
let turn = 0;

/** @param {number} to */
async function go(to) {
  const next = Math.max(0, Math.min(moves.length, to));
  const animate = next === at + 1;
  const own = ++turn;
  at = next;
  draw();
  try {
    const view = at === moves.length ? start.view : await referee.view(variant, position, moves.slice(0, at));
    if (own !== turn) return;
    tellState(view);
    await board.show(view, { animate });
  } catch {
    if (own === turn) byId('status').textContent = t('analysis-lost');
  }
}

/** @param {View} view */
function tellState(view) {
  byId('status').textContent = view.ending_told ? tell(view.ending_told) : t('analysis-step-of', { step: at, all: moves.length });
}

const buttons = [
  iconButton('first', t('analysis-first'), () => go(0), 'Home'),
  iconButton('back', t('analysis-back'), () => go(at - 1), 'ArrowLeft ['),
  iconButton('forward', t('analysis-forward'), () => go(at + 1), 'ArrowRight ]'),
  iconButton('last', t('analysis-last'), () => go(moves.length), 'End'),
];
byId('steps').append(...buttons);
byId('steps').hidden = moves.length === 0;

function draw() {
  buttons.forEach((button, i) => button.setAttribute('aria-disabled', String(i < 2 ? at === 0 : at === moves.length)));
  link.href = `/analysis?${query(variant, position, moves.slice(0, at))}`;
}

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrows = !(event.target instanceof Node && board.contains(event.target));
  const to = { '[': at - 1, ']': at + 1, ...(arrows ? { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: moves.length } : {}) }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});

await go(at);
