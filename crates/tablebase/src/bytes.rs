//! What the files share.

use trilith_game::mix;

/// Tells damage, not malice.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(bytes.len() as u64, |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        mix(sum ^ u64::from_le_bytes(word)).wrapping_add(0x9e37_79b9_7f4a_7c15)
    })
}

/// The first four bytes of at least as many.
pub(crate) fn four(bytes: &[u8]) -> [u8; 4] {
    std::array::from_fn(|at| bytes[at])
}

/// The first eight bytes of at least as many.
pub(crate) fn eight(bytes: &[u8]) -> [u8; 8] {
    std::array::from_fn(|at| bytes[at])
}
