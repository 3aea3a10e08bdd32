//! A card that was due, and every way in which its trick can go on.

use parlor_agent::Stream;
use parlor_zole::{Aside, Card, CardSet, Contract, Place, Trick, View, World, Worlds, playable};

/// Up to so many possible deals are all looked at; otherwise so many are drawn.
const LISTED: u64 = 1500;
const DRAWN: usize = 60;

/// Worlds to check against, and whether they are all.
pub(super) fn worlds(view: &View, stream: &mut Stream) -> (Vec<World>, bool) {
    let possible = Worlds::of(view);
    if possible.count() <= LISTED {
        return (possible.iter().collect(), true);
    }
    ((0..DRAWN).filter_map(|_| possible.draw(stream)).collect(), false)
}

/// All ways in which the trick can go on after `card` in one world, each full.
fn full_tricks(view: &View, world: &World, card: Card) -> Vec<Trick> {
    let mut open = vec![view.public().trick().unwrap().with(card)];
    let mut full = Vec::new();
    while let Some(trick) = open.pop() {
        if trick.is_full() {
            full.push(trick);
            continue;
        }
        let replies = playable(world.hands[trick.turn()], trick.led());
        open.extend(replies.into_iter().map(|reply| trick.with(reply)));
    }
    full
}

/// What is known when a card was due.
pub(super) struct Due<'a> {
    pub(super) view: &'a View,
    pub(super) me: Place,
    pub(super) card: Card,
    pub(super) worlds: Vec<World>,
    pub(super) is_all: bool,
}

impl Due<'_> {
    pub(super) fn contract(&self) -> Contract {
        self.view.public().contract().unwrap()
    }

    pub(super) fn is_ours(&self, place: Place) -> bool {
        match self.contract().soloist() {
            Some(soloist) => (place == soloist) == (self.me == soloist),
            None => place == self.me,
        }
    }

    /// Does every way of going on give the trick to one of whom `whose` approves?
    pub(super) fn always(&self, card: Card, whose: impl Fn(Place) -> bool) -> bool {
        self.worlds.iter().all(|world| {
            let full = full_tricks(self.view, world, card);
            full.into_iter().all(|trick| whose(trick.winner().unwrap()))
        })
    }

    /// The replies of players still to come, of whom `whose` approves, that beat what lies there after
    /// `card`.
    pub(super) fn beating(&self, card: Card, whose: impl Fn(Place) -> bool) -> CardSet {
        let trick = self.view.public().trick().unwrap().with(card);
        let holder = trick.winner().unwrap();
        let (_, best) = trick.plays().find(|&(place, _)| place == holder).unwrap();
        let mut found = CardSet::EMPTY;
        for world in &self.worlds {
            let later = Place::ALL
                .into_iter()
                .filter(|&place| trick.plays().all(|(player, _)| player != place) && whose(place));
            for place in later {
                let replies = playable(world.hands[place], trick.led());
                found = found | replies.into_iter().filter(|reply| reply.beats(best)).collect();
            }
        }
        found
    }

    pub(super) fn trick_eyes(&self, card: Card) -> f64 {
        f64::from(self.view.public().trick().unwrap().with(card).eyes().0)
    }

    /// The eyes that this player's side has.
    pub(super) fn own_eyes(&self) -> f64 {
        let buried = match self.view.aside() {
            Aside::Buried { cards, .. } => cards.eyes().0,
            _ => 0,
        };
        let won = self.view.public().won();
        let places = Place::ALL.into_iter().filter(|&place| self.is_ours(place));
        places.map(|place| f64::from(won[place].eyes().0)).sum::<f64>() + f64::from(buried)
    }

    pub(super) fn unseen(&self) -> CardSet {
        let world = &self.worlds[0];
        let others = Place::ALL.into_iter().filter(|&place| place != self.me);
        let hidden =
            if matches!(self.view.aside(), Aside::Unknown) { world.aside } else { CardSet::EMPTY };
        others.fold(hidden, |all, place| all | world.hands[place])
    }

    pub(super) fn found_is(&self, found: CardSet, n: f64) -> bool {
        if self.is_all { found.len() as f64 == n } else { found.len() as f64 <= n }
    }
}
