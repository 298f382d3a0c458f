mod books;

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::Deserialize;
use trilith_games::common::{Outcome, Position as _, Random, Side};
use trilith_games::twentyseven::{Move, Position, Variant};
use trilith_games::{Game, Move as AnyMove};
use trilith_tablebase::KeyedBook;

use super::exact::{self, Solver};
use super::held::{BLACK, Held, Sure, WHITE};
use super::line::Line;
use super::opening::{self, NoBook};
use super::packed::Packed;
use super::strip::Strip;
use super::{TwentySeven, book, eval};
use crate::board::Board;
use crate::{Control, Engine, Level, Limits, Report, Settings, Table};

/// A position of random play after this many plies, if the game goes on that long.
fn random_position(variant: Variant, plies: usize, random: &mut Random) -> Option<Position> {
    let mut position = Position::start(variant);
    for _ in 0..plies {
        let m = position.random_move(random)?;
        position.play_unchecked(m);
    }
    position.outcome().is_none().then_some(position)
}

fn margin(position: &Position) -> i32 {
    let score = position.score().unwrap_or([0, 0]).map(i32::from);
    match position.side() {
        Side::First => score[0] - score[1],
        Side::Second => score[1] - score[0],
    }
}

fn minimax(position: &Position, nodes: &mut u64) -> Option<i32> {
    *nodes = nodes.checked_sub(1)?;
    if position.outcome().is_some() {
        return Some(margin(position));
    }
    let mut best = -exact::MOST;
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(m);
        best = best.max(-minimax(&next, nodes)?);
    }
    Some(best)
}

fn play(line: &mut Line, m: Move) {
    match line.read(m) {
        Some(lift) => line.lift(lift),
        None => line.pass(),
    }
}

#[test]
fn the_line_agrees_with_the_rules_in_random_games() {
    let mut random = Random::new(27);
    for game in 0..300 {
        let variant = Variant::ALL[game % 3];
        let mut position = Position::start(variant);
        let mut line = Line::new(&position);
        loop {
            assert_eq!(line, Line::new(&position), "{position}");
            assert_eq!(line.is_over(), position.outcome().is_some());
            assert_eq!(line.margin(position.side()), margin(&position));
            let mut moves = Vec::new();
            line.for_each_lift(|lift| moves.push(line.write(lift)));
            assert_eq!(moves.len(), line.moves(line.side()) as usize);
            if moves.is_empty() && !line.is_over() {
                moves.push(Move::Pass);
            }
            let mut legal = position.legal_moves();
            moves.sort_unstable();
            legal.sort_unstable();
            assert_eq!(moves, legal, "{position}");
            let Some(m) = position.random_move(&mut random) else {
                break;
            };
            position.play_unchecked(m);
            play(&mut line, m);
        }
    }
}

#[test]
fn exact_values_are_those_of_plain_minimax() {
    let mut random = Random::new(3);
    for variant in Variant::ALL {
        let mut compared = 0;
        let table = Table::new(1);
        while compared < 300 {
            let plies = 10 + random.below(40);
            let Some(position) = random_position(variant, plies, &mut random) else {
                continue;
            };
            let Some(expected) = minimax(&position, &mut 3_000) else {
                continue;
            };
            // One table for all of them, so that what one position left there must be true for the next.
            let found = Solver::new(&table, u64::MAX, &|| true).solve(&Line::new(&position));
            assert_eq!(found, Some(expected), "{variant} {position}");
            compared += 1;
        }
    }
}

#[test]
fn a_solver_that_may_not_look_says_nothing() {
    let start = Line::new(&Position::start(Variant::Base));
    let table = Table::new(1);
    assert_eq!(Solver::new(&table, 5_000, &|| true).solve(&start), None);
    assert_eq!(Solver::new(&table, u64::MAX, &|| false).solve(&start), None);
}

#[test]
fn what_is_frozen_does_not_change_the_future() {
    let read = |text| Position::from_text(Variant::Base, text).map(|position| Line::new(&position));
    // Black has landed on 9: on four discs of White's, or on none, and those lie on 1 instead, where White has landed.
    let tall = read("1bbw/2bb/3bbb/4/5/6w/7ww/8w/9wwwwbb b").map(|line| line.future());
    let low = read("1bbwwwww/2bb/3bbb/4/5/6w/7ww/8w/9bb b").map(|line| line.future());
    assert!(matches!((tall, low), (Ok((code, 3)), Ok((same, -5))) if code == same));
}

#[test]
fn taking_back_restores_the_board() {
    let mut random = Random::new(12);
    for game in 0..60 {
        let mut position = Position::start(Variant::ALL[game % 3]);
        let mut board = TwentySeven::new(&position);
        while let Some(m) = position.random_move(&mut random) {
            let mut moves = Vec::new();
            board.generate(&mut moves);
            for ordered in moves {
                let (before, key) = (board.0, board.key());
                let undo = board.play(ordered.m);
                assert_ne!(board.key(), key);
                board.undo(undo);
                assert_eq!((board.0, board.key()), (before, key));
            }
            assert_eq!(board.outcome(), None);
            position.play_unchecked(m);
            board.play(m);
        }
        assert_eq!(board.outcome(), position.outcome());
    }
}

/// The line turned round and the colours exchanged.
fn mirrored(position: &Position) -> Option<Position> {
    let text = position.to_string();
    let (line, side) = text.split_once(' ')?;
    let exchange = |text: &str| -> String {
        let letter = |letter| match letter {
            'b' => 'w',
            'w' => 'b',
            '1'..='9' => char::from(b'1' + b'9' - letter as u8),
            _ => letter,
        };
        text.chars().map(letter).collect()
    };
    let fields: Vec<String> = line.split('/').rev().map(exchange).collect();
    Position::from_text(
        position.variant(),
        &format!("{} {}", fields.join("/"), exchange(side)),
    )
    .ok()
}

#[test]
fn both_sides_are_judged_alike() {
    let mut random = Random::new(8);
    for game in 0..300 {
        let plies = random.below(30);
        let Some(position) = random_position(Variant::ALL[game % 3], plies, &mut random) else {
            continue;
        };
        let mirror = mirrored(&position).unwrap_or_else(|| panic!("{position} has no mirror image"));
        let [line, other] = [&position, &mirror].map(Line::new);
        assert_eq!(eval::evaluate(&line), eval::evaluate(&other), "{position}");
        assert_eq!(line.future(), other.future(), "{position}");
        // But for the right to move, what is good for one is bad for the other.
        let mut passed = line;
        passed.pass();
        let tempo = eval::evaluate(&line).value() + eval::evaluate(&passed).value();
        let start = eval::evaluate(&Line::new(&Position::start(position.variant()))).value();
        assert_eq!(tempo, 2 * start, "{position}");
    }
}

fn search(engine: &Engine, position: &Position, settings: Settings) -> Option<Report> {
    let variant = position.variant().to_string().parse().ok()?;
    let game = Game::from_position(variant, &position.to_string()).ok()?;
    let control = Control {
        stop: &AtomicBool::new(false),
        elapsed: &|| Duration::ZERO,
    };
    engine.search(&game, &settings, control, &mut |_| {})
}

fn nodes(nodes: u64) -> Settings {
    Settings {
        limits: Limits {
            nodes: Some(nodes),
            ..Limits::default()
        },
        ..Settings::default()
    }
}

#[test]
fn fast_games_are_legal_to_the_end() {
    let engine = Engine::new(4);
    for game in 0..12 {
        let variant = Variant::ALL[game % 3];
        let mut position = Position::start(variant);
        let depth = Limits {
            depth: Some(2),
            ..Limits::default()
        };
        let kinds = [
            nodes(3_000),
            Settings {
                limits: depth,
                ..Settings::default()
            },
            Settings {
                threads: 2,
                ..nodes(3_000)
            },
        ];
        let mut random = Random::new(game as u64);
        for _ in 0..2 {
            if let Some(m) = position.random_move(&mut random) {
                position.play_unchecked(m);
            }
        }
        while position.outcome().is_none() {
            let report = search(&engine, &position, kinds[random.below(3)]);
            let Some(AnyMove::TwentySeven(m)) =
                report.as_ref().and_then(|report| report.lines[0].moves.first())
            else {
                panic!("no move in {position}");
            };
            assert_eq!(position.play(*m), Ok(()));
        }
    }
}

#[test]
fn a_proof_is_true_and_its_line_leads_there() {
    let mut random = Random::new(4);
    let engine = Engine::new(4);
    let mut compared = 0;
    while compared < 90 {
        let variant = Variant::ALL[compared % 3];
        let plies = 10 + random.below(30);
        let Some(position) = random_position(variant, plies, &mut random) else {
            continue;
        };
        let Some(expected) = minimax(&position, &mut 3_000) else {
            continue;
        };
        let lines = 1 + random.below(3);
        let report = search(
            &engine,
            &position,
            Settings {
                lines,
                ..nodes(200_000)
            },
        );
        let Some(best) = report.as_ref().and_then(|report| report.lines.first()) else {
            panic!("nothing found in {position}");
        };
        assert_eq!(best.margin, Some(expected), "{variant} {position}");
        assert_eq!(best.score.chance(), 0.5 + 0.5 * f64::from(expected.signum()));
        let mut end = position.clone();
        for m in &best.moves {
            let AnyMove::TwentySeven(m) = m else {
                panic!("{m} is no move of 27")
            };
            assert_eq!(end.play(*m), Ok(()));
        }
        let winner = end.outcome().map(Outcome::winner);
        let expected_winner = match expected.signum() {
            1 => Some(position.side()),
            -1 => Some(position.side().opposite()),
            _ => None,
        };
        assert_eq!(winner, Some(expected_winner), "{variant} {position}");
        compared += 1;
    }
}

#[test]
fn one_thread_with_a_node_limit_repeats_itself() {
    let mut random = Random::new(7);
    let beyond = random_position(Variant::Advanced, 6, &mut random);
    for position in [Some(Position::start(Variant::Advanced)), beyond]
        .into_iter()
        .flatten()
    {
        let reports = [(); 2].map(|()| search(&Engine::new(4), &position, nodes(60_000)));
        assert!(reports[0].is_some());
        assert_eq!(reports[0], reports[1]);
    }
}

#[test]
fn the_general_search_proves_what_the_solver_finds() {
    let mut random = Random::new(9);
    let engine = Engine::new(4);
    let mut ends = [0; 3];
    while ends.iter().sum::<usize>() < 150 {
        let variant = Variant::ALL[random.below(3)];
        let plies = 14 + random.below(20);
        let Some(position) = random_position(variant, plies, &mut random) else {
            continue;
        };
        let Some(expected) = minimax(&position, &mut 3_000) else {
            continue;
        };
        let settings = Settings {
            limits: Limits {
                depth: Some(30),
                ..Limits::default()
            },
            ..Settings::default()
        };
        let report = search(&engine, &position, settings);
        let score = report.as_ref().map(|report| report.lines[0].score);
        let Some(outcome) = score.and_then(|score| score.outcome(position.side())) else {
            panic!("{score:?} in {variant} {position}");
        };
        let signum = match outcome {
            Outcome::Draw => 0,
            Outcome::Win(side) if side == position.side() => 1,
            Outcome::Win(_) => -1,
        };
        assert_eq!(signum, expected.signum(), "{variant} {position}");
        ends[(signum + 1) as usize] += 1;
    }
    assert!(ends.iter().all(|&count| count > 0), "{ends:?}");
}

fn code(packed: &Packed, side: Side) -> u64 {
    match side {
        Side::First => packed.code::<BLACK>(),
        Side::Second => packed.code::<WHITE>(),
    }
}

#[test]
fn the_packed_position_agrees_with_the_line_in_random_games() {
    let mut random = Random::new(18);
    for _ in 0..300 {
        let mut position = Position::start(Variant::Base);
        let (mut packed, mut ahead) = Packed::new(&Line::new(&position));
        loop {
            let line = Line::new(&position);
            assert_eq!((packed, ahead), Packed::new(&line), "{position}");
            assert_eq!(packed.tops, Side::BOTH.map(|side| line.tops(side)));
            assert_eq!(packed.movable::<BLACK>(), line.movable(Side::First));
            assert_eq!(packed.movable::<WHITE>(), line.movable(Side::Second));
            assert_eq!(packed.margin::<BLACK>() + ahead, line.margin(Side::First));
            line.for_each_lift(|lift| {
                let mut next = line;
                next.lift(lift);
                let (place, count) = (u32::from(lift.place), u32::from(lift.count));
                let (after, gain) = match line.side() {
                    Side::First => packed.after::<BLACK>(place, count),
                    Side::Second => {
                        let (after, gain) = packed.after::<WHITE>(place, count);
                        (after, -gain)
                    }
                };
                assert_eq!((after, ahead + gain), Packed::new(&next), "{position} {lift:?}");
            });
            let Some(m) = position.random_move(&mut random) else {
                break;
            };
            position.play_unchecked(m);
            (packed, ahead) = Packed::new(&Line::new(&position));
        }
    }
}

#[test]
fn lines_have_the_same_future_just_if_they_are_the_same_when_packed() {
    let mut random = Random::new(81);
    let mut by_future = HashMap::new();
    let mut by_code = HashMap::new();
    let mut merged = 0;
    for _ in 0..50_000 {
        let plies = random.below(30);
        let Some(position) = random_position(Variant::Base, plies, &mut random) else {
            continue;
        };
        let line = Line::new(&position);
        let (packed, _) = Packed::new(&line);
        let code = code(&packed, line.side());
        let future = (line.side(), line.future().0);
        let (first_code, first) = *by_future.entry(future).or_insert((code, line));
        assert_eq!(first_code, code, "{position}");
        assert_eq!(*by_code.entry(code).or_insert(future), future, "{position}");
        merged += usize::from(first != line);
    }
    assert!(merged > 100, "{merged}");
}

#[test]
fn what_is_settled_counts_only_in_the_goals() {
    let read = |text| Position::from_text(Variant::Base, text).map(|position| Line::new(&position));
    // 7, 8 and 9 are Black's: what they are made of is all the same, but for the height of 9.
    let one = read("1bw/2/3/4bb/5www/6/7wwbb/8wwb/9wbbb b").map(|line| (line.future(), Packed::new(&line)));
    let other = read("1bw/2/3/4bb/5www/6/7b/8bwwwb/9wwbbb b").map(|line| (line.future(), Packed::new(&line)));
    match (one, other) {
        // White's stack on 1 is settled too, and is one disc taller than it need be.
        (Ok(((code, 2), (packed, 2))), Ok(((same_code, 3), (same_packed, 3)))) => {
            assert_eq!((code, packed), (same_code, same_packed));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn nobody_gets_less_than_the_bounds_say() {
    let mut random = Random::new(72);
    let mut sure = [0; 3];
    for _ in 0..20_000 {
        let plies = 8 + random.below(25);
        let Some(position) = random_position(Variant::Base, plies, &mut random) else {
            continue;
        };
        let Some(value) = minimax(&position, &mut 1_000) else {
            continue;
        };
        let (packed, ahead) = Packed::new(&Line::new(&position));
        let (ahead, limits, home, alone, stuck) = match position.side() {
            Side::First => (
                ahead,
                packed.limits::<BLACK>(),
                packed.home::<BLACK>(),
                packed.alone::<BLACK>(),
                packed.movable::<WHITE>() == 0,
            ),
            Side::Second => (
                -ahead,
                packed.limits::<WHITE>(),
                packed.home::<WHITE>(),
                packed.alone::<WHITE>(),
                packed.movable::<BLACK>() == 0,
            ),
        };
        let to_come = value - ahead;
        assert!(
            (limits.0..=limits.1).contains(&to_come),
            "{position}: {limits:?} {to_come}"
        );
        assert!(home <= to_come, "{position}: {home} {to_come}");
        assert!(!stuck || alone <= to_come, "{position}: {alone} {to_come}");
        sure[0] += usize::from(limits.0 == to_come || limits.1 == to_come);
        sure[1] += usize::from(home == to_come);
        sure[2] += usize::from(stuck && alone == to_come);
    }
    assert!(sure.iter().all(|&count| count > 100), "{sure:?}");
}

#[test]
fn the_search_of_the_base_variant_finds_what_the_general_one_does() {
    let mut random = Random::new(45);
    let [table, other] = [(); 2].map(|()| Table::new(4));
    let mut compared = 0;
    while compared < 60 {
        let Some(position) = random_position(Variant::Base, 10, &mut random) else {
            continue;
        };
        let line = Line::new(&position);
        let mut solver = Solver::new(&table, 30_000, &|| true);
        let Some(value) = solver.solve(&line) else {
            continue;
        };
        if let Some(expected) = Solver::new(&other, 3_000_000, &|| true).solve_general(&line) {
            assert_eq!(value, expected, "{position}");
            compared += 1;
        }
    }
}

/// What a held position says of itself: its places of each side, those that can move, and Black's margin.
fn seen<P: Held>(held: &P) -> ([u16; 2], i32) {
    let movable = [held.movable::<BLACK>(), held.movable::<WHITE>()];
    (movable, held.margin::<BLACK>())
}

fn strips_agree<const EXPERT: bool>(variant: Variant) {
    let mut random = Random::new(54);
    for _ in 0..300 {
        let mut position = Position::start(variant);
        loop {
            let line = Line::new(&position);
            let (strip, ahead) = Strip::<EXPERT>::new(&line);
            let (movable, margin) = seen(&strip);
            assert_eq!(movable, Side::BOTH.map(|side| line.movable(side)), "{position}");
            assert_eq!(margin + ahead, line.margin(Side::First), "{position}");
            line.for_each_lift(|lift| {
                let (place, count) = (u32::from(lift.place), u32::from(lift.count));
                assert!(count <= strip.liftable(place), "{position} {lift:?}");
                let (after, gain) = match line.side() {
                    Side::First => strip.after::<BLACK>(place, count),
                    Side::Second => {
                        let (after, gain) = strip.after::<WHITE>(place, count);
                        (after, -gain)
                    }
                };
                let expected = Strip::<EXPERT>::new(&line.after(lift));
                assert_eq!((after, ahead + gain), expected, "{position} {lift:?}");
            });
            let moves = strip.moves(line.movable(line.side()));
            assert_eq!(moves as u32, line.moves(line.side()), "{position}");
            let Some(m) = position.random_move(&mut random) else {
                break;
            };
            position.play_unchecked(m);
        }
    }
}

#[test]
fn the_strip_agrees_with_the_line_in_random_games() {
    strips_agree::<false>(Variant::Advanced);
    strips_agree::<true>(Variant::Expert);
}

/// A random position with few discs on a short line, as no game from the start need ever come to.
fn small_position(variant: Variant, random: &mut Random) -> Position {
    loop {
        let length = 2 + random.below(4);
        let mut fields: Vec<usize> = (1..=9).collect();
        let mut discs = vec!['b'; 9];
        discs.extend(['w'; 9]);
        while fields.len() > length {
            // In `advanced` the ends stay.
            let ends = usize::from(variant != Variant::Expert);
            let carried = fields.remove(ends + random.below(fields.len() - 2 * ends));
            discs.push(if matches!(carried, 1 | 9) { 'r' } else { 'g' });
        }
        let mut stacks: Vec<String> = fields.iter().map(ToString::to_string).collect();
        // Most discs lie on the ends, so that the game is short.
        while !discs.is_empty() {
            let disc = discs.swap_remove(random.below(discs.len()));
            let place = match random.below(4) {
                0 => random.below(length),
                1 | 2 => 0,
                _ => length - 1,
            };
            stacks[place].push(disc);
        }
        let side = ["b", "w"][random.below(2)];
        let text = format!("{} {side}", stacks.join("/"));
        if let Ok(position) = Position::from_text(variant, &text)
            && position.outcome().is_none()
        {
            return position;
        }
    }
}

/// What the three plans promise the side to move: the limits, to bring a stack home, and to go on alone if the other
/// side cannot move. The account is included.
fn promises<P: Sure>((held, ahead): (P, i32), side: Side) -> ((i32, i32), i32, i32) {
    let (ahead, (least, most), home, alone, stuck) = match side {
        Side::First => (
            ahead,
            held.limits::<BLACK>(),
            held.home::<BLACK>(),
            held.alone::<BLACK>(),
            held.movable::<WHITE>() == 0,
        ),
        Side::Second => (
            -ahead,
            held.limits::<WHITE>(),
            held.home::<WHITE>(),
            held.alone::<WHITE>(),
            held.movable::<BLACK>() == 0,
        ),
    };
    let alone = if stuck { alone } else { -2 * exact::MOST };
    ((least + ahead, most + ahead), home + ahead, alone + ahead)
}

#[test]
fn nobody_gets_less_than_the_bounds_say_where_fields_are_carried() {
    let mut random = Random::new(73);
    for variant in [Variant::Advanced, Variant::Expert] {
        let mut sure = [0; 3];
        for round in 0..30_000 {
            let plies = 6 + random.below(25);
            let position = if round % 2 == 0 {
                Some(small_position(variant, &mut random))
            } else {
                random_position(variant, plies, &mut random)
            };
            let Some(position) = position else {
                continue;
            };
            let Some(value) = minimax(&position, &mut 600) else {
                continue;
            };
            let line = Line::new(&position);
            let ((least, most), home, alone) = match variant {
                Variant::Expert => promises(Strip::<true>::new(&line), line.side()),
                _ => promises(Strip::<false>::new(&line), line.side()),
            };
            let told = format!("{variant} {position}: {least} {most} {home} {alone}, {value}");
            assert!((least..=most).contains(&value), "{told}");
            assert!(home <= value && alone <= value, "{told}");
            sure[0] += usize::from(least == value || most == value);
            sure[1] += usize::from(home == value);
            sure[2] += usize::from(alone == value);
        }
        assert!(sure.iter().all(|&count| count > 100), "{sure:?}");
    }
}

#[test]
fn the_search_where_fields_are_carried_finds_what_the_general_one_does() {
    let mut random = Random::new(46);
    for variant in [Variant::Advanced, Variant::Expert] {
        let [table, other] = [(); 2].map(|()| Table::new(16));
        let go_on = || true;
        let mut solver = Solver::new(&table, u64::MAX, &go_on);
        let mut compared = 0;
        while compared < 1_000 {
            let plies = 8 + random.below(7);
            let Some(position) = random_position(variant, plies, &mut random) else {
                continue;
            };
            let line = Line::new(&position);
            let mut general = Solver::new(&other, 3_000, &|| true);
            let value = general.solve_general(&line);
            if let Some(value) = value {
                assert_eq!(solver.solve(&line), Some(value), "{variant} {position}");
                compared += 1;
            }
        }
    }
}

#[derive(Deserialize)]
struct Known {
    moves: Vec<String>,
    value: i32,
    values: BTreeMap<String, i32>,
}

#[test]
fn every_move_has_the_value_that_the_strong_solution_gives_it() {
    let file = include_str!("../../../../data/27/moves.jsonl");
    let engine = Engine::new(4);
    let stop = AtomicBool::new(false);
    let known = (file.lines())
        .map(|line| serde_json::from_str::<Known>(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .filter(|known| known.moves.len() >= 10);
    let mut compared = 0;
    for known in known {
        let mut game = Game::new("27".parse().unwrap_or_else(|_| panic!("27 is a variant")));
        for m in &known.moves {
            assert!(game.play_text(m).is_ok(), "{m}");
        }
        let control = Control {
            stop: &stop,
            elapsed: &|| Duration::ZERO,
        };
        let solution = engine.solve(&game, 1, None, control, &mut |_| {});
        let found: BTreeMap<String, i32> = (solution.values.iter())
            .filter_map(|(m, value)| Some((m.to_string(), (*value)?)))
            .collect();
        assert_eq!(
            (solution.value, found),
            (Some(known.value), known.values),
            "{:?}",
            known.moves
        );
        compared += 1;
    }
    assert_eq!(compared, 586);
}
