// On a narrow screen the panels are tabs; on a wide one they stand below each other, and the tabs are gone.

import { byId } from '../dom.js';

const NAMES = ['lines', 'moves', 'report', 'share'];
const narrow = matchMedia('(max-width: 60rem)');

export function tabs() {
  const buttons = NAMES.map((name) => byId(`tab-${name}`));
  const panels = NAMES.map((name) => byId(`panel-${name}`));
  let chosen = 1;

  function draw() {
    panels.forEach((panel, i) => {
      panel.classList.toggle('chosen', i === chosen);
      if (narrow.matches) {
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', `tab-${NAMES[i]}`);
      } else {
        panel.removeAttribute('role');
        panel.setAttribute('aria-labelledby', `head-${NAMES[i]}`);
      }
    });
    buttons.forEach((button, i) => {
      button.setAttribute('aria-selected', String(i === chosen));
      button.tabIndex = i === chosen ? 0 : -1;
    });
  }

  buttons.forEach((button, i) => {
    button.addEventListener('click', () => {
      chosen = i;
      draw();
    });
    button.addEventListener('keydown', (event) => {
      const to = { ArrowLeft: i - 1, ArrowRight: i + 1, Home: 0, End: NAMES.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      chosen = (to + NAMES.length) % NAMES.length;
      draw();
      buttons[chosen]?.focus();
    });
  });
  narrow.addEventListener('change', draw);
  draw();
}
