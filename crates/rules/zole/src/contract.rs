//! Calls and what is played after them.

use std::fmt;

use crate::{Place, Tariff, Tariffs};

/// What a player says in the one round of bidding. The first call other than a pass ends it.
///
/// Rule: `docs/rules/zole.md#bidding`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Call {
    /// Leaves the game to the next.
    Pass,
    /// Takes the two table cards and becomes the lielais.
    Take,
    /// Plays alone without the table.
    Zole,
    /// Plays alone without the table, and must take no trick.
    MazaZole,
}

impl Call {
    /// The contract that this call makes, if it ends the bidding.
    pub const fn contract(self, caller: Place) -> Option<Contract> {
        match self {
            Call::Pass => None,
            Call::Take => Some(Contract::Lielais(caller)),
            Call::Zole => Some(Contract::Zole(caller)),
            Call::MazaZole => Some(Contract::MazaZole(caller)),
        }
    }
}

/// What is played, and by whom against whom.
///
/// Rule: `docs/rules/zole.md#contracts`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contract {
    /// The soloist (*lielais*) took the table and buried two cards, whose eyes are theirs.
    Lielais(Place),
    /// The soloist plays without the table, whose eyes go to the opponents.
    Zole(Place),
    /// The soloist must take no trick; the table counts for nobody.
    MazaZole(Place),
    /// Nobody is soloist; who takes most tricks loses. The table counts for nobody.
    Galdins,
}

impl Contract {
    /// Who plays alone.
    #[inline]
    pub const fn soloist(self) -> Option<Place> {
        match self {
            Contract::Lielais(place) | Contract::Zole(place) | Contract::MazaZole(place) => {
                Some(place)
            }
            Contract::Galdins => None,
        }
    }

    /// The tariff of a contract with a soloist.
    pub const fn tariff(self, tariffs: &Tariffs) -> Option<&Tariff> {
        match self {
            Contract::Lielais(_) => Some(&tariffs.lielais),
            Contract::Zole(_) => Some(&tariffs.zole),
            Contract::MazaZole(_) => Some(&tariffs.maza_zole),
            Contract::Galdins => None,
        }
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Contract::Lielais(_) => "lielais",
            Contract::Zole(_) => "zole",
            Contract::MazaZole(_) => "mazā zole",
            Contract::Galdins => "galdiņš",
        })
    }
}
