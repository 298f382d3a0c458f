//! What a passkey says, and whether it is true: the checks of WebAuthn, level 3, sections 7.1 and 7.2, that a site without
//! attestation has to make.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::cbor::{self, Value};

/// COSE's numbers for the kinds of signature that are known here: the first is the one that everybody has, the last the one
/// that older Windows has.
pub(super) const ALGORITHMS: [i64; 3] = [ES256, EDDSA, RS256];
const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

/// Flags of an authenticator: somebody was there, it was they, there is a new key, a key that may and does lie elsewhere.
const PRESENT: u8 = 1;
const VERIFIED: u8 = 1 << 2;
const MAY_LIE_ELSEWHERE: u8 = 1 << 3;
const LIES_ELSEWHERE: u8 = 1 << 4;
const HAS_KEY: u8 = 1 << 6;

/// The longest name of a passkey that an authenticator may give.
const LONGEST_ID: usize = 1023;
/// More than any part of a credential has.
const LONGEST_PART: usize = 16 * 1024;

/// Why a passkey is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PasskeyError {
    /// Not a credential at all.
    #[error("it cannot be read")]
    Unreadable,
    /// Made for something else.
    #[error("it was made for something else")]
    WrongPurpose,
    /// Another site's.
    #[error("it was made for another site")]
    WrongSite,
    /// Old, used, or somebody else's.
    #[error("it answers a question that was not asked")]
    WrongChallenge,
    /// Nobody was there, or it is not known who.
    #[error("the person was not verified")]
    NotVerified,
    /// A kind of key that is not known here.
    #[error("its kind of key is not known")]
    UnknownKey,
    /// Nobody's.
    #[error("nobody here has it")]
    Unknown,
    /// Forged.
    #[error("its signature is wrong")]
    WrongSignature,
    /// Perhaps a copy.
    #[error("its counter went backwards")]
    Copied,
}

/// A credential as browsers write it (`PublicKeyCredential.toJSON()`).
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Credential {
    id: String,
    response: Answer,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    #[serde(default)]
    attestation_object: Option<String>,
    #[serde(default)]
    authenticator_data: Option<String>,
    #[serde(default)]
    signature: Option<String>,
    #[serde(default)]
    user_handle: Option<String>,
}

/// What the browser vouches for.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// The site as passkeys know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RelyingParty {
    /// Its host.
    pub(crate) id: String,
    /// Scheme, host and port.
    pub(crate) origin: String,
}

impl RelyingParty {
    /// The site at this origin, if browsers make passkeys for it: it has a name, and nobody listens on the way.
    pub(crate) fn at(origin: &str) -> Option<RelyingParty> {
        let (scheme, rest) = origin.split_once("://")?;
        let host = match rest.rsplit_once(':') {
            Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
            _ => rest,
        };
        let is_here = host == "localhost" || host.ends_with(".localhost");
        let is_name = host
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte))
            && host.parse::<std::net::IpAddr>().is_err();
        (!host.is_empty() && is_name && (scheme == "https" || is_here)).then(|| RelyingParty {
            id: host.to_ascii_lowercase(),
            origin: origin.to_ascii_lowercase(),
        })
    }
}

/// The half of a key that is not secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum PublicKey {
    /// A point of P-256, uncompressed.
    Es256 { point: String },
    /// A point of Ed25519.
    EdDsa { point: String },
    /// Modulus and exponent.
    Rs256 { n: String, e: String },
}

/// A new passkey, checked.
#[derive(Debug)]
pub(crate) struct NewPasskey {
    pub(super) id: String,
    pub(super) key: PublicKey,
    pub(super) counter: u32,
}

/// What an authenticator vouches for.
struct Authenticator<'a> {
    party: &'a [u8],
    flags: u8,
    counter: u32,
    /// What comes after: the new key, if there is one.
    rest: &'a [u8],
}

pub(super) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decode(text: &str) -> Result<Vec<u8>, PasskeyError> {
    if text.len() > LONGEST_PART {
        return Err(PasskeyError::Unreadable);
    }
    URL_SAFE_NO_PAD
        .decode(text.trim_end_matches('='))
        .map_err(|_| PasskeyError::Unreadable)
}

impl Credential {
    /// The name of the passkey, in its one way to be written.
    pub(super) fn id(&self) -> Result<String, PasskeyError> {
        let bytes = decode(&self.id)?;
        if bytes.is_empty() || bytes.len() > LONGEST_ID {
            return Err(PasskeyError::Unreadable);
        }
        Ok(encode(&bytes))
    }

    /// What the browser said it was asked.
    pub(super) fn challenge(&self, purpose: &str, party: &RelyingParty) -> Result<String, PasskeyError> {
        let bytes = decode(&self.response.client_data)?;
        let data: ClientData = serde_json::from_slice(&bytes).map_err(|_| PasskeyError::Unreadable)?;
        if data.r#type != purpose {
            return Err(PasskeyError::WrongPurpose);
        }
        if data.origin != party.origin || data.cross_origin {
            return Err(PasskeyError::WrongSite);
        }
        let is_one = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        if !data.challenge.bytes().all(is_one) {
            return Err(PasskeyError::WrongChallenge);
        }
        Ok(data.challenge)
    }

    /// The new key, after all checks but that of the challenge.
    pub(super) fn new_key(&self, party: &RelyingParty) -> Result<NewPasskey, PasskeyError> {
        let object = decode(
            self.response
                .attestation_object
                .as_deref()
                .ok_or(PasskeyError::Unreadable)?,
        )?;
        let (object, _) = cbor::read(&object).ok_or(PasskeyError::Unreadable)?;
        // How the maker of the authenticator vouches for it is not asked for and not looked at.
        let data = object
            .named("authData")
            .and_then(Value::bytes)
            .ok_or(PasskeyError::Unreadable)?;
        let authenticator = Authenticator::read(data)?;
        authenticator.check(party)?;
        let (id, key) = authenticator.key()?;
        // The name outside has to be the one inside.
        if encode(id) != self.id()? {
            return Err(PasskeyError::Unreadable);
        }
        Ok(NewPasskey {
            id: encode(id),
            key,
            counter: authenticator.counter,
        })
    }

    /// The counter, after all checks but that of the challenge and that it grew.
    pub(super) fn verify(
        &self,
        party: &RelyingParty,
        key: &PublicKey,
        person: &str,
    ) -> Result<u32, PasskeyError> {
        let part = |part: &Option<String>| decode(part.as_deref().ok_or(PasskeyError::Unreadable)?);
        let mut data = part(&self.response.authenticator_data)?;
        let signature = part(&self.response.signature)?;
        let authenticator = Authenticator::read(&data)?;
        authenticator.check(party)?;
        let counter = authenticator.counter;
        if let Some(handle) = self
            .response
            .user_handle
            .as_deref()
            .filter(|handle| !handle.is_empty())
            && decode(handle)? != person.as_bytes()
        {
            return Err(PasskeyError::Unknown);
        }
        data.extend(Sha256::digest(decode(&self.response.client_data)?));
        key.verify(&data, &signature)?;
        Ok(counter)
    }
}

impl<'a> Authenticator<'a> {
    fn read(data: &'a [u8]) -> Result<Authenticator<'a>, PasskeyError> {
        let parts = || {
            let (party, rest) = data.split_at_checked(32)?;
            let (&flags, rest) = rest.split_first()?;
            let (counter, rest) = rest.split_first_chunk::<4>()?;
            Some(Authenticator {
                party,
                flags,
                counter: u32::from_be_bytes(*counter),
                rest,
            })
        };
        parts().ok_or(PasskeyError::Unreadable)
    }

    fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    fn check(&self, party: &RelyingParty) -> Result<(), PasskeyError> {
        if self.party != Sha256::digest(party.id.as_bytes()).as_slice() {
            return Err(PasskeyError::WrongSite);
        }
        // A passkey stands for a password here, so it has to be sure of its person.
        if !self.has(PRESENT) || !self.has(VERIFIED) {
            return Err(PasskeyError::NotVerified);
        }
        if self.has(LIES_ELSEWHERE) && !self.has(MAY_LIE_ELSEWHERE) {
            return Err(PasskeyError::Unreadable);
        }
        Ok(())
    }

    /// The name of a new passkey, and its key.
    fn key(&self) -> Result<(&'a [u8], PublicKey), PasskeyError> {
        if !self.has(HAS_KEY) {
            return Err(PasskeyError::Unreadable);
        }
        let parts = || {
            let (_model, rest) = self.rest.split_at_checked(16)?;
            let (length, rest) = rest.split_first_chunk::<2>()?;
            let (id, rest) = rest.split_at_checked(u16::from_be_bytes(*length).into())?;
            let (key, _) = cbor::read(rest)?;
            Some((id, key))
        };
        let (id, key) = parts().ok_or(PasskeyError::Unreadable)?;
        Ok((id, PublicKey::read(&key).ok_or(PasskeyError::UnknownKey)?))
    }
}

impl PublicKey {
    /// A key in COSE's form (RFC 9053).
    fn read(key: &Value) -> Option<PublicKey> {
        let integer = |label| key.numbered(label).and_then(Value::integer);
        let bytes = |label| key.numbered(label).and_then(Value::bytes);
        match (integer(1)?, integer(3)?) {
            // Elliptic curve with two coordinates, on P-256.
            (2, ES256) if integer(-1)? == 1 => {
                let (x, y) = (bytes(-2)?, bytes(-3)?);
                if x.len() != 32 || y.len() != 32 {
                    return None;
                }
                let point = [&[4], x, y].concat();
                Some(PublicKey::Es256 {
                    point: encode(&point),
                })
            }
            // One coordinate, on Ed25519.
            (1, EDDSA) if integer(-1)? == 6 => {
                let x = bytes(-2).filter(|x| x.len() == 32)?;
                Some(PublicKey::EdDsa { point: encode(x) })
            }
            (3, RS256) => Some(PublicKey::Rs256 {
                n: encode(bytes(-1).filter(|n| (256..=1024).contains(&n.len()))?),
                e: encode(bytes(-2).filter(|e| e.len() <= 8)?),
            }),
            _ => None,
        }
    }

    fn verify(&self, data: &[u8], signature: &[u8]) -> Result<(), PasskeyError> {
        let verified = match self {
            PublicKey::Es256 { point } => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, decode(point)?).verify(data, signature)
            }
            PublicKey::EdDsa { point } => {
                UnparsedPublicKey::new(&ED25519, decode(point)?).verify(data, signature)
            }
            PublicKey::Rs256 { n, e } => RsaPublicKeyComponents {
                n: decode(n)?,
                e: decode(e)?,
            }
            .verify(&RSA_PKCS1_2048_8192_SHA256, data, signature),
        };
        verified.map_err(|_| PasskeyError::WrongSignature)
    }
}

#[cfg(test)]
mod tests;
