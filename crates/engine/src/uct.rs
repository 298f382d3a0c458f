//! A plain opponent: upper confidence bounds on trees (UCT) with random playouts and no knowledge of any game.
//!
//! It is there to be measured against. Each simulation walks down the tree by UCB1, adds one node, plays random moves to
//! the end of the game and counts the result on the way back. One thread.

use trilith_games::common::{self, Outcome, Position, Random, Side, is_third_occurrence};
use trilith_games::{Game, Move};

use crate::{Control, Limits, Line, Report, Score};

/// How curious it is: the factor of the confidence term, √2 as in UCB1.
const EXPLORATION: f32 = std::f32::consts::SQRT_2;
/// How many moves the tree may hold; it does not grow beyond that, but goes on counting.
const MOST_MOVES: usize = 8_000_000;

struct Node<M> {
    /// The move that leads here, and who makes it. The root has none.
    played: Option<(M, Side)>,
    visits: u32,
    /// What the simulations through here were worth to the side that moved here: 1 a win, ½ a draw.
    worth: f32,
    /// Whether its moves have been generated.
    is_open: bool,
    untried: Vec<M>,
    children: Vec<u32>,
}

impl<M> Node<M> {
    fn new(played: Option<(M, Side)>) -> Node<M> {
        Node {
            played,
            visits: 0,
            worth: 0.0,
            is_open: false,
            untried: Vec::new(),
            children: Vec::new(),
        }
    }

    fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }
}

/// Looks for a good move with random playouts until a limit is reached. The depth limit means nothing here, and the
/// nodes are simulations. Nothing, if the game is over.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use std::time::Duration;
/// use trilith_engine::{Control, Limits, uct};
/// use trilith_games::Game;
///
/// let game = Game::new("27".parse()?);
/// let limits = Limits { nodes: Some(200), ..Limits::default() };
/// let control = Control { stop: &AtomicBool::new(false), elapsed: &|| Duration::ZERO };
/// let report = uct(&game, &limits, control, 1).ok_or("the game has begun")?;
/// assert!(game.legal_moves().contains(&report.lines[0].moves[0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn uct(game: &Game, limits: &Limits, control: Control<'_>, seed: u64) -> Option<Report> {
    match game {
        Game::Sixth(game) => search(game, limits, control, seed, Move::Sixth),
        Game::Six(game) => search(game, limits, control, seed, Move::Six),
        Game::TwentySeven(game) => search(game, limits, control, seed, Move::TwentySeven),
    }
}

fn search<P: Position>(
    game: &common::Game<P>,
    limits: &Limits,
    control: Control<'_>,
    seed: u64,
    wrap: fn(P::Move) -> Move,
) -> Option<Report> {
    use std::sync::atomic::Ordering;
    if game.outcome().is_some() {
        return None;
    }
    let mut tree = Tree::new(game, seed);
    let is_forced = game.legal_moves().len() == 1;
    let mut simulations = 0;
    loop {
        tree.simulate();
        simulations += 1;
        let late =
            |limit: Option<std::time::Duration>| limit.is_some_and(|limit| (control.elapsed)() >= limit);
        let counted = limits.nodes.is_some_and(|most| simulations >= most);
        if is_forced
            || counted
            || control.stop.load(Ordering::Relaxed)
            || late(limits.soft)
            || late(limits.hard)
        {
            break;
        }
    }
    let (moves, mean) = tree.best_line();
    Some(Report {
        depth: u32::try_from(moves.len()).unwrap_or(u32::MAX),
        nodes: simulations,
        lines: vec![Line {
            score: score(mean),
            margin: None,
            moves: moves.into_iter().map(wrap).collect(),
        }],
    })
}

struct Tree<P: Position> {
    root: P,
    nodes: Vec<Node<P::Move>>,
    /// How many moves all nodes hold.
    stored: usize,
    /// The positions of the game before the root, and during a simulation those after it.
    past: Vec<P>,
    before: usize,
    path: Vec<usize>,
    random: Random,
}

impl<P: Position> Tree<P> {
    fn new(game: &common::Game<P>, seed: u64) -> Tree<P> {
        // Positions from before the last move that cannot be taken back never come again.
        let window = if P::REPEATS {
            game.position().quiet().min(game.past().len())
        } else {
            0
        };
        let past = game.past()[game.past().len() - window..].to_vec();
        Tree {
            root: game.position().clone(),
            nodes: vec![Node::new(None)],
            stored: 0,
            before: past.len(),
            past,
            path: Vec::new(),
            random: Random::new(seed),
        }
    }

    fn simulate(&mut self) {
        let mut position = self.root.clone();
        self.past.truncate(self.before);
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        let outcome = loop {
            if let Some(outcome) = self.ended(&position) {
                break outcome;
            }
            if !self.nodes[at].is_open {
                let is_new = at != 0 && self.nodes[at].visits == 0;
                if is_new || self.stored > MOST_MOVES {
                    break self.play_out(position);
                }
                let moves = position.legal_moves();
                self.stored += moves.len();
                self.nodes[at].untried = moves;
                self.nodes[at].is_open = true;
            }
            at = self.step(at, position.side());
            self.path.push(at);
            let Some((m, _)) = self.nodes[at].played else {
                unreachable!("only the root has no move")
            };
            self.remember(&position);
            position.play_unchecked(m);
        };
        for &node in &self.path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            if let Some((_, side)) = node.played {
                node.worth += worth(outcome, side);
            }
        }
    }

    /// A move that was never tried, or else the most promising one.
    fn step(&mut self, at: usize, side: Side) -> usize {
        let node = &mut self.nodes[at];
        if !node.untried.is_empty() {
            let m = node.untried.swap_remove(self.random.below(node.untried.len()));
            let child = self.nodes.len();
            self.nodes[at].children.push(child as u32);
            self.nodes.push(Node::new(Some((m, side))));
            return child;
        }
        let node = &self.nodes[at];
        let log = (node.visits.max(1) as f32).ln();
        let bound =
            |child: &Node<P::Move>| child.mean() + EXPLORATION * (log / child.visits.max(1) as f32).sqrt();
        let children = node.children.iter().map(|&child| child as usize);
        children
            .max_by(|&a, &b| bound(&self.nodes[a]).total_cmp(&bound(&self.nodes[b])))
            .unwrap_or(at)
    }

    fn play_out(&mut self, mut position: P) -> Outcome {
        loop {
            if let Some(outcome) = self.ended(&position) {
                return outcome;
            }
            let Some(m) = position.random_move(&mut self.random) else {
                unreachable!("a game that goes on has a legal move");
            };
            self.remember(&position);
            position.play_unchecked(m);
        }
    }

    fn ended(&self, position: &P) -> Option<Outcome> {
        let repeated = || is_third_occurrence(position, &self.past).then_some(Outcome::Draw);
        position.outcome().or_else(repeated)
    }

    fn remember(&mut self, position: &P) {
        if P::REPEATS {
            // Cloned in place: a push would copy a large position twice.
            self.past.extend_from_slice(std::slice::from_ref(position));
        }
    }

    /// The moves that were looked at most often, and what the first of them is worth.
    fn best_line(&self) -> (Vec<P::Move>, f32) {
        let mut moves = Vec::new();
        let (mut at, mut mean) = (0, 0.5);
        let most = |node: &Node<P::Move>| {
            node.children
                .iter()
                .copied()
                .max_by_key(|&child| self.nodes[child as usize].visits)
        };
        while let Some(child) = most(&self.nodes[at]) {
            at = child as usize;
            if moves.is_empty() {
                mean = self.nodes[at].mean();
            }
            moves.extend(self.nodes[at].played.map(|(m, _)| m));
        }
        (moves, mean)
    }
}

fn worth(outcome: Outcome, side: Side) -> f32 {
    match outcome {
        Outcome::Draw => 0.5,
        Outcome::Win(winner) => f32::from(u8::from(winner == side)),
    }
}

/// The score that stands for this share of wins: the inverse of [`Score::chance`].
fn score(mean: f32) -> Score {
    let chance = f64::from(mean).clamp(0.001, 0.999);
    Score::Belief((150.0 * (chance / (1.0 - chance)).ln()).round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    fn think(game: &Game, nodes: u64, seed: u64) -> Option<Report> {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let control = Control {
            stop: &AtomicBool::new(false),
            elapsed: &|| Duration::ZERO,
        };
        uct(game, &limits, control, seed)
    }

    #[test]
    fn a_score_stands_for_its_share_of_wins() {
        for mean in [0.01, 0.25, 0.5, 0.8, 0.99_f32] {
            assert!((score(mean).chance() - f64::from(mean)).abs() < 0.01);
        }
    }

    #[test]
    fn it_plays_legal_moves_to_the_end_in_every_game() {
        for variant in ["sixth:kings,milady,armies", "six:players=4", "27:expert"] {
            let mut game = Game::new(variant.parse().expect("a variant"));
            for ply in 0..60 {
                let Some(report) = think(&game, 8, ply) else { break };
                game.play(report.lines[0].moves[0]).expect("a legal move");
            }
        }
    }

    #[test]
    fn it_sees_a_king_in_one_move() {
        let mut game = Game::new("sixth".parse().expect("a variant"));
        for text in "b2 c2 c2>b2 b3 b2>b3 c3 d4 b3>d4 d4>c3 c2 c3>c2:3 d4".split(' ') {
            game.play_text(text).expect("a legal move");
        }
        let report = think(&game, 3_000, 1).expect("a move");
        game.play(report.lines[0].moves[0]).expect("a legal move");
        assert_eq!(game.result(), "1-0");
    }

    #[test]
    fn the_same_seed_gives_the_same_move() {
        let game = Game::new("six".parse().expect("a variant"));
        assert_eq!(think(&game, 50, 7), think(&game, 50, 7));
    }

    #[test]
    fn there_is_no_move_after_the_end() {
        let mut game = Game::new("27".parse().expect("a variant"));
        let mut random = Random::new(1);
        while let Some(m) = game.random_move(&mut random) {
            game.play(m).expect("a legal move");
        }
        assert_eq!(think(&game, 10, 1), None);
    }
}
