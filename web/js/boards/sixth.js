// The board of SIXTH!. It shows a view, offers the choices in it, and tells what the player wants.
//
// Beyond the base class it has two properties: `editing` (choosing a square tells `edit` with `{place}` instead of a move)
// and `flags` (`{coordinates, ranks}`, both shown unless false, and `plain`: no trays).

import { t } from '../words.js';
import { Board, LIFT, still } from './board.js';
import { Choice, mayTake } from './sixth/choice.js';
import { CountStrip, TowerList, passButton } from './sixth/controls.js';
import { Field } from './sixth/field.js';
import { NUDGED, RAISED, corner, squares, touched, unitsOf } from './sixth/geometry.js';
import { Hand } from './sixth/hand.js';
import { listen } from './sixth/keys.js';
import { Motion } from './sixth/motion.js';
import { choicesOf, letterOf, placing, read, tableOf } from './sixth/offers.js';
import { replay, spotFor } from './sixth/replay.js';
import { chosen, lifted, squareName } from './sixth/speech.js';
import { Tray } from './sixth/trays.js';

/** @typedef {import('../../types').View} View */
/** @typedef {import('../../types').ShowOptions} ShowOptions */
/** @typedef {import('./sixth/offers.js').Lift} Lift */
/** @typedef {import('./sixth/hand.js').Grip} Grip */
/** @typedef {import('./sixth/field.js').Mark} Mark */
/** @typedef {'mouse' | 'touch' | 'key'} Means */
/** @typedef {{plain?: boolean, coordinates?: boolean, ranks?: boolean}} Flags */

let made = 0;

export class SixthBoard extends Board {
  #ids = `sixth-${++made}`;
  #field = new Field(this.#ids);
  #far = new Tray(this.#ids, false);
  #near = new Tray(this.#ids, true);
  #motion = new Motion(this.#field, this.#ids);
  #count = new CountStrip((count) => this.#picked && this.#pick(this.#picked.from, count, 'touch'), () => this.#putBack());
  #list = new TowerList(this.#ids, (square, count) => this.#pick(square, count, 'touch'));
  #pass = passButton(() => this.#send('pass', 'tap'));
  #middle = document.createElement('div');
  #stage = {
    field: this.#field,
    motion: this.#motion,
    trays: [this.#near, this.#far],
    ranks: true,
    sound: (/** @type {string} */ name) => this.sound(name),
  };
  #hand = new Hand(this, {
    touch: (event) => this.#touch(event),
    hover: (grip) => this.#hover(grip),
    tap: (grip, touch) => {
      if ('square' in grip) this.#point(grip.square, grip.count, touch ? 'touch' : 'mouse');
      else this.#chooseKind(grip.letter);
    },
    hold: (grip) => 'square' in grip && this.#open(grip.square),
    holds: (grip) => this.interactive && !this.#editing && !this.#moving && this.#lettersIn(grip).length > 0,
    take: (grip, event) => this.#take(grip, event),
    carry: (event) => this.#carry(event),
    drop: (event) => this.#drop(event),
    lose: () => this.clear(),
  });

  #choice = new Choice();
  /** Whether it was lifted this very moment. */
  #justPicked = false;
  /** Where the mouse is. @type {Lift | null} */
  #hovered = null;
  /** What is carried, or lies where it was dropped until the next position is shown. @type {{letters: string[], group: SVGGElement, drop: number} | null} */
  #carried = null;
  /** What was chosen, and how far the hand has brought it. @type {{text: string, how: 'tap' | 'drag'} | null} */
  #sent = null;
  /** @type {string | null} */
  #previewed = null;
  /** The square that the Tab key reaches. */
  #at = 'c3';
  #editing = false;
  /** @type {Flags} */
  #flags = {};
  #moving = 0;

  connectedCallback() {
    if (this.#middle.isConnected) return;
    this.#middle.className = 'sixth-middle';
    this.#field.svg.setAttribute('aria-label', t('sixth-board'));
    this.#middle.append(this.#field.svg, this.#pass, this.#list.element);
    const near = document.createElement('div');
    near.className = 'sixth-near';
    near.append(this.#near.element, this.#count.element);
    this.append(this.#far.element, this.#middle, near);
    this.addEventListener('click', (event) => this.#click(event));
    this.addEventListener('contextmenu', (event) => this.#context(event));
    this.addEventListener('focusin', ({ target }) => {
      const square = target instanceof SVGElement && target.dataset.square;
      if (square) this.#rove(square);
    });
    listen(this, {
      move: (square, right, down) => this.#step(square, right, down),
      choose: (square) => this.#point(square, this.#stack(square).length, 'key'),
      count: (square, count) => this.#setCount(square, count),
      kind: (kind) => this.#chooseKind(letterOf(kind, this.view?.to_move ?? 0)),
      look: (square) => this.#open(square),
      cancel: () => this.#putBack(),
    });
    if (this.view) this.draw(this.view);
  }

  /** Whether places are chosen to be edited, and not to move. */
  get editing() {
    return this.#editing;
  }
  set editing(value) {
    this.#editing = value;
    this.toggleAttribute('data-editing', value);
    this.clear();
  }

  /** What else is written on the board. */
  get flags() {
    return this.#flags;
  }
  set flags(value) {
    this.#flags = value;
    this.toggleAttribute('data-plain', Boolean(value.plain));
    this.#stage.ranks = value.ranks !== false;
    this.#field.lay(this.turned, value.coordinates !== false);
    if (this.view) this.draw(this.view);
  }

  // Showing.

  /** @override @param {View} view @param {ShowOptions} [options] */
  async show(view, options = {}) {
    if (this.view !== view) this.#previewed = null;
    await super.show(view, options);
    const { last } = view;
    if (!options.animate || !still() || !last || last.kind === 'pass' || this.view !== view) return;
    this.sound(last.kind === 'place' ? 'place' : last.kind === 'shift' && last.king !== null ? 'king' : 'land');
    this.#field.svg.querySelector('.sixth-towers')?.animate([{ opacity: 0.55 }, { opacity: 1 }], LIFT);
  }

  /** @override @param {View} view */
  draw(view) {
    tableOf(view);
    this.#moving = 0;
    this.#sent = null;
    this.#carried = null;
    this.#motion.stop();
    if (this.#field.turned !== this.turned) this.#field.lay(this.turned, this.#flags.coordinates !== false);
    this.#refresh();
  }

  /** @override */
  clear() {
    this.#choice.forget();
    this.#hovered = this.#carried = null;
    this.#field.hold(false);
    this.#hand.letGo();
    this.#list.close(false);
    if (!this.#moving) this.#field.air.replaceChildren();
    this.#refresh();
  }

  /** @override @param {string | null} text */
  preview(text) {
    this.#previewed = text;
    this.#refresh();
  }

  /** Shows everything as it is now. */
  #refresh() {
    const { view } = this;
    if (!view) return;
    const mine = this.turned ? 1 : 0;
    for (const [tray, side] of /** @type {const} */ ([[this.#near, mine], [this.#far, 1 - mine]])) {
      tray.show(view, side, (letter) => this.interactive && mayTake(view, letter));
      const inHand = this.#choice.inHand(view);
      tray.press(inHand && (this.#choice.kind || placing(view, inHand)) ? inHand : null, this.#choice.kind !== null);
    }
    this.#pass.hidden = !(this.interactive && choicesOf(view).pass);
    const size = this.#picked ? this.#stack(this.#picked.from).length : 0;
    if (this.#picked && size > 1 && !this.#carried) this.#count.show(size, this.#picked.count);
    else this.#count.hide();
    if (this.#moving) return;
    for (const square of squares(this.turned)) this.#paint(square);
    this.#field.hint.replaceChildren();
    if (this.#previewed) this.#ghost(this.#previewed);
  }

  get #picked() {
    return this.#choice.picked;
  }

  /** @param {string} square @returns {string[]} */
  #stack = (square) => (this.view ? (tableOf(this.view).stacks[square] ?? []) : []);

  /** Draws one square: its tower, what is lifted of it, and its marks. @param {string} square */
  #paint(square) {
    const { view } = this;
    if (!view) return;
    const table = tableOf(view);
    const letters = this.#stack(square);
    const rank = (this.#stage.ranks && table.ranks[square]) || null;
    const meant = read(this.#previewed);
    const picked = this.#picked?.from === square ? this.#picked : null;
    const hovered = this.#hovered?.from === square ? this.#hovered : null;
    let raisedNow = null;
    if (picked && this.#carried) this.#field.tower(square, letters.slice(0, letters.length - picked.count), { rank });
    else if (picked) raisedNow = this.#field.tower(square, letters, { split: picked.count, raise: RAISED, rank, cut: true });
    else if (hovered) this.#field.tower(square, letters, { split: hovered.count, raise: NUDGED, rank, cut: true });
    else if (meant?.kind === 'shift' && meant.from === square) {
      this.#field.tower(square, letters, { split: meant.count ?? letters.length, raise: NUDGED, rank, cut: true });
    } else this.#field.tower(square, letters, { rank });
    if (raisedNow && this.#justPicked && !still()) {
      raisedNow.animate([{ transform: 'translate(0, 0)' }, { transform: `translate(0, ${-RAISED}px)` }], { duration: LIFT, easing: 'ease-out' });
    }
    const marks = this.#choice.marks(view, square, this.interactive);
    this.#field.marks(square, marks, unitsOf(letters));
    this.#describe(square, marks);
  }

  /** Tells what a square is to those who cannot see it. @param {string} square @param {Mark[]} marks */
  #describe(square, marks) {
    const { view } = this;
    if (!view) return;
    const place = this.#field.place(square);
    const table = tableOf(view);
    const sentences = [squareName(table, square)];
    for (const mark of /** @type {const} */ (['target', 'struck', 'must', 'king'])) {
      if (marks.includes(mark)) sentences.push(t(`sixth-square-${mark}`));
    }
    place.setAttribute('aria-label', sentences.join(' '));
    place.setAttribute('tabindex', square === this.#at ? '0' : '-1');
    place.setAttribute('aria-disabled', String(!this.interactive && !this.#editing));
    if (table.stacks[square] && this.interactive) place.setAttribute('aria-pressed', String(this.#picked?.from === square));
    else place.removeAttribute('aria-pressed');
    place.classList.toggle('sixth-place-taken', this.interactive && square in table.stacks);
    place.classList.toggle('sixth-place-target', marks.includes('target'));
  }

  /** Shows a move that has not been made. @param {string} text */
  #ghost(text) {
    const { view } = this;
    const meant = read(text);
    if (!view || !meant || meant.kind === 'pass') return;
    const onto = this.#stack(meant.to);
    if (meant.kind === 'place') {
      const letter = letterOf(meant.prefix || 'P', view.to_move ?? view.last?.seat ?? 0);
      this.#field.ghost({ letters: [letter], onto, to: meant.to });
      return;
    }
    const over = this.#stack(meant.from);
    const letters = over.slice(-(meant.count ?? over.length));
    const jumps = tableOf(view).ranks[meant.from]?.[1] === 'knight';
    if (letters.length) this.#field.ghost({ letters, onto, to: meant.to, from: meant.from, over, jumps });
  }

  /** @override @param {View} before @param {View} after */
  async animateMove(before, after) {
    const { last } = after;
    const begun = this.#sent?.text === last?.text ? (this.#sent?.how ?? null) : null;
    this.#sent = this.#carried = null;
    this.#motion.stop();
    // A move can only be shown from the position before it; in all other cases the new one is simply drawn.
    if (!last || document.hidden || before.moves.length + 1 !== after.moves.length) return;
    const run = ++runs;
    this.#moving = run;
    await replay(this.#stage, before, last, begun);
    if (this.#moving === run) this.#moving = 0;
  }

  // Choosing.

  /** The player points at a square. @param {string} square @param {number} count @param {Means} means */
  #point(square, count, means) {
    if (this.#editing) {
      this.dispatchEvent(new CustomEvent('edit', { bubbles: true, detail: { place: square } }));
      return;
    }
    if (!this.interactive || !this.view) return;
    if (this.#picked?.from === square) {
      const same = this.#picked.count === count;
      if (means === 'touch') {
        // A finger is wider than an edge: tapping on goes through the cuts from the lowest up, and around.
        const next = same ? (count > 1 ? count - 1 : this.#stack(square).length) : count;
        if (this.#stack(square).length === 1) this.#putBack();
        else this.#pick(square, next, means);
      } else if (same || means === 'key') this.#putBack();
      else this.#pick(square, count, means);
    } else if (this.#picked) this.#land(square, count, means);
    else if (this.#stack(square).length) this.#pick(square, count, means);
    else this.#go(square, 'tap');
  }

  /** @param {string} square @param {number} count @param {Means} means */
  #pick(square, count, means) {
    if (!this.view || !this.interactive) return;
    this.#justPicked = this.#picked?.from !== square;
    this.#choice.pick(square, count);
    this.#hovered = null;
    this.toggleAttribute('data-by-touch', means === 'touch');
    this.#refresh();
    if (this.#justPicked) this.sound('lift');
    this.#justPicked = false;
    this.say(lifted(square, count, this.#choice.targets(this.view)));
  }

  /** The player wants to put down what is lifted. @param {string} square @param {number} count @param {Means} means */
  #land(square, count, means) {
    if (!this.view) return;
    const struck = this.#choice.struck(this.view, square);
    // A tower that is no target is taken instead: most often that was meant.
    const taken = means !== 'key' && !struck && this.#stack(square).length > 0;
    if (taken && !this.#choice.targets(this.view).includes(square)) return this.#pick(square, count, means);
    if (!this.#go(square, 'tap') && means !== 'key' && !struck) this.clear();
  }

  /** The player wants what is in hand to go there: whether it can. @param {string} square @param {'tap' | 'drag'} how */
  #go(square, how) {
    const { view } = this;
    const text = view && this.#choice.text(view, square);
    if (!view || !text) {
      this.say(t('sixth-nothing-to-place'));
      return false;
    }
    const can = this.#choice.targets(view).includes(square);
    if (can) this.#send(text, how);
    else this.refused(text);
    return can;
  }

  /** @param {string} text @param {'tap' | 'drag'} how */
  #send(text, how) {
    this.#sent = { text, how };
    this.chose(text);
  }

  /** @param {string} letter */
  #chooseKind(letter) {
    const { view } = this;
    const there = this.#near.holds(letter) || this.#far.holds(letter);
    if (!view || !this.interactive || !there || !mayTake(view, letter)) return;
    this.#choice.take(this.#choice.kind === letter ? null : letter);
    this.#hovered = null;
    this.#refresh();
    this.say(this.#choice.kind ? chosen(letter, this.#choice.targets(view).length) : t('sixth-put-back'));
  }

  /** Sets how many pieces are lifted, of the tower in hand or else of the one in focus. @param {string} square @param {number} count */
  #setCount(square, count) {
    const from = this.#picked?.from ?? square;
    if (count <= this.#stack(from).length && !this.#editing) this.#pick(from, count, 'key');
  }

  /** Forgets what is in hand; whether there was anything. */
  #putBack() {
    if (!this.#picked && !this.#choice.kind) return false;
    const from = this.#picked?.from;
    this.clear();
    this.say(t('sixth-put-back'));
    if (from && !this.contains(document.activeElement)) this.#field.place(from).focus({ preventScroll: true });
    return true;
  }

  // Pointers.

  /** @param {PointerEvent} event @returns {Grip | null} */
  #touch(event) {
    if (!(event.target instanceof Element) || !this.view) return null;
    const letter = event.target.closest('.sixth-kind:enabled')?.getAttribute('data-letter');
    if (letter) return { letter };
    if (!this.#field.svg.contains(event.target)) return null;
    const square = this.#aim(event);
    return square && { square: square.square, count: square.count };
  }

  /** What an event means on the board. A place that can be gone to wins over a tower that reaches into it. @param {PointerEvent} event */
  #aim(event) {
    const { view } = this;
    if (!view) return null;
    const held = this.#carried ? null : this.#picked;
    const hit = touched(this.#field.point(event), tableOf(view).stacks, this.turned, held);
    if (!hit?.behind) return hit;
    const targets = this.#picked || this.#choice.kind ? this.#choice.targets(view) : [];
    const behind = targets.includes(hit.behind) && !targets.includes(hit.square);
    return behind ? { square: hit.behind, count: this.#stack(hit.behind).length, behind: null } : hit;
  }

  /** @param {Grip | null} grip */
  #hover(grip) {
    const before = this.#hovered;
    const on = this.interactive && !this.#editing && !this.#moving && grip && 'square' in grip ? grip : null;
    const free = on && !this.#picked && this.#stack(on.square).length;
    this.#hovered = free ? { from: on.square, count: on.count } : null;
    this.#field.over(on && (this.#picked || this.#choice.kind || !this.#stack(on.square).length) ? on.square : null);
    if (before?.from === this.#hovered?.from && before?.count === this.#hovered?.count) return;
    for (const square of new Set([before?.from, this.#hovered?.from])) if (square) this.#paint(square);
  }

  /** The pieces that a grip takes, from the bottom. @param {Grip} grip @returns {string[]} */
  #lettersIn(grip) {
    if ('letter' in grip) return [grip.letter];
    return grip.count ? this.#stack(grip.square).slice(-grip.count) : [];
  }

  /** @param {Grip} grip @param {PointerEvent} event */
  #take(grip, event) {
    const letters = this.#lettersIn(grip);
    if ('letter' in grip) this.#choice.take(grip.letter);
    else this.#choice.pick(grip.square, grip.count);
    this.#hovered = null;
    this.#field.hold(true);
    const group = this.#motion.hold(letters, this.#field.point(event));
    // A finger hides what is under it, so the pieces stand above it.
    this.#carried = { letters, group, drop: event.pointerType === 'mouse' ? 8 : -14 };
    this.sound('lift');
    this.#refresh();
  }

  /** @param {PointerEvent} event */
  #carry(event) {
    if (!this.#carried) return;
    const { x, y } = this.#field.point(event);
    this.#carried.group.setAttribute('transform', `translate(${x} ${y + this.#carried.drop})`);
    this.#field.over(this.#aim(event)?.square ?? null);
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const { view } = this;
    const carried = this.#carried;
    this.#field.over(null);
    const to = this.#aim(event)?.square ?? null;
    this.#field.hold(false);
    if (!view || !carried) return;
    const picked = this.#picked;
    if (picked && to === picked.from) {
      this.clear();
      return this.#pick(picked.from, picked.count, event.pointerType === 'mouse' ? 'mouse' : 'touch');
    }
    if (to && this.#choice.targets(view).includes(to)) {
      const end = this.#motion.landing(to, this.#stack(to), carried.letters);
      carried.group.setAttribute('transform', `translate(${end.x} ${end.y})`);
    }
    if (!to || !this.#go(to, 'drag')) this.#goHome(event, carried, picked);
  }

  /** @param {PointerEvent} event @param {{letters: string[], drop: number}} carried @param {Lift | null} picked */
  #goHome(event, carried, picked) {
    const point = this.#field.point(event);
    const letter = carried.letters[0] ?? '';
    const home = picked
      ? this.#motion.landing(picked.from, this.#stack(picked.from).slice(0, -picked.count), carried.letters)
      : spotFor(this.#stage, letter);
    if (still()) return this.clear();
    const { view } = this;
    const flight = this.#motion.home(carried.letters, { x: point.x, y: point.y + carried.drop }, home, picked ? 1 : 0.5);
    flight.then((done) => done && this.view === view && !this.#hand.carrying && this.clear());
  }

  /** @param {MouseEvent} event */
  #click(event) {
    // Pointers are dealt with as they come; a click without one is that of a keyboard or a screen reader.
    if (!(event.target instanceof Element) || event.detail !== 0) return;
    const letter = event.target.closest('.sixth-kind:enabled')?.getAttribute('data-letter');
    const square = event.target.getAttribute('data-square');
    if (letter) this.#chooseKind(letter);
    else if (square) this.#point(square, this.#stack(square).length, 'key');
  }

  /** @param {MouseEvent} event */
  #context(event) {
    const on = event.target;
    const square = on instanceof SVGElement ? on.dataset.square : null;
    if (!square || !this.view) return;
    // From the keyboard the square in focus is meant, from a pointer the tower that it touches.
    const point = event.button === 2 || event.detail ? this.#field.point(event) : null;
    const hit = point && touched(point, tableOf(this.view).stacks, this.turned, null);
    const meant = hit?.square ?? square;
    if (!this.#stack(meant).length) return;
    event.preventDefault();
    this.#hand.letGo();
    this.#open(meant);
  }

  // Keys.

  /** @param {string} square */
  #rove(square) {
    if (square === this.#at) return;
    this.#field.place(this.#at).setAttribute('tabindex', '-1');
    this.#at = square;
    this.#field.place(square).setAttribute('tabindex', '0');
  }

  /** @param {string} square @param {number} right @param {number} down */
  #step(square, right, down) {
    const names = squares(this.turned);
    const index = names.indexOf(square);
    const column = Math.min(4, Math.max(0, (index % 5) + right));
    const row = Math.min(4, Math.max(0, Math.floor(index / 5) + down));
    this.#field.place(names[row * 5 + column] ?? square).focus();
  }

  /** Opens a tower as a list. @param {string} square */
  #open(square) {
    const { view } = this;
    const letters = this.#stack(square);
    if (!view || !letters.length || this.#moving) return;
    const usable = this.interactive && !this.#editing;
    this.#list.show(square, letters, tableOf(view).ranks[square] ?? [letters.length, 'pawn'], usable, this.#field.place(square));
    const at = corner(square, this.turned);
    const { element } = this.#list;
    const box = this.#middle.getBoundingClientRect();
    const edge = (/** @type {number} */ wish, /** @type {number} */ room) => `${Math.round(Math.max(4, Math.min(wish, room - 4)))}px`;
    element.style.setProperty('left', edge(((at.x + 50) / 500) * box.width - element.offsetWidth / 2, box.width - element.offsetWidth));
    element.style.setProperty('top', edge(((at.y + 50) / 500) * box.height - element.offsetHeight / 2, box.height - element.offsetHeight));
  }
}

let runs = 0;

customElements.define('sixth-board', SixthBoard);
