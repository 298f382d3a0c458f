//! Play in lines: for pipes, for screen readers, and for terminals that can do no more.

use std::io::{BufRead, Read as _, Write};

use super::desk::{Desk, Reply};
use super::session::Session;
use crate::commands::show::{columns, counted, title};
use crate::{draw, output};

/// The longest line that is read. File names are the longest that people have to type.
const LONGEST_LINE: u64 = 4096;

pub(super) fn run(
    desk: &mut Desk,
    mut input: impl BufRead,
    out: &mut impl Write,
    color: bool,
    echo: bool,
) -> anyhow::Result<()> {
    writeln!(out, "{}", title(desk.session().game()))?;
    writeln!(out, "`help` lists the commands.\n")?;
    board(desk.session(), out, color)?;
    loop {
        if desk.is_thinking() {
            // Whoever waits sees what there is so far.
            out.flush()?;
        }
        while let Some(reply) = desk.thought(true) {
            writeln!(out)?;
            tell(reply, desk.session(), out, color)?;
        }
        write!(out, "\n{}> ", prompt(desk.session()))?;
        out.flush()?;
        let line = match read_line(&mut input)? {
            Line::End => {
                writeln!(out)?;
                break;
            }
            Line::TooLong => {
                writeln!(out, "\na line has at most {LONGEST_LINE} bytes")?;
                continue;
            }
            Line::Text(line) => line,
        };
        if echo {
            writeln!(out, "{}", harmless(&line))?;
        }
        match desk.enter(&line) {
            Reply::Quit => break,
            reply => tell(reply, desk.session(), out, color)?,
        }
    }
    farewell(desk, out)
}

fn tell(reply: Reply, session: &Session, out: &mut impl Write, color: bool) -> anyhow::Result<()> {
    match reply {
        Reply::Nothing | Reply::Quit => {}
        Reply::Changed(what) => {
            writeln!(out, "{}\n", harmless(&what))?;
            board(session, out, color)?;
        }
        Reply::Told(what) | Reply::Refused(what) => writeln!(out, "{}", harmless(&what))?,
        Reply::Confirm { problem, line } => {
            writeln!(
                out,
                "{}; `{}` does it anyway",
                harmless(&problem),
                harmless(&line)
            )?;
        }
        Reply::Moves(prefix) => moves(session, &prefix, out)?,
        Reply::Board => board(session, out, color)?,
        Reply::Help => writeln!(out, "{}", help(session))?,
    }
    Ok(())
}

/// What a reader needs to go on another time.
fn farewell(desk: &Desk, out: &mut impl Write) -> anyhow::Result<()> {
    if let Some(path) = desk.kept_in().filter(|_| !desk.is_worth_keeping()) {
        writeln!(out, "\nThe record is in {}.", path.display())?;
    }
    // It stands last, so that a program finds it.
    Ok(write!(out, "\n{}", desk.session().record())?)
}

fn prompt(session: &Session) -> String {
    match session.to_move() {
        Some(seat) => session.game().variant().seat_name(seat),
        None => "over".to_owned(),
    }
}

fn board(session: &Session, out: &mut impl Write, color: bool) -> anyhow::Result<()> {
    let scene = draw::scene_with(
        session.game(),
        &[draw::facts(session.game()), session.news()],
        output::width(),
    );
    Ok(out.write_all(scene.to_text(color).as_bytes())?)
}

fn moves(session: &Session, prefix: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let all = session.legal();
    let found: Vec<String> = all
        .iter()
        .filter(|text| text.starts_with(prefix))
        .cloned()
        .collect();
    if prefix.is_empty() {
        writeln!(out, "{}", counted(all.len()))?;
    } else {
        writeln!(
            out,
            "{} of {} begin with {}",
            found.len(),
            counted(all.len()),
            harmless(prefix)
        )?;
    }
    Ok(out.write_all(columns(&found, output::width()).as_bytes())?)
}

/// What can be typed, for both faces.
pub(super) fn help(session: &Session) -> String {
    let moves = match session.kind() {
        trilith_games::Kind::Sixth => {
            "c3          place a pawn; Hc3 Hunchback, Gc3 Giant, Ma3 Milady\n\
             c3>d5:2     move the top two pieces; c3>d5 the whole stack\n\
             pass        when nothing else is legal"
        }
        trilith_games::Kind::Six => {
            "2,-1        lay a tile on the cell q,r\n\
             2,-1>4,0    move a tile, in round two\n\
             2,-1>4,0=3,3  the same, keeping the group named 3,3"
        }
        trilith_games::Kind::TwentySeven => {
            "3:2         move two discs from field 3 by your step\n\
             pass        when nothing else is legal"
        }
    };
    format!(
        "{moves}\n\
         moves X     list the legal moves that begin with X, or all\n\
         undo  redo  take a move back, make it again\n\
         hint        show a good move and its chance of winning\n\
         save FILE   write the record; save! over any other file\n\
         load FILE   go on with a record\n\
         board       draw the position again\n\
         resign      the player to move gives up\n\
         draw        both have agreed on a draw\n\
         quit        stop; an unsaved record is printed"
    )
}

enum Line {
    Text(String),
    TooLong,
    End,
}

fn read_line(input: &mut impl BufRead) -> anyhow::Result<Line> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(Line::End);
    }
    if read as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Text(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// Text that came from outside, without what would steer a terminal.
pub(super) fn harmless(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect()
}
