use crate::{Army, Kind};

/// What a player can still place: the pieces of a fixed set, or points to be spent during play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reserve {
    /// These pieces.
    Pieces(Army),
    /// An army spent during play.
    Points {
        /// The points left.
        left: u8,
        /// Whether the Hunchback may still be had.
        hunchback: bool,
        /// Whether the Giant may still be had.
        giant: bool,
    },
}

impl Reserve {
    /// Whether a piece of this kind can be placed from it. Milady is in nobody's reserve.
    #[inline]
    pub const fn has(&self, kind: Kind) -> bool {
        match (*self, kind) {
            (Reserve::Pieces(army), Kind::Pawn) => army.pawns > 0,
            (Reserve::Pieces(army), Kind::Hunchback) => army.hunchbacks > 0,
            (Reserve::Pieces(army), Kind::Giant) => army.giants > 0,
            (Reserve::Points { left, .. }, Kind::Pawn) => left >= Kind::Pawn.cost(),
            (Reserve::Points { left, hunchback, .. }, Kind::Hunchback) => {
                hunchback && left >= Kind::Hunchback.cost()
            }
            (Reserve::Points { left, giant, .. }, Kind::Giant) => giant && left >= Kind::Giant.cost(),
            (_, Kind::Milady) => false,
        }
    }

    /// Takes a piece out, which must be there.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        match (self, kind) {
            (Reserve::Pieces(army), Kind::Pawn) => army.pawns -= 1,
            (Reserve::Pieces(army), Kind::Hunchback) => army.hunchbacks -= 1,
            (Reserve::Pieces(army), Kind::Giant) => army.giants -= 1,
            (
                Reserve::Points {
                    left,
                    hunchback,
                    giant,
                },
                kind,
            ) => {
                *left -= kind.cost();
                *hunchback &= kind != Kind::Hunchback;
                *giant &= kind != Kind::Giant;
            }
            (Reserve::Pieces(_), Kind::Milady) => {}
        }
    }

    /// Puts a piece back: the piece itself, or its points (rules.md, "`kings` with `armies`").
    #[inline]
    pub(crate) fn put_back(&mut self, kind: Kind) {
        match (self, kind) {
            (Reserve::Pieces(army), Kind::Pawn) => army.pawns += 1,
            (Reserve::Pieces(army), Kind::Hunchback) => army.hunchbacks += 1,
            (Reserve::Pieces(army), Kind::Giant) => army.giants += 1,
            (
                Reserve::Points {
                    left,
                    hunchback,
                    giant,
                },
                kind,
            ) => {
                *left += kind.cost();
                *hunchback |= kind == Kind::Hunchback;
                *giant |= kind == Kind::Giant;
            }
            (Reserve::Pieces(_), Kind::Milady) => {}
        }
    }
}
