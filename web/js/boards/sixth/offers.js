// What the player can do, as the view says it, asked the way a hand asks.

/** @typedef {import('../../../types').View} View */
/** @typedef {import('../../../types').SixthTable} Table */
/** @typedef {import('../../../types').SixthChoices} Choices */
/** @typedef {{from: string, count: number}} Lift */
/** @typedef {{kind: 'pass'} | {kind: 'place', prefix: string, to: string} | {kind: 'shift', from: string, to: string, count: number | null}} Meant */

/** @param {View} view @returns {Table} */
export function tableOf(view) {
  if (view.table.game !== 'sixth') throw new TypeError(`A board of SIXTH! was given a table of ${view.table.game}.`);
  return view.table;
}

/** @param {View} view @returns {Choices} */
export function choicesOf(view) {
  if (view.choices.game !== 'sixth') throw new TypeError(`A board of SIXTH! was given choices of ${view.choices.game}.`);
  return view.choices;
}

/** Where these pieces can land. @param {View} view @param {Lift} lift @returns {string[]} */
export const landings = (view, { from, count }) =>
  choicesOf(view).lifts.find((lift) => lift.from === from && lift.count === count)?.to ?? [];

/** Where the ko alone keeps these pieces from landing. @param {View} view @param {Lift} lift @returns {string | null} */
export function struck(view, { from, count }) {
  const meant = read(tableOf(view).forbidden);
  if (meant?.kind !== 'shift' || meant.from !== from) return null;
  const whole = tableOf(view).stacks[from]?.length;
  return (meant.count ?? whole) === count ? meant.to : null;
}

/** How a piece can be placed. @param {View} view @param {string} letter */
export const placing = (view, letter) => choicesOf(view).places.find(({ piece }) => piece === letter) ?? null;

/** What a text of a placement begins with. @param {string} letter */
export const prefixOf = (letter) => (letter.toUpperCase() === 'P' ? '' : letter.toUpperCase());

/** The letter of a kind for a side. @param {string} kind P, H, G or M @param {number} side */
export const letterOf = (kind, side) => (side === 0 || kind === 'M' ? kind : kind.toLowerCase());

/**
 * The one square on which everything that can be done lands, where she is who must be landed on.
 * @param {View} view @returns {string | null}
 */
export function called(view) {
  const { places, lifts, pass } = choicesOf(view);
  const { milady } = tableOf(view);
  if (pass || places.length || !lifts.length) return null;
  return lifts.every(({ to }) => to.every((square) => square === milady)) ? milady : null;
}

/** The square of the king that ended the game or has just scored. @param {View} view @returns {string | null} */
export function kingOf(view) {
  const { last } = view;
  if (last?.kind === 'shift' && last.king !== null) return last.to;
  if (!view.over) return null;
  const { ranks, stacks } = tableOf(view);
  const silver = view.result === '1-0';
  const found = Object.keys(ranks).find((square) => {
    const letter = stacks[square]?.at(-1);
    return ranks[square]?.[1] === 'king' && letter && letter !== 'M' && (letter === letter.toUpperCase()) === silver;
  });
  return view.result === '1/2-1/2' ? null : (found ?? null);
}

/** What a move text means, without asking whether it is allowed. @param {string | null} text @returns {Meant | null} */
export function read(text) {
  if (!text) return null;
  if (text === 'pass') return { kind: 'pass' };
  const shift = /^([a-e][1-5])>([a-e][1-5])(?::(\d+))?$/.exec(text);
  if (shift?.[1] && shift[2]) return { kind: 'shift', from: shift[1], to: shift[2], count: shift[3] ? Number(shift[3]) : null };
  const place = /^([HGM]?)([a-e][1-5])$/.exec(text);
  if (place?.[2]) return { kind: 'place', prefix: place[1] ?? '', to: place[2] };
  return null;
}
