// Passkeys: what the server wants to know goes to the browser, what the browser answers goes to the server.

import { Cancelled, ask } from './forms.js';
import { t } from './words.js';

/** Whether this browser knows passkeys at all. */
export const canPasskeys = () => typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

/** Whether it can offer them among the names that it knows. */
export const canOffer = async () => canPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** @param {string} text */
function decode(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer | null | undefined} bytes */
function encode(bytes) {
  if (!bytes) return undefined;
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {any[]} list */
const decoded = (list) => list.map((each) => ({ ...each, id: decode(each.id) }));

/** What went wrong in the browser, for people. @param {unknown} error */
function refused(error) {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return new Cancelled(t('account-passkey-there'));
  if (name === 'NotAllowedError' || name === 'AbortError') return new Cancelled(t('account-passkey-cancelled'));
  return new Cancelled(t('account-passkey-unable'));
}

/**
 * Makes a passkey for this account, or for the one that a guest wants under this name.
 * @param {string} name
 */
export async function makePasskey(name) {
  waiting.abort();
  const options = await ask('/api/passkeys/options', { name });
  let made;
  try {
    made = await navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: decode(options.challenge),
        user: { ...options.user, id: decode(options.user.id) },
        excludeCredentials: decoded(options.excludeCredentials),
      },
    });
  } catch (error) {
    throw refused(error);
  }
  return answer(made);
}

/** What waits for a passkey to be chosen; only one may at a time. */
let waiting = new AbortController();
/** The server remembers only the last question to each: they are asked one after the other. */
let asked = Promise.resolve();

/**
 * Lets somebody show a passkey: at once, or, offered among the names that the browser knows, whenever they like.
 * @param {CredentialMediationRequirement} [mediation]
 */
export async function showPasskey(mediation) {
  waiting.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const asking = asked.then(() => ask('/api/session/options', {}));
  asked = asking.catch(() => {});
  const options = await asking;
  let shown;
  try {
    signal.throwIfAborted();
    shown = await navigator.credentials.get({
      mediation,
      signal,
      publicKey: {
        ...options,
        challenge: decode(options.challenge),
        allowCredentials: decoded(options.allowCredentials),
      },
    });
  } catch (error) {
    throw refused(error);
  }
  return answer(shown);
}

/** @param {Credential | null} credential */
function answer(credential) {
  if (!(credential instanceof PublicKeyCredential)) throw new Cancelled(t('account-passkey-cancelled'));
  const response = /** @type {any} */ (credential.response);
  return {
    id: credential.id,
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      attestationObject: encode(response.attestationObject),
      authenticatorData: encode(response.authenticatorData),
      signature: encode(response.signature),
      userHandle: encode(response.userHandle),
    },
  };
}
