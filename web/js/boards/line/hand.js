// The player's hand: mouse, finger and keys become wishes. What a wish means, the board decides.

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * What the hand asks and tells.
 * @typedef {object} Told
 * @property {() => void} wake the player begins something: whatever still moves comes to rest
 * @property {() => Layout | null} layout
 * @property {() => number[]} order the fields from the near end
 * @property {(field: number) => number} lifted how many discs of a field are held up
 * @property {(field: number, index: number | null) => void} press
 * @property {(field: number | null, index: number | null) => void} tap
 * @property {(field: number, index: number | null) => boolean} grab whether a drag may begin here
 * @property {(by: Point, over: number | null) => void} carry
 * @property {(over: number | null) => void} drop
 * @property {(field: number | null, index: number | null) => void} hover
 * @property {(field: number) => void} focus
 * @property {(field: number) => void} reach the keys go on from here
 * @property {(field: number, by: number) => void} cut one disc more or fewer
 * @property {(field: number, count: number) => boolean} count whether that many can be lifted
 * @property {(field: number) => void} enter
 * @property {() => boolean} escape whether there was something to give up
 */

/** A finger trembles by so many pixels. */
const TREMBLE = 7;
/** Two digits within this time are one number. */
const DIGITS = 900;

/** @typedef {{ id: number, start: Point, field: number | null, index: number | null, drags: boolean, scrubs: boolean, still: boolean }} Press */

export class Hand {
  /** @type {Press | null} */
  #press = null;
  #typed = '';
  #typedAt = 0;

  /** @param {SVGSVGElement} picture @param {Told} told */
  constructor(picture, told) {
    this.picture = picture;
    this.told = told;
    picture.addEventListener('pointerdown', (event) => this.#down(event));
    picture.addEventListener('pointermove', (event) => this.#move(event));
    picture.addEventListener('pointerup', (event) => this.#up(event));
    picture.addEventListener('pointercancel', () => this.#cancel());
    picture.addEventListener('pointerleave', () => told.hover(null, null));
    picture.addEventListener('keydown', (event) => this.#key(event));
    // A screen reader clicks without a pointer.
    picture.addEventListener('click', (event) => {
      const place = /** @type {Element} */ (event.target).closest?.('[data-field]');
      if (event.detail === 0 && place) told.enter(Number(/** @type {SVGElement} */ (place).dataset.field));
    });
    // A finger on a stack that can move carries it; anywhere else it scrolls the page. `touch-action` says so too, but not
    // every browser heeds it inside a picture.
    const holds = (/** @type {Event} */ event) => {
      const grip = /** @type {Element} */ (event.target).closest?.('.line-place-moves > .line-grip');
      if (grip) event.preventDefault();
    };
    picture.addEventListener('touchstart', holds, { passive: false });
    // A long touch belongs to the stack, not to the browser's menu.
    picture.addEventListener('contextmenu', (event) => {
      if (this.#press) event.preventDefault();
    });
  }

  /** @param {PointerEvent} event @returns {Point} */
  #point(event) {
    const box = this.picture.getBoundingClientRect();
    const scale = (this.told.layout()?.width ?? box.width) / (box.width || 1);
    return { x: (event.clientX - box.x) * scale, y: (event.clientY - box.y) * scale };
  }

  /** @param {Point} point */
  #at(point) {
    const layout = this.told.layout();
    const field = layout?.field(point) ?? null;
    const index = layout && field !== null ? layout.disc(point, field, this.told.lifted(field)) : null;
    return { field, index };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || this.#press) return;
    this.told.wake();
    const start = this.#point(event);
    const { field, index } = this.#at(start);
    this.#press = { id: event.pointerId, start, field, index, drags: false, scrubs: false, still: true };
    if (field === null) return;
    this.told.reach(field);
    this.told.press(field, index);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const point = this.#point(event);
    const press = this.#press;
    if (!press) {
      if (event.pointerType === 'mouse') {
        const { field, index } = this.#at(point);
        this.told.hover(field, index);
      }
      return;
    }
    if (press.id !== event.pointerId || press.field === null) return;
    const by = { x: point.x - press.start.x, y: point.y - press.start.y };
    if (press.still && Math.hypot(by.x, by.y) > TREMBLE) {
      press.still = false;
      const along = this.told.layout()?.tall ? Math.abs(by.x) > 3 * Math.abs(by.y) : false;
      if (this.told.grab(press.field, press.index)) {
        this.picture.setPointerCapture(event.pointerId);
        // In a tall line the finger that goes along the row chooses where to cut; the finger that leaves it carries.
        press.scrubs = along;
        press.drags = !along;
      }
    }
    if (press.scrubs) this.#scrub(press, point, by);
    if (press.drags) this.told.carry(by, this.told.layout()?.field(point) ?? null);
  }

  /** @param {Press} press @param {Point} point @param {Point} by */
  #scrub(press, point, by) {
    const layout = this.told.layout();
    if (!layout || press.field === null) return;
    if (Math.abs(by.y) > layout.pitch * 0.6) {
      press.scrubs = false;
      press.drags = true;
      press.start = point;
      this.told.grab(press.field, press.index);
      return;
    }
    // The discs move under the finger when the cut does: they are counted as if none were lifted.
    const index = layout.disc({ x: point.x, y: press.start.y }, press.field);
    if (index === null || index === press.index) return;
    press.index = index;
    this.told.press(press.field, index);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#press = null;
    const point = this.#point(event);
    if (press.drags) this.told.drop(this.told.layout()?.field(point) ?? null);
    else if (press.still) this.told.tap(press.field, press.index);
  }

  #cancel() {
    const drags = this.#press?.drags;
    this.#press = null;
    if (drags) this.told.drop(null);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    this.told.wake();
    const layout = this.told.layout();
    const target = /** @type {Element} */ (event.target).closest?.('[data-field]');
    if (!layout || !target || event.ctrlKey || event.metaKey || event.altKey) return;
    const field = Number(/** @type {SVGElement} */ (target).dataset.field);
    if (!this.#act(event.key, field, layout)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key @param {number} field @param {Layout} layout @returns {boolean} whether the key meant something */
  #act(key, field, layout) {
    const [on, back, deeper, shallower] = layout.tall
      ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
    const order = this.told.order();
    const at = order.indexOf(field);
    /** @param {number} to */
    const go = (to) => {
      if (order[to] !== undefined) this.told.focus(order[to]);
      return true;
    };
    if (key === on) return go(at + 1);
    if (key === back) return go(at - 1);
    if (key === 'Home') return go(0);
    if (key === 'End') return go(order.length - 1);
    if (key === deeper || key === shallower) return this.told.cut(field, key === deeper ? 1 : -1), true;
    if (key === 'Enter' || key === ' ') return this.told.enter(field), true;
    if (key === 'Escape') return this.told.escape();
    if (/^\d$/.test(key)) return this.#digit(key, field), true;
    return false;
  }

  /** @param {string} key @param {number} field */
  #digit(key, field) {
    const now = performance.now();
    this.#typed = now - this.#typedAt < DIGITS ? this.#typed + key : key;
    this.#typedAt = now;
    // A second digit that makes no sense with the first one begins anew.
    if (this.#typed.length > 1 && !this.told.count(field, Number(this.#typed))) this.#typed = key;
    if (this.#typed.length === 1 && key !== '0') this.told.count(field, Number(key));
    if (this.#typed.length > 1) this.#typed = '';
  }
}
