//! From han and fu to payments.
//!
//! Rule: `docs/rules/riichi.md#points`.

use crate::Points;
use crate::rule_set::{Kazoe, RuleSet};

/// A named limit of a hand's worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Limit {
    /// 4 han 30 fu or 3 han 60 fu, rounded up to a mangan.
    KiriageMangan,
    /// 5 han, or fewer with many fu.
    Mangan,
    /// 6 and 7 han.
    Haneman,
    /// 8 to 10 han.
    Baiman,
    /// 11 and 12 han.
    Sanbaiman,
    /// 13 han and more without a yakuman, where they count as one.
    KazoeYakuman,
    /// One or more yakuman.
    Yakuman,
}

impl Limit {
    /// The name that the scoring reference data use; a multiple yakuman is `2x yakuman` there.
    pub fn name(self, n_yakuman: u8) -> String {
        match self {
            Limit::KiriageMangan => "kiriage mangan".to_owned(),
            Limit::Mangan => "mangan".to_owned(),
            Limit::Haneman => "haneman".to_owned(),
            Limit::Baiman => "baiman".to_owned(),
            Limit::Sanbaiman => "sanbaiman".to_owned(),
            Limit::Yakuman if n_yakuman > 1 => format!("{n_yakuman}x yakuman"),
            Limit::KazoeYakuman | Limit::Yakuman => "yakuman".to_owned(),
        }
    }
}

impl Limit {
    /// The base that payments of a hand without a yakuman are multiples of, and the limit that
    /// caps it.
    ///
    /// ```
    /// use parlor_riichi::{score::Limit, Points, RuleSet};
    /// let rules = RuleSet::default();
    /// assert_eq!(Limit::of_han(3, 40, &rules), (Points(1280), None));
    /// assert_eq!(Limit::of_han(4, 40, &rules), (Points(2000), Some(Limit::Mangan)));
    /// ```
    #[inline]
    pub fn of_han(han: u8, fu: u8, rules: &RuleSet) -> (Points, Option<Limit>) {
        let limit = match han {
            0..=4 => {
                let base = i32::from(fu) << (2 + han);
                return if base > 2000 {
                    (Points(2000), Some(Limit::Mangan))
                } else if rules.kiriage && base == 1920 {
                    (Points(2000), Some(Limit::KiriageMangan))
                } else {
                    (Points(base), None)
                };
            }
            5 => Limit::Mangan,
            6..=7 => Limit::Haneman,
            8..=10 => Limit::Baiman,
            11..=12 => Limit::Sanbaiman,
            _ if rules.kazoe == Kazoe::Sanbaiman => Limit::Sanbaiman,
            _ => Limit::KazoeYakuman,
        };
        (limit.base(), Some(limit))
    }

    /// The base of a hand at this limit, of a single yakuman at the highest.
    #[inline]
    pub const fn base(self) -> Points {
        Points(match self {
            Limit::KiriageMangan | Limit::Mangan => 2000,
            Limit::Haneman => 3000,
            Limit::Baiman => 4000,
            Limit::Sanbaiman => 6000,
            Limit::KazoeYakuman | Limit::Yakuman => 8000,
        })
    }
}

/// What is paid for a hand before honba and sticks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Price {
    /// By the discarder.
    Ron(Points),
    /// By each of the others, to the dealer.
    DealerTsumo { each: Points },
    /// By the dealer and by each of the other two.
    Tsumo { dealer: Points, others: Points },
}

impl Price {
    /// Every payment is a multiple of the base, rounded up to a full hundred on its own.
    #[inline]
    pub fn new(base: Points, dealer_wins: bool, tsumo: bool) -> Price {
        match (tsumo, dealer_wins) {
            (false, true) => Price::Ron((base * 6).round_up()),
            (false, false) => Price::Ron((base * 4).round_up()),
            (true, true) => Price::DealerTsumo { each: (base * 2).round_up() },
            (true, false) => {
                Price::Tsumo { dealer: (base * 2).round_up(), others: base.round_up() }
            }
        }
    }

    /// All shares together.
    #[inline]
    pub fn total(self) -> Points {
        match self {
            Price::Ron(points) => points,
            Price::DealerTsumo { each } => each * 3,
            Price::Tsumo { dealer, others } => dealer + others * 2,
        }
    }

    /// How honba worth `all` together are added to [`main`](Price::main) and
    /// [`additional`](Price::additional): a ron bears them alone, a self-draw shares them.
    pub fn honba_shares(self, all: Points) -> (Points, Points) {
        match self {
            Price::Ron(_) => (all, Points::ZERO),
            Price::DealerTsumo { .. } | Price::Tsumo { .. } => {
                (Points(all.0 / 3), Points(all.0 / 3))
            }
        }
    }

    /// As the reference data name it: the discarder's or the dealer's share, or each share when
    /// the dealer has won.
    pub fn main(self) -> Points {
        match self {
            Price::Ron(points) => points,
            Price::DealerTsumo { each } => each,
            Price::Tsumo { dealer, .. } => dealer,
        }
    }

    /// As the reference data name it: the share of each who does not deal; nothing for a ron.
    pub fn additional(self) -> Points {
        match self {
            Price::Ron(_) => Points::ZERO,
            Price::DealerTsumo { each } => each,
            Price::Tsumo { others, .. } => others,
        }
    }
}
