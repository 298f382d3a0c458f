// The engine's lines: what it thinks best, how deep it has looked, and what is proven.

import { t } from '../words.js';
import { html } from '../dom.js';
import * as scores from './score.js';

/** @typedef {import('./study.js').Study} Study */
/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('../../types').Thought} Thought */

/** How many moves of a line are shown. */
const SHOWN = 8;
/** The pointer rests so long on a move before it is shown. */
const REST = 90;

/** @param {HTMLElement} panel @param {Study} study @param {Engine} engine */
export function linesPanel(panel, study, engine) {
  const toggle = html('button', { type: 'button', class: 'switch', role: 'switch', 'aria-keyshortcuts': 'e', onclick: () => (engine.on = !engine.on) }, html('span', { class: 'knob', 'aria-hidden': 'true' }), t('analysis-engine'));
  const select = html(
    'select',
    { id: 'line-count', 'aria-label': t('analysis-line-count'), onchange: () => (engine.lines = Number(select.value)) },
    ...[1, 2, 3].map((n) => html('option', { value: String(n), selected: n === engine.lines }, t('analysis-lines', { count: n }))),
  );
  const state = html('p', { class: 'engine-state muted' });
  const again = html('button', { type: 'button', class: 'quiet small', hidden: true, onclick: () => engine.goOn() });
  const list = html('ol', { class: 'engine-lines', 'aria-label': t('analysis-tab-lines') });
  panel.append(html('div', { class: 'engine-head' }, toggle, select), html('div', { class: 'engine-foot' }, state, again), list);

  /** One row for each line; rows and their moves stay where they are while the engine thinks on. @type {ReturnType<typeof row>[]} */
  const rows = [];

  function row() {
    const badge = html('span', { class: 'score' });
    const words = html('span', { class: 'score-words' });
    const moves = html('span', { class: 'line-moves' });
    const element = html('li', {}, badge, html('span', { class: 'line-text' }, words, moves));
    /** @type {string[]} */
    let line = [];
    let shown = '';

    /** @param {number} index */
    function move(index) {
      let timer = 0;
      const look = () => (timer = window.setTimeout(() => study.aside(line.slice(0, index + 1)), REST));
      const leave = () => {
        clearTimeout(timer);
        study.here();
      };
      return html('button', {
        type: 'button',
        class: 'line-move',
        onclick: () => {
          leave();
          study.playAll(line.slice(0, index + 1));
        },
        onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && look(),
        onpointerleave: leave,
        onfocus: look,
        onblur: leave,
      });
    }

    return {
      element,
      /** @param {Thought['lines'][number]} thought */
      draw(thought) {
        badge.textContent = scores.short(thought);
        badge.classList.toggle('proven', Boolean(thought.proven));
        badge.title = scores.words(thought, study.start.sides);
        words.textContent = thought.proven ? scores.words(thought, study.start.sides) : '';
        words.hidden = !thought.proven;
        line = thought.moves.slice(0, SHOWN);
        if (line.join(' ') === shown) return;
        shown = line.join(' ');
        while (moves.children.length < line.length) moves.append(move(moves.children.length));
        [...moves.children].forEach((button, i) => {
          button.textContent = line[i] ?? '';
          button.toggleAttribute('hidden', i >= line.length);
        });
      },
    };
  }

  function draw() {
    const { thought, on } = engine;
    toggle.setAttribute('aria-checked', String(on));
    select.disabled = !on;
    const figures = thought ? t('analysis-depth', { depth: thought.depth, nodes: scores.count(thought.nodes) }) : '';
    state.textContent = {
      off: t('analysis-engine-off'),
      held: t('analysis-engine-held'),
      over: t('analysis-engine-over'),
      waiting: t('analysis-engine-waiting'),
      queued: t('analysis-engine-queued'),
      thinking: figures,
      done: t('analysis-engine-done', { figures }),
      gone: t('analysis-engine-gone'),
    }[engine.state];
    const settled = thought?.lines.every((line) => line.proven) ?? false;
    again.hidden = !(engine.state === 'gone' || (engine.state === 'done' && !settled));
    again.textContent = engine.state === 'gone' ? t('analysis-again') : t('analysis-think-on');
    list.style.setProperty('--lines', String(engine.state === 'off' ? 0 : engine.lines));
    const wanted = engine.state === 'over' ? [] : (thought?.lines ?? []).slice(0, engine.lines);
    while (rows.length < wanted.length) {
      const next = row();
      rows.push(next);
      list.append(next.element);
    }
    rows.forEach((one, i) => {
      one.element.hidden = i >= wanted.length;
      if (wanted[i]) one.draw(wanted[i]);
    });
  }

  engine.addEventListener('change', draw);
  draw();
}
