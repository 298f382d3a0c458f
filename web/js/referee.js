// The one place that pages ask for positions. Today the server answers; a worker with the same rules can stand in for it
// without anybody else noticing.

import { Refusal, Unreachable, post } from './stream.js';

export { Refusal, Unreachable };

/** @typedef {import('../types').View} View */

/** How many positions are remembered: enough to go to and fro in a long game. */
const KEPT = 600;
/** How long an answer may take. */
const PATIENCE = 20_000;

/** @type {Map<string, View>} */
const known = new Map();
/** Questions that are on their way. @type {Map<string, Promise<View>>} */
const asked = new Map();

/** @param {string} variant @param {string | null | undefined} position @param {string[]} moves */
const key = (variant, position, moves) => `${variant} ${position ?? ''}\n${moves.join(' ')}`;

/**
 * The position after these moves, with everything that can be done in it.
 * Throws a `Refusal` if a move is not allowed, with the reason, and `Unreachable` if nobody answers.
 * @param {string} variant
 * @param {string | null | undefined} position where the game begins; nothing: where the variant begins
 * @param {string[]} moves
 * @returns {Promise<View>}
 */
export async function view(variant, position, moves) {
  const name = key(variant, position, moves);
  const seen = known.get(name);
  if (seen) return seen;
  const begun = asked.get(name);
  if (begun) return begun;
  const answer = fetched(variant, position, moves).finally(() => asked.delete(name));
  asked.set(name, answer);
  const found = await answer;
  known.set(name, found);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

/**
 * The same, if it is known already.
 * @param {string} variant @param {string | null | undefined} position @param {string[]} moves
 */
export const seen = (variant, position, moves) => known.get(key(variant, position, moves)) ?? null;

/**
 * The same with the choices that a seat would have if it were its turn: for planning while others think.
 * @param {string} variant
 * @param {string | null | undefined} position
 * @param {string[]} moves
 * @param {number} seat
 * @returns {Promise<View>}
 */
export const ahead = (variant, position, moves, seat) => fetched(variant, position, moves, seat);

/**
 * @param {string} variant
 * @param {string | null | undefined} position
 * @param {string[]} moves
 * @param {number} [seat] who looks ahead
 * @returns {Promise<View>}
 */
async function fetched(variant, position, moves, seat) {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const response = await post('/api/referee', { variant, position: position || undefined, moves, ahead: seat }, signal);
    return await response.json();
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unreachable) throw error;
    throw new Unreachable(String(error));
  }
}
