// The page of an analysis: puts its parts together.

import { preferences } from './preferences.js';
import { play as playSound } from './sound.js';
import { t, tell } from './words.js';
import { bar } from './analysis/bar.js';
import { byId, html, iconButton } from './dom.js';
import { draft } from './analysis/draft.js';
import { Engine } from './analysis/engine.js';
import { keys } from './analysis/keys.js';
import { linesPanel } from './analysis/lines.js';
import { query } from './analysis/link.js';
import { movesPanel } from './analysis/moves.js';
import { notesPanel } from './analysis/notes.js';
import { reportPanel } from './analysis/report.js';
import { setupPanel } from './analysis/setup.js';
import { sharePanel } from './analysis/share.js';
import { Study } from './analysis/study.js';
import { tabs } from './analysis/tabs.js';

const board = /** @type {import('./analysis/study.js').Board} */ (byId('board'));
// The board is a module of its own, and may come after this one.
await Promise.race([customElements.whenDefined(board.localName), new Promise((done) => setTimeout(done, 10_000))]);

const { coordinates, cells, fives } = preferences();
board.flags = { coordinates: board.localName === 'six-board' ? cells : coordinates, fives };
board.addEventListener('sound', (event) => playSound(/** @type {CustomEvent} */ (event).detail.name));

const start = JSON.parse(byId('start').textContent ?? '{}');
const study = new Study(start, board);
if (location.pathname === '/analysis' && !location.search) {
  // A record that was pasted has no address; with one it can be loaded again.
  history.replaceState(history.state, '', `/analysis?${query(study.tree.variant, study.tree.position, [])}`);
}
const first = draft(study);
const engine = new Engine(study);

bar(study);
tabs();
linesPanel(byId('panel-lines'), study, engine);
movesPanel(byId('panel-moves'), study);
const typed = typedMove();
notesPanel(byId('panel-moves'), study);
reportPanel(byId('panel-report'), study, engine);
sharePanel(byId('panel-share'), study);
steps();
status();

const setup = setupPanel(byId('panel-setup'), study, {
  opened() {
    engine.pause();
    byId('study').classList.add('setting-up');
  },
  closed() {
    engine.resume();
    byId('study').classList.remove('setting-up');
  },
});
document.querySelector('.variant')?.append(' ', html('button', { type: 'button', class: 'quiet small', onclick: () => setup.start() }, t('analysis-setup-short')));
keys(study, { turn, engine: () => (engine.on = !engine.on), type: () => typed.focus(), idle: () => !setup.open });
await study.go(first);
if (location.hash === '#setup') setup.start();

function turn() {
  board.turned = !board.turned;
  study.tells('turn');
}

function steps() {
  const half = iconButton('half', t('analysis-half'), () => study.halfForward(), 'Shift+ArrowRight');
  const back = [iconButton('first', t('analysis-first'), () => study.first(), 'Home'), iconButton('back', t('analysis-back'), () => study.back(), 'ArrowLeft [')];
  const on = [half, iconButton('forward', t('analysis-forward'), () => study.forward(), 'ArrowRight ]'), iconButton('last', t('analysis-last'), () => study.last(), 'End')];
  byId('steps').append(...back, ...on, iconButton('turn', t('analysis-turn-board'), turn, 'f'));
  function draw() {
    // Not `disabled`: whoever steps with the keyboard would lose the focus at the end.
    for (const button of back) button.setAttribute('aria-disabled', String(!study.at.parent && !study.half));
    for (const button of on) button.setAttribute('aria-disabled', String(!study.at.children.length));
    half.setAttribute('aria-pressed', String(study.half));
  }
  for (const name of ['node', 'tree', 'half']) study.on(name, draw);
}

function status() {
  const place = byId('status');
  const { sides, seats } = start;
  study.on('view', () => {
    const { view } = study;
    if (!view) return;
    if (view.ending_told) place.textContent = tell(view.ending_told);
    else if (view.to_move !== null) place.textContent = t('analysis-to-move', { side: sides[view.to_move % 2], seat: seats > 2 ? view.to_move : 'none' });
  });
  study.on('lost', () => {
    place.replaceChildren(t('analysis-lost'), ' ', html('button', { type: 'button', class: 'quiet small', onclick: () => study.again() }, t('analysis-again')));
  });
  addEventListener('online', () => study.again());
}

/** A move can also be written. */
function typedMove() {
  const input = html('input', { id: 'typed', autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterKeyHint: 'go', maxLength: 60 });
  const form = html(
    'form',
    {
      class: 'typed',
      onsubmit: async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const text = input.value.trim();
        if (!text) return;
        await study.play(text);
        input.value = '';
      },
    },
    html('label', { for: 'typed' }, t('analysis-type')),
    input,
  );
  byId('panel-moves').append(form);
  return input;
}
