//! `trilith engine --test`: does a program speak the protocol? Each sentence is tried on the program and judged by our
//! rules.

use std::fmt::Write as _;
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use trilith_games::common::{Random, Side};
use trilith_games::{Game, Variant};

use super::program::{Program, Silence, position_line};

/// How long a program may take for what should be done at once.
const PATIENCE: Duration = Duration::from_secs(10);
/// How soon a move must follow `stop`.
const STOP_WITHIN: Duration = Duration::from_millis(500);
/// Nobody interrupts a test.
static NEVER: AtomicBool = AtomicBool::new(false);

/// What the tests found; the message says why one failed.
type Outcome = Result<String, String>;

/// Tests the program in these variants, in one of each game without any. Prints a line for each test, and tells whether
/// all passed.
pub(super) fn run(command: &[String], variants: &[Variant], out: &mut impl Write) -> anyhow::Result<bool> {
    let defaults = ["sixth", "six", "27"]
        .map(str::parse)
        .into_iter()
        .collect::<Result<Vec<Variant>, _>>()?;
    let variants = if variants.is_empty() { &defaults } else { variants };
    let mut failed = 0;
    let mut passed = 0;
    let mut tell = |name: &str, outcome: Outcome, out: &mut dyn Write| -> anyhow::Result<()> {
        let (word, detail) = match &outcome {
            Ok(detail) => ("pass", detail),
            Err(why) => ("FAIL", why),
        };
        let mut line = format!("{word}  {name}");
        if !detail.is_empty() {
            write!(line, ": {detail}")?;
        }
        if outcome.is_ok() {
            passed += 1;
        } else {
            failed += 1;
        }
        writeln!(out, "{line}")?;
        Ok(out.flush()?)
    };
    // A program that cannot even be started is a mistake in the command, not in the program.
    drop(Program::start(command)?);

    type Test = (&'static str, fn(&mut Program) -> Outcome);
    let general: [Test; 4] = [
        ("`ugi` is answered with id, options and ugiok", introduces_itself),
        ("nonsense is survived", survives_nonsense),
        ("`quit` ends the program", quits),
        ("`quit` ends a search too", quits_while_searching),
    ];
    for (name, test) in general {
        tell(
            name,
            fresh(command, None).and_then(|mut program| test(&mut program)),
            out,
        )?;
    }
    type VariantTest = (&'static str, fn(&mut Program, Variant) -> Outcome);
    let in_variants: [VariantTest; 7] = [
        ("a legal move at the start, by movetime", plays_by_time),
        ("a legal move by nodes and by depth", plays_by_count),
        ("a legal move on a clock", plays_by_clock),
        ("`stop` ends an infinite search", stops),
        ("`isready` is answered during a search", ready_while_searching),
        ("queries agree with the rules", answers_queries),
        (
            "a position by its text, and an illegal move refused",
            takes_positions,
        ),
    ];
    for &variant in variants {
        for (name, test) in in_variants {
            let outcome = fresh(command, Some(variant)).and_then(|mut program| test(&mut program, variant));
            tell(&format!("{variant}: {name}"), outcome, out)?;
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(failed == 0)
}

fn told(silence: Silence) -> String {
    silence.to_string()
}

/// A program that has been introduced to the protocol and the variant.
fn fresh(command: &[String], variant: Option<Variant>) -> Result<Program, String> {
    let mut program = Program::start(command).map_err(|error| format!("{error:#}"))?;
    if let Some(variant) = variant {
        program.ask("ugi", "ugiok", PATIENCE, &NEVER).map_err(told)?;
        program
            .send(&format!("setoption name UGI_Variant value {variant}"))
            .map_err(told)?;
        ready(&mut program)?;
        program.send("uginewgame").map_err(told)?;
        ready(&mut program)?;
    }
    Ok(program)
}

fn ready(program: &mut Program) -> Result<Vec<String>, String> {
    let why = |silence| format!("`isready` was not answered: {silence}");
    program.ask("isready", "readyok", PATIENCE, &NEVER).map_err(why)
}

fn introduces_itself(program: &mut Program) -> Outcome {
    let lines = program.ask("ugi", "ugiok", PATIENCE, &NEVER).map_err(told)?;
    for wanted in ["id name ", "id author ", "option name UGI_Variant "] {
        if !lines.iter().any(|line| line.starts_with(wanted)) {
            return Err(format!("no line begins with `{wanted}`"));
        }
    }
    let name = lines
        .iter()
        .find_map(|line| line.strip_prefix("id name "))
        .unwrap_or_default();
    Ok(name.to_owned())
}

fn survives_nonsense(program: &mut Program) -> Outcome {
    program.ask("ugi", "ugiok", PATIENCE, &NEVER).map_err(told)?;
    let long = "x".repeat(100_000);
    let lines = [
        "",
        "hello",
        "go sideways",
        "go movetime",
        "go depth -1 banana",
        "position",
        "position fen",
        "position fen nothing like it",
        "position startpos moves nothing",
        "setoption",
        "setoption name Nothing value 1",
        "setoption name Hash value -1",
        "setoption name UGI_Variant value chess",
        "query",
        "query weather",
        "\u{1b}[2J ä ☃",
        "stop",
        long.as_str(),
    ];
    for line in lines {
        program
            .send(line)
            .map_err(|silence| format!("after `{line:.40}`: {silence}"))?;
    }
    // A `go` that was understood after all is ended, so that the next question is not refused for it.
    program.send("stop").map_err(told)?;
    ready(program)?;
    Ok(format!("{} lines", lines.len()))
}

fn quits(program: &mut Program) -> Outcome {
    program.ask("ugi", "ugiok", PATIENCE, &NEVER).map_err(told)?;
    ends(program)
}

fn quits_while_searching(program: &mut Program) -> Outcome {
    program.ask("ugi", "ugiok", PATIENCE, &NEVER).map_err(told)?;
    program.send("position startpos").map_err(told)?;
    ready(program)?;
    program.send("go infinite").map_err(told)?;
    ends(program)
}

fn ends(program: &mut Program) -> Outcome {
    program.send("quit").map_err(told)?;
    let begun = Instant::now();
    if program.ends_within(Duration::from_secs(2)) {
        Ok(format!("{} ms", begun.elapsed().as_millis()))
    } else {
        Err("it still runs after 2 s".to_owned())
    }
}

/// Sends a `go`, and checks the move that comes back.
fn played(program: &mut Program, game: &Game, go: &str, wait: Duration) -> Outcome {
    let lines = program
        .ask(go, "bestmove", wait, &NEVER)
        .map_err(|silence| format!("`{go}`: {silence}"))?;
    let best = lines.last().map(String::as_str).unwrap_or_default();
    legal(game, best).map_err(|why| format!("`{go}`: {why}"))?;
    // Every line of play that was shown on the way is legal too.
    for line in &lines {
        let mut game = game.clone();
        let words = line.split_whitespace().skip_while(|&word| word != "pv").skip(1);
        for text in words.filter(|_| line.starts_with("info ") && !line.starts_with("info string")) {
            game.play_text(text)
                .map_err(|error| format!("`{go}`: in `{line}`: {error}"))?;
        }
    }
    Ok(best.to_owned())
}

fn legal(game: &Game, best: &str) -> Result<(), String> {
    let text = best.split_whitespace().nth(1).ok_or("`bestmove` names no move")?;
    game.clone()
        .play_text(text)
        .map(drop)
        .map_err(|error| error.to_string())
}

fn plays_by_time(program: &mut Program, variant: Variant) -> Outcome {
    program.send("position startpos").map_err(told)?;
    ready(program)?;
    let begun = Instant::now();
    let best = played(program, &Game::new(variant), "go movetime 100", PATIENCE)?;
    Ok(format!("{best} in {} ms", begun.elapsed().as_millis()))
}

fn plays_by_count(program: &mut Program, variant: Variant) -> Outcome {
    let game = opened(variant);
    program.send(&position_line(&game)).map_err(told)?;
    ready(program)?;
    played(program, &game, "go nodes 1000", PATIENCE)?;
    played(program, &game, "go depth 1", PATIENCE)
}

fn plays_by_clock(program: &mut Program, variant: Variant) -> Outcome {
    let game = opened(variant);
    program.send(&position_line(&game)).map_err(told)?;
    ready(program)?;
    let begun = Instant::now();
    let best = played(
        program,
        &game,
        "go p1time 1000 p2time 1000 p1inc 0 p2inc 0",
        PATIENCE,
    )?;
    match begun.elapsed() {
        time if time > Duration::from_secs(1) => Err(format!("it took {} ms of 1000", time.as_millis())),
        time => Ok(format!("{best} in {} ms of 1000", time.as_millis())),
    }
}

fn stops(program: &mut Program, variant: Variant) -> Outcome {
    let game = opened(variant);
    program.send(&position_line(&game)).map_err(told)?;
    ready(program)?;
    program.send("go infinite").map_err(told)?;
    std::thread::sleep(Duration::from_millis(150));
    let begun = Instant::now();
    let best = played(program, &game, "stop", PATIENCE)?;
    match begun.elapsed() {
        time if time > STOP_WITHIN => Err(format!("it took {} ms", time.as_millis())),
        time => Ok(format!("{best} in {} ms", time.as_millis())),
    }
}

fn ready_while_searching(program: &mut Program, variant: Variant) -> Outcome {
    let game = opened(variant);
    program.send(&position_line(&game)).map_err(told)?;
    ready(program)?;
    program.send("go infinite").map_err(told)?;
    let begun = Instant::now();
    let lines = ready(program)?;
    let time = begun.elapsed();
    if lines.iter().any(|line| line.starts_with("bestmove")) {
        return Err("the search ended".to_owned());
    }
    played(program, &game, "stop", PATIENCE)?;
    Ok(format!("{} ms", time.as_millis()))
}

fn answers_queries(program: &mut Program, variant: Variant) -> Outcome {
    let mut random = Random::new(27);
    let mut game = Game::new(variant);
    let mut asked = 0;
    loop {
        program.send(&position_line(&game)).map_err(told)?;
        let result = match game.result().as_str() {
            "1-0" => "p1win",
            "0-1" => "p2win",
            "1/2-1/2" => "draw",
            _ => "none",
        };
        let is_over = game.outcome().is_some();
        let mut expected = vec![("gameover", is_over.to_string()), ("result", result.to_owned())];
        if let Some(seat) = game.to_move() {
            expected.push(("p1turn", (seat.side() == Side::First).to_string()));
        }
        for (query, answer) in expected {
            let lines = program
                .ask(&format!("query {query}"), "response", PATIENCE, &NEVER)
                .map_err(told)?;
            let got = lines
                .last()
                .and_then(|line| line.split_whitespace().nth(1))
                .unwrap_or_default();
            if got != answer {
                return Err(format!(
                    "`query {query}` after {} moves: {got}, not {answer}",
                    game.ply()
                ));
            }
            asked += 1;
        }
        if is_over {
            return Ok(format!("{asked} queries"));
        }
        // Long games need not be asked about after every move.
        for _ in 0..8 {
            let Some(m) = game.random_move(&mut random) else {
                break;
            };
            game.play(m).map_err(|error| error.to_string())?;
        }
    }
}

fn takes_positions(program: &mut Program, variant: Variant) -> Outcome {
    let game = opened(variant);
    let text = game.position_text();
    let here = Game::from_position(variant, &text).map_err(|error| error.to_string())?;
    program.send(&format!("position fen {text}")).map_err(told)?;
    ready(program)?;
    played(program, &here, "go movetime 50", PATIENCE)?;
    // What is refused changes nothing: the position is still the one before.
    program.send("position startpos moves zz9:99").map_err(told)?;
    ready(program)?;
    played(program, &here, "go movetime 50", PATIENCE)
}

/// A game after a few random moves.
fn opened(variant: Variant) -> Game {
    let mut random = Random::new(6);
    let mut game = Game::new(variant);
    for _ in 0..5 {
        if let Some(m) = game.random_move(&mut random) {
            // A move that the rules offer is legal.
            let _ = game.play(m);
        }
    }
    game
}
