//! The screen: the board at the left, what there is to know beside it, the line to type in at the bottom.
//!
//! ```text
//! SIXTH!                                      Brown to move
//!
//!   board                          Silver  14 pawns to place
//!                                  …
//!                                  Moves
//!                                   1. c3 c4
//!                                  24 of 120 legal moves
//!                                   a1  a2  …
//! what was said last
//! Brown> c3_
//! Enter plays · Tab completes · …
//! ```

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};

use super::app::{App, Choice};
use crate::commands::play::plain::{harmless, help};
use crate::commands::show::{counted, title};
use crate::draw::{self, Ink, View, wrap};

/// The smallest screen that a game fits on.
const LEAST: (u16, u16) = (40, 12);

/// The column beside the board is this wide on screens of such a width.
fn side_width(width: u16) -> u16 {
    match width {
        0..70 => 20,
        70..80 => 24,
        80..110 => 32,
        _ => 40,
    }
}

pub(super) fn paint(app: &App<'_>, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return too_small(app, frame, area);
    }
    let roomy = area.height >= 18;
    let [x, width] = [area.x + 1, area.width - 2];
    let row = |y: u16, height: u16| Rect {
        x,
        y: area.y + y,
        width,
        height,
    };
    heading(app, frame, row(0, 1));

    let hints = u16::from(roomy);
    let said = message(app, usize::from(width), if roomy { 3 } else { 2 });
    let foot = said.len() as u16 + 1 + hints;
    let body = row(1 + hints, area.height - 1 - hints - foot - hints);
    let side = side_width(area.width);
    let board = Rect {
        width: body.width.saturating_sub(side + 2),
        ..body
    };
    let beside = Rect {
        x: body.right().saturating_sub(side),
        width: side,
        ..body
    };
    if app.is_helping {
        let text: Vec<Line<'_>> = help(app.session())
            .lines()
            .map(|line| Line::from(line.to_owned()))
            .collect();
        frame.render_widget(Clear, body);
        frame.render_widget(Paragraph::new(text), body);
    } else {
        let used = table(app, frame, board);
        // Below a small board there is more room for the legal moves than beside it.
        let below = Rect {
            y: board.y + used + 1,
            height: board.height.saturating_sub(used + 1),
            ..board
        };
        let is_below = below.height >= 5;
        sidebar(app, frame, beside, !is_below);
        if is_below {
            let lines = legal_list(app, below.width.into(), below.height.into());
            frame.render_widget(Paragraph::new(lines), below);
        }
    }

    let bottom = area.height - foot;
    frame.render_widget(Paragraph::new(said), row(bottom, foot - 1 - hints));
    prompt(app, frame, row(area.height - 1 - hints, 1));
    if roomy {
        let keys = match width {
            68.. => "Tab completes · ^Z undo · ^Y redo · PgUp PgDn scroll · help · quit",
            _ => "Tab completes · ^Z undo · help · quit",
        };
        frame.render_widget(
            Line::styled(keys, Ink::Faint.style(app.color)),
            row(area.height - 1, 1),
        );
    }
}

fn too_small(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let (width, height) = LEAST;
    let text = format!("Trilith needs {width} columns and {height} rows. `quit` and --plain work anywhere.");
    let mut lines: Vec<Line<'_>> = wrap(&text, area.width.into())
        .into_iter()
        .map(Line::from)
        .collect();
    lines.truncate(usize::from(area.height).saturating_sub(1));
    lines.push(Line::from(format!("> {}", app.input.text())));
    frame.render_widget(Paragraph::new(lines), area);
}

fn heading(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let session = app.session();
    let standing = session.standing();
    let name = title(session.game());
    let room = usize::from(area.width).saturating_sub(standing.chars().count() + 2);
    let name: String = name.chars().take(room).collect();
    let gap = " ".repeat((room + 2).saturating_sub(name.chars().count()));
    let line = Line::from(vec![
        Span::styled(name, Ink::Strong.style(app.color)),
        Span::raw(gap),
        Span::styled(standing, Ink::Action.style(app.color)),
    ]);
    frame.render_widget(line, area);
}

/// Paints the table and tells how many rows it took.
fn table(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) -> u16 {
    let view = View {
        width: area.width.into(),
        height: area.height.into(),
        pan: app.pan,
        hint: app.hint(),
    };
    let drawing = draw::table(app.session().game(), &view);
    let height = u16::try_from(drawing.height())
        .unwrap_or(u16::MAX)
        .min(area.height);
    frame.render_widget(Paragraph::new(drawing.to_lines(app.color)), area);
    height
}

/// The facts and the moves so far, and the legal ones if they are not elsewhere. Each gets what it needs, or its share.
fn sidebar(app: &App<'_>, frame: &mut Frame<'_>, area: Rect, with_legal: bool) {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    // Whose turn it is stands above, and the last move is among the moves.
    let mut lines = draw::list(&[draw::facts(app.session().game())], width).to_lines(app.color);
    lines.truncate(height / 2);
    lines.push(Line::default());
    let rest = height.saturating_sub(lines.len());

    let rounds = rounds(app, width);
    let moves_rows = if rounds.is_empty() { 0 } else { rounds.len() + 2 };
    let legal_rows = if with_legal { legal_rows(app, width) } else { 0 };
    let moves_rows = moves_rows.min(
        rest.saturating_sub(legal_rows)
            .max(rest / 2 * usize::from(with_legal)),
    );
    if moves_rows > 2 {
        lines.push(Line::styled("Moves", Ink::Faint.style(app.color)));
        let shown = moves_rows - 2;
        let end = rounds.len() - app.scroll.min(rounds.len().saturating_sub(shown));
        let start = end.saturating_sub(shown);
        lines.extend(rounds[start..end].iter().map(|text| Line::from(text.clone())));
        lines.push(Line::default());
    }
    if with_legal {
        lines.extend(legal_list(app, width, height.saturating_sub(lines.len())));
    }
    lines.truncate(height);
    frame.render_widget(Paragraph::new(lines), area);
}

/// The moves so far, a round in a line where it fits, numbered as in records.
fn rounds(app: &App<'_>, width: usize) -> Vec<String> {
    let game = app.session().game();
    let seats = usize::from(game.variant().seats());
    let first = game
        .from_its_start()
        .to_move()
        .map_or(0, |seat| usize::from(seat.0));
    let mut rounds: Vec<String> = Vec::new();
    for (ply, m) in (first..).zip(game.moves()) {
        match rounds.last_mut().filter(|_| !ply.is_multiple_of(seats)) {
            Some(round) if round.len() + 1 + m.to_string().len() <= width => {
                round.push(' ');
                round.push_str(&m.to_string());
            }
            Some(_) => rounds.push(format!("     {m}")),
            None if ply % seats > 0 => rounds.push(format!("{:>3}… {m}", ply / seats + 1)),
            None => rounds.push(format!("{:>3}. {m}", ply / seats + 1)),
        }
    }
    rounds
}

/// A choice as it is listed: how many moves it stands for, if they are many.
fn choice_text(choice: &Choice) -> String {
    if choice.moves > 1 {
        format!("{} {}", choice.text, choice.moves)
    } else {
        choice.text.clone()
    }
}

/// How many texts stand beside each other.
fn across(texts: &[String], width: usize) -> usize {
    let widest = texts.iter().map(String::len).max().unwrap_or(0);
    ((width + 2) / (widest + 2)).max(1)
}

/// The rows that the list of legal moves would like to have.
fn legal_rows(app: &App<'_>, width: usize) -> usize {
    let texts: Vec<String> = app.choices().iter().map(choice_text).collect();
    1 + texts.len().div_ceil(across(&texts, width)).max(1)
}

fn legal_list(app: &App<'_>, width: usize, rows: usize) -> Vec<Line<'static>> {
    let choices = app.choices();
    let texts: Vec<String> = choices.iter().map(choice_text).collect();
    let all = app.session().legal().len();
    let heading = match choices.iter().map(|choice| choice.moves).sum::<usize>() {
        some if some == all => counted(all),
        some => format!("{some} of {all} moves"),
    };
    let mut lines = vec![Line::styled(heading, Ink::Faint.style(app.color))];
    let across = across(&texts, width);
    let widest = texts.iter().map(String::len).max().unwrap_or(0);
    let rows = rows.saturating_sub(1).max(1);
    // What is chosen is always in sight; the last row may tell how many more there are.
    let chosen = app.chosen();
    let page = rows.saturating_sub(1).max(1);
    let first = chosen.map_or(0, |chosen| chosen / across / page * page);
    let total = texts.len().div_ceil(across);
    for (row, line) in texts.chunks(across).enumerate().skip(first).take(rows) {
        if row + 1 == first + rows && total > row + 1 {
            let more = texts.len() - row * across;
            lines.push(Line::styled(
                format!("… {more} more"),
                Ink::Faint.style(app.color),
            ));
            break;
        }
        let spans = line.iter().enumerate().flat_map(|(column, text)| {
            let is_chosen = chosen == Some(row * across + column);
            let ink = if is_chosen { Ink::Action } else { Ink::Plain };
            [
                Span::styled(format!("{text:<widest$}"), ink.style(app.color)),
                Span::raw("  "),
            ]
        });
        lines.push(Line::from(spans.collect::<Vec<_>>()));
    }
    lines
}

/// What was said last, or asked, in at most `most` lines.
fn message(app: &App<'_>, width: usize, most: usize) -> Vec<Line<'static>> {
    let (text, ink) = match app.question() {
        Some(question) => (question, Ink::Action),
        None => (app.message.0.as_str(), app.message.1),
    };
    let mut lines = wrap(&harmless(text), width);
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = last.chars().take(width.saturating_sub(1)).chain(['…']).collect();
        }
    }
    lines
        .into_iter()
        .map(|line| Line::styled(line, ink.style(app.color)))
        .collect()
}

fn prompt(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let session = app.session();
    let who = match session.to_move() {
        Some(seat) => session.game().variant().seat_name(seat),
        None => "over".to_owned(),
    };
    let who = format!("{who}> ");
    let used = who.chars().count();
    let (text, cursor) = app
        .input
        .window(usize::from(area.width).saturating_sub(used).max(1));
    frame.render_widget(
        Line::from(vec![
            Span::styled(who, Ink::Strong.style(app.color)),
            Span::raw(text),
        ]),
        area,
    );
    let x = area
        .x
        .saturating_add((used + cursor) as u16)
        .min(area.right().saturating_sub(1));
    frame.set_cursor_position(Position { x, y: area.y });
}
