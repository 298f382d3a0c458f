//! Every position has its own number, and every number its position.

use trilith_game::Random;
use trilith_tablebase::{Board, Ranking, Size};

fn sizes() -> impl Iterator<Item = Size> {
    (2..=9).flat_map(|fields| (1..=9).filter_map(move |discs| Size::new(fields, discs).ok()))
}

#[test]
fn every_number_of_a_small_line_comes_back() {
    for size in sizes().filter(|size| size.positions() < 20_000) {
        let ranking = Ranking::new(size);
        for index in 0..size.positions() {
            let board = ranking.unrank(index);
            assert_eq!(board.and_then(|board| ranking.rank(&board)), Some(index));
        }
    }
}

#[test]
fn random_numbers_of_every_line_come_back() {
    let mut random = Random::new(1);
    for size in sizes() {
        let ranking = Ranking::new(size);
        for _ in 0..1_000 {
            let index = random.below(size.positions() as usize) as u64;
            let board = ranking.unrank(index);
            assert_eq!(board.and_then(|board| ranking.rank(&board)), Some(index));
        }
    }
}

#[test]
fn the_first_and_the_last_number_are_the_extremes() -> Result<(), Box<dyn std::error::Error>> {
    let size = Size::new(3, 2)?;
    let ranking = Ranking::new(size);
    let text = |index| ranking.unrank(index).map(|board| board.to_string());
    assert_eq!(text(0).as_deref(), Some("1/2/3bbww b"));
    assert_eq!(text(size.positions() - 1).as_deref(), Some("1wwbb/2/3 b"));
    assert_eq!(text(size.positions()), None);
    Ok(())
}

#[test]
fn a_position_and_its_mirror_have_the_same_number() -> Result<(), Box<dyn std::error::Error>> {
    let size = Size::new(5, 3)?;
    let ranking = Ranking::new(size);
    let board = Board::from_text(size, "1bb/2/3wb/4/5ww w")?;
    assert_eq!(board.mirrored().to_string(), "1bb/2/3bw/4/5ww b");
    assert_eq!(ranking.rank(&board), ranking.rank(&board.mirrored()));
    Ok(())
}

#[test]
fn a_position_of_another_size_has_no_number() -> Result<(), Box<dyn std::error::Error>> {
    let ranking = Ranking::new(Size::new(5, 3)?);
    assert_eq!(ranking.rank(&Board::start(Size::GAME)), None);
    Ok(())
}

#[test]
fn the_start_of_the_game_has_the_number_that_the_gpu_program_gives_it() {
    let ranking = Ranking::new(Size::GAME);
    let index = ranking.rank(&Board::start(Size::GAME));
    assert_eq!(index, Some(74_775_858_300));
}
