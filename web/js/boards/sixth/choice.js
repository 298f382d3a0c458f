// What the player has begun to choose on the board of SIXTH!: pieces lifted from a tower, or a piece taken from a tray.

import { called, choicesOf, kingOf, landings, letterOf, placing, prefixOf, struck } from './offers.js';
import { wood } from './pieces.js';

/** @typedef {import('../../../types').View} View */
/** @typedef {import('./offers.js').Lift} Lift */
/** @typedef {import('./field.js').Mark} Mark */

export class Choice {
  /** What is lifted. @type {Lift | null} */
  picked = null;
  /** Which piece the player has taken from a tray. @type {string | null} */
  kind = null;

  forget() {
    this.picked = this.kind = null;
  }

  /** @param {string} from @param {number} count */
  pick(from, count) {
    this.picked = { from, count };
    this.kind = null;
  }

  /** @param {string | null} letter */
  take(letter) {
    this.picked = null;
    this.kind = letter;
  }

  /** The piece that a touched empty square gets. @param {View} view @returns {string | null} */
  inHand(view) {
    if (this.kind || view.to_move === null) return this.kind;
    const pawn = letterOf('P', view.to_move);
    const { places } = choicesOf(view);
    // With nothing to place a pawn is meant: the page is then asked why it cannot be.
    if (!places.length || places.some(({ piece }) => piece === pawn)) return pawn;
    return places.length === 1 ? (places[0]?.piece ?? null) : null;
  }

  /** Where that which is in hand can go. @param {View} view @returns {string[]} */
  targets(view) {
    if (this.picked) return landings(view, this.picked);
    const letter = this.inHand(view);
    return letter ? (placing(view, letter)?.to ?? []) : [];
  }

  /** Whether the ko alone keeps it from there. @param {View} view @param {string} square */
  struck(view, square) {
    return this.picked !== null && struck(view, this.picked) === square;
  }

  /** The move that is meant when it goes there. @param {View} view @param {string} to @returns {string | null} */
  text(view, to) {
    if (this.picked) return `${this.picked.from}>${to}:${this.picked.count}`;
    const letter = this.inHand(view);
    return letter && prefixOf(letter) + to;
  }

  /** How a square is marked. @param {View} view @param {string} square @param {boolean} interactive @returns {Mark[]} */
  marks(view, square, interactive) {
    /** @type {Mark[]} */
    const marks = [];
    const { last } = view;
    if (last && 'to' in last && (last.to === square || (last.kind === 'shift' && last.from === square))) marks.push('last');
    if (view.over && kingOf(view) === square) marks.push('king');
    if (!interactive) return marks;
    const call = called(view);
    if (this.picked?.from === square) marks.push('picked');
    if ((this.picked || this.kind) && this.targets(view).includes(square)) marks.push('target');
    if (this.struck(view, square)) marks.push('struck');
    if (call && !this.picked && !this.kind) {
      if (call === square) marks.push('must');
      else if (choicesOf(view).lifts.some(({ from }) => from === square)) marks.push('source');
    }
    return marks;
  }
}

/** Whether the player to move may take such a piece from a tray. @param {View} view @param {string} letter */
export const mayTake = (view, letter) =>
  view.to_move !== null && (letter === 'M' || wood(letter) === (view.to_move ? 'brown' : 'silver'));
