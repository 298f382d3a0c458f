// The connection to a table: what happens there arrives here once and in order, and what the player wants arrives there
// once, whatever the network does. A WebSocket carries both; where those are blocked, a stream of events and single
// requests do, and where streams are held up as well, one question after the other.

import { Refusal, Unreachable, post } from './stream.js';

/** @typedef {import('../types').News} News */
/** @typedef {import('../types').Answer} Answer */
/** @typedef {import('../types').Command} Command */
/** @typedef {'connecting' | 'connected' | 'reconnecting' | 'offline' | 'gone'} State */
/** @typedef {'socket' | 'stream' | 'poll'} Way */
/**
 * A command on its way. Once it is done it is kept until what it did has been heard.
 * @typedef {object} Sent
 * @property {string} id
 * @property {Command} command
 * @property {number} failures
 * @property {number | null} number how many events there were when it was done
 * @property {(number: number) => void} resolve
 * @property {(problem: unknown) => void} reject
 */

/** In this order ways are tried until one of them works. @type {Way[]} */
const WAYS = ['socket', 'socket', 'stream', 'poll'];
/** How long it may take until somebody answers at first. */
const PATIENCE = 6_000;
const PING_EVERY = 10_000;
/** After a page was hidden, nobody waits that long to learn that the connection died meanwhile. */
const QUICK = 3_000;
const WAIT_FIRST = 300;
const WAIT_MOST = 15_000;
/** A browser that says that there is no network is believed for so long. */
const WAIT_OFFLINE = 30_000;
/** So often it is looked whether a socket has become possible. */
const PROBE_EVERY = 120_000;
/** So often a server that could not answer is asked to do the same. */
const MOST_FAILURES = 6;

export class Wire {
  /** How many events have been heard. */
  have;
  /** @type {State} */
  state = 'connecting';
  /** The way that works, or is tried. @type {Way} */
  way = 'socket';
  #game;
  #told;
  /** @type {Map<string, Sent>} */
  #sent = new Map();
  /** What closes the way in use. @type {(() => void) | null} */
  #close = null;
  /** @type {WebSocket | null} */
  #socket = null;
  #attempt = 0;
  #failures = 0;
  #timer = 0;
  #pings = 0;
  #silence = 0;
  #probes = 0;
  #posting = false;

  /**
   * @param {string} game
   * @param {number} have how many events of it are known
   * @param {{news: (news: News) => void, state: (state: State) => void}} told
   */
  constructor(game, have, told) {
    this.#game = game;
    this.have = have;
    this.#told = told;
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#lose('offline'));
    // A page that is put away lets go, so that the browser can keep it.
    addEventListener('pagehide', () => {
      this.#stop();
      if (this.state !== 'gone') this.#become('reconnecting');
    });
    addEventListener('pageshow', (event) => event.persisted && this.#hurry());
    document.addEventListener('visibilitychange', () => !document.hidden && this.#look());
    this.#connect();
  }

  /**
   * Sends a command until it is answered. Resolves with the number of events once they have been heard; throws a
   * `Refusal`, or `Unreachable` if the server is there and cannot do it.
   * @param {Command} command
   * @returns {Promise<number>}
   */
  send(command) {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    return new Promise((resolve, reject) => {
      /** @type {Sent} */
      const sent = { id, command, failures: 0, number: null, resolve, reject };
      this.#sent.set(id, sent);
      this.#dispatch(sent);
    });
  }

  /** How many commands have not been answered. */
  get waiting() {
    return [...this.#sent.values()].filter((sent) => sent.number === null).length;
  }

  // Connecting.

  #connect() {
    this.#stop();
    if (this.state === 'gone') return;
    this.way = WAYS[this.#attempt % WAYS.length] ?? 'socket';
    if (this.way === 'socket') this.#openSocket();
    else if (this.way === 'stream') this.#openStream();
    else this.#poll();
  }

  /** What works is tried first the next time. */
  #works() {
    this.#attempt = this.way === 'socket' ? 0 : WAYS.indexOf(this.way);
    this.#failures = 0;
    clearTimeout(this.#timer);
    if (this.state !== 'connected') this.#become('connected');
    if (this.way !== 'socket' && !this.#probes) this.#probes = window.setInterval(() => this.#probe(), PROBE_EVERY);
  }

  /** The way in use has failed. @param {'reconnecting' | 'offline'} [state] @param {number} [wait] */
  #lose(state = 'reconnecting', wait) {
    if (this.state === 'gone') return;
    const worked = this.state === 'connected';
    this.#stop();
    if (!worked) this.#attempt += 1;
    this.#become(state === 'offline' || !navigator.onLine ? 'offline' : 'reconnecting');
    const grown = Math.min(WAIT_FIRST * 2 ** this.#failures, WAIT_MOST);
    this.#failures = Math.min(this.#failures + 1, 10);
    const longest = wait ?? (this.state === 'offline' ? WAIT_OFFLINE : grown);
    // Not everybody comes back in the same moment.
    this.#timer = window.setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  /** There is reason to believe that it works now. */
  #hurry() {
    if (this.state === 'connected' && this.way === 'socket') return this.#look();
    this.#attempt = 0;
    this.#failures = 0;
    this.#connect();
  }

  /** Somebody looks again: is the connection still there? */
  #look() {
    if (this.state === 'connected') {
      if (this.#socket) this.#ping(QUICK);
    } else this.#hurry();
  }

  #stop() {
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    clearTimeout(this.#silence);
    clearInterval(this.#probes);
    this.#probes = 0;
    this.#close?.();
    this.#close = null;
    this.#socket = null;
  }

  /** @param {State} state */
  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.#told.state(state);
  }

  // A socket.

  #openSocket() {
    const socket = this.#newSocket();
    if (!socket) return this.#lose();
    this.#close = () => {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    };
    this.#silence = window.setTimeout(() => this.#lose(), PATIENCE);
    socket.onclose = () => this.#lose();
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#silence);
      /** @type {Answer | News} */
      const said = JSON.parse(data);
      if (said.kind === 'hello') this.#greet(socket);
      else if (said.kind === 'leaving') this.#lose('reconnecting', 1_500);
      else this.#hear(said);
    };
  }

  #newSocket() {
    try {
      return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    } catch {
      return null;
    }
  }

  /** @param {WebSocket} socket */
  #greet(socket) {
    this.#socket = socket;
    this.#works();
    this.#say({ do: 'watch', game: this.#game, since: this.have });
    for (const sent of this.#sent.values()) if (sent.number === null) this.#dispatch(sent);
    this.#pings = window.setInterval(() => this.#ping(PING_EVERY), PING_EVERY);
  }

  /** @param {object} what */
  #say(what) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(what));
  }

  /** Whoever does not answer has gone. @param {number} patience */
  #ping(patience) {
    this.#say({ do: 'ping', t: Math.round(performance.now()) });
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#lose(), patience);
  }

  /** Whether a socket has become possible, while something else does its work. */
  #probe() {
    const socket = document.hidden ? null : this.#newSocket();
    if (!socket) return;
    const end = setTimeout(() => socket.close(), PATIENCE);
    socket.onmessage = () => {
      clearTimeout(end);
      socket.close();
      this.#hurry();
    };
  }

  // Without sockets.

  #openStream() {
    const events = new EventSource(`/api/games/${this.#game}/events?since=${this.have}`);
    this.#close = () => events.close();
    this.#silence = window.setTimeout(() => this.#lose(), PATIENCE);
    events.onmessage = ({ data }) => {
      clearTimeout(this.#silence);
      this.#works();
      this.#hear(JSON.parse(data));
      this.#post();
    };
    // It would come back by itself, and not always: we decide when.
    events.onerror = () => this.#lose();
  }

  async #poll() {
    const end = new AbortController();
    this.#close = () => end.abort();
    while (!end.signal.aborted) {
      const begun = performance.now();
      const had = this.have;
      try {
        const answer = await post(`/api/games/${this.#game}/poll?since=${had}`, undefined, end.signal, 'GET');
        const news = await answer.json();
        if (end.signal.aborted) return;
        this.#works();
        this.#hear(news);
        this.#post();
      } catch (problem) {
        if (end.signal.aborted) return;
        if (problem instanceof Refusal && problem.status === 404) return this.#vanish();
        return this.#lose();
      }
      // An answer without news that came at once is not asked for all the time.
      if (this.have === had && performance.now() - begun < 1_000) await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  }

  /** Sends what waits, one after the other. */
  async #post() {
    if (this.#posting || this.way === 'socket') return;
    this.#posting = true;
    try {
      for (const sent of this.#sent.values()) {
        if (sent.number !== null) continue;
        const answer = await post(`/api/games/${this.#game}/commands`, { id: sent.id, ...sent.command });
        this.#done(sent.id, (await answer.json()).number);
      }
    } catch (problem) {
      const [first] = [...this.#sent.values()].filter((sent) => sent.number === null);
      if (first && problem instanceof Refusal) this.#refuse(first, problem);
      else if (first && this.state === 'connected') this.#fail(first);
    } finally {
      this.#posting = false;
    }
  }

  // What is heard.

  /** @param {Exclude<Answer, {kind: 'hello' | 'leaving'}> | News} said */
  #hear(said) {
    if (said.kind === 'table') this.#take(said);
    else if (said.kind === 'presence') this.#told.news(said);
    else if (said.kind === 'gone') this.#vanish();
    else if (said.kind === 'done') this.#done(said.id, said.number);
    // We were not understood, and the server hangs up: what was said is not repeated for ever.
    else if (said.kind === 'error') for (const sent of [...this.#sent.values()]) this.#count(sent);
    else if (said.kind === 'refused') {
      const sent = said.id === undefined ? undefined : this.#sent.get(said.id);
      if (sent && said.status >= 500) this.#fail(sent);
      else if (sent) this.#refuse(sent, new Refusal(said.status, said.error, said.told));
      else if (said.id === undefined && said.status === 404) this.#vanish();
      else if (said.id === undefined) this.#lose('reconnecting', WAIT_MOST);
    }
  }

  /** @param {Extract<News, {kind: 'table'}>} news */
  #take(news) {
    // Something is missing: it is asked for again.
    if (news.from > this.have) return this.#say({ do: 'watch', game: this.#game, since: this.have });
    const fresh = news.from < this.have ? { ...news, events: news.events.slice(this.have - news.from) } : news;
    const number = news.from + news.events.length;
    // A server that knows less than we do has been put back to an earlier state: what it says counts.
    this.have = news.from === 0 && news.table ? news.table.number : Math.max(this.have, number);
    this.#told.news(fresh);
    for (const sent of [...this.#sent.values()]) this.#settle(sent);
  }

  /** @param {string} id @param {number} number */
  #done(id, number) {
    const sent = this.#sent.get(id);
    if (!sent) return;
    sent.number = number;
    this.#settle(sent);
  }

  /** What is done and heard of is forgotten. @param {Sent} sent */
  #settle(sent) {
    if (sent.number === null || sent.number > this.have) return;
    this.#sent.delete(sent.id);
    sent.resolve(sent.number);
  }

  /** @param {Sent} sent @param {Refusal} problem */
  #refuse(sent, problem) {
    this.#sent.delete(sent.id);
    sent.reject(problem);
    this.#post();
  }

  /** The server is there and could not do it: perhaps it can in a moment. @param {Sent} sent */
  #fail(sent) {
    if (this.#count(sent)) setTimeout(() => this.#sent.has(sent.id) && this.#dispatch(sent), 500 * sent.failures);
  }

  /** Counts a failure; whether it is worth another attempt. @param {Sent} sent */
  #count(sent) {
    sent.failures += 1;
    if (sent.failures < MOST_FAILURES) return true;
    this.#sent.delete(sent.id);
    sent.reject(new Unreachable('the server could not do this'));
    return false;
  }

  /** @param {Sent} sent */
  #dispatch({ id, command }) {
    if (this.#socket) this.#say({ do: 'command', game: this.#game, id, command });
    else if (this.state === 'connected') this.#post();
  }

  /** There is no such game any more. */
  #vanish() {
    this.#stop();
    this.#become('gone');
    for (const { reject } of this.#sent.values()) reject(new Refusal(404, 'there is no such game', null));
    this.#sent.clear();
    this.#told.news({ kind: 'gone', game: this.#game });
  }
}
