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

/** A table as somebody sees it, as `crates/server/src/tables/snapshot.rs` writes it. */
export interface Snapshot {
  id: string;
  /** How many events there have been. */
  number: number;
  phase: 'waiting' | 'playing' | 'over';
  seats: SeatView[];
  yours: number[];
  /** Whether whoever looks has set it up. */
  owner: boolean;
  your_turn: boolean;
  thinking: boolean;
  can: Can;
  /** What has been offered and not answered. */
  offers: { seat: number; offer: Offer }[];
  /** What whoever looks has planned. */
  plan: Plan | null;
  talk: TalkLine[];
  watchers: number;
  terms: Terms;
  result: View['result'];
  ending: Told | null;
  clock: ClockView | null;
  /** The next game of the same players. */
  rematch: string | null;
  /** Whether the last thing that happened is that a draw was declined. */
  declined: boolean;
  /** Where the game began, if not where its variant does. */
  start: string | null;
  view: View;
}
export interface SeatView {
  kind: 'you' | 'guest' | 'computer' | 'open';
  level: number | null;
  side: number;
  name: string | null;
  account: boolean;
  rating: number | null;
  /** Whether they are connected. */
  here: boolean;
}
/** What the interface may offer: whatever is true here is not refused. */
export type Can = Record<
  'move' | 'take_back' | 'draw' | 'resign' | 'abort' | 'claim' | 'rematch' | 'plan' | 'hint' | 'sit' | 'say',
  boolean
>;
export type Offer = 'draw' | 'takeback' | 'rematch';
export type Room = 'players' | 'watchers';
export interface Plan {
  premove: string | null;
  /** Theirs, mine, and so on. */
  lines: string[][];
}
export interface TalkLine {
  name: string | null;
  seat: number | null;
  you: boolean;
  room: Room;
  text: string;
  at: number;
}
export interface Terms {
  take_backs: boolean;
  private: boolean;
  listed: boolean;
  rated: boolean;
}
export type TimeControl = { initial: number; increment: number } | { days: number };
export interface ClockView {
  control: TimeControl;
  /** Milliseconds, by seat. */
  left: number[];
  running: number | null;
}

/** What somebody wants at a table, as `crates/server/src/table/command.rs` reads it. */
export type Command =
  | { do: 'move'; text: string; ply: number }
  | { do: 'takeback' | 'resign' | 'draw' | 'abort' | 'claim' | 'rematch' }
  | { do: 'sit'; seat?: number }
  | { do: 'decline'; offer: Offer }
  | { do: 'plan'; premove: string | null; lines: string[][]; ply: number }
  | { do: 'say'; room: Room; text: string };

/** What happened, as `crates/server/src/table/event.rs` writes it; `hidden`: not for these eyes. */
export type TableEvent =
  | { kind: 'moved'; text: string; lag?: number; planned?: boolean }
  | { kind: 'tookback'; plies: number }
  | { kind: 'resigned' | 'flagged' | 'aborted' | 'abandoned'; seat: number }
  | { kind: 'drawn' | 'hidden' }
  | { kind: 'declined'; offer: Offer }
  | { kind: 'resumed'; away: number }
  | { kind: 'sat'; seat: number; id: string }
  | { kind: 'offered'; seat: number; offer: Offer }
  | { kind: 'planned'; seat: number; premove?: string; lines?: string[][] }
  | { kind: 'said'; by: string; room: Room; text: string }
  | { kind: 'continued'; next: string };

/** What a table says over the wire: the same over a socket, a stream of events, or one answer after the other. */
export type News =
  | { kind: 'table'; game: string; from: number; events: { number: number; at: number; event: TableEvent }[]; table?: Snapshot }
  | { kind: 'presence'; game: string; here: boolean[]; watchers: number }
  | { kind: 'gone'; game: string };
/** What only a socket says. */
export type Answer =
  | { kind: 'hello'; now: number }
  | { kind: 'done'; game: string; id: string; number: number }
  | { kind: 'refused'; game: string; id?: string; status: number; error: string; told: Told | null }
  | { kind: 'pong'; t: unknown; now: number }
  | { kind: 'error'; error: string }
  | { kind: 'leaving' };
