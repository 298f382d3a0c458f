// One's own account. The server writes the page; each form here asks it for one thing.

import { ask, attempt, formOf, onSent, reason, value } from './forms.js';
import { canOffer, canPasskeys, makePasskey, showPasskey } from './passkeys.js';
import { t } from './words.js';
import './notices.js';

const toast = document.getElementById('toast');
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text */
function say(text) {
  if (!toast) return;
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    toast.hidden = true;
  }, 6000);
}

/** Where somebody came from to sign in: only within this site. */
function back() {
  const path = new URLSearchParams(location.search).get('back') ?? '';
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') ? path : '/account';
}

/** The page again, as the server sees it now, with a word on what was done. @param {string} [id] */
function again(id) {
  if (id) sessionStorage.setItem('trilith-said', id);
  location.reload();
}
const said = sessionStorage.getItem('trilith-said');
if (said) {
  sessionStorage.removeItem('trilith-said');
  say(t(said));
}

// What is known already stands in the fields.
for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('form[data-value]'))) {
  const field = form.querySelector('input:not([readonly])');
  if (field instanceof HTMLInputElement) field.value = form.dataset.value ?? '';
}

/**
 * The button of a form that does the same with a passkey.
 * @param {HTMLFormElement | null} form
 * @param {(form: HTMLFormElement) => Promise<void>} act
 */
function withPasskey(form, act) {
  const button = /** @type {HTMLButtonElement | null | undefined} */ (form?.querySelector('[data-passkey]'));
  if (!form || !button) return;
  button.hidden = !canPasskeys();
  button.addEventListener('click', () => attempt(form, () => act(form)));
}

// A guest: a name, an account, a way in.

onSent(formOf('name'), async (form) => {
  await ask('/api/me', { name: value(form, 'name') }, 'PATCH');
  again('account-saved');
});

const register = formOf('register');
onSent(register, async (form) => {
  await ask('/api/account', { name: value(form, 'name'), password: value(form, 'password') });
  location.assign(back());
});
withPasskey(register, async (form) => {
  const name = value(form, 'name');
  await ask('/api/account', { name, passkey: await makePasskey(name) });
  location.assign(back());
});

const signIn = formOf('sign-in');
onSent(signIn, async (form) => {
  await ask('/api/session', { name: value(form, 'name'), password: value(form, 'password') });
  location.assign(back());
});
withPasskey(signIn, async () => {
  await ask('/api/session', { passkey: await showPasskey() });
  location.assign(back());
});

// Whoever begins to type a name is offered the passkeys of this device beside the names.
const typed = signIn?.querySelector('input');
typed?.addEventListener(
  'focus',
  async () => {
    if (!signIn?.querySelector('[data-passkey]') || !(await canOffer())) return;
    // Nobody has asked for it: if it comes to nothing, nothing is said.
    const passkey = await showPasskey('conditional').catch(() => null);
    if (!passkey) return;
    attempt(signIn, async () => {
      await ask('/api/session', { passkey });
      location.assign(back());
    });
  },
  { once: true },
);

onSent(formOf('forgot'), async (form) => {
  await ask('/api/recovery', { name: value(form, 'name') });
  form.replaceChildren(t('account-forgot-sent'));
});

// Signed in: ways in, sessions, programs.

onSent(formOf('passkey'), async (form) => {
  const passkey = await makePasskey('');
  await ask('/api/passkeys', { passkey, label: value(form, 'label'), password: value(form, 'password') });
  again('account-passkey-added');
});

onSent(formOf('password'), async (form) => {
  await ask('/api/password', { old: value(form, 'old'), new: value(form, 'new') }, 'PUT');
  again('account-password-changed');
});

onSent(formOf('email'), async (form) => {
  await ask('/api/me', { email: value(form, 'email'), password: value(form, 'password') }, 'PATCH');
  again('account-saved');
});

onSent(formOf('token'), async (form) => {
  const { token } = await ask('/api/tokens', { label: value(form, 'label') });
  const box = document.getElementById('new-token');
  const text = /** @type {HTMLInputElement | null} */ (document.getElementById('token-text'));
  if (!box || !text) return;
  text.value = token;
  box.hidden = false;
  form.reset();
  text.focus();
  text.select();
});

document.getElementById('copy-token')?.addEventListener('click', async () => {
  const text = /** @type {HTMLInputElement} */ (document.getElementById('token-text'));
  try {
    await navigator.clipboard.writeText(text.value);
    say(t('account-copied'));
  } catch {
    text.select();
    say(t('account-not-copied'));
  }
});

const bot = /** @type {HTMLInputElement | null} */ (document.getElementById('bot'));
bot?.addEventListener('change', async () => {
  const wrong = /** @type {HTMLElement} */ (document.getElementById('bot-wrong'));
  wrong.hidden = true;
  try {
    await ask('/api/me', { bot: bot.checked }, 'PATCH');
    say(t('account-saved'));
  } catch (error) {
    bot.checked = !bot.checked;
    wrong.textContent = reason(error);
    wrong.hidden = false;
  }
});

/** A button that asks for one thing. @param {string} id @param {() => Promise<void>} act */
function onPressed(id, act) {
  const button = /** @type {HTMLButtonElement | null} */ (document.getElementById(id));
  button?.addEventListener('click', async () => {
    button.disabled = true;
    await act().catch((error) => say(reason(error)));
    button.disabled = false;
  });
}

onPressed('sign-out', async () => {
  await ask('/api/session', undefined, 'DELETE');
  location.assign('/account');
});
onPressed('end-others', async () => {
  await ask('/api/sessions', undefined, 'DELETE');
  again('account-removed');
});
onPressed('unblock-all', async () => {
  await ask('/api/blocks', undefined, 'DELETE');
  again('account-removed');
});

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-remove]'))) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await ask(button.dataset.remove ?? '', undefined, 'DELETE');
    } catch (error) {
      button.disabled = false;
      say(reason(error));
      return;
    }
    const row = button.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const heading = row?.closest('section')?.querySelector('h2');
    row?.remove();
    say(t('account-removed'));
    // The keys go on where they were.
    const target = /** @type {HTMLElement | null | undefined} */ (next?.querySelector('button') ?? heading);
    if (target instanceof HTMLHeadingElement) target.tabIndex = -1;
    target?.focus();
  });
}

// The end.

const farewell = formOf('delete');
onSent(farewell, async (form) => {
  await ask('/api/me', form.querySelector('[data-wrong=password]') ? { password: value(form, 'password') } : { confirm: true }, 'DELETE');
  location.assign('/');
});
withPasskey(farewell, async () => {
  await ask('/api/me', { passkey: await showPasskey() }, 'DELETE');
  location.assign('/');
});
