use trilith_client::{Command, Offer, Snapshot};

/// What a table asks of the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// To find a move.
    Think,
    /// To do something else.
    Act(Command),
    /// Nothing.
    Wait,
}

/// A bot is a good sport: moves may be taken back and games played again; a draw it does not judge, and says so.
pub(super) fn of(snapshot: &Snapshot) -> Turn {
    let own_side = |seat: u8| {
        let side = |seat: u8| snapshot.seats.get(usize::from(seat)).map(|seat| seat.side);
        snapshot.yours.iter().any(|&own| side(own) == side(seat))
    };
    let offered = |offer| {
        let mut offers = snapshot.offers.iter();
        offers.any(|standing| standing.offer == offer && !own_side(standing.seat))
    };
    if snapshot.is_over() {
        return match offered(Offer::Rematch) && snapshot.can.rematch && snapshot.rematch.is_none() {
            true => Turn::Act(Command::Rematch),
            false => Turn::Wait,
        };
    }
    if snapshot.phase != "playing" || snapshot.yours.is_empty() {
        return Turn::Wait;
    }
    if offered(Offer::TakeBack) && snapshot.can.take_back {
        return Turn::Act(Command::TakeBack);
    }
    if offered(Offer::Draw) {
        return Turn::Act(Command::Decline { offer: Offer::Draw });
    }
    if snapshot.can.claim {
        return Turn::Act(Command::Claim);
    }
    if snapshot.is_your_turn() {
        return Turn::Think;
    }
    Turn::Wait
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn turn(change: impl FnOnce(&mut Value)) -> Turn {
        let mut table = json!({
            "id": "g", "number": 5, "yours": [0], "phase": "playing", "result": "*", "clock": null,
            "seats": [{"kind": "you", "side": 0}, {"kind": "guest", "side": 1}],
            "can": {"move": true, "take_back": true, "draw": true, "rematch": true}, "offers": [], "rematch": null,
            "view": {"variant": "27", "moves": ["1:9", "9:4"], "to_move": 0},
        });
        change(&mut table);
        of(&serde_json::from_value(table).expect("a snapshot"))
    }

    #[test]
    fn it_thinks_when_it_is_its_turn() {
        assert_eq!(turn(|_| ()), Turn::Think);
        assert_eq!(turn(|table| table["view"]["to_move"] = json!(1)), Turn::Wait);
        assert_eq!(turn(|table| table["yours"] = json!([])), Turn::Wait);
        assert_eq!(turn(|table| table["phase"] = json!("waiting")), Turn::Wait);
        assert_eq!(turn(|table| table["phase"] = json!("over")), Turn::Wait);
    }

    #[test]
    fn it_answers_offers_of_others_and_not_its_own() {
        let offer = |what: &str, seat: u8| json!([{"seat": seat, "offer": what}]);
        let draw = Command::Decline { offer: Offer::Draw };
        assert_eq!(turn(|table| table["offers"] = offer("draw", 1)), Turn::Act(draw));
        assert_eq!(
            turn(|table| table["offers"] = offer("takeback", 1)),
            Turn::Act(Command::TakeBack)
        );
        assert_eq!(turn(|table| table["offers"] = offer("draw", 0)), Turn::Think);
        let again = |seat: u8| {
            turn(|table| {
                table["phase"] = json!("over");
                table["offers"] = offer("rematch", seat);
            })
        };
        assert_eq!(again(1), Turn::Act(Command::Rematch));
        assert_eq!(again(0), Turn::Wait);
    }
}
