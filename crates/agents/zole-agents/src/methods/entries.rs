//! The methods as agents: names and parameters.

use parlor_agent::{Entry, Parameter, Params};
use parlor_search::{AlphaMu, BestFirst, Epimc, Ismcts};
use parlor_zole::Deal;

use super::{
    AlphaMuCards, BestFirstCards, CfrEndings, EpimcCards, IimcCards, IsmctsCards, Methodical,
    Playing, Policy,
};
use crate::Imagining;
use crate::registry::{INFERENCE, inferred};

/// Information-set UCT.
pub(crate) fn ismcts() -> Entry<Deal> {
    let parameters = [
        Parameter::integer("playouts", 1..=1_000_000, 4_000),
        Parameter::number("exploration", 0.0..=10.0, 0.7),
        Parameter::choice("playing", &["random", "rules"], "rules"),
        worlds(10_000, 1_000),
        BIDS,
        INFERENCE,
        effort(16),
    ];
    Entry::new("ismcts", &parameters, |params, seed| {
        let tree = Ismcts {
            playouts: params.integer("playouts").cast_unsigned(),
            exploration: params.number("exploration"),
            ..Ismcts::default()
        };
        let playing = match params.choice("playing") {
            "random" => Playing::Random,
            _ => Playing::Rules,
        };
        let method = IsmctsCards { imagining: imagining(params), tree, playing };
        Box::new(Methodical::new(method, nodes(params), seed))
    })
}

/// Imperfect-information Monte Carlo.
pub(crate) fn iimc() -> Entry<Deal> {
    let parameters = [
        worlds(10_000, 200),
        Parameter::choice("policy", &["rules", "pimc"], "rules"),
        Parameter::integer("policy_worlds", 1..=100, 4),
        Parameter::integer("policy_from", 1..=8, 4),
        BIDS,
        INFERENCE,
        effort(16),
    ];
    Entry::new("iimc", &parameters, |params, seed| {
        let policy = match params.choice("policy") {
            "pimc" => Policy::Pimc,
            _ => Policy::Rules,
        };
        let method = IimcCards {
            imagining: imagining(params),
            policy,
            policy_worlds: params.integer("policy_worlds") as usize,
            policy_from: params.integer("policy_from") as usize,
        };
        Box::new(Methodical::new(method, nodes(params), seed))
    })
}

/// Extended PIMC.
pub(crate) fn epimc() -> Entry<Deal> {
    let depth = Parameter::integer("depth", 1..=24, 7);
    let parameters = [worlds(10_000, 60), depth, BIDS, INFERENCE, effort(16)];
    Entry::new("epimc", &parameters, |params, seed| {
        let search = Epimc { depth: params.integer("depth") as u32 };
        let method = EpimcCards { imagining: imagining(params), search };
        Box::new(Methodical::new(method, nodes(params), seed))
    })
}

/// αµ.
pub(crate) fn alphamu() -> Entry<Deal> {
    let parameters = [
        worlds(1_000, 40),
        Parameter::integer("moves", 1..=8, 3),
        Parameter::integer("front", 1..=1_000, 16),
        BIDS,
        INFERENCE,
        effort(16),
    ];
    Entry::new("alphamu", &parameters, |params, seed| {
        let search = AlphaMu {
            moves: params.integer("moves") as u32,
            front_max: params.integer("front") as usize,
        };
        let method = AlphaMuCards { imagining: imagining(params), search };
        Box::new(Methodical::new(method, nodes(params), seed))
    })
}

/// Best-first minimax in each world.
pub(crate) fn best_first() -> Entry<Deal> {
    let parameters = [
        worlds(10_000, 60),
        Parameter::integer("tree", 10..=1_000_000, 400),
        Parameter::integer("exact_from", 1..=8, 4),
        BIDS,
        INFERENCE,
        effort(16),
    ];
    Entry::new("bestfirst", &parameters, |params, seed| {
        let method = BestFirstCards {
            imagining: imagining(params),
            tree: BestFirst { nodes_max: params.integer("tree") as usize, tail: 0 },
            exact_from: params.integer("exact_from") as usize,
        };
        Box::new(Methodical::new(method, nodes(params), seed))
    })
}

/// Counterfactual regrets at the end.
pub(crate) fn cfr() -> Entry<Deal> {
    let parameters = [Parameter::integer("rounds", 1..=100_000, 100), effort(16)];
    Entry::new("cfr", &parameters, |params, seed| {
        let method = CfrEndings { rounds: params.integer("rounds").cast_unsigned() };
        Box::new(Methodical::new(method, nodes(params), seed))
    })
}

const BIDS: Parameter = Parameter::flag("bids", true);

const fn worlds(max: i64, default: i64) -> Parameter {
    Parameter::integer("worlds", 1..=max, default)
}

/// In millions of nodes.
const fn effort(default: i64) -> Parameter {
    Parameter::integer("effort", 1..=10_000, default)
}

fn nodes(params: &Params) -> u64 {
    params.integer("effort").cast_unsigned() * 1_000_000
}

/// As many worlds as asked for, or all where there are no more.
fn imagining(params: &Params) -> Imagining {
    let n_worlds = params.integer("worlds") as usize;
    Imagining {
        n_worlds,
        enumerate_max: n_worlds as u64,
        list_from_move: 25,
        heed_bids: params.flag("bids"),
        inference: inferred(params),
    }
}
