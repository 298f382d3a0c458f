mod clocks;
mod ends;
mod offers;
mod old_logs;
mod plans;
mod seats;
mod talk;
mod turns;

use super::*;

const ANN: &str = "ann";
const BOB: &str = "bob";
const CEM: &str = "cem";
const DAN: &str = "dan";
/// Sits at no table.
const EVE: &str = "eve";

/// Moves of a game of 27, one after the other.
const MOVES: [&str; 8] = ["1:7", "9:4", "2:5", "9:3", "2:2", "7:2", "5:1", "4:7"];

fn guest(id: &str) -> Player {
    Player::Guest { id: id.to_owned() }
}

fn computer() -> Player {
    Player::Computer { level: 3 }
}

fn setup(variant: &str, seats: &[Player]) -> Setup {
    Setup {
        variant: variant.to_owned(),
        position: None,
        seats: seats.to_vec(),
        time: None,
        terms: Terms::default(),
    }
}

fn with_clock(seats: &[Player], time: TimeControl) -> Table {
    let setup = Setup {
        time: Some(time),
        ..setup("27", seats)
    };
    Table::new(setup).expect("a table")
}

fn live(initial: Millis, increment: Millis) -> TimeControl {
    TimeControl::Live { initial, increment }
}

/// 27 between two people.
fn of_two() -> Table {
    Table::new(setup("27", &[guest(ANN), guest(BOB)])).expect("a table")
}

/// 27 against the computer.
fn against_the_computer() -> Table {
    Table::new(setup("27", &[guest(ANN), computer()])).expect("a table")
}

/// 27 at one screen.
fn at_one_screen() -> Table {
    Table::new(setup("27", &[guest(ANN), guest(ANN)])).expect("a table")
}

/// Team Six: Ann and Cem against Bob and Dan.
fn of_four() -> Table {
    let seats = [guest(ANN), guest(BOB), guest(CEM), guest(DAN)];
    Table::new(setup("six:players=4", &seats)).expect("a table")
}

/// Does what somebody wants, if it is an event that follows.
fn act(table: &mut Table, who: &str, command: &Command, now: Millis) -> Result<Event, Refusal> {
    match table.decide(who, command, &Facts::at(now))? {
        Decision::Event(event) => {
            table.apply(&event, now).expect("what was decided");
            Ok(event)
        }
        other => panic!("{command:?} leads to {other:?}"),
    }
}

fn make(text: &str, ply: usize) -> Command {
    Command::Move {
        text: text.to_owned(),
        ply,
    }
}

/// A move of whoever's turn it is.
fn play(table: &mut Table, text: &str, now: Millis) {
    let event = table.decide_move(text, &Facts::at(now)).expect("a legal move");
    table.apply(&event, now).expect("a legal move");
}

/// The first so many moves of [`MOVES`].
fn played(mut table: Table, plies: usize) -> Table {
    for text in &MOVES[..plies] {
        play(&mut table, text, 0);
    }
    table
}

/// Whatever legal moves there are, until so many have been made.
fn play_on(table: &mut Table, plies: usize) {
    while table.game().ply() < plies {
        let text = table.game().legal_moves()[0].to_string();
        play(table, &text, 0);
    }
}
