// What a position is worth, in figures and in words. Everything is told as the first side sees it.

import { locale, t } from '../words.js';

/** @typedef {import('../../types').Score} Score */

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });

/** @param {number} count */
export const count = (count) => compact.format(count);

/** @param {number} chance */
export const share = (chance) => percent.format(chance);

/** Which side it is proven for: 0, 1, or neither. @param {Score} score */
const winner = (score) => (score.proven === '1-0' ? 0 : score.proven === '0-1' ? 1 : null);

/** As short as can be, for the bar and the lines. @param {Score} score */
export function short(score) {
  if (score.proven === '1/2-1/2') return '½';
  if (score.margin !== null && score.proven) return signed.format(score.margin);
  if (score.proven) return score.proven === '1-0' ? '1–0' : '0–1';
  return share(score.chance);
}

/** In words. @param {Score} score @param {[string, string]} sides */
export function words(score, sides) {
  const side = winner(score);
  if (score.proven === '1/2-1/2') return t('analysis-proven-draw');
  if (side !== null) {
    if (score.margin) return t('analysis-proven-margin', { side: sides[side], margin: Math.abs(score.margin) });
    if (score.plies) return t('analysis-proven-win', { side: sides[side], plies: score.plies });
    return t('analysis-won', { side: sides[side] });
  }
  return t('analysis-chance', { side: sides[0], share: share(score.chance) });
}

/** A result, as people write it. @param {string} result */
export const result = (result) => (result === '1/2-1/2' ? '½–½' : result.replace('-', '–'));

/** What a finished game is worth. @param {string} result @returns {Score} */
export function finished(result) {
  const chance = result === '1-0' ? 1 : result === '0-1' ? 0 : 0.5;
  return { chance, proven: /** @type {Score['proven']} */ (result), plies: 0, margin: null };
}
