// The pointer's way over the field: touching, dragging a tile, moving and zooming the field.

/** @typedef {import('../../../types').Cell} Cell */
/** @typedef {import('./hex.js').Point} Point */

/**
 * What the hand can do.
 * @typedef {object} Grip
 * @property {(at: Point) => Cell} cellAt the cell under a point, in pixels from the field's upper left
 * @property {(cell: Cell) => boolean} canLift whether a tile can be picked up there now
 * @property {(cell: Cell) => boolean} press it goes down on a cell: whether that already did all that a touch would do
 * @property {(cell: Cell) => void} tap
 * @property {(cell: Cell) => void} lift a tile begins to be dragged
 * @property {(at: Point, cell: Cell) => void} carry
 * @property {(cell: Cell | null) => void} drop nothing: the drag was given up
 * @property {(cell: Cell | null) => void} hover
 * @property {() => boolean} scrolls whether a finger that goes up or down over the ground scrolls the page
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, at: Point) => void} zoom
 */

/** How far a finger or a mouse may slip before a touch becomes a drag. */
const SLIP = { touch: 9, mouse: 4 };

export class Hand {
  #field;
  #grip;
  /** @type {Map<number, Point>} */
  #down = new Map();
  /** @type {{id: number, at: Point, cell: Cell, done: boolean, doing: 'press' | 'drag' | 'pan' | 'scroll', touch: boolean} | null} */
  #press = null;
  #lastUp = -Infinity;

  /** @param {SVGSVGElement} field @param {Grip} grip */
  constructor(field, grip) {
    this.#field = field;
    this.#grip = grip;
    field.addEventListener('pointerdown', (event) => this.#start(event));
    field.addEventListener('pointermove', (event) => this.#move(event));
    field.addEventListener('pointerup', (event) => this.#end(event));
    field.addEventListener('pointercancel', (event) => this.#cancel(event));
    field.addEventListener('pointerleave', () => this.#press || grip.hover(null));
    field.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    // Not every browser honours `touch-action` on parts of a drawing.
    field.addEventListener('touchmove', (event) => this.busy && event.cancelable && event.preventDefault(), { passive: false });
    field.addEventListener('dragstart', (event) => event.preventDefault());
  }

  /** Whether something is being dragged, moved or zoomed. */
  get busy() {
    return this.#down.size > 1 || this.#press?.doing === 'drag' || this.#press?.doing === 'pan';
  }

  /** Whether a click is the echo of a touch that has been dealt with; other clicks come from a screen reader. */
  get echo() {
    return performance.now() - this.#lastUp < 600;
  }

  /** Gives up what it has begun. */
  release() {
    if (this.#press?.doing === 'drag') this.#grip.drop(null);
    this.#press = null;
  }

  /** @param {MouseEvent} event @returns {Point} */
  #at(event) {
    const { left, top } = this.#field.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  /** @param {PointerEvent} event */
  #start(event) {
    if (event.button !== 0) return;
    const at = this.#at(event);
    this.#down.set(event.pointerId, at);
    this.#field.setPointerCapture(event.pointerId);
    if (this.#down.size > 1) {
      // A second finger: this is about the field, not about a tile.
      if (this.#press?.done && this.#press.doing === 'press') this.#grip.tap(this.#press.cell);
      this.release();
      return;
    }
    const cell = this.#grip.cellAt(at);
    const touch = event.pointerType === 'touch';
    this.#press = { id: event.pointerId, at, cell, done: this.#grip.press(cell), doing: 'press', touch };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const at = this.#at(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.#grip.hover(this.#grip.cellAt(at));
      return;
    }
    this.#down.set(event.pointerId, at);
    if (this.#down.size > 1) return this.#pinch(event.pointerId, before, at);
    const press = this.#press;
    if (!press) return this.#grip.pan(at.x - before.x, at.y - before.y);
    if (press.doing === 'press') {
      const [dx, dy] = [Math.abs(at.x - press.at.x), Math.abs(at.y - press.at.y)];
      if (Math.hypot(dx, dy) < (press.touch ? SLIP.touch : SLIP.mouse)) return;
      if (this.#grip.canLift(press.cell)) press.doing = 'drag';
      else press.doing = press.touch && dy > dx && this.#grip.scrolls() ? 'scroll' : 'pan';
      if (press.doing === 'drag') this.#grip.lift(press.cell);
      else this.#grip.hover(null);
    }
    if (press.doing === 'drag') this.#grip.carry(at, this.#grip.cellAt(at));
    else if (press.doing === 'pan') this.#grip.pan(at.x - before.x, at.y - before.y);
  }

  /** Two fingers: the field follows both. @param {number} id @param {Point} before @param {Point} at */
  #pinch(id, before, at) {
    const other = [...this.#down].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const apart = (/** @type {Point} */ p) => Math.max(10, Math.hypot(p.x - other.x, p.y - other.y));
    this.#grip.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.#grip.zoom(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }

  /** @param {PointerEvent} event */
  #end(event) {
    if (!this.#down.delete(event.pointerId)) return;
    this.#lastUp = performance.now();
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#press = null;
    if (press.doing === 'drag') this.#grip.drop(this.#grip.cellAt(this.#at(event)));
    else if (press.doing === 'press' && !press.done) this.#grip.tap(press.cell);
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    this.#down.delete(event.pointerId);
    if (this.#press?.id === event.pointerId) this.release();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    // A trackpad's pinch arrives as a wheel with Ctrl, in smaller steps.
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.#grip.zoom(Math.exp(-event.deltaY * lines * speed), this.#at(event));
  }
}
