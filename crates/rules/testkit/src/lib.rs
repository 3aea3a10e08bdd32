//! The contract suite: every promise of the trait family, checked by playing random games.
//!
//! A game's test file is a few lines. Open games:
//!
//! ```text
//! Contract::<TicTacToe>::new(Seat::A).games(2_000).zero_sum().check();
//! ```
//!
//! Games with secrets also have worlds sampled from every view, and bring a way to exchange what a
//! seat never saw in a record:
//!
//! ```text
//! Contract::<Kuhn>::new(Seat::A)
//!     .games(2_000)
//!     .zero_sum()
//!     .conserved(|game| game.chips())
//!     .swap_unseen(|played, seat, _| other_card_swapped(played, seat))
//!     .check_hidden();
//! ```
//!
//! Score sheets: `MatchContract::new(half_game).matches(20).check();`
//!
//! Each game is first played at random to its end and kept whole as a [`Played`]; then each check
//! walks over it. The first broken promise is a [`Breach`], which names the game, the step and
//! what differed; equal seeds give equal games, whatever other checks are asked for.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `contract` | [`Contract`]: the suite and its knobs |
//! | `match_contract` | [`MatchContract`]: the same for a score sheet |
//! | `played` | [`Played`]: one random game, kept whole; no dead ends |
//! | `checks/` | one promise per file |
//! | `breach`, `report` | what comes out: [`Breach`] or [`Report`] |
//! | `split_mix` | [`SplitMix`]: small deterministic entropy |
//!
//! Not checked: that `draw` follows its weights, that `sample` is uniform, and that rules are the
//! right rules. `parlor_game::Sequential` is exempt, as its documentation says.

mod breach;
mod checks;
mod contract;
mod match_contract;
mod played;
mod report;
mod split_mix;

pub use breach::{Breach, Promise};
pub use contract::Contract;
pub use match_contract::MatchContract;
pub use played::Played;
pub use report::Report;
pub use split_mix::SplitMix;
