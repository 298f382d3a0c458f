//! The file: compressed blocks of values, each of which can be read alone.
//!
//! ```text
//!   magic      8   "27TABLE\n"
//!   version    1   1                                   header
//!   fields     1
//!   discs      1   a side
//!   unused     1   0
//!   block      4   values in a block, but for the last
//!   left       4   layers left to do: 0 if finished
//!   digest     8   of all values
//!   ────────────
//!   block 0        raw deflate, a byte of value each
//!   block 1
//!   …
//!   ────────────
//!   length     4   of block 0, compressed              index
//!   checksum   8   of block 0, compressed
//!   length     4   of block 1
//!   …
//!   ────────────
//!   checksum   8   of header and index
//! ```
//!
//! Numbers are little-endian. The index comes last, so that a file is written from the beginning to the end; how long it
//! is follows from the header.

use std::io::{self, Read, Seek, SeekFrom, Write};

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_slice_iter_to_slice;
use thiserror::Error;

use crate::builder::UNKNOWN;
use crate::bytes::{checksum, eight, four};
use crate::{BadSize, Ranking, Size, Solution, digest};

const MAGIC: &[u8; 8] = b"27TABLE\n";
const VERSION: u8 = 1;
const HEADER: usize = 28;
const ENTRY: usize = 12;
const CHECKSUM: usize = 8;
/// What we write: a probe reads and unpacks one block, so it is not too long.
const BLOCK: usize = 1 << 16;
/// What we read.
const LONGEST_BLOCK: usize = 1 << 20;
const EFFORT: u8 = 6;

/// Why a file cannot be used.
#[derive(Debug, Error)]
pub enum FileError {
    /// Reading or writing failed.
    #[error("it cannot be read or written")]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("it is no table of 27")]
    NotATable,
    /// Somebody else's, or from the future.
    #[error("it has version {0}; only version {VERSION} is known")]
    Version(u8),
    /// A size that does not exist.
    #[error(transparent)]
    Size(#[from] BadSize),
    /// Something in it contradicts itself.
    #[error("it is damaged: {0}")]
    Damaged(&'static str),
    /// A block of it is not what was written.
    #[error("it is damaged: block {0} is not what was written")]
    Block(usize),
    /// Its values are not all known yet.
    #[error("it is not finished: {0} layers are left")]
    Unfinished(usize),
    /// Not enough memory.
    #[error("there is not enough memory for it")]
    Memory,
}

/// A file of values, open to be read.
#[derive(Debug)]
pub struct File<R> {
    reader: R,
    size: Size,
    block: usize,
    layers_left: usize,
    digest: u64,
    /// Where each block begins, and its checksum.
    blocks: Vec<(u64, u64)>,
    /// Where the last one ends.
    end: u64,
}

/// Writes a file.
pub(crate) fn write(
    size: Size,
    layers_left: usize,
    values: impl Iterator<Item = i8> + Clone,
    out: &mut impl Write,
) -> Result<(), FileError> {
    let layers_left = u32::try_from(layers_left).unwrap_or(u32::MAX);
    let mut header = Vec::with_capacity(HEADER);
    header.extend_from_slice(MAGIC);
    header.extend_from_slice(&[VERSION, size.fields() as u8, size.discs() as u8, 0]);
    header.extend_from_slice(&(BLOCK as u32).to_le_bytes());
    header.extend_from_slice(&layers_left.to_le_bytes());
    header.extend_from_slice(&digest(values.clone()).to_le_bytes());
    out.write_all(&header)?;
    let mut index = header;
    let mut values = values.map(|value| value as u8).peekable();
    let mut block = Vec::with_capacity(BLOCK);
    while values.peek().is_some() {
        block.clear();
        block.extend(values.by_ref().take(BLOCK));
        let packed = compress_to_vec(&block, EFFORT);
        out.write_all(&packed)?;
        index.extend_from_slice(&(packed.len() as u32).to_le_bytes());
        index.extend_from_slice(&checksum(&packed).to_le_bytes());
    }
    out.write_all(&index[HEADER..])?;
    out.write_all(&checksum(&index).to_le_bytes())?;
    Ok(())
}

impl Solution {
    /// Writes all values.
    pub fn save(&self, out: &mut impl Write) -> Result<(), FileError> {
        write(self.size(), 0, self.values().iter().copied(), out)
    }
}

impl<R: Read + Seek> File<R> {
    /// Reads the header and the index and checks that they belong together. Takes no more memory than the file is long.
    pub fn open(mut reader: R) -> Result<File<R>, FileError> {
        let length = reader.seek(SeekFrom::End(0))?;
        reader.seek(SeekFrom::Start(0))?;
        let mut header = [0; HEADER];
        match reader.read_exact(&mut header) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Err(FileError::NotATable),
            other => other?,
        }
        if header[..8] != *MAGIC {
            return Err(FileError::NotATable);
        }
        let [version, fields, discs, unused] = four(&header[8..]);
        if version != VERSION {
            return Err(FileError::Version(version));
        }
        let size = Size::new(fields, discs)?;
        let block = u32::from_le_bytes(four(&header[12..])) as usize;
        if unused != 0 || !(1..=LONGEST_BLOCK).contains(&block) {
            return Err(FileError::Damaged("no table has such blocks"));
        }
        let count = size.positions().div_ceil(block as u64);
        let index_length = count * ENTRY as u64 + CHECKSUM as u64;
        let end = length
            .checked_sub(index_length)
            .filter(|&end| end >= HEADER as u64)
            .ok_or(FileError::Damaged("it is too short for its size"))?;
        reader.seek(SeekFrom::Start(end))?;
        let count = usize::try_from(count).map_err(|_| FileError::Memory)?;
        let mut index = Vec::new();
        let index_bytes = HEADER + count * ENTRY;
        index
            .try_reserve_exact(index_bytes)
            .map_err(|_| FileError::Memory)?;
        index.extend_from_slice(&header);
        index.resize(index_bytes, 0);
        reader.read_exact(&mut index[HEADER..])?;
        let mut written = [0; CHECKSUM];
        reader.read_exact(&mut written)?;
        if u64::from_le_bytes(written) != checksum(&index) {
            return Err(FileError::Damaged("its index is not what was written"));
        }
        let mut blocks = Vec::new();
        blocks.try_reserve_exact(count).map_err(|_| FileError::Memory)?;
        let mut at = HEADER as u64;
        for entry in index[HEADER..].chunks_exact(ENTRY) {
            blocks.push((at, u64::from_le_bytes(eight(&entry[4..]))));
            at += u64::from(u32::from_le_bytes(four(entry)));
        }
        if at != end {
            return Err(FileError::Damaged("its blocks are not as long as its index says"));
        }
        Ok(File {
            reader,
            size,
            block,
            layers_left: u32::from_le_bytes(four(&header[16..])) as usize,
            digest: u64::from_le_bytes(eight(&header[20..])),
            blocks,
            end,
        })
    }

    /// The size of the line.
    pub fn size(&self) -> Size {
        self.size
    }

    /// How many layers are still to be done; a finished file has none.
    pub fn layers_left(&self) -> usize {
        self.layers_left
    }

    /// One number that stands for all values.
    pub fn digest(&self) -> u64 {
        self.digest
    }

    /// The value of the position with a number, or none if there are not so many. Reads one block.
    pub fn probe(&mut self, index: u64) -> Result<Option<i8>, FileError> {
        if self.layers_left != 0 {
            return Err(FileError::Unfinished(self.layers_left));
        }
        if index >= self.size.positions() {
            return Ok(None);
        }
        let values = self.read_block((index / self.block as u64) as usize)?;
        Ok(values.get((index % self.block as u64) as usize).copied())
    }

    /// All values, checked against the checksums and the digest.
    pub fn read(&mut self) -> Result<Solution, FileError> {
        if self.layers_left != 0 {
            return Err(FileError::Unfinished(self.layers_left));
        }
        let mut values = Vec::new();
        let positions = usize::try_from(self.size.positions()).map_err(|_| FileError::Memory)?;
        values
            .try_reserve_exact(positions)
            .map_err(|_| FileError::Memory)?;
        self.for_each_block(|block| values.extend_from_slice(block))?;
        Ok(Solution::new(Ranking::new(self.size), values))
    }

    /// Reads the blocks in order, and checks them and the digest.
    pub(crate) fn for_each_block(&mut self, mut visit: impl FnMut(&[i8])) -> Result<(), FileError> {
        let mut index = 0;
        let mut sum = 0u64;
        for block in 0..self.blocks.len() {
            let values = self.read_block(block)?;
            sum = sum.wrapping_add(crate::solution::digest_from(index, values.iter().copied()));
            index += values.len() as u64;
            visit(&values);
        }
        if sum != self.digest {
            return Err(FileError::Damaged("its values are not those of its digest"));
        }
        Ok(())
    }

    fn read_block(&mut self, block: usize) -> Result<Vec<i8>, FileError> {
        let damaged = || FileError::Block(block);
        let &(begin, expected) = self.blocks.get(block).ok_or_else(damaged)?;
        let end = self.blocks.get(block + 1).map_or(self.end, |&(begin, _)| begin);
        let packed_length = (end - begin) as usize;
        // Deflate makes nothing much longer than it was.
        if packed_length > 2 * LONGEST_BLOCK {
            return Err(damaged());
        }
        let mut packed = vec![0; packed_length];
        self.reader.seek(SeekFrom::Start(begin))?;
        self.reader.read_exact(&mut packed)?;
        if checksum(&packed) != expected {
            return Err(damaged());
        }
        let before = block as u64 * self.block as u64;
        let length = (self.size.positions() - before).min(self.block as u64) as usize;
        let mut bytes = vec![0; length];
        let unpacked = decompress_slice_iter_to_slice(&mut bytes, std::iter::once(&packed[..]), false, true);
        if unpacked != Ok(length) {
            return Err(damaged());
        }
        let values: Vec<i8> = bytes.into_iter().map(|byte| byte as i8).collect();
        let most = self.size.all_discs() as i8;
        let unfinished = self.layers_left != 0;
        let known = |value: i8| (-most..=most).contains(&value) || unfinished && value == UNKNOWN;
        if !values.iter().all(|&value| known(value)) {
            return Err(damaged());
        }
        Ok(values)
    }
}
