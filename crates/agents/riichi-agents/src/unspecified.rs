//! Where the Kaunas thesis is unspecified, and its players may be told what to do.

use parlor_agent::Stream;
use parlor_riichi::{Kind, View};

/// What the thesis leaves open for all its players; the default is what it most likely did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unspecified {
    /// Do dora indicators count among the visible tiles? They are not in the source's list.
    pub indicators: bool,
    /// Which of equally good discards goes.
    pub ties: TieBreak,
}

/// Which of equally good discards goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TieBreak {
    /// The lowest tile index.
    #[default]
    Lowest,
    /// The highest, as if honours came before suits.
    Highest,
    /// Any, by this seed: the same in the same situation.
    Seeded(u64),
}

impl TieBreak {
    /// Among equals the kind with the least goes.
    pub(crate) fn rank(self, view: &View, kind: Kind) -> u64 {
        let seed = match self {
            TieBreak::Lowest => return kind.idx() as u64,
            TieBreak::Highest => return (Kind::COUNT - kind.idx()) as u64,
            TieBreak::Seeded(seed) => seed,
        };
        let (table, setup) = (&view.table, &view.table.setup);
        let deal = [setup.round.idx(), setup.dealer.idx(), usize::from(setup.honba)];
        let now = [view.seat.idx(), usize::from(table.live), kind.idx()];
        let mut path = vec![Stream::label("ties")];
        path.extend(deal.into_iter().chain(now).map(|part| part as u64));
        Stream::derived(seed, &path).next_u64()
    }
}
