// What can be put on the table by hand, and what putting it does to the table. Whether a game can go on from there, the
// server says.

import { t } from '../words.js';

/** @typedef {import('../../types').View} View */
/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').SixthTable} SixthTable */
/** @typedef {import('../../types').SixTable} SixTable */
/** @typedef {import('../../types').LineTable} LineTable */
/** @typedef {string | [number, number] | number} Place */
/** @typedef {{name: string, colour: string, words: string}} Tool */

/** Takes the topmost piece away. */
const TAKE = { name: 'take', colour: 'nothing', words: t('analysis-tool-take') };

/** @param {string} name @param {string} colour @param {string} piece @returns {Tool} */
const tool = (name, colour, piece) => ({ name, colour, words: t('analysis-tool', { piece: `${colour}-${piece}` }) });

/** The tools for a game that begins so. @param {View} start @returns {Tool[]} */
export function tools(start) {
  const { table } = start;
  if (table.game === 'six') return [tool('0', 'red', 'tile'), tool('1', 'graphite', 'tile'), TAKE];
  if (table.game === '27') {
    // Grey and red discs lie on stacks only in the variants in which fields can be gone.
    const more = /:(advanced|expert)/.exec(start.variant)?.[1];
    return [
      tool('b', 'ebony', 'disc'),
      tool('w', 'ivory', 'disc'),
      ...(more ? [tool('g', 'stone', 'disc')] : []),
      ...(more === 'expert' ? [tool('r', 'end', 'disc')] : []),
      TAKE,
      ...(more ? [{ name: 'field', colour: 'nothing', words: t('analysis-tool-field') }] : []),
    ];
  }
  const has = (/** @type {number} */ side, /** @type {'hunchback' | 'giant'} */ kind) => {
    const reserve = table.reserves[side];
    if (!reserve) return false;
    return 'points' in reserve ? reserve[kind] : reserve[/** @type {'hunchbacks' | 'giants'} */ (`${kind}s`)] > 0;
  };
  const of = (/** @type {number} */ side, /** @type {string} */ colour, /** @type {(letter: string) => string} */ letter) => [
    tool(letter('P'), colour, 'pawn'),
    ...(has(side, 'hunchback') ? [tool(letter('H'), colour, 'hunchback')] : []),
    ...(has(side, 'giant') ? [tool(letter('G'), colour, 'giant')] : []),
  ];
  return [
    ...of(0, 'silver', (letter) => letter),
    ...of(1, 'brown', (letter) => letter.toLowerCase()),
    ...(table.milady === 'absent' ? [] : [tool('M', 'milady', 'milady')]),
    TAKE,
  ];
}

/**
 * The table after a tool was used on a place.
 * @param {Table} table @param {string} name @param {Place} place
 * @returns {Table}
 */
export function used(table, name, place) {
  const next = structuredClone(table);
  if (next.game === 'sixth') sixth(next, name, String(place));
  else if (next.game === 'six') six(next, name, /** @type {[number, number]} */ (place));
  else line(next, name, Number(place));
  return next;
}

/** @param {SixthTable} table @param {string} name @param {string} square */
function sixth(table, name, square) {
  const stack = table.stacks[square] ?? [];
  if (name === 'take') stack.pop();
  else stack.push(name);
  if (stack.length) table.stacks[square] = stack;
  else delete table.stacks[square];
}

/** @param {SixTable} table @param {string} name @param {[number, number]} cell */
function six(table, name, [q, r]) {
  table.tiles = table.tiles.filter((tile) => tile.q !== q || tile.r !== r);
  if (name !== 'take') table.tiles.push({ q, r, side: Number(name) });
}

/** @param {LineTable} table @param {string} name @param {number} place */
function line(table, name, place) {
  const field = table.fields.find((one) => one.name === place);
  if (!field) return;
  if (name === 'take') field.discs.pop();
  else if (name === 'field') table.fields = table.fields.filter((one) => one !== field);
  else field.discs.push(name);
}

/** The table with nothing on it. @param {Table} table @returns {Table} */
export function cleared(table) {
  const next = structuredClone(table);
  if (next.game === 'sixth') next.stacks = {};
  else if (next.game === 'six') next.tiles = [];
  else for (const field of next.fields) field.discs = [];
  return next;
}

/** A view of a table that may be no position: nothing can be done in it, and nothing is known of it. @param {View} view @param {Table} table @returns {View} */
export function bare(view, table) {
  const shown = structuredClone(table);
  if (shown.game === 'sixth') shown.ranks = {};
  if (shown.game === 'six') Object.assign(shown, { fives: [], formation: null });
  return { ...offering(view), table: shown, over: false, result: '*', ending: null, ending_told: null, to_move: view.to_move ?? 0 };
}

/** A view without anything to do in it. @param {View} view @returns {View} */
export function offering(view) {
  /** @type {import('../../types').Choices} */
  const choices =
    view.table.game === 'six' ? { game: 'six', places: [], lifts: [] }
    : view.table.game === '27' ? { game: '27', lifts: [], pass: false }
    : { game: 'sixth', places: [], lifts: [], pass: false };
  return { ...view, legal: [], last: null, choices };
}
