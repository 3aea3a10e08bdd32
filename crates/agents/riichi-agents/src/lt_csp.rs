//! `lt-csp`: min-conflicts.

use parlor_agent::{Agent, Ask, Explanation};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Hand};

use crate::Unspecified;
use crate::bucket::{Copies, fill, is_closed_only};
use crate::csp::{Manner, PROBLEMS, Shortcuts, solve};
use crate::plan::{Plan, Remembered, Worth, decide, value_kinds};

/// Builds towards the yaku whose problem min-conflicts solves with the fewest jokers, han added: the
/// thesis's constraint satisfaction player.
///
/// What the exact programme of `lt-bucket` shows to be unsolvable is not searched for; the outcome
/// is the same. A node is one step of min-conflicts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LtCsp {
    unspecified: Unspecified,
    worth: Worth,
    manner: Manner,
    seed: u64,
    n_decisions: u64,
    remembered: Remembered,
    nodes: u64,
}

impl LtCsp {
    /// A player with these settings that draws from the stream of `seed`.
    pub fn new(worth: Worth, manner: Manner, seed: u64) -> LtCsp {
        let (remembered, unspecified) = (Remembered::default(), Unspecified::default());
        LtCsp { unspecified, worth, manner, seed, n_decisions: 0, remembered, nodes: 0 }
    }

    /// The same player, told what the source leaves open.
    #[must_use]
    pub fn with_unspecified(self, unspecified: Unspecified) -> LtCsp {
        LtCsp { unspecified, ..self }
    }
}

impl Agent<Deal> for LtCsp {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        self.n_decisions += 1;
        let values = value_kinds(ask.view);
        let mut meter = ask.budget.meter();
        let LtCsp { worth, manner, seed, n_decisions, .. } = *self;
        let plans = |hand: &Hand| {
            let closed = hand.is_closed();
            // With fewer nodes than goals there is nothing to be had from a search either.
            let most = fill(hand, values, Copies::Any, &PROBLEMS, &mut meter);
            let plan = |yaku| {
                let kept_max = most.iter().find(|filling| filling.yaku == yaku)?.cover.kept;
                let how = (manner, Shortcuts::Certain { kept_max });
                let path = [seed, n_decisions, hand.size() as u64];
                let found = solve(yaku, hand, values, how, &path, &mut meter)?;
                let worth = worth.of(yaku, closed);
                let (kept, left) = (found.kept, found.left);
                Some(Plan { yaku, kept, worth, n_ways: 1, left, parts: found.parts })
            };
            let open = PROBLEMS.into_iter().filter(|&yaku| closed || !is_closed_only(yaku));
            open.filter_map(plan).collect()
        };
        let action = decide(ask, plans, (&mut self.remembered, self.unspecified), why);
        self.nodes = meter.used();
        action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
