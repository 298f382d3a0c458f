// The clocks beside the board. The server's time counts; between its messages they run here.

import { t } from './words.js';

/** @typedef {import('../types').Snapshot} Snapshot */

const LOW = 20_000;

export class Clocks {
  /** @param {HTMLElement} table */
  constructor(table) {
    this.own = /** @type {HTMLElement} */ (table.querySelector('[data-seat="own"]'));
    this.other = /** @type {HTMLElement} */ (table.querySelector('[data-seat="other"]'));
    this.own.hidden = true;
    this.other.hidden = true;
    /** @type {Snapshot | null} */
    this.game = null;
    this.since = 0;
    this.timer = 0;
  }

  /** @param {Snapshot} game */
  show(game) {
    this.game = game;
    this.since = performance.now();
    clearInterval(this.timer);
    if (!game.clock) return;
    this.own.hidden = false;
    this.other.hidden = false;
    this.#draw();
    if (game.clock.running !== null) this.timer = window.setInterval(() => this.#draw(), 200);
  }

  #draw() {
    const game = this.game;
    if (!game?.clock) return;
    const ownSeat = game.yours[0] ?? 0;
    const run = performance.now() - this.since;
    for (const [element, side] of /** @type {[HTMLElement, number][]} */ ([
      [this.own, ownSeat % 2],
      [this.other, 1 - (ownSeat % 2)],
    ])) {
      element.replaceChildren();
      for (const [seat, left] of game.clock.left.entries()) {
        if (seat % 2 !== side) continue;
        const running = game.clock.running === seat;
        const now = Math.max(0, left - (running ? run : 0));
        const shown = document.createElement('span');
        shown.className = 'clock-left';
        shown.classList.toggle('low', running && now < LOW);
        shown.textContent = write(now);
        shown.setAttribute('role', 'timer');
        shown.setAttribute('aria-label', t('game-clock-left', { time: write(now) }));
        element.append(shown);
        element.classList.toggle('active', running);
      }
    }
  }
}

/** Minutes and seconds; tenths at the end. @param {number} milliseconds */
function write(milliseconds) {
  const seconds = Math.ceil(milliseconds / 100) / 10;
  if (seconds < 10) return `0:0${seconds.toFixed(1)}`;
  const whole = Math.ceil(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
