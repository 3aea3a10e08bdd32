//! The best that can be kept, how many ways there are, and what they leave over.

use parlor_riichi::Kind;

use super::Set;

/// Of all targets of some sort, those that share most tiles with the hand; over all kinds, or over
/// `N` kinds of one suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cover<const N: usize = { Kind::COUNT }> {
    /// How many tiles of the hand they use.
    pub kept: u8,
    /// How many of them there are.
    pub n_targets: u64,
    /// How many tiles of each kind they leave over, all of them together.
    pub left: [u64; N],
    /// One of them.
    pub example: Example,
}

impl<const N: usize> Cover<N> {
    /// Nothing is asked for, and nothing kept.
    pub(crate) const NOTHING: Cover<N> =
        Cover { kept: 0, n_targets: 1, left: [0; N], example: Example::EMPTY };

    /// Adds other targets that will do as well.
    pub(crate) fn merge(&mut self, other: &Cover<N>) {
        if self.kept < other.kept {
            *self = *other;
        } else if self.kept == other.kept {
            self.n_targets += other.n_targets;
            for (sum, more) in self.left.iter_mut().zip(other.left) {
                *sum += more;
            }
        }
    }

    /// What two independent parts of a target give together.
    #[must_use]
    pub(crate) fn and(&self, other: &Cover<N>) -> Cover<N> {
        Cover {
            kept: self.kept + other.kept,
            n_targets: self.n_targets * other.n_targets,
            left: std::array::from_fn(|at| {
                self.left[at] * other.n_targets + other.left[at] * self.n_targets
            }),
            example: self.example.and(other.example),
        }
    }
}

/// A target, packed: up to seven sets and pairs of seven bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example(u64);

impl Example {
    pub(crate) const EMPTY: Example = Example(0);
    const BITS: u32 = 7;

    fn len(self) -> u32 {
        (u64::BITS - self.0.leading_zeros()).div_ceil(Example::BITS)
    }

    fn and(self, other: Example) -> Example {
        Example(self.0 << (Example::BITS * other.len()) | other.0)
    }

    fn with(self, code: usize) -> Example {
        Example(self.0 << Example::BITS | (code as u64 + 1))
    }

    #[must_use]
    pub(crate) fn with_set(self, set: Set) -> Example {
        match set {
            Set::Run(low) => self.with(low.idx()),
            Set::Triplet(kind) => self.with(Kind::COUNT + kind.idx()),
        }
    }

    #[must_use]
    pub(crate) fn with_pair(self, kind: Kind) -> Example {
        self.with(2 * Kind::COUNT + kind.idx())
    }

    /// The tiles of each set and pair, sets in no particular order.
    pub fn parts(self) -> Vec<Vec<Kind>> {
        let codes = (0..self.len()).rev().map(|n| self.0 >> (Example::BITS * n) & 0x7f);
        codes
            .filter_map(|code| {
                let code = code.checked_sub(1)? as usize;
                let kind = Kind::from_idx(code % Kind::COUNT)?;
                Some(match code / Kind::COUNT {
                    0 => Set::Run(kind).kinds().to_vec(),
                    1 => vec![kind; 3],
                    _ => vec![kind; 2],
                })
            })
            .collect()
    }
}
