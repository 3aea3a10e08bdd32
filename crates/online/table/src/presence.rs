//! Connections: who is there, and what they are told when they come.

use parlor_wire::online::ErrorCode;

use crate::{Host, Out, Refused, Right, Table, Who};

impl<G: Host> Table<G> {
    /// A new connection must first get what came before: until then nothing else is sent to it.
    pub(crate) fn expect_connection(&mut self, who: Who) {
        match who {
            Who::Watcher(_) => self.spectators.leave(who),
            Who::Player(player) => match self.right_of(player) {
                Some((entrant, Right::Holds)) => {
                    if let Some(person) = self.person_mut(entrant) {
                        person.synced = false;
                    }
                }
                Some((entrant, Right::Inherits)) => self.lose_heir(entrant, player),
                Some((_, Right::Owns)) | None => {}
            },
        }
    }

    /// A connection is there: it gets what it missed, or everything.
    pub(crate) fn connect(&mut self, who: Who, last: Option<u64>) -> Result<(), Refused> {
        let player = match who {
            Who::Player(player) => player,
            Who::Watcher(_) => return self.watch(who, last),
        };
        let (entrant, right) = self.right_of(player).ok_or(ErrorCode::NotSeated)?;
        if right == Right::Inherits {
            self.connect_heir(entrant, player, last);
            return Ok(());
        }
        self.take_back(entrant, player);
        let (mut news, mut fresh) = (false, false);
        if let Some(person) = self.person_mut(entrant) {
            news = person.lost_at.take().is_some() | std::mem::take(&mut person.away);
            fresh = std::mem::take(&mut person.fresh);
        }
        if news {
            self.tell_entrants();
        }
        // What was missed does not say that a time is none any more, nor what someone else did.
        let changed = self.expect_next_deal() | fresh;
        let last = last.filter(|_| !changed);
        if !self.restoring {
            let place = &self.entrants[usize::from(entrant)];
            let missed = last.and_then(|last| place.stream.since(last));
            let texts = missed.unwrap_or_else(|| vec![self.state_text(entrant)]);
            let outs = texts.into_iter().map(|text| Out::frame(who, text));
            self.effects.out.extend(outs);
        }
        if let Some(person) = self.person_mut(entrant) {
            person.synced = true;
        }
        Ok(())
    }

    /// A connection is gone.
    pub(crate) fn disconnect(&mut self, who: Who) -> Result<(), Refused> {
        let player = match who {
            Who::Player(player) => player,
            Who::Watcher(_) => {
                self.spectators.leave(who);
                return Ok(());
            }
        };
        let (entrant, right) = self.right_of(player).ok_or(ErrorCode::NotSeated)?;
        match right {
            Right::Holds => {}
            Right::Owns => return Err(ErrorCode::NotSeated.into()),
            Right::Inherits => {
                self.lose_heir(entrant, player);
                return Ok(());
            }
        }
        let now = self.now;
        if let Some(person) = self.person_mut(entrant) {
            person.lost_at.get_or_insert(now);
            person.synced = false;
        }
        self.tell_entrants();
        self.presence_changed();
        Ok(())
    }

    /// Someone came, went or turned away: those who wait for nobody else need wait no longer.
    pub(crate) fn presence_changed(&mut self) {
        self.close_pledging();
        if self.expect_next_deal() {
            self.show_next_deal();
        }
        self.try_next_deal();
    }

    /// The time of the next deal is another one: those who are there get it with the whole state.
    fn show_next_deal(&mut self) {
        if self.restoring {
            return;
        }
        for entrant in 0..self.entrants.len() as u8 {
            let person = self.entrants[usize::from(entrant)].person();
            let there = person.filter(|person| person.synced && person.lost_at.is_none());
            if let Some(player) = there.map(|person| person.player) {
                let text = self.state_text(entrant);
                self.effects.out.push(Out::frame(Who::Player(player), text));
            }
        }
    }
}
