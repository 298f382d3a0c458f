// What the three boards share. A board is a custom element that knows no rules: it shows a view, offers the choices in it,
// and tells what the player wants.

/** @typedef {import('../../types').View} View */
/** @typedef {import('../../types').ShowOptions} ShowOptions */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Whether the player wants things to move. */
export const still = () =>
  document.documentElement.dataset.motion === 'still' ||
  (document.documentElement.dataset.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** How long things take, in milliseconds: they explain the move, and nobody waits for them. */
export const LIFT = 120;
export const TRAVEL = 200;
export const SETTLE = 80;

/**
 * The base of the boards.
 *
 * Told by the page: `show(view, options)`, `interactive`, `turned`, `preview(text)`, `clear()`.
 * Told to the page, as events that bubble:
 * - `move`, detail `{text}`: the player has chosen this legal move;
 * - `refused`, detail `{text}`: the player tried this move, which is not among the choices: the page asks why;
 * - `sound`, detail `{name}`: `place`, `land`, `capture`, `king`, `lift`;
 * - `say`, detail `{text}`: something that a screen reader should say now.
 */
export class Board extends HTMLElement {
  /** @type {View | null} */
  view = null;
  #interactive = false;
  #turned = false;

  /** Whether the player may move now. */
  get interactive() {
    return this.#interactive;
  }
  set interactive(value) {
    if (value === this.#interactive) return;
    this.#interactive = value;
    this.toggleAttribute('data-interactive', value);
    this.clear();
  }

  /** Whether the board is seen from the other side. */
  get turned() {
    return this.#turned;
  }
  set turned(value) {
    if (value === this.#turned) return;
    this.#turned = value;
    if (this.view) this.draw(this.view);
  }

  /**
   * Shows a position, and how its last move went if asked to. Resolves when everything has come to rest.
   * @param {View} view
   * @param {ShowOptions} [options]
   */
  async show(view, options = {}) {
    const before = this.view;
    this.clear();
    this.view = view;
    if (options.animate && before && view.last && !still()) await this.animateMove(before, view);
    if (this.view === view) this.draw(view);
  }

  /** Draws a position. @param {View} _view */
  draw(_view) {}

  /** Plays the last move of `after` on the board that shows `before`. @param {View} _before @param {View} _after */
  async animateMove(_before, _after) {}

  /** Shows a move that has not been made, as a hint or half-way: nothing, to take it away. @param {string | null} _text */
  preview(_text) {}

  /** Forgets what the player has begun to choose. */
  clear() {}

  /** @param {string} text */
  chose(text) {
    this.dispatchEvent(new CustomEvent('move', { bubbles: true, detail: { text } }));
  }
  /** @param {string} text */
  refused(text) {
    this.dispatchEvent(new CustomEvent('refused', { bubbles: true, detail: { text } }));
  }
  /** @param {string} text */
  say(text) {
    this.dispatchEvent(new CustomEvent('say', { bubbles: true, detail: { text } }));
  }
  /** @param {string} name */
  sound(name) {
    this.dispatchEvent(new CustomEvent('sound', { bubbles: true, detail: { name } }));
  }
}
