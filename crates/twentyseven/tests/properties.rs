//! What holds in every game of 27, tried on random games of each variant.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use trilith_game::{Game, Position as _, Random, perft, playout};
use trilith_twentyseven::{Disc, Field, Move, Position, Variant};

/// More moves than any game takes.
const LONG: usize = 10_000;

fn variants() -> impl Strategy<Value = Variant> {
    prop::sample::select(&Variant::ALL[..])
}

/// All positions of a random game, from the start to the end.
fn game(variant: Variant, seed: u64) -> Vec<Position> {
    positions_from(Position::start(variant), seed)
}

fn positions_from(start: Position, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut position = start;
    let mut positions = vec![position.clone()];
    while let Some(m) = position.random_move(&mut random) {
        position.play(m).unwrap();
        positions.push(position.clone());
        assert!(positions.len() < LONG, "27 comes to an end");
    }
    positions
}

/// One position of a random game.
fn some_position() -> impl Strategy<Value = Position> {
    (variants(), any::<u64>(), any::<prop::sample::Index>())
        .prop_map(|(variant, seed, index)| index.get(&game(variant, seed)).clone())
}

/// Every move that can be written, and a few that cannot.
fn all_moves() -> impl Iterator<Item = Move> {
    Field::ALL
        .into_iter()
        .flat_map(|field| (0..=30).map(move |count| Move::Lift { field, count }))
        .chain([Move::Pass])
}

/// The same position as White sees it: the line turned round, the colours swapped.
fn mirrored(position: &Position) -> Position {
    let (line, side) = position.to_string().split_once(' ').map(swap_colours).unwrap();
    let fields: Vec<String> = line
        .split('/')
        .rev()
        .map(|field| format!("{}{}", b'0' + 10 - field.as_bytes()[0], &field[1..]))
        .collect();
    Position::from_text(position.variant(), &format!("{} {side}", fields.join("/"))).unwrap()
}

fn swap_colours((line, side): (&str, &str)) -> (String, String) {
    let swap = |text: &str| {
        text.chars()
            .map(|c| match c {
                'b' => 'w',
                'w' => 'b',
                c => c,
            })
            .collect()
    };
    (swap(line), swap(side))
}

fn mirrored_move(m: Move) -> Move {
    match m {
        Move::Lift { field, count } => Move::Lift {
            field: Field::new(10 - field.name()).unwrap(),
            count,
        },
        Move::Pass => Move::Pass,
    }
}

/// How many fields are gone, and then, for each pair of fields at the same distance from the ends of the line,
/// outermost first: the heights, counted for whoever has the goal at that end, and against any other disc on top. Every
/// move makes this list larger in the order of dictionaries, and there are finitely many such lists, so no position
/// comes back and every game ends.
///
/// Why, when no field goes: the outermost pair that a move touches holds its source, its target or both. A source there
/// lies in the half that the mover leaves, or the target would lie further out; it was counted against, and is now
/// lower or the opponent's. A target there lies in the half of the mover's goal, and is now higher and counted for.
fn potential(position: &Position) -> Vec<i32> {
    let line: Vec<_> = position.fields().map(|(_, stack)| stack).collect();
    let signed = |place: usize, goal_of: Disc| {
        let height = i32::from(line[place].height());
        if line[place].top() == Some(goal_of) {
            height
        } else {
            -height
        }
    };
    let pairs = (0..line.len() / 2)
        .map(|distance| signed(distance, Disc::White) + signed(line.len() - 1 - distance, Disc::Black));
    [9 - line.len() as i32].into_iter().chain(pairs).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_position_is_read_back_from_its_text(variant in variants(), seed: u64) {
        for position in game(variant, seed) {
            // Equality compares every counter that moves keep up to date with one made from nothing.
            let again = Position::from_text(variant, &position.to_string());
            prop_assert_eq!(again.as_ref(), Ok(&position));
            prop_assert_eq!(again.map(|again| again.key()), Ok(position.key()));
        }
    }

    #[test]
    fn a_move_is_read_back_from_its_text(position in some_position()) {
        for m in position.legal_moves() {
            prop_assert_eq!(m.to_string().parse(), Ok(m));
            prop_assert_eq!(position.parse_move(&m.to_string()), Ok(m));
        }
    }

    #[test]
    fn a_move_is_legal_exactly_if_it_is_generated(position in some_position()) {
        let generated: BTreeSet<Move> = position.legal_moves().into_iter().collect();
        for m in all_moves() {
            prop_assert_eq!(position.check(m).is_ok(), generated.contains(&m), "{} in {}", m, position);
            if let Err(reason) = position.check(m) {
                prop_assert_eq!(position.clone().play(m), Err(reason));
                prop_assert!(!reason.to_string().is_empty());
            }
        }
    }

    #[test]
    fn the_count_of_moves_is_their_number_and_none_comes_twice(variant in variants(), seed: u64) {
        for position in game(variant, seed) {
            let moves = position.legal_moves();
            prop_assert_eq!(position.count_moves(), moves.len());
            prop_assert_eq!(moves.iter().collect::<BTreeSet<_>>().len(), moves.len());
            prop_assert_eq!(moves.is_empty(), position.outcome().is_some());
            prop_assert_eq!(moves == [Move::Pass], position.is_forced_pass());
            prop_assert_eq!(position.ending().map(|ending| ending.outcome()), position.outcome());
        }
    }

    #[test]
    fn playing_on_leaves_a_clone_untouched(position in some_position()) {
        let text = position.to_string();
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            prop_assert_ne!(&next, &position);
            prop_assert_ne!(next.key(), position.key());
        }
        prop_assert_eq!(position.to_string(), text);
    }

    #[test]
    fn the_mirror_maps_legal_moves_onto_legal_moves(position in some_position()) {
        let mirror = mirrored(&position);
        prop_assert_eq!(&mirrored(&mirror), &position);
        let moves: BTreeSet<Move> = position.legal_moves().into_iter().collect();
        let mirrors: BTreeSet<Move> = mirror.legal_moves().into_iter().map(mirrored_move).collect();
        prop_assert_eq!(&moves, &mirrors);
        let score = position.score().map(|[black, white]| [white, black]);
        prop_assert_eq!(mirror.score(), score);
        for m in moves {
            let (mut next, mut mirror) = (position.clone(), mirror.clone());
            next.play_unchecked(m);
            mirror.play_unchecked(mirrored_move(m));
            prop_assert_eq!(mirrored(&next), mirror);
        }
    }

    #[test]
    fn discs_are_conserved(variant in variants(), seed: u64) {
        for position in game(variant, seed) {
            let mut discs = BTreeMap::new();
            for (field, stack) in position.fields() {
                prop_assert_eq!(stack.discs().len(), usize::from(position.height(field)));
                prop_assert_eq!(stack.discs().next_back(), position.top(field));
                for disc in stack.discs().chain([field.own_disc()]) {
                    *discs.entry(disc).or_insert(0) += 1;
                }
            }
            prop_assert!(Disc::ALL.iter().all(|disc| discs.get(disc) == Some(&disc.supply())));
        }
    }

    #[test]
    fn the_potential_grows_with_every_move(variant in variants(), seed: u64) {
        for pair in game(variant, seed).windows(2) {
            if pair[0].is_forced_pass() {
                prop_assert_eq!(potential(&pair[0]), potential(&pair[1]));
            } else {
                prop_assert!(potential(&pair[0]) < potential(&pair[1]), "{} then {}", pair[0], pair[1]);
            }
        }
    }

    #[test]
    fn no_position_comes_back(variant in variants(), seed: u64) {
        let positions = game(variant, seed);
        let texts: BTreeSet<String> = positions.iter().map(ToString::to_string).collect();
        let keys: BTreeSet<u64> = positions.iter().map(Position::key).collect();
        prop_assert_eq!(texts.len(), positions.len());
        prop_assert_eq!(keys.len(), positions.len());
    }

    #[test]
    fn a_playout_is_a_game_to_the_end(variant in variants(), seed: u64) {
        let positions = game(variant, seed);
        let result = playout(Position::start(variant), &mut Vec::new(), &mut Random::new(seed));
        prop_assert_eq!(result.plies as usize, positions.len() - 1);
        prop_assert_eq!(positions.last().and_then(Position::outcome), Some(result.outcome));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn readers_take_any_text_without_panic(text in any::<String>(), variant in variants()) {
        let _ = text.parse::<Variant>();
        let _ = text.parse::<Move>();
        let _ = Position::from_text(variant, &text);
    }

    #[test]
    fn readers_take_almost_moves_and_variants_without_panic(
        m in "[0-9p]{0,2}:?[0-9a+ ]{0,4}",
        variant in "27:?[advancedxprt,=]{0,12}",
    ) {
        if let Ok(read) = m.parse::<Move>() {
            prop_assert_eq!(read.to_string(), m);
        }
        if let Ok(read) = variant.parse::<Variant>() {
            prop_assert_eq!(read.to_string(), variant);
        }
    }

    /// Whatever the reader takes, it has understood: the text is the same again, and the game can be played on.
    #[test]
    fn a_changed_position_text_is_refused_or_understood(
        variant in variants(),
        position in some_position(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..4, "[1-9bwgr/ é]"), 1..4),
    ) {
        let mut text: Vec<char> = position.to_string().chars().collect();
        for (here, there, kind, new) in changes {
            let (here, there) = (here.index(text.len()), there.index(text.len()));
            let new = new.chars().next().unwrap_or('x');
            match kind {
                0 => text.swap(here, there),
                1 => text[here] = new,
                2 => text.insert(here, new),
                _ => drop(text.remove(here)),
            }
            if text.is_empty() {
                text.push(new);
            }
        }
        let text: String = text.into_iter().collect();
        match Position::from_text(variant, &text) {
            Ok(read) => {
                prop_assert_eq!(read.to_string(), text);
                positions_from(read, 27);
            }
            Err(error) => prop_assert!(error.at() <= text.len() && text.is_char_boundary(error.at())),
        }
    }
}

#[test]
fn a_variant_is_read_back_from_its_name() {
    for variant in Variant::ALL {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
}

#[test]
fn positions_of_different_variants_are_different() {
    let starts = Variant::ALL.map(Position::start);
    assert_ne!(starts[0], starts[1]);
    assert_ne!(starts[0].key(), starts[1].key());
    assert_ne!(starts[1].key(), starts[2].key());
}

#[test]
fn a_random_move_is_any_legal_move_with_the_same_probability() {
    for (variant, text) in [
        (Variant::Base, "1bbbb/2b/3/4bwbb/5/6w/7/8wwb/9wwwww b"),
        (Variant::Advanced, "1bbb/3bb/6gggbbbb/8g/9wwwwwwwww b"),
        (Variant::Expert, "2rbbbb/3/4bwbb/5/6w/7/8wwbb/9wwwww w"),
    ] {
        let position = Position::from_text(variant, text).unwrap();
        let mut random = Random::new(27);
        let each = 4_000;
        let mut drawn: BTreeMap<Move, i32> = BTreeMap::new();
        let moves = position.count_moves();
        for _ in 0..each * moves {
            *drawn
                .entry(position.random_move(&mut random).unwrap())
                .or_default() += 1;
        }
        assert_eq!(drawn.len(), moves);
        // The standard deviation is at most √4000 ≈ 63; five of them are 316.
        assert!(
            drawn.values().all(|&times| (times - each as i32).abs() < 316),
            "{drawn:?}"
        );
    }
}

#[test]
fn perft_counts_what_an_independent_implementation_counts() {
    let expected = [
        (Variant::Base, [9, 81, 729, 6561, 59_049]),
        (Variant::Advanced, [9, 81, 810, 8100, 88_290]),
        (Variant::Expert, [10, 100, 1090, 11_881, 139_302]),
    ];
    for (variant, counts) in expected {
        let game = Game::new(Position::start(variant));
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&game, depth), count, "{variant} at depth {depth}");
        }
    }
}
