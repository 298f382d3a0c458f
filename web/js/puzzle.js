// A puzzle: the solver's moves are compared with the solution, and the other side answers from it.

import { answer, ask, board, data, find, LOOK, pause, perform, set, toldOf } from './desk.js';
import { another, idOf, keepTraining, missed, solved, training } from './progress.js';
import { t } from './words.js';

/** @typedef {import('../types').View} View */
/**
 * @typedef {object} Puzzle
 * @property {string} game
 * @property {number} number
 * @property {string} variant
 * @property {string[]} moves the moves that led here; the rules need them
 * @property {string[]} solution
 * @property {string} wins the result that wins
 * @property {boolean} first_only whether the first move is all that has to be found
 * @property {View} view
 * @property {string[]} index
 */

/** @type {Puzzle} */
const puzzle = data();
const { game, variant, solution, wins, index } = puzzle;
const id = idOf(index[puzzle.number - 1] ?? '');
const next = /** @type {HTMLAnchorElement} */ (find('next'));
const grade = /** @type {HTMLSelectElement} */ (find('grade'));

/** How long the engine may look whether another move wins too, in milliseconds. */
const LOOKS = 1500;

/** The moves made since the position of the puzzle. @type {string[]} */
let made = [];
/** What stands on the board, without moves that are only shown. */
let view = puzzle.view;
/** Each change has its turn: what a former one has begun ends when it notices. */
let turn = 0;
let isDone = false;
let isShown = false;

const place = () => ({ variant, moves: [...puzzle.moves, ...made] });

/** The solver has made a move. @param {string} text */
async function choose(text) {
  const mine = (turn += 1);
  board.interactive = false;
  try {
    const moves = [...place().moves, text];
    const after = await ask({ variant, moves });
    if (mine !== turn) return;
    await board.show(after, { animate: true });
    if (mine !== turn) return;
    const asKnown = text === solution[made.length];
    const won = after.over && after.result === wins;
    if (asKnown || won || (await winsToo(moves, after, mine))) {
      made.push(text);
      view = after;
      await right(asKnown, mine);
    } else if (mine === turn) await wrong(mine);
  } catch (problem) {
    if (mine !== turn) return;
    answer(toldOf(problem), 'bad');
    await board.show(view);
    if (mine === turn) board.interactive = true;
  }
}

/**
 * Whether a move that is not in the solution is proven to win. Later moves of a solution need not be the only ones that do.
 * For another first move a win was looked for when the puzzle was made, and for much longer than anybody would wait here.
 * @param {string[]} moves
 * @param {View} after
 * @param {number} mine
 */
async function winsToo(moves, after, mine) {
  if (made.length === 0 || after.over) return false;
  answer(t('puzzle-checking'));
  const response = await fetch('/api/analyse', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variant, moves, time: LOOKS }),
  });
  if (!response.ok || mine !== turn) return false;
  const said = (await response.text()).trim().split('\n');
  const last = JSON.parse(said[said.length - 1] || '{}');
  return mine === turn && last.lines?.[0]?.proven === wins;
}

/** @param {boolean} asKnown @param {number} mine */
async function right(asKnown, mine) {
  if (!asKnown || view.over || puzzle.first_only || made.length >= solution.length) return finish(asKnown);
  answer(t('puzzle-right'), 'good');
  const reply = solution[made.length];
  const after = await ask({ variant, moves: [...place().moves, reply] });
  await perform([after], () => mine === turn);
  if (mine !== turn) return;
  made.push(reply);
  view = after;
  board.interactive = true;
  draw();
}

/** @param {number} mine */
async function wrong(mine) {
  missed(game, id);
  answer(t(puzzle.first_only ? 'puzzle-wrong' : 'puzzle-not-known'), 'bad');
  draw();
  await pause(LOOK);
  if (mine !== turn) return;
  await board.show(view);
  if (mine === turn) board.interactive = true;
}

/** @param {boolean} asKnown */
function finish(asKnown) {
  const wasMissed = training(game).missed.includes(id);
  isDone = true;
  solved(game, id);
  const said = wasMissed ? 'puzzle-done-after' : !asKnown ? 'puzzle-done-other' : puzzle.first_only ? 'puzzle-only-move' : 'puzzle-done';
  const end = view.ending_told ? ` ${t(view.ending_told.id, view.ending_told.args)}` : '';
  answer(t(said) + end, 'good');
  draw();
  next.focus({ preventScroll: true });
}

/** Plays the rest of the solution from where it was followed to. */
async function showSolution() {
  const mine = (turn += 1);
  if (!isDone) {
    missed(game, id);
    isShown = true;
    answer(t('puzzle-showing'));
  }
  board.interactive = false;
  draw();
  try {
    await board.show(view);
    // Another way to win has no more to show.
    while (!view.over && made.every((text, at) => text === solution[at]) && made.length < solution.length) {
      const after = await ask({ variant, moves: [...place().moves, solution[made.length]] });
      await perform([after], () => mine === turn);
      if (mine !== turn) return;
      made.push(solution[made.length]);
      view = after;
    }
    const end = view.ending_told ? ` ${t(view.ending_told.id, view.ending_told.args)}` : '';
    answer(t('puzzle-shown') + end);
  } catch (problem) {
    if (mine !== turn) return;
    answer(toldOf(problem), 'bad');
  }
  isDone = true;
  draw();
}

/** The puzzle once more; what was missed stays missed. */
async function restart() {
  const mine = (turn += 1);
  made = [];
  view = puzzle.view;
  isDone = false;
  isShown = false;
  answer('');
  board.interactive = false;
  draw();
  await board.show(view);
  if (mine === turn) board.interactive = true;
}

/** Everything beside the board, as it is now. */
function draw() {
  const { streak, best, grade: chosen } = training(game);
  const followed = made.every((text, at) => text === solution[at]);
  const reveal = find('solution');
  reveal.textContent = t(isDone ? 'puzzle-rest' : 'puzzle-solution');
  reveal.hidden = isShown || (isDone && (view.over || !followed));
  find('again').hidden = !isDone && made.length === 0 && !isShown;
  next.classList.toggle('quiet', !isDone);
  find('streak').textContent = best > 0 || streak > 0 ? t('puzzle-streak', { now: streak, best }) : '';
  grade.value = String(chosen);
}

/** Chooses the next puzzle: one that is not solved, of the grade that is wanted. */
function chooseNext() {
  const number = another(game, index, puzzle.number);
  next.href = number === null ? `/puzzles/${game}` : `/puzzles/${game}/${number}`;
}

async function start() {
  find('foot').hidden = false;
  find('grades').hidden = false;
  find('solved-before').hidden = !training(game).solved.includes(id);
  draw();
  chooseNext();
  grade.addEventListener('change', () => {
    keepTraining(game, { grade: Number(grade.value) });
    chooseNext();
  });
  find('solution').addEventListener('click', showSolution);
  find('again').addEventListener('click', restart);
  if (!set({ move: choose, place, named: false })) return;
  const mine = (turn += 1);
  await board.show(view);
  if (mine === turn) board.interactive = true;
}

start();
