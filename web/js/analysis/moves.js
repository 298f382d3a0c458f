// The moves with their variations and comments. The main line stands in columns, a round of the first two seats to a row;
// variations stand below the move that they replace, each in a block of its own.

import { t } from '../words.js';
import { MARKS } from '../tree.js';
import { html } from '../dom.js';
import { result } from './score.js';

/** @typedef {import('./study.js').Study} Study */
/** @typedef {import('../tree.js').Node} Node */

/** The marks of a move as they are written. @param {Node} node */
export const marks = (node) => node.nags.map((nag) => MARKS[nag] ?? `$${nag}`).join(' ');

/** @param {HTMLElement} panel @param {Study} study */
export function movesPanel(panel, study) {
  const place = html('div', { class: 'moves', id: 'moves' });
  panel.append(place);
  /** @type {Map<Node, HTMLElement>} */
  const buttons = new Map();

  /** @param {Node} node @param {boolean} begins whether a line begins here or goes on after a break */
  function number(node, begins) {
    const { turn, number } = study.round(node);
    if (turn === 0) return `${number}.`;
    return begins ? `${number}…` : '';
  }

  /** @param {Node} node */
  function button(node) {
    const mark = marks(node);
    const element = html(
      'button',
      { type: 'button', class: 'move', tabIndex: -1, onclick: () => study.go(node) },
      node.move,
      mark && html('span', { class: 'mark' }, mark),
    );
    buttons.set(node, element);
    return element;
  }

  /** @param {string} words */
  const remark = (words) => (words ? html('span', { class: 'remark' }, words) : null);

  /** A variation in running text, with its own variations in brackets. @param {Node} first @returns {HTMLElement} */
  function variation(first) {
    const element = html('div', { class: 'variation', role: 'group', 'aria-label': t('analysis-variation', { move: first.move }) });
    if (first.before) element.append(/** @type {HTMLElement} */ (remark(first.before)), ' ');
    let begins = true;
    for (let node = /** @type {import('../tree.js').Node | undefined} */ (first); node; node = node.children[0]) {
      const label = number(node, begins);
      const others = node !== first ? (node.parent?.children.slice(1) ?? []) : [];
      element.append(html('span', { class: 'step' }, label && html('span', { class: 'number' }, label), button(node)), ' ');
      const said = remark(node.comment);
      if (said) element.append(said, ' ');
      if (others.length) element.append(...others.map(variation));
      begins = Boolean(said) || others.length > 0;
    }
    return element;
  }

  function draw() {
    buttons.clear();
    const rows = [];
    const { root } = study.tree;
    if (root.comment) rows.push(html('p', { class: 'remark wide' }, root.comment));
    const start = html('button', { type: 'button', class: 'move start', tabIndex: -1, onclick: () => study.go(root) }, t('analysis-start'));
    buttons.set(root, start);
    rows.push(start);
    /** @type {HTMLElement | null} */
    let row = null;
    for (let node = root.children[0]; node; node = node.children[0]) {
      const { turn, number: n } = study.round(node);
      const column = turn % 2;
      if (!row || column === 0) {
        row = html('div', { class: 'row' }, html('span', { class: 'number' }, turn < 2 ? `${n}.` : ''));
        if (column === 1) row.append(html('span', { class: 'gap', 'aria-hidden': 'true' }, '…'));
        rows.push(row);
      }
      row.append(button(node));
      const others = node.parent?.children.slice(1) ?? [];
      if (!node.comment && !others.length) continue;
      if (node.comment) rows.push(html('p', { class: 'remark wide' }, node.comment));
      rows.push(...others.map(variation));
      row = null;
    }
    const { view } = study;
    const told = study.tree.result ?? (view?.over && study.at === study.tree.end ? view.result : null);
    if (told) rows.push(html('p', { class: 'result' }, result(told)));
    if (!root.children.length) rows.push(html('p', { class: 'empty' }, t('analysis-no-moves')));
    const focused = place.contains(document.activeElement);
    place.replaceChildren(...rows);
    mark(focused);
  }

  /** @type {HTMLElement | null} */
  let current = null;
  /** @param {boolean} [focus] */
  function mark(focus = place.contains(document.activeElement)) {
    if (current) {
      current.removeAttribute('aria-current');
      current.tabIndex = -1;
    }
    current = buttons.get(study.at) ?? null;
    if (!current) return;
    current.setAttribute('aria-current', 'true');
    current.tabIndex = 0;
    if (focus) current.focus({ preventScroll: true });
    // Only the list scrolls, never the page.
    const [top, bottom] = [current.offsetTop - place.offsetTop, current.offsetTop - place.offsetTop + current.offsetHeight];
    if (top < place.scrollTop + 40) place.scrollTop = top - 40;
    else if (bottom > place.scrollTop + place.clientHeight - 40) place.scrollTop = bottom - place.clientHeight + 40;
  }

  study.on('tree', draw);
  study.on('node', () => mark());
  draw();
}
