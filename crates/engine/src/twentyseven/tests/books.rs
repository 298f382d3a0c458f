//! What is known without searching.

use super::*;

/// The variants whose fields can be carried, and how many plies their books go.
fn keyed_books() -> [(Variant, usize); 2] {
    [Variant::Advanced, Variant::Expert].map(|variant| {
        let book = book::keyed(variant).unwrap_or_else(|| panic!("{variant} has no book"));
        (variant, usize::from(book.plies()))
    })
}

#[test]
fn the_book_is_the_same_for_both_sides() {
    let mut random = Random::new(27);
    for (variant, most) in [(Variant::Base, 8)].into_iter().chain(keyed_books()) {
        for game in 0..200 {
            let plies = game % (most + 1);
            let Some(position) = random_position(variant, plies, &mut random) else {
                continue;
            };
            let Some(mirror) = mirrored(&position) else {
                panic!("{position} has no mirror image");
            };
            let value = book::value(&Line::new(&position));
            assert!(value.is_some(), "{variant} {position} after {plies} plies");
            assert_eq!(value, book::value(&Line::new(&mirror)), "{variant} {position}");
        }
    }
}

#[test]
fn the_start_is_a_draw_in_every_variant() {
    for variant in Variant::ALL {
        assert_eq!(book::value(&Line::new(&Position::start(variant))), Some(0));
    }
}

#[test]
fn the_first_moves_where_fields_are_carried_have_their_values() {
    for (variant, expected) in [
        (Variant::Advanced, &[0, 0, 0, 0, 0, 0, 0, -3, -2][..]),
        (Variant::Expert, &[0, 0, 0, 0, 0, 0, -1, -1, -5, 0][..]),
    ] {
        let start = Line::new(&Position::start(variant));
        let values: Vec<Option<i32>> = (opening::following(&start).iter())
            .map(|next| book::value(next).map(|value| -value))
            .collect();
        let expected: Vec<Option<i32>> = expected.iter().copied().map(Some).collect();
        assert_eq!(values, expected, "{variant}");
    }
}

/// All positions of the book but those of the last ply, each from the ones after it.
#[test]
fn every_value_of_the_book_follows_from_the_next_ply() {
    for (variant, plies) in keyed_books() {
        let mut lines = HashMap::from([(0, Line::new(&Position::start(variant)))]);
        for ply in 0..plies {
            let mut next_ply = HashMap::new();
            for line in lines.values() {
                let mut best = None;
                for next in opening::following(line) {
                    let value = book::value(&next);
                    assert!(value.is_some(), "{variant}, ply {ply}: {next:?}");
                    best = best.max(value.map(|value| -value));
                    next_ply.insert(book::key(&next), next);
                }
                let best = best.unwrap_or_else(|| line.margin(line.side()));
                assert_eq!(book::value(line), Some(best), "{variant}, ply {ply}: {line:?}");
            }
            lines = next_ply.into_values().enumerate().collect();
        }
    }
}

#[test]
fn the_last_ply_of_the_book_has_the_values_that_a_search_finds() {
    let mut random = Random::new(5);
    for (variant, plies) in keyed_books() {
        let mut compared = 0;
        for _ in 0..60 {
            let Some(position) = random_position(variant, plies, &mut random) else {
                continue;
            };
            let line = Line::new(&position);
            let table = Table::new(1);
            if let Some(value) = Solver::new(&table, 20_000, &|| true).solve(&line) {
                assert_eq!(book::value(&line), Some(value), "{variant} {position}");
                compared += 1;
            }
        }
        // Earlier than that, a search takes longer than a test may.
        assert!(compared >= 10 || plies < 5, "{variant}: {compared}");
    }
}

#[test]
fn positions_with_the_same_key_differ_in_what_is_ahead_only() {
    let table = Table::new(4);
    let mut solver = Solver::new(&table, u64::MAX, &|| true);
    let mut random = Random::new(72);
    let mut rests: HashMap<(Variant, u64), (i32, i32)> = HashMap::new();
    let (mut settled, mut again) = (0, 0);
    for game in 0..3_000 {
        let variant = [Variant::Advanced, Variant::Expert][game % 2];
        let Some(position) = random_position(variant, 16 + random.below(16), &mut random) else {
            continue;
        };
        let mirror = mirrored(&position).unwrap_or_else(|| panic!("{position} has no mirror image"));
        let lines = [&position, &mirror].map(Line::new);
        let next = lines.iter().flat_map(opening::following);
        for line in next.flat_map(|next| opening::following(&next)) {
            let (key, ahead) = book::key(&line).unwrap_or_default();
            let value = solver
                .solve(&line)
                .unwrap_or_else(|| panic!("no value of {line:?}"));
            let rest = value - ahead;
            let &mut (known, known_ahead) = rests.entry((variant, key)).or_insert((rest, ahead));
            assert_eq!(rest, known, "{variant} {line:?}");
            settled += usize::from(ahead != 0);
            again += usize::from(ahead != known_ahead);
        }
    }
    assert!(settled > 1_000 && again > 100, "{settled}, {again}");
}

#[test]
fn the_opening_is_put_together_from_its_last_ply() {
    // What a search would find out about the last ply is made up, so that it takes no time.
    let variant = Variant::Expert;
    let start = Line::new(&Position::start(variant));
    let mut before = HashMap::new();
    let mut best = None;
    for next in opening::following(&start) {
        let replies = opening::following(&next).into_iter().map(|line| {
            let (key, ahead) = book::key(&line).unwrap_or_default();
            let value = (key % 11) as i8 - 5;
            before.insert(key, value);
            i32::from(value) + ahead
        });
        let reply = replies.map(|value| -value).max();
        best = best.max(reply.map(|value| -value));
    }
    let table = Table::new(1);
    let opening = opening::opening(variant, 2, 1, &table, &before, &mut |_| panic!("all was known"))
        .unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(Some(opening.start), best);
    assert_eq!(opening.counts, [1, 10, 100]);
    assert_eq!(opening.book.iter().count(), 111);
    for (key, value) in before {
        assert_eq!(opening.book.value(key), Some(value));
    }
    let base = opening::opening(Variant::Base, 1, 1, &table, &HashMap::new(), &mut |_| {});
    assert!(matches!(base, Err(NoBook::Variant)));
}

#[test]
fn a_book_that_is_damaged_or_of_another_variant_is_none() {
    let bytes = KeyedBook::new(Variant::Advanced as u8, 1, vec![(27, 0), (28, 1)]).to_bytes();
    assert!(book::open(&bytes, Variant::Advanced).is_some());
    assert!(book::open(&bytes, Variant::Expert).is_none());
    assert!(book::open(&bytes[..bytes.len() - 1], Variant::Advanced).is_none());
    assert!(book::open(&[], Variant::Advanced).is_none());
    let mut altered = bytes;
    altered[25] ^= 1;
    assert!(book::open(&altered, Variant::Advanced).is_none());
}

#[test]
fn the_first_plies_are_answered_at_once() {
    let engine = Engine::new(1);
    for (variant, plies) in [(Variant::Base, 8)].into_iter().chain(keyed_books()) {
        let start = Position::start(variant);
        for lines in [1, 9] {
            let settings = Settings { lines, ..nodes(1) };
            let Some(report) = search(&engine, &start, settings) else {
                panic!("nothing found");
            };
            assert_eq!(report.lines.len(), lines);
            assert_eq!(report.lines[0].margin, Some(0));
            // As far as the book goes, there is a line.
            assert!(report.lines.iter().all(|line| line.moves.len() >= plies));
        }
    }
}

/// There the book has the value, but not the moves that reach it.
#[test]
fn at_the_last_ply_of_the_book_there_is_a_move() {
    let engine = Engine::new(4);
    let mut random = Random::new(6);
    for (variant, plies) in [(Variant::Base, 8)].into_iter().chain(keyed_books()) {
        let mut proven = 0;
        for _ in 0..6 {
            let Some(position) = random_position(variant, plies, &mut random) else {
                continue;
            };
            let Some(report) = search(&engine, &position, nodes(60_000)) else {
                panic!("no move in {variant} {position}");
            };
            let best = &report.lines[0];
            if best.score.is_proven() && best.margin.is_some() {
                assert_eq!(
                    best.margin,
                    book::value(&Line::new(&position)),
                    "{variant} {position}"
                );
                proven += 1;
            }
        }
        assert!(proven > 0 || plies < 5, "{variant}");
    }
}

#[test]
fn who_may_not_look_far_has_no_book() {
    let engine = Engine::new(1);
    let start = Position::start(Variant::Base);
    let by_depth = Settings {
        limits: Limits {
            depth: Some(3),
            ..Limits::default()
        },
        ..Settings::default()
    };
    let by_level = Settings {
        level: Level::LOWEST,
        ..nodes(20_000)
    };
    for settings in [by_depth, by_level] {
        let report = search(&engine, &start, settings);
        assert!(report.is_some_and(|report| !report.lines[0].score.is_proven()));
    }
}

/// The results that the opponent can keep after a move, and how many moves there are.
fn kept(line: &Line) -> Option<(usize, usize)> {
    let result = book::value(line)?.signum();
    let replies = opening::following(line);
    let keep = |reply: &&Line| book::value(reply).is_some_and(|value| -value.signum() == result);
    Some((replies.iter().filter(keep).count(), replies.len()))
}

#[test]
fn in_a_game_that_is_not_won_the_opponent_has_a_problem() {
    let engine = Engine::new(1);
    let mut random = Random::new(9);
    let game = Settings {
        limits: Limits {
            soft: Some(Duration::from_secs(3600)),
            ..nodes(40_000).limits
        },
        ..Settings::default()
    };
    let mut otherwise = 0;
    for number in 0..60 {
        let Some(position) = random_position(Variant::Base, 1 + number % 5, &mut random) else {
            continue;
        };
        let line = Line::new(&position);
        let value = book::value(&line).expect("a value");
        let answer = |settings: Settings| -> (i32, Line) {
            let report = search(&engine, &position, settings).expect("a move");
            let AnyMove::TwentySeven(first) = report.lines[0].moves[0] else {
                panic!("another game's move");
            };
            let mut next = line;
            play(&mut next, first);
            (report.lines[0].margin.expect("a margin"), next)
        };
        let (believed, next) = answer(game);
        assert_eq!(believed, -book::value(&next).expect("a value"), "{position}");
        assert_eq!(believed.signum(), value.signum(), "{position}");
        // Whoever wants to know is told the truth.
        assert_eq!(answer(nodes(40_000)).0, value, "{position}");
        if value > 0 {
            assert_eq!(believed, value, "{position}");
            continue;
        }
        let share = |(kept, all): (usize, usize)| kept as f64 / all as f64;
        let chosen = share(kept(&next).expect("a value"));
        for other in opening::following(&line) {
            if book::value(&other).map(|value| -value.signum()) == Some(value.signum()) {
                assert!(chosen <= share(kept(&other).expect("a value")), "{position}");
            }
        }
        otherwise += usize::from(believed != value);
    }
    assert!(otherwise > 0, "it never gives up a margin that is worth nothing");
}
