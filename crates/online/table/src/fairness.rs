//! The promise, pledges and contributions, and the start of a match.
//!
//! The scheme: `docs/dev/fair-chance.md`.

use parlor_fair::{
    Bytes32, Commitment, Contribution, Kind, Pledge, Promise, Scheme, Secret, Transcript,
};
use parlor_game::BySeat;
use parlor_wire::online::{EntrantKindMsg, ErrorCode, FairEntrantMsg, RevealMsg};

use crate::current_match::{CurrentMatch, Phase, Promised, Stage};
use crate::entrant::{Entrant, Occupant};
use crate::table::EventOf;
use crate::{Host, Refused, Table};

impl<G: Host> Table<G> {
    /// The server brings its part of the chance of the next match.
    pub(crate) fn promise(&mut self, match_id: String, secret: &str) -> Result<(), Refused> {
        let secret: Bytes32 = secret.parse().map_err(|_| ErrorCode::BadMessage)?;
        if self.promise.is_some() {
            return Err(ErrorCode::NotNow.into());
        }
        let (scheme, secret) = (self.scheme(), Secret::new(secret.0));
        self.promise = Some(Promised { scheme, match_id, secret, chain_number: None });
        if let Some(promise) = self.promise_message() {
            self.tell_all(|| EventOf::<G>::Promised { promise: promise.clone() });
        }
        self.try_to_begin();
        Ok(())
    }

    /// The promise has got its number in the chain: everyone is told it once more, with the number.
    pub(crate) fn chained(&mut self, match_id: &str, number: u64) -> Result<(), Refused> {
        let promised = self.promise.as_mut().filter(|promised| promised.match_id == match_id);
        let promised = promised.filter(|promised| promised.chain_number.is_none());
        promised.ok_or(ErrorCode::NotNow)?.chain_number = Some(number);
        if let Some(promise) = self.promise_message() {
            self.tell_all(|| EventOf::<G>::Promised { promise: promise.clone() });
        }
        Ok(())
    }

    /// The match whose promise is not in the chain yet, with the promise.
    pub fn unchained(&self) -> Option<(String, Commitment)> {
        let promised = self.promise.as_ref()?;
        let commitment = promised.commitment(&full_rules(&self.game));
        promised.chain_number.is_none().then(|| (promised.match_id.clone(), commitment))
    }

    /// Begins when the promise is given, every place is taken and every person is ready; after a
    /// match, when every person has agreed to another one. Agents alone begin when someone watches.
    pub(crate) fn try_to_begin(&mut self) {
        let gathering = matches!(self.phase, Phase::Gathering);
        let ready = self.all_agree(|place| place.ready);
        if !gathering || !ready || !self.is_watched_on() || self.promise.is_none() {
            return;
        }
        for place in &mut self.entrants {
            place.ready = false;
        }
        let until = self.now + self.room.times.pledge_ms;
        self.phase = Phase::Pledging { until };
        self.tell_entrants();
        self.tell_all(|| EventOf::<G>::Pledging { until_ms: until });
        self.close_pledging();
    }

    pub(crate) fn pledge(&mut self, entrant: u8, pledge: &str) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Pledging { .. }) {
            return Err(ErrorCode::NotNow.into());
        }
        let pledge: Bytes32 = pledge.parse().map_err(|_| ErrorCode::Pledge)?;
        let fair = &mut self.entrants[usize::from(entrant)].fair;
        if fair.pledge.is_some() {
            return Err(ErrorCode::Pledge.into());
        }
        fair.pledge = Some(Pledge(pledge));
        self.close_pledging();
        Ok(())
    }

    pub(crate) fn contribute(&mut self, entrant: u8, shown: &str) -> Result<(), Refused> {
        let (Phase::Contributing { .. }, Some(promise)) = (&self.phase, &self.promise) else {
            return Err(ErrorCode::NotNow.into());
        };
        let shown: Contribution = shown.parse().map_err(|_| ErrorCode::Contribution)?;
        let pledge = shown.pledge(promise.scheme, &promise.match_id, entrant);
        let fair = &mut self.entrants[usize::from(entrant)].fair;
        if fair.pledge != Some(pledge) || fair.contribution.is_some() {
            return Err(ErrorCode::Contribution.into());
        }
        fair.contribution = Some(shown);
        self.close_pledging();
        Ok(())
    }

    /// Goes on when nobody is waited for any more.
    pub(crate) fn close_pledging(&mut self) {
        let mut awaited = self.entrants.iter().filter(|place| place.is_person_here());
        match self.phase {
            Phase::Pledging { .. } if awaited.all(|place| place.fair.pledge.is_some()) => {
                self.end_pledging();
            }
            Phase::Contributing { .. } => {
                let mut pledged = awaited.filter(|place| place.fair.pledge.is_some());
                if pledged.all(|place| place.fair.contribution.is_some()) {
                    self.begin_match();
                }
            }
            _ => {}
        }
    }

    /// What was pledged, by entrant.
    pub(crate) fn pledges(&self) -> Vec<Option<String>> {
        let pledges = self.entrants.iter().map(|place| place.fair.pledge);
        pledges.map(|pledge| pledge.map(|pledge| pledge.0.to_string())).collect()
    }

    /// No more pledges: contributions are shown, if anything was pledged.
    pub(crate) fn end_pledging(&mut self) {
        let pledges = self.pledges();
        if pledges.iter().all(Option::is_none) {
            return self.begin_match();
        }
        let until_ms = self.now + self.room.times.contribute_ms;
        self.phase = Phase::Contributing { until: until_ms };
        self.tell_all(|| EventOf::<G>::Contributing { until_ms, pledges: pledges.clone() });
        self.close_pledging();
    }

    /// The key is made, seats are drawn, and the first deal begins.
    pub(crate) fn begin_match(&mut self) {
        let Some(promised) = self.promise.clone() else { return };
        let rules = full_rules(&self.game);
        let entered: Vec<_> = self.entrants.iter().map(entered).collect();
        let drawn = self.room.draw_seats;
        let key = promised.secret.match_key(&promised.promise(&rules), drawn, &entered);
        let n_entrants = self.entrants.len() as u8;
        let seat_order = if drawn { key.seat_order(n_entrants) } else { (0..n_entrants).collect() };
        let bank_ms = self.room.clock.map_or(0, |clock| clock.bank_ms);
        let sheet = self.game.begin();
        let Some(mut playing) = CurrentMatch::<G>::deal_of(&self.game, &sheet, &key, 0) else {
            self.effects.fault = Some("the match has no first deal".to_owned());
            return;
        };
        playing.moved_at = self.now;
        let contributions: Vec<_> =
            entered.iter().map(|one| one.contribution.as_ref().map(ToString::to_string)).collect();
        self.phase = Phase::Match(Box::new(CurrentMatch {
            key,
            entered,
            seat_order: seat_order.clone(),
            sheet,
            deals: Vec::new(),
            transcript: promised.transcript(&rules),
            lines: Vec::new(),
            banks: BySeat::splat(bank_ms),
            delays: promised.secret.delays(promised.scheme),
            began_at: self.now,
            stage: Stage::Playing(Box::new(playing)),
        }));
        self.tell_all(|| EventOf::<G>::MatchBegan {
            seat_order: seat_order.clone(),
            contributions: contributions.clone(),
        });
        self.hand_over_seats();
        self.tell_entrants();
        self.tell_deal_began();
        self.run();
    }

    /// What is shown after the match.
    pub(crate) fn reveal(&self) -> Option<RevealMsg> {
        let promised = self.promise.as_ref()?;
        let second = promised.scheme == Scheme::V2;
        let entrants = self.current()?.entered.iter().map(|one| FairEntrantMsg {
            pledge: one.pledge.map(|pledge| pledge.0.to_string()),
            contribution: one.contribution.as_ref().map(ToString::to_string),
            kind: second.then_some(match one.kind {
                Kind::Person => EntrantKindMsg::Person,
                Kind::Bot => EntrantKindMsg::Bot,
                Kind::Agent => EntrantKindMsg::Agent,
            }),
        });
        let secret = promised.secret.reveal().to_string();
        Some(RevealMsg { secret, entrants: entrants.collect() })
    }
}

impl Promised {
    pub(crate) fn promise<'a>(&'a self, rules: &'a str) -> Promise<'a> {
        Promise { scheme: self.scheme, match_id: &self.match_id, rules }
    }

    pub(crate) fn commitment(&self, rules: &str) -> Commitment {
        self.secret.commitment(&self.promise(rules))
    }

    /// The running hash before the first deal; the first scheme has none.
    fn transcript(&self, rules: &str) -> Option<Transcript> {
        let begun = || Transcript::begin(&self.match_id, &self.commitment(rules));
        (self.scheme == Scheme::V2).then(begun)
    }
}

/// Who begins a match at this place, and with which part of the chance.
fn entered<A>(place: &Entrant<A>) -> parlor_fair::Entrant {
    let (kind, name) = match &place.occupant {
        Occupant::Free => (Kind::Person, String::new()),
        Occupant::Person(person) if person.bot => (Kind::Bot, person.name.clone()),
        Occupant::Person(person) => (Kind::Person, person.name.clone()),
        Occupant::Agent { spec } => (Kind::Agent, spec.clone()),
    };
    parlor_fair::Entrant { kind, name, ..place.fair.clone() }
}

/// The game and its rules, as they stand in the promise.
pub(crate) fn full_rules<G: Host>(game: &G) -> String {
    format!("{} {}", G::NAME, game.rules())
}
