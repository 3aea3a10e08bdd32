//! The beginner: the nearest way to a ready hand, tile by tile.

use parlor_agent::{Agent, Ask, Cell, Explanation, Message, Scale, Unit};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Hand, Kind, Shanten, Tile, View};

use crate::after::{after, forbidden};
use crate::values::is_value_tile;
use crate::{Frame, reasons};

/// What the scores of the beginner's rules are called; their reasons are the rules themselves.
pub(crate) const SIMPLE_SCORE: &str = "riichi-simple-score";

/// A step nearer to ready outweighs any neighbour.
const STEP: i32 = 100;

/// Knows how far a hand is from ready, and which of its tiles have neighbours. It does not count the
/// tiles that are left, looks neither at dora nor at what others discard, and never folds. It declares
/// riichi whenever it can; it calls value tiles, and with an open hand whatever brings it nearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Novice;

/// An action by a beginner's rules.
struct Ruled {
    score: i32,
    /// How far the hand is from ready then.
    shanten: Option<i8>,
    /// The rule, as a message key.
    rule: &'static str,
}

impl Ruled {
    /// What is never done while anything else is legal.
    const NEVER: Ruled = Ruled { score: -10 * STEP, shanten: None, rule: "riichi-frame-pass" };
}

fn ruled(view: &View, action: Action) -> Ruled {
    let hand = view.hand();
    match action {
        Action::Tsumo | Action::Ron => {
            Ruled { score: 20 * STEP, shanten: None, rule: "riichi-frame-win" }
        }
        Action::Riichi { tile, .. } => {
            let discard = discard(&hand, tile);
            Ruled { score: 5 * STEP + discard.score, rule: "riichi-frame-riichi", ..discard }
        }
        Action::Discard { tile, .. } => discard(&hand, tile),
        Action::Pass => {
            let shanten = shanten(&hand);
            Ruled { score: 0, shanten: Some(shanten), rule: "riichi-frame-pass" }
        }
        Action::Pon { .. } | Action::Chi { .. } => call(view, &hand, action),
        _ => Ruled::NEVER,
    }
}

/// The nearer to ready the better; of equals the tile goes that fits least.
fn discard(hand: &Hand, tile: Tile) -> Ruled {
    let mut rest = *hand;
    rest.discard(tile);
    let shanten = shanten(&rest);
    let score = -STEP * i32::from(shanten) - fit(hand, tile);
    Ruled { score, shanten: Some(shanten), rule: "riichi-simple-discard" }
}

/// How well a tile fits the others: its copies first, then its neighbours; a red five is kept.
fn fit(hand: &Hand, tile: Tile) -> i32 {
    let (kind, counts) = (tile.kind(), hand.concealed.counts());
    let held = |other: Option<Kind>| other.map_or(0, |other| i32::from(counts[other]));
    let beside = held(kind.up(1)) + held(kind.down(1));
    let gaps = held(kind.up(2)) + held(kind.down(2));
    6 * (held(Some(kind)) - 1)
        + 4 * beside
        + 2 * gaps
        + i32::from(kind.is_simple())
        + i32::from(tile.is_red())
}

/// A value tile, or anything for a hand that is open already, if the hand comes nearer.
fn call(view: &View, hand: &Hand, action: Action) -> Ruled {
    let Some(then) = after(view, action) else { return Ruled::NEVER };
    let forbidden = forbidden(view, action);
    let tiles = then.concealed.distinct().filter(|tile| !forbidden.contains(tile.kind()));
    let best = tiles.map(|tile| discard(&then, tile)).max_by_key(|ruled| ruled.score);
    let Some(shanten) = best.and_then(|best| best.shanten) else { return Ruled::NEVER };
    let called = view.table.offered().map(|(_, tile)| tile.kind());
    let is_valued = called.is_some_and(|kind| is_value_tile(view, view.seat, kind));
    let rule = match (is_valued, hand.is_closed()) {
        (true, _) => "riichi-simple-yakuhai",
        (false, false) => "riichi-simple-open",
        (false, true) => "riichi-frame-pass",
    };
    let gains = shanten < self::shanten(hand) && rule != "riichi-frame-pass";
    let score = if gains { STEP } else { -STEP };
    Ruled { score, shanten: Some(shanten), rule }
}

fn shanten(hand: &Hand) -> i8 {
    hand.shanten().map_or(8, Shanten::number)
}

impl Agent<Deal> for Novice {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let ruled: Vec<Ruled> = ask.legal.iter().map(|&it| ruled(ask.view, it)).collect();
        let better = |best: usize, next: usize| {
            if ruled[next].score > ruled[best].score { next } else { best }
        };
        let chosen = (0..ruled.len()).reduce(better).unwrap_or(0);
        if let Some(why) = why {
            explain(ask, &ruled, chosen, why);
        }
        ask.legal[chosen]
    }
}

fn explain(ask: &Ask<'_, Deal>, ruled: &[Ruled], chosen: usize, why: &mut Explanation) {
    reasons::list(ask, chosen, why);
    why.verdict = Some(reasons::label(ask.legal[chosen]));
    let is_pass = Frame::of(ask.legal[chosen]) == Frame::Pass;
    let rule = if is_pass { "riichi-frame-pass" } else { ruled[chosen].rule };
    let rule = Message::new(rule);
    why.reason = Some(match (ask.legal[chosen], ruled[chosen].shanten) {
        (Action::Discard { .. }, Some(steps)) => rule.with("steps", Unit::Count.of(steps.into())),
        _ => rule,
    });
    why.values = Scale::new(SIMPLE_SCORE, Unit::signed(0));
    why.columns = vec![Scale::new("riichi-ev-shanten", Unit::Count)];
    for candidate in &mut why.candidates {
        let Ruled { score, shanten, .. } = ruled[candidate.legal_idx];
        candidate.value = Some(f64::from(score).into());
        candidate.cells = vec![shanten.map_or(Cell::Empty, |steps| f64::from(steps).into())];
    }
    why.rank();
}
