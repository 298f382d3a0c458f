// The line in words, for those who hear it.

import { locale, t } from '../../words.js';

/** @typedef {import('../../../types').LineTable} LineTable */

/** The sides by seat, as messages name them. */
export const SIDES = /** @type {const} */ (['black', 'white']);
/** @type {Record<string, string>} */
const COLOURS = { b: 'black', w: 'white', g: 'grey', r: 'red' };
const list = new Intl.ListFormat(locale, { style: 'short', type: 'unit' });

/** Which seat a disc belongs to; −1 for the line's own discs. @param {string | undefined} disc */
export const owner = (disc) => (disc === 'b' ? 0 : disc === 'w' ? 1 : -1);

/** The discs of a stack from its top, like ones together. @param {string[]} discs */
export function stack(discs) {
  /** @type {{ disc: string, n: number }[]} */
  const runs = [];
  for (const disc of discs.toReversed()) {
    const last = runs[runs.length - 1];
    if (last?.disc === disc) last.n += 1;
    else runs.push({ disc, n: 1 });
  }
  return list.format(runs.map(({ disc, n }) => t('line-run', { colour: COLOURS[disc], n })));
}

/**
 * Everything on a field, and what it can do.
 * @param {LineTable['fields'][number]} field
 * @param {{ to: number | null, rests: boolean, takes: boolean }} can
 */
export function place(field, can) {
  const { name, own, discs } = field;
  const colour = COLOURS[own];
  const parts = [
    discs.length
      ? t('line-place', { field: name, colour, n: discs.length, discs: stack(discs) })
      : t('line-place-empty', { field: name, colour }),
  ];
  if (can.to !== null) parts.push(t('line-place-goes', { to: can.to }));
  if (can.takes) parts.push(t('line-place-takes'));
  if (can.rests) parts.push(t('line-place-rests'));
  return parts.join(' ');
}
