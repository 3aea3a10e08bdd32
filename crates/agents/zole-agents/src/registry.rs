//! The players by name.

use parlor_agent::{Entry, Parameter, Params, Registry, Stream};
use parlor_zole::Deal;
use parlor_zole_solver::{Following, Solver};

use crate::{
    Bidder, Club, Criterion, Demands, House, HouseOptions, Imagining, Inference, Novice, Pimc,
    PimcOptions, PlainSearch, Rules, SourcePlayer, methods::entries, why, words,
};

/// Everyone who plays Zole.
pub fn registry() -> Registry<Deal> {
    let source = |search| {
        move |params: &Params, seed| -> Box<dyn parlor_agent::Agent<Deal>> {
            Box::new(source_player(search, params, seed))
        }
    };
    Registry::naming(|_, action| words::action(action))
        .with(Entry::new("rules", &[BID, LIMIT], |params, _| {
            Box::new(Rules { bidder: bidder(params) })
        }))
        .with(Entry::new(
            "minimax",
            &[from_move(13), SEED_MODE, MASK, inference("none"), BID_OR_CHANCE, LIMIT],
            source(PlainSearch::Minimax),
        ))
        .with(Entry::new(
            "alphabeta",
            &[from_move(13), SEED_MODE, MASK, inference("none"), BID_OR_CHANCE, LIMIT],
            source(PlainSearch::AlphaBeta),
        ))
        .with(Entry::new("pimc", &pimc_parameters(), |params, seed| {
            Box::new(Pimc::new(pimc_options(params), seed))
        }))
        .with(entries::ismcts())
        .with(entries::iimc())
        .with(entries::epimc())
        .with(entries::alphamu())
        .with(entries::best_first())
        .with(entries::cfr())
        .with(Entry::new("house", &house_parameters(), |params, seed| {
            match params.choice("level") {
                "beginner" => Box::new(Novice),
                "club" => Box::new(Club::new(seed)),
                _ => Box::new(House::new(house_options(params), seed)),
            }
        }))
        .reasoned(why::complete)
}

const SEED_MODE: Parameter = Parameter::flag("seed_mode", true);

/// Apart from the source's other defects, so that what this one does can be seen alone.
const MASK: Parameter = Parameter::choice("mask", &["auto", "rules", "source"], "auto");

const BID: Parameter = Parameter::choice("bid", &["honours", "ranks"], "honours");

const BID_OR_CHANCE: Parameter =
    Parameter::choice("bid", &["honours", "ranks", "random"], "honours");

const LIMIT: Parameter = Parameter::integer("limit", 0..=60, 0);

/// The source's program sees voids at most.
const fn inference(default: &'static str) -> Parameter {
    Parameter::choice("inference", &["none", "void"], default)
}

/// What searches infer: each step adds to the one before, and `all` is the last of them.
pub(crate) const INFERENCE: Parameter = inferring("void");

const fn inferring(default: &'static str) -> Parameter {
    Parameter::choice("inference", &["none", "void", "bid", "burial", "play", "all"], default)
}

/// How many threads share the worlds of one decision.
const THREADS: Parameter = Parameter::integer("threads", 1..=256, 1);

pub(crate) fn inferred(params: &Params) -> Inference {
    match params.choice("inference") {
        "none" => Inference::None,
        "void" => Inference::Void,
        "bid" => Inference::Bid,
        "burial" => Inference::Burial,
        _ => Inference::Play,
    }
}

/// The source's program judges the last twelve cards and plays by lot before.
const fn from_move(default: i64) -> Parameter {
    Parameter::integer("from", 9..=25, default)
}

/// The rule of thumb asked for: honours above 9, or ranks above 25; default: honours.
fn bidder(params: &Params) -> Bidder {
    let limit = |usual: u32| match params.integer("limit") {
        0 => usual,
        limit => limit as u32,
    };
    match params.choice("bid") {
        "ranks" => Bidder::Ranks { limit: limit(25) },
        _ => Bidder::Honours { limit: limit(9) },
    }
}

fn source_player(search: PlainSearch, params: &Params, seed: u64) -> SourcePlayer {
    let seed_mode = params.flag("seed_mode");
    let following = match params.choice("mask") {
        "source" => Following::SourceDefect,
        "auto" if seed_mode => Following::SourceDefect,
        _ => Following::Rules,
    };
    SourcePlayer {
        search,
        from_move: params.integer("from") as usize,
        seed_mode,
        following,
        inference: inferred(params),
        bidder: (params.choice("bid") != "random").then(|| bidder(params)),
        stream: Stream::new(seed),
        nodes: 0,
        tricks: Solver::with_table_bits(12),
    }
}

fn pimc_parameters() -> [Parameter; 10] {
    let usual = PimcOptions::default();
    let integer = |name, max, default: u64| Parameter::integer(name, 1..=max, default as i64);
    let worlds = usual.imagining.n_worlds as u64;
    let listed = usual.imagining.enumerate_max;
    let millions = usual.nodes_max / 1_000_000;
    [
        integer("worlds", 10_000, worlds),
        integer("enumerate", 100_000, listed),
        Parameter::integer("list_from", 9..=25, usual.imagining.list_from_move as i64),
        integer("effort", 10_000, millions),
        integer("call_burials", 45, 45),
        Parameter::choice("by", &["threshold", "band"], "band"),
        Parameter::number("slack", 0.0..=1.0, usual.slack),
        INFERENCE,
        Parameter::flag("bids", usual.imagining.heed_bids),
        THREADS,
    ]
}

fn pimc_options(params: &Params) -> PimcOptions {
    PimcOptions {
        imagining: Imagining {
            n_worlds: params.integer("worlds") as usize,
            enumerate_max: params.integer("enumerate") as u64,
            list_from_move: params.integer("list_from") as usize,
            inference: inferred(params),
            heed_bids: params.flag("bids"),
        },
        by: match params.choice("by") {
            "threshold" => Criterion::Threshold,
            _ => Criterion::Band,
        },
        slack: params.number("slack"),
        call_burials: params.integer("call_burials") as usize,
        grow_to: None,
        nodes_max: params.integer("effort") as u64 * 1_000_000,
        threads: params.integer("threads") as usize,
    }
}

/// What is asked of calls, in points: of a take by place.
fn house_parameters() -> [Parameter; 8] {
    let asked = |name, usual| Parameter::number(name, -20.0..=20.0, usual);
    let [first, second, third] = Demands::TUNED.take;
    [
        Parameter::level(),
        asked("take_first", first),
        asked("take_second", second),
        asked("take_third", third),
        asked("zole", Demands::TUNED.zole),
        asked("maza_zole", Demands::TUNED.maza_zole),
        inferring("all"),
        THREADS,
    ]
}

fn house_options(params: &Params) -> HouseOptions {
    let demands = Demands {
        take: ["take_first", "take_second", "take_third"].map(|name| params.number(name)),
        zole: params.number("zole"),
        maza_zole: params.number("maza_zole"),
    };
    let usual = HouseOptions::default();
    let imagining = Imagining { inference: inferred(params), ..usual.pimc.imagining };
    let threads = params.integer("threads") as usize;
    HouseOptions { demands, pimc: PimcOptions { imagining, threads, ..usual.pimc }, ..usual }
}
