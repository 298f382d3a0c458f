// The field in words: the name of each cell, what a step has done, and the whole field row by row.

import { locale, t } from '../../words.js';
import { same, text } from './hex.js';
import { sideName } from './tile.js';
import { tableOf } from './scene.js';

/** @typedef {import('../../../types').View} View */
/** @typedef {import('../../../types').Cell} Cell */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./choice.js').Choice} Choice */

/** A number with a true minus, which screen readers do not leave out. @param {number} n */
const spokenNumber = (n) => String(n).replace('-', '−');

/** @param {Cell} cell */
export const spoken = ([q, r]) => `${spokenNumber(q)}, ${spokenNumber(r)}`;

/** @param {number} row */
export const rowName = (row) => t('six-row', { row: spokenNumber(row) });

/** Everything about a cell. @param {Cell} cell @param {Scene} scene */
export function cellName(cell, scene) {
  const key = text(cell);
  const tile = scene.tiles.get(key);
  const sentences = [tile ? tileName(cell, tile.side, scene) : emptyName(cell, scene)];
  const { last, formation, fives } = scene;
  if (last && (last.kind === 'lay' || last.kind === 'move') && same(last.to, cell)) sentences.push(t('six-also-last'));
  if (last?.kind === 'move' && same(last.from, cell)) sentences.push(t('six-also-left'));
  if (formation?.some((one) => same(one, cell))) sentences.push(t('six-also-six'));
  const sides = new Set(fives.filter((five) => same(five.missing, cell)).map((five) => five.side));
  for (const side of sides) sentences.push(t('six-also-missing', { side: sideName(side) }));
  return sentences.join(' ');
}

/** @param {Cell} cell @param {Scene} scene */
function emptyName(cell, { targets }) {
  const target = targets.get(text(cell));
  if (!target) return t('six-cell-empty', { cell: spoken(cell) });
  return t(target.stays.length > 1 ? 'six-cell-open' : 'six-cell-free', { cell: spoken(cell) });
}

/** @param {Cell} cell @param {number} side @param {Scene} scene */
function tileName(cell, side, { picked, lost, groups, stay, liftable }) {
  const args = { cell: spoken(cell), side: sideName(side) };
  const group = groups.findIndex((cells) => cells.some((one) => same(one, cell)));
  if (picked && same(picked, cell)) return t('six-tile-picked', args);
  if (group >= 0 && group === stay) return t('six-tile-stays', { ...args, group: group + 1 });
  if (group >= 0) return t('six-tile-group', { ...args, group: group + 1 });
  if (lost.has(text(cell))) return t('six-tile-lost', args);
  return t(liftable.has(text(cell)) ? 'six-tile-free' : 'six-tile', args);
}

/** What picking up a tile, or choosing a group, has done. @param {Choice} choice */
export function choiceSaid(choice) {
  const { lift, groups, stay } = choice;
  if (!lift) return '';
  const args = { cell: spoken(lift.from), lost: choice.lost.size, count: choice.targets.size };
  if (groups.length && stay === null) return t('six-said-groups', { ...args, groups: groups.length });
  if (groups.length && stay !== null) return t('six-said-group', { ...args, group: stay + 1 });
  return t(args.lost ? 'six-said-losing' : 'six-said-picked', args);
}

/** @param {Choice} choice */
export const whichSaid = (choice) => t('six-said-which', { groups: choice.groups.length });

/** The field row by row, first what there is in all. @param {View} view @returns {string[]} */
export function summary(view) {
  const { tiles, round } = tableOf(view);
  const count = (/** @type {number} */ side) => tiles.filter((tile) => tile.side === side).length;
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' });
  /** @type {Map<number, string[]>} */
  const rows = new Map();
  for (const { q, r, side } of tiles) {
    const named = t('six-summary-tile', { side: sideName(side), column: spokenNumber(q) });
    rows.set(r, [...(rows.get(r) ?? []), named]);
  }
  return [
    t(round === 1 ? 'six-summary-one' : 'six-summary-two', { red: count(0), black: count(1) }),
    ...[...rows].map(([r, named]) => t('six-summary-row', { row: spokenNumber(r), tiles: list.format(named) })),
  ];
}
