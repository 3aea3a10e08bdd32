//! The named players of riichi mahjong.
//!
//! `lt-random`, `lt-greedy` and `lt-fast` are the three simplest players of Ž. Jucius, Kaunas
//! University of Technology, 2017. They share one [frame](Frame): what is done first of all that
//! can be done. They differ in which calls they make and in how they value tiles ([`Values`]).
//!
//! ```
//! use parlor_riichi_agents::registry;
//! let names: Vec<_> = registry().entries().iter().map(|entry| entry.name).collect();
//! assert_eq!(names, ["random", "lt-random", "lt-greedy", "lt-fast", "lt-dqn"]);
//! ```
//!
//! Where the source is silent: ties go to the lowest tile index, a plain five goes before a red
//! one, the first listed form of a call is taken, a riichi discard follows the same rule as any
//! other among the tiles that keep the hand ready, and nobody declares nine kinds.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `frame` | [`Frame`]: the order in which actions are preferred |
//! | `visible` | what lies open: the source's count of visible tiles |
//! | `values` | [`Values`]: a value for each kind; the greedy table |
//! | `targets` | [`Targets`]: what `lt-fast` aims at, and its table |
//! | `lt_random`, `lt_valued` | the agents |
//! | `lt_dqn/` | [`lt_dqn::LtDqn`]: two networks, and how they learn |
//! | `reasons` | how they explain themselves |

mod frame;
pub mod lt_dqn;
mod lt_random;
mod lt_valued;
mod reasons;
mod targets;
mod values;
mod visible;

use parlor_agent::{Entry, Kind, Parameter, Registry, Setting};
use parlor_riichi::Deal;

pub use frame::Frame;
pub use lt_random::LtRandom;
pub use lt_valued::{LtFast, LtGreedy};
pub use targets::Targets;
pub use values::Values;
pub use visible::visible;

/// Everybody who plays riichi.
pub fn registry() -> Registry<Deal> {
    let strict = Parameter {
        name: "strict_tanyao",
        summary: "while aiming at tanyao, refuse every call whose set has a terminal or honour",
        kind: Kind::Flag,
        default: Setting::Flag(false),
    };
    Registry::new()
        .with(Entry::new(
            "lt-random",
            "takes every win, kan, pon and riichi, discards at random (Kaunas 2017)",
            &[],
            |_, seed| Box::new(LtRandom::new(seed)),
        ))
        .with(Entry::new(
            "lt-greedy",
            "calls all it can, keeps tiles that have neighbours (Kaunas 2017)",
            &[],
            |_, _| Box::new(LtGreedy),
        ))
        .with(Entry::new(
            "lt-fast",
            "as lt-greedy, but aims at yakuhai, toitoi or tanyao (Kaunas 2017)",
            &[strict],
            |params, _| Box::new(LtFast { strict_tanyao: params.flag("strict_tanyao") }),
        ))
        .with(lt_dqn::entry())
}
