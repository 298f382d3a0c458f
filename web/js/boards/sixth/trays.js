// What lies beside the board: the reserves of both sides, Milady while she is not on it, the king points.

import { svg } from '../board.js';
import { t } from '../../words.js';
import { glyph } from './glyphs.js';
import { letterOf, tableOf } from './offers.js';
import { picture } from './pieces.js';
import { pieceName, reserveName } from './speech.js';

/** @typedef {import('../../../types').View} View */
/** @typedef {{kind: string, letter: string, count: number | null}} Kept what is kept of a kind: a number, or what points can buy */

/** King points that a tray has room for. */
const PIPS = 6;

/** @param {string} name @param {string} cls @param {(Node | string)[]} children */
function html(name, cls, ...children) {
  const element = document.createElement(name);
  element.className = cls;
  element.append(...children);
  return element;
}

/**
 * What a side keeps, kind by kind.
 * @param {View} view @param {number} side @param {boolean} near whether this is the tray in front of the player
 * @returns {Kept[]}
 */
function kept(view, side, near) {
  const { reserves, milady } = tableOf(view);
  const reserve = reserves[side === 0 ? 0 : 1];
  /** @type {Kept[]} */
  const kinds = [];
  const keep = (/** @type {string} */ kind, /** @type {number | null} */ count) => kinds.push({ kind, letter: letterOf(kind, side), count });
  if ('points' in reserve) {
    if (reserve.points) keep('P', null);
    if (reserve.giant) keep('G', null);
    if (reserve.hunchback) keep('H', null);
  } else {
    keep('P', reserve.pawns);
    if (reserve.giants) keep('G', reserve.giants);
    if (reserve.hunchbacks) keep('H', reserve.hunchbacks);
  }
  // Milady lies with the side that alone has a right to her, or else where both can reach her: in front of the player.
  const owner = /milady=(silver|brown)/.exec(view.variant)?.[1];
  const hers = owner ? (owner === 'silver') === (side === 0) : near;
  if (milady === 'beside' && hers) keep('M', null);
  return kinds;
}

export class Tray {
  element = html('div', 'sixth-tray');
  #ids;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #shown = '';
  side = 0;

  /** @param {string} ids @param {boolean} near */
  constructor(ids, near) {
    this.#ids = ids;
    this.near = near;
    this.element.setAttribute('role', 'group');
    this.element.classList.add(near ? 'sixth-tray-near' : 'sixth-tray-far');
  }

  /**
   * @param {View} view @param {number} side
   * @param {(letter: string) => boolean} usable whether the player may take such a piece now
   */
  show(view, side, usable) {
    this.side = side;
    const reserve = tableOf(view).reserves[side === 0 ? 0 : 1];
    const kinds = kept(view, side, this.near);
    const shown = JSON.stringify([side, kinds, kinds.map(({ letter }) => usable(letter)), reserve, view.score, view.variant]);
    this.element.classList.toggle('sixth-tray-moves', view.to_move === side);
    // What a finger holds must not be replaced under it.
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.element.setAttribute('aria-label', reserveName(reserve, side));
    this.element.dataset.side = side ? 'brown' : 'silver';
    const focused = [...this.#buttons].find(([, button]) => button === document.activeElement)?.[0];
    this.#buttons.clear();
    this.element.replaceChildren(html('div', 'sixth-kinds', ...kinds.map((keep) => this.#kind(keep, usable(keep.letter)))));
    if ('points' in reserve) this.element.append(html('span', 'sixth-points', t('sixth-points', { points: reserve.points })));
    if (view.score && /[:,]kings/.test(view.variant)) this.element.append(pips(view.score[side === 0 ? 0 : 1], side));
    if (focused) this.#buttons.get(focused)?.focus();
  }

  /** One kind of piece: as many as there are, or one that stands for what points can buy. @param {Kept} keep @param {boolean} usable */
  #kind({ kind, letter, count }, usable) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `sixth-kind sixth-kind-${kind}`;
    button.dataset.letter = letter;
    button.disabled = !usable;
    button.setAttribute('aria-label', count === null ? pieceName(letter) : t('sixth-left', { piece: pieceName(letter), count }));
    if (usable) button.setAttribute('aria-pressed', 'false');
    const row = html('span', 'sixth-row');
    // Where none is left its place still shows, faintly: that is where it would come back to.
    for (let i = 0; i < (count || 1); i++) row.append(picture(letter, this.#ids));
    row.classList.toggle('sixth-row-empty', count === 0);
    button.append(row);
    if (kind === 'P' && count !== null) button.append(html('span', 'sixth-number', String(count)));
    this.#buttons.set(letter, button);
    return button;
  }

  /** Shows which kind has been taken in hand. @param {string | null} letter @param {boolean} chosen by the player, not by default */
  press(letter, chosen) {
    for (const [name, button] of this.#buttons) {
      if (button.disabled) continue;
      button.setAttribute('aria-pressed', String(name === letter));
      button.classList.toggle('sixth-kind-chosen', name === letter && chosen);
    }
  }

  /** From where a piece comes or where it goes. @param {string} letter @returns {Element} */
  spot(letter) {
    const button = this.#buttons.get(letter);
    return button?.querySelector('.sixth-row > :last-child') ?? button ?? this.element.firstElementChild ?? this.element;
  }

  /** Whether a kind lies here. @param {string} letter */
  holds = (letter) => this.#buttons.has(letter);
}

/** King points. @param {number} points @param {number} side */
function pips(points, side) {
  const row = html('span', 'sixth-pips');
  row.setAttribute('role', 'img');
  row.setAttribute('aria-label', t('sixth-kings', { points, side: side ? 'brown' : 'silver' }));
  for (let i = 0; i < PIPS; i++) {
    row.append(svg('svg', { class: i < points ? 'sixth-pip sixth-pip-won' : 'sixth-pip', viewBox: '1 0 14 16', 'aria-hidden': 'true' }, glyph('king', 'sixth-pip-glyph')));
  }
  return row;
}
