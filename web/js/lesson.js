// A lesson: steps that say something, show moves, or ask for one.

import { answer, ask, board, data, find, LOOK, pause, perform, say, set, toldOf } from './desk.js';
import { keepLesson, lesson } from './progress.js';
import { t } from './words.js';

/** @typedef {import('../types').View} View */
/**
 * @typedef {object} Step
 * @property {string} variant
 * @property {string | null} position
 * @property {string[]} moves
 * @property {View[]} views where it begins, and after each move that is shown
 * @property {string[]} [accept] the moves that answer the question
 * @property {'forced' | string[]} [reply] what the others do after it
 */
/** @typedef {{right: string | null, wrong: string | null}} Answers */

/** @type {{id: string, steps: Step[], answers: Answers[]}} */
const { id, steps, answers } = data();
const says = [...find('says').children].map((child) => /** @type {HTMLElement} */ (child));
const next = /** @type {HTMLButtonElement} */ (find('next'));
const back = /** @type {HTMLButtonElement} */ (find('back'));
const again = find('again');
const show = find('show');

let at = 0;
/** Each change has its turn: what a former one has begun ends when it notices. */
let turn = 0;
/** How often the question of this step was answered wrong. */
let tries = 0;
/** The steps whose questions are answered. */
const answered = new Set();

const isOpen = () => !steps[at].accept || answered.has(at);

/** Goes to a step. @param {number} step */
async function go(step) {
  at = Math.max(0, Math.min(step, steps.length - 1));
  tries = 0;
  find('finished').hidden = true;
  for (const name of ['steps', 'says', 'foot']) find(name).hidden = false;
  says.forEach((element, number) => (element.hidden = number !== at));
  [...find('dots').querySelectorAll('button')].forEach((dot, number) => {
    if (number === at) dot.setAttribute('aria-current', 'step');
    else dot.removeAttribute('aria-current');
    dot.classList.toggle('past', number < at);
  });
  find('count').textContent = t('study-step', { step: at + 1, count: steps.length });
  history.replaceState(null, '', at === 0 ? location.pathname : `#${at + 1}`);
  keepLesson(id, { step: at });
  say(`${find('count').textContent}. ${says[at]?.textContent ?? ''}`);
  await begin();
}

/** Begins the step that is at hand, or begins it again. */
async function begin() {
  const mine = (turn += 1);
  const step = steps[at];
  answer(step.accept ? t('study-your-turn') : step.views.length > 1 ? t('study-watch') : '', 'prompt');
  board.interactive = false;
  draw();
  await board.show(step.views[0]);
  if (mine !== turn) return;
  if (step.accept) {
    answered.delete(at);
    board.interactive = true;
    draw();
    return;
  }
  await perform(step.views.slice(1), () => mine === turn);
  if (mine === turn && step.views.length > 1) ended(step.views[step.views.length - 1]);
}

/** Says how a game that was shown has ended. @param {View} view */
function ended(view) {
  answer(view.ending_told ? t(view.ending_told.id, view.ending_told.args) : '');
}

/** The buttons, as they are now. */
function draw() {
  const step = steps[at];
  back.setAttribute('aria-disabled', String(at === 0));
  next.setAttribute('aria-disabled', String(!isOpen()));
  next.textContent = t(at === steps.length - 1 ? 'study-finish' : 'study-next');
  again.textContent = t(step.accept ? 'study-try-again' : 'study-again');
  again.hidden = step.views.length < 2 && !(step.accept && answered.has(at));
  show.hidden = !step.accept || answered.has(at) || tries < 2;
}

/** The learner has made a move. @param {string} text */
async function choose(text) {
  const mine = (turn += 1);
  const step = steps[at];
  const moves = [...step.moves, text];
  const place = { variant: step.variant, position: step.position };
  board.interactive = false;
  try {
    const view = await ask({ ...place, moves });
    if (mine !== turn) return;
    await board.show(view, { animate: true });
    if (mine !== turn) return;
    if (!step.accept?.includes(text)) return await takeBack(mine);
    answered.add(at);
    answer(answers[at].right ?? '', 'good');
    draw();
    // The board has nothing more to do; whoever moves by keyboard goes on from here.
    next.focus({ preventScroll: true });
    const replies = step.reply === 'forced' ? view.legal.slice(0, 1) : (step.reply ?? []);
    for (const reply of replies) {
      moves.push(reply);
      const after = await ask({ ...place, moves });
      await perform([after], () => mine === turn);
      if (mine !== turn) return;
    }
  } catch (problem) {
    if (mine !== turn) return;
    answer(toldOf(problem), 'bad');
    await board.show(step.views[0]);
    if (mine === turn) board.interactive = true;
  }
}

/** The move was not what was asked for. @param {number} mine */
async function takeBack(mine) {
  tries += 1;
  answer(answers[at].wrong ?? t('study-refused'), 'bad');
  draw();
  await pause(LOOK);
  if (mine !== turn) return;
  await board.show(steps[at].views[0]);
  if (mine === turn) board.interactive = true;
}

function showAnswer() {
  const [first] = steps[at].accept ?? [];
  if (!first || answered.has(at)) return;
  board.preview(first);
  answer(t('study-shown'));
}

function onward() {
  if (!isOpen()) answer(t('study-first-answer'));
  else if (at < steps.length - 1) go(at + 1);
  else finish();
}

function finish() {
  turn += 1;
  board.interactive = false;
  keepLesson(id, { step: 0, done: true });
  history.replaceState(null, '', location.pathname);
  for (const name of ['steps', 'says', 'foot']) find(name).hidden = true;
  find('finished').hidden = false;
  /** @type {HTMLElement | null} */ (document.querySelector('[data-onward]'))?.focus();
}

function backward() {
  if (at > 0) go(at - 1);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || !find('finished').hidden) return;
  const target = /** @type {HTMLElement} */ (event.target);
  // On the board the arrows go from place to place.
  const arrows = !board.contains(target) && !target.matches('input, textarea, select');
  if (event.key === ']' || (arrows && event.key === 'ArrowRight')) onward();
  else if (event.key === '[' || (arrows && event.key === 'ArrowLeft')) backward();
  else return;
  event.preventDefault();
}

function start() {
  const named = says.some((say) => /[a-e][1-5]|\d,-?\d/.test(say.textContent ?? ''));
  const place = () => ({ variant: steps[at].variant, position: steps[at].position, moves: steps[at].moves });
  if (!set({ move: choose, place, named })) return;
  find('dots').setAttribute('aria-label', t('study-steps'));
  steps.forEach((_, step) => {
    const dot = document.createElement('button');
    dot.type = 'button';
    dot.setAttribute('aria-label', t('study-go-to-step', { step: step + 1 }));
    dot.addEventListener('click', () => go(step));
    const item = document.createElement('li');
    item.append(dot);
    find('dots').append(item);
  });
  next.addEventListener('click', onward);
  back.addEventListener('click', backward);
  again.addEventListener('click', begin);
  show.addEventListener('click', showAnswer);
  find('restart').addEventListener('click', () => go(0));
  document.addEventListener('keydown', key);
  addEventListener('hashchange', () => go(Number(location.hash.slice(1)) - 1 || 0));
  // A link may lead to a step; otherwise one goes on where one was.
  const linked = Number(location.hash.slice(1));
  go(linked > 0 ? linked - 1 : (lesson(id)?.step ?? 0));
}

start();
