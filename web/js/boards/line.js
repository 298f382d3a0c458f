// The board of 27: the line of fields and its stacks.
//
// Beyond what every board has:
// - `editing`: choosing a place tells `edit`, detail `{place}` (the field's name), and moves nothing;
// - `flags`: `{plain, names}`: nothing but the line, without the seats' strips and the bar; and
//   the players' own names by seat.
// After `move` the discs stay where the player put them until the next `show`, or until the board is interactive again.

import { Board, still, svg } from './board.js';
import { t } from '../words.js';
import { Bar } from './line/bar.js';
import { light } from './line/disc.js';
import { Ground } from './line/ground.js';
import { Hand } from './line/hand.js';
import * as intents from './line/intent.js';
import { Layout } from './line/layout.js';
import { Scene, journey, run } from './line/scene.js';
import { Seat } from './line/seats.js';
import { SIDES, owner, place as describe } from './line/speech.js';

/** @typedef {import('../../types').View} View */
/** @typedef {import('../../types').ShowOptions} ShowOptions */
/** @typedef {import('../../types').LineTable} LineTable */
/** @typedef {import('../../types').LineChoices} LineChoices */
/** @typedef {import('./line/intent.js').Intent} Intent */
/** @typedef {import('./line/scene.js').Begun} Begun */
/** @typedef {{ plain?: boolean, names?: [string, string] }} Flags */
/** @typedef {{ field: number, count: number }} Cut */

/** Narrower than this, the bar has a row of its own. */
const SNUG = 860;

let boards = 0;

export class LineBoard extends Board {
  #light = `line-light-${(boards += 1)}`;
  #defs = svg('defs');
  #floor = svg('g');
  #under = svg('g', { 'aria-hidden': 'true' });
  #stacks = svg('g', { 'aria-hidden': 'true' });
  #hand = svg('g', { class: 'line-hand', 'aria-hidden': 'true' });
  #over = svg('g', { class: 'line-over', 'aria-hidden': 'true' });
  #picture = svg(
    'svg',
    { class: 'line-picture', role: 'group' },
    this.#defs,
    this.#floor,
    this.#under,
    this.#stacks,
    this.#hand,
    this.#over,
  );
  #scene = new Scene(this.#stacks, this.#light);
  #ground = new Ground(this.#floor);
  #seats = [new Seat(0), new Seat(1)];
  #bar = new Bar({
    count: (count) => this.#selection && this.#select(this.#selection.field, count),
    make: () => this.#leaveBar(() => this.#make('raised')),
    pass: () => this.#leaveBar(() => this.chose('pass')),
  });

  /** @type {Layout | null} */
  #layout = null;
  /** @type {Cut | null} */
  #selection = null;
  /** @type {Cut | null} */
  #hovered = null;
  /** A move that somebody proposes. @type {Intent | null} */
  #ghost = null;
  /** A move that has been told to the page. @type {{ intent: Intent, begun: Begun } | null} */
  #told = null;
  /** The same after it was taken off the board: if it is shown after all, it goes on from there. @type {{ intent: Intent, begun: Begun } | null} */
  #echo = null;
  /** Whether the press that goes on now is on the cut that was chosen before. */
  #again = false;
  #drags = false;
  /** Whether a move is being played: then what is on the board is neither the old position nor the new one. */
  #moving = false;
  /** Whether the move that somebody proposes is a pass. */
  #ghostPass = false;
  /** Each drawing and each animation has its turn: a later one ends an earlier one. */
  #turn = 0;
  #editing = false;
  /** @type {Flags} */
  #flags = {};
  #watch = new ResizeObserver(() => this.#resized());

  connectedCallback() {
    if (!this.firstChild) {
      this.append(this.#seats[1].element, this.#picture, this.#seats[0].element, this.#bar.element);
      new Hand(this.#picture, {
        wake: () => this.#moving && this.view && this.draw(this.view),
        layout: () => this.#layout,
        order: () => this.#ground.order(),
        lifted: (field) => (this.#selection?.field === field ? this.#selection.count : 0),
        press: (field, index) => this.#press(field, index),
        tap: (field, index) => this.#tap(field, index),
        grab: (field, index) => this.#grab(field, index),
        carry: (by, over) => this.#carry(by, over),
        drop: (over) => this.#drop(over),
        hover: (field, index) => this.#hover(field, index),
        focus: (field) => this.#ground.focus(field),
        reach: (field) => this.#ground.reach(field),
        cut: (field, by) => this.#shift(field, by),
        count: (field, count) => this.#count(field, count),
        enter: (field) => this.#enter(field),
        escape: () => this.#escape(),
      });
    }
    this.#watch.observe(this);
    if (this.view) this.draw(this.view);
  }

  disconnectedCallback() {
    this.#watch.disconnect();
    this.#turn += 1;
  }

  /** Whether places are chosen instead of moves. */
  get editing() {
    return this.#editing;
  }
  set editing(value) {
    this.#editing = value;
    this.clear();
    if (this.view) this.#label(this.view);
  }

  get flags() {
    return this.#flags;
  }
  set flags(flags) {
    this.#flags = flags;
    for (const seat of this.#seats) seat.element.hidden = flags.plain === true;
    this.#bar.element.hidden = flags.plain === true;
    if (this.view) this.draw(this.view);
  }

  // ---- Showing

  /** @param {View} view @param {ShowOptions} [options] */
  async show(view, options = {}) {
    if (options.animate && view.last && still()) {
      if (view.last.kind === 'lift') this.sound('land');
      this.#picture.animate([{ opacity: 0.4 }, { opacity: 1 }], 120);
    }
    await super.show(view, options);
  }

  /** @param {View} view */
  draw(view) {
    this.#turn += 1;
    this.#moving = false;
    this.#ghost = null;
    this.#ghostPass = false;
    this.#told = null;
    this.#echo = null;
    this.#drags = false;
    const layout = this.#lay(view);
    if (layout.tall !== this.#layout?.tall || !this.#defs.firstChild) {
      this.#defs.replaceChildren(light(this.#light, layout.tall));
    }
    this.#layout = layout;
    this.classList.toggle('line-tall', layout.tall);
    this.classList.toggle('line-snug', layout.width < SNUG);
    this.classList.toggle('line-turned', this.turned);
    this.classList.toggle('line-ended', view.over);
    this.#picture.setAttribute('viewBox', `0 0 ${layout.width} ${layout.height}`);
    this.#picture.classList.remove('line-moving');
    this.#scene.draw(table(view), layout);
    this.#ground.draw(view, layout, this.interactive);
    for (const seat of this.#seats) seat.show(view, this.#flags.names?.[seat.seat]);
    this.#label(view);
    this.#mark();
  }

  /** @param {View} view */
  #lay(view) {
    const width = Math.max(260, this.clientWidth || 640);
    return new Layout(width, innerHeight * 0.62, table(view), choices(view), this.turned);
  }

  #resized() {
    if (this.view && this.#layout && this.clientWidth && this.#layout.width !== Math.max(260, this.clientWidth)) {
      this.draw(this.view);
    }
  }

  /** The names of the places, and which of them can be chosen. @param {View} view */
  #label(view) {
    this.#picture.setAttribute('aria-label', t('line-board'));
    for (const field of table(view).fields) {
      const offer = this.#offer(field.name);
      const rests = this.interactive && !offer && owner(field.discs.at(-1)) === view.to_move;
      const words = describe(field, { to: offer?.to ?? null, takes: offer?.whole != null, rests });
      this.#ground.name(field.name, words, this.interactive || this.#editing, Boolean(offer));
    }
  }

  /** @param {View} before @param {View} after */
  async animateMove(before, after) {
    // A move that was overtaken by this one has been made.
    if (this.#moving) this.draw(before);
    const lift = after.last;
    const start = this.#layout;
    if (lift?.kind !== 'lift' || !start || before.variant !== after.variant) return;
    const way = journey(table(before), table(after), lift);
    if (!way) return;
    const told = this.#told ?? this.#echo;
    const begun = told && `${told.intent.field}:${told.intent.count}` === lift.text ? told.begun : 'rest';
    this.#told = null;
    this.#turn += 1;
    this.#moving = true;
    const turn = this.#turn;
    this.#over.replaceChildren();
    this.#under.replaceChildren();
    this.#picture.classList.add('line-moving');
    if (begun === 'held') {
      const height = start.heights.get(lift.to) ?? 0;
      this.#lifted(lift).forEach((disc, i) => disc.put(start.pose(lift.to, height + i)));
    }
    const end = this.#lay(after);
    const flight = this.#scene.move(start, end, way, lift, begun);
    const slide = this.#ground.slide(start, end);
    if (begun === 'rest') this.sound('lift');
    let landed = false;
    await run(
      flight.duration,
      (time) => {
        flight.frame(time);
        if (time < flight.landed) return;
        slide((time - flight.landed) / (flight.duration - flight.landed || 1));
        if (!landed) this.sound(lift.takes_field ? 'capture' : 'land');
        landed = true;
      },
      () => turn === this.#turn,
    );
  }

  /** @param {Cut} cut */
  #lifted(cut) {
    return this.#scene.above(cut.field, this.#layout?.heights.get(cut.field) ?? 0, cut.count);
  }

  /** @param {string | null} text */
  preview(text) {
    const parts = text?.match(/^(\d+):(\d+)$/);
    const cut = { field: Number(parts?.[1]), count: Number(parts?.[2]) };
    this.#ghost = this.#layout?.heights.has(cut.field) ? this.#intent(cut, 'ghost') : null;
    this.#ghostPass = text === 'pass';
    this.#mark();
  }

  clear() {
    this.#selection = null;
    this.#hovered = null;
    this.#again = false;
    this.#drags = false;
    if (this.interactive && this.#told) {
      this.#echo = this.#told;
      this.#told = null;
    }
    this.classList.remove('line-there');
    if (!this.view || !this.#layout || this.#moving) return;
    this.#ground.moods(this.view, this.#layout, this.interactive);
    this.#label(this.view);
    this.#mark();
  }

  // ---- What can be done

  /** What a field offers to the player. @param {number} field */
  #offer(field) {
    if (!this.interactive || this.#editing || !this.view) return null;
    const lifts = choices(this.view).lifts.filter((lift) => lift.field === field);
    if (!lifts.length) return null;
    const whole = lifts.find((lift) => lift.takes_field)?.count ?? null;
    return { counts: lifts.map((lift) => lift.count), whole, to: lifts[0].to };
  }

  /** How many discs are lifted by touching this one. @param {number} field @param {number} index */
  #cut(field, index) {
    const height = this.#layout?.heights.get(field) ?? 0;
    if (index >= 0) return height - index;
    return this.#offer(field)?.whole ?? height;
  }

  /** @param {Cut} cut @param {Intent['kind']} kind @returns {Intent} */
  #intent(cut, kind) {
    const lift = this.view
      ? choices(this.view).lifts.find((one) => one.field === cut.field && one.count === cut.count)
      : undefined;
    return { ...cut, to: lift?.to ?? null, takes: lift?.takes_field ?? false, kind };
  }

  /** Draws what is meant, and puts back what is not. */
  #mark() {
    const layout = this.#layout;
    const view = this.view;
    if (!layout || !view || this.#moving) return;
    const told = this.#told;
    const intent = this.#selection
      ? this.#intent(this.#selection, this.#drags ? 'drag' : 'chosen')
      : (this.#ghost ?? (told?.begun === 'raised' ? told.intent : null) ?? (this.#hovered && this.#intent(this.#hovered, 'hover')));
    this.#hand.replaceChildren();
    this.#scene.rest(layout);
    const marks = intent && intents.draw(layout, this.#scene, intent, this.#light);
    this.#under.replaceChildren(...(marks?.under ?? []));
    this.#over.replaceChildren(...this.#ground.heights(view, layout, intent), ...(marks?.over ?? []));
    if (told?.begun === 'held' && !intent) {
      const height = layout.heights.get(told.intent.to ?? 0) ?? 0;
      this.#lifted(told.intent).forEach((disc, i) => disc.put(layout.pose(told.intent.to ?? 0, height + i)));
    }
    this.#ground.pressed(this.#selection?.field ?? null);
    this.#speakBar(view);
  }

  /** @param {View} view */
  #speakBar(view) {
    const selection = this.#selection;
    const offer = selection && this.#offer(selection.field);
    if (selection && offer) return this.#bar.choose(offer, selection.count, offer.to);
    if (view.over) {
      const [black, white] = view.score ?? [0, 0];
      const winner = view.result === '1-0' ? 'black' : view.result === '0-1' ? 'white' : 'nobody';
      return this.#bar.say(t('line-over', { winner, black, white }));
    }
    const mine = this.interactive && !this.#editing && view.to_move !== null;
    if (mine && choices(view).pass) return this.#bar.offerPass();
    if (this.#ghostPass) return this.#bar.say(t('line-pass'));
    if (mine) return this.#bar.say(t('line-turn', { n: table(view).steps[view.to_move ?? 0] }));
    const last = view.last;
    if (last?.kind === 'lift') {
      const words = { side: SIDES[last.seat], n: last.count, from: last.field, to: last.to };
      return this.#bar.say(t(last.takes_field ? 'line-last-field' : 'line-last', words));
    }
    this.#bar.say(last?.kind === 'pass' ? t('line-last-pass', { side: SIDES[last.seat] }) : '');
  }

  // ---- Wishes

  /** @param {number} field @param {number} count */
  #select(field, count) {
    const same = this.#selection?.field === field && this.#selection.count === count;
    if (!same && this.#selection?.field !== field) this.sound('lift');
    this.#told = null;
    this.#hovered = null;
    this.#selection = { field, count };
    this.#mark();
    const intent = this.#intent(this.#selection, 'chosen');
    if (!same) this.say(t(intent.takes ? 'line-said-field' : 'line-said', { n: count, from: field, to: intent.to ?? 0 }));
  }

  /** Tells the page the move that is chosen. @param {Begun} begun */
  #make(begun) {
    if (!this.#selection) return;
    const { field, count } = this.#selection;
    const intent = this.#intent(this.#selection, 'chosen');
    this.#selection = null;
    this.#drags = false;
    this.#told = { intent, begun };
    this.#mark();
    this.chose(`${field}:${count}`);
  }

  /** What is done in the bar takes it away: the focus goes back to the line. @param {() => void} act */
  #leaveBar(act) {
    const inside = this.#bar.element.contains(document.activeElement);
    act();
    if (inside) this.#ground.focus();
  }

  /** A finger comes down. A stack that can go is lifted at once. @param {number} field @param {number | null} index */
  #press(field, index) {
    this.#again = false;
    const offer = this.#offer(field);
    if (!offer || index === null || this.#goal() === field) return;
    const count = this.#cut(field, index);
    this.#again = this.#selection?.field === field && this.#selection.count === count;
    this.#select(field, count);
  }

  /** Where the chosen stack goes. */
  #goal() {
    return this.#selection ? this.#intent(this.#selection, 'chosen').to : null;
  }

  /** @param {number | null} field @param {number | null} index */
  #tap(field, index) {
    if (field === null) return this.clear();
    if (this.#editing) return this.#edit(field);
    if (!this.interactive) return;
    if (this.#goal() === field || this.#again) return this.#make('raised');
    if (this.#offer(field)) {
      if (index === null) this.clear();
      return;
    }
    this.#astray(field, index);
  }

  /** The player meant a place that is not among the choices. @param {number} field @param {number | null} index */
  #astray(field, index) {
    const goal = this.#goal();
    if (this.#selection && goal !== null) {
      const words = t('line-wrong', { from: this.#selection.field, to: goal });
      this.say(words);
      this.#over.querySelector('.line-rim')?.animate([{ strokeWidth: '6px' }, { strokeWidth: '2px' }], 400);
      return;
    }
    this.clear();
    if (index !== null && this.#layout?.heights.get(field)) this.refused(`${field}:${this.#cut(field, index)}`);
  }

  /** @param {number} field */
  #edit(field) {
    this.dispatchEvent(new CustomEvent('edit', { bubbles: true, detail: { place: field } }));
  }

  /** @param {number} field @param {number | null} index */
  #grab(field, index) {
    const offer = this.#offer(field);
    if (!offer || index === null) return false;
    const count = this.#cut(field, index);
    if (this.#selection?.field !== field || this.#selection.count !== count) this.#select(field, count);
    return true;
  }

  /** @param {import('./line/layout.js').Point} by @param {number | null} over */
  #carry(by, over) {
    if (!this.#selection) return;
    if (!this.#drags) {
      this.#drags = true;
      this.#mark();
      this.#hand.append(...this.#lifted(this.#selection).map((disc) => disc.element), ...this.#over.querySelectorAll('.line-chip'));
    }
    this.#hand.setAttribute('transform', `translate(${by.x} ${by.y})`);
    this.classList.toggle('line-there', over !== null && over === this.#goal());
  }

  /** @param {number | null} over */
  #drop(over) {
    this.classList.remove('line-there');
    this.#hand.removeAttribute('transform');
    const selection = this.#selection;
    if (!selection || !this.#drags) return;
    if (over !== null && over === this.#goal()) {
      this.#make('held');
      return;
    }
    this.#drags = false;
    this.#mark();
    if (over !== null && over !== selection.field) this.#astray(over, null);
  }

  /** @param {number | null} field @param {number | null} index */
  #hover(field, index) {
    const can = field !== null && index !== null && !this.#selection && this.#offer(field);
    const next = can ? { field, count: this.#cut(field, index) } : null;
    if (next?.field === this.#hovered?.field && next?.count === this.#hovered?.count) return;
    this.#hovered = next;
    this.#mark();
  }

  /** @param {number} field @param {number} by */
  #shift(field, by) {
    const counts = this.#offer(field)?.counts;
    if (!counts) return;
    const at = this.#selection?.field === field ? counts.indexOf(this.#selection.count) + by : by > 0 ? 0 : counts.length - 1;
    if (counts[at] !== undefined) this.#select(field, counts[at]);
  }

  /** @param {number} field @param {number} count */
  #count(field, count) {
    const offer = this.#offer(field);
    if (offer?.counts.includes(count)) {
      this.#select(field, count);
      return true;
    }
    return false;
  }

  /** @param {number} field */
  #enter(field) {
    if (this.#editing) return this.#edit(field);
    if (!this.interactive) return;
    if (this.#selection?.field === field || this.#goal() === field) return this.#make('raised');
    const height = this.#layout?.heights.get(field) ?? 0;
    if (this.#offer(field)) return this.#select(field, height);
    this.#astray(field, height ? 0 : null);
  }

  #escape() {
    if (!this.#selection) return false;
    this.clear();
    this.say(t('line-said-nothing'));
    return true;
  }
}

/** @param {View} view */
const table = (view) => /** @type {LineTable} */ (view.table);
/** @param {View} view */
const choices = (view) => /** @type {LineChoices} */ (view.choices);

customElements.define('line-board', LineBoard);
