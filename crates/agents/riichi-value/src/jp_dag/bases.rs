//! Hands on the way to a near complete hand, called sets or not.

use parlor_agent::Meter;
use parlor_riichi::{Kind, KindSet};

use super::targets::targets;
use crate::numbering::{Numbering, TILE, sum_of};
use crate::stock::Stock;

/// Tiles as three bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Packed(pub(super) u128);

impl Packed {
    pub(super) fn of(counts: &[u8; Kind::COUNT]) -> Packed {
        let bits = counts.iter().enumerate().map(|(idx, &n)| u128::from(n) << (3 * idx));
        Packed(bits.sum())
    }

    #[inline]
    pub(super) fn count(self, idx: usize) -> u8 {
        (self.0 >> (3 * idx)) as u8 & 7
    }

    pub(super) fn counts(self) -> [u8; Kind::COUNT] {
        std::array::from_fn(|idx| self.count(idx))
    }
}

/// The bases `Q_S0` of the source: every hand of 13 tiles (three for each set laid out before) that
/// lies on a shortest way from the beginning to a complete hand, with at most so many exchanges to
/// be ready.
pub(super) struct Bases {
    pub(super) list: Vec<(Packed, u64)>,
    /// The kinds that some base holds: only they ever come.
    pub(super) kinds: KindSet,
    numbers: Numbering,
}

/// A few tiles that come in or go out together.
#[derive(Clone, Copy)]
struct Part {
    size: usize,
    packed: u128,
    sum: u64,
}

impl Bases {
    /// `None` when the budget is spent. The beginning hand has one tile too many if `is_full`.
    pub(super) fn new(
        stock: &Stock,
        n_sets: usize,
        exchanges: u8,
        is_full: bool,
        meter: &mut Meter<'_>,
    ) -> Option<Bases> {
        let mut bases =
            Bases { list: Vec::new(), kinds: KindSet::EMPTY, numbers: Numbering::default() };
        bases.numbers.clear();
        let root = (Packed::of(&stock.root).0, sum_of(&stock.root, 0));
        if is_full {
            for idx in (0..Kind::COUNT).filter(|&idx| stock.root[idx] > 0) {
                bases.add(Packed(root.0 - (1 << (3 * idx))), root.1.wrapping_sub(TILE[idx]));
            }
        } else {
            bases.add(Packed(root.0), root.1);
        }
        let surplus = usize::from(is_full);
        for target in targets(stock, n_sets, exchanges + 1, meter)? {
            let before = bases.list.len();
            let ins = parts(|idx| target[idx].saturating_sub(stock.root[idx]));
            let outs = parts(|idx| stock.root[idx].saturating_sub(target[idx]));
            let n_in = ins.iter().map(|part| part.size).max().unwrap_or(0);
            for come in ins.iter().filter(|come| come.size < n_in) {
                for go in outs.iter().filter(|go| go.size == come.size + surplus) {
                    let sum = root.1.wrapping_add(come.sum).wrapping_sub(go.sum);
                    bases.add(Packed(root.0 + come.packed - go.packed), sum);
                }
            }
            if !meter.take((bases.list.len() - before) as u64 + 1) {
                return None;
            }
        }
        let any = bases.list.iter().fold(0, |any, (packed, _)| any | packed.0);
        bases.kinds = Kind::all().filter(|kind| Packed(any).count(kind.idx()) > 0).collect();
        Some(bases)
    }

    pub(super) fn find(&self, sum: u64) -> Option<u32> {
        self.numbers.find(sum).ok()
    }

    #[inline]
    fn add(&mut self, packed: Packed, sum: u64) {
        if let Err(place) = self.numbers.find(sum) {
            self.numbers.put(place, self.list.len() as u32);
            self.list.push((packed, sum));
        }
    }
}

/// Every choice from so many tiles of each kind.
fn parts(n_of: impl Fn(usize) -> u8) -> Vec<Part> {
    let mut parts = vec![Part { size: 0, packed: 0, sum: 0 }];
    for (idx, &tile) in TILE[..Kind::COUNT].iter().enumerate() {
        let n = usize::from(n_of(idx));
        if n == 0 {
            continue;
        }
        let smaller = parts.len();
        for more in 1..=n {
            for at in 0..smaller {
                let Part { size, packed, sum } = parts[at];
                parts.push(Part {
                    size: size + more,
                    packed: packed + ((more as u128) << (3 * idx)),
                    sum: sum.wrapping_add(tile.wrapping_mul(more as u64)),
                });
            }
        }
    }
    parts
}
