//! Who may hold the cards that one player has not seen.

use parlor_zole::{Aside, Card, CardSet, Place, Suit, TABLE_SIZE, View};

/// Where an unseen card may lie: with the next player, the one after, or out of play.
const N_HEAPS: usize = 3;

/// The unseen cards, how many of them each heap takes, and which it may take by the shown voids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unseen {
    me: Place,
    cards: CardSet,
    room: [usize; N_HEAPS],
    may: [CardSet; N_HEAPS],
}

impl Unseen {
    pub(super) fn of(view: &View, me: Place) -> Unseen {
        let public = view.public();
        let (laid_away, hidden) = match view.aside() {
            Aside::Buried { cards, .. } => (cards, 0),
            Aside::Taken { .. } => (CardSet::EMPTY, 0),
            _ => (CardSet::EMPTY, TABLE_SIZE),
        };
        let seen = Place::ALL
            .into_iter()
            .fold(view.hand() | laid_away, |seen, place| seen | public.played()[place]);
        let cards = CardSet::PACK - seen;
        let others = [me.next(), me.next().next()];
        let may = |place: Place| cards - public.voids()[place].cards();
        Unseen {
            me,
            cards,
            room: [public.n_held(others[0]), public.n_held(others[1]), hidden],
            may: [may(others[0]), may(others[1]), cards],
        }
    }

    /// All of them.
    pub(super) fn cards(&self) -> CardSet {
        self.cards
    }

    /// The cards that `place` holds in some possible deal.
    pub(super) fn may_hold(&self, place: Place) -> CardSet {
        self.may[self.heap(place)].into_iter().filter(|&card| self.holds(place, card)).collect()
    }

    /// The cards with which `place` beats `best` in some possible deal, when `led` was led.
    pub(super) fn beating(&self, place: Place, best: Card, led: Suit) -> CardSet {
        let stronger = self.may[self.heap(place)] & best.beaten_by();
        let without = self.without(place, led.cards());
        let plays = |&card: &Card| {
            if card.suit() == led { self.holds(place, card) } else { without.holds(place, card) }
        };
        stronger.into_iter().filter(plays).collect()
    }

    /// Is there a possible deal in which `place` holds `card`?
    fn holds(&self, place: Place, card: Card) -> bool {
        let heap = self.heap(place);
        if !self.may[heap].contains(card) {
            return false;
        }
        let mut fixed = *self;
        for (n, may) in fixed.may.iter_mut().enumerate() {
            if n != heap {
                *may = may.without(card);
            }
        }
        fixed.fits()
    }

    /// The same when `place` has none of `cards`.
    fn without(mut self, place: Place, cards: CardSet) -> Unseen {
        let heap = self.heap(place);
        self.may[heap] = self.may[heap] - cards;
        self
    }

    /// Can all cards be dealt out? By Hall's theorem they can when no heaps together are the only
    /// ones for more cards than they have room for.
    fn fits(&self) -> bool {
        (0..1usize << N_HEAPS).all(|some| {
            let is_in = |n: usize| some >> n & 1 == 1;
            let elsewhere = (0..N_HEAPS)
                .filter(|&n| !is_in(n))
                .fold(CardSet::EMPTY, |all, n| all | self.may[n]);
            let room: usize = (0..N_HEAPS).filter(|&n| is_in(n)).map(|n| self.room[n]).sum();
            (self.cards - elsewhere).len() <= room
        })
    }

    fn heap(&self, place: Place) -> usize {
        usize::from(place != self.me.next())
    }
}
