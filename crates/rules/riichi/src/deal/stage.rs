//! Where in the deal the table is, as everybody can see.

use parlor_game::Seat;

use super::{Outcome, Wins};
use crate::{KindSet, Meld, Tile};

/// Where a drawn tile came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The live wall.
    Wall,
    /// The dead wall, after a kan (rinshan).
    DeadWall,
}

/// What the table waits for. Public: it is the same value whether or not somebody is being asked
/// about a discard, so that nobody else can tell.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// The hands are to be dealt.
    Dealing,
    /// A tile is to be drawn from the wall, and nobody can call any more.
    Drawing {
        /// Who draws.
        seat: Seat,
    },
    /// A tile was drawn: win, kan, riichi or discard.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// Where the tile came from.
        source: Source,
    },
    /// A discard was taken by chi or pon: now discard.
    Called {
        /// Who called.
        seat: Seat,
        /// What may not be discarded (kuikae).
        forbidden: KindSet,
    },
    /// A discard lies open: others may call it, or the next tile is to be drawn.
    Discarded {
        /// Who discarded.
        by: Seat,
        /// What.
        tile: Tile,
    },
    /// A closed or added kan was declared: others may rob it, or it completes.
    Declared {
        /// Who declared.
        by: Seat,
        /// The kan that will lie there; its tiles have left the hand.
        kan: Meld,
    },
    /// A kan lies there: its replacement is to be drawn.
    Replacing {
        /// Who draws.
        seat: Seat,
    },
    /// Somebody has won: ura indicators are to be turned.
    Won(Box<Wins>),
    /// The deal is over.
    Over(Box<Outcome>),
}
