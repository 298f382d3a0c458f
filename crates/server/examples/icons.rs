//! Makes the files in `web/icons`: `cargo run -p trilith-server --example icons`.

use std::path::Path;

use trilith_games::Game;
use trilith_server::picture;

/// A position that was played, from `data/puzzles`.
fn played(variant: &str, moves: &str) -> Result<Game, Box<dyn std::error::Error>> {
    let mut game = Game::new(variant.parse()?);
    for text in moves.split(' ') {
        game.play_text(text)?;
    }
    Ok(game)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/icons");
    std::fs::create_dir_all(&folder)?;
    let icon = picture::icon();
    let sized = |size: u32| {
        icon.replacen(
            "width=\"512\" height=\"512\"",
            &format!("width=\"{size}\" height=\"{size}\""),
            1,
        )
    };
    std::fs::write(folder.join("icon.svg"), &icon)?;
    std::fs::write(folder.join("icon-192.png"), picture::png(&sized(192))?)?;
    std::fs::write(folder.join("icon-512.png"), picture::png(&sized(512))?)?;
    std::fs::write(
        folder.join("icon-maskable.png"),
        picture::png(&picture::maskable())?,
    )?;

    let sixth = played(
        "sixth",
        "a2 a4 b3 b1 b2 b4 a3 c4 c2 d3 b2>b1:1 b1>b3:2 b5 a4>a3:1 a5 b4>b3:1 b3>a2:1 a3>a2:2 b3>a5:2",
    )?;
    let six = played(
        "six",
        "1,1 2,1 -1,0 0,1 0,2 2,-1 3,-2 -1,1 2,0 3,-1 0,3 -1,2 3,1 -1,3 -2,3 -3,3 -1,-1 0,-2 4,0 5,-1 -2,-1 2,-2",
    )?;
    let line = played("27:expert", "1:7 9:10 1:3 8:5 2:6 7:3 4:7")?;
    let social = picture::social(&sixth.view(), &six.view(), &line.view());
    std::fs::write(
        folder.join("social.png"),
        picture::png(&social.svg(1200, "Trilith"))?,
    )?;
    Ok(())
}
