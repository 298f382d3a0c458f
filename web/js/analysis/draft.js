// What has not been saved is not lost: the tree is kept in the browser, for a reload of this page and, the last one, for
// another day.

import { Tree } from '../tree.js';

/** @typedef {import('./study.js').Study} Study */
/** @typedef {{base: string, record: import('../../types').RecordJson, at: string[]}} Draft */

const LAST = 'trilith-draft';

/** @param {() => void} act */
function quietly(act) {
  try {
    act();
  } catch {
    // A browser that keeps nothing for pages, or something else than what was kept: then the tree lasts as long as the page.
  }
}

/** @param {string | null} text @returns {Draft | null} */
function read(text) {
  try {
    const draft = JSON.parse(text ?? 'null');
    return draft && typeof draft.record === 'object' && Array.isArray(draft.at) ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Brings back what was kept for this page, and keeps what happens from now on. Says where to begin.
 * @param {Study} study
 */
export function draft(study) {
  const base = JSON.stringify(study.start.record);
  // The history remembers which draft is this page's, so that another visit to the same address begins anew.
  const name = history.state?.draft ?? `trilith-draft-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  let kept = null;
  quietly(() => (kept = read(sessionStorage.getItem(name))));
  if (!kept && location.hash === '#draft') quietly(() => (kept = read(localStorage.getItem(LAST))));
  let at = study.start.at_end ? study.tree.end : study.tree.root;
  const found = /** @type {Draft | null} */ (kept);
  if (found && found.record.variant === study.tree.variant && (found.record.position ?? null) === study.tree.position) {
    quietly(() => {
      if (found.base === base) study.tree = new Tree(found.record);
      // What the server has now comes first, and nothing of the draft is lost.
      else study.tree.add(found.record);
      at = study.tree.find(found.at);
    });
  }
  if (location.hash === '#draft') history.replaceState(history.state, '', location.pathname + location.search);

  let changed = Boolean(found);
  function keep() {
    history.replaceState({ ...history.state, draft: name }, '');
    const text = JSON.stringify({ base, record: study.tree.toRecord(), at: study.at.moves });
    quietly(() => sessionStorage.setItem(name, text));
    if (!changed) return;
    const last = { ...JSON.parse(text), address: location.pathname + location.search, time: Date.now() };
    quietly(() => localStorage.setItem(LAST, JSON.stringify(last)));
  }

  let timer = 0;
  function soon() {
    clearTimeout(timer);
    timer = window.setTimeout(keep, 400);
  }
  study.on('node', soon);
  study.on('tree', () => {
    changed = true;
    soon();
  });
  addEventListener('pagehide', keep);
  // What is saved on the server is no draft any more.
  study.on('saved', () => {
    changed = false;
    quietly(() => localStorage.removeItem(LAST));
    soon();
  });
  return at;
}
