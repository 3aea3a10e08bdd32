//! Zole for server, arena and command line.
//!
//! | file | idea |
//! |---|---|
//! | [`wire`] | the messages |
//! | `rules` | [`ZoleKit`]: rules text, presets |
//! | `host` | at a table |
//! | `rank` | in the arena |
//! | `records`, `faults` | Zole records and positions; what is wrong with them |
//! | `words` | at the terminal; [`sheet`], the score sheet; [`drawing`], views and deals |

mod faults;
mod host;
mod rank;
mod records;
mod rules;
pub mod wire;
mod words;

pub use rules::ZoleKit;
pub use wire::ZoleWire;
pub use words::drawing;
pub use words::sheet::sheet;
