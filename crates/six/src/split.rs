use crate::field::Field;
use crate::rows::{Rows, Spot};

/// The groups into which the field falls when a tile is lifted: two or three, since no more runs of tiles fit around
/// one cell.
///
/// ```text
///    a a .         lifting x leaves the groups a, b and c
///     . x b        a and c tie for largest: the mover chooses which of the two stays
///      c .         b is captured in any case
///       c
/// ```
pub(crate) struct Split {
    groups: [Rows; 3],
    sizes: [u32; 3],
}

impl Split {
    /// What lifting the tile from this spot does, or nothing when the rest holds together.
    #[inline]
    pub(crate) fn of(field: &Field, from: Spot) -> Option<Split> {
        // Neighbours in one run touch each other and stay together, so one of each run will do.
        let mut seeds = run_starts(field.ring(from));
        if seeds.count_ones() < 2 {
            return None;
        }
        let mut rest = field.all_but(from);
        let found_all = |group: &Rows| seeds & !group.ring(from) == 0;
        let first = rest.group(from.beside(seeds.trailing_zeros()), found_all);
        if found_all(&first) {
            return None;
        }
        seeds &= !first.ring(from);

        let mut split = Split {
            groups: [Rows::EMPTY; 3],
            sizes: [0; 3],
        };
        split.add(0, first, field);
        rest.remove(&first, field.rows());
        // Whatever holds the last seed is all that is left.
        if !seeds.is_power_of_two() {
            let second = rest.group(from.beside(seeds.trailing_zeros()), |_| false);
            split.add(1, second, field);
            rest.remove(&second, field.rows());
        }
        split.add(2, rest, field);
        Some(split)
    }

    /// Adds a group in its place. A place left empty does no harm, as nothing is never the largest.
    #[inline]
    fn add(&mut self, place: usize, group: Rows, field: &Field) {
        self.sizes[place] = group.count(field.rows());
        self.groups[place] = group;
    }

    /// The groups that no other is larger than.
    #[inline]
    pub(crate) fn largest(&self) -> impl Iterator<Item = &Rows> + Clone {
        let largest = self.sizes.iter().copied().max();
        (self.groups.iter().zip(self.sizes))
            .filter(move |&(_, size)| Some(size) == largest)
            .map(|(group, _)| group)
    }

    /// Whether two or more groups tie for largest, so that the mover chooses.
    #[inline]
    pub(crate) fn is_tied(&self) -> bool {
        self.largest().nth(1).is_some()
    }

    /// The smallest spot of a group, if the mover has to name it.
    #[inline]
    pub(crate) fn name(&self, group: &Rows, field: &Field) -> Option<Spot> {
        if self.is_tied() {
            group.smallest(field.rows())
        } else {
            None
        }
    }
}

/// The first of each run of ones, around a ring of six.
#[inline]
const fn run_starts(ring: u8) -> u8 {
    ring & !(ring << 1 | ring >> 5)
}
