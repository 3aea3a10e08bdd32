//! From a text to the legal play that it means.

use parlor_backgammon::{Board, Dice, Place, PlaceSet, Play};

use super::moves::{Hop, hops};
use super::{Fault, NotationError, why, write};

/// The legal play of `dice` on `board` that `text` means; [`Play::DANCE`] if it says that no man
/// can move, and that is so.
pub fn read(text: &str, board: &Board, dice: Dice) -> Result<Play, NotationError> {
    let mut legal: Vec<(Play, Board)> = Vec::new();
    board.plays(dice, &mut legal);
    let hops = hops(text).map_err(|error| with_nearest(error, &[], board, &legal))?;
    choose(&hops, board, dice, &legal).map_err(|error| with_nearest(error, &hops, board, &legal))
}

fn choose(
    hops: &[Hop],
    board: &Board,
    dice: Dice,
    legal: &[(Play, Board)],
) -> Result<Play, NotationError> {
    let Some(first) = hops.first() else {
        return if legal.is_empty() { Ok(Play::DANCE) } else { Err(Fault::CanPlay.at(1)) };
    };
    if legal.is_empty() {
        return Err(Fault::CannotPlay.at(first.column));
    }
    why::check_each(hops, board, dice)?;
    let meant = counts_after(hops, board);
    let same: Vec<_> = legal.iter().filter(|(_, after)| counts(after) == meant).collect();
    if same.is_empty() {
        return Err(why::not_listed(hops, board, dice, legal));
    }
    let blots = board.other().blots();
    let landed: PlaceSet = hops.iter().map(|hop| hop.to).filter(|&to| is_on(to, blots)).collect();
    if let Some(hop) = hops.iter().find(|hop| hop.hit && !landed.contains(hop.to)) {
        return Err(Fault::NoHit { place: hop.to }.at(hop.column));
    }
    let hit = |after: &Board| hits(board, after);
    if let Some((play, _)) = same.iter().find(|(_, after)| hit(after) == landed) {
        return Ok(*play);
    }
    match same.iter().filter(|(_, after)| landed.is_subset(hit(after))).collect::<Vec<_>>()[..] {
        [&&(play, _)] => Ok(play),
        [] => Err(Fault::NotTogether { dice }.at(first.column)),
        _ => Err(Fault::Ambiguous.at(first.column)),
    }
}

/// Is this point, in the mover's numbering, one of `places` in the other player's?
pub(super) fn is_on(place: Place, places: PlaceSet) -> bool {
    place.opposite().is_some_and(|there| places.contains(there))
}

/// The points on which men were hit between `before` and `after`.
fn hits(before: &Board, after: &Board) -> PlaceSet {
    let blots = before.other().blots();
    let gone = |place: &Place| {
        let there = place.opposite();
        is_on(*place, blots) && there.is_some_and(|there| after.other().on(there) == 0)
    };
    PlaceSet::POINTS.into_iter().filter(gone).collect()
}

/// How many of the mover's men stand on each place.
fn counts(board: &Board) -> [i8; 26] {
    let mut counts = [0; 26];
    for (place, count) in board.own().stacks() {
        counts[usize::from(place.number())] = count as i8;
    }
    counts
}

/// The counts after all hops, whether or not they can be made.
fn counts_after(hops: &[Hop], board: &Board) -> [i8; 26] {
    let mut counts = counts(board);
    for hop in hops {
        counts[usize::from(hop.from.number())] -= 1;
        counts[usize::from(hop.to.number())] += 1;
    }
    counts
}

/// The error with the legal plays that come nearest to `hops`.
fn with_nearest(
    mut error: NotationError,
    hops: &[Hop],
    board: &Board,
    legal: &[(Play, Board)],
) -> NotationError {
    let meant = counts_after(hops, board);
    let distance = |after: &Board| -> u32 {
        let pairs = meant.into_iter().zip(counts(after));
        pairs.map(|(meant, is)| u32::from(meant.abs_diff(is))).sum()
    };
    let mut near: Vec<_> = legal.iter().map(|(play, after)| (distance(after), *play)).collect();
    near.sort_by_key(|&(distance, _)| distance); // Stable: ties stay in the generator's order.
    error.nearest = near.iter().take(3).map(|&(_, play)| write(board, play)).collect();
    error
}
