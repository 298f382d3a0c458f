//! The commands that carry games from one place to another.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GAMES: &str = concat!(
    r#"{"kind":"trilith","version":1,"at":1700000000000}"#,
    "\n",
    r#"{"kind":"game","id":"first","owner":"anna","setup":{"variant":"27","seats":[{"kind":"guest","id":"anna"},{"kind":"guest","id":"ben"}]},"#,
    r#""created":1700000000000,"events":[{"at":1700000000001,"command":"c1","event":{"kind":"moved","text":"1:4"}},"#,
    r#"{"at":1700000000002,"event":{"kind":"resigned","seat":1}}]}"#,
    "\n",
    r#"{"kind":"study","id":"study","owner":"anna","title":"Title","record":"[Game \"27\"]","updated":1700000000000}"#,
    "\n",
);

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("trilith-{name}-{}", std::process::id()));
        std::fs::create_dir(&folder).expect("a folder");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn trilith(data: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trilith"))
        .args(arguments)
        .env("TRILITH_DATA", data)
        .env_remove("TRILITH_DATABASE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // Whoever refuses its arguments does not read.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn well(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn badly(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn games_go_in_and_come_out_the_same() {
    let folder = Folder::new("in-and-out");
    let data = folder.0.join("data");
    let taken = trilith(&data, &["import", "-"], GAMES);
    well(&taken);
    assert!(String::from_utf8_lossy(&taken.stderr).contains("1 games, 1 analyses"));
    let out = well(&trilith(&data, &["export", "-"], ""));
    // The first line says when.
    let games = |text: &str| text.split_once('\n').unwrap().1.to_owned();
    assert_eq!(games(&out), games(GAMES));
    let again = trilith(&data, &["import", "-"], GAMES);
    assert!(String::from_utf8_lossy(&again.stderr).contains("1 games were there already"));

    let file = folder.0.join("games.jsonl");
    let file = file.to_str().unwrap();
    well(&trilith(&data, &["export", file], ""));
    assert_eq!(games(&std::fs::read_to_string(file).unwrap()), games(&out));
    assert!(badly(&trilith(&data, &["export", file], "")).contains("games.jsonl"));
}

#[test]
fn games_go_from_sqlite_to_postgresql() {
    let Ok(address) = std::env::var("TRILITH_TEST_POSTGRES") else {
        assert!(std::env::var("CI").is_err(), "no PostgreSQL to test with");
        return eprintln!("skipped: no PostgreSQL to test with; scripts/postgres starts one");
    };
    let folder = Folder::new("to-postgresql");
    well(&trilith(
        &folder.0,
        &["import", "-", "--database", &address],
        GAMES,
    ));
    let out = well(&trilith(&folder.0, &["export", "-", "--database", &address], ""));
    assert!(out.contains(r#""id":"first""#));
    let copied = badly(&trilith(&folder.0, &["backup", "x", "--database", &address], ""));
    assert!(copied.contains("pg_dump"), "{copied}");
    let back = badly(&trilith(&folder.0, &["restore", "x", "--database", &address], ""));
    assert!(back.contains("pg_restore"), "{back}");
}

#[test]
fn a_backup_comes_back() {
    let folder = Folder::new("backup");
    let (data, file) = (folder.0.join("data"), folder.0.join("backup.sqlite"));
    let file = file.to_str().unwrap();
    well(&trilith(&data, &["import", "-"], GAMES));
    well(&trilith(&data, &["backup", file], ""));
    assert!(badly(&trilith(&data, &["backup", file], "")).contains("there already"));
    let new = folder.0.join("new");
    well(&trilith(&new, &["restore", file], ""));
    assert_eq!(
        well(&trilith(&new, &["export", "-"], ""))
            .split_once('\n')
            .unwrap()
            .1,
        GAMES.split_once('\n').unwrap().1
    );
    assert!(well(&trilith(&new, &["restore", file], "")).contains("What was there"));
}

#[test]
fn what_is_not_there_is_an_error() {
    let folder = Folder::new("nothing");
    for arguments in [
        &["export", "-"][..],
        &["backup", "x"],
        &["restore", "nowhere"],
        &["import", "nowhere"],
    ] {
        let error = badly(&trilith(&folder.0, arguments, ""));
        assert!(error.starts_with("trilith: "), "{error}");
    }
    let error = badly(&trilith(&folder.0, &["import", "-"], "nonsense"));
    assert!(error.contains("line 1"), "{error}");
    let error = badly(&trilith(
        &folder.0,
        &["export", "-", "--database", "mysql://root:secret@localhost/x"],
        "",
    ));
    assert!(
        error.contains("postgres://") && !error.contains("secret"),
        "{error}"
    );
}
