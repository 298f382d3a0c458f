// Asking the server: one answer, or answers that come line by line.

/** The server understood and said no, with a reason for people. */
export class Refusal extends Error {
  /** @param {number} status @param {string} message @param {import('../types').Told | null} told */
  constructor(status, message, told) {
    super(message);
    this.status = status;
    this.told = told;
  }
}

/** The server could not be reached, or could not answer. */
export class Unreachable extends Error {}

/**
 * Sends JSON. Whatever is not a good answer is a `Refusal` or `Unreachable`; a question that was taken back is an
 * `AbortError`, as `fetch` has it.
 * @param {string} path
 * @param {unknown} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Response>}
 */
export async function post(path, body, signal) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
  if (response.ok) return response;
  if (response.status >= 500 || response.status === 429) throw new Unreachable(`${path}: ${response.status}`);
  const said = await response.json().catch(() => ({}));
  throw new Refusal(response.status, said.error ?? String(response.status), said.told ?? null);
}

/**
 * The JSON values of a response that come one to a line, each as soon as its line is complete.
 * @template T
 * @param {Response} response
 * @param {AbortSignal} [signal]
 * @returns {AsyncGenerator<T, void, void>}
 */
export async function* lines(response, signal) {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      begun += value;
      const parts = begun.split('\n');
      begun = parts.pop() ?? '';
      for (const part of parts) if (part.trim()) yield JSON.parse(part);
    }
    if (begun.trim()) yield JSON.parse(begun);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable(String(error));
  } finally {
    // Whoever stops listening wants the server to stop working.
    await reader.cancel().catch(() => {});
  }
}
