// The lists of lessons: what is finished, and where to go on.

import { lesson } from './progress.js';
import { t } from './words.js';

for (const course of document.querySelectorAll('[data-course]')) {
  const links = [...course.querySelectorAll('[data-lesson]')].map((link) => /** @type {HTMLAnchorElement} */ (link));
  const kept = links.map((link) => lesson(link.dataset.lesson ?? ''));
  links.forEach((link, at) => {
    const state = kept[at]?.done ? 'done' : (kept[at]?.step ?? 0) > 0 ? 'begun' : null;
    if (!state) return;
    link.classList.add(state);
    const word = document.createElement('span');
    word.className = 'hidden';
    word.textContent = t(`study-${state}`);
    link.querySelector('[data-tick]')?.append(word);
  });
  const done = kept.filter((state) => state?.done).length;
  const progress = course.querySelector('[data-progress]');
  if (progress && done > 0) {
    const all = done === links.length;
    progress.textContent = all ? t('study-progress-all') : t('study-progress', { done, count: links.length });
  }
  const begin = /** @type {HTMLAnchorElement | null} */ (course.querySelector('[data-begin]'));
  const label = begin?.querySelector('[data-label]');
  const open = kept.findIndex((state) => !state?.done);
  if (!begin || !label || !kept.some(Boolean)) continue;
  if (open < 0) label.textContent = t('study-once-more');
  else {
    begin.href = links[open].href;
    label.textContent = t('study-continue');
  }
}
