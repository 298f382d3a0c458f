// What the player has begun to choose. It knows the choices that the view offers, and no rule.

import { cellFrom, same, text } from './hex.js';

/** @typedef {import('../../../types').Cell} Cell */
/** @typedef {import('../../../types').SixChoices} SixChoices */
/** @typedef {SixChoices['lifts'][number]} Lift */
/** @typedef {Lift['stays'][number]} Stay */
/** A cell to lay the tile on, and which of the groups that may stay it belongs to. @typedef {{cell: Cell, stays: number[]}} Target */

/**
 * What came of touching a cell: a whole move, a tile picked up or put back, a group chosen, a target that needs a group
 * first, a move that is not among the choices, or nothing.
 * @typedef {{kind: 'move' | 'refused', text: string} | {kind: 'picked' | 'dropped' | 'group' | 'which' | 'nothing'}} Outcome
 */

export class Choice {
  /** @type {SixChoices} */
  #choices = { game: 'six', places: [], lifts: [] };
  /** @type {Map<string, Cell>} */
  #tiles = new Map();
  /** @type {Lift | null} */
  lift = null;
  /** Which group stays, where there is a choice. @type {number | null} */
  stay = null;
  /** The target that was touched before it was said which group stays. @type {Cell | null} */
  waiting = null;

  /** @param {SixChoices} choices @param {Cell[]} tiles */
  offer(choices, tiles) {
    this.#choices = choices;
    this.#tiles = new Map(tiles.map((cell) => [text(cell), cell]));
    this.forget();
  }

  forget() {
    this.lift = null;
    this.stay = null;
    this.waiting = null;
  }

  /** @param {Cell} cell */
  canLift(cell) {
    return this.#choices.lifts.some((lift) => same(lift.from, cell));
  }

  get liftable() {
    return this.#choices.lifts.map((lift) => lift.from);
  }

  /** The cells that can be chosen now, by name. @returns {Map<string, Target>} */
  get targets() {
    /** @type {Map<string, Target>} */
    const found = new Map();
    if (!this.lift) {
      for (const cell of this.#choices.places) found.set(text(cell), { cell, stays: [] });
      return found;
    }
    this.lift.stays.forEach((stay, i) => {
      if (this.stay !== null && this.stay !== i) return;
      for (const cell of stay.to) {
        const target = found.get(text(cell));
        if (target) target.stays.push(i);
        else found.set(text(cell), { cell, stays: [i] });
      }
    });
    return found;
  }

  /** The tiles that lifting would lose, whichever group stays if that is still open. @returns {Set<string>} */
  get lost() {
    const stays = this.lift?.stays ?? [];
    const chosen = this.stay === null ? undefined : stays[this.stay];
    if (chosen) return new Set(chosen.captured.map(text));
    const [first, ...others] = stays.map((stay) => new Set(stay.captured.map(text)));
    return new Set([...(first ?? [])].filter((key) => others.every((set) => set.has(key))));
  }

  /** The groups of which one stays, where the player has the choice: each is what the choice for it would not capture. */
  get groups() {
    const { lift } = this;
    if (!lift || lift.stays.length < 2) return [];
    return lift.stays.map((stay) => {
      const captured = new Set(stay.captured.map(text));
      return [...this.#tiles].filter(([key]) => !captured.has(key) && key !== text(lift.from)).map(([, cell]) => cell);
    });
  }

  /** @param {Cell} cell */
  #groupOf(cell) {
    const found = this.groups.findIndex((group) => group.some((other) => same(other, cell)));
    return found < 0 ? null : found;
  }

  /** @param {Cell} cell @returns {Outcome} */
  pick(cell) {
    const lift = this.#choices.lifts.find((one) => same(one.from, cell));
    if (!lift) return { kind: 'nothing' };
    // Numbered from left to right, as one would count them.
    this.lift = { ...lift, stays: [...lift.stays].sort((a, b) => order(a.keep, b.keep)) };
    this.stay = lift.stays.length === 1 ? 0 : null;
    this.waiting = null;
    return { kind: 'picked' };
  }

  /** Says which group stays. @param {number} group counted from 0 @returns {Outcome} */
  keep(group) {
    const stay = this.lift?.stays[group];
    if (!this.lift || !stay || this.lift.stays.length < 2) return { kind: 'nothing' };
    const { waiting } = this;
    this.stay = group;
    this.waiting = null;
    if (waiting && stay.to.some((cell) => same(cell, waiting))) return { kind: 'move', text: this.#written(waiting, group) };
    return { kind: 'group' };
  }

  /** @param {Cell} cell @returns {Outcome} */
  touch(cell) {
    const { lift } = this;
    if (!lift) {
      const target = this.targets.get(text(cell));
      if (target) return { kind: 'move', text: text(cell) };
      if (this.canLift(cell)) return this.pick(cell);
      return this.#choices.places.length ? { kind: 'refused', text: text(cell) } : { kind: 'nothing' };
    }
    if (same(lift.from, cell)) {
      this.forget();
      return { kind: 'dropped' };
    }
    const group = this.#groupOf(cell);
    if (group !== null && group !== this.stay) return this.keep(group);
    if (this.canLift(cell)) return this.pick(cell);
    return this.drop(cell);
  }

  /** The lifted tile is laid here. @param {Cell} cell @returns {Outcome} */
  drop(cell) {
    const { lift } = this;
    if (!lift) return { kind: 'nothing' };
    const [stay, other] = this.targets.get(text(cell))?.stays ?? [];
    if (stay === undefined) return { kind: 'refused', text: this.#written(cell, this.stay ?? 0) };
    if (other === undefined) return { kind: 'move', text: this.#written(cell, stay) };
    this.waiting = cell;
    return { kind: 'which' };
  }

  /** @param {Cell} to @param {number} group */
  #written(to, group) {
    const keep = this.lift?.stays[group]?.keep;
    const move = `${this.lift ? text(this.lift.from) : ''}>${text(to)}`;
    return keep ? `${move}=${text(keep)}` : move;
  }
}

/** @param {Cell | null} a @param {Cell | null} b */
const order = (a, b) => (a && b ? a[0] - b[0] || a[1] - b[1] : 0);

/**
 * A move's text taken apart: `2,-1`, `2,-1>4,0`, `2,-1>4,0=3,3`, and `2,-1>` for a move half made.
 * @param {string} written
 * @returns {{from: Cell | null, to: Cell | null, keep: Cell | null} | null}
 */
export function readMove(written) {
  const [move = '', keep = ''] = written.split('=');
  const [first = '', second] = move.split('>');
  const cell = cellFrom(first);
  if (!cell) return null;
  if (second === undefined) return { from: null, to: cell, keep: null };
  return { from: cell, to: cellFrom(second), keep: cellFrom(keep) };
}
