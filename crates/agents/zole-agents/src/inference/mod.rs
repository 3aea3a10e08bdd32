//! What others' calls, burial and cards tell of their hands.
//!
//! A world is as likely as it is that the others, holding its cards, would have done what they did: the
//! chances of their calls, of the burial and of every card are multiplied. Each chance comes from a
//! choice among what was allowed, where every option has a score: a sum of a few features with weights
//! fitted to self-play ([`Study`]). M. Buro and others' Kermit (2009) and D. Rebstock and others'
//! policy-based inference (2019) do so in Skat. Where we differ: a dozen legible features instead of
//! tables or networks, and some part of every chance is spread over all options, so that no world is
//! ruled out because someone plays in a way of their own.
//!
//! | file | idea |
//! |---|---|
//! | `hand`, `burial`, `card` | the features of what is called, buried and played |
//! | `tendencies` | [`Tendencies`]: the weights, as a file |
//! | `evidence` | [`Evidence`]: how likely a world makes what was seen |
//! | `draw` | worlds drawn by weight |
//! | `study`, `logit` | [`Study`]: how the weights are fitted |

mod burial;
mod card;
mod draw;
mod evidence;
mod hand;
mod logit;
mod study;
mod tendencies;

pub(crate) use draw::{Weighted, drawn};
pub(crate) use evidence::Evidence;
pub(crate) use logit::{Choices, solved};
pub use study::Study;
pub use tendencies::Tendencies;
