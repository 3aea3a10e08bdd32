//! What a base can be: with which sets called, with riichi or without.

use parlor_agent::Meter;
use parlor_riichi::{
    Counts, Hand, Kind, KindSet, Meld, Melds, Relative, Tile, acceptance, shanten,
};

use super::bases::{Bases, Packed};
use super::targets::set_kinds;
use crate::Situation;
use crate::stock::Stock;

/// The most sets that may be called.
pub(super) const CALLS_MAX: usize = 3;
/// No set.
const NONE: u8 = u8::MAX;

/// Sets called on the way, sorted; a set is a number, see [`set_kinds`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Called([u8; CALLS_MAX]);

impl Called {
    pub(super) const NOTHING: Called = Called([NONE; CALLS_MAX]);

    /// With one set more; `None` if there are too many.
    pub(super) fn with(self, set: usize) -> Option<Called> {
        let mut sets = self.0;
        let free = sets.iter_mut().find(|set| **set == NONE)?;
        *free = set as u8;
        sets.sort_unstable();
        Some(Called(sets))
    }

    pub(super) fn sets(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().filter(|&set| set != NONE).map(usize::from)
    }
}

/// One state: a base with what was called, and whether riichi was declared.
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
        calls: usize,
        meter: &mut Meter<'_>,
    ) -> Option<States> {
        let calls_max = calls.min(CALLS_MAX);
        let mut states = States { list: Vec::new(), from: Vec::new(), calls_max };
        let n_melds = situation.hand.melds.len();
        let may_declare = situation.may_riichi && situation.hand.is_closed();
        for (base, &(packed, _)) in (0..).zip(&bases.list) {
            let before = states.list.len();
            states.from.push(before as u32);
            let counts = packed.counts();
            let ready = Counts::new(counts)
                .and_then(|counts| shanten(&counts, n_melds).ok())
                .is_some_and(|far| far.number() <= 0);
            states.list.push(State { base, called: Called::NOTHING, riichi: false });
            if ready && may_declare {
                states.list.push(State { base, called: Called::NOTHING, riichi: true });
            }
            let mut new = [0; Kind::COUNT];
            for (idx, new) in new.iter_mut().enumerate() {
                *new = counts[idx].saturating_sub(stock.root[idx]);
            }
            let mut choice = Choice { states: &mut states.list, base };
            choice.add_sets(counts, new, 0, Called::NOTHING, calls_max);
            if !meter.take((states.list.len() - before) as u64) {
                return None;
            }
        }
        states.from.push(states.list.len() as u32);
        Some(states)
    }

    /// The state of a base with these sets called.
    #[inline]
    pub(super) fn find(&self, base: u32, called: Called, riichi: bool) -> Option<u32> {
        let from = self.from[base as usize];
        let group = &self.list[from as usize..self.from[base as usize + 1] as usize];
        // First without a call, then its twin in riichi, if there is one.
        let at = match (called == Called::NOTHING, riichi) {
            (true, false) => 0,
            (true, true) => group.get(1).filter(|twin| twin.riichi).map(|_| 1)?,
            (false, true) => return None,
            (false, false) => group.iter().position(|state| state.called == called)?,
        };
        Some(from + at as u32)
    }
}

struct Choice<'a> {
    states: &'a mut Vec<State>,
    base: u32,
}

impl Choice<'_> {
    /// Adds every choice of up to `n` sets from these tiles, none before `first` in order, each with
    /// a new tile of its own. A choice that comes up again, by other new tiles, is left out.
    fn add_sets(
        &mut self,
        counts: [u8; Kind::COUNT],
        new: [u8; Kind::COUNT],
        first: usize,
        called: Called,
        n: usize,
    ) {
        if n == 0 {
            return;
        }
        for set in first..21 + Kind::COUNT {
            let kinds = set_kinds(set);
            if !kinds.iter().any(|&idx| new[idx] > 0) {
                continue;
            }
            let mut rest = counts;
            let held = kinds.iter().all(|&idx| {
                let held = rest[idx] > 0;
                rest[idx] = rest[idx].saturating_sub(1);
                held
            });
            let Some(more) = called.with(set).filter(|_| held) else { continue };
            let own: KindSet = kinds.iter().filter_map(|&idx| Kind::from_idx(idx)).collect();
            for kind in own.into_iter().filter(|kind| new[kind.idx()] > 0) {
                let mut fewer = new;
                fewer[kind.idx()] -= 1;
                let state = State { base: self.base, called: more, riichi: false };
                let group = self.states.iter().rev().take_while(|other| other.base == self.base);
                if !group.into_iter().any(|other| other.called == more) {
                    self.states.push(state);
                }
                self.add_sets(rest, fewer, set, more, n - 1);
            }
        }
    }
}

/// What stands in the hand and what lies on the table.
pub(super) struct Parted {
    pub(super) concealed: Counts,
    pub(super) melds: Melds,
}

impl Parted {
    pub(super) fn of(packed: Packed, called: Called, before: &Hand) -> Option<Parted> {
        let mut counts = packed.counts();
        let mut melds = before.melds;
        for set in called.sets() {
            let kinds = set_kinds(set);
            for idx in kinds {
                counts[idx] = counts[idx].checked_sub(1)?;
            }
            let tile = |idx| Kind::from_idx(idx).map(Tile::plain);
            let [a, b, c] = [tile(kinds[0])?, tile(kinds[1])?, tile(kinds[2])?];
            let meld = Meld::chi(a, [b, c]).or(Meld::pon(a, [b, c], Relative::Across))?;
            melds.push(meld).then_some(())?;
        }
        Some(Parted { concealed: Counts::new(counts)?, melds })
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
