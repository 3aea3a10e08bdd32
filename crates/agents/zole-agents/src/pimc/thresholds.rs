//! From which share of won worlds on a call is made.

use parlor_zole::{AllPass, Call, Place, RuleSet};

/// The share of sampled worlds that must be won, by call.
///
/// Measured, a take and mazā zole gain from fewer won worlds on than the tariff would ask (mazā zole: 7 of
/// 13), perhaps because open cards help the two opponents, who then defend as one. From self-play:
/// each deal was played with the call and without it from the same chance, as `parlor train zole-bidding` does for
/// `house`; what follows names call, trials, ruleset and seed. Gains are in points; a *trial* is a hand
/// with a share in question; the *crossing* is where a line through all trials says that calling begins
/// to gain, with its 95 % interval. The players bid by the thresholds of before: 0.50 (with galdiņš
/// 0.40), 0.70 and 0.60.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thresholds {
    /// Taking the table as first, second and third hand.
    pub take: [f64; 3],
    /// To announce zole.
    pub zole: f64,
    /// To announce mazā zole.
    pub maza_zole: f64,
}

impl Thresholds {
    /// Where three passes end the deal, by `online-pm`:
    ///
    /// - `take 320 online-pm 1`: crossing 0.35 (0.10 to 0.45). The curve is flat: from 0.30 on has brought
    ///   most, 0.40 has lost 0.02 ± 0.17 a trial to it and 0.50, the threshold of before, 0.05 ± 0.23. No
    ///   place stands out.
    /// - `zole 320 online-pm 1`: crossing 0.61 (0.51 to 0.67), best from 0.60 on; 0.70 has lost
    ///   0.26 ± 0.40 to it.
    /// - `maza-zole 300 online-pm 2`: crossing 0.38 (0.31 to 0.49), best from 0.35 on; 0.60 has lost
    ///   0.36 ± 0.58 to it.
    /// - `take 160 online-pm 1 1`, with a common pule: crossing 0.30 (−0.09 to 0.43), where the price of the
    ///   pule puts it, too.
    pub const PULE: Thresholds =
        Thresholds { take: [0.40, 0.40, 0.40], zole: 0.60, maza_zole: 0.38 };
    /// Where three passes mean galdiņš: `maza-zole 140 online-pgm 1` has its crossing at 0.33 (0.24 to
    /// 0.47), best from 0.30 on. Taking from 0.40 on had brought most in an earlier run of 180 deals with
    /// seed 11. A hand that could be zole is taken otherwise, so galdiņš does not matter there and
    /// the threshold is that of [`Self::PULE`].
    pub const GALDINS: Thresholds =
        Thresholds { take: [0.40, 0.40, 0.40], zole: 0.60, maza_zole: 0.35 };

    /// The thresholds tuned for these rules.
    pub fn tuned(rules: &RuleSet) -> Thresholds {
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
