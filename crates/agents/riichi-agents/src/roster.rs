//! Everyone by name.

use parlor_agent::{Entry, Parameter, Params, Registry};
use parlor_riichi::Deal;

use crate::bucket::Copies;
use crate::csp::{Manner, Start, Steps, Ties};
use crate::fi::{Eval, Tied};
use crate::{
    FiMc, FiTree, LtBucket, LtCsp, LtFast, LtGreedy, LtRandom, Mode, Neighbours, Pick, Subtract,
    TableReading, TieBreak, Unspecified, Worth, YakuhaiReach, house, jp_dag, lt_dqn, reasons,
    sp_draw, why,
};

/// Everyone who plays riichi.
pub fn registry() -> Registry<Deal> {
    let kaunas = kaunas(Registry::naming(|_, action| reasons::label(action)));
    let registry = helsinki(planners(kaunas).with(lt_dqn::entry()));
    let registry = registry.with(sp_draw::entry()).with(jp_dag::entry());
    registry.with(house::entry()).reasoned(why::explain)
}

/// What the Kaunas thesis leaves open, for every player that values tiles.
const UNSPECIFIED: [Parameter; 2] = [
    Parameter::flag("indicators", false),
    Parameter::choice("tied_discards", &["lowest", "any", "highest"], "lowest"),
];

/// How the tables of values are read; of each choice the first is what the thesis prints.
const TABLE: [Parameter; 2] = [
    Parameter::choice("subtract", &["all", "others", "none"], "all"),
    Parameter::choice("neighbours", &["within", "exact"], "within"),
];

fn unspecified(params: &Params, seed: u64) -> Unspecified {
    let ties = match params.choice("tied_discards") {
        "any" => TieBreak::Seeded(seed),
        "highest" => TieBreak::Highest,
        _ => TieBreak::Lowest,
    };
    Unspecified { indicators: params.flag("indicators"), ties }
}

fn table_reading(params: &Params) -> TableReading {
    TableReading {
        indicators: params.flag("indicators"),
        subtract: match params.choice("subtract") {
            "others" => Subtract::Others,
            "none" => Subtract::Nothing,
            _ => Subtract::All,
        },
        neighbours: match params.choice("neighbours") {
            "exact" => Neighbours::Exact,
            _ => Neighbours::Within,
        },
    }
}

/// The three simplest players of the Kaunas thesis.
fn kaunas(registry: Registry<Deal>) -> Registry<Deal> {
    registry
        .with(Entry::new("lt-random", &[], |_, seed| Box::new(LtRandom::new(seed))))
        .with(Entry::new(
            "lt-greedy",
            &[UNSPECIFIED[0], UNSPECIFIED[1], TABLE[0], TABLE[1]],
            |params, seed| {
                let ties = unspecified(params, seed).ties;
                Box::new(LtGreedy { reading: table_reading(params), ties })
            },
        ))
        .with(Entry::new(
            "lt-fast",
            &[
                Parameter::flag("strict_tanyao", false),
                Parameter::flag("toitoi_no_neighbours", true),
                Parameter::flag("simples_only", false),
                Parameter::choice("yakuhai", &["pair", "tile", "any"], "pair"),
                UNSPECIFIED[0],
                UNSPECIFIED[1],
                TABLE[0],
                TABLE[1],
            ],
            |params, seed| {
                Box::new(LtFast {
                    strict_tanyao: params.flag("strict_tanyao"),
                    toitoi_no_neighbours: params.flag("toitoi_no_neighbours"),
                    simples_only: params.flag("simples_only"),
                    yakuhai: match params.choice("yakuhai") {
                        "tile" => YakuhaiReach::Tile,
                        "any" => YakuhaiReach::Any,
                        _ => YakuhaiReach::Pair,
                    },
                    reading: table_reading(params),
                    ties: unspecified(params, seed).ties,
                })
            },
        ))
}

/// Those of the Kaunas thesis that ask what a hand could become.
fn planners(registry: Registry<Deal>) -> Registry<Deal> {
    // Of each choice the first is what the thesis does.
    let values = Parameter::choice("values", &["han", "fast"], "han");
    let worth = |params: &Params| match params.choice("values") {
        "fast" => Worth::Fast,
        _ => Worth::Han,
    };
    registry
        .with(Entry::new(
            "lt-csp",
            &[
                values,
                Parameter::choice("steps", &["sweep", "single"], "sweep"),
                Parameter::choice("ties", &["first", "random"], "first"),
                Parameter::choice("start", &["random", "greedy"], "random"),
                UNSPECIFIED[0],
                UNSPECIFIED[1],
            ],
            move |params, seed| {
                let single = params.choice("steps") == "single";
                let random = params.choice("ties") == "random";
                let greedy = params.choice("start") == "greedy";
                let manner = Manner {
                    start: if greedy { Start::Greedy } else { Start::Random },
                    steps: if single { Steps::Single } else { Steps::Sweep },
                    ties: if random { Ties::Random } else { Ties::First },
                };
                let unspecified = unspecified(params, seed);
                Box::new(LtCsp::new(worth(params), manner, seed).with_unspecified(unspecified))
            },
        ))
        .with(Entry::new(
            "lt-bucket",
            &[
                values,
                Parameter::choice("copies", &["any", "four"], "any"),
                Parameter::flag("chanta", false),
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

/// How the players of the Helsinki thesis value a hand.
const EVAL: Parameter = Parameter::choice("eval", &Eval::NAMES, "shanten");

/// The players of the Helsinki thesis.
fn helsinki(registry: Registry<Deal>) -> Registry<Deal> {
    registry
        .with(Entry::new(
            "fi-mc",
            &[
                Parameter::integer("decks", 1..=1000, 20),
                Parameter::integer("discards", 1..=1000, 40),
                Parameter::integer("turns", 1..=17, 3),
                EVAL,
                Parameter::choice("pick", &["mean", "best"], "mean"),
            ],
            |params, seed| {
                let n = |name| params.integer(name) as u32;
                let is_best = params.choice("pick") == "best";
                let pick = if is_best { Pick::Best } else { Pick::Mean };
                let eval = Eval::named(params.choice("eval"));
                let player = FiMc::new(n("decks"), n("discards"), n("turns"), seed);
                Box::new(player.reading(eval, pick))
            },
        ))
        .with(Entry::new(
            "fi-tree",
            &[
                Parameter::integer("depth", 1..=3, 2),
                Parameter::choice("mode", &["single", "list", "sum"], "single"),
                EVAL,
                Parameter::choice("tied_branches", &["first", "last"], "first"),
            ],
            |params, _| {
                let mode = match params.choice("mode") {
                    "sum" => Mode::Sum,
                    "list" => Mode::List,
                    _ => Mode::Single,
                };
                let is_last = params.choice("tied_branches") == "last";
                let ties = if is_last { Tied::Last } else { Tied::First };
                let eval = Eval::named(params.choice("eval"));
                Box::new(FiTree::new(params.integer("depth") as u32, mode).reading(eval, ties))
            },
        ))
}
