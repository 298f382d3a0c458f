//! What people type, read kindly. Move texts themselves are exact.

use trilith_games::Kind;

/// A line in the words of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    Undo,
    Redo,
    /// List the legal moves that begin with this.
    Moves(String),
    /// Write the record to this file, over another one if `anyway`.
    Save {
        file: String,
        anyway: bool,
    },
    /// Go on with the record in this file, even if this game is then lost.
    Load {
        file: String,
        anyway: bool,
    },
    Board,
    /// Show a good move.
    Hint,
    Help,
    Resign,
    Draw,
    Quit,
    /// Anything else is a move.
    Move(String),
}

/// The words that are commands, as they are completed.
pub(super) const WORDS: [&str; 11] = [
    "undo", "redo", "moves", "hint", "save", "load", "board", "resign", "draw", "help", "quit",
];

impl Command {
    pub(super) fn read(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let alone = rest.is_empty();
        match word.to_ascii_lowercase().as_str() {
            "" => Command::Nothing,
            "undo" if alone => Command::Undo,
            "redo" if alone => Command::Redo,
            "moves" => Command::Moves(rest.to_owned()),
            "save" => Command::Save {
                file: rest.to_owned(),
                anyway: false,
            },
            "save!" => Command::Save {
                file: rest.to_owned(),
                anyway: true,
            },
            "load" => Command::Load {
                file: rest.to_owned(),
                anyway: false,
            },
            "load!" => Command::Load {
                file: rest.to_owned(),
                anyway: true,
            },
            "board" if alone => Command::Board,
            "hint" if alone => Command::Hint,
            "help" | "?" => Command::Help,
            "resign" if alone => Command::Resign,
            "draw" if alone => Command::Draw,
            "quit" | "exit" | "q" if alone => Command::Quit,
            _ => Command::Move(line.to_owned()),
        }
    }
}

/// A move as it was meant: without stray spaces and parentheses, with capitals where they belong.
pub(super) fn kindly(kind: Kind, text: &str) -> String {
    let text: String = text
        .chars()
        .filter(|c| !matches!(c, '(' | ')'))
        .map(|c| match c {
            '→' => '>',
            '−' => '-',
            c => c,
        })
        .collect();
    match kind {
        Kind::Sixth => {
            let text: String = text.split_whitespace().collect::<String>().to_ascii_lowercase();
            // Pieces but pawns are capitals; squares begin with a to e, so that the two cannot be mistaken.
            match text.chars().next() {
                Some(piece @ ('h' | 'g' | 'm')) => format!("{}{}", piece.to_ascii_uppercase(), &text[1..]),
                _ => text,
            }
        }
        Kind::Six => {
            let mut out = String::new();
            for part in text.split_inclusive(['>', '=']) {
                let (cell, end) = match part.strip_suffix(['>', '=']) {
                    Some(cell) => (cell, &part[cell.len()..]),
                    None => (part, ""),
                };
                let numbers: Vec<&str> = cell.split(|c: char| c == ',' || c.is_whitespace()).collect();
                let numbers: Vec<&str> = numbers.into_iter().filter(|number| !number.is_empty()).collect();
                out.push_str(&numbers.join(","));
                out.push_str(end);
            }
            out
        }
        Kind::TwentySeven => text.split_whitespace().collect::<String>().to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_no_command_is_a_move() {
        assert_eq!(Command::read("  c3>c4 "), Command::Move("c3>c4".to_owned()));
        assert_eq!(Command::read("undo"), Command::Undo);
        assert_eq!(Command::read("undo c3"), Command::Move("undo c3".to_owned()));
        assert_eq!(Command::read("   "), Command::Nothing);
    }

    #[test]
    fn a_file_name_may_have_spaces() {
        let file = "my game.txt".to_owned();
        assert_eq!(
            Command::read("save my game.txt"),
            Command::Save {
                file: file.clone(),
                anyway: false
            }
        );
        assert_eq!(
            Command::read("LOAD!  my game.txt "),
            Command::Load { file, anyway: true }
        );
    }

    #[test]
    fn moves_are_read_as_they_were_meant() {
        assert_eq!(kindly(Kind::Sixth, "C3 > D5 :2"), "c3>d5:2");
        assert_eq!(kindly(Kind::Sixth, "hC3"), "Hc3");
        assert_eq!(kindly(Kind::Sixth, "Ma3"), "Ma3");
        assert_eq!(kindly(Kind::Six, "(2, −1) → 4 0"), "2,-1>4,0");
        assert_eq!(kindly(Kind::Six, "2,-1>4,0 = 3,3"), "2,-1>4,0=3,3");
        assert_eq!(kindly(Kind::TwentySeven, " Pass"), "pass");
        assert_eq!(kindly(Kind::TwentySeven, "3 : 2"), "3:2");
    }
}
