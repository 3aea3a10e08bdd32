//! The race: the contract, the value found by hand, and backward induction twice.

use std::collections::HashMap;
use std::ops::Add;

use parlor_game::{Answers, Game, Seat, Silent, Stochastic, Turn};
use parlor_testkit::Contract;
use parlor_toy::{Face, Race, RaceAction, Stride, Track};

use crate::ratio::Ratio;

#[test]
fn keeps_the_contract() {
    Contract::<Race>::new(Track::SHORTEST)
        .also(Track::SPRINT.begun_by(Seat::B))
        .also(Track::new(60, 6).unwrap())
        .games(1_500)
        .cap(2 * (60 + 60 + 2))
        .zero_sum()
        .invariant(|race| {
            let longest = [Seat::A, Seat::B].map(|seat| race.to_go(seat)).into_iter().max();
            let fits = longest <= Some(race.track().length());
            fits.then_some(()).ok_or("further to go than the track is long".to_owned())
        })
        .check();
}

/// What A gets when both play as well as they can, by asking the game.
fn value(race: &Race, known: &mut HashMap<String, Ratio>) -> Ratio {
    if let Some(&value) = known.get(&race.to_string()) {
        return value;
    }
    let value = match race.turn() {
        Turn::Over => return Ratio::whole(race.returns()[Seat::A].into()),
        Turn::Chance(at) => {
            let (mut sum, mut weights) = (Ratio::whole(0), 0);
            for (face, weight) in race.outcomes(at).expect("throws are listed") {
                let mut after = *race;
                after.apply(face, &mut Silent).expect("a listed throw is accepted");
                sum = sum + Ratio::whole(weight.into()) * value(&after, known);
                weights += weight;
            }
            sum * Ratio::new(1, weights.into())
        }
        Turn::Decide(_) => {
            let values = choices(race).into_iter().map(|(_, after)| value(&after, known));
            let best = if race.mover() == Seat::A { values.max() } else { values.min() };
            best.expect("the mover has a choice")
        }
    };
    // The second throw of a turn reads like the first, so only choices are kept.
    if matches!(race.stride(), Stride::Choosing(_)) {
        known.insert(race.to_string(), value);
    }
    value
}

/// What stands after each choice of the mover.
fn choices(race: &Race) -> Vec<(RaceAction, Race)> {
    let mut actions = Vec::new();
    race.legal(race.mover(), &mut actions);
    let after = |action| {
        let mut after = *race;
        after.advance(&Answers::one(race.mover(), action), &mut Silent);
        (action, after)
    };
    actions.into_iter().map(after).collect()
}

/// How often the mover wins, from the numbers alone: steps to go and rights to decline of the
/// mover and of the other.
fn wins(me: (u8, bool), other: (u8, bool), faces: u8) -> Ratio {
    let share = |ratios: &mut dyn Iterator<Item = Ratio>| {
        ratios.fold(Ratio::whole(0), Ratio::add) * Ratio::new(1, faces.into())
    };
    let step = |right: bool, pips: u8| match me.0.checked_sub(pips) {
        None | Some(0) => Ratio::whole(1),
        Some(left) => Ratio::whole(1) - wins(other, (left, right), faces),
    };
    let declined = me.1.then(|| share(&mut (1..=faces).map(|pips| step(false, pips))));
    let best = |pips| declined.into_iter().fold(step(me.1, pips), Ratio::max);
    share(&mut (1..=faces).map(best))
}

#[test]
fn the_shortest_track_is_worth_what_the_hand_derivation_says() {
    let race = Race::start(&Track::SHORTEST);
    assert_eq!(value(&race, &mut HashMap::new()), Ratio::new(5, 8));
    assert_eq!(wins((2, true), (2, true), 2), Ratio::new(13, 16));
}

#[test]
fn one_step_to_go_always_wins() {
    let race = Race::start(&Track::new(1, 6).unwrap());
    assert_eq!(value(&race, &mut HashMap::new()), Ratio::whole(1));
}

#[test]
fn backward_induction_agrees_with_the_game() {
    for (length, faces) in [(2, 3), (3, 2), (4, 2), (5, 3), (6, 3), (6, 6)] {
        let race = Race::start(&Track::new(length, faces).unwrap());
        let won = wins((length, true), (length, true), faces);
        let expected = Ratio::whole(2) * won - Ratio::whole(1);
        assert_eq!(value(&race, &mut HashMap::new()), expected, "{length} steps, {faces} faces");
    }
}

#[test]
fn the_choice_is_real() {
    let race = Race::start(&Track::SPRINT);
    let mut known = HashMap::new();
    let mut better = |pips: u8| {
        let mut thrown = race;
        thrown.apply(Face::new(pips).unwrap(), &mut Silent).unwrap();
        let mut ranked = choices(&thrown);
        ranked.sort_by_key(|(_, after)| value(after, &mut known));
        assert_ne!(value(&ranked[0].1, &mut known), value(&ranked[1].1, &mut known));
        ranked[1].0
    };
    assert_eq!(
        [1, 2, 3].map(&mut better),
        [RaceAction::Decline, RaceAction::Step, RaceAction::Step]
    );
}

#[test]
fn reads_as_a_line() {
    let mut race = Race::start(&Track::SPRINT);
    assert_eq!(race.to_string(), "A 8* B 8* | A to throw");
    race.apply(Face::new(2).unwrap(), &mut Silent).unwrap();
    assert_eq!(race.to_string(), "A 8* B 8* | A threw 2");
    race.resolve(&Answers::one(Seat::A, RaceAction::Step), &mut Silent).unwrap();
    assert_eq!(race.to_string(), "A 6* B 8* | B to throw");
}
