//! The protocol without a process.

use std::io::Cursor;
use std::sync::{Arc, Mutex};

use super::request::{Query, Request};
use super::*;

/// Output that can be read afterwards.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl io::Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn answers(input: &[u8]) -> String {
    let out = Shared::default();
    let mut session = Session::new(out.clone());
    serve(Cursor::new(input.to_vec()), &mut session).expect("it is written");
    drop(session);
    String::from_utf8(out.0.lock().expect("no panic").clone()).expect("UTF-8")
}

#[test]
fn lines_are_read_into_requests() {
    assert_eq!(Request::read("  "), Ok(Request::Nothing));
    assert_eq!(
        Request::read(" query\tp1turn "),
        Ok(Request::Query(Query::FirstToMove))
    );
    let set = Request::read("setoption name UGI_Variant value sixth:kings");
    assert_eq!(
        set,
        Ok(Request::SetOption {
            name: "UGI_Variant".to_owned(),
            value: "sixth:kings".to_owned()
        })
    );
    let moves = vec!["c3".to_owned(), "c4".to_owned()];
    assert_eq!(
        Request::read("position fen 5/5/5/5/5 s - 0:0 moves c3 c4"),
        Ok(Request::Position {
            text: Some("5/5/5/5/5 s - 0:0".to_owned()),
            moves
        })
    );
    assert_eq!(
        Request::read("position startpos moves"),
        Ok(Request::Position {
            text: None,
            moves: Vec::new()
        })
    );
}

#[test]
fn a_search_is_limited_by_the_clock_of_the_side_to_move() {
    use trilith_games::common::Side;
    let Ok(Request::Go(go)) = Request::read("go p1time 60000 p2time 500 p1inc 0 p2inc 0") else {
        panic!("it is read");
    };
    let (first, second) = (go.limits(Side::First), go.limits(Side::Second));
    assert!(!go.is_infinite() && first.soft > second.soft && first.hard > second.hard);
    let Ok(Request::Go(go)) = Request::read("go p1time -20 p2time 9999999999999999999") else {
        panic!("it is read");
    };
    assert!(go.limits(Side::First).hard.is_some() && go.limits(Side::Second).hard.is_some());
    assert!(matches!(Request::read("go"), Ok(Request::Go(go)) if go.is_infinite()));
}

#[test]
fn the_end_of_the_input_ends_a_search_with_a_move() {
    let text = answers(
        b"setoption name Hash value 1\nsetoption name UGI_Variant value 27\nposition startpos\ngo infinite",
    );
    assert!(
        text.lines()
            .last()
            .is_some_and(|line| line.starts_with("bestmove ")),
        "{text}"
    );
}

#[test]
fn any_bytes_are_survived() {
    let mut random = trilith_games::common::Random::new(1);
    let words: [&[u8]; 12] = [
        b"go",
        b"position",
        b"startpos",
        b"fen",
        b"moves",
        b"query",
        b"setoption",
        b"name",
        b"value",
        b"\xff\xfe",
        b"-1",
        b"c3",
    ];
    let mut input = Vec::new();
    for _ in 0..2_000 {
        input.extend_from_slice(words[random.below(words.len())]);
        input.push(if random.below(3) == 0 { b'\n' } else { b' ' });
        // A search that happened to begin is ended.
        if random.below(50) == 0 {
            input.extend_from_slice(b"\nstop\n");
        }
    }
    answers(&input);
}
