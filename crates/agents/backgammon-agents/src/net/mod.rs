//! `net`: chances from neural networks, one for each kind of position.
//!
//! | file | idea |
//! |---|---|
//! | `class` | [`NetClass`]: contact, crashed, race |
//! | `side`, `escapes` | what is asked of one side's men |
//! | `contact`, `race` | positions as inputs |
//! | `networks` | [`Networks`], [`NetWeights`]: the three networks and their bytes |
//! | `evaluator` | [`Evaluator`]: all plays of a roll at once, from the position before them |
//! | `replies`, `cache` | the plays of all rolls at once, each position valued once; looking ahead by it |
//! | `worth` | what chances are worth at a score |
//! | `net_player` | [`Net`]: the evaluation as players, analysis and cube use it |
//! | [`training`] | finding the weights by play against itself |

mod cache;
mod class;
mod contact;
mod escapes;
mod evaluator;
mod net_player;
mod networks;
mod race;
mod replies;
mod side;
pub mod training;
mod worth;

pub use class::NetClass;
pub(crate) use class::win;
pub use evaluator::Evaluator;
pub(crate) use evaluator::FILTERS;
pub use net_player::Net;
pub(crate) use net_player::entry;
pub use networks::{NetWeights, NetWeightsError, Networks};
pub(crate) use replies::{Leaf, Replies};
pub(crate) use worth::Worth;
