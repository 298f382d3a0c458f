// The move tree: a record that can be walked through and changed. It says what the JSON twin of a record says, except that
// all moves that can be made in one position are side by side here; the first of them is the line that goes on.

/** @typedef {import('../types').RecordJson} RecordJson */
/** @typedef {import('../types').MoveJson} MoveJson */
/** @typedef {import('../types').LineJson} LineJson */
/** @typedef {import('../types').Annotation} Annotation */

/** What a record may hold, as docs/records.md has it. */
export const MOST_MOVES = 20_000;
export const DEEPEST = 30;
export const LONGEST_COMMENT = 10_000;

/** The marks of moves, by their numbers. */
export const MARKS = ['', '!', '?', '!!', '??', '!?', '?!'];

/** A move and the position after it; without a move, the position in which everything begins. */
export class Node {
  /** @type {Node[]} */
  children = [];
  /** How many moves have been made. */
  ply = 0;
  /** @type {number[]} */
  nags = [];
  comment = '';
  /** What is said before the move, if it begins a variation. */
  before = '';
  /** What a record says besides, kept as it is. @type {Annotation} */
  rest = {};

  /** @param {string} move @param {Node | null} parent */
  constructor(move, parent) {
    this.move = move;
    this.parent = parent;
    this.ply = parent ? parent.ply + 1 : 0;
  }

  /** Whether it is the line that goes on from its parent. */
  get leads() {
    return !this.parent || this.parent.children[0] === this;
  }

  /** The moves from the beginning. @returns {string[]} */
  get moves() {
    return this.line.slice(1).map((node) => node.move);
  }

  /** The nodes from the beginning to this one. @returns {Node[]} */
  get line() {
    const line = [];
    for (let node = /** @type {Node | null} */ (this); node; node = node.parent) line.push(node);
    return line.reverse();
  }

  /** How many variations deep it is. */
  get depth() {
    return this.line.filter((node) => !node.leads).length;
  }
}

export class Tree {
  root = new Node('', null);
  #size = 0;
  /** @type {{node: Node, index: number} | null} */
  #removed = null;
  /** The result that the record tells, and the end of the main line that it belongs to. @type {{text: string, end: Node} | null} */
  #result = null;

  /** @param {RecordJson} record */
  constructor(record) {
    this.variant = record.variant;
    this.position = record.position ?? null;
    this.tags = record.tags ?? {};
    const { comment, eval: value, clk, commands } = record;
    this.root.comment = comment ?? '';
    this.root.rest = { eval: value, clk, commands };
    this.add(record);
    if (record.result && record.result !== '*') this.#result = { text: record.result, end: this.end };
  }

  /** Adds what another record of the same position says. What is there already stays. @param {RecordJson} record */
  add(record) {
    this.#read(record.moves ?? [], this.root, '');
  }

  /** @param {MoveJson[]} moves @param {Node} from @param {string} before */
  #read(moves, from, before) {
    let at = from;
    for (const json of moves) {
      const known = at.children.find((child) => child.move === json.move);
      const node = known ?? this.#grow(at, json.move);
      if (node === known) {
        node.comment ||= json.comment ?? '';
        for (const nag of json.nags ?? []) if (!node.nags.includes(nag)) node.nags.push(nag);
      } else {
        node.comment = json.comment ?? '';
        node.nags = [...(json.nags ?? [])];
        node.rest = { eval: json.eval, clk: json.clk, commands: json.commands };
        node.before = before;
      }
      before = '';
      for (const variation of json.variations ?? []) this.#read(variation.moves, at, variation.comment ?? '');
      at = node;
    }
  }

  /** @param {Node} parent @param {string} move */
  #grow(parent, move) {
    const node = new Node(move, parent);
    parent.children.push(node);
    this.#size += 1;
    return node;
  }

  /** The last move of the main line. */
  get end() {
    let node = this.root;
    while (node.children[0]) node = node.children[0];
    return node;
  }

  /** The result of the record, as long as its main line ends where it did. */
  get result() {
    return this.#result?.end === this.end ? this.#result.text : null;
  }

  /**
   * The node after this move: a new variation, or the one that is there. Nothing, if a record cannot hold more.
   * @param {Node} node @param {string} move
   * @returns {Node | null}
   */
  play(node, move) {
    const known = node.children.find((child) => child.move === move);
    if (known) return known;
    const depth = node.depth + (node.children.length ? 1 : 0);
    if (this.#size >= MOST_MOVES || depth > DEEPEST) return null;
    return this.#grow(node, move);
  }

  /** The node after these moves, or as far as they are known. @param {string[]} moves */
  find(moves) {
    let node = this.root;
    for (const move of moves) {
      const next = node.children.find((child) => child.move === move);
      if (!next) break;
      node = next;
    }
    return node;
  }

  /** Takes a move away, with all that follows it. What is left to stand on is its parent. @param {Node} node */
  remove(node) {
    const { parent } = node;
    if (!parent) return node;
    this.#removed = { node, index: parent.children.indexOf(node) };
    parent.children = parent.children.filter((child) => child !== node);
    this.#size -= count(node);
    return parent;
  }

  /** What was taken away last and can be put back. */
  get removed() {
    return this.#removed?.node ?? null;
  }

  /** Puts back what was taken away last. @returns {Node | null} */
  restore() {
    const removed = this.#removed;
    this.#removed = null;
    const parent = removed?.node.parent;
    if (!removed || !parent) return null;
    // The same move may have been made again meanwhile: then that one stays.
    const again = parent.children.find((child) => child.move === removed.node.move);
    if (again) return again;
    parent.children.splice(removed.index, 0, removed.node);
    this.#size += count(removed.node);
    return removed.node;
  }

  /** Makes the innermost variation that this node is in the line that goes on. @param {Node} node */
  promote(node) {
    const first = node.line.findLast((one) => !one.leads);
    if (!first?.parent) return;
    const { parent } = first;
    // Nothing can be said before a move that does not begin a variation.
    first.comment = [first.before, first.comment].filter(Boolean).join(' ');
    first.before = '';
    parent.children = [first, ...parent.children.filter((child) => child !== first)];
  }

  /** @returns {RecordJson} */
  toRecord() {
    /** @type {RecordJson} */
    const record = { variant: this.variant };
    if (Object.keys(this.tags).length) record.tags = this.tags;
    if (this.position) record.position = this.position;
    annotate(record, this.root.comment, this.root.rest);
    record.moves = this.root.children[0] ? written(this.root.children[0]) : [];
    if (this.result) record.result = this.result;
    return record;
  }
}

/** How many moves a node and what follows it are. @param {Node} node */
function count(node) {
  const all = [node];
  for (const one of all) all.push(...one.children);
  return all.length;
}

/** The line that begins with this node, with its variations. @param {Node} first @returns {MoveJson[]} */
function written(first) {
  const moves = [];
  for (let node = /** @type {Node | undefined} */ (first); node; node = node.children[0]) {
    /** @type {MoveJson} */
    const json = { move: node.move };
    if (node.nags.length) json.nags = node.nags;
    annotate(json, node.comment, node.rest);
    const others = node.leads ? (node.parent?.children.slice(1) ?? []) : [];
    if (others.length) json.variations = others.map(variation);
    moves.push(json);
  }
  return moves;
}

/** @param {Node} first @returns {LineJson} */
function variation(first) {
  /** @type {LineJson} */
  const line = { moves: written(first) };
  if (first.before) line.comment = first.before;
  return line;
}

/** @param {Annotation} json @param {string} comment @param {Annotation} rest */
function annotate(json, comment, rest) {
  // A record's comment is one paragraph.
  const words = comment.replace(/\s+/g, ' ').trim();
  if (words) json.comment = words;
  if (rest.eval) json.eval = rest.eval;
  if (rest.clk) json.clk = rest.clk;
  if (rest.commands?.length) json.commands = rest.commands;
}
