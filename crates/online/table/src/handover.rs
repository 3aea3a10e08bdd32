//! A seat that someone else may have: from the next deal on, and until its player is back.
//!
//! A hidden hand is never handed over. Anyone to whom the others have given a seat during a match
//! watches as a spectator does until the next deal begins; only where a game has nothing to hide is the
//! seat theirs at once. Its player's token is worth the seat until the match
//! ends: a player who comes with it has the seat back at once.

use parlor_wire::online::{ClientMsg, ErrorCode};

use crate::entrant::{Heir, Person};
use crate::table::EventOf;
use crate::{ActionMsgOf, Host, Out, Refused, Table, Who};

/// What a player may do with a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Right {
    /// Has it.
    Holds,
    /// Has it back by coming: someone else has it meanwhile.
    Owns,
    /// Has it from the next deal on, and watches until then.
    Inherits,
}

impl<G: Host> Table<G> {
    /// The place to which a player has a right, and which.
    pub fn right_of(&self, player: u64) -> Option<(u8, Right)> {
        let right = |person: &Person| match person {
            _ if person.gone => None,
            _ if person.player == player => Some(Right::Holds),
            _ if person.owner == Some(player) => Some(Right::Owns),
            _ if person.heir.is_some_and(|heir| heir.player == player) => Some(Right::Inherits),
            _ => None,
        };
        let rights = (0..).zip(&self.entrants);
        rights.filter_map(|(n, place)| Some((n, right(place.person()?)?))).next()
    }

    /// The others let someone have a place. In a match with hidden hands that is from the next deal on,
    /// and until then the table plays for it.
    pub(crate) fn grant(&mut self, entrant: u8, player: u64) {
        self.claim = None;
        self.tell_all(|| EventOf::<G>::ReclaimAnswered { entrant, granted: true });
        let heir = Heir { player, here: false };
        if !self.is_playing() || !G::HAS_SECRETS {
            self.hand_over(entrant, heir);
            self.tell_entrants();
            return;
        }
        if let Some(person) = self.person_mut(entrant) {
            person.heir = Some(heir);
        }
        self.set_away(entrant, true);
        self.presence_changed();
    }

    /// A deal begins, or the match is over: a player who was given a seat has it now.
    pub(crate) fn hand_over_seats(&mut self) {
        for entrant in 0..self.entrants.len() as u8 {
            if let Some(heir) = self.person_mut(entrant).and_then(|person| person.heir.take()) {
                self.hand_over(entrant, heir);
            }
        }
    }

    fn hand_over(&mut self, entrant: u8, Heir { player, here }: Heir) {
        let (now, who) = (self.now, Who::Player(player));
        let Some(person) = self.person_mut(entrant) else { return };
        let old = std::mem::replace(&mut person.player, player);
        person.owner.get_or_insert(old);
        (person.lost_at, person.away) = ((!here).then_some(now), false);
        (person.synced, person.fresh) = (here, !here);
        self.forget_voter(entrant);
        // What the other player was told is not for this one.
        self.entrants[usize::from(entrant)].stream.forget();
        self.spectators.leave(who);
        if here && !self.restoring {
            let text = self.state_text(entrant);
            self.effects.out.push(Out::frame(who, text));
        }
    }

    /// The match is over: a player who plays for someone keeps the seat.
    pub(crate) fn forget_owners(&mut self) {
        for place in &mut self.entrants {
            if let Some(person) = place.person_mut() {
                person.owner = None;
            }
        }
    }

    /// The player whose seat it is has come: the one who plays for them, or would have, is told.
    pub(crate) fn take_back(&mut self, entrant: u8, player: u64) {
        self.end_claim(entrant);
        self.end_heir(entrant, ErrorCode::PlayerBack);
        let now = self.now;
        let Some(person) = self.person_mut(entrant) else { return };
        let other = std::mem::replace(&mut person.player, player);
        if other == player {
            return;
        }
        (person.owner, person.fresh, person.synced) = (None, true, false);
        person.lost_at.get_or_insert(now);
        self.effects.out.push(Out::refused(Who::Player(other), ErrorCode::PlayerBack));
        self.forget_voter(entrant);
    }

    /// Nobody has this seat from the next deal on: the one who would have had it is told why.
    pub(crate) fn end_heir(&mut self, entrant: u8, why: ErrorCode) {
        let heir = self.person_mut(entrant).and_then(|person| person.heir.take());
        let Some(who) = heir.map(|heir| Who::Player(heir.player)) else { return };
        self.spectators.leave(who);
        self.effects.out.push(Out::refused(who, why));
        self.tell_all(|| EventOf::<G>::ReclaimAnswered { entrant, granted: false });
    }

    /// A player who plays for someone gives the seat up, and it waits for its player again. False where it
    /// is their own.
    pub(crate) fn give_back(&mut self, entrant: u8) -> bool {
        let now = self.now;
        let Some(person) = self.person_mut(entrant) else { return false };
        let Some(owner) = person.owner.take() else { return false };
        (person.player, person.synced, person.fresh) = (owner, false, true);
        person.lost_at = Some(now);
        self.forget_voter(entrant);
        self.tell_entrants();
        self.presence_changed();
        true
    }

    /// A player who has a seat from the next deal on comes to watch until then.
    pub(crate) fn connect_heir(&mut self, entrant: u8, player: u64, last: Option<u64>) {
        let who = Who::Player(player);
        if let Some(heir) = self.heir_mut(entrant) {
            heir.here = true;
        }
        if let Err(refused) = self.watch(who, last) {
            self.effects.out.push(Out::refused(who, refused));
        }
    }

    /// Their connection is gone, or another one is to come.
    pub(crate) fn lose_heir(&mut self, entrant: u8, player: u64) {
        if let Some(heir) = self.heir_mut(entrant) {
            heir.here = false;
        }
        self.spectators.leave(Who::Player(player));
    }

    /// What someone says who has a right to a seat and does not have it now.
    pub(crate) fn take_aside(
        &mut self,
        player: u64,
        msg: &ClientMsg<ActionMsgOf<G>>,
    ) -> Result<(), Refused> {
        let (entrant, right) = self.right_of(player).ok_or(ErrorCode::NotSeated)?;
        let who = Who::Player(player);
        match (msg, right) {
            (ClientMsg::Leave, Right::Inherits) => {
                self.end_heir(entrant, ErrorCode::NotSeated);
            }
            (ClientMsg::Leave, _) => {
                if let Some(person) = self.person_mut(entrant) {
                    person.owner = None;
                }
            }
            (ClientMsg::Ping { n }, _) => self.pong(who, *n),
            (ClientMsg::Resync, Right::Inherits) if self.room.delay().is_some() => {
                let texts = self.watch_state();
                self.effects.out.extend(texts.into_iter().map(|text| Out::frame(who, text)));
            }
            _ => return Err(ErrorCode::NotSeated.into()),
        }
        Ok(())
    }

    fn heir_mut(&mut self, entrant: u8) -> Option<&mut Heir> {
        self.person_mut(entrant)?.heir.as_mut()
    }
}
