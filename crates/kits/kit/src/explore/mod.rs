//! A search laid open: its tree and its log, a part at a time.
//!
//! | file | idea |
//! |---|---|
//! | `exploration` | [`Exploration`]: a finished search with its log |
//! | `ask` | [`Exploring`]: who is asked, and what; [`ExploreError`] |
//! | `cut_away` | what the search never came to |
//! | `nodes`, `steps`, `events` | the tree and the log as messages |
//! | `find` | a node by what leads to it |
//! | `digest` | two searches compared by a number each |

mod ask;
mod cut_away;
mod digest;
mod events;
mod exploration;
mod find;
mod nodes;
mod steps;

use parlor_texts::Language;
use parlor_wire::online::{ExplorationMsg, ExploredNodesMsg, ExploredStepsMsg, FoundNodeMsg};

pub use ask::{EXPLORED_EVENTS_MAX, EXPLORED_NODES_MAX, ExploreError, Exploring, PutView};
pub use exploration::Exploration;

/// With which child of a node a part of a tree begins. A large family is told in pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstChild {
    /// With this one, counted from 0.
    Nth(usize),
    /// With the first of the piece that holds this node. Pieces are as long as the part.
    Near(u32),
}

/// A search of some game, laid open. What is asked for costs what is answered, not the whole tree.
pub trait Explored: Send + Sync {
    /// What came out, the top of the tree and the first steps.
    fn summary(&self, id: &str) -> ExplorationMsg;

    /// At most `most` nodes below a node, the nearest first, beginning with one of its children; `None` where
    /// there is no such node or child.
    fn nodes(&self, below: u32, first: FirstChild, most: usize) -> Option<ExploredNodesMsg>;

    /// At most `n` steps of the log from number `from` on.
    fn steps(&self, from: u32, n: usize) -> ExploredStepsMsg;

    /// The position at a node as JSON, a [`NodeBoardMsg`](parlor_wire::online::NodeBoardMsg); `None`
    /// where there is no such node, or no board.
    fn board(&self, node: u32) -> Option<String>;

    /// The way to the next node after `after` whose edge reads so in `language`; from the last on the
    /// first comes again.
    fn find(&self, text: &str, after: Option<u32>, language: Language) -> FoundNodeMsg;

    /// A number that follows from the search alone: another tree, log, position or agent has another one,
    /// but for a chance in 2⁶⁴. The time it took is left aside.
    fn digest(&self) -> u64;

    /// About how much memory it takes.
    fn size_bytes(&self) -> usize;
}
