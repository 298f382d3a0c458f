// What the server says, as `crates/games/src/view.rs` writes it. Boards and pages know no more about the games than this.

export type Told = { id: string; args: Record<string, string> };

/** A position with everything that a board needs to show it and to offer moves. */
export interface View {
  variant: string;
  position: string;
  moves: string[];
  to_move: number | null;
  to_move_name: string | null;
  over: boolean;
  result: '1-0' | '0-1' | '1/2-1/2' | '*';
  ending: string | null;
  ending_told: Told | null;
  score: [number, number] | null;
  legal: string[];
  choices: Choices;
  last: LastMove | null;
  table: Table;
}

export type Table = SixthTable | SixTable | LineTable;
export type Choices = SixthChoices | SixChoices | LineChoices;

/** `c3` */
export type Square = string;
/** `[q, r]`, axial. The neighbours are +q, −q, +r, −r, +q−r, −q+r. */
export type Cell = [number, number];

export interface SixthTable {
  game: 'sixth';
  /** Letters from the bottom: P H G silver, p h g brown, M Milady. */
  stacks: Record<Square, string[]>;
  /** Height (a Giant counts two) and what it acts as: pawn rook knight bishop queen king. */
  ranks: Record<Square, [number, Rank]>;
  reserves: [Reserve, Reserve];
  /** `absent`, `beside`, or her square. */
  milady: string;
  /** The move that the ko forbids. */
  forbidden: string | null;
}
export type Rank = 'pawn' | 'rook' | 'knight' | 'bishop' | 'queen' | 'king';
export type Reserve =
  | { pawns: number; hunchbacks: number; giants: number }
  | { points: number; hunchback: boolean; giant: boolean };

export interface SixthChoices {
  game: 'sixth';
  places: { piece: string; prefix: string; to: Square[] }[];
  lifts: { from: Square; count: number; to: Square[] }[];
  pass: boolean;
}

export interface SixTable {
  game: 'six';
  tiles: { q: number; r: number; side: number }[];
  hands: number[];
  round: 1 | 2;
  quiet: number;
  formation: Cell[] | null;
  fives: { side: number; shape: 'line' | 'triangle' | 'circle'; cells: Cell[]; missing: Cell }[];
}
export interface SixChoices {
  game: 'six';
  places: Cell[];
  lifts: { from: Cell; stays: { keep: Cell | null; captured: Cell[]; to: Cell[] }[] }[];
}

export interface LineTable {
  game: '27';
  /** From Black's end. `own`: g grey, r red. `discs` from the bottom: b w, and carried g r. */
  fields: { name: number; own: string; discs: string[] }[];
  /** How far Black and White have to move. */
  steps: [number, number];
}
export interface LineChoices {
  game: '27';
  lifts: { field: number; count: number; to: number; takes_field: boolean }[];
  pass: boolean;
}

/** The last move, so that it can be shown how it went. */
export type LastMove = { text: string; seat: number } & (
  | { kind: 'place'; piece: string; to: Square }
  | { kind: 'shift'; from: Square; to: Square; count: number; king: number | null; returned: string[] }
  | { kind: 'lay'; to: Cell }
  | { kind: 'move'; from: Cell; to: Cell; captured: [Cell, number][] }
  | { kind: 'lift'; field: number; count: number; to: number; takes_field: boolean }
  | { kind: 'pass' }
);

/** How a board shows a position. */
export interface ShowOptions {
  /** Play `view.last` from what is on the board now. */
  animate?: boolean;
}

/** A record as JSON, as docs/records.md describes it. */
export interface RecordJson extends Annotation {
  game?: string;
  variant: string;
  tags?: Record<string, string>;
  position?: string;
  moves?: MoveJson[];
  result?: string;
}
/** What is said in one place of a record. */
export interface Annotation {
  comment?: string;
  eval?: string;
  clk?: string;
  commands?: [string, string][];
}
export interface MoveJson extends Annotation {
  move: string;
  nags?: number[];
  variations?: LineJson[];
}
export interface LineJson extends Annotation {
  moves: MoveJson[];
}

/** What a position is worth, as the first side sees it. */
export interface Score {
  /** The probability that the first side wins; a draw counts half. */
  chance: number;
  proven: '1-0' | '0-1' | '1/2-1/2' | null;
  plies: number | null;
  margin: number | null;
}
/** A line of `POST /api/analyse`. */
export interface Thought {
  depth: number;
  nodes: number;
  lines: (Score & { moves: string[] })[];
}
/** A line of `POST /api/review`. */
export type ReviewStep =
  | { position: Score & { ply: number; best: string | null; judgement: Judgement | null; missed: boolean } }
  | { summary: { accuracy: [number | null, number | null]; judged: [number[], number[]]; missed: [number, number] } };
export type Judgement = 'inaccuracy' | 'mistake' | 'blunder';

/** A table as somebody sees it, as `crates/server/src/tables.rs` writes it. */
export interface Snapshot {
  id: string;
  /** How many events there have been. */
  number: number;
  seats: { kind: 'you' | 'guest' | 'computer'; level: number | null; side: number }[];
  yours: number[];
  your_turn: boolean;
  thinking: boolean;
  can_take_back: boolean;
  result: View['result'];
  ending: Told | null;
  clock: { control: { initial: number; increment: number }; left: number[]; running: number | null } | null;
  rematch: string | null;
  declined: boolean;
  /** Where the game began, if not where its variant does. */
  start: string | null;
  view: View;
}
