//! A search through all throws to the end of the race, or to a depth.

use parlor_agent::{Agent, Ask, Explanation, Message, Range, Scale, SearchLog, Unit};
use parlor_game::{Seat, SeatSet};
use parlor_search::{ByValue, Edge, ExpectiminimaxAgent, Prune, TranspositionTable, Words};
use parlor_toy::{Race, RaceAction, Stride};

use super::winning::Winning;
use super::{name, reasons};

/// Plays what expectiminimax finds, and says why as players do.
#[derive(Clone, Debug)]
pub struct Player {
    search: ExpectiminimaxAgent<Race, Winning, Option<Sorted>, Option<Positions>>,
}

/// The likelier win first.
type Sorted = ByValue<Race, Winning>;

/// What remembers positions by their key.
type Positions = TranspositionTable<Key, fn(&Race) -> Key>;

/// What the value of a race depends on: not how many throws came before.
type Key = ([u8; 2], SeatSet, Seat, Stride);

fn key(race: &Race) -> Key {
    let both = [Seat::A, Seat::B];
    let rights = both.into_iter().filter(|&seat| race.may_decline(seat)).collect();
    (both.map(|seat| race.to_go(seat)), rights, race.mover(), race.stride())
}

/// Enough for all that comes up from the start of a long race.
const N_POSITIONS: usize = 1 << 16;

impl Player {
    /// A search `depth` levels deep, choices and throws both counted.
    pub fn new(depth: u32) -> Player {
        let memory: Positions = TranspositionTable::new(N_POSITIONS, key);
        let search = ExpectiminimaxAgent::new(Winning, depth).order(None);
        let mut search = search.memory(Some(memory));
        search.words = Words { edge: edge_name, values: scale(), tree_nodes_max: 250 };
        Player { search }
    }

    /// The same player that leaves this out at throws.
    #[must_use]
    pub fn prune(mut self, prune: Prune) -> Player {
        self.search.prune = prune;
        self
    }

    /// The same player that looks first at the choice that seems better.
    #[must_use]
    pub fn sorted(mut self) -> Player {
        self.search.order = Some(ByValue::new(Winning));
        self
    }

    /// The same player that searches a position again each time it comes up.
    #[must_use]
    pub fn without_memory(mut self) -> Player {
        self.search.memory = None;
        self
    }
}

/// What values measure.
fn scale() -> Scale {
    Scale::new("race-win-chance", Unit::Percent).over(Range::Fixed { low: 0.0, high: 1.0 })
}

fn edge_name(edge: &Edge<Race>) -> Message {
    match edge {
        Edge::Root | Edge::World(_) => Message::verbatim(""),
        Edge::Action(_, action) => name(*action),
        Edge::Chance { chance, .. } => Message::verbatim(chance.pips().to_string()),
    }
}

impl Agent<Race> for Player {
    fn decide(&mut self, ask: &Ask<'_, Race>, why: Option<&mut Explanation>) -> RaceAction {
        let Some(why) = why else { return self.search.decide(ask, None) };
        let action = self.search.decide(ask, Some(&mut *why));
        reasons::add(ask, action, why);
        action
    }

    fn trace(&mut self, ask: &Ask<'_, Race>, log: &mut SearchLog<Race>) -> Option<RaceAction> {
        self.search.trace(ask, log)
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }
}
