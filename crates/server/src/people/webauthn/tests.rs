use serde_json::{Value, json};

use super::*;

/// What Chromium's own authenticator made and showed at http://localhost:5601 for the person `0123456789abcdef01234567`,
/// with each kind of key. The questions were `the first question of them all!!` and `the second question, as they say`.
const CHROMIUM: &str = include_str!("chromium.json");
const PERSON: &str = "0123456789abcdef01234567";

fn recorded() -> Vec<(Value, Value)> {
    let all: Vec<Value> = serde_json::from_str(CHROMIUM).expect("JSON");
    all.into_iter()
        .map(|mut one| (one["made"].take(), one["shown"].take()))
        .collect()
}

fn credential(value: &Value) -> Credential {
    serde_json::from_value(value.clone()).expect("a credential")
}

fn party() -> RelyingParty {
    RelyingParty::at("http://localhost:5601").expect("a site")
}

/// A credential with one part of its answer changed.
fn changed(value: &Value, part: &str, change: impl Fn(&mut Vec<u8>)) -> Credential {
    let mut value = value.clone();
    let mut bytes = decode(value["response"][part].as_str().expect("a part")).expect("bytes");
    change(&mut bytes);
    value["response"][part] = json!(encode(&bytes));
    credential(&value)
}

#[test]
fn what_a_browser_makes_and_shows_is_accepted() {
    let recorded = recorded();
    assert_eq!(recorded.len(), ALGORITHMS.len());
    for (made, shown) in &recorded {
        let (made, shown) = (credential(made), credential(shown));
        let challenge = made.challenge("webauthn.create", &party()).expect("a question");
        assert_eq!(
            decode(&challenge).expect("bytes"),
            b"the first question of them all!!"
        );
        let key = made.new_key(&party()).expect("a key");
        assert_eq!(key.id, shown.id().expect("a name"));
        let challenge = shown.challenge("webauthn.get", &party()).expect("a question");
        assert_eq!(
            decode(&challenge).expect("bytes"),
            b"the second question, as they say"
        );
        let counter = shown
            .verify(&party(), &key.key, PERSON)
            .expect("a true signature");
        assert!(counter > key.counter);
        // As the database keeps it.
        let kept = serde_json::to_string(&key.key).expect("JSON");
        assert_eq!(serde_json::from_str::<PublicKey>(&kept).expect("a key"), key.key);
    }
}

#[test]
fn nothing_of_it_can_be_changed() {
    for (made, shown) in &recorded() {
        let key = credential(made).new_key(&party()).expect("a key").key;
        for (part, error) in [
            ("signature", PasskeyError::WrongSignature),
            ("clientDataJSON", PasskeyError::WrongSignature),
        ] {
            let forged = changed(shown, part, |bytes| *bytes.last_mut().expect("bytes") ^= 1);
            assert_eq!(forged.verify(&party(), &key, PERSON), Err(error), "{part}");
        }
        // The counter, then the flags: nobody was there, nobody knows who, a copy that cannot be.
        for (place, mask, error) in [
            (36, 1, PasskeyError::WrongSignature),
            (32, PRESENT, PasskeyError::NotVerified),
            (32, VERIFIED, PasskeyError::NotVerified),
            (32, LIES_ELSEWHERE, PasskeyError::Unreadable),
            (0, 1, PasskeyError::WrongSite),
        ] {
            let forged = changed(shown, "authenticatorData", |bytes| bytes[place] ^= mask);
            assert_eq!(forged.verify(&party(), &key, PERSON), Err(error), "{place}");
        }
        assert_eq!(
            credential(shown).verify(&party(), &key, "somebody else"),
            Err(PasskeyError::Unknown)
        );
        // Somebody else's key.
        for (other, _) in &recorded() {
            let other = credential(other).new_key(&party()).expect("a key").key;
            if other != key {
                assert_eq!(
                    credential(shown).verify(&party(), &other, PERSON),
                    Err(PasskeyError::WrongSignature)
                );
            }
        }
    }
}

#[test]
fn another_site_and_another_purpose_are_refused() {
    let (made, shown) = recorded().remove(0);
    let other = RelyingParty::at("https://evil.example").expect("a site");
    let phished = RelyingParty {
        origin: "http://localhost:5601".to_owned(),
        ..other.clone()
    };
    for (value, own, foreign) in [
        (&made, "webauthn.create", "webauthn.get"),
        (&shown, "webauthn.get", "webauthn.create"),
    ] {
        let one = credential(value);
        assert_eq!(one.challenge(foreign, &party()), Err(PasskeyError::WrongPurpose));
        assert_eq!(one.challenge(own, &other), Err(PasskeyError::WrongSite));
    }
    assert_eq!(
        credential(&made).new_key(&phished).map(|_| ()),
        Err(PasskeyError::WrongSite)
    );
    // A page within a page of another site.
    let framed = changed(&shown, "clientDataJSON", |bytes| {
        let text = String::from_utf8(bytes.clone()).expect("text");
        *bytes = text
            .replace("\"crossOrigin\":false", "\"crossOrigin\":true")
            .into_bytes();
    });
    assert_eq!(
        framed.challenge("webauthn.get", &party()),
        Err(PasskeyError::WrongSite)
    );
}

#[test]
fn whatever_is_cut_off_is_refused_and_nothing_panics() {
    for (made, shown) in &recorded() {
        let key = credential(made).new_key(&party()).expect("a key").key;
        for (value, part) in [
            (made, "attestationObject"),
            (shown, "authenticatorData"),
            (shown, "signature"),
        ] {
            let length = decode(value["response"][part].as_str().expect("a part"))
                .expect("bytes")
                .len();
            for end in 0..length {
                let cut = changed(value, part, |bytes| bytes.truncate(end));
                if part == "attestationObject" {
                    assert!(cut.new_key(&party()).is_err(), "{end}");
                } else {
                    assert!(cut.verify(&party(), &key, PERSON).is_err(), "{part} {end}");
                }
            }
        }
        // Every bit of a new key, turned: another key or none, never a panic.
        let length = decode(made["response"]["attestationObject"].as_str().expect("a part"))
            .expect("bytes")
            .len();
        for place in 0..length {
            let turned = changed(made, "attestationObject", |bytes| bytes[place] ^= 0x5b);
            if let Ok(other) = turned.new_key(&party()) {
                let _ = credential(shown).verify(&party(), &other.key, PERSON);
            }
        }
    }
}

#[test]
fn a_site_needs_a_name_and_https() {
    for (origin, id) in [
        ("https://example.org", Some("example.org")),
        ("https://Games.Example.org:8443", Some("games.example.org")),
        ("http://localhost:2727", Some("localhost")),
        ("http://example.org", None),
        ("https://192.0.2.1", None),
        ("https://[2001:db8::1]:8443", None),
        ("https://", None),
        ("https://exa mple", None),
        ("example.org", None),
    ] {
        let party = RelyingParty::at(origin);
        assert_eq!(party.as_ref().map(|party| party.id.as_str()), id, "{origin}");
    }
}
