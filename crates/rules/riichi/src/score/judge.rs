//! Every reading and every wait compared.

use super::claim::{Claim, Refusal};
use super::facts::{Dora, Facts};
use super::fu::{Wait, fu_of};
use super::limit::{Limit, Price};
use super::pattern;
use super::split::{Split, for_each_split};
use crate::{Kind, KindSet, Points, RuleSet, Wind, Yaku, YakuSet};

/// What a winning hand is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    /// The yaku that count.
    pub yaku: YakuSet,
    /// The dora that count; none with a yakuman.
    pub dora: Dora,
    /// Han with dora; 13 for each yakuman.
    pub han: u8,
    /// Fu of the reading, rounded.
    pub fu: u8,
    /// How many yakuman are paid; 0 for an ordinary hand, also for a counted yakuman.
    pub n_yakuman: u8,
    /// The limit reached, if any.
    pub limit: Option<Limit>,
    /// What payments are multiples of.
    pub base: Points,
    /// What is paid before honba and sticks.
    pub price: Price,
}

/// The worth of a claimed win: the best of all readings.
///
/// ```
/// use parlor_riichi::score::{value, Claim, Finish};
/// use parlor_riichi::{Hand, Points, Preset};
/// let hand = Hand::closed("112233m445566p77s".parse()?);
/// let claim = Claim::new(&hand, "7s".parse()?, Finish::Ron);
/// let value = value(&claim, Preset::DEFAULT.rules())?;
/// assert_eq!((value.han, value.fu, value.price.total()), (3, 40, Points(5200)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn value(claim: &Claim<'_>, rules: &RuleSet) -> Result<Value, Refusal> {
    let facts = Facts::new(claim, rules);
    let mut best: Option<(Worth, Candidate)> = None;
    let mut complete = false;
    for_each_candidate(&facts, &mut |candidate| {
        complete = true;
        let worth = candidate.worth(&facts);
        if worth.han > 0 && best.as_ref().is_none_or(|(other, _)| worth.beats(other)) {
            best = Some((worth, *candidate));
        }
    });
    verdict(&facts, complete, best).map(|(worth, candidate)| worth.value(&facts, &candidate))
}

/// The best candidate, or why there is none.
pub(super) fn verdict(
    facts: &Facts<'_>,
    complete: bool,
    best: Option<(Worth, Candidate)>,
) -> Result<(Worth, Candidate), Refusal> {
    if !complete {
        return Err(Refusal::NotComplete);
    }
    if let (Some(furiten), false) = (facts.claim.furiten, facts.tsumo) {
        return Err(Refusal::Furiten(furiten));
    }
    best.ok_or(Refusal::NoYaku)
}

/// How the tiles are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Sets and a pair; the run that the winning tile completes, if it is one.
    Standard(Split, Option<Kind>),
    SevenPairs,
    Orphans,
}

/// One reading with one place for the winning tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Candidate {
    pub(super) form: Form,
    pub(super) wait: Wait,
    pub(super) yaku: YakuSet,
    pub(super) fu: u8,
}

/// What a candidate counts, dora included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Worth {
    pub(super) han: u8,
    pub(super) n_yakuman: u8,
    pub(super) base: Points,
    pub(super) limit: Option<Limit>,
    fu: u8,
}

impl Worth {
    /// More points win; with equal points a yakuman wins over one that is only counted, then more
    /// han, then more fu.
    #[inline]
    pub(super) fn beats(&self, other: &Worth) -> bool {
        let rank = |worth: &Worth| (worth.base, worth.n_yakuman, worth.han, worth.fu);
        rank(self) > rank(other)
    }

    #[inline]
    pub(super) fn value(&self, facts: &Facts<'_>, candidate: &Candidate) -> Value {
        let plain = self.n_yakuman == 0 && !candidate.yaku.contains(Yaku::Renhou);
        Value {
            yaku: candidate.yaku,
            dora: if plain { facts.dora } else { Dora::default() },
            han: self.han,
            fu: candidate.fu,
            n_yakuman: self.n_yakuman,
            limit: self.limit,
            base: self.base,
            price: Price::new(self.base, facts.claim.seat == Wind::East, facts.tsumo),
        }
    }
}

impl Candidate {
    /// Nothing (0 han) when it has no yaku.
    #[inline]
    pub(super) fn worth(&self, facts: &Facts<'_>) -> Worth {
        let yakuman = self.yaku.yakuman();
        if !yakuman.is_empty() {
            let n_yakuman = count_yakuman(yakuman, facts.rules);
            let base = Limit::Yakuman.base() * i32::from(n_yakuman);
            let (han, limit) = (13 * n_yakuman, Some(Limit::Yakuman));
            return Worth { han, n_yakuman, base, limit, fu: self.fu };
        }
        let renhou = self.yaku.contains(Yaku::Renhou);
        let mut han = self.yaku.han(facts.closed);
        if han > 0 && !renhou {
            han += facts.dora.total();
        }
        let (base, limit) = Limit::of_han(han, self.fu, facts.rules);
        Worth { han, n_yakuman: 0, base, limit, fu: self.fu }
    }
}

#[inline]
fn count_yakuman(yakuman: YakuSet, rules: &RuleSet) -> u8 {
    if !rules.yakuman_stack {
        return 1;
    }
    yakuman.into_iter().map(|yaku| 1 + u8::from(rules.double_yakuman && yaku.may_be_double())).sum()
}

/// Calls `visit` for every reading with every place for the winning tile, yaku or not.
#[inline]
pub(super) fn for_each_candidate(facts: &Facts<'_>, visit: &mut impl FnMut(&Candidate)) {
    if facts.claim.hand.size() != 14 {
        return;
    }
    for_each_split(facts.concealed, &mut |split| {
        let ordinary = pattern::ordinary(facts, split);
        let yakuman = pattern::yakuman(facts, split);
        for_each_wait(facts.win, split, &mut |wait, run| {
            let fu = fu_of(facts, split, wait, &mut |_, _| {});
            let yaku = with_wait(facts, split, wait, ordinary, yakuman);
            let form = Form::Standard(*split, run);
            visit(&Candidate { form, wait, yaku, fu });
            visit_renhou(facts, form, wait, fu, visit);
        });
    });
    if facts.claim.hand.melds.is_empty() {
        special_forms(facts, visit);
    }
}

/// Renhou stands on its own: a mangan instead of the ordinary hand.
#[inline]
fn visit_renhou(
    facts: &Facts<'_>,
    form: Form,
    wait: Wait,
    fu: u8,
    visit: &mut impl FnMut(&Candidate),
) {
    if facts.renhou {
        visit(&Candidate { form, wait, yaku: YakuSet::one(Yaku::Renhou), fu });
    }
}

/// Adds the yaku that depend on the wait; a yakuman leaves no others.
#[inline]
fn with_wait(
    facts: &Facts<'_>,
    split: &Split,
    wait: Wait,
    ordinary: YakuSet,
    yakuman: YakuSet,
) -> YakuSet {
    let concealed = pattern::n_concealed(facts, split, wait);
    let four = concealed == 4;
    let yakuman = yakuman
        .with_if(four && wait == Wait::Tanki, Yaku::SuuankouTanki)
        .with_if(four && wait != Wait::Tanki, Yaku::Suuankou);
    if !yakuman.is_empty() {
        return yakuman;
    }
    ordinary
        .with_if(concealed == 3, Yaku::Sanankou)
        .with_if(pattern::is_pinfu(facts, split, wait), Yaku::Pinfu)
}

/// Calls `visit` for every set or pair of `split` that `win` may have completed.
#[inline]
fn for_each_wait(win: Kind, split: &Split, visit: &mut impl FnMut(Wait, Option<Kind>)) {
    if split.pair == win {
        visit(Wait::Tanki, None);
    }
    if split.triplets.contains(win) {
        visit(Wait::Shanpon, None);
    }
    if win.is_honour() {
        return;
    }
    let (suit, rank) = (win.idx() / 9, win.idx() % 9);
    for below in 0..=rank.min(2) {
        let start = rank - below;
        if start > 6 || split.runs.count(suit, start) == 0 {
            continue;
        }
        let wait = match (below, start) {
            (1, _) => Wait::Kanchan,
            (2, 0) | (0, 6) => Wait::Penchan,
            _ => Wait::Ryanmen,
        };
        visit(wait, win.down(below as u8));
    }
}

/// Seven pairs and thirteen orphans, of 14 tiles.
#[inline]
fn special_forms(facts: &Facts<'_>, visit: &mut impl FnMut(&Candidate)) {
    let twice = facts.concealed.at_least(2);
    if facts.concealed_kinds.len() == 7 && twice == facts.concealed_kinds {
        let yakuman = facts.common_yakuman;
        let yaku = if yakuman.is_empty() { facts.common.with(Yaku::Chiitoitsu) } else { yakuman };
        let (form, wait) = (Form::SevenPairs, Wait::Tanki);
        visit(&Candidate { form, wait, yaku, fu: 25 });
        visit_renhou(facts, form, wait, 25, visit);
    } else if facts.concealed_kinds == KindSet::YAOCHUU {
        let thirteen = facts.concealed[facts.win] == 2;
        let (wait, kokushi) = if thirteen {
            (Wait::Thirteen, Yaku::KokushiThirteen)
        } else {
            (Wait::Tanki, Yaku::Kokushi)
        };
        let yaku = facts.common_yakuman.with(kokushi);
        visit(&Candidate { form: Form::Orphans, wait, yaku, fu: 0 });
    }
}
