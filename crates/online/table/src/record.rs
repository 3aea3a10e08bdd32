//! The record of a finished match.

use parlor_wire::online::{FairMsg, RecordMsg};

use crate::{ActionMsgOf, AddressMsgOf, ChanceMsgOf, Host, Table};

/// The record of a match of this game.
pub type RecordOf<G> = RecordMsg<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>;

impl<G: Host> Table<G> {
    pub(crate) fn make_record(&self) -> Option<RecordOf<G>> {
        let current = self.current()?;
        // Those who have begun the match, no matter who plays on for them.
        let player = |&entrant: &u8| current.entered[usize::from(entrant)].name.clone();
        Some(RecordMsg {
            format: RecordOf::<G>::FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules: self.game.rules(),
            players: current.seat_order.iter().map(player).collect(),
            fair: FairMsg {
                promise: self.promise_message()?,
                reveal: self.reveal()?,
                seat_order: current.seat_order.clone(),
                seats_drawn: self.room.draw_seats,
            },
            deals: current.deals.clone(),
            standing: current.standing(),
        })
    }
}
