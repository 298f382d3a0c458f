use std::collections::HashMap;

use trilith_game::Side;

use crate::Board;

/// Plain minimax that remembers what it has seen, for the boards of one size, if that is small enough.
///
/// It shares nothing with the [`Builder`](crate::Builder) but the board: no numbers, no shapes, no potential, no mirror.
/// What both agree on is twice computed.
#[derive(Default, Debug)]
pub struct Minimax {
    /// Black's final margin, by the code of the board.
    known: HashMap<u64, i8>,
}

impl Minimax {
    /// Knows nothing yet.
    pub fn new() -> Minimax {
        Minimax::default()
    }

    /// The final margin for the side to move.
    pub fn value(&mut self, board: &Board) -> i8 {
        let black = self.black(board);
        match board.side() {
            Side::First => black,
            Side::Second => -black,
        }
    }

    fn black(&mut self, board: &Board) -> i8 {
        let code = board.code();
        if let Some(&known) = self.known.get(&code) {
            return known;
        }
        // No more calls than a game has plies.
        let next = board.next().into_iter().map(|(_, next)| self.black(&next));
        let best = match board.side() {
            Side::First => next.max(),
            Side::Second => next.min(),
        };
        let value = best.unwrap_or_else(|| board.margin(Side::First));
        self.known.insert(code, value);
        value
    }
}
