// The keyboard on the board of SIXTH!.

/**
 * @typedef {object} Listener
 * @property {(square: string, right: number, down: number) => void} move
 * @property {(square: string) => void} choose
 * @property {(square: string, count: number) => void} count
 * @property {(kind: string) => void} kind P, H, G or M
 * @property {(square: string) => void} look
 * @property {() => boolean} cancel whether there was anything to cancel
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-4, 0], End: [4, 0] };

/** @param {HTMLElement} element @param {Listener} listener */
export function listen(element, listener) {
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event, listener)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Whether a key means something here. @param {KeyboardEvent} event @param {Listener} listener */
function act({ key, target }, listener) {
  if (key === 'Escape') return listener.cancel();
  const kind = key.toUpperCase();
  if (key.length === 1 && 'PHGM'.includes(kind)) {
    listener.kind(kind);
    return true;
  }
  const square = target instanceof SVGElement ? target.dataset.square : null;
  if (!square) return false;
  const arrow = ARROWS[key];
  if (arrow) listener.move(square, ...arrow);
  else if (key === 'Enter' || key === ' ') listener.choose(square);
  else if (/^[1-9]$/.test(key)) listener.count(square, Number(key));
  else if (key === 'i' || key === 'I') listener.look(square);
  else return false;
  return true;
}
