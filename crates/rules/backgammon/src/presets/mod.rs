//! The presets, one file each.

mod hypergammon;
mod money;
mod nackgammon;
mod seed;
mod standard;
