//! Sampled worlds: players in riichi could have declared it.

use parlor_game::{Answers, Entropy, Game, Hidden, Observed, Seat, Silent, Stochastic, Turn};
use parlor_riichi::deal::{Setup, Stage};
use parlor_riichi::{Deal, Preset};
use parlor_testkit::SplitMix;

use crate::keen::consider;

/// States of keen deals in which someone is in riichi.
fn riichi_states(n_deals: u32) -> Vec<Deal> {
    let mut states = Vec::new();
    let mut offers = Vec::new();
    for nth in 0..n_deals {
        let mut entropy = SplitMix::for_game(3, nth);
        let preset = Preset::by_name(["ema2016", "tenhou"][nth as usize % 2]).expect("a preset");
        let mut deal = Deal::start(&Setup::first(preset.rules()));
        loop {
            match deal.turn() {
                Turn::Over => break,
                Turn::Chance(at) => {
                    let chance = deal.draw(at, &mut entropy);
                    deal.apply(chance, &mut Silent).expect("possible");
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        deal.legal(seat, &mut offers);
                        consider(deal.table(), deal.own(seat), seat, &mut offers);
                        answers = answers.with(seat, *entropy.pick(&offers).expect("an offer"));
                    }
                    deal.advance(&answers, &mut Silent);
                }
            }
            let in_riichi = |seat: &Seat| deal.table().places[*seat].riichi.is_declared();
            let playing = !matches!(deal.table().stage, Stage::Won(_) | Stage::Over(_));
            if playing && Seat::ALL.iter().any(in_riichi) {
                states.push(deal.clone());
            }
        }
    }
    states
}

#[test]
fn players_in_riichi_wait_for_what_they_could_still_win_on() {
    let states = riichi_states(60);
    let (mut n_hands, mut n_closed) = (0, 0);
    let mut entropy = SplitMix::new(5);
    for state in &states {
        for viewer in Seat::ALL {
            let world = Deal::sample(&state.view(viewer), viewer, &mut entropy);
            let others = Seat::ALL.into_iter().filter(|&seat| seat != viewer);
            for seat in others.filter(|&seat| world.table().places[seat].riichi.is_declared()) {
                let (place, own) = (&world.table().places[seat], world.own(seat));
                n_hands += 1;
                n_closed += u32::from(own.waits.meets(place.river.kinds() | place.let_by));
                assert!(!own.waits.is_empty(), "{world:?}");
            }
        }
    }
    assert!(n_hands > 2_000, "only {n_hands} hands");
    assert!(n_closed * 200 < n_hands, "{n_closed} of {n_hands} hands are furiten");
}

#[test]
fn worlds_differ_and_reach_what_is_hidden() {
    let state = riichi_states(2).pop().expect("someone declared riichi");
    let viewer = Seat::A;
    let mut entropy = SplitMix::new(9);
    let worlds: Vec<Deal> =
        (0..50).map(|_| Deal::sample(&state.view(viewer), viewer, &mut entropy)).collect();
    let unseen = state.view(viewer).unseen();
    for kind in unseen.counts().kinds() {
        let held = |world: &Deal| world.own(Seat::B).concealed.counts().contains(kind);
        let in_hand = worlds.iter().filter(|world| held(world)).count();
        assert!(in_hand < worlds.len(), "{kind} is always in the same hand");
    }
    let first = &worlds[0];
    assert!(worlds.iter().any(|world| world.own(Seat::B) != first.own(Seat::B)));
}
