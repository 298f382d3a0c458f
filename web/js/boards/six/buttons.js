// The small buttons on the table that change how much of the field is seen.

import { svg } from '../board.js';
import { t } from '../../words.js';
import { element } from './strips.js';

/** @param {import('./camera.js').Camera} camera */
export function zoomButtons(camera) {
  const buttons = element('div', 'six-buttons');
  buttons.append(
    button('six-smaller', 'M-6 0H6', () => camera.zoom(1 / 1.3, undefined, true)),
    button('six-larger', 'M-6 0H6M0 -6V6', () => camera.zoom(1.3, undefined, true)),
    button('six-fit', 'M-7 -3V-7H-3M3 -7H7V-3M7 3V7H3M-3 7H-7V3', () => camera.fit()),
  );
  return buttons;
}

/** @param {string} name of its message and its class @param {string} shape @param {() => void} act */
function button(name, shape, act) {
  const made = element('button', `six-button ${name}`);
  made.type = 'button';
  made.title = t(name);
  made.setAttribute('aria-label', t(name));
  made.append(svg('svg', { viewBox: '-12 -12 24 24', width: 24, height: 24, 'aria-hidden': 'true' }, svg('path', { d: shape })));
  made.addEventListener('click', act);
  return made;
}
