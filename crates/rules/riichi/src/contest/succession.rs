//! Which deal comes after a deal.

use parlor_game::{BySeat, Seat};

use super::result::ranking;
use crate::deal::{Draw, Ending, Outcome, Setup};
use crate::rule_set::{Bust, DealerStop, Length, Renchan};
use crate::{Points, Wind};

/// What follows a deal.
pub(super) enum Succession {
    /// The deal that is played next.
    Deal { round: Wind, dealer: Seat, honba: u8 },
    /// The end of the match.
    Over,
}

impl Succession {
    /// What follows the deal of `setup` that ended with `outcome` and left these `points`.
    pub(super) fn after(setup: &Setup, outcome: &Outcome, points: &BySeat<Points>) -> Succession {
        let rules = &setup.rules;
        if rules.length == Length::Deal {
            return Succession::Over;
        }
        let busted = points.as_array().iter().any(|&points| points < Points::ZERO);
        if rules.bust == Bust::Ends && busted {
            return Succession::Over;
        }
        let honba = honba_after(setup, outcome);
        if dealer_repeats(setup, outcome) {
            return if stops(setup, outcome, points) {
                Succession::Over
            } else {
                Succession::Deal { round: setup.round, dealer: setup.dealer, honba }
            };
        }
        if is_decided(setup, points) {
            return Succession::Over;
        }
        let dealer = setup.dealer.offset(1);
        let round = if dealer == Seat::A { setup.round.next() } else { setup.round };
        Succession::Deal { round, dealer, honba }
    }
}

/// Counters grow by a dealer's win and by any draw; a win of others alone takes them away.
fn honba_after(setup: &Setup, outcome: &Outcome) -> u8 {
    match &outcome.ending {
        Ending::Won { .. } if !dealer_wins(setup, outcome) => 0,
        _ => setup.honba.saturating_add(1),
    }
}

fn dealer_wins(setup: &Setup, outcome: &Outcome) -> bool {
    match &outcome.ending {
        Ending::Won { wins, .. } => wins.iter().any(|win| win.winner.seat == setup.dealer),
        _ => false,
    }
}

/// The dealer deals again after a win, when tenpai at an exhaustive draw, and after an abort.
fn dealer_repeats(setup: &Setup, outcome: &Outcome) -> bool {
    match &outcome.ending {
        Ending::Won { .. } => dealer_wins(setup, outcome),
        Ending::Drawn { draw: Draw::Exhaustive, shown, .. } => {
            setup.rules.renchan == Renchan::WinOrTenpai && shown[setup.dealer].is_some()
        }
        Ending::Drawn { .. } | Ending::Chombo { .. } => true,
    }
}

/// The dealer of the last deal who would repeat after a win or tenpai stops when leading.
fn stops(setup: &Setup, outcome: &Outcome, points: &BySeat<Points>) -> bool {
    let aborted =
        matches!(&outcome.ending, Ending::Drawn { draw, .. } if *draw != Draw::Exhaustive);
    setup.rules.dealer_stop == DealerStop::Automatic
        && !aborted
        && is_last(setup)
        && ranking(points)[0] == setup.dealer
        && setup.rules.extension.is_none_or(|target| points[setup.dealer] >= target)
}

/// Nothing follows when the deal passes on: the last deal is over and someone has enough, or the
/// extension is over too.
fn is_decided(setup: &Setup, points: &BySeat<Points>) -> bool {
    let enough = |target: Points| points.as_array().iter().any(|&points| points >= target);
    let extension_over = setup.round > last_round(setup) && setup.dealer == Seat::D;
    is_last(setup) && (setup.rules.extension.is_none_or(enough) || extension_over)
}

/// Is this the last deal of the ordinary rounds, or one of the extension?
fn is_last(setup: &Setup) -> bool {
    let last = last_round(setup);
    setup.round > last || (setup.round == last && setup.dealer == Seat::D)
}

fn last_round(setup: &Setup) -> Wind {
    match setup.rules.length {
        Length::Deal | Length::East => Wind::East,
        Length::EastSouth => Wind::South,
    }
}
