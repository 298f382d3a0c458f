//! Backward induction finds what plain minimax finds.

use trilith_tablebase::{Board, Builder, Size, Solution, check_against_next, check_against_search, digest};

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn solved(fields: u8, discs: u8, workers: usize) -> Result<Solution, Box<dyn std::error::Error>> {
    let mut builder = Builder::new(Size::new(fields, discs)?)?;
    assert!(builder.run(workers, |_| true));
    Ok(builder.finish()?)
}

#[test]
fn every_position_of_every_small_line_has_the_value_that_minimax_finds() -> Outcome {
    for fields in 2..=9 {
        for discs in 1..=5 {
            if Size::new(fields, discs)?.positions() < 60_000 {
                let solution = solved(fields, discs, 1)?;
                let positions = solution.size().positions();
                assert_eq!(check_against_search(&solution, 0..positions)?, positions);
                assert_eq!(check_against_next(&solution, 0..positions)?, positions);
            }
        }
    }
    Ok(())
}

/// Issue "27, solved": two independent computations agree on a line of seven fields with five discs a side.
#[test]
fn seven_fields_and_five_discs_are_solved_and_verified() -> Outcome {
    let solution = solved(7, 5, 2)?;
    let positions = solution.size().positions();
    assert_eq!(positions, 2_018_016);
    assert_eq!(check_against_search(&solution, 0..positions)?, positions);
    assert_eq!(check_against_next(&solution, 0..positions)?, positions);
    assert_eq!(solution.value(&Board::start(solution.size())), Some(1));
    // The program for the GPU finds the same.
    assert_eq!(digest(solution.values().iter().copied()), 0xf035_fa35_121a_3e17);
    Ok(())
}

#[test]
fn threads_change_nothing() -> Outcome {
    assert_eq!(solved(6, 4, 1)?.values(), solved(6, 4, 4)?.values());
    Ok(())
}

#[test]
fn an_unfinished_builder_has_no_solution() -> Outcome {
    let mut builder = Builder::new(Size::new(5, 3)?)?;
    assert!(!builder.run(1, |builder| builder.progress().done
        < builder.progress().layers - 1));
    assert_eq!(
        builder.finish().err().map(|unfinished| unfinished.layers_left),
        Some(1)
    );
    Ok(())
}
