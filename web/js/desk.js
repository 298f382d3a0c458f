// What a lesson and a puzzle share: a board, somebody who says what is right, and the rules, which are asked of the server.

import { Unreachable, message } from './api.js';
import { preferences } from './preferences.js';
import * as referee from './referee.js';
import { play as playSound } from './sound.js';
import { t } from './words.js';

/** @typedef {import('./boards/board.js').Board} Board */
/** @typedef {import('../types').View} View */
/** @typedef {{variant: string, position?: string | null, moves: string[]}} Place where a game stands */

export const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What the server sent along with the page. */
export const data = () => JSON.parse(find('data').textContent ?? '{}');

export const board = /** @type {Board & {flags?: object}} */ (/** @type {unknown} */ (find('board')));

/** How long a move is looked at before the next one, or before it is taken back. */
export const LOOK = 900;
const BETWEEN = 650;

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** The position after some moves. @param {Place} place @returns {Promise<View>} */
export const ask = ({ variant, position, moves }) => referee.view(variant, position, moves);

/**
 * Says something about the move.
 * @param {string} text
 * @param {'' | 'prompt' | 'good' | 'bad'} [tone]
 */
export function answer(text, tone = '') {
  const element = find('answer');
  element.textContent = text;
  element.className = `answer ${tone}`;
}

/** Tells those who do not see the board. @param {string} text */
export function say(text) {
  find('said').textContent = text;
}

/**
 * Shows a position and then others, one after the other.
 * @param {View[]} views
 * @param {() => boolean} goesOn whether they are still wanted
 */
export async function perform(views, goesOn) {
  for (const view of views) {
    await pause(BETWEEN);
    if (!goesOn()) return;
    await board.show(view, { animate: true });
    if (!goesOn()) return;
  }
}

/**
 * Gets the board ready.
 * @param {object} told
 * @param {(text: string) => void} told.move a legal move was chosen
 * @param {() => Place} told.place where the game stands, to find out why a move is not allowed
 * @param {boolean} told.named whether squares and cells are spoken of, so that their names have to be there
 * @returns {boolean} whether there is a board
 */
export function set({ move, place, named }) {
  if (!customElements.get(board.localName)) {
    find('foot').hidden = false;
    answer(t('study-no-board'), 'bad');
    return false;
  }
  // On the field of Six the names are in every cell, so they are there only if they are needed.
  const wanted = preferences().coordinates && board.localName !== 'six-board';
  if ('flags' in board) board.flags = { coordinates: named || wanted };
  const text = (/** @type {Event} */ event) => /** @type {CustomEvent} */ (event).detail.text;
  board.addEventListener('move', (event) => move(text(event)));
  board.addEventListener('refused', (event) => explain(place(), text(event)));
  board.addEventListener('say', (event) => say(text(event)));
  board.addEventListener('sound', (event) => playSound(/** @type {CustomEvent} */ (event).detail.name));
  return true;
}

/** Why a move is not allowed, in the words of the rules. @param {Place} place @param {string} text */
async function explain(place, text) {
  try {
    await ask({ ...place, moves: [...place.moves, text] });
  } catch (problem) {
    answer(toldOf(problem), 'bad');
  }
}

/** What to tell about something that went wrong. Nothing is tried again by itself here: a move is easily made again. @param {unknown} problem */
export const toldOf = (problem) => (problem instanceof Unreachable ? t('study-no-connection') : message(problem));
