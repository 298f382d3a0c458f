// The player's hand: what a mouse, a pen or a finger does, told as taking, carrying, dropping, tapping and holding.

/** @typedef {{square: string, count: number} | {letter: string}} Grip what the hand touches */
/**
 * @typedef {object} Listener
 * @property {(event: PointerEvent) => Grip | null} touch what there is to take here
 * @property {(grip: Grip | null) => void} hover
 * @property {(grip: Grip, touch: boolean) => void} tap
 * @property {(grip: Grip) => void} hold
 * @property {(grip: Grip) => boolean} holds whether there is something to carry
 * @property {(grip: Grip, event: PointerEvent) => void} take
 * @property {(event: PointerEvent) => void} carry
 * @property {(event: PointerEvent) => void} drop
 * @property {() => void} lose it was taken from the hand
 */

/** How far a pointer may stray and still mean a tap, and how long a finger rests until it asks what is there. */
const STRAY = 7;
const REST = 450;

export class Hand {
  /** @type {{id: number, grip: Grip, x: number, y: number, carrying: boolean, held: boolean, timer: number} | null} */
  #down = null;
  #element;
  #listener;

  /** Whether something is being carried. */
  get carrying() {
    return this.#down?.carrying ?? false;
  }

  /** @param {HTMLElement} element @param {Listener} listener */
  constructor(element, listener) {
    this.#element = element;
    this.#listener = listener;
    element.addEventListener('pointerdown', (event) => this.#press(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#release(event));
    element.addEventListener('pointercancel', (event) => this.#cancel(event));
    element.addEventListener('pointerleave', () => this.#listener.hover(null));
    // Where a tower can be taken a finger does not scroll the page. In a drawing `touch-action` is not enough for that.
    element.addEventListener('touchstart', (event) => {
      const grip = this.#down?.grip;
      if (grip && 'square' in grip && listener.holds(grip)) event.preventDefault();
    }, { passive: false });
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const grip = this.#listener.touch(event);
    if (!grip) return;
    const timer = window.setTimeout(() => this.#rest(), REST);
    this.#down = { id: event.pointerId, grip, x: event.clientX, y: event.clientY, carrying: false, held: false, timer };
    if (event.pointerType === 'mouse') window.clearTimeout(timer);
  }

  #rest() {
    const down = this.#down;
    if (!down || down.carrying) return;
    down.held = true;
    this.#listener.hold(down.grip);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const down = this.#down;
    if (!down) {
      if (event.pointerType === 'mouse') this.#listener.hover(this.#listener.touch(event));
      return;
    }
    if (event.pointerId !== down.id || down.held) return;
    if (!down.carrying) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < STRAY) return;
      window.clearTimeout(down.timer);
      if (!this.#listener.holds(down.grip)) {
        this.#down = null;
        return;
      }
      this.#listener.take(down.grip, event);
      down.carrying = true;
      this.#element.setPointerCapture(event.pointerId);
    }
    this.#listener.carry(event);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const down = this.#down;
    if (!down || event.pointerId !== down.id) return;
    window.clearTimeout(down.timer);
    this.#down = null;
    if (down.carrying) this.#listener.drop(event);
    else if (!down.held) this.#listener.tap(down.grip, event.pointerType !== 'mouse');
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    if (this.#down?.id === event.pointerId) this.letGo();
  }

  /** Forgets what is carried. */
  letGo() {
    const down = this.#down;
    if (!down) return;
    window.clearTimeout(down.timer);
    this.#down = null;
    if (down.carrying) this.#listener.lose();
  }
}
