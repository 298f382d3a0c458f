// The list of one's games.

import { Problem, send } from './api.js';
import { t } from './words.js';

for (const button of document.querySelectorAll('[data-delete]')) {
  button.addEventListener('click', async () => {
    if (!confirm(t('games-delete-sure'))) return;
    const row = button.closest('li');
    try {
      await send(`/api/games/${/** @type {HTMLElement} */ (button).dataset.delete}`, undefined, 'DELETE');
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      row?.remove();
      /** @type {HTMLElement | null | undefined} */ (next?.querySelector('a'))?.focus();
    } catch (error) {
      alert(error instanceof Problem ? error.message : String(error));
    }
  });
}
