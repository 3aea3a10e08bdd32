//! How many points a call must bring beyond a pass.

use parlor_zole::{Call, Place};

/// What is asked of a call beyond the modelled value of a pass, in points of its player.
///
/// A call is judged with open cards, a pass by a model of the others; both are off by what this takes back, hence
/// demands may lie below zero. They are found by self-play: `parlor train zole-bidding`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Demands {
    /// Of taking the table as first, second and third hand.
    pub take: [f64; 3],
    /// Of zole.
    pub zole: f64,
    /// Of mazā zole.
    pub maza_zole: f64,
}

impl Demands {
    /// Nothing beyond the pass: calls as the models value them.
    pub const NONE: Demands = Demands { take: [0.0; 3], zole: 0.0, maza_zole: 0.0 };
    /// What `house` asks. A take was found to gain from 0, −0.8 and −1.55 points on as first, second and third hand (54, 30
    /// and 18 hands of seed 11), mazā zole from 4.6 (3.3 to 5.6, 400 hands of seed 11); the samples of a take are small,
    /// so the places are drawn together. Zole instead of a sure take is called from about 60 % of the worlds on, where
    /// [`Thresholds`](crate::Thresholds) has it.
    pub const TUNED: Demands = Demands { take: [-0.6, -0.8, -1.4], zole: -1.8, maza_zole: 4.5 };

    /// What is asked of `call`; nothing of a pass.
    pub const fn of(&self, call: Call, place: Place) -> f64 {
        match call {
            Call::Pass => 0.0,
            Call::Take => self.take[place.idx()],
            Call::Zole => self.zole,
            Call::MazaZole => self.maza_zole,
        }
    }
}
