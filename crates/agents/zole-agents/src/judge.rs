//! What one world with open cards is worth to a player.

use parlor_zole::{Contract, Eyes, HAND_SIZE, Level, Place};
use parlor_zole_solver::{Position, Solver};

/// Galdiņš is never lost with so many tricks: of eight, someone else has more.
const SAFE_TRICKS: u8 = 2;

/// Asks the solver on behalf of one player. Eyes and tricks have a table each, so that one question
/// does not make the other forget.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    pub(crate) eyes: Solver,
    tricks: Solver,
}

impl Judge {
    pub(crate) fn new() -> Judge {
        // The eyes of all burials of a deal share one table, hence the larger one.
        Judge { eyes: Solver::with_table_bits(17), tricks: Solver::with_table_bits(14) }
    }

    /// Forgets what was asked before, so that a decision costs the same whatever came before it.
    pub(crate) fn forget(&mut self) {
        self.eyes.forget();
        self.tricks.forget();
    }

    /// All nodes so far.
    pub(crate) const fn nodes(&self) -> u64 {
        self.eyes.nodes() + self.tricks.nodes()
    }

    /// Is the position won for `me`? In lielais and zole by the 61 threshold, in mazā zole by a
    /// trick, in galdiņš when `me` can hold itself to two tricks against both others.
    pub(crate) fn is_won(&mut self, position: &Position, me: Place) -> bool {
        match position.contract() {
            Contract::Galdins => self.tricks.holds_to(position, me, SAFE_TRICKS),
            Contract::MazaZole(soloist) => {
                self.tricks.holds_to(position, soloist, 0) == (soloist == me)
            }
            Contract::Lielais(soloist) | Contract::Zole(soloist) => {
                self.eyes.reaches(position, Eyes(61)) == Some(soloist == me)
            }
        }
    }

    /// The level that the soloist reaches, when it is known whether the contract is made. In mazā
    /// zole and galdiņš there is nothing more to know.
    pub(crate) fn level(&mut self, position: &Position, is_made: bool) -> Level {
        let by_eyes = matches!(position.contract(), Contract::Lielais(_) | Contract::Zole(_));
        let mut reaches = |eyes| by_eyes && self.eyes.reaches(position, Eyes(eyes)) == Some(true);
        match is_made {
            true if !reaches(91) => Level::Won,
            true if lost_no_trick(position)
                && self.tricks.takes_all_tricks(position) == Some(true) =>
            {
                Level::AllTricks
            }
            true => Level::High,
            false if !by_eyes || reaches(31) => Level::Lost,
            false if self.tricks.takes_a_trick(position) == Some(false) => Level::NoTrick,
            false => Level::Low,
        }
    }

    /// How far: the soloist's eyes in all; tricks in all of the soloist in mazā zole, and of `me`
    /// in galdiņš. A `guess` that is near shortens the search.
    pub(crate) fn margin(&mut self, position: &Position, me: Place, guess: Option<u8>) -> u8 {
        match position.contract() {
            Contract::Galdins => position.tricks()[me] + self.tricks.fewest_tricks(position, me),
            Contract::MazaZole(soloist) => {
                position.tricks()[soloist] + self.tricks.fewest_tricks(position, soloist)
            }
            Contract::Lielais(_) | Contract::Zole(_) => {
                let had = position.eyes();
                let to_come = match guess {
                    Some(all) => self.eyes.eyes_near(position, Eyes(all.saturating_sub(had.0))),
                    None => self.eyes.eyes(position),
                };
                (had + to_come.unwrap_or(Eyes::NONE)).0
            }
        }
    }
}

/// Does `me` want a high [`margin`](Judge::margin)?
pub(crate) fn wants_much(contract: Contract, me: Place) -> bool {
    match contract {
        Contract::Galdins => false,
        Contract::MazaZole(soloist) => soloist != me,
        Contract::Lielais(soloist) | Contract::Zole(soloist) => soloist == me,
    }
}

/// Has the soloist taken every trick so far?
fn lost_no_trick(position: &Position) -> bool {
    let soloist = position.contract().soloist();
    let to_come = position.hands()[position.turn()].len();
    soloist.is_some_and(|place| usize::from(position.tricks()[place]) + to_come == HAND_SIZE)
}
