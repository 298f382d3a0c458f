//! The book: the positions of the first plies with their values, small enough to be part of a program.
//!
//! ```text
//!   magic      8   "27BOOK\n" and a zero
//!   version    1   1                                   header
//!   fields     1
//!   discs      1   a side
//!   plies      1
//!   frames     4
//!   ────────────
//!   first      8   the first key of frame 0            index
//!   positions  4   in frame 0
//!   keys       4   the length of its keys, compressed
//!   values     4   the length of its values, compressed
//!   checksum   8   of both, compressed
//!   first      8   the first key of frame 1
//!   …
//!   ────────────
//!   checksum   8   of header and index
//!   ────────────
//!   keys           of frame 0: the distance of each from the one before, the first 0, as base-128 numbers, the lowest
//!                  digits first; raw deflate
//!   values         of frame 0: a byte each; raw deflate
//!   …
//! ```
//!
//! Numbers are little-endian. A key is the number of a position with its two parts exchanged: the colours of the discs come
//! first and how they are spread over the fields comes second. The first plies lead to few of the colourings, so in this
//! order positions lie close together: the keys of eight plies take 1.3 MB instead of 7.8 MB.

use std::io::{self, Write};
use std::sync::OnceLock;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use thiserror::Error;

use crate::bytes::{checksum, eight, four};
use crate::{BadSize, Board, Ranking, Size};

const MAGIC: &[u8; 8] = b"27BOOK\n\0";
const VERSION: u8 = 1;
const HEADER: usize = 16;
const ENTRY: usize = 28;
const CHECKSUM: usize = 8;
/// Positions in a frame that we write: the first look into it unpacks it, which is to take a millisecond at most.
const FRAME: usize = 1 << 14;
/// Positions in a frame that we read.
const LONGEST_FRAME: usize = 1 << 20;
/// The bytes of the longest distance.
pub(crate) const LONGEST_DISTANCE: usize = 10;
pub(crate) const EFFORT: u8 = 10;

/// Why a book cannot be used.
#[derive(Debug, Error)]
pub enum BookError {
    /// Writing failed.
    #[error("it cannot be written")]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("it is no book of 27")]
    NotABook,
    /// Somebody else's, or from the future.
    #[error("it has version {0}; only version {VERSION} is known")]
    Version(u8),
    /// A size that does not exist.
    #[error(transparent)]
    Size(#[from] BadSize),
    /// Something in it contradicts itself.
    #[error("it is damaged: {0}")]
    Damaged(&'static str),
    /// A frame of it is not what was written.
    #[error("it is damaged: frame {0} is not what was written")]
    Frame(usize),
}

/// The values of the positions of the first plies. What is not asked for stays packed.
///
/// ```
/// use trilith_tablebase::{Board, Book, Builder, Size, opening};
///
/// let size = Size::new(5, 3)?;
/// let mut builder = Builder::new(size)?;
/// builder.run(1, |_| true);
/// let solution = builder.finish()?;
///
/// let positions = opening(solution.ranking(), 2);
/// let values = positions.iter().map(|&index| (index, solution.values()[index as usize]));
/// let mut bytes = Vec::new();
/// Book::write(size, 2, values.collect(), &mut bytes)?;
///
/// let book = Book::open(&bytes)?;
/// assert_eq!(book.value(&Board::start(size))?, Some(-1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Book<'a> {
    ranking: Ranking,
    plies: u8,
    frames: Vec<Frame<'a>>,
}

/// Some positions with consecutive keys.
#[derive(Debug)]
struct Frame<'a> {
    first: u64,
    positions: usize,
    /// How many of the bytes are keys.
    keys: usize,
    checksum: u64,
    packed: &'a [u8],
    /// Nothing if the bytes are not what was written.
    unpacked: OnceLock<Option<Unpacked>>,
}

#[derive(Debug)]
struct Unpacked {
    /// In ascending order.
    keys: Vec<u64>,
    values: Vec<i8>,
}

impl<'a> Book<'a> {
    /// Reads header and index and checks that they belong together. Takes no more memory than a few times the length of the
    /// bytes.
    pub fn open(bytes: &'a [u8]) -> Result<Book<'a>, BookError> {
        let header = bytes.get(..HEADER).ok_or(BookError::NotABook)?;
        if header[..8] != *MAGIC {
            return Err(BookError::NotABook);
        }
        let [version, fields, discs, plies] = four(&header[8..]);
        if version != VERSION {
            return Err(BookError::Version(version));
        }
        let size = Size::new(fields, discs)?;
        let too_short = || BookError::Damaged("it is too short for its frames");
        let count = u32::from_le_bytes(four(&header[12..])) as usize;
        let end = count
            .checked_mul(ENTRY)
            .and_then(|length| length.checked_add(HEADER))
            .ok_or_else(too_short)?;
        let (index, rest) = bytes.split_at_checked(end).ok_or_else(too_short)?;
        let (written, mut rest) = rest.split_at_checked(CHECKSUM).ok_or_else(too_short)?;
        if u64::from_le_bytes(eight(written)) != checksum(index) {
            return Err(BookError::Damaged("its index is not what was written"));
        }
        let mut frames: Vec<Frame<'_>> = Vec::with_capacity(count);
        for entry in index[HEADER..].chunks_exact(ENTRY) {
            let first = u64::from_le_bytes(eight(entry));
            let [positions, keys, values] =
                [8, 12, 16].map(|at| u32::from_le_bytes(four(&entry[at..])) as usize);
            let follows = frames.last().is_none_or(|before| before.first < first);
            if !follows || first >= size.positions() || !(1..=LONGEST_FRAME).contains(&positions) {
                return Err(BookError::Damaged("no book has such frames"));
            }
            let length = keys.checked_add(values).ok_or_else(too_short)?;
            let (packed, others) = rest.split_at_checked(length).ok_or_else(too_short)?;
            rest = others;
            frames.push(Frame {
                first,
                positions,
                keys,
                checksum: u64::from_le_bytes(eight(&entry[20..])),
                packed,
                unpacked: OnceLock::new(),
            });
        }
        if !rest.is_empty() {
            return Err(BookError::Damaged("it is too long for its frames"));
        }
        Ok(Book {
            ranking: Ranking::new(size),
            plies,
            frames,
        })
    }

    /// Writes a book of these positions, given by number, with their values.
    pub fn write(
        size: Size,
        plies: u8,
        mut positions: Vec<(u64, i8)>,
        out: &mut impl Write,
    ) -> Result<(), BookError> {
        for (index, _) in &mut positions {
            *index = key(size, *index);
        }
        positions.sort_unstable();
        let mut head = Vec::new();
        head.extend_from_slice(MAGIC);
        head.extend_from_slice(&[VERSION, size.fields() as u8, size.discs() as u8, plies]);
        let frames = positions.chunks(FRAME);
        head.extend_from_slice(&(frames.len() as u32).to_le_bytes());
        let mut body = Vec::new();
        for frame in frames {
            let mut keys = Vec::new();
            let mut before = frame[0].0;
            for &(key, _) in frame {
                write_number(key - before, &mut keys);
                before = key;
            }
            let values: Vec<u8> = frame.iter().map(|&(_, value)| value as u8).collect();
            let mut packed = compress_to_vec(&keys, EFFORT);
            let keys = packed.len();
            packed.extend_from_slice(&compress_to_vec(&values, EFFORT));
            head.extend_from_slice(&frame[0].0.to_le_bytes());
            for length in [frame.len(), keys, packed.len() - keys] {
                head.extend_from_slice(&(length as u32).to_le_bytes());
            }
            head.extend_from_slice(&checksum(&packed).to_le_bytes());
            body.extend_from_slice(&packed);
        }
        out.write_all(&head)?;
        out.write_all(&checksum(&head).to_le_bytes())?;
        out.write_all(&body)?;
        Ok(out.flush()?)
    }

    /// The size of the line.
    pub fn size(&self) -> Size {
        self.ranking.size()
    }

    /// How many plies it goes.
    pub fn plies(&self) -> u8 {
        self.plies
    }

    /// How many positions it has.
    pub fn positions(&self) -> usize {
        self.frames.iter().map(|frame| frame.positions).sum()
    }

    /// The final margin for the side to move with best play, if the book has the position. The first look at a frame unpacks
    /// it, and it stays unpacked.
    pub fn value(&self, board: &Board) -> Result<Option<i8>, BookError> {
        let Some(index) = self.ranking.rank(board) else {
            return Ok(None);
        };
        let key = key(self.size(), index);
        let after = self.frames.partition_point(|frame| frame.first <= key);
        let Some(at) = after.checked_sub(1) else {
            return Ok(None);
        };
        let frame = &self.frames[at];
        let unpacked = frame
            .unpacked
            .get_or_init(|| frame.unpack(self.size()))
            .as_ref()
            .ok_or(BookError::Frame(at))?;
        let found = unpacked.keys.binary_search(&key);
        Ok(found.ok().and_then(|place| unpacked.values.get(place).copied()))
    }
}

impl Frame<'_> {
    fn unpack(&self, size: Size) -> Option<Unpacked> {
        if checksum(self.packed) != self.checksum {
            return None;
        }
        let (keys, values) = self.packed.split_at_checked(self.keys)?;
        let distances = decompress_to_vec_with_limit(keys, self.positions * LONGEST_DISTANCE).ok()?;
        let mut rest = &distances[..];
        let mut keys: Vec<u64> = Vec::with_capacity(self.positions);
        for _ in 0..self.positions {
            let distance = read_number(&mut rest)?;
            let key = match keys.last() {
                None => self.first.checked_add(distance)?,
                Some(before) => before.checked_add(distance).filter(|key| key > before)?,
            };
            keys.push(key);
        }
        let values = decompress_to_vec_with_limit(values, self.positions).ok()?;
        let values: Vec<i8> = values.into_iter().map(|byte| byte as i8).collect();
        let most = size.all_discs() as i8;
        let sound = rest.is_empty()
            && values.len() == self.positions
            && values.iter().all(|value| (-most..=most).contains(value));
        sound.then_some(Unpacked { keys, values })
    }
}

/// The colours first, then the fields.
fn key(size: Size, index: u64) -> u64 {
    index % size.strings() * size.compositions() + index / size.strings()
}

pub(crate) fn write_number(mut number: u64, out: &mut Vec<u8>) {
    while number >= 128 {
        out.push(number as u8 | 128);
        number >>= 7;
    }
    out.push(number as u8);
}

pub(crate) fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0u64;
    for digit in 0..LONGEST_DISTANCE {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 127).checked_shl(7 * digit as u32)?;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A book of one frame, with every checksum right, whatever it says.
    fn book(first: u64, positions: u32, keys: &[u8], values: &[u8]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&[VERSION, 3, 2, 1]);
        bytes.extend_from_slice(&1u32.to_le_bytes());
        bytes.extend_from_slice(&first.to_le_bytes());
        for length in [positions, keys.len() as u32, values.len() as u32] {
            bytes.extend_from_slice(&length.to_le_bytes());
        }
        let packed = [keys, values].concat();
        bytes.extend_from_slice(&checksum(&packed).to_le_bytes());
        bytes.extend_from_slice(&checksum(&bytes).to_le_bytes());
        bytes.extend_from_slice(&packed);
        bytes
    }

    fn packed(bytes: &[u8]) -> Vec<u8> {
        compress_to_vec(bytes, 1)
    }

    /// What the book says about the start.
    fn start(bytes: &[u8]) -> Result<Option<i8>, BookError> {
        let book = Book::open(bytes)?;
        let start = Board::start(book.size());
        book.value(&start)
    }

    #[test]
    fn a_frame_that_lies_is_refused() {
        let zeros = vec![0; 1 << 22];
        let lies = [
            (packed(&[0, 1]), packed(&[0])),        // a value too few
            (packed(&[0, 1]), packed(&[0, 0, 0])),  // one too many
            (packed(&[0]), packed(&[0, 0])),        // a key too few
            (packed(&[0, 1, 1]), packed(&[0, 0])),  // one too many
            (packed(&[0, 0]), packed(&[0, 0])),     // the same key twice
            (packed(&[0, 1]), packed(&[0, 100])),   // more discs than there are
            (packed(&[0xff; 20]), packed(&[0, 0])), // a number without an end
            (packed(&zeros), packed(&[0, 0])),      // far more than was promised
            (packed(&[0, 1]), packed(&zeros)),
            (vec![0xff; 9], packed(&[0, 0])), // not compressed at all
            (Vec::new(), Vec::new()),
        ];
        for (keys, values) in lies {
            let found = start(&book(0, 2, &keys, &values));
            assert!(matches!(found, Err(BookError::Frame(0))), "{found:?}");
        }
        assert!(start(&book(0, 2, &packed(&[0, 1]), &packed(&[0, 0]))).is_ok());
    }

    #[test]
    fn an_index_that_lies_is_refused() {
        let (keys, values) = (packed(&[0, 1]), packed(&[0, 0]));
        for (first, positions) in [(u64::MAX, 2), (0, 0), (0, u32::MAX)] {
            let found = start(&book(first, positions, &keys, &values));
            assert!(matches!(found, Err(BookError::Damaged(_))), "{found:?}");
        }
        let mut frames = book(0, 2, &keys, &values);
        frames[12..16].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(matches!(start(&frames), Err(BookError::Damaged(_))));
    }
}
