//! A place in a checkpoint, field by field.

use parlor_fair::Pledge;
use serde::{Deserialize, Serialize};

use crate::entrant::{Entrant, Heir, Occupant, Person};
use crate::stream::Stream;

/// One place and what belongs to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptPlace {
    occupant: KeptOccupant,
    ready: bool,
    rematch: bool,
    paused: bool,
    pledge: Option<String>,
    contribution: Option<String>,
    /// The version of its stream.
    stream: u64,
    last_seq: u64,
}

/// Who has a place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum KeptOccupant {
    Free,
    Person(KeptPerson),
    Agent { spec: String },
}

/// A person at the table, whose seat may be on its way from one to another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptPerson {
    player: u64,
    name: String,
    lost_at: Option<u64>,
    away: bool,
    gone: bool,
    bot: bool,
    fresh: bool,
    claims_from: u64,
    owner: Option<u64>,
    heir: Option<KeptHeir>,
}

/// Someone who has a seat from the next deal on.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct KeptHeir {
    player: u64,
    here: bool,
}

impl KeptPlace {
    pub(crate) fn of<A>(place: &Entrant<A>) -> KeptPlace {
        let Entrant { occupant, ready, rematch, paused, fair, stream, last_seq, answered: _ } =
            place;
        // Who it is follows from the occupant when the match begins.
        let parlor_fair::Entrant { kind: _, name: _, pledge, contribution } = fair;
        KeptPlace {
            occupant: KeptOccupant::of(occupant),
            ready: *ready,
            rematch: *rematch,
            paused: *paused,
            pledge: pledge.map(|pledge| pledge.0.to_string()),
            contribution: contribution.as_ref().map(ToString::to_string),
            stream: stream.version(),
            last_seq: *last_seq,
        }
    }

    pub(crate) fn put_back<A>(&self) -> Option<Entrant<A>> {
        let pledge = self.pledge.as_ref().map(|text| text.parse().map(Pledge));
        let contribution = self.contribution.as_ref().map(|text| text.parse());
        let fair = parlor_fair::Entrant {
            pledge: pledge.transpose().ok()?,
            contribution: contribution.transpose().ok()?,
            ..parlor_fair::Entrant::default()
        };
        Some(Entrant {
            occupant: self.occupant.put_back(),
            ready: self.ready,
            rematch: self.rematch,
            paused: self.paused,
            fair,
            stream: Stream::at(self.stream),
            last_seq: self.last_seq,
            answered: Default::default(),
        })
    }
}

impl KeptOccupant {
    fn of(occupant: &Occupant) -> KeptOccupant {
        match occupant {
            Occupant::Free => KeptOccupant::Free,
            Occupant::Agent { spec } => KeptOccupant::Agent { spec: spec.clone() },
            Occupant::Person(person) => {
                // Anyone who comes back gets the whole state, so nobody is up to date.
                let Person {
                    player,
                    name,
                    lost_at,
                    synced: _,
                    away,
                    gone,
                    bot,
                    fresh,
                    claims_from,
                    owner,
                    heir,
                } = person.clone();
                let heir = heir.map(|Heir { player, here }| KeptHeir { player, here });
                KeptOccupant::Person(KeptPerson {
                    player,
                    name,
                    lost_at,
                    away,
                    gone,
                    bot,
                    fresh,
                    claims_from,
                    owner,
                    heir,
                })
            }
        }
    }

    fn put_back(&self) -> Occupant {
        match self.clone() {
            KeptOccupant::Free => Occupant::Free,
            KeptOccupant::Agent { spec } => Occupant::Agent { spec },
            KeptOccupant::Person(kept) => {
                let KeptPerson {
                    player,
                    name,
                    lost_at,
                    away,
                    gone,
                    bot,
                    fresh,
                    claims_from,
                    owner,
                    heir,
                } = kept;
                let heir = heir.map(|KeptHeir { player, here }| Heir { player, here });
                let synced = false;
                Occupant::Person(Person {
                    player,
                    name,
                    lost_at,
                    synced,
                    away,
                    gone,
                    bot,
                    fresh,
                    claims_from,
                    owner,
                    heir,
                })
            }
        }
    }
}
