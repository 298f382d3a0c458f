/// What one thread has found out of late, small enough for the processor's own cache.
///
/// Most positions that the solver meets take a handful of others to settle, and to wait for the memory takes longer than
/// that. So all of them are kept here, two to a slot as in [`crate::Table`], and only those near the root there. An
/// entry is one word: of the mixed key what the slot does not say, and what is known. Nothing is lost.
///
/// ```text
///     bit  63 … 16                                15 … 12           11 … 6      5 … 0
///          the lower 48 bits of the key           log₂ of the work  the most    the least
/// ```
pub(super) struct Near {
    slots: Box<[[u64; 2]]>,
}

const SLOT_BITS: u32 = 16;

/// Added to what is known, so that it is positive, and an entry never zero.
const OFFSET: i32 = 32;

impl Near {
    pub(super) fn new() -> Near {
        Near {
            slots: vec![[0; 2]; 1 << SLOT_BITS].into(),
        }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<(i32, i32)> {
        let check = key << SLOT_BITS;
        let entry = (self.slots[(key >> (64 - SLOT_BITS)) as usize].into_iter())
            .find(|entry| (entry ^ check) >> SLOT_BITS == 0 && entry & 63 != 0)?;
        Some(((entry & 63) as i32 - OFFSET, (entry >> 6 & 63) as i32 - OFFSET))
    }

    /// `work` is the binary logarithm of how many positions it took.
    #[inline]
    pub(super) fn put(&mut self, key: u64, least: i32, most: i32, work: u32) {
        let check = key << SLOT_BITS;
        let work = u64::from(work.min(15));
        let entry = check | work << 12 | ((most + OFFSET) as u64) << 6 | (least + OFFSET) as u64;
        let [first, second] = &mut self.slots[(key >> (64 - SLOT_BITS)) as usize];
        let same = (*first ^ check) >> SLOT_BITS == 0;
        if same || work >= *first >> 12 & 15 {
            if !same {
                *second = *first;
            }
            *first = entry;
        } else {
            *second = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_under_its_own_key_only() {
        let mut near = Near::new();
        assert_eq!(near.get(0), None);
        near.put(0, -18, 18, 3);
        assert_eq!(near.get(0), Some((-18, 18)));
        for bit in 0..64 {
            assert_eq!(near.get(1 << bit), None);
        }
    }

    #[test]
    fn much_work_is_not_driven_out_by_little() {
        let mut near = Near::new();
        near.put(1, 2, 3, 40);
        for key in 2..100 {
            near.put(key, 0, 0, 1);
        }
        assert_eq!(near.get(1), Some((2, 3)));
    }
}
