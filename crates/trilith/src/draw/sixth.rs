//! The board of SIXTH!: stacks stand on their squares, every disc to be seen.
//!
//! ```text
//!    ├───────┼───────┼───────┤
//!    │ ( P ) │       │       │     ( P ) Silver's pawn     (^H^) Hunchback     ╭ G ╮ Giant, two rows
//!    │ [ p ] │       │ [^h^] │     [ p ] Brown's                               ╰   ╯
//!  1 │ ( P ) │       │ ( P ) │     < M > Milady
//!    └──♘ 3──┴───────┴─›♖ 2‹─┘     the rank and the height; ›‹ where the last move went
//!        a       b       c
//! ```

use trilith_games::common::{Game, Side};
use trilith_games::sixth::{Move, Piece, Position, Rank, Square, Stack};

use super::{Canvas, Ink, View, first_fit};

/// Columns that a disc takes.
const DISC: usize = 5;
/// Columns left of the board.
const MARGIN: usize = 3;

pub(super) fn table(game: &Game<Position>, view: &View) -> Canvas {
    let position = game.position();
    let marks = Marks::new(game, view);
    let sizes = [(7, 2), (7, 1), (5, 2), (5, 1)];
    let drawings = sizes
        .into_iter()
        .map(|(inside, least)| board(position, &marks, inside, least));
    first_fit(view, drawings.chain([letters(position, &marks)]))
}

/// The squares that a move touches.
struct Marks {
    last: Option<Square>,
    hints: [Option<Square>; 2],
}

impl Marks {
    fn new(game: &Game<Position>, view: &View) -> Marks {
        let [_, last] = game.moves().last().map_or([None, None], |&m| touched(m));
        let hints = match view.hint {
            Some(trilith_games::Move::Sixth(m)) => touched(m),
            _ => [None, None],
        };
        Marks { last, hints }
    }

    fn is_hint(&self, square: Square) -> bool {
        self.hints.contains(&Some(square))
    }
}

/// Where a move comes from, if it does, and where it goes.
fn touched(m: Move) -> [Option<Square>; 2] {
    match m {
        Move::Place { square, .. } => [None, Some(square)],
        Move::Shift { from, to, .. } => [Some(from), Some(to)],
        Move::Pass => [None, None],
    }
}

/// The board with its lines: squares are `inside` columns wide, and each row is as high as its tallest stack and at
/// least `least`.
fn board(position: &Position, marks: &Marks, inside: usize, least: usize) -> Canvas {
    let mut canvas = Canvas::default();
    let left = |column: u8| MARGIN + 1 + usize::from(column) * (inside + 1);
    let mut y = 0;
    rule(&mut canvas, y, inside, ["┌", "┬", "┐"]);
    for row in (0..5).rev() {
        let squares = (0..5).filter_map(|column| Square::new(column, row));
        let tallest = squares
            .clone()
            .map(|square| usize::from(position.height(square)))
            .max()
            .unwrap_or(0);
        let ground = y + tallest.max(least);
        for line in y + 1..=ground {
            for column in 0..=5 {
                canvas.write(left(column) - 1, line, "│", Ink::Faint);
            }
        }
        canvas.write(1, ground, &(row + 1).to_string(), Ink::Strong);
        y = ground + 1;
        rule(
            &mut canvas,
            y,
            inside,
            if row == 0 {
                ["└", "┴", "┘"]
            } else {
                ["├", "┼", "┤"]
            },
        );
        for square in squares {
            let x = left(square.column());
            draw_stack(
                &mut canvas,
                x + (inside - DISC) / 2,
                ground,
                position.stack(square),
            );
            let (text, ink) = caption(position, square, marks);
            canvas.write(x + inside.saturating_sub(text.chars().count()) / 2, y, &text, ink);
        }
    }
    for column in 0..5 {
        let name = char::from(b'a' + column).to_string();
        canvas.write(left(column) + inside / 2, y + 1, &name, Ink::Strong);
    }
    canvas
}

fn rule(canvas: &mut Canvas, y: usize, inside: usize, [left, middle, right]: [&str; 3]) {
    let line = "─".repeat(inside);
    let rule = format!("{left}{}{right}", [line.as_str(); 5].join(middle));
    canvas.write(MARGIN, y, &rule, Ink::Faint);
}

/// Draws a stack whose lowest disc lies on row `ground`.
fn draw_stack(canvas: &mut Canvas, x: usize, ground: usize, stack: Stack) {
    let mut y = ground;
    for piece in stack.from_bottom() {
        let rows: &[&str] = match piece {
            Piece::Pawn(Side::First) => &["( P )"],
            Piece::Pawn(Side::Second) => &["[ p ]"],
            Piece::Hunchback(Side::First) => &["(^H^)"],
            Piece::Hunchback(Side::Second) => &["[^h^]"],
            // One piece and two rows: it is twice as thick.
            Piece::Giant(Side::First) => &["╰   ╯", "╭ G ╮"],
            Piece::Giant(Side::Second) => &["└   ┘", "┌ g ┐"],
            Piece::Milady => &["< M >"],
        };
        for row in rows {
            canvas.write(x, y, row, ink(piece));
            y = y.saturating_sub(1);
        }
    }
}

fn ink(piece: Piece) -> Ink {
    match piece.side() {
        Some(Side::First) => Ink::Silver,
        Some(Side::Second) => Ink::Brown,
        None => Ink::Milady,
    }
}

/// What the stack acts as and how high it is, to stand in the line below it.
fn caption(position: &Position, square: Square, marks: &Marks) -> (String, Ink) {
    let height = position.height(square);
    let text = match rank(position, square).map(symbol) {
        Some(symbol) if height < 10 => format!("{symbol} {height}"),
        Some(symbol) => format!("{symbol}{height}"),
        None if height > 0 => format!("·{height}"),
        None => String::new(),
    };
    if marks.is_hint(square) {
        (
            if text.is_empty() {
                "?".to_owned()
            } else {
                format!("?{text}?")
            },
            Ink::Action,
        )
    } else if marks.last == Some(square) && height > 0 {
        (format!("›{text}‹"), Ink::Strong)
    } else {
        (text, Ink::Plain)
    }
}

/// What the stack acts as. With Milady on top six are no king (rules.md, "Milady on top of six").
fn rank(position: &Position, square: Square) -> Option<Rank> {
    let crowned = position
        .stack(square)
        .top()
        .is_some_and(|piece| piece.side().is_some());
    Rank::of(position.height(square)).filter(|&rank| rank != Rank::King || crowned)
}

/// The outlined chess men: all fonts have them, and none shows them as coloured pictures.
fn symbol(rank: Rank) -> char {
    match rank {
        Rank::Pawn => '♙',
        Rank::Rook => '♖',
        Rank::Knight => '♘',
        Rank::Bishop => '♗',
        Rank::Queen => '♕',
        Rank::King => '♔',
    }
}

/// The board in letters, one row of text for each row of squares; a stack is written from its bottom to its top.
fn letters(position: &Position, marks: &Marks) -> Canvas {
    let mut canvas = Canvas::default();
    let mut x = MARGIN + 1;
    for column in 0..5 {
        let squares = (0..5).filter_map(|row| Square::new(column, row));
        let widest = squares
            .clone()
            .map(|square| usize::from(position.stack(square).len()))
            .max()
            .unwrap_or(0);
        for square in squares {
            let y = usize::from(4 - square.row());
            canvas.write(1, y, &(square.row() + 1).to_string(), Ink::Strong);
            let stack = position.stack(square);
            if stack.is_empty() {
                let (text, ink) = if marks.is_hint(square) {
                    ("?", Ink::Action)
                } else {
                    ("·", Ink::Faint)
                };
                canvas.write(x, y, text, ink);
            }
            for (i, piece) in stack.from_bottom().enumerate() {
                canvas.write(x + i, y, &piece.letter().to_string(), ink(piece));
            }
            let (mark, ink) = match (marks.is_hint(square), marks.last == Some(square)) {
                (true, _) => ("?", Ink::Action),
                (false, true) => ("›", Ink::Strong),
                (false, false) => continue,
            };
            if !stack.is_empty() {
                canvas.write(x - 1, y, mark, ink);
            }
        }
        canvas.write(x, 6, &char::from(b'a' + column).to_string(), Ink::Strong);
        x += widest.max(3) + 2;
    }
    canvas
}
