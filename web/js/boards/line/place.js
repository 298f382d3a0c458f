// Something that can be touched, focused and named: a field with all that is on it.

import { svg } from '../board.js';
import { set } from './disc.js';
import { FLAT } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */

export class Place {
  hit = svg('rect', { class: 'line-hit' });
  ring = svg('rect', { class: 'line-ring', rx: 10 });
  /** The stack itself. A finger on one that can move carries it and does not scroll the page. */
  grip = svg('rect', { class: 'line-grip' });
  label = svg('g', { 'aria-hidden': 'true' });
  element = svg('g', { role: 'button', class: 'line-place' }, this.hit, this.grip, this.ring, this.label);

  /** @param {number} name */
  constructor(name) {
    this.name = name;
    this.element.dataset.field = String(name);
  }

  /** @param {Layout} layout */
  put(layout) {
    this.label.removeAttribute('transform');
    this.label.removeAttribute('opacity');
    const half = layout.pitch / 2;
    const across = layout.across(this.name);
    const column = layout.tall
      ? { x: 0, y: across - half, width: layout.width, height: layout.pitch }
      : { x: across - half, y: 0, width: layout.pitch, height: layout.height - 20 };
    set(this.hit, column);
    const low = -layout.stone * FLAT - 27;
    const high = layout.up(layout.heights.get(this.name) ?? 0) + layout.r * FLAT + layout.gap + 27;
    set(this.ring, box(layout.point(across - half + 1.5, low), layout.point(across + half - 1.5, high)));
    const foot = -layout.stone * FLAT;
    set(this.grip, box(layout.point(across - half, foot), layout.point(across + half, high)));
  }
}

/** @param {import('./layout.js').Point} a @param {import('./layout.js').Point} b */
function box(a, b) {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}
