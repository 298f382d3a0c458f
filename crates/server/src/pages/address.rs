//! Addresses with a name in them.

use std::fmt::Write as _;

/// The page of somebody with an account.
pub(super) fn profile(name: &str) -> String {
    with("/people/", name)
}

/// Where the API keeps whether somebody is blocked.
pub(super) fn block(name: &str) -> String {
    with("/api/blocks/", name)
}

fn with(beginning: &str, name: &str) -> String {
    let mut address = beginning.to_owned();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_step_of_an_address() {
        assert_eq!(profile("Ann"), "/people/Ann");
        assert_eq!(profile("J.-P. O'Neil"), "/people/J.-P.%20O%27Neil");
        assert_eq!(profile("Zoë"), "/people/Zo%C3%AB");
        assert_eq!(profile("a/b?c#d<e>"), "/people/a%2Fb%3Fc%23d%3Ce%3E");
    }
}
