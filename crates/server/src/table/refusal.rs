use trilith_games::{MoveError, Told};

use super::talk::MOST_LETTERS;
use super::{CLAIM_AFTER, Offer};

/// Why something does not happen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A move that is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// It is somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Only those who sit at the table act.
    #[error("you do not sit at this table")]
    NotAtTable,
    /// Nothing happens after the end.
    #[error("the game is over")]
    Over,
    /// Nobody plays while a seat is free.
    #[error("a seat is still free")]
    Waiting,
    /// The move was meant for another position.
    #[error("the position has changed")]
    Stale,
    /// There is nothing to take back.
    #[error("there is no move of yours to take back")]
    NothingToTakeBack,
    /// It was agreed otherwise.
    #[error("no moves are taken back in this game")]
    NoTakeBacks,
    /// No game is that long.
    #[error("the game is too long")]
    TooLong,
    /// Every seat has its player.
    #[error("no seat is free")]
    NoFreeSeat,
    /// This seat has its player.
    #[error("this seat is taken")]
    SeatTaken,
    /// Nobody plays for both sides.
    #[error("you play for the other side")]
    OtherSide,
    /// Only accounts have ratings.
    #[error("a rated game needs an account")]
    NeedsAccount,
    /// What was offered is still to be answered.
    #[error("your offer still stands")]
    OfferStands,
    /// Nobody is asked the same thing all the time.
    #[error("you can offer this again after your next move")]
    OfferedBefore(Offer),
    /// Nothing like this was offered.
    #[error("nothing like this was offered")]
    NoOffer,
    /// Both sides have moved.
    #[error("the game has begun; it can no longer be called off")]
    TooLateToAbort,
    /// A game has to begin before it can be claimed.
    #[error("both sides have to move first")]
    NotBegun,
    /// Only who plays live must be there.
    #[error("only a game with a live clock can be claimed")]
    NoLiveClock,
    /// Somebody of the other side is there, or was a moment ago.
    #[error("the other side has not been away for long enough")]
    NotAbsent,
    /// A rematch follows a game.
    #[error("the game goes on")]
    NotOver,
    /// A rematch follows a game that was played.
    #[error("the game was called off")]
    CalledOff,
    /// There is one next game.
    #[error("the next game has begun: {next}")]
    Continued {
        /// Its name in addresses.
        next: String,
    },
    /// Whoever is to move moves.
    #[error("it is your turn")]
    YourTurn,
    /// At one screen one can wait for one's turn, and what four people will do is no line.
    #[error("this cannot be planned at this table")]
    NoPlans,
    /// A plan has its limits.
    #[error("a plan has up to 30 lines of up to 20 moves")]
    PlanTooLarge,
    /// Nobody plans that often.
    #[error("you have changed your plan too often; you can plan again after your next move")]
    TooManyPlans,
    /// Players talk with players.
    #[error("players talk with players, and those who watch with each other")]
    OtherRoom,
    /// Nothing is no message.
    #[error("nothing was said")]
    NothingSaid,
    /// A message has its limits.
    #[error("a message has up to {MOST_LETTERS} characters")]
    TooMuchSaid,
    /// Enough is enough.
    #[error("enough has been said at this table")]
    TalkFull,
    /// A log says what cannot have happened.
    #[error("this cannot have happened")]
    Impossible,
}

impl Refusal {
    /// The message for people.
    pub fn told(&self) -> Told {
        Told::named(match self {
            Refusal::Move(MoveError::Illegal { told, .. }) => return told.clone(),
            Refusal::TooMuchSaid => {
                return Told::named("refused-too-much-said").and("most", MOST_LETTERS);
            }
            Refusal::NotAbsent => {
                return Told::named("refused-not-absent").and("seconds", CLAIM_AFTER / 1_000);
            }
            Refusal::Move(MoveError::Unreadable(_)) => "refused-unreadable",
            Refusal::NotYourTurn => "refused-not-your-turn",
            Refusal::NotAtTable => "refused-not-at-table",
            Refusal::Over => "illegal-over",
            Refusal::Waiting => "refused-waiting",
            Refusal::Stale => "refused-stale",
            Refusal::NothingToTakeBack => "refused-nothing-to-take-back",
            Refusal::NoTakeBacks => "refused-no-take-backs",
            Refusal::TooLong => "refused-too-long",
            Refusal::NoFreeSeat => "refused-no-free-seat",
            Refusal::SeatTaken => "refused-seat-taken",
            Refusal::OtherSide => "refused-other-side",
            Refusal::NeedsAccount => "refused-needs-account",
            Refusal::OfferStands => "refused-offer-stands",
            Refusal::OfferedBefore(Offer::Rematch) => "refused-rematch-declined",
            Refusal::OfferedBefore(_) => "refused-offered-before",
            Refusal::NoOffer => "refused-no-offer",
            Refusal::TooLateToAbort => "refused-too-late-to-abort",
            Refusal::NotBegun => "refused-not-begun",
            Refusal::NoLiveClock => "refused-no-live-clock",
            Refusal::NotOver => "refused-not-over",
            Refusal::CalledOff => "refused-called-off",
            Refusal::Continued { .. } => "refused-continued",
            Refusal::YourTurn => "refused-your-turn",
            Refusal::NoPlans => "refused-no-plans",
            Refusal::PlanTooLarge => "refused-plan-too-large",
            Refusal::TooManyPlans => "refused-too-many-plans",
            Refusal::OtherRoom => "refused-other-room",
            Refusal::NothingSaid => "refused-nothing-said",
            Refusal::TalkFull => "refused-talk-full",
            Refusal::Impossible => "error-server",
        })
    }
}
