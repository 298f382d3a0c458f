// The last move of SIXTH!, played from the position before it.

import { squares } from './geometry.js';
import { tableOf } from './offers.js';
import { wood } from './pieces.js';

/** @typedef {import('../../../types').View} View */
/** @typedef {import('../../../types').LastMove} LastMove */
/**
 * @typedef {object} Stage
 * @property {import('./field.js').Field} field
 * @property {import('./motion.js').Motion} motion
 * @property {import('./trays.js').Tray[]} trays
 * @property {boolean} ranks whether they are written
 * @property {(name: string) => void} sound
 */

/** The tray in which a piece lies or to which it goes. @param {import('./trays.js').Tray[]} trays @param {string} letter */
export function trayFor(trays, letter) {
  const side = wood(letter) === 'brown' ? 1 : 0;
  const found = trays.find((tray) => (letter === 'M' ? tray.holds(letter) : tray.side === side));
  return found ?? trays.find((tray) => tray.near);
}

/** Where that is on the board. @param {Stage} stage @param {string} letter */
export function spotFor({ field, trays }, letter) {
  const tray = trayFor(trays, letter);
  return tray ? field.middle(tray.spot(letter)) : { x: 250, y: 560 };
}

/**
 * @param {Stage} stage @param {View} before @param {LastMove} last
 * @param {'tap' | 'drag' | null} begun how far the player's hand has brought it already
 */
export async function replay(stage, before, last, begun) {
  const { field, motion, trays, sound } = stage;
  const { stacks, ranks } = tableOf(before);
  for (const square of squares(field.turned)) {
    field.tower(square, stacks[square] ?? [], { rank: (stage.ranks && ranks[square]) || null });
    field.marks(square, [], 0);
  }
  field.hint.replaceChildren();
  for (const tray of trays) tray.show(before, tray.side, () => false);
  if (last.kind === 'place') {
    if (begun === 'drag' || (await motion.place(last.piece, spotFor(stage, last.piece), last.to))) sound('place');
    return;
  }
  if (last.kind !== 'shift') return;
  const source = stacks[last.from] ?? [];
  const onto = stacks[last.to] ?? [];
  const below = source.slice(0, source.length - last.count);
  const letters = source.slice(source.length - last.count);
  field.tower(last.from, below);
  if (!begun) sound('lift');
  const jumps = ranks[last.from]?.[1] === 'knight';
  if (!(await motion.shift({ letters, from: last.from, below, to: last.to, onto, jumps, begun }))) return;
  sound(last.king === null ? 'land' : 'king');
  if (!last.returned.length) return;
  const returned = last.returned.map((letter) => ({ letter, to: spotFor(stage, letter) }));
  if (await motion.dethrone([...onto, ...letters], last.to, returned)) sound('capture');
}
