//! Why written moves are not a legal play.

use parlor_backgammon::{Board, Dice, Men, Place, PlaceSet, Play};

use super::moves::Hop;
use super::read::is_on;
use super::{Fault, NotationError};

/// Checks each move by itself; the first that cannot be right is the error.
pub(super) fn check_each(hops: &[Hop], board: &Board, dice: Dice) -> Result<(), NotationError> {
    let own = board.own();
    let has = if dice.is_double() { 4 } else { 2 };
    let mut used = 0;
    for (n, hop) in hops.iter().enumerate() {
        let &Hop { from, to, column, .. } = hop;
        if to >= from {
            return Err(Fault::Backwards { from, to }.at(column));
        }
        let arriving = hops.iter().filter(|other| other.to == from).count();
        let leaving = hops[..=n].iter().filter(|other| other.from == from).count();
        if leaving > usize::from(own.on(from)) + arriving {
            return Err(Fault::NoMan { place: from }.at(column));
        }
        used += steps(hop, dice).ok_or_else(|| Fault::Distance { from, to, dice }.at(column))?;
        if used > has {
            return Err(Fault::FewerDice { dice, has, used }.at(column));
        }
        if is_on(to, board.other().made()) {
            return Err(Fault::Closed { place: to }.at(column));
        }
    }
    Ok(())
}

/// How many dice a move takes, if the dice can add up to it.
fn steps(hop: &Hop, dice: Dice) -> Option<usize> {
    let (large, small) = (dice.large().pips(), dice.small().pips());
    let sums: &[u8] = if dice.is_double() {
        &[large, 2 * large, 3 * large, 4 * large]
    } else {
        &[large, small, large + small]
    };
    let distance = hop.from.number() - hop.to.number();
    let number = |n: usize| if dice.is_double() { n + 1 } else { 1 + n / 2 };
    match sums.iter().position(|&sum| sum == distance) {
        Some(n) => Some(number(n)),
        // Bearing off may waste pips.
        None if hop.to == Place::OFF => {
            (0..sums.len()).filter(|&n| sums[n] > distance).min_by_key(|&n| sums[n]).map(number)
        }
        None => None,
    }
}

/// Why moves that are fine by themselves lead to no legal position.
pub(super) fn not_listed(
    hops: &[Hop],
    board: &Board,
    dice: Dice,
    legal: &[(Play, Board)],
) -> NotationError {
    let first = hops.first().map_or(1, |hop| hop.column);
    let must = legal.first().map_or(0, |(play, _)| play.steps().count());
    let used: usize = hops.iter().filter_map(|hop| steps(hop, dice)).sum();
    if let Some(error) =
        bar(hops, board.own(), used, dice).or_else(|| on_the_way(hops, board, dice))
    {
        return error;
    }
    if let Some(error) = bearing_off(hops, board.own(), dice) {
        return error;
    }
    if used < must {
        return Fault::MoreDice { used, must }.at(first);
    }
    if must == 1 && used == 1 && !dice.is_double() {
        return Fault::LargerDie { die: dice.large() }.at(first);
    }
    Fault::NotTogether { dice }.at(first)
}

/// A move of another man while one waits on the bar.
fn bar(hops: &[Hop], own: Men, used: usize, dice: Dice) -> Option<NotationError> {
    let waiting = usize::from(own.on(Place::BAR));
    let entering = hops.iter().filter(|hop| hop.from == Place::BAR).count();
    let all = if dice.is_double() { 4 } else { 2 };
    let other = hops.iter().find(|hop| hop.from != Place::BAR)?;
    let missed = entering < waiting && entering < all && used > entering;
    missed.then(|| Fault::BarFirst.at(other.column))
}

/// A move of several steps whose every way is closed.
fn on_the_way(hops: &[Hop], board: &Board, dice: Dice) -> Option<NotationError> {
    let closed = board.other().made();
    hops.iter().find_map(|hop| {
        let count = steps(hop, dice).filter(|&count| count > 1)?;
        let number = hop.from.number();
        let at = |pips: u8| number.checked_sub(pips).and_then(Place::new);
        let stops: Vec<Place> = if dice.is_double() {
            (1..count as u8).filter_map(|n| at(n * dice.large().pips())).collect()
        } else {
            [dice.large(), dice.small()].into_iter().filter_map(|die| at(die.pips())).collect()
        };
        let shut: Vec<Place> = stops.iter().copied().filter(|&stop| is_on(stop, closed)).collect();
        let blocked = if dice.is_double() { !shut.is_empty() } else { shut.len() == stops.len() };
        let place = *shut.first()?;
        blocked.then(|| Fault::Closed { place }.at(hop.column))
    })
}

/// Bearing off too early, or with too large a number.
fn bearing_off(hops: &[Hop], own: Men, dice: Dice) -> Option<NotationError> {
    let hop = hops.iter().find(|hop| hop.to == Place::OFF)?;
    let mut after: Vec<Place> = own.stacks().flat_map(repeat).collect();
    for moved in hops.iter().filter(|other| other.to != Place::OFF) {
        let man = after.iter_mut().find(|man| **man == moved.from)?;
        *man = moved.to;
    }
    let rearmost = after.into_iter().max()?;
    if !PlaceSet::HOME.contains(rearmost) {
        return Some(Fault::NotHome { place: rearmost }.at(hop.column));
    }
    let distance = hop.from.number();
    let exact = [dice.large(), dice.small()].iter().any(|&die| die.pips() == distance);
    let die = [dice.small(), dice.large()].into_iter().find(|&die| die.pips() > distance)?;
    let wasteful = !exact && rearmost > hop.from;
    let fault = Fault::FurtherBack { die, from: hop.from, place: rearmost };
    wasteful.then(|| fault.at(hop.column))
}

/// Every man of a stack by itself.
fn repeat((place, count): (Place, u8)) -> impl Iterator<Item = Place> {
    std::iter::repeat_n(place, count.into())
}
