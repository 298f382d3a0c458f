// What a player prefers: each choice counts at once.

import { appear, prefer, preferences } from './preferences.js';
import { t } from './words.js';

const form = /** @type {HTMLFormElement} */ (document.querySelector('[data-settings]'));
const root = document.documentElement;

/**
 * A choice of few.
 * @param {string} name
 * @param {string} now
 * @param {string[]} values
 * @param {(value: string) => void} choose
 */
function choice(name, now, values, choose) {
  const set = document.createElement('fieldset');
  set.className = 'segments';
  const legend = document.createElement('legend');
  legend.textContent = t(`settings-${name}`);
  set.append(legend);
  for (const value of values) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name, value, checked: value === now });
    input.addEventListener('change', () => choose(value));
    const span = document.createElement('span');
    span.textContent = t(`settings-${name}-${value}`);
    label.append(input, span);
    set.append(label);
  }
  form.append(set);
}

/** @param {'sound' | 'coordinates' | 'cells' | 'fives'} name */
function check(name) {
  const label = document.createElement('label');
  label.className = 'check';
  const input = document.createElement('input');
  Object.assign(input, { type: 'checkbox', checked: preferences()[name] });
  input.addEventListener('change', () => prefer({ [name]: input.checked }));
  label.append(input, t(`settings-${name}`));
  form.append(label);
}

choice('theme', root.dataset.theme ?? 'auto', ['auto', 'light', 'dark'], (value) => appear('theme', value));
choice('contrast', root.dataset.contrast ?? 'auto', ['auto', 'high'], (value) => appear('contrast', value));
choice('motion', root.dataset.motion ?? 'auto', ['auto', 'full', 'still'], (value) => appear('motion', value));
choice('safety', preferences().safety, ['none', 'undo', 'confirm'], (value) =>
  prefer({ safety: /** @type {'none' | 'undo' | 'confirm'} */ (value) }),
);
check('sound');
check('coordinates');
check('cells');
check('fives');
