//! `net`: chances from neural networks, one for each kind of position.
//!
//! | file | idea |
//! |---|---|
//! | `class` | [`NetClass`]: contact, crashed, race |
//! | `side`, `escapes` | what is asked of one side's men |
//! | `contact`, `race` | positions as inputs |
//! | `networks` | [`Networks`], [`NetWeights`]: the three networks and their bytes |
//! | `evaluator` | [`Evaluator`]: all plays of a roll at once, from the position before them |
//! | `net_player` | [`Net`]: the evaluation as players, analysis and cube use it |
//! | [`training`] | finding the weights by play against itself |

mod class;
mod contact;
mod escapes;
mod evaluator;
mod net_player;
mod networks;
mod race;
mod side;
pub mod training;

pub use class::NetClass;
pub use evaluator::Evaluator;
pub use net_player::Net;
pub(crate) use net_player::entry;
pub use networks::{NetWeights, NetWeightsError, Networks};
