/// How strong the engine plays, from 1 for a child to 10, its full strength.
///
/// A weaker level looks less far ahead and misjudges positions, always in the same way within one game, as people do. It
/// plays the best it can see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level sees: how deep, and how far its judgement may be off, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sight {
    pub(crate) depth: u32,
    pub(crate) noise: i32,
}

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

    /// What this level sees; nothing limits the last.
    pub(crate) const fn sight(self) -> Option<Sight> {
        let (depth, noise) = match self.0 {
            1 => (1, 160),
            2 => (1, 80),
            3 => (2, 80),
            4 => (2, 40),
            5 => (3, 40),
            6 => (4, 30),
            7 => (5, 20),
            8 => (6, 12),
            9 => (8, 6),
            _ => return None,
        };
        Some(Sight { depth, noise })
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::FULL
    }
}
