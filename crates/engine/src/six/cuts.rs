//! Which tiles hold the field together, and what falls off when one of them is lifted.
//!
//! One walk over the field comes to every tile once. What it first reaches through a tile is a group; if such a group touches
//! nothing but the tile it was reached from, it falls off when that tile is lifted.

use super::field::Field;
use super::tiles::Tiles;

/// The walk over the field.
#[derive(Clone)]
pub(super) struct Cuts {
    /// The tiles whose lifting splits the field.
    cutting: Tiles,
    /// By tile, for those: the groups that fall off, up to two beside the rest.
    falling: [[Tiles; 2]; Tiles::NUMBERS],
}

impl Cuts {
    pub(super) const NONE: Cuts = Cuts {
        cutting: Tiles::EMPTY,
        falling: [[Tiles::EMPTY; 2]; Tiles::NUMBERS],
    };

    #[cfg(test)]
    pub(super) fn of(field: &Field) -> Cuts {
        let mut cuts = Cuts::NONE;
        cuts.walk_over(field);
        cuts
    }

    /// Forgets what was known and walks over this field.
    pub(super) fn walk_over(&mut self, field: &Field) {
        self.cutting = Tiles::EMPTY;
        let Some(first) = field.all().first() else { return };
        let mut open = field.all();
        // Behind the first tile there is nothing, so what is reached through it first is the rest.
        open = open.without(Tiles::of(first));
        let mut groups = 0;
        let near = field.near(field.cell(first));
        while let Some(child) = near.both(open).first() {
            let (group, _) = self.walk(field, child, &mut open);
            if groups > 0 {
                self.note(first, groups - 1, group);
            }
            groups += 1;
        }
    }

    /// Visits what is still open, from `tile` on. Returns all tiles reached, and all tiles that those touch.
    fn walk(&mut self, field: &Field, tile: usize, open: &mut Tiles) -> (Tiles, Tiles) {
        let itself = Tiles::of(tile);
        *open = open.without(itself);
        let near = field.near(field.cell(tile));
        let (mut reached, mut touched) = (itself, near);
        let mut groups = 0;
        while let Some(child) = near.both(*open).first() {
            let (group, touches) = self.walk(field, child, open);
            if touches.without(group.and(itself)).is_empty() {
                self.note(tile, groups, group);
                groups += 1;
            }
            reached = reached.and(group);
            touched = touched.and(touches);
        }
        (reached, touched)
    }

    #[inline]
    fn note(&mut self, tile: usize, at: usize, group: Tiles) {
        let falling = &mut self.falling[tile % Tiles::NUMBERS];
        if at == 0 {
            self.cutting = self.cutting.and(Tiles::of(tile));
            falling[1] = Tiles::EMPTY;
        }
        // Six neighbours form three groups at the most.
        falling[at % 2] = group;
    }

    /// The tiles of both colours whose lifting splits the field.
    #[inline]
    pub(super) fn cutting(&self) -> Tiles {
        self.cutting
    }

    /// Whether lifting this tile splits the field.
    #[inline]
    pub(super) fn splits(&self, tile: usize) -> bool {
        self.cutting.has(tile)
    }

    /// The groups that may stay when this side lifts this tile, each with how many tiles of its own and of the others' that
    /// captures; none when the rest holds together.
    #[inline]
    pub(super) fn stays(
        &self,
        field: &Field,
        tile: usize,
        side: usize,
    ) -> impl Iterator<Item = (Tiles, [i32; 2])> + use<> {
        let mut groups = [Tiles::EMPTY; 3];
        let left = field.all().without(Tiles::of(tile));
        if self.splits(tile) {
            let [first, second] = self.falling[tile % Tiles::NUMBERS];
            groups = [first, second, left.without(first.and(second))];
        }
        let largest = groups.map(Tiles::count).into_iter().max().unwrap_or(0);
        let (own, others) = (field.tiles(side), field.tiles(1 - side));
        groups
            .into_iter()
            .filter(move |group| largest > 0 && group.count() == largest)
            .map(move |group| {
                let lost = left.without(group);
                let counts = [lost.both(own).count(), lost.both(others).count()];
                (group, counts.map(i32::from))
            })
    }
}
