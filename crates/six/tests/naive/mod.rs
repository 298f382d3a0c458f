//! The moves of Six once more, one cell at a time and with nothing clever in it, to compare with.

use std::collections::{BTreeMap, BTreeSet};

use trilith_game::{Position as _, Side};
use trilith_six::{Cell, Move, Position};

pub(crate) type Tiles = BTreeMap<Cell, Side>;

pub(crate) fn tiles(position: &Position) -> Tiles {
    let cells = |side| position.tiles(side).map(move |cell| (cell, side));
    Side::BOTH.into_iter().flat_map(cells).collect()
}

/// The legal moves of a game that goes on.
pub(crate) fn moves(position: &Position) -> BTreeSet<Move> {
    let tiles = tiles(position);
    if position.in_hands() > 0 {
        let first_tile = position.in_hands() == position.variant().in_hands();
        if first_tile && tiles.is_empty() {
            return [Move::Lay(Cell::ORIGIN)].into();
        }
        return beside(&tiles)
            .into_iter()
            .filter(|cell| !first_tile || !cell.neighbours().contains(&Cell::ORIGIN))
            .map(Move::Lay)
            .collect();
    }
    let mut moves = BTreeSet::new();
    for (&from, _) in tiles.iter().filter(|&(_, &side)| side == position.side()) {
        let mut rest = tiles.clone();
        rest.remove(&from);
        let groups = groups(&rest);
        let largest = groups.iter().map(BTreeMap::len).max().unwrap_or(0);
        let tied: Vec<&Tiles> = groups.iter().filter(|group| group.len() == largest).collect();
        for group in &tied {
            let name = group.keys().next().copied();
            let keep = name.filter(|_| tied.len() > 1);
            for to in beside(group).into_iter().filter(|&to| to != from) {
                moves.insert(Move::Shift { from, to, keep });
            }
        }
    }
    moves
}

fn beside(tiles: &Tiles) -> BTreeSet<Cell> {
    let neighbours = tiles.keys().flat_map(|cell| cell.neighbours());
    neighbours.filter(|cell| !tiles.contains_key(cell)).collect()
}

fn groups(tiles: &Tiles) -> Vec<Tiles> {
    let mut left = tiles.clone();
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut group = Tiles::from([first]);
        let mut open = vec![first.0];
        while let Some(cell) = open.pop() {
            for next in cell.neighbours() {
                if let Some(side) = left.remove(&next) {
                    group.insert(next, side);
                    open.push(next);
                }
            }
        }
        groups.push(group);
    }
    groups
}
