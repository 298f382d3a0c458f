//! What cannot be seen on the table.

use trilith_games::common::{Position as _, Seat, Side};
use trilith_games::six::Round;
use trilith_games::sixth::{Kind as Man, Milady, MiladyOption, Reserve, Setup};
use trilith_games::twentyseven::Field;
use trilith_games::{Game, Kind, six, sixth, twentyseven};

use super::{Canvas, Ink};

/// Something to know about a position: what it is about, and what there is to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fact {
    pub(crate) about: String,
    pub(crate) text: String,
}

impl Fact {
    pub(crate) fn new(about: impl Into<String>, text: impl Into<String>) -> Fact {
        Fact {
            about: about.into(),
            text: text.into(),
        }
    }
}

/// What there is to know about the position.
pub(crate) fn facts(game: &Game) -> Vec<Fact> {
    match game {
        Game::Sixth(game) => of_sixth(game.position()),
        Game::Six(game) => of_six(game.position()),
        Game::TwentySeven(game) => of_twentyseven(game.position()),
    }
}

/// The last move, and whose turn it is or how the game ended.
pub(crate) fn news(game: &Game) -> Vec<Fact> {
    let standing = match (game.to_move(), game.ending()) {
        (Some(seat), _) => Fact::new("Turn", game.variant().seat_name(seat)),
        (None, Some(ending)) => Fact::new("Result", format!("{}, {ending}", game.result())),
        (None, None) => Fact::new("Result", game.result()),
    };
    last_move(game)
        .map(|last| Fact::new("Last", last))
        .into_iter()
        .chain([standing])
        .collect()
}

/// The last move and who made it.
fn last_move(game: &Game) -> Option<String> {
    let last = game.moves().pop()?;
    let mut before = game.clone();
    before.undo();
    let who = before
        .to_move()
        .map(|seat| game.variant().seat_name(seat))
        .unwrap_or_default();
    Some(format!("{who} {last}"))
}

fn of_sixth(position: &sixth::Position) -> Vec<Fact> {
    let variant = position.variant();
    let mut facts: Vec<Fact> = Side::BOTH
        .into_iter()
        .map(|side| {
            Fact::new(
                sixth::side_name(side),
                reserve(position.reserve(side), variant.setup()),
            )
        })
        .collect();
    if variant.kings() {
        let [silver, brown] = position.points();
        facts.push(Fact::new("Points", format!("Silver {silver}, Brown {brown}")));
    }
    facts.extend(milady(position).map(|text| Fact::new("Milady", text)));
    if let Some(ko) = position.ko().filter(|_| position.outcome().is_none()) {
        facts.push(Fact::new("Ko", format!("not {ko}, it would undo the last move")));
    }
    facts
}

fn reserve(reserve: &Reserve, setup: Setup) -> String {
    match *reserve {
        Reserve::Pieces(army) => {
            let mut parts = vec![counted(army.pawns, "pawn")];
            // Whoever has none may have had one.
            if army.hunchbacks > 0 || setup == Setup::Hunchbacks {
                parts.push(counted(army.hunchbacks, "Hunchback"));
            }
            if army.giants > 0 || setup == Setup::Giants {
                parts.push(counted(army.giants, "Giant"));
            }
            parts.join(", ")
        }
        Reserve::Points { left, .. } => {
            let names = [
                (Man::Pawn, "pawn 1"),
                (Man::Giant, "Giant 2"),
                (Man::Hunchback, "Hunchback 3"),
            ];
            let had: Vec<&str> = names
                .into_iter()
                .filter(|&(kind, _)| reserve.has(kind))
                .map(|(_, name)| name)
                .collect();
            match had.is_empty() {
                true => format!("{} left", counted(left, "point")),
                false => format!("{} left: {}", counted(left, "point"), had.join(", ")),
            }
        }
    }
}

fn milady(position: &sixth::Position) -> Option<String> {
    let right = match position.variant().milady() {
        MiladyOption::Only(side) => format!("only {} may place or move her", sixth::side_name(side)),
        _ => String::new(),
    };
    let place = match position.milady() {
        Milady::Absent => return None,
        Milady::Beside => "beside the board".to_owned(),
        Milady::On(square) if position.stack(square).above_milady() != Some(0) => {
            format!("on {square}, covered")
        }
        Milady::On(square) => {
            let lands = |m: &sixth::Move| matches!(*m, sixth::Move::Shift { to, .. } if to == square);
            match position.legal_moves().first().is_some_and(lands)
                && position.legal_moves().iter().all(lands)
            {
                true => format!("on {square}, visible: she must be landed on"),
                false => format!("on {square}, visible"),
            }
        }
    };
    Some(if right.is_empty() {
        place
    } else {
        format!("{place}; {right}")
    })
}

fn of_six(position: &six::Position) -> Vec<Fact> {
    let variant = position.variant();
    let mut facts = Vec::new();
    match position.round() {
        Round::One => {
            for seat in (0..variant.seats()).map(Seat) {
                let name = six::side_name(seat.side());
                let about = if variant.four_players {
                    format!("{name} {seat}")
                } else {
                    name.to_owned()
                };
                facts.push(Fact::new(
                    about,
                    format!("{} in hand", counted(position.hand(seat), "tile")),
                ));
            }
            facts.push(Fact::new("Round", "one, laying"));
        }
        Round::Two => {
            for side in Side::BOTH {
                let tiles = counted(position.count_tiles(side), "tile");
                facts.push(Fact::new(six::side_name(side), tiles));
            }
            facts.push(Fact::new("Round", "two, moving"));
        }
    }
    match position.quiet() {
        // In round one this counts nothing that could end the game.
        quiet if quiet > 0 && position.round() == Round::Two => {
            facts.push(Fact::new("Quiet", format!("{quiet} of 100 turns")));
        }
        _ => {}
    }
    facts
}

fn of_twentyseven(position: &twentyseven::Position) -> Vec<Fact> {
    let score = position.score().unwrap_or_default();
    let over = position.outcome().is_some();
    let ends = [position.fields().last(), position.fields().next()].map(|end| end.map(|(field, _)| field));
    let mut facts: Vec<Fact> = Side::BOTH
        .into_iter()
        .map(|side| {
            let end = ends[side.index()]
                .map(|field| format!(" on {field}"))
                .unwrap_or_default();
            let scored = format!("{}{end}", score[side.index()]);
            let step = position.step(side);
            Fact::new(
                Kind::TwentySeven.side_name(side),
                if over {
                    scored
                } else {
                    format!("steps {step}, has {scored}")
                },
            )
        })
        .collect();
    let gone: Vec<String> = Field::ALL
        .into_iter()
        .filter(|&field| !position.has(field))
        .map(|field| field.to_string())
        .collect();
    if !gone.is_empty() {
        facts.push(Fact::new("Gone", format!("fields {}", gone.join(", "))));
    }
    facts
}

/// `no pawns`, `1 pawn`, `2 pawns`.
fn counted(count: u8, what: &str) -> String {
    match count {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}

/// The facts one below the other, in no more than `width` columns, with a free row between groups.
pub(crate) fn list(groups: &[Vec<Fact>], width: usize) -> Canvas {
    let mut canvas = Canvas::default();
    let column = groups
        .iter()
        .flatten()
        .map(|fact| fact.about.chars().count())
        .max()
        .unwrap_or(0)
        + 2;
    let mut y = 0;
    for group in groups.iter().filter(|group| !group.is_empty()) {
        y += usize::from(y > 0);
        for fact in group {
            let ink = if matches!(fact.about.as_str(), "Turn" | "Result") {
                Ink::Strong
            } else {
                Ink::Plain
            };
            canvas.write(0, y, &fact.about, Ink::Faint);
            for line in wrap(&fact.text, width.saturating_sub(column)) {
                canvas.write(column, y, &line, ink);
                y += 1;
            }
        }
    }
    canvas
}

/// Breaks a text at its spaces into lines of at most `width` characters, longer words excepted.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().map_or(0, |line| line.chars().count());
        match lines.last_mut() {
            Some(last) if line == 0 => last.push_str(word),
            Some(last) if line + 1 + word.chars().count() <= width => {
                last.push(' ');
                last.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
