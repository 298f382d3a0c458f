// What the board of SIXTH! says to those who listen to it.

import { locale, t } from '../../words.js';

/** @typedef {import('../../../types').SixthTable} Table */

const series = new Intl.ListFormat(locale, { type: 'unit', style: 'long' });

/** @param {string} letter */
export const pieceName = (letter) => t('sixth-piece', { letter });

/** Things one after the other. @param {string[]} things */
export const list = (things) => series.format(things);

/** Everything that is on a square, the buried pieces too. @param {Table} table @param {string} square */
export function squareName(table, square) {
  const letters = table.stacks[square];
  if (!letters) return t('sixth-square-empty', { square });
  const [height, rank] = table.ranks[square] ?? [letters.length, 'pawn'];
  const pieces = list([...letters].reverse().map(pieceName));
  return t(letters.length === 1 ? 'sixth-square-single' : 'sixth-square-tower', { square, height, rank, pieces });
}

/** What is lifted, and where it can go. @param {string} square @param {number} count @param {string[]} targets */
export const lifted = (square, count, targets) =>
  targets.length
    ? t('sixth-lifted', { square, count, targets: targets.length, squares: list([...targets].sort()) })
    : t('sixth-lifted-nowhere', { square, count });

/** What is in hand, and where it can go. @param {string} letter @param {number} targets */
export const chosen = (letter, targets) => t('sixth-chosen', { piece: pieceName(letter), targets });

/** What a side can still place. @param {import('../../../types').Reserve} reserve @param {number} side */
export const reserveName = (reserve, side) =>
  'points' in reserve
    ? t('sixth-reserve-points', { side: side ? 'brown' : 'silver', points: reserve.points })
    : t('sixth-reserve', { side: side ? 'brown' : 'silver' });
