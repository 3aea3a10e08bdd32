//! `sp-draw`: the best hand by draws alone.

use parlor_agent::{Entry, Meter, Parameter};
use parlor_riichi::Deal;
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{self, Declare, NoValuation, Options, Row};

use crate::solo::{SoloModel, SoloPlayer, Valued};

/// Plays what is worth most points if it were alone with the wall, by draws alone; calls where the
/// hand is worth more with the call. A node is a hand of 13 tiles valued.
///
/// Valuing every exchange that brings the hand nearer comes first, one with a change of shape second
/// where the hand is near enough and the budget allows it; beyond its reach it keeps the hand that
/// accepts most tiles.
#[derive(Clone, Debug)]
pub(crate) struct SpDraw {
    engine: sp_draw::SpDraw,
    reach: i8,
    shape: i8,
}

impl SpDraw {
    /// A player that values hands up to `reach` from ready, with shape changes up to `shape`.
    fn new(reach: u8, shape: u8) -> SpDraw {
        let (reach, shape) = (reach.min(8) as i8, shape.min(8) as i8);
        SpDraw { engine: sp_draw::SpDraw::default(), reach, shape }
    }
}

impl SoloModel for SpDraw {
    fn depths(&self, shanten: i8) -> u8 {
        if shanten > self.reach { 0 } else { 1 + u8::from(shanten <= self.shape) }
    }

    fn value(
        &mut self,
        situation: &Situation,
        depth: u8,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Valued>, NoValuation> {
        let hand = &situation.hand;
        let is_full = hand.size() == 14;
        let is_ready = is_full && hand.shanten().is_ok_and(|far| far.number() <= 0);
        let ways: &[(Declare, bool)] = match (is_ready, hand.is_closed()) {
            (false, _) => &[(Declare::Best, false)],
            (true, false) => &[(Declare::Never, false)],
            (true, true) => &[(Declare::Never, false), (Declare::Always, true)],
        };
        let mut all = Vec::new();
        for &(declare, riichi) in ways {
            let options = Options { shape_change: depth > 0, declare, ..Options::default() };
            let rows = self.engine.value(situation, &options, meter)?.rows;
            let valued = rows.into_iter().filter(|row| !row.by_turn.is_empty());
            all.extend(valued.map(|Row { discard, by_turn, .. }| Valued {
                discard,
                riichi,
                by_turn,
            }));
        }
        Ok(all)
    }
}

/// Its place in the roster.
pub(crate) fn entry() -> Entry<Deal> {
    Entry::new(
        "sp-draw",
        &[Parameter::integer("reach", 0..=4, 3), Parameter::integer("shape", 0..=4, 2)],
        |params, _| {
            let n = |name| params.integer(name) as u8;
            Box::new(SoloPlayer::new(SpDraw::new(n("reach"), n("shape"))))
        },
    )
}
