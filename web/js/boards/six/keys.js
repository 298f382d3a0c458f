// The keyboard's way over the field.

import { middle, same } from './hex.js';

/** @typedef {import('../../../types').Cell} Cell */

/**
 * The cell that an arrow key leads to. Left and right stay in the row. Up and down go straight up and down by turns to the
 * left and to the right, as a column of an ordinary grid would; with Shift they take the other one of the two neighbours.
 * Where there is no cell, the nearest one in that direction is taken.
 * @param {Cell[]} cells @param {Cell} from @param {string} key @param {boolean} shift @param {number} sign
 * @returns {Cell | null}
 */
export function step(cells, from, key, shift, sign) {
  const [q, r] = from;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const way = sign * (key === 'ArrowRight' ? 1 : -1);
    const row = cells.filter((cell) => cell[1] === r && (cell[0] - q) * way > 0);
    return nearestTo(row, (cell) => Math.abs(cell[0] - q));
  }
  const way = key === 'ArrowDown' ? sign : -sign;
  // `q + floor(r / 2)` numbers the columns of a grid whose odd rows are pushed half a cell to the right.
  const column = q + Math.floor(r / 2);
  const straight = column - Math.floor((r + way) / 2);
  const other = way > 0 ? 2 * q - 1 - straight : 2 * q + 1 - straight;
  /** @type {Cell[]} */
  const wanted = shift ? [[other, r + way]] : [[straight, r + way], [other, r + way]];
  const found = wanted.find((one) => cells.some((cell) => same(cell, one)));
  if (found) return found;
  const here = middle(from, 1);
  const ahead = cells.filter((cell) => (cell[1] - r) * way > 0);
  return nearestTo(ahead, (cell) => {
    const { x, y } = middle(cell, 1);
    return Math.abs(y - here.y) + 2 * Math.abs(x - here.x);
  });
}

/**
 * The next of the choosable cells after `from`, row by row as they are read; around at the end.
 * @param {Cell[]} choosable @param {Cell} from @param {1 | -1} way @param {number} sign
 */
export function jump(choosable, from, way, sign) {
  const order = (/** @type {Cell} */ a, /** @type {Cell} */ b) => sign * (a[1] - b[1] || a[0] - b[0]);
  const sorted = [...choosable].sort((a, b) => way * order(a, b));
  return sorted.find((cell) => way * order(cell, from) > 0) ?? sorted[0] ?? null;
}

/** The tile or cell nearest to the middle of them all. @param {Cell[]} cells */
export function centre(cells) {
  const points = cells.map((cell) => middle(cell, 1));
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  const y = points.reduce((sum, p) => sum + p.y, 0) / points.length;
  return nearestTo(cells, (cell) => {
    const p = middle(cell, 1);
    return Math.hypot(p.x - x, p.y - y);
  });
}

/** @param {Cell[]} cells @param {(cell: Cell) => number} cost @returns {Cell | null} */
function nearestTo(cells, cost) {
  return cells.length ? cells.reduce((best, cell) => (cost(cell) < cost(best) ? cell : best)) : null;
}
