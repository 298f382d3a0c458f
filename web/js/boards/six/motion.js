// How a move goes, so that one sees why: the tile leaves, what hung on it fades, the tile travels and lands.

import { LIFT, SETTLE, TRAVEL } from '../board.js';

/** @typedef {import('./hex.js').Point} Point */

/** How long one can see which tiles are lost before they fade, and how long they take. */
const REASON = 280;
const FADE = 220;

export class Motion {
  /** @type {Set<Animation>} */
  #running = new Set();
  /** Counts what was begun: whoever is not the latest has been stopped. */
  #begun = 0;

  /** Ends everything at once. */
  stop() {
    this.#begun++;
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  /** A question to ask between the parts of a move: whether it still goes on. */
  begin() {
    this.stop();
    const mine = this.#begun;
    return () => mine === this.#begun;
  }

  /**
   * @param {Element} element @param {Keyframe[]} frames @param {number} duration @param {string} [easing]
   * @returns {Promise<void>} resolves when it has ended or was stopped
   */
  async #play(element, frames, duration, easing = 'ease-out') {
    const animation = element.animate(frames, { duration, easing, fill: 'forwards' });
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // It was stopped: whoever stopped it has drawn what is to be seen.
    }
  }

  /** @param {Element} tile @param {Point} at */
  lift(tile, at) {
    return this.#play(tile, [{ transform: moved(at) }, { transform: raised(at) }], LIFT);
  }

  /** Time to see which tiles are lost. @param {Element} tile the one that was lifted */
  reason(tile) {
    return this.#play(tile, [{ opacity: 1 }, { opacity: 1 }], REASON);
  }

  /** @param {Element[]} tiles */
  vanish(tiles) {
    return Promise.all(tiles.map((tile) => this.#play(tile, [{ opacity: 1 }, { opacity: 0 }], FADE, 'ease-in')));
  }

  /** @param {Element} tile @param {Point} from @param {Point} to */
  travel(tile, from, to) {
    return this.#play(tile, [{ transform: raised(from) }, { transform: raised(to) }], TRAVEL, 'cubic-bezier(.4,0,.2,1)');
  }

  /** From a hand beside the table. @param {Element} tile @param {Point} from @param {Point} to */
  enter(tile, from, to) {
    const frames = [{ transform: raised(from), opacity: 0.3 }, { opacity: 1, offset: 0.4 }, { transform: raised(to), opacity: 1 }];
    return this.#play(tile, frames, LIFT + TRAVEL, 'cubic-bezier(.2,0,.2,1)');
  }

  /** @param {Element} tile @param {Point} at */
  settle(tile, at) {
    return this.#play(tile, [{ transform: raised(at) }, { transform: moved(at) }], SETTLE, 'ease-in');
  }

  /** Back to where it was dragged from. @param {Element} tile @param {Point} from @param {Point} to */
  back(tile, from, to) {
    return this.#play(tile, [{ transform: raised(from) }, { transform: moved(to) }], LIFT + SETTLE);
  }
}

/** @param {Point} at */
const moved = ({ x, y }) => `translate(${x}px, ${y}px) scale(1)`;

/** Above the table: a little larger and higher, so that the cell below can be seen. @param {Point} at */
export const raised = ({ x, y }) => `translate(${x}px, ${y - 9}px) scale(1.09)`;
