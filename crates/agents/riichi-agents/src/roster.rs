//! Everybody by name.

use parlor_agent::{Entry, Kind, Parameter, Params, Registry, Setting};
use parlor_riichi::Deal;

use crate::bucket::Copies;
use crate::csp::{Manner, Steps, Ties};
use crate::{
    FiMc, FiTree, LtBucket, LtCsp, LtFast, LtGreedy, LtRandom, Mode, Silent, TieBreak, Worth,
    house, jp_dag, lt_dqn, reasons, sp_draw,
};

/// Everybody who plays riichi.
pub fn registry() -> Registry<Deal> {
    let kaunas = kaunas(Registry::naming(|_, action| reasons::label(action)));
    let registry = helsinki(planners(kaunas).with(lt_dqn::entry()));
    let registry = registry.with(sp_draw::entry()).with(jp_dag::entry());
    registry.with(house::entry())
}

/// What the Kaunas thesis leaves open, for every player that values tiles.
const SILENT: [Parameter; 2] = [
    flag("indicators", "count dora indicators among the visible tiles", false),
    choice(
        "tied_discards",
        "which of equally good discards goes: the lowest tile or any, by the seed",
        &["lowest", "any"],
    ),
];

fn silent(params: &Params, seed: u64) -> Silent {
    let any = params.choice("tied_discards") == "any";
    let ties = if any { TieBreak::Seeded(seed) } else { TieBreak::Lowest };
    Silent { indicators: params.flag("indicators"), ties }
}

/// The three simplest players of the Kaunas thesis.
fn kaunas(registry: Registry<Deal>) -> Registry<Deal> {
    registry
        .with(Entry::new(
            "lt-random",
            "takes every win, kan, pon and riichi, discards at random (Kaunas 2017)",
            &[],
            |_, seed| Box::new(LtRandom::new(seed)),
        ))
        .with(Entry::new(
            "lt-greedy",
            "calls all it can, keeps tiles that have neighbours (Kaunas 2017)",
            &SILENT,
            |params, seed| Box::new(LtGreedy { silent: silent(params, seed) }),
        ))
        .with(Entry::new(
            "lt-fast",
            "as lt-greedy, but aims at yakuhai, toitoi or tanyao (Kaunas 2017)",
            &[
                flag(
                    "strict_tanyao",
                    "while aiming at tanyao, refuse every call whose set has a terminal or honour",
                    false,
                ),
                flag(
                    "toitoi_no_neighbours",
                    "while aiming at toitoi, give nothing to the neighbours of a tile",
                    true,
                ),
                SILENT[0],
                SILENT[1],
            ],
            |params, seed| {
                Box::new(LtFast {
                    silent: silent(params, seed),
                    strict_tanyao: params.flag("strict_tanyao"),
                    toitoi_no_neighbours: params.flag("toitoi_no_neighbours"),
                })
            },
        ))
}

/// Those of the Kaunas thesis that ask what a hand could become.
fn planners(registry: Registry<Deal>) -> Registry<Deal> {
    let values = "what yaku are worth: han (the thesis) or fast (more for quick yaku)";
    let values = choice("values", values, &["han", "fast"]);
    let worth = |params: &Params| match params.choice("values") {
        "fast" => Worth::Fast,
        _ => Worth::Han,
    };
    let steps = "one step of min-conflicts: a sweep over all variables or a single one";
    let ties = "which of equally good values a variable takes: the first (the thesis) or any";
    let copies = "how many tiles of a kind a target may need: any (the thesis) or four";
    let chanta = "build towards chanta and junchan, which the thesis leaves out of its buckets";
    registry
        .with(Entry::new(
            "lt-csp",
            "builds towards the yaku that min-conflicts solves with fewest jokers (Kaunas 2017)",
            &[
                values,
                choice("steps", steps, &["sweep", "single"]),
                choice("ties", ties, &["first", "random"]),
                SILENT[0],
                SILENT[1],
            ],
            move |params, seed| {
                let single = params.choice("steps") == "single";
                let random = params.choice("ties") == "random";
                let manner = Manner {
                    steps: if single { Steps::Single } else { Steps::Sweep },
                    ties: if random { Ties::Random } else { Ties::First },
                };
                let silent = silent(params, seed);
                Box::new(LtCsp::new(worth(params), manner, seed).told(silent))
            },
        ))
        .with(Entry::new(
            "lt-bucket",
            "builds towards the yaku whose buckets it fills best, exactly (Kaunas 2017)",
            &[
                values,
                choice("copies", copies, &["any", "four"]),
                flag("chanta", chanta, false),
                SILENT[0],
                SILENT[1],
            ],
            move |params, seed| {
                let four = params.choice("copies") == "four";
                let copies = if four { Copies::Four } else { Copies::Any };
                let bucket = LtBucket::new(worth(params), copies, params.flag("chanta"));
                Box::new(bucket.told(silent(params, seed)))
            },
        ))
}

/// The players of the Helsinki thesis.
fn helsinki(registry: Registry<Deal>) -> Registry<Deal> {
    registry
        .with(Entry::new(
            "fi-mc",
            "plays on at random with unseen tiles and keeps what turns out best (Helsinki 2019)",
            &[
                count("decks", "how many shuffled decks", 1000, 20),
                count("discards", "how many continuations with each deck", 1000, 40),
                count("turns", "how many draws each continuation has", 17, 3),
            ],
            |params, seed| {
                let n = |name| params.integer(name) as u32;
                Box::new(FiMc::new(n("decks"), n("discards"), n("turns"), seed))
            },
        ))
        .with(Entry::new(
            "fi-tree",
            "follows exchanges that make the hand better, the most probable first (Helsinki 2019)",
            &[
                count("depth", "how many exchanges it looks ahead", 3, 2),
                choice(
                    "mode",
                    "one branch (the thesis) or all that begin alike",
                    &["single", "sum"],
                ),
            ],
            |params, _| {
                let sum = params.choice("mode") == "sum";
                let mode = if sum { Mode::Sum } else { Mode::Single };
                Box::new(FiTree::new(params.integer("depth") as u32, mode))
            },
        ))
}

const fn flag(name: &'static str, summary: &'static str, default: bool) -> Parameter {
    Parameter { name, summary, kind: Kind::Flag, default: Setting::Flag(default) }
}

/// A choice of words, the first of which is the default.
const fn choice(
    name: &'static str,
    summary: &'static str,
    words: &'static [&'static str],
) -> Parameter {
    Parameter { name, summary, kind: Kind::Choice(words), default: Setting::Choice(words[0]) }
}

/// A number from 1 up.
fn count(name: &'static str, summary: &'static str, max: i64, default: i64) -> Parameter {
    let kind = Kind::Integer { min: 1, max };
    Parameter { name, summary, kind, default: Setting::Integer(default) }
}
