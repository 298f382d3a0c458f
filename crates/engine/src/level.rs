use trilith_games::Kind;

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
    pub depth: u32,
    /// How far its judgement may be off, in hundredths.
    pub noise: i32,
    /// How many of a hundred wins in one move it overlooks, its own next move apart.
    pub overlooked: u64,
}

/// Levels 1 to 9 of each game: depth, noise, wins overlooked. `examples/ladder.rs` finds them, so that each is to score 70 to 80
/// of a hundred against the one below it (`docs/benchmarks.md`).
const SIXTH: [(u32, i32, u64); 9] = [
    (1, 125, 14),
    (1, 101, 4),
    (1, 88, 0),
    (1, 42, 0),
    (2, 118, 0),
    (2, 37, 0),
    (3, 73, 0),
    (4, 60, 0),
    (5, 53, 0),
];
const SIX: [(u32, i32, u64); 9] = [
    (1, 220, 60),
    (1, 130, 25),
    (1, 74, 5),
    (1, 31, 0),
    (2, 68, 0),
    (3, 72, 0),
    (4, 68, 0),
    (5, 54, 0),
    (5, 8, 0),
];
const TWENTY_SEVEN: [(u32, i32, u64); 9] = [
    (1, 3000, 0),
    (1, 370, 0),
    (2, 360, 0),
    (2, 100, 0),
    (3, 80, 0),
    (5, 200, 0),
    (7, 280, 0),
    (10, 560, 0),
    (13, 400, 0),
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

    /// What this level sees in a game; nothing limits the last.
    pub fn sight(self, game: Kind) -> Option<Sight> {
        let levels = match game {
            Kind::Sixth => &SIXTH,
            Kind::Six => &SIX,
            Kind::TwentySeven => &TWENTY_SEVEN,
        };
        let &(depth, noise, overlooked) = levels.get(usize::from(self.0) - 1)?;
        Some(Sight {
            depth,
            noise,
            overlooked,
        })
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}
