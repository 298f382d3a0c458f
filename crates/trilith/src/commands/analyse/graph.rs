//! The evaluation of a game as a picture: the first side's probability of winning, move by move.
//!
//! ```text
//! 100 % ┬────────────
//!       │      ╱╲
//!  50 % ┼─────╱──╲?──   a mark where somebody went wrong
//!       │          ╲
//!   0 % ┴────────────
//! ```

use std::fmt::Write as _;

use trilith_engine::{Judgement, Review};
use trilith_games::Game;
use trilith_games::common::Side;

/// The size of the field in which the line runs, and what is around it.
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 44.0;
const TOP: f64 = 28.0;
const BOTTOM: f64 = 28.0;

/// Colours that can be read on light and on dark; the picture has no background of its own.
const STYLE: &str = "text{font:12px sans-serif;fill:#555}.grid{stroke:#888;stroke-width:.5}.line{fill:none;stroke:#1f6fb2;\
                     stroke-width:2;stroke-linejoin:round}.area{fill:#1f6fb2;fill-opacity:.15}.mark{fill:#c2410c}\
                     .sign{fill:#c2410c;font-weight:bold;text-anchor:middle}\
                     @media(prefers-color-scheme:dark){text{fill:#bbb}.line{stroke:#6db3f2}.area{fill:#6db3f2}\
                     .mark,.sign{fill:#fb923c}}";

/// The picture, as SVG.
pub(super) fn draw(game: &Game, review: &Review) -> String {
    let positions = review.positions.len();
    let width = (positions as f64 * 12.0).clamp(320.0, 1200.0);
    let step = width / (positions.max(2) - 1) as f64;
    let x = |ply: usize| LEFT + ply as f64 * step;
    let y = |chance: f64| TOP + (1.0 - chance) * HEIGHT;
    let name = game.kind().side_name(Side::First);
    let (whole_width, whole_height) = (LEFT + width + 16.0, TOP + HEIGHT + BOTTOM);

    let mut svg = String::new();
    let mut put = |text: std::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = svg.write_fmt(text);
    };
    let title = format!("{name}'s chance of winning, {}", game.variant());
    put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole_width:.0} {whole_height:.0}\" role=\"img\">\n\
         <title>{}</title>\n<style>{STYLE}</style>\n",
        escaped(&title)
    ));
    put(format_args!(
        "<text x=\"{LEFT}\" y=\"16\">{}</text>\n",
        escaped(&title)
    ));
    for percent in [0, 50, 100] {
        let at = y(f64::from(percent) / 100.0);
        put(format_args!(
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\n\
             <text x=\"4\" y=\"{:.1}\">{percent} %</text>\n",
            LEFT + width,
            at + 4.0
        ));
    }
    // Moves are counted every ten, or more where they stand close.
    let every = [10, 20, 50, 100, 1000]
        .into_iter()
        .find(|&every| every as f64 * step >= 30.0)
        .unwrap_or(10_000);
    for ply in (every..positions).step_by(every) {
        put(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\">{ply}</text>\n",
            x(ply) - 6.0,
            TOP + HEIGHT + 18.0
        ));
    }
    let points: Vec<String> = (review.positions.iter().enumerate())
        .map(|(ply, position)| format!("{:.1},{:.1}", x(ply), y(position.chance(Side::First))))
        .collect();
    let (points, last) = (points.join(" "), x(positions.saturating_sub(1)));
    let middle = y(0.5);
    put(format_args!(
        "<polygon class=\"area\" points=\"{LEFT},{middle:.1} {points} {last:.1},{middle:.1}\"/>\n\
         <polyline class=\"line\" points=\"{points}\"/>\n"
    ));
    for (ply, (m, after)) in (1..).zip(review.moves.iter().zip(review.positions.iter().skip(1))) {
        let Some(judgement) = m.judgement else { continue };
        let (at, height) = (x(ply), y(after.chance(Side::First)));
        let sign = match judgement {
            Judgement::Inaccuracy => "?!",
            Judgement::Mistake => "?",
            Judgement::Blunder => "??",
        };
        let side = game.kind().side_name(m.side);
        let told = format!("{ply}. {side} {}: {}", m.played, judgement.name());
        // The sign stands on the side of the line where there is room.
        let beside = if height < TOP + 20.0 {
            height + 18.0
        } else {
            height - 8.0
        };
        put(format_args!(
            "<g><title>{}</title><circle class=\"mark\" cx=\"{at:.1}\" cy=\"{height:.1}\" r=\"3.5\"/>\
             <text class=\"sign\" x=\"{at:.1}\" y=\"{beside:.1}\">{sign}</text></g>\n",
            escaped(&told)
        ));
    }
    svg.push_str("</svg>\n");
    svg
}

/// Text as XML takes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use trilith_engine::{Evaluated, Score};

    /// Every tag that is opened is closed in its turn, and no bare `<` or `&` is left.
    fn is_well_formed(xml: &str) -> bool {
        let mut open: Vec<&str> = Vec::new();
        let mut rest = xml;
        while let Some(at) = rest.find('<') {
            let (text, tag) = rest.split_at(at);
            if text.contains('>') && !open.contains(&"style")
                || text.split('&').skip(1).any(|part| !part.contains(';'))
            {
                return false;
            }
            let Some(end) = tag.find('>') else { return false };
            let inside = &tag[1..end];
            rest = &tag[end + 1..];
            let name = inside
                .trim_start_matches('/')
                .split([' ', '/', '\n'])
                .next()
                .unwrap_or_default();
            if inside.starts_with('/') {
                if open.pop() != Some(name) {
                    return false;
                }
            } else if !inside.ends_with('/') {
                open.push(name);
            }
            if inside.matches('"').count() % 2 == 1 {
                return false;
            }
        }
        open.is_empty() && rest.trim().is_empty()
    }

    #[test]
    fn the_picture_is_well_formed_and_shows_mistakes() {
        let mut game = Game::new("sixth".parse().expect("a variant"));
        for text in ["c3", "c4", "c3>c4"] {
            game.play_text(text).expect("a legal move");
        }
        let positions = [0, 10, 0, 500]
            .into_iter()
            .zip([Side::First, Side::Second].into_iter().cycle());
        let positions = positions.map(|(score, side)| Evaluated::Searched {
            side,
            score: Score::Belief(score),
            line: Vec::new(),
        });
        let svg = draw(&game, &Review::new(&game, positions.collect()));
        assert!(is_well_formed(&svg), "{svg}");
        assert!(svg.contains("3. Silver c3&gt;c4:1: blunder"), "{svg}");
    }

    #[test]
    fn a_game_without_moves_has_a_picture_too() {
        let game = Game::new("27".parse().expect("a variant"));
        for positions in [
            Vec::new(),
            vec![Evaluated::Searched {
                side: Side::First,
                score: Score::Belief(0),
                line: Vec::new(),
            }],
        ] {
            let svg = draw(&game, &Review::new(&game, positions));
            assert!(
                is_well_formed(&svg) && !svg.contains("NaN") && !svg.contains("inf"),
                "{svg}"
            );
        }
    }
}
