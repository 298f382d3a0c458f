// The keyboard, wherever the focus is; what has its own use for a key comes first.

/** @typedef {import('./study.js').Study} Study */

/**
 * @param {Study} study
 * @param {{turn: () => void, engine: () => void, type: () => void, idle: () => boolean}} page
 */
export function keys(study, page) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !page.idle()) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input, textarea, select, [contenteditable]')) return;
    // On the board the arrows go from place to place, and among tabs from tab to tab.
    const taken = study.board.contains(target) || target.closest('[role=tablist]') !== null;
    if (taken && event.key.startsWith('Arrow')) return;
    const act = {
      ArrowLeft: () => (event.shiftKey ? study.halfBack() : study.back()),
      ArrowRight: () => (event.shiftKey ? study.halfForward() : study.forward()),
      ArrowUp: () => study.sideways(-1),
      ArrowDown: () => study.sideways(1),
      '[': () => study.back(),
      ']': () => study.forward(),
      '{': () => study.halfBack(),
      '}': () => study.halfForward(),
      Home: () => study.first(),
      End: () => study.last(),
      f: page.turn,
      e: page.engine,
      '/': page.type,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
