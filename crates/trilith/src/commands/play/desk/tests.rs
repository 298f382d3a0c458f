use std::fs;

use trilith_games::Game;

use super::*;

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("trilith-desk-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn desk(variant: &str, lines: &[&str]) -> Desk {
    let mut desk = Desk::new(Session::new(Game::new(variant.parse().unwrap())));
    for line in lines {
        let reply = desk.enter(line);
        assert!(matches!(reply, Reply::Changed(_)), "{line}: {reply:?}");
    }
    desk
}

#[test]
fn a_game_is_saved_and_loaded_again() {
    let folder = Folder::new("round-trip");
    let file = folder.file("game.txt");
    let mut desk = desk("sixth:kings", &["c3", "c4", "resign"]);
    assert!(desk.is_worth_keeping());
    assert_eq!(
        desk.enter(&format!("save {file}")),
        Reply::Told(format!("saved in {file}"))
    );
    assert!(!desk.is_worth_keeping());
    let before = desk.session().record();

    let mut other = self::desk("27", &[]);
    assert!(matches!(other.enter(&format!("load {file}")), Reply::Changed(_)));
    assert_eq!(other.session().record(), before);
    assert_eq!(other.session().standing(), "0-1: Silver resigned");
    // Nothing but the file is left in its folder.
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1);
}

#[test]
fn a_file_of_somebody_else_is_not_overwritten_by_mistake() {
    let folder = Folder::new("overwrite");
    let file = folder.file("notes.txt");
    fs::write(&file, "buy milk\n").unwrap();
    let mut desk = desk("27", &["1:4"]);
    let Reply::Confirm { problem, line } = desk.enter(&format!("save {file}")) else {
        panic!()
    };
    assert!(problem.contains("is no record"), "{problem}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "buy milk\n");
    assert!(matches!(desk.enter(&line), Reply::Told(_)));
    // From now on the file is this game's.
    desk.enter("9:3");
    assert!(matches!(desk.enter(&format!("save {file}")), Reply::Told(_)));
    assert!(fs::read_to_string(&file).unwrap().ends_with("1. 1:4 9:3 *\n"));

    let mut other = self::desk("six", &["2,0"]);
    let Reply::Confirm { problem, .. } = other.enter(&format!("save {file}")) else {
        panic!()
    };
    assert!(problem.contains("another game"), "{problem}");
}

#[test]
fn a_record_that_cannot_be_read_leaves_the_game_as_it_is() {
    let folder = Folder::new("broken");
    let file = folder.file("broken.txt");
    fs::write(&file, "[Variant \"27\"]\n\n1. 2:1").unwrap();
    let mut desk = desk("27", &["1:4"]);
    let Reply::Refused(why) = desk.enter(&format!("load! {file}")) else {
        panic!()
    };
    assert!(why.contains("line 3, column 4"), "{why}");
    assert_eq!(desk.session().game().ply(), 1);
    assert!(matches!(
        desk.enter(&format!("load! {}", folder.file("none"))),
        Reply::Refused(_)
    ));
}

#[test]
fn loading_does_not_lose_an_unsaved_game_by_mistake() {
    let folder = Folder::new("unsaved");
    let file = folder.file("game.txt");
    desk("27", &["1:4"]).enter(&format!("save {file}"));
    let mut desk = desk("sixth", &["c3"]);
    let Reply::Confirm { line, .. } = desk.enter(&format!("load {file}")) else {
        panic!()
    };
    assert_eq!(desk.session().game().ply(), 1);
    assert!(matches!(desk.enter(&line), Reply::Changed(_)));
    assert_eq!(desk.session().game().variant().to_string(), "27");
}

#[test]
fn a_kept_game_is_written_after_every_move_and_take_back() {
    let folder = Folder::new("keep");
    let file = folder.0.join("game.txt");
    let mut desk = desk("27", &[]);
    desk.keep_in(file.clone()).unwrap();
    let written = || fs::read_to_string(&file).unwrap();
    assert!(written().ends_with("\n\n*\n"));
    desk.enter("1:4");
    desk.enter("9:3");
    assert!(written().ends_with("1. 1:4 9:3 *\n"));
    desk.enter("undo");
    assert!(written().ends_with("1. 1:4 *\n"));
    desk.enter("resign");
    assert!(written().ends_with("1. 1:4 1-0\n"));
    assert!(!desk.is_worth_keeping());

    let error = self::desk("27", &[]).keep_in(file.clone()).unwrap_err();
    assert!(error.to_string().contains("--load"), "{error}");
    assert!(written().ends_with("1. 1:4 1-0\n"));
}

#[test]
fn after_loading_another_game_the_first_one_s_file_stays_as_it_is() {
    let folder = Folder::new("switch");
    let (one, two) = (folder.0.join("one.txt"), folder.file("two.txt"));
    desk("sixth", &["c3"]).enter(&format!("save {two}"));
    let mut desk = desk("27", &[]);
    desk.keep_in(one.clone()).unwrap();
    desk.enter("1:4");
    assert!(matches!(desk.enter(&format!("load {two}")), Reply::Changed(_)));
    desk.enter("c4");
    assert!(fs::read_to_string(&one).unwrap().ends_with("1. 1:4 *\n"));
    assert!(fs::read_to_string(&two).unwrap().ends_with("1. c3 c4 *\n"));
}

#[test]
fn a_folder_that_is_not_there_is_told_and_the_game_goes_on() {
    let mut desk = desk("27", &["1:4"]);
    assert!(matches!(
        desk.enter("save /nowhere/at/all/game.txt"),
        Reply::Refused(_)
    ));
    assert!(desk.is_worth_keeping());
    assert!(matches!(desk.enter("9:3"), Reply::Changed(_)));
}

#[test]
#[cfg(unix)]
fn a_link_stays_a_link() {
    let folder = Folder::new("link");
    let (file, link) = (folder.0.join("game.txt"), folder.0.join("link.txt"));
    fs::write(&file, "").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let reply = desk("27", &["1:4"]).enter(&format!("save {}", link.display()));
    assert!(matches!(reply, Reply::Told(_)), "{reply:?}");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().ends_with("1. 1:4 *\n"));
}
