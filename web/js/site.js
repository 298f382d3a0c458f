// What every page does once it is there.

const language = /** @type {HTMLSelectElement | null} */ (document.querySelector('.language select'));
if (language?.form) {
  const form = language.form;
  const button = form.querySelector('button');
  if (button) button.hidden = true;
  const back = form.elements.namedItem('back');
  if (back instanceof HTMLInputElement) back.value = location.pathname + location.search;
  language.addEventListener('change', () => form.submit());
}

// Times are the reader's own.
const locale = document.documentElement.lang;
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
for (const element of document.querySelectorAll('time[data-time]')) {
  const then = Number(/** @type {HTMLElement} */ (element).dataset.time);
  const seconds = (Date.now() - then) / 1000;
  element.setAttribute('datetime', new Date(then).toISOString());
  element.setAttribute('title', absolute.format(then));
  element.textContent =
    'day' in /** @type {HTMLElement} */ (element).dataset ? day.format(then)
    : seconds < 90 ? relative.format(0, 'minute')
    : seconds < 3600 ? relative.format(-Math.round(seconds / 60), 'minute')
    : seconds < 86400 ? relative.format(-Math.round(seconds / 3600), 'hour')
    : day.format(then);
}

if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {});
