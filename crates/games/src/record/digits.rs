/// Reads a number of one to `most` decimal digits, without a sign. `most` is at most 9.
pub(super) fn digits(text: &str, most: usize) -> Option<u32> {
    let fits = (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if fits { text.parse().ok() } else { None }
}

/// Reads one to three decimals as thousandths: `5` is 500, `05` is 50.
pub(super) fn thousandths(text: &str) -> Option<u32> {
    let number = digits(text, 3)?;
    Some(number * [100, 10, 1][text.len() - 1])
}
