// A move that has not been made: which discs would be lifted, where they would land, and the steps between.

import { svg } from '../board.js';
import { Disc } from './disc.js';
import { FLAT } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * What someone means to do. `to` is null when the choices know no such move.
 * - `hover`: the mouse is over it; `chosen`: lifted, to be confirmed; `drag`: in the hand; `ghost`: somebody proposes it.
 * @typedef {{ field: number, count: number, to: number | null, takes: boolean, kind: 'hover' | 'chosen' | 'drag' | 'ghost' }} Intent
 */

/**
 * Draws an intent: raises the discs in the scene, and gives what lies under them and over them.
 * @param {Layout} layout
 * @param {Scene} scene
 * @param {Intent} intent
 * @param {string} light
 * @returns {{ under: SVGElement[], over: SVGElement[], lifted: Disc[] }}
 */
export function draw(layout, scene, intent, light) {
  const { field, count, to, kind } = intent;
  const height = layout.heights.get(field) ?? 0;
  const lifted = scene.above(field, height, count);
  const raise = kind === 'hover' ? 0 : layout.gap;
  lifted.forEach((disc, i) => {
    disc.element.classList.add('line-lifted');
    if (raise) disc.put(layout.pose(field, height - count + i, raise));
  });

  /** @type {SVGElement[]} */
  const under = [];
  /** @type {SVGElement[]} */
  const over = [];
  const tip = layout.top(field, height, raise + layout.r * FLAT + (layout.tall ? 14 : 12));
  over.push(chip(tip.x, tip.y, count));
  if (to !== null) {
    under.push(...steps(layout, field, to));
    under.push(rim(layout, to));
    if (kind !== 'hover') {
      over.push(...landing(layout, intent, lifted, light));
      if (kind !== 'drag') over.push(...arc(layout, intent, raise));
    }
  }
  return { under, over, lifted };
}

/** How many are lifted. @param {number} x @param {number} y @param {number} count */
function chip(x, y, count) {
  const wide = count > 9 ? 26 : 20;
  return svg(
    'g',
    { class: 'line-chip' },
    svg('rect', { x: x - wide / 2, y: y - 10, width: wide, height: 20, rx: 10 }),
    svg('text', { x, y }, String(count)),
  );
}

/** The steps from field to field, counted. @param {Layout} layout @param {number} from @param {number} to */
function steps(layout, from, to) {
  const low = -layout.stone * FLAT - 28;
  const dip = 20;
  return layout
    .walk(from, to)
    .slice(1)
    .flatMap((name, i, walk) => {
      const start = layout.across(i ? walk[i - 1] : from);
      const end = layout.across(name);
      const trim = Math.sign(end - start) * 4;
      const a = layout.point(start + trim, low);
      const b = layout.point(end - trim, low);
      const bend = layout.point((start + end) / 2, low - dip);
      const text = layout.point((start + end) / 2, low - (layout.tall ? 19 : 0));
      const last = i === walk.length - 1;
      return [
        svg('path', { class: `line-step ${last ? 'line-step-last' : ''}`, d: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}` }),
        svg('circle', { class: 'line-foot', cx: b.x, cy: b.y, r: last ? 3.5 : 2 }),
        svg('text', { class: 'line-step-number', x: text.x, y: text.y }, String(i + 1)),
      ];
    });
}

/** The goal's own disc, outlined. @param {Layout} layout @param {number} to */
function rim(layout, to) {
  const foot = layout.point(layout.across(to), 0);
  const r = layout.stone + 3;
  return svg('ellipse', {
    class: 'line-rim',
    cx: foot.x,
    cy: foot.y,
    rx: layout.tall ? r * FLAT : r,
    ry: layout.tall ? r : r * FLAT,
  });
}

/** The discs where they would lie. @param {Layout} layout @param {Intent} intent @param {Disc[]} lifted @param {string} light */
function landing(layout, intent, lifted, light) {
  const to = /** @type {number} */ (intent.to);
  const height = layout.heights.get(to) ?? 0;
  return lifted.map((disc, i) => {
    const ghost = new Disc(disc.kind, layout.tall, light);
    ghost.put(layout.pose(to, height + i));
    ghost.element.classList.add('line-ghost');
    return ghost.element;
  });
}

/** The way through the air. @param {Layout} layout @param {Intent} intent @param {number} raise */
function arc(layout, intent, raise) {
  const to = /** @type {number} */ (intent.to);
  const start = layout.up(layout.heights.get(intent.field) ?? 0) + raise;
  const end = layout.up((layout.heights.get(to) ?? 0) + intent.count);
  const clear = layout.r * FLAT;
  const from = layout.across(intent.field);
  const goal = layout.across(to);
  const way = Math.sign(goal - from);
  // It leaves beside the number, and comes down beside the number that will be.
  const high = Math.min(Math.max(start, end) + layout.pitch * (layout.tall ? 1.3 : 0.7), layout.room + layout.base + layout.gap + clear + 18);
  const a = layout.point(from + way * Math.min(18, layout.r * 0.7), start + clear + 2);
  const b = layout.point(goal - way * Math.max(layout.r * 0.72, 21), end + clear * 0.7 + 3);
  const c1 = layout.point(from + (goal - from) * 0.25, high);
  const c2 = layout.point(goal - way * layout.r * 0.8, high);
  const angle = (Math.atan2(b.y - c2.y, b.x - c2.x) * 180) / Math.PI;
  return [
    svg('path', { class: 'line-arc', d: `M${a.x} ${a.y}C${c1.x} ${c1.y} ${c2.x} ${c2.y} ${b.x} ${b.y}` }),
    svg('path', { class: 'line-arc-head', d: 'M-9 -6L0 0L-9 6', transform: `translate(${b.x} ${b.y}) rotate(${angle})` }),
  ];
}
