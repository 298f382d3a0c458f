use trilith_games::common::Random;
use trilith_games::{Game, Variant};

/// A game of the variant that goes on after so many random moves, the same for the same seed.
pub(super) fn after_random_moves(variant: Variant, plies: usize, seed: u64) -> anyhow::Result<Game> {
    let mut random = Random::new(seed);
    loop {
        let mut game = Game::new(variant);
        while game.ply() < plies
            && let Some(m) = game.random_move(&mut random)
        {
            game.play(m)?;
        }
        if game.outcome().is_none() {
            return Ok(game);
        }
    }
}
