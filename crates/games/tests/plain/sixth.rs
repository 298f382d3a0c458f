//! SIXTH!, plainly: every (from, to, count) is generated and tested against the text of rules.md.

use std::collections::BTreeMap;

use super::variant::{Milady, Sixth};

/// 0 is Silver, 1 is Brown.
type Side = usize;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Piece {
    Pawn(Side),
    Hunchback(Side),
    Giant(Side),
    Milady,
}

impl Piece {
    /// "Giant counts 2 in height"; Milady and Hunchback count 1, and so does a pawn.
    fn height(self) -> usize {
        if matches!(self, Piece::Giant(_)) { 2 } else { 1 }
    }

    /// Milady "belongs to nobody".
    fn side(self) -> Option<Side> {
        match self {
            Piece::Pawn(side) | Piece::Hunchback(side) | Piece::Giant(side) => Some(side),
            Piece::Milady => None,
        }
    }

    /// "pawn 1, Giant 2, Hunchback 3".
    fn cost(self) -> u32 {
        match self {
            Piece::Pawn(_) => 1,
            Piece::Giant(_) => 2,
            Piece::Hunchback(_) => 3,
            Piece::Milady => 0,
        }
    }
}

/// "For the ko and for repetition a reserve is the pieces in it, or, for an army spent during play, the points left
/// and which of Hunchback and Giant may still be had."
#[derive(Clone, Debug, PartialEq)]
enum Reserve {
    Pieces {
        pawns: u32,
        hunchbacks: u32,
        giants: u32,
    },
    Points {
        left: u32,
        hunchback: bool,
        giant: bool,
    },
}

/// Everything the ko and the repetition compare: "stacks, reserves, scores, Milady's place, player to move".
#[derive(Clone, Debug, PartialEq)]
struct Position {
    /// By square, 0 to 24 for a1 b1 … e1 a2 … e5; each from bottom to top. An empty square has no entry.
    stacks: BTreeMap<usize, Vec<Piece>>,
    reserves: Vec<Reserve>,
    milady_beside: bool,
    points: [u8; 2],
    to_move: Side,
}

#[derive(Clone, Debug, PartialEq)]
enum Action {
    Place(Piece, usize),
    Move { from: usize, to: usize, count: usize },
    Pass,
}

#[derive(Clone, Debug)]
pub struct Game {
    options: Sixth,
    /// Every position so far, the current one last.
    history: Vec<Position>,
    /// The actions between them.
    actions: Vec<Action>,
    result: &'static str,
    legal: Vec<(String, Action)>,
}

impl Position {
    /// The stack on a square, bottom to top; nothing on an empty one.
    fn stack(&self, square: usize) -> &[Piece] {
        self.stacks.get(&square).map_or(&[], |stack| stack.as_slice())
    }
}

fn square_name(square: usize) -> String {
    let column = ["a", "b", "c", "d", "e"][square % 5];
    format!("{column}{}", square / 5 + 1)
}

/// "an empty **edge** square (one of the 16 outer squares)".
fn is_edge(square: usize) -> bool {
    [0, 4].contains(&(square % 5)) || [0, 4].contains(&(square / 5))
}

fn height(stack: &[Piece]) -> usize {
    stack.iter().map(|piece| piece.height()).sum()
}

/// "The moment a stack of height 6 or more exists"; "a stack of height 6 or more with her on top is not a king".
fn king_of(stack: &[Piece]) -> Option<Side> {
    if height(stack) >= 6 {
        stack.last().and_then(|top| top.side())
    } else {
        None
    }
}

/// Walks from `from` in direction (`columns`, `rows`); the first square with a stack on it.
fn first_stack(position: &Position, from: usize, columns: i32, rows: i32) -> Option<usize> {
    let mut column = (from % 5) as i32;
    let mut row = (from / 5) as i32;
    loop {
        column += columns;
        row += rows;
        if !(0..5).contains(&column) || !(0..5).contains(&row) {
            return None;
        }
        let square = (row * 5 + column) as usize;
        if !position.stack(square).is_empty() {
            return Some(square);
        }
    }
}

const ORTHOGONAL: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The table "How a stack moves depends on its height before the move (not on how many pieces are lifted)".
fn reaches(position: &Position, from: usize, to: usize) -> bool {
    let across = (from % 5).abs_diff(to % 5);
    let along = (from / 5).abs_diff(to / 5);
    let slides = |directions: &[(i32, i32)]| {
        directions
            .iter()
            .any(|&(columns, rows)| first_stack(position, from, columns, rows) == Some(to))
    };
    match height(position.stack(from)) {
        1 => across + along == 1,
        2 => slides(&ORTHOGONAL),
        3 => (across == 1 && along == 2) || (across == 2 && along == 1),
        4 => slides(&DIAGONAL),
        5 => slides(&ORTHOGONAL) || slides(&DIAGONAL),
        // "Such a stack cannot be moved or split (no movement is defined above 5)".
        _ => false,
    }
}

impl Game {
    pub fn new(options: Sixth) -> Game {
        // "The board starts empty. Each player has 15 pawns." The set-ups of the table change that.
        let mut reserves = Vec::new();
        for side in 0..2 {
            let pieces = |pawns, hunchbacks, giants| Reserve::Pieces {
                pawns,
                hunchbacks,
                giants,
            };
            reserves.push(if options.armies {
                match options.fixed[side] {
                    Some(army) => pieces(army.pawns, army.hunchbacks, army.giants),
                    None => Reserve::Points {
                        left: options.budget(side),
                        hunchback: true,
                        giant: true,
                    },
                }
            } else if options.milady.is_some() {
                pieces(12, 0, 0)
            } else if options.hunchbacks {
                pieces(11, 1, 0)
            } else if options.giants {
                pieces(11, 0, 1)
            } else {
                pieces(15, 0, 0)
            });
        }

        let mut stacks = BTreeMap::new();
        if let Some(Milady::On(name)) = &options.milady {
            // "As `milady`, but she stands on that edge square when the game starts."
            for square in 0..25 {
                if square_name(square) == *name {
                    stacks.insert(square, vec![Piece::Milady]);
                }
            }
        }
        let milady_beside = matches!(options.milady, Some(Milady::Beside | Milady::PaidBy(_)));
        // "Silver (moves first)".
        let start = Position {
            stacks,
            reserves,
            milady_beside,
            points: [0, 0],
            to_move: 0,
        };
        let mut game = Game {
            options,
            history: vec![start],
            actions: Vec::new(),
            result: "*",
            legal: Vec::new(),
        };
        game.legal = game.list_legal();
        game
    }

    pub fn legal(&self) -> Vec<String> {
        self.legal.iter().map(|(text, _)| text.clone()).collect()
    }

    pub fn to_move(&self) -> Option<u8> {
        if self.result == "*" {
            Some(self.position().to_move as u8)
        } else {
            None
        }
    }

    pub fn result(&self) -> &'static str {
        self.result
    }

    pub fn score(&self) -> Option<[u8; 2]> {
        if self.options.kings {
            Some(self.position().points)
        } else {
            None
        }
    }

    pub fn play(&mut self, text: &str) -> Result<(), String> {
        let action = match self.legal.iter().find(|(legal, _)| legal == text) {
            Some((_, action)) => action.clone(),
            None => return Err(format!("`{text}` is not a legal move")),
        };
        let after = self.after(&action);
        self.actions.push(action);
        self.history.push(after);
        self.result = self.find_result();
        self.legal = self.list_legal();
        Ok(())
    }

    fn position(&self) -> &Position {
        &self.history[self.history.len() - 1]
    }

    /// "**Ruling — one payer.** With `milady=silver` or `milady=brown` only that player may place her, and only that
    /// player may move a group of pieces that contains her." Otherwise "any player".
    fn has_the_right_to_milady(&self, side: Side) -> bool {
        match self.options.milady {
            None => false,
            Some(Milady::Beside | Milady::On(_)) => true,
            Some(Milady::PaidBy(payer)) => payer == side,
        }
    }

    /// "**Ruling — order of the rules.** List all placements and moves; strike out those that the ko forbids; if
    /// Milady is visible and any remaining *move* lands on her, only those remain; if nothing remains, `pass`."
    fn list_legal(&self) -> Vec<(String, Action)> {
        // "A finished game has no legal moves and nobody to move."
        if self.result != "*" {
            return Vec::new();
        }
        let mut actions = self.placements();
        actions.extend(self.moves());
        actions.retain(|action| !self.ko_forbids(action));
        // "While she is *visible* (alone, or on top of a stack)".
        let lands_on_milady = |action: &Action| match action {
            Action::Move { to, .. } => self.position().stack(*to).last() == Some(&Piece::Milady),
            _ => false,
        };
        if actions.iter().any(lands_on_milady) {
            actions.retain(lands_on_milady);
        }
        if actions.is_empty() {
            actions.push(Action::Pass);
        }
        let mut legal: Vec<(String, Action)> = actions
            .into_iter()
            .map(|action| (action_text(&action), action))
            .collect();
        legal.sort_by(|one, other| one.0.cmp(&other.0));
        legal
    }

    /// "**Place** a piece from your own reserve on an empty square."
    fn placements(&self) -> Vec<Action> {
        let position = self.position();
        let side = position.to_move;
        let mut placements = Vec::new();
        for square in 0..25 {
            if !position.stack(square).is_empty() {
                continue;
            }
            for piece in [Piece::Pawn(side), Piece::Hunchback(side), Piece::Giant(side)] {
                let can = match &position.reserves[side] {
                    Reserve::Pieces {
                        pawns,
                        hunchbacks,
                        giants,
                    } => match piece {
                        Piece::Pawn(_) => *pawns > 0,
                        Piece::Hunchback(_) => *hunchbacks > 0,
                        Piece::Giant(_) => *giants > 0,
                        Piece::Milady => false,
                    },
                    // "each placement costs its points from the player's budget"; Giant and Hunchback "at most one
                    // each".
                    Reserve::Points {
                        left,
                        hunchback,
                        giant,
                    } => {
                        piece.cost() <= *left
                            && match piece {
                                Piece::Hunchback(_) => *hunchback,
                                Piece::Giant(_) => *giant,
                                _ => true,
                            }
                    }
                };
                if can {
                    placements.push(Action::Place(piece, square));
                }
            }
            // "Any player may, as a turn, place her on an empty **edge** square".
            if position.milady_beside && self.has_the_right_to_milady(side) && is_edge(square) {
                placements.push(Action::Place(Piece::Milady, square));
            }
        }
        placements
    }

    /// "**Move** all of a stack, or any number of pieces from its top, onto another stack. Either player may move any
    /// stack, whatever colour is on top."
    fn moves(&self) -> Vec<Action> {
        let mut moves = Vec::new();
        for from in 0..25 {
            for count in 1..=self.position().stack(from).len() {
                for to in 0..25 {
                    if self.may_move(from, to, count) {
                        moves.push(Action::Move { from, to, count });
                    }
                }
            }
        }
        moves
    }

    fn may_move(&self, from: usize, to: usize, count: usize) -> bool {
        let position = self.position();
        let (source, target) = (position.stack(from), position.stack(to));
        // "onto another stack … Never onto an empty square."
        if from == to || target.is_empty() {
            return false;
        }
        // "Nothing may be put on top of it: it is a stack that can be moved but not landed on, and it blocks
        // sliders." It blocks them because it is the first stack they meet.
        if matches!(target.last(), Some(Piece::Hunchback(_))) {
            return false;
        }
        // "only that player may move a group of pieces that contains her"; "The player without the right to her may
        // lift pieces that lie above her."
        let group = &source[source.len() - count..];
        if group.contains(&Piece::Milady) && !self.has_the_right_to_milady(position.to_move) {
            return false;
        }
        reaches(position, from, to)
    }

    /// "**Ruling — no take-back (ko).** A move may not restore the complete position that stood just before the
    /// opponent's last turn. Only that one position is forbidden. After a pass by the opponent nothing is forbidden."
    fn ko_forbids(&self, action: &Action) -> bool {
        match self.actions.last() {
            None | Some(Action::Pass) => false,
            Some(_) => self.after(action) == self.history[self.history.len() - 2],
        }
    }

    /// The position after an action, kings taken off where the option says so.
    fn after(&self, action: &Action) -> Position {
        let mut position = self.position().clone();
        match *action {
            Action::Pass => {}
            Action::Place(piece, square) => {
                match &mut position.reserves[position.to_move] {
                    // "Placing Milady costs nothing more."
                    _ if piece == Piece::Milady => position.milady_beside = false,
                    Reserve::Pieces {
                        pawns,
                        hunchbacks,
                        giants,
                    } => match piece {
                        Piece::Pawn(_) => *pawns -= 1,
                        Piece::Hunchback(_) => *hunchbacks -= 1,
                        Piece::Giant(_) => *giants -= 1,
                        Piece::Milady => {}
                    },
                    Reserve::Points {
                        left,
                        hunchback,
                        giant,
                    } => {
                        *left -= piece.cost();
                        match piece {
                            Piece::Hunchback(_) => *hunchback = false,
                            Piece::Giant(_) => *giant = false,
                            _ => {}
                        }
                    }
                }
                position.stacks.insert(square, vec![piece]);
            }
            Action::Move { from, to, count } => {
                // "Order is kept: the moved pieces lie on top."
                let mut source = position.stacks.remove(&from).unwrap_or_default();
                let group = source.split_off(source.len() - count);
                if !source.is_empty() {
                    position.stacks.insert(from, source);
                }
                position.stacks.entry(to).or_default().extend(group);
            }
        }
        if self.options.kings {
            self.take_kings_off(&mut position);
        }
        // "Play goes on with the next player."
        position.to_move = 1 - position.to_move;
        position
    }

    /// "each king formed scores one point for the colour on top. Then pieces are taken off its top, one by one, until
    /// its height is 5 or less, and return to their owners' reserves."
    fn take_kings_off(&self, position: &mut Position) {
        for stack in position.stacks.values_mut() {
            let Some(side) = king_of(stack) else { continue };
            position.points[side] += 1;
            while height(stack) > 5 {
                let Some(piece) = stack.pop() else { break };
                let Some(owner) = piece.side() else {
                    // "if she is among the pieces taken off, she goes back beside the board and may be placed again".
                    position.milady_beside = true;
                    continue;
                };
                match &mut position.reserves[owner] {
                    // "with a fixed army the piece itself returns".
                    Reserve::Pieces {
                        pawns,
                        hunchbacks,
                        giants,
                    } => match piece {
                        Piece::Pawn(_) => *pawns += 1,
                        Piece::Hunchback(_) => *hunchbacks += 1,
                        Piece::Giant(_) => *giants += 1,
                        Piece::Milady => {}
                    },
                    // "A piece returned to its owner refunds its points (a Hunchback or Giant may then be placed
                    // again) when the army is spent during play".
                    Reserve::Points {
                        left,
                        hunchback,
                        giant,
                    } => {
                        *left += piece.cost();
                        match piece {
                            Piece::Hunchback(_) => *hunchback = true,
                            Piece::Giant(_) => *giant = true,
                            _ => {}
                        }
                    }
                }
            }
        }
    }

    /// The result of the current position with its history. "If a turn both wins and would be a draw, it wins", so
    /// wins are looked for first.
    fn find_result(&self) -> &'static str {
        let position = self.position();
        let won_by = |side: Side| if side == 0 { "1-0" } else { "0-1" };
        // "the player whose colour is on **top** wins, whoever moved." With `kings` no king is left standing.
        for stack in position.stacks.values() {
            if let Some(side) = king_of(stack) {
                return won_by(side);
            }
        }
        // "First to 6 points wins."
        for side in 0..2 {
            if position.points[side] >= 6 {
                return won_by(side);
            }
        }
        // "Two passes in a row end the game: a draw; with `kings`, the player with more points wins."
        if self.actions.len() >= 2
            && self.actions[self.actions.len() - 2..]
                .iter()
                .all(|a| *a == Action::Pass)
        {
            let [silver, brown] = position.points;
            return if silver > brown {
                won_by(0)
            } else if brown > silver {
                won_by(1)
            } else {
                "1/2-1/2"
            };
        }
        // "The third occurrence of the same position is a draw, whatever the points."
        if self.history.iter().filter(|earlier| *earlier == position).count() >= 3 {
            return "1/2-1/2";
        }
        "*"
    }
}

/// "`c3` place a pawn · `Hc3` Hunchback · `Gc3` Giant · `Ma3` Milady · `c3>d5:2` · `pass`."
fn action_text(action: &Action) -> String {
    match *action {
        Action::Place(Piece::Pawn(_), square) => square_name(square),
        Action::Place(Piece::Hunchback(_), square) => format!("H{}", square_name(square)),
        Action::Place(Piece::Giant(_), square) => format!("G{}", square_name(square)),
        Action::Place(Piece::Milady, square) => format!("M{}", square_name(square)),
        Action::Move { from, to, count } => format!("{}>{}:{count}", square_name(from), square_name(to)),
        Action::Pass => "pass".to_string(),
    }
}
