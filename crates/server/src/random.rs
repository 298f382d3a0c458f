//! Names that nobody guesses, and seeds.

/// What a name in an address is made of: no letters that look alike.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A fresh name for a game or an analysis: 60 bits.
pub(crate) fn name() -> String {
    let mut bytes = [0; 12];
    fill(&mut bytes);
    bytes
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
        .collect()
}

/// A secret: 160 bits.
pub(crate) fn secret() -> String {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
        .collect()
}

/// A seed for a search.
pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// Without a source of randomness there are no secrets, and nothing could be kept apart.
#[expect(
    clippy::expect_used,
    reason = "an operating system without randomness cannot run a server"
)]
pub(crate) fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system's random source");
}
