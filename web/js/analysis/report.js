// The report on a whole game: the graph, the mistakes with what was better, and how well both sides played. It comes
// position by position and can be stopped; what has come stays.

import { t } from '../words.js';
import { lines, post } from '../stream.js';
import { graph } from './graph.js';
import { html, say } from '../dom.js';

/** @typedef {import('./study.js').Study} Study */
/** @typedef {import('../tree.js').Node} Node */
/** @typedef {import('../../types').ReviewStep} ReviewStep */
/** @typedef {Extract<ReviewStep, {position: unknown}>['position']} Reviewed */
/** @typedef {Extract<ReviewStep, {summary: unknown}>['summary']} Summary */

/** How long the engine looks at each position, in milliseconds. */
const LOOKS = { quick: 150, careful: 800, deep: 3000 };
const NAGS = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** @param {HTMLElement} panel @param {Study} study @param {import('./engine.js').Engine} engine */
export function reportPanel(panel, study, engine) {
  const { sides } = study.start;
  const how = html(
    'select',
    { id: 'report-how', 'aria-label': t('analysis-report-how') },
    ...Object.keys(LOOKS).map((name) => html('option', { value: name }, t(`analysis-report-${name}`))),
  );
  const begin = html('button', { type: 'button', onclick: run }, t('analysis-report-begin'));
  const stop = html('button', { type: 'button', class: 'quiet', hidden: true, onclick: () => asking?.abort() }, t('analysis-report-stop'));
  const progress = html('progress', { hidden: true, 'aria-label': t('analysis-report-progress') });
  const state = html('p', { class: 'muted', 'aria-live': 'polite' }, t('analysis-report-about'));
  const place = html('div', { class: 'graph-place' });
  const accuracy = html('dl', { class: 'accuracy' });
  const list = html('ol', { class: 'mistakes' });
  const keep = html('button', { type: 'button', class: 'quiet small', hidden: true, onclick: write }, t('analysis-report-keep'));
  panel.append(html('div', { class: 'report-head' }, how, begin, stop), progress, state, place, accuracy, list, keep);

  /** @type {AbortController | null} */
  let asking = null;
  /** The main line as it was when the report began. @type {Node[]} */
  let nodes = [];
  /** @type {Reviewed[]} */
  let found = [];
  /** @type {ReturnType<typeof graph> | null} */
  let drawn = null;

  async function run() {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    nodes = study.tree.end.line;
    found = [];
    drawn = graph(nodes.length - 1, (ply) => nodes[ply] && study.go(nodes[ply]));
    place.replaceChildren(drawn.element);
    accuracy.replaceChildren();
    list.replaceChildren();
    keep.hidden = true;
    // A server may lend one engine only: it is not to wait for itself.
    engine.pause();
    busy(true);
    const time = LOOKS[/** @type {keyof typeof LOOKS} */ (how.value)] ?? LOOKS.quick;
    const question = { variant: study.tree.variant, position: study.tree.position ?? undefined, moves: nodes.slice(1).map((node) => node.move), time };
    /** @type {Summary | null} */
    let summary = null;
    let lost = false;
    try {
      const response = await post('/api/review', question, own.signal);
      for await (const step of /** @type {AsyncGenerator<ReviewStep>} */ (lines(response, own.signal))) {
        if ('summary' in step) summary = step.summary;
        else add(step.position);
      }
    } catch {
      lost = !own.signal.aborted;
    }
    if (asking !== own) return;
    engine.resume();
    busy(false);
    keep.hidden = !found.some((position) => position.judgement);
    if (summary) {
      conclude(summary);
      state.textContent = list.children.length ? '' : t('analysis-report-clean');
      say(t('analysis-report-done', { count: list.children.length }));
    } else {
      const so = { done: found.length, all: nodes.length };
      state.textContent = lost ? t('analysis-report-lost', so) : t('analysis-report-stopped', so);
    }
  }

  /** @param {boolean} is */
  function busy(is) {
    begin.hidden = is;
    how.disabled = is;
    stop.hidden = !is;
    progress.hidden = !is;
    progress.max = nodes.length;
    progress.value = found.length;
    begin.textContent = found.length ? t('analysis-report-anew') : t('analysis-report-begin');
    if (is) state.textContent = t('analysis-report-going', { done: found.length, all: nodes.length });
  }

  /** @param {Reviewed} position */
  function add(position) {
    found.push(position);
    const node = nodes[position.ply];
    if (node) study.setScore(node, position);
    if (position.judgement && node?.parent) list.append(mistake(position, node, node.parent));
    drawn?.draw(found.map((one) => ({ score: one, judgement: one.judgement })), sides[0]);
    mark();
    busy(true);
  }

  /** @param {Reviewed} position @param {Node} node @param {Node} before */
  function mistake(position, node, before) {
    const best = found[position.ply - 1]?.best;
    const { number, turn } = study.round(node);
    const judgement = position.judgement ?? 'mistake';
    return html(
      'li',
      {},
      html('button', { type: 'button', class: 'line-move', onclick: () => study.go(node) }, `${number}${turn ? '…' : '.'} ${node.move}`),
      html('span', { class: `judgement ${judgement}` }, t(position.missed ? 'analysis-missed-win' : `analysis-${judgement}`)),
      best && best !== node.move
        ? html('button', { type: 'button', class: 'line-move better', onclick: () => better(before, best), onpointerenter: () => peek(before, best), onpointerleave: () => study.here() }, t('analysis-better', { move: best }))
        : null,
    );
  }

  /** @param {Node} before @param {string} best */
  async function better(before, best) {
    await study.go(before);
    await study.play(best);
  }

  /** @param {Node} before @param {string} best */
  function peek(before, best) {
    if (study.at === before) study.aside([best]);
  }

  /** @param {Summary} summary */
  function conclude(summary) {
    accuracy.replaceChildren(
      ...sides.flatMap((side, i) => {
        const value = summary.accuracy[i];
        const [inaccuracies, mistakes, blunders] = summary.judged[i] ?? [];
        return [
          html('dt', {}, t(`side-${side}`)),
          html(
            'dd',
            {},
            html('strong', {}, value === null || value === undefined ? '–' : t('analysis-accuracy', { value: Math.round(value) })),
            html('span', { class: 'muted' }, t('analysis-judged', { inaccuracies, mistakes, blunders })),
          ),
        ];
      }),
    );
  }

  /** Writes what was found into the moves: marks, and what was better as variations. */
  function write() {
    for (const { ply, judgement } of found) {
      const node = nodes[ply];
      if (!judgement || !node?.parent) continue;
      node.nags = [NAGS[judgement], ...node.nags.filter((nag) => nag > 6)];
      const best = found[ply - 1]?.best;
      if (best) study.tree.play(node.parent, best);
    }
    keep.hidden = true;
    study.changed();
    say(t('analysis-report-kept'));
  }

  function mark() {
    const ply = nodes.indexOf(study.at);
    drawn?.mark(ply < 0 ? null : ply);
  }

  function offer() {
    begin.disabled = study.tree.root.children.length === 0;
  }

  study.on('node', mark);
  study.on('tree', offer);
  offer();
}
