use std::collections::BTreeMap;

use serde::Serialize;
use trilith_game::{Outcome, Side};
use trilith_six::Cell;

/// Something to tell people in any language: the name of a message and what it speaks of.
///
/// The rules crates speak English. Whoever speaks other languages has a message by this name (Trilith's are in `locales/`);
/// sides, pieces and ranks are given as words that a message can choose by: `silver`, `hunchback`, `knight`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    /// The name of the message.
    pub id: &'static str,
    /// What it speaks of, by name.
    pub args: BTreeMap<&'static str, String>,
}

impl Told {
    pub(crate) fn new(id: &'static str) -> Told {
        Told {
            id,
            args: BTreeMap::new(),
        }
    }

    fn with(mut self, name: &'static str, value: impl ToString) -> Told {
        self.args.insert(name, value.to_string());
        self
    }

    fn with_side(self, kind: crate::Kind, side: Side) -> Told {
        self.with("side", kind.side_name(side).to_lowercase())
    }
}

/// What the three games can say about a refusal or an end.
pub(crate) trait Tell {
    fn tell(&self) -> Told;
}

impl Tell for trilith_sixth::Illegal {
    fn tell(&self) -> Told {
        use trilith_sixth::Illegal as I;
        let sixth = crate::Kind::Sixth;
        let at = |id, square: &trilith_sixth::Square| Told::new(id).with("square", square);
        match self {
            I::GameOver => Told::new("illegal-over"),
            I::Occupied(square) => at("illegal-sixth-occupied", square),
            I::NotInReserve { side, kind } => Told::new("illegal-sixth-not-in-reserve")
                .with_side(sixth, *side)
                .with("piece", kind.to_string().to_lowercase()),
            I::NoMilady => Told::new("illegal-sixth-no-milady"),
            I::MiladyOnBoard(square) => at("illegal-sixth-milady-on-board", square),
            I::NotOnEdge(square) => at("illegal-sixth-not-on-edge", square),
            I::NotYourMilady(side) => {
                Told::new("illegal-sixth-not-your-milady").with_side(sixth, side.opposite())
            }
            I::NoStack(square) => at("illegal-sixth-no-stack", square),
            I::WrongCount {
                square,
                pieces,
                count,
            } => at("illegal-sixth-wrong-count", square)
                .with("pieces", pieces)
                .with("count", count),
            I::TooTall(square) => at("illegal-sixth-too-tall", square),
            I::EmptyTarget(square) => at("illegal-sixth-empty-target", square),
            I::OutOfReach { from, rank, to } => Told::new("illegal-sixth-out-of-reach")
                .with("from", from)
                .with("rank", rank)
                .with("to", to),
            I::OnHunchback(square) => at("illegal-sixth-on-hunchback", square),
            I::TakesBack(side) => Told::new("illegal-sixth-takes-back").with_side(sixth, *side),
            I::MiladyWaits(square) => at("illegal-sixth-milady-waits", square),
            I::NeedlessPass => Told::new("illegal-needless-pass"),
        }
    }
}

impl Tell for trilith_six::Illegal {
    fn tell(&self) -> Told {
        use trilith_six::Illegal as I;
        let at = |id, cell: &Cell| Told::new(id).with("cell", cell);
        match self {
            I::GameOver => Told::new("illegal-over"),
            I::HandsNotEmpty(cell) => at("illegal-six-hands-not-empty", cell),
            I::HandsEmpty(cell) => at("illegal-six-hands-empty", cell),
            I::NotOrigin(cell) => at("illegal-six-not-origin", cell),
            I::Taken(cell) => at("illegal-six-taken", cell),
            I::Apart(cell) => at("illegal-six-apart", cell),
            I::TouchesRed(cell) => at("illegal-six-touches-red", cell),
            I::NoTile(cell) => at("illegal-six-no-tile", cell),
            I::NotYours(cell, side) => at("illegal-six-not-yours", cell).with_side(crate::Kind::Six, *side),
            I::SameCell(cell) => at("illegal-six-same-cell", cell),
            I::KeepMissing(cell) => at("illegal-six-keep-missing", cell),
            I::KeepNeedless { from, keep } => at("illegal-six-keep-needless", keep).with("from", from),
            I::KeepUnknown { from, keep } => at("illegal-six-keep-unknown", keep).with("from", from),
            I::ApartFromRest { from, to } => at("illegal-six-apart-from-rest", to).with("from", from),
        }
    }
}

impl Tell for trilith_twentyseven::Illegal {
    fn tell(&self) -> Told {
        use trilith_twentyseven::Illegal as I;
        let at = |id, field: &trilith_twentyseven::Field| Told::new(id).with("field", field);
        match self {
            I::Over => Told::new("illegal-over"),
            I::MustPass => Told::new("illegal-27-must-pass"),
            I::CannotPass => Told::new("illegal-needless-pass"),
            I::Gone { field } => at("illegal-27-gone", field),
            I::Empty { field } => at("illegal-27-empty", field),
            I::NotYours { field, top } => at("illegal-27-not-yours", field).with("top", disc(*top)),
            I::NoDiscs => Told::new("illegal-27-no-discs"),
            I::TooMany { field, most } => at("illegal-27-too-many", field).with("most", most),
            I::OwnDiscStays { field, disc: own } => {
                at("illegal-27-own-disc-stays", field).with("disc", disc(*own))
            }
            I::PastTheEnd { field, step } => at("illegal-27-past-the-end", field).with("step", step),
        }
    }
}

fn disc(disc: trilith_twentyseven::Disc) -> String {
    disc.to_string().to_lowercase()
}

impl Tell for trilith_sixth::Ending {
    fn tell(&self) -> Told {
        use trilith_sixth::Ending as E;
        let sixth = crate::Kind::Sixth;
        match self {
            E::King { side, square } => Told::new("ending-sixth-king")
                .with_side(sixth, *side)
                .with("square", square),
            E::Points(side) => Told::new("ending-sixth-points").with_side(sixth, *side),
            E::Passes(Outcome::Win(side)) => Told::new("ending-sixth-passes-won").with_side(sixth, *side),
            E::Passes(Outcome::Draw) => Told::new("ending-sixth-passes-drawn"),
        }
    }
}

impl Tell for trilith_six::Ending {
    fn tell(&self) -> Told {
        use trilith_six::Ending as E;
        match self {
            E::Formed(side, formation) => Told::new("ending-six-formed")
                .with_side(crate::Kind::Six, *side)
                .with("shape", formation.shape),
            E::TooFew(side) => Told::new("ending-six-too-few").with_side(crate::Kind::Six, side.opposite()),
            E::BothTooFew => Told::new("ending-six-both-too-few"),
            E::Quiet => Told::new("ending-six-quiet"),
        }
    }
}

impl Tell for trilith_twentyseven::Ending {
    fn tell(&self) -> Told {
        let [black, white] = self.score;
        let (id, most, least) = match self.outcome() {
            Outcome::Draw => ("ending-27-drawn", black, white),
            Outcome::Win(_) => ("ending-27-won", black.max(white), black.min(white)),
        };
        let told = Told::new(id).with("most", most).with("least", least);
        match self.outcome().winner() {
            Some(side) => told.with_side(crate::Kind::TwentySeven, side),
            None => told,
        }
    }
}
