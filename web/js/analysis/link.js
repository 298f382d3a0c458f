// A position in an address, as the server reads it: the moves are joined with `_`, which no game's notation uses.

/** @param {string} text */
const escaped = (text) => encodeURIComponent(text).replace(/%(2C|3A|2F|40)/g, decodeURIComponent);

/**
 * The address of a position, from `variant=` on.
 * @param {string} variant @param {string | null} position @param {string[]} moves
 */
export function query(variant, position, moves) {
  const parts = [`variant=${escaped(variant)}`];
  if (position) parts.push(`position=${escaped(position)}`);
  if (moves.length) parts.push(`moves=${escaped(moves.join('_'))}`);
  return parts.join('&');
}
