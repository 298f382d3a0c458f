use std::io::Write;

use trilith_games::{Game, Kind};

use crate::draw::{self, Canvas, Ink, View};
use crate::output::Color;

/// A moment of each short game in the rules.
const SIXTH: &[&str] = &[
    "b2", "c2", "c2>b2:1", "b3", "b2>b3:2", "c3", "d4", "b3>d4:3", "b2", "e2", "e3",
];
const SIX: &[&str] = &[
    "2,-1", "2,0", "1,-1", "1,1", "2,-2", "0,1", "0,-1", "0,2", "1,-2", "2,-3", "0,-2",
];
const TWENTY_SEVEN: &[&str] = &["1:9", "9:4", "2:3", "9:3", "2:4", "8:4"];

const COMMANDS: &[(&str, &str)] = &[
    ("trilith play sixth", "play right here"),
    ("trilith rules six", "read the rules"),
    ("trilith variants", "see what there is"),
    ("trilith show 27 1:4", "draw a position"),
    ("trilith help", "find the rest"),
];

/// Where the right half begins.
const RIGHT: usize = 41;

pub(crate) fn run(out: &mut impl Write) -> anyhow::Result<()> {
    let mut canvas = Canvas::default();
    canvas.write(1, 0, "Trilith", Ink::Strong);
    canvas.write(10, 0, "three games of stones, in all their variants", Ink::Plain);

    game(
        &mut canvas,
        1,
        2,
        Kind::Sixth,
        SIXTH,
        "the higher a stack, the more it can",
    )?;
    game(
        &mut canvas,
        RIGHT,
        2,
        Kind::Six,
        SIX,
        "a line, a triangle or a circle wins",
    )?;
    let below = canvas.height() + 1;
    game(
        &mut canvas,
        1,
        below,
        Kind::TwentySeven,
        TWENTY_SEVEN,
        "as many steps as you have stacks",
    )?;
    canvas.write(RIGHT, below, "To begin", Ink::Strong);
    for (y, (command, what)) in (below + 3..).zip(COMMANDS) {
        canvas.write(RIGHT, y, command, Ink::Action);
        canvas.write(RIGHT + 21, y, what, Ink::Faint);
    }
    let end = canvas.height() + 1;
    let names = "The names of the games belong to their publishers. Trilith is not affiliated with them.";
    for (y, line) in (end..).zip(draw::wrap(names, 78)) {
        canvas.write(1, y, &line, Ink::Faint);
    }
    Ok(out.write_all(canvas.to_text(Color::Auto.is_on()).as_bytes())?)
}

/// Puts a game's name, what it is about and a drawing of it on the canvas.
fn game(
    canvas: &mut Canvas,
    x: usize,
    y: usize,
    kind: Kind,
    moves: &[&str],
    about: &str,
) -> anyhow::Result<()> {
    let mut game = Game::new(kind.name().parse()?);
    for text in moves {
        game.play_text(text)?;
    }
    canvas.write(x, y, kind.title(), Ink::Strong);
    canvas.write(x, y + 1, about, Ink::Faint);
    let view = View {
        height: 16,
        ..View::of_width(RIGHT - 3)
    };
    canvas.stamp(x, y + 3, &draw::table(&game, &view));
    Ok(())
}
