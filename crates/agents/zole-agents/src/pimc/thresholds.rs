//! From which share of won worlds on a call is made.

use parlor_zole::{AllPass, Call, Place, Ruleset};

/// The share of sampled worlds that must be won, by call.
///
/// Open cards flatter both sides, so the true break-even is not where the tariff has it. The
/// numbers come from self-play: `cargo run --release -p parlor-zole-agents --example
/// tune_thresholds` plays every deal once for each call, all other decisions by `pimc`, and looks
/// for the share from which on calling has brought more than passing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thresholds {
    /// Taking the table as first, second and third hand.
    pub take: [f64; 3],
    /// Zole.
    pub zole: f64,
    /// Mazā zole.
    pub maza_zole: f64,
}

impl Thresholds {
    /// Where three passes end the deal. From 450 deals of `lzf-classic` with seed 1: taking from 0.50
    /// on has brought most, +0.50 points a deal over passing, and between 0.45 and 0.65 the curve is
    /// flat (+0.46 to +0.50), for each place alike. Zole from 0.70 on has lost 1 of 16, too few to say
    /// more than that it is not reckless; mazā zole is hardly ever played by such rules, and its
    /// threshold is set where the tariff breaks even (7 of 13), with room for the flattery, not tuned.
    pub const PULE: Thresholds =
        Thresholds { take: [0.50, 0.50, 0.50], zole: 0.70, maza_zole: 0.60 };
    /// Where three passes mean galdiņš: from 180 deals of `online-pgm` with seed
    /// 11, taking from 0.40 on has brought most, +1.08 points a deal over passing. Zole and mazā zole
    /// were too rare there (10 and 2 deals) to tune, so their thresholds are those of [`Self::PULE`].
    pub const GALDINS: Thresholds =
        Thresholds { take: [0.40, 0.40, 0.40], zole: 0.70, maza_zole: 0.60 };

    /// The thresholds tuned for these rules.
    pub fn tuned(rules: &Ruleset) -> Thresholds {
        match rules.all_pass {
            AllPass::Galdins => Thresholds::GALDINS,
            AllPass::Pule | AllPass::Redeal => Thresholds::PULE,
        }
    }

    /// The threshold of a call; `None` for a pass, which needs nothing.
    pub fn of(&self, call: Call, place: Place) -> Option<f64> {
        match call {
            Call::Pass => None,
            Call::Take => Some(self.take[place.idx()]),
            Call::Zole => Some(self.zole),
            Call::MazaZole => Some(self.maza_zole),
        }
    }
}
