// How pieces move on the board of SIXTH!: they are lifted, travel, and settle. What is stopped half-way is forgotten, since
// the position that follows is drawn anyway.

import { LIFT, SETTLE, TRAVEL, svg } from '../board.js';
import { DEEP, RAISED, foot, thickness, unitsOf } from './geometry.js';
import { piece, tower } from './pieces.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./field.js').Field} Field */

/** How long a king is seen before its top goes back, and how far apart its pieces leave. */
const SEEN = 420;
const APART = 90;
/** How small a piece is in a tray, compared with the board. */
const SMALL = 0.5;

/** @param {Point} at @param {number} [scale] */
const at = ({ x, y }, scale = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

export class Motion {
  #field;
  #ids;
  /** @type {Set<Animation>} */
  #running = new Set();
  #round = 0;

  /** @param {Field} field @param {string} ids */
  constructor(field, ids) {
    this.#field = field;
    this.#ids = ids;
  }

  /** Stops everything and clears the air. */
  stop() {
    this.#round++;
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#field.air.replaceChildren();
  }

  /**
   * Whether it came to its end.
   * @param {Element} element @param {Keyframe[]} frames @param {number} duration @param {string} easing
   */
  async #play(element, frames, duration, easing) {
    const round = this.#round;
    const animation = element.animate(frames, { duration, easing, fill: 'forwards' });
    this.#running.add(animation);
    // In a page that nobody sees, animations do not run, and the game must go on.
    const late = new Promise((resolve) => setTimeout(resolve, duration + 150));
    await Promise.race([animation.finished.catch(() => {}), late]);
    this.#running.delete(animation);
    return round === this.#round;
  }

  /** Where pieces stand that lie on others. @param {string} square @param {readonly string[]} onto @param {readonly string[]} letters */
  landing(square, onto, letters) {
    const unit = thickness(unitsOf([...onto, ...letters]));
    const { x, y } = foot(square, this.#field.turned);
    return { x, y: y - unitsOf(onto) * unit };
  }

  /** Puts pieces into the air. @param {readonly string[]} letters @param {Point} point */
  hold(letters, point) {
    const { tower: group } = tower(letters, this.#ids);
    group.classList.add('sixth-held');
    group.setAttribute('transform', `translate(${point.x} ${point.y})`);
    this.#field.air.replaceChildren(group);
    return group;
  }

  /** A piece comes from its tray. @param {string} letter @param {Point} from @param {string} square */
  async place(letter, from, square) {
    const end = foot(square, this.#field.turned);
    const group = this.hold([letter], { x: 0, y: 0 });
    const above = { x: end.x, y: end.y - 26 };
    return (
      (await this.#play(group, [at(from, SMALL), at(above)], LIFT + TRAVEL, 'cubic-bezier(.3,.1,.2,1)')) &&
      this.#play(group, [at(above), at(end)], SETTLE, 'ease-in')
    );
  }

  /**
   * Pieces go from one tower onto another.
   * @param {{letters: string[], from: string, below: string[], to: string, onto: string[], jumps: boolean, begun: 'tap' | 'drag' | null}} shift
   *   `begun`: how far the player's own hand has brought them already
   */
  async shift({ letters, from, below, to, onto, jumps, begun }) {
    const start = this.landing(from, below, letters);
    const end = this.landing(to, onto, letters);
    const raised = { x: start.x, y: start.y - RAISED };
    const above = { x: end.x, y: end.y - RAISED };
    const group = this.hold(letters, { x: 0, y: 0 });
    if (begun !== 'drag') {
      if (!begun && !(await this.#play(group, [at(start), at(raised)], LIFT, 'ease-out'))) return false;
      if (!(await this.#play(group, jumps ? leap(raised, above) : [at(raised), at(above)], TRAVEL, jumps ? 'linear' : 'ease-in-out'))) return false;
    }
    return this.#play(group, [at(begun === 'drag' ? { x: end.x, y: end.y - 4 } : above), at(end)], SETTLE, 'ease-in');
  }

  /** Pieces that were let go in the wrong place go home. @param {readonly string[]} letters @param {Point} from @param {Point} home @param {number} scale */
  async home(letters, from, home, scale) {
    const group = this.hold(letters, { x: 0, y: 0 });
    return this.#play(group, [at(from), at(home, scale)], LIFT, 'ease-out');
  }

  /**
   * The top of a king goes back to the trays, piece by piece.
   * @param {string[]} king its pieces from the bottom @param {string} square @param {{letter: string, to: Point}[]} returned
   */
  async dethrone(king, square, returned) {
    const round = this.#round;
    this.#field.air.replaceChildren();
    const whole = [...king];
    this.#field.tower(square, whole);
    this.#field.marks(square, ['last', 'king'], unitsOf(whole));
    await new Promise((resolve) => setTimeout(resolve, SEEN));
    if (round !== this.#round) return false;
    /** @type {Promise<boolean>[]} */
    const flights = [];
    const unit = thickness(unitsOf(king));
    for (const { letter, to } of returned) {
      whole.pop();
      this.#field.tower(square, whole);
      this.#field.marks(square, ['last'], unitsOf(whole));
      const start = foot(square, this.#field.turned);
      start.y -= unitsOf(whole) * unit;
      const group = svg('g', { class: 'sixth-tower sixth-held' }, piece(letter, this.#ids, unit));
      this.#field.air.append(group);
      const over = { x: (start.x + to.x) / 2, y: Math.min(start.y, to.y) - 2 * DEEP };
      flights.push(
        this.#play(group, [at(start), at(over, (1 + SMALL) / 2), at(to, SMALL)], LIFT + TRAVEL, 'ease-in-out').then((done) => {
          group.remove();
          return done;
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, APART));
      if (round !== this.#round) return false;
    }
    return (await Promise.all(flights)).every(Boolean);
  }
}

/** The way of a knight, in pieces short enough to look round. @param {Point} a @param {Point} b */
function leap(a, b) {
  const frames = [];
  for (let i = 0; i <= 12; i++) {
    const s = i / 12;
    const eased = s * s * (3 - 2 * s);
    frames.push(at({ x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased - 64 * 4 * eased * (1 - eased) }));
  }
  return frames;
}
