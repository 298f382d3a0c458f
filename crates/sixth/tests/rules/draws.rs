//! Games that nobody wins: passes and repetition, and what wins all the same.

use super::*;

use std::fmt;

use trilith_game::{Outcome, Random, Seat, TextError};
use trilith_sixth::Ending;

const TINY: &str = "sixth:armies,silver=2p,brown=1h";
const TINY_KINGS: &str = "sixth:kings,armies,silver=2p,brown=1h";

// A player with no legal placement and no legal move must pass, and then the pass is the only legal move.
#[test]
fn a_player_without_a_legal_action_must_pass() {
    let mut game = Game::new(start(TINY));
    play(&mut game, "a1 He5 e1");
    assert_eq!(moves(game.position()), ["pass"]);
    assert!(legal(game.position(), "pass"));
    assert_eq!(game.outcome(), None);
}

// Nobody passes who can do something else.
#[test]
fn a_player_with_a_legal_action_may_not_pass() {
    assert_eq!(refusal(&start("sixth"), "pass"), Illegal::NeedlessPass);
    // A single move is enough: here the two pawns touch.
    let touching = position(TINY, "4,h/5/5/5/P,P,3 b -");
    assert_eq!(moves(&touching), ["a1>b1:1", "b1>a1:1"]);
    assert_eq!(refusal(&touching, "pass"), Illegal::NeedlessPass);
}

// Two passes in a row end the game, and without `kings` it is a draw.
#[test]
fn two_passes_in_a_row_are_a_draw() {
    let mut game = Game::new(start(TINY));
    play(&mut game, "a1 He5 e1");
    assert!(!game.position().has_passed());
    play(&mut game, "pass");
    assert_eq!(game.outcome(), None);
    assert!(game.position().has_passed());
    assert_eq!(game.position().to_string(), "4,h/5/5/5/P,3,P s pass");
    play(&mut game, "pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    let ending = Ending::Passes(Outcome::Draw);
    assert_eq!(game.position().ending(), Some(ending));
    assert_eq!(ending.to_string(), "draw: both players passed");
    assert_eq!(game.position().to_string(), "4,h/5/5/5/P,3,P b pass,pass");
    assert_eq!(game.to_move(), None);
    assert!(game.legal_moves().is_empty());
}

// Two passes with a turn between them do not end the game.
#[test]
fn two_passes_with_a_turn_between_them_end_nothing() {
    let mut game = Game::new(start("sixth:armies,silver=3p,brown=1h"));
    play(&mut game, "a1 He5 e1 pass c3");
    assert_eq!(game.position().to_string(), "4,h/5/2,P,2/5/P,3,P b -");
    play(&mut game, "pass");
    assert_eq!(game.outcome(), None);
    play(&mut game, "pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    // The turn may be a move: here only Silver may move Milady.
    let name = "sixth:milady=silver,armies,silver=3p,brown=1p";
    let mut game = Game::new(position(name, "4,p/PPP,4/M,4/5/5 b -"));
    play(&mut game, "pass a3>a4:1 pass");
    assert_eq!(game.outcome(), None);
    play(&mut game, "pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

// With `kings` two passes in a row let the player with more points win; equal points are a draw.
#[test]
fn with_kings_two_passes_let_more_points_win() {
    let cases = [
        ("2:1", Outcome::Win(SILVER)),
        ("0:5", Outcome::Win(BROWN)),
        ("3:3", Outcome::Draw),
    ];
    for (score, outcome) in cases {
        let board = position(TINY_KINGS, &format!("4,h/5/5/5/P,3,P b - {score}"));
        let mut game = Game::new(board);
        play(&mut game, "pass");
        assert_eq!(game.outcome(), None, "{score}");
        play(&mut game, "pass");
        assert_eq!(game.outcome(), Some(outcome), "{score}");
        assert_eq!(game.position().ending(), Some(Ending::Passes(outcome)));
    }
    let sentence = Ending::Passes(Outcome::Win(BROWN)).to_string();
    assert_eq!(
        sentence,
        "Brown wins: both players passed, and Brown has more points"
    );
}

/// Two pairs of stacks between which a pawn goes to and fro; four of the moves bring everything back.
const PAIRS: &str = "PP,1,p,2/5/5/5/PP,1,p,2 s -";
const TO_AND_FRO: &str = "a1>c1:1 a5>c5:1 c1>a1:1 c5>a5:1";

// The third occurrence of a position is a draw, the second is not.
#[test]
fn the_third_occurrence_is_a_draw() {
    let mut game = Game::new(position("sixth", "PP,1,p,2/5/5/5/PP,1,p,2 b -"));
    play(&mut game, "e3");
    // The placement made a new position: this is its first occurrence.
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.outcome(), None);
    play(&mut game, "a1>c1:1 a5>c5:1 c1>a1:1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "c5>a5:1");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert!(game.is_repetition());
    assert_eq!(game.to_move(), None);
    assert!(game.legal_moves().is_empty());
    assert_eq!(refused(&mut game, "e5"), Refused::Over(Outcome::Draw));
}

// The start is the first occurrence of its position.
#[test]
fn the_start_is_the_first_occurrence() {
    let mut game = Game::new(position("sixth", PAIRS));
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.outcome(), None);
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

// The player to move belongs to the position.
#[test]
fn the_same_stacks_with_the_other_player_to_move_are_another_position() {
    // The top of a1 goes round in three moves: along the row, then as a queen to a3, then down the column.
    let round = "a1>c1:1 c1>a3:1 a3>a1:1";
    let mut game = Game::new(position("sixth", "5/5/p,4/5/PP,1,pppp,2 s -"));
    play(&mut game, round);
    let stacks = |position: &Position| {
        Square::all()
            .map(|square| position.stack(square))
            .collect::<Vec<_>>()
    };
    assert_eq!(stacks(game.position()), stacks(game.start()));
    assert_ne!(game.position(), game.start());
    play(&mut game, round);
    assert_eq!(game.position(), game.start());
    assert_eq!(
        game.outcome(),
        None,
        "the stacks have stood three times, the position twice"
    );
    play(&mut game, round);
    assert_eq!(game.outcome(), None);
    play(&mut game, round);
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

// What the ko forbids and a pass just made are not part of the position.
#[test]
fn the_ko_is_not_part_of_the_position() {
    let free = position("sixth", "5/5/5/5/P,1,pP,2 b -");
    let forbidden = position("sixth", "5/5/5/5/P,1,pP,2 b c1>a1:1");
    assert_eq!(free, forbidden);
    assert_eq!(free.key(), forbidden.key());
    assert_eq!(
        position(TINY, "4,h/5/5/5/P,3,P s -"),
        position(TINY, "4,h/5/5/5/P,3,P s pass")
    );
}

// The order in the stacks, the score and Milady's place are part of the position.
#[test]
fn order_score_and_milady_are_part_of_the_position() {
    let kings = "sixth:kings";
    assert_ne!(
        position(kings, "5/5/5/5/Pp,4 s - 0:0"),
        position(kings, "5/5/5/5/pP,4 s - 0:0")
    );
    assert_ne!(
        position(kings, "5/5/5/5/Pp,4 s - 1:0"),
        position(kings, "5/5/5/5/Pp,4 s - 0:0")
    );
    assert_ne!(
        position(kings, "5/5/5/5/Pp,4 s - 1:0"),
        position(kings, "5/5/5/5/Pp,4 s - 0:1")
    );
    let milady = "sixth:milady";
    assert_ne!(
        position(milady, "5/5/5/5/5 s -"),
        position(milady, "5/5/5/5/M,4 s -")
    );
    assert_ne!(
        position(milady, "5/5/5/5/PM,4 s -"),
        position(milady, "5/5/5/5/MP,4 s -")
    );
}

// A repetition is a draw whatever the points.
#[test]
fn a_repetition_is_a_draw_whatever_the_points() {
    let mut game = Game::new(position("sixth:kings", &format!("{PAIRS} 5:0")));
    play(&mut game, TO_AND_FRO);
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.position().score(), Some([5, 0]));
}

/// SIXTH! in which all positions with the same player to move count as the same. In the game itself a turn that wins
/// makes a position that never stood before; here one can do both.
#[derive(Clone, Debug)]
struct AllAlike(Position);

impl PartialEq for AllAlike {
    fn eq(&self, other: &AllAlike) -> bool {
        self.0.side() == other.0.side()
    }
}

impl Eq for AllAlike {}

impl fmt::Display for AllAlike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl trilith_game::Position for AllAlike {
    type Variant = Variant;
    type Move = Move;
    type Illegal = Illegal;
    type Ending = Ending;

    const REPEATS: bool = true;

    fn start(variant: Variant) -> AllAlike {
        AllAlike(Position::start(variant))
    }
    fn from_text(variant: Variant, text: &str) -> Result<AllAlike, TextError> {
        Position::from_text(variant, text).map(AllAlike)
    }
    fn variant(&self) -> Variant {
        self.0.variant()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn seat(&self) -> Seat {
        self.0.seat()
    }
    fn ending(&self) -> Option<Ending> {
        self.0.ending()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn score(&self) -> Option<[u8; 2]> {
        self.0.score()
    }
    fn for_each_move(&self, visit: impl FnMut(Move)) {
        self.0.for_each_move(visit);
    }
    fn count_moves(&self) -> usize {
        self.0.count_moves()
    }
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        self.0.random_move(random)
    }
    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.0.check(m)
    }
    fn play_unchecked(&mut self, m: Move) {
        self.0.play_unchecked(m);
    }
    fn key(&self) -> u64 {
        0
    }
    fn quiet(&self) -> usize {
        usize::MAX
    }
}

// A turn that wins and would be a draw wins.
#[test]
fn a_turn_that_wins_and_repeats_wins() {
    let board = position("sixth", "5/3,Ppp,1/5/2,PPp,2/5 s -");
    let mut game = Game::new(AllAlike(board));
    for text in ["a1", "a2", "a3"] {
        game.play(read(&game.position().0, text)).unwrap();
        assert_eq!(game.outcome(), None);
    }
    let mut quiet = game.clone();
    quiet.play(read(&quiet.position().0, "a4")).unwrap();
    assert_eq!(quiet.outcome(), Some(Outcome::Draw));
    game.play(read(&game.position().0, "c2>d4:3")).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(BROWN)));
    assert!(!game.is_repetition());
}
