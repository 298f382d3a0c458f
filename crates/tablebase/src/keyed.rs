//! The values of the first plies of a variant whose positions have no numbers without gaps, by key.
//!
//! ```text
//!   magic      8   "27KEYS\n" and a zero
//!   version    1   1
//!   game       1   which game it is, as whoever wrote it counts them
//!   plies      1
//!   zero       1
//!   positions  4
//!   keys       4   the length of the keys, compressed
//!   values     4   the length of the values, compressed
//!   ────────────
//!   keys           the distance of each from the one before, ascending, the first from 0, as base-128 numbers, the lowest
//!                  digits first; raw deflate
//!   values         a byte each; raw deflate
//!   ────────────
//!   checksum   8   of all before it
//! ```
//!
//! Numbers are little-endian.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::BookError;
use crate::book::{EFFORT, LONGEST_DISTANCE, read_number, write_number};
use crate::bytes::{checksum, eight, four};

const MAGIC: &[u8; 8] = b"27KEYS\n\0";
const VERSION: u8 = 1;
const HEADER: usize = 24;
const CHECKSUM: usize = 8;
/// Positions in a file that we read.
const MOST_POSITIONS: usize = 1 << 24;

/// Values by key, all of them unpacked.
///
/// ```
/// use trilith_tablebase::KeyedBook;
///
/// let bytes = KeyedBook::new(1, 5, vec![(27, -3), (9, 2)]).to_bytes();
/// let book = KeyedBook::open(&bytes)?;
/// assert_eq!((book.game(), book.plies()), (1, 5));
/// assert_eq!((book.value(9), book.value(10)), (Some(2), None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyedBook {
    game: u8,
    plies: u8,
    /// In ascending order.
    keys: Vec<u64>,
    values: Vec<i8>,
}

impl KeyedBook {
    /// A book of these keys and values. Of a key that comes more than once, one value is kept.
    pub fn new(game: u8, plies: u8, mut positions: Vec<(u64, i8)>) -> KeyedBook {
        positions.sort_unstable();
        positions.dedup_by_key(|&mut (key, _)| key);
        let (keys, values) = positions.into_iter().unzip();
        KeyedBook {
            game,
            plies,
            keys,
            values,
        }
    }

    /// Unpacks a book and checks that it is what was written.
    pub fn open(bytes: &[u8]) -> Result<KeyedBook, BookError> {
        let header = bytes.get(..HEADER).ok_or(BookError::NotABook)?;
        if header[..8] != *MAGIC {
            return Err(BookError::NotABook);
        }
        let [version, game, plies, _] = four(&header[8..]);
        if version != VERSION {
            return Err(BookError::Version(version));
        }
        let too_short = BookError::Damaged("it is too short");
        let Some(end) = bytes.len().checked_sub(CHECKSUM).filter(|&end| end >= HEADER) else {
            return Err(too_short);
        };
        let (written, sum) = bytes.split_at(end);
        if u64::from_le_bytes(eight(sum)) != checksum(written) {
            return Err(BookError::Damaged("it is not what was written"));
        }
        let [positions, keys, values] =
            [12, 16, 20].map(|at| u32::from_le_bytes(four(&header[at..])) as usize);
        let lengths = keys.checked_add(values);
        if positions > MOST_POSITIONS || lengths != Some(end - HEADER) {
            return Err(BookError::Damaged("no book has such lengths"));
        }
        let (keys, values) = written[HEADER..].split_at(keys);
        unpack(positions, keys, values)
            .map(|(keys, values)| KeyedBook {
                game,
                plies,
                keys,
                values,
            })
            .ok_or(BookError::Damaged("its positions cannot be read"))
    }

    /// The file that [`KeyedBook::open`] reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut distances = Vec::new();
        let mut before = 0;
        for &key in &self.keys {
            write_number(key - before, &mut distances);
            before = key;
        }
        let values: Vec<u8> = self.values.iter().map(|&value| value as u8).collect();
        let (keys, values) = (
            compress_to_vec(&distances, EFFORT),
            compress_to_vec(&values, EFFORT),
        );
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&[VERSION, self.game, self.plies, 0]);
        for length in [self.keys.len(), keys.len(), values.len()] {
            bytes.extend_from_slice(&(length as u32).to_le_bytes());
        }
        bytes.extend_from_slice(&keys);
        bytes.extend_from_slice(&values);
        bytes.extend_from_slice(&checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Which game it is about, as whoever wrote it counts them.
    pub fn game(&self) -> u8 {
        self.game
    }

    /// How many plies it goes.
    pub fn plies(&self) -> u8 {
        self.plies
    }

    /// All keys, ascending, with their values.
    pub fn iter(&self) -> impl Iterator<Item = (u64, i8)> {
        self.keys.iter().copied().zip(self.values.iter().copied())
    }

    /// The value of a key, if the book has it.
    pub fn value(&self, key: u64) -> Option<i8> {
        let at = self.keys.binary_search(&key).ok()?;
        self.values.get(at).copied()
    }
}

fn unpack(positions: usize, keys: &[u8], values: &[u8]) -> Option<(Vec<u64>, Vec<i8>)> {
    let distances = decompress_to_vec_with_limit(keys, positions * LONGEST_DISTANCE).ok()?;
    let mut rest = &distances[..];
    let mut keys: Vec<u64> = Vec::with_capacity(positions.min(distances.len()));
    for _ in 0..positions {
        let distance = read_number(&mut rest)?;
        let key = match keys.last() {
            None => distance,
            Some(before) => before.checked_add(distance).filter(|key| key > before)?,
        };
        keys.push(key);
    }
    let values = decompress_to_vec_with_limit(values, positions).ok()?;
    let values: Vec<i8> = values.into_iter().map(|byte| byte as i8).collect();
    (rest.is_empty() && values.len() == positions).then_some((keys, values))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> KeyedBook {
        let positions = (0..300).map(|at: u64| (at * at * 1_000_003, (at % 37) as i8 - 18));
        KeyedBook::new(2, 5, positions.collect())
    }

    #[test]
    fn what_is_written_is_read() {
        for book in [
            small(),
            KeyedBook::new(0, 0, Vec::new()),
            KeyedBook::new(1, 1, vec![(u64::MAX, 27), (0, -27)]),
        ] {
            let read = KeyedBook::open(&book.to_bytes());
            assert!(matches!(&read, Ok(read) if *read == book), "{read:?}");
            assert!(book.iter().all(|(key, value)| book.value(key) == Some(value)));
        }
    }

    #[test]
    fn a_truncated_or_altered_file_is_refused() {
        let bytes = small().to_bytes();
        for length in 0..bytes.len() {
            assert!(KeyedBook::open(&bytes[..length]).is_err(), "{length} bytes");
        }
        for at in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[at] ^= 1 << (at % 8);
            assert!(KeyedBook::open(&altered).is_err(), "byte {at}");
        }
        let mut longer = bytes;
        longer.push(0);
        assert!(KeyedBook::open(&longer).is_err());
    }

    /// A file whose checksum is right, whatever it says.
    fn lie(positions: u32, keys: &[u8], values: &[u8]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&[VERSION, 1, 1, 0]);
        for length in [positions, keys.len() as u32, values.len() as u32] {
            bytes.extend_from_slice(&length.to_le_bytes());
        }
        bytes.extend_from_slice(&[keys, values].concat());
        bytes.extend_from_slice(&checksum(&bytes).to_le_bytes());
        bytes
    }

    #[test]
    fn a_file_that_lies_is_refused() {
        let packed = |bytes: &[u8]| compress_to_vec(bytes, 1);
        let zeros = vec![0; 1 << 20];
        assert!(KeyedBook::open(&lie(2, &packed(&[0, 1]), &packed(&[0, 0]))).is_ok());
        for (positions, keys, values) in [
            (2, packed(&[0, 1]), packed(&[0])),       // a value too few
            (2, packed(&[0, 1]), packed(&[0; 3])),    // one too many
            (2, packed(&[0]), packed(&[0, 0])),       // a key too few
            (2, packed(&[0; 3]), packed(&[0, 0])),    // one too many
            (2, packed(&[1, 0]), packed(&[0, 0])),    // the same key twice
            (2, packed(&[255; 20]), packed(&[0; 2])), // a number without an end
            (2, packed(&zeros), packed(&[0, 0])),     // far more than was promised
            (2, vec![255; 9], packed(&[0, 0])),       // not compressed at all
            (u32::MAX, packed(&[0]), packed(&[0])),   // more than anybody has written
        ] {
            assert!(KeyedBook::open(&lie(positions, &keys, &values)).is_err());
        }
    }
}
