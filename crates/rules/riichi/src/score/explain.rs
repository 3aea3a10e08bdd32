//! The worth of a hand with everything that led to it.

use super::block::{Block, BlockSet, BlockShape, Blocks};
use super::claim::{Claim, Refusal};
use super::facts::{Dora, Facts};
use super::fu::{Fu, FuItem, Wait, fu_of};
use super::judge::{Candidate, Form, Value, Worth, for_each_candidate, verdict};
use super::limit::Limit;
use crate::{Kind, KindSet, Points, RuleSet, Suit, Yaku, YakuSet};

/// A value and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// What the hand is worth; equal to what [`value`](super::value) says.
    pub value: Value,
    /// Every reading considered, one for each set that the winning tile may have completed.
    pub readings: Vec<Reading>,
    /// Which of them counts.
    pub best_idx: usize,
    /// The yaku of that reading, each with the sets that make it.
    pub yaku: Vec<YakuLine>,
    /// The fu of that reading, item by item.
    pub fu: Fu,
}

impl Explained {
    /// The reading that counts.
    pub fn best(&self) -> &Reading {
        &self.readings[self.best_idx]
    }

    /// Yaku and dora with their han, by the names that the scoring reference data use.
    pub fn named_han(&self) -> impl Iterator<Item = (&'static str, u8)> {
        let Dora { plain, ura, red } = self.value.dora;
        let dora = [("Dora", plain), ("Ura Dora", ura), ("Aka Dora", red)];
        let yaku = self.yaku.iter().map(|line| (line.yaku.name(), line.han));
        yaku.chain(dora.into_iter().filter(|&(_, han)| han > 0))
    }
}

/// One way to read the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Its sets and pair: runs, triplets and the pair of the hand, then the sets laid out.
    pub blocks: Blocks,
    /// What it waited for.
    pub wait: Wait,
    /// The yaku it has; none when it could not win.
    pub yaku: YakuSet,
    /// Han with dora.
    pub han: u8,
    /// Fu, rounded.
    pub fu: u8,
    /// The limit reached, if any.
    pub limit: Option<Limit>,
    /// What payments would be multiples of.
    pub base: Points,
}

/// A yaku, its han, and the sets that make it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct YakuLine {
    /// The yaku.
    pub yaku: Yaku,
    /// Han in this hand; 13 for a yakuman, 26 for a double one.
    pub han: u8,
    /// The blocks of the reading that make it; none for yaku of circumstances such as riichi.
    pub blocks: BlockSet,
}

/// As [`value`](super::value), with the readings considered, the tiles that make each yaku and the
/// fu item by item.
///
/// ```
/// use parlor_riichi::score::{explain, Claim, Finish, FuItem};
/// use parlor_riichi::{Hand, Preset};
/// let hand = Hand::closed("123m456p789s22555z".parse()?);
/// let claim = Claim::new(&hand, "5z".parse()?, Finish::Ron);
/// let explained = explain(&claim, Preset::DEFAULT.rules())?;
/// assert_eq!(explained.fu.items.len(), 4); // base, closed ron, the pair of South, open triplet
/// assert_eq!(explained.best().blocks.as_slice().len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(claim: &Claim<'_>, rules: &RuleSet) -> Result<Explained, Refusal> {
    let facts = Facts::new(claim, rules);
    let mut readings = Vec::with_capacity(4);
    let mut best: Option<(Worth, Candidate)> = None;
    let mut best_idx = 0;
    for_each_candidate(&facts, &mut |candidate| {
        let worth = candidate.worth(&facts);
        if worth.han > 0 && best.as_ref().is_none_or(|(other, _)| worth.beats(other)) {
            best = Some((worth, *candidate));
            best_idx = readings.len();
        }
        readings.push(reading(&facts, candidate, &worth));
    });
    let (worth, candidate) = verdict(&facts, !readings.is_empty(), best)?;
    let yaku = yaku_lines(&facts, &candidate, &readings[best_idx].blocks);
    let fu = fu_lines(&facts, &candidate);
    Ok(Explained { value: worth.value(&facts, &candidate), readings, best_idx, yaku, fu })
}

fn reading(facts: &Facts<'_>, candidate: &Candidate, worth: &Worth) -> Reading {
    Reading {
        blocks: blocks(facts, candidate),
        wait: candidate.wait,
        yaku: candidate.yaku,
        han: worth.han,
        fu: candidate.fu,
        limit: worth.limit,
        base: worth.base,
    }
}

fn blocks(facts: &Facts<'_>, candidate: &Candidate) -> Blocks {
    let mut blocks = Blocks::EMPTY;
    match &candidate.form {
        Form::Standard(split, run) => {
            let mut completed_run = *run;
            for first in split.runs.iter() {
                let completed = completed_run.take_if(|run| *run == first).is_some();
                blocks.push(Block {
                    shape: BlockShape::Run,
                    kind: first,
                    concealed: true,
                    completed,
                });
            }
            let shanpon = candidate.wait == Wait::Shanpon;
            for kind in split.triplets {
                let completed = shanpon && kind == facts.win;
                let concealed = !completed || facts.tsumo;
                blocks.push(Block { shape: BlockShape::Triplet, kind, concealed, completed });
            }
            let completed = candidate.wait == Wait::Tanki;
            let kind = split.pair;
            blocks.push(Block { shape: BlockShape::Pair, kind, concealed: true, completed });
            for meld in &facts.claim.hand.melds {
                blocks.push(Block::of_meld(meld));
            }
        }
        Form::SevenPairs | Form::Orphans => {
            for kind in facts.concealed_kinds {
                let twice = facts.concealed[kind] == 2;
                let shape = if twice { BlockShape::Pair } else { BlockShape::Single };
                let completed = kind == facts.win;
                blocks.push(Block { shape, kind, concealed: true, completed });
            }
        }
    }
    blocks
}

fn yaku_lines(facts: &Facts<'_>, candidate: &Candidate, blocks: &Blocks) -> Vec<YakuLine> {
    let mut lines = Vec::with_capacity(candidate.yaku.len());
    for yaku in candidate.yaku {
        let double =
            facts.rules.double_yakuman && facts.rules.yakuman_stack && yaku.may_be_double();
        let han = match (yaku.is_yakuman(), double) {
            (false, _) => yaku.han(facts.closed),
            (true, false) => 13,
            (true, true) => 26,
        };
        lines.push(YakuLine { yaku, han, blocks: makers(facts, candidate, yaku, blocks) });
    }
    lines
}

/// The blocks that make `yaku`.
fn makers(facts: &Facts<'_>, candidate: &Candidate, yaku: Yaku, blocks: &Blocks) -> BlockSet {
    if let Some(tile) = yaku.value_tile() {
        return blocks.filter(|block| block.is_triplet() && block.kind == tile);
    }
    match yaku {
        Yaku::Riichi
        | Yaku::DoubleRiichi
        | Yaku::Ippatsu
        | Yaku::MenzenTsumo
        | Yaku::Chankan
        | Yaku::Rinshan
        | Yaku::Haitei
        | Yaku::Houtei
        | Yaku::Renhou
        | Yaku::Tenhou
        | Yaku::Chiihou => BlockSet::EMPTY,
        Yaku::Sankantsu | Yaku::Suukantsu => blocks.filter(|block| block.shape == BlockShape::Kan),
        Yaku::Sanankou | Yaku::Suuankou | Yaku::SuuankouTanki => {
            blocks.filter(|block| block.is_triplet() && block.concealed)
        }
        Yaku::Shousangen | Yaku::Daisangen => blocks.filter(|block| block.kind.is_dragon()),
        Yaku::Shousuushii | Yaku::Daisuushii => {
            blocks.filter(|block| KindSet::WINDS.contains(block.kind))
        }
        Yaku::Iipeikou => twin_runs(blocks),
        Yaku::SanshokuDoujun | Yaku::SanshokuDoukou | Yaku::Ittsuu => {
            across_suits(facts, candidate, yaku, blocks)
        }
        _ => blocks.filter(|_| true),
    }
}

/// The two identical runs.
fn twin_runs(blocks: &Blocks) -> BlockSet {
    let runs = || blocks.as_slice().iter().filter(|block| block.shape == BlockShape::Run);
    let twin = runs().find(|a| runs().filter(|b| b.kind == a.kind).count() >= 2);
    let all = twin.map_or(BlockSet::EMPTY, |twin| {
        blocks.filter(|block| block.shape == BlockShape::Run && block.kind == twin.kind)
    });
    all.iter().take(2).collect()
}

/// The runs of a straight, or one run or triplet of each suit; each once.
fn across_suits(facts: &Facts<'_>, candidate: &Candidate, yaku: Yaku, blocks: &Blocks) -> BlockSet {
    let Form::Standard(split, _) = &candidate.form else { return BlockSet::EMPTY };
    let runs = split.runs.and(facts.laid_out.runs);
    let in_suits = |rank: usize| Suit::ALL.map(|suit| Kind::suited(suit, rank as u8 + 1));
    let wanted = match yaku {
        Yaku::Ittsuu => {
            runs.straight().map(|suit| [1, 4, 7].map(|rank| Kind::suited(Suit::ALL[suit], rank)))
        }
        Yaku::SanshokuDoujun => runs.in_three_suits().map(in_suits),
        _ => {
            let triplets = split.triplets | facts.laid_out.triplets();
            (0..9)
                .map(in_suits)
                .find(|kinds| kinds.iter().flatten().all(|&kind| triplets.contains(kind)))
        }
    };
    let is_run = yaku != Yaku::SanshokuDoukou;
    let place = |kind: Kind| {
        let mut all = blocks.as_slice().iter();
        all.position(|b| {
            b.kind == kind && if is_run { b.shape == BlockShape::Run } else { b.is_triplet() }
        })
    };
    wanted.into_iter().flatten().flatten().filter_map(place).collect()
}

fn fu_lines(facts: &Facts<'_>, candidate: &Candidate) -> Fu {
    let mut items = Vec::with_capacity(8);
    let total = match &candidate.form {
        Form::Standard(split, _) => {
            fu_of(facts, split, candidate.wait, &mut |item, fu| items.push((item, fu)))
        }
        Form::SevenPairs => {
            items.push((FuItem::SevenPairs, 25));
            25
        }
        Form::Orphans => 0,
    };
    Fu { items, total }
}
