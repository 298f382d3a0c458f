// One disc: its side, its upper face, and the mark of its side on both, so that it is known wherever it lies.

import { svg } from '../board.js';
import { FLAT } from './layout.js';

/** @typedef {import('./layout.js').Pose} Pose */

/** The light that falls on every side, by way of one gradient for each board. @param {string} id @param {boolean} tall */
export function light(id, tall) {
  const end = tall ? { x2: 0, y2: 1 } : { x2: 1, y2: 0 };
  /** @param {number} offset @param {string} name */
  const stop = (offset, name) => svg('stop', { offset, class: `line-light-${name}` });
  return svg(
    'linearGradient',
    { id, x1: 0, y1: 0, ...end },
    stop(0, 'dusk'),
    stop(0.28, 'high'),
    stop(0.6, 'none'),
    stop(1, 'dark'),
  );
}

/** What is seen of the side of something round. @param {boolean} tall @param {number} t its thickness @param {number} r */
export function side(tall, t, r) {
  const f = r * FLAT;
  return tall ? `M${t} ${-r}H0A${f} ${r} 0 0 0 0 ${r}H${t}` : `M${-r} ${-t}V0A${r} ${f} 0 0 0 ${r} 0V${-t}`;
}

export class Disc {
  /** @type {Pose} */
  pose = { x: 0, y: 0, t: 0, r: 0 };
  #body = svg('path', { class: 'line-side' });
  #shade = svg('path', { class: 'line-shade' });
  #face = svg('ellipse', { class: 'line-face' });
  #mark = svg('ellipse', { class: 'line-mark' });
  #small = svg('circle', { class: 'line-mark line-mark-small' });

  /**
   * @param {string} kind b w g r
   * @param {boolean} tall
   * @param {string} light the gradient's id
   */
  constructor(kind, tall, light) {
    this.kind = kind;
    this.tall = tall;
    this.#shade.setAttribute('fill', `url(#${light})`);
    this.element = svg('g', { class: `line-disc line-disc-${kind}` }, this.#body, this.#shade, this.#face);
    if (kind === 'b' || kind === 'w') this.element.append(this.#mark, this.#small);
  }

  /** @param {Pose} pose */
  put(pose) {
    if (pose.t !== this.pose.t || pose.r !== this.pose.r) this.#shape(pose);
    this.pose = pose;
    this.element.setAttribute('transform', `translate(${pose.x.toFixed(2)} ${pose.y.toFixed(2)})`);
  }

  /** @param {Pose} pose */
  #shape({ t, r }) {
    const f = r * FLAT;
    const d = side(this.tall, t, r);
    this.#body.setAttribute('d', d);
    this.#shade.setAttribute('d', d);
    this.#flat(this.#face, t, r);
    this.#flat(this.#mark, t, r * (this.kind === 'b' ? 0.62 : 0.24));
    const middle = t / 2 - f;
    set(this.#small, { cx: this.tall ? middle : 0, cy: this.tall ? 0 : -middle, r: Math.min(3.4, t * 0.24) });
  }

  /** A circle on the upper face. @param {SVGEllipseElement} ellipse @param {number} t @param {number} r */
  #flat(ellipse, t, r) {
    const f = r * FLAT;
    set(ellipse, this.tall ? { cx: t, cy: 0, rx: f, ry: r } : { cx: 0, cy: -t, rx: r, ry: f });
  }
}

/** @param {Element} element @param {Record<string, string | number>} attributes */
export function set(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
}
