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
    /// The message by this name, which speaks of nothing yet.
    pub fn named(id: &'static str) -> Told {
        Told {
            id,
            args: BTreeMap::new(),
        }
    }

    /// The same, and this is what it speaks of.
    pub fn and(mut self, name: &'static str, value: impl ToString) -> Told {
        self.args.insert(name, value.to_string());
        self
    }

    fn with_side(self, kind: crate::Kind, side: Side) -> Told {
        self.and("side", kind.side_name(side).to_lowercase())
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
        let at = |id, square: &trilith_sixth::Square| Told::named(id).and("square", square);
        match self {
            I::GameOver => Told::named("illegal-over"),
            I::Occupied(square) => at("illegal-sixth-occupied", square),
            I::NotInReserve { side, kind } => Told::named("illegal-sixth-not-in-reserve")
                .with_side(sixth, *side)
                .and("piece", kind.to_string().to_lowercase()),
            I::NoMilady => Told::named("illegal-sixth-no-milady"),
            I::MiladyOnBoard(square) => at("illegal-sixth-milady-on-board", square),
            I::NotOnEdge(square) => at("illegal-sixth-not-on-edge", square),
            I::NotYourMilady(side) => {
                Told::named("illegal-sixth-not-your-milady").with_side(sixth, side.opposite())
            }
            I::NoStack(square) => at("illegal-sixth-no-stack", square),
            I::WrongCount {
                square,
                pieces,
                count,
            } => at("illegal-sixth-wrong-count", square)
                .and("pieces", pieces)
                .and("count", count),
            I::TooTall(square) => at("illegal-sixth-too-tall", square),
            I::EmptyTarget(square) => at("illegal-sixth-empty-target", square),
            I::OutOfReach { from, rank, to } => Told::named("illegal-sixth-out-of-reach")
                .and("from", from)
                .and("rank", rank)
                .and("to", to),
            I::OnHunchback(square) => at("illegal-sixth-on-hunchback", square),
            I::TakesBack(side) => Told::named("illegal-sixth-takes-back").with_side(sixth, *side),
            I::MiladyWaits(square) => at("illegal-sixth-milady-waits", square),
            I::NeedlessPass => Told::named("illegal-needless-pass"),
        }
    }
}

impl Tell for trilith_six::Illegal {
    fn tell(&self) -> Told {
        use trilith_six::Illegal as I;
        let at = |id, cell: &Cell| Told::named(id).and("cell", cell);
        match self {
            I::GameOver => Told::named("illegal-over"),
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
            I::KeepNeedless { from, keep } => at("illegal-six-keep-needless", keep).and("from", from),
            I::KeepUnknown { from, keep } => at("illegal-six-keep-unknown", keep).and("from", from),
            I::ApartFromRest { from, to } => at("illegal-six-apart-from-rest", to).and("from", from),
        }
    }
}

impl Tell for trilith_twentyseven::Illegal {
    fn tell(&self) -> Told {
        use trilith_twentyseven::Illegal as I;
        let at = |id, field: &trilith_twentyseven::Field| Told::named(id).and("field", field);
        match self {
            I::Over => Told::named("illegal-over"),
            I::MustPass => Told::named("illegal-27-must-pass"),
            I::CannotPass => Told::named("illegal-needless-pass"),
            I::Gone { field } => at("illegal-27-gone", field),
            I::Empty { field } => at("illegal-27-empty", field),
            I::NotYours { field, top } => at("illegal-27-not-yours", field).and("top", disc(*top)),
            I::NoDiscs => Told::named("illegal-27-no-discs"),
            I::TooMany { field, most } => at("illegal-27-too-many", field).and("most", most),
            I::OwnDiscStays { field, disc: own } => {
                at("illegal-27-own-disc-stays", field).and("disc", disc(*own))
            }
            I::PastTheEnd { field, step } => at("illegal-27-past-the-end", field).and("step", step),
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
            E::King { side, square } => Told::named("ending-sixth-king")
                .with_side(sixth, *side)
                .and("square", square),
            E::Points(side) => Told::named("ending-sixth-points").with_side(sixth, *side),
            E::Passes(Outcome::Win(side)) => Told::named("ending-sixth-passes-won").with_side(sixth, *side),
            E::Passes(Outcome::Draw) => Told::named("ending-sixth-passes-drawn"),
        }
    }
}

impl Tell for trilith_six::Ending {
    fn tell(&self) -> Told {
        use trilith_six::Ending as E;
        match self {
            E::Formed(side, formation) => Told::named("ending-six-formed")
                .with_side(crate::Kind::Six, *side)
                .and("shape", formation.shape),
            E::TooFew(side) => Told::named("ending-six-too-few").with_side(crate::Kind::Six, side.opposite()),
            E::BothTooFew => Told::named("ending-six-both-too-few"),
            E::Quiet => Told::named("ending-six-quiet"),
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
        let told = Told::named(id).and("most", most).and("least", least);
        match self.outcome().winner() {
            Some(side) => told.with_side(crate::Kind::TwentySeven, side),
            None => told,
        }
    }
}
