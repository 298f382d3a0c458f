// The board of SIXTH! as a drawing: ground, towers, marks under and over them, and the places that can be reached by
// keyboard. It is told what to draw and asks nothing.

import { svg } from '../board.js';
import { DEEP, LABEL, RAISED, SQUARE, WIDE, corner, foot, squares, thickness, top, unitsOf } from './geometry.js';
import { glyph } from './glyphs.js';
import { front, shades, tower } from './pieces.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('../../../types').Rank} Rank */
/** @typedef {'last' | 'picked' | 'source' | 'target' | 'struck' | 'must' | 'king'} Mark */

/** The frame has room for the coordinates. */
const FRAME = 13;
/** How thick the board itself looks. */
const SLAB = 7;
const BOX = { x: -FRAME, y: -FRAME - 4, width: 500 + 2 * FRAME, height: 500 + 2 * FRAME + 4 + SLAB };

export class Field {
  turned = false;
  #ids;
  #ground = svg('g', { class: 'sixth-ground', 'aria-hidden': 'true' });
  #under = svg('g', { class: 'sixth-under', 'aria-hidden': 'true' });
  #towers = svg('g', { class: 'sixth-towers', 'aria-hidden': 'true' });
  #over = svg('g', { class: 'sixth-over', 'aria-hidden': 'true' });
  #places = svg('g', { class: 'sixth-places' });
  /** What is shown of a move that has not been made. */
  hint = svg('g', { class: 'sixth-hint', 'aria-hidden': 'true' });
  /** What is in the air: carried by a hand, or on its way. */
  air = svg('g', { class: 'sixth-air', 'aria-hidden': 'true' });
  /** @type {Map<string, {under: SVGGElement, tower: SVGGElement, over: SVGGElement, place: SVGRectElement}>} */
  #squares = new Map();
  /** @type {DOMMatrix | null} */
  #held = null;

  /** @param {string} ids what the names of its shades begin with */
  constructor(ids) {
    this.#ids = ids;
    this.svg = svg(
      'svg',
      { class: 'sixth-field', viewBox: `${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`, role: 'group' },
      shades(ids),
      this.#ground,
      this.#under,
      this.#towers,
      this.#over,
      this.#places,
      this.hint,
      this.air,
    );
    this.lay(false, true);
  }

  /**
   * Lays the empty board.
   * @param {boolean} turned seen from the other side
   * @param {boolean} coordinates whether to write them
   */
  lay(turned, coordinates) {
    this.turned = turned;
    const focused = this.#squares.size ? [...this.#squares].find(([, { place }]) => place === document.activeElement)?.[0] : null;
    this.#squares.clear();
    const wide = 500 + 2 * FRAME;
    const box = { x: -FRAME, width: wide, height: wide, rx: 10 };
    this.#ground.replaceChildren(
      svg('rect', { class: 'sixth-slab', ...box, y: -FRAME + SLAB }),
      svg('rect', { class: 'sixth-frame', ...box, y: -FRAME }),
    );
    for (const layer of [this.#under, this.#towers, this.#over, this.#places]) layer.replaceChildren();
    for (const name of squares(turned)) {
      const at = corner(name, turned);
      const dark = (name.charCodeAt(0) + Number(name[1])) % 2 === 0;
      this.#ground.append(svg('rect', { class: dark ? 'sixth-square sixth-square-alt' : 'sixth-square', ...at, width: SQUARE, height: SQUARE }));
      if (coordinates) this.#coordinates(name, at);
      const under = svg('g');
      const tower = svg('g');
      const over = svg('g');
      const place = svg('rect', {
        class: 'sixth-place',
        x: at.x + 3,
        y: at.y + 3,
        width: SQUARE - 6,
        height: SQUARE - 6,
        rx: 7,
        role: 'button',
        tabindex: -1,
        'data-square': name,
      });
      this.#under.append(under);
      this.#towers.append(tower);
      this.#over.append(over);
      this.#places.append(place);
      this.#squares.set(name, { under, tower, over, place });
    }
    if (focused) this.place(focused).focus();
  }

  /** Column letters below the near row, row numbers beside the left column. @param {string} name @param {Point} at */
  #coordinates(name, at) {
    const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
      this.#ground.append(svg('text', { class: 'sixth-coordinate', x, y }, text));
    if (at.x === 0) write(name[1] ?? '', -FRAME / 2, at.y + SQUARE / 2 + 4);
    if (at.y === 4 * SQUARE) write(name[0] ?? '', foot(name, this.turned).x, 5 * SQUARE + FRAME / 2 + 3);
  }

  /** @param {string} name */
  #square(name) {
    const square = this.#squares.get(name);
    if (!square) throw new RangeError(`There is no square ${name}.`);
    return square;
  }

  /** The element that stands for a square to keyboards and screen readers. @param {string} name */
  place = (name) => this.#square(name).place;

  /**
   * Puts a tower on a square, or takes it away.
   * @param {string} name
   * @param {readonly string[]} letters
   * @param {{split?: number, raise?: number, rank?: [number, Rank] | null, cut?: boolean}} [how]
   *   `split` pieces from the top are raised by `raise`; `cut` draws the line along which the tower is parted
   * @returns {SVGGElement | null} what is raised
   */
  tower(name, letters, { split = 0, raise = 0, rank = null, cut = false } = {}) {
    const { tower: holder } = this.#square(name);
    holder.replaceChildren();
    if (!letters.length) return null;
    const at = foot(name, this.turned);
    const high = unitsOf(letters);
    const unit = thickness(high);
    const { tower: drawn, lifted } = tower(letters, this.#ids, { unit, split, raise });
    drawn.setAttribute('transform', `translate(${at.x} ${at.y})`);
    holder.append(svg('ellipse', { class: 'sixth-shadow', cx: at.x + 3, cy: at.y + 4, rx: WIDE + 2, ry: DEEP + 1 }), drawn);
    if (lifted && cut) {
      const level = -unitsOf(letters.slice(0, letters.length - split)) * unit;
      lifted.append(svg('path', { class: 'sixth-cut', d: front(level, 1.04) }));
    }
    if (rank) holder.append(this.#label(name, rank));
    return lifted;
  }

  /** Height and rank beside a tower. @param {string} name @param {[number, Rank]} rank */
  #label(name, [height, rank]) {
    const at = corner(name, this.turned);
    return svg(
      'g',
      { class: 'sixth-label', 'data-rank': rank },
      svg('g', { transform: `translate(${at.x + LABEL.x - 9} ${at.y + LABEL.glyph}) scale(1.12)` }, glyph(rank)),
      svg('text', { class: 'sixth-height', x: at.x + LABEL.x, y: at.y + LABEL.number }, String(height)),
    );
  }

  /** Marks a square. @param {string} name @param {Mark[]} marks @param {number} height of the tower on it */
  marks(name, marks, height) {
    const { under, over } = this.#square(name);
    const at = corner(name, this.turned);
    const face = top(name, height, this.turned);
    under.replaceChildren();
    over.replaceChildren();
    for (const mark of marks) {
      const inset = mark === 'last' ? 0 : 4;
      under.append(
        svg('rect', {
          class: `sixth-under-${mark === 'target' && !height ? 'open' : mark}`,
          x: at.x + inset,
          y: at.y + inset,
          width: SQUARE - 2 * inset,
          height: SQUARE - 2 * inset,
          rx: inset && 8,
        }),
      );
      const shape = overMark(mark, height);
      if (shape) {
        shape.setAttribute('transform', `translate(${face.x} ${face.y})`);
        over.append(shape);
      }
    }
  }

  /** Shows over which square the hand is. @param {string | null} name */
  over(name) {
    for (const [square, { under }] of this.#squares) under.classList.toggle('sixth-is-over', square === name);
  }

  /** Where an event happened, in the units of the drawing. @param {{clientX: number, clientY: number}} event @returns {Point} */
  point({ clientX, clientY }) {
    const matrix = this.#held ?? this.svg.getScreenCTM()?.inverse();
    if (!matrix) return { x: -1, y: -1 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x, y };
  }

  /** While something is carried the board does not move, and need not be measured again. @param {boolean} held */
  hold(held) {
    this.#held = held ? (this.svg.getScreenCTM()?.inverse() ?? null) : null;
  }

  /** Where the middle of an element is, in the units of the drawing. @param {Element} element */
  middle(element) {
    const box = element.getBoundingClientRect();
    return this.point({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
  }

  /**
   * Shows a move that has not been made: what is placed, or what is lifted and where it lands.
   * @param {{letters: string[], onto: string[], to: string, from?: string, over?: string[], jumps?: boolean}} move
   */
  ghost({ letters, onto, to, from, over = [], jumps = false }) {
    const end = top(to, unitsOf(onto), this.turned);
    const unit = thickness(unitsOf([...onto, ...letters]));
    const { tower: ghost } = tower(letters, this.#ids, { unit });
    ghost.setAttribute('transform', `translate(${end.x} ${foot(to, this.turned).y - unitsOf(onto) * unit})`);
    ghost.classList.add('sixth-ghost');
    this.hint.append(ghost);
    if (!from) return;
    const start = top(from, unitsOf(over), this.turned);
    start.y -= RAISED - DEEP / 2;
    const high = end.y - unitsOf(letters) * unit - DEEP - 3;
    const path = jumps ? arc(start, { x: end.x, y: high }) : line(start, { x: end.x, y: high });
    this.hint.append(svg('path', { class: 'sixth-arrow-halo', d: path }), svg('path', { class: 'sixth-arrow', d: path }));
  }
}

/** What lies over a tower or an empty square, around the middle of its face. @param {Mark} mark @param {number} height */
function overMark(mark, height) {
  if (mark === 'target') {
    const ring = height ? { rx: WIDE - 2, ry: DEEP - 1.5 } : { rx: 13, ry: 5.5 };
    const cls = height ? 'sixth-landing' : 'sixth-spot';
    return svg('g', {}, svg('ellipse', { class: `${cls} sixth-halo`, ...ring }), svg('ellipse', { class: cls, ...ring }));
  }
  if (mark === 'struck') {
    return svg('g', { class: 'sixth-struck' }, svg('circle', { r: 14 }), svg('path', { d: 'M-9.5 9.5 9.5 -9.5' }));
  }
  if (mark === 'must') return svg('ellipse', { class: 'sixth-calling', rx: WIDE + 4, ry: DEEP + 3 });
  if (mark === 'king') {
    return svg('g', { class: 'sixth-crown' }, svg('g', { transform: `translate(-17 ${-DEEP - 34}) scale(2.1)` }, glyph('king', 'sixth-crown-glyph')));
  }
  return null;
}

/** A straight arrow. @param {Point} a @param {Point} b */
function line(a, b) {
  return `M${a.x} ${a.y}L${b.x} ${b.y}${head(b, Math.atan2(b.y - a.y, b.x - a.x))}`;
}

/** An arrow that jumps. @param {Point} a @param {Point} b */
function arc(a, b) {
  const middle = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 55 };
  return `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}${head(b, Math.atan2(b.y - middle.y, b.x - middle.x))}`;
}

/** @param {Point} at @param {number} angle */
function head(at, angle) {
  const side = (/** @type {number} */ turn) => `${at.x - 15 * Math.cos(angle + turn)} ${at.y - 15 * Math.sin(angle + turn)}`;
  return `M${side(0.6)}L${at.x} ${at.y}L${side(-0.6)}`;
}
