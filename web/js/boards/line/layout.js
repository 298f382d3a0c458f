// Where things lie. The line is drawn in CSS pixels, so that text and touch targets keep their size:
//
//   wide                                  tall (a phone held upright)
//        top disc                             9 (=)|||||||||o   up: the far end
//       (====)                                8 (=)
//       (====)   stacks go up                 7 (=)|||o         stacks go to the right
//      (======)  the field's own disc         …
//     1   2   3 … the line                    1 (=)|||o
//
// Both are one picture: `across` runs along the line, `up` along a stack. Only `point` knows which way they turn.

/** @typedef {import('../../../types').LineTable} LineTable */
/** @typedef {import('../../../types').LineChoices} LineChoices */
/** @typedef {{ x: number, y: number }} Point */
/** Where a disc lies: the middle of its underside, its thickness and its radius. @typedef {{ x: number, y: number, t: number, r: number }} Pose */

/** Narrower than this, the line is tall. */
const NARROW = 520;
/** How far lifted discs are held above the rest. */
const GAP = 12;
/** The thickness changes in steps, so that it rests while a game goes on. */
const LEVELS = [9, 12, 15, 18, 22, 27];
/** A field's own disc is a little wider than what stands on it. */
const STONE = 1.12;
/** How flat a circle looks from where we sit. */
export const FLAT = 0.3;

export class Layout {
  /**
   * @param {number} width what there is, in pixels
   * @param {number} room the height that a wide line may have
   * @param {LineTable} table
   * @param {LineChoices} choices
   * @param {boolean} turned
   */
  constructor(width, room, table, choices, turned) {
    this.tall = width < NARROW;
    this.turned = turned;
    this.width = width;
    this.gap = GAP;
    /** @type {number[]} */
    this.names = table.fields.map((field) => field.name);
    /** @type {Map<number, number>} */
    this.heights = new Map(table.fields.map((field) => [field.name, field.discs.length]));

    if (this.tall) {
      this.pitch = Math.min(50, Math.max(44, width / 9));
      this.r = this.pitch * 0.41;
      this.foot = 58 + this.r * FLAT;
      this.base = 8;
      this.height = 9 * this.pitch + 56;
      this.room = width - this.foot - this.base - GAP - 30;
    } else {
      this.pitch = Math.min(width / 9.2, 124);
      this.r = this.pitch * 0.4;
      this.base = Math.max(8, this.pitch * 0.11);
      this.height = Math.round(Math.max(250, Math.min(Math.max(width * 0.46, 340), room, 500)));
      this.foot = this.r * STONE * FLAT + 58;
      this.room = this.height - this.foot - this.base - this.r * FLAT - GAP - 26;
    }
    this.stone = this.r * STONE;
    const level = LEVELS.find((most) => most >= tallest(table, choices)) ?? LEVELS[LEVELS.length - 1];
    this.t = Math.min(this.room / level, this.r * (this.tall ? 0.8 : 0.5));
  }

  /** How many places a field is from the near end. @param {number} name */
  rank(name) {
    const index = this.names.indexOf(name);
    return this.turned ? this.names.length - 1 - index : index;
  }

  /** The middle of a field along the line. @param {number} name */
  across(name) {
    const from = this.rank(name) - (this.names.length - 1) / 2;
    return this.tall ? this.height / 2 - from * this.pitch : this.width / 2 + from * this.pitch;
  }

  /** A point on the picture. @param {number} across @param {number} up @returns {Point} */
  point(across, up) {
    return this.tall ? { x: this.foot + up, y: across } : { x: across, y: this.height - this.foot - up };
  }

  /** The way back from `point`. @param {Point} point */
  place(point) {
    return this.tall
      ? { across: point.y, up: point.x - this.foot }
      : { across: point.x, up: this.height - this.foot - point.y };
  }

  /** How high the disc at this index begins; −1 is the field's own. @param {number} index */
  up(index) {
    return index < 0 ? 0 : this.base + index * this.t;
  }

  /**
   * @param {number} name
   * @param {number} index −1 is the field's own disc
   * @param {number} [lift]
   * @returns {Pose}
   */
  pose(name, index, lift = 0) {
    const point = this.point(this.across(name), this.up(index) + lift);
    return index < 0 ? { ...point, t: this.base, r: this.stone } : { ...point, t: this.t, r: this.r };
  }

  /** The middle of the upper side of a stack of this height. @param {number} name @param {number} height @param {number} [more] */
  top(name, height, more = 0) {
    return this.point(this.across(name), this.up(height) + more);
  }

  /** The field at a point, if it is anywhere near the line. @param {Point} point @returns {number | null} */
  field(point) {
    const { across } = this.place(point);
    return this.names.find((name) => Math.abs(this.across(name) - across) <= this.pitch / 2) ?? null;
  }

  /**
   * Which disc of a field is at a point: its index, −1 for the field's own, null beside the stack. The rims are curved
   * towards us, and lifted discs are where they are held.
   * @param {Point} point
   * @param {number} name
   * @param {number} [lifted] how many of the top discs are held up
   * @returns {number | null}
   */
  disc(point, name, lifted = 0) {
    const place = this.place(point);
    const height = this.heights.get(name) ?? 0;
    const side = Math.min(1, Math.abs(place.across - this.across(name)) / this.r);
    let up = place.up + this.r * FLAT * Math.sqrt(1 - side * side);
    const cut = this.up(height - lifted);
    if (lifted && up > cut) up = Math.max(cut + 0.1, up - this.gap);
    if (up < this.base) return -1;
    const index = Math.floor((up - this.base) / this.t);
    if (index < height) return index;
    return up < this.up(height) + 2 * this.r * FLAT + 16 ? height - 1 : null;
  }

  /** The side of the picture on which the far end lies: travel towards higher ranks is +1. @param {number} from @param {number} to */
  heading(from, to) {
    return Math.sign(this.rank(to) - this.rank(from)) * (this.tall ? -1 : 1);
  }

  /** The fields that a stack walks over, its own first. @param {number} from @param {number} to */
  walk(from, to) {
    const start = this.names.indexOf(from);
    const end = this.names.indexOf(to);
    const way = Math.sign(end - start);
    return Array.from({ length: Math.abs(end - start) + 1 }, (_, i) => this.names[start + way * i]);
  }
}

/** The highest stack there is, or would be after any of the choices. @param {LineTable} table @param {LineChoices} choices */
function tallest(table, choices) {
  const heights = new Map(table.fields.map((field) => [field.name, field.discs.length]));
  return Math.max(...heights.values(), ...choices.lifts.map((lift) => lift.count + (heights.get(lift.to) ?? 0)));
}
