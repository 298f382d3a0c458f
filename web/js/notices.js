// Notices by web push, in this browser.

import { ask, reason } from './forms.js';
import { t } from './words.js';

const button = /** @type {HTMLButtonElement | null} */ (document.getElementById('notices'));
const state = document.getElementById('notices-state');

/** @param {string} id */
function say(id) {
  if (state) state.textContent = t(id);
}

/** @param {HTMLButtonElement} button */
async function begin(button) {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    say('account-notices-unable');
    return;
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  const show = async () => {
    const subscription = await pushManager.getSubscription();
    const denied = Notification.permission === 'denied';
    button.hidden = denied;
    button.textContent = t(subscription ? 'account-notices-off' : 'account-notices-on');
    say(denied ? 'account-notices-denied' : subscription ? 'account-notices-are-on' : 'account-notices-are-off');
  };
  await show();
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const subscription = await pushManager.getSubscription();
      if (subscription) await end(subscription);
      else await subscribe(pushManager, button.dataset.key ?? '');
      await show();
    } catch (error) {
      await show();
      if (Notification.permission !== 'denied' && state) state.textContent = reason(error);
    }
    button.disabled = false;
  });
}

/** @param {PushManager} manager @param {string} key */
async function subscribe(manager, key) {
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await ask('/api/push', subscription.toJSON());
  } catch (error) {
    // The server does not know of it: neither does the browser.
    await subscription.unsubscribe();
    throw error;
  }
}

/** @param {PushSubscription} subscription */
async function end(subscription) {
  await ask('/api/push', { endpoint: subscription.endpoint }, 'DELETE');
  await subscription.unsubscribe();
}

if (button) begin(button);
