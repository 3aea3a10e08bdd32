//! The games, as the driver plays them.

use parlor_kit::{Each, Full};
use parlor_wire::online::{CallWindowMsg, CreatorMsg, RoomRequestMsg, SeatRequestMsg};

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kind {
    /// Its name in the protocol.
    pub(crate) name: &'static str,
    /// How many play.
    pub(crate) n_seats: usize,
    /// Matches of a few deals, or, in short, of hardly more than one.
    rules: [&'static str; 2],
}

struct All(Vec<Kind>);

impl Each for All {
    fn kit<K: Full>(&mut self) {
        if K::IS_TINY {
            return;
        }
        let rules = [K::short_match(), K::shortest_match()];
        let n_seats = K::read(rules[0]).map_or(0, |kit| kit.n_seats());
        self.0.push(Kind { name: K::NAME, n_seats, rules });
    }
}

/// The games that are no toys.
fn kinds() -> Vec<Kind> {
    let mut all = All(Vec::new());
    parlor_kits::each(&mut all);
    all.0
}

fn n_kinds() -> usize {
    kinds().len()
}

impl Kind {
    /// The game of a table: as many tables of each game that is no toy.
    pub(crate) fn of_table(number: usize) -> Kind {
        let kinds = kinds();
        kinds[number % kinds.len()]
    }

    /// How many people play at a table; where there are agents, two beside them at every other table
    /// with more than two seats.
    pub(crate) fn n_people(self, number: usize, agents: bool) -> usize {
        let among_agents = agents && self.n_seats > 2 && (number / n_kinds()).is_multiple_of(2);
        if among_agents { 2 } else { self.n_seats }
    }

    /// The request for a room with so many people, the first of whom makes it, and agents at the other places.
    pub(crate) fn room(
        self,
        name: String,
        n_people: usize,
        calls: CallWindowMsg,
        short: bool,
    ) -> RoomRequestMsg {
        let seat = |n| match n {
            n if n < n_people => SeatRequestMsg::Open,
            _ => SeatRequestMsg::Agent { agent: "random".to_owned() },
        };
        RoomRequestMsg {
            name,
            game: self.name.to_owned(),
            rules: self.rules[usize::from(short)].to_owned(),
            seats: (0..self.n_seats).map(seat).collect(),
            calls: Some(calls),
            idle_minutes: Some(60),
            password: None,
            hidden: false,
            clock: None,
            spectators: None,
            practice: false,
            results: false,
            creator: Some(CreatorMsg { name: player_name(0) }),
        }
    }
}

/// What the player who comes nth is called.
pub(crate) fn player_name(n: usize) -> String {
    format!("Player {n}")
}
