// Talking to the server: JSON there and back, and problems that can be told to people.

import { has, t, tell } from './words.js';

/** What the server refused, or that it could not be reached. */
export class Problem extends Error {
  /**
   * @param {string} message what to tell people
   * @param {number} status the HTTP status; 0 without a connection
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {unknown} [body]
 * @param {string} [method]
 * @returns {Promise<any>}
 */
export async function send(path, body, method = 'POST') {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(t('error-connection'), 0);
  }
  if (!response.ok) throw await problem(response);
  return response.json();
}

/** What a response that is no success says. @param {Response} response */
export async function problem(response) {
  const said = await response.json().catch(() => null);
  const told = said?.told;
  const message = told && has(told.id) ? tell(told) : (said?.error ?? t('error-server'));
  return new Problem(message, response.status);
}

/** A name for a command: sent again under the same name, it is done once. */
export const commandName = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
