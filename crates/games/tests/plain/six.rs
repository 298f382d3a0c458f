//! Six, plainly: tiles in a map, groups by flood fill, formations by looking at every place of the table.

use std::collections::{BTreeMap, BTreeSet};

use super::variant::Six;

/// Axial `q,r`.
type Cell = (i32, i32);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Side {
    Red,
    Black,
}

/// A position up to shifting: hands are kept in it, so that a position of round one is never one of round two.
#[derive(Clone, Debug, PartialEq)]
struct Position {
    tiles: BTreeMap<Cell, Side>,
    /// Tiles in the hand of each seat.
    hands: Vec<u32>,
    seat: usize,
}

#[derive(Clone, Debug)]
enum Action {
    Lay(Cell),
    /// `keep` is the smallest cell of the group that stays, whether it was chosen or not.
    Move {
        from: Cell,
        to: Cell,
        keep: Cell,
    },
}

#[derive(Clone, Debug)]
pub struct Game {
    options: Six,
    position: Position,
    /// Every position so far, shifted to a corner, the current one last.
    history: Vec<Position>,
    /// Turns of round two in a row without a capture.
    quiet: u32,
    result: &'static str,
    legal: Vec<(String, Action)>,
}

/// "The six neighbours of `q,r` are `q+1,r` `q-1,r` `q,r+1` `q,r-1` `q+1,r-1` `q-1,r+1`."
fn neighbours((q, r): Cell) -> [Cell; 6] {
    [
        (q + 1, r),
        (q - 1, r),
        (q, r + 1),
        (q, r - 1),
        (q + 1, r - 1),
        (q - 1, r + 1),
    ]
}

/// "two teams of two, seats clockwise 0–3, seats 0 and 2 Red, 1 and 3 Black."
fn side_of(seat: usize) -> Side {
    if seat.is_multiple_of(2) {
        Side::Red
    } else {
        Side::Black
    }
}

/// The connected groups of a set of cells.
fn groups(cells: &BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut left = cells.clone();
    let mut groups = Vec::new();
    while let Some(&start) = left.iter().next() {
        let mut group = BTreeSet::new();
        let mut to_visit = vec![start];
        while let Some(cell) = to_visit.pop() {
            if left.remove(&cell) {
                group.insert(cell);
                to_visit.extend(neighbours(cell));
            }
        }
        groups.push(group);
    }
    groups
}

/// The free cells that touch at least one of these cells.
fn border(cells: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    let mut border = BTreeSet::new();
    for &cell in cells {
        for neighbour in neighbours(cell) {
            if !cells.contains(&neighbour) {
                border.insert(neighbour);
            }
        }
    }
    border
}

/// "six tiles of your colour that form a **line** (six in a row along one of three axes), a **triangle** (side three)
/// or a **circle** (the six neighbours of one cell, whose middle may hold anything or nothing). More than six is fine:
/// a formation contained in your tiles wins."
fn has_six(tiles: &BTreeMap<Cell, Side>, side: Side) -> bool {
    let is_mine = |cell: Cell| tiles.get(&cell) == Some(&side);
    let lines =
        [(1, 0), (0, 1), (1, -1)].map(|(dq, dr)| [0, 1, 2, 3, 4, 5].map(|step| (step * dq, step * dr)));
    // A corner, then a row of two, then a row of three; the two ways a triangle can point.
    let triangles = [
        [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)],
        [(0, 0), (0, 1), (0, 2), (-1, 1), (-1, 2), (-2, 2)],
    ];
    let circle = neighbours((0, 0));
    let mut shapes = Vec::new();
    shapes.extend(lines);
    shapes.extend(triangles);
    shapes.push(circle);

    // The first cell of a line or a triangle is one of the tiles, and the middle of a circle lies between them.
    let Some((low_q, high_q)) = extent(tiles.keys().map(|cell| cell.0)) else {
        return false;
    };
    let Some((low_r, high_r)) = extent(tiles.keys().map(|cell| cell.1)) else {
        return false;
    };
    for q in low_q..=high_q {
        for r in low_r..=high_r {
            for shape in &shapes {
                if shape.iter().all(|&(dq, dr)| is_mine((q + dq, r + dr))) {
                    return true;
                }
            }
        }
    }
    false
}

fn extent(values: impl Iterator<Item = i32> + Clone) -> Option<(i32, i32)> {
    Some((values.clone().min()?, values.max()?))
}

/// "same tiles up to shifting the whole field, but not turning or mirroring it, same seat to move".
fn shifted(position: &Position) -> Position {
    let low_q = position.tiles.keys().map(|cell| cell.0).min().unwrap_or(0);
    let low_r = position.tiles.keys().map(|cell| cell.1).min().unwrap_or(0);
    let tiles = position
        .tiles
        .iter()
        .map(|(&(q, r), &side)| ((q - low_q, r - low_r), side))
        .collect();
    Position {
        tiles,
        hands: position.hands.clone(),
        seat: position.seat,
    }
}

fn cell_text((q, r): Cell) -> String {
    format!("{q},{r}")
}

impl Game {
    pub fn new(options: Six) -> Game {
        let mut tiles = BTreeMap::new();
        if !options.first_edition {
            // "one Red and one Black tile lie side by side"; "the Red starting tile is `0,0`, the Black starting tile
            // `1,0`".
            tiles.insert((0, 0), Side::Red);
            tiles.insert((1, 0), Side::Black);
        }
        let hands = match (options.first_edition, options.four_players) {
            // "each player holds 20".
            (false, false) => vec![20; 2],
            // "First edition: an empty table, 19 tiles each".
            (true, false) => vec![19; 2],
            // "Default edition: 10 tiles in each hand and the two starting tiles. First edition: 9 tiles in each
            // hand."
            (false, true) => vec![10; 4],
            (true, true) => vec![9; 4],
        };
        // "Red (moves first)".
        let position = Position {
            tiles,
            hands,
            seat: 0,
        };
        let mut game = Game {
            options,
            history: vec![shifted(&position)],
            position,
            quiet: 0,
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
            Some(self.position.seat as u8)
        } else {
            None
        }
    }

    pub fn result(&self) -> &'static str {
        self.result
    }

    pub fn play(&mut self, text: &str) -> Result<(), String> {
        let action = match self.legal.iter().find(|(legal, _)| legal == text) {
            Some((_, action)) => action.clone(),
            None => return Err(format!("`{text}` is not a legal move")),
        };
        let seat = self.position.seat;
        let mover = side_of(seat);
        match action {
            Action::Lay(cell) => {
                self.position.tiles.insert(cell, mover);
                self.position.hands[seat] -= 1;
            }
            Action::Move { from, to, keep } => {
                let groups = self.groups_without(from);
                // "only the largest group stays; every other group, of either colour, is captured"; "The capture
                // happens before the tile is laid down".
                for group in &groups {
                    if !group.contains(&keep) {
                        self.position.tiles.retain(|cell, _| !group.contains(cell));
                    }
                }
                self.position.tiles.remove(&from);
                self.position.tiles.insert(to, mover);
                self.quiet = if groups.len() > 1 { 0 } else { self.quiet + 1 };
            }
        }
        self.position.seat = (seat + 1) % self.position.hands.len();
        self.history.push(shifted(&self.position));
        self.result = self.find_result(mover);
        self.legal = self.list_legal();
        Ok(())
    }

    fn list_legal(&self) -> Vec<(String, Action)> {
        // "A finished game has no legal moves and nobody to move."
        if self.result != "*" {
            return Vec::new();
        }
        // "**Round two**, once all hands are empty."
        let mut legal = if self.position.hands.iter().all(|hand| *hand == 0) {
            self.round_two()
        } else {
            self.round_one()
        };
        legal.sort_by(|one, other| one.0.cmp(&other.0));
        legal
    }

    /// "In turn, lay one tile so that at least one side touches any tile on the table."
    fn round_one(&self) -> Vec<(String, Action)> {
        let field: BTreeSet<Cell> = self.position.tiles.keys().copied().collect();
        let mut cells = border(&field);
        if field.is_empty() {
            // "the first tile goes down anywhere (**Ruling:** on the origin)".
            cells.insert((0, 0));
        }
        if !self.options.first_edition && self.history.len() == 1 {
            // "Red's first tile must not touch the Red starting tile (three cells remain)."
            cells.retain(|cell| !neighbours((0, 0)).contains(cell));
        }
        cells
            .into_iter()
            .map(|cell| (cell_text(cell), Action::Lay(cell)))
            .collect()
    }

    /// "In turn, take one of your tiles from anywhere (enclosed ones too) and lay it elsewhere: not on the cell it
    /// came from, and touching the field with at least one side."
    fn round_two(&self) -> Vec<(String, Action)> {
        let mut legal = Vec::new();
        for (&from, &side) in &self.position.tiles {
            if side != side_of(self.position.seat) {
                continue;
            }
            // "with three or more groups, all but the largest go; if two or more tie for largest, the mover chooses
            // which of those stays."
            let groups = self.groups_without(from);
            let largest = groups.iter().map(|group| group.len()).max().unwrap_or(0);
            let candidates: Vec<&BTreeSet<Cell>> =
                groups.iter().filter(|group| group.len() == largest).collect();
            for group in &candidates {
                // "the group whose smallest cell (by q, then r) is `3,3`": the order of the set.
                let Some(&keep) = group.iter().next() else {
                    continue;
                };
                for to in border(group) {
                    if to == from {
                        continue;
                    }
                    let mut text = format!("{}>{}", cell_text(from), cell_text(to));
                    // "written exactly when two or more groups tie for largest."
                    if candidates.len() > 1 {
                        text.push_str(&format!("={}", cell_text(keep)));
                    }
                    legal.push((text, Action::Move { from, to, keep }));
                }
            }
        }
        legal
    }

    /// The groups that the field falls into when the tile on this cell is lifted.
    fn groups_without(&self, lifted: Cell) -> Vec<BTreeSet<Cell>> {
        let mut field: BTreeSet<Cell> = self.position.tiles.keys().copied().collect();
        field.remove(&lifted);
        groups(&field)
    }

    /// "If a turn both wins and would be a draw, it wins", so wins are looked for first.
    fn find_result(&self, mover: Side) -> &'static str {
        let won_by = |side: Side| if side == Side::Red { "1-0" } else { "0-1" };
        if has_six(&self.position.tiles, mover) {
            return won_by(mover);
        }
        // "After the turn, count each colour's tiles, the moved one included. **Ruling:** both under six: draw. One
        // under six: that player loses, whoever caused it." It stands under round two.
        if self.position.hands.iter().all(|hand| *hand == 0) {
            let count = |side: Side| self.position.tiles.values().filter(|tile| **tile == side).count();
            match (count(Side::Red) < 6, count(Side::Black) < 6) {
                (true, true) => return "1/2-1/2",
                (true, false) => return won_by(Side::Black),
                (false, true) => return won_by(Side::Red),
                (false, false) => {}
            }
        }
        // "the third occurrence of the same position is a draw".
        if let Some(current) = self.history.last()
            && self.history.iter().filter(|earlier| *earlier == current).count() >= 3
        {
            return "1/2-1/2";
        }
        // "so are 100 turns of round two in a row (one seat's move is one turn) without a capture."
        if self.quiet >= 100 {
            return "1/2-1/2";
        }
        "*"
    }
}
