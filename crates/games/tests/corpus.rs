//! The fuzz targets' invariants on the files in `fuzz/corpus`, without a fuzzer.

#[path = "../../../fuzz/src/lib.rs"]
#[allow(unreachable_pub)] // it is a crate of its own for the fuzzer
mod invariants;

use std::path::Path;

fn each_file(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(target);
    let mut files = 0;
    for entry in std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        // The name is printed when the check fails.
        println!("{}", path.display());
        check(&std::fs::read(&path).expect("a readable file"));
        files += 1;
    }
    assert!(files > 5, "{} holds hardly anything", folder.display());
}

#[test]
fn texts_hold_the_invariants() {
    each_file("text", invariants::text);
}

#[test]
fn records_hold_the_invariants() {
    each_file("record", invariants::record);
}

#[test]
fn games_hold_the_invariants() {
    each_file("game", invariants::game);
}
