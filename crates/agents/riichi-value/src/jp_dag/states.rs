//! What a base can be: with which sets called, with riichi or without.

use parlor_agent::Meter;
use parlor_riichi::{
    Counts, Hand, Kind, KindSet, Meld, Melds, Relative, Tile, acceptance, shanten,
};

use super::Options;
use super::bases::{Bases, Packed};
use super::laid_out::{ALL, CLOSED_KANS, Called, OPEN_KANS, Sort, kinds_of};
use crate::Situation;
use crate::stock::Stock;

/// The most sets that may be called.
pub(super) const CALLS_MAX: usize = 3;

/// One state: a base with what was laid out, and whether riichi was declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) base: u32,
    pub(super) called: Called,
    pub(super) riichi: bool,
}

/// All states, those of a base behind each other.
pub(super) struct States {
    pub(super) list: Vec<State>,
    /// Where the states of each base begin; one more at the end.
    pub(super) from: Vec<u32>,
    /// How many sets may be called.
    pub(super) calls_max: usize,
}

impl States {
    /// `None` when the budget is spent.
    pub(super) fn new(
        situation: &Situation,
        stock: &Stock,
        bases: &Bases,
        options: &Options,
        meter: &mut Meter<'_>,
    ) -> Option<States> {
        let calls_max = usize::from(options.calls).min(CALLS_MAX);
        let mut states = States { list: Vec::new(), from: Vec::new(), calls_max };
        let may_declare = situation.may_riichi && situation.hand.is_closed();
        let n_melds = situation.hand.melds.len();
        for (base, &(packed, _)) in (0..).zip(&bases.list) {
            let before = states.list.len();
            states.from.push(before as u32);
            let counts = packed.counts();
            let mut new = [0; Kind::COUNT];
            for (idx, new) in new.iter_mut().enumerate() {
                *new = counts[idx].saturating_sub(stock.root[idx]);
            }
            let kans = if options.kans { kan_kinds(&counts, stock) } else { KindSet::EMPTY };
            let states = &mut states.list;
            let mut group = Group { states, base, stock, kans, n_melds, may_declare };
            group.add(&counts, Called::NOTHING);
            group.add_sets(counts, new, 0, Called::NOTHING, calls_max);
            if !meter.take((group.states.len() - before) as u64) {
                return None;
            }
        }
        states.from.push(states.list.len() as u32);
        Some(states)
    }

    /// The state of a base with these sets laid out.
    #[inline]
    pub(super) fn find(&self, base: u32, called: Called, riichi: bool) -> Option<u32> {
        let from = self.from[base as usize];
        let group = &self.list[from as usize..self.from[base as usize + 1] as usize];
        // Each stands before its twin in riichi, if there is one; nothing laid out comes first.
        let at = match called == Called::NOTHING {
            true => 0,
            false => group.iter().position(|state| state.called == called)?,
        };
        let at = at + usize::from(riichi);
        let state = group.get(at).filter(|state| state.called == called && state.riichi == riichi);
        state.map(|_| from + at as u32)
    }
}

/// The kinds of which a base holds three and the player may come to hold the fourth.
fn kan_kinds(counts: &[u8; Kind::COUNT], stock: &Stock) -> KindSet {
    Kind::all().filter(|kind| counts[kind.idx()] == 3 && stock.is_whole(kind.idx())).collect()
}

/// The states of one base, as they are found.
struct Group<'a> {
    states: &'a mut Vec<State>,
    base: u32,
    stock: &'a Stock,
    /// What may be a kan.
    kans: KindSet,
    /// Sets laid out before.
    n_melds: usize,
    /// May riichi be declared with nothing called?
    may_declare: bool,
}

impl Group<'_> {
    /// Adds a state, with these tiles standing, and its twin in riichi; not a second time.
    fn add(&mut self, standing: &[u8; Kind::COUNT], called: Called) {
        let mut group = self.states.iter().rev().take_while(|other| other.base == self.base);
        if group.any(|other| other.called == called) {
            return;
        }
        self.states.push(State { base: self.base, called, riichi: false });
        if !self.may_declare || called.n_calls() > 0 {
            return;
        }
        let n_melds = self.n_melds + called.sets().count();
        let is_ready = Counts::new(*standing)
            .and_then(|standing| shanten(&standing, n_melds).ok())
            .is_some_and(|far| far.number() <= 0);
        if is_ready {
            self.states.push(State { base: self.base, called, riichi: true });
        }
    }

    /// Adds every choice of sets from these tiles, up to `n` of them called, none before `first` in order.
    /// A called run or triplet has a new tile of its own; the fourth tile of a kan is new.
    fn add_sets(
        &mut self,
        counts: [u8; Kind::COUNT],
        new: [u8; Kind::COUNT],
        first: usize,
        called: Called,
        n: usize,
    ) {
        let first = if n == 0 { first.max(CLOSED_KANS) } else { first };
        let last = if self.kans.is_empty() { OPEN_KANS } else { ALL };
        for set in first..last {
            let (sort, kinds) = (Sort::of(set), kinds_of(set));
            let mut rest = counts;
            let fits = match sort {
                Sort::Run | Sort::Triplet => kinds.iter().any(|&idx| new[idx] > 0),
                Sort::OpenKan | Sort::ClosedKan => self.may_kan(sort, kinds[0]),
            };
            let held = |&idx: &usize| {
                let held = rest[idx] > 0;
                rest[idx] = rest[idx].saturating_sub(1);
                held
            };
            let Some(more) = called.with(set).filter(|_| fits && kinds.iter().all(held)) else {
                continue;
            };
            self.add(&rest, more);
            let n = if sort == Sort::ClosedKan { n } else { n - 1 };
            if matches!(sort, Sort::OpenKan | Sort::ClosedKan) {
                self.add_sets(rest, new, set, more, n);
                continue;
            }
            let own: KindSet = kinds.iter().filter_map(|&idx| Kind::from_idx(idx)).collect();
            for kind in own.into_iter().filter(|kind| new[kind.idx()] > 0) {
                let mut fewer = new;
                fewer[kind.idx()] -= 1;
                self.add_sets(rest, fewer, set, more, n);
            }
        }
    }

    /// Nobody can give the fourth tile to a player who held all four from the beginning.
    fn may_kan(&self, sort: Sort, idx: usize) -> bool {
        Kind::from_idx(idx).is_some_and(|kind| self.kans.contains(kind))
            && (sort == Sort::ClosedKan || self.stock.root[idx] < 4)
    }
}

/// What stands in the hand and what lies on the table.
pub(super) struct Parted {
    pub(super) concealed: Counts,
    pub(super) melds: Melds,
    /// The kinds of kans laid out on the way: none of them is left.
    pub(super) kans: KindSet,
}

impl Parted {
    pub(super) fn of(packed: Packed, called: Called, before: &Hand) -> Option<Parted> {
        let mut counts = packed.counts();
        let (mut melds, mut kans) = (before.melds, KindSet::EMPTY);
        for set in called.sets() {
            let kinds = kinds_of(set);
            for idx in kinds {
                counts[idx] = counts[idx].checked_sub(1)?;
            }
            let tile = |idx| Kind::from_idx(idx).map(Tile::plain);
            let [a, b, c] = [tile(kinds[0])?, tile(kinds[1])?, tile(kinds[2])?];
            let meld = match Sort::of(set) {
                Sort::Run => Meld::chi(a, [b, c]),
                Sort::Triplet => Meld::pon(a, [b, c], Relative::Across),
                Sort::OpenKan => Meld::open_kan(a, [a; 3], Relative::Across),
                Sort::ClosedKan => Meld::closed_kan([a; 4]),
            }?;
            if meld.is_kan() {
                kans = kans.with(a.kind());
            }
            melds.push(meld).then_some(())?;
        }
        Some(Parted { concealed: Counts::new(counts)?, melds, kans })
    }

    /// What completes it; nothing if it is not ready.
    pub(super) fn waits(&self) -> KindSet {
        let accepts = acceptance(&self.concealed, self.melds.len());
        accepts
            .ok()
            .filter(|accepts| accepts.shanten.is_tenpai())
            .map_or(KindSet::EMPTY, |a| a.kinds)
    }
}
