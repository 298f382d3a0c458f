use trilith_games::Game;
use trilith_games::common::Random;

use super::*;

/// Every game with every option.
const VARIANTS: &[&str] = &[
    "sixth",
    "sixth:kings",
    "sixth:milady",
    "sixth:kings,milady=a3",
    "sixth:hunchbacks",
    "sixth:giants",
    "sixth:kings,milady=silver,armies,brown=7p1h1g",
    "sixth:milady,armies",
    "six",
    "six:first-edition",
    "six:players=4",
    "27",
    "27:advanced",
    "27:expert",
];

fn playout(variant: &str, seed: u64, most: usize) -> Game {
    let mut game = Game::new(variant.parse().expect("a variant"));
    let mut random = Random::new(seed);
    while game.ply() < most
        && let Some(m) = game.random_move(&mut random)
    {
        game.play(m).expect("a legal move");
    }
    game
}

#[test]
fn positions_of_all_variants_can_be_drawn_and_painted() {
    for variant in VARIANTS {
        for (seed, most) in [(1, 0), (2, 1), (3, 7), (4, 30), (5, 60), (6, 400)] {
            let view = playout(variant, seed, most).view();
            for theme in [Theme::Light, Theme::Dark] {
                let style = Style {
                    theme,
                    caption: true,
                    bare: false,
                };
                let drawing = position(&view, style);
                let pixels = pixels::paint(&drawing.svg(160, &view.variant)).expect("a picture");
                assert_eq!(
                    (pixels.width(), pixels.height()),
                    (160, drawing.height(160)),
                    "{variant} {}",
                    view.position
                );
            }
        }
    }
}

#[test]
fn a_picture_says_what_it_shows_and_nothing_can_break_out_of_it() {
    let view = Game::new("27".parse().expect("a variant")).view();
    let svg = position(&view, Style::default()).svg(300, "a <b> & c");
    assert!(svg.contains("<title>a &lt;b&gt; &amp; c</title>"));
    assert!(!svg.contains("<text") && !svg.contains("style="));
}

#[test]
fn drawings_keep_within_their_frame_for_a_whole_game() {
    for variant in ["six", "27:expert", "sixth:kings"] {
        let views = views(&playout(variant, 9, 60));
        let stage = Stage::of(views.iter());
        let frames: Vec<[f64; 4]> = views
            .iter()
            .map(|view| stage.draw(view, Style::default()).frame)
            .collect();
        assert!(frames.windows(2).all(|pair| pair[0] == pair[1]), "{variant}");
    }
}

#[test]
fn an_animation_has_a_frame_for_every_position() {
    for variant in ["sixth", "six", "27"] {
        let game = playout(variant, 3, 12);
        let data = animation(&views(&game), 120, Style::default()).expect("an animation");
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(data.as_slice()).expect("a GIF");
        assert_eq!(decoder.width(), 120);
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            delays.push(frame.delay);
        }
        assert_eq!(delays.len(), game.ply() + 1, "{variant}");
        assert!(delays.last() > delays.first(), "the last one stays longer");
    }
}

#[test]
fn posters_have_the_size_that_is_shown_beside_links() {
    for variant in VARIANTS {
        let view = playout(variant, 8, 25).view();
        let pixels = pixels::paint(&preview(&view, "SIXTH! · 6 × King").svg(1200, "")).expect("a picture");
        assert_eq!((pixels.width(), pixels.height()), (1200, 630));
    }
}

#[test]
fn a_code_holds_a_link_and_no_novel() {
    let svg = code("https://example.org/analysis?variant=27", 300).expect("a code");
    pixels::paint(&svg).expect("a picture");
    assert!(code(&"x".repeat(MOST_LETTERS), 300).is_some());
    assert_eq!(code(&"x".repeat(MOST_LETTERS + 1), 300), None);
}

#[test]
fn the_icons_in_the_folder_are_those_of_the_emblem() {
    let kept = include_str!("../../../../web/icons/icon.svg");
    assert_eq!(kept, icon(), "cargo run -p trilith-server --example icons");
}
