// The geometry of the field: axial cells, a corner up. `q` grows to the right, `r` down and to the right.
//
//         0,-1    1,-1
//     -1,0    0,0     1,0
//         -1,1    0,1

/** @typedef {import('../../../types').Cell} Cell */
/** @typedef {{x: number, y: number}} Point */

/** From the middle of a cell to a corner, in the field's own units. */
export const RADIUS = 40;
/** From the middle of a cell to the middle of its right neighbour. */
export const STEP = RADIUS * Math.sqrt(3);

/** Clockwise from the upper right: the neighbour across the side that follows corner 0, 1, …, 5. @type {Cell[]} */
const AROUND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** A cell as the notation writes it, which also serves as its key. @param {Cell} cell */
export const text = ([q, r]) => `${q},${r}`;

/** @param {string} written @returns {Cell | null} */
export function cellFrom(written) {
  const found = /^(-?\d+),(-?\d+)$/.exec(written);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** @param {Cell} a @param {Cell} b */
export const same = (a, b) => a[0] === b[0] && a[1] === b[1];

/** @param {Cell} cell @returns {Cell[]} */
export const neighbours = ([q, r]) => AROUND.map(([dq, dr]) => /** @type {Cell} */ ([q + dq, r + dr]));

/** How many steps lie between two cells. @param {Cell} a @param {Cell} b */
export function distance([q, r], [p, s]) {
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
}

/**
 * The middle of a cell. `sign` is −1 when the field is seen from the other side.
 * @param {Cell} cell @param {number} sign @returns {Point}
 */
export const middle = ([q, r], sign) => ({ x: sign * STEP * (q + r / 2), y: sign * RADIUS * 1.5 * r });

/** The cell in which a point lies. @param {Point} point @param {number} sign @returns {Cell} */
export function cellAt({ x, y }, sign) {
  const r = (sign * y) / (RADIUS * 1.5);
  const q = (sign * x) / STEP - r / 2;
  // Rounding all three cube coordinates and mending the worst one gives the nearest middle.
  let [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a + 0, b + 0];
}

/** The corners of a hexagon around the origin, clockwise from the top. @param {number} radius @returns {Point[]} */
export function corners(radius) {
  return AROUND.map((_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** @param {number} n */
const short = (n) => Math.round(n * 100) / 100;

/** A closed path with rounded corners. @param {Point[]} points @param {number} rounding */
export function loop(points, rounding) {
  const steps = points.map((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const into = toward(corner, before, rounding);
    const out = toward(corner, after, rounding);
    return `${i ? 'L' : 'M'}${short(into.x)} ${short(into.y)}Q${short(corner.x)} ${short(corner.y)} ${short(out.x)} ${short(out.y)}`;
  });
  return steps.join('') + 'Z';
}

/** @param {Point} from @param {Point} to @param {number} length @returns {Point} */
export function toward(from, to, length) {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

/** A hexagon around the origin. @param {number} radius @param {number} rounding */
export const hexagon = (radius, rounding) => loop(corners(radius), rounding);

/**
 * The outline of several cells together: one loop around each part, and one around each hole.
 * @param {Cell[]} cells @param {number} sign
 */
export function outline(cells, sign) {
  const inside = new Set(cells.map(text));
  const ring = corners(RADIUS);
  /** @type {Map<string, {at: Point, next: string}>} */
  const sides = new Map();
  const name = (/** @type {Point} */ { x, y }) => `${Math.round(x)} ${Math.round(y)}`;
  for (const cell of cells) {
    const { x, y } = middle(cell, 1);
    neighbours(cell).forEach((other, i) => {
      if (inside.has(text(other))) return;
      const [from, to] = [ring[i], ring[(i + 1) % 6]];
      if (!from || !to) return;
      const at = { x: x + from.x, y: y + from.y };
      // At each corner three cells meet, so the outline passes it once at the most and this name is enough.
      sides.set(name(at), { at, next: name({ x: x + to.x, y: y + to.y }) });
    });
  }
  let path = '';
  while (sides.size) {
    /** @type {Point[]} */
    const points = [];
    let at = sides.keys().next().value ?? '';
    for (let side = sides.get(at); side; side = sides.get(at)) {
      sides.delete(at);
      points.push({ x: sign * side.at.x, y: sign * side.at.y });
      at = side.next;
    }
    path += loop(points, 9);
  }
  return path;
}
