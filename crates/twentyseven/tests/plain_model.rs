//! The rules of 27 once more, with lists of letters and no cleverness, to compare the packed position with.

use proptest::prelude::*;
use trilith_game::{Position as _, Random, Side};
use trilith_twentyseven::{Position, Variant};

/// A field's name, and its discs from its own at the bottom to the top.
#[derive(Clone)]
struct Field {
    name: usize,
    discs: Vec<char>,
}

#[derive(Clone)]
struct Model {
    variant: Variant,
    line: Vec<Field>,
    black: bool,
}

impl Model {
    fn start(variant: Variant) -> Model {
        let line = (1..=9)
            .map(|name| {
                let mut discs = vec![if name == 1 || name == 9 { 'r' } else { 'g' }];
                if name == 1 {
                    discs.extend("bbbbbbbbb".chars());
                }
                if name == 9 {
                    discs.extend("wwwwwwwww".chars());
                }
                Field { name, discs }
            })
            .collect();
        Model {
            variant,
            line,
            black: true,
        }
    }

    /// Where each stack of a side would go: from place, to place.
    fn ways(&self, black: bool) -> Vec<(usize, usize)> {
        let colour = if black { 'b' } else { 'w' };
        let own: Vec<usize> = (0..self.line.len())
            .filter(|&place| self.line[place].discs.ends_with(&[colour]))
            .collect();
        let step = own.len();
        own.into_iter()
            .filter_map(|from| {
                let to = if black {
                    from + step
                } else {
                    from.checked_sub(step)?
                };
                (to < self.line.len()).then_some((from, to))
            })
            .collect()
    }

    fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for (from, _) in self.ways(self.black) {
            let field = &self.line[from];
            let own_stays = match self.variant {
                Variant::Base => true,
                Variant::Advanced => field.discs[0] == 'r',
                Variant::Expert => false,
            };
            for count in 1..=field.discs.len() - usize::from(own_stays) {
                moves.push(format!("{}:{count}", field.name));
            }
        }
        if moves.is_empty() && !self.ways(!self.black).is_empty() {
            moves.push("pass".to_owned());
        }
        moves.sort();
        moves
    }

    fn play(&mut self, m: &str) {
        if let Some((name, count)) = m.split_once(':') {
            let (name, count): (usize, usize) = (name.parse().unwrap(), count.parse().unwrap());
            let ways = self.ways(self.black);
            let (from, to) = ways
                .into_iter()
                .find(|&(from, _)| self.line[from].name == name)
                .unwrap();
            let left = self.line[from].discs.len() - count;
            let moved = self.line[from].discs.split_off(left);
            self.line[to].discs.extend(moved);
            self.line.retain(|field| !field.discs.is_empty());
        }
        self.black = !self.black;
    }

    fn text(&self) -> String {
        let fields: Vec<String> = self
            .line
            .iter()
            .map(|field| format!("{}{}", field.name, field.discs[1..].iter().collect::<String>()))
            .collect();
        format!("{} {}", fields.join("/"), if self.black { 'b' } else { 'w' })
    }

    fn score(&self) -> [u8; 2] {
        let height = |field: &Field| field.discs.len() as u8 - 1;
        [height(self.line.last().unwrap()), height(&self.line[0])]
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_packed_position_plays_like_the_plain_model(seed: u64, variant in prop::sample::select(&Variant::ALL[..])) {
        let mut random = Random::new(seed);
        let mut model = Model::start(variant);
        let mut position = Position::start(variant);
        loop {
            prop_assert_eq!(position.to_string(), model.text());
            prop_assert_eq!(position.side() == Side::First, model.black);
            prop_assert_eq!(position.score(), Some(model.score()));
            let mut legal: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
            legal.sort();
            prop_assert_eq!(&legal, &model.legal());
            prop_assert_eq!(position.outcome().is_some(), legal.is_empty());
            if legal.is_empty() {
                break;
            }
            let m = &legal[random.below(legal.len())];
            model.play(m);
            prop_assert!(position.play(m.parse().unwrap()).is_ok());
        }
    }
}
