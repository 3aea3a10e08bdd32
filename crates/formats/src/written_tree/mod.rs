//! Trees written by hand.
//!
//! `max(min(3, 12, 8), min(2, 4, 6))`: numbers are leaves, worth that much to the maximiser. Chance
//! has a probability before each outcome, `chance(0.7: 3, 0.3: 2)`: decimals or fractions (`1/36`)
//! that sum to 1, or whole weights (`2:`). A branch may have a name, `max(A = 3, B = 2)`, and bounds
//! of all values may stand in front: `[0, 10] max(3, 2)`. Blanks and line breaks are free.
//!
//! ```
//! use parlor_formats::written_tree;
//!
//! let plan = written_tree::read("[0, 10] max(A = chance(0.7: 3, 0.3: 2), B = 1)")?;
//! assert_eq!(plan.bounds(), (0.0, 10.0));
//! assert_eq!(written_tree::read(&written_tree::write(&plan)), Ok(plan));
//! # Ok::<(), parlor_formats::written_tree::TreeError>(())
//! ```
//!
//! | file | idea |
//! |---|---|
//! | `read` | text to tree |
//! | `probability` | what stands before an outcome |
//! | `write` | tree to text |

mod probability;
mod read;
mod write;

pub use probability::DECIMALS_MAX;
pub use read::{NAME_MAX, TEXT_MAX, TreeError, TreeFault, read};
pub use write::write;
