//! Why a message cannot be followed.

use parlor_riichi::Tile;

use crate::riichi::RulesTextError;

/// Why a message does not fit what a seat has been told so far.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum FollowFault {
    /// A message where it cannot stand.
    #[error("{found} is not allowed here; {expected}")]
    Order { found: &'static str, expected: &'static str },
    /// Nobody said which seat it is.
    #[error("start_game does not give your seat; \"id\" is a player from 0 to 3")]
    NoSeat,
    /// An own tile that is not shown.
    #[error("{what} is hidden")]
    Hidden { what: &'static str },
    /// A hand of another size.
    #[error("your hand has {n} tiles in tehais; a dealt hand has 13")]
    NotThirteen { n: usize },
    /// A fifth tile, or a second red five.
    #[error("no further {tile} is left")]
    NoSuchTile { tile: Tile },
    /// A call that makes no set.
    #[error("pai and consumed make no set of this sort")]
    NoSet,
    /// It cannot happen now.
    #[error("this cannot happen now: {awaited}")]
    Misfit { awaited: String },
    /// The rules that `start_game` tells.
    #[error(transparent)]
    Rules(#[from] RulesTextError),
}
