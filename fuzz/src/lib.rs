//! What must hold for every input whatsoever. The fuzz targets call these functions with bytes they make up, the
//! tests of the `games` crate with the files in `fuzz/corpus`.

use trilith_games::{Game, Record, Variant};

/// A file of several lines: a variant, a position text of it, and moves. Each part is read, and what is read prints
/// and reads again as the same thing.
pub fn text(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let mut lines = text.lines();
    let Some(Ok(variant)) = lines.next().map(str::parse::<Variant>) else {
        return;
    };
    let again: Variant = variant
        .to_string()
        .parse()
        .expect("a canonical variant is a variant");
    assert_eq!(variant, again);

    let Some(position) = lines.next() else { return };
    let mut game = match Game::from_position(variant, position) {
        Ok(game) => {
            assert_eq!(
                game.position_text(),
                position,
                "only canonical position texts are read"
            );
            game
        }
        Err(_) => Game::new(variant),
    };
    for line in lines {
        let before = game.position_text();
        match game.play_text(line) {
            Ok(m) => {
                assert_eq!(game.undo(), Some(m));
                assert_eq!(game.position_text(), before);
                let legal = game.legal_moves();
                assert!(legal.contains(&m), "{m} was accepted but is not listed");
                assert_eq!(game.parse_move(&m.to_string()), Ok(m));
                game.play(m).expect("legal a moment ago");
            }
            Err(_) => assert_eq!(game.position_text(), before),
        }
    }
}

/// A record, as text or JSON. What is read is written canonically, and reading that changes nothing.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for record in [text.parse::<Record>(), Record::from_json(text)]
        .into_iter()
        .flatten()
    {
        let written = record.to_string();
        let again: Record = written.parse().expect("what is written can be read");
        assert_eq!(again.to_string(), written);
        let twin = Record::from_json(&record.to_json()).expect("the JSON twin can be read");
        assert_eq!(twin.to_string(), written);
    }
}

/// A variant on the first line, then bytes that choose among the legal moves. Counting, listing and drawing moves agree,
/// and each position survives its text.
pub fn game(bytes: &[u8]) {
    let end = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .unwrap_or(bytes.len());
    let Some(Ok(variant)) = std::str::from_utf8(&bytes[..end]).ok().map(str::parse::<Variant>) else {
        return;
    };
    let mut game = Game::new(variant);
    for choice in bytes[end..].iter().skip(1).take(300) {
        let legal = game.legal_moves();
        assert_eq!(
            legal.is_empty(),
            game.outcome().is_some(),
            "a game goes on while there are moves"
        );
        if legal.is_empty() {
            return;
        }
        assert_eq!(game.perft(1), legal.len() as u64);
        let copy =
            Game::from_position(variant, &game.position_text()).expect("a reached position has a text");
        assert_eq!(copy.legal_moves(), legal);
        // A byte reaches all of a few hundred moves by its square.
        let m = legal[usize::from(*choice) * usize::from(*choice) % legal.len()];
        game.play(m).expect("listed as legal");
    }
}
