// For somebody who looks at something else: the title says whose turn it is, and a sound calls when it has come.

import { play } from '../sound.js';
import { t } from '../words.js';

/** @typedef {import('../../types').Snapshot} Snapshot */

const title = document.title;
/** @type {Snapshot | null} */
let shown = null;

function write() {
  const game = shown;
  const call = game?.phase === 'playing' && game.your_turn ? t('title-your-turn')
    : game?.phase === 'waiting' ? t('title-waiting')
    : null;
  document.title = document.hidden && call ? `● ${call} · ${title}` : title;
}

/** @param {Snapshot} game */
export function attend(game) {
  const before = shown;
  shown = game;
  write();
  if (!before || before.number === game.number) return;
  if (before.phase === 'waiting' && game.phase === 'playing') play('begin');
  else if (document.hidden && game.phase === 'playing' && game.your_turn && !before.your_turn) play('turn');
}

document.addEventListener('visibilitychange', write);
