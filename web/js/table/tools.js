// The actions at a table. What can be done the server says; a button that cannot be used now keeps its place.

import { html, iconButton } from '../dom.js';
import { together } from './people.js';
import { t } from '../words.js';

/** @typedef {import('../../types').Snapshot} Snapshot */
/** @typedef {import('../../types').Command} Command */
/** @typedef {import('../../types').Offer} Offer */

/**
 * @typedef {object} Acts
 * @property {(command: Command) => void} command
 * @property {() => void} hint
 * @property {() => void} turn
 */

/** @param {HTMLElement} element @param {Snapshot} game @param {Acts} acts */
export function drawTools(element, game, acts) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.tool;
  element.replaceChildren(...tools(game, acts));
  if (focused) /** @type {HTMLElement | null} */ (element.querySelector(`[data-tool="${focused}"]`))?.focus();
}

/** @param {Snapshot} game @param {Acts} acts @returns {HTMLElement[]} */
function tools(game, { command, hint, turn }) {
  const { can } = game;
  const own = game.yours.length > 0;
  if (game.phase === 'waiting') return [];
  const board = iconButton('turn', t('tool-turn'), turn, 'f');
  board.className = 'quiet icon';
  board.dataset.tool = 'turn';
  if (game.phase === 'over') {
    const parts = [board, link('analyse', `/analysis/game/${game.id}`), link('record', `/game/${game.id}/record.txt`)];
    if (game.rematch) parts.unshift(link('next', `/game/${game.rematch}`, ''));
    else if (own && (can.rematch || offered(game, 'rematch'))) parts.unshift(offer(game, 'rematch', 'rematch', can.rematch, command, ''));
    parts.push(link('new', `/new?variant=${encodeURIComponent(game.view.variant)}`));
    return parts;
  }
  if (!own) return [board];
  const people = together(game);
  const parts = [offer(game, 'takeback', 'take-back', can.take_back, command)];
  if (!people) parts.push(tool('hint', hint, { disabled: !can.hint }));
  parts.push(board, offer(game, 'draw', 'draw', can.draw, command));
  parts.push(
    people && can.abort
      ? tool('abort', () => confirm(t('tool-abort-sure')) && command({ do: 'abort' }))
      : tool('resign', () => confirm(t('tool-resign-sure')) && command({ do: 'resign' }), { disabled: !can.resign }),
  );
  return parts;
}

/** Whether somebody waits for an answer to this. @param {Snapshot} game @param {Offer} offer */
const offered = (game, offer) => game.offers.some((standing) => standing.offer === offer && game.yours.some((seat) => seat % 2 === standing.seat % 2));

/** @param {Snapshot} game @param {Offer} what @param {string} name @param {boolean} possible @param {Acts['command']} command @param {string} [look] */
function offer(game, what, name, possible, command, look) {
  const waits = offered(game, what);
  return tool(waits ? `${name}-offered` : name, () => command({ do: what }), { disabled: !possible, look });
}

/** @param {string} name @param {() => void} act @param {{disabled?: boolean, look?: string}} [options] */
const tool = (name, act, { disabled = false, look = 'quiet' } = {}) =>
  html('button', { type: 'button', class: look, 'data-tool': name, disabled, onclick: act }, t(`tool-${name}`));

/** @param {string} name @param {string} href @param {string} [look] */
const link = (name, href, look = 'quiet') => html('a', { class: `button ${look}`, 'data-tool': name, href }, t(`tool-${name}`));
