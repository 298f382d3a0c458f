// The page's words in its language. The server sends the messages that a page needs, parsed, in #words.

/**
 * A message: text, the names of arguments, and choices by an argument's value or plural form.
 * @typedef {string | {var: string} | {select: string, cases: Record<string, Pattern>, other: Pattern}} Part
 * @typedef {Part[]} Pattern
 */

const source = document.getElementById('words');
/** @type {Record<string, Pattern>} */
const messages = source?.textContent ? JSON.parse(source.textContent) : {};
export const locale = document.documentElement.lang || 'en';
const plurals = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/**
 * The message by this name, with its arguments put in.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const pattern = messages[id];
  return pattern ? write(pattern, args) : id;
}

/** Whether there is such a message. @param {string} id */
export const has = (id) => id in messages;

/** What the rules have to say. @param {import('../types').Told} told */
export const tell = (told) => t(told.id, told.args);

/** @param {Pattern} pattern @param {Record<string, string | number>} args @returns {string} */
function write(pattern, args) {
  return pattern
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('var' in part) {
        const value = args[part.var] ?? '';
        return typeof value === 'number' ? numbers.format(value) : value;
      }
      const value = args[part.select];
      const number = Number(value);
      const chosen =
        part.cases[String(value)] ??
        (value !== '' && Number.isFinite(number) ? part.cases[plurals.select(number)] : undefined) ??
        part.other;
      return write(chosen, args);
    })
    .join('');
}
