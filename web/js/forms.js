// Forms that a script sends: one question at a time, and what is wrong is said beside the field it concerns.

import { Refusal, Unreachable } from './stream.js';
import { has, t, tell } from './words.js';

/** The fields that a refusal may concern, the likeliest first; all others concern the whole form. */
const CONCERNS = [
  [/^people-name-/, ['name']],
  [/^people-password-/, ['new', 'password']],
  [/^people-wrong$/, ['old', 'password']],
  [/^people-email$/, ['email']],
  [/^people-report-text$/, ['text']],
];

/** Whoever is asked for a passkey may say no. */
export class Cancelled extends Error {}

/**
 * Asks the server; whatever it refuses, it says why.
 * @param {string} path
 * @param {unknown} [body]
 * @param {string} [method]
 * @returns {Promise<any>}
 */
export async function ask(path, body, method = 'POST') {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const said = await response.json().catch(() => ({}));
  if (response.ok) return said;
  if (!said.told) throw new Unreachable(String(response.status));
  throw new Refusal(response.status, said.error, said.told);
}

/** What went wrong, for people. @param {unknown} error */
export function reason(error) {
  if (error instanceof Cancelled) return error.message;
  if (error instanceof Refusal) return error.told && has(error.told.id) ? tell(error.told) : error.message;
  if (!(error instanceof Unreachable)) console.warn(error);
  return t('account-unreachable');
}

/** @param {string} id @returns {HTMLFormElement | null} */
export const formOf = (id) => /** @type {HTMLFormElement | null} */ (document.getElementById(id));

/** What is written in a field, or nothing. @param {HTMLFormElement} form @param {string} name */
export function value(form, name) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}

/**
 * Does something for a form, once at a time.
 * @param {HTMLFormElement} form
 * @param {() => Promise<void>} act
 */
export async function attempt(form, act) {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  forgive(form);
  try {
    await act();
  } catch (error) {
    complain(form, error);
  } finally {
    form.ariaBusy = 'false';
  }
}

/** The same when the form is sent. @param {HTMLFormElement | null} form @param {(form: HTMLFormElement) => Promise<void>} act */
export function onSent(form, act) {
  if (!form) return;
  form.noValidate = true;
  for (const field of form.querySelectorAll('input[type=password]')) canBeShown(/** @type {HTMLInputElement} */ (field));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(form, () => act(form));
  });
}

/** @param {HTMLFormElement} form */
function forgive(form) {
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  for (const place of form.querySelectorAll('[data-wrong]')) /** @type {HTMLElement} */ (place).hidden = true;
}

/** @param {HTMLFormElement} form @param {unknown} error */
function complain(form, error) {
  const id = error instanceof Refusal ? error.told?.id ?? '' : '';
  const names = CONCERNS.find(([pattern]) => /** @type {RegExp} */ (pattern).test(id))?.[1] ?? [];
  const name = /** @type {string[]} */ (names).find((name) => form.querySelector(`[data-wrong="${name}"]`));
  const place = /** @type {HTMLElement | null} */ (form.querySelector(`[data-wrong="${name ?? ''}"]`) ?? form.querySelector('[data-wrong]'));
  if (place) {
    place.textContent = reason(error);
    place.hidden = false;
  }
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) {
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }
}

/** A password can be looked at before it is sent. @param {HTMLInputElement} field */
function canBeShown(field) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.setAttribute('aria-controls', field.id);
  const say = () => {
    button.textContent = t(field.type === 'password' ? 'account-show' : 'account-hide');
  };
  button.addEventListener('click', () => {
    field.type = field.type === 'password' ? 'text' : 'password';
    say();
  });
  say();
  const row = document.createElement('div');
  row.className = 'with-button';
  field.replaceWith(row);
  row.append(field, button);
  // Nothing is left readable, and password managers find what they look for.
  field.form?.addEventListener('submit', () => {
    field.type = 'password';
    say();
  });
}
