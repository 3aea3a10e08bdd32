//! What a play does to the board.

use parlor_backgammon::{Board, Men, Place, PlaceSet, Play};

use super::exposure::Exposure;
use crate::{ExactEndings, Home};

/// With fewer checkers left a gap costs next to nothing.
const GAPS_MATTER: u8 = 6;

/// A play and what it changes, in the mover's numbering.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    /// The board before it.
    pub(crate) before: Board,
    /// The board after it, with the mover on roll still.
    pub(crate) after: Board,
    /// Where it hits.
    pub(crate) hits: PlaceSet,
    /// Points that have two checkers now and had fewer.
    pub(crate) made: PlaceSet,
    /// Points that had two checkers and have fewer now.
    pub(crate) broken: PlaceSet,
    /// Each checker that moved, from where to where.
    pub(crate) moved: Vec<(Place, Place)>,
    /// What the opponent's next roll can do.
    pub(crate) exposure: Exposure,
}

impl Facts {
    /// The facts of `play` on `before`.
    pub(crate) fn of(before: &Board, play: Play) -> Facts {
        let (mut board, mut hits) = (*before, PlaceSet::EMPTY);
        let mut moved: Vec<(Place, Place)> = Vec::with_capacity(4);
        for step in play.steps() {
            let on_bar = board.other().on(Place::BAR);
            board = board.after_step(step);
            if board.other().on(Place::BAR) > on_bar {
                hits = hits.with(step.to());
            }
            moved.push((step.from(), step.to()));
        }
        join(&mut moved);
        let points = |men: Men| men.made() & PlaceSet::POINTS;
        let (old, new) = (points(before.own()), points(board.own()));
        Facts {
            before: *before,
            after: board,
            hits,
            made: new & !old,
            broken: old & !new,
            moved,
            exposure: Exposure::after(&board),
        }
    }

    /// Was there contact before the play?
    pub(crate) fn had_contact(&self) -> bool {
        self.before.has_contact()
    }

    /// The home or outer point that it makes on top of a blot it hits, the best one.
    pub(crate) fn pointed_on(&self) -> Option<Place> {
        let pointed = self.made & self.hits;
        pointed.into_iter().max_by_key(|&point| point_worth(point))
    }

    /// The most valuable point that it makes and `other` does not have.
    pub(crate) fn best_made(&self, other: &Facts) -> Option<Place> {
        let lacking = self.made & !other.after.own().made();
        lacking.into_iter().max_by_key(|&point| point_worth(point))
    }

    /// The checker that leaves the opponent's home for good: from 18 or further back to 16 or nearer,
    /// past at least one of the opponent's.
    pub(crate) fn escape(&self) -> Option<(Place, Place)> {
        let is_behind = |from: Place| theirs(self.before.other()).any(|(n, _)| n < from.number());
        let escaped = |&&(from, to): &&(Place, Place)| {
            from.number() >= 18 && (1..=16).contains(&to.number()) && is_behind(from)
        };
        self.moved.iter().filter(escaped).copied().min_by_key(|&(_, to)| to)
    }

    /// The point that it slots: one checker where none was, on 3 to 7, nothing hit there.
    pub(crate) fn slot(&self) -> Option<Place> {
        let is_slot = |place: &Place| {
            (3..=7).contains(&place.number())
                && self.before.own().on(*place) == 0
                && !self.hits.contains(*place)
        };
        let slots = self.after.own().blots().into_iter().filter(is_slot);
        slots.max_by_key(|&place| point_worth(place))
    }

    /// A checker brought from the midpoint or beyond within reach of the home points.
    pub(crate) fn builder(&self) -> Option<Place> {
        let is_builder = |&&(from, to): &&(Place, Place)| {
            from.number() >= 12 && (7..=11).contains(&to.number()) && !self.made.contains(to)
        };
        self.moved.iter().find(is_builder).map(|&(_, to)| to)
    }

    /// A back checker that it moves up alone to where an anchor is wanted: 18, 20 or 21.
    pub(crate) fn moved_up(&self) -> Option<Place> {
        let wanted = |&&(from, to): &&(Place, Place)| {
            (22..=24).contains(&from.number())
                && matches!(to.number(), 18 | 20 | 21)
                && self.after.own().on(to) == 1
        };
        self.moved.iter().find(wanted).map(|&(_, to)| to)
    }

    /// The rearmost point that it clears without leaving a shot, on the way past the opponent.
    pub(crate) fn cleared(&self) -> Option<Place> {
        let rear = self.before.own().occupied().first()?;
        let is_safe = self.exposure.all_shots == 0 && self.after.own().on(rear) == 0;
        let was_point = self.before.own().on(rear) >= 2 && (4..=17).contains(&rear.number());
        (is_safe && was_point && self.after.has_contact()).then_some(rear)
    }

    /// The longest row of made points in front of one of the opponent's checkers.
    pub(crate) fn prime(&self) -> u8 {
        longest_prime(self.after.own(), self.after.other())
    }

    /// The same with the mover's checkers as they were: a hit alone makes no prime.
    pub(crate) fn prime_before(&self) -> u8 {
        longest_prime(self.before.own(), self.after.other())
    }

    /// Does it make the last of the six home points, with one of the opponent's on the bar?
    pub(crate) fn closes_out(&self) -> bool {
        let is_closed = |board: &Board| PlaceSet::HOME.is_subset(board.own().made());
        let waits = self.after.other().on(Place::BAR) > 0;
        !is_closed(&self.before) && is_closed(&self.after) && waits
    }

    /// Does the play stop the sixes of all the opponent's checkers in this home?
    pub(crate) fn blocks_sixes(&self) -> bool {
        !blocks_sixes(&self.before) && blocks_sixes(&self.after)
    }

    /// How many checkers it bears off.
    pub(crate) fn borne_off(&self) -> u8 {
        self.after.own().on(Place::OFF) - self.before.own().on(Place::OFF)
    }

    /// How many checkers are not home yet.
    pub(crate) fn outside(&self) -> u8 {
        self.after.own().stacks().filter(|(place, _)| place.number() > 6).map(|(_, n)| n).sum()
    }

    /// How many pips those that are not home still need until they are.
    pub(crate) fn pips_to_home(&self) -> u32 {
        let away =
            |(place, n): (Place, u8)| u32::from(n) * u32::from(place.number().saturating_sub(6));
        self.after.own().stacks().map(away).sum()
    }

    /// How many blots stand in the own home.
    pub(crate) fn home_blots(&self) -> usize {
        (self.after.own().blots() & PlaceSet::HOME).len()
    }

    /// The tallest stack that it makes taller: the place, if five or more stand there then.
    pub(crate) fn stack(&self) -> Option<Place> {
        let (before, after) = (self.before.own(), self.after.own());
        let grown =
            |&(place, n): &(Place, u8)| n >= 5 && place != Place::OFF && n > before.on(place);
        after.stacks().filter(grown).max_by_key(|&(_, n)| n).map(|(place, _)| place)
    }

    /// A checker that it sends to the ace or deuce point without hitting or making the point.
    pub(crate) fn buried(&self) -> Option<Place> {
        let is_deep = |place: Place| (1..=2).contains(&place.number());
        let buried = |&&(_, to): &&(Place, Place)| {
            is_deep(to) && !self.hits.contains(to) && !self.made.contains(to)
        };
        self.moved.iter().find(buried).map(|&(_, to)| to)
    }

    /// An empty home point below the rearmost checker, in a race: the highest.
    pub(crate) fn gap(&self) -> Option<Place> {
        let men = self.after.own();
        let rear = men.occupied().first()?.number();
        let in_play = men.total() - men.on(Place::OFF);
        if in_play < GAPS_MATTER {
            return None;
        }
        (1..rear.min(7)).rev().filter_map(Place::new).find(|&place| men.on(place) == 0)
    }

    /// How many rolls the mover still needs on average, once all checkers are home and the race is
    /// on.
    pub(crate) fn rolls_left(&self) -> Option<f64> {
        if self.after.has_contact() {
            return None;
        }
        let home = Home::of(self.after.own())?;
        Some(ExactEndings::shared().one_sided.all_off(home).mean())
    }

    /// Does it bear off the first checker while the opponent could win a gammon?
    pub(crate) fn saves_gammon(&self) -> bool {
        let (before, other) = (self.before.own(), self.before.other());
        let threatens = other.on(Place::OFF) > 0 && other.pips() < before.pips();
        before.on(Place::OFF) == 0 && self.borne_off() > 0 && threatens
    }
}

/// Joins the steps of one checker, in whatever order they were made, as notation does.
fn join(moved: &mut Vec<(Place, Place)>) {
    let mut at = 0;
    while at < moved.len() {
        let (from, to) = moved[at];
        match moved.iter().position(|&(next, _)| next == to) {
            Some(next) => {
                let (_, end) = moved[next];
                moved[at] = (from, end);
                moved.remove(next);
                at = 0;
            }
            None => at += 1,
        }
    }
}

/// The opponent's checkers by the mover's numbering, the bar at 0.
pub(crate) fn theirs(other: Men) -> impl Iterator<Item = (u8, u8)> {
    let in_play = other.stacks().filter(|&(place, _)| place != Place::OFF);
    in_play.map(|(place, n)| (25 - place.number(), n))
}

/// A point in the opponent's home, or his bar point.
pub(crate) fn is_anchor(point: Place) -> bool {
    (18..=24).contains(&point.number())
}

/// How much a point is worth having, as books rank them.
pub(crate) fn point_worth(point: Place) -> u32 {
    match point.number() {
        5 => 46,
        20 => 42,
        4 => 41,
        7 => 38,
        21 => 36,
        18 => 34,
        6 => 32,
        3 => 30,
        22 => 28,
        2 | 19 => 18,
        8..=11 => 15,
        23 | 24 => 14,
        1 | 12..=17 => 12,
        _ => 0,
    }
}

fn longest_prime(own: Men, other: Men) -> u8 {
    let made = own.made();
    let rear = theirs(other).map(|(n, _)| n).min().unwrap_or(25);
    let (mut longest, mut run) = (0, 0);
    for place in (rear + 1..=13).filter_map(Place::new) {
        run = if made.contains(place) { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

fn blocks_sixes(board: &Board) -> bool {
    let made = board.own().made();
    let is_blocked = |(n, _): (u8, u8)| Place::new(n + 6).is_some_and(|place| made.contains(place));
    let mut back = theirs(board.other()).filter(|&(n, _)| n <= 6).peekable();
    back.peek().is_some() && back.all(is_blocked)
}
