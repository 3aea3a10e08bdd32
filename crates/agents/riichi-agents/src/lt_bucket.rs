//! `lt-bucket`: the fullest buckets.

use parlor_agent::{Agent, Ask, Explanation};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Hand, Kind, Yaku};

use crate::Unspecified;
use crate::bucket::{CHANTA_GOALS, Copies, Filling, GOALS, fill};
use crate::plan::{Plan, Remembered, Worth, decide, value_kinds};

/// Builds towards the yaku whose buckets it can fill best, han added: the thesis's "brute force"
/// player, with the search replaced by an exact programme.
///
/// Calls are judged as the thesis says, by the hand with the tile as if it had been drawn; a tile
/// that the best fillings leave over most often goes. A node is one goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LtBucket {
    /// What yaku are worth.
    pub worth: Worth,
    /// How many tiles of a kind a target may need.
    pub copies: Copies,
    /// Build towards chanta and junchan, too.
    pub chanta: bool,
    unspecified: Unspecified,
    remembered: Remembered,
    nodes: u64,
}

impl LtBucket {
    /// A player with these settings.
    pub fn new(worth: Worth, copies: Copies, chanta: bool) -> LtBucket {
        let (remembered, unspecified) = (Remembered::default(), Unspecified::default());
        LtBucket { worth, copies, chanta, unspecified, remembered, nodes: 0 }
    }

    /// The same player, told what the source leaves open.
    #[must_use]
    pub fn with_unspecified(self, unspecified: Unspecified) -> LtBucket {
        LtBucket { unspecified, ..self }
    }

    /// The yaku it builds towards.
    fn goals(&self) -> Vec<Yaku> {
        let chanta = CHANTA_GOALS.into_iter().filter(|_| self.chanta);
        GOALS.into_iter().chain(chanta).collect()
    }
}

impl Agent<Deal> for LtBucket {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let (values, goals) = (value_kinds(ask.view), self.goals());
        let mut meter = ask.budget.meter();
        let LtBucket { worth, copies, .. } = *self;
        let plans = |hand: &Hand| {
            let fillings = fill(hand, values, copies, &goals, &mut meter);
            fillings.iter().map(|filling| plan(filling, hand, worth)).collect()
        };
        let action = decide(ask, plans, (&mut self.remembered, self.unspecified), why);
        self.nodes = meter.used();
        action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

fn plan(filling: &Filling, hand: &Hand, worth: Worth) -> Plan {
    let Filling { yaku, cover } = *filling;
    Plan {
        yaku,
        kept: cover.kept,
        worth: worth.of(yaku, hand.is_closed()),
        n_ways: cover.n_targets,
        left: cover.left,
        parts: placed(cover.example.parts(), hand),
    }
}

/// Those tiles of each part that the hand holds.
fn placed(parts: Vec<Vec<Kind>>, hand: &Hand) -> Vec<Vec<Kind>> {
    let mut rest = *hand.concealed.counts();
    let held = |part: Vec<Kind>| part.into_iter().filter(|&kind| rest.remove(kind)).collect();
    parts.into_iter().map(held).collect()
}
