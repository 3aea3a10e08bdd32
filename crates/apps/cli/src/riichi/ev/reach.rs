//! How far a hand is followed within a number of hands.

use parlor_agent::Allowance;
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{NoValuation, Options, SpDraw, Valuation, unvalued};

/// What was followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Reach {
    /// Nothing: how far each hand is, and what it accepts.
    Acceptance,
    /// Exchanges that bring the hand nearer.
    Plain,
    /// One that does not, too.
    Shape,
}

impl Reach {
    /// As it is written in JSON.
    pub(super) fn name(self) -> &'static str {
        match self {
            Reach::Acceptance => "acceptance",
            Reach::Plain => "plain",
            Reach::Shape => "shape",
        }
    }
}

/// Values a situation as far as `options` ask for, or as the allowance lets it: it is given anew for
/// each try.
pub(super) fn value(
    situation: &Situation,
    options: &Options,
    allowance: &Allowance<'_>,
) -> Result<(Valuation, Reach), NoValuation> {
    let wanted = if options.shape_change { Reach::Shape } else { Reach::Plain };
    for reach in [Reach::Shape, Reach::Plain].into_iter().filter(|reach| *reach <= wanted) {
        let options = Options { shape_change: reach == Reach::Shape, ..*options };
        let mut meter = allowance.begin().meter();
        match SpDraw::default().value(situation, &options, &mut meter) {
            Err(NoValuation::Spent(_)) => {}
            valued => return valued.map(|valued| (valued, reach)),
        }
    }
    Ok((nearest(situation), Reach::Acceptance))
}

/// Every discard without a value, the nearest hand that accepts most tiles first.
fn nearest(situation: &Situation) -> Valuation {
    let mut rows = unvalued(situation);
    rows.sort_by_key(|row| (row.shanten.number(), u32::MAX - row.n_tiles));
    Valuation { rows, n_hands: 0 }
}
