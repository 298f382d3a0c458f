use crate::{Ranking, Size};

/// A composition with the colours of the top discs: a position as it looks from above.
///
/// Five bits for each height, the first field lowest, and above them the set of fields with a black disc on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape(u64);

const HEIGHT_BITS: usize = 5;
const TOPS_SHIFT: usize = HEIGHT_BITS * Size::MOST_FIELDS;

impl Shape {
    pub(crate) fn new(heights: &[u8; Size::MOST_FIELDS], black: u32) -> Shape {
        let heights = heights
            .iter()
            .rev()
            .fold(0, |word, &height| word << HEIGHT_BITS | u64::from(height));
        Shape(heights | u64::from(black) << TOPS_SHIFT)
    }

    pub(crate) fn heights(self) -> [u8; Size::MOST_FIELDS] {
        std::array::from_fn(|field| (self.0 >> (HEIGHT_BITS * field) & 31) as u8)
    }

    pub(crate) fn black(self) -> u32 {
        (self.0 >> TOPS_SHIFT) as u32
    }
}

/// What all positions of a shape share. What may be done depends on the shape alone; covered discs only come along.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    /// The number of the first position of the composition.
    base: u64,
    tops: Fixed<Top, { Size::MOST_FIELDS }>,
    pieces: Fixed<Piece, { Size::MOST_FIELDS }>,
    turns: Fixed<Turn, { Size::MOST_DISCS }>,
    /// All discs.
    full: u32,
    /// The colours that the covered discs can have.
    words: std::ops::Range<u32>,
    /// Black's end stack minus White's.
    margin: i8,
    /// Black has no move: the moves are White's.
    passes: bool,
}

/// Where a top disc goes in the string.
#[derive(Clone, Copy, Default, Debug)]
struct Top {
    /// The places of the string from here on.
    above: u32,
    /// The disc, if it is black.
    bit: u32,
}

/// The places of a stack in the string, and where they go when the line is mirrored.
#[derive(Clone, Copy, Default, Debug)]
struct Piece {
    places: u32,
    right: u8,
    left: u8,
}

/// A move, seen from the player who moves next: the mover's stacks come down the line, and the discs on top of one come
/// down below everything that lies between it and the stack that they land on. So a piece of the string turns round.
#[derive(Clone, Copy, Default, Debug)]
struct Turn {
    /// The number of the first position of the composition that it leads to.
    base: u64,
    places: u32,
    up: u8,
    down: u8,
}

/// A short list.
#[derive(Clone, Debug)]
struct Fixed<T, const N: usize> {
    items: [T; N],
    length: usize,
}

impl<T: Copy + Default, const N: usize> Fixed<T, N> {
    fn new() -> Fixed<T, N> {
        Fixed {
            items: [T::default(); N],
            length: 0,
        }
    }

    fn push(&mut self, item: T) {
        self.items[self.length] = item;
        self.length += 1;
    }

    #[inline]
    fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items[..self.length].iter()
    }
}

impl Outlook {
    pub(crate) fn new(ranking: &Ranking, shape: Shape) -> Outlook {
        let size = ranking.size();
        let (fields, discs) = (size.fields(), size.all_discs());
        let all_heights = shape.heights();
        let heights = &all_heights[..fields];
        let black = shape.black();
        let occupied = (0..fields).fold(0, |set, field| set | u32::from(heights[field] != 0) << field);
        let base = |heights: &[u8]| {
            ranking.rank_composition(heights.iter().map(|&height| usize::from(height))) * size.strings()
        };

        let passes = black & (((1 << fields) - 1) >> black.count_ones()) == 0;
        // The line as the player who moves next sees it.
        let mut line = [0; Size::MOST_FIELDS];
        let line = &mut line[..fields];
        line.copy_from_slice(heights);
        let mut mover = occupied & !black;
        if !passes {
            line.reverse();
            mover = black.reverse_bits() >> (u32::BITS as usize - fields);
        }
        let step = mover.count_ones() as usize;
        let mut turns = Fixed::new();
        let mut end = 0;
        let mut target_end = 0;
        for field in 0..fields {
            end += line[field];
            let Some(target) = field.checked_sub(step) else {
                continue;
            };
            target_end += line[target];
            if mover >> field & 1 == 0 {
                continue;
            }
            let length = end - target_end;
            for count in 1..=line[field] {
                line[field] -= count;
                line[target] += count;
                turns.push(Turn {
                    base: base(line),
                    places: ((1 << length) - 1) << target_end,
                    up: count,
                    down: length - count,
                });
                line[field] += count;
                line[target] -= count;
            }
        }

        let mut tops = Fixed::new();
        let mut pieces = Fixed::new();
        let mut begin = 0;
        for (field, &height) in heights.iter().enumerate() {
            if height == 0 {
                continue;
            }
            let top = begin + height - 1;
            tops.push(Top {
                above: u32::MAX << top,
                bit: (black >> field & 1) << top,
            });
            let after = discs as u8 - top - 1;
            pieces.push(Piece {
                places: ((1 << height) - 1) << begin,
                right: begin.saturating_sub(after),
                left: after.saturating_sub(begin),
            });
            begin += height;
        }
        let covered = discs - tops.length;
        let (first, last) = ranking.words_of(covered, size.discs() - black.count_ones() as usize);
        Outlook {
            base: base(heights),
            tops,
            pieces,
            turns,
            full: (1 << discs) - 1,
            words: first..last,
            margin: heights[fields - 1] as i8 - heights[0] as i8,
            passes,
        }
    }

    /// Calls `visit` with the number of each position of the shape and with its value, which follows from the values of
    /// the positions after it.
    #[inline]
    pub(crate) fn for_each(
        &self,
        ranking: &Ranking,
        value: impl Fn(u64) -> i8,
        mut visit: impl FnMut(u64, i8),
    ) {
        for at in self.words.clone() {
            let string = self.tops.iter().fold(ranking.word(at), |string, top| {
                // What lies above moves up by one place to make room.
                (string + (string & top.above)) | top.bit
            });
            let index = self.base + u64::from(ranking.rank_string(string));
            let seen = if self.passes {
                string
            } else {
                self.mirrored(string)
            };
            let least = self
                .turns
                .iter()
                .map(|turn| value(turn.base + u64::from(ranking.rank_string(turn.apply(seen)))))
                .min();
            let found = match least {
                None => self.margin,
                // After a pass and the opponent's move it is Black's turn again.
                Some(least) if self.passes => least,
                Some(least) => -least,
            };
            visit(index, found);
        }
    }

    #[inline]
    fn mirrored(&self, string: u32) -> u32 {
        self.pieces.iter().fold(self.full, |mirrored, piece| {
            mirrored ^ ((string & piece.places) >> piece.right << piece.left)
        })
    }
}

impl Turn {
    #[inline]
    fn apply(&self, string: u32) -> u32 {
        let piece = string & self.places;
        (string ^ piece) | ((piece << self.up | piece >> self.down) & self.places)
    }
}
