//! What only one browser can read: RFC 8291, with the content coding of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

/// How large a record may be; there is one.
const RECORD: u32 = 4096;
/// The most that fits into it, beside what encryption adds.
const LONGEST: usize = 3_900;

/// How many bytes come out of a derivation.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// A text for the browser with this key and secret.
pub(super) fn encrypt(key: &[u8], auth: &[u8], text: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let own_public = own.compute_public_key().ok()?;
    let shared = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, key), <[u8]>::to_vec).ok()?;
    seal(&shared, key, own_public.as_ref(), auth, salt, text)
}

/// The same, with everything that is otherwise random.
fn seal(
    shared: &[u8],
    key: &[u8],
    own_public: &[u8],
    auth: &[u8],
    salt: [u8; 16],
    text: &[u8],
) -> Option<Vec<u8>> {
    if text.len() > LONGEST {
        return None;
    }
    let mut secret = [0; 32];
    derive(auth, shared, &[b"WebPush: info\0", key, own_public], &mut secret)?;
    let (mut content, mut nonce) = ([0; 16], [0; 12]);
    derive(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"], &mut content)?;
    derive(&salt, &secret, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    // The last record ends with a 2.
    let mut sealed = [text, &[2]].concat();
    let content = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content).ok()?);
    content
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
        .ok()?;
    let length = u8::try_from(own_public.len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], own_public, &sealed].concat())
}

fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], out: &mut [u8]) -> Option<()> {
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(info, Length(out.len())).ok()?.fill(out).ok()
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64")
    }

    #[test]
    fn the_example_of_the_standard() {
        // RFC 8291, section 5 and appendix A.
        let sealed = seal(
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            &bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes"),
            b"When I grow up, I want to be a watermelon",
        );
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed.expect("a text")), expected);
    }

    #[test]
    fn nonsense_for_a_key_is_no_text() {
        for key in [vec![], vec![4; 65], vec![0; 65], vec![4; 10_000]] {
            assert_eq!(encrypt(&key, &[0; 16], b"x"), None);
        }
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = own.compute_public_key().expect("a key");
        assert!(encrypt(public.as_ref(), &[0; 16], &[b'x'; LONGEST]).is_some_and(|text| text.len() <= 4096));
        assert_eq!(encrypt(public.as_ref(), &[0; 16], &[b'x'; LONGEST + 1]), None);
    }
}
