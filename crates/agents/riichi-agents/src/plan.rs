//! What a hand could become, and what that says about calls and discards.

use parlor_agent::{Ask, Explanation};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Hand, Kind, KindSet, Tile, View, Yaku};

use crate::lt_valued::discarded;
use crate::values::is_value_tile;
use crate::{Frame, Unspecified, reasons, visible};

/// A yaku that the hand could be built towards.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The yaku; [`Yaku::White`] stands for yakuhai of every sort.
    pub yaku: Yaku,
    /// How many tiles of the hand it uses, called ones included.
    pub kept: u8,
    /// What the yaku is worth.
    pub worth: u8,
    /// How many ways there are to build it with so many tiles.
    pub n_ways: u64,
    /// How many tiles of each kind these ways leave over, all of them together.
    pub left: [u64; Kind::COUNT],
    /// One of the ways: the tiles of the hand in each set and pair.
    pub parts: Vec<Vec<Kind>>,
}

impl Plan {
    /// What plans are compared by: tiles kept and worth together.
    pub fn value(&self) -> u32 {
        u32::from(self.kept) + u32::from(self.worth)
    }
}

/// How much a yaku is worth to a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// Its han, 13 for a yakuman: the thesis.
    Han,
    /// More for quick yaku and nothing for the rest, as its author proposes.
    Fast,
}

impl Worth {
    /// What `yaku` is worth in a closed or an open hand.
    pub fn of(self, yaku: Yaku, closed: bool) -> u8 {
        match (self, yaku) {
            (Worth::Han, yaku) if yaku.is_yakuman() => 13,
            (Worth::Han, yaku) => yaku.han(closed),
            (Worth::Fast, Yaku::Tanyao | Yaku::White) => 3,
            (Worth::Fast, Yaku::Pinfu | Yaku::Toitoi | Yaku::Chiitoitsu | Yaku::Honitsu) => 2,
            (Worth::Fast, Yaku::Iipeikou | Yaku::SanshokuDoujun | Yaku::Ittsuu) => 1,
            (Worth::Fast, _) => 0,
        }
    }
}

/// The kinds of which a triplet is yakuhai.
pub(crate) fn value_kinds(view: &View) -> KindSet {
    Kind::all().filter(|&kind| is_value_tile(view, view.seat, kind)).collect()
}

/// All plans for a hand, and what the best of them say.
pub(crate) struct Outlook {
    /// Every plan, in the order of the goals.
    pub(crate) plans: Vec<Plan>,
    /// The value of the best.
    pub(crate) value: u32,
    /// How many tiles of each kind the best leave over.
    pub(crate) left: [u64; Kind::COUNT],
}

impl Outlook {
    /// Where nothing can be built, everything is left over.
    pub(crate) fn new(plans: Vec<Plan>, hand: &Hand) -> Outlook {
        let value = plans.iter().map(Plan::value).max().unwrap_or(0);
        let mut left = [0; Kind::COUNT];
        for plan in plans.iter().filter(|plan| plan.value() == value) {
            for (sum, more) in left.iter_mut().zip(plan.left) {
                *sum += more;
            }
        }
        if plans.is_empty() {
            left = hand.concealed.counts().as_array().map(u64::from);
        }
        Outlook { plans, value, left }
    }
}

/// What the hand was worth on each player's last own turn, and what it was after the discard.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Remembered([Option<(Hand, u32)>; 4]);

impl Remembered {
    /// The worth that `hand` is to be compared with; `None` before the first turn, or if the hand is
    /// another.
    fn of(&self, view: &View, hand: &Hand) -> Option<u32> {
        let (then, worth) = self.0[view.seat.idx()]?;
        (then == *hand).then_some(worth)
    }

    fn keep(&mut self, view: &View, gone: Tile, worth: u32) {
        let mut hand = view.hand();
        self.0[view.seat.idx()] = hand.discard(gone).then_some((hand, worth));
    }
}

/// Decides by the frame: a call is made if the hand is worth more with the tile than it was on the
/// player's own turn, and the tile goes that the best plans leave over most often, tiles that lie open
/// added.
pub(crate) fn decide(
    ask: &Ask<'_, Deal>,
    mut plans: impl FnMut(&Hand) -> Vec<Plan>,
    (remembered, unspecified): (&mut Remembered, Unspecified),
    why: Option<&mut Explanation>,
) -> Action {
    let hand = ask.view.hand();
    let can_win = ask.legal.iter().any(|&action| Frame::of(action) == Frame::Win);
    let mut look = |hand: &Hand| Outlook::new(plans(hand), hand);
    let (mut now, mut call) = (None, None);
    if !can_win && ask.legal.iter().any(|&action| Frame::is_call(action)) {
        let before = remembered.of(ask.view, &hand).unwrap_or_else(|| {
            let now = now.insert(look(&hand));
            now.value
        });
        call = with_offered(ask.view, &hand).map(|hand| (look(&hand).value, before));
    }
    let gains = call.is_some_and(|(then, before)| then > before);
    let allowed = |action: Action| !Frame::is_call(action) || gains;
    let step = Frame::first(ask.legal, allowed);
    let is_discard = matches!(step, Some(Frame::Riichi | Frame::Discard));
    if is_discard || why.is_some() {
        now = now.or_else(|| Some(look(&hand)));
    }
    let taken = |action: Action| Some(Frame::of(action)) == step && allowed(action);
    let chosen = match &now {
        Some(now) if is_discard => unneeded(ask, now, unspecified, taken),
        _ => ask.legal.iter().position(|&action| taken(action)),
    };
    let chosen = chosen.unwrap_or(0);
    if let (Some(now), Some(gone)) = (&now, discarded(ask.legal[chosen])) {
        remembered.keep(ask.view, gone, now.value);
    }
    if let (Some(why), Some(now)) = (why, now) {
        reasons::planned(ask, (step, chosen), allowed, (&now, unspecified), call, why);
    }
    ask.legal[chosen]
}

/// The hand as if the tile that lies open had been drawn.
fn with_offered(view: &View, hand: &Hand) -> Option<Hand> {
    let (_, tile) = view.table.offered()?;
    let mut with = *hand;
    with.draw(tile).then_some(with)
}

/// How much a kind is to be discarded: how often the best plans leave it over, and how many of it
/// lie open; nothing if it is never left over.
pub(crate) fn unwanted(view: &View, now: &Outlook, unspecified: Unspecified, kind: Kind) -> u64 {
    let seen = visible(view, unspecified.indicators);
    let open = seen[kind.idx()] - view.own.concealed.counts().as_array()[kind.idx()];
    match now.left[kind.idx()] {
        0 => 0,
        left => left + u64::from(open),
    }
}

/// The discard of the kind that is left over most, ties broken as told, a red five last. If all tiles are
/// needed, the drawn one goes.
fn unneeded(
    ask: &Ask<'_, Deal>,
    now: &Outlook,
    unspecified: Unspecified,
    taken: impl Fn(Action) -> bool,
) -> Option<usize> {
    let legal = ask.legal.iter().enumerate().filter(|&(_, &action)| taken(action));
    let best = legal.min_by_key(|&(_, &action)| {
        let tile = discarded(action)?;
        let worth = unwanted(ask.view, now, unspecified, tile.kind());
        let is_drawn = Some(tile) == ask.view.own.drawn;
        let rank = unspecified.ties.rank(ask.view, tile.kind());
        Some((u64::MAX - worth, worth == 0 && !is_drawn, rank, tile.is_red()))
    });
    best.map(|(idx, _)| idx)
}
