// What to do about somebody: block, report.

import { ask, formOf, onSent, reason, value } from './forms.js';
import { t } from './words.js';

const name = /** @type {HTMLElement | null} */ (document.querySelector('[data-name]'))?.dataset.name ?? '';
const button = /** @type {HTMLButtonElement | null} */ (document.getElementById('block'));
const state = document.getElementById('block-state');

button?.addEventListener('click', async () => {
  const was = button.dataset.blocked === 'true';
  button.disabled = true;
  try {
    await ask(`/api/blocks/${encodeURIComponent(name)}`, undefined, was ? 'DELETE' : 'PUT');
    button.dataset.blocked = String(!was);
    button.textContent = t(was ? 'profile-block' : 'profile-unblock');
    if (state) state.textContent = t(was ? 'profile-unblocked' : 'profile-blocked');
  } catch (error) {
    if (state) state.textContent = reason(error);
  }
  button.disabled = false;
});

onSent(formOf('report'), async (form) => {
  await ask('/api/reports', { name, text: value(form, 'text') });
  form.reset();
  const sent = document.getElementById('report-state');
  if (sent) sent.textContent = t('profile-report-sent');
});
