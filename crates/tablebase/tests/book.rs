//! Books of small lines, and what happens to damaged ones.

use trilith_tablebase::{Board, Book, BookError, Builder, Size, Solution, opening};

fn solution(fields: u8, discs: u8) -> Result<Solution, Box<dyn std::error::Error>> {
    let mut builder = Builder::new(Size::new(fields, discs)?)?;
    builder.run(1, |_| true);
    Ok(builder.finish()?)
}

fn book(solution: &Solution, plies: u8) -> Result<Vec<u8>, BookError> {
    let positions = opening(solution.ranking(), plies);
    let values = positions
        .into_iter()
        .map(|index| (index, solution.values()[index as usize]))
        .collect();
    let mut bytes = Vec::new();
    Book::write(solution.size(), plies, values, &mut bytes)?;
    Ok(bytes)
}

#[test]
fn it_has_the_first_plies_and_no_others() -> Result<(), Box<dyn std::error::Error>> {
    for (fields, discs, plies) in [(4, 2, 0), (5, 3, 3), (6, 4, 4), (7, 3, 30)] {
        let solution = solution(fields, discs)?;
        let bytes = book(&solution, plies)?;
        let book = Book::open(&bytes)?;
        let positions = opening(solution.ranking(), plies);
        assert_eq!(
            (book.size(), book.plies(), book.positions()),
            (solution.size(), plies, positions.len())
        );
        for index in 0..solution.size().positions() {
            let board = solution.ranking().unrank(index).ok_or("no such position")?;
            let expected = positions
                .binary_search(&index)
                .ok()
                .and_then(|_| solution.value(&board));
            assert_eq!(book.value(&board)?, expected, "{board}");
            assert_eq!(book.value(&board.mirrored())?, expected, "{board}");
        }
        assert_eq!(book.value(&Board::start(Size::GAME))?, None);
    }
    Ok(())
}

#[test]
fn the_opening_is_what_can_be_played() -> Result<(), Box<dyn std::error::Error>> {
    let solution = solution(5, 3)?;
    let ranking = solution.ranking();
    let mut boards = vec![Board::start(solution.size())];
    for plies in 0..8 {
        let opening = opening(ranking, plies);
        assert!(opening.is_sorted());
        for board in &boards {
            let index = ranking.rank(board).ok_or("no number")?;
            assert!(
                opening.binary_search(&index).is_ok(),
                "{board} after {plies} plies"
            );
        }
        boards = boards
            .iter()
            .flat_map(Board::next)
            .map(|(_, next)| next)
            .collect();
    }
    Ok(())
}

#[test]
fn damage_is_told() -> Result<(), Box<dyn std::error::Error>> {
    let solution = solution(5, 3)?;
    let bytes = book(&solution, 3)?;
    let start = Board::start(solution.size());
    let probe = |bytes: &[u8]| Book::open(bytes)?.value(&start);
    for length in 0..bytes.len() {
        assert!(probe(&bytes[..length]).is_err(), "cut off at {length}");
    }
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 4;
        assert!(probe(&damaged).is_err(), "byte {at}");
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(matches!(probe(&longer), Err(BookError::Damaged(_))));
    let mut newer = bytes.clone();
    newer[8] = 9;
    assert!(matches!(probe(&newer), Err(BookError::Version(9))));
    assert!(matches!(
        probe(b"something else altogether"),
        Err(BookError::NotABook)
    ));
    assert_eq!(probe(&bytes)?, solution.value(&start));
    Ok(())
}
