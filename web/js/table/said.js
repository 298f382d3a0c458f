// What happened, for those who do not see it: one sentence for each thing that matters.

import { called, isOther, sideName } from './people.js';
import { t, tell } from '../words.js';

/** @typedef {import('../../types').Snapshot} Snapshot */
/** @typedef {import('../../types').News} News */

/** No more is said at once: after a long absence the position counts. */
const MOST = 3;

/**
 * @param {Extract<News, {kind: 'table'}>['events']} events
 * @param {Snapshot} before
 * @param {Snapshot} after
 * @param {string} outcome how it ended, if it has
 */
export function told(events, before, after, outcome) {
  /** @type {string[]} */
  const words = [];
  for (const { event } of events) {
    if (event.kind === 'tookback') words.push(t('said-took-back'));
    else if (event.kind === 'sat' && !after.yours.includes(event.seat)) words.push(t('said-sat', { name: called(after.seats[event.seat]) }));
    else if (event.kind === 'offered' && isOther(after, event.seat)) words.push(t(`offer-${event.offer}`, { name: called(after.seats[event.seat]) }));
    else if (event.kind === 'declined' && before.offers.some(({ seat, offer }) => offer === event.offer && before.yours.includes(seat))) {
      words.push(t(`said-declined-${event.offer}`));
    } else if (event.kind === 'resumed' && event.away > 2_000) words.push(t('game-resumed'));
  }
  const last = after.view.last;
  const moved = events.some(({ event }) => event.kind === 'moved');
  if (moved && last && !after.yours.includes(last.seat)) words.push(t('said-played', { side: sideName(after, last.seat % 2), text: last.text }));
  if (before.phase === 'waiting' && after.phase === 'playing') words.push(t('said-begun'));
  if (before.phase !== 'over' && after.phase === 'over') words.push(`${outcome} ${after.ending ? tell(after.ending) : ''}`.trim());
  return words.slice(-MOST);
}

/** Who came or went. @param {Snapshot} game @param {boolean[]} here */
export function comings(game, here) {
  return game.seats.flatMap((seat, at) => {
    const now = here[at] ?? seat.here;
    return seat.kind === 'guest' && now !== seat.here ? [t(now ? 'said-back' : 'said-away', { name: called(seat) })] : [];
  });
}
