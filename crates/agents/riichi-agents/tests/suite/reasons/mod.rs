//! The reasons that players give: positions whose right reasons are known from the rules, and a check of every
//! reason given in random deals against the tiles themselves.

mod oracle;
mod positions;
mod said;
mod truth;
