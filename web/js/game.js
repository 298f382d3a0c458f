// A table: shows what the server says about the game, and tells it what the player wants.

import { Unreachable, message, send } from './api.js';
import { byId, say, toast } from './dom.js';
import { MoveList } from './moves.js';
import { preferences } from './preferences.js';
import * as referee from './referee.js';
import { Seats } from './seats.js';
import { play as playSound } from './sound.js';
import { attend } from './table/attention.js';
import './table/dock.js';
import { Invitation } from './table/invitation.js';
import { Offers } from './table/offers.js';
import { called, ownSides, sideName, together } from './table/people.js';
import { Plans } from './table/plans.js';
import { comings, told } from './table/said.js';
import { addSteps } from './table/steps.js';
import { Talk } from './table/talk.js';
import { drawTools } from './table/tools.js';
import { Wire } from './wire.js';
import { t, tell } from './words.js';

/** @typedef {import('../types').View} View */
/** @typedef {import('../types').Snapshot} Snapshot */
/** @typedef {import('../types').News} News */
/** @typedef {import('../types').Command} Command */
/** @typedef {import('./boards/board.js').Board} Board */

/** How long a move can be undone before it counts, in milliseconds. */
const UNDO_TIME = 2500;
/** After so long a move that has not been answered is shown as one that is on its way. */
const SOON = 600;

const board = /** @type {Board & {flags?: object, names?: unknown, seat?: number | null}} */ (/** @type {unknown} */ (byId('board')));
const table = byId('table');
const status = byId('status');
const confirmBar = byId('confirm');

/** @type {Snapshot} */
let game = JSON.parse(byId('snapshot').textContent ?? '{}');
/** When it came, by `performance.now()`. */
let received = performance.now();
/** The ply that is shown; none while the board follows the game. @type {number | null} */
let past = null;
/** Whether the move after the shown position is half-way. */
let half = false;
/** A move that does not count yet. @type {{text: string, timer: number} | null} */
let pending = null;
/** A move that the server has not answered. @type {string | null} */
let sending = null;
/** Whether the player has turned the board. */
let turnedByHand = false;
/** @type {Wire | null} */
let wire = null;

const title = document.querySelector('h1')?.textContent ?? '';
const moves = new MoveList(byId('moves'), (ply) => lookAt(ply));
const seats = new Seats(table, board.localName === 'sixth-board', () => playSound('low'));
const offers = new Offers(byId('offers'), command, refresh);
const invitation = new Invitation(byId('invitation'), title, { name: table.dataset.name ?? '', account: 'account' in table.dataset }, command);
const talk = new Talk(/** @type {HTMLDetailsElement} */ (byId('talk')), async (room, text) => {
  try {
    await wire?.send({ do: 'say', room, text });
    return null;
  } catch (error) {
    return message(error);
  }
});
const plans = new Plans(byId('plans'), byId('planning'), {
  present: async (view) => {
    past = null;
    draw();
    await board.show(view);
    offer();
    board.scrollIntoView({ block: 'nearest' });
  },
  resume: () => {
    draw();
    show();
  },
  plan: (plan) => command({ do: 'plan', ...plan, ply: game.view.moves.length }),
});

/** The position after so many moves. @param {number} ply @returns {Promise<View>} */
const viewAt = async (ply) =>
  ply === game.view.moves.length ? game.view : referee.view(game.view.variant, game.start, game.view.moves.slice(0, ply));

// What is heard.

/** @param {News} news */
function hear(news) {
  if (news.kind === 'table' && news.table) receive(news.table, news.events);
  else if (news.kind === 'presence') {
    say(comings(game, news.here).join(' ') || (byId('said').textContent ?? ''));
    game = { ...game, watchers: news.watchers, seats: game.seats.map((seat, at) => ({ ...seat, here: news.here[at] ?? seat.here })) };
    draw();
  } else if (news.kind === 'gone') {
    game = { ...game, phase: 'over', can: none(game.can) };
    draw();
    status.textContent = t('game-gone');
    say(t('game-gone'));
  }
}

/** @param {Snapshot['can']} can @returns {Snapshot['can']} */
const none = (can) => /** @type {Snapshot['can']} */ (Object.fromEntries(Object.keys(can).map((name) => [name, false])));

/** Takes in what has happened. @param {Snapshot} next @param {Extract<News, {kind: 'table'}>['events']} events */
function receive(next, events) {
  const before = game;
  const [old, now] = [before.view.moves, next.view.moves];
  const continues = now.length === old.length + 1 && old.every((text, at) => text === now[at]);
  const changed = now.join(' ') !== old.join(' ');
  game = next;
  received = performance.now();
  if (changed) drop();
  if (JSON.stringify(before.plan) !== JSON.stringify(next.plan) && !changed && past === null && !plans.active) board.preview(sending ?? planned());
  if (before.seats.some(({ kind, name }, at) => kind !== next.seats[at]?.kind || name !== next.seats[at]?.name)) orient();
  draw();
  attend(game);
  if (past === null && !plans.active && (changed || before.phase !== next.phase)) show(continues);
  const words = told(events, before, game, outcome());
  if (words.length > 0) say(words.join(' '));
  if (before.phase !== 'over' && game.phase === 'over') playSound('end');
  for (const { event } of events) {
    if (event.kind === 'declined' && event.offer === 'draw' && !together(game)) toast(t('game-declined'));
    else if (event.kind === 'declined' && before.offers.some(({ seat, offer }) => offer === event.offer && before.yours.includes(seat))) {
      toast(t(`said-declined-${event.offer}`));
    }
    if (event.kind === 'resumed' && event.away > 2_000) toast(t('game-resumed'));
    // Those who agreed to play again go on; those who watch are shown the way.
    if (event.kind === 'continued' && game.yours.length > 0) location.assign(`/game/${event.next}`);
  }
}

/** What the server knows better than a page that heard nothing: whether the game can be claimed by now. */
async function refresh() {
  try {
    const next = await send(`/api/games/${game.id}`, undefined, 'GET');
    if (next.number === game.number) receive(next, []);
  } catch {
    // It is asked again when somebody comes or goes.
  }
}

/** Shows the game as it is. @param {boolean} [animate] */
async function show(animate = false) {
  await board.show(game.view, { animate });
  if (past === null && !plans.active && !pending) board.preview(sending ?? (game.your_turn ? null : planned()));
  offer();
}

/** The planned move, if the board can show it now: what is laid would have the colour of whoever is to move. */
const planned = () => (/[>:]/.test(game.plan?.premove ?? '') ? game.plan?.premove ?? null : null);

/** Whether the board can be played on now. */
function offer() {
  board.interactive = plans.active || (past === null && game.can.move && !pending && sending === null);
}

function outcome() {
  if (game.result === '*') return '';
  if (game.result === '1/2-1/2') return t('game-drawn');
  const winner = game.result === '1-0' ? 0 : 1;
  const sides = ownSides(game);
  if (sides.size !== 1) return t('game-won', { side: sideName(game, winner) });
  return t(sides.has(winner) ? 'game-you-won' : 'game-you-lost');
}

// What is shown beside the board.

function draw() {
  const plies = game.view.moves.length;
  table.dataset.phase = game.phase;
  table.toggleAttribute('data-seated', game.yours.length > 0);
  moves.draw(game.view.moves, past ?? plies);
  seats.show(game, received, board.turned);
  invitation.show(game);
  offers.show(game);
  plans.show(game);
  if (talk.show(game).length > 0) playSound('talk');
  byId('watchers').textContent = game.watchers > 0 && game.phase !== 'waiting' ? t('game-watchers', { count: game.watchers }) : '';
  drawStatus(plies);
  drawTools(byId('tools'), game, { command, hint, turn: turnBoard });
  offer();
}

/** @param {number} plies */
function drawStatus(plies) {
  status.replaceChildren();
  // On a phone it is said where the actions are as well: the rest lies below the board.
  const result = byId('result');
  result.hidden = game.phase !== 'over';
  result.textContent = `${outcome()} ${game.ending ? tell(game.ending) : ''}`.trim();
  if (past !== null) {
    status.append(t('game-past', { ply: past, plies }), ' ');
    const back = document.createElement('button');
    back.className = 'quiet';
    back.textContent = t('game-to-now');
    back.addEventListener('click', () => lookAt(plies));
    status.append(back);
  } else if (plans.active) status.textContent = plans.words;
  else if (game.phase === 'over') {
    const strong = document.createElement('strong');
    strong.textContent = outcome();
    status.append(strong, ' ', game.ending ? tell(game.ending) : '');
  } else if (game.phase === 'waiting') {
    status.textContent = t('game-waiting', { count: game.seats.filter(({ kind }) => kind === 'open').length });
  } else if (sending !== null && wire?.state !== 'connected') status.textContent = t('game-sending', { text: sending });
  else if (game.thinking) status.textContent = t('game-thinking');
  else if (game.view.to_move !== null) {
    const side = sideName(game, game.view.to_move % 2);
    status.textContent = t(game.your_turn && ownSides(game).size === 1 ? 'game-your-turn' : 'game-turn-of', { side });
    if (game.yours.length === 0) status.append(` ${t('game-watching')}`);
  }
}

/** @param {import('./wire.js').State} state */
function drawConnection(state) {
  const element = byId('connection');
  const lost = element.dataset.state === 'reconnecting' || element.dataset.state === 'offline';
  element.dataset.state = state;
  element.textContent = t(`state-${state}`);
  if (state === 'connected' && lost) say(t('game-connected'));
  else if (state === 'reconnecting' || state === 'offline') say(t('game-reconnecting'));
  draw();
}

function turnBoard() {
  turnedByHand = true;
  board.turned = !board.turned;
  seats.show(game, received, board.turned);
}

/** What a seat of a team is called on the board: as its player, if that says something. @param {Snapshot['seats'][0]} seat @param {number} at */
const teamName = (seat, at) =>
  seat.kind === 'you' || seat.name !== null ? called(seat) : t('invite-seat', { side: sideName(game, at % 2), number: Math.floor(at / 2) + 1 });

/** The board as the players at it see it: their own side below. */
function orient() {
  const sides = ownSides(game);
  if (!turnedByHand) board.turned = sides.size === 1 && sides.has(1);
  const alone = sides.size === 1 && !together(game);
  const team = game.seats.length > 2 && together(game);
  const names = alone ? game.seats.map(called) : team ? game.seats.map(teamName) : undefined;
  const { coordinates, cells, fives } = preferences();
  board.flags = { coordinates: board.localName === 'six-board' ? cells : coordinates, fives, names };
  if ('names' in board) board.names = names ?? null;
  if ('seat' in board) board.seat = game.yours[0] ?? null;
}

// What the player wants.

/** @param {Command} what */
async function command(what) {
  try {
    await wire?.send(what);
  } catch (error) {
    toast(error instanceof Unreachable ? t('error-server') : message(error));
  }
}

/** @param {string} text */
async function make(text) {
  drop();
  if (sending !== null) return;
  sending = text;
  offer();
  // Usually the answer is there before anybody could wonder.
  const timer = setTimeout(() => {
    if (past === null) board.preview(text);
    draw();
  }, SOON);
  try {
    await wire?.send({ do: 'move', text, ply: game.view.moves.length });
  } catch (error) {
    toast(error instanceof Unreachable ? t('error-server') : message(error));
  } finally {
    clearTimeout(timer);
    sending = null;
    draw();
    // Whatever was on its way and did not arrive goes back to where it was.
    if (past === null && !plans.active && game.view.moves.at(-1) !== text) await show();
    offer();
  }
}

/** The player has chosen a move. @param {string} text */
function choose(text) {
  if (plans.active) return void plans.choose(text);
  const safety = preferences().safety;
  if (safety === 'none') return void make(text);
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
    show();
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

/** Says why a move is not allowed. @param {string} text */
async function explain(text) {
  if (plans.active) return toast(t('plan-not-now'));
  try {
    await referee.view(game.view.variant, game.start, [...game.view.moves, text]);
  } catch (error) {
    toast(message(error));
  }
}

async function hint() {
  try {
    const { text } = await send(`/api/games/${game.id}/hint`, {});
    if (!text) return toast(t('tool-hint-none'));
    if (past !== null) await lookAt(game.view.moves.length);
    board.preview(text);
    toast(t('said-hint', { text }));
  } catch (error) {
    toast(message(error));
  }
}

/** Shows the game after so many moves. @param {number} ply */
async function lookAt(ply) {
  plans.stop();
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

const stepBack = () => void lookAt((past ?? game.view.moves.length) - 1);
const stepForward = () => void lookAt((past ?? game.view.moves.length) + 1);
addSteps(byId('steps'), {
  first: () => lookAt(0),
  back: stepBack,
  half: halfStep,
  forward: stepForward,
  last: () => lookAt(game.view.moves.length),
});

/** @param {Event} event @returns {string} */
const textOf = (event) => /** @type {CustomEvent} */ (event).detail.text;
board.addEventListener('move', (event) => choose(textOf(event)));
board.addEventListener('refused', (event) => explain(textOf(event)));
board.addEventListener('say', (event) => say(textOf(event)));
board.addEventListener('sound', (event) => playSound(/** @type {CustomEvent} */ (event).detail.name));
byId('typed').addEventListener('submit', (event) => {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (byId('typed-move'));
  const text = input.value.trim().replace(/\s+/g, '');
  if (!text) return;
  if (plans.active) choose(text);
  else if (game.can.plan && together(game)) plans.premove(text);
  else if (game.can.move && game.view.legal.includes(text)) choose(text);
  else if (game.can.move) make(text);
  else toast(t(game.phase === 'waiting' ? 'refused-waiting' : 'refused-not-your-turn'));
  input.value = '';
});
document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches('input, textarea, select')) return;
  const act = { '[': stepBack, ']': stepForward, f: turnBoard, '/': () => byId('typed-move').focus() }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

customElements.whenDefined(board.localName).then(async () => {
  orient();
  await show();
  draw();
  attend(game);
  drawConnection('connecting');
  wire = new Wire(game.id, game.number, { news: hear, state: drawConnection });
});
