// Beside the board: who plays, who is here, whose turn it is, and the clocks. The server's time counts; between its
// messages the clocks run here.

import { html } from './dom.js';
import { called, ownSides, sideName, together } from './table/people.js';
import { t } from './words.js';

/** @typedef {import('../types').Snapshot} Snapshot */
/** @typedef {import('../types').TimeControl} TimeControl */

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** From here on time is short: so many seconds, less in a very quick game; with days a move, hours. */
const LOW = 20 * SECOND;
const LOW_OF_DAYS = 3 * HOUR;

export class Seats {
  /** @type {Snapshot | null} */
  #game = null;
  #received = 0;
  #timer = 0;
  /** @type {{seat: number, element: HTMLElement}[]} */
  #clocks = [];
  /** The seat that has been warned. @type {number | null} */
  #warned = null;

  /**
   * @param {HTMLElement} table
   * @param {boolean} named whether the board itself does not tell who plays
   * @param {() => void} low called once when the time of whoever looks gets short
   */
  constructor(table, named, low) {
    this.own = /** @type {HTMLElement} */ (table.querySelector('[data-seat="own"]'));
    this.other = /** @type {HTMLElement} */ (table.querySelector('[data-seat="other"]'));
    this.named = named;
    this.low = low;
  }

  /** @param {Snapshot} game @param {number} received when it came, by `performance.now()` @param {boolean} turned */
  show(game, received, turned) {
    this.#game = game;
    this.#received = received;
    this.#clocks = [];
    for (const [element, side] of /** @type {[HTMLElement, number][]} */ ([
      [this.own, turned ? 1 : 0],
      [this.other, turned ? 0 : 1],
    ])) {
      const parts = this.#side(game, side);
      element.hidden = parts.length === 0;
      element.replaceChildren(...parts);
      element.classList.toggle('team', game.seats.length > 2);
      element.classList.toggle('active', game.phase === 'playing' && game.view.to_move !== null && game.view.to_move % 2 === side);
    }
    clearInterval(this.#timer);
    this.#tick();
    const running = game.clock?.running ?? null;
    if (running !== this.#warned) this.#warned = null;
    if (running !== null) this.#timer = window.setInterval(() => this.#tick(), 100);
  }

  /** @param {Snapshot} game @param {number} side */
  #side(game, side) {
    const withNames = this.named || together(game);
    const seats = game.seats.map((seat, at) => ({ ...seat, at })).filter((seat) => seat.side === side);
    const parts = seats.flatMap(({ at }) => {
      const clock = this.#clock(game, at);
      const person = withNames ? this.#person(game, at) : null;
      return person || clock ? [html('span', { class: 'player' }, person, clock)] : [];
    });
    if (parts.length === 0 || !withNames) return parts;
    const colour = html('span', { class: `colour ${game.view.table.game === '27' ? 'line' : game.view.table.game}-${sideName(game, side)}`, 'aria-hidden': 'true' });
    return [colour, ...parts];
  }

  /** @param {Snapshot} game @param {number} at */
  #person(game, at) {
    const seat = game.seats[at];
    const side = t(`side-${sideName(game, at % 2)}`);
    // Two share a strip in a team: its colour says the side, and a mark whose turn it is.
    const team = game.seats.length > 2;
    const person = html('span', { class: 'person' });
    if (together(game)) {
      if (seat.kind === 'guest') person.append(presence(seat.here));
      person.append(html('span', { class: 'name' }, called(seat)));
      if (seat.rating !== null) person.append(html('span', { class: 'muted' }, String(seat.rating)));
      if (!team) person.append(html('span', { class: 'muted' }, side));
      if (seat.kind === 'guest' && !seat.here) person.append(html('span', { class: 'away' }, t('seat-away')));
    } else {
      person.append(html('span', { class: 'name' }, side));
      if (ownSides(game).size < 2) person.append(html('span', { class: 'muted' }, called(seat)));
    }
    if (game.phase === 'playing' && game.view.to_move === at) {
      if (team) person.prepend(html('span', { class: 'turn', 'aria-hidden': 'true' }, '▸'), html('span', { class: 'hidden' }, t('seat-to-move')));
      else person.append(html('span', { class: 'turn' }, t('seat-to-move')));
    }
    return person;
  }

  /** @param {Snapshot} game @param {number} seat */
  #clock(game, seat) {
    if (!game.clock) return null;
    const element = html('span', { class: 'clock-left', role: 'timer' });
    this.#clocks.push({ seat, element });
    return element;
  }

  #tick() {
    const game = this.#game;
    if (!game?.clock) return;
    const { left, running, control } = game.clock;
    const run = performance.now() - this.#received;
    for (const { seat, element } of this.#clocks) {
      const now = Math.max(0, (left[seat] ?? 0) - (running === seat ? run : 0));
      const text = write(now, control);
      const low = running === seat && now < lowOf(control);
      if (element.textContent !== text) {
        element.textContent = text;
        element.setAttribute('aria-label', t('game-clock-left', { time: text }));
      }
      element.classList.toggle('low', low);
      if (low && game.yours.includes(seat) && this.#warned !== seat && 'initial' in control) {
        this.#warned = seat;
        this.low();
      }
    }
  }
}

/** A full disc, or a ring. @param {boolean} here */
const presence = (here) =>
  html('span', { class: here ? 'presence here' : 'presence', title: t(here ? 'seat-here' : 'seat-away') }, here ? html('span', { class: 'hidden' }, t('seat-here')) : '');

/** @param {TimeControl} control */
const lowOf = (control) => ('days' in control ? LOW_OF_DAYS : Math.min(LOW, control.initial / 4));

/** Days and hours; minutes and seconds; tenths at the end. @param {number} milliseconds @param {TimeControl} control */
function write(milliseconds, control) {
  if (milliseconds >= DAY) return t('clock-days', { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) });
  const tenths = Math.ceil(milliseconds / 100) / 10;
  if (tenths < 10 && 'initial' in control) return `0:0${tenths.toFixed(1)}`;
  const whole = Math.ceil(milliseconds / SECOND);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return whole >= 3600 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
