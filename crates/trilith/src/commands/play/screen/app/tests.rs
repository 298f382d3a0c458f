use ratatui::Terminal;
use ratatui::backend::TestBackend;
use trilith_games::Game;

use super::*;
use crate::commands::play::screen::paint::paint;

/// Red to move in round two, with hundreds of legal moves.
const MANY: &str = "3rb3brb1rr/4rrr1rbrb1r/3b1rbb1bbr/3r2rrrr/4r1rb/3rb1b/1bb1bb/1brb/b1b@-4,-4 0 0 4";

fn desk(variant: &str) -> Desk {
    Desk::new(Session::new(Game::new(variant.parse().unwrap())))
}

fn press(app: &mut App<'_>, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

fn control(app: &mut App<'_>, c: char) {
    app.key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::CONTROL));
}

fn type_in(app: &mut App<'_>, text: &str) {
    for c in text.chars() {
        press(
            app,
            if c == '\n' {
                KeyCode::Enter
            } else {
                KeyCode::Char(c)
            },
        );
    }
}

fn screen(app: &App<'_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| paint(app, frame)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn what_is_typed_and_entered_is_played() {
    let mut desk = desk("sixth");
    let mut app = App::new(&mut desk, false);
    type_in(&mut app, "c3\nc4\n");
    control(&mut app, 'z');
    assert_eq!(app.session().game().ply(), 1);
    control(&mut app, 'y');
    assert_eq!(app.session().game().ply(), 2);
    let seen = screen(&app, 100, 40);
    assert!(
        seen.contains("Silver to move") && seen.contains("1. c3 c4") && seen.contains("Silver> "),
        "{seen}"
    );
}

#[test]
fn a_refused_move_can_be_corrected() {
    let mut desk = desk("sixth");
    let mut app = App::new(&mut desk, false);
    type_in(&mut app, "c9\n");
    assert_eq!(app.input.text(), "c9");
    assert!(screen(&app, 80, 24).contains("at character 2"));
    press(&mut app, KeyCode::Backspace);
    type_in(&mut app, "3\n");
    assert_eq!((app.session().game().ply(), app.input.text().as_str()), (1, ""));
}

#[test]
fn typing_anew_replaces_a_refused_move_and_all_moves_are_listed() {
    let mut desk = desk("sixth");
    let mut app = App::new(&mut desk, false);
    type_in(&mut app, "c3>c4\n");
    assert_eq!((app.input.text().as_str(), app.choices().len()), ("c3>c4", 25));
    type_in(&mut app, "d4\n");
    assert_eq!(app.session().game().ply(), 1);
}

#[test]
fn tab_completes_what_is_common_and_then_one_after_the_other() {
    let mut desk = desk("27");
    let mut app = App::new(&mut desk, false);
    press(&mut app, KeyCode::Tab);
    assert_eq!(app.input.text(), "1:");
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Down);
    assert_eq!(app.input.text(), "1:2");
    press(&mut app, KeyCode::BackTab);
    assert_eq!(app.input.text(), "1:1");
    press(&mut app, KeyCode::Up);
    assert_eq!(app.input.text(), "1:9");
    assert_eq!(app.choices().len(), 9);
    press(&mut app, KeyCode::Esc);
    type_in(&mut app, "un");
    press(&mut app, KeyCode::Tab);
    assert_eq!(app.input.text(), "undo");
}

#[test]
fn many_moves_are_listed_by_the_place_they_come_from() {
    let game = Game::from_position("six".parse().unwrap(), MANY);
    let Ok(game) = game else { panic!("{game:?}") };
    let all = game.legal_moves().len();
    assert!(all > 500, "{all}");
    let mut desk = Desk::new(Session::new(game));
    let mut app = App::new(&mut desk, false);
    assert!(app.choices().len() < 30 && app.choices().iter().all(|choice| choice.text.ends_with('>')));
    assert_eq!(
        app.choices().iter().map(|choice| choice.moves).sum::<usize>(),
        all
    );
    assert!(screen(&app, 60, 20).contains(&format!("{all} legal moves")));
    press(&mut app, KeyCode::Tab);
    let place = app.input.text();
    type_in(&mut app, "0");
    let choices = app.choices();
    assert!(
        !choices.is_empty()
            && choices
                .iter()
                .all(|choice| choice.text.starts_with(&format!("{place}0")))
    );
}

#[test]
fn questions_wait_for_an_answer() {
    let mut desk = desk("27");
    let mut app = App::new(&mut desk, false);
    type_in(&mut app, "1:4\nload somewhere.txt\n");
    assert!(screen(&app, 60, 20).contains("(y/n)"));
    press(&mut app, KeyCode::Char('n'));
    assert_eq!((app.question(), app.session().game().ply()), (None, 1));
    type_in(&mut app, "load somewhere.txt\ny");
    assert!(app.message.0.contains("somewhere.txt"), "{:?}", app.message);
}

#[test]
fn one_can_always_leave() {
    for (keys, letter) in [("quit\n", ' '), ("c3", 'c'), ("", 'd')] {
        let mut desk = desk("sixth");
        let mut app = App::new(&mut desk, false);
        type_in(&mut app, keys);
        if letter != ' ' {
            control(&mut app, letter);
        }
        assert!(app.has_quit(), "{keys:?} {letter}");
    }
}

#[test]
fn help_is_shown_until_a_key_is_pressed() {
    let mut desk = desk("six");
    let mut app = App::new(&mut desk, false);
    type_in(&mut app, "help\n");
    assert!(screen(&app, 60, 20).contains("save FILE"));
    press(&mut app, KeyCode::Esc);
    assert!(!screen(&app, 60, 20).contains("save FILE"));
}

#[test]
fn every_size_of_screen_is_painted() {
    let games = [
        Game::new("sixth:kings,milady,armies".parse().unwrap()),
        Game::new("six:first-edition,players=4".parse().unwrap()),
        Game::from_position("six".parse().unwrap(), MANY).unwrap(),
        Game::new("27:expert".parse().unwrap()),
    ];
    for game in games {
        let mut desk = Desk::new(Session::new(game));
        let mut app = App::new(&mut desk, true);
        for keys in ["", "\t", "help\n", "c3>", "quux\n", "\u{1b}0,0\n"] {
            type_in(&mut app, keys);
            for width in (1..=130).step_by(3) {
                for height in [1, 2, 5, 11, 12, 13, 14, 17, 18, 20, 24, 50] {
                    screen(&app, width, height);
                }
            }
        }
    }
}

#[test]
fn long_games_scroll() {
    let mut desk = desk("sixth:kings");
    let mut app = App::new(&mut desk, false);
    let mut random = trilith_games::common::Random::new(27);
    for _ in 0..80 {
        let Some(m) = app.session().game().random_move(&mut random) else {
            break;
        };
        type_in(&mut app, &format!("{m}\n"));
    }
    let last = app.session().game().ply().div_ceil(2);
    assert!(last > 20, "{last}");
    assert!(screen(&app, 100, 24).contains(&format!("{last}. ")));
    (0..100).for_each(|_| press(&mut app, KeyCode::PageUp));
    assert!(screen(&app, 100, 24).contains("  1. "));
    (0..100).for_each(|_| press(&mut app, KeyCode::PageDown));
    assert!(screen(&app, 100, 24).contains(&format!("{last}. ")));
}

#[test]
fn the_computer_moves_while_the_screen_goes_on() {
    use crate::commands::play::computer::Strength;
    use crate::commands::play::session::Opponent;
    use trilith_games::common::Side;
    let mut desk = desk("sixth");
    let level = trilith_engine::Level::LOWEST;
    let strength = Strength {
        level,
        ..Strength::default()
    };
    let name = "Trilith, level 1".to_owned();
    desk.play_against(
        Opponent {
            side: Side::Second,
            name,
        },
        strength,
    );
    let mut app = App::new(&mut desk, false);
    assert!(!app.is_thinking() && !app.hear());
    type_in(&mut app, "c3\n");
    assert!(app.is_thinking());
    while !app.hear() {
        std::thread::yield_now();
    }
    assert_eq!(app.session().game().ply(), 2);
    assert!(screen(&app, 100, 40).contains("Brown played "));
    type_in(&mut app, "hint\n");
    while !app.hear() {
        std::thread::yield_now();
    }
    let seen = screen(&app, 100, 40);
    assert!(
        seen.contains("hint: ") && seen.contains("% chance of winning"),
        "{seen}"
    );
    type_in(&mut app, "undo\n");
    assert_eq!(app.session().game().ply(), 0);
    // Whoever leaves does not wait for it.
    type_in(&mut app, "c3\nquit\n");
    assert!(app.has_quit() && !app.is_thinking());
}
