// A strip for each team: the tiles left in each hand, later the tiles on the table, and whose turn it is.

import { svg } from '../board.js';
import { t } from '../../words.js';
import { hexagon } from './hex.js';
import { mark, sideName } from './tile.js';
import { sideOf, tableOf } from './scene.js';

/** @typedef {import('../../../types').View} View */

/** From so many quiet turns on they are shown; at 100 the game is a draw. */
const QUIET_SHOWN = 60;
const SMALL = hexagon(11, 1.5);

export class Strips {
  above = element('div', 'six-strip six-strip-above');
  below = element('div', 'six-strip six-strip-below');

  /** @param {View} view @param {number} own the side whose strip lies below @param {string[] | null} names by seat */
  draw(view, own, names) {
    const sides = [1 - own, own];
    [this.above, this.below].forEach((strip, i) => {
      const side = sides[i] ?? 0;
      strip.setAttribute('data-side', sideName(side));
      strip.replaceChildren(...team(view, side, names), ...(i ? quiet(view) : []));
    });
  }

  /** The stack from which a seat takes its tiles. @param {number} seat @returns {Element | null} */
  stack(seat) {
    const find = (/** @type {Element} */ strip) => strip.querySelector(`[data-seat='${seat}'] .six-stack`);
    return find(this.above) ?? find(this.below);
  }
}

/** @param {View} view @param {number} side @param {string[] | null} names */
function team(view, side, names) {
  const { hands, round, tiles } = tableOf(view);
  const seats = hands.map((_, seat) => seat).filter((seat) => sideOf(seat) === side);
  const named = (/** @type {number} */ seat) =>
    names?.[seat] ?? t(hands.length > 2 ? 'six-seat-numbered' : 'six-seat', { side: sideName(side), seat });
  const shortly = (/** @type {number} */ seat) =>
    names?.[seat] ?? t(hands.length > 2 ? 'six-seat-short' : 'six-seat', { side: sideName(side), seat });
  const chips = seats.map((seat) => {
    const count = hands[seat] ?? 0;
    const chip = element('div', 'six-seat');
    chip.setAttribute('data-seat', String(seat));
    const turn = view.to_move === seat;
    chip.toggleAttribute('data-turn', turn);
    chip.append(stack(side, round === 1 ? count : 1, hands.length > 2 ? 3 : 4));
    const shown = element('span', 'six-seat-shown');
    shown.setAttribute('aria-hidden', 'true');
    if (round === 1) shown.append(element('span', 'six-count', String(count)));
    shown.append(element('span', 'six-seat-name', shortly(seat)));
    chip.append(shown);
    if (round === 1) chip.append(element('span', 'six-unseen', t('six-hand', { name: named(seat), count })));
    else chip.append(element('span', 'six-unseen', named(seat)));
    if (turn) chip.append(element('span', 'six-unseen', t('six-turn', { name: named(seat) })));
    return chip;
  });
  if (round === 1) return chips;
  const count = tiles.filter((tile) => tile.side === side).length;
  return [...chips, element('span', 'six-note', t('six-on-table', { count }))];
}

/** @param {View} view */
function quiet(view) {
  const { quiet: count, round } = tableOf(view);
  return round === 2 && count >= QUIET_SHOWN && !view.over ? [element('span', 'six-note six-quiet', t('six-quiet', { count }))] : [];
}

/** Tiles one behind the other, the first with its mark. @param {number} side @param {number} count @param {number} apart */
function stack(side, count, apart) {
  const width = 24 + Math.max(0, count - 1) * apart;
  const drawing = svg('svg', { class: `six-stack six-${sideName(side)}`, viewBox: `-12 -13 ${width} 26`, width, height: 26, 'aria-hidden': 'true' });
  for (let i = count - 1; i >= 0; i--) {
    drawing.append(svg('path', { class: i ? 'six-slice' : 'six-slice six-slice-front', d: SMALL, transform: `translate(${i * apart} 0)` }));
  }
  if (count) drawing.append(svg('g', { transform: 'scale(0.42)' }, mark(side)));
  else drawing.append(svg('path', { class: 'six-slice-none', d: SMALL }));
  return drawing;
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name @param {string} kind @param {string} [words]
 */
export function element(name, kind, words) {
  const made = document.createElement(name);
  made.className = kind;
  if (words !== undefined) made.textContent = words;
  return made;
}
