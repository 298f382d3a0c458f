// The small controls of the board of SIXTH!: how many pieces to lift, the inside of a tower as a list, and passing.

import { t } from '../../words.js';
import { picture } from './pieces.js';
import { pieceName } from './speech.js';

/** @param {string} cls @param {string} text @param {() => void} [act] */
function button(cls, text, act) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = cls;
  element.textContent = text;
  if (act) element.addEventListener('click', act);
  return element;
}

/**
 * A button for the thumb. It acts as soon as it is let go: a browser may take a tap that quickly follows another for the
 * second half of a double tap, and then there is no click.
 * @param {string} cls @param {string} text @param {string} label @param {() => void} act
 */
function quick(cls, text, label, act) {
  const element = button(cls, text);
  element.setAttribute('aria-label', label);
  element.addEventListener('pointerup', act);
  element.addEventListener('click', (event) => event.detail === 0 && act());
  return element;
}

/**
 * A strip of numbers in reach of the thumb. It lies over the near tray, which is not needed while pieces are lifted.
 */
export class CountStrip {
  element = document.createElement('div');

  /** @param {(count: number) => void} choose @param {() => void} cancel */
  constructor(choose, cancel) {
    this.choose = choose;
    this.cancel = cancel;
    this.element.className = 'sixth-count';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', t('sixth-count'));
    this.element.hidden = true;
  }

  /** @param {number} size how many pieces there are @param {number} count how many are lifted */
  show(size, count) {
    const focused = this.element.contains(document.activeElement);
    this.element.replaceChildren();
    for (let n = 1; n <= size; n++) {
      const one = quick('sixth-count-one', String(n), t('sixth-count-of', { count: n }), () => this.choose(n));
      one.setAttribute('aria-pressed', String(n === count));
      this.element.append(one);
      if (focused && n === count) queueMicrotask(() => one.focus());
    }
    this.element.append(quick('sixth-count-cancel', '×', t('sixth-cancel'), () => this.cancel()));
    this.element.hidden = false;
  }

  hide() {
    this.element.hidden = true;
  }
}

/** A tower as a list from top to bottom. */
export class TowerList {
  element = document.createElement('div');
  /** @type {HTMLElement | SVGElement | null} */
  #back = null;
  #ids;

  /** @param {string} ids @param {(square: string, count: number) => void} choose */
  constructor(ids, choose) {
    this.#ids = ids;
    this.choose = choose;
    this.element.className = 'sixth-list';
    this.element.setAttribute('role', 'dialog');
    this.element.hidden = true;
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#step(event.key === 'ArrowDown' ? 1 : -1);
      else if (event.key === 'Escape') this.close();
      else if (event.key === 'Tab') return this.close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    // Only a press outside closes it: the finger that opened it by resting is still down, and will only be lifted.
    this.outside = (/** @type {PointerEvent} */ event) => {
      if (!(event.target instanceof Element) || this.element.contains(event.target)) return;
      this.close(false);
      // On the board itself that press has then done its work.
      if (event.target.closest('sixth-board')) event.stopPropagation();
    };
  }

  get open() {
    return !this.element.hidden;
  }

  /**
   * @param {string} square @param {readonly string[]} letters from the bottom @param {[number, string]} rank
   * @param {boolean} usable whether pieces can be lifted from here
   * @param {HTMLElement | SVGElement} back where the focus goes afterwards
   */
  show(square, letters, [height, rank], usable, back) {
    this.#back = back;
    this.element.setAttribute('aria-label', t('sixth-inside', { square, height }));
    const title = document.createElement('p');
    title.className = 'sixth-list-title';
    title.textContent = t('sixth-title', { square, rank, height });
    const rows = document.createElement('ol');
    [...letters].reverse().forEach((letter, index) => {
      const row = document.createElement('li');
      const name = pieceName(letter);
      const inside = usable
        ? button('sixth-list-row', name, () => {
            this.close();
            this.choose(square, index + 1);
          })
        : document.createElement('span');
      if (usable) inside.setAttribute('aria-label', t('sixth-lift-down-to', { piece: name, count: index + 1 }));
      else {
        inside.className = 'sixth-list-row';
        inside.textContent = name;
      }
      inside.prepend(picture(letter, this.#ids));
      row.append(inside);
      rows.append(row);
    });
    const close = button('sixth-list-close', '×', () => this.close());
    close.setAttribute('aria-label', t('sixth-close'));
    this.element.replaceChildren(title, close, rows);
    this.element.hidden = false;
    const first = this.element.querySelector('li button') ?? close;
    /** @type {HTMLElement} */ (first).focus();
    document.addEventListener('pointerdown', this.outside, true);
  }

  /** @param {number} by */
  #step(by) {
    const rows = [...this.element.querySelectorAll('li button')];
    const next = rows[rows.indexOf(/** @type {Element} */ (document.activeElement)) + by];
    if (next instanceof HTMLElement) next.focus();
  }

  /** @param {boolean} [refocus] */
  close(refocus = true) {
    if (!this.open) return;
    this.element.hidden = true;
    document.removeEventListener('pointerdown', this.outside, true);
    if (refocus) this.#back?.focus();
  }
}

/** The button for the only move there is when nothing can be done. @param {() => void} act */
export function passButton(act) {
  const element = button('sixth-pass', t('sixth-pass'), act);
  element.hidden = true;
  return element;
}
