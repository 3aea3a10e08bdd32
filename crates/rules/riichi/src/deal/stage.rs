//! Where in the deal the table is, as everyone can see.

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

/// What the table waits for. Public: it is the same value whether or not someone is being asked
/// about a discard, so that nobody else can tell.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Stage {
    /// The hands are to be dealt.
    Dealing,
    /// A tile is to be drawn from the wall, and nobody can call any more.
    Drawing { seat: Seat },
    /// A tile was drawn: win, kan, riichi or discard.
    Turn { seat: Seat, source: Source },
    /// A discard was taken by chi or pon: now discard, but none of the forbidden kinds (kuikae).
    Called { seat: Seat, forbidden: KindSet },
    /// A discard lies open: others may call it, or the next tile is to be drawn.
    Discarded { by: Seat, tile: Tile },
    /// A closed or added kan was declared: others may rob it, or it completes. Its tiles have left
    /// the hand.
    Declared { by: Seat, kan: Meld },
    /// A kan lies there: its replacement is to be drawn.
    Replacing { seat: Seat },
    /// Someone has won: ura indicators are to be turned.
    Won(Box<Wins>),
    /// The deal is over.
    Over(Box<Outcome>),
}
