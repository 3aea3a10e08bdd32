//! The place of a player who has dropped out and lost the token.

use parlor_wire::online::{ClaimMsg, ErrorCode};

use crate::entrant::{Entrant, Occupant, Person};
use crate::table::EventOf;
use crate::{Host, Out, Refused, Table, Who};

/// How long the others may think about it; in old logs less.
const CLAIM_MS: u64 = 300_000;
const OLD_CLAIM_MS: u64 = 120_000;

/// Someone asks for the place of a player who has dropped out.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    pub(crate) entrant: u8,
    pub(crate) player: u64,
    pub(crate) until: u64,
    /// Who has consented so far.
    pub(crate) agreed: Vec<u8>,
}

impl<G: Host> Table<G> {
    /// Someone says that they are the player of this name, who has had no connection for a while.
    /// Everyone else at the table must consent; where there is nobody else, the room's password
    /// speaks for them.
    pub(crate) fn reclaim(
        &mut self,
        player: u64,
        name: &str,
        vouched: bool,
    ) -> Result<(), Refused> {
        let name = name.trim();
        if self.right_of(player).is_some() {
            return Err(ErrorCode::Seated.into());
        }
        let is_lost = |place: &Entrant<_>| {
            place.person().is_some_and(|person| {
                person.name == name && person.lost_at.is_some() && !person.gone && !person.bot
            })
        };
        let entrant = self.entrants.iter().position(is_lost).ok_or(ErrorCode::Place)? as u8;
        if !self.guards_seats() {
            return self.reclaim_as_before(entrant, player, vouched);
        }
        let person = self.entrants[usize::from(entrant)].person().ok_or(ErrorCode::Place)?;
        // One claim at a time: who has consented to one person has not consented to the next.
        if self.claim.is_some() || person.heir.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        if self.is_kept(person) || self.now < person.claims_from {
            return Err(ErrorCode::TooSoon.into());
        }
        let n_voters = self.voters(entrant).len();
        if self.is_too_few(n_voters) {
            return Err(ErrorCode::Begun.into());
        }
        if n_voters > 0 {
            self.open_claim(entrant, player, CLAIM_MS);
            return Ok(());
        }
        if !vouched {
            return Err(ErrorCode::NobodyToAsk.into());
        }
        self.grant(entrant, player);
        Ok(())
    }

    /// In old logs the password alone was enough, and otherwise those who were there.
    fn reclaim_as_before(
        &mut self,
        entrant: u8,
        player: u64,
        vouched: bool,
    ) -> Result<(), Refused> {
        let person = self.entrants[usize::from(entrant)].person();
        if vouched {
            if person.is_some_and(|person| self.is_kept(person)) {
                return Err(ErrorCode::NotNow.into());
            }
            self.replace_player(entrant, player);
            return Ok(());
        }
        let is_open = self.claim.as_ref().is_some_and(|claim| self.now < claim.until);
        if is_open || self.voters(entrant).is_empty() {
            return Err(ErrorCode::NotNow.into());
        }
        self.open_claim(entrant, player, OLD_CLAIM_MS);
        Ok(())
    }

    /// Could this one person give a hidden hand to themselves? Where nobody else is asked, the claimant
    /// may be the same person, so a seat changes hands only when the match is over.
    fn is_too_few(&self, n_voters: usize) -> bool {
        n_voters == 1 && self.is_playing() && G::HAS_SECRETS
    }

    /// Is the seat kept for a player who has been gone for a moment only?
    fn is_kept(&self, person: &Person) -> bool {
        let until = |at: u64| at.saturating_add(self.reclaim_ms());
        person.lost_at.is_some_and(|at| self.now < until(at))
    }

    fn open_claim(&mut self, entrant: u8, player: u64, ms: u64) {
        let until = self.now + ms;
        self.claim = Some(Claim { entrant, player, until, agreed: Vec::new() });
        self.tell_all(|| EventOf::<G>::ReclaimAsked { entrant, until_ms: until });
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
            self.refuse_claim(place);
            return Ok(());
        }
        if !claim.agreed.contains(&by) {
            claim.agreed.push(by);
        }
        self.settle_claim();
        Ok(())
    }

    /// Gives the place to the claimant when nobody is missing whose consent it takes.
    fn settle_claim(&mut self) {
        let Some(Claim { entrant, player, agreed, .. }) = self.claim.clone() else { return };
        let voters = self.voters(entrant);
        if self.guards_seats() && self.is_too_few(voters.len()) {
            self.end_claim(entrant);
            return;
        }
        if agreed.is_empty() || !voters.iter().all(|voter| agreed.contains(voter)) {
            return;
        }
        if self.guards_seats() {
            self.grant(entrant, player);
        } else {
            self.replace_player(entrant, player);
        }
    }

    /// Someone has left for good, or someone else has the place: what was said there about a claim
    /// counts no more. Who has left is not waited for.
    pub(crate) fn forget_voter(&mut self, entrant: u8) {
        if self.guards_seats()
            && let Some(claim) = &mut self.claim
        {
            claim.agreed.retain(|voter| *voter != entrant);
            self.settle_claim();
        }
    }

    /// Who asks for a place, while the others may consent.
    pub fn claimant(&self) -> Option<u64> {
        self.claim.as_ref().filter(|claim| self.now < claim.until).map(|claim| claim.player)
    }

    /// The open claim, as everyone sees it.
    pub(crate) fn claim_message(&self) -> Option<ClaimMsg> {
        let claim = self.claim.as_ref().filter(|claim| self.now < claim.until)?;
        let Claim { entrant, until, agreed, .. } = claim.clone();
        Some(ClaimMsg { entrant, until_ms: until, agreed })
    }

    /// When nobody may consent any more; in old logs nothing happened then.
    pub(crate) fn claim_deadline(&self) -> Option<u64> {
        self.claim.as_ref().filter(|_| self.guards_seats()).map(|claim| claim.until)
    }

    /// The others do not let anyone have a place: they are not asked about it again for a while.
    pub(crate) fn refuse_claim(&mut self, entrant: u8) {
        let from = self.now.saturating_add(self.reclaim_ms());
        if let Some(person) = self.person_mut(entrant) {
            person.claims_from = from;
        }
        self.end_claim(entrant);
    }

    /// Nobody is waited for in a place any more: its player is back or has left, someone has said no,
    /// or all have thought about it for too long.
    pub(crate) fn end_claim(&mut self, entrant: u8) {
        if self.claim.as_ref().is_none_or(|claim| claim.entrant != entrant) {
            return;
        }
        self.claim = None;
        if self.guards_seats() {
            self.tell_all(|| EventOf::<G>::ReclaimAnswered { entrant, granted: false });
        }
    }

    /// Whose consent a claim to this place takes: all people at the other places, here or not. Who is
    /// not here has not consented. In old logs only those who were here counted.
    fn voters(&self, place: u8) -> Vec<u8> {
        let counts = |other: &Entrant<_>| {
            let sits = other.person().is_some_and(|person| !person.gone && !person.bot);
            if self.guards_seats() { sits } else { other.is_person_here() }
        };
        let numbered = (0..).zip(&self.entrants);
        numbered.filter(|(n, other)| *n != place && counts(other)).map(|(n, _)| n).collect()
    }

    /// In old logs the place was the claimant's at once, and the old token worth nothing.
    fn replace_player(&mut self, entrant: u8, player: u64) {
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
