//! What the two players of N. Hämäläinen's thesis (Metropolia, Helsinki, 2019) share.

use std::cmp::Ordering::Equal;

use parlor_agent::{Ask, Estimate, Explanation, Message, Scale, Unit};
use parlor_riichi::deal::Action;
use parlor_riichi::score::{Finish, value};
use parlor_riichi::{Counts, Deal, Hand, Tile, View, acceptance, keeping_discards};

use crate::after::after;
use crate::fi_cover::{Pairs, covered};
use crate::lt_valued::discarded;
use crate::won::{claim, won};
use crate::{Frame, reasons};

/// What a complete hand is worth before its points: more than any that is not complete.
const COMPLETE: f64 = 10_000.0;

/// By what a hand is valued that is not complete. The thesis leaves it open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Eval {
    /// 100 for each step from eight shanten and one for each unseen tile that brings it nearer.
    #[default]
    Shanten,
    /// The tiles that sets and pairs cover, as the thesis's recogniser finds them.
    Sets(Pairs),
    /// Nothing: only a complete hand has points.
    Points,
}

impl Eval {
    /// Their names, the first unless a spec says otherwise.
    pub(crate) const NAMES: [&str; 4] = ["shanten", "sets", "sets-pairs", "points"];

    pub(crate) fn named(name: &str) -> Eval {
        match name {
            "sets" => Eval::Sets(Pairs::One),
            "sets-pairs" => Eval::Sets(Pairs::Every),
            "points" => Eval::Points,
            _ => Eval::Shanten,
        }
    }
}

/// How hands are valued: a complete hand with a yaku by 10,000 and its points, since the thesis says
/// that scoring can serve; any other as [`Eval`] says.
pub struct Judge<'a> {
    view: &'a View,
    eval: Eval,
    /// The tiles that the player has not seen.
    pub unseen: Counts,
}

impl<'a> Judge<'a> {
    /// A judge of hands in this situation, by shanten.
    pub fn new(view: &'a View) -> Judge<'a> {
        Judge::by(Eval::default(), view)
    }

    /// The same by another measure.
    pub fn by(eval: Eval, view: &'a View) -> Judge<'a> {
        Judge { view, eval, unseen: *view.unseen().counts() }
    }

    /// The worth of a hand of 13 tiles, three for each set.
    pub fn resting(&self, hand: &Hand) -> f64 {
        match self.eval {
            Eval::Shanten => self.nearness(hand),
            Eval::Sets(pairs) => cover(hand, pairs),
            Eval::Points => 0.0,
        }
    }

    fn nearness(&self, hand: &Hand) -> f64 {
        match acceptance(hand.concealed.counts(), hand.melds.len()) {
            Ok(accepts) => {
                let steps = 8 - i32::from(accepts.shanten.number());
                f64::from(100 * steps) + f64::from(accepts.n_tiles(&self.unseen))
            }
            Err(_) => 0.0,
        }
    }

    /// The worth of a hand that `tile` has completed; `None` if it has not, or without a yaku.
    pub fn complete(&self, hand: &Hand, tile: Tile, finish: Finish) -> Option<f64> {
        if hand.shanten().ok()?.number() >= 0 {
            return None;
        }
        let claim = claim(self.view, hand, tile, finish);
        let worth = value(&claim, &self.view.table.setup.rules).ok()?;
        Some(COMPLETE + f64::from(worth.price.total().0))
    }

    /// The worth of a hand of 14 tiles before its discard: by shanten that of the best it can leave.
    pub fn full(&self, hand: &Hand) -> f64 {
        if self.eval != Eval::Shanten {
            return self.resting(hand);
        }
        let n_melds = hand.melds.len();
        let nearest = keeping_discards(hand.concealed.counts(), n_melds).unwrap_or_default();
        let worth = nearest.iter().map(|(_, accepts)| {
            100 * (8 - i32::from(accepts.shanten.number())) + accepts.n_tiles(&self.unseen) as i32
        });
        f64::from(worth.max().unwrap_or(0))
    }

    /// The worth of the win that an action takes; `None` for other actions.
    pub fn won(&self, action: Action) -> Option<f64> {
        won(self.view, action).map(|value| COMPLETE + f64::from(value.price.total().0))
    }

    /// The worth of what a call or kan makes of the hand; `None` for other actions.
    fn after_call(&self, action: Action) -> Option<f64> {
        let hand = after(self.view, action)?;
        let is_kan = !matches!(action, Action::Pon { .. } | Action::Chi { .. });
        Some(if is_kan { self.resting(&hand) } else { self.full(&hand) })
    }
}

/// The tiles covered, those laid out among them.
fn cover(hand: &Hand, pairs: Pairs) -> f64 {
    let laid_out: usize = hand.melds.iter().map(|meld| meld.tiles().len()).sum();
    f64::from(covered(hand.concealed.counts(), pairs)) + laid_out as f64
}

/// A discard with what decides on it and what it is worth.
pub(crate) struct Rated {
    /// The highest is chosen.
    pub(crate) preference: f64,
    /// What is shown of it.
    pub(crate) worth: Estimate,
}

impl Rated {
    /// A discard that is chosen by its worth.
    pub(crate) fn by(worth: Estimate) -> Rated {
        Rated { preference: worth.value, worth }
    }
}

/// Which of several discards goes that are preferred alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tied {
    /// The first in the order of kinds, a red five last.
    #[default]
    First,
    /// The last, an honour before a suit; a red five last too.
    Last,
}

/// Decides: every win, riichi whenever it can be, a call or kan only if it makes the hand worth
/// more, and otherwise the discard that `discards` prefers. It is given the positions of the discards
/// in question among the legal actions.
pub(crate) fn decide(
    ask: &Ask<'_, Deal>,
    judge: &Judge<'_>,
    ties: Tied,
    discards: impl FnOnce(&[usize]) -> Vec<Rated>,
    why: Option<&mut Explanation>,
) -> Action {
    let legal = ask.legal;
    let hand = ask.view.hand();
    let of_step = |step: Frame| -> Vec<usize> {
        (0..legal.len()).filter(|&idx| Frame::of(legal[idx]) == step).collect()
    };
    let is_own_turn = legal.iter().any(|&action| discarded(action).is_some());
    let now = if is_own_turn { judge.full(&hand) } else { judge.resting(&hand) };
    let after: Vec<Option<f64>> = legal.iter().map(|&action| judge.after_call(action)).collect();
    let called = (0..legal.len())
        .filter(|&idx| after[idx].is_some_and(|after| after > now))
        .max_by(|&a, &b| after[a].partial_cmp(&after[b]).unwrap_or(Equal).then(b.cmp(&a)));
    let mut values: Vec<Option<Estimate>> = legal
        .iter()
        .zip(after)
        .map(|(&action, after)| {
            let pass = (action == Action::Pass).then_some(now);
            let worth = after.or(pass).or_else(|| judge.won(action));
            worth.map(Estimate::exact)
        })
        .collect();
    let wins = of_step(Frame::Win);
    let mut asked = of_step(Frame::Riichi);
    if asked.is_empty() {
        asked = of_step(Frame::Discard);
    }
    let (mut best, mut rated_at) = (called, Vec::new());
    if wins.is_empty() && (called.is_none() || why.is_some()) && !asked.is_empty() {
        let rated = discards(&asked);
        for (&idx, rated) in asked.iter().zip(&rated) {
            values[idx] = Some(rated.worth);
        }
        best = best.or_else(|| most_preferred(legal, &rated, &asked, ties));
        rated_at = asked;
    }
    // A discard that was not in question (a win and riichi go first) shows what it leaves.
    let others = (0..legal.len()).filter(|idx| why.is_some() && !rated_at.contains(idx));
    for idx in others.filter(|&idx| discarded(legal[idx]).is_some()) {
        values[idx] = Some(Estimate::exact(resting_after(judge, &hand, legal[idx])));
    }
    let pass = || of_step(Frame::Pass).first().copied();
    let chosen = wins.first().copied().or(best).or_else(pass).unwrap_or(0);
    if let Some(why) = why {
        explain(ask, &values, chosen, why);
    }
    legal[chosen]
}

/// The worth of the hand without a discarded tile.
pub(crate) fn resting_after(judge: &Judge<'_>, hand: &Hand, action: Action) -> f64 {
    let mut rest = *hand;
    let gone = discarded(action).is_some_and(|tile| rest.discard(tile));
    if gone { judge.resting(&rest) } else { 0.0 }
}

/// The position of the discard most preferred.
fn most_preferred(legal: &[Action], rated: &[Rated], asked: &[usize], ties: Tied) -> Option<usize> {
    let best = rated.iter().zip(asked).min_by(|(one, a), (other, b)| {
        let tile = |idx: usize| discarded(legal[idx]);
        let kind = |idx: usize| tile(idx).map(Tile::kind);
        let by_kind = match ties {
            Tied::First => kind(**a).cmp(&kind(**b)),
            Tied::Last => kind(**b).cmp(&kind(**a)),
        };
        let red = |idx: usize| tile(idx).is_some_and(Tile::is_red);
        let by_preference = other.preference.total_cmp(&one.preference);
        by_preference.then(by_kind).then(red(**a).cmp(&red(**b)))
    });
    best.map(|(_, &idx)| idx)
}

fn explain(ask: &Ask<'_, Deal>, values: &[Option<Estimate>], chosen: usize, why: &mut Explanation) {
    reasons::list(ask, chosen, why);
    why.verdict = Some(reasons::label(ask.legal[chosen]));
    why.reason = Some(Message::new(match Frame::of(ask.legal[chosen]) {
        Frame::Win => "riichi-frame-win",
        Frame::Riichi => "riichi-frame-riichi",
        Frame::Discard => "riichi-fi-discard",
        Frame::Pass | Frame::Abort => "riichi-fi-pass",
        _ => "riichi-fi-call",
    }));
    why.values = Scale::new("riichi-evaluation", Unit::number(1));
    for candidate in &mut why.candidates {
        candidate.value = values[candidate.legal_idx];
    }
    why.rank();
}
