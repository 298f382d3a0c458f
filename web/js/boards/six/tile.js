// One tile: a bevelled hexagon, lit from the upper left, with its side's mark.

import { svg } from '../board.js';
import { RADIUS, corners, hexagon } from './hex.js';

/** A little smaller than its cell, so that neighbours stay apart. */
const SIZE = RADIUS * 0.925;
const BODY = hexagon(SIZE, 4);
const INNER = hexagon(SIZE * 0.79, 2.5);

/** How light or dark each side of the bevel is, clockwise from the upper right. */
const FACETS = ['lit', 'even', 'dim', 'dusk', 'glow', 'bright'];

const BEVEL = FACETS.map((_, i) => {
  const [outer, inner] = [corners(SIZE - 1), corners(SIZE * 0.79)];
  const points = [outer[i], outer[(i + 1) % 6], inner[(i + 1) % 6], inner[i]];
  return 'M' + points.map((p) => (p ? `${p.x.toFixed(2)} ${p.y.toFixed(2)}` : '')).join('L') + 'Z';
});

/** Slanted lines across a tile that is about to be lost, around its mark. */
export const HATCH = [-26, -18, -9, 0, 9, 18, 26]
  .flatMap((off) => {
    const at = off * Math.SQRT1_2;
    const [inner, outer] = [17, 31].map((radius) => Math.sqrt(Math.max(0, radius ** 2 - off ** 2)) * Math.SQRT1_2);
    return [-1, 1].map((way) => {
      const [a, b] = [way * (inner ?? 0), way * (outer ?? 0)];
      return `M${(at - a).toFixed(1)} ${(at + a).toFixed(1)}L${(at - b).toFixed(1)} ${(at + b).toFixed(1)}`;
    });
  })
  .join('');

/** The names of the sides, as in tokens and messages. */
export const SIDES = ['red', 'black'];

/** @param {number} side */
export const sideName = (side) => SIDES[side] ?? 'black';

/** The first side's ring or the second side's dot. @param {number} side */
export function mark(side) {
  return side === 0 ? svg('circle', { class: 'six-ring', r: 11.5 }) : svg('circle', { class: 'six-dot', r: 6 });
}

/**
 * A tile around the origin. The outer group is put in its place, the inner one is free for motion of its own.
 * @param {number} side
 */
export function tile(side) {
  const body = svg(
    'g',
    { class: 'six-body' },
    svg('path', { class: 'six-shadow', d: BODY }),
    svg('path', { class: 'six-side', d: BODY }),
    svg('path', { class: 'six-top', d: BODY }),
    ...BEVEL.map((d, i) => svg('path', { class: `six-facet six-facet-${FACETS[i]}`, d })),
    svg('path', { class: 'six-face', d: INNER }),
    mark(side),
  );
  return svg('g', { class: `six-tile six-${sideName(side)}` }, body);
}
