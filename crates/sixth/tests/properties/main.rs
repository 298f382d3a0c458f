//! What must hold in every position of every variant, tried on random games.

mod coverage;
mod generation;
mod hostile_text;
mod pieces;
mod reference;
mod symmetry;
mod text;
mod uniform;

use proptest::prelude::*;
use proptest::sample::select;
use trilith_game::{Game, Position as _, Random, Side};
use trilith_sixth::{Move, Position, Variant};

/// Every option, alone and combined, and armies so small that players must pass.
const VARIANTS: [&str; 24] = [
    "sixth",
    "sixth:kings",
    "sixth:milady",
    "sixth:kings,milady",
    "sixth:milady=c1",
    "sixth:kings,milady=e5",
    "sixth:hunchbacks",
    "sixth:kings,hunchbacks",
    "sixth:giants",
    "sixth:kings,giants",
    "sixth:armies",
    "sixth:kings,armies",
    "sixth:milady,armies",
    "sixth:kings,milady=a2,armies",
    "sixth:milady=silver,armies",
    "sixth:milady=brown,armies",
    "sixth:kings,milady=silver,armies",
    "sixth:kings,milady=brown,armies,brown=4p1h1g",
    "sixth:kings,milady,armies,silver=3p1g,brown=2p1h",
    "sixth:armies,silver=2p,brown=1h",
    "sixth:kings,armies,silver=4p1g,brown=3p1h",
    "sixth:milady=silver,armies,silver=2p,brown=1p",
    "sixth:milady=brown,armies,silver=3p,brown=2p1g",
    "sixth:kings,milady=silver,armies,silver=3p1h,brown=4p1g",
];

fn variant(text: &str) -> Variant {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn variants() -> impl Strategy<Value = Variant> {
    select(&VARIANTS[..]).prop_map(variant)
}

/// The beginning of a random game: it ends early if the game does.
fn random_game(variant: Variant, seed: u64, plies: usize) -> Game<Position> {
    let mut random = Random::new(seed);
    let mut game = Game::new(Position::start(variant));
    while game.moves().len() < plies && game.outcome().is_none() {
        let m = game
            .position()
            .random_move(&mut random)
            .expect("the game goes on");
        game.play(m).expect("a drawn move is legal");
    }
    game
}

/// Random games, some of them short, some played to their end.
fn games() -> impl Strategy<Value = Game<Position>> {
    let random = (variants(), any::<u64>(), 0..250_usize)
        .prop_map(|(variant, seed, plies)| random_game(variant, seed, plies));
    let restless = (any::<u64>(), 0..100_usize).prop_map(|(seed, plies)| restless_game(seed, plies));
    prop_oneof![9 => random, 1 => restless]
}

/// Games in which two pieces walk between four stacks, nothing else being on the board. Drawn evenly, moves hardly
/// ever bring a position back.
fn restless_game(seed: u64, plies: usize) -> Game<Position> {
    let mut random = Random::new(seed);
    let armies = variant("sixth:armies,silver=4p,brown=2p");
    let start = Position::from_text(armies, "PP,1,p,2/5/5/5/PP,1,p,2 s -").expect("a position");
    let mut game = Game::new(start);
    while game.moves().len() < plies && game.outcome().is_none() {
        let mut moves = game.legal_moves();
        moves.retain(|m| match *m {
            Move::Shift { from, to, count } => {
                let [from, to] = [from, to].map(|square| game.position().stack(square).len());
                (from, to, count) == (2, 1, 1)
            }
            _ => false,
        });
        game.play(moves[random.below(moves.len())])
            .expect("a listed move is legal");
    }
    game
}

/// All positions of a game, the start first.
fn positions(game: &Game<Position>) -> impl Iterator<Item = &Position> {
    game.past().iter().chain([game.position()])
}

/// The legal moves in order.
fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort();
    moves
}

/// How many tests of a property: fewer than usual, because each is a whole game.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig::with_cases(cases)
}
