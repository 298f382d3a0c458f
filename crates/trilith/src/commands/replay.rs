use std::io::{BufRead, Read as _, Write};

use serde::{Deserialize, Serialize};
use serde_json::json;
use trilith_games::{Game, Variant};

/// The longest line that is read: far more than the longest game.
const LONGEST_LINE: u64 = 1 << 20;

#[derive(Deserialize)]
struct Request {
    variant: String,
    position: Option<String>,
    moves: Vec<String>,
}

#[derive(Serialize)]
struct Answer {
    legal: Vec<String>,
    to_move: Option<u8>,
    over: bool,
    result: String,
    score: Option<[u8; 2]>,
}

/// What was wrong, and with which move; -1 if it was not a move.
struct Mistake {
    error: String,
    ply: i64,
}

pub(crate) fn run(mut input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let answer = if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            Err(Mistake {
                error: format!("a line has at most {LONGEST_LINE} bytes"),
                ply: -1,
            })
        } else if line.trim_ascii().is_empty() {
            continue;
        } else {
            answer(&line)
        };
        match answer {
            Ok(answer) => serde_json::to_writer(&mut *out, &answer)?,
            Err(Mistake { error, ply }) => {
                serde_json::to_writer(&mut *out, &json!({ "error": error, "ply": ply }))?
            }
        }
        // Whoever asks one line at a time waits for the answer.
        writeln!(out)?;
        out.flush()?;
    }
}

fn answer(line: &[u8]) -> Result<Answer, Mistake> {
    let unreadable = |error: String| Mistake { error, ply: -1 };
    let request: Request = serde_json::from_slice(line).map_err(|error| unreadable(error.to_string()))?;
    let variant: Variant = request
        .variant
        .parse()
        .map_err(|error| unreadable(format!("{error}")))?;
    let mut game = match &request.position {
        Some(text) => Game::from_position(variant, text).map_err(|error| unreadable(error.to_string()))?,
        None => Game::new(variant),
    };
    for (ply, text) in request.moves.iter().enumerate() {
        game.play_text(text).map_err(|error| Mistake {
            error: error.to_string(),
            ply: ply as i64,
        })?;
    }
    Ok(Answer {
        legal: game.legal_moves().iter().map(ToString::to_string).collect(),
        to_move: game.to_move().map(|seat| seat.0),
        over: game.outcome().is_some(),
        result: game.result(),
        score: game.score(),
    })
}
