//! What a win brings, with the ura-dora that may lie under the indicators.

use parlor_riichi::score::{Claim, Finish, ladder};
use parlor_riichi::{Counts, Hand, Kind, Melds, Tiles};

use crate::Situation;
use crate::stock::Stock;

/// The most ura-dora that are told apart.
const URA: usize = 4;

/// What one win is worth in points, by what was declared before.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Payout {
    /// Without riichi; nothing if there is no yaku.
    pub(crate) silent: f32,
    /// After riichi, the ura-dora expected.
    pub(crate) riichi: f32,
    /// The same within the first go-around after the declaration.
    pub(crate) ippatsu: f32,
}

/// Prices wins in one situation.
pub(crate) struct WinPricer<'a> {
    situation: &'a Situation,
    stock: &'a Stock,
    /// The kind whose indicator shows each kind.
    indicator: [u8; Kind::COUNT],
}

impl<'a> WinPricer<'a> {
    pub(crate) fn new(situation: &'a Situation, stock: &'a Stock) -> WinPricer<'a> {
        let mut indicator = [0; Kind::COUNT];
        for kind in Kind::all() {
            indicator[kind.dora().idx()] = kind.idx() as u8;
        }
        WinPricer { situation, stock, indicator }
    }

    /// The worth of 14 tiles completed by `win`, with so many red fives, beside these sets.
    pub(crate) fn price(
        &self,
        tiles: &Counts,
        melds: &Melds,
        n_reds: usize,
        (win, finish): (Kind, Finish),
    ) -> Payout {
        let Situation { seat, round, dora, rules, .. } = self.situation;
        let hand = Hand { concealed: Tiles::plain(*tiles), melds: *melds };
        let claim =
            Claim { seat: *seat, round: *round, dora, ..Claim::new(&hand, win.tile(), finish) };
        let Ok(ladder) = ladder(&claim, rules) else { return Payout::default() };
        let total = |han: usize| ladder.total(han).0 as f32;
        let silent = if ladder.total(0).0 > 0 { total(n_reds) } else { 0.0 };
        if melds.is_open() {
            return Payout { silent, ..Payout::default() };
        }
        let ippatsu = usize::from(rules.ippatsu);
        if !rules.ura {
            let riichi = total(1 + n_reds);
            return Payout { silent, riichi, ippatsu: total(1 + ippatsu + n_reds) };
        }
        let chances = self.ura(tiles, melds);
        let expected = |han: usize| {
            chances.iter().enumerate().map(|(ura, chance)| chance * total(han + ura)).sum()
        };
        let riichi = expected(1 + n_reds);
        Payout { silent, riichi, ippatsu: expected(1 + ippatsu + n_reds) }
    }

    /// How likely 0, 1, … ura-dora are: exact for one indicator; several are taken as independent.
    fn ura(&self, tiles: &Counts, melds: &Melds) -> [f32; URA + 1] {
        let mut all = *tiles.as_array();
        // What was drawn since the beginning: sets laid out before lie open.
        let mut held = all;
        let mut kinds = tiles.kinds();
        for (n, meld) in melds.iter().enumerate() {
            let is_new = n >= self.situation.hand.melds.len();
            for idx in meld.tiles().iter().map(|tile| tile.kind().idx()) {
                all[idx] += 1;
                held[idx] += u8::from(is_new);
            }
            kinds = kinds | meld.tiles().iter().map(|tile| tile.kind()).collect();
        }
        let mut ways = [0u16; URA + 1];
        let mut shown = 0;
        for idx in kinds.into_iter().map(Kind::idx) {
            let under = usize::from(self.indicator[idx]);
            let left = u16::from(self.stock.left(under, held[under]));
            ways[usize::from(all[idx]).min(URA)] += left;
            shown += left;
        }
        // Tiles drawn into the hand do not lie under an indicator.
        let drawn = held.iter().zip(&self.stock.root);
        let drawn: u16 = drawn.map(|(&now, &root)| u16::from(now.saturating_sub(root))).sum();
        let unseen = f32::from(self.stock.unseen.saturating_sub(drawn).max(1));
        let mut one = ways.map(|n| f32::from(n) / unseen);
        one[0] = 1.0 - f32::from(shown) / unseen;
        let n_indicators = if self.situation.rules.kan_ura { self.situation.dora.len() } else { 1 };
        (1..n_indicators.max(1)).fold(one, |sum, _| convolved(&sum, &one))
    }
}

fn convolved(a: &[f32; URA + 1], b: &[f32; URA + 1]) -> [f32; URA + 1] {
    let mut sum = [0.0; URA + 1];
    for (n, x) in a.iter().enumerate() {
        for (m, y) in b.iter().enumerate() {
            sum[(n + m).min(URA)] += x * y;
        }
    }
    sum
}
