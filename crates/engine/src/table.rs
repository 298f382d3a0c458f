use std::sync::atomic::{AtomicU64, Ordering};

/// The words in a line of the processor's cache.
const LINE: usize = 8;

/// What a stored score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// This is the score.
    Exact,
}

/// What the search found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The best move, packed; 0 if there is none.
    pub(crate) best: u32,
    /// As [`crate::value::Value::to_table`] gives it.
    pub(crate) score: i32,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// The transposition table, shared by all threads without locks.
///
/// A slot is two words: the entry, and the key exclusive-or the entry. A slot torn by two writers does not fit together
/// any more and reads as empty. Slots are kept in pairs: the first prefers depth, the second takes anything. No pair lies
/// across two lines of the processor's cache.
pub struct Table {
    words: Box<[AtomicU64]>,
    /// The word that the first pair begins with.
    first: usize,
    generation: AtomicU64,
}

impl Table {
    /// A table of about this many mebibytes, or of a half, a quarter and so on where the system does not have as many.
    pub fn new(mebibytes: usize) -> Table {
        let mut words = mebibytes.clamp(1, 1 << 30) * ((1 << 20) / size_of::<AtomicU64>());
        // Zeros that the system hands out one page at a time, when it is first used: half a gigabyte costs nothing yet.
        let words: Box<[AtomicU64]> = loop {
            match bytemuck::allocation::try_zeroed_slice_box(words) {
                Ok(words) => break words,
                Err(()) => words = (words / 2).max(2 * LINE),
            }
        };
        let bytes = size_of::<AtomicU64>();
        let first = (LINE - words.as_ptr().addr() / bytes % LINE) % LINE;
        Table {
            words,
            first,
            generation: AtomicU64::new(0),
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for word in &self.words {
            word.store(0, Ordering::Relaxed);
        }
    }

    /// How full the table is, in thousandths, from a sample.
    pub fn fullness(&self) -> u32 {
        let pairs = self.pairs();
        let sample = &pairs[..pairs.len().min(500)];
        let used: usize = sample
            .iter()
            .map(|pair| usize::from(load(pair, 0).1 != 0) + usize::from(load(pair, 2).1 != 0))
            .sum();
        (used * 1000 / (2 * sample.len())) as u32
    }

    #[inline]
    fn pairs(&self) -> &[[AtomicU64; 4]] {
        self.words[self.first..].as_chunks().0
    }

    #[inline]
    fn pair(&self, key: u64) -> &[AtomicU64; 4] {
        let pairs = self.pairs();
        // The high bits choose the pair by multiplication, so any size will do.
        &pairs[((u128::from(key) * pairs.len() as u128) >> 64) as usize]
    }

    /// Has the memory bring what it knows of a position, which the search will ask for soon: it takes as long as hundreds of
    /// instructions.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        safe_arch::prefetch_t0(self.pair(key));
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let pair = self.pair(key);
        [0, 2].into_iter().find_map(|at| {
            let (check, data) = load(pair, at);
            (check ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    #[inline]
    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let pair = self.pair(key);
        let generation = self.generation.load(Ordering::Relaxed) & 7;
        let data = pack(entry) | generation << 60;
        let (check, old) = load(pair, 0);
        // The deep slot yields to the same position, to what is at least as deep, and to a newer search.
        let deep =
            old == 0 || check ^ old == key || entry.depth >= unpack(old).depth || old >> 60 & 7 != generation;
        if deep && check ^ old != key && old != 0 {
            store(pair, 2, check ^ old, old);
        }
        store(pair, if deep { 0 } else { 2 }, key, data);
    }

    /// Begins a new search: what older ones left is replaced first.
    pub(crate) fn next_search(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }
}

#[inline]
fn load(pair: &[AtomicU64; 4], at: usize) -> (u64, u64) {
    (
        pair[at].load(Ordering::Relaxed),
        pair[at + 1].load(Ordering::Relaxed),
    )
}

#[inline]
fn store(pair: &[AtomicU64; 4], at: usize, key: u64, data: u64) {
    pair[at].store(key ^ data, Ordering::Relaxed);
    pair[at + 1].store(data, Ordering::Relaxed);
}

/// 32 bits of move, 18 of score, 8 of depth, 2 of bound, 3 for the generation, and a one so that no entry is zero.
#[inline]
fn pack(entry: Entry) -> u64 {
    let score = (entry.score + (1 << 16)) as u64;
    u64::from(entry.best) | score << 32 | u64::from(entry.depth) << 50 | (entry.bound as u64) << 58 | 1 << 63
}

#[inline]
fn unpack(data: u64) -> Entry {
    Entry {
        best: data as u32,
        score: (data >> 32 & 0x3_ffff) as i32 - (1 << 16),
        depth: (data >> 50) as u8,
        bound: match data >> 58 & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_survives_packing() {
        for score in [-34_000, -1, 0, 1, 34_000] {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                let entry = Entry {
                    best: u32::MAX,
                    score,
                    depth: 200,
                    bound,
                };
                assert_eq!(unpack(pack(entry)), entry);
            }
        }
    }

    #[test]
    fn a_deep_entry_is_not_driven_out_by_a_shallow_one() {
        let table = Table::new(1);
        let entry = |depth| Entry {
            best: 1,
            score: 5,
            depth,
            bound: Bound::Exact,
        };
        table.put(1 << 60, entry(9));
        for key in 1..100 {
            table.put((1 << 60) + key, entry(1));
        }
        assert_eq!(table.get(1 << 60), Some(entry(9)));
    }

    #[test]
    fn no_pair_lies_across_two_cache_lines() {
        for mebibytes in [1, 3, 16] {
            let table = Table::new(mebibytes);
            let pairs = table.pairs();
            assert_eq!(pairs.as_ptr().addr() % (LINE * size_of::<AtomicU64>()), 0);
            assert!(size_of_val(pairs) + 64 >= mebibytes << 20);
        }
    }

    #[test]
    fn more_memory_than_there_is_gives_a_smaller_table() {
        let table = Table::new(usize::MAX);
        let entry = Entry {
            best: 1,
            score: 2,
            depth: 3,
            bound: Bound::Exact,
        };
        table.put(27, entry);
        assert_eq!(table.get(27), Some(entry));
    }
}
