// The chess ranks as small outlines in a box of 16, drawn for this board.

import { svg } from '../board.js';

/** @type {Record<import('../../../types').Rank, string>} */
const OUTLINES = {
  pawn: 'M8 3a2.3 2.3 0 0 1 1.3 4.2c.3 1.8 1 3.2 2.2 4.3h-7c1.2-1.1 1.9-2.5 2.2-4.3A2.3 2.3 0 0 1 8 3z',
  rook: 'M4 2.5v3.1l1.4 1.2v4.7h5.2V6.8L12 5.6V2.5h-2v1.6H9V2.5H7v1.6H6V2.5z',
  knight: 'M5 11.5c0-2.5 2.4-3 2.5-4.9-1 .3-1.7 1.7-3 1.5L3.3 6.5l2.9-3L6.5 1.8l1.7 1.4c2.7.6 4.1 3 3.6 8.3z',
  bishop: 'M8 2.7c2.2 1.6 3.3 3.1 3.3 4.8 0 1.3-.6 2.1-1.5 2.6l.5 1.4H5.7l.5-1.4C5.3 9.6 4.7 8.8 4.7 7.5c0-1.7 1.1-3.2 3.3-4.8zM9.2 4.9 7.7 7.2M8 1.3v1.4',
  queen: 'M4.7 11.5 3 4.8l2.8 2.6L8 3l2.2 4.4L13 4.8l-1.7 6.7z',
  king: 'M5 11.5 3.5 8.1C2.9 5.6 6.4 4.6 8 7c1.6-2.4 5.1-1.4 4.5 1.1L11 11.5zM8 7V1.5M6.4 3.1h3.2',
};
const BASE = 'M3.5 13.7h9';

/** The outline of a rank. @param {import('../../../types').Rank} rank @param {string} [name] its class */
export const glyph = (rank, name = 'sixth-glyph') => svg('path', { class: name, d: OUTLINES[rank] + BASE });
