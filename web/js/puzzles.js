// The lists of puzzles: how many are solved, how long the row is, and which one comes next.

import { another, counted, forget, idOf, keepTraining, training } from './progress.js';
import { t } from './words.js';

for (const element of document.querySelectorAll('[data-set]')) {
  const set = /** @type {HTMLElement} */ (element);
  const game = set.dataset.set ?? '';
  /** @type {string[]} */
  const index = JSON.parse(document.getElementById(`index-${game}`)?.textContent ?? '[]');
  const find = (/** @type {string} */ name) => /** @type {HTMLElement | null} */ (set.querySelector(`[data-${name}]`));
  const start = /** @type {HTMLAnchorElement | null} */ (find('start'));

  const draw = () => {
    const { streak, best, grade, solved } = training(game);
    const all = counted(game, index, 0);
    const progress = find('progress');
    if (progress) progress.textContent = all.done > 0 ? t('puzzle-progress', all) : t('puzzle-count', { count: all.count });
    const row = find('streak');
    if (row) {
      row.hidden = best === 0;
      row.textContent = t('puzzle-streak', { now: streak, best });
    }
    const number = another(game, index);
    if (start) {
      start.hidden = number === null && find('forget') !== null;
      start.href = number === null ? `/puzzles/${game}` : `/puzzles/${game}/${number}`;
    }
    for (const name of ['forget', 'all-solved']) {
      const shown = find(name);
      if (shown) shown.hidden = number !== null;
    }
    const said = find('all-solved');
    if (said) said.textContent = t('puzzle-all-solved');
    for (const input of set.querySelectorAll('[name=grade]')) {
      const choice = /** @type {HTMLInputElement} */ (input);
      choice.checked = Number(choice.value) === grade;
    }
    for (const of of set.querySelectorAll('[data-of]')) {
      const { count, done } = counted(game, index, Number(/** @type {HTMLElement} */ (of).dataset.of));
      of.textContent = done > 0 ? t('puzzle-progress', { count, done }) : t('puzzle-count', { count });
    }
    const done = new Set(solved);
    for (const link of set.querySelectorAll('.numbers a')) {
      const isDone = done.has(idOf(index[Number(link.textContent) - 1] ?? ''));
      link.classList.toggle('done', isDone);
      if (isDone) link.setAttribute('aria-label', `${link.textContent}, ${t('puzzle-solved')}`);
      else link.removeAttribute('aria-label');
    }
  };

  const grades = find('grades');
  if (grades) {
    grades.hidden = false;
    grades.addEventListener('change', (event) => {
      keepTraining(game, { grade: Number(/** @type {HTMLInputElement} */ (event.target).value) });
      draw();
    });
  }
  find('forget')?.addEventListener('click', () => {
    forget(game, index, training(game).grade);
    draw();
    start?.focus();
  });
  // Coming back from a puzzle, it may have been solved.
  addEventListener('pageshow', (event) => event.persisted && draw());
  draw();
}
