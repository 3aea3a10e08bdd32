//! Deals to ask about.

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent, Turn};
use parlor_zole::{Action, Deal, Layout, RuleSet, Setup};

/// A deal from the text `HAND / HAND / HAND / TABLE`, after these actions.
pub(crate) fn deal(rules: RuleSet, cards: &str, actions: &[Action]) -> Deal {
    let heaps: Vec<_> = cards.split(" / ").map(|heap| heap.parse().unwrap()).collect();
    let hands = parlor_zole::ByPlace::new([heaps[0], heaps[1], heaps[2]]);
    let mut deal = Deal::start(&Setup::new(rules, Seat::C).unwrap());
    deal.apply(Layout::new(hands, heaps[3]).unwrap(), &mut Silent).unwrap();
    for &action in actions {
        let seat = deal.turn().asked().first().unwrap();
        deal.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
    }
    deal
}

/// A shuffled deal.
pub(crate) fn shuffled(rules: RuleSet, seed: u64) -> Deal {
    let mut deal = Deal::start(&Setup::new(rules, Seat::C).unwrap());
    let layout = Layout::drawn(&mut Stream::derived(seed, &[Stream::label("test-deals")]));
    deal.apply(layout, &mut Silent).unwrap();
    deal
}

/// Cards in the order played.
pub(crate) fn plays(cards: &str) -> Vec<Action> {
    cards.split(' ').map(|card| Action::Play(card.parse().unwrap())).collect()
}

/// Asks the player whose turn it is.
pub(crate) fn ask_turn<T>(
    deal: &Deal,
    budget: Budget<'_>,
    answer: impl FnOnce(&Ask<'_, Deal>) -> T,
) -> T {
    let seat = deal.turn().asked().first().unwrap();
    let (view, mut legal) = (deal.view(seat), Vec::new());
    deal.legal(seat, &mut legal);
    answer(&Ask { seat, view: &view, legal: &legal, budget })
}

/// Plays a deal to its end, every decision made by `decide`.
pub(crate) fn play_out(deal: &mut Deal, mut decide: impl FnMut(&Ask<'_, Deal>) -> Action) {
    while let Turn::Decide(seats) = deal.turn() {
        let action = ask_turn(deal, Budget::UNLIMITED, &mut decide);
        let answers = Answers::one(seats.first().unwrap(), action);
        deal.resolve(&answers, &mut Silent).unwrap();
    }
}

/// The agent of this spec.
pub(crate) fn agent(spec: &str, seed: u64) -> Box<dyn Agent<Deal>> {
    parlor_zole_agents::registry().build(spec, seed).unwrap()
}
