// Where things are on the board of SIXTH!, in the units of its drawing: a square is 100 wide.
//
//    +---------------+
//    |    _____      |   A tower stands low in its square and a little to the left. So the rank has a column of its own
//    |   (_____)     |   that no tower covers, and a tower of five ends just where the foot of the one behind it begins.
//    |   |_____|  ♖  |
//    |   (_____)  2  |
//    +---------------+

/** @typedef {{x: number, y: number}} Point */

export const SQUARE = 100;
export const SIDE = 5;
/** Half the width and half the depth of a disc. */
export const WIDE = 37;
export const DEEP = 15;
/** How thick a piece is that counts one. */
const THICK = 15;
/** No tower that can still move is drawn taller than the first, or it would hide the foot of the one behind it; none at all
 * taller than the second. */
const TALL = 71;
const TALLEST = 92;
/** Where a tower stands in its square, and where its rank is written. */
const FOOT = { x: 43, y: 80 };
export const LABEL = { x: 90, glyph: 59, number: 94 };
/** How far pieces are raised when they are lifted, and when they only could be. */
export const RAISED = 15;
export const NUDGED = 5;

/** All squares, from the far left to the near right. @param {boolean} turned */
export function squares(turned) {
  const names = [];
  for (let row = SIDE; row >= 1; row--) for (const column of 'abcde') names.push(column + row);
  return turned ? names.reverse() : names;
}

/** How often a piece counts in a tower's height. A piece that counts two is twice as thick. @param {string} letter */
const units = (letter) => (letter === 'G' || letter === 'g' ? 2 : 1);
/** @param {readonly string[]} letters */
export const unitsOf = (letters) => letters.reduce((sum, letter) => sum + units(letter), 0);

/** How thick one unit is in a tower this high. @param {number} height */
export const thickness = (height) => Math.min(THICK, (height > 5 ? TALLEST : TALL) / Math.max(height, 1));

/** How thick a piece is in such a tower. @param {string} letter @param {number} unit */
export const thick = (letter, unit = THICK) => units(letter) * unit;

/** The far left corner of a square. @param {string} square @param {boolean} turned @returns {Point} */
export function corner(square, turned) {
  const column = square.charCodeAt(0) - 97;
  const row = Number(square[1]) - 1;
  return { x: (turned ? 4 - column : column) * SQUARE, y: (turned ? row : 4 - row) * SQUARE };
}

/** The middle of a tower's foot. @param {string} square @param {boolean} turned @returns {Point} */
export function foot(square, turned) {
  const at = corner(square, turned);
  return { x: at.x + FOOT.x, y: at.y + FOOT.y };
}

/** The middle of the top face of a tower this high. @param {string} square @param {number} height @param {boolean} turned */
export function top(square, height, turned) {
  const at = foot(square, turned);
  return { x: at.x, y: at.y - height * thickness(height) };
}

/** The square on which a point lies. @param {Point} point @param {boolean} turned @returns {string | null} */
export function squareAt(point, turned) {
  const column = Math.floor(point.x / SQUARE);
  const row = Math.floor(point.y / SQUARE);
  if (column < 0 || column > 4 || row < 0 || row > 4) return null;
  return 'abcde'[turned ? 4 - column : column] + (turned ? row + 1 : 5 - row);
}

/** The square that many steps to the right and down, if there is one. @param {string} square @param {boolean} turned */
export function beside(square, turned, right = 0, down = 0) {
  const at = corner(square, turned);
  return squareAt({ x: at.x + (right + 0.5) * SQUARE, y: at.y + (down + 0.5) * SQUARE }, turned);
}

/**
 * How many pieces a hand lifts that takes a tower at this point: those above the edge that is touched, and the piece it
 * belongs to. Nothing where the point is not on the tower.
 * @param {Point} point @param {string} square @param {readonly string[]} letters @param {boolean} turned
 * @param {number} [lifted] how many pieces are already held above the rest
 * @returns {number | null}
 */
export function grasp(point, square, letters, turned, lifted = 0) {
  const at = foot(square, turned);
  const aside = (point.x - at.x) / WIDE;
  if (Math.abs(aside) > 1.06) return null;
  const unit = thickness(unitsOf(letters));
  // The edge that a point touches is curved: its middle lies lower on the screen than its ends.
  const curve = DEEP * Math.sqrt(Math.max(0, 1 - aside * aside));
  let rest = at.y + curve - point.y;
  if (rest < -4) return null;
  let count = letters.length;
  for (const letter of letters) {
    if (count === lifted) rest -= RAISED;
    rest -= thick(letter, unit);
    if (rest < 0) return count;
    count--;
  }
  return rest <= 2 * curve + 4 ? 1 : null;
}

/**
 * What a point touches: the tower nearest to the eye, or else the square and what is touched in it.
 * @param {Point} point @param {Record<string, string[]>} stacks @param {boolean} turned
 * @param {{from: string, count: number} | null} held
 * @returns {{square: string, count: number, behind: string | null} | null}
 */
export function touched(point, stacks, turned, held) {
  const square = squareAt(point, turned);
  const nearer = square ? beside(square, turned, 0, 1) : squareAt({ x: point.x, y: point.y + SQUARE }, turned);
  const lifted = (/** @type {string} */ name) => (held?.from === name ? held.count : 0);
  if (nearer && stacks[nearer]) {
    const count = grasp(point, nearer, stacks[nearer], turned, lifted(nearer));
    if (count) return { square: nearer, count, behind: square };
  }
  if (!square) return null;
  const letters = stacks[square];
  if (!letters) return { square, count: 0, behind: null };
  const count = grasp(point, square, letters, turned, lifted(square));
  // Beside the tower, at its rank, all of it is meant; above it, its top.
  const at = foot(square, turned);
  const whole = point.x > at.x + WIDE || point.y > at.y;
  return { square, count: count ?? (whole ? letters.length : 1), behind: null };
}
