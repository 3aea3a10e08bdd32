//! What the calls tell of the hands.
//!
//! Only gross contradictions count, so that unusual bidders are not misread: a hand that anyone
//! would have taken was not passed, and a hand that nobody would have taken was not played alone.
//! The scale is that of [`ranks`].

use parlor_zole::{CardSet, Contract, Place, Public, Stage, View, World};

use crate::bidder::ranks;

/// Above this a hand of eight is not passed.
const NEVER_PASSED: u32 = 44;
/// Below this the ten cards of a lielais are not taken.
const NEVER_TAKEN: u32 = 18;
/// Below this a hand is not played as zole.
const NEVER_ZOLE: u32 = 24;
/// Above this a hand is not played as mazā zole.
const NEVER_MAZA: u32 = 20;

/// Does a world contradict no call that others have made?
pub fn fits_bids(view: &View, world: &World) -> bool {
    let public = view.public();
    Place::ALL
        .into_iter()
        .filter(|&place| Some(place) != view.my_place())
        .all(|place| fits(public, place, world))
}

fn fits(public: &Public, place: Place, world: &World) -> bool {
    let hand = world.hands[place] | public.played()[place];
    match public.contract() {
        Some(Contract::Lielais(soloist)) if soloist == place => {
            ranks_of_trumps(hand | world.aside) >= NEVER_TAKEN
        }
        Some(Contract::Zole(soloist)) if soloist == place => ranks_of_trumps(hand) >= NEVER_ZOLE,
        Some(Contract::MazaZole(soloist)) if soloist == place => ranks(hand) <= NEVER_MAZA,
        _ => !has_passed(public, place) || ranks_of_trumps(hand) <= NEVER_PASSED,
    }
}

/// Plain aces may have stood with other cards by then, so only trumps are asked.
fn ranks_of_trumps(cards: CardSet) -> u32 {
    ranks(cards & CardSet::TRUMPS)
}

/// Has `place` passed?
pub(crate) fn has_passed(public: &Public, place: Place) -> bool {
    match (public.stage(), public.contract()) {
        (Stage::Bidding { turn }, _) => place < *turn,
        (_, Some(Contract::Galdins)) => true,
        (_, Some(contract)) => contract.soloist().is_some_and(|soloist| place < soloist),
        _ => false,
    }
}
