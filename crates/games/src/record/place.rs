use super::{Line, Node};

/// Where one leaves a line for a variation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Branch {
    /// The index in the line of the move that the variation replaces.
    pub node: usize,
    /// The index of the variation among that move's variations.
    pub variation: usize,
}

/// A place in a record: after so many moves of one of its lines.
///
/// `Place::default()` is before the first move.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Place {
    /// The way from the main line to the line; empty for the main line itself.
    pub branches: Vec<Branch>,
    /// How many moves of that line have been made.
    pub moves: usize,
}

impl Place {
    /// After so many moves of the main line.
    pub fn on_main_line(moves: usize) -> Place {
        Place {
            branches: Vec::new(),
            moves,
        }
    }

    /// The same place on the line that its variation leaves, where it has not yet left it.
    pub(super) fn before_branch(mut self) -> Place {
        while self.moves == 0
            && let Some(branch) = self.branches.pop()
        {
            self.moves = branch.node;
        }
        self
    }
}

/// The nodes of a record in the order of its text: a move, its variations, the next move.
#[derive(Clone, Debug)]
pub struct Nodes<'a> {
    /// The lines that are being walked, the main line first.
    open: Vec<Walk<'a>>,
}

/// How far one line has been walked.
#[derive(Clone, Debug)]
struct Walk<'a> {
    line: &'a Line,
    /// How many of its moves have been handed out.
    moves: usize,
    /// How many variations of the last of them have been entered.
    variations: usize,
}

impl<'a> Nodes<'a> {
    pub(super) fn new(line: &'a Line) -> Nodes<'a> {
        Nodes {
            open: vec![Walk {
                line,
                moves: 0,
                variations: 0,
            }],
        }
    }

    /// Where the node is that was handed out last.
    fn place(&self) -> Place {
        let Some((last, outer)) = self.open.split_last() else {
            return Place::default();
        };
        let branch = |walk: &Walk<'_>| Branch {
            node: walk.moves - 1,
            variation: walk.variations - 1,
        };
        Place {
            branches: outer.iter().map(branch).collect(),
            moves: last.moves,
        }
    }
}

impl<'a> Iterator for Nodes<'a> {
    type Item = (Place, &'a Node);

    fn next(&mut self) -> Option<(Place, &'a Node)> {
        loop {
            let walk = self.open.last_mut()?;
            let line = walk.line;
            let last = walk.moves.checked_sub(1).and_then(|index| line.nodes.get(index));
            if let Some(line) = last.and_then(|node| node.variations.get(walk.variations)) {
                walk.variations += 1;
                self.open.push(Walk {
                    line,
                    moves: 0,
                    variations: 0,
                });
            } else if let Some(node) = line.nodes.get(walk.moves) {
                walk.moves += 1;
                walk.variations = 0;
                return Some((self.place(), node));
            } else {
                self.open.pop();
            }
        }
    }
}
