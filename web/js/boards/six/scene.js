// Everything there is to see and to choose at this moment, gathered from the view and from what the player has begun.

import { middle, neighbours, same, text } from './hex.js';
import { readMove } from './choice.js';

/** @typedef {import('../../../types').View} View */
/** @typedef {import('../../../types').Cell} Cell */
/** @typedef {import('../../../types').SixTable} SixTable */
/** @typedef {import('../../../types').SixChoices} SixChoices */
/** @typedef {import('./choice.js').Choice} Choice */
/** @typedef {{cell: Cell, side: number}} Tile */
/** @typedef {{interactive: boolean, editing: boolean, turned: boolean, fives: boolean, coordinates: boolean, preview: string | null}} Wishes */

/**
 * @typedef {object} Scene
 * @property {1 | -1} sign −1 when the field is seen from the other side
 * @property {number} mover the side that moves, or moved last when nobody does
 * @property {1 | 2} round
 * @property {Map<string, Tile>} tiles
 * @property {Map<string, import('./choice.js').Target>} targets cells that can be chosen now; none if it is not one's turn
 * @property {Set<string>} liftable
 * @property {Cell | null} picked
 * @property {Set<string>} lost tiles that the lift, or the move shown ahead, would capture
 * @property {Cell[][]} groups groups of which the player chooses one to stay
 * @property {number | null} stay which of them is chosen
 * @property {Cell | null} waiting a target that waits for that choice
 * @property {View['last']} last
 * @property {SixTable['fives']} fives
 * @property {Cell[] | null} formation
 * @property {{from: Cell | null, to: Cell | null} | null} ahead a move shown ahead of being made
 * @property {boolean} coordinates
 * @property {Map<string, Cell>} cells all that can be reached with the keyboard
 */

/** Seats 0 and 2 are Red, 1 and 3 Black (rules.md). @param {number} seat */
export const sideOf = (seat) => seat % 2;

/** @param {View} view @returns {SixTable} */
export function tableOf(view) {
  if (view.table.game !== 'six') throw new TypeError(`six-board cannot show ${view.table.game}`);
  return view.table;
}

/** @param {View} view @returns {SixChoices} */
export function choicesOf(view) {
  return view.choices.game === 'six' ? view.choices : { game: 'six', places: [], lifts: [] };
}

/** @param {View} view @param {Choice} choice @param {Wishes} wishes @returns {Scene} */
export function sceneOf(view, choice, wishes) {
  const table = tableOf(view);
  const free = wishes.interactive && !wishes.editing;
  /** @type {Map<string, Tile>} */
  const tiles = new Map();
  for (const { q, r, side } of table.tiles) tiles.set(`${q},${r}`, { cell: [q, r], side });
  const ahead = wishes.preview === null ? null : readMove(wishes.preview);
  return {
    sign: wishes.turned ? -1 : 1,
    mover: sideOf(view.to_move ?? view.last?.seat ?? 0),
    round: table.round,
    tiles,
    targets: free ? choice.targets : new Map(),
    liftable: new Set(free ? choice.liftable.map(text) : []),
    picked: choice.lift?.from ?? null,
    lost: ahead ? lostBy(choicesOf(view), ahead) : choice.lost,
    groups: ahead ? [] : choice.groups,
    stay: choice.stay,
    waiting: choice.waiting,
    last: view.last,
    fives: wishes.fives ? table.fives : [],
    formation: table.formation,
    ahead,
    coordinates: wishes.coordinates,
    cells: reachable(view, wishes),
  };
}

/** Whether a cell can be chosen now. @param {Cell} cell @param {Scene} scene */
export function choosable(cell, { targets, liftable, groups }) {
  const key = text(cell);
  return targets.has(key) || liftable.has(key) || groups.some((group) => group.some((one) => same(one, cell)));
}

/** What the view says that this move would capture. @param {SixChoices} choices @param {{from: Cell | null, keep: Cell | null}} move */
function lostBy(choices, { from, keep }) {
  const lift = choices.lifts.find((one) => from && same(one.from, from));
  const stay = lift?.stays.find((one) => (keep ? one.keep && same(one.keep, keep) : !one.keep)) ?? null;
  return new Set(stay?.captured.map(text));
}

/** The tiles and, when something can be done with them, the empty cells around. @param {View} view @param {Wishes} wishes */
function reachable(view, wishes) {
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  const add = (/** @type {Cell} */ cell) => cells.set(text(cell), cell);
  const table = tableOf(view);
  for (const { q, r } of table.tiles) add([q, r]);
  // A table without tiles still has the cell on which the first one goes down.
  if (!cells.size) add([0, 0]);
  const rings = wishes.editing ? 2 : wishes.interactive ? 1 : 0;
  for (let ring = 0; ring < rings; ring++) for (const cell of [...cells.values()]) neighbours(cell).forEach(add);
  return cells;
}

/**
 * The middles of all cells that should be in view: the tiles, the cells around them, and what the last move left empty.
 * @param {View} view @param {number} sign
 */
export function framed(view, sign) {
  const { last } = view;
  const cells = tableOf(view).tiles.map(({ q, r }) => /** @type {Cell} */ ([q, r]));
  if (!cells.length) cells.push([0, 0]);
  const around = cells.flatMap((cell) => [cell, ...neighbours(cell)]);
  if (last?.kind === 'move') around.push(last.from, ...last.captured.map(([cell]) => cell));
  return around.map((cell) => middle(cell, sign));
}
