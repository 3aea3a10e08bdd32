//! The hands that can come up, and which follow which.

use parlor_agent::Meter;
use parlor_riichi::score::Finish;
use parlor_riichi::{Counts, Kind, KindSet, acceptance, spare};

use super::useless::useless;
use crate::Situation;
use crate::numbering::{FREE_HAND, Numbering, TILE, USELESS, red_sum, sum_of};
use crate::payout::WinPricer;
use crate::stock::{Stock, red_bit_of_kind};

/// A hand of 13 tiles (three for each set) that can come up. A bound hand stands for all that differ
/// from it in useless tiles alone: they have the same value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resting {
    counts: Counts,
    /// What it is known by; useless tiles of a bound hand are all alike.
    sum: u64,
    accepted: KindSet,
    useless: KindSet,
    /// Red fives held, a bit for each suit.
    reds: u8,
    /// How far from ready.
    pub(super) shanten: i8,
    /// May it still change its shape?
    pub(super) is_free: bool,
}

/// One draw that leads on: to a hand of 14 tiles, with so many tiles that do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draw {
    pub(super) full: u32,
    pub(super) weight: u8,
}

/// A draw of a free hand: to 14 tiles that are nearer, if they are, and to hands as far as before.
#[derive(Clone, Copy, Debug)]
pub(super) struct FreeDraw {
    pub(super) full: Option<u32>,
    pub(super) weight: u8,
    pub(super) changed: (u32, u32),
}

/// Sums over the winning draws of a ready hand, each weighted by its tiles.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Wins {
    pub(super) tiles: f32,
    pub(super) silent: f32,
    pub(super) riichi: f32,
    pub(super) ippatsu: f32,
}

/// All hands that can come up. Lists in lists lie behind each other, with where each begins.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    resting_numbers: Numbering,
    full_numbers: Numbering,
    pub(super) resting: Vec<Resting>,
    /// Where the keeping discards of each hand of 14 tiles begin; one more at the end.
    pub(super) kept_from: Vec<u32>,
    pub(super) kept: Vec<u32>,
    /// Where the draws of each hand of 13 tiles begin; one more at the end.
    pub(super) draws_from: Vec<u32>,
    pub(super) draws: Vec<Draw>,
    pub(super) free_from: Vec<u32>,
    pub(super) free: Vec<FreeDraw>,
    pub(super) changed: Vec<u32>,
    /// Of ready hands; nothing for others.
    pub(super) wins: Vec<Wins>,
}

impl Graph {
    pub(super) fn clear(&mut self) {
        self.resting_numbers.clear();
        self.full_numbers.clear();
        self.resting.clear();
        self.kept_from.clear();
        self.kept.clear();
        self.draws_from.clear();
        self.draws.clear();
        self.free_from.clear();
        self.free.clear();
        self.changed.clear();
        self.wins.clear();
    }
}

/// A hand of 13 tiles and the tile drawn.
#[derive(Clone, Copy)]
struct Full<'a> {
    before: &'a Resting,
    drawn: Kind,
    sum: u64,
    reds: u8,
}

impl Full<'_> {
    /// All 14 tiles.
    #[inline]
    fn counts(&self) -> Counts {
        let mut counts = self.before.counts;
        counts.add(self.drawn);
        counts
    }

    /// How many of a kind.
    #[inline]
    fn count(&self, kind: Kind) -> u8 {
        self.before.counts[kind] + u8::from(kind == self.drawn)
    }
}

/// How a hand of 13 tiles comes to be.
#[derive(Clone, Copy)]
struct Standing {
    shanten: i8,
    is_free: bool,
}

/// So many hands are followed, or valued, between two looks at the clock: a free one takes long.
pub(super) const HANDS_A_LOOK: usize = 64;

/// What a graph is built from.
pub(super) struct Builder<'a, 'b> {
    pub(super) graph: &'a mut Graph,
    pub(super) stock: &'a Stock,
    pub(super) pricer: &'a WinPricer<'a>,
    pub(super) situation: &'a Situation,
    pub(super) meter: &'a mut Meter<'b>,
}

impl Builder<'_, '_> {
    /// Adds a hand of 13 tiles to begin from.
    pub(super) fn begin(&mut self, counts: &Counts, reds: u8, shanten: i8, is_free: bool) -> u32 {
        let sum = sum_of(counts.as_array(), reds);
        let sum = if is_free { sum.wrapping_add(FREE_HAND) } else { sum };
        let accepted = self.accepted(counts);
        let useless = KindSet::EMPTY;
        let hand = Resting { counts: *counts, sum, accepted, useless, reds, shanten, is_free };
        self.graph.resting_numbers.find(sum).unwrap_or_else(|place| {
            let number = self.graph.resting.len() as u32;
            self.graph.resting.push(hand);
            self.graph.resting_numbers.put(place, number);
            number
        })
    }

    /// Follows every hand to its end. Returns false when the budget is spent.
    pub(super) fn follow(&mut self) -> bool {
        let mut next = 0;
        while next < self.graph.resting.len() {
            let looks = next.is_multiple_of(HANDS_A_LOOK);
            if looks && !self.meter.look() || !self.meter.node() {
                return false;
            }
            self.expand(next);
            next += 1;
        }
        self.graph.draws_from.push(self.graph.draws.len() as u32);
        self.graph.free_from.push(self.graph.free.len() as u32);
        self.graph.kept_from.push(self.graph.kept.len() as u32);
        true
    }

    /// Notes the draws of the hand at `at`.
    fn expand(&mut self, at: usize) {
        self.graph.draws_from.push(self.graph.draws.len() as u32);
        self.graph.free_from.push(self.graph.free.len() as u32);
        let hand = self.graph.resting[at];
        let wins = if hand.shanten == 0 { self.wins(&hand) } else { Wins::default() };
        self.graph.wins.push(wins);
        if hand.is_free {
            for kind in Kind::all() {
                self.for_each_draw(&hand, kind, Self::free_draw);
            }
        } else if hand.shanten > 0 {
            for kind in hand.accepted {
                self.for_each_draw(&hand, kind, |build, full, weight| {
                    let full = build.full(&full);
                    build.graph.draws.push(Draw { full, weight });
                });
            }
        }
    }

    /// Calls `visit` with the 14 tiles after a draw of `kind`, the red five apart.
    #[inline]
    fn for_each_draw(
        &mut self,
        hand: &Resting,
        kind: Kind,
        mut visit: impl FnMut(&mut Self, Full<'_>, u8),
    ) {
        let idx = kind.idx();
        let left = self.stock.left(idx, hand.counts[kind]);
        if left == 0 {
            return;
        }
        let sum = hand.sum.wrapping_add(TILE[idx]);
        let full = Full { before: hand, drawn: kind, sum, reds: hand.reds };
        let red = red_bit_of_kind(idx) & self.stock.reds & !hand.reds;
        if red == 0 {
            return visit(self, full, left);
        }
        let sum = sum.wrapping_add(red_sum(red));
        visit(self, Full { sum, reds: hand.reds | red, ..full }, 1);
        if left > 1 {
            visit(self, full, left - 1);
        }
    }

    /// The number of 14 tiles that are nearer than the 13 before; their keeping discards are noted.
    #[inline]
    fn full(&mut self, full: &Full<'_>) -> u32 {
        match self.graph.full_numbers.find(full.sum) {
            Ok(number) => number,
            Err(place) => {
                let number = self.graph.kept_from.len() as u32;
                self.graph.full_numbers.put(place, number);
                self.keep(full);
                number
            }
        }
    }

    /// Notes the discards that keep 14 tiles as near as they are.
    fn keep(&mut self, full: &Full<'_>) {
        let from = self.graph.kept.len();
        self.graph.kept_from.push(from as u32);
        let Resting { shanten, is_free, useless, .. } = *full.before;
        let standing = Standing { shanten: shanten - 1, is_free };
        // All useless tiles of a bound hand lead to the same.
        let all = self.spared(full);
        let useless = all & useless;
        for kind in (all - useless).into_iter().chain(useless.first()) {
            let after = self.without(full, kind, standing);
            if !self.graph.kept[from..].contains(&after) {
                self.graph.kept.push(after);
            }
        }
    }

    fn spared(&self, full: &Full<'_>) -> KindSet {
        let n_melds = self.situation.hand.melds.len();
        spare(&full.counts(), n_melds).map_or(KindSet::EMPTY, |spare| spare.kinds)
    }

    fn accepted(&self, counts: &Counts) -> KindSet {
        let n_melds = self.situation.hand.melds.len();
        acceptance(counts, n_melds).map_or(KindSet::EMPTY, |accepts| accepts.kinds)
    }

    /// The number of what is left of 14 tiles; of equal fives the plain one goes.
    #[inline]
    fn without(&mut self, full: &Full<'_>, kind: Kind, standing: Standing) -> u32 {
        let idx = kind.idx();
        let useless = full.before.useless;
        let is_useless = useless.contains(kind) && kind != full.drawn;
        let mut sum = full.sum.wrapping_sub(if is_useless { USELESS } else { TILE[idx] });
        let mut reds = full.reds;
        let red = red_bit_of_kind(idx) & reds;
        if red != 0 && full.count(kind) == 1 {
            reds &= !red;
            if !is_useless {
                sum = sum.wrapping_sub(red_sum(red));
            }
        }
        if full.before.is_free && !standing.is_free {
            sum = sum.wrapping_sub(FREE_HAND);
        }
        match self.graph.resting_numbers.find(sum) {
            Ok(number) => number,
            Err(place) => {
                let mut counts = full.counts();
                counts.remove(kind);
                let accepted = self.accepted(&counts);
                let Standing { shanten, is_free } = standing;
                let useless = useless.without(kind);
                let hand = Resting { counts, sum, accepted, useless, reds, shanten, is_free };
                self.add(hand, place)
            }
        }
    }

    /// The number of a hand whose sum has none: that of an equal one if it differs in useless tiles
    /// alone.
    fn add(&mut self, mut hand: Resting, place: crate::numbering::Slot) -> u32 {
        let fresh = self.graph.resting.len() as u32;
        if hand.is_free {
            self.graph.resting.push(hand);
            self.graph.resting_numbers.put(place, fresh);
            return fresh;
        }
        let known_useless = hand.useless;
        hand.useless = useless(&hand.counts, hand.accepted) | known_useless;
        let sum = hand.sum;
        for kind in hand.useless - known_useless {
            hand.sum = hand.sum.wrapping_sub(TILE[kind.idx()]).wrapping_add(USELESS);
            let red = red_bit_of_kind(kind.idx()) & hand.reds;
            if red != 0 {
                hand.sum = hand.sum.wrapping_sub(red_sum(red));
            }
        }
        let number = match self.graph.resting_numbers.find(hand.sum) {
            Ok(number) => number,
            Err(own) => {
                self.graph.resting.push(hand);
                self.graph.resting_numbers.put(own, fresh);
                fresh
            }
        };
        if sum != hand.sum
            && let Err(place) = self.graph.resting_numbers.find(sum)
        {
            self.graph.resting_numbers.put(place, number);
        }
        number
    }

    /// A draw of a free hand. Discards that leave it as far as it was change its shape: keeping ones
    /// after a useless draw, those that set back after a useful one.
    fn free_draw(&mut self, full: Full<'_>, weight: u8) {
        let Full { before: hand, drawn, .. } = full;
        let nearer = hand.accepted.contains(drawn);
        if nearer && hand.shanten == 0 {
            return; // A win, which is never let go.
        }
        let number = nearer.then(|| self.full(&full));
        let from = self.graph.changed.len();
        let spared = self.spared(&full);
        let same = if nearer { full.counts().kinds() - spared } else { spared };
        let standing = Standing { shanten: hand.shanten, is_free: false };
        for kind in same.without(drawn) {
            let after = self.without(&full, kind, standing);
            if !self.graph.changed[from..].contains(&after) {
                self.graph.changed.push(after);
            }
        }
        let changed = (from as u32, self.graph.changed.len() as u32);
        if number.is_some() || changed.0 < changed.1 {
            self.graph.free.push(FreeDraw { full: number, weight, changed });
        }
    }

    /// What the tiles that complete a ready hand bring.
    fn wins(&mut self, hand: &Resting) -> Wins {
        let mut wins = Wins::default();
        let (pricer, melds) = (self.pricer, &self.situation.hand.melds);
        for kind in hand.accepted {
            self.for_each_draw(hand, kind, |_, full, weight| {
                let n_reds = full.reds.count_ones() as usize;
                let finish = (kind, Finish::Tsumo);
                let payout = pricer.price(&full.counts(), melds, n_reds, finish);
                if payout.silent > 0.0 || payout.riichi > 0.0 {
                    let weight = f32::from(weight);
                    wins.tiles += weight;
                    wins.silent += weight * payout.silent;
                    wins.riichi += weight * payout.riichi;
                    wins.ippatsu += weight * payout.ippatsu;
                }
            });
        }
        wins
    }
}
