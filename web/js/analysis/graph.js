// The graph of a game: how likely the first side was to win after each move.

import { svg } from '../boards/board.js';
import { t } from '../words.js';
import { share } from './score.js';

/** @typedef {import('../../types').Score} Score */
/** @typedef {import('../../types').Judgement} Judgement */
/** @typedef {{score: Score, judgement: Judgement | null}} Point */

const WIDE = 600;
const HIGH = 140;

/**
 * The graph of so many moves; points are drawn as they become known.
 * @param {number} plies @param {(ply: number) => void} jump
 */
export function graph(plies, jump) {
  const area = svg('path', { class: 'graph-area' });
  const line = svg('path', { class: 'graph-line' });
  const dots = svg('g');
  const here = svg('line', { class: 'graph-here', y1: 0, y2: HIGH });
  const picture = svg(
    'svg',
    { class: 'graph', viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': t('analysis-graph') },
    svg('rect', { class: 'graph-ground', width: WIDE, height: HIGH }),
    area,
    svg('line', { class: 'graph-middle', x1: 0, x2: WIDE, y1: HIGH / 2, y2: HIGH / 2 }),
    here,
    line,
    dots,
  );
  const x = (/** @type {number} */ ply) => (plies ? (ply / plies) * WIDE : 0);
  const y = (/** @type {number} */ chance) => 2 + (1 - chance) * (HIGH - 4);
  picture.addEventListener('click', (event) => {
    const box = picture.getBoundingClientRect();
    jump(Math.round(((event.clientX - box.left) / box.width) * plies));
  });

  return {
    element: picture,
    /** @param {Point[]} points @param {string} side */
    draw(points, side) {
      const path = points.map((point, ply) => `${x(ply).toFixed(1)} ${y(point.score.chance).toFixed(1)}`).join('L');
      line.setAttribute('d', path && `M${path}`);
      area.setAttribute('d', path && `M0 ${HIGH}L${path}L${x(points.length - 1).toFixed(1)} ${HIGH}z`);
      // Beside its colour each kind of mistake has a shape.
      dots.replaceChildren(
        ...points.flatMap(({ score, judgement }, ply) => {
          if (!judgement) return [];
          const [cx, cy] = [x(ply), y(score.chance)];
          const shape = {
            inaccuracy: `M${cx - 4} ${cy}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
            mistake: `M${cx - 5} ${cy + 4}L${cx} ${cy - 5}L${cx + 5} ${cy + 4}z`,
            blunder: `M${cx - 5} ${cy}L${cx} ${cy - 6}L${cx + 5} ${cy}L${cx} ${cy + 6}z`,
          }[judgement];
          return [svg('path', { class: `graph-${judgement}`, d: shape })];
        }),
      );
      const last = points.at(-1);
      if (last) picture.setAttribute('aria-label', t('analysis-graph-said', { side, share: share(last.score.chance) }));
    },
    /** @param {number | null} ply */
    mark(ply) {
      here.toggleAttribute('hidden', ply === null);
      if (ply === null) return;
      for (const end of ['x1', 'x2']) here.setAttribute(end, String(x(ply)));
    },
  };
}
