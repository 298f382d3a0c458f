// Who sits at a table, in words.

import { SIDES } from '../sides.js';
import { t } from '../words.js';

/** @typedef {import('../../types').Snapshot} Snapshot */
/** @typedef {import('../../types').SeatView} SeatView */

/** What the player at a seat is called. @param {SeatView | undefined} seat */
export function called(seat) {
  if (!seat || seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'computer') return t('seat-level', { level: seat.level ?? 0 });
  return seat.kind === 'you' ? t('seat-you') : seat.name ?? t('seat-guest');
}

/** Whether others play here than whoever looks and the computer. @param {Snapshot} game */
export const together = (game) => game.seats.some(({ kind }) => kind === 'guest' || kind === 'open');

/** The sides of whoever looks: none, one, or both. @param {Snapshot} game */
export const ownSides = (game) => new Set(game.yours.map((seat) => seat % 2));

/** Whether this seat plays against whoever looks. @param {Snapshot} game @param {number} seat */
export const isOther = (game, seat) => game.yours.length > 0 && !ownSides(game).has(seat % 2);

/** The name of a side in messages: `silver`, … @param {Snapshot} game @param {number} side */
export const sideName = (game, side) => SIDES[game.view.table.game][side];

/** The people of the other side, by name. @param {Snapshot} game */
export function others(game) {
  const names = game.seats.filter((seat, at) => isOther(game, at) && seat.kind === 'guest').map(called);
  return new Intl.ListFormat(document.documentElement.lang || 'en').format(names);
}

/** Whether everybody of the other side is away. @param {Snapshot} game */
export const othersAway = (game) => {
  const seats = game.seats.filter((seat, at) => isOther(game, at) && seat.kind === 'guest');
  return seats.length > 0 && seats.every(({ here }) => !here);
};
