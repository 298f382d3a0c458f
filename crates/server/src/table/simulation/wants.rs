//! What people want, sensible or not, and what a log might claim.

use super::*;

/// A table that somebody sets up.
pub(super) fn table(random: &mut Random) -> Table {
    loop {
        if let Ok(table) = Table::new(setup(random)) {
            return table;
        }
    }
}

/// A game somebody might set up. Not all of them can be.
fn setup(random: &mut Random) -> Setup {
    let variant = VARIANTS[random.below(VARIANTS.len())].to_owned();
    let seats = if variant.ends_with("players=4") { 4 } else { 2 };
    let style = random.below(8);
    let player = |seat: usize, random: &mut Random| match style {
        // At one screen.
        0 => guest(PEOPLE[0]),
        // Against the computer.
        1 if seat % 2 == 1 => Player::Computer { level: 3 },
        1 => guest(PEOPLE[0]),
        // By link.
        2 | 3 if seat > 0 => Player::Open,
        2 | 3 => guest(PEOPLE[0]),
        // Between friends.
        4 | 5 => guest(PEOPLE[seat]),
        _ => match random.below(4) {
            0 => Player::Open,
            1 => Player::Computer { level: 1 },
            other => guest(PEOPLE[other - 2]),
        },
    };
    Setup {
        seats: (0..seats).map(|seat| player(seat, random)).collect(),
        variant,
        position: None,
        time: match random.below(6) {
            0 => None,
            1 => Some(TimeControl::Daily {
                days: 1 + u32::try_from(random.below(14)).expect("few"),
            }),
            _ => Some(TimeControl::Live {
                initial: 1_000 * (1 + random.below(300)) as Millis,
                increment: 1_000 * random.below(10) as Millis,
            }),
        },
        terms: Terms {
            take_backs: random.below(5) > 0,
            private: random.below(4) == 0,
            listed: random.below(2) == 0,
            rated: random.below(4) == 0,
        },
    }
}

fn guest(id: &str) -> Player {
    Player::Guest { id: id.to_owned() }
}

/// Anything that somebody can want.
pub(super) fn command(random: &mut Random, table: &Table, who: &str) -> Command {
    match random.below(100) {
        0..20 => Command::Move {
            text: move_text(random, table.game()),
            ply: ply(random, table),
        },
        20..30 => Command::TakeBack,
        30 => Command::Resign,
        31..36 => Command::Draw,
        36..44 => Command::Sit {
            seat: (random.below(3) > 0).then(|| seat(random)),
        },
        44..54 => Command::Decline { offer: offer(random) },
        54 | 55 => Command::Abort,
        56..62 => Command::Claim,
        62..67 => Command::Rematch,
        67..90 => plan(random, table),
        _ => say(random, table, who),
    }
}

fn plan(random: &mut Random, table: &Table) -> Command {
    let premove = (random.below(3) > 0).then(|| {
        // What would be a move after some answer.
        let mut ahead = table.game().clone();
        for _ in 0..random.below(4) {
            let Some(m) = ahead.random_move(random) else { break };
            ahead.play(m).expect("a legal move");
        }
        move_text(random, &ahead)
    });
    let many = if random.below(20) == 0 {
        31
    } else {
        random.below(4)
    };
    let lines = (0..many).map(|_| line(random, table.game())).collect();
    Command::Plan {
        premove,
        lines,
        ply: ply(random, table),
    }
}

fn line(random: &mut Random, game: &Game) -> Vec<String> {
    let mut ahead = game.clone();
    let mut line = Vec::new();
    for _ in 0..random.below(7) {
        let Some(m) = ahead.random_move(random) else { break };
        ahead.play(m).expect("a legal move");
        line.push(m.to_string());
    }
    if random.below(20) == 0 {
        line.push("nonsense".to_owned());
    }
    line
}

fn say(random: &mut Random, table: &Table, who: &str) -> Command {
    let room = match (random.below(8), table.sits(who)) {
        (0, true) | (1.., false) => Room::Watchers,
        _ => Room::Players,
    };
    let text = match random.below(6) {
        0 => " \u{7}\n\t".to_owned(),
        1 => "x".repeat(random.below(700)),
        2 => "\u{202e}é <b>漢字</b> 🙂\u{0}".repeat(random.below(30)),
        _ => "good move".to_owned(),
    };
    Command::Say { room, text }
}

fn move_text(random: &mut Random, game: &Game) -> String {
    const NONSENSE: [&str; 8] = ["", "pass", "1:4", "d3", "0,0", "0,0>1,1", "\u{0}", "9:9:9:9:9"];
    match game.random_move(random) {
        Some(m) if random.below(5) > 0 => m.to_string(),
        _ => NONSENSE[random.below(NONSENSE.len())].to_owned(),
    }
}

/// Mostly the ply of now.
fn ply(random: &mut Random, table: &Table) -> usize {
    match random.below(8) {
        0 => random.below(50),
        1 => usize::MAX,
        _ => table.game().ply(),
    }
}

fn seat(random: &mut Random) -> u8 {
    [0, 1, 2, 3, 4, 255][random.below(6)]
}

fn offer(random: &mut Random) -> Offer {
    [Offer::Draw, Offer::TakeBack, Offer::Rematch][random.below(3)]
}

/// Anything that a log can claim.
pub(super) fn event(random: &mut Random, table: &Table) -> Event {
    let seat = seat(random);
    let person = || PEOPLE[0].to_owned();
    match random.below(15) {
        0 => Event::Moved {
            text: move_text(random, table.game()),
            lag: random.draw(),
            planned: random.below(2) == 0,
        },
        1 => Event::TookBack {
            plies: random.below(2 * table.game().ply() + 2),
        },
        2 => Event::Resigned { seat },
        3 => Event::Drawn,
        4 => Event::Declined { offer: offer(random) },
        5 => Event::Flagged { seat },
        6 => Event::Resumed { away: random.draw() },
        7 => Event::Sat { seat, id: person() },
        8 => Event::Offered {
            seat,
            offer: offer(random),
        },
        9 => Event::Aborted { seat },
        10 => Event::Abandoned { seat },
        11 => Event::Planned {
            seat,
            premove: Some("x".repeat(random.below(60))),
            lines: vec![vec!["d3".to_owned(); random.below(30)]; random.below(40)],
        },
        12 | 13 => Event::Said {
            by: person(),
            room: [Room::Players, Room::Watchers][random.below(2)],
            text: "y".repeat(random.below(400)),
        },
        _ => Event::Continued {
            next: "next".to_owned(),
        },
    }
}

/// What an event is called in a tally.
pub(super) fn name(event: &Event) -> String {
    let json = serde_json::to_value(event).expect("JSON");
    let word = |key: &str| json[key].as_str().unwrap_or_default().to_owned();
    match event {
        Event::Offered { .. } => format!("{} {}", word("kind"), word("offer")),
        _ => word("kind"),
    }
}
