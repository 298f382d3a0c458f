use trilith_games::Variant;
use trilith_games::sixth::Setup;

use crate::Limits;

/// How strong the engine plays, from 1 for a child to 10, its full strength.
///
/// A weaker level looks less far ahead, misjudges positions, and overlooks what could be won at once, always in the same
/// way for the same position, as people do. It plays the best it can see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// How deep it looks.
    pub depth: Option<u32>,
    /// How many positions it looks at.
    pub positions: Option<u64>,
    /// How far its judgement may be off, in hundredths.
    pub noise: i32,
    /// How many of a hundred wins in one move it overlooks, its own next move apart.
    pub overlooked: u64,
}

impl Sight {
    /// Looks so deep, and overlooks so many of a hundred wins in one move.
    pub const fn near(depth: u32, noise: i32, overlooked: u64) -> Sight {
        Sight {
            depth: Some(depth),
            positions: None,
            noise,
            overlooked,
        }
    }

    /// Looks at so many positions, as deep as they reach.
    pub const fn far(positions: u64, noise: i32) -> Sight {
        Sight {
            depth: None,
            positions: Some(positions),
            noise,
            overlooked: 0,
        }
    }

    /// What limits a search with this sight.
    pub(crate) fn limit(self, mut limits: Limits) -> Limits {
        limits.depth = limits.depth.into_iter().chain(self.depth).min();
        limits.nodes = limits.nodes.into_iter().chain(self.positions).min();
        limits
    }
}

/// Levels 1 to 9 of each game. `examples/ladder.rs` measures them: each is to score 70 to 80 of a hundred against the one below
/// it (`docs/benchmarks.md`).
const SIXTH: [Sight; 9] = [
    Sight::near(1, 118, 8),
    Sight::near(1, 97, 3),
    Sight::near(1, 70, 0),
    Sight::near(1, 32, 0),
    Sight::near(2, 90, 0),
    Sight::near(2, 36, 0),
    Sight::near(3, 62, 0),
    Sight::near(4, 54, 0),
    Sight::near(5, 42, 0),
];
/// With `kings` a game is long and small mistakes add up, so that there is more between a beginner and full strength.
const SIXTH_KINGS: [Sight; 9] = [
    Sight::near(1, 47, 3),
    Sight::near(1, 23, 0),
    Sight::near(2, 44, 0),
    Sight::near(3, 65, 0),
    Sight::near(3, 34, 0),
    Sight::near(4, 34, 0),
    Sight::near(5, 29, 0),
    Sight::far(22_000, 10),
    Sight::far(68_000, 10),
];
/// With a Hunchback each, whom nothing can land on, it is much the same.
const SIXTH_HUNCHBACKS: [Sight; 9] = [
    Sight::near(1, 80, 4),
    Sight::near(1, 40, 0),
    Sight::near(2, 96, 0),
    Sight::near(2, 44, 0),
    Sight::near(3, 66, 0),
    Sight::near(4, 78, 0),
    Sight::far(8_000, 10),
    Sight::far(20_000, 10),
    Sight::far(64_000, 10),
];
const SIX: [Sight; 9] = [
    Sight::near(1, 170, 42),
    Sight::near(1, 110, 18),
    Sight::near(1, 57, 3),
    Sight::near(1, 27, 0),
    Sight::near(2, 48, 0),
    Sight::near(3, 53, 0),
    Sight::near(4, 47, 0),
    Sight::far(16_500, 8),
    Sight::far(57_000, 8),
];
const TWENTY_SEVEN: [Sight; 9] = [
    Sight::near(1, 3000, 0),
    Sight::near(1, 330, 0),
    Sight::near(2, 280, 0),
    Sight::near(3, 230, 0),
    Sight::near(5, 380, 0),
    Sight::near(7, 480, 0),
    Sight::far(16_000, 20),
    Sight::far(130_000, 20),
    Sight::far(900_000, 20),
];

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// Full strength.
    pub const FULL: Level = Level(10);

    /// Level 1 to 10.
    pub const fn new(level: u8) -> Option<Level> {
        if level >= 1 && level <= 10 {
            Some(Level(level))
        } else {
            None
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What this level sees in a variant; nothing limits the last.
    pub fn sight(self, variant: Variant) -> Option<Sight> {
        let levels = match variant {
            Variant::Sixth(variant) if variant.kings() => &SIXTH_KINGS,
            Variant::Sixth(variant) if variant.setup() == Setup::Hunchbacks => &SIXTH_HUNCHBACKS,
            Variant::Sixth(_) => &SIXTH,
            Variant::Six(_) => &SIX,
            Variant::TwentySeven(_) => &TWENTY_SEVEN,
        };
        levels.get(usize::from(self.0) - 1).copied()
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}
