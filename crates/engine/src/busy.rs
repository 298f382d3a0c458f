use std::sync::atomic::{AtomicU64, Ordering};

/// Which positions, or moves of them, some thread is at, so that others turn to something else first.
///
/// A hint only: two positions may share a slot, and whoever comes last has it.
pub(crate) struct Busy {
    slots: Box<[AtomicU64]>,
}

const SLOT_BITS: u32 = 12;

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy {
            slots: (0..1 << SLOT_BITS).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.slots[(key >> (64 - SLOT_BITS)) as usize]
    }

    #[inline]
    pub(crate) fn has(&self, key: u64) -> bool {
        self.slot(key).load(Ordering::Relaxed) == key
    }

    #[inline]
    pub(crate) fn enter(&self, key: u64) {
        self.slot(key).store(key, Ordering::Relaxed);
    }

    #[inline]
    pub(crate) fn leave(&self, key: u64) {
        // If another has it by now, it keeps it.
        let _ = self
            .slot(key)
            .compare_exchange(key, 0, Ordering::Relaxed, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_is_not_there_any_more() {
        let busy = Busy::new();
        let [one, other, elsewhere] = [1, 2, 3 << 60];
        busy.enter(one);
        busy.enter(elsewhere);
        assert!(busy.has(one) && busy.has(elsewhere) && !busy.has(other));
        busy.enter(other);
        busy.leave(one);
        assert!(busy.has(other) && !busy.has(one));
        busy.leave(other);
        assert!(!busy.has(other) && busy.has(elsewhere));
    }
}
