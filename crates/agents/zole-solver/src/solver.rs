//! The questions that can be asked.

use parlor_zole::{ByPlace, Card, CardSet, Contract, Eyes, HAND_SIZE, Level, Place};

use crate::bits::{Mask, eyes};
use crate::guess::first_guess;
use crate::measure::{LeastTricks, Measure, MostEyes, MostTricks};
use crate::memory::{AllDeals, OneDeal};
use crate::merge::Merge;
use crate::search::Search;
use crate::table::BoundsTable;
use crate::{Following, Position};

/// Answers questions about positions with open cards, exactly.
///
/// Keeps its tables between questions: positions of one deal asked one after the other help each
/// other, and so do late positions of any deals. One solver per thread.
///
/// ```
/// use parlor_zole::{ByPlace, Contract, Eyes, Place, Trick};
/// use parlor_zole_solver::{Position, Solver};
/// let hands = ByPlace::new(["QC 9H".parse()?, "QS AH".parse()?, "7D 8D".parse()?]);
/// let position = Position::new(Contract::Zole(Place::First), hands, Trick::led_by(Place::First))?;
/// let mut solver = Solver::new();
/// // Q♣ takes Q♠ and a low diamond, then A♥ takes 9♥.
/// assert_eq!(solver.eyes(&position), Some(Eyes(6)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    table: BoundsTable<u64>,
    deal: Option<DealInTable>,
    around: Option<[Mask; 3]>,
    late: BoundsTable<[u64; 2]>,
    /// What the entries of the late table are about.
    late_about: Option<(Place, u32)>,
    nodes: u64,
}

/// What the table's entries are about.
#[derive(Clone, Debug)]
struct DealInTable {
    hands: [Mask; 3],
    soloist: Place,
    measure: u32,
    merge: Merge,
    shapes: Merge,
}

/// What a card is worth to the soloist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardValue {
    /// A card that may be played.
    pub card: Card,
    /// Eyes, or tricks in mazā zole, that the soloist still gets when it is played and everyone
    /// plays best afterwards; the current trick included, earlier ones not.
    pub value: u8,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// Entries of the table, as a power of two: 512 KiB, which stays in the cache.
    const TABLE_BITS: u32 = 16;
    /// With so many cards in hand a position is late: its states are told by the hands.
    const LATE: i32 = 5;

    /// A solver with an empty table.
    pub fn new() -> Solver {
        Solver::with_table_bits(Solver::TABLE_BITS)
    }

    /// A solver whose table has `1 << bits` entries of eight bytes, and the one for late positions
    /// half as many of sixteen; `bits` is held to 8..=28.
    pub fn with_table_bits(bits: u32) -> Solver {
        let bits = bits.clamp(8, 28);
        Solver {
            table: BoundsTable::new(bits),
            deal: None,
            around: None,
            late: BoundsTable::new(bits - 1),
            late_about: None,
            nodes: 0,
        }
    }

    /// Forgets everything, so that the work to come does not depend on what was asked before.
    pub fn forget(&mut self) {
        self.deal = None;
        self.around = None;
        self.late_about = None;
    }

    /// Says that the positions asked next are all made of these hands, which may hold more cards
    /// than are played: the ten of a lielais before the burial. Then all of them, here all 45
    /// burials, help each other through the table. Changes the work, never an answer.
    pub fn gather(&mut self, hands: &ByPlace<CardSet>) {
        self.around = Some(hand_bits(hands));
    }

    /// Cards placed and tricks begun since the solver was made.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The eyes that the soloist still gets, the current trick included, earlier ones not. `None`
    /// in galdiņš, where there is no soloist.
    pub fn eyes(&mut self, position: &Position) -> Option<Eyes> {
        let soloist = position.contract().soloist()?;
        Some(Eyes(self.exact::<MostEyes>(position, soloist, None)))
    }

    /// The same as [`eyes`](Solver::eyes), sooner found when they are near `guess`.
    pub fn eyes_near(&mut self, position: &Position, guess: Eyes) -> Option<Eyes> {
        let soloist = position.contract().soloist()?;
        Some(Eyes(self.exact::<MostEyes>(position, soloist, Some(guess.0))))
    }

    /// Does the soloist reach `total` eyes in all, those already taken or buried included?
    pub fn reaches(&mut self, position: &Position, total: Eyes) -> Option<bool> {
        let soloist = position.contract().soloist()?;
        let need = i32::from(total.0) - i32::from(position.eyes().0);
        Some(self.test::<MostEyes>(position, soloist, need) >= need)
    }

    /// The most tricks that the soloist can still force, playing for tricks alone.
    pub fn most_tricks(&mut self, position: &Position) -> Option<u8> {
        let soloist = position.contract().soloist()?;
        Some(self.exact::<MostTricks>(position, soloist, None))
    }

    /// The fewest tricks to which `place` can hold itself against both others: the value of mazā
    /// zole for its soloist, and the paranoid value of each place in galdiņš.
    pub fn fewest_tricks(&mut self, position: &Position, place: Place) -> u8 {
        self.exact::<LeastTricks>(position, place, Some(0))
    }

    /// The best level that the soloist can force; `None` in galdiņš.
    ///
    /// Each limit is a yes-or-no question, so at most three searches decide.
    pub fn level(&mut self, position: &Position) -> Option<Level> {
        let soloist = position.contract().soloist()?;
        if let Contract::MazaZole(_) = position.contract() {
            let clean = position.tricks()[soloist] == 0
                && self.test::<LeastTricks>(position, soloist, 1) < 1;
            return Some(if clean { Level::Won } else { Level::Lost });
        }
        if !self.reaches(position, Eyes(61))? {
            return Some(if self.reaches(position, Eyes(31))? {
                Level::Lost
            } else if self.takes_a_trick(position)? {
                Level::Low
            } else {
                Level::NoTrick
            });
        }
        Some(if !self.reaches(position, Eyes(91))? {
            Level::Won
        } else if self.takes_all_tricks(position)? {
            Level::AllTricks
        } else {
            Level::High
        })
    }

    /// Has the soloist a trick, or can force one, playing for tricks alone?
    pub fn takes_a_trick(&mut self, position: &Position) -> Option<bool> {
        let soloist = position.contract().soloist()?;
        let has = position.tricks()[soloist] > 0;
        Some(has || self.test::<MostTricks>(position, soloist, 1) >= 1)
    }

    /// Can the soloist force all eight tricks, playing for tricks alone?
    pub fn takes_all_tricks(&mut self, position: &Position) -> Option<bool> {
        let soloist = position.contract().soloist()?;
        let had = i32::from(position.tricks()[soloist]);
        let need = HAND_SIZE as i32 - had;
        let all = need == tricks_to_come(position);
        Some(all && self.test::<MostTricks>(position, soloist, need) >= need)
    }

    /// Can `place` hold itself to at most `tricks` in all, those already taken included, against
    /// both others?
    pub fn holds_to(&mut self, position: &Position, place: Place, tricks: u8) -> bool {
        let too_many = i32::from(tricks) + 1 - i32::from(position.tricks()[place]);
        too_many > 0 && self.test::<LeastTricks>(position, place, too_many) < too_many
    }

    /// The value of every card that may be played, from the lowest bit up; empty in galdiņš and at
    /// the end. Eyes in lielais and zole, tricks in mazā zole.
    pub fn values(&mut self, position: &Position) -> Vec<CardValue> {
        match position.contract() {
            Contract::Galdins => Vec::new(),
            Contract::MazaZole(soloist) => self.values_for::<LeastTricks>(position, soloist),
            Contract::Lielais(soloist) | Contract::Zole(soloist) => {
                self.values_for::<MostEyes>(position, soloist)
            }
        }
    }

    /// Best play for both sides to the end; between equal cards the lower bit, so that runs repeat.
    /// Empty in galdiņš.
    pub fn line(&mut self, position: &Position) -> Vec<Card> {
        let Some(soloist) = position.contract().soloist() else { return Vec::new() };
        let few = matches!(position.contract(), Contract::MazaZole(_));
        let mut line = Vec::new();
        let mut at = *position;
        while let Some(best) = best_of(&self.values(&at), (at.turn() == soloist) != few) {
            line.push(best.card);
            let Some(after) = at.after(best.card) else { break };
            at = after;
        }
        line
    }

    fn values_for<M: Measure>(&mut self, position: &Position, soloist: Place) -> Vec<CardValue> {
        let mut guess = None;
        let mut values = Vec::with_capacity(HAND_SIZE);
        for card in position.playable() {
            let Some(after) = position.after(card) else { continue };
            let gained = if M::EYES_MATTER {
                after.eyes().0 - position.eyes().0
            } else {
                after.tricks()[soloist] - position.tricks()[soloist]
            };
            let expected = guess.map(|value: u8| value.saturating_sub(gained));
            let value = gained + self.exact::<M>(&after, soloist, expected);
            guess = Some(value);
            values.push(CardValue { card, value });
        }
        values
    }

    /// The exact value by null windows: each answer is a bound, the next question asks beside it.
    /// Without a guess it begins high.
    fn exact<M: Measure>(&mut self, position: &Position, soloist: Place, guess: Option<u8>) -> u8 {
        let left = cards_in(position);
        let (mut low, mut high) = (0, worth_left::<M>(position, left));
        let begin = || {
            let hand = position.hands()[soloist];
            if M::EYES_MATTER { first_guess(hand, high) } else { high }
        };
        let mut bound = guess.map_or_else(begin, i32::from).clamp(low, high);
        while low < high {
            let need = if bound == low { bound + 1 } else { bound };
            bound = self.test::<M>(position, soloist, need);
            if bound >= need {
                low = bound;
            } else {
                high = bound;
            }
        }
        low as u8
    }

    /// A bound of the soloist's value on the side of `need` where it lies.
    fn test<M: Measure>(&mut self, position: &Position, soloist: Place, need: i32) -> i32 {
        let trick = position.trick();
        let mut on_table = [0; 3];
        for (slot, card) in on_table.iter_mut().zip(trick.cards()) {
            *slot = card.idx();
        }
        let (leader, on_table) = (trick.leader().idx(), &on_table[..trick.len()]);
        let hands = hand_bits(position.hands());
        if tricks_to_come(position) <= Solver::LATE {
            if self.late_about != Some((soloist, M::ID)) {
                self.late.forget();
                self.late_about = Some((soloist, M::ID));
            }
            let memory = AllDeals { table: &mut self.late };
            let mut search = Search::<M, _>::new(soloist.idx(), memory);
            let bound = search.value(hands, leader, on_table, need);
            self.nodes += search.nodes;
            return bound;
        }
        self.turn_to::<M>(position, soloist);
        let Some(deal) = &self.deal else { return 0 };
        let DealInTable { hands: of, merge, shapes, .. } = deal;
        let memory = OneDeal { hands: *of, merge, shapes, table: &mut self.table };
        let mut search = Search::<M, _>::new(soloist.idx(), memory);
        let bound = search.value(hands, leader, on_table, need);
        self.nodes += search.nodes;
        bound
    }

    /// Makes the table fit: entries stay while the cards belong to the same hands.
    fn turn_to<M: Measure>(&mut self, position: &Position, soloist: Place) {
        let held = hand_bits(position.hands());
        let fits = self.deal.as_ref().is_some_and(|deal| {
            deal.soloist == soloist && deal.measure == M::ID && are_subsets(&held, &deal.hands)
        });
        if !fits {
            let hands = self.around.filter(|around| are_subsets(&held, around)).unwrap_or(held);
            self.table.forget();
            let shapes = Merge::by_strength(&hands, Following::Rules);
            let merge = if M::EYES_MATTER { Merge::by_eyes(&hands) } else { shapes.clone() };
            self.deal = Some(DealInTable { hands, soloist, measure: M::ID, merge, shapes });
        }
    }
}

fn are_subsets(hands: &[Mask; 3], of: &[Mask; 3]) -> bool {
    hands.iter().zip(of).all(|(small, big)| small & !big == 0)
}

fn hand_bits(hands: &ByPlace<CardSet>) -> [Mask; 3] {
    hands.map(CardSet::bits).as_array().to_owned()
}

fn cards_in(position: &Position) -> Mask {
    hand_bits(position.hands()).iter().fold(0, |all, hand| all | hand)
}

fn tricks_to_come(position: &Position) -> i32 {
    position.hands()[position.turn()].len() as i32
}

fn worth_left<M: Measure>(position: &Position, left: Mask) -> i32 {
    let all = left | position.trick().set().bits();
    if M::EYES_MATTER { eyes(all) } else { tricks_to_come(position) }
}

fn best_of(values: &[CardValue], wants_much: bool) -> Option<CardValue> {
    let better = |one: &CardValue, other: &CardValue| {
        if wants_much { other.value > one.value } else { other.value < one.value }
    };
    values.iter().copied().reduce(|best, next| if better(&best, &next) { next } else { best })
}
