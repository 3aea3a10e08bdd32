//! How the Kaunas thesis' tables of values can be read.

use crate::lt_matches::Agents;

/// One reading of the tables of values of `lt-greedy` and `lt-fast`. What the text shares between the
/// two, both read alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ValueReading {
    /// What is subtracted of the visible tiles: `all`, `others` or `none`.
    pub(crate) subtract: &'static str,
    /// Does `lt-greedy` subtract in the same way? If not, it does as printed.
    pub(crate) is_shared: bool,
    /// When yakuhai is within reach: from a `pair`, from a `tile`, or from `any` copies left.
    pub(crate) yakuhai: &'static str,
    /// Which neighbours a tile supports: those `within` two ranks, or `exact`ly two away.
    pub(crate) neighbours: &'static str,
    /// Are terminals and honours worth nothing while tanyao is aimed at, whatever else is?
    pub(crate) simples_only: bool,
    /// Is every call refused that ends tanyao, not only that of a terminal?
    pub(crate) strict_tanyao: bool,
    /// Which of equally good discards goes: the `lowest` or the `highest`.
    pub(crate) ties: &'static str,
}

impl ValueReading {
    /// As the source prints it.
    pub(crate) const PRINTED: ValueReading = ValueReading {
        subtract: "all",
        is_shared: true,
        yakuhai: "pair",
        neighbours: "within",
        simples_only: false,
        strict_tanyao: false,
        ties: "lowest",
    };

    /// Every reading that is tried in the long run, the printed one first.
    pub(crate) fn all() -> Vec<ValueReading> {
        let mut all = vec![ValueReading::PRINTED];
        let subtracted = [("others", true), ("others", false), ("none", true), ("none", false)];
        each(&mut all, subtracted, |reading, (subtract, is_shared)| ValueReading {
            subtract,
            is_shared,
            ..reading
        });
        each(&mut all, ["tile", "any"], |reading, yakuhai| ValueReading { yakuhai, ..reading });
        each(&mut all, ["exact"], |reading, neighbours| ValueReading { neighbours, ..reading });
        each(&mut all, ["highest"], |reading, ties| ValueReading { ties, ..reading });
        each(&mut all, [true], |reading, simples_only| ValueReading { simples_only, ..reading });
        each(&mut all, [true], |reading, strict_tanyao| ValueReading { strict_tanyao, ..reading });
        all
    }

    /// The greedy player.
    pub(crate) fn greedy(&self) -> String {
        let subtract = if self.is_shared { self.subtract } else { "all" };
        let ValueReading { neighbours, ties, .. } = self;
        format!("lt-greedy:subtract={subtract},neighbours={neighbours},tied_discards={ties}")
    }

    /// The fast player.
    pub(crate) fn fast(&self) -> String {
        let ValueReading { subtract, yakuhai, neighbours, ties, .. } = self;
        let on = |flag: bool| if flag { "on" } else { "off" };
        format!(
            "lt-fast:subtract={subtract},yakuhai={yakuhai},neighbours={neighbours},tied_discards={ties},\
             simples_only={},strict_tanyao={}",
            on(self.simples_only),
            on(self.strict_tanyao)
        )
    }

    /// What differs from the printed text, as options; `as printed` if nothing does.
    pub(crate) fn name(&self) -> String {
        let printed = ValueReading::PRINTED;
        let greedy = if self.is_shared { "" } else { " by lt-fast alone" };
        let words = [
            (self.subtract != printed.subtract, format!("subtract={}{greedy}", self.subtract)),
            (self.yakuhai != printed.yakuhai, format!("yakuhai={}", self.yakuhai)),
            (self.neighbours != printed.neighbours, format!("neighbours={}", self.neighbours)),
            (self.simples_only, "simples_only=on".to_owned()),
            (self.strict_tanyao, "strict_tanyao=on".to_owned()),
            (self.ties != printed.ties, format!("tied_discards={}", self.ties)),
        ];
        let words: Vec<String> =
            words.into_iter().filter(|(differs, _)| *differs).map(|(_, word)| word).collect();
        if words.is_empty() { "as printed".to_owned() } else { words.join(", ") }
    }

    /// The line-up with both players read in this way.
    pub(crate) fn line_up(&self, agents: &Agents) -> Agents {
        agents.clone().map(|agent| match &*agent {
            "lt-greedy" => self.greedy().into(),
            "lt-fast" => self.fast().into(),
            _ => agent,
        })
    }
}

/// Adds to all readings so far what becomes of them by each of these.
fn each<T: Copy, const N: usize>(
    all: &mut Vec<ValueReading>,
    others: [T; N],
    with: impl Fn(ValueReading, T) -> ValueReading,
) {
    let so_far = all.clone();
    for other in others {
        all.extend(so_far.iter().map(|&reading| with(reading, other)));
    }
}
