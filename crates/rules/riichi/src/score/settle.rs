//! Who pays whom.
//!
//! Rule: `docs/rules/riichi.md#payments`.

use parlor_game::{BySeat, Seat};

use super::judge::Value;
use super::liability::{Liabilities, Liability};
use super::limit::{Limit, Price};
use crate::Points;
use crate::rule_set::{PaoHonba, PaoScope, RuleSet};

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
    /// Who has fed the calls that made yakuman certain.
    pub liable: Liabilities,
}

/// What each seat gains or loses by a win. All changes but the sticks add up to nothing.
pub fn settle(value: &Value, stakes: &Stakes, rules: &RuleSet) -> BySeat<Points> {
    let mut change = BySeat::splat(Points::ZERO);
    let mut pay = |from: Seat, points: Points| {
        change[from] -= points;
        change[stakes.winner] += points;
    };
    let liable = stakes.liable.only(|liable| counts(liable, value, stakes));
    match liable.first() {
        None => {
            ordinary(value.price, stakes, &mut pay);
            honba(stakes, rules, &mut pay);
        }
        Some(first) => {
            liable_win(value, stakes, liable, rules, &mut pay);
            let honba = rules.honba * i32::from(stakes.honba);
            match stakes.from {
                Some(from) if rules.pao_honba == PaoHonba::Discarder => pay(from, honba),
                _ => pay(first.seat, honba),
            }
        }
    }
    change[stakes.winner] += Points::STICK * i32::from(stakes.sticks);
    change
}

/// A liable player who discards the winning tile pays as anyone would.
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

/// Each liable player pays for the own yakuman: a self-draw alone, half of a ron. What no liability
/// covers is paid as usual.
fn liable_win(
    value: &Value,
    stakes: &Stakes,
    liable: Liabilities,
    rules: &RuleSet,
    pay: &mut impl FnMut(Seat, Points),
) {
    let (dealer_wins, tsumo) = (stakes.winner == stakes.dealer, stakes.from.is_none());
    let mut rest = value.base;
    for liable in liable.iter() {
        let covered_base = covered(rest, liable, rules);
        rest -= covered_base;
        let covered = Price::new(covered_base, dealer_wins, tsumo).total();
        match stakes.from {
            None => pay(liable.seat, covered),
            Some(from) => {
                let half = Points(covered.0 / 2);
                pay(liable.seat, half);
                pay(from, covered - half);
            }
        }
    }
    if rest > Points::ZERO {
        ordinary(Price::new(rest, dealer_wins, tsumo), stakes, pay);
    }
}

/// The part of a base that a liable player answers for.
fn covered(base: Points, liable: Liability, rules: &RuleSet) -> Points {
    if rules.pao_composite == PaoScope::Hand {
        return base;
    }
    let double = rules.double_yakuman && rules.yakuman_stack && liable.yaku.may_be_double();
    let own = Limit::Yakuman.base() * if double { 2 } else { 1 };
    own.min(base)
}
