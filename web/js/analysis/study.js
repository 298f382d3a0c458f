// What is being looked at: a tree of moves, a place in it, and the board that shows it.

import { tell, t } from '../words.js';
import * as referee from '../referee.js';
import { Tree } from '../tree.js';
import { say, toast } from '../dom.js';

/** @typedef {import('../tree.js').Node} Node */
/** @typedef {import('../../types').View} View */
/** @typedef {import('../../types').Score} Score */
/** @typedef {import('../../types').RecordJson} RecordJson */
/** @typedef {import('../boards/board.js').Board & {editing?: boolean, flags?: object}} Board */

/**
 * What the page begins with.
 * @typedef {object} Start
 * @property {RecordJson} record
 * @property {string | null} id
 * @property {string} title
 * @property {boolean} yours
 * @property {string | null} game
 * @property {number} seats
 * @property {number} begins the seat that makes the first move
 * @property {[string, string]} sides
 * @property {boolean} at_end
 */

/**
 * Events:
 * - `node`: another place in the tree, whose view may still be on its way;
 * - `view`: the view of the place has come;
 * - `half`: the next move is shown half-way, or no longer;
 * - `tree`: moves or what is said about them have changed;
 * - `score`: something is known about what a position is worth;
 * - `lost`, `found`: the server cannot be reached, and can again.
 */
export class Study extends EventTarget {
  /** @type {View | null} */
  view = null;
  /** Whether the next move is shown half-way. */
  half = false;
  /** What is known of positions. @type {WeakMap<Node, Score>} */
  #scores = new WeakMap();
  /** Moves that are shown on the board without being in the tree. @type {string[] | null} */
  #aside = null;
  #turn = 0;
  #lost = false;

  /** @param {Start} start @param {Board} board */
  constructor(start, board) {
    super();
    this.start = start;
    this.board = board;
    this.tree = new Tree(start.record);
    this.at = this.tree.root;
    board.addEventListener('move', (event) => this.play(/** @type {CustomEvent} */ (event).detail.text));
    board.addEventListener('refused', (event) => this.explain(/** @type {CustomEvent} */ (event).detail.text));
    board.addEventListener('say', (event) => say(/** @type {CustomEvent} */ (event).detail.text));
  }

  /** @param {string} name */
  tells(name) {
    this.dispatchEvent(new Event(name));
  }

  /** @param {string} name @param {() => void} act */
  on(name, act) {
    this.addEventListener(name, act);
  }

  /** The position after these moves. @param {string[]} moves */
  ask(moves) {
    return referee.view(this.tree.variant, this.tree.position, moves);
  }

  /** The round that a move belongs to, and which move of the round it is, from 0. @param {Node} node */
  round(node) {
    const turn = this.start.begins + node.ply - 1;
    return { number: Math.floor(turn / this.start.seats) + 1, turn: turn % this.start.seats };
  }

  /** @param {Node} node */
  score(node) {
    return this.#scores.get(node) ?? null;
  }

  /** @param {Node} node @param {Score} score */
  setScore(node, score) {
    this.#scores.set(node, score);
    this.tells('score');
  }

  // Going through the tree.

  /** @param {Node} node */
  async go(node) {
    const steps = node.parent === this.at && this.#aside === null;
    const turn = ++this.#turn;
    this.at = node;
    this.#aside = null;
    this.#setHalf(false);
    this.tells('node');
    const view = await this.#look(node.moves);
    if (!view || turn !== this.#turn) return;
    this.view = view;
    this.board.interactive = !view.over;
    this.tells('view');
    await this.board.show(view, { animate: steps });
    // The next position is most often the one that is wanted next.
    const next = node.children[0];
    if (next && turn === this.#turn) this.ask(next.moves).catch(() => {});
  }

  /** @param {string[]} moves @returns {Promise<View | null>} */
  async #look(moves) {
    try {
      const view = await this.ask(moves);
      if (this.#lost) this.tells('found');
      this.#lost = false;
      return view;
    } catch (error) {
      if (error instanceof referee.Refusal) toast(error.told ? tell(error.told) : error.message);
      else {
        this.#lost = true;
        this.tells('lost');
      }
      return null;
    }
  }

  /** Tries again what did not work. */
  again() {
    return this.go(this.at);
  }

  forward() {
    const next = this.at.children[0];
    if (next) this.go(next);
  }

  back() {
    if (this.half) {
      this.board.preview(null);
      this.#setHalf(false);
    } else if (this.at.parent) this.go(this.at.parent);
  }

  first() {
    this.go(this.tree.root);
  }

  last() {
    let node = this.at;
    while (node.children[0]) node = node.children[0];
    this.go(node);
  }

  /** Half a step: what the next move lifts and where it goes, before it lands. */
  halfForward() {
    const next = this.at.children[0];
    if (!next) return;
    if (this.half) this.go(next);
    else {
      this.board.preview(next.move);
      this.#setHalf(true);
      say(t('analysis-half-said', { move: next.move }));
    }
  }

  async halfBack() {
    if (this.half) return this.back();
    const { at } = this;
    if (!at.parent) return;
    await this.go(at.parent);
    if (this.at !== at.parent) return;
    this.board.preview(at.move);
    this.#setHalf(true);
  }

  /** @param {boolean} half */
  #setHalf(half) {
    if (this.half === half) return;
    this.half = half;
    this.tells('half');
  }

  /** To the next variation, or the one before, at the last place where the line branched. @param {-1 | 1} by */
  sideways(by) {
    const branch = this.at.line.findLast((node) => (node.parent?.children.length ?? 0) > 1);
    const among = branch?.parent?.children ?? [];
    const next = branch && among[among.indexOf(branch) + by];
    if (next) this.go(next);
  }

  // Changing it.

  /** Makes a move here: a new variation, or one that is there. @param {string} text */
  async play(text) {
    return this.playAll([text]);
  }

  /** Makes moves one after the other, from where we are. @param {string[]} texts */
  async playAll(texts) {
    const from = this.at;
    const view = await this.#look([...from.moves, ...texts]);
    if (!view) return this.#restore();
    const played = view.moves.slice(view.moves.length - texts.length);
    let node = from;
    let grown = false;
    for (const move of played) {
      const before = node.children.length;
      const next = this.tree.play(node, move);
      if (!next) {
        toast(t('analysis-tree-full'));
        return this.#restore();
      }
      grown ||= node.children.length > before;
      node = next;
    }
    if (grown) this.tells('tree');
    if (this.at === from) await this.go(node);
  }

  #restore() {
    if (this.view) this.board.show(this.view);
    this.board.clear();
  }

  /** Asks why a move is not allowed. @param {string} text */
  async explain(text) {
    try {
      await this.ask([...this.at.moves, text]);
    } catch (error) {
      if (error instanceof referee.Refusal && error.told) toast(tell(error.told));
    }
  }

  /** Something about the tree was changed. */
  changed() {
    this.tells('tree');
  }

  // Looking at moves that are not in the tree.

  /** Shows the last of these moves, made after the others, as it would be from here. @param {string[]} moves */
  async aside(moves) {
    const last = moves.at(-1);
    if (!last) return;
    this.#aside = moves;
    const { at } = this;
    const before = moves.slice(0, -1);
    const view = before.length ? await this.ask([...at.moves, ...before]).catch(() => null) : this.view;
    if (!view || this.#aside !== moves || this.at !== at) return;
    if (this.board.view !== view) {
      this.board.interactive = false;
      await this.board.show(view);
    }
    if (this.#aside === moves) this.board.preview(last);
  }

  /** Back to where we are. */
  async here() {
    if (!this.#aside) return;
    this.#aside = null;
    this.board.preview(null);
    if (!this.view || this.board.view === this.view) return;
    this.board.interactive = !this.view.over;
    await this.board.show(this.view);
  }
}
