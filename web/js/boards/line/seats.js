// The strips beside the line: whose turn it is, how far each side steps, and what each has at its goal.

import { svg } from '../board.js';
import { t } from '../../words.js';
import { SIDES } from './speech.js';

/** @typedef {import('../../../types').View} View */
/** @typedef {import('../../../types').LineTable} LineTable */

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {string} className
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function html(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

export class Seat {
  #name = html('span', 'line-seat-name');
  #step = html('span', 'line-seat-step');
  #score = html('span', 'line-seat-score');

  /** @param {number} seat */
  constructor(seat) {
    this.seat = seat;
    const kind = seat ? 'w' : 'b';
    const icon = svg(
      'svg',
      { class: `line-seat-disc line-disc-${kind}`, viewBox: '-12 -12 24 24', width: 24, height: 24, 'aria-hidden': 'true' },
      svg('circle', { class: 'line-face', r: 10.5 }),
      svg('circle', { class: 'line-mark', r: seat ? 2.8 : 6.5 }),
    );
    this.element = html('div', `line-seat line-seat-${SIDES[seat]}`, icon, this.#name, this.#step, this.#score);
  }

  /** @param {View} view @param {string | undefined} name a player's own name */
  show(view, name) {
    const side = SIDES[this.seat];
    const steps = /** @type {LineTable} */ (view.table).steps[this.seat];
    const turn = view.to_move === this.seat;
    this.element.classList.toggle('line-seat-turn', turn);
    this.#name.textContent = name ?? t('line-side', { side });
    const words = t(turn ? 'line-seat-turn' : 'line-seat-steps', { n: steps });
    this.#step.replaceChildren(...(view.over ? [] : [arches(steps), words]));
    this.element.classList.toggle('line-seat-won', view.result === (this.seat ? '0-1' : '1-0'));
    this.#score.textContent = view.score ? String(view.score[this.seat]) : '';
    this.#score.title = t('line-score', { side, n: view.score?.[this.seat] ?? 0 });
  }
}

/** As many steps as must be made, drawn as they are under the line. @param {number} steps */
function arches(steps) {
  const wide = 9;
  const path = Array.from({ length: steps }, (_, i) => `M${i * wide + 1} 1q${wide / 2 - 1} 8 ${wide - 2} 0`).join('');
  const width = Math.max(1, steps * wide);
  return svg(
    'svg',
    { class: 'line-seat-arches', viewBox: `0 0 ${width} 6`, width, height: 6, 'aria-hidden': 'true' },
    svg('path', { d: path }),
  );
}
