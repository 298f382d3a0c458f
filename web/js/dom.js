// Small helpers for building the page.

/**
 * An element. Properties that begin with `on` are listeners, `class` and names with a hyphen are attributes, and the rest are
 * properties of the element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, unknown>} [properties]
 * @param {(Node | string | null | undefined | false)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function html(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on') && typeof value === 'function') {
      element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    } else if (key === 'class' || key === 'role' || key === 'for' || key.includes('-')) {
      if (value !== false && value !== null && value !== undefined) element.setAttribute(key, String(value));
    } else {
      Object.assign(element, { [key]: value });
    }
  }
  element.append(.../** @type {(Node | string)[]} */ (children.filter((child) => child !== null && child !== undefined && child !== false)));
  return element;
}

/** The element of the page by this id. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  half: 'M8 5l5 7-5 7M15 5v14',
  forward: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  turn: 'M7 4v13m0 0-3-3m3 3 3-3M17 20V7m0 0-3 3m3-3 3 3',
};

/** A button with a picture and a name. @param {keyof typeof PATHS} picture @param {string} name @param {() => void} act @param {string} [keys] */
export function iconButton(picture, name, act, keys) {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', PATHS[picture]);
  icon.append(path);
  return html('button', { type: 'button', class: 'icon plain', title: name, 'aria-label': name, 'aria-keyshortcuts': keys, onclick: act }, icon);
}

/** What had the keys and goes away hands them to the board. @param {HTMLElement} leaving @param {() => void} act what takes it away */
export function handOver(leaving, act) {
  const had = leaving.contains(document.activeElement);
  act();
  if (had && !leaving.contains(document.activeElement)) {
    /** @type {HTMLElement | null | undefined} */ (document.getElementById('board')?.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  }
}

let fading = 0;
/** Says something for a moment. @param {string} words */
export function toast(words) {
  const place = byId('toast');
  place.textContent = words;
  place.hidden = false;
  clearTimeout(fading);
  fading = window.setTimeout(() => (place.hidden = true), 6000);
}

/** Tells a screen reader. @param {string} words */
export const say = (words) => (byId('said').textContent = words);

/** Copies a text, and says whether that worked. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure context there is the old way.
    const field = html('textarea', { value: text, class: 'hidden' });
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
