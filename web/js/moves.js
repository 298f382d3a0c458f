// The list of moves: numbered, the shown one marked, each a button.

export class MoveList {
  /**
   * @param {HTMLElement} element
   * @param {(ply: number) => void} choose
   */
  constructor(element, choose) {
    this.element = element;
    this.choose = choose;
    /** @type {string[]} */
    this.shown = [];
  }

  /** @param {string[]} moves @param {number} ply how many of them are on the board */
  draw(moves, ply) {
    const same = moves.length === this.shown.length && moves.every((text, at) => text === this.shown[at]);
    if (!same) {
      this.element.replaceChildren(...this.#rows(moves));
      this.shown = [...moves];
    }
    for (const button of this.element.querySelectorAll('button')) {
      const current = Number(button.dataset.ply) === ply;
      if (!current) button.removeAttribute('aria-current');
      else if (!button.hasAttribute('aria-current')) {
        button.setAttribute('aria-current', 'step');
        this.#reveal(button);
      }
    }
  }

  /** Scrolls the list, and nothing around it. @param {HTMLElement} button */
  #reveal(button) {
    const list = this.element.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    this.element.scrollTop += box.top < list.top ? box.top - list.top : Math.max(0, box.bottom - list.bottom);
    this.element.scrollLeft += box.left < list.left ? box.left - list.left : Math.max(0, box.right - list.right);
  }

  /** @param {string[]} moves */
  *#rows(moves) {
    for (let at = 0; at < moves.length; at += 2) {
      const row = document.createElement('li');
      const number = document.createElement('span');
      number.className = 'number';
      number.textContent = `${at / 2 + 1}.`;
      row.append(number);
      for (const [offset, text] of moves.slice(at, at + 2).entries()) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = text;
        button.dataset.ply = String(at + offset + 1);
        button.addEventListener('click', () => this.choose(at + offset + 1));
        row.append(button);
      }
      yield row;
    }
  }
}
