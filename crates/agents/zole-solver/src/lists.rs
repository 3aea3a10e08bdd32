//! A slow twin with cards as structs in lists, for the experiment *bits versus lists*.
//!
//! The same tree as [`crate::plain::minimax`], in the way a first program would write it: a card
//! knows its suit, rank, eyes and strength; a hand is a vector from which cards are taken out.

use parlor_zole::{Contract, Place, Suit};

use crate::Position;

/// A card with everything that the rules ask of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ListCard {
    class: Suit,
    strength: u8,
    eyes: u8,
}

impl ListCard {
    fn beats(&self, other: &ListCard) -> bool {
        if self.class == other.class {
            self.strength > other.strength
        } else {
            self.class == Suit::Trump
        }
    }
}

/// Plain minimax over lists of cards: what the soloist still gets.
pub fn minimax(position: &Position) -> u8 {
    let Some(soloist) = position.contract().soloist() else { return 0 };
    let list = |cards: &mut dyn Iterator<Item = parlor_zole::Card>| -> Vec<ListCard> {
        cards
            .map(|card| ListCard {
                class: card.suit(),
                strength: card.idx() as u8,
                eyes: card.eyes().0,
            })
            .collect()
    };
    let mut game = Lists {
        soloist,
        tricks_only: matches!(position.contract(), Contract::MazaZole(_)),
        hands: Place::ALL.map(|place| list(&mut position.hands()[place].into_iter())),
        trick: list(&mut position.trick().cards().iter().copied()),
        leader: position.trick().leader(),
    };
    game.minimax()
}

struct Lists {
    soloist: Place,
    tricks_only: bool,
    hands: [Vec<ListCard>; 3],
    trick: Vec<ListCard>,
    leader: Place,
}

impl Lists {
    fn playable(&self, place: Place) -> Vec<usize> {
        let hand = &self.hands[place.idx()];
        let follows =
            |card: &ListCard| self.trick.first().is_none_or(|led| led.class == card.class);
        let following: Vec<usize> = (0..hand.len()).filter(|&n| follows(&hand[n])).collect();
        if following.is_empty() { (0..hand.len()).collect() } else { following }
    }

    fn minimax(&mut self) -> u8 {
        let mover = self.leader.offset(self.trick.len());
        let wants_much = (mover == self.soloist) != self.tricks_only;
        let mut best = None;
        for n in self.playable(mover) {
            let card = self.hands[mover.idx()].remove(n);
            self.trick.push(card);
            let value = if self.trick.len() == 3 { self.close() } else { self.minimax() };
            self.trick.pop();
            self.hands[mover.idx()].insert(n, card);
            let old = best.unwrap_or(value);
            best = Some(if wants_much { value.max(old) } else { value.min(old) });
        }
        best.unwrap_or(0)
    }

    /// Takes the full trick, plays on, and puts it back.
    fn close(&mut self) -> u8 {
        let mut best = 0;
        for n in 1..self.trick.len() {
            if self.trick[n].beats(&self.trick[best]) {
                best = n;
            }
        }
        let winner = self.leader.offset(best);
        let worth =
            if self.tricks_only { 1 } else { self.trick.iter().map(|card| card.eyes).sum() };
        let gain = if winner == self.soloist { worth } else { 0 };
        let trick = std::mem::take(&mut self.trick);
        let leader = std::mem::replace(&mut self.leader, winner);
        let value = gain + self.minimax();
        self.trick = trick;
        self.leader = leader;
        value
    }
}
