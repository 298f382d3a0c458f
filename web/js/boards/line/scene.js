// All discs on the line, by field and index, and how they get from one position to the next.

import { LIFT, SETTLE, TRAVEL } from '../board.js';
import { Disc } from './disc.js';

/** @typedef {import('../../../types').LineTable} LineTable */
/** @typedef {import('../../../types').LastMove} LastMove */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Pose} Pose */
/** @typedef {{ field: number, index: number, kind: string }} Lying */
/** @typedef {Extract<LastMove, { kind: 'lift' }>} Lift */

/**
 * How far the player's hand has brought the discs of a move: not at all, up from the rest, or onto their goal.
 * @typedef {'rest' | 'raised' | 'held'} Begun
 */

/** How long the line takes to close up. */
const CLOSE = 180;

/** Everything that lies on the line, in the order in which it is painted. @param {LineTable} table @returns {Lying[]} */
export function lying(table) {
  return table.fields.flatMap((field) => [
    { field: field.name, index: -1, kind: field.own },
    ...field.discs.map((kind, index) => ({ field: field.name, index, kind })),
  ]);
}

/**
 * Where everything on the line goes by a move, or null if this move does not lead from one table to the other: then there is
 * nothing to show.
 * @param {LineTable} before
 * @param {LineTable} after
 * @param {Lift} lift
 * @returns {Map<string, Lying> | null}
 */
export function journey(before, after, lift) {
  const from = before.fields.find((field) => field.name === lift.field);
  const to = before.fields.find((field) => field.name === lift.to);
  if (!from || !to) return null;
  const end = new Map(lying(after).map((one) => [key(one.field, one.index), one]));
  const first = from.discs.length - (lift.takes_field ? lift.count - 1 : lift.count);
  const start = lift.takes_field ? -1 : first;
  /** @type {Map<string, Lying>} */
  const way = new Map();
  for (const one of lying(before)) {
    const moves = one.field === lift.field && one.index >= start;
    const goal = moves ? key(lift.to, to.discs.length + one.index - start) : key(one.field, one.index);
    const there = end.get(goal);
    if (there?.kind !== one.kind) return null;
    way.set(key(one.field, one.index), there);
  }
  return way.size === end.size ? way : null;
}

/** @param {number} field @param {number} index */
export const key = (field, index) => `${field}/${index}`;

export class Scene {
  /** @type {Map<string, Disc>} */
  discs = new Map();

  /** @param {SVGGElement} layer @param {string} light */
  constructor(layer, light) {
    this.layer = layer;
    this.light = light;
  }

  /** @param {LineTable} table @param {Layout} layout */
  draw(table, layout) {
    this.discs.clear();
    const ends = [layout.names[0], layout.names[layout.names.length - 1]];
    const discs = lying(table).map((one) => {
      const disc = new Disc(one.kind, layout.tall, this.light);
      disc.element.classList.toggle('line-end', ends.includes(one.field));
      disc.put(layout.pose(one.field, one.index));
      this.discs.set(key(one.field, one.index), disc);
      return disc.element;
    });
    this.layer.replaceChildren(...discs);
  }

  /** Puts every disc back to where it lies. @param {Layout} layout */
  rest(layout) {
    for (const [name, disc] of this.discs) {
      const [field, index] = name.split('/').map(Number);
      disc.element.classList.remove('line-lifted');
      disc.put(layout.pose(field, index));
    }
    // Discs that were in the hand come back to their place among the others.
    if (this.layer.childElementCount < this.discs.size) {
      this.layer.replaceChildren(...Array.from(this.discs.values(), (disc) => disc.element));
    }
  }

  /** The top discs of a field, lowest first; with its own disc if that many are meant. @param {number} field @param {number} height @param {number} count */
  above(field, height, count) {
    return Array.from({ length: count }, (_, i) => this.discs.get(key(field, height - count + i))).filter(
      (disc) => disc !== undefined,
    );
  }

  /**
   * The move, as a function of the time since it began, and how long it takes. The discs rise, go over in an arc, and settle;
   * then the line closes up if a field went along.
   * @param {Layout} before
   * @param {Layout} after
   * @param {Map<string, Lying>} way
   * @param {Lift} lift
   * @param {Begun} begun
   */
  move(before, after, way, lift, begun) {
    const closes = before.names.length !== after.names.length;
    const held = begun === 'held';
    const rise = begun === 'rest' ? LIFT : 0;
    const travel = held ? 0 : TRAVEL;
    const landed = rise + travel + SETTLE;
    const moving = [...way].map(([name, goal]) => {
      const disc = /** @type {Disc} */ (this.discs.get(name));
      const moves = goal.field === lift.to && !name.startsWith(`${lift.to}/`);
      return { disc, moves, start: disc.pose, over: before.pose(goal.field, goal.index), end: after.pose(goal.field, goal.index) };
    });
    // What flies is in front of what stands.
    for (const one of moving) if (one.moves) this.layer.append(one.disc.element);

    const high = this.#height(before, moving);
    /** @param {number} time */
    const frame = (time) => {
      const risen = ease(time / rise);
      const gone = ease((time - rise) / travel);
      const down = ease((time - rise - travel) / SETTLE);
      const closed = closes ? ease((time - landed) / CLOSE) : ease((time - rise) / (travel + SETTLE));
      for (const { disc, moves, start, over, end } of moving) {
        if (!moves) {
          disc.put(between(start, end, closed));
          continue;
        }
        const goal = closes ? between(over, end, closed) : end;
        const pose = between(start, goal, held ? down : gone);
        const arc = held ? 0 : before.gap * risen * (1 - down) + high * 4 * gone * (1 - gone);
        disc.put(before.tall ? { ...pose, x: pose.x + arc } : { ...pose, y: pose.y - arc });
      }
    };
    return { frame, landed, duration: landed + (closes ? CLOSE : 0) };
  }

  /** How high the arc may go without leaving the picture. @param {Layout} layout @param {{ moves: boolean, start: Pose, over: Pose }[]} moving */
  #height(layout, moving) {
    const tops = moving.filter((one) => one.moves).flatMap((one) => [one.start, one.over]);
    const free = layout.tall
      ? layout.width - Math.max(...tops.map((pose) => pose.x + pose.t + pose.r * 0.3))
      : Math.min(...tops.map((pose) => pose.y - pose.t - pose.r * 0.3));
    return Math.max(0, Math.min(layout.pitch * 0.6, free - layout.gap - 2));
  }
}

/** Slow, fast, slow; 0 before the beginning and 1 after the end. @param {number} part */
export const ease = (part) => {
  const p = Number.isNaN(part) ? 1 : Math.min(1, Math.max(0, part));
  return p * p * (3 - 2 * p);
};

/** @param {Pose} a @param {Pose} b @param {number} part @returns {Pose} */
function between(a, b, part) {
  /** @param {number} from @param {number} to */
  const mix = (from, to) => from + (to - from) * part;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), t: mix(a.t, b.t), r: mix(a.r, b.r) };
}

/**
 * Calls `frame` with the time since the beginning until `duration` is over or `live` says no. Resolves to whether it came to
 * its end.
 * @param {number} duration
 * @param {(time: number) => void} frame
 * @param {() => boolean} live
 * @returns {Promise<boolean>}
 */
export function run(duration, frame, live) {
  // A page that nobody sees gets no frames: it is shown the end.
  if (document.hidden) return Promise.resolve(true);
  return new Promise((resolve) => {
    let begin = 0;
    /** @param {number} now */
    const tick = (now) => {
      if (!live()) return resolve(false);
      begin ||= now;
      frame(Math.min(now - begin, duration));
      if (now - begin >= duration) return resolve(true);
      requestAnimationFrame(tick);
    };
    frame(0);
    requestAnimationFrame(tick);
  });
}
