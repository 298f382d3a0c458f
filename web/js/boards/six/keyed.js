// Elements that are kept from one drawing to the next, by the name of what they show.

/**
 * @template T
 */
export class Keyed {
  #layer;
  #make;
  #change;
  /** @type {Map<string, SVGElement>} */
  #kept = new Map();

  /**
   * @param {SVGElement} layer where they live
   * @param {(item: T, key: string) => SVGElement} make
   * @param {(element: SVGElement, item: T, key: string) => void} change called for new ones too
   */
  constructor(layer, make, change) {
    this.#layer = layer;
    this.#make = make;
    this.#change = change;
  }

  /** @param {string} key */
  get(key) {
    return this.#kept.get(key);
  }

  /** Keeps what is still there, makes what is new, takes away the rest. @param {Map<string, T>} items */
  sync(items) {
    for (const [key, element] of this.#kept) {
      if (items.has(key)) continue;
      element.remove();
      this.#kept.delete(key);
    }
    for (const [key, item] of items) {
      let element = this.#kept.get(key);
      if (!element) {
        element = this.#make(item, key);
        this.#kept.set(key, element);
      }
      if (element.parentNode !== this.#layer) this.#layer.append(element);
      this.#change(element, item, key);
    }
  }
}
