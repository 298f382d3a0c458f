//! As much of CBOR as authenticators send: definite lengths, integers, strings, arrays and maps.

/// How deep things may lie in one another.
const DEEPEST: u8 = 6;

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Integer(i64),
    Bytes(Vec<u8>),
    Text(String),
    Array(Vec<Value>),
    Map(Vec<(Value, Value)>),
    /// `false`, `true`, `null` and other simple values.
    Simple(u8),
}

impl Value {
    /// What a map has under a name.
    pub(super) fn named(&self, name: &str) -> Option<&Value> {
        self.find(|key| matches!(key, Value::Text(text) if text == name))
    }

    /// What a map has under a number.
    pub(super) fn numbered(&self, number: i64) -> Option<&Value> {
        self.find(|key| *key == Value::Integer(number))
    }

    fn find(&self, is_it: impl Fn(&Value) -> bool) -> Option<&Value> {
        let Value::Map(pairs) = self else { return None };
        pairs.iter().find(|(key, _)| is_it(key)).map(|(_, value)| value)
    }

    pub(super) fn bytes(&self) -> Option<&[u8]> {
        match self {
            Value::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }

    pub(super) fn integer(&self) -> Option<i64> {
        match self {
            Value::Integer(integer) => Some(*integer),
            _ => None,
        }
    }
}

/// The value at the beginning of some bytes, and what comes after it.
pub(super) fn read(bytes: &[u8]) -> Option<(Value, &[u8])> {
    read_within(bytes, DEEPEST)
}

fn read_within(bytes: &[u8], depth: u8) -> Option<(Value, &[u8])> {
    let depth = depth.checked_sub(1)?;
    let (&first, rest) = bytes.split_first()?;
    let (number, rest) = argument(first & 31, rest)?;
    let length = usize::try_from(number).ok();
    match first >> 5 {
        0 => Some((Value::Integer(i64::try_from(number).ok()?), rest)),
        1 => Some((Value::Integer(-1 - i64::try_from(number).ok()?), rest)),
        2 => {
            let (bytes, rest) = rest.split_at_checked(length?)?;
            Some((Value::Bytes(bytes.to_vec()), rest))
        }
        3 => {
            let (bytes, rest) = rest.split_at_checked(length?)?;
            Some((Value::Text(String::from_utf8(bytes.to_vec()).ok()?), rest))
        }
        4 => {
            let (mut items, mut rest) = (Vec::new(), rest);
            // Every item has at least one byte: what claims to have more than there is ends soon.
            for _ in 0..number {
                let (item, after) = read_within(rest, depth)?;
                items.push(item);
                rest = after;
            }
            Some((Value::Array(items), rest))
        }
        5 => {
            let (mut pairs, mut rest) = (Vec::new(), rest);
            for _ in 0..number {
                let (key, after) = read_within(rest, depth)?;
                let (value, after) = read_within(after, depth)?;
                pairs.push((key, value));
                rest = after;
            }
            Some((Value::Map(pairs), rest))
        }
        7 if first & 31 < 24 => Some((Value::Simple(first & 31), rest)),
        _ => None,
    }
}

/// The number in a head, with the bytes that it takes.
fn argument(short: u8, rest: &[u8]) -> Option<(u64, &[u8])> {
    let size = match short {
        0..=23 => return Some((short.into(), rest)),
        24 => 1,
        25 => 2,
        26 => 4,
        27 => 8,
        _ => return None,
    };
    let (bytes, rest) = rest.split_at_checked(size)?;
    let number = bytes
        .iter()
        .fold(0, |number, byte| number << 8 | u64::from(*byte));
    Some((number, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_of_the_standard() {
        // RFC 8949, appendix A.
        let cases: [(&[u8], Value); 7] = [
            (&[0x18, 0x64], Value::Integer(100)),
            (&[0x1a, 0x00, 0x0f, 0x42, 0x40], Value::Integer(1_000_000)),
            (&[0x39, 0x03, 0xe7], Value::Integer(-1000)),
            (&[0x44, 1, 2, 3, 4], Value::Bytes(vec![1, 2, 3, 4])),
            (&[0x62, 0xc3, 0xbc], Value::Text("ü".to_owned())),
            (
                &[0x82, 0x01, 0xf5],
                Value::Array(vec![Value::Integer(1), Value::Simple(21)]),
            ),
            (
                &[0xa1, 0x61, 0x61, 0x01],
                Value::Map(vec![(Value::Text("a".to_owned()), Value::Integer(1))]),
            ),
        ];
        for (bytes, value) in cases {
            assert_eq!(read(bytes), Some((value, &[][..])), "{bytes:x?}");
        }
    }

    #[test]
    fn nonsense_is_no_value() {
        let deep = [0x81; 1000];
        let cases: [&[u8]; 9] = [
            &[],
            &deep,
            &[0x58],
            &[0x58, 200, 1],
            &[0x9f, 0xff],
            &[0x5b, 255, 255, 255, 255, 255, 255, 255, 255],
            &[0xbb, 255, 255, 255, 255, 255, 255, 255, 255, 0],
            &[0x3b, 255, 255, 255, 255, 255, 255, 255, 255],
            &[0x62, 0xff, 0xff],
        ];
        for bytes in cases {
            assert_eq!(read(bytes), None, "{bytes:x?}");
        }
    }
}
