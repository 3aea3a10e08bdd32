//! What a search did, event by event.
//!
//! | file | idea |
//! |---|---|
//! | `log` | [`SearchLog`]: all events in order |
//! | `event` | [`SearchEvent`], [`Pruned`] |
//! | `edge`, `window` | [`Edge`], [`Window`] |
//! | `algorithm` | [`Algorithm`]: which search it was |

mod algorithm;
mod edge;
mod event;
mod log;
mod window;

pub use algorithm::Algorithm;
pub use edge::Edge;
pub use event::{Pruned, SearchEvent};
pub use log::{LoggedAction, NameEdge, SearchLog, Sweep};
pub use window::Window;
