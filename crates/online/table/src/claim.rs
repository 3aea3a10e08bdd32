//! The place of a player who has dropped out and lost the token.

use parlor_wire::online::ErrorCode;

use crate::entrant::{Entrant, Occupant, Person};
use crate::table::EventOf;
use crate::{Host, Out, Refused, Table, Who};

/// How long the others may think about it.
const CLAIM_MS: u64 = 120_000;

/// Someone asks for the place of a player who has dropped out.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    entrant: u8,
    player: u64,
    until: u64,
    agreed: Vec<u8>,
}

impl<G: Host> Table<G> {
    /// Someone says that they are the player of this name, who has no connection. With the room's
    /// password they have the place, once the player has been gone for a while; otherwise all others
    /// who are here must consent.
    pub(crate) fn reclaim(
        &mut self,
        player: u64,
        name: &str,
        vouched: bool,
    ) -> Result<(), Refused> {
        let name = name.trim();
        let is_lost = |place: &Entrant<_>| {
            place.person().is_some_and(|person| {
                person.name == name && person.lost_at.is_some() && !person.gone && !person.bot
            })
        };
        if self.entrant_of(player).is_some() {
            return Err(ErrorCode::Seated.into());
        }
        let entrant = self.entrants.iter().position(is_lost).ok_or(ErrorCode::Place)? as u8;
        if vouched {
            let lost_at = self.entrants[usize::from(entrant)].person().and_then(|it| it.lost_at);
            if lost_at.is_some_and(|at| self.now < at.saturating_add(self.room.times.reclaim_ms)) {
                return Err(ErrorCode::NotNow.into());
            }
            self.hand_over(entrant, player);
            return Ok(());
        }
        // One claim at a time: who has consented to one person has not consented to the next.
        let is_open = self.claim.as_ref().is_some_and(|claim| self.now < claim.until);
        if is_open || self.voters(entrant).is_empty() {
            return Err(ErrorCode::NotNow.into());
        }
        let until = self.now + CLAIM_MS;
        self.claim = Some(Claim { entrant, player, until, agreed: Vec::new() });
        self.tell_all(|| EventOf::<G>::ReclaimAsked { entrant, until_ms: until });
        Ok(())
    }

    /// One of the others consents, or does not.
    pub(crate) fn consent(&mut self, by: u8, place: u8, agreed: bool) -> Result<(), Refused> {
        let now = self.now;
        let open = self.claim.as_mut().filter(|claim| claim.entrant == place && now < claim.until);
        let claim = open.ok_or(ErrorCode::NotNow)?;
        if by == place {
            return Err(ErrorCode::Place.into());
        }
        if !agreed {
            self.claim = None;
            return Ok(());
        }
        if !claim.agreed.contains(&by) {
            claim.agreed.push(by);
        }
        let Claim { player, agreed, .. } = claim.clone();
        if self.voters(place).iter().all(|voter| agreed.contains(voter)) {
            self.hand_over(place, player);
        }
        Ok(())
    }

    /// Who asks for a place, while the others may consent.
    pub fn claimant(&self) -> Option<u64> {
        self.claim.as_ref().filter(|claim| self.now < claim.until).map(|claim| claim.player)
    }

    /// A player is back or has left, so nobody else is waited for in that place.
    pub(crate) fn end_claim(&mut self, entrant: u8) {
        if self.claim.as_ref().is_some_and(|claim| claim.entrant == entrant) {
            self.claim = None;
        }
    }

    /// The people who are here, but for the one whose place it is.
    fn voters(&self, place: u8) -> Vec<u8> {
        let numbered = (0..).zip(&self.entrants);
        let others = numbered.filter(|(n, other)| *n != place && other.is_person_here());
        others.map(|(n, _)| n).collect()
    }

    /// The place is someone else's from now on; the old token is worth nothing.
    fn hand_over(&mut self, entrant: u8, player: u64) {
        self.claim = None;
        let now = self.now;
        let Some(person) = self.person_mut(entrant) else { return };
        let old = std::mem::replace(&mut person.player, player);
        (person.lost_at, person.synced, person.away) = (Some(now), false, false);
        self.effects.out.push(Out::refused(Who::Player(old), ErrorCode::NotSeated));
        self.tell_entrants();
    }

    /// The host gives a free place to a program.
    pub(crate) fn seat_bot(
        &mut self,
        by: u64,
        player: u64,
        name: &str,
        entrant: u8,
    ) -> Result<(), Refused> {
        if self.entrant_of(player).is_some() {
            return Err(ErrorCode::Seated.into());
        }
        let host = self.entrant_of(by).ok_or(ErrorCode::NotSeated)?;
        self.expect_host(host)?;
        self.check_name(name)?;
        let place = self.entrants.get_mut(usize::from(entrant)).ok_or(ErrorCode::Place)?;
        if !place.is_free() {
            return Err(ErrorCode::Place.into());
        }
        let bot = Person { bot: true, ..Person::new(player, name.trim().to_owned(), self.now) };
        place.occupant = Occupant::Person(bot);
        self.tell_entrants();
        self.try_to_begin();
        Ok(())
    }
}
