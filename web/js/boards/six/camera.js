// What part of the endless field is seen. It follows the game until the player moves it, and never loses the tiles.

import { still } from '../board.js';
import { RADIUS, STEP } from './hex.js';

/** @typedef {import('./hex.js').Point} Point */
/** The point of the field in the middle of the view, and pixels per unit. @typedef {{x: number, y: number, scale: number}} Look */

const GLIDE = 260;
const MARGIN = 8;

export class Camera {
  #group;
  #changed;
  #zoomed;
  /** @type {Look} */
  #look = { x: 0, y: 0, scale: 1 };
  /** @type {Point[]} */
  #points = [{ x: 0, y: 0 }];
  #width = 0;
  #height = 0;
  /** The corner at the lower right where the buttons are: no cell should lie under them. */
  #corner = { width: 0, height: 0 };
  #frame = 0;
  /** Whether it follows the game by itself. */
  following = true;

  /**
   * @param {SVGGElement} group what it moves
   * @param {() => void} changed called when `following` may have changed
   * @param {(scale: number) => void} zoomed
   */
  constructor(group, changed, zoomed) {
    this.#group = group;
    this.#changed = changed;
    this.#zoomed = zoomed;
  }

  /** @param {number} width @param {number} height @param {{width: number, height: number}} corner */
  resize(width, height, corner) {
    const first = !this.#width;
    this.#width = width;
    this.#height = height;
    this.#corner = corner;
    if (first || this.following) this.#set(this.#fitting());
    else this.#set(this.#within(this.#look));
  }

  /**
   * The middles of the cells that matter have changed.
   * @param {Point[]} points
   * @param {'next' | 'other' | 'first'} what the next position of a game, another one, or the first that is shown at all
   */
  frame(points, what) {
    this.#points = points.length ? points : [{ x: 0, y: 0 }];
    if (!this.#width) return;
    const at_once = what === 'first';
    if (!this.following) return this.#glide(this.#within(this.#look), at_once);
    const target = this.#fitting();
    // From move to move, a field that is seen whole, not too small and about in the middle stays where it is.
    const { x, y, scale } = this.#look;
    const aside = Math.max(Math.abs(x - target.x) * scale / this.#width, Math.abs(y - target.y) * scale / this.#height);
    if (what === 'next' && scale > target.scale * 0.82 && aside < 0.12 && this.#shows(this.#look)) return;
    this.#glide(target, at_once);
  }

  /** Follows the game again. */
  fit() {
    this.following = true;
    this.#glide(this.#fitting());
    this.#changed();
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    const { x, y, scale } = this.#look;
    this.#free();
    this.#set(this.#within({ x: x - dx / scale, y: y - dy / scale, scale }));
  }

  /**
   * Makes things larger or smaller around a point of the view.
   * @param {number} factor @param {Point} [at] in pixels from the upper left @param {boolean} [gliding]
   */
  zoom(factor, at = { x: this.#width / 2, y: this.#height / 2 }, gliding = false) {
    const { min, max } = this.#limits();
    const scale = Math.min(max, Math.max(min, this.#look.scale * factor));
    const fixed = this.toField(at);
    this.#free();
    const look = this.#within({
      x: fixed.x - (at.x - this.#width / 2) / scale,
      y: fixed.y - (at.y - this.#height / 2) / scale,
      scale,
    });
    if (gliding) this.#glide(look);
    else this.#set(look);
  }

  /** Moves just as far as needed to see a cell. @param {Point} point the middle of the cell */
  reveal(point) {
    if (!this.#width) return;
    const { x, y, scale } = this.#look;
    const over = (/** @type {number} */ d, /** @type {number} */ room) => Math.sign(d) * Math.max(0, Math.abs(d) - Math.max(0, room));
    const dx = over(point.x - x, this.#width / 2 / scale - STEP * 0.6);
    const dy = over(point.y - y, this.#height / 2 / scale - RADIUS * 1.1);
    if (dx || dy) this.#glide({ x: x + dx, y: y + dy, scale });
  }

  /** @param {Point} at in pixels from the upper left @returns {Point} */
  toField(at) {
    const { x, y, scale } = this.#look;
    return { x: x + (at.x - this.#width / 2) / scale, y: y + (at.y - this.#height / 2) / scale };
  }

  stop() {
    cancelAnimationFrame(this.#frame);
  }

  #free() {
    if (!this.following) return;
    this.following = false;
    this.#changed();
  }

  #box() {
    const [xs, ys] = [this.#points.map((p) => p.x), this.#points.map((p) => p.y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** The largest that a fitted hexagon gets: a few tiles should not fill a wide table. */
  #largest() {
    return Math.min(96, Math.max(48, this.#width / 5.5)) / STEP;
  }

  /** @returns {Look} */
  #fitting() {
    const look = this.#fitAbove(0);
    return this.#coversCorner(look) ? this.#fitAbove(this.#corner.height) : look;
  }

  /** Everything in view, above so many pixels at the bottom. @param {number} below @returns {Look} */
  #fitAbove(below) {
    const { left, right, top, bottom } = this.#box();
    const scale = Math.min(
      (this.#width - 2 * MARGIN) / (right - left + STEP),
      (this.#height - 2 * MARGIN - below) / (bottom - top + 2 * RADIUS),
      this.#largest(),
    );
    return { x: (left + right) / 2, y: (top + bottom) / 2 + below / 2 / scale, scale };
  }

  /** @param {Look} look */
  #coversCorner({ x, y, scale }) {
    const left = this.#width / 2 - this.#corner.width;
    const top = this.#height / 2 - this.#corner.height;
    return this.#points.some((p) => (p.x - x + STEP / 2) * scale > left && (p.y - y + RADIUS * 0.8) * scale > top);
  }

  /** @param {Look} look */
  #shows(look) {
    const { left, right, top, bottom } = this.#box();
    const [w, h] = [this.#width / 2 / look.scale, this.#height / 2 / look.scale];
    return (
      left - STEP / 2 >= look.x - w &&
      right + STEP / 2 <= look.x + w &&
      top - RADIUS >= look.y - h &&
      bottom + RADIUS <= look.y + h &&
      !this.#coversCorner(look)
    );
  }

  #limits() {
    const fit = this.#fitAbove(0).scale;
    return { min: fit * 0.6, max: Math.max(fit, 140 / STEP) };
  }

  /** The nearest look whose middle lies within the field. @param {Look} look @returns {Look} */
  #within({ x, y, scale }) {
    const { left, right, top, bottom } = this.#box();
    const { min, max } = this.#limits();
    return {
      x: Math.min(right, Math.max(left, x)),
      y: Math.min(bottom, Math.max(top, y)),
      scale: Math.min(max, Math.max(min, scale)),
    };
  }

  /** @param {Look} look */
  #set(look) {
    cancelAnimationFrame(this.#frame);
    this.#put(look);
  }

  /** @param {Look} look */
  #put(look) {
    if (look.scale !== this.#look.scale) this.#zoomed(look.scale);
    this.#look = look;
    const { x, y, scale } = look;
    const [left, top] = [this.#width / 2 - x * scale, this.#height / 2 - y * scale];
    this.#group.setAttribute('transform', `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})`);
  }

  /** @param {Look} target @param {boolean} [at_once] */
  #glide(target, at_once = false) {
    cancelAnimationFrame(this.#frame);
    if (at_once || still()) return this.#put(target);
    const from = this.#look;
    const begun = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * eased;
      this.#put({ x: mix(from.x, target.x), y: mix(from.y, target.y), scale: mix(from.scale, target.scale) });
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
