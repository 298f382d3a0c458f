use crate::ClientError;

/// So many letters and digits that nobody can guess.
pub(crate) fn alphanumerics(count: usize) -> Result<String, ClientError> {
    const LETTERS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut text = String::with_capacity(count);
    let mut bytes = [0; 64];
    while text.len() < count {
        getrandom::fill(&mut bytes)?;
        // Bytes past the last whole round of letters would make some likelier than others.
        let fair = bytes.iter().filter(|&&byte| byte < 248);
        let letters = fair.filter_map(|&byte| LETTERS.get(usize::from(byte) % LETTERS.len()));
        text.extend(letters.take(count - text.len()).map(|&letter| char::from(letter)));
    }
    Ok(text)
}

/// A number from 0 to below 1, for spreading things in time.
pub(crate) fn fraction() -> f64 {
    // A machine without randomness still waits.
    f64::from(getrandom::u32().unwrap_or(u32::MAX / 2)) / (f64::from(u32::MAX) + 1.0)
}
