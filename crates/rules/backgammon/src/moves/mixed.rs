//! Two different dice, when no man can be borne off.
//!
//! Let the dice be d and e. A play of both is one of two things:
//!
//! * *two men*: one from a by d, another from b by e;
//! * *one man*: from a by d + e, over a − d or over a − e.
//!
//! Two different such plays have the same result only where a man replaces another on the way: a
//! by d + e over an own man on a − d equals the two-man play (a by d, a − d by e), and over an own
//! man on a − e the two-man play (a − e by d, a by e). So one-man plays are listed only over points
//! without own men, and where both of those two-man plays exist, one is skipped. Hits on the way
//! make different results: over a blot always counts.

use crate::{Board, Dice, Die, Place, PlaceSet, Play, Step};

use super::{Plays, Reach};

pub(super) fn plays(board: &Board, reach: &Reach, dice: Dice, out: &mut impl Plays) {
    let (d, e) = (dice.large(), dice.small());
    let on_bar = board.own().on(Place::BAR);
    let found = match on_bar {
        0 => {
            let found = two_men(board, reach, d, e, out);
            one_man(board, reach, d, e, reach.own, out) || found
        }
        1 => {
            let found = enter_and_move(board, reach, d, e, out);
            one_man(board, reach, d, e, PlaceSet::one(Place::BAR), out) || found
        }
        _ => enter_two(board, reach, d, e, out),
    };
    if !found && !one_die(board, reach, d, out) {
        one_die(board, reach, e, out);
    }
}

/// Where a man lands that starts at `from`; callers know that it stays on the board.
#[inline]
fn landing(from: Place, die: Die) -> Place {
    Place::of(u32::from(from.number()) - u32::from(die.pips()))
}

/// Two-man plays `(b by e)` whose result `(a by d)` with the roles exchanged gives as well.
///
/// In set b: (b − e by d, b by e) equals (b by d, b − d by e), which is listed instead.
#[inline]
fn repeated(reach: &Reach, from_d: PlaceSet, from_e: PlaceSet, d: Die, e: Die) -> PlaceSet {
    from_e & from_d.reached_by(u32::from(e.pips())) & reach.own.reached_by(u32::from(d.pips()))
}

fn two_men(board: &Board, reach: &Reach, d: Die, e: Die, out: &mut impl Plays) -> bool {
    let (from_d, from_e) = (reach.sources(d), reach.sources(e));
    let repeated = repeated(reach, from_d, from_e, d, e);
    let mut found = false;
    for a in from_d {
        let a_to = landing(a, d);
        let first = board.landed(reach.blots, a, a_to);
        let blots = reach.blots.without(a_to);
        let mut seconds = from_e & !(repeated & PlaceSet::one(a).reached_by(e.pips().into()));
        if board.own().on(a) == 1 {
            seconds = seconds.without(a);
        }
        let play = Play::DANCE.with(0, Step::new(a, d));
        for b in seconds {
            found = true;
            out.push(play.with(1, Step::new(b, e)), first.landed(blots, b, landing(b, e)));
        }
    }
    found
}

/// One man on the bar: it enters by one die, another man moves by the other.
fn enter_and_move(board: &Board, reach: &Reach, d: Die, e: Die, out: &mut impl Plays) -> bool {
    let movable = Reach { own: reach.own.without(Place::BAR), ..*reach };
    let inside = |die: Die| movable.own & reach.open.reached_by(die.pips().into());
    let enters = |die: Die| !reach.sources(die).is_empty();
    let mut found = false;
    let mut list = |enter: Die, with: Die, seconds: PlaceSet| {
        let to = landing(Place::BAR, enter);
        let first = board.landed(reach.blots, Place::BAR, to);
        let blots = reach.blots.without(to);
        let play = Play::DANCE.with(0, Step::new(Place::BAR, enter));
        for b in seconds {
            found = true;
            out.push(play.with(1, Step::new(b, with)), first.landed(blots, b, landing(b, with)));
        }
    };
    if enters(d) {
        list(d, e, inside(e));
    }
    if enters(e) {
        // (25 − e by d, bar by e) equals (bar by d, 25 − d by e), listed above.
        let again = movable.own.contains(landing(Place::BAR, d));
        let seconds = inside(d);
        list(e, d, if again { seconds.without(landing(Place::BAR, e)) } else { seconds });
    }
    found
}

/// Two men or more on the bar: both dice enter, or only one can be played.
fn enter_two(board: &Board, reach: &Reach, d: Die, e: Die, out: &mut impl Plays) -> bool {
    if reach.sources(d).is_empty() || reach.sources(e).is_empty() {
        return false;
    }
    let (d_to, e_to) = (landing(Place::BAR, d), landing(Place::BAR, e));
    let after = board.landed(reach.blots, Place::BAR, d_to).landed(reach.blots, Place::BAR, e_to);
    let play = Play::DANCE.with(0, Step::new(Place::BAR, d)).with(1, Step::new(Place::BAR, e));
    out.push(play, after);
    true
}

/// One of the men on `from` moves by both dice.
fn one_man(
    board: &Board,
    reach: &Reach,
    d: Die,
    e: Die,
    from: PlaceSet,
    out: &mut impl Plays,
) -> bool {
    let (by_d, by_e) = (u32::from(d.pips()), u32::from(e.pips()));
    let arriving = from & reach.open.reached_by(by_d + by_e);
    let quiet = reach.open & !reach.blots;
    let over_own = reach.own.reached_by(by_d) | reach.own.reached_by(by_e);
    let quietly_d = arriving & quiet.reached_by(by_d) & !over_own;
    let quietly_e = arriving & quiet.reached_by(by_e) & !over_own & !quietly_d;
    let hitting_d = arriving & reach.blots.reached_by(by_d);
    let hitting_e = arriving & reach.blots.reached_by(by_e);

    let mut list = |starts: PlaceSet, first: Die, second: Die| {
        for a in starts {
            let over = landing(a, first);
            let to = landing(over, second);
            let play = Play::DANCE.with(0, Step::new(a, first)).with(1, Step::new(over, second));
            let stop = board.landed(reach.blots, a, over);
            out.push(play, stop.landed(reach.blots, over, to));
        }
    };
    list(quietly_d | hitting_d, d, e);
    list(quietly_e | hitting_e, e, d);
    // A one-man play over an own man is among the two-man plays, so only these count as found.
    !(quietly_d | quietly_e | hitting_d | hitting_e).is_empty()
}

/// Only one die can be used.
fn one_die(board: &Board, reach: &Reach, die: Die, out: &mut impl Plays) -> bool {
    let from = reach.sources(die);
    for a in from {
        let play = Play::DANCE.with(0, Step::new(a, die));
        out.push(play, board.landed(reach.blots, a, landing(a, die)));
    }
    !from.is_empty()
}
