//! Guessing a full deal from a view.

use parlor_game::{Entropy, Hidden, Seat};

use crate::{Aside, CardSet, Contract, Deal, HAND_SIZE, TABLE_SIZE, View, World, Worlds};

impl Hidden for Deal {
    /// A deal drawn uniformly from all [`Worlds`] of the view; where a lielais took the table
    /// unseen, any two of their ten cards were on it.
    fn sample(view: &View, _viewer: Seat, entropy: &mut impl Entropy) -> Deal {
        let Some(world) = Worlds::of(view).draw(entropy) else {
            unreachable!("a view is made only from a deal, which is one of its worlds")
        };
        world.deal_with(view, |ten| two_of(ten, entropy))
    }
}

impl World {
    /// The deal that this world makes of a view. Where a lielais took the table unseen, the two lowest of their
    /// ten cards stand for it, which changes nothing from there on.
    pub fn deal(&self, view: &View) -> Deal {
        self.deal_with(view, |ten| ten.into_iter().take(TABLE_SIZE).collect())
    }

    /// `table` picks the two of a lielais' ten cards that were on it.
    fn deal_with(&self, view: &View, table: impl FnOnce(CardSet) -> CardSet) -> Deal {
        let (world, public) = (self, view.public().clone());
        let lielais = match public.contract() {
            Some(Contract::Lielais(soloist)) => Some(soloist),
            _ => None,
        };
        let buried = if lielais.is_some() { world.aside } else { CardSet::EMPTY };
        let table = match (view.aside(), lielais) {
            (Aside::Taken { table } | Aside::Buried { table, .. }, _) => table,
            (_, Some(soloist)) => table(world.hands[soloist] | public.played()[soloist] | buried),
            (_, None) => world.aside,
        };
        Deal::from_parts(public, world.hands, table, buried)
    }
}

/// Two of the ten cards that a lielais has had.
fn two_of(ten: CardSet, entropy: &mut impl Entropy) -> CardSet {
    let mut table = CardSet::EMPTY;
    while table.len() < TABLE_SIZE {
        let nth = entropy.below((HAND_SIZE + TABLE_SIZE) as u32) as usize;
        table = ten.into_iter().nth(nth).map_or(table, |card| table.with(card));
    }
    table
}
