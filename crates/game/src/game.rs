use crate::{Outcome, Position, Seat};

/// A move that a [`Game`] does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused<E> {
    /// The game has ended; there are no legal moves any more.
    #[error("the game is over ({0})")]
    Over(Outcome),
    /// The move breaks a rule.
    #[error(transparent)]
    Illegal(#[from] E),
}

/// A position with the moves that led to it, so that a third occurrence is seen and moves can be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<P: Position> {
    position: P,
    past: Vec<P>,
    moves: Vec<P::Move>,
}

impl<P: Position> Game<P> {
    /// A game that begins here. The start is the first occurrence of its position.
    pub fn new(start: P) -> Game<P> {
        Game {
            position: start,
            past: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// The position now.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The position in which the game began.
    pub fn start(&self) -> &P {
        self.past.first().unwrap_or(&self.position)
    }

    /// The positions before each move, the start first.
    pub fn past(&self) -> &[P] {
        &self.past
    }

    /// The moves made so far.
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// Whether the game ended because this position stands for the third time.
    pub fn is_repetition(&self) -> bool {
        self.position.outcome().is_none() && is_third_occurrence(&self.position, &self.past)
    }

    /// The result, if the game is over. A turn that both wins and repeats the position wins.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position
            .outcome()
            .or_else(|| self.is_repetition().then_some(Outcome::Draw))
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.outcome().is_none().then(|| self.position.seat())
    }

    /// The legal moves; none when the game is over.
    pub fn legal_moves(&self) -> Vec<P::Move> {
        if self.is_repetition() {
            Vec::new()
        } else {
            self.position.legal_moves()
        }
    }

    /// Makes a move, or refuses it and changes nothing.
    pub fn play(&mut self, m: P::Move) -> Result<(), Refused<P::Illegal>> {
        if let Some(outcome) = self.outcome() {
            return Err(Refused::Over(outcome));
        }
        let before = self.position.clone();
        self.position.play(m)?;
        self.past.push(before);
        self.moves.push(m);
        Ok(())
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Option<P::Move> {
        let m = self.moves.pop()?;
        self.position = self.past.pop()?;
        Some(m)
    }
}

/// Whether `position` has stood twice before in `past`, the positions that led to it.
#[inline]
pub fn is_third_occurrence<P: Position>(position: &P, past: &[P]) -> bool {
    if !P::REPEATS {
        return false;
    }
    // Only positions with the same seat to move can be equal, and none from before the last irreversible move.
    let seats = usize::from(position.seats());
    let window = position.quiet().min(past.len());
    if window < 2 * seats {
        return false;
    }
    past[past.len() - window..]
        .iter()
        .rev()
        .skip(seats - 1)
        .step_by(seats)
        .filter(|earlier| *earlier == position)
        .nth(1)
        .is_some()
}
