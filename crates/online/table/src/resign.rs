//! Giving a deal up: an offer to lose, accepted or not.
//!
//! Rule: `docs/rules/backgammon.md#resigning`. Games that do not know it refuse every offer.

use parlor_wire::online::{ErrorCode, InputMsg, WithdrawnMsg};

use crate::current_match::Resigning;
use crate::table::EventOf;
use crate::{Host, Refused, Table};

impl<G: Host> Table<G> {
    /// A player offers to lose the deal. An agent answers at once; it accepts what is the most it
    /// could win.
    pub(crate) fn offer_resignation(&mut self, entrant: u8, worth: u8) -> Result<(), Refused> {
        let seat = self.seat_of(entrant).ok_or(ErrorCode::NotNow)?;
        let playing = self.playing_mut().ok_or(ErrorCode::NotNow)?;
        let possible = G::resign(&mut playing.game.clone(), seat, worth, &mut Vec::new());
        if possible.is_err() || playing.resigning.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        playing.resigning = Some(Resigning { by: seat, worth });
        let good = G::is_all(&playing.game, seat, worth);
        self.tell_all(|| EventOf::<G>::ResignOffered { seat: seat.into(), worth });
        let mut others = (0..).zip(&self.entrants).filter(|(other, _)| *other != entrant);
        if others.all(|(_, place)| place.agent().is_some()) {
            self.settle_resignation(good);
        }
        Ok(())
    }

    /// The other player accepts the offer, or plays on.
    pub(crate) fn answer_resignation(&mut self, entrant: u8, accept: bool) -> Result<(), Refused> {
        let seat = self.seat_of(entrant).ok_or(ErrorCode::NotNow)?;
        let offer = self.playing().and_then(|playing| playing.resigning);
        if offer.is_none_or(|offer| offer.by == seat) {
            return Err(ErrorCode::NotNow.into());
        }
        self.settle_resignation(accept);
        Ok(())
    }

    fn settle_resignation(&mut self, accept: bool) {
        let Some(playing) = self.playing_mut() else { return };
        let Some(Resigning { by, worth }) = playing.resigning.take() else { return };
        let mut events = Vec::new();
        // What has happened since may have made the offer void: then it counts as declined.
        let accepted = accept && G::resign(&mut playing.game, by, worth, &mut events).is_ok();
        let mut closed = Vec::new();
        if accepted {
            playing.inputs.push(InputMsg::Resigned { seat: by.into(), worth });
            for seat in parlor_game::Seat::ALL {
                closed.extend(playing.questions[seat].take().map(|question| (seat, question.seq)));
            }
        }
        self.tell_all(|| EventOf::<G>::ResignAnswered { seat: by.into(), accepted });
        for (seat, seq) in closed {
            if let Some(entrant) = self.entrant_at(seat) {
                self.tell(entrant, EventOf::<G>::Closed { seq, why: WithdrawnMsg::Answered });
            }
        }
        if accepted {
            self.publish(&events);
            self.run();
        }
    }
}
