//! What a side can be sure of in the base variant, without a search.

use std::sync::LazyLock;

use trilith_games::twentyseven::Field;

use super::held::{BLACK, Held as _, NOTHING, Sure, WHITE};
use super::packed::{Packed, lane, lane_below};

const LAST: u32 = Field::COUNT as u32 - 1;

impl Sure for Packed {
    /// Above the highest white stack all stacks are Black's. As long as Black never
    /// uncovers a white disc there (it can always lift a whole stack instead) White will never have a stack there, and
    /// gets none of the discs. So White's score is at most what lies on the highest white stack's place and below, less
    /// what is settled on other places than the goal; and Black's is at least what lies on the last place, if that is not
    /// White's. The same holds for White.
    #[inline]
    fn limits<const S: usize>(&self) -> (i32, i32) {
        let [black, white] = self.tops;
        let sums = self.sums();
        let [low, high] = [0, LAST].map(|place| self.height(place) as i32);
        let white_most = self.white_most(sums, white);
        let black_most = self.black_most(sums, black);
        let black_least = if white >> LAST & 1 == 1 { 0 } else { high };
        let white_least = if black & 1 == 1 { 0 } else { low };
        let (least, most) = (black_least - white_most, black_most - white_least);
        if S == BLACK {
            (least, most)
        } else {
            (-most, -least)
        }
    }

    /// If the side to move has a stack just one step from its goal, it can take the whole of it
    /// there, where it stays, and keep what is behind the opponent afterwards.
    #[inline]
    fn home<const S: usize>(&self) -> i32 {
        let [black, white] = self.tops;
        let step = self.step::<S>();
        let sums = self.sums();
        let Some(place) = (if S == BLACK {
            LAST.checked_sub(step)
        } else {
            Some(step)
        }) else {
            return NOTHING;
        };
        if self.movable::<S>() >> place & 1 == 0 {
            return NOTHING;
        }
        let height = self.height(place) as i32;
        if S == BLACK {
            let white = white & !(1 << LAST);
            let mut most = self.white_most(sums, white);
            if place == 0 || u32::from(white) >> place > 1 {
                most -= height;
            }
            self.height(LAST) as i32 + height - most
        } else {
            let black = black & !1;
            let mut most = self.black_most(sums, black);
            if place == LAST || black & ((1 << place) - 1) != 0 {
                most -= height;
            }
            self.height(0) as i32 + height - most
        }
    }

    /// If the opponent cannot move and all its stacks are behind this side's, it will not be able to as
    /// long as only whole stacks are moved: nothing of its own is uncovered or covered.
    #[inline]
    fn alone<const S: usize>(&self) -> i32 {
        let [black, white] = self.tops;
        if black & black.wrapping_neg() < white {
            // The lowest black stack is below the highest white one.
            return NOTHING;
        }
        let start = if S == BLACK { 0 } else { LAST };
        let left = self.height(start) as i32;
        let mut best = NOTHING;
        for stacks in brought_home::<S>(self.tops[S]) {
            let goes = stacks >> start & 1 == 1;
            best = best.max(self.on(stacks) - if goes { 0 } else { left });
        }
        best
    }
}

impl Packed {
    /// The most that White can score, with stacks on these places.
    #[inline]
    fn white_most(&self, sums: u64, white: u16) -> i32 {
        if white == 0 {
            return self.height(0) as i32;
        }
        let settled = self.settled::<WHITE>().count_ones();
        lane(sums, 15 - white.leading_zeros()) as i32 - settled.saturating_sub(1) as i32
    }

    /// The most that Black can score, with stacks on these places.
    #[inline]
    fn black_most(&self, sums: u64, black: u16) -> i32 {
        if black == 0 {
            return self.height(LAST) as i32;
        }
        let settled = self.settled::<BLACK>().count_ones();
        (lane(sums, LAST) - lane_below(sums, black.trailing_zeros()) - settled.saturating_sub(1)) as i32
    }
}

/// Which of a side's stacks it can bring to its goal if it moves alone and only whole stacks, the goal at the end of a line
/// of nine fields: the largest such sets.
#[inline]
pub(super) fn brought_home<const S: usize>(stacks: u16) -> [u16; 3] {
    BROUGHT_HOME[S][usize::from(stacks)]
}

/// For each side and each set of its stacks, which of them it can bring to its goal if it moves alone and only whole
/// stacks: the largest such sets. There are never more than three; the same one fills the places of those that are not.
static BROUGHT_HOME: LazyLock<Box<[[[u16; 3]; 512]; 2]>> = LazyLock::new(|| {
    let mut all = Box::new([[[0; 3]; 512]; 2]);
    let turned = |places: u16| places.reverse_bits() >> (15 - LAST);
    for places in 0..512 {
        let mut found = Vec::new();
        let stacks = std::array::from_fn(|place| places & 1 << place);
        bring_home(stacks, &mut found);
        let largest: Vec<u16> = (found.iter().copied())
            .filter(|&one| !found.iter().any(|&other| one != other && one & other == one))
            .collect();
        for slot in 0..3 {
            let home = largest[slot.min(largest.len() - 1)];
            all[BLACK][usize::from(places)][slot] = home;
            all[WHITE][usize::from(turned(places))][slot] = turned(home);
        }
    }
    all
});

/// Plays all games of Black alone with whole stacks, and notes which of the first stacks can lie on the last place.
fn bring_home(stacks: [u16; Field::COUNT], found: &mut Vec<u16>) {
    if !found.contains(&stacks[LAST as usize]) {
        found.push(stacks[LAST as usize]);
    }
    let step = stacks.iter().filter(|&&stack| stack != 0).count();
    for place in 0..Field::COUNT.saturating_sub(step) {
        if stacks[place] != 0 {
            let mut next = stacks;
            next[place + step] |= next[place];
            next[place] = 0;
            bring_home(next, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_sets_are_enough() {
        for places in 0..512u16 {
            let mut found = Vec::new();
            bring_home(std::array::from_fn(|place| places & 1 << place), &mut found);
            let largest = (found.iter())
                .filter(|&&one| !found.iter().any(|&other| one != other && one & other == one))
                .count();
            assert!((1..=3).contains(&largest), "{places:09b}");
        }
    }
}
