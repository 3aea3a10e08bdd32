//! One promise per file; each walks over a [`Played`](crate::Played) game.

pub(crate) mod chance;
pub(crate) mod conserved;
pub(crate) mod fold;
pub(crate) mod legal_list;
pub(crate) mod refusal;
pub(crate) mod replay;
mod strays;
pub(crate) mod twins;
pub(crate) mod unseen;
pub(crate) mod worlds;

pub(crate) use strays::{Strays, some_of};
