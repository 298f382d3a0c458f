use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use trilith_games::common::{Position as _, Random, Side};
use trilith_games::six::{Position, Variant};
use trilith_games::{Game, Move as AnyMove, six};

use super::cuts::Cuts;
use super::field::Field;
use super::grid::number;
use super::*;
use crate::{Control, Engine, Limits, Report, Score, Settings};

/// The legal moves of the board as the rules write them, in order.
fn legal(board: &Six, position: &Position) -> Vec<six::Move> {
    let mut board = board.clone();
    // So that no move is left out because it loses at once.
    board.careless = true;
    let mut moves = Vec::new();
    board.generate(&mut moves);
    let mut legal: Vec<six::Move> = moves
        .iter()
        .flat_map(|ordered| board.written(position, &[ordered.m]))
        .collect();
    legal.sort_unstable();
    legal
}

/// The board's own move for one of the rules'.
fn own(board: &Six, position: &Position, wanted: six::Move) -> Move {
    let mut board = board.clone();
    board.careless = true;
    let mut moves = Vec::new();
    board.generate(&mut moves);
    let found = moves
        .into_iter()
        .find(|ordered| board.written(position, &[ordered.m]) == [wanted]);
    found
        .unwrap_or_else(|| panic!("{wanted} is missing in {position}"))
        .m
}

/// Random games of all variants: what the rules say after each move, and what the board says, as `check` sees them.
fn follow_games(games: u64, mut check: impl FnMut(&Position, &Six)) {
    for variant in Variant::ALL {
        for seed in 0..games {
            let mut random = Random::new(seed);
            let mut position = Position::start(variant);
            let mut board = Six::new(&position);
            check(&position, &board);
            for _ in 0..120 {
                let Some(m) = position.random_move(&mut random) else {
                    break;
                };
                let own = own(&board, &position, m);
                position.play_unchecked(m);
                board.play(own);
                check(&position, &board);
            }
        }
    }
}

#[test]
fn the_board_agrees_with_the_rules_about_moves_and_outcomes() {
    follow_games(4, |position, board| {
        let (ours, theirs) = (legal(board, position), position.legal_moves());
        let only = |a: &[six::Move], b: &[six::Move]| a.iter().find(|m| !b.contains(m)).copied();
        assert_eq!(only(&ours, &theirs), None, "{position}");
        assert_eq!(only(&theirs, &ours), None, "{position}");
        assert_eq!(ours.len(), theirs.len(), "{position}");
        assert_eq!(board.outcome(), position.outcome(), "{position}");
        assert_eq!(board.side(), position.side());
        assert_eq!(board.quiet(), position.quiet());
    });
}

#[test]
fn a_board_played_to_equals_a_board_made_fresh() {
    follow_games(4, |position, board| {
        let fresh = Six::new(position);
        assert_eq!(board.field, fresh.field, "{position}");
        assert_eq!(
            (board.seat, board.in_hands, board.quiet),
            (fresh.seat, fresh.in_hands, fresh.quiet)
        );
    });
}

#[test]
fn identities_are_equal_exactly_when_positions_are() {
    let mut seen: HashMap<u64, u64> = HashMap::new();
    let mut again: HashMap<u64, u64> = HashMap::new();
    follow_games(4, |position, board| {
        // The variant is part of the rules' key but not of the board's identity.
        let key = position.key() ^ u64::from(board.seats) ^ u64::from(board.all_hands) << 8;
        let identity = board.identity() ^ u64::from(board.seats) ^ u64::from(board.all_hands) << 8;
        assert_eq!(*seen.entry(key).or_insert(identity), identity);
        assert_eq!(*again.entry(identity).or_insert(key), key);
    });
    assert!(seen.len() > 500);
    // The same tiles elsewhere are the same position.
    let text = |at: &str| format!("rbrbrb1r/brbrbrbr@{at} 0 0 0");
    let board = |at: &str| Six::new(&Position::from_text(Variant::default(), &text(at)).unwrap());
    assert_eq!(board("0,0").identity(), board("-7,45").identity());
}

#[test]
fn undo_restores_everything() {
    for variant in Variant::ALL {
        let mut random = Random::new(66);
        let mut board = Six::new(&Position::start(variant));
        for _ in 0..90 {
            if board.outcome().is_some() {
                break;
            }
            let mut moves = Vec::new();
            board.careless = true;
            board.generate(&mut moves);
            let before = board.clone();
            for ordered in moves.iter().step_by(1 + moves.len() / 60) {
                let undo = board.play(ordered.m);
                board.undo(undo);
                assert_eq!(board.field, before.field);
                assert_eq!(
                    (board.seat, board.in_hands, board.quiet),
                    (before.seat, before.in_hands, before.quiet)
                );
                assert_eq!(board.captured, before.captured);
            }
            board.play(moves[random.below(moves.len())].m);
        }
    }
}

#[test]
fn the_walk_over_the_field_finds_the_groups_that_lifting_leaves() {
    follow_games(3, |position, board| {
        if !board.is_round_two() || board.outcome().is_some() {
            return;
        }
        let cuts = Cuts::of(&board.field);
        let side = position.side();
        for cell in position.tiles(side) {
            let from = number(cell.q, cell.r);
            let tied = position.tied_groups(cell);
            let tile = board.field.tile(from);
            let stays: Vec<_> = cuts.stays(&board.field, tile, side.index()).collect();
            match position.captures_of(cell, tied.first().map(|group| group[0])) {
                Ok([red, black]) if !red.is_empty() || !black.is_empty() => {
                    assert_eq!(stays.len(), tied.len().max(1));
                    let taken = [red.len() as i32, black.len() as i32];
                    let us = side.index();
                    assert!(stays.iter().any(|&(_, lost)| lost == [taken[us], taken[1 - us]]));
                }
                _ => assert!(stays.is_empty()),
            }
        }
    });
}

/// Only moves that lose at once are left out: whatever a filtered list lacks lets the opponent win on the spot.
#[test]
fn what_is_left_out_under_a_threat_loses_at_once() {
    let mut threatened = 0;
    follow_games(12, |position, board| {
        if !board.is_threatened() || board.outcome().is_some() {
            return;
        }
        let (mut some, mut all) = (Vec::new(), Vec::new());
        board.generate(&mut some);
        let mut careful = board.clone();
        careful.careless = true;
        careful.generate(&mut all);
        threatened += 1;
        for ordered in all {
            if !some.iter().any(|kept| kept.m == ordered.m) {
                let undo = careful.play(ordered.m);
                assert_eq!(careful.outcome(), None);
                let win = careful
                    .winning_move()
                    .unwrap_or_else(|| panic!("{:?} in {position}", ordered.m));
                let side = careful.side();
                let second = careful.play(win);
                assert_eq!(careful.outcome(), Some(Outcome::Win(side)), "{position}");
                careful.undo(second);
                careful.undo(undo);
            }
        }
    });
    assert!(threatened > 5, "{threatened}");
}

#[test]
fn a_winning_move_wins() {
    follow_games(12, |position, board| {
        if board.outcome().is_some() {
            return;
        }
        if let Some(m) = board.winning_move() {
            let mut after = position.clone();
            after.play(board.written(position, &[m])[0]).unwrap();
            assert_eq!(after.outcome(), Some(Outcome::Win(position.side())), "{position}");
        }
    });
}

fn search(game: &Game, depth: u32) -> Report {
    let settings = Settings {
        limits: Limits {
            depth: Some(depth),
            ..Limits::default()
        },
        ..Settings::default()
    };
    let stop = AtomicBool::new(false);
    let control = Control {
        stop: &stop,
        elapsed: &|| Duration::ZERO,
    };
    Engine::new(4)
        .search(game, &settings, control, &mut |_| {})
        .unwrap()
}

fn solve(position: &str, depth: u32) -> (String, Score) {
    let game = Game::from_position("six".parse().unwrap(), position).unwrap();
    let report = search(&game, depth);
    (report.lines[0].moves[0].to_string(), report.lines[0].score)
}

#[test]
fn completes_a_line() {
    // r r r r r .
    let (m, score) = solve("brrrrr/bbbb@0,0 0 32 0", 1);
    assert_eq!((m.as_str(), score), ("6,0", Score::Win(1)));
}

#[test]
fn blocks_a_five() {
    let (m, _) = solve("brrrrr/bbb@0,0 1 33 0", 2);
    assert_eq!(m, "6,0");
}

#[test]
fn completes_a_circle_by_moving_a_tile_from_elsewhere() {
    //   r r b b r
    //  r b r b b
    //   . r
    let (m, score) = solve("1rrbbr/rbrbb/1r/1b/1b@0,0 0 0 0", 1);
    assert_eq!(score, Score::Win(1), "{m}");
    assert!(m.ends_with(">0,2"), "{m}");
}

#[test]
fn two_fives_at_once_win() {
    // Four in a row with both ends open: a fifth leaves two cells to complete.
    let (_, score) = solve("2rrrr/1bbbb/r3b@0,0 0 32 0", 3);
    assert!(matches!(score, Score::Win(..=5)), "{score}");
}

#[test]
fn the_last_quiet_turn_is_a_proven_draw() {
    let position = "1rrbbr/rbrb/1b/1b/1r";
    let (_, before) = solve(&format!("{position}@0,0 0 0 60"), 2);
    assert!(matches!(before, Score::Belief(_)), "{before}");
    let (_, last) = solve(&format!("{position}@0,0 0 0 99"), 2);
    assert_eq!(last, Score::Draw(1));
}

/// Plays so many games of each variant against itself at low depth; every move, and every line it expects, is legal.
fn play_fast_games(games: u64) {
    let mut finished = 0;
    for variant in Variant::ALL {
        let any = format!("{variant}").parse().unwrap();
        for seed in 0..games {
            let mut random = Random::new(seed);
            let mut game = Game::new(any);
            for ply in 0..70 {
                if game.outcome().is_some() {
                    finished += 1;
                    break;
                }
                let m = if ply < 4 {
                    game.random_move(&mut random).unwrap()
                } else {
                    let report = search(&game, 2 + seed as u32 % 2);
                    let line = &report.lines[0].moves;
                    let mut ahead = game.clone();
                    for &m in line {
                        ahead.play(m).unwrap();
                    }
                    line[0]
                };
                assert!(matches!(m, AnyMove::Six(_)));
                game.play(m).unwrap();
            }
        }
    }
    assert!(finished > 0);
}

#[test]
fn fast_games_against_itself_are_legal() {
    play_fast_games(2);
}

/// A win that the search calls proven is one: whatever the opponent answers, following the search wins in time.
#[test]
fn proven_wins_are_won() {
    let mut proven = 0;
    for seed in 0..6 {
        let mut random = Random::new(seed);
        let mut game = Game::new("six".parse().unwrap());
        while game.outcome().is_none() && game.ply() < 56 {
            if game.ply() < 24 {
                game.play(game.random_move(&mut random).unwrap()).unwrap();
                continue;
            }
            let report = search(&game, 2);
            if let Score::Win(plies) = report.lines[0].score {
                proven += 1;
                for _ in 0..8 {
                    assert_won(game.clone(), plies, &mut random);
                }
                break;
            }
            game.play(report.lines[0].moves[0]).unwrap();
        }
    }
    assert!(proven >= 3, "{proven}");
}

fn assert_won(mut game: Game, mut plies: u32, random: &mut Random) {
    let winner = game.to_move().unwrap().side();
    loop {
        let report = search(&game, plies);
        let score = report.lines[0].score;
        assert!(
            matches!(score, Score::Win(left) if left <= plies),
            "{score}, not {plies}: {}",
            game.position_text()
        );
        game.play(report.lines[0].moves[0]).unwrap();
        if game.outcome().is_some() {
            assert_eq!(game.outcome(), Some(Outcome::Win(winner)));
            return;
        }
        game.play(game.random_move(random).unwrap()).unwrap();
        plies -= 2;
    }
}

#[test]
fn an_empty_field_counts_nothing() {
    let mut field = Field::empty();
    field.lay(100, 0);
    field.lay(101, 1);
    field.lift(100, 0);
    field.lift(101, 1);
    assert_eq!(field, Field::empty());
    assert_eq!(Side::BOTH.map(|side| field.counts[side.index()]), [0, 0]);
}

/// What the search tries before it lists the moves: the board finds exactly the legal ones among any numbers, the moves of
/// other positions in particular.
#[test]
fn a_move_is_found_exactly_when_it_is_listed() {
    let mut elsewhere: Vec<u32> = vec![0, 1, u32::MAX];
    let (mut found, mut captures) = (0, 0);
    follow_games(6, |position, board| {
        let mut careless = board.clone();
        careless.careless = true;
        let mut moves = Vec::new();
        careless.generate(&mut moves);
        for ordered in &moves {
            assert_eq!(board.find(Six::pack(ordered.m)), Some(ordered.m), "{position}");
            captures += usize::from(ordered.m.captures());
        }
        for &packed in &elsewhere {
            if let Some(m) = board.find(packed) {
                assert_eq!(Six::pack(m), packed);
                assert!(moves.iter().any(|ordered| ordered.m == m), "{m:?} in {position}");
                found += 1;
            }
        }
        // Captures where there is nothing to capture, and the other way round.
        for ordered in moves.iter().step_by(7) {
            for changed in [1 << 27, 1 << 24, 1 << 25, 1 << 0, 1 << 12, 1 << 18] {
                let packed = Six::pack(ordered.m) ^ changed;
                let listed = moves.iter().any(|ordered| Six::pack(ordered.m) == packed);
                assert_eq!(board.find(packed).is_some(), listed, "{packed:x} in {position}");
            }
        }
        if elsewhere.len() < 4_000 {
            elsewhere.extend(moves.iter().step_by(11).map(|ordered| Six::pack(ordered.m)));
        }
    });
    assert!(found > 1_000 && captures > 1_000, "{found} {captures}");
}

#[test]
fn a_tile_keeps_its_number_and_its_neighbours_know_it() {
    follow_games(3, |position, board| {
        let field = &board.field;
        assert_eq!(field.all().count(), field.counts[0] + field.counts[1]);
        for side in 0..2 {
            for tile in field.tiles(side) {
                let cell = field.cell(tile);
                assert_eq!(usize::from(field.colour(cell)), side, "{position}");
                assert_eq!(field.tile(cell), tile);
                for beside in grid::neighbours(cell) {
                    assert!(field.near(beside).has(tile), "{position}");
                }
            }
        }
        for cell in 0..CELLS {
            let taken = grid::neighbours(cell)
                .into_iter()
                .filter(|&beside| field.is_taken(beside));
            assert_eq!(usize::from(field.around(cell)), taken.count(), "{position}");
        }
    });
}

/// A row of fives begins with a legal move; and where it is to win with the third ply, every answer leaves a win in one.
#[test]
fn whatever_answers_two_fives_loses() {
    let (mut rows, mut forks) = (0, 0);
    for (seed, variant) in (0..8).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
        let mut random = Random::new(seed);
        let mut game = Game::new(format!("{variant}").parse().unwrap());
        while game.outcome().is_none() && game.ply() < 64 {
            if game.ply().is_multiple_of(3) || game.ply() < 6 {
                game.play(game.random_move(&mut random).unwrap()).unwrap();
                continue;
            }
            let Game::Six(inner) = &game else { unreachable!() };
            let position = inner.position();
            let mut board = Six::new(position);
            for depth in [0, 1, 3] {
                let mut nodes = 0;
                let Some((m, plies)) = board.forced_win(depth, &mut nodes) else {
                    continue;
                };
                rows += 1;
                assert_eq!(board.find(Six::pack(m)), Some(m), "{m:?} in {position}");
                assert!(plies == 1 || nodes > 0);
                if plies != 3 {
                    continue;
                }
                forks += 1;
                let mut after = board.clone();
                after.careless = true;
                after.play(m);
                let mut answers = Vec::new();
                after.generate(&mut answers);
                assert!(after.winning_move().is_none(), "{m:?} in {position}");
                for answer in answers {
                    let undo = after.play(answer.m);
                    assert_eq!(after.outcome(), None, "{m:?} {:?} in {position}", answer.m);
                    assert!(
                        after.winning_move().is_some(),
                        "{m:?} {:?} in {position}",
                        answer.m
                    );
                    after.undo(undo);
                }
            }
            let report = search(&game, 1);
            game.play(report.lines[0].moves[0]).unwrap();
        }
    }
    assert!(rows > 50 && forks > 10, "{rows} {forks}");
}
