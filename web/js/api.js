// Asking the server for one thing, and telling people what came of it.

import { Refusal, Unreachable, post } from './stream.js';
import { has, t, tell } from './words.js';

export { Refusal, Unreachable };

/**
 * @param {string} path
 * @param {unknown} [body]
 * @param {string} [method]
 * @returns {Promise<any>}
 */
export const send = async (path, body, method = 'POST') => (await post(path, body, undefined, method)).json();

/** What went wrong, for people. @param {unknown} error */
export function message(error) {
  if (error instanceof Refusal) return error.told && has(error.told.id) ? tell(error.told) : error.message;
  return error instanceof Unreachable ? t('error-connection') : String(error);
}

/** A name for a command: sent again under the same name, it is done once. */
export const commandName = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
