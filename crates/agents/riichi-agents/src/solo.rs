//! What the players share that value their hand as if they were alone with the wall.

use std::cmp::Reverse;

use parlor_agent::{Agent, Ask, Explanation, Meter};
use parlor_riichi::deal::Action;
use parlor_riichi::{Counts, Deal, Hand, Kind, KindSet, Tile, acceptance, keeping_discards};
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{NoValuation, Outlook};

use crate::after::{after, forbidden};
use crate::fi::Judge;
use crate::lt_valued::discarded;
use crate::won::won;
use crate::{Frame, solo_reasons};

/// Values hands at several depths, as if the player were alone with the wall.
pub(crate) trait SoloModel {
    /// How many depths there are for a hand so far away, each better and dearer than the one before;
    /// none if it is too far to be followed.
    fn depths(&self, shanten: i8) -> u8;

    /// What each discard of 14 tiles comes to, or 13 tiles as they are.
    fn value(
        &mut self,
        situation: &Situation,
        depth: u8,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Valued>, NoValuation>;

    /// What 13 tiles that are about to draw come to, turn by turn.
    fn resting(
        &mut self,
        situation: &Situation,
        depth: u8,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Outlook>, NoValuation> {
        let rows = self.value(situation, depth, meter)?;
        Ok(rows.into_iter().next().map(|row| row.by_turn).unwrap_or_default())
    }
}

/// A player that does what its valuation says is worth most.
pub(crate) struct SoloPlayer<M> {
    model: M,
    nodes: u64,
}

impl<M: SoloModel> SoloPlayer<M> {
    pub(crate) fn new(model: M) -> SoloPlayer<M> {
        SoloPlayer { model, nodes: 0 }
    }
}

impl<M: SoloModel + Send> Agent<Deal> for SoloPlayer<M> {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let (action, nodes) = decide(ask, &mut self.model, why);
        self.nodes = nodes;
        action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// A discard with what it comes to, turn by turn.
pub(crate) struct Valued {
    /// What goes; none where 13 tiles were valued.
    pub(crate) discard: Option<Tile>,
    pub(crate) riichi: bool,
    pub(crate) by_turn: Vec<Outlook>,
}

/// What is known of one legal action.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Prospect {
    /// The shanten of the hand then, and how many tiles lower it; `None` where no hand follows.
    pub(crate) acceptance: Option<(i8, u32)>,
    /// What it comes to, turn by turn; empty where it was not followed.
    pub(crate) by_turn: Vec<Outlook>,
    /// What a win brings.
    pub(crate) won: Option<f64>,
}

impl Prospect {
    /// The points it is worth, which may be fewer than none; below all others where it was not followed.
    pub(crate) fn points(&self) -> f64 {
        self.known().unwrap_or(f64::NEG_INFINITY)
    }

    /// The same where it is known: nothing is said of an action that was not followed.
    pub(crate) fn known(&self) -> Option<f64> {
        self.won.or_else(|| self.by_turn.first().map(|now| f64::from(now.points)))
    }

    /// Nearer first, then more tiles that help.
    fn nearness(&self) -> i64 {
        self.acceptance
            .map_or(i64::MIN, |(shanten, n_tiles)| i64::from(n_tiles) - 1000 * i64::from(shanten))
    }

    fn shanten(&self) -> Option<i8> {
        self.acceptance.map(|(shanten, _)| shanten)
    }
}

/// Why no action was followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unvalued {
    /// All hands are too far away.
    Far,
    /// The budget ended first.
    Spent,
    /// Riichi leaves no choice.
    Bound,
    /// The wall leaves no draw.
    Last,
}

/// Decides: every win; otherwise what is worth most, by the deepest valuation that the budget
/// allowed; where nothing could be valued, what leaves the hand nearest, without a call. The nearest
/// hand says how far is looked: passing is followed as far as the call it is compared with.
fn decide(
    ask: &Ask<'_, Deal>,
    model: &mut impl SoloModel,
    why: Option<&mut Explanation>,
) -> (Action, u64) {
    let mut meter = ask.budget.meter();
    let mut prospects: Vec<Prospect> =
        ask.legal.iter().map(|&action| unvalued(ask, action)).collect();
    let win = ask.legal.iter().position(|&action| Frame::of(action) == Frame::Win);
    let nearest = prospects.iter().filter_map(Prospect::shanten).min();
    let depths = nearest.map_or(0, |shanten| model.depths(shanten));
    let is_bound = ask.view.table.places[ask.seat].riichi.is_declared();
    let mut reason = match (is_bound, depths) {
        (true, _) => Unvalued::Bound,
        (_, 0) => Unvalued::Far,
        _ => Unvalued::Last,
    };
    if win.is_none() && ask.legal.len() > 1 || why.is_some() {
        for depth in 0..depths {
            match follow(ask, model, &prospects, depth, &mut meter) {
                Ok(deeper) => prospects = deeper,
                Err(_) => {
                    reason = Unvalued::Spent;
                    break;
                }
            }
        }
    }
    let chosen = win.unwrap_or_else(|| choose(ask, &prospects));
    if let Some(why) = why {
        solo_reasons::explain(ask, &prospects, reason, chosen, meter.used(), why);
    }
    (ask.legal[chosen], meter.used())
}

/// What can be said of an action without following it.
fn unvalued(ask: &Ask<'_, Deal>, action: Action) -> Prospect {
    let hand = ask.view.hand();
    let judge = Judge::new(ask.view);
    let resting = |hand: &Hand| {
        let accepts = acceptance(hand.concealed.counts(), hand.melds.len()).ok()?;
        Some((accepts.shanten.number(), accepts.n_tiles(&judge.unseen)))
    };
    let acceptance = match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => {
            let mut rest = hand;
            if rest.discard(tile) { resting(&rest) } else { None }
        }
        Action::Pass => resting(&hand),
        Action::Pon { .. } | Action::Chi { .. } => after(ask.view, action).and_then(|hand| {
            let keeping = keeping_discards(hand.concealed.counts(), hand.melds.len()).ok()?;
            let tiles = keeping.iter().map(|(_, accepts)| accepts.n_tiles(&judge.unseen)).max()?;
            Some((keeping.first()?.1.shanten.number(), tiles))
        }),
        _ => after(ask.view, action).and_then(|hand| resting(&hand)),
    };
    let won = won(ask.view, action).map(|value| f64::from(value.price.total().0));
    let won = won.or((Frame::of(action) == Frame::Win).then_some(0.0));
    Prospect { acceptance, by_turn: Vec::new(), won }
}

/// Follows every action that could be chosen to this depth; an error if the budget ended.
fn follow(
    ask: &Ask<'_, Deal>,
    model: &mut impl SoloModel,
    known: &[Prospect],
    depth: u8,
    meter: &mut Meter<'_>,
) -> Result<Vec<Prospect>, NoValuation> {
    let view = ask.view;
    let mut prospects = known.to_vec();
    let is_own_turn = ask.legal.iter().any(|&action| discarded(action).is_some());
    let locked = view.table.places[view.seat].riichi.is_declared();
    if is_own_turn && !locked {
        let situation = Situation::of_view(view, view.hand());
        let valued = model.value(&situation, depth, meter)?;
        for (&action, prospect) in ask.legal.iter().zip(&mut prospects) {
            let Some(tile) = discarded(action) else { continue };
            let riichi = Frame::of(action) == Frame::Riichi;
            let is_kind = |other: Tile| other.kind() == tile.kind();
            let same = |row: &&Valued| row.riichi == riichi && row.discard.is_some_and(is_kind);
            let exact = valued.iter().filter(same).find(|row| row.discard == Some(tile));
            if let Some(row) = exact.or_else(|| valued.iter().find(same)) {
                prospect.by_turn.clone_from(&row.by_turn);
            }
        }
    }
    let now = ask.legal.iter().position(|&action| action == Action::Pass);
    let now = now.and_then(|at| known[at].shanten());
    for (&action, prospect) in ask.legal.iter().zip(&mut prospects) {
        match Frame::of(action) {
            Frame::Pass => {
                let situation = Situation::of_view(view, view.hand());
                prospect.by_turn = model.resting(&situation, depth, meter)?;
            }
            // A call that brings the hand no nearer is not worth following.
            Frame::Pon | Frame::Chi if prospect.shanten() < now => {
                let Some(hand) = after(view, action) else { continue };
                let rows = model.value(&Situation::of_view(view, hand), depth, meter)?;
                prospect.by_turn = best(rows, forbidden(view, action));
            }
            Frame::Kan | Frame::AddedKan if !locked => {
                let Some(hand) = after(view, action) else { continue };
                let situation = Situation::of_view(view, hand);
                prospect.by_turn = model.resting(&situation, depth, meter)?;
            }
            _ => {}
        }
    }
    Ok(prospects)
}

/// The best discard after a call, of those that are allowed.
fn best(rows: Vec<Valued>, forbidden: KindSet) -> Vec<Outlook> {
    let points = |row: &Valued| row.by_turn.first().map_or(0.0, |now| now.points);
    let is_allowed = |tile: Tile| !forbidden.contains(tile.kind());
    let allowed = rows.into_iter().filter(|row| row.discard.is_some_and(is_allowed));
    let best = allowed.reduce(|best, row| if points(&row) > points(&best) { row } else { best });
    best.map(|row| row.by_turn).unwrap_or_default()
}

/// The most points, then the nearest; passing before a call, a plain five before a red one. Among
/// tiles that are all useless now, the one goes that fewest unseen tiles could join.
fn choose(ask: &Ask<'_, Deal>, prospects: &[Prospect]) -> usize {
    let any = prospects.iter().any(|prospect| prospect.known().is_some_and(|points| points != 0.0));
    let unseen = *ask.view.unseen().counts();
    let rank = |at: usize| {
        let (action, prospect) = (ask.legal[at], &prospects[at]);
        let tile = discarded(action);
        let plain = tile.is_none_or(|tile| !tile.is_red());
        let connecting = tile.map_or(0, |tile| n_connecting(tile.kind(), &unseen));
        // Without values: no call, no kan, no abort; riichi if it can be declared.
        let tame = match Frame::of(action) {
            Frame::Riichi => 2,
            Frame::Discard | Frame::Pass => 1,
            _ => 0,
        };
        let passes = action == Action::Pass;
        let (tame, points) = if any { (0, prospect.points()) } else { (tame, 0.0) };
        (tame, points, (prospect.nearness(), passes, Reverse(connecting), plain))
    };
    let better = |a: usize, b: usize| {
        let (a, b) = (rank(a), rank(b));
        a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.cmp(&b.2)).is_gt()
    };
    (1..ask.legal.len()).fold(0, |best, at| if better(at, best) { at } else { best })
}

/// How many unseen tiles are of the kind or within two ranks of it.
fn n_connecting(kind: Kind, unseen: &Counts) -> u32 {
    let steps = (1..=2).flat_map(|step| [kind.up(step), kind.down(step)]);
    steps.flatten().chain([kind]).map(|kind| u32::from(unseen[kind])).sum()
}
