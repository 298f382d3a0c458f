// Choosing a game: the presets, and every option behind them. What an option is called and whether options go together,
// the server knows; this page only puts the text of the variant together.

import { Refusal, message, send } from './api.js';
import { SIDES } from './sides.js';
import { t } from './words.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('new'));
const options = /** @type {HTMLDetailsElement | null} */ (document.getElementById('options'));
const EDGES = ['a1', 'b1', 'c1', 'd1', 'e1', 'e2', 'e3', 'e4', 'e5', 'd5', 'c5', 'b5', 'a5', 'a4', 'a3', 'a2'];
/** What an army may cost, and what the right to Milady takes from it. */
const POINTS = 12;
const MILADY = 2;
const COSTS = { p: 1, h: 3, g: 2 };

/** The value of a field of the form. @param {string} name */
const value = (name) => {
  const field = form.elements.namedItem(name);
  return field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? field.value
    : '';
};
/** @param {string} name */
const checked = (name) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.checked;
};
/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, unknown>} [properties]
 * @param {(Node | string)[]} children
 */
function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** @param {string} name @param {string} label */
const check = (name, label) => make('label', { className: 'check' }, make('input', { type: 'checkbox', name }), label);

/** @param {string} name @param {string} label @param {[string, string][]} choices */
const select = (name, label, choices) =>
  make(
    'div',
    { className: 'option' },
    make('label', { htmlFor: `option-${name}` }, label),
    make('select', { name, id: `option-${name}` }, ...choices.map(([value, text]) => make('option', { value }, text))),
  );

/** @param {'silver' | 'brown'} side */
function army(side) {
  const count = (/** @type {string} */ letter, /** @type {string} */ piece, /** @type {number} */ most, /** @type {number} */ now) =>
    make(
      'label',
      {},
      t(`piece-${piece}`),
      make('input', { type: 'number', name: `${side}-${letter}`, min: 0, max: most, value: now, inputMode: 'numeric' }),
    );
  const fixed = make(
    'div',
    { className: 'army' },
    count('p', 'pawn', 12, side === 'silver' ? 7 : 12),
    count('h', 'hunchback', 1, side === 'silver' ? 1 : 0),
    count('g', 'giant', 1, side === 'silver' ? 1 : 0),
    make('output', { id: `${side}-points` }),
  );
  fixed.dataset.army = side;
  return make(
    'div',
    { className: 'option' },
    select(`${side}-army`, t(`option-sixth-${side}-name`), [
      ['open', t('new-army-open')],
      ['fixed', t('new-army-fixed')],
    ]),
    fixed,
  );
}

/** The options of each game. */
const PANELS = /** @type {Record<string, () => HTMLElement[]>} */ ({
  sixth: () => [
    check('kings', t('option-sixth-kings-name')),
    select('pieces', t('new-pieces'), [
      ['', t('new-pieces-pawns')],
      ['hunchbacks', t('option-sixth-hunchbacks-name')],
      ['giants', t('option-sixth-giants-name')],
      ['armies', t('option-sixth-armies-name')],
    ]),
    select('milady', t('option-sixth-milady-name'), [
      ['', t('new-milady-none')],
      ['milady', t('option-sixth-milady-beside-name')],
      ['milady=silver', t('option-sixth-milady-silver-name')],
      ['milady=brown', t('option-sixth-milady-brown-name')],
      ...EDGES.map((square) => /** @type {[string, string]} */ ([`milady=${square}`, t('new-milady-on', { square })])),
    ]),
    army('silver'),
    army('brown'),
  ],
  six: () => [check('first-edition', t('option-six-first-edition-name')), check('four', t('option-six-players-name'))],
  27: () => [
    select('line', t('new-pieces'), [
      ['', t('preset-27-plain-name')],
      ['advanced', t('option-27-advanced-name')],
      ['expert', t('option-27-expert-name')],
    ]),
  ],
});

/** The text of an army, `7p1h1g`, and what it costs. @param {string} side */
function armyOf(side) {
  let text = '';
  let cost = 0;
  for (const [letter, each] of Object.entries(COSTS)) {
    const count = Math.max(0, Math.trunc(Number(value(`${side}-${letter}`)) || 0));
    if (count > 0) text += `${count}${letter}`;
    cost += count * each;
  }
  return { text, cost };
}

/** The variant that the options add up to. @param {string} game */
function variant(game) {
  const list = [];
  if (game === 'sixth') {
    if (checked('kings')) list.push('kings');
    if (value('milady')) list.push(value('milady'));
    if (value('pieces')) list.push(value('pieces'));
    for (const side of ['silver', 'brown']) {
      if (value('pieces') === 'armies' && value(`${side}-army`) === 'fixed') list.push(`${side}=${armyOf(side).text}`);
    }
  } else if (game === 'six') {
    if (checked('first-edition')) list.push('first-edition');
    if (checked('four')) list.push('players=4');
  } else if (value('line')) list.push(value('line'));
  return list.length > 0 ? `${game}:${list.join(',')}` : game;
}

/** Shows what belongs to the choices so far. */
function follow() {
  const game = value('game') || (value('variant').split(':')[0] ?? 'sixth');
  for (const presets of form.querySelectorAll('.presets')) {
    /** @type {HTMLFieldSetElement} */ (presets).hidden = /** @type {HTMLElement} */ (presets).dataset.game !== game;
  }
  const sides = SIDES[game] ?? SIDES.sixth;
  for (const [at, side] of ['first', 'second'].entries()) {
    const label = form.querySelector(`[data-side="${side}"]`);
    if (label) label.textContent = t(`side-${sides[at]}`);
  }
  const opponent = value('opponent');
  for (const part of form.querySelectorAll('[data-opponent]')) {
    const element = /** @type {HTMLElement} */ (part);
    element.hidden = !element.dataset.opponent?.split(' ').includes(opponent);
  }
  // Days are for friends; whoever turns to the computer again has chosen no clock.
  if (value('clock') === 'days' && opponent !== 'friend') /** @type {HTMLInputElement} */ (form.querySelector('[name="clock"][value="none"]')).checked = true;
  for (const part of form.querySelectorAll('[data-clock]')) {
    const element = /** @type {HTMLElement} */ (part);
    element.hidden = element.dataset.clock !== value('clock');
    // What is not asked is not checked.
    for (const input of element.querySelectorAll('input')) input.disabled = element.hidden;
  }
  const start = /** @type {HTMLElement} */ (form.querySelector('.go button'));
  start.textContent = (opponent === 'friend' ? start.dataset.invite : start.dataset.start) ?? '';
  const level = value('level');
  const output = form.querySelector('[data-level]');
  if (output) output.textContent = level;
  const about = form.querySelector('[data-level-about]');
  if (about) about.textContent = t(`level-${level}`);
  followOptions(game);
}

/** @param {string} game */
function followOptions(game) {
  if (!options) return;
  const panel = /** @type {HTMLElement} */ (options.querySelector('[data-options]'));
  if (panel.dataset.game !== game) {
    panel.dataset.game = game;
    panel.replaceChildren(...PANELS[game]());
  }
  const armies = value('pieces') === 'armies';
  for (const side of ['silver', 'brown']) {
    const part = /** @type {HTMLElement | null} */ (panel.querySelector(`[data-army="${side}"]`));
    if (!part) continue;
    const fixed = value(`${side}-army`) === 'fixed';
    /** @type {HTMLElement} */ (part.parentElement).hidden = !armies;
    part.hidden = !fixed;
    const paid = value('milady') !== '' && !(/=(silver|brown)$/.test(value('milady')) && value('milady') !== `milady=${side}`);
    const budget = POINTS - (paid ? MILADY : 0);
    const used = armyOf(side).cost;
    const points = /** @type {HTMLElement} */ (part.querySelector('output'));
    points.textContent = t('new-army-points', { used, budget });
    points.classList.toggle('over', used > budget);
  }
  if (options.open) askAbout(variant(game));
}

let asked = 0;
/** Asks the server whether there is such a variant. @param {string} text */
async function askAbout(text) {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('variant'));
  const shown = /** @type {HTMLElement} */ (options?.querySelector('[data-variant]'));
  const problem = /** @type {HTMLElement} */ (options?.querySelector('[data-problem]'));
  const start = /** @type {HTMLButtonElement} */ (form.querySelector('.go button'));
  const mine = (asked += 1);
  shown.textContent = text;
  try {
    const answer = await send(`/api/variant?text=${encodeURIComponent(text)}`, undefined, 'GET');
    if (mine !== asked) return;
    field.value = answer.variant;
    shown.textContent = answer.variant;
    problem.hidden = true;
    start.disabled = false;
  } catch (error) {
    if (mine !== asked) return;
    // The server's own reason is in English, and names the options as the text above does.
    problem.textContent = error instanceof Refusal ? t('new-impossible') : message(error);
    problem.title = error instanceof Refusal ? error.message : '';
    problem.hidden = false;
    start.disabled = true;
  }
}

if (options) {
  options.hidden = false;
  options.addEventListener('toggle', () => {
    // While the options are closed, the preset counts.
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('variant'));
    if (!options.open) {
      field.value = '';
      /** @type {HTMLButtonElement} */ (form.querySelector('.go button')).disabled = false;
    }
    for (const presets of form.querySelectorAll('.presets')) presets.classList.toggle('overruled', options.open);
    follow();
  });
}
// A variant from the address that is no preset: it counts until something else is chosen.
for (const input of form.querySelectorAll('.presets input, [name="game"]')) {
  input.addEventListener('change', () => {
    const field = form.elements.namedItem('variant');
    if (field instanceof HTMLInputElement && !('fixed' in field.dataset) && !options?.open) field.value = '';
  });
}
form.addEventListener('input', follow);
follow();
