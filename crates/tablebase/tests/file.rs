//! Files come back as they were written, and damaged ones are refused.

use std::io::Cursor;

use trilith_tablebase::{Board, Builder, File, FileError, Size};

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// A finished file of six fields and four discs: 66 thousand values and more in two blocks.
fn written() -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut builder = Builder::new(Size::new(6, 4)?)?;
    builder.run(2, |_| true);
    let mut bytes = Vec::new();
    builder.save(&mut bytes)?;
    Ok(bytes)
}

#[test]
fn a_file_holds_all_values_and_gives_each_alone() -> Outcome {
    let mut builder = Builder::new(Size::new(6, 4)?)?;
    builder.run(1, |_| true);
    let solution = builder.finish()?;
    let mut bytes = Vec::new();
    solution.save(&mut bytes)?;
    assert!(bytes.len() < solution.values().len());
    let mut file = File::open(Cursor::new(bytes))?;
    assert_eq!(file.size(), solution.size());
    assert_eq!(file.read()?.values(), solution.values());
    for index in (0..file.size().positions()).step_by(9_973) {
        let value = solution.values().get(index as usize).copied();
        assert_eq!(file.probe(index)?, value);
    }
    assert_eq!(file.probe(file.size().positions())?, None);
    let start = solution
        .ranking()
        .rank(&Board::start(file.size()))
        .ok_or("no number")?;
    assert_eq!(file.probe(start)?, solution.value(&Board::start(file.size())));
    Ok(())
}

#[test]
fn an_interrupted_builder_goes_on_to_the_same_file() -> Outcome {
    let expected = written()?;
    let mut builder = Builder::new(Size::new(6, 4)?)?;
    for stop in [1, 100, 250] {
        assert!(!builder.run(2, |builder| builder.progress().done < stop));
        let mut bytes = Vec::new();
        builder.save(&mut bytes)?;
        let mut file = File::open(Cursor::new(bytes))?;
        assert!(matches!(file.probe(0), Err(FileError::Unfinished(_))));
        assert!(matches!(file.read(), Err(FileError::Unfinished(_))));
        builder = Builder::resume(&mut file)?;
        assert_eq!(builder.progress().done, stop);
    }
    assert!(builder.run(2, |_| true));
    let mut bytes = Vec::new();
    builder.save(&mut bytes)?;
    assert!(bytes == expected);
    Ok(())
}

#[test]
fn a_truncated_file_is_refused() -> Outcome {
    let bytes = written()?;
    for length in (0..bytes.len()).step_by(1 + bytes.len() / 300) {
        let problem = File::open(Cursor::new(&bytes[..length])).err();
        assert!(problem.is_some(), "{length} of {} bytes", bytes.len());
    }
    assert!(matches!(
        File::open(Cursor::new(b"27")),
        Err(FileError::NotATable)
    ));
    Ok(())
}

#[test]
fn no_changed_byte_goes_unnoticed() -> Outcome {
    let bytes = written()?;
    let places = (0..60)
        .chain((60..bytes.len()).step_by(1 + bytes.len() / 200))
        .chain(bytes.len() - 40..bytes.len());
    for place in places {
        let mut changed = bytes.clone();
        changed[place] ^= 0x10;
        let problem = match File::open(Cursor::new(changed)) {
            Ok(mut file) => file.read().err(),
            Err(problem) => Some(problem),
        };
        assert!(problem.is_some(), "byte {place} of {}", bytes.len());
    }
    Ok(())
}

#[test]
fn a_file_that_claims_to_be_huge_is_refused_without_memory_for_it() -> Outcome {
    let mut bytes = written()?;
    bytes[9] = 9;
    bytes[10] = 9;
    // Blocks of one value each: an index of 900 thousand million bytes.
    bytes[12..16].copy_from_slice(&1u32.to_le_bytes());
    let problem = File::open(Cursor::new(bytes)).err();
    assert!(matches!(problem, Some(FileError::Damaged(_))), "{problem:?}");
    Ok(())
}

#[test]
fn each_refusal_says_what_is_wrong() -> Outcome {
    let bytes = written()?;
    let refused = |place: usize, byte: u8| {
        let mut changed = bytes.clone();
        changed[place] = byte;
        File::open(Cursor::new(changed))
            .err()
            .map(|problem| problem.to_string())
            .unwrap_or_default()
    };
    assert_eq!(refused(0, b'x'), "it is no table of 27");
    assert_eq!(refused(8, 2), "it has version 2; only version 1 is known");
    assert!(refused(9, 10).contains("2 to 9 fields"));
    assert!(refused(11, 1).contains("no table has such blocks"));
    assert!(refused(16, 1).contains("index is not what was written"));
    Ok(())
}
