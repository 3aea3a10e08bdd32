//! The cards of a deal in the order they were played.

use crate::{Card, HAND_SIZE, Place, Trick};

/// Cards played in a deal.
const N_PLAYS: usize = 3 * HAND_SIZE;

/// The cards played so far, in order: what a player remembers of the tricks that may not be looked at
/// again.
///
/// ```
/// use parlor_zole::{Course, Place};
/// let mut course = Course::default();
/// for card in ["9S", "AH", "TC", "KD"] {
///     course.push(card.parse()?);
/// }
/// let tricks: Vec<_> = course.tricks().collect();
/// // Nobody followed, so the nine takes the trick, and who led it leads again.
/// assert_eq!(tricks.len(), 2);
/// assert_eq!(tricks[1].leader(), Place::First);
/// # Ok::<(), parlor_zole::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    n_cards: u8,
    // Slots from n_cards on hold the lowest card, so that equal courses compare equal.
    cards: [Card; N_PLAYS],
}

impl Course {
    /// The cards in the order they were played.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.n_cards).min(N_PLAYS)]
    }

    /// The tricks, the first led by the first hand, each later one by the winner of the one before; the
    /// last may be unfinished.
    pub fn tricks(&self) -> impl Iterator<Item = Trick> {
        let mut leader = Place::First;
        self.cards().chunks(3).map(move |cards| {
            let trick = cards.iter().fold(Trick::led_by(leader), |trick, &card| trick.with(card));
            leader = trick.winner().unwrap_or(leader);
            trick
        })
    }

    /// Adds a card. A card past the last of a deal changes nothing.
    #[inline]
    pub fn push(&mut self, card: Card) {
        if let Some(slot) = self.cards.get_mut(usize::from(self.n_cards)) {
            *slot = card;
            self.n_cards += 1;
        }
    }
}

impl Default for Course {
    fn default() -> Course {
        Course { n_cards: 0, cards: [Card::ALL[0]; N_PLAYS] }
    }
}
