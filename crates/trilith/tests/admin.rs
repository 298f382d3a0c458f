//! What a host does about people.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const SITE: &str = concat!(
    r#"{"kind":"trilith","version":1,"at":1700000000000}"#,
    "\n",
    r#"{"kind":"row","table":"person","row":{"id":"m1","name":"Mallory","folded":"mallory","password":null,"email":null,"account":1,"bot":0,"banned":0,"created":7}}"#,
    "\n",
    r#"{"kind":"row","table":"report","row":{"id":"r1","reporter":"a1","about":"m1","game":"first","text":"was rude\nto me","at":7,"done":0}}"#,
    "\n",
    r#"{"kind":"game","id":"first","owner":"a1","setup":{"variant":"27","seats":[{"kind":"guest","id":"a1"},{"kind":"guest","id":"m1"}]},"#,
    r#""created":1700000000000,"events":[{"at":1700000000001,"command":"c1","event":{"kind":"moved","text":"1:4"}}]}"#,
    "\n",
);

/// A site in a folder that goes with the test.
struct Site(PathBuf);

impl Site {
    fn new(name: &str) -> Site {
        let folder = std::env::temp_dir().join(format!("trilith-admin-{name}-{}", std::process::id()));
        std::fs::create_dir(&folder).expect("a folder");
        let file = folder.join("site.jsonl");
        std::fs::write(&file, SITE).expect("a file");
        let site = Site(folder);
        site.well(&["import", "--accounts", file.to_str().expect("a path")]);
        site
    }

    fn run(&self, arguments: &[&str]) -> Output {
        run(&self.0.join("data"), arguments)
    }

    fn well(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {error}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn badly(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn run(data: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trilith"))
        .args(arguments)
        .env("TRILITH_DATA", data)
        .env_remove("TRILITH_DATABASE")
        .output()
        .expect("it runs")
}

#[test]
fn somebody_is_listed_banned_renamed_and_deleted() {
    let site = Site::new("people");
    assert_eq!(site.well(&["admin", "people"]), "m1  Mallory\n");
    assert_eq!(site.well(&["admin", "people", "x"]), "");
    assert_eq!(site.well(&["admin", "ban", "mallory"]), "Mallory is shut out.\n");
    assert_eq!(site.well(&["admin", "people", "Mal"]), "m1  Mallory  banned\n");
    assert_eq!(
        site.well(&["admin", "unban", "m1"]),
        "Mallory may come in again.\n"
    );
    assert_eq!(
        site.well(&["admin", "rename", "Mallory", "Quiet"]),
        "Mallory is called Quiet now.\n"
    );
    let json: serde_json::Value =
        serde_json::from_str(&site.well(&["admin", "people", "--json"])).expect("JSON");
    assert_eq!(
        (&json[0]["name"], &json[0]["banned"]),
        (&"Quiet".into(), &false.into())
    );
    assert_eq!(
        site.run(&["admin", "delete", "Quiet"]).status.code(),
        Some(2),
        "not without --yes"
    );
    assert_eq!(
        site.well(&["admin", "delete", "Quiet", "--yes"]),
        "Quiet is gone.\n"
    );
    assert_eq!(site.well(&["admin", "people"]), "");
    // The game stays for the other, and nobody waits in it.
    let games = site.well(&["export", "-"]);
    assert!(
        games.contains(r#""kind":"aborted""#) && !games.contains("Quiet"),
        "{games}"
    );
}

#[test]
fn a_guest_without_a_name_is_banned_by_id() {
    let site = Site::new("guest");
    assert_eq!(site.well(&["admin", "ban", "a1"]), "a1 is shut out.\n");
    for who in ["nobody", "", "a1' OR '1'='1"] {
        assert!(
            site.badly(&["admin", "ban", who])
                .contains("nobody here has this name"),
            "{who}"
        );
    }
}

#[test]
fn reports_are_read_and_put_away() {
    let site = Site::new("reports");
    assert_eq!(
        site.well(&["admin", "reports"]),
        "r1  about Mallory (m1)  by somebody without a name (a1)  in /game/first\n    was rude\n    to me\n"
    );
    assert_eq!(
        site.well(&["admin", "reports", "--done", "r1"]),
        "Report r1 is done.\n"
    );
    assert_eq!(site.well(&["admin", "reports"]), "");
    assert!(site.well(&["admin", "reports", "--all"]).contains("  done\n"));
    assert!(
        site.badly(&["admin", "reports", "--done", "r2"])
            .contains("no such report")
    );
}

#[test]
fn keys_are_new_each_time_and_need_a_site_with_https() {
    let site = Site::new("keys");
    let (one, two) = (site.well(&["admin", "keys"]), site.well(&["admin", "keys"]));
    assert_ne!(one, two);
    let key = one
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("TRILITH_PUSH_KEY="))
        .expect("a key");
    let serve = ["serve", "--address", "127.0.0.1:0", "--push-key"];
    assert!(site.badly(&[&serve[..], &[key]].concat()).contains("--public"));
    assert!(
        site.badly(&[&serve[..], &["nonsense"]].concat())
            .contains("trilith admin keys")
    );
}
