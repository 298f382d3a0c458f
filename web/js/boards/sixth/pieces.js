// The pieces of SIXTH! as they stand on the table, seen from the front and a little from above. A piece is drawn around
// the middle of its lower face and rises towards -y.

import { svg } from '../board.js';
import { DEEP, WIDE, thick, thickness, unitsOf } from './geometry.js';

const WOODS = /** @type {const} */ (['silver', 'brown', 'milady']);
/** How high the dome of a Hunchback is. */
const DOME = 22;

/** What a piece is made of. @param {string} letter @returns {typeof WOODS[number]} */
export const wood = (letter) => (letter === 'M' ? 'milady' : letter === letter.toUpperCase() ? 'silver' : 'brown');

/**
 * The shades of the woods, to be put into a drawing once. Edges turn away from the light at both ends.
 * @param {string} ids what the names of the shades begin with, so that two boards on a page do not mix them up
 */
export function shades(ids) {
  const stops = (/** @type {string} */ name, /** @type {[number, string][]} */ list) =>
    list.map(([offset, tone]) => svg('stop', { offset, class: `sixth-tone-${name}-${tone}` }));
  const defs = svg('defs');
  for (const name of WOODS) {
    defs.append(
      svg('linearGradient', { id: `${ids}-${name}-edge` }, ...stops(name, [[0, 'deep'], [0.3, 'plain'], [0.55, 'plain'], [1, 'deep']])),
      svg('linearGradient', { id: `${ids}-${name}-face`, x1: 0.2, y1: 0, x2: 0.7, y2: 1 }, ...stops(name, [[0, 'light'], [1, 'plain']])),
      svg('radialGradient', { id: `${ids}-${name}-dome`, cx: 0.38, cy: 0.3, r: 0.8 }, ...stops(name, [[0, 'light'], [0.45, 'plain'], [1, 'deep']])),
    );
  }
  return defs;
}

/** A flat ellipse on the piece. @param {number} y @param {number} scale @param {Record<string, string | number>} rest */
const ellipse = (y, scale, rest) => svg('ellipse', { cy: y, rx: WIDE * scale, ry: DEEP * scale, ...rest });

/** The front half of an ellipse as a line. @param {number} y @param {number} [scale] */
export const front = (y, scale = 1) => `M${-WIDE * scale} ${y}a${WIDE * scale} ${DEEP * scale} 0 0 0 ${2 * WIDE * scale} 0`;

/**
 * The mark of a side on the edge of a piece: an open ring, a dot, or Milady's lozenge. A line around the edge would look
 * like the gap between two discs, and they could not be counted any more.
 * @param {typeof WOODS[number]} name @param {number} x @param {number} y @param {number} size @param {string} [more]
 */
function mark(name, x, y, size, more = '') {
  const cls = `sixth-mark sixth-mark-${name} ${more}`;
  if (name === 'milady') return svg('path', { class: cls, d: `M${x - size * 1.5} ${y}l${size * 1.5}-${size} ${size * 1.5} ${size}-${size * 1.5} ${size}z` });
  return svg('ellipse', { class: cls, cx: x, cy: y, rx: size * 1.1, ry: size });
}

/**
 * One piece.
 * @param {string} letter
 * @param {string} ids
 * @param {number} [unit] how thick a piece is that counts one
 */
export function piece(letter, ids, unit) {
  const name = wood(letter);
  const high = thick(letter, unit);
  const g = svg('g', { class: `sixth-piece sixth-${name}` });
  const edge = `M${-WIDE} ${-high}V0A${WIDE} ${DEEP} 0 0 0 ${WIDE} 0V${-high}`;
  g.append(
    svg('path', { class: 'sixth-edge', fill: `url(#${ids}-${name}-edge)`, d: `${edge}A${WIDE} ${DEEP} 0 0 1 ${-WIDE} ${-high}z` }),
    ellipse(-high, 1, { class: 'sixth-face', fill: `url(#${ids}-${name}-face)` }),
    svg('path', { class: 'sixth-rim', d: front(-high, 0.985) }),
  );
  const middle = DEEP - high / 2;
  const size = (high > thick('P', unit) ? 1.5 : 1) * Math.min(3.4, thick('P', unit) * 0.235);
  g.append(mark(name, 0, middle, size));
  // Where more contrast is asked for, the mark also shows at both sides, where no other tower can stand in front of it.
  for (const x of [-0.66, 0.66]) g.append(mark(name, WIDE * x, DEEP * 0.75 - high / 2, size, 'sixth-mark-more'));
  if (letter === 'H' || letter === 'h') g.append(...dome(name, -high, ids));
  else g.append(...faceMarks(name, -high));
  return g;
}

/** The grain and the mark of a side on the upper face. @param {typeof WOODS[number]} name @param {number} y */
function faceMarks(name, y) {
  const grain = svg('path', {
    class: 'sixth-grain',
    d: `M-30 ${y - 3}q26-6 58 1M-33 ${y + 2}q30-5 64 1M-27 ${y + 7}q24-3 52 0`,
  });
  if (name === 'silver') return [grain, ellipse(y, 0.66, { class: 'sixth-mark sixth-mark-silver' })];
  if (name === 'brown') return [grain, ellipse(y, 0.25, { class: 'sixth-mark sixth-mark-brown' })];
  return [ellipse(y, 0.74, { class: 'sixth-ring' }), ellipse(y, 0.42, { class: 'sixth-ring sixth-ring-inner' })];
}

/** The Hunchback's back. @param {typeof WOODS[number]} name @param {number} y @param {string} ids */
function dome(name, y, ids) {
  const r = WIDE * 0.74;
  const deep = DEEP * 0.74;
  // The curve reaches three quarters of the way to its handles.
  const handle = y - DOME / 0.75;
  const back = `M${-r} ${y}C${-r} ${handle} ${r} ${handle} ${r} ${y}A${r} ${deep} 0 0 1 ${-r} ${y}z`;
  const shown =
    name === 'silver'
      ? svg('ellipse', { class: 'sixth-mark sixth-mark-silver', cy: y - 5, rx: 9, ry: 6 })
      : svg('ellipse', { class: 'sixth-mark sixth-mark-brown', cy: y - 5, rx: 7, ry: 5 });
  return [svg('path', { class: 'sixth-dome', fill: `url(#${ids}-${name}-dome)`, d: back }), shown];
}

/**
 * Pieces on top of each other.
 * @param {readonly string[]} letters from the bottom
 * @param {string} ids
 * @param {{unit?: number, split?: number, raise?: number}} [how] `split`: how many from the top are raised, by `raise`
 * @returns {{tower: SVGGElement, lifted: SVGGElement | null}}
 */
export function tower(letters, ids, { unit = thickness(unitsOf(letters)), split = 0, raise = 0 } = {}) {
  const g = svg('g', { class: 'sixth-tower' });
  /** @type {SVGGElement | null} */
  let lifted = null;
  let y = 0;
  letters.forEach((letter, index) => {
    if (split && index === letters.length - split) {
      lifted = svg('g', { class: 'sixth-lifted', transform: `translate(0 ${-raise})` });
      g.append(lifted);
    }
    const one = piece(letter, ids, unit);
    one.setAttribute('transform', `translate(0 ${y})`);
    (lifted ?? g).append(one);
    y -= thick(letter, unit);
  });
  return { tower: g, lifted };
}

/** A piece as a picture of its own, for trays and lists. @param {string} letter @param {string} ids */
export function picture(letter, ids) {
  const high = thick(letter);
  const over = letter === 'H' || letter === 'h' ? DOME : 0;
  const above = high + Math.max(DEEP, over + 1) + 2;
  const picture = svg('svg', {
    class: 'sixth-picture',
    viewBox: `${-WIDE - 2} ${-above} ${2 * WIDE + 4} ${above + DEEP + 2}`,
    'aria-hidden': 'true',
  });
  picture.append(piece(letter, ids));
  return picture;
}
