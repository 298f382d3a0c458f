use trilith_game::{Outcome, Position, Random, Refused, Seat, TextError, perft};

use crate::told::Tell as _;
use crate::{Kind, Move, Told, Variant};

/// A move text that a game does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// Not a move text of this game.
    #[error("{0}")]
    Unreadable(TextError),
    /// A move that breaks a rule, or any move after the end.
    #[error("`{text}` is not allowed: {reason}")]
    Illegal {
        /// The move as it was given.
        text: String,
        /// The rule it breaks, as half a sentence.
        reason: String,
        /// The same for people who speak another language.
        told: Told,
    },
}

/// A game of any variant with its history: what [`trilith_game::Game`] is for one game, for all three.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "a game's history is far larger than the difference"
)]
pub enum Game {
    /// A game of SIXTH!.
    Sixth(trilith_game::Game<trilith_sixth::Position>),
    /// A game of Six.
    Six(trilith_game::Game<trilith_six::Position>),
    /// A game of 27.
    TwentySeven(trilith_game::Game<trilith_twentyseven::Position>),
}

/// Runs the same expression on whichever game it is.
macro_rules! each {
    ($self:expr, $game:ident => $body:expr) => {
        match $self {
            Game::Sixth($game) => $body,
            Game::Six($game) => $body,
            Game::TwentySeven($game) => $body,
        }
    };
}

/// As `each`, where the body makes a game or a move that must be wrapped again.
macro_rules! each_wrapped {
    ($self:expr, $game:ident, $wrap:ident => $body:expr) => {
        match $self {
            Game::Sixth($game) => {
                let $wrap = Move::Sixth;
                $body
            }
            Game::Six($game) => {
                let $wrap = Move::Six;
                $body
            }
            Game::TwentySeven($game) => {
                let $wrap = Move::TwentySeven;
                $body
            }
        }
    };
}

/// The refusal of a move, in English and for other languages.
fn illegal<E: std::fmt::Display + crate::told::Tell>(
    m: &impl std::fmt::Display,
    refused: &Refused<E>,
) -> MoveError {
    MoveError::Illegal {
        text: m.to_string(),
        reason: refused.to_string(),
        told: match refused {
            Refused::Over(_) => Told::named("illegal-over"),
            Refused::Illegal(reason) => reason.tell(),
        },
    }
}

impl Game {
    /// A game of this variant from its start.
    pub fn new(variant: Variant) -> Game {
        match variant {
            Variant::Sixth(variant) => Game::Sixth(trilith_game::Game::new(Position::start(variant))),
            Variant::Six(variant) => Game::Six(trilith_game::Game::new(Position::start(variant))),
            Variant::TwentySeven(variant) => {
                Game::TwentySeven(trilith_game::Game::new(Position::start(variant)))
            }
        }
    }

    /// A game that begins in the position of this text.
    pub fn from_position(variant: Variant, text: &str) -> Result<Game, TextError> {
        Ok(match variant {
            Variant::Sixth(variant) => {
                Game::Sixth(trilith_game::Game::new(Position::from_text(variant, text)?))
            }
            Variant::Six(variant) => Game::Six(trilith_game::Game::new(Position::from_text(variant, text)?)),
            Variant::TwentySeven(variant) => {
                Game::TwentySeven(trilith_game::Game::new(Position::from_text(variant, text)?))
            }
        })
    }

    /// The variant being played.
    pub fn variant(&self) -> Variant {
        match self {
            Game::Sixth(game) => Variant::Sixth(game.position().variant()),
            Game::Six(game) => Variant::Six(game.position().variant()),
            Game::TwentySeven(game) => Variant::TwentySeven(game.position().variant()),
        }
    }

    /// Which of the three games it is.
    pub fn kind(&self) -> Kind {
        self.variant().kind()
    }

    /// The position now, as one line of text.
    pub fn position_text(&self) -> String {
        each!(self, game => game.position().to_string())
    }

    /// The position in which the game began.
    pub fn start_text(&self) -> String {
        each!(self, game => game.start().to_string())
    }

    /// Whether the game began where its variant begins, so that a record need not tell the position.
    pub fn is_from_start(&self) -> bool {
        self.start_text() == Game::new(self.variant()).position_text()
    }

    /// The same game before its first move.
    pub fn from_its_start(&self) -> Game {
        fn restart<P: Position>(game: &trilith_game::Game<P>) -> trilith_game::Game<P> {
            trilith_game::Game::new(game.start().clone())
        }
        match self {
            Game::Sixth(game) => Game::Sixth(restart(game)),
            Game::Six(game) => Game::Six(restart(game)),
            Game::TwentySeven(game) => Game::TwentySeven(restart(game)),
        }
    }

    /// The position now as if it were this seat's turn, so that somebody can plan while others think; none after the end
    /// and for a seat that is not at the table.
    ///
    /// ```
    /// use trilith_games::{Game, common::Seat};
    /// let game = Game::new("27".parse()?);
    /// let ahead = game.as_turn_of(Seat(1)).expect("the game goes on");
    /// assert_eq!(ahead.to_move(), Some(Seat(1)));
    /// assert!(game.as_turn_of(Seat(2)).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn as_turn_of(&self, seat: Seat) -> Option<Game> {
        self.to_move()?;
        if seat.0 >= self.variant().seats() {
            return None;
        }
        let ahead = match self {
            Game::Sixth(game) => {
                Game::Sixth(trilith_game::Game::new(game.position().as_turn_of(seat.side())))
            }
            Game::Six(game) => Game::Six(trilith_game::Game::new(game.position().as_turn_of(seat)?)),
            Game::TwentySeven(game) => {
                Game::TwentySeven(trilith_game::Game::new(game.position().as_turn_of(seat.side())))
            }
        };
        ahead.to_move().is_some().then_some(ahead)
    }

    /// How many moves have been made.
    pub fn ply(&self) -> usize {
        each!(self, game => game.moves().len())
    }

    /// The moves made so far.
    pub fn moves(&self) -> Vec<Move> {
        each_wrapped!(self, game, wrap => game.moves().iter().copied().map(wrap).collect())
    }

    /// The legal moves in the order of their texts; none when the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> =
            each_wrapped!(self, game, wrap => game.legal_moves().into_iter().map(wrap).collect());
        moves.sort_by_cached_key(Move::to_string);
        moves
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        each!(self, game => game.to_move())
    }

    /// Who won, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, game => game.outcome())
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
    pub fn result(&self) -> String {
        self.outcome()
            .map_or_else(|| "*".to_owned(), |outcome| outcome.to_string())
    }

    /// Why the game ended, as a sentence for people.
    pub fn ending(&self) -> Option<String> {
        each!(self, game => {
            let repetition = || game.is_repetition().then(|| "draw: this position stands for the third time".to_owned());
            game.position().ending().map(|ending| ending.to_string()).or_else(repetition)
        })
    }

    /// Why the game ended, for people who speak another language.
    pub fn ending_told(&self) -> Option<Told> {
        each!(self, game => {
            let repetition = || game.is_repetition().then(|| Told::named("ending-repetition"));
            game.position().ending().map(|ending| ending.tell()).or_else(repetition)
        })
    }

    /// King points (`kings`), the two end stacks (27), else nothing.
    pub fn score(&self) -> Option<[u8; 2]> {
        each!(self, game => game.position().score())
    }

    /// Reads a move as a player of this position would write it.
    pub fn parse_move(&self, text: &str) -> Result<Move, TextError> {
        each_wrapped!(self, game, wrap => game.position().parse_move(text).map(wrap))
    }

    /// Reads a move and makes it, or refuses it and changes nothing.
    pub fn play_text(&mut self, text: &str) -> Result<Move, MoveError> {
        each_wrapped!(self, game, wrap => {
            let m = game.position().parse_move(text).map_err(MoveError::Unreadable)?;
            game.play(m).map_err(|refused| illegal(&m, &refused))?;
            Ok(wrap(m))
        })
    }

    /// Makes a move, or refuses it and changes nothing.
    pub fn play(&mut self, m: Move) -> Result<(), MoveError> {
        match (self, m) {
            (Game::Sixth(game), Move::Sixth(m)) => game.play(m).map_err(|refused| illegal(&m, &refused)),
            (Game::Six(game), Move::Six(m)) => game.play(m).map_err(|refused| illegal(&m, &refused)),
            (Game::TwentySeven(game), Move::TwentySeven(m)) => {
                game.play(m).map_err(|refused| illegal(&m, &refused))
            }
            _ => Err(MoveError::Illegal {
                text: m.to_string(),
                reason: "it is a move of another game".to_owned(),
                told: Told::named("illegal-other-game"),
            }),
        }
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<Move> {
        each_wrapped!(self, game, wrap => game.undo().map(wrap))
    }

    /// A legal move, each with the same probability; none when the game is over.
    pub fn random_move(&self, random: &mut Random) -> Option<Move> {
        self.outcome().is_none().then_some(())?;
        each_wrapped!(self, game, wrap => game.position().random_move(random).map(wrap))
    }

    /// The number of legal move sequences of exactly this length.
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, game => perft(game, depth))
    }
}
