//! `expectiminimax`: the source's search over one of its strategies.

use parlor_agent::{Agent, Entry, Parameter, Params};
use parlor_backgammon::Backgammon;
use parlor_search::{ByValue, ExpectiminimaxAgent, Prune};

use crate::evidence::Evidence;
use crate::{Cubeless, Judge, MatchEquityTable, Strategy, Variant, reasons};

/// How deep a search goes and what it leaves out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Levels: own plays, rolls and replies all count. An even depth adds a roll that nobody answers
    /// and evaluates the same boards as the depth before it: it costs 21 times as much and chooses
    /// the same.
    pub depth: u32,
    /// What is left out at chance nodes.
    pub prune: Prune,
    /// Which plays are searched, and in what order.
    pub breadth: Breadth,
}

/// Which plays are searched, and in what order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breadth {
    /// All, as the game lists them.
    AsListed,
    /// All, those first that the evaluation likes best.
    Ordered,
    /// So many that the evaluation likes best.
    Best(usize),
}

impl Look {
    /// A player that looks like this, with `evaluate` at the leaves, in matches by `table`. Under a cap
    /// it deepens by two levels at a time, since the levels between would change nothing.
    pub fn player<E>(
        self,
        table: &'static MatchEquityTable,
        evaluate: E,
    ) -> Box<dyn Agent<Backgammon>>
    where
        E: Evidence + Clone + 'static,
    {
        Box::new(Cubeless::new(table, evaluate, Box::new(move |evaluate| self.mover(evaluate))))
    }

    /// Who moves the men by `evaluate`, stakes and all.
    fn mover<E>(self, evaluate: E) -> Box<dyn Agent<Backgammon>>
    where
        E: Evidence + Clone + 'static,
    {
        let mut agent = ExpectiminimaxAgent::new(evaluate.clone(), self.depth);
        (agent.step, agent.prune) = (2, self.prune);
        // At depth 1 nothing can be cut, so no value need be called a bound.
        agent.all_exact = self.depth == 1;
        agent.words = reasons::words(evaluate.scale());
        let order = ByValue::new(evaluate);
        match self.breadth {
            Breadth::AsListed => Box::new(agent),
            Breadth::Ordered => Box::new(agent.order(order)),
            Breadth::Best(n) => Box::new(agent.order(order.keep(n))),
        }
    }
}

const PARAMETERS: [Parameter; 5] = [
    Parameter::choice("strategy", &["attacking", "defending", "running", "combined"], "combined"),
    Parameter::integer("depth", 1..=8, 3),
    Parameter::choice("prune", &["none", "gamma", "star1", "star2"], "star2"),
    Parameter::flag("order", false),
    Parameter::choice("variant", &["seed", "repaired"], "seed"),
];

/// The entry of `expectiminimax`.
pub(crate) fn entry(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    Entry::new("expectiminimax", &PARAMETERS, move |params, _| {
        look(params).player(table, judge(params))
    })
}

fn judge(params: &Params) -> Judge {
    Judge {
        strategy: Strategy::named(params.choice("strategy")).unwrap_or(Strategy::Combined),
        variant: match params.choice("variant") {
            "repaired" => Variant::Repaired,
            _ => Variant::Seed,
        },
    }
}

fn look(params: &Params) -> Look {
    Look {
        depth: params.integer("depth") as u32,
        prune: Prune::named(params.choice("prune")).unwrap_or_default(),
        breadth: if params.flag("order") { Breadth::Ordered } else { Breadth::AsListed },
    }
}
