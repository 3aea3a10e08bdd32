//! Which yaku a hand can still have, as far as its tiles show.

use parlor_riichi::{Counts, Hand, Kind, Meld, Suit};

use super::around::Around;
use crate::values::is_value_tile;

/// How many tiles of one suit and honours make a flush likely.
const FLUSH: u32 = 9;
/// How many pairs and triplets make a hand of triplets likely.
const TRIPLETS: usize = 4;
/// How many tiles that do not fit a hand may still exchange.
const MISFITS: u32 = 2;

/// A yaku that an open hand can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    Yakuhai,
    Tanyao,
    Flush,
    Toitoi,
    /// One of those that runs make: a straight, three suits, ends everywhere.
    Runs,
}

impl Sight {
    /// The word by which a language chooses its name; none for yaku that are too far to be named.
    pub(super) fn word(self) -> Option<&'static str> {
        match self {
            Sight::Yakuhai => Some("yakuhai"),
            Sight::Tanyao => Some("tanyao"),
            Sight::Flush => Some("honitsu"),
            Sight::Toitoi => Some("toitoi"),
            Sight::Runs => None,
        }
    }
}

/// The nearest yaku of an open hand; `None` if none is in sight.
pub(super) fn in_sight(around: &Around<'_>, hand: &Hand) -> Option<Sight> {
    let counts = hand.concealed.counts();
    let value = |kind: Kind| is_value_tile(around.view, around.view.seat, kind);
    let laid_out = hand.melds.iter().any(|meld| value(meld.kind()));
    let held = |kind: Kind| counts[kind] > 2 || counts[kind] == 2 && around.unseen[kind] > 0;
    let triplets = hand.melds.iter().all(|meld| !meld.is_run())
        && hand.melds.len() + counts.at_least(2).len() >= TRIPLETS;
    match () {
        () if laid_out || Kind::all().any(|kind| value(kind) && held(kind)) => Some(Sight::Yakuhai),
        () if allows_tanyao(around, hand) && n_yaochuu(hand) <= MISFITS => Some(Sight::Tanyao),
        () if flush(hand, FLUSH).is_some() => Some(Sight::Flush),
        () if triplets => Some(Sight::Toitoi),
        () if has_long_runs(hand) => Some(Sight::Runs),
        () => None,
    }
}

/// Can the hand still be tanyao: are all its sets simples, and may it be open?
pub(super) fn allows_tanyao(around: &Around<'_>, hand: &Hand) -> bool {
    let simple = |meld: &Meld| meld.tiles().iter().all(|tile| tile.kind().is_simple());
    let allowed = hand.is_closed() || around.view.table.setup.rules.open_tanyao;
    allowed && hand.melds.iter().all(simple)
}

/// How many terminals and honours stand in the hand.
pub(super) fn n_yaochuu(hand: &Hand) -> u32 {
    let counts = hand.concealed.counts();
    let kinds = counts.kinds().into_iter().filter(|kind| kind.is_yaochuu());
    kinds.map(|kind| u32::from(counts[kind])).sum()
}

/// The suit of a likely flush: all sets and at least so many tiles are of it or honours.
pub(super) fn flush(hand: &Hand, least: u32) -> Option<Suit> {
    let of_suit = |kind: Kind, suit: Suit| kind.is_honour() || kind.suit() == Some(suit);
    let counts = hand.concealed.counts();
    Suit::ALL.into_iter().find(|&suit| {
        let sets = hand.melds.iter().all(|meld| of_suit(meld.kind(), suit));
        let kinds = counts.kinds().into_iter().filter(|&kind| of_suit(kind, suit));
        let held: u32 = kinds.map(|kind| u32::from(counts[kind])).sum();
        sets && held + 3 * hand.melds.len() as u32 >= least
    })
}

/// Does the hand hold most of a straight, of one run in three suits, or of ends everywhere?
fn has_long_runs(hand: &Hand) -> bool {
    let all = hand.all_kinds().unwrap_or(Counts::EMPTY);
    let rank = |suit: Suit, rank: u8| Kind::suited(suit, rank).is_some_and(|kind| all[kind] > 0);
    let straight = |suit: Suit| (1..=9).filter(|&n| rank(suit, n)).count() >= 7;
    let three = |low: u8| {
        let held = |suit: Suit| (low..low + 3).filter(|&n| rank(suit, n)).count();
        Suit::ALL.into_iter().map(held).sum::<usize>() >= 7
    };
    let middle = all.kinds().into_iter().filter(|kind| matches!(kind.rank(), Some(4..=6)));
    let middle: u32 = middle.map(|kind| u32::from(all[kind])).sum();
    Suit::ALL.into_iter().any(straight) || (1..=7).any(three) || middle <= MISFITS
}
