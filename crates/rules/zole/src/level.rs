//! How high a soloist won or lost.

use crate::{Contract, Eyes, HAND_SIZE};

/// How high the soloist won or lost; a later level is better for the soloist.
///
/// Rule: `docs/rules/zole.md#result`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Lost without a trick.
    NoTrick,
    /// Lost with at most 30 eyes (*jaņi*).
    Low,
    /// Lost with 31 to 60 eyes.
    Lost,
    /// Won with 61 to 90 eyes.
    Won,
    /// Won with 91 eyes or more (*jaņi*).
    High,
    /// Won with all tricks.
    AllTricks,
}

impl Level {
    /// All levels, worst for the soloist first.
    pub const ALL: [Level; 6] =
        [Level::NoTrick, Level::Low, Level::Lost, Level::Won, Level::High, Level::AllTricks];

    /// The level of a finished deal. Tricks are asked before eyes, so that a trick of three zeros
    /// is a trick. `eyes` and `tricks` are the soloist's, buried cards included in lielais.
    ///
    /// ```
    /// use parlor_zole::{Contract, Eyes, Level, Place};
    /// let lielais = Contract::Lielais(Place::First);
    /// assert_eq!(Level::of(lielais, Eyes(60), 4), Level::Lost);
    /// assert_eq!(Level::of(lielais, Eyes(90), 6), Level::Won);
    /// assert_eq!(Level::of(lielais, Eyes(22), 0), Level::NoTrick);
    /// ```
    pub fn of(contract: Contract, eyes: Eyes, tricks: u8) -> Level {
        if let Contract::MazaZole(_) = contract {
            return if tricks == 0 { Level::Won } else { Level::Lost };
        }
        if usize::from(tricks) == HAND_SIZE {
            return Level::AllTricks;
        }
        match (eyes.0, tricks) {
            (91.., _) => Level::High,
            (61.., _) => Level::Won,
            (_, 0) => Level::NoTrick,
            (31.., _) => Level::Lost,
            _ => Level::Low,
        }
    }

    /// Did the soloist win?
    pub const fn is_won(self) -> bool {
        matches!(self, Level::Won | Level::High | Level::AllTricks)
    }
}

/// Points per opponent for each level of a contract.
///
/// Rule: `docs/rules/zole.md#result`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tariff {
    /// 61 eyes.
    pub won: i8,
    /// 91 eyes.
    pub high: i8,
    /// All tricks.
    pub all_tricks: i8,
    /// 31 to 60 eyes.
    pub lost: i8,
    /// At most 30 eyes.
    pub low: i8,
    /// No trick.
    pub no_trick: i8,
}

impl Tariff {
    /// Points from each opponent; negative when the soloist pays.
    pub const fn points(&self, level: Level) -> i8 {
        match level {
            Level::NoTrick => self.no_trick,
            Level::Low => self.low,
            Level::Lost => self.lost,
            Level::Won => self.won,
            Level::High => self.high,
            Level::AllTricks => self.all_tricks,
        }
    }
}
