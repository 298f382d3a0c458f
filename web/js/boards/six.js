// The board of Six: an endless field of hexagonal tiles that follows the game.

import { Board, still, svg } from './board.js';
import { t } from '../words.js';
import { zoomButtons } from './six/buttons.js';
import { Camera } from './six/camera.js';
import { Cells } from './six/cells.js';
import { Choice } from './six/choice.js';
import { Hand } from './six/hand.js';
import { cellAt, distance, middle, same, text } from './six/hex.js';
import { centre, jump, step } from './six/keys.js';
import { Marks } from './six/marks.js';
import { Motion } from './six/motion.js';
import { choicesOf, choosable, framed, sceneOf, sideOf, tableOf } from './six/scene.js';
import { cellName, choiceSaid, rowName, spoken, summary, whichSaid } from './six/speech.js';
import { Strips, element } from './six/strips.js';
import { Tiles } from './six/tiles.js';

/** @typedef {import('../../types').View} View */
/** @typedef {import('../../types').ShowOptions} ShowOptions */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./six/scene.js').Scene} Scene */
/** @typedef {import('./six/hex.js').Point} Point */
/** @typedef {import('./six/choice.js').Outcome} Outcome */

/**
 * Marks that a page may ask for.
 * @typedef {object} Flags
 * @property {boolean} [coordinates] the name of every cell, not only of the one that is pointed at
 * @property {boolean} [fives] sixes that lack one tile, and the cell that they lack
 * @property {boolean} [plain] neither strips nor buttons, for small pictures
 */

let boards = 0;

/**
 * `<six-board>`. Besides what every board has:
 * - `flags`: see above; `fives` and `coordinates` can also be set on their own;
 * - `editing`: choosing any cell dispatches `edit` with detail `{place: [q, r]}` instead of moves;
 * - `seat`: whose strip lies below (nothing: Red's, or Black's when the board is turned);
 * - `names`: what the seats are called in the strips, by seat (nothing: their colours);
 * - `fit()`: follows the game again.
 */
export class SixBoard extends Board {
  /** @type {Flags} */
  #flags = {};
  #editing = false;
  /** @type {number | null} */
  #seat = null;
  /** @type {string[] | null} */
  #names = null;
  /** @type {string | null} */
  #preview = null;
  /** The move that was just made by dragging: its tile lies there already. @type {{text: string, from: Cell, to: Cell} | null} */
  #dragged = null;
  /** The same for the position that is being shown. @type {string | null} */
  #arrived = null;
  /** @type {Cell | null} */
  #hovered = null;
  /** The view that is drawn, while another one may be on its way. @type {View | null} */
  #drawn = null;
  #moving = false;
  /** Where the dragged tile is. @type {Point} */
  #carriedAt = { x: 0, y: 0 };

  #built = false;
  #choice = new Choice();
  #motion = new Motion();
  #strips = new Strips();
  #cells = new Cells();
  #looked = svg('g');
  #field = svg('svg', { class: 'six-field' });
  #table = element('div', 'six-table');
  #words = element('div', 'six-unseen');
  #under = svg('g');
  #over = svg('g');
  #tiles = new Tiles();
  #marks = new Marks(this.#under, this.#over);
  #camera = new Camera(
    this.#looked,
    () => this.#followed(),
    (scale) => this.#marks.zoomed(scale),
  );
  #buttons = zoomButtons(this.#camera);
  #sized = new ResizeObserver(() => this.#resize());
  #hand = new Hand(this.#field, {
    cellAt: (at) => cellAt(this.#camera.toField(at), this.#sign),
    canLift: (cell) => this.#playing && this.#choice.canLift(cell),
    press: (cell) => this.#press(cell),
    tap: (cell) => this.#choose(cell),
    lift: (cell) => this.#lift(cell),
    carry: (at, cell) => this.#carry(at, cell),
    drop: (cell) => this.#drop(cell),
    hover: (cell) => this.#hover(cell),
    scrolls: () => this.#camera.following,
    pan: (dx, dy) => this.#camera.pan(dx, dy),
    zoom: (factor, at) => this.#camera.zoom(factor, at),
  });

  // What the page can set.

  get flags() {
    return this.#flags;
  }
  set flags(flags) {
    this.#flags = { ...flags };
    this.toggleAttribute('data-plain', Boolean(flags.plain));
    this.#refresh();
  }

  get fives() {
    return Boolean(this.#flags.fives);
  }
  set fives(value) {
    this.flags = { ...this.#flags, fives: value };
  }

  get coordinates() {
    return Boolean(this.#flags.coordinates);
  }
  set coordinates(value) {
    this.flags = { ...this.#flags, coordinates: value };
  }

  get editing() {
    return this.#editing;
  }
  set editing(value) {
    this.#editing = value;
    this.toggleAttribute('data-editing', value);
    this.clear();
  }

  get seat() {
    return this.#seat;
  }
  set seat(seat) {
    this.#seat = seat;
    this.#drawStrips();
  }

  get names() {
    return this.#names;
  }
  set names(names) {
    this.#names = names;
    this.#drawStrips();
  }

  fit() {
    this.#camera.fit();
  }

  // The life of the element.

  connectedCallback() {
    if (!this.#built) this.#build();
    this.#sized.observe(this.#table);
    if (this.view) this.draw(this.view);
  }

  disconnectedCallback() {
    this.#sized.disconnect();
    this.#motion.stop();
    this.#camera.stop();
  }

  #build() {
    this.#built = true;
    this.classList.add('six-board');
    const id = `six-${++boards}`;
    const help = element('p', 'six-unseen', t('six-help'));
    help.id = `${id}-help`;
    this.#cells.element.setAttribute('aria-label', t('six-field'));
    this.#cells.element.setAttribute('aria-describedby', help.id);
    for (const layer of [this.#under, this.#over]) layer.setAttribute('aria-hidden', 'true');
    this.#looked.append(this.#under, this.#tiles.element, this.#over, this.#tiles.carried, this.#cells.element);
    this.#field.append(this.#looked);
    this.#table.append(this.#field, this.#buttons);
    this.append(this.#strips.above, this.#table, this.#strips.below, this.#words, help);
    this.#cells.element.addEventListener('keydown', (event) => this.#key(event));
    // On the table, not on the grid: a part of a drawing that listens for the focus could be reached with Tab.
    this.#table.addEventListener('focusin', (event) => this.#focused(event));
    this.#table.addEventListener('focusout', () => this.#moving || this.#point());
    this.#cells.element.addEventListener('click', (event) => {
      const cell = event.target instanceof Element ? this.#cells.of(event.target) : null;
      if (cell && !this.#hand.echo) this.#choose(cell);
    });
    this.#followed();
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#table;
    if (!width || !height) return;
    this.#field.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#camera.resize(width, height, { width: this.#buttons.offsetWidth, height: this.#buttons.offsetHeight });
  }

  #followed() {
    this.toggleAttribute('data-following', this.#camera.following);
  }

  // Drawing.

  /** @returns {1 | -1} */
  get #sign() {
    return this.turned ? -1 : 1;
  }

  get #playing() {
    return this.interactive && !this.#editing && this.view !== null && !this.view.over;
  }

  /** @param {View} view @param {ShowOptions} [options] */
  async show(view, options = {}) {
    if (view.position !== this.view?.position) this.#preview = null;
    this.#hand.release();
    this.#arrived = this.#dragged?.text ?? null;
    // Whoever wants nothing to move may still want to hear it.
    if (options.animate && this.view && still()) {
      if (view.last?.kind === 'move' && view.last.captured.length) this.sound('capture');
      this.#sounds(view, this.#arrived === view.last?.text);
    }
    await super.show(view, options);
  }

  /** @param {View} view */
  draw(view) {
    this.#motion.stop();
    this.#moving = false;
    this.#dragged = null;
    const what = this.#drawn === null ? 'first' : isNext(this.#drawn, view) ? 'next' : 'other';
    if (this.#drawn !== view) {
      const cells = tableOf(view).tiles.map(({ q, r }) => /** @type {Cell} */ ([q, r]));
      this.#choice.offer(choicesOf(view), cells);
    }
    if (!this.#built) return;
    this.#drawn = view;
    this.#refresh();
    this.#drawStrips();
    this.#words.replaceChildren(...summary(view).map((words) => element('p', '', words)));
    this.#camera.frame(framed(view, this.#sign), what);
    const { last } = view;
    if (!this.#camera.following && (last?.kind === 'lay' || last?.kind === 'move')) this.#camera.reveal(middle(last.to, this.#sign));
  }

  #drawStrips() {
    const own = this.#seat === null ? (this.turned ? 1 : 0) : sideOf(this.#seat);
    if (this.view && this.#built) this.#strips.draw(this.view, own, this.#names);
  }

  /** @param {View} view @param {boolean} playing @returns {Scene} */
  #scene(view, playing) {
    const { turned, fives, coordinates, editing } = this;
    return sceneOf(view, this.#choice, { interactive: playing, turned, fives, coordinates, editing, preview: this.#preview });
  }

  /** Draws what follows from the view and from what the player has begun; at the end of a move if one is on its way. */
  #refresh() {
    if (!this.view || !this.#built || this.#moving || this.#drawn !== this.view) return;
    const scene = this.#scene(this.view, this.#playing);
    this.#tiles.draw(scene);
    this.#marks.draw(scene);
    this.#cells.draw(
      scene.cells,
      scene.sign,
      (cell) => ({
        name: cellName(cell, scene),
        selected: scene.picked !== null && same(scene.picked, cell),
        lifts: scene.liftable.has(text(cell)),
        chooses: this.#editing || choosable(cell, scene),
      }),
      rowName,
    );
    if (this.#dragged) this.#tiles.put(this.#dragged.from, middle(this.#dragged.to, this.#sign));
    this.#point();
  }

  /** Names the cell under the pointer, else the one with the keyboard's focus. */
  #point() {
    const focused = this.#cells.focused && document.activeElement?.matches(':focus-visible') ? this.#cells.current : null;
    this.#marks.point(this.#hovered ?? focused);
  }

  /** @param {string | null} text */
  preview(text) {
    this.#preview = text;
    this.#dragged = null;
    this.#refresh();
  }

  clear() {
    this.#choice.forget();
    // A tile that was dragged stays where it was put until the page lets the player move again or shows another position.
    if (this.interactive) this.#dragged = null;
    this.#refresh();
  }

  // Motion.

  /** @param {View} before @param {View} after */
  async animateMove(before, after) {
    const { last } = after;
    const dragged = last !== null && this.#arrived === last.text;
    if (!this.#built || !last || (last.kind !== 'lay' && last.kind !== 'move')) return;
    const goes = this.#motion.begin();
    this.#moving = true;
    // What is on the board may be older than `before`, if its move was still on its way.
    const scene = this.#scene(before, false);
    this.#tiles.draw({ ...scene, formation: null });
    this.#marks.draw({ ...scene, last: null, formation: null, fives: [] });
    this.#marks.point(null);
    await (last.kind === 'lay' ? this.#animateLay(last, goes) : this.#animateShift(last, scene, dragged, goes));
    if (goes()) this.#sounds(after, dragged);
  }

  /** @param {{seat: number, to: Cell}} last @param {() => boolean} goes */
  async #animateLay({ seat, to }, goes) {
    const tile = this.#tiles.add(to, sideOf(seat), this.#sign);
    const at = middle(to, this.#sign);
    await this.#motion.enter(tile, this.#stackOf(seat), at);
    if (goes()) await this.#motion.settle(tile, at);
  }

  /** @param {{from: Cell, to: Cell, captured: [Cell, number][]}} last @param {Scene} scene @param {boolean} dragged @param {() => boolean} goes */
  async #animateShift({ from, to, captured }, scene, dragged, goes) {
    const [start, end] = [middle(from, this.#sign), middle(to, this.#sign)];
    const lost = captured.map(([cell]) => cell);
    this.#marks.draw({ ...scene, last: null, formation: null, fives: [], picked: from, lost: new Set(lost.map(text)) });
    const tile = dragged ? this.#tiles.put(from, end) : this.#tiles.take(from);
    if (!tile) return;
    if (!dragged) await this.#motion.lift(tile, start);
    if (lost.length) {
      if (goes()) await this.#motion.reason(tile);
      if (!goes()) return;
      this.sound('capture');
      await this.#motion.vanish([...this.#tiles.at(lost), ...this.#over.querySelectorAll('.six-lost-mark')]);
    }
    if (dragged) return;
    if (goes()) await this.#motion.travel(tile, start, end);
    if (goes()) await this.#motion.settle(tile, end);
  }

  /** The sound of a tile that has come to lie. @param {View} view @param {boolean} heard whether it was heard when dragged */
  #sounds({ last }, heard) {
    if (last?.kind === 'lay') this.sound('place');
    else if (last?.kind === 'move' && !heard) this.sound('land');
  }

  /** Where a seat's tiles come from, beside the table. @param {number} seat @returns {Point} */
  #stackOf(seat) {
    const field = this.#field.getBoundingClientRect();
    const stack = this.#strips.stack(seat)?.getBoundingClientRect();
    if (!stack?.width) return this.#camera.toField({ x: field.width / 2, y: field.height });
    return this.#camera.toField({ x: stack.left + 12 - field.left, y: stack.top + stack.height / 2 - field.top });
  }

  /** Whoever touches the board does not wait for a move to end. */
  #hurry() {
    if (this.#moving && this.view) this.draw(this.view);
  }

  // What the player does.

  /** @param {Cell} cell */
  #press(cell) {
    this.#hurry();
    const { lift, groups } = this.#choice;
    if (!this.#playing || !this.#choice.canLift(cell) || groups.length || (lift && same(lift.from, cell))) return false;
    this.#follow(this.#choice.touch(cell), cell);
    return true;
  }

  /** @param {Cell} cell */
  #choose(cell) {
    this.#hurry();
    if (this.#cells.has(cell)) this.#cells.select(cell);
    if (this.#editing) {
      this.dispatchEvent(new CustomEvent('edit', { bubbles: true, detail: { place: cell } }));
      return;
    }
    if (!this.#playing) return;
    if (!this.#isNear(cell)) {
      // Far from everything it is no try to move, but a wish to be rid of what was begun.
      if (this.#choice.lift) this.#putBack();
      return;
    }
    this.#follow(this.#choice.touch(cell), cell);
  }

  /** @param {Cell} cell */
  #isNear(cell) {
    const near = this.#cells.nearest(cell);
    return near !== null && distance(near, cell) <= 1;
  }

  /** @param {Outcome} outcome @param {Cell} cell */
  #follow(outcome, cell) {
    if (outcome.kind === 'move') this.#choice.forget();
    this.#refresh();
    switch (outcome.kind) {
      case 'move':
        return this.chose(outcome.text);
      case 'refused':
        return this.refused(outcome.text);
      case 'picked':
        this.sound('lift');
        return this.say(choiceSaid(this.#choice));
      case 'group':
        return this.say(choiceSaid(this.#choice));
      case 'which':
        return this.say(whichSaid(this.#choice));
      case 'dropped':
        return this.say(t('six-said-back', { cell: spoken(cell) }));
      case 'nothing':
        return this.say(t('six-said-nothing', { cell: spoken(cell) }));
    }
  }

  #putBack() {
    const from = this.#choice.lift?.from;
    this.#choice.forget();
    this.#refresh();
    if (from) this.say(t('six-said-back', { cell: spoken(from) }));
  }

  /** @param {Cell} cell */
  #lift(cell) {
    const { lift } = this.#choice;
    if (!lift || !same(lift.from, cell)) this.#follow(this.#choice.pick(cell), cell);
    this.toggleAttribute('data-dragging', true);
  }

  /** @param {Point} at @param {Cell} cell */
  #carry(at, cell) {
    const from = this.#choice.lift?.from;
    if (!from) return;
    const point = this.#camera.toField(at);
    this.#carriedAt = point;
    this.#tiles.carry(from, point);
    if (!this.#hovered || !same(this.#hovered, cell)) this.#hover(cell);
  }

  /** @param {Cell | null} cell */
  #drop(cell) {
    this.toggleAttribute('data-dragging', false);
    this.#hovered = null;
    const from = this.#choice.lift?.from;
    if (!from) return this.#refresh();
    const outcome = cell && !same(cell, from) && this.#isNear(cell) ? this.#choice.drop(cell) : null;
    if (outcome?.kind === 'move' && cell) {
      this.#dragged = { text: outcome.text, from, to: cell };
      this.sound('land');
      return this.#follow(outcome, cell);
    }
    if (outcome && cell) this.#follow(outcome, cell);
    else this.#refresh();
    const [tile] = this.#tiles.at([from]);
    if (tile && !still()) this.#motion.back(tile, this.#carriedAt, middle(from, this.#sign));
  }

  /** @param {Cell | null} cell */
  #hover(cell) {
    const known = cell && this.#cells.has(cell) ? cell : null;
    if (known === this.#hovered || (known && this.#hovered && same(known, this.#hovered))) return;
    this.#hovered = known;
    if (!this.#moving) this.#point();
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const cell = event.target instanceof Element ? this.#cells.of(event.target) : null;
    if (!cell) return;
    this.#cells.select(cell);
    if (event.target instanceof Element && event.target.matches(':focus-visible')) this.#camera.reveal(middle(cell, this.#sign));
    if (!this.#moving) this.#point();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#act(event.key, event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What a key does: whether it does anything. @param {string} key @param {boolean} shift */
  #act(key, shift) {
    const { current } = this.#cells;
    const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
    if (key.startsWith('Arrow')) this.#go(step(this.#cells.all, current, key, shift, this.#sign));
    else if (key === 'Home') this.#go(centre(this.#cells.all));
    else if (key === 'n' || key === 'p') this.#go(jump(this.#offered(), current, key === 'n' ? 1 : -1, this.#sign));
    else if (key === 'Enter' || key === ' ') this.#choose(current);
    else if (key === '+' || key === '=') this.#camera.zoom(1.3, undefined, true);
    else if (key === '-') this.#camera.zoom(1 / 1.3, undefined, true);
    else if (key === '0') this.fit();
    else if (key === 'Escape' && this.#choice.lift) this.#putBack();
    else if (digit && this.#choice.groups.length) this.#follow(this.#choice.keep(digit - 1), current);
    else return false;
    return true;
  }

  /** The cells that can be chosen at this step. @returns {Cell[]} */
  #offered() {
    if (!this.#playing) return this.#cells.all;
    const targets = [...this.#choice.targets.values()].map(({ cell }) => cell);
    return targets.length ? targets : this.#choice.liftable;
  }

  /** @param {Cell | null} cell */
  #go(cell) {
    if (!cell) return;
    this.#hovered = null;
    this.#cells.focus(cell);
  }
}

/** Whether one position is a move away from the other. @param {View} before @param {View} after */
function isNext(before, after) {
  return before.variant === after.variant && Math.abs(before.moves.length - after.moves.length) <= 1;
}

customElements.define('six-board', SixBoard);
