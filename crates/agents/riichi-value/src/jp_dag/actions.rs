//! Algorithm 2: what can be done in every state.

use parlor_riichi::rule_set::Kuikae;
use parlor_riichi::score::Finish;
use parlor_riichi::{Hand, Kind, Tiles};

use super::bases::{Bases, Packed};
use super::laid_out::{CLOSED_KANS, Called, OPEN_KANS, triplet};
use super::recursion::Steps;
use super::states::{Parted, State, States};
use super::targets::kinds_above;
use crate::Situation;
use crate::numbering::TILE;
use crate::payout::WinPricer;
use crate::stock::{Stock, red_bit_of_kind};

/// What follows a tile, in the order in which the source compares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Move {
    /// Drawn and won on.
    Tsumo,
    /// Drawn, and another discarded or made a kan.
    Draw,
    /// Called for a run.
    Chi,
    /// Won on, from anyone.
    Ron,
    /// Called for a triplet or a kan, from anyone.
    Pon,
}

impl Move {
    /// Does it follow someone's discard?
    pub(super) const fn is_call(self) -> bool {
        matches!(self, Move::Chi | Move::Ron | Move::Pon)
    }
}

/// A tile that comes and what is made of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
    /// The state it leads to; from the number of states on, a win of [`Steps::wins`].
    pub(super) to: u32,
    pub(super) kind: u8,
    pub(super) sort: Move,
    /// How many tiles of the kind are left.
    pub(super) weight: u8,
}

/// The graph as the source builds it.
pub(super) struct Graph<'a> {
    pub(super) situation: &'a Situation,
    pub(super) stock: &'a Stock,
    pub(super) bases: &'a Bases,
    pub(super) states: &'a States,
    pub(super) pricer: &'a WinPricer<'a>,
    /// Red fives of the beginning hand.
    pub(super) reds: u8,
}

/// An exchange, how many of the tile that comes are left, and the base it leads to.
struct Exchange {
    come: usize,
    go: usize,
    weight: u8,
    base: u32,
}

impl Graph<'_> {
    /// Appends the steps of every state of `base`: what follows a draw before what follows a discard, each
    /// sorted by tile and order of comparison; and whether the state is ready.
    pub(super) fn steps_of(&self, base: usize, steps: &mut Steps, ready: &mut Vec<bool>) {
        let packed = self.bases.list[base].0;
        let exchanges = self.exchanges(base);
        let states = self.states.from[base] as usize..self.states.from[base + 1] as usize;
        for state in &self.states.list[states] {
            let from = steps.list.len();
            let mut is_ready = false;
            if let Some(parted) = Parted::of(packed, state.called, &self.situation.hand) {
                let may_call = state.called.n_calls() < self.states.calls_max;
                for exchange in exchanges.iter().filter(|_| !state.riichi) {
                    self.add_draws(state, &parted, exchange, &mut steps.list);
                    if may_call {
                        self.add_calls(state, &parted, exchange, &mut steps.list);
                    }
                }
                self.add_kans(state, &parted, packed, may_call, &mut steps.list);
                is_ready = self.add_wins(state, &parted, packed, steps);
            }
            ready.push(is_ready);
            let own = &mut steps.list[from..];
            own.sort_by_key(|step| (step.sort.is_call(), step.kind, step.sort));
            let draws = own.partition_point(|step| !step.sort.is_call());
            steps.ends.push([from + draws, steps.list.len()].map(|end| end as u32));
        }
    }

    /// Exchanges that lead to another base.
    fn exchanges(&self, base: usize) -> Vec<Exchange> {
        let (packed, sum) = self.bases.list[base];
        let held = packed.counts();
        let mut found = Vec::new();
        for come in self.bases.kinds.into_iter().map(Kind::idx) {
            let weight = self.stock.left(come, held[come]);
            if weight == 0 {
                continue;
            }
            let more = sum.wrapping_add(TILE[come]);
            for go in (0..Kind::COUNT).filter(|&idx| idx != come && held[idx] > 0) {
                if let Some(base) = self.bases.find(more.wrapping_sub(TILE[go])) {
                    found.push(Exchange { come, go, weight, base });
                }
            }
        }
        found
    }

    fn left(&self, packed: Packed, idx: usize) -> u8 {
        self.stock.left(idx, packed.count(idx))
    }

    fn add_draws(
        &self,
        state: &State,
        parted: &Parted,
        exchange: &Exchange,
        steps: &mut Vec<Step>,
    ) {
        let &Exchange { come, go, weight, base } = exchange;
        if parted.concealed.as_array()[go] == 0 {
            return;
        }
        for riichi in [false, true] {
            if let Some(to) = self.states.find(base, state.called, riichi) {
                steps.push(Step { to, kind: come as u8, sort: Move::Draw, weight });
            }
        }
        // Or what would go makes a kan: the fourth tile counts no longer.
        let closed = (parted.concealed.as_array()[go] == 4)
            .then(|| state.called.with(CLOSED_KANS + go))
            .flatten();
        for called in closed.into_iter().chain(state.called.with_added(go)) {
            if let Some(to) = self.states.find(base, called, false) {
                steps.push(Step { to, kind: come as u8, sort: Move::Draw, weight });
            }
        }
    }

    /// Kans of a tile that comes, no other going: lines 11 to 17 of the source's algorithm.
    fn add_kans(
        &self,
        state: &State,
        parted: &Parted,
        packed: Packed,
        may_call: bool,
        steps: &mut Vec<Step>,
    ) {
        for idx in (0..Kind::COUNT).filter(|&idx| packed.count(idx) == 3) {
            let weight = self.left(packed, idx);
            let stands = parted.concealed.as_array()[idx] == 3;
            let mut kan = |called: Option<Called>, sort: Move| {
                let found = called.and_then(|called| {
                    self.states.find(state.base, called, state.riichi && sort == Move::Draw)
                });
                steps.extend(found.map(|to| Step { to, kind: idx as u8, sort, weight }));
            };
            if weight == 0 {
                continue;
            }
            if stands && (!state.riichi || self.may_kan_in_riichi(parted, idx)) {
                kan(state.called.with(CLOSED_KANS + idx), Move::Draw);
            }
            kan(state.called.with_added(idx), Move::Draw);
            if stands && may_call && !state.riichi {
                kan(state.called.with(OPEN_KANS + idx), Move::Pon);
            }
        }
    }

    /// Does the hand stay as it is if the fourth tile, drawn in riichi, makes a kan?
    fn may_kan_in_riichi(&self, parted: &Parted, idx: usize) -> bool {
        let mut full = parted.concealed;
        Kind::from_idx(idx).is_some_and(|kind| {
            full.add(kind)
                && Hand { concealed: Tiles::plain(full), melds: parted.melds }
                    .allows_riichi_kan(kind, &self.situation.rules)
        })
    }

    fn add_calls(
        &self,
        state: &State,
        parted: &Parted,
        exchange: &Exchange,
        steps: &mut Vec<Step>,
    ) {
        let &Exchange { come, go, weight, base } = exchange;
        let held = parted.concealed.as_array();
        let mut call = |set: usize, own: [usize; 2], sort: Move| {
            let used = |idx| u8::from(own[0] == idx) + u8::from(own[1] == idx);
            let enough = own.iter().all(|&idx| held[idx] >= used(idx)) && held[go] > used(go);
            if !enough || self.is_swap(set, come, go) {
                return;
            }
            let called = state.called.with(set);
            if let Some(to) =
                called.and_then(|called: Called| self.states.find(base, called, false))
            {
                steps.push(Step { to, kind: come as u8, sort, weight });
            }
        };
        if held[come] >= 2 {
            call(triplet(come), [come, come], Move::Pon);
        }
        if come < 27 {
            let (suit, rank) = (come / 9, come % 9);
            for below in 0..=rank.min(2) {
                let start = rank - below;
                if start > 6 {
                    continue;
                }
                let own = [0, 1, 2].map(|n| suit * 9 + start + n);
                let own = match below {
                    0 => [own[1], own[2]],
                    1 => [own[0], own[2]],
                    _ => [own[0], own[1]],
                };
                call(suit * 7 + start, own, Move::Chi);
            }
        }
    }

    /// Is discarding `go` after calling `come` for `set` swap-calling?
    fn is_swap(&self, set: usize, come: usize, go: usize) -> bool {
        if self.situation.rules.kuikae != Kuikae::Forbidden || set >= 21 {
            return false; // The same kind never goes, as an exchange brings in another.
        }
        let first = set / 7 * 9 + set % 7;
        // The tile at the far end would complete the same run.
        (come == first && go == first + 3 && set % 7 < 6)
            || (come == first + 2 && go + 1 == first && !set.is_multiple_of(7))
    }

    /// Adds the wins; returns whether the state is ready.
    fn add_wins(&self, state: &State, parted: &Parted, packed: Packed, steps: &mut Steps) -> bool {
        let waits = parted.waits();
        if waits.is_empty() {
            return false;
        }
        let gone = kinds_above(&self.stock.root, &packed.counts()) - parted.kans;
        let furiten = waits.meets(self.situation.river | gone);
        let reds = (0..Kind::COUNT)
            .filter(|&idx| red_bit_of_kind(idx) & self.reds != 0 && packed.count(idx) > 0);
        let n_reds = reds.count();
        for kind in waits - parted.kans {
            let weight = self.left(packed, kind.idx());
            let mut full = parted.concealed;
            if weight == 0 || !full.add(kind) {
                continue;
            }
            for (sort, finish) in [(Move::Tsumo, Finish::Tsumo), (Move::Ron, Finish::Ron)] {
                if sort == Move::Ron && furiten {
                    continue;
                }
                let payout = self.pricer.price(&full, &parted.melds, n_reds, (kind, finish));
                let points = if state.riichi { payout.riichi } else { payout.silent };
                if points > 0.0 {
                    let to = (self.states.list.len() + steps.wins.len()) as u32;
                    steps.wins.push(points);
                    steps.list.push(Step { to, kind: kind.idx() as u8, sort, weight });
                }
            }
        }
        true
    }
}
