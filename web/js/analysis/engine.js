// The engine: it thinks about the position that is looked at, as long as it is switched on. Another position ends the
// thought at once.

import { Refusal, lines, post } from '../stream.js';

/** @typedef {import('./study.js').Study} Study */
/** @typedef {import('../../types').Thought} Thought */
/** @typedef {'off' | 'held' | 'over' | 'waiting' | 'queued' | 'thinking' | 'done' | 'gone'} State */

/** How long it thinks by itself, and how long when asked to go on. */
const USUAL = 20_000;
const LONG = 120_000;
/** Whoever steps through a game quickly asks for nothing on the way. */
const PAUSE = 150;

/** An engine that is free answers sooner than this. */
const BUSY = 4000;

const STORED = 'trilith-engine';

export class Engine extends EventTarget {
  /** @type {State} */
  state = 'off';
  /** What it thinks of the position that is looked at. @type {Thought | null} */
  thought = null;
  /** What it thought of others. @type {WeakMap<object, Thought>} */
  #thoughts = new WeakMap();
  #on = false;
  #held = false;
  #lines = 2;
  #timer = 0;
  /** @type {AbortController | null} */
  #asking = null;

  /** @param {Study} study */
  constructor(study) {
    super();
    this.study = study;
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}');
      this.#on = kept.on !== false;
      if ([1, 2, 3].includes(kept.lines)) this.#lines = kept.lines;
    } catch {
      this.#on = true;
    }
    study.on('node', () => this.#stop());
    study.on('view', () => this.#begin());
  }

  get on() {
    return this.#on;
  }
  set on(on) {
    this.#on = on;
    this.#keep();
    this.#begin();
  }

  get lines() {
    return this.#lines;
  }
  set lines(lines) {
    this.#lines = lines;
    this.#keep();
    this.#begin();
  }

  #keep() {
    try {
      localStorage.setItem(STORED, JSON.stringify({ on: this.#on, lines: this.#lines }));
    } catch {
      // The choice lasts as long as the page, then.
    }
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }

  /** Thinks of nothing, while something else is done with the board or by the engine. */
  pause() {
    this.#held = true;
    this.#begin();
  }

  resume() {
    this.#held = false;
    this.#begin();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = null;
    this.thought = null;
  }

  #begin() {
    this.#stop();
    const { view, at } = this.study;
    if (view?.over) return this.#become('over');
    this.thought = this.#thoughts.get(at) ?? null;
    if (!this.#on || !view) return this.#become('off');
    if (this.#held) return this.#become('held');
    this.#become('waiting');
    this.#timer = window.setTimeout(() => this.#think(USUAL), PAUSE);
  }

  /** Thinks on, longer, or once more after the server was gone. */
  goOn() {
    this.#asking?.abort();
    this.#become('waiting');
    this.#think(LONG);
  }

  /** @param {number} time */
  async #think(time) {
    const asking = new AbortController();
    this.#asking = asking;
    const { at, tree } = this.study;
    const question = { variant: tree.variant, position: tree.position ?? undefined, moves: at.moves, lines: this.#lines, time };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.state === 'waiting' && this.#become('queued'), BUSY);
    try {
      const response = await post('/api/analyse', question, asking.signal);
      for await (const thought of /** @type {AsyncGenerator<Thought>} */ (lines(response, asking.signal))) {
        if (asking.signal.aborted) return;
        if (!thought.lines.length) continue;
        this.thought = thought;
        this.#thoughts.set(at, thought);
        this.study.setScore(at, thought.lines[0]);
        this.#become('thinking');
      }
      if (!asking.signal.aborted) this.#become('done');
    } catch (error) {
      if (asking.signal.aborted) return;
      console.info('the engine does not answer:', error instanceof Refusal ? error.message : String(error));
      this.#become('gone');
    }
  }
}
