//! What comes over a wire may not fit: it is refused and changes nothing, or the view goes on.

use parlor_game::{Answers, Entropy, Game, Hidden, Observed, Seat, Silent, Stochastic, Turn};
use parlor_riichi::deal::{Action, Setup};
use parlor_riichi::{Deal, Seen, View};
use parlor_testkit::SplitMix;

use crate::keen::consider;
use crate::{rule_books, times};

/// Every view and all that was seen in a few deals.
fn streams() -> (Vec<View>, Vec<Seen>) {
    let (mut views, mut seen) = (Vec::new(), Vec::new());
    let mut offers = Vec::new();
    for (nth, preset) in rule_books().enumerate() {
        let mut entropy = SplitMix::new(nth as u64);
        let mut deal = Deal::start(&Setup::first(preset.rules()));
        loop {
            views.extend(Seat::ALL.map(|seat| deal.view(seat)));
            let mut events = Vec::new();
            match deal.turn() {
                Turn::Over => break,
                Turn::Chance(at) => {
                    let chance = deal.draw(at, &mut entropy);
                    deal.apply(chance, &mut events).expect("possible");
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        deal.legal(seat, &mut offers);
                        consider(deal.table(), deal.own(seat), seat, &mut offers);
                        answers = answers.with(seat, *entropy.pick(&offers).expect("an offer"));
                    }
                    deal.advance(&answers, &mut events);
                }
            }
            let by = |seat| events.iter().filter_map(move |event| Deal::seen_by(event, seat));
            seen.extend(Seat::ALL.into_iter().flat_map(by));
        }
    }
    (views, seen)
}

#[test]
fn strays_are_refused_or_followed_but_never_break_a_view() {
    let (views, seen) = streams();
    let mut entropy = SplitMix::new(4);
    let mut offers: Vec<Action> = Vec::new();
    let (mut n_followed, mut n_refused) = (0, 0);
    for _ in 0..20_000 * times() {
        let mut view = entropy.pick(&views).expect("a view").clone();
        for _ in 0..6 {
            let before = view.clone();
            match Deal::fold(&mut view, entropy.pick(&seen).expect("something seen")) {
                Ok(()) => n_followed += 1,
                Err(_) => {
                    assert_eq!(view, before);
                    n_refused += 1;
                }
            }
        }
        let seat = view.seat;
        Deal::prompt(&view, seat, &mut offers);
        let mut world = Deal::sample(&view, seat, &mut entropy);
        if let Turn::Chance(at) = world.turn() {
            let chance = world.draw(at, &mut entropy);
            // A view that was led astray may have no tile left to draw.
            let _ = world.apply(chance, &mut Silent);
        }
    }
    assert!(n_followed > 1_000 && n_refused > 10_000, "{n_followed} followed, {n_refused} refused");
}
