// Taking an analysis away: kept on the server, as a link, as text, as JSON, as a picture, on paper, in another page.

import { t, tell } from '../words.js';
import { Refusal, post } from '../stream.js';
import { copy, html, toast } from '../dom.js';
import { query } from './link.js';

/** @typedef {import('./study.js').Study} Study */

const PICTURES = [
  ['svg', '/picture.svg'],
  ['png', '/picture.png'],
  ['gif', '/picture.gif'],
];
/** A code for cameras should be coarse: a longer link leaves the moves out and tells the position they lead to. */
const LONGEST_CODE = 300;

/** @param {string} name @param {string} kind @param {string} text */
function download(name, kind, text) {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  html('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {unknown} error */
const excuse = (error) => toast(error instanceof Refusal && error.told ? tell(error.told) : t('analysis-not-saved'));

/** @param {HTMLElement} panel @param {Study} study */
export function sharePanel(panel, study) {
  const { start } = study;
  const title = html('input', { id: 'study-title', maxLength: 120, value: start.title, placeholder: t('analysis-untitled'), autocomplete: 'off' });
  const save = html('button', { type: 'button', onclick: keep });
  const saved = html('p', { class: 'muted', 'aria-live': 'polite' });
  const link = field('share-link', t('analysis-link'));
  const frame = field('share-frame', t('analysis-frame'));
  const pictures = PICTURES.map(([name]) => html('a', { class: 'button quiet small', target: '_blank', rel: 'noopener' }, t(`analysis-picture-${name}`)));
  const code = html('a', { class: 'button quiet small', target: '_blank', rel: 'noopener' }, t('analysis-picture-qr'));
  const play = html('a', { class: 'button quiet small' }, t('analysis-play-on'));
  panel.append(
    html('div', { class: 'save' }, html('label', { for: 'study-title' }, t('analysis-study-title')), html('div', { class: 'pair' }, title, save), saved),
    link.element,
    html(
      'div',
      { class: 'actions' },
      html('button', { type: 'button', class: 'quiet small', onclick: copyText }, t('analysis-copy-text')),
      html('button', { type: 'button', class: 'quiet small', onclick: takeText }, t('analysis-take-text')),
      html('button', { type: 'button', class: 'quiet small', onclick: takeJson }, t('analysis-take-json')),
      html('button', { type: 'button', class: 'quiet small', onclick: () => print() }, t('analysis-print')),
    ),
    html('div', { class: 'actions', role: 'group', 'aria-label': t('analysis-pictures') }, ...pictures, code),
    frame.element,
    html('div', { class: 'actions' }, play, html('a', { class: 'button quiet small', href: '/games' }, t('analysis-mine'))),
  );

  /** A text that is there to be copied. @param {string} id @param {string} name */
  function field(id, name) {
    const input = html('input', { id, readOnly: true, onfocus: () => input.select() });
    const button = html('button', { type: 'button', class: 'quiet', 'aria-label': t('analysis-copy-of', { what: name }), onclick: async () => toast(t((await copy(input.value)) ? 'analysis-copied' : 'analysis-not-copied')) }, t('analysis-copy'));
    return { input, element: html('div', { class: 'field' }, html('label', { for: id }, name), html('div', { class: 'pair' }, input, button)) };
  }

  /** The canonical text of the record, which only the server writes. */
  async function text() {
    const response = await post('/api/record', { text: JSON.stringify(study.tree.toRecord()) });
    return /** @type {string} */ ((await response.json()).text);
  }

  async function copyText() {
    try {
      toast(t((await copy(await text())) ? 'analysis-copied' : 'analysis-not-copied'));
    } catch (error) {
      excuse(error);
    }
  }

  async function takeText() {
    try {
      download('trilith.txt', 'text/plain', await text());
    } catch (error) {
      excuse(error);
    }
  }

  function takeJson() {
    download('trilith.json', 'application/json', JSON.stringify(study.tree.toRecord(), null, 2));
  }

  async function keep() {
    save.disabled = true;
    try {
      const response = await post('/api/studies', { id: start.yours ? start.id : null, title: title.value.trim(), record: study.tree.toRecord() });
      const { id } = await response.json();
      Object.assign(start, { id, yours: true, title: title.value.trim() });
      history.replaceState(history.state, '', `/analysis/${id}`);
      document.title = `${start.title || t('analysis-untitled')} · Trilith`;
      study.tells('saved');
      saved.textContent = t('analysis-saved');
    } catch (error) {
      excuse(error);
    }
    save.disabled = false;
    draw();
  }

  function draw() {
    const { variant, position } = study.tree;
    const here = query(variant, position, study.at.moves);
    link.input.value = `${location.origin}/analysis?${here}`;
    frame.input.value = `<iframe src="${location.origin}/embed?${here.replaceAll('&', '&amp;')}" width="420" height="540" title="Trilith" loading="lazy"></iframe>`;
    pictures.forEach((picture, i) => (picture.href = `${PICTURES[i]?.[1]}?${here}`));
    const reached = query(variant, study.view?.position ?? position, []);
    code.href = `/qr.svg?path=${encodeURIComponent(`/analysis?${here.length > LONGEST_CODE ? reached : here}`)}`;
    play.href = `/new?${reached}`;
    save.textContent = start.id && !start.yours ? t('analysis-save-copy') : t('analysis-save');
  }

  study.on('node', draw);
  study.on('view', draw);
  study.on('tree', () => {
    saved.textContent = start.id && start.yours ? t('analysis-unsaved') : '';
    draw();
  });
  draw();
}
