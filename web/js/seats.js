// Beside the board: who plays, whose turn it is, and the clocks. The server's time counts; between its messages the
// clocks run here.

import { t } from './words.js';

/** @typedef {import('../types').Snapshot} Snapshot */

const LOW = 20_000;

export class Seats {
  /**
   * @param {HTMLElement} table
   * @param {(side: number) => string} sideName
   * @param {boolean} named whether the board itself does not tell who plays
   */
  constructor(table, sideName, named) {
    this.own = /** @type {HTMLElement} */ (table.querySelector('[data-seat="own"]'));
    this.other = /** @type {HTMLElement} */ (table.querySelector('[data-seat="other"]'));
    this.sideName = sideName;
    this.named = named;
    /** @type {Snapshot | null} */
    this.game = null;
    this.turned = false;
    this.since = 0;
    this.timer = 0;
  }

  /** @param {Snapshot} game @param {boolean} turned */
  show(game, turned) {
    this.game = game;
    this.turned = turned;
    this.since = performance.now();
    clearInterval(this.timer);
    this.#draw();
    if (game.clock && game.clock.running !== null) this.timer = window.setInterval(() => this.#draw(), 200);
  }

  #draw() {
    const game = this.game;
    if (!game) return;
    for (const [element, side] of /** @type {[HTMLElement, number][]} */ ([
      [this.own, this.turned ? 1 : 0],
      [this.other, this.turned ? 0 : 1],
    ])) {
      const parts = [...(this.named ? this.#name(game, side) : []), ...this.#clocks(game, side)];
      element.hidden = parts.length === 0;
      element.replaceChildren(...parts);
      element.classList.toggle('active', game.view.to_move !== null && game.result === '*' && game.view.to_move % 2 === side);
    }
  }

  /** @param {Snapshot} game @param {number} side */
  #name(game, side) {
    const colour = document.createElement('span');
    colour.className = `colour ${this.sideName(side)}`;
    const name = document.createElement('span');
    name.className = 'name';
    name.textContent = t(`side-${this.sideName(side)}`);
    const parts = [colour, name];
    const seat = game.seats.find((seat) => seat.side === side);
    const both = new Set(game.yours.map((seat) => seat % 2)).size > 1;
    if (seat && !both && seat.kind !== 'guest') {
      const who = document.createElement('span');
      who.className = 'muted';
      who.textContent = seat.kind === 'you' ? t('seat-you') : t('seat-level', { level: seat.level ?? 0 });
      parts.push(who);
    }
    if (game.result === '*' && game.view.to_move !== null && game.view.to_move % 2 === side) {
      const turn = document.createElement('span');
      turn.className = 'turn';
      turn.textContent = t('seat-to-move');
      parts.push(turn);
    }
    return parts;
  }

  /** @param {Snapshot} game @param {number} side */
  #clocks(game, side) {
    if (!game.clock) return [];
    const { left, running } = game.clock;
    const run = performance.now() - this.since;
    return left.flatMap((time, seat) => {
      if (seat % 2 !== side) return [];
      const now = Math.max(0, time - (running === seat ? run : 0));
      const shown = document.createElement('span');
      shown.className = 'clock-left';
      shown.classList.toggle('low', running === seat && now < LOW);
      shown.textContent = write(now);
      shown.setAttribute('role', 'timer');
      shown.setAttribute('aria-label', t('game-clock-left', { time: write(now) }));
      return [shown];
    });
  }
}

/** Minutes and seconds; tenths at the end. @param {number} milliseconds */
function write(milliseconds) {
  const seconds = Math.ceil(milliseconds / 100) / 10;
  if (seconds < 10) return `0:0${seconds.toFixed(1)}`;
  const whole = Math.ceil(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
