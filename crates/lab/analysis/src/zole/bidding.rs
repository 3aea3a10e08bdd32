//! The bidding with open cards, and what a deal is worth before it.

use parlor_game::BySeat;
use parlor_zole::{AllPass, ByPlace, Call, CardSet, Contract, Level, Place, Setup};

use super::open::{OpenCards, galdins_tricks};
use super::points;

/// Dealt cards.
#[derive(Clone, Copy)]
pub(super) struct Cards {
    pub(super) hands: ByPlace<CardSet>,
    pub(super) table: CardSet,
}

/// What every call of `place` is worth to each seat, when the players before have passed and everyone
/// to come calls what brings most points. Of equals the lowest call is made.
pub(super) fn calls(
    setup: &Setup,
    cards: &Cards,
    place: Place,
    open: &mut OpenCards,
) -> Vec<(Call, BySeat<f64>)> {
    let passed = match place {
        Place::Third => all_passed(setup, cards),
        _ => best(setup, cards, place.next(), open),
    };
    let mut worth = vec![(Call::Pass, passed)];
    for call in [Call::Take, Call::Zole, Call::MazaZole] {
        let is_allowed = call != Call::MazaZole || setup.rules().maza_zole;
        let contract = call.contract(place).filter(|_| is_allowed);
        if let Some((contract, level)) =
            contract.and_then(|contract| Some((contract, level(contract, cards, place, open)?)))
        {
            let of = |seat| points::of_level(setup, contract, level, seat);
            let seats = setup.seating().seats();
            let each = BySeat::from_fn(|seat| if seats.contains(seat) { of(seat) } else { 0.0 });
            worth.push((call, each));
        }
    }
    worth
}

/// What the bidding from `place` on comes to.
fn best(setup: &Setup, cards: &Cards, place: Place, open: &mut OpenCards) -> BySeat<f64> {
    let seat = setup.seating().seat(place);
    let better = |best: (Call, BySeat<f64>), one: (Call, BySeat<f64>)| {
        if one.1[seat] > best.1[seat] { one } else { best }
    };
    let all = calls(setup, cards, place, open).into_iter();
    all.reduce(better).map_or(BySeat::splat(0.0), |(_, worth)| worth)
}

fn level(contract: Contract, cards: &Cards, place: Place, open: &mut OpenCards) -> Option<Level> {
    let Contract::Lielais(_) = contract else { return open.undealt(contract, cards.hands) };
    let mut hands = cards.hands;
    hands[place] = hands[place] | cards.table;
    Some(open.best_burial(&hands, place))
}

/// Three passes: a galdiņš, or nothing now.
fn all_passed(setup: &Setup, cards: &Cards) -> BySeat<f64> {
    if setup.rules().all_pass != AllPass::Galdins {
        return BySeat::splat(0.0);
    }
    let (tricks, seats) = (galdins_tricks(cards.hands), setup.seating().seats());
    let of = |seat| points::of_tricks(setup, &tricks, seat);
    BySeat::from_fn(|seat| if seats.contains(seat) { of(seat) } else { 0.0 })
}

/// How lucky each seat was with the cards: what the deal is worth to it with open cards, less the mean
/// over the three deals in which the same hands lie one, two and no places further on.
///
/// All three are equally likely, so the mean over many deals is 0 for everyone, however they play.
pub(super) fn luck(setup: &Setup, cards: &Cards, open: &mut OpenCards) -> BySeat<f64> {
    let worth = [0, 1, 2].map(|turn| {
        let hands = ByPlace::from_fn(|place: Place| cards.hands[place.offset(turn)]);
        best(setup, &Cards { hands, table: cards.table }, Place::First, open)
    });
    let mean = |seat| worth.iter().map(|one| one[seat]).sum::<f64>() / 3.0;
    BySeat::from_fn(|seat| worth[0][seat] - mean(seat))
}
