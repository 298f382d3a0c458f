//! `trilith load` on a server of its own.

use std::process::Command;

use serde_json::Value;

#[test]
fn some_games_are_played_and_measured() {
    let output = Command::new(env!("CARGO_BIN_EXE_trilith"))
        .args([
            "load",
            "--games",
            "4",
            "--every",
            "50",
            "--seconds",
            "1",
            "--json",
        ])
        .args(["--idle", "3", "--spectators", "2", "--variant", "27"])
        .output()
        .expect("trilith runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{errors}");
    let report: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(report["errors"], 0, "{report}");
    assert_eq!(report["connections"], 13);
    assert!(report["moves"].as_u64() > Some(0), "{report}");
    assert!(report["watched"].as_u64() > Some(0), "{report}");
    assert!(report["both_ms"]["p99"].as_f64() > Some(0.0), "{report}");
    if cfg!(target_os = "linux") {
        assert!(report["bytes_per_idle_connection"].is_u64(), "{report}");
        assert!(report["server_bytes"].as_u64() > Some(1_000_000), "{report}");
    }
}

#[test]
fn a_site_that_is_not_there_is_told() {
    let output = Command::new(env!("CARGO_BIN_EXE_trilith"))
        .args(["load", "http://127.0.0.1:9"])
        .output()
        .expect("trilith runs");
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.contains("http://127.0.0.1:9 cannot be reached"),
        "{errors}"
    );
}
