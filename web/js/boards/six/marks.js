// The marks on the field: where the last move went, where a tile can go, what it would cost, which six wins.

import { svg } from '../board.js';
import { RADIUS, STEP, hexagon, middle, outline, text, toward } from './hex.js';
import { Keyed } from './keyed.js';
import { HATCH, mark, sideName, tile } from './tile.js';

/** @typedef {import('../../../types').Cell} Cell */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./choice.js').Target} Target */

const PLACE = hexagon(RADIUS * 0.8, 4);
/** Within the outline of a place, so that both can be seen. */
const LEFT = hexagon(RADIUS * 0.6, 3);
const AROUND = hexagon(RADIUS * 0.985, 6);
const CROSS = 'M-6 -6L6 6M-6 6L6 -6';
/** Where on a lost tile its cross is, so that the mark of its side can still be seen. */
const CORNER = 'translate(16 -18)';
const SMALL_CROSS = 'M-5 -5L5 5M-5 5L5 -5';

/** @param {Cell} cell @param {number} sign */
const placed = (cell, sign) => {
  const { x, y } = middle(cell, sign);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
};

export class Marks {
  #under = svg('g');
  #over = svg('g');
  #labels = svg('g');
  #pointed = svg('g', { class: 'six-pointed' });
  #name = svg('g', { class: 'six-name' });
  /** @type {Keyed<Target>} */
  #targets;
  /** @type {Keyed<{cell: Cell, tile: boolean}>} */
  #coordinates;
  /** @type {Scene | null} */
  #scene = null;
  #scale = 1;
  /** @type {import('./hex.js').Point} */
  #pointedAt = { x: 0, y: 0 };

  /** @param {SVGGElement} under below the tiles @param {SVGGElement} over above them */
  constructor(under, over) {
    const targets = svg('g');
    under.append(this.#under, targets, this.#pointed);
    over.append(this.#over, this.#labels, this.#name);
    this.#targets = new Keyed(
      targets,
      () => svg('path', { d: PLACE }),
      (element, { cell, stays }) => {
        const kind = stays.length > 1 ? 'open' : stays.length ? 'move' : 'lay';
        element.setAttribute('class', `six-target six-target-${kind}`);
        element.setAttribute('transform', placed(cell, this.#sign));
      },
    );
    this.#coordinates = new Keyed(
      this.#labels,
      (_, key) => svg('text', {}, key),
      (element, item) => {
        element.setAttribute('y', item.tile ? '28' : '4');
        element.setAttribute('class', item.tile ? 'six-coordinate six-coordinate-tile' : 'six-coordinate');
        element.setAttribute('transform', placed(item.cell, this.#sign));
      },
    );
  }

  get #sign() {
    return this.#scene?.sign ?? 1;
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.#scene = scene;
    this.#targets.sync(scene.targets);
    this.#coordinates.sync(coordinates(scene));
    this.#under.replaceChildren(...below(scene));
    this.#over.replaceChildren(...above(scene));
  }

  /**
   * The cell at which the player points, or where the keyboard's focus is: its name, and a ghost where a tile can go.
   * @param {Cell | null} cell
   */
  point(cell) {
    const scene = this.#scene;
    this.#pointed.replaceChildren();
    this.#name.replaceChildren();
    if (!cell || !scene) return;
    if (scene.targets.has(text(cell))) this.#pointed.append(ghost(cell, scene));
    this.#name.append(nameOf(cell));
    this.#pointedAt = middle(cell, scene.sign);
    this.#placeName();
  }

  /** Names stay as large as they are when the field is zoomed. @param {number} scale pixels per unit */
  zoomed(scale) {
    this.#scale = scale;
    this.#placeName();
  }

  #placeName() {
    const { x, y } = this.#pointedAt;
    this.#name.setAttribute('transform', `translate(${x.toFixed(2)} ${(y - RADIUS).toFixed(2)}) scale(${(1 / this.#scale).toFixed(4)})`);
  }
}

/** @param {Scene} scene */
function coordinates(scene) {
  /** @type {Map<string, {cell: Cell, tile: boolean}>} */
  const found = new Map();
  if (!scene.coordinates) return found;
  for (const [key, cell] of scene.cells) found.set(key, { cell, tile: scene.tiles.has(key) });
  for (const [key, { cell }] of scene.targets) found.set(key, { cell, tile: false });
  return found;
}

/** @param {Cell} cell @param {Scene} scene */
function ghost(cell, { sign, mover }) {
  return svg('g', { class: 'six-ghost', transform: placed(cell, sign) }, tile(mover));
}

/** A small label with the cell's name in the notation, in pixels above the upper corner. @param {Cell} cell */
function nameOf(cell) {
  const name = text(cell);
  const width = 12 + name.length * 7;
  return svg('g', {}, svg('rect', { x: -width / 2, y: -17, width, height: 20, rx: 6 }), svg('text', { y: -2.5 }, name));
}

/** What lies below the tiles. @param {Scene} scene */
function below({ sign, tiles, last, fives, ahead, picked }) {
  /** @type {SVGElement[]} */
  const marks = [];
  const at = (/** @type {Cell} */ cell, /** @type {string} */ kind, d = PLACE) =>
    marks.push(svg('path', { class: kind, d, transform: placed(cell, sign) }));
  for (const { cells, missing } of fives) {
    marks.push(svg('path', { class: 'six-five-ground', d: outline([...cells, missing], sign) }));
  }
  if (last?.kind === 'move') {
    if (!tiles.has(text(last.from))) at(last.from, 'six-last-from', LEFT);
    for (const [cell] of last.captured) if (!tiles.has(text(cell))) at(cell, 'six-gone', SMALL_CROSS);
  }
  const left = ahead?.from ?? picked;
  if (left) at(left, 'six-left');
  return marks;
}

/** What lies above the tiles. @param {Scene} scene */
function above(scene) {
  const { sign, last, fives, formation, lost, groups, stay, ahead, tiles, waiting } = scene;
  /** @type {SVGElement[]} */
  const marks = [];
  /** @type {Set<string>} */
  const missing = new Set();
  for (const five of fives) {
    marks.push(svg('path', { class: 'six-five', d: outline([...five.cells, five.missing], sign) }));
    const name = `${five.side} ${text(five.missing)}`;
    // One cell may complete several sixes: it is marked once for each side.
    if (missing.has(name)) continue;
    missing.add(name);
    const shared = fives.some((other) => other.side !== five.side && text(other.missing) === text(five.missing));
    marks.push(missingMark(five, sign, shared));
  }
  if (last && (last.kind === 'lay' || last.kind === 'move') && tiles.has(text(last.to)) && !formation) {
    marks.push(svg('path', { class: 'six-last-to', d: AROUND, transform: placed(last.to, sign) }));
  }
  if (formation) {
    marks.push(svg('path', { class: 'six-won-halo', d: outline(formation, sign) }));
    marks.push(svg('path', { class: 'six-won-line', d: outline(formation, sign) }));
  }
  groups.forEach((cells, i) => {
    const chosen = stay === i ? ' six-group-chosen' : stay === null ? '' : ' six-group-other';
    marks.push(svg('path', { class: `six-group${chosen}`, d: outline(cells, sign) }));
  });
  for (const key of lost) {
    const found = tiles.get(key);
    if (found) marks.push(lostMark(found, sign));
  }
  groups.forEach((cells, i) => marks.push(badge(cells, i + 1, sign, stay === i)));
  if (waiting) marks.push(ghost(waiting, scene));
  if (ahead) marks.push(...aheadMarks(scene));
  return marks;
}

/** @param {import('./scene.js').Tile} tile @param {number} sign */
function lostMark({ cell, side }, sign) {
  return svg(
    'g',
    { class: `six-lost-mark six-${sideName(side)}`, transform: placed(cell, sign) },
    svg('path', { class: 'six-hatch', d: HATCH }),
    svg('circle', { class: 'six-cross-ground', r: 13, transform: CORNER }),
    svg('path', { class: 'six-cross', d: CROSS, transform: CORNER }),
  );
}

/**
 * The empty cell that would complete a six, with the mark of the side; the marks of both lie beside each other.
 * @param {Scene['fives'][number]} five @param {number} sign @param {boolean} shared
 */
function missingMark({ missing, side }, sign, shared) {
  const aside = shared ? (side === 0 ? -11 : 13) : 0;
  return svg(
    'g',
    { class: 'six-missing', transform: placed(missing, sign) },
    svg('path', { class: 'six-missing-line', d: PLACE }),
    svg('g', { transform: `translate(${aside} 0) scale(0.8)` }, mark(side)),
  );
}

/** The number of a group, on its tile nearest to its middle. @param {Cell[]} cells @param {number} number @param {number} sign @param {boolean} chosen */
function badge(cells, number, sign, chosen) {
  const points = cells.map((cell) => middle(cell, sign));
  const [x, y] = [points.reduce((sum, p) => sum + p.x, 0) / points.length, points.reduce((sum, p) => sum + p.y, 0) / points.length];
  const far = (/** @type {import('./hex.js').Point} */ p) => Math.hypot(p.x - x, p.y - y);
  const best = points.reduce((near, p) => (far(p) < far(near) ? p : near));
  return svg(
    'g',
    { class: chosen ? 'six-badge six-badge-chosen' : 'six-badge', transform: `translate(${best.x} ${best.y})` },
    svg('circle', { r: 18 }),
    svg('text', { y: 7.5 }, String(number)),
  );
}

/** A move shown ahead: where the tile would come to lie, and an arrow from where it lies. @param {Scene} scene */
function aheadMarks(scene) {
  const { ahead, sign, tiles, mover } = scene;
  /** @type {SVGElement[]} */
  const marks = [];
  if (!ahead) return marks;
  if (ahead.to) {
    const side = (ahead.from && tiles.get(text(ahead.from))?.side) ?? mover;
    marks.push(ghost(ahead.to, { ...scene, mover: side }));
    marks.push(svg('path', { class: 'six-ahead-line', d: AROUND, transform: placed(ahead.to, sign) }));
  }
  if (ahead.from && ahead.to) {
    const [a, b] = [middle(ahead.from, sign), middle(ahead.to, sign)];
    if (Math.hypot(b.x - a.x, b.y - a.y) >= STEP * 0.9) marks.push(arrow(a, b));
  }
  return marks;
}

/** @param {import('./hex.js').Point} a @param {import('./hex.js').Point} b */
function arrow(a, b) {
  const [start, tip] = [toward(a, b, 12), toward(b, a, 16)];
  const back = toward(tip, start, 20);
  const [dx, dy] = [(tip.x - back.x) * 0.6, (tip.y - back.y) * 0.6];
  const n = (/** @type {number} */ value) => value.toFixed(1);
  const shaft = `M${n(start.x)} ${n(start.y)}L${n(back.x)} ${n(back.y)}`;
  const head = `M${n(tip.x)} ${n(tip.y)}L${n(back.x - dy)} ${n(back.y + dx)}L${n(back.x + dy)} ${n(back.y - dx)}Z`;
  return svg(
    'g',
    { class: 'six-arrow' },
    svg('path', { class: 'six-arrow-halo', d: shaft }),
    svg('path', { class: 'six-arrow-shaft', d: shaft }),
    svg('path', { class: 'six-arrow-head', d: head }),
  );
}
