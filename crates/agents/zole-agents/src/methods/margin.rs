//! Which of equals wins by most.

use parlor_agent::{Ask, Meter};
use parlor_search::{Found, TIE};
use parlor_zole::Deal;

use super::guess::Guess;
use super::open_cards::OpenCards;
use crate::judge::wants_much;
use crate::pimc::position;

/// How many worlds are asked.
const WORLDS: usize = 16;

/// Of the actions that bring as much as the best takes the one with the best mean margin, as `pimc` does:
/// eyes with open cards, or tricks. A budget that ends before the last of them changes nothing.
pub(super) fn settle(
    ask: &Ask<'_, Deal>,
    found: &mut Found<parlor_zole::Action>,
    guess: &Guess,
    open: &mut OpenCards,
    meter: &mut Meter<'_>,
) {
    let (Some(me), Some(contract)) = (ask.view.my_place(), ask.view.public().contract()) else {
        return;
    };
    let worth = |idx: usize| found.candidates[idx].value.map_or(f64::NEG_INFINITY, |v| v.value);
    let best = (0..found.candidates.len()).map(worth).fold(f64::NEG_INFINITY, f64::max);
    let tied: Vec<usize> =
        (0..found.candidates.len()).filter(|&idx| worth(idx) >= best - TIE).collect();
    if tied.len() < 2 || found.spent.is_some() {
        return;
    }
    let sign = if wants_much(contract, me) { 1.0 } else { -1.0 };
    let mut margins = Vec::with_capacity(tied.len());
    let mut last = None;
    for &idx in &tied {
        let action = found.candidates[idx].action;
        let mut sum = 0.0;
        for (world, weight) in guess.worlds.iter().take(WORLDS) {
            // Giving up leads to no position, and is never the better of equals.
            let Some(position) = position(ask.view, world, action) else {
                sum = f64::NEG_INFINITY;
                break;
            };
            let before = open.nodes();
            let margin = open.judge().margin(&position, me, last);
            if !meter.look() || !meter.take(open.nodes() - before) {
                return;
            }
            last = Some(margin);
            sum += sign * weight * f64::from(margin);
        }
        margins.push(sum);
    }
    let better = |best: usize, n: usize| if margins[n] > margins[best] + TIE { n } else { best };
    let chosen = (1..tied.len()).fold(0, better);
    found.action = Some(found.candidates[tied[chosen]].action);
}
