//! What windows and tiles are worth. All numbers of the evaluation are here.

use super::grid::SHAPES;

/// The numbers of the evaluation, in hundredths.
///
/// Of a pair the first number counts while the hands are full, the second once they are empty; in between they blend, so
/// that round one already builds what round two needs.
pub(super) struct Weights {
    /// A window that only one colour has tiles in, by shape and by the number of tiles from 1 to 5.
    windows: [[[i32; 5]; 3]; 2],
    /// To be the one to move.
    pub(super) tempo: [i32; 2],
    /// Each window of three, four and five of the side to move, on top of what it is worth anyway.
    pub(super) initiative: [[i32; 3]; 2],
    /// A tile more than the opponent, in round two.
    pub(super) tile: i32,
    /// The same once more for every ten tiles that have been captured.
    pub(super) scarcity: i32,
    /// What the best capture of the side to move gains, by the tile.
    pub(super) capture: i32,
    /// The same for the other side, who has to wait for it.
    pub(super) danger: i32,
}

/// The fourth generation: a logistic fit (`tune_six`) to 177,000 positions of games that the third played against itself
/// (`selfplay_six`). The fives, which the search resolves anyway, are set by hand.
pub(super) static WEIGHTS: Weights = Weights {
    windows: [
        [[6, 11, 25, 40, 60], [5, 25, 53, 115, 130], [4, 10, 31, 70, 85]],
        [[2, 2, 12, 72, 95], [-3, -9, 23, 98, 120], [-4, -5, -4, 63, 80]],
    ],
    tempo: [112, -14],
    initiative: [[12, -25, 100], [11, 46, 100]],
    tile: 36,
    scarcity: 18,
    capture: 98,
    danger: 31,
};

/// How a window stands: how many tiles of each colour. Red counts 1 and Black 8.
pub(super) const STATES: usize = 64;

/// What one side's tile adds to a state.
pub(super) const UNITS: [u8; 2] = [1, 8];

/// The state of a window with so many tiles of this side alone.
pub(super) const fn pure(side: usize, tiles: u8) -> u8 {
    UNITS[side] * tiles
}

/// What a window in some state contributes.
#[derive(Clone, Copy)]
pub(super) struct Term {
    /// Its value to Red in both stages, see [`stages`].
    pub(super) value: i64,
    /// One in the counter of its kind, see [`tally`].
    pub(super) tally: u64,
}

/// The terms by outline and state.
const TERMS: [[Term; STATES]; 6] = {
    let mut terms = [[Term { value: 0, tally: 0 }; STATES]; 6];
    let mut outline = 0;
    while outline < 6 {
        let mut tiles = 1;
        while tiles <= 6 {
            let mut side = 0;
            while side < 2 {
                // A six ends the game; it keeps the value of a five so that nothing jumps.
                let at = if tiles > 5 { 4 } else { tiles - 1 };
                let shape = SHAPES[outline];
                let early = WEIGHTS.windows[0][shape][at] as i64;
                let late = WEIGHTS.windows[1][shape][at] as i64;
                let value = (early << 32) + late;
                let state = pure(side, tiles as u8) as usize;
                terms[outline][state].value = if side == 0 { value } else { -value };
                if tiles >= 3 && tiles <= 5 {
                    terms[outline][state].tally = 1 << (10 * (3 * side + tiles - 3));
                }
                side += 1;
            }
            tiles += 1;
        }
        outline += 1;
    }
    terms
};

/// By how much the terms change when a tile of this side comes into a window, by outline and state before.
pub(super) static CHANGES: [[[Term; STATES]; 6]; 2] = {
    let mut changes = [[[Term { value: 0, tally: 0 }; STATES]; 6]; 2];
    let mut side = 0;
    while side < 2 {
        let mut outline = 0;
        while outline < 6 {
            let mut state = 0;
            while state + (UNITS[side] as usize) < STATES {
                let before = TERMS[outline][state];
                let after = TERMS[outline][state + UNITS[side] as usize];
                changes[side][outline][state] = Term {
                    value: after.value - before.value,
                    tally: after.tally.wrapping_sub(before.tally),
                };
                state += 1;
            }
            outline += 1;
        }
        side += 1;
    }
    changes
};

/// How urgent it is to complete or to spoil a window, by shape and by the tiles of the one colour in it, for putting moves
/// in order.
const URGENCY: [[i32; 7]; 3] = [
    [0, 2, 8, 30, 110, 500, 500],
    [0, 2, 9, 34, 120, 500, 500],
    [0, 2, 9, 34, 120, 500, 500],
];

/// What one more tile of this side in a window adds to the urgencies, by side, outline and the state before.
pub(super) static STEPS_UP: [[[i32; STATES]; 6]; 2] = {
    let mut steps = [[[0; STATES]; 6]; 2];
    let mut outline = 0;
    while outline < 6 {
        let urgency = &URGENCY[SHAPES[outline]];
        let mut tiles = 0;
        while tiles < 6 {
            let mut side = 0;
            while side < 2 {
                // An own window grows, or one of the other's is spoilt.
                steps[side][outline][pure(side, tiles as u8) as usize] = urgency[tiles + 1] - urgency[tiles];
                if tiles > 0 {
                    steps[side][outline][pure(1 - side, tiles as u8) as usize] = urgency[tiles];
                }
                side += 1;
            }
            tiles += 1;
        }
        outline += 1;
    }
    steps
};

/// Both stages of a sum of values.
#[inline]
pub(super) const fn stages(sum: i64) -> [i32; 2] {
    // The lower half may be negative and has then borrowed one from the upper.
    [((sum + (1 << 31)) >> 32) as i32, sum as i32]
}

/// How many windows of three, four and five a side has, from a sum of tallies.
#[inline]
pub(super) const fn tally(sum: u64, side: usize) -> [i32; 3] {
    let own = sum >> (30 * side);
    [
        (own & 1023) as i32,
        (own >> 10 & 1023) as i32,
        (own >> 20 & 1023) as i32,
    ]
}
