//! What a search did, event by event.
//!
//! | file | idea |
//! |---|---|
//! | `log` | [`SearchLog`]: all events in order |
//! | `event` | [`SearchEvent`], [`Pruned`], [`Choice`] |
//! | `edge`, `window` | [`Edge`], [`Window`] |
//! | `algorithm` | [`Algorithm`]: which search it was |
//! | `replay` | [`Replay`]: the tree, the values and the counts, rebuilt from the events |

mod algorithm;
mod edge;
mod event;
mod log;
mod replay;
mod window;

pub use algorithm::Algorithm;
pub use edge::Edge;
pub use event::{Choice, Pruned, SearchEvent};
pub use log::{LoggedAction, NameEdge, Round, SearchLog, Sweep};
pub use replay::{Counts, Replay, ReplayedNode};
pub use window::Window;
