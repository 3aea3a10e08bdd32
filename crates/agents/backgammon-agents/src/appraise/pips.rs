//! The race by counting pips.

use parlor_agent::{Message, Panel, Unit};
use parlor_backgammon::{Board, Men, Place, PlaceSet};

use crate::linear::shots_at;
use crate::met::normal;
use crate::{Appraise, Chances, CubeLife, Ending, reasons};

/// Bear-off tables where they reach, Kleinman's pip count everywhere else.
///
/// D. Kleinman's count: with a lead of D pips out of S in all, being on roll worth 4, the chance to
/// win is the normal distribution of (D + 4) / √(2 (S − 4)). It is made for races and counts no
/// gammons. With contact all plays of a roll would count alike but for hits, so we count the pips that
/// a player [stands to lose](PipCount::at_stake) as well; and since more than the race is open then,
/// a lead says half as much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PipCount;

/// The pips of an average roll.
const ROLL: f64 = 49.0 / 6.0;

/// Of the rolls against a closed board, how many a man on the bar is taken to wait at most.
const WAIT_MOST: f64 = 0.9;

impl PipCount {
    /// The pips that `men` stand to lose before their next turn: each blot its way home from the bar,
    /// as often as `rival`, who is on roll, hits it; and a roll for every time that a man on the bar is
    /// expected to wait for a point to enter.
    pub fn at_stake(men: Men, rival: Men) -> f64 {
        let blot = |place: Place| {
            f64::from(shots_at(rival, men, place)) / 36.0 * f64::from(25 - place.number())
        };
        men.blots().into_iter().map(blot).sum::<f64>() + waiting(men, rival)
    }

    /// The pips of the player on roll and of the other, with what they stand to lose.
    fn counts(board: &Board) -> (f64, f64) {
        let (own, other) = (board.own(), board.other());
        let (own_pips, other_pips) = (f64::from(own.pips()), f64::from(other.pips()));
        if !board.has_contact() {
            return (own_pips, other_pips);
        }
        (own_pips + waiting(own, other), other_pips + Self::at_stake(other, own))
    }
}

/// The pips that a man on the bar loses by rolls that do not enter.
fn waiting(men: Men, rival: Men) -> f64 {
    if men.on(Place::BAR) == 0 {
        return 0.0;
    }
    let closed = (rival.made() & PlaceSet::HOME).len() as f64 / 6.0;
    let waits = (closed * closed).min(WAIT_MOST);
    ROLL * waits / (1.0 - waits)
}

impl Appraise for PipCount {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        if let Some(ending) = Ending::of(board) {
            return Some(ending.chances);
        }
        let (own, other) = PipCount::counts(board);
        let certainty = if board.has_contact() { 0.5 } else { 1.0 };
        let lead = certainty * (other - own + 4.0);
        let all = (own + other - 4.0).max(1.0);
        Some(Chances { win: normal(lead / (2.0 * all).sqrt()), ..Chances::NONE })
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        Ending::of(board)?.cube_life()
    }

    /// Pips of both sides, and those that the mover stands to lose.
    fn evidence(&mut self, after: &[(Message, Board)]) -> Option<Panel> {
        let row = |key, of: fn(&Board) -> f64| {
            (key, None, after.iter().map(|(_, board)| of(board)).collect())
        };
        let rows = vec![
            row("bg-pips-own", |board| f64::from(board.own().pips())),
            row("bg-pips-other", |board| f64::from(board.other().pips())),
            row("bg-pips-at-stake", |board| PipCount::at_stake(board.own(), board.other())),
        ];
        let names = after.iter().map(|(name, _)| name.clone());
        Some(reasons::table(("bg-pip-counts", Unit::number(1)), names, rows))
    }
}
