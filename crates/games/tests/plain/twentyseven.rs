//! 27, plainly: a line of fields, each with its own disc and the discs on it.

use super::variant::TwentySeven;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Disc {
    Black,
    White,
    Grey,
    Red,
}

#[derive(Clone, Debug)]
struct Field {
    /// "Fields keep their names when others disappear."
    name: u32,
    /// The field's own disc, which lies under the stack.
    own: Disc,
    /// From bottom to top.
    stack: Vec<Disc>,
}

#[derive(Clone, Debug)]
enum Action {
    /// `count` discs, from the field at `index` of the line to the one at `target`.
    Move {
        index: usize,
        target: usize,
        count: usize,
    },
    Pass,
}

#[derive(Clone, Debug)]
pub struct Game {
    options: TwentySeven,
    /// The fields that remain, from Black's end to White's end.
    line: Vec<Field>,
    /// 0 is Black, 1 is White.
    to_move: usize,
    over: bool,
    legal: Vec<(String, Action)>,
}

impl Game {
    pub fn new(options: TwentySeven) -> Game {
        let mut line = Vec::new();
        for name in 1..=9 {
            // "`1` and `9` are red discs, `2`–`8` grey discs. Black's nine discs start as one stack on `1`, White's on
            // `9`."
            let own = if name == 1 || name == 9 {
                Disc::Red
            } else {
                Disc::Grey
            };
            let stack = match name {
                1 => vec![Disc::Black; 9],
                9 => vec![Disc::White; 9],
                _ => Vec::new(),
            };
            line.push(Field { name, own, stack });
        }
        // "Black (moves first)".
        let mut game = Game {
            options,
            line,
            to_move: 0,
            over: false,
            legal: Vec::new(),
        };
        game.look_around();
        game
    }

    pub fn legal(&self) -> Vec<String> {
        self.legal.iter().map(|(text, _)| text.clone()).collect()
    }

    pub fn to_move(&self) -> Option<u8> {
        if self.over { None } else { Some(self.to_move as u8) }
    }

    /// "Higher wins, equal is a draw." With one field left "both ends are the same stack: a draw".
    pub fn result(&self) -> &'static str {
        let [black, white] = self.score();
        if !self.over {
            "*"
        } else if black > white {
            "1-0"
        } else if white > black {
            "0-1"
        } else {
            "1/2-1/2"
        }
    }

    /// "the stack on `9` is Black's score, the stack on `1` is White's, height counts whatever the colours"; in
    /// `expert` "the stack on the last field of the line at the opponent's end". "A field's own disc counts toward
    /// nobody's score while it is a field; carried discs count."
    pub fn score(&self) -> [u8; 2] {
        let height = |field: Option<&Field>| field.map_or(0, |field| field.stack.len()) as u8;
        [height(self.line.last()), height(self.line.first())]
    }

    pub fn play(&mut self, text: &str) -> Result<(), String> {
        let action = match self.legal.iter().find(|(legal, _)| legal == text) {
            Some((_, action)) => action.clone(),
            None => return Err(format!("`{text}` is not a legal move")),
        };
        if let Action::Move { index, target, count } = action {
            let height = self.line[index].stack.len();
            // "In `advanced` and `expert` the count includes the field's own disc when it is taken along".
            let takes_own_disc = count > height;
            let mut group = Vec::new();
            if takes_own_disc {
                group.push(self.line[index].own);
                group.append(&mut self.line[index].stack);
            } else {
                group.extend(self.line[index].stack.split_off(height - count));
            }
            // "onto whatever lies there, order kept, the opponent's discs in it too."
            self.line[target].stack.extend(group);
            if takes_own_disc {
                // "That field is then gone and the line closes up".
                self.line.remove(index);
            }
        }
        self.to_move = 1 - self.to_move;
        self.look_around();
        Ok(())
    }

    /// Works out the legal moves of the player to move, and whether the game is over.
    fn look_around(&mut self) {
        let mut moves = self.moves_of(self.to_move);
        let opponent_can_move = !self.moves_of(1 - self.to_move).is_empty();
        if moves.is_empty() {
            if opponent_can_move {
                // "If you cannot move you pass (`pass`, only then)".
                moves.push(("pass".to_string(), Action::Pass));
            } else {
                // "The moment neither can move the game ends, without passes".
                self.over = true;
            }
        }
        moves.sort_by(|one, other| one.0.cmp(&other.0));
        self.legal = moves;
    }

    fn moves_of(&self, seat: usize) -> Vec<(String, Action)> {
        let colour = if seat == 0 { Disc::Black } else { Disc::White };
        // "count the stacks that have your colour on top, single discs and stacks that have arrived included: that is
        // your step." "A grey or red disc that ends up on top of a stack makes that stack nobody's".
        let is_mine = |field: &Field| field.stack.last() == Some(&colour);
        let step = self.line.iter().filter(|field| is_mine(field)).count();
        let mut moves = Vec::new();
        for (index, field) in self.line.iter().enumerate() {
            if !is_mine(field) {
                continue;
            }
            // "**exactly** that many fields forward"; "A move past the last field is not allowed."; "steps count the
            // fields that remain".
            let target = if seat == 0 {
                Some(index + step)
            } else {
                index.checked_sub(step)
            };
            let Some(target) = target.filter(|target| *target < self.line.len()) else {
                continue;
            };
            // "a player who moves the whole stack may take the grey disc along"; in `expert` "the two red discs may be
            // taken along too".
            let may_take_own_disc = match field.own {
                Disc::Grey => self.options.advanced || self.options.expert,
                _ => self.options.expert,
            };
            let most = field.stack.len() + usize::from(may_take_own_disc);
            // "one of those stacks, or any number of discs from its top".
            for count in 1..=most {
                moves.push((
                    format!("{}:{count}", field.name),
                    Action::Move { index, target, count },
                ));
            }
        }
        moves
    }
}
