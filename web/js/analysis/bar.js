// The evaluation bar along the board: how likely the first side wins. What is proven has another pattern and a word.

import { t } from '../words.js';
import { byId } from '../dom.js';
import * as scores from './score.js';

/** @typedef {import('./study.js').Study} Study */

/** @param {Study} study */
export function bar(study) {
  const element = byId('bar');
  const label = /** @type {HTMLElement} */ (element.querySelector('.bar-label'));

  function draw() {
    const { view } = study;
    const score = view?.over && view.moves.length === study.at.ply ? scores.finished(view.result) : study.score(study.at);
    const chance = score?.chance ?? 0.5;
    element.style.setProperty('--chance', String(chance));
    element.classList.toggle('unknown', !score);
    element.classList.toggle('proven', Boolean(score?.proven));
    element.classList.toggle('turned', study.board.turned);
    element.classList.toggle('low', chance < 0.5);
    label.textContent = score ? scores.short(score) : '';
    element.setAttribute('aria-valuenow', String(Math.round(chance * 100)));
    element.setAttribute('aria-valuetext', score ? scores.words(score, study.start.sides) : t('analysis-no-score'));
  }

  for (const name of ['node', 'view', 'score', 'turn']) study.on(name, draw);
  draw();
}
