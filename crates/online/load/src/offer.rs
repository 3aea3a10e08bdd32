//! What clients say besides their answers: offers to resign, and a word about claims.

use parlor_game::Entropy;
use parlor_kit::Host;
use parlor_wire::SeatMsg;
use parlor_wire::online::{ClientMsg, ErrorCode};

use crate::client::Client;

impl<K: Host> Client<K> {
    /// Now and then offers to lose the deal. The table may refuse it: perhaps another offer is open.
    pub(crate) fn maybe_offer(&mut self) {
        let one_in = self.load.settings.resign;
        if one_in > 0 && K::CAN_RESIGN && self.rng.below(one_in) == 0 {
            let worth = 1 + self.rng.below(3) as u8;
            self.say(&ClientMsg::Resign { worth });
        }
    }

    /// Someone offers to lose the deal: every third offer is accepted, every third refused, and the
    /// rest overlooked.
    pub(crate) fn judge_offer(&mut self, by: SeatMsg) {
        let order = self.trace.seat_order.as_ref();
        let mine = order.zip(self.me()).and_then(|(order, me)| order.iter().position(|&n| n == me));
        let is_mine = mine.is_none_or(|mine| mine == parlor_game::Seat::from(by).idx());
        let choice = self.rng.below(3);
        if !is_mine && choice < 2 {
            self.say(&ClientMsg::AnswerResign { accept: choice == 0 });
        }
    }

    /// An offer was accepted or not.
    pub(crate) fn offer_answered(&mut self, accepted: bool) {
        if accepted {
            self.trace.resigned += 1;
            self.load.count(|counts| counts.resigned += 1);
        }
    }

    /// A stranger claims a seat. The friend consents at once; others say no, or nothing.
    pub(crate) fn judge_claim(&mut self, entrant: u8) {
        if self.me() == Some(entrant) {
            return;
        }
        if self.is_friend {
            self.say(&ClientMsg::Consent { entrant, agreed: true });
        } else if self.rng.below(2) == 0 {
            self.say(&ClientMsg::Consent { entrant, agreed: false });
        }
    }

    /// May this be a refusal of something that the client could not know to be too late?
    pub(crate) fn is_overtaken(&self, code: ErrorCode) -> bool {
        let settings = &self.load.settings;
        code == ErrorCode::NotNow && (settings.resign > 0 || settings.claims)
    }
}
