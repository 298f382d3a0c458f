//! How hard a puzzle is, and how many there are of each grade.

use trilith_games::{Kind, Puzzle};

use super::proof::Win;

/// Grades, counted.
#[derive(Clone, Default, Debug)]
pub(super) struct Tally([usize; Puzzle::GRADES as usize]);

impl Tally {
    pub(super) fn add(&mut self, grade: u8) {
        if let Some(count) = self.0.get_mut(usize::from(grade).wrapping_sub(1)) {
            *count += 1;
        }
    }

    pub(super) fn of(&self, grade: u8) -> usize {
        self.0
            .get(usize::from(grade).wrapping_sub(1))
            .copied()
            .unwrap_or(0)
    }

    pub(super) fn total(&self) -> usize {
        self.0.iter().sum()
    }

    /// Whether one more of this grade leaves enough room for harder ones among so many: a tenth may be of grade 1, three
    /// tenths of grade 2.
    pub(super) fn has_room(&self, grade: u8, among: usize) -> bool {
        let most = match grade {
            1 => among.div_ceil(10),
            2 => (3 * among).div_ceil(10),
            _ => among,
        };
        self.of(grade) < most
    }

    /// `grade 1: 30, grade 2: 80, …`
    pub(super) fn told(&self) -> String {
        let grades: Vec<String> = (1..=Puzzle::GRADES)
            .map(|grade| format!("grade {grade}: {}", self.of(grade)))
            .collect();
        grades.join(", ")
    }
}

/// The grade from 1 to 5.
///
/// In SIXTH! and Six people count the moves: a win at once is grade 1, and every further move of one's own is one grade
/// more; where the engine had to look long, it is a grade more too. In 27 all wins come at the end of the game, so the
/// positions that it takes to see that far decide alone.
pub(super) fn grade(game: Kind, win: &Win) -> u8 {
    let grade = match game {
        Kind::TwentySeven => {
            1 + [20, 200, 2_000, 20_000]
                .iter()
                .filter(|&&nodes| win.nodes > nodes)
                .count()
        }
        Kind::Sixth | Kind::Six => win.moves.len().div_ceil(2) + usize::from(win.nodes > 20_000),
    };
    grade.clamp(1, usize::from(Puzzle::GRADES)) as u8
}
