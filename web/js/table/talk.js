// Talk: players among each other, and those who watch among each other. It can be muted, and the browser remembers that.

import { html, say } from '../dom.js';
import { sideName, together } from './people.js';
import { prefer, preferences } from '../preferences.js';
import { t } from '../words.js';

/** @typedef {import('../../types').Snapshot} Snapshot */
/** @typedef {import('../../types').TalkLine} TalkLine */
/** @typedef {import('../../types').Room} Room */

/** The longest message. */
const MOST = 300;

export class Talk {
  /** @type {Snapshot | null} */
  #game = null;
  #shown = 0;
  #unread = 0;
  #muted = preferences().mute;
  #log = html('div', { class: 'talk-log', role: 'log', 'aria-label': t('talk-title'), tabIndex: 0 });
  #note = html('p', { class: 'muted' });
  #count = html('span', { class: 'talk-count', hidden: true });
  #field = html('input', { id: 'talk-text', maxLength: MOST, autocomplete: 'off', enterKeyHint: 'send' });
  #problem = html('p', { class: 'talk-problem', role: 'alert', hidden: true });
  #form = html(
    'form',
    { class: 'talk-form' },
    html('label', { for: 'talk-text', class: 'hidden' }, t('talk-text')),
    this.#field,
    html('button', { class: 'quiet' }, t('talk-send')),
  );
  #mute = html('input', { type: 'checkbox', checked: this.#muted });

  /**
   * @param {HTMLDetailsElement} element
   * @param {(room: Room, text: string) => Promise<string | null>} speak the reason if it was not said
   */
  constructor(element, speak) {
    this.element = element;
    element.append(
      html('summary', {}, t('talk-title'), this.#count),
      this.#note,
      this.#log,
      this.#problem,
      this.#form,
      html('label', { class: 'check' }, this.#mute, t('talk-mute')),
    );
    // There is room beside the board; under it, on a phone, it waits until it is wanted.
    element.open = matchMedia('(min-width: 60.01rem)').matches && !this.#muted;
    element.addEventListener('toggle', () => this.#read());
    this.#mute.addEventListener('change', () => {
      this.#muted = this.#mute.checked;
      prefer({ mute: this.#muted });
      this.#draw();
    });
    this.#form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (!text || !this.#game) return;
      const problem = await speak(this.#room, text);
      this.#problem.hidden = problem === null;
      this.#problem.textContent = problem ?? '';
      if (problem === null && this.#field.value.trim() === text) this.#field.value = '';
    });
    this.#field.addEventListener('input', () => (this.#problem.hidden = true));
  }

  /** @returns {Room} */
  get #room() {
    return this.#game?.yours.length ? 'players' : 'watchers';
  }

  /** @param {Snapshot} game @returns {TalkLine[]} what is new and came from others */
  show(game) {
    const first = this.#game === null;
    this.#game = game;
    const fresh = first ? [] : game.talk.slice(this.#shown).filter((line) => !line.you);
    this.#shown = game.talk.length;
    this.#unread += fresh.length;
    this.#draw();
    const last = fresh.at(-1);
    if (last && !this.#muted && !this.element.open) say(t('said-talk', { name: this.#name(last), text: last.text }));
    return this.#muted ? [] : fresh;
  }

  #draw() {
    const game = this.#game;
    if (!game) return;
    // While a seat is free, nothing distracts from taking it.
    const possible = game.phase !== 'waiting' && (together(game) || game.yours.length === 0);
    this.element.hidden = !possible && game.talk.length === 0;
    this.#note.textContent = this.#muted
      ? t('talk-muted')
      : t(game.phase === 'over' ? 'talk-everybody' : this.#room === 'players' ? 'talk-players' : 'talk-watchers');
    this.#log.hidden = this.#muted || game.talk.length === 0;
    this.#form.hidden = this.#muted || !game.can.say;
    const lines = this.#muted ? [] : game.talk;
    // What has been said stays as it is, so that only what is new is read out.
    while (this.#log.children.length > lines.length) this.#log.lastElementChild?.remove();
    for (const line of lines.slice(this.#log.children.length)) {
      this.#log.append(html('p', {}, html('strong', {}, this.#name(line)), ' ', line.text));
    }
    this.#read();
    this.#log.scrollTop = this.#log.scrollHeight;
  }

  #read() {
    if (this.element.open || this.#muted) this.#unread = 0;
    this.#count.hidden = this.#unread === 0;
    this.#count.textContent = t('talk-unread', { count: this.#unread });
    this.#log.scrollTop = this.#log.scrollHeight;
  }

  /** @param {TalkLine} line */
  #name(line) {
    const game = this.#game;
    if (line.you) return t('seat-you');
    if (line.name) return line.name;
    return game && line.seat !== null ? t(`side-${sideName(game, line.seat % 2)}`) : t('seat-guest');
  }
}

