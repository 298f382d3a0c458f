// What is written on the picture: names, heights, goals, and the small signs beside them.

import { svg } from '../board.js';
import { set, side } from './disc.js';
import { FLAT } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */

/** What a stack of the player to move can do. @typedef {'moves' | 'rests' | null} Mood */

/**
 * The name of a field and, for the player to move, whether the stack can go: an arrow, or an arrow against a wall.
 * @param {Layout} layout
 * @param {number} name
 * @param {Mood} mood
 * @param {number} heading
 */
export function label(layout, name, mood, heading) {
  const point = layout.tall
    ? { x: layout.foot - layout.stone * FLAT - 18, y: layout.across(name) }
    : layout.point(layout.across(name), -layout.stone * FLAT - 18);
  const text = svg('text', { class: 'line-name', ...point }, String(name));
  if (!mood) return [text];
  const at = layout.tall ? { x: point.x, y: point.y + heading * 15 } : { x: point.x + heading * 15, y: point.y };
  const turn = layout.tall ? heading * 90 : heading < 0 ? 180 : 0;
  const glyph = svg('path', {
    class: `line-mood line-mood-${mood}`,
    d: mood === 'moves' ? 'M-3 -4L2 0L-3 4' : 'M-5 0H1M-2 -3L1 0L-2 3M4.5 -4V4',
    transform: `translate(${at.x} ${at.y}) rotate(${turn})`,
  });
  return [text, glyph];
}

/**
 * Where one side wants to go, and how high that stack is.
 * @param {Layout} layout
 * @param {number} name the field
 * @param {string} words
 * @param {boolean} last whether it is the last field from Black's end
 * @param {string} extra a class
 */
export function goal(layout, name, words, last, extra) {
  const far = last !== layout.turned;
  const text = svg('text', { class: `line-goal ${extra}` }, words);
  const arrow = svg('path', { class: `line-goal-arrow ${extra}`, d: 'M-4 -5L3 0L-4 5' });
  if (layout.tall) {
    const y = layout.across(name) + (far ? -1 : 1) * (layout.pitch / 2 + 12);
    const x = layout.foot - layout.stone * FLAT - 18;
    set(text, { x: x + 14, y, 'text-anchor': 'start' });
    set(arrow, { transform: `translate(${x} ${y}) rotate(${far ? -90 : 90})` });
  } else {
    // A short line has its goals further out, so that both can be read.
    const out = Math.max(((layout.names.length - 1) / 2 + 0.46) * layout.pitch, 132);
    const edge = layout.width / 2 + (far ? out : -out);
    const y = layout.height - 8;
    set(text, { x: edge + (far ? -14 : 14), y, 'text-anchor': far ? 'end' : 'start' });
    set(arrow, { transform: `translate(${edge - (far ? 4 : -4)} ${y}) rotate(${far ? 0 : 180})` });
  }
  return [text, arrow];
}

/** How high a stack is. @param {Layout} layout @param {number} name @param {number} height @param {string} [extra] */
export function number(layout, name, height, extra = '') {
  const point = layout.top(name, height, layout.r * FLAT + (layout.tall ? 13 : 11));
  return svg('text', { class: `line-height ${extra}`, ...point }, String(height));
}

/** Which discs came last: a bracket beside them. @param {Layout} layout @param {number} name @param {number} count */
export function came(layout, name, count) {
  const height = layout.heights.get(name) ?? 0;
  const side = layout.across(name) + (layout.r + 5) * (layout.tall ? 1 : -1);
  const low = layout.point(side, layout.up(height - count) + 2);
  const high = layout.point(side, layout.up(height) - 1);
  return svg('path', { class: 'line-came', d: `M${low.x} ${low.y}L${high.x} ${high.y}` });
}

/** The level of a stack at an end, drawn over to the other end. @param {Layout} layout @param {number} name @param {number} other */
export function level(layout, name, other) {
  const up = layout.up(layout.heights.get(name) ?? 0);
  const way = Math.sign(layout.across(other) - layout.across(name));
  const a = layout.point(layout.across(name) + way * layout.r, up);
  const b = layout.point(layout.across(other) + way * layout.r, up);
  return svg('path', { class: 'line-level', d: `M${a.x} ${a.y}L${b.x} ${b.y}` });
}

/** The outline of a whole stack. @param {Layout} layout @param {number} name */
export function outline(layout, name) {
  const foot = layout.point(layout.across(name), layout.base);
  const t = (layout.heights.get(name) ?? 0) * layout.t;
  const r = layout.r + 1;
  const top = layout.tall ? { cx: t, cy: 0, rx: r * FLAT, ry: r } : { cx: 0, cy: -t, rx: r, ry: r * FLAT };
  return svg(
    'g',
    { class: 'line-outline', transform: `translate(${foot.x} ${foot.y})` },
    svg('path', { d: side(layout.tall, t, r) }),
    svg('ellipse', top),
  );
}
