//! Everyone by name.

use parlor_agent::{Entry, Parameter, Params, Registry};
use parlor_riichi::Deal;

use crate::bucket::Copies;
use crate::csp::{Manner, Steps, Ties};
use crate::{
    FiMc, FiTree, LtBucket, LtCsp, LtFast, LtGreedy, LtRandom, Mode, TieBreak, Unspecified, Worth,
    house, jp_dag, lt_dqn, reasons, sp_draw,
};

/// Everyone who plays riichi.
pub fn registry() -> Registry<Deal> {
    let kaunas = kaunas(Registry::naming(|_, action| reasons::label(action)));
    let registry = helsinki(planners(kaunas).with(lt_dqn::entry()));
    let registry = registry.with(sp_draw::entry()).with(jp_dag::entry());
    registry.with(house::entry())
}

/// What the Kaunas thesis leaves open, for every player that values tiles.
const UNSPECIFIED: [Parameter; 2] = [
    Parameter::flag("indicators", "count dora indicators among the visible tiles", false),
    Parameter::choice(
        "tied_discards",
        "which of equally good discards goes: the lowest tile or any, by the seed",
        &["lowest", "any"],
        "lowest",
    ),
];

fn unspecified(params: &Params, seed: u64) -> Unspecified {
    let any = params.choice("tied_discards") == "any";
    let ties = if any { TieBreak::Seeded(seed) } else { TieBreak::Lowest };
    Unspecified { indicators: params.flag("indicators"), ties }
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
            &UNSPECIFIED,
            |params, seed| Box::new(LtGreedy { unspecified: unspecified(params, seed) }),
        ))
        .with(Entry::new(
            "lt-fast",
            "as lt-greedy, but aims at yakuhai, toitoi or tanyao (Kaunas 2017)",
            &[
                Parameter::flag(
                    "strict_tanyao",
                    "while aiming at tanyao, refuse every call whose set has a terminal or honour",
                    false,
                ),
                Parameter::flag(
                    "toitoi_no_neighbours",
                    "while aiming at toitoi, give nothing to the neighbours of a tile",
                    true,
                ),
                UNSPECIFIED[0],
                UNSPECIFIED[1],
            ],
            |params, seed| {
                Box::new(LtFast {
                    unspecified: unspecified(params, seed),
                    strict_tanyao: params.flag("strict_tanyao"),
                    toitoi_no_neighbours: params.flag("toitoi_no_neighbours"),
                })
            },
        ))
}

/// Those of the Kaunas thesis that ask what a hand could become.
fn planners(registry: Registry<Deal>) -> Registry<Deal> {
    let values = "what yaku are worth: han (the thesis) or fast (more for quick yaku)";
    let values = Parameter::choice("values", values, &["han", "fast"], "han");
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
                Parameter::choice("steps", steps, &["sweep", "single"], "sweep"),
                Parameter::choice("ties", ties, &["first", "random"], "first"),
                UNSPECIFIED[0],
                UNSPECIFIED[1],
            ],
            move |params, seed| {
                let single = params.choice("steps") == "single";
                let random = params.choice("ties") == "random";
                let manner = Manner {
                    steps: if single { Steps::Single } else { Steps::Sweep },
                    ties: if random { Ties::Random } else { Ties::First },
                };
                let unspecified = unspecified(params, seed);
                Box::new(LtCsp::new(worth(params), manner, seed).with_unspecified(unspecified))
            },
        ))
        .with(Entry::new(
            "lt-bucket",
            "builds towards the yaku whose buckets it fills best, exactly (Kaunas 2017)",
            &[
                values,
                Parameter::choice("copies", copies, &["any", "four"], "any"),
                Parameter::flag("chanta", chanta, false),
                UNSPECIFIED[0],
                UNSPECIFIED[1],
            ],
            move |params, seed| {
                let four = params.choice("copies") == "four";
                let copies = if four { Copies::Four } else { Copies::Any };
                let bucket = LtBucket::new(worth(params), copies, params.flag("chanta"));
                Box::new(bucket.with_unspecified(unspecified(params, seed)))
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
                Parameter::integer("decks", "how many shuffled decks", 1..=1000, 20),
                Parameter::integer(
                    "discards",
                    "how many continuations with each deck",
                    1..=1000,
                    40,
                ),
                Parameter::integer("turns", "how many draws each continuation has", 1..=17, 3),
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
                Parameter::integer("depth", "how many exchanges it looks ahead", 1..=3, 2),
                Parameter::choice(
                    "mode",
                    "one branch (the thesis) or all that begin alike",
                    &["single", "sum"],
                    "single",
                ),
            ],
            |params, _| {
                let sum = params.choice("mode") == "sum";
                let mode = if sum { Mode::Sum } else { Mode::Single };
                Box::new(FiTree::new(params.integer("depth") as u32, mode))
            },
        ))
}
