//! Coming and going: places and readiness.

use parlor_wire::online::ErrorCode;

use crate::current_match::Phase;
use crate::entrant::{Entrant, Occupant, Person};
use crate::names::{has_length, is_name, look_alike};
use crate::{Host, Out, Refused, Table, Who};

impl<G: Host> Table<G> {
    /// May places be taken and given up?
    fn is_open(&self) -> bool {
        !self.is_playing()
    }

    /// A player takes the first free place.
    pub(crate) fn join(&mut self, player: u64, name: &str) -> Result<(), Refused> {
        if self.entrant_of(player).is_some() {
            return Err(ErrorCode::Seated.into());
        }
        self.check_name(name)?;
        let name = name.trim();
        if !self.is_open() {
            return Err(ErrorCode::Begun.into());
        }
        let free = self.entrants.iter().position(Entrant::is_free).ok_or(ErrorCode::Full)?;
        let person = Person::new(player, name.to_owned(), self.now);
        self.entrants[free].occupant = Occupant::Person(person);
        self.host = self.host.or(Some(free as u8));
        self.tell_entrants();
        Ok(())
    }

    /// Can someone be called so here?
    pub(crate) fn check_name(&self, name: &str) -> Result<(), Refused> {
        let (name, strict) = (name.trim(), self.tells_names_apart());
        // Old logs have any name that can be printed, and is not exactly another one.
        let is_good = if strict {
            is_name(name)
        } else {
            has_length(name) && !name.chars().any(char::is_control)
        };
        let is_taken = |place: &Entrant<_>| {
            let same = |other: &str| other == name || (strict && look_alike(other, name));
            place.person().is_some_and(|person| same(&person.name))
        };
        if !is_good || self.entrants.iter().any(is_taken) {
            return Err(ErrorCode::Name.into());
        }
        Ok(())
    }

    /// A player gives up the place. During a match the table plays on for them.
    pub(crate) fn leave(&mut self, entrant: u8) -> Result<(), Refused> {
        if self.give_back(entrant) {
            return Ok(());
        }
        if self.is_open() {
            self.vacate(entrant);
        } else {
            if let Some(person) = self.person_mut(entrant) {
                person.gone = true;
                person.synced = false;
            }
            if self.ends_claims() {
                self.end_claim(entrant);
            }
            self.end_heir(entrant, ErrorCode::NotSeated);
            self.pass_host_on(entrant);
            self.tell_entrants();
            self.presence_changed();
            self.forget_voter(entrant);
        }
        Ok(())
    }

    /// The host removes someone before a match.
    pub(crate) fn kick(&mut self, host: u8, whom: u8) -> Result<(), Refused> {
        self.expect_host(host)?;
        let place = self.entrants.get(usize::from(whom)).ok_or(ErrorCode::Place)?;
        if place.is_free() || whom == host {
            return Err(ErrorCode::Place.into());
        }
        if let Some(person) = place.person() {
            self.effects.out.push(Out::refused(Who::Player(person.player), ErrorCode::NotSeated));
        }
        self.vacate(whom);
        Ok(())
    }

    /// The host gives a free place to an agent.
    pub(crate) fn invite(&mut self, host: u8, place: u8, agent: String) -> Result<(), Refused> {
        self.expect_host(host)?;
        self.seat_agent(place, agent)
    }

    /// An agent takes a free place.
    pub(crate) fn seat_agent(&mut self, place: u8, agent: String) -> Result<(), Refused> {
        let open = self.is_open();
        let entrant = self.entrants.get_mut(usize::from(place)).ok_or(ErrorCode::Place)?;
        if !open || !entrant.is_free() {
            return Err(ErrorCode::Place.into());
        }
        if agent.is_empty() || agent.len() > 200 {
            return Err(ErrorCode::Agent.into());
        }
        entrant.occupant = Occupant::Agent { spec: agent };
        self.tell_entrants();
        self.try_to_begin();
        Ok(())
    }

    pub(crate) fn expect_host(&self, entrant: u8) -> Result<(), Refused> {
        if self.host != Some(entrant) {
            return Err(ErrorCode::NotHost.into());
        }
        if !self.is_open() {
            return Err(ErrorCode::Begun.into());
        }
        Ok(())
    }

    /// A place becomes free.
    fn vacate(&mut self, entrant: u8) {
        self.entrants[usize::from(entrant)].clear();
        if self.ends_claims() {
            self.end_claim(entrant);
        }
        self.pass_host_on(entrant);
        self.tell_entrants();
        self.forget_voter(entrant);
    }

    /// Those who left during a match are not there any more when it is over.
    pub(crate) fn forget_the_gone(&mut self) {
        for place in &mut self.entrants {
            if place.person().is_some_and(|person| person.gone) {
                place.clear();
            }
        }
    }

    /// Back to the start for another match, with everyone as ready as they agreed to it.
    pub(crate) fn gather(&mut self) {
        self.phase = Phase::Gathering;
        for place in &mut self.entrants {
            place.ready = place.rematch;
            place.rematch = false;
            place.paused = false;
            place.fair = parlor_fair::Entrant::default();
        }
    }

    /// The next person becomes the host when the host is no longer there.
    fn pass_host_on(&mut self, from: u8) {
        if self.host == Some(from) {
            let there = |place: &Entrant<_>| {
                place.person().is_some_and(|person| !person.gone && !person.bot)
            };
            self.host = self.entrants.iter().position(there).map(|entrant| entrant as u8);
        }
    }

    /// A player is ready for the match or the next deal, or no longer.
    pub(crate) fn ready(&mut self, entrant: u8, ready: bool) -> Result<(), Refused> {
        let between = self.is_between();
        if !between && !matches!(self.phase, Phase::Gathering) {
            return Err(ErrorCode::NotNow.into());
        }
        let before = std::mem::replace(&mut self.entrants[usize::from(entrant)].ready, ready);
        if before == ready {
            self.changed = false;
            return Ok(());
        }
        self.tell_entrants();
        if between {
            self.try_next_deal();
        } else {
            self.try_to_begin();
        }
        Ok(())
    }

    /// The table plays for a player, or no longer.
    pub(crate) fn away(&mut self, entrant: u8, away: bool) -> Result<(), Refused> {
        if !self.is_playing() {
            return Err(ErrorCode::NotNow.into());
        }
        let person = self.entrants[usize::from(entrant)].person();
        if person.is_some_and(|person| person.away == away) {
            self.changed = false;
            return Ok(());
        }
        self.set_away(entrant, away);
        self.presence_changed();
        Ok(())
    }

    /// Notes that a player is away or back, and tells everyone if that is news.
    pub(crate) fn set_away(&mut self, entrant: u8, away: bool) {
        let Some(person) = self.person_mut(entrant) else { return };
        if person.away != away {
            person.away = away;
            self.tell_entrants();
        }
    }
}
