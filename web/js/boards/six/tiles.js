// The tiles on the field, and the one in the air.

import { svg } from '../board.js';
import { middle, same, text } from './hex.js';
import { Keyed } from './keyed.js';
import { tile } from './tile.js';

/** @typedef {import('../../../types').Cell} Cell */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Tile} Tile */
/** @typedef {import('./hex.js').Point} Point */

export class Tiles {
  element = svg('g', { 'aria-hidden': 'true' });
  /** Above everything else, for the tile that is dragged or travels. */
  carried = svg('g', { class: 'six-carried', 'aria-hidden': 'true' });
  /** @type {Keyed<Tile>} */
  #tiles;
  /** @type {Scene | null} */
  #scene = null;

  constructor() {
    this.#tiles = new Keyed(
      this.element,
      ({ side }) => tile(side),
      (element, { cell }) => this.#show(element, cell),
    );
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.#scene = scene;
    /** @type {Map<string, Tile>} */
    const named = new Map();
    for (const one of scene.tiles.values()) named.set(nameOf(one), one);
    this.#tiles.sync(named);
    this.carried.replaceChildren();
  }

  /** @param {SVGElement} element @param {Cell} cell */
  #show(element, cell) {
    const scene = this.#scene;
    if (!scene) return;
    const { formation, picked, lost, ahead, sign } = scene;
    const isAt = (/** @type {Cell | null | undefined} */ other) => Boolean(other && same(other, cell));
    const winning = formation?.findIndex((one) => same(one, cell)) ?? -1;
    element.classList.toggle('six-picked', isAt(picked) && !ahead);
    element.classList.toggle('six-leaving', isAt(ahead?.from));
    element.classList.toggle('six-lost', lost.has(text(cell)));
    element.classList.toggle('six-won', winning >= 0);
    element.classList.toggle('six-rest', formation !== null && winning < 0);
    element.style.setProperty('--six-order', String(winning));
    place(element, middle(cell, sign), '');
  }

  /** @param {Cell} cell */
  #find(cell) {
    const found = this.#scene?.tiles.get(text(cell));
    return found && this.#tiles.get(nameOf(found));
  }

  /** @param {Cell[]} cells @returns {SVGElement[]} */
  at(cells) {
    return cells.flatMap((cell) => this.#find(cell) ?? []);
  }

  /** A tile of its own into the air, until the next drawing. @param {Cell} cell @param {number} side @param {number} sign */
  add(cell, side, sign) {
    const made = tile(side);
    place(made, middle(cell, sign), '');
    this.carried.append(made);
    return made;
  }

  /** Lifts a tile above everything else, until the next drawing. @param {Cell} cell */
  take(cell) {
    const found = this.#find(cell);
    if (found && found.parentNode !== this.carried) this.carried.append(found);
    return found;
  }

  /** @param {Cell} cell @param {Point} at */
  carry(cell, at) {
    const found = this.take(cell);
    if (found) place(found, at, ' scale(1.09)');
  }

  /** Lays a tile elsewhere, until the next drawing. @param {Cell} from @param {Point} at */
  put(from, at) {
    const found = this.take(from);
    if (found) place(found, at, '');
    found?.classList.remove('six-picked');
    return found;
  }
}

/** The tile of another side is another tile. @param {Tile} tile */
const nameOf = ({ cell, side }) => `${side} ${text(cell)}`;

/** @param {Element} element @param {Point} at @param {string} more */
function place(element, { x, y }, more) {
  element.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})${more}`);
}
