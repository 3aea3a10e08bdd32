//! The end of a deal and of a match, the next deal, another match.

use parlor_game::Match;
use parlor_wire::Codec;
use parlor_wire::online::{DealRecordMsg, ErrorCode, PresenceMsg, SheetLineMsg};

use crate::current_match::{CurrentMatch, Stage};
use crate::entrant::Entrant;
use crate::table::EventOf;
use crate::transcript::canonical;
use crate::{Host, Refused, Table};

impl<G: Host> Table<G> {
    /// A deal is over: it is entered, its key is shown where that shows nothing hidden, and the next one
    /// or the end of the match follows.
    pub(crate) fn end_deal(&mut self) {
        let next = (!self.is_alone()).then(|| self.now + self.between_ms());
        let Some(current) = self.current_mut() else { return };
        let Stage::Playing(playing) = &mut current.stage else { return };
        if let Err(error) = current.sheet.record(&playing.game) {
            self.effects.fault = Some(error.to_string());
            return;
        }
        let (key, number) = (playing.key.reveal().to_string(), playing.number);
        let (inputs, game) = (std::mem::take(&mut playing.inputs), playing.game.clone());
        let (deal, standing) = (current.deals.len() as u64, current.standing());
        let record = DealRecordMsg { number, key: key.clone(), inputs, standing };
        current.transcript = current.transcript.map(|before| before.then(&canonical(&record)));
        let transcript = current.transcript_text();
        current.deals.push(record);
        let entry = G::Codec::put_entry(&game);
        current.lines.push(SheetLineMsg { standing, entry: entry.clone() });
        let goes_on = current.sheet.next().is_some();
        current.stage = Stage::Between { game, next };
        for place in &mut self.entrants {
            place.ready = false;
        }
        let next_ms = next.filter(|_| goes_on);
        let shown = (!G::HAS_SECRETS).then_some(key);
        self.tell_all(|| EventOf::<G>::DealEnded {
            deal,
            key: shown.clone(),
            standing,
            entry: entry.clone(),
            next_ms,
            transcript: transcript.clone(),
        });
        self.tell_entrants();
        if goes_on {
            self.try_next_deal();
        } else {
            self.end_match();
        }
    }

    fn end_match(&mut self) {
        let (Some(reveal), Some(record)) = (self.reveal(), self.make_record()) else { return };
        let Some(current) = self.current_mut() else { return };
        let (standing, transcript) = (current.standing(), current.transcript_text());
        let game = current.game().clone();
        let shown = reveal.clone();
        current.stage = Stage::Over { game, reveal };
        // The record has them: a table that nobody plays at needs little.
        for deal in &mut current.deals {
            deal.inputs = Vec::new();
        }
        self.effects.finished = Some(Box::new(record));
        self.promise = None;
        self.n_matches += 1;
        let n_matches = self.n_matches;
        self.tell_all(|| EventOf::<G>::MatchEnded {
            standing,
            n_matches,
            reveal: shown.clone(),
            transcript: transcript.clone(),
        });
        self.forget_owners();
        self.hand_over_seats();
        self.forget_the_gone();
        self.tell_entrants();
    }

    /// Does one person play against agents and programs alone? Then nobody waits for them, and they
    /// may look at a result as long as they like. Anyone who has left or turned away does not look; in old
    /// logs the table waited for them too.
    fn is_alone(&self) -> bool {
        let mut people =
            self.entrants.iter().filter_map(Entrant::person).filter(|person| !person.bot);
        let (one, another) = (people.next(), people.next());
        let looks = one.is_some_and(|person| {
            matches!(person.presence(), PresenceMsg::Here | PresenceMsg::Lost)
                || !self.goes_on_alone()
        });
        looks && another.is_none() && self.lets_look()
    }

    /// Someone has left or turned away: a match that has waited for them alone goes on by itself.
    /// Or they are back, and may look at the result again. True when the next deal's time is another
    /// one by that.
    pub(crate) fn expect_next_deal(&mut self) -> bool {
        let at = (!self.is_alone()).then(|| self.now + self.between_ms());
        let knows = self.goes_on_alone();
        let stage = self.current_mut().map(|current| &mut current.stage);
        let Some(Stage::Between { next, .. }) = stage.filter(|_| knows) else { return false };
        let before = *next;
        *next = at.map(|at| before.unwrap_or(at));
        before != *next
    }

    /// Begins the next deal when everyone who is there is ready.
    pub(crate) fn try_next_deal(&mut self) {
        let mut here = self.entrants.iter().filter(|place| place.is_person_here()).peekable();
        if self.is_between() && here.peek().is_some() && here.all(|place| place.ready) {
            self.next_deal();
        }
    }

    pub(crate) fn next_deal(&mut self) {
        let now = self.now;
        let Some(current) = self.current() else { return };
        let n_played = current.deals.len() as u64;
        let playing = CurrentMatch::deal_of(&self.game, &current.sheet, &current.key, n_played);
        let Some((mut playing, current)) = playing.zip(self.current_mut()) else { return };
        playing.moved_at = now;
        current.stage = Stage::Playing(Box::new(playing));
        for place in &mut self.entrants {
            place.ready = false;
        }
        self.hand_over_seats();
        self.tell_entrants();
        self.tell_deal_began();
        self.run();
    }

    /// A player asks for a pause between deals, once a match.
    pub(crate) fn pause(&mut self, entrant: u8) -> Result<(), Refused> {
        let pause_ends = self.now + self.room.times.pause_ms;
        let used = self.entrants[usize::from(entrant)].paused;
        let stage = self.current_mut().map(|current| &mut current.stage);
        let Some(Stage::Between { next: Some(next), .. }) = stage.filter(|_| !used) else {
            return Err(ErrorCode::NotNow.into());
        };
        *next = pause_ends.max(*next);
        let next_ms = *next;
        let place = &mut self.entrants[usize::from(entrant)];
        place.paused = true;
        place.ready = false;
        self.tell_all(|| EventOf::<G>::Paused { entrant, next_ms });
        self.tell_entrants();
        Ok(())
    }

    /// After a match: a player agrees to another one, or not any more.
    pub(crate) fn rematch(&mut self, entrant: u8, agreed: bool) -> Result<(), Refused> {
        if !self.current().is_some_and(|current| matches!(current.stage, Stage::Over { .. })) {
            return Err(ErrorCode::NotNow.into());
        }
        let place = &mut self.entrants[usize::from(entrant)];
        if std::mem::replace(&mut place.rematch, agreed) == agreed {
            self.changed = false;
            return Ok(());
        }
        if self.all_agree(|place| place.rematch) {
            self.gather();
        }
        self.tell_entrants();
        self.try_to_begin();
        Ok(())
    }
}
