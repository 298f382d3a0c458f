// The lists of one's games and analyses.

import { message, send } from './api.js';
import { t } from './words.js';

for (const button of document.querySelectorAll('[data-delete]')) {
  button.addEventListener('click', async () => {
    if (!confirm(t('games-delete-sure'))) return;
    const row = button.closest('li');
    try {
      await send(/** @type {HTMLElement} */ (button).dataset.delete ?? '', undefined, 'DELETE');
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      row?.remove();
      /** @type {HTMLElement | null | undefined} */ (next?.querySelector('a'))?.focus();
    } catch (error) {
      alert(message(error));
    }
  });
}
