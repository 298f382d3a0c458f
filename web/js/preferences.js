// What a player prefers. How things look is kept in cookies, so that the server can write it into the page before it is
// seen; the rest stays in the browser.

/**
 * @typedef {object} Preferences
 * @property {boolean} sound
 * @property {'none' | 'undo' | 'confirm'} safety what protects from a slip of the finger
 * @property {boolean} coordinates
 * @property {boolean} cells whether the cells of Six show their names
 * @property {boolean} fives
 * @property {boolean} mute whether the talk at tables is not wanted
 */

/** @type {Preferences} */
const DEFAULTS = { sound: true, safety: 'none', coordinates: true, cells: false, fives: false, mute: false };
const KEY = 'trilith-preferences';

/** @returns {Preferences} */
export function preferences() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Partial<Preferences>} change */
export function prefer(change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...preferences(), ...change }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** How the page looks: `theme`, `motion` or `contrast`. @param {'theme' | 'motion' | 'contrast'} name @param {string} value */
export function appear(name, value) {
  document.documentElement.dataset[name] = value;
  document.cookie = `trilith_${name}=${value}; path=/; max-age=34000000; samesite=lax`;
}
