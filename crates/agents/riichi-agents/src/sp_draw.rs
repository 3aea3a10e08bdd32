//! `sp-draw`: the best hand by draws alone.

use parlor_agent::{Entry, Kind, Meter, Parameter, Setting};
use parlor_riichi::Deal;
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{self, Declare, NoValuation, Options, Outlook};

use crate::lone::{Lone, Loner, Valued};

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

impl Lone for SpDraw {
    fn depths(&self, shanten: i8) -> u8 {
        if shanten > self.reach { 0 } else { 1 + u8::from(shanten <= self.shape) }
    }

    fn discards(
        &mut self,
        situation: &Situation,
        depth: u8,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Valued>, NoValuation> {
        let mut all = Vec::new();
        for (declare, riichi) in [(Declare::Never, false), (Declare::Always, true)] {
            // Until the hand is ready, declaring later is the same as it is now.
            let ready = situation.hand.shanten().is_ok_and(|far| far.number() <= 0);
            let declare = if ready { declare } else { Declare::Best };
            if riichi && !(ready && situation.hand.is_closed()) {
                continue;
            }
            let options = Options { shape_change: depth > 0, declare, ..Options::default() };
            let valued = self.engine.value(situation, &options, meter)?;
            all.extend(valued.rows.into_iter().filter_map(|row| {
                let tile = row.discard?;
                (!row.by_turn.is_empty()).then_some(Valued { tile, riichi, by_turn: row.by_turn })
            }));
        }
        Ok(all)
    }

    fn resting(
        &mut self,
        situation: &Situation,
        depth: u8,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Outlook>, NoValuation> {
        let options = Options { shape_change: depth > 0, ..Options::default() };
        let valued = self.engine.value(situation, &options, meter)?;
        Ok(valued.rows.into_iter().next().map(|row| row.by_turn).unwrap_or_default())
    }
}

/// Its place in the roster.
pub(crate) fn entry() -> Entry<Deal> {
    let parameter = |name, summary, default| {
        let kind = Kind::Integer { min: 0, max: 4 };
        Parameter { name, summary, kind, default: Setting::Integer(default) }
    };
    Entry::new(
        "sp-draw",
        "plays what is worth most points by draws alone, as if it were alone with the wall",
        &[
            parameter("reach", "value hands up to so far from ready; beyond, count tiles", 3),
            parameter("shape", "allow a change of shape up to so far from ready", 2),
        ],
        |params, _| {
            let n = |name| params.integer(name) as u8;
            Box::new(Loner::new(SpDraw::new(n("reach"), n("shape"))))
        },
    )
}
