// What the discs stand on: the plank, and on it the places with their names, the goals at both ends.

import { svg } from '../board.js';
import { t } from '../../words.js';
import { set } from './disc.js';
import * as labels from './labels.js';
import { FLAT } from './layout.js';
import { Place } from './place.js';
import { ease } from './scene.js';
import { SIDES, owner } from './speech.js';

/** @typedef {import('../../../types').View} View */
/** @typedef {import('../../../types').LineTable} LineTable */
/** @typedef {import('../../../types').LineChoices} LineChoices */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./intent.js').Intent} Intent */

export class Ground {
  #edge = svg('rect', { class: 'line-plank-edge', rx: 8 });
  #plank = svg('rect', { class: 'line-plank', rx: 8 });
  #goals = svg('g', { class: 'line-goals', 'aria-hidden': 'true' });
  #places = svg('g');
  /** @type {Map<number, Place>} */
  #byName = new Map();
  /** The place that the tabulator key reaches. */
  #current = 0;
  /** @type {number[]} */
  #order = [];

  /** @param {SVGGElement} layer */
  constructor(layer) {
    layer.append(this.#edge, this.#plank, this.#goals, this.#places);
    layer.addEventListener('focusin', (event) => {
      const place = /** @type {Element} */ (event.target).closest('[data-field]');
      if (place) this.reach(Number(/** @type {SVGElement} */ (place).dataset.field));
    });
  }

  /** The fields from the near end. */
  order() {
    return this.#order;
  }

  /** @param {View} view @param {Layout} layout @param {boolean} interactive */
  draw(view, layout, interactive) {
    this.#order = layout.names.toSorted((a, b) => layout.rank(a) - layout.rank(b));
    let lost = false;
    for (const [name, place] of this.#byName) {
      if (layout.names.includes(name)) continue;
      lost ||= place.element === document.activeElement;
      place.element.remove();
      this.#byName.delete(name);
    }
    for (const name of this.#order) {
      const place = this.#byName.get(name) ?? new Place(name);
      this.#byName.set(name, place);
      place.put(layout);
      // The focus stays on an element that stays where it is in the document.
      if (!place.element.isConnected || place.element.parentNode !== this.#places) this.#places.append(place.element);
    }
    // Who stood on a field that is gone stands on the one that it went to.
    const next = view.last?.kind === 'lift' ? view.last.to : this.#order[0];
    this.reach([this.#current, next].find((name) => this.#byName.has(name)) ?? this.#order[0]);
    if (lost) this.focus();
    this.#lay(plank(layout));
    this.#goals.replaceChildren(...goals(view, layout));
    if (view.over) this.#goals.append(...compared(view, layout));
    this.moods(view, layout, interactive);
  }

  /** The fields' names; for the player to move also which stacks can go. @param {View} view @param {Layout} layout @param {boolean} interactive */
  moods(view, layout, interactive) {
    const { fields } = /** @type {LineTable} */ (view.table);
    const { lifts } = /** @type {LineChoices} */ (view.choices);
    const forward = layout.heading(layout.names[0], layout.names[layout.names.length - 1]);
    const heading = view.to_move === 1 ? -forward : forward;
    for (const field of fields) {
      const mine = interactive && view.to_move !== null && owner(field.discs.at(-1)) === view.to_move;
      const mood = !mine ? null : lifts.some((lift) => lift.field === field.name) ? 'moves' : 'rests';
      this.#byName.get(field.name)?.label.replaceChildren(...labels.label(layout, field.name, mood, heading));
    }
  }

  /**
   * How high every stack is, and which discs came last.
   * @param {View} view
   * @param {Layout} layout
   * @param {Intent | null} intent
   * @returns {SVGElement[]}
   */
  heights(view, layout, intent) {
    const won = winning(view, layout);
    /** @type {SVGElement[]} */
    const shown = [];
    for (const [name, height] of layout.heights) {
      const landing = intent?.to === name && intent.kind !== 'hover' ? intent.count : 0;
      if (intent?.field === name || height + landing < 2) continue;
      const extra = landing ? 'line-height-new' : name === won ? 'line-height-won' : '';
      shown.push(labels.number(layout, name, height + landing, extra));
    }
    if (won !== null) shown.push(labels.outline(layout, won));
    const last = view.last;
    if (last?.kind === 'lift' && !intent && !view.over) shown.push(labels.came(layout, last.to, last.count));
    return shown;
  }

  /** @param {number} name @param {string} words @param {boolean} enabled @param {boolean} movable */
  name(name, words, enabled, movable) {
    const place = this.#byName.get(name);
    if (!place) return;
    set(place.element, { 'aria-label': words, 'aria-disabled': String(!enabled) });
    place.element.classList.toggle('line-place-moves', movable);
  }

  /** @param {number | null} name the field whose discs are lifted */
  pressed(name) {
    for (const place of this.#byName.values()) {
      if (place.name === name) place.element.setAttribute('aria-pressed', 'true');
      else place.element.removeAttribute('aria-pressed');
    }
  }

  /** @param {number} [name] */
  focus(name = this.#current) {
    this.reach(name);
    this.#byName.get(name)?.element.focus();
  }

  /** Where the tabulator key comes to. @param {number} name */
  reach(name) {
    this.#current = name;
    for (const place of this.#byName.values()) place.element.setAttribute('tabindex', place.name === name ? '0' : '-1');
  }

  /** @param {{ board: Record<string, number>, edge: Record<string, number> }} boxes */
  #lay({ board, edge }) {
    set(this.#plank, board);
    set(this.#edge, edge);
  }

  /**
   * How the line closes up, as a function of how far it has.
   * @param {Layout} before
   * @param {Layout} after
   * @returns {(part: number) => void}
   */
  slide(before, after) {
    const from = plank(before);
    const to = plank(after);
    return (part) => {
      const p = ease(part);
      this.#lay({ board: mix(from.board, to.board, p), edge: mix(from.edge, to.edge, p) });
      for (const place of this.#byName.values()) {
        const stays = after.names.includes(place.name);
        if (!stays) set(place.label, { opacity: 1 - p });
        else {
          const by = (after.across(place.name) - before.across(place.name)) * p;
          set(place.label, { transform: before.tall ? `translate(0 ${by})` : `translate(${by} 0)` });
        }
      }
    };
  }
}

/** At the end, the level of the higher stack over to the other end. @param {View} view @param {Layout} layout */
function compared(view, layout) {
  const first = layout.names[0];
  const last = layout.names[layout.names.length - 1];
  const high = winning(view, layout) ?? last;
  return first === last ? [] : [labels.level(layout, high, high === last ? first : last)];
}

/** @param {Record<string, number>} a @param {Record<string, number>} b @param {number} part */
const mix = (a, b, part) => Object.fromEntries(Object.keys(a).map((key) => [key, a[key] + (b[key] - a[key]) * part]));

/** Where the plank lies, and its front edge. @param {Layout} layout */
function plank(layout) {
  const ends = [layout.names[0], layout.names[layout.names.length - 1]].map((name) => layout.across(name));
  const reach = layout.stone + (layout.tall ? 3 : layout.pitch * 0.08);
  const from = Math.min(...ends) - reach;
  const length = Math.max(...ends) + reach - from;
  const deep = layout.stone * FLAT + 5;
  const foot = layout.point(from, 0);
  const board = layout.tall
    ? { x: foot.x - deep, y: from, width: deep * 2, height: length }
    : { x: from, y: foot.y - deep, width: length, height: deep * 2 };
  return { board, edge: layout.tall ? { ...board, x: board.x - 4 } : { ...board, y: board.y + 4 } };
}

/** The field whose stack has won. @param {View} view @param {Layout} layout */
function winning(view, layout) {
  if (view.result === '1-0') return layout.names[layout.names.length - 1];
  return view.result === '0-1' ? layout.names[0] : null;
}

/** Black's goal is the far end of the line, White's the beginning. @param {View} view @param {Layout} layout */
function goals(view, layout) {
  const winner = view.result === '1-0' ? 0 : view.result === '0-1' ? 1 : -1;
  return [layout.names[layout.names.length - 1], layout.names[0]].flatMap((name, seat) => {
    const words = t('line-goal', { side: SIDES[seat], n: view.score?.[seat] ?? 0 });
    return labels.goal(layout, name, words, !seat, seat === winner ? 'line-goal-won' : '');
  });
}
