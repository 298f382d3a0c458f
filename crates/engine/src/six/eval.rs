//! What a position is worth without looking ahead.

use super::Six;
use super::weights::{WEIGHTS, stages, tally};

/// With so many tiles left in the hands, captures begin to count.
const CUTS_MATTER: i32 = 5;

/// How many tiles there are at the most.
const FULL: i32 = 42;

impl Six {
    /// The value for the side to move, in hundredths.
    pub(super) fn value(&self) -> i32 {
        let field = &self.field;
        let us = self.us();
        let (hands, all) = (i32::from(self.in_hands), i32::from(self.all_hands).max(1));
        let blend = |[early, late]: [i32; 2]| (early * hands + late * (all - hands)) / all;

        let windows = blend(stages(field.value));
        let mut value = if us == 0 { windows } else { -windows };
        let mut ahead = WEIGHTS.tempo;
        for (i, count) in tally(field.tally, us).into_iter().enumerate() {
            for (stage, ahead) in ahead.iter_mut().enumerate() {
                *ahead += WEIGHTS.initiative[stage][i] * count;
            }
        }
        value += blend(ahead);

        if hands <= CUTS_MATTER {
            let balance = i32::from(field.counts[us]) - i32::from(field.counts[1 - us]);
            let gains = self.best_captures();
            let cuts = WEIGHTS.capture * gains[us] - WEIGHTS.danger * gains[1 - us];
            let lost = FULL - i32::from(field.counts[0] + field.counts[1]);
            let tiles = if hands == 0 {
                WEIGHTS.tile * balance + WEIGHTS.scarcity * balance * lost / 10
            } else {
                0
            };
            value += tiles + cuts * (CUTS_MATTER - hands) / CUTS_MATTER;
        }
        value
    }

    /// How many tiles each side could gain with its best capture: the opponent's tiles less its own.
    fn best_captures(&self) -> [i32; 2] {
        let field = &self.field;
        let mut best = [0; 2];
        let cuts = self.cuts();
        for (side, best) in best.iter_mut().enumerate() {
            for tile in cuts.cutting().both(field.tiles(side)) {
                for (_, [own, others]) in cuts.stays(field, tile, side) {
                    *best = (*best).max(others - own);
                }
            }
        }
        best
    }
}
