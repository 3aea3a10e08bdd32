//! `jp-dag`: the best hand with calls, ron and riichi.

use std::num::NonZero;

use parlor_agent::{Entry, Meter, Parameter};
use parlor_riichi::Deal;
use parlor_riichi_value::Situation;
use parlor_riichi_value::jp_dag::{self, Options, Row};
use parlor_riichi_value::sp_draw::NoValuation;

use crate::solo::{SoloModel, SoloPlayer, Valued};

/// Plays what is worth most points in the graph of Kurita and Hoki (2017): draws, calls, ron and
/// riichi, the others sources of tiles only. A node is a base or a state of the graph.
///
/// It looks first at the exchanges that make the hand ready by the shortest way, then at one exchange more, and
/// from one shanten on at two more: three exchanges at one shanten, which the source finds feasible. It never looks
/// at more exchanges than allowed, three by default and four at most; a hand that needs more is kept by
/// the tiles it accepts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct JpDag {
    exchanges: u8,
    calls: u8,
    threads: NonZero<usize>,
}

impl JpDag {
    /// A player that looks at most so many exchanges and calls ahead.
    fn new(exchanges: u8, calls: u8, threads: NonZero<usize>) -> JpDag {
        JpDag { exchanges, calls, threads }
    }

    fn options(&self, situation: &Situation, depth: u8) -> Options {
        let far = situation.hand.shanten().map_or(0, |far| far.number().max(0) as u8);
        let options = Options::new(far + depth, self.calls);
        Options { threads: self.threads, ..options }
    }
}

impl SoloModel for JpDag {
    fn depths(&self, shanten: i8) -> u8 {
        match shanten.max(0) as u8 {
            far if far > 4 || far > self.exchanges => 0,
            far => 1 + (self.exchanges - far).min(if far <= 1 { 2 } else { 1 }),
        }
    }

    fn value(
        &mut self,
        situation: &Situation,
        depth: u8,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Valued>, NoValuation> {
        let rows = jp_dag::value(situation, &self.options(situation, depth), meter)?.rows;
        let valued = |Row { discard, riichi, by_turn }| Valued { discard, riichi, by_turn };
        Ok(rows.into_iter().map(valued).collect())
    }
}

/// Its place in the roster.
pub(crate) fn entry() -> Entry<Deal> {
    Entry::new(
        "jp-dag",
        &[
            Parameter::integer("exchanges", 1..=4, 3),
            Parameter::integer("calls", 0..=3, 1),
            Parameter::integer("threads", 1..=64, 1),
        ],
        |params, _| {
            let n = |name| params.integer(name) as u8;
            let threads = NonZero::new(usize::from(n("threads"))).unwrap_or(NonZero::<usize>::MIN);
            Box::new(SoloPlayer::new(JpDag::new(n("exchanges"), n("calls"), threads)))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By default hands up to three from ready are followed; up to four at most.
    #[test]
    fn the_reach_is_that_of_the_exchanges() {
        let reach = |exchanges| {
            let dag = JpDag::new(exchanges, 1, NonZero::<usize>::MIN);
            [-1, 0, 1, 2, 3, 4, 5].map(|shanten| dag.depths(shanten))
        };
        assert_eq!(reach(1), [2, 2, 1, 0, 0, 0, 0]);
        // Three exchanges at one shanten: n = 1, 2 and 3.
        assert_eq!(reach(3), [3, 3, 3, 2, 1, 0, 0]);
        assert_eq!(reach(4), [3, 3, 3, 2, 2, 1, 0]);
    }
}
