//! Who pays whom.
//!
//! Rule: `docs/rules/riichi.md#payments`.

use parlor_game::{BySeat, Seat};

use super::judge::Value;
use super::limit::{Limit, Price};
use crate::rule_set::{PaoHonba, PaoScope, RuleSet};
use crate::{Points, Yaku};

/// What lies on the table when a hand is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stakes {
    /// Who wins.
    pub winner: Seat,
    /// Who deals.
    pub dealer: Seat,
    /// Whose tile it was; `None` for a self-draw.
    pub from: Option<Seat>,
    /// Counters that this winner is paid for.
    pub honba: u8,
    /// Riichi sticks that this winner takes.
    pub sticks: u8,
    /// Who has fed the call that made a yakuman certain.
    pub liable: Option<Liability>,
}

/// Liability (pao): who fed the call that showed a yakuman complete pays for it.
///
/// Rule: `docs/rules/riichi.md#liability`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Liability {
    /// Who is liable.
    pub seat: Seat,
    /// For what: daisangen, daisuushii, or suukantsu where the rules say so.
    pub yaku: Yaku,
}

/// What each seat gains or loses by a win. All changes but the sticks add up to nothing.
pub fn settle(value: &Value, stakes: &Stakes, rules: &RuleSet) -> BySeat<Points> {
    let mut change = BySeat::splat(Points::ZERO);
    let mut pay = |from: Seat, points: Points| {
        change[from] -= points;
        change[stakes.winner] += points;
    };
    let liable = stakes.liable.filter(|liable| counts(liable, value, stakes));
    match liable {
        None => {
            ordinary(value.price, stakes, &mut pay);
            honba(stakes, rules, &mut pay);
        }
        Some(liable) => liable_win(value, stakes, liable, rules, &mut pay),
    }
    change[stakes.winner] += Points::STICK * i32::from(stakes.sticks);
    change
}

/// A liable player who discards the winning tile pays as anybody would.
fn counts(liable: &Liability, value: &Value, stakes: &Stakes) -> bool {
    value.yaku.contains(liable.yaku)
        && liable.seat != stakes.winner
        && stakes.from != Some(liable.seat)
}

fn ordinary(price: Price, stakes: &Stakes, pay: &mut impl FnMut(Seat, Points)) {
    let others = Seat::ALL.into_iter().filter(|&seat| seat != stakes.winner);
    match (price, stakes.from) {
        (Price::Ron(points), Some(from)) => pay(from, points),
        // A ron without a discarder cannot be settled; nothing is paid.
        (Price::Ron(_), None) => {}
        (Price::DealerTsumo { each }, _) => others.for_each(|seat| pay(seat, each)),
        (Price::Tsumo { dealer, others: share }, _) => {
            others.for_each(|seat| pay(seat, if seat == stakes.dealer { dealer } else { share }));
        }
    }
}

fn honba(stakes: &Stakes, rules: &RuleSet, pay: &mut impl FnMut(Seat, Points)) {
    let all = rules.honba * i32::from(stakes.honba);
    match stakes.from {
        Some(from) => pay(from, all),
        None => {
            let others = Seat::ALL.into_iter().filter(|&seat| seat != stakes.winner);
            others.for_each(|seat| pay(seat, Points(all.0 / 3)));
        }
    }
}

/// The liable player pays a self-draw alone and half of a ron; what the liability does not cover
/// is paid as usual.
fn liable_win(
    value: &Value,
    stakes: &Stakes,
    liable: Liability,
    rules: &RuleSet,
    pay: &mut impl FnMut(Seat, Points),
) {
    let (dealer_wins, tsumo) = (stakes.winner == stakes.dealer, stakes.from.is_none());
    let covered_base = covered(value, liable, rules);
    let covered = Price::new(covered_base, dealer_wins, tsumo).total();
    let rest = value.base - covered_base;
    if rest > Points::ZERO {
        ordinary(Price::new(rest, dealer_wins, tsumo), stakes, pay);
    }
    let honba = rules.honba * i32::from(stakes.honba);
    match stakes.from {
        None => pay(liable.seat, covered + honba),
        Some(from) => {
            let half = Points(covered.0 / 2);
            pay(liable.seat, half);
            pay(from, covered - half);
            let payer = if rules.pao_honba == PaoHonba::Liable { liable.seat } else { from };
            pay(payer, honba);
        }
    }
}

/// The part of the base that the liable player answers for.
fn covered(value: &Value, liable: Liability, rules: &RuleSet) -> Points {
    if rules.pao_composite == PaoScope::Hand {
        return value.base;
    }
    let double = rules.double_yakuman && rules.yakuman_stack && liable.yaku.may_be_double();
    let own = Limit::Yakuman.base() * if double { 2 } else { 1 };
    own.min(value.base)
}
