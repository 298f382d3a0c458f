// The cells as the keyboard, the pointer and a screen reader meet them: a grid of unseen hexagons above the drawing.

import { svg } from '../board.js';
import { RADIUS, distance, hexagon, middle, text } from './hex.js';

/** @typedef {import('../../../types').Cell} Cell */

const SHAPE = hexagon(RADIUS * 0.97, 5);

export class Cells {
  /** The grid itself. */
  element = svg('g', { class: 'six-cells', role: 'grid' });
  /** @type {Map<string, {cell: Cell, element: SVGPathElement}>} */
  #cells = new Map();
  /** @type {Map<number, SVGGElement>} */
  #rows = new Map();
  /** The cell that Tab leads to. @type {Cell} */
  current = [0, 0];

  /** Whether one of the cells has the focus. */
  get focused() {
    return this.element.contains(document.activeElement);
  }

  /** @returns {Cell[]} */
  get all() {
    return [...this.#cells.values()].map(({ cell }) => cell);
  }

  /** @param {Element} element @returns {Cell | null} */
  of(element) {
    for (const one of this.#cells.values()) if (one.element === element) return one.cell;
    return null;
  }

  /**
   * @param {Map<string, Cell>} cells
   * @param {number} sign
   * @param {(cell: Cell) => {name: string, selected: boolean, lifts: boolean, chooses: boolean}} describe
   * @param {(row: number) => string} rowName
   */
  draw(cells, sign, describe, rowName) {
    const lostFocus = this.focused && !cells.has(text(this.current));
    for (const [key, { element }] of this.#cells) {
      if (cells.has(key)) continue;
      element.remove();
      this.#cells.delete(key);
    }
    const sorted = [...cells.values()].sort((a, b) => sign * (a[1] - b[1] || a[0] - b[0]));
    this.#arrange(sorted, rowName);
    if (!cells.has(text(this.current))) this.current = this.nearest(this.current) ?? [0, 0];
    for (const { cell, element } of this.#cells.values()) {
      const { x, y } = middle(cell, sign);
      const { name, selected, lifts, chooses } = describe(cell);
      set(element, 'transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
      set(element, 'aria-label', name);
      set(element, 'aria-selected', String(selected));
      set(element, 'tabindex', text(cell) === text(this.current) ? '0' : '-1');
      element.toggleAttribute('data-lifts', lifts);
      element.toggleAttribute('data-chooses', chooses);
    }
    if (lostFocus) this.focus(this.current);
  }

  /**
   * Rows in the order in which they are seen, each with its cells. What stands right is left alone: an element that is
   * moved in the document would lose the focus.
   * @param {Cell[]} sorted @param {(row: number) => string} rowName
   */
  #arrange(sorted, rowName) {
    const used = new Set(sorted.map(([, r]) => r));
    for (const [r, row] of this.#rows) {
      if (used.has(r)) continue;
      row.remove();
      this.#rows.delete(r);
    }
    /** @type {Map<number, Cell[]>} */
    const byRow = new Map();
    for (const cell of sorted) byRow.set(cell[1], [...(byRow.get(cell[1]) ?? []), cell]);
    const rows = [...byRow].map(([r, cells]) => {
      let row = this.#rows.get(r);
      if (!row) this.#rows.set(r, (row = svg('g', { role: 'row' })));
      set(row, 'aria-label', rowName(r));
      inOrder(row, cells.map((cell) => this.#element(cell)));
      return row;
    });
    inOrder(this.element, rows);
  }

  /** @param {Cell} cell */
  #element(cell) {
    const found = this.#cells.get(text(cell));
    if (found) return found.element;
    const element = svg('path', { class: 'six-cell', role: 'gridcell', tabindex: -1, 'data-cell': text(cell), d: SHAPE });
    this.#cells.set(text(cell), { cell, element });
    return element;
  }

  /** @param {Cell} cell */
  has(cell) {
    return this.#cells.has(text(cell));
  }

  /** @param {Cell} cell @returns {Cell | null} */
  nearest(cell) {
    const all = this.all;
    return all.length ? all.reduce((best, one) => (distance(one, cell) < distance(best, cell) ? one : best)) : null;
  }

  /** Makes it the cell that Tab leads to. @param {Cell} cell */
  select(cell) {
    this.#cells.get(text(this.current))?.element.setAttribute('tabindex', '-1');
    this.current = cell;
    this.#cells.get(text(cell))?.element.setAttribute('tabindex', '0');
  }

  /** @param {Cell} cell */
  focus(cell) {
    this.select(cell);
    this.#cells.get(text(cell))?.element.focus({ preventScroll: true });
  }
}

/** @param {Element} element @param {string} name @param {string} value */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {Element} parent @param {Element[]} children */
function inOrder(parent, children) {
  let next = parent.firstElementChild;
  for (const child of children) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}
