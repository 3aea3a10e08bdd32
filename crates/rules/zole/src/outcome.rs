//! How a deal ended.

use crate::{ByPlace, CardSet, Contract, Eyes, FullTie, Level, Place};

/// How a deal ended, before points.
///
/// Rule: `docs/rules/zole.md#result`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Outcome {
    /// Three passes and no play.
    AllPassed,
    /// A soloist won or lost lielais, zole or mazā zole. Eyes and tricks are the soloist's, buried
    /// cards included in lielais.
    Solo { contract: Contract, level: Level, eyes: Eyes, tricks: u8 },
    /// Galdiņš was played. Who took most tricks loses, on a tie most eyes; nobody on a full tie.
    Galdins { loser: Option<Place>, tricks: ByPlace<u8>, eyes: ByPlace<Eyes> },
}

impl Outcome {
    /// The outcome of a played contract: `won` are the cards in everyone's tricks, `buried` the
    /// eyes that the lielais laid away.
    pub fn of(
        contract: Contract,
        won: &ByPlace<CardSet>,
        buried: Eyes,
        full_tie: FullTie,
    ) -> Outcome {
        let tricks = won.map(|cards| (cards.len() / 3) as u8);
        let mut eyes = won.map(CardSet::eyes);
        let Some(soloist) = contract.soloist() else {
            return Outcome::Galdins {
                loser: galdins_loser(&tricks, &eyes, full_tie),
                tricks,
                eyes,
            };
        };
        if let Contract::Lielais(_) = contract {
            eyes[soloist] += buried;
        }
        let (eyes, tricks) = (eyes[soloist], tricks[soloist]);
        Outcome::Solo { contract, level: Level::of(contract, eyes, tricks), eyes, tricks }
    }
}

/// Who loses a galdiņš: most tricks, then most eyes.
///
/// Rule: `docs/rules/zole.md#galdins`.
pub fn galdins_loser(
    tricks: &ByPlace<u8>,
    eyes: &ByPlace<Eyes>,
    full_tie: FullTie,
) -> Option<Place> {
    let load = |place: Place| (tricks[place], eyes[place]);
    let most = Place::ALL.map(load).into_iter().max()?;
    let mut worst = Place::ALL.into_iter().filter(|&place| load(place) == most);
    let loser = worst.next()?;
    match (worst.next(), full_tie) {
        (Some(_), FullTie::Nil) => None,
        _ => Some(loser),
    }
}
