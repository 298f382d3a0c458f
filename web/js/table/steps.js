// Stepping through a game: to the beginning, back, half a move, forward, to the end.

import { html } from '../dom.js';
import { t } from '../words.js';

const SVG = 'http://www.w3.org/2000/svg';
const ARROWS = /** @type {Record<string, string>} */ ({
  first: 'M6 5h2v14H6zM19 5v14l-9-7z',
  back: 'M16 5v14l-9-7z',
  half: 'M6 5v14l5-4v-6zM13 8.5v7l5-3.5z',
  forward: 'M8 5v14l9-7z',
  last: 'M5 5v14l9-7zM16 5h2v14h-2z',
});

/** @param {HTMLElement} element @param {Record<'first' | 'back' | 'half' | 'forward' | 'last', () => void>} acts */
export function addSteps(element, acts) {
  for (const [name, act] of Object.entries(acts)) {
    const label = t(`step-${name}`);
    const icon = document.createElementNS(SVG, 'svg');
    icon.setAttribute('viewBox', '0 0 24 24');
    icon.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', ARROWS[name]);
    icon.append(path);
    element.append(html('button', { type: 'button', class: 'quiet', title: label, 'aria-label': label, onclick: act }, icon));
  }
}
