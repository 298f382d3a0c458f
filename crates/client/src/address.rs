use std::fmt;
use std::str::FromStr;

use hyper::Uri;

use crate::ClientError;

/// Where a site can be reached: `https://example.org` or `http://127.0.0.1:2727`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    is_secure: bool,
    host: String,
    port: u16,
    /// Host and port as they were given.
    authority: String,
}

impl Address {
    /// Whether what is sent is encrypted.
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The name or number of the machine, without brackets.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The port there.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// As it stands in the header `Host`.
    pub(crate) fn authority(&self) -> &str {
        &self.authority
    }
}

impl FromStr for Address {
    type Err = ClientError;

    fn from_str(text: &str) -> Result<Address, ClientError> {
        let problem = |problem| ClientError::Address {
            text: text.chars().take(200).collect(),
            problem,
        };
        let uri: Uri = text
            .trim()
            .parse()
            .map_err(|_| problem("it is not written like https://example.org"))?;
        let is_secure = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(problem("it begins with http:// or https://")),
        };
        if uri.path_and_query().is_some_and(|path| path.as_str() != "/") {
            return Err(problem("nothing follows the name of the machine"));
        }
        let authority = uri
            .authority()
            .ok_or_else(|| problem("it names no machine"))?
            .as_str();
        if authority.contains('@') {
            return Err(problem("a name and password do not belong into it"));
        }
        let host = uri.host().unwrap_or_default();
        let host = host.trim_start_matches('[').trim_end_matches(']');
        if host.is_empty() {
            return Err(problem("it names no machine"));
        }
        Ok(Address {
            is_secure,
            host: host.to_owned(),
            port: uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 }),
            authority: authority.to_owned(),
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written() {
        for (text, host, port, secure) in [
            ("http://127.0.0.1:2727", "127.0.0.1", 2727, false),
            ("https://example.org", "example.org", 443, true),
            ("http://[::1]:80", "::1", 80, false),
        ] {
            let address: Address = text.parse().expect(text);
            assert_eq!(
                (address.host(), address.port(), address.is_secure()),
                (host, port, secure)
            );
            assert_eq!(address.to_string(), text);
        }
        assert_eq!(
            "http://a:1/".parse::<Address>().expect("a slash").to_string(),
            "http://a:1"
        );
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in [
            "",
            "example.org",
            "ftp://a",
            "http://",
            "http://a/b",
            "http://me:pw@a",
            "http://a b",
        ] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}
