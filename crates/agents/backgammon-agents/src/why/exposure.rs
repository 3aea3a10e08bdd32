//! What the opponent's next roll can do.

use parlor_backgammon::{Board, Dice, Men, Place, Play};

use super::facts::theirs;
use crate::linear::shots_at;

/// Counted over the 36 rolls, by all legal plays of each.
///
/// Blots in the opponent's home and on his bar point have little to lose: players do not call them
/// shots. They are counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Exposure {
    /// Rolls that hit a blot with a way to lose: one on 17 or nearer.
    pub(crate) shots: u32,
    /// Rolls that hit any blot.
    pub(crate) all_shots: u32,
    /// Is one of the blots in front of a checker that is at most six pips away?
    pub(crate) is_direct: bool,
    /// Rolls with which a checker on the bar enters; 36 where none is there.
    pub(crate) entering: u32,
    /// The blot that costs most, by the rolls that hit it and the pips it has to lose.
    pub(crate) worst: Option<Place>,
}

impl Exposure {
    /// What the opponent can do on `after`, the board that the mover leaves.
    pub(crate) fn after(after: &Board) -> Exposure {
        let (own, other) = (after.own(), after.other());
        let on_bar = other.on(Place::BAR) > 0;
        let blots: Vec<Place> =
            own.blots().into_iter().filter(|&blot| is_in_front(other, blot)).collect();
        if !on_bar && blots.is_empty() {
            return Exposure { entering: 36, ..Exposure::default() };
        }
        let mut found = Exposure::default();
        let mut plays: Vec<(Play, Board)> = Vec::new();
        for dice in Dice::all() {
            after.flipped().plays(dice, &mut plays);
            let hits = |blot: &Place| plays.iter().any(|(_, then)| then.other().on(*blot) == 0);
            let (front, back): (Vec<&Place>, Vec<&Place>) =
                blots.iter().partition(|&&blot| has_way_to_lose(blot));
            let is_hit = front.into_iter().any(hits);
            found.shots += if is_hit { dice.weight() } else { 0 };
            found.all_shots += if is_hit || back.into_iter().any(hits) { dice.weight() } else { 0 };
            found.entering += if plays.is_empty() { 0 } else { dice.weight() };
        }
        if !on_bar {
            found.entering = 36;
        }
        let mut front = blots.iter().copied().filter(|&blot| has_way_to_lose(blot));
        let cost = |blot: &Place| shots_at(other, own, *blot) * u32::from(25 - blot.number());
        found.worst = front.clone().max_by_key(cost).filter(|_| found.shots > 0);
        found.is_direct = found.shots > 0 && front.any(|blot| is_near(other, blot));
        found
    }
}

/// Is there more to lose than a few pips?
fn has_way_to_lose(blot: Place) -> bool {
    blot.number() <= 17
}

/// Is one of the opponent's checkers still to pass the blot?
fn is_in_front(other: Men, blot: Place) -> bool {
    theirs(other).any(|(n, _)| n < blot.number())
}

/// Is one of them at most six pips away?
fn is_near(other: Men, blot: Place) -> bool {
    theirs(other).any(|(n, _)| (1..=6).contains(&blot.number().saturating_sub(n)))
}
