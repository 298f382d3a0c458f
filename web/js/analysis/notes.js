// What is said about the move that is looked at: a comment, marks, and what becomes of its variation.

import { t } from '../words.js';
import { LONGEST_COMMENT, MARKS } from '../tree.js';
import { html, say } from '../dom.js';

/** @typedef {import('./study.js').Study} Study */

/** @param {HTMLElement} panel @param {Study} study */
export function notesPanel(panel, study) {
  const label = html('label', { for: 'comment' });
  const comment = html('textarea', { id: 'comment', rows: 2, maxLength: LONGEST_COMMENT - 500, oninput: write });
  const nags = MARKS.slice(1).map((mark, i) =>
    html('button', { type: 'button', class: 'nag plain', 'aria-label': t(`analysis-mark-${i + 1}`), title: t(`analysis-mark-${i + 1}`), onclick: () => toggle(i + 1) }, mark),
  );
  const promote = html('button', { type: 'button', class: 'quiet small', onclick: lift }, t('analysis-promote'));
  const remove = html('button', { type: 'button', class: 'quiet small', onclick: cut }, t('analysis-delete'));
  const undo = html('button', { type: 'button', class: 'quiet small', onclick: putBack });
  panel.append(
    html(
      'div',
      { class: 'notes' },
      html('div', { class: 'nags', role: 'group', 'aria-label': t('analysis-marks') }, ...nags),
      label,
      comment,
      html('div', { class: 'actions' }, promote, remove, undo),
    ),
  );

  let writing = 0;
  function write() {
    study.at.comment = comment.value;
    clearTimeout(writing);
    writing = window.setTimeout(() => study.changed(), 250);
  }

  /** @param {number} nag */
  function toggle(nag) {
    const { at } = study;
    const had = at.nags.includes(nag);
    // The six marks are one judgement: a new one takes the place of the old one.
    at.nags = at.nags.filter((one) => one >= MARKS.length);
    if (!had) at.nags.unshift(nag);
    study.changed();
  }

  function lift() {
    study.tree.promote(study.at);
    study.changed();
    say(t('analysis-promoted'));
  }

  function cut() {
    const parent = study.tree.remove(study.at);
    study.changed();
    study.go(parent);
    say(t('analysis-deleted'));
  }

  function putBack() {
    const node = study.tree.restore();
    study.changed();
    if (node) study.go(node);
  }

  function draw() {
    const { at } = study;
    const isMove = at.parent !== null;
    label.textContent = isMove ? t('analysis-comment', { move: at.move }) : t('analysis-comment-start');
    if (comment.value !== at.comment) comment.value = at.comment;
    nags.forEach((button, i) => {
      button.disabled = !isMove;
      button.setAttribute('aria-pressed', String(at.nags.includes(i + 1)));
    });
    promote.disabled = at.line.every((node) => node.leads);
    remove.disabled = !isMove;
    undo.hidden = !study.tree.removed;
    undo.textContent = t('analysis-undo', { move: study.tree.removed?.move ?? '' });
  }

  study.on('node', draw);
  study.on('tree', draw);
  draw();
}
