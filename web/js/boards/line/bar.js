// The bar under the line: what can be done now. It has one height, so that nothing jumps: a sentence, the choice of how many
// discs, or the pass.

import { svg } from '../board.js';
import { t } from '../../words.js';
import { html } from './seats.js';

/** What a stack offers: the counts that may be lifted, and which of them takes the field along. @typedef {{ counts: number[], whole: number | null }} Offer */

export class Bar {
  #words = html('p', 'line-bar-words');
  #less = button('line-bar-round', minus());
  #range = html('input', 'line-bar-range');
  #more = button('line-bar-round', plus());
  #field = button('line-bar-round line-bar-field', stone());
  #make = button('line-bar-make');
  #pass = button('line-bar-make');
  #choice = html('div', 'line-bar-choice', this.#less, this.#range, this.#more, this.#field, this.#make);
  element = html('div', 'line-bar', this.#words, this.#choice, this.#pass);

  /** @type {Offer} */
  #offer = { counts: [], whole: null };
  #count = 0;

  /** @param {{ count: (count: number) => void, make: () => void, pass: () => void }} told */
  constructor(told) {
    this.#range.type = 'range';
    this.#range.min = '0';
    this.#range.addEventListener('input', () => told.count(this.#offer.counts[Number(this.#range.value)]));
    /** @param {number} by */
    const step = (by) => {
      const next = this.#offer.counts[this.#offer.counts.indexOf(this.#count) + by];
      if (next !== undefined) told.count(next);
    };
    this.#less.addEventListener('click', () => step(-1));
    this.#more.addEventListener('click', () => step(1));
    this.#field.addEventListener('click', () => {
      const { counts, whole } = this.#offer;
      const bare = counts.filter((count) => count !== whole);
      const next = this.#count === whole ? bare[bare.length - 1] : whole;
      if (next != null) told.count(next);
    });
    this.#make.addEventListener('click', told.make);
    this.#pass.addEventListener('click', told.pass);
    this.say('');
  }

  /** A sentence. @param {string} words @param {boolean} [warns] */
  say(words, warns = false) {
    this.#show(this.#words);
    this.#words.textContent = words;
    this.#words.classList.toggle('line-bar-warns', warns);
  }

  /** How many discs? @param {Offer} offer @param {number} count @param {number} to */
  choose(offer, count, to) {
    this.#offer = offer;
    this.#count = count;
    const at = offer.counts.indexOf(count);
    this.#range.max = String(offer.counts.length - 1);
    this.#range.value = String(at);
    this.#range.disabled = offer.counts.length < 2;
    this.#range.setAttribute('aria-label', t('line-count'));
    this.#range.setAttribute('aria-valuetext', t('line-lifted', { n: count }));
    name(this.#less, t('line-fewer'));
    name(this.#more, t('line-more'));
    this.#less.disabled = at <= 0;
    this.#more.disabled = at >= offer.counts.length - 1;
    this.#field.hidden = offer.whole === null;
    this.#field.setAttribute('aria-pressed', String(count === offer.whole));
    name(this.#field, t('line-take-field'));
    this.#make.textContent = t('line-make', { n: count, to });
    this.#show(this.#choice);
  }

  /** Nothing can move. */
  offerPass() {
    this.#pass.textContent = t('line-pass');
    this.#show(this.#pass);
  }

  /** @param {HTMLElement} one */
  #show(one) {
    for (const part of [this.#words, this.#choice, this.#pass]) part.hidden = part !== one;
  }
}

/** @param {string} className @param {Node[]} children */
function button(className, ...children) {
  const element = html('button', className, ...children);
  element.type = 'button';
  return element;
}

/** @param {HTMLElement} element @param {string} words */
function name(element, words) {
  element.setAttribute('aria-label', words);
  element.title = words;
}

/** @param {SVGElement[]} shapes */
const icon = (...shapes) => svg('svg', { viewBox: '-10 -10 20 20', width: 20, height: 20, 'aria-hidden': 'true' }, ...shapes);
const minus = () => icon(svg('path', { class: 'line-icon', d: 'M-6 0H6' }));
const plus = () => icon(svg('path', { class: 'line-icon', d: 'M-6 0H6M0 -6V6' }));
const stone = () =>
  icon(
    svg('g', { class: 'line-disc-g' }, svg('ellipse', { class: 'line-face', cy: 4, rx: 9, ry: 4 })),
    svg('path', { class: 'line-icon', d: 'M0 -1V-9M-3.5 -5.5L0 -9L3.5 -5.5' }),
  );
