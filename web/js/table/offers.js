// What the other side offers, and what can be claimed: a quiet bar above the actions, which covers nothing that is played on.

import { handOver, html } from '../dom.js';
import { called, isOther, others, othersAway } from './people.js';
import { t } from '../words.js';

/** @typedef {import('../../types').Snapshot} Snapshot */
/** @typedef {import('../../types').Command} Command */

/** How long somebody has to be away before the game can be claimed, in milliseconds: the server's own measure. */
const CLAIM_AFTER = 60_000;

export class Offers {
  #key = '';
  /** Since when the other side is known to be away. */
  #away = 0;
  #timer = 0;
  /** Whether whoever looks would rather wait. */
  #waits = false;

  /**
   * @param {HTMLElement} element
   * @param {(command: Command) => void} act
   * @param {() => void} ask called when the game may have become claimable
   */
  constructor(element, act, ask) {
    this.element = element;
    this.act = act;
    this.ask = ask;
  }

  /** @param {Snapshot} game */
  show(game) {
    const rows = game.offers
      .filter(({ seat }) => isOther(game, seat))
      .map(({ seat, offer }) => ({
        key: `${seat} ${offer}`,
        text: t(`offer-${offer}`, { name: called(game.seats[seat]) }),
        buttons: [
          button('offer-accept', () => this.act({ do: offer })),
          button('offer-decline', () => this.act({ do: 'decline', offer }), true),
        ],
      }));
    const claim = this.#claim(game);
    if (claim) rows.push(claim);
    // Whoever is about to press a button is not disturbed by what does not concern it.
    const key = rows.map((row) => row.key).join('; ');
    if (key === this.#key) return;
    this.#key = key;
    handOver(this.element, () => {
      this.element.hidden = rows.length === 0;
      this.element.replaceChildren(
        ...rows.map(({ text, buttons }) => html('div', { class: 'offer' }, html('p', {}, text), html('div', { class: 'actions' }, ...buttons))),
      );
    });
  }

  /** @param {Snapshot} game */
  #claim(game) {
    const live = game.clock !== null && 'initial' in game.clock.control;
    if (!live || game.phase !== 'playing' || game.view.moves.length < 2 || !othersAway(game)) {
      this.#away = 0;
      this.#waits = false;
      clearTimeout(this.#timer);
      return null;
    }
    if (!this.#away) {
      this.#away = Date.now();
      // The server decides whether it was long enough: it may know of it for longer than this page.
      this.#timer = window.setTimeout(this.ask, CLAIM_AFTER + 1_000);
    }
    if (this.#waits) return null;
    const wait = button('offer-wait', () => {
      this.#waits = true;
      this.show(game);
    }, true);
    return game.can.claim
      ? { key: 'claim', text: t('offer-claim-now', { name: others(game) }), buttons: [button('offer-claim', () => this.act({ do: 'claim' })), wait] }
      : { key: 'claim soon', text: t('offer-claim-soon', { name: others(game), seconds: CLAIM_AFTER / 1000 }), buttons: [wait] };
  }
}

/** @param {string} name @param {() => void} act @param {boolean} [quiet] */
const button = (name, act, quiet = false) => html('button', { type: 'button', class: quiet ? 'quiet' : '', onclick: act }, t(name));
