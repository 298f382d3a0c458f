// Setting up a position by hand: a palette, the board as the place to put things, and the server's word on whether a game
// can go on from there.

import { t, tell } from '../words.js';
import * as referee from '../referee.js';
import { post } from '../stream.js';
import { html, say } from '../dom.js';
import { query } from './link.js';
import { bare, cleared, offering, tools, used } from './palette.js';

/** @typedef {import('./study.js').Study} Study */
/** @typedef {import('../../types').View} View */
/** @typedef {import('../../types').Table} Table */

/**
 * @param {HTMLElement} panel @param {Study} study
 * @param {{opened: () => void, closed: () => void}} page
 */
export function setupPanel(panel, study, page) {
  const palette = html('fieldset', { class: 'palette' }, html('legend', {}, t('analysis-tools')));
  const turn = html('fieldset', { class: 'segments' }, html('legend', {}, t('analysis-turn')));
  const round = html(
    'fieldset',
    { class: 'segments', hidden: study.start.record.variant.split(':')[0] !== 'six' },
    html('legend', {}, t('analysis-round')),
    ...[1, 2].map((n) => radio('round', String(n), t('analysis-round-name', { round: n }))),
  );
  const points = html('fieldset', { class: 'points', hidden: true }, html('legend', {}, t('analysis-points')));
  const state = html('p', { class: 'notice', 'aria-live': 'polite' });
  const use = html('a', { class: 'button', href: '/analysis' }, t('analysis-use'));
  const close = html('button', { type: 'button', class: 'quiet', onclick: shut }, t('analysis-cancel'));
  panel.append(
    html('p', { class: 'muted' }, t('analysis-setup-about', { game: study.tree.variant.split(':')[0] ?? '' })),
    palette,
    html(
      'div',
      { class: 'actions' },
      html('button', { type: 'button', class: 'quiet small', onclick: () => edit(cleared(table)) }, t('analysis-clear')),
      html('button', { type: 'button', class: 'quiet small', onclick: () => begin && edit(structuredClone(begin.table)) }, t('analysis-from-start')),
    ),
    round,
    turn,
    points,
    state,
    html('div', { class: 'actions' }, use, close),
  );
  panel.addEventListener('change', () => check());

  /** @type {View | null} */
  let begin = null;
  /** @type {View | null} */
  let shown = null;
  /** @type {Table} */
  let table;
  let asked = 0;
  let open = false;

  /** @param {string} name @param {string} value @param {string} words @param {string} [colour] */
  function radio(name, value, words, colour) {
    return html('label', {}, html('input', { type: 'radio', name, value }), html('span', {}, colour ? html('i', { class: `colour ${colour}`, 'aria-hidden': 'true' }) : null, words));
  }

  /** @param {string} name */
  const chosen = (name) => /** @type {HTMLInputElement | null} */ (panel.querySelector(`input[name=${name}]:checked`))?.value ?? '';
  /** @param {string} name @param {string} value */
  function choose(name, value) {
    const input = /** @type {HTMLInputElement | null} */ (panel.querySelector(`input[name=${name}][value="${value}"]`));
    if (input) input.checked = true;
  }

  async function start() {
    const { tree, view } = study;
    try {
      begin = await referee.view(tree.variant, null, []);
    } catch {
      return;
    }
    const now = view ?? begin;
    if (!palette.querySelector('input')) {
      const list = tools(begin);
      palette.append(html('div', { class: 'segments' }, ...list.map((tool) => radio('tool', tool.name, tool.words, tool.colour))));
      const seats = Array.from({ length: study.start.seats }, (_, seat) => seat);
      turn.append(...seats.map((seat) => radio('turn', String(seat), t('analysis-seat', { side: study.start.sides[seat % 2] ?? '', seat: study.start.seats > 2 ? seat : 'none' }))));
      if (begin.score && begin.table.game === 'sixth') {
        points.hidden = false;
        points.append(...study.start.sides.map((side, i) => html('label', {}, t(`side-${side}`), html('input', { type: 'number', min: '0', max: '5', value: String(now.score?.[i] ?? 0), id: `points-${i}`, inputMode: 'numeric' }))));
      }
      choose('tool', list[0]?.name ?? '');
    }
    choose('turn', String(now.to_move ?? 0));
    if (now.table.game === 'six') choose('round', String(now.table.round));
    open = true;
    panel.hidden = false;
    study.board.interactive = false;
    study.board.editing = true;
    page.opened();
    shown = now;
    edit(structuredClone(now.table));
    panel.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }

  function shut() {
    open = false;
    panel.hidden = true;
    study.board.editing = false;
    page.closed();
    study.go(study.at);
  }

  study.board.addEventListener('edit', (event) => {
    if (!open) return;
    edit(used(table, chosen('tool'), /** @type {CustomEvent} */ (event).detail.place));
  });

  /** @param {Table} next */
  function edit(next) {
    table = next;
    if (shown) study.board.show(bare(shown, table));
    check();
  }

  async function check() {
    if (!open) return;
    const turn = ++asked;
    const { variant } = study.tree;
    const score = points.hidden ? undefined : [0, 1].map((i) => Number(/** @type {HTMLInputElement} */ (document.getElementById(`points-${i}`))?.value) || 0);
    const sent = table.game === 'six' ? { ...table, round: Number(chosen('round')) || 2 } : table;
    round.hidden = table.game !== 'six';
    // In the first round of Six the tiles tell whose turn it is.
    for (const input of panel.querySelectorAll('input[name=turn]')) /** @type {HTMLInputElement} */ (input).disabled = chosen('round') === '1';
    try {
      const response = await post('/api/setup', { variant, to_move: Number(chosen('turn')) || 0, score, table: sent });
      const { position, view } = await response.json();
      if (turn !== asked || !open) return;
      shown = view;
      study.board.show(offering(view));
      choose('turn', String(view.to_move ?? (chosen('turn') || 0)));
      ready(`/analysis?${query(variant, position, [])}`);
      tellState(view.over ? t('analysis-setup-over') : t('analysis-setup-good'), false);
    } catch (error) {
      if (turn !== asked || !open) return;
      ready(null);
      const words = error instanceof referee.Refusal ? (error.told ? tell(error.told) : error.message) : t('error-connection');
      tellState(words, true);
    }
  }

  /** @param {string} words @param {boolean} bad */
  function tellState(words, bad) {
    state.classList.toggle('bad', bad);
    state.textContent = words;
    if (bad) say(words);
  }

  /** @param {string | null} address */
  function ready(address) {
    if (address) use.href = address;
    else use.removeAttribute('href');
    use.setAttribute('aria-disabled', String(!address));
    use.setAttribute('role', 'link');
  }

  return { start, get open() { return open; } };
}
