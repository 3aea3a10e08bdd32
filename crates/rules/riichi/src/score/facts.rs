//! What holds for a claim whichever way its tiles are read.

use super::claim::{Claim, Finish, RiichiState};
use super::runs::Runs;
use crate::rule_set::{DoubleWindFu, RedFives, Renhou, RuleSet};
use crate::{Counts, Kind, KindSet, Meld, MeldForm, Tile, Wind, Yaku, YakuSet};

/// Dora of a hand: each adds a han to a hand that has a yaku.
///
/// Rule: `docs/rules/riichi.md#dora`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dora {
    /// Shown by the indicators turned.
    pub plain: u8,
    /// Shown by the indicators under them, after riichi.
    pub ura: u8,
    /// Red fives.
    pub red: u8,
}

impl Dora {
    /// All of them.
    #[inline]
    pub const fn total(self) -> u8 {
        self.plain + self.ura + self.red
    }
}

/// The sets laid out, sorted by what they count for.
#[derive(Clone, Copy, Debug)]
pub(super) struct LaidOut {
    pub(super) runs: Runs,
    pub(super) pons: KindSet,
    pub(super) open_kans: KindSet,
    pub(super) closed_kans: KindSet,
}

impl LaidOut {
    #[inline]
    fn of(melds: &[Meld]) -> LaidOut {
        let none = KindSet::EMPTY;
        let mut sets = LaidOut { runs: Runs::NONE, pons: none, open_kans: none, closed_kans: none };
        for meld in melds {
            let kind = meld.kind();
            match meld.form() {
                MeldForm::Chi => {
                    sets.runs = sets.runs.with(kind.idx() / 9, (kind.idx() % 9) as u32, 1);
                }
                MeldForm::Pon => sets.pons = sets.pons.with(kind),
                MeldForm::OpenKan | MeldForm::AddedKan => {
                    sets.open_kans = sets.open_kans.with(kind);
                }
                MeldForm::ClosedKan => sets.closed_kans = sets.closed_kans.with(kind),
            }
        }
        sets
    }

    /// Everything that counts as a triplet.
    #[inline]
    pub(super) fn triplets(&self) -> KindSet {
        self.pons | self.kans()
    }

    #[inline]
    pub(super) fn kans(&self) -> KindSet {
        self.open_kans | self.closed_kans
    }
}

/// A claim with what is known of it before it is read.
pub(super) struct Facts<'a> {
    pub(super) claim: &'a Claim<'a>,
    pub(super) rules: &'a RuleSet,
    pub(super) concealed: &'a Counts,
    pub(super) laid_out: LaidOut,
    pub(super) closed: bool,
    pub(super) tsumo: bool,
    pub(super) win: Kind,
    /// Kinds in hand and sets.
    pub(super) kinds: KindSet,
    pub(super) concealed_kinds: KindSet,
    /// Yaku of the circumstances, and of the tiles whichever way they are read.
    pub(super) common: YakuSet,
    /// Yakuman of the same.
    pub(super) common_yakuman: YakuSet,
    pub(super) dora: Dora,
    pub(super) renhou: bool,
}

impl<'a> Facts<'a> {
    #[inline]
    pub(super) fn new(claim: &'a Claim<'a>, rules: &'a RuleSet) -> Facts<'a> {
        let melds = claim.hand.melds.as_slice();
        let concealed = claim.hand.concealed.counts();
        let concealed_kinds = concealed.kinds();
        let mut kinds = concealed_kinds;
        let mut closed = true;
        for meld in melds {
            closed &= !meld.is_open();
            kinds = meld.tiles().iter().fold(kinds, |kinds, tile| kinds.with(tile.kind()));
        }
        let mut facts = Facts {
            claim,
            rules,
            concealed,
            laid_out: LaidOut::of(melds),
            closed,
            tsumo: claim.finish.is_tsumo(),
            win: claim.tile.kind(),
            kinds,
            concealed_kinds,
            common: YakuSet::EMPTY,
            common_yakuman: YakuSet::EMPTY,
            dora: count_dora(claim, rules),
            renhou: claim.finish == Finish::FirstDiscard && rules.renhou == Renhou::Mangan,
        };
        facts.common = facts.circumstances() | facts.colours();
        facts.common_yakuman = facts.yakuman();
        facts
    }

    /// What a pair of `kind` is worth in fu.
    #[inline]
    pub(super) fn pair_fu(&self, kind: Kind) -> u8 {
        if !kind.is_honour() {
            return 0;
        }
        let seat = kind == self.claim.seat.kind();
        let round = kind == self.claim.round.kind();
        match (seat, round) {
            (true, true) if self.rules.double_wind_fu == DoubleWindFu::Four => 4,
            (false, false) if !kind.is_dragon() => 0,
            _ => 2,
        }
    }

    /// Yaku of how the hand was won.
    #[inline]
    fn circumstances(&self) -> YakuSet {
        let (claim, finish) = (self.claim, self.claim.finish);
        let riichi = claim.riichi != RiichiState::None;
        YakuSet::EMPTY
            .with_if(self.tsumo && self.closed, Yaku::MenzenTsumo)
            .with_if(claim.riichi == RiichiState::Riichi, Yaku::Riichi)
            .with_if(claim.riichi == RiichiState::Double, Yaku::DoubleRiichi)
            .with_if(claim.ippatsu && riichi && self.rules.ippatsu, Yaku::Ippatsu)
            .with_if(finish == Finish::Chankan, Yaku::Chankan)
            .with_if(finish == Finish::Rinshan, Yaku::Rinshan)
            .with_if(finish == Finish::Haitei, Yaku::Haitei)
            .with_if(finish == Finish::Houtei, Yaku::Houtei)
    }

    /// Yaku of which kinds there are.
    #[inline]
    fn colours(&self) -> YakuSet {
        let suits = self.kinds - KindSet::HONOURS;
        let one_suit = self.in_one_suit(suits);
        let honours = self.kinds.meets(KindSet::HONOURS);
        let tanyao = self.kinds.is_subset(KindSet::SIMPLES);
        YakuSet::EMPTY
            .with_if(tanyao && (self.closed || self.rules.open_tanyao), Yaku::Tanyao)
            .with_if(one_suit && honours, Yaku::Honitsu)
            .with_if(one_suit && !honours, Yaku::Chinitsu)
            .with_if(self.kinds.is_subset(KindSet::YAOCHUU), Yaku::Honroutou)
    }

    #[inline]
    fn in_one_suit(&self, suits: KindSet) -> bool {
        let bits = suits.bits();
        let used = u8::from(bits & 0x1ff != 0)
            + u8::from(bits >> 9 & 0x1ff != 0)
            + u8::from(bits >> 18 & 0x1ff != 0);
        used == 1
    }

    #[inline]
    fn yakuman(&self) -> YakuSet {
        let first = self.claim.finish == Finish::FirstDraw;
        let dealer = self.claim.seat == Wind::East;
        let set = YakuSet::EMPTY
            .with_if(first && dealer, Yaku::Tenhou)
            .with_if(first && !dealer, Yaku::Chiihou)
            .with_if(self.kinds.is_subset(KindSet::HONOURS), Yaku::Tsuuiisou)
            .with_if(self.kinds.is_subset(KindSet::TERMINALS), Yaku::Chinroutou)
            .with_if(self.kinds.is_subset(KindSet::GREENS), Yaku::Ryuuiisou);
        if self.common.contains(Yaku::Chinitsu) && self.claim.hand.melds.is_empty() {
            set | self.nine_gates()
        } else {
            set
        }
    }

    /// A closed hand of one suit: 1112345678999 and one tile more.
    fn nine_gates(&self) -> YakuSet {
        let first = self.kinds.first().map_or(0, |kind| kind.idx() / 9 * 9);
        let mut extra = None;
        for rank in 0..9 {
            let needed = if matches!(rank, 0 | 8) { 3 } else { 1 };
            match self.concealed.as_array()[first + rank].checked_sub(needed) {
                Some(0) => {}
                Some(1) if extra.is_none() => extra = Kind::from_idx(first + rank),
                _ => return YakuSet::EMPTY,
            }
        }
        let pure = extra == Some(self.win);
        YakuSet::one(if pure { Yaku::PureChuuren } else { Yaku::Chuuren })
    }
}

#[inline]
fn count_dora(claim: &Claim<'_>, rules: &RuleSet) -> Dora {
    // At most ten indicators lie on the table; more, from a careless caller, must not overflow.
    let shown = |indicators: &[Tile]| {
        let counts = indicators.iter().take(5).map(|tile| count_of(claim, tile.kind().dora()));
        counts.sum::<u8>()
    };
    let riichi = claim.riichi != RiichiState::None;
    Dora {
        plain: shown(claim.dora),
        ura: if riichi && rules.ura { shown(claim.ura) } else { 0 },
        red: if rules.aka == RedFives::Three { claim.hand.n_reds() } else { 0 },
    }
}

#[inline]
fn count_of(claim: &Claim<'_>, kind: Kind) -> u8 {
    if claim.hand.melds.is_empty() {
        claim.hand.concealed.counts()[kind]
    } else {
        claim.hand.count(kind)
    }
}
