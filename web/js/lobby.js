// The lobby brings itself up to date. Whoever reads or is about to press something is not disturbed: nothing moves under the
// pointer or the keys.

import { t } from './words.js';

const EVERY = 3000;
const AFTER_FAILURE = 10_000;

const stale = document.getElementById('stale');
/** What the server last said, to do nothing when it says the same again. */
let last = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

async function refresh() {
  clearTimeout(timer);
  // Nobody looks: it is asked again when somebody does.
  if (document.hidden) return;
  let wait = EVERY;
  try {
    const response = await fetch('/lobby/lists', { cache: 'no-cache' });
    if (!response.ok) throw new Error(String(response.status));
    const text = await response.text();
    if (text !== last) show(text);
    last = text;
    if (stale) stale.textContent = '';
  } catch {
    wait = AFTER_FAILURE;
    if (stale) stale.textContent = t('lobby-stale');
  }
  timer = setTimeout(refresh, wait);
}

/** @param {string} text */
function show(text) {
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  for (const name of ['seeks', 'games']) {
    const list = document.getElementById(name);
    const next = fresh.getElementById(name);
    if (!list || !next) continue;
    bring(list, next);
    const empty = /** @type {HTMLElement | null} */ (document.querySelector(`[data-empty=${name}]`));
    if (empty) empty.hidden = list.childElementCount > 0;
  }
}

/**
 * Makes a list show what another one does. Rows that stay are the same elements, so that they keep the focus. Under somebody's
 * hand, rows that are gone only say so, and new ones come at the end.
 * @param {HTMLElement} list
 * @param {HTMLElement} next
 */
function bring(list, next) {
  const steady = list.matches(':hover, :focus-within');
  const known = new Map(rows(list).map((row) => [row.dataset.id, row]));
  const wanted = rows(next).map((row) => {
    const old = known.get(row.dataset.id);
    known.delete(row.dataset.id);
    if (old && (old.innerHTML === row.innerHTML || old.matches(':hover, :focus-within'))) return old;
    const fresh = document.importNode(row, true);
    if (old) old.replaceWith(fresh);
    return fresh;
  });
  if (!steady) {
    list.replaceChildren(...wanted);
    return;
  }
  for (const row of known.values()) leave(row);
  list.append(...wanted.filter((row) => row.parentNode !== list));
}

/** @param {HTMLElement} list @returns {HTMLElement[]} */
const rows = (list) => /** @type {HTMLElement[]} */ ([...list.children]);

/** What somebody else took: it can still be opened and watched. @param {HTMLElement} row */
function leave(row) {
  const button = row.querySelector('.take .button');
  if (row.classList.contains('gone') || !button) return;
  row.classList.add('gone');
  button.classList.add('quiet');
  const note = document.createElement('span');
  note.className = 'muted';
  note.setAttribute('role', 'status');
  note.textContent = t('lobby-gone');
  row.querySelector('.offer')?.append(note);
}

document.addEventListener('visibilitychange', refresh);
timer = setTimeout(refresh, EVERY);
