// A table: shows what the server says about the game, and tells it what the player wants.

import { Unreachable, commandName, message, send } from './api.js';
import { MoveList } from './moves.js';
import { preferences } from './preferences.js';
import * as referee from './referee.js';
import { Seats } from './seats.js';
import { SIDES } from './sides.js';
import { play as playSound } from './sound.js';
import { t, tell } from './words.js';

/** @typedef {import('../types').View} View */
/** @typedef {import('../types').Snapshot} Snapshot */
/** @typedef {import('./boards/board.js').Board} Board */

/** How long a move can be undone before it counts, in milliseconds. */
const UNDO_TIME = 2500;
/** How long a short message stays. */
const TOAST_TIME = 6000;

const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const board = /** @type {Board & {flags?: object, names?: unknown, seat?: number | null}} */ (/** @type {unknown} */ (find('board')));
const id = find('table').dataset.id ?? '';
const status = find('status');
const tools = find('tools');
const confirmBar = find('confirm');

/** @type {Snapshot} */
let game = JSON.parse(find('snapshot').textContent ?? '{}');
/** The ply that is shown; none while the board follows the game. @type {number | null} */
let past = null;
/** Whether the move after the shown position is half-way. */
let half = false;
/** A move that does not count yet. @type {{text: string, timer: number} | null} */
let pending = null;
let sending = false;

const moves = new MoveList(find('moves'), (ply) => lookAt(ply));
const sideName = (/** @type {number} */ side) => SIDES[game.view.table.game][side];
const seats = new Seats(find('table'), sideName, board.localName === 'sixth-board');

/** The position after so many moves. @param {number} ply @returns {Promise<View>} */
const viewAt = async (ply) =>
  ply === game.view.moves.length ? game.view : referee.view(game.view.variant, game.start, game.view.moves.slice(0, ply));

/** Takes in what has happened. @param {Snapshot} next */
function receive(next) {
  if (next.number < game.number) return;
  const before = game.view.moves;
  const now = next.view.moves;
  const continues = now.length === before.length + 1 && before.every((text, at) => text === now[at]);
  const changed = next.number !== game.number || next.rematch !== game.rematch;
  game = next;
  if (!changed) return draw();
  if (now.join(' ') !== before.join(' ')) drop();
  draw();
  if (past !== null) return;
  board.show(game.view, { animate: continues }).then(offer);
  const last = game.view.last;
  if (continues && last && !next.yours.includes(last.seat)) {
    say(t('said-played', { side: sideName(last.seat % 2), text: last.text }));
  }
  if (game.result !== '*') {
    playSound('end');
    say(`${outcome()} ${game.ending ? tell(game.ending) : ''}`);
  } else if (game.declined) toast(t('game-declined'));
}

/** Whether the board can be played on now. */
function offer() {
  board.interactive = past === null && game.your_turn && game.result === '*' && !pending && !sending;
}

function outcome() {
  if (game.result === '1/2-1/2') return t('game-drawn');
  const winner = game.result === '1-0' ? 0 : 1;
  const sides = new Set(game.yours.map((seat) => seat % 2));
  if (sides.size !== 1) return t('game-won', { side: sideName(winner) });
  return t(sides.has(winner) ? 'game-you-won' : 'game-you-lost');
}

/** Everything beside the board. */
function draw() {
  const plies = game.view.moves.length;
  moves.draw(game.view.moves, past ?? plies);
  seats.show(game, board.turned);
  status.replaceChildren();
  if (past !== null) {
    status.append(t('game-past', { ply: past, plies }), ' ');
    const back = document.createElement('button');
    back.className = 'quiet';
    back.textContent = t('game-to-now');
    back.addEventListener('click', () => lookAt(plies));
    status.append(back);
  } else if (game.result !== '*') {
    const strong = document.createElement('strong');
    strong.textContent = outcome();
    status.append(strong, ' ', game.ending ? tell(game.ending) : '');
  } else if (game.thinking) status.textContent = t('game-thinking');
  else if (game.view.to_move !== null) {
    const side = sideName(game.view.to_move % 2);
    const both = new Set(game.yours.map((seat) => seat % 2)).size > 1;
    status.textContent = t(game.your_turn && !both ? 'game-your-turn' : 'game-turn-of', { side });
    if (game.yours.length === 0) status.append(` ${t('game-watching')}`);
  }
  drawTools();
  offer();
}

/**
 * @param {string} name
 * @param {() => void} act
 * @param {{quiet?: boolean, disabled?: boolean}} [options]
 */
function tool(name, act, { quiet = true, disabled = false } = {}) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t(`tool-${name}`);
  button.dataset.tool = name;
  button.disabled = disabled;
  if (quiet) button.className = 'quiet';
  button.addEventListener('click', act);
  return button;
}

/** @param {string} name @param {string} href */
function link(name, href) {
  const anchor = document.createElement('a');
  anchor.className = 'button quiet';
  anchor.href = href;
  anchor.textContent = t(`tool-${name}`);
  anchor.dataset.tool = name;
  return anchor;
}

function drawTools() {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.tool;
  const own = game.yours.length > 0;
  const turn = tool('turn', turnBoard);
  if (game.result !== '*') {
    const parts = [turn, link('analyse', `/analysis/game/${id}`), link('record', `/game/${id}/record.txt`)];
    if (game.rematch) parts.unshift(link('next', `/game/${game.rematch}`));
    else if (own) parts.unshift(tool('rematch', rematch, { quiet: false }));
    parts.push(link('new', `/new?variant=${encodeURIComponent(game.view.variant)}`));
    tools.replaceChildren(...parts);
  } else if (own) {
    tools.replaceChildren(
      tool('take-back', () => command({ do: 'takeback' }), { disabled: !game.can_take_back }),
      tool('hint', hint, { disabled: !game.your_turn }),
      turn,
      tool('draw', () => command({ do: 'draw' })),
      tool('resign', () => confirm(t('tool-resign-sure')) && command({ do: 'resign' })),
    );
  } else tools.replaceChildren(turn);
  if (focused) /** @type {HTMLElement | null} */ (tools.querySelector(`[data-tool="${focused}"]`))?.focus();
}

function turnBoard() {
  board.turned = !board.turned;
  seats.show(game, board.turned);
}

/** @param {Record<string, unknown>} what */
async function command(what) {
  if (sending) return;
  sending = true;
  offer();
  const body = { id: commandName(), ...what };
  try {
    receive(await withPatience(() => send(`/api/games/${id}/commands`, body)));
  } catch (error) {
    toast(message(error));
    // Whatever was on its way goes back to where it was.
    await board.show(game.view);
  } finally {
    sending = false;
    offer();
  }
}

/** Tries again while the server cannot be reached: a command under the same name is done once. @template T @param {() => Promise<T>} act @returns {Promise<T>} */
async function withPatience(act) {
  for (let wait = 500; ; wait = Math.min(wait * 2, 5000)) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      toast(t('game-reconnecting'));
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** The player has chosen a move. @param {string} text */
function choose(text) {
  const safety = preferences().safety;
  if (safety === 'none') return make(text);
  drop();
  const timer = safety === 'undo' ? window.setTimeout(() => pending && make(pending.text), UNDO_TIME) : 0;
  pending = { text, timer };
  offer();
  board.preview(text);
  const yes = document.createElement('button');
  yes.textContent = t('confirm-move', { text });
  yes.addEventListener('click', () => pending && make(pending.text));
  const no = document.createElement('button');
  no.className = 'quiet';
  no.textContent = safety === 'undo' ? t('undo-move', { text }) : t('confirm-back');
  no.addEventListener('click', () => {
    drop();
    board.show(game.view).then(offer);
  });
  confirmBar.replaceChildren(...(safety === 'undo' ? [no] : [yes, no]));
  confirmBar.hidden = false;
  (safety === 'undo' ? no : yes).focus();
}

/** Forgets a move that does not count yet. */
function drop() {
  if (pending) clearTimeout(pending.timer);
  pending = null;
  // Whoever plays by keys is not to look for the board again.
  const returns = confirmBar.contains(document.activeElement);
  confirmBar.hidden = true;
  if (returns) /** @type {HTMLElement | null} */ (board.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  board.preview(null);
}

/** @param {string} text */
function make(text) {
  drop();
  return command({ do: 'move', text, ply: game.view.moves.length });
}

/** Says why a move is not allowed. @param {string} text */
async function explain(text) {
  try {
    await referee.view(game.view.variant, game.start, [...game.view.moves, text]);
  } catch (error) {
    toast(message(error));
  }
}

async function hint() {
  try {
    const { text } = await send(`/api/games/${id}/hint`, {});
    if (!text) return toast(t('tool-hint-none'));
    if (past !== null) await lookAt(game.view.moves.length);
    board.preview(text);
    toast(t('said-hint', { text }));
  } catch (error) {
    toast(message(error));
  }
}

async function rematch() {
  try {
    const next = await send(`/api/games/${id}/rematch`, {});
    location.href = `/game/${next.id}`;
  } catch (error) {
    toast(message(error));
  }
}

/** Shows the game after so many moves. @param {number} ply */
async function lookAt(ply) {
  const plies = game.view.moves.length;
  const to = Math.max(0, Math.min(ply, plies));
  const from = past ?? plies;
  half = false;
  past = to === plies ? null : to;
  drop();
  draw();
  try {
    const view = await viewAt(to);
    if ((past ?? plies) !== to) return;
    await board.show(view, { animate: to === from + 1 });
  } catch (error) {
    toast(message(error));
  }
  offer();
}

/** Half a move forward: what is lifted first, where it lands then. */
function halfStep() {
  const at = past ?? game.view.moves.length;
  const next = game.view.moves[at];
  if (next === undefined) return;
  if (half) return void lookAt(at + 1);
  half = true;
  board.preview(next);
}

const ARROWS = /** @type {Record<string, string>} */ ({
  first: 'M6 5h2v14H6zM19 5v14l-9-7z',
  back: 'M16 5v14l-9-7z',
  half: 'M6 5v14l5-4v-6zM13 8.5v7l5-3.5z',
  forward: 'M8 5v14l9-7z',
  last: 'M5 5v14l9-7zM16 5h2v14h-2z',
});
/** @type {[string, () => void][]} */
const STEPS = [
  ['first', () => lookAt(0)],
  ['back', () => lookAt((past ?? game.view.moves.length) - 1)],
  ['half', halfStep],
  ['forward', () => lookAt((past ?? game.view.moves.length) + 1)],
  ['last', () => lookAt(game.view.moves.length)],
];
for (const [name, act] of STEPS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.setAttribute('aria-label', t(`step-${name}`));
  button.title = t(`step-${name}`);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ARROWS[name]);
  svg.append(path);
  button.append(svg);
  button.addEventListener('click', act);
  find('steps').append(button);
}

/** @param {string} text */
function say(text) {
  find('said').textContent = text;
}

let toastTimer = 0;
/** @param {string} text */
function toast(text) {
  const element = find('toast');
  element.textContent = text;
  element.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => (element.hidden = true), TOAST_TIME);
}

/** Follows the game, whatever the connection does. */
function follow() {
  const events = new EventSource(`/api/games/${id}/events`);
  let lost = false;
  events.addEventListener('message', (event) => {
    if (lost) toast(t('game-connected'));
    lost = false;
    receive(JSON.parse(event.data));
  });
  events.addEventListener('error', () => {
    lost = true;
    toast(t('game-reconnecting'));
    // A browser gives up on some errors; we do not.
    if (events.readyState === EventSource.CLOSED) setTimeout(follow, 2000);
  });
}

board.addEventListener('move', (event) => choose(/** @type {CustomEvent} */ (event).detail.text));
board.addEventListener('refused', (event) => explain(/** @type {CustomEvent} */ (event).detail.text));
board.addEventListener('say', (event) => say(/** @type {CustomEvent} */ (event).detail.text));
board.addEventListener('sound', (event) => playSound(/** @type {CustomEvent} */ (event).detail.name));
find('typed').addEventListener('submit', (event) => {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (find('typed-move'));
  const text = input.value.trim().replace(/\s+/g, '');
  if (!text) return;
  if (game.view.legal.includes(text)) choose(text);
  else if (game.your_turn) make(text);
  else toast(t('refused-not-your-turn'));
  input.value = '';
});
document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches('input, textarea, select')) return;
  const act = { '[': () => STEPS[1][1](), ']': () => STEPS[3][1](), f: turnBoard, '/': () => find('typed-move').focus() }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

/** What a seat's player is called. @param {Snapshot['seats'][0]} seat */
function seatName(seat) {
  if (seat.kind === 'computer') return t('seat-level', { level: seat.level ?? 0 });
  return seat.kind === 'you' ? t('seat-you') : '';
}

customElements.whenDefined(board.localName).then(async () => {
  const sides = new Set(game.yours.map((seat) => seat % 2));
  board.turned = sides.size === 1 && sides.has(1);
  const { coordinates, cells, fives } = preferences();
  const names = game.seats.map(seatName);
  const named = sides.size === 1 && names.every((name) => name !== '');
  board.flags = { coordinates: board.localName === 'six-board' ? cells : coordinates, fives, names: named ? names : undefined };
  if ('names' in board) board.names = named ? names : null;
  if ('seat' in board) board.seat = game.yours[0] ?? null;
  await board.show(game.view);
  draw();
  follow();
});
