// Planning while others think: a move that is made as soon as it is allowed, and, where nobody is in a hurry, answers to what
// the other side may play. What would be allowed the server says; whether it is, it sees when the time has come.

import { message } from '../api.js';
import { html, toast } from '../dom.js';
import * as referee from '../referee.js';
import { together } from './people.js';
import { t } from '../words.js';

/** @typedef {import('../../types').Snapshot} Snapshot */
/** @typedef {import('../../types').View} View */
/** @typedef {import('../../types').Plan} Plan */
/** @typedef {import('../boards/board.js').Board} Board */

export class Plans {
  /** What is being planned: one move, or a line with what it has so far. @type {null | {kind: 'move'} | {kind: 'line', line: string[]}} */
  #planning = null;
  /** @type {Snapshot | null} */
  #game = null;
  #key = '';

  /**
   * @param {HTMLElement} panel what is planned
   * @param {HTMLElement} bar what can be done while planning
   * @param {object} table
   * @param {(view: View) => Promise<void>} table.present shows a position in which something is chosen
   * @param {() => void} table.resume shows the game again
   * @param {(plan: Plan) => Promise<void>} table.plan
   */
  constructor(panel, bar, table) {
    this.panel = panel;
    this.bar = bar;
    this.table = table;
  }

  /** Whether the board is used for planning. */
  get active() {
    return this.#planning !== null;
  }

  /** What is to be chosen now. */
  get words() {
    const planning = this.#planning;
    if (planning?.kind !== 'line') return t('plan-choose');
    return t(planning.line.length % 2 === 0 ? 'plan-theirs' : 'plan-mine');
  }

  /** @param {Snapshot} game */
  show(game) {
    const moved = this.#game !== null && this.#game.view.moves.length !== game.view.moves.length;
    this.#game = game;
    if (this.active && (moved || !game.can.plan)) {
      this.#leave();
      toast(t('plan-changed'));
    }
    const possible = game.phase === 'playing' && game.yours.length > 0 && game.yours.length < game.seats.length && together(game);
    this.panel.hidden = !possible;
    const key = JSON.stringify([possible, game.can.plan, game.plan, this.active]);
    if (key === this.#key || !possible) return;
    this.#key = key;
    this.#draw(game);
  }

  /** @param {Snapshot} game */
  #draw(game) {
    const plan = game.plan ?? { premove: null, lines: [] };
    const disabled = !game.can.plan || this.active;
    const starts = [html('button', { type: 'button', class: 'quiet', disabled, onclick: () => this.#begin({ kind: 'move' }) }, t('plan-move'))];
    if (allowsLines(game)) {
      starts.push(html('button', { type: 'button', class: 'quiet', disabled, onclick: () => this.#begin({ kind: 'line', line: [] }) }, t('plan-answer')));
    }
    const rows = plan.lines.map((line, at) => row(words(line), () => this.table.plan({ ...plan, lines: plan.lines.filter((_, other) => other !== at) })));
    if (plan.premove) rows.unshift(row(t('plan-premove', { text: plan.premove }), () => this.table.plan({ ...plan, premove: null })));
    this.panel.replaceChildren(html('div', { class: 'actions' }, ...starts), html('ul', { class: 'planned', hidden: rows.length === 0 }, ...rows));
  }

  /** @param {{kind: 'move'} | {kind: 'line', line: string[]}} planning */
  async #begin(planning) {
    this.#planning = planning;
    await this.#present();
  }

  /** Shows the position in which the next move is chosen. */
  async #present() {
    const [game, planning] = [this.#game, this.#planning];
    if (!game || !planning) return;
    const { variant, moves } = game.view;
    try {
      const view = planning.kind === 'line'
        ? await referee.view(variant, game.start, [...moves, ...planning.line])
        : await referee.ahead(variant, game.start, moves, next(game));
      if (this.#planning !== planning) return;
      this.#drawBar();
      await this.table.present(view);
    } catch (problem) {
      toast(message(problem));
      this.stop();
    }
  }

  #drawBar() {
    const planning = this.#planning;
    const parts = [html('button', { type: 'button', class: 'quiet', onclick: () => this.stop() }, t('plan-stop'))];
    if (planning?.kind === 'line') {
      const { line } = planning;
      const back = () => this.#begin({ kind: 'line', line: line.slice(0, -1) });
      parts.unshift(
        html('button', { type: 'button', disabled: line.length < 2 || line.length % 2 === 1, onclick: () => this.#keep(line) }, t('plan-keep')),
        html('button', { type: 'button', class: 'quiet', disabled: line.length === 0, onclick: back }, t('plan-back')),
      );
      this.bar.replaceChildren(html('p', { class: 'planning-line', hidden: line.length === 0 }, words(line)), ...parts);
    } else this.bar.replaceChildren(...parts);
    this.bar.hidden = false;
  }

  /** A move was chosen on the board or typed. @param {string} text */
  async choose(text) {
    const planning = this.#planning;
    if (planning?.kind === 'line') {
      await this.#begin({ kind: 'line', line: [...planning.line, text] });
    } else await this.premove(text);
  }

  /** Plans one move. @param {string} text */
  async premove(text) {
    const lines = this.#game?.plan?.lines ?? [];
    this.stop();
    await this.table.plan({ premove: text, lines });
  }

  /** @param {string[]} line */
  async #keep(line) {
    const plan = this.#game?.plan ?? { premove: null, lines: [] };
    this.stop();
    // There is one answer to each move: a line that answers otherwise, or says less, makes room.
    const yields = (/** @type {string[]} */ other) => {
      const parts = other.findIndex((text, at) => line[at] !== undefined && text !== line[at]);
      return parts === -1 ? other.length <= line.length : parts % 2 === 1;
    };
    await this.table.plan({ ...plan, lines: [...plan.lines.filter((other) => !yields(other)), line] });
  }

  /** Goes back to the game. */
  stop() {
    if (!this.active) return;
    this.#leave();
    this.table.resume();
  }

  #leave() {
    this.#planning = null;
    this.#key = '';
    this.bar.hidden = true;
  }
}

/** Whose turn comes, of those that somebody has. @param {Snapshot} game */
function next(game) {
  const seats = game.seats.length;
  const now = game.view.to_move ?? 0;
  for (let step = 1; step < seats; step += 1) if (game.yours.includes((now + step) % seats)) return (now + step) % seats;
  return game.yours[0] ?? 0;
}

/** Answers are for games in which nobody waits at the board. @param {Snapshot} game */
const allowsLines = (game) => game.seats.length === 2 && !(game.clock && 'initial' in game.clock.control);

/** A line in words: if theirs, then mine. @param {string[]} line */
function words(line) {
  const pairs = [];
  for (let at = 0; at < line.length; at += 2) {
    const [theirs, mine] = [line[at] ?? '', line[at + 1]];
    pairs.push(mine === undefined ? t('plan-if', { theirs }) : t('plan-pair', { theirs, mine }));
  }
  return pairs.join(' · ');
}

/** @param {string} text @param {() => void} remove */
const row = (text, remove) =>
  html('li', {}, html('span', {}, text), html('button', { type: 'button', class: 'quiet small', 'aria-label': `${t('plan-remove')}: ${text}`, onclick: remove }, t('plan-remove')));
