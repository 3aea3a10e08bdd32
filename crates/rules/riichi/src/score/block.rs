//! The parts of a winning hand as it is read.

use crate::list::List;
use crate::{Kind, KindSet, Meld};

/// What a part of a hand is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlockShape {
    /// Three consecutive tiles.
    Run,
    /// Three equal tiles.
    Triplet,
    /// Four equal tiles, declared.
    Kan,
    /// Two equal tiles.
    Pair,
    /// One of the thirteen orphans.
    Single,
}

/// A set, a pair or an orphan of a winning hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Block {
    /// What it is.
    pub shape: BlockShape,
    /// Its kind; the lowest of a run.
    pub kind: Kind,
    /// Made without a call, and not a triplet completed by ron?
    pub concealed: bool,
    /// Completed by the winning tile?
    pub completed: bool,
}

impl Block {
    pub(super) fn of_meld(meld: &Meld) -> Block {
        let shape = match (meld.is_run(), meld.is_kan()) {
            (true, _) => BlockShape::Run,
            (false, true) => BlockShape::Kan,
            (false, false) => BlockShape::Triplet,
        };
        Block { shape, kind: meld.kind(), concealed: !meld.is_open(), completed: false }
    }

    /// Is it a triplet or a kan?
    pub const fn is_triplet(&self) -> bool {
        matches!(self.shape, BlockShape::Triplet | BlockShape::Kan)
    }

    /// The kinds of its tiles.
    pub fn kinds(&self) -> KindSet {
        let run = if self.shape == BlockShape::Run { 2 } else { 0 };
        (0..=run).filter_map(|steps| self.kind.up(steps)).collect::<KindSet>().with(self.kind)
    }
}

/// The blocks of one reading, 13 at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocks(List<Block, 13>);

impl Blocks {
    pub(super) const EMPTY: Blocks = Blocks(List::new(Block {
        shape: BlockShape::Single,
        kind: Kind::EAST,
        concealed: true,
        completed: false,
    }));

    /// A reading never has more blocks than fit; one too many would be left out.
    pub(super) fn push(&mut self, block: Block) {
        self.0.push(block);
    }

    /// The blocks in order.
    #[inline]
    pub fn as_slice(&self) -> &[Block] {
        self.0.as_slice()
    }

    /// Those that pass `test`.
    pub(super) fn filter(&self, mut test: impl FnMut(&Block) -> bool) -> BlockSet {
        let mut set = BlockSet::EMPTY;
        for (idx, block) in self.as_slice().iter().enumerate() {
            set.0 |= u16::from(test(block)) << idx;
        }
        set
    }

    /// The blocks of `set`.
    pub fn pick(&self, set: BlockSet) -> impl Iterator<Item = &Block> {
        set.iter().filter_map(|idx| self.as_slice().get(idx))
    }
}

/// Some of the blocks of a reading, by their places. Iterates from the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BlockSet(u16);

impl BlockSet {
    /// None of them.
    pub const EMPTY: BlockSet = BlockSet(0);

    /// Is the block at `idx` among them?
    pub const fn contains(self, idx: usize) -> bool {
        idx < 16 && self.0 & (1 << idx) != 0
    }

    /// How many blocks.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places, from the first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |&idx| self.contains(idx))
    }
}

impl FromIterator<usize> for BlockSet {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> BlockSet {
        BlockSet(places.into_iter().fold(0, |set, idx| set | 1 << idx))
    }
}
