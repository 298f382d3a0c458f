// A table with a free seat: the link for whoever is to come, and one big button for whoever has come.

import { message, send } from '../api.js';
import { copy, handOver, html, toast } from '../dom.js';
import { called, ownSides, sideName } from './people.js';
import { Refusal } from '../stream.js';
import { t } from '../words.js';

/** @typedef {import('../../types').Snapshot} Snapshot */
/** @typedef {import('../../types').Command} Command */

export class Invitation {
  #key = '';

  /**
   * @param {HTMLElement} element
   * @param {string} title what is played
   * @param {{name: string, account: boolean}} self what whoever looks is called; an account keeps its name
   * @param {(command: Command) => Promise<void>} act
   */
  constructor(element, title, self, act) {
    this.element = element;
    this.title = title;
    this.self = self;
    this.act = act;
  }

  /** @param {Snapshot} game */
  show(game) {
    if (game.phase !== 'waiting') {
      return handOver(this.element, () => {
        this.element.hidden = true;
        this.element.replaceChildren();
      });
    }
    this.element.hidden = false;
    // A name that is being typed survives what happens meanwhile.
    const key = JSON.stringify([game.seats.map(({ kind, name }) => [kind, name]), game.can.sit, game.can.abort]);
    if (key === this.#key) return;
    this.#key = key;
    const seated = game.yours.length > 0;
    this.element.replaceChildren(...(seated ? this.#own(game) : this.#guest(game)), agreed(game));
    if (game.can.abort) {
      const off = html('button', { type: 'button', class: 'quiet', onclick: () => this.act({ do: 'abort' }) }, t('tool-abort'));
      this.element.append(html('p', { class: 'actions' }, off));
    }
  }

  /** For whoever waits. @param {Snapshot} game */
  #own(game) {
    const link = `${location.origin}/game/${game.id}`;
    const field = html('input', { id: 'invite-link', readOnly: true, value: link, onfocus: () => field.select() });
    const copied = async () => toast(t((await copy(link)) ? 'invite-copied' : 'invite-not-copied'));
    const team = game.seats.length > 2;
    /** @type {HTMLElement[]} */
    const parts = [
      html('h2', {}, t('invite-title')),
      html('p', {}, t(team ? 'invite-text-team' : 'invite-text')),
      html(
        'div',
        { class: 'invite-link' },
        html('label', { class: 'hidden', for: 'invite-link' }, t('invite-link')),
        field,
        html('button', { type: 'button', onclick: copied }, t('invite-copy')),
      ),
    ];
    if ('share' in navigator) {
      const share = () => navigator.share({ title: this.title, text: t('invite-share-text', { game: this.title }), url: link }).catch(() => {});
      parts.push(html('button', { type: 'button', class: 'quiet', onclick: share }, t('invite-share')));
    }
    const code = `/qr.svg?path=${encodeURIComponent(`/game/${game.id}`)}`;
    parts.push(
      html(
        'details',
        { class: 'invite-code' },
        html('summary', {}, t('invite-code')),
        html('img', { src: code, alt: t('invite-code-alt'), width: 220, height: 220, loading: 'lazy' }),
      ),
    );
    if (!this.self.account) parts.push(this.#ownName());
    if (game.terms.listed) parts.push(html('p', { class: 'muted' }, t('invite-listed')));
    if (team) parts.push(this.#places(game));
    return parts;
  }

  /** What the others will read. @param {HTMLInputElement} field */
  #naming(field) {
    return html('div', { class: 'invite-name' }, html('label', { for: 'invite-name' }, t('invite-name')), field, html('small', {}, t('invite-name-about')));
  }

  #field() {
    return html('input', { id: 'invite-name', maxLength: 24, autocomplete: 'nickname', value: this.self.name });
  }

  /** Whoever waits may say who invites. */
  #ownName() {
    const field = this.#field();
    field.addEventListener('change', () => this.#call(field));
    return this.#naming(field);
  }

  /** Takes a name; whether there is nothing against it. @param {HTMLInputElement} field */
  async #call(field) {
    const name = field.value.trim();
    if (!name || name === this.self.name) return true;
    try {
      await send('/api/me', { name }, 'PATCH');
      this.self.name = name;
    } catch (problem) {
      // A name is a courtesy: only one that is not allowed is worth stopping for.
      if (!(problem instanceof Refusal)) return true;
      toast(message(problem));
      field.focus();
      return false;
    }
    return true;
  }

  /** For whoever comes. @param {Snapshot} game */
  #guest(game) {
    const host = game.seats.find(({ kind, name }) => kind === 'guest' && name !== null);
    const title = host ? t('invite-title-from', { name: called(host), game: this.title }) : t('invite-title-somebody', { game: this.title });
    /** @type {HTMLElement[]} */
    const parts = [html('h2', {}, title)];
    if (game.can.sit) {
      const name = this.self.account ? undefined : this.#field();
      const team = game.seats.length > 2;
      if (name) parts.push(this.#naming(name));
      parts.push(team ? this.#places(game, name) : html('button', { type: 'button', class: 'button large', onclick: () => this.#sit(name) }, this.#play(game)));
    } else if (game.terms.rated) parts.push(html('p', { class: 'notice' }, t('refused-needs-account')));
    parts.push(html('p', { class: 'muted' }, t('invite-watch')));
    return parts;
  }

  /** @param {Snapshot} game */
  #play(game) {
    const free = game.seats.findIndex(({ kind }) => kind === 'open');
    return t('invite-play', { side: sideName(game, free % 2) });
  }

  /** Who sits where in a team, and which seats are free. @param {Snapshot} game @param {HTMLInputElement} [name] */
  #places(game, name) {
    const sides = ownSides(game);
    const rows = game.seats.map((seat, at) => {
      const free = seat.kind === 'open';
      const label = t('invite-seat', { side: sideName(game, at % 2), number: Math.floor(at / 2) + 1 });
      const who = free && game.can.sit && (sides.size === 0 || sides.has(at % 2))
        ? html('button', { type: 'button', class: sides.size === 0 ? '' : 'quiet', 'aria-label': `${label}: ${t('invite-sit')}`, onclick: () => this.#sit(name, at) }, t('invite-sit'))
        : html('strong', { class: free ? 'muted' : '' }, called(seat));
      return html('li', {}, html('span', {}, label), who);
    });
    return html('ul', { class: 'places' }, ...rows);
  }

  /** @param {HTMLInputElement} [field] @param {number} [seat] */
  async #sit(field, seat) {
    if (field && !(await this.#call(field))) return;
    await this.act(seat === undefined ? { do: 'sit' } : { do: 'sit', seat });
  }
}

/** What has been agreed. @param {Snapshot} game */
function agreed(game) {
  const { terms } = game;
  const sides = ownSides(game);
  /** @type {string[]} */
  const lines = [clock(game)];
  if (sides.size === 1) lines.unshift(t('term-you-play', { side: sideName(game, [...sides][0]) }));
  lines.push(t(terms.rated ? 'term-rated' : 'term-casual'));
  lines.push(t(terms.take_backs && !terms.rated ? 'term-take-backs' : 'term-no-take-backs'));
  lines.push(t(terms.private ? 'term-private' : 'term-open'));
  return html('ul', { class: 'agreed', 'aria-label': t('term-title') }, ...lines.map((line) => html('li', {}, line)));
}

/** @param {Snapshot} game */
function clock({ clock }) {
  if (!clock) return t('term-no-clock');
  if ('days' in clock.control) return t('term-days', { days: clock.control.days });
  return t('term-live', { minutes: clock.control.initial / 60_000, seconds: clock.control.increment / 1000 });
}
