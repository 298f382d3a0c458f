//! A fault of the program: one test alone, because all tests of a process share what happens at a panic.

use std::io;
use std::sync::{Arc, Mutex};

use trilith_server::logs::{Format, subscriber, watch_panics};

#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl io::Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic here").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_panic_is_logged_with_its_place_and_without_what_it_says() {
    watch_panics();
    let kept = Kept::default();
    let writer = kept.clone();
    let lines = subscriber(Format::Json, "warn", move || writer.clone());
    tracing::subscriber::with_default(lines, || {
        let word = String::from("secret");
        assert!(std::panic::catch_unwind(|| panic!("somebody sent {word}")).is_err());
    });
    let log = String::from_utf8(kept.0.lock().expect("no panic here").clone()).expect("text");
    assert!(log.contains("tests/panics.rs:"), "{log}");
    assert!(!log.contains("secret"), "{log}");
}
