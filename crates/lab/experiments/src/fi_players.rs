//! The players of the Helsinki thesis, as it sets them.

use parlor_agent::Budget;

use crate::{Settings, Size};

/// A player of the Helsinki thesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FiPlayer {
    /// As the source writes it.
    pub(crate) name: &'static str,
    /// As an agent of ours.
    pub(crate) spec: &'static str,
    /// Is it so slow that it is asked less often?
    pub(crate) is_slow: bool,
}

const fn player(name: &'static str, spec: &'static str) -> FiPlayer {
    FiPlayer { name, spec, is_slow: false }
}

/// The source's eleven, in its order.
pub(crate) const PLAYERS: [FiPlayer; 11] = [
    player("tree d1", "fi-tree:depth=1"),
    player("tree d2", "fi-tree:depth=2"),
    FiPlayer { name: "tree d3", spec: "fi-tree:depth=3", is_slow: true },
    player("MC 20/20/1", "fi-mc:decks=20,discards=20,turns=1"),
    player("MC 20/40/1", "fi-mc:decks=20,discards=40,turns=1"),
    player("MC 40/20/1", "fi-mc:decks=40,discards=20,turns=1"),
    player("MC 40/40/1", "fi-mc:decks=40,discards=40,turns=1"),
    player("MC 20/20/3", "fi-mc:decks=20,discards=20,turns=3"),
    player("MC 20/40/3", "fi-mc:decks=20,discards=40,turns=3"),
    player("MC 40/20/3", "fi-mc:decks=40,discards=20,turns=3"),
    player("MC 40/40/3", "fi-mc:decks=40,discards=40,turns=3"),
];

/// The other reading of its tree search: the probabilities of all branches added up.
pub(crate) const SUMMED: [FiPlayer; 2] = [
    player("tree d1, summed", "fi-tree:depth=1,mode=sum"),
    FiPlayer { name: "tree d2, summed", spec: "fi-tree:depth=2,mode=sum", is_slow: true },
];

/// What a decision may use: everything, or quickly few nodes, which only the deep searches meet.
pub(crate) fn budget(settings: &Settings<'_>) -> Budget<'static> {
    match settings.size {
        Size::Full | Size::Long => Budget::UNLIMITED,
        Size::Quick => Budget::nodes(QUICK_NODES),
    }
}

const QUICK_NODES: u64 = 2_000;
