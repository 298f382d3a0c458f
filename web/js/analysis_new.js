// The page on which an analysis begins: dates as people write them, and the way back to what was not saved.

import { locale } from './words.js';

const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

for (const time of document.querySelectorAll('time[data-time]')) {
  const date = new Date(Number(time.getAttribute('data-time')));
  time.setAttribute('datetime', date.toISOString());
  time.textContent = dates.format(date);
}

try {
  const draft = JSON.parse(localStorage.getItem('trilith-draft') ?? 'null');
  const place = document.getElementById('draft');
  const link = place?.querySelector('a');
  // Only ever an address of this page.
  if (place && link && typeof draft?.address === 'string' && /^\/analysis[?/]/.test(draft.address)) {
    link.href = `${draft.address}#draft`;
    const time = place.querySelector('time');
    if (time && Number.isFinite(draft.time)) time.textContent = dates.format(new Date(draft.time));
    place.hidden = false;
  }
} catch {
  // Then there is nothing to go on with.
}
