//! What one play has and another lacks.

use parlor_backgammon::{Place, PlaceSet};

use super::facts::{Facts, is_anchor, point_worth};
use super::kind::Kind;

/// Everything that speaks for `one` against `other`, with how much it counts: about the hundredth of
/// a point that it is usually worth. Nothing that both have.
pub(crate) fn contrast(one: &Facts, other: &Facts, knows_rolls: bool) -> Vec<(Kind, f64)> {
    let mut found = Vec::new();
    attack(one, other, &mut found);
    points(one, other, &mut found);
    safety(one, other, &mut found);
    building(one, other, &mut found);
    race(one, other, knows_rolls, &mut found);
    found
}

/// Hits, and what keeps the opponent on the bar.
fn attack(one: &Facts, other: &Facts, found: &mut Vec<(Kind, f64)>) {
    if one.closes_out() && !other.closes_out() {
        found.push((Kind::ClosesOut, 90.0));
    }
    let (hits, other_hits) = (one.hits.len(), other.hits.len());
    if let Some(point) = one.pointed_on()
        && other.pointed_on().is_none_or(|there| point_worth(there) < point_worth(point))
    {
        found.push((Kind::PointsOnBlot(point), 35.0 + f64::from(point_worth(point))));
    }
    if hits >= 2 && other_hits < 2 {
        found.push((Kind::HitsTwo, 55.0));
    }
    if let (true, Some(point)) = (other_hits == 0, (one.hits).first()) {
        found.push((Kind::Hits(point), 45.0 + f64::from(point.number()) / 2.0));
    }
    let (entering, others) = (one.exposure.entering, other.exposure.entering);
    let both_wait = [one, other].iter().all(|facts| facts.after.other().on(Place::BAR) > 0);
    if both_wait && entering < others {
        let weight = 2.0 * f64::from(others - entering);
        found.push((Kind::KeepsOut { entering, other: others }, weight));
    }
}

/// Points and primes.
fn points(one: &Facts, other: &Facts, found: &mut Vec<(Kind, f64)>) {
    if !one.had_contact() {
        return;
    }
    let prime = one.prime();
    if prime >= 4 && prime > other.prime() && prime > one.prime_before() {
        found.push((Kind::Prime(prime), 12.0 * f64::from(prime) - 12.0));
    }
    if let Some(point) = one.best_made(other) {
        found.push((Kind::Makes(point), f64::from(point_worth(point))));
    }
    let kept = other.broken & one.after.own().made();
    // Where the back checkers start is nobody's anchor.
    for point in kept.into_iter().filter(|point| point.number() < 24) {
        let worth = f64::from(point_worth(point));
        found.push(if is_anchor(point) {
            (Kind::KeepsAnchor(point), 0.8 * worth)
        } else {
            (Kind::Keeps(point), 0.6 * worth)
        });
    }
}

/// Shots and back checkers.
fn safety(one: &Facts, other: &Facts, found: &mut Vec<(Kind, f64)>) {
    let (shots, others) = (one.exposure.shots, other.exposure.shots);
    if shots < others {
        let only_indirect = shots > 0 && !one.exposure.is_direct && other.exposure.is_direct;
        let besides =
            [one, other].iter().any(|facts| facts.exposure.all_shots != facts.exposure.shots);
        let closed = (one.after.other().made() & PlaceSet::HOME).len() as f64;
        // What the blot of the other has to lose, about 1 for one that is nearly home.
        let lost = other.exposure.worst.map_or(0.0, |blot| f64::from(25 - blot.number()) / 18.0);
        let safe = if shots == 0 { 4.0 } else { 0.0 };
        let weight = f64::from(others - shots) * (0.8 + 0.25 * closed) * lost + safe;
        found.push((Kind::FewerShots { shots, other: others, only_indirect, besides }, weight));
    }
    if let Some(point) = one.cleared()
        && other.after.own().on(point) > 0
    {
        found.push((Kind::Clears(point), 14.0));
    }
    if let (Some((_, to)), None) = (one.escape(), other.escape()) {
        let is_safe = one.after.own().on(to) >= 2;
        found.push((Kind::Escapes { to, is_safe }, if is_safe { 38.0 } else { 26.0 }));
    }
}

/// What is prepared, and what the other spoils.
fn building(one: &Facts, other: &Facts, found: &mut Vec<(Kind, f64)>) {
    if !one.had_contact() {
        return;
    }
    if let Some(point) = one.slot()
        && other.after.own().on(point) == 0
    {
        found.push((Kind::Slots(point), 0.35 * f64::from(point_worth(point))));
    }
    if let (Some(place), None) = (one.moved_up(), other.moved_up()) {
        found.push((Kind::MovesUp(place), 11.0));
    }
    if let (Some(place), None) = (one.builder(), other.builder()) {
        found.push((Kind::Builds(place), 10.0));
    }
    if let Some(place) = other.stack()
        && one.after.own().on(place) < other.after.own().on(place)
    {
        found.push((Kind::NotStacked(place), 8.0));
    }
    if let (None, Some(place)) = (one.buried(), other.buried()) {
        found.push((Kind::NotBuried(place), 11.0));
    }
}

/// Bearing in and off.
fn race(one: &Facts, other: &Facts, knows_rolls: bool, found: &mut Vec<(Kind, f64)>) {
    if one.after.own().all_off() && !other.after.own().all_off() {
        found.push((Kind::Wins, 1000.0));
    }
    if one.saves_gammon() && !other.saves_gammon() {
        found.push((Kind::SavesGammon, 200.0));
    }
    let (off, others) = (one.borne_off(), other.borne_off());
    if off > others {
        found.push((Kind::MoreOff { off, other: others }, 40.0 * f64::from(off - others)));
    }
    if one.after.has_contact() || other.after.has_contact() {
        return;
    }
    if knows_rolls
        && let (Some(rolls), Some(others)) = (one.rolls_left(), other.rolls_left())
        && others - rolls >= 0.005
    {
        found.push((Kind::FewerRolls { rolls, other: others }, 300.0 * (others - rolls)));
    }
    let (outside, others) = (one.outside(), other.outside());
    if outside < others {
        let weight = 15.0 * f64::from(others - outside);
        found.push((Kind::BringsHome { outside, other: others }, weight));
    }
    // The strategies of the source count neither.
    let (pips, others) = (one.pips_to_home(), other.pips_to_home());
    if knows_rolls && (1..others).contains(&pips) {
        let weight = 2.0 * f64::from(others - pips);
        found.push((Kind::NearerHome { pips, other: others }, weight));
    }
    let bears_in = one.outside() > 0 || other.outside() > 0;
    if let Some(gap) = other.gap().filter(|_| knows_rolls || !bears_in)
        && one.gap().is_none_or(|own| own != gap)
        && one.after.own().on(gap) > 0
    {
        found.push((Kind::NoGap(gap), 5.0));
    }
}
