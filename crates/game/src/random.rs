/// Spreads every bit of the input over all 64 bits of the output, one to one.
///
/// This is the finisher of SplitMix64. The positions use it to hash, [`Random`] to draw.
#[inline]
pub const fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A small, fast stream of random numbers (SplitMix64) that gives the same draws for the same seed for ever, on every
/// machine. Not for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A stream that depends on `seed` alone.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number from 0 to `n - 1`, or 0 when `n` is 0. The bias is below `n` in 2⁶⁴.
    ///
    /// ```
    /// use trilith_game::Random;
    /// let mut random = Random::new(27);
    /// assert!((0..100).all(|_| random.below(6) < 6));
    /// ```
    #[inline]
    pub const fn below(&mut self, n: usize) -> usize {
        ((self.draw() as u128 * n as u128) >> 64) as usize
    }
}
