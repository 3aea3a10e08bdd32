//! The named players of riichi mahjong.
//!
//! The players `lt-…` are those of Ž. Jucius, Kaunas University of Technology, 2017. They share one
//! [frame](Frame): what is done first of all that can be done. They differ in which calls they make
//! and in what they discard: `lt-random` anything, `lt-greedy` and `lt-fast` by a table of values
//! ([`Values`]), `lt-csp` and `lt-bucket` by what the hand could become ([`Plan`]).
//!
//! ```
//! use parlor_riichi_agents::registry;
//! let names: Vec<_> = registry().entries().iter().map(|entry| entry.name).collect();
//! assert_eq!(names, ["random", "lt-random", "lt-greedy", "lt-fast", "lt-csp", "lt-bucket", "house"]);
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
//! | `plan` | [`Plan`]: what a hand could become; [`Worth`]; calls and discards that follow |
//! | [`bucket`] | the thesis's buckets: how much of a yaku a hand holds |
//! | [`csp`] | a yaku as a constraint satisfaction problem, solved by min-conflicts |
//! | `lt_random`, `lt_valued`, `lt_csp`, `lt_bucket` | the agents |
//! | `reasons` | how they explain themselves |
//! | `words` | [`english()`]: their explanations put into words |

pub mod bucket;
pub mod csp;
mod frame;
mod lt_bucket;
mod lt_csp;
mod lt_random;
mod lt_valued;
mod plan;
mod reasons;
mod targets;
mod values;
mod visible;
mod words;

use parlor_agent::{Entry, Kind, Parameter, Params, Registry, Setting};
use parlor_riichi::Deal;

use bucket::Copies;
use csp::Steps;

pub use frame::Frame;
pub use lt_bucket::LtBucket;
pub use lt_csp::LtCsp;
pub use lt_random::LtRandom;
pub use lt_valued::{LtFast, LtGreedy};
pub use plan::{Plan, Worth};
pub use targets::Targets;
pub use values::Values;
pub use visible::visible;
pub use words::english;

/// Everybody who plays riichi.
pub fn registry() -> Registry<Deal> {
    let strict = Parameter {
        name: "strict_tanyao",
        summary: "while aiming at tanyao, refuse every call whose set has a terminal or honour",
        kind: Kind::Flag,
        default: Setting::Flag(false),
    };
    let no_neighbours = Parameter {
        name: "toitoi_no_neighbours",
        summary: "while aiming at toitoi, give nothing to the neighbours of a tile",
        kind: Kind::Flag,
        default: Setting::Flag(true),
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
            &[strict, no_neighbours],
            |params, _| {
                Box::new(LtFast {
                    strict_tanyao: params.flag("strict_tanyao"),
                    toitoi_no_neighbours: params.flag("toitoi_no_neighbours"),
                })
            },
        ))
        .with(Entry::new(
            "lt-csp",
            "builds towards the yaku that min-conflicts solves with fewest jokers (Kaunas 2017)",
            &[worth(), steps()],
            |params, seed| {
                let single = params.choice("steps") == "single";
                let steps = if single { Steps::Single } else { Steps::Sweep };
                Box::new(LtCsp::new(read_worth(params), steps, seed))
            },
        ))
        .with(Entry::new(
            "lt-bucket",
            "builds towards the yaku whose buckets it fills best, exactly (Kaunas 2017)",
            &[worth(), copies(), chanta()],
            |params, _| {
                Box::new(LtBucket::new(
                    read_worth(params),
                    if params.choice("copies") == "four" { Copies::Four } else { Copies::Any },
                    params.flag("chanta"),
                ))
            },
        ))
        .with(Entry::new(
            "house",
            "the best player there is so far: today lt-fast, with its defaults",
            &[],
            |_, _| Box::new(LtFast::default()),
        ))
}

fn worth() -> Parameter {
    Parameter {
        name: "values",
        summary: "what yaku are worth: han (the thesis) or fast (more for quick yaku)",
        kind: Kind::Choice(&["han", "fast"]),
        default: Setting::Choice("han"),
    }
}

fn read_worth(params: &Params) -> Worth {
    if params.choice("values") == "fast" { Worth::Fast } else { Worth::Han }
}

fn steps() -> Parameter {
    Parameter {
        name: "steps",
        summary: "one step of min-conflicts: a sweep over all variables or a single one",
        kind: Kind::Choice(&["sweep", "single"]),
        default: Setting::Choice("sweep"),
    }
}

fn copies() -> Parameter {
    Parameter {
        name: "copies",
        summary: "how many tiles of a kind a target may need: any (the thesis) or four",
        kind: Kind::Choice(&["any", "four"]),
        default: Setting::Choice("any"),
    }
}

fn chanta() -> Parameter {
    Parameter {
        name: "chanta",
        summary: "build towards chanta and junchan, which the thesis leaves out of its buckets",
        kind: Kind::Flag,
        default: Setting::Flag(false),
    }
}
