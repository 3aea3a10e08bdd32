//! The hands that can come up, and which follow which.

use parlor_agent::Meter;
use parlor_riichi::score::Finish;
use parlor_riichi::{Counts, Kind, KindSet, acceptance, spare};

use crate::Situation;
use crate::numbering::{Numbering, TILE, sum_of};
use crate::payout::Cashier;
use crate::stock::{Stock, red_bit_of_kind};

/// A hand of 13 tiles (three for each set) that can come up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resting {
    pub(super) counts: Counts,
    sum: u64,
    /// Red fives held, a bit for each suit.
    pub(super) reds: u8,
    /// How far from ready.
    pub(super) shanten: i8,
    /// Tiles that the root does not have.
    pub(super) distance: i8,
}

/// One draw that leads on: to a hand of 14 tiles, with so many tiles that do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draw {
    pub(super) full: u32,
    pub(super) weight: u8,
}

/// A draw of a hand that still has a shape change: to hands reached by keeping the shanten of the 14
/// tiles (if they are nearer than before), and to those that change the shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct WideDraw {
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
    /// The shanten of each hand of 14 tiles.
    pub(super) full_shanten: Vec<i8>,
    /// Where the keeping discards of each hand of 14 tiles begin; one more at the end.
    pub(super) kept_from: Vec<u32>,
    pub(super) kept: Vec<u32>,
    /// Where the draws of each hand of 13 tiles begin; one more at the end.
    pub(super) draws_from: Vec<u32>,
    pub(super) draws: Vec<Draw>,
    pub(super) wide_from: Vec<u32>,
    pub(super) wide: Vec<WideDraw>,
    pub(super) changed: Vec<u32>,
    /// Of ready hands; nothing for others.
    pub(super) wins: Vec<Wins>,
}

/// What a graph is built from.
pub(super) struct Builder<'a, 'b> {
    pub(super) graph: &'a mut Graph,
    pub(super) stock: &'a Stock,
    pub(super) cashier: &'a Cashier<'a>,
    pub(super) situation: &'a Situation,
    /// The most that shanten and distance may come to.
    pub(super) reach: i8,
    /// May a draw change the shape without bringing the hand nearer?
    pub(super) shape_change: bool,
    pub(super) meter: &'a mut Meter<'b>,
}

/// A hand of 14 tiles for the moment.
#[derive(Clone, Copy)]
struct Full {
    counts: Counts,
    sum: u64,
    reds: u8,
    distance: i8,
}

impl Graph {
    pub(super) fn clear(&mut self) {
        self.resting_numbers.clear();
        self.full_numbers.clear();
        self.resting.clear();
        self.full_shanten.clear();
        self.kept_from.clear();
        self.kept.clear();
        self.draws_from.clear();
        self.draws.clear();
        self.wide_from.clear();
        self.wide.clear();
        self.changed.clear();
        self.wins.clear();
    }
}

impl Builder<'_, '_> {
    /// Adds a hand of 13 tiles to begin from.
    pub(super) fn begin(&mut self, counts: &Counts, reds: u8, shanten: i8) -> u32 {
        let sum = sum_of(counts.as_array(), reds);
        self.add(Resting { counts: *counts, sum, reds, shanten, distance: 0 })
    }

    /// Follows every hand to its end. Returns false when the budget is spent.
    pub(super) fn follow(&mut self) -> bool {
        let mut next = 0;
        while next < self.graph.resting.len() {
            if !self.meter.node() {
                return false;
            }
            self.expand(next);
            next += 1;
        }
        self.graph.draws_from.push(self.graph.draws.len() as u32);
        self.graph.wide_from.push(self.graph.wide.len() as u32);
        self.graph.kept_from.push(self.graph.kept.len() as u32);
        true
    }

    fn add(&mut self, hand: Resting) -> u32 {
        let (number, is_new) = self.graph.resting_numbers.number(hand.sum);
        if is_new {
            self.graph.resting.push(hand);
        }
        number
    }

    /// Notes the draws of the hand at `at`.
    fn expand(&mut self, at: usize) {
        self.graph.draws_from.push(self.graph.draws.len() as u32);
        self.graph.wide_from.push(self.graph.wide.len() as u32);
        let hand = self.graph.resting[at];
        let n_melds = self.situation.hand.melds.len();
        let accepted = acceptance(&hand.counts, n_melds).map_or(KindSet::EMPTY, |a| a.kinds);
        let wins = if hand.shanten == 0 { self.wins(&hand, accepted) } else { Wins::default() };
        self.graph.wins.push(wins);
        let may_change = self.shape_change && hand.shanten + hand.distance < self.reach;
        if may_change {
            for kind in Kind::all() {
                self.for_each_draw(&hand, kind, |build, full, weight| {
                    build.wide_draw(&hand, full, kind, weight, accepted);
                });
            }
        } else if hand.shanten > 0 {
            for kind in accepted {
                self.for_each_draw(&hand, kind, |build, full, weight| {
                    let full = build.full(&full, hand.shanten - 1);
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
        mut visit: impl FnMut(&mut Self, Full, u8),
    ) {
        let idx = kind.idx();
        let held = hand.counts[kind];
        let left = self.stock.left(idx, held);
        if left == 0 {
            return;
        }
        let mut counts = hand.counts;
        if !counts.add(kind) {
            return;
        }
        let distance = hand.distance + i8::from(held >= self.stock.root[idx]);
        let full =
            Full { counts, sum: hand.sum.wrapping_add(TILE[idx]), reds: hand.reds, distance };
        let red = red_bit_of_kind(idx) & self.stock.reds & !hand.reds;
        if red == 0 {
            return visit(self, full, left);
        }
        let marked = TILE[Kind::COUNT + red.trailing_zeros() as usize];
        let sum = full.sum.wrapping_add(marked);
        visit(self, Full { sum, reds: hand.reds | red, ..full }, 1);
        if left > 1 {
            visit(self, full, left - 1);
        }
    }

    /// The number of 14 tiles that are so near; their keeping discards are noted.
    #[inline]
    fn full(&mut self, full: &Full, shanten: i8) -> u32 {
        let (number, is_new) = self.graph.full_numbers.number(full.sum);
        if is_new {
            self.graph.full_shanten.push(shanten);
            self.graph.kept_from.push(self.graph.kept.len() as u32);
            let n_melds = self.situation.hand.melds.len();
            let spared = spare(&full.counts, n_melds).map_or(KindSet::EMPTY, |s| s.kinds);
            for kind in spared {
                let after = self.without(full, kind, shanten);
                self.graph.kept.push(after);
            }
        }
        number
    }

    /// The number of what is left of 14 tiles; of equal fives the plain one goes.
    #[inline]
    fn without(&mut self, full: &Full, kind: Kind, shanten: i8) -> u32 {
        let idx = kind.idx();
        let mut counts = full.counts;
        counts.remove(kind);
        let mut sum = full.sum.wrapping_sub(TILE[idx]);
        let mut reds = full.reds;
        let red = red_bit_of_kind(idx) & reds;
        if red != 0 && counts[kind] == 0 {
            reds &= !red;
            sum = sum.wrapping_sub(TILE[Kind::COUNT + red.trailing_zeros() as usize]);
        }
        let is_new_tile = full.counts[kind] > self.stock.root[idx];
        let distance = full.distance - i8::from(is_new_tile);
        self.add(Resting { counts, sum, reds, shanten, distance })
    }

    /// A draw of a hand that still has a shape change.
    fn wide_draw(
        &mut self,
        hand: &Resting,
        full: Full,
        drawn: Kind,
        weight: u8,
        accepted: KindSet,
    ) {
        let nearer = accepted.contains(drawn);
        if nearer && hand.shanten == 0 {
            return; // A win, which is never let go.
        }
        let number = nearer.then(|| self.full(&full, hand.shanten - 1));
        let from = self.graph.changed.len() as u32;
        if full.distance > hand.distance {
            let n_melds = self.situation.hand.melds.len();
            let spared = spare(&full.counts, n_melds).map_or(KindSet::EMPTY, |s| s.kinds);
            // Discards that leave the hand as far as it was: keeping ones after a useless draw,
            // those that set back after a useful one.
            let same = if nearer { full.counts.kinds() - spared } else { spared };
            for kind in same.without(drawn) {
                if full.counts[kind] <= self.stock.root[kind.idx()] {
                    let after = self.without(&full, kind, hand.shanten);
                    self.graph.changed.push(after);
                }
            }
        }
        let changed = (from, self.graph.changed.len() as u32);
        if number.is_some() || changed.0 < changed.1 {
            self.graph.wide.push(WideDraw { full: number, weight, changed });
        }
    }

    /// What the tiles that complete a ready hand bring.
    fn wins(&mut self, hand: &Resting, waits: KindSet) -> Wins {
        let mut wins = Wins::default();
        let (cashier, melds) = (self.cashier, &self.situation.hand.melds);
        for kind in waits {
            self.for_each_draw(hand, kind, |_, full, weight| {
                let n_reds = full.reds.count_ones() as usize;
                let finish = (kind, Finish::Tsumo);
                let payout = cashier.price(&full.counts, melds, n_reds, finish);
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
