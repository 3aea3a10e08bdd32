//! Times scoring with and without an explanation on random winning hands.
//!
//! Run: `cargo run --release -p parlor-riichi --example score_speed`

use std::hint::black_box;
use std::time::Instant;

use parlor_game::Entropy;
use parlor_riichi::score::{Claim, Finish, RiichiState, explain, value};
use parlor_riichi::{Counts, Hand, Kind, Meld, Preset, Relative, RuleSet, Tile, Tiles, Wind};

const HANDS: usize = 20_000;

/// A small generator (splitmix64): good enough to deal hands for a measurement.
struct Dice(u64);

impl Entropy for Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u64::from((z ^ (z >> 31)) as u32) * u64::from(n)) >> 32) as u32
    }
}

/// A complete hand and how it was won.
struct Deal {
    hand: Hand,
    win: Tile,
    finish: Finish,
    riichi: RiichiState,
    seat: Wind,
    round: Wind,
    indicator: Tile,
    ura: Tile,
}

impl Deal {
    fn claim(&self) -> Claim<'_> {
        Claim {
            seat: self.seat,
            round: self.round,
            riichi: self.riichi,
            dora: std::slice::from_ref(&self.indicator),
            ura: std::slice::from_ref(&self.ura),
            ..Claim::new(&self.hand, self.win, self.finish)
        }
    }
}

/// The kinds of a random run (three times out of four) or triplet.
fn random_set(dice: &mut Dice) -> [Kind; 3] {
    loop {
        let kind = random_kind(dice);
        match (dice.below(4), kind.up(1), kind.up(2)) {
            (0, _, _) => return [kind; 3],
            (_, Some(second), Some(third)) => return [kind, second, third],
            _ => {}
        }
    }
}

fn random_kind(dice: &mut Dice) -> Kind {
    dice.pick(&Kind::all().collect::<Vec<_>>()).copied().unwrap_or(Kind::EAST)
}

/// Four sets and a pair, a third of the hands with one set called; `None` when five of a kind met.
fn deal(dice: &mut Dice) -> Option<Deal> {
    let mut all = Counts::EMPTY;
    let mut concealed = Tiles::EMPTY;
    let sets: Vec<[Kind; 3]> = (0..4).map(|_| random_set(dice)).collect();
    let pair = random_kind(dice);
    for kind in sets.iter().flatten().chain([&pair, &pair]) {
        all.add(*kind).then_some(())?;
        concealed.add(kind.tile());
    }
    let mut hand = Hand::closed(concealed);
    if dice.below(3) == 0 {
        let [a, b, c] = sets[0].map(Tile::plain);
        let called = Meld::chi(a, [b, c]).or(Meld::pon(a, [b, c], Relative::Across))?;
        hand.discard(a);
        hand.lay_out(called);
    }
    let win = *dice.pick(&hand.concealed.iter().collect::<Vec<_>>())?;
    let tsumo = dice.below(2) == 0;
    let riichi = hand.is_closed() && dice.below(2) == 0;
    Some(Deal {
        hand,
        win,
        finish: if tsumo { Finish::Tsumo } else { Finish::Ron },
        riichi: if riichi { RiichiState::Riichi } else { RiichiState::None },
        seat: Wind::ALL[dice.below(4) as usize],
        round: Wind::ALL[dice.below(2) as usize],
        indicator: random_kind(dice).tile(),
        ura: random_kind(dice).tile(),
    })
}

fn measure(name: &str, deals: &[Deal], points: impl Fn(&Claim<'_>) -> i64) {
    let mut best = f64::INFINITY;
    let mut sum = 0;
    for _ in 0..15 {
        let start = Instant::now();
        sum = deals.iter().map(|deal| points(black_box(&deal.claim()))).sum();
        best = best.min(start.elapsed().as_secs_f64() / deals.len() as f64);
    }
    println!(
        "{name}: {:.0} ns, {:.2} million hands a second, sum of points {sum}",
        best * 1e9,
        1e-6 / best
    );
}

fn main() {
    let mut dice = Dice(7);
    let deals: Vec<Deal> =
        std::iter::repeat_with(|| deal(&mut dice)).flatten().take(HANDS).collect();
    let tenhou: &RuleSet =
        Preset::by_name("tenhou").map_or(Preset::DEFAULT, |preset| preset).rules();
    measure("value", &deals, |claim| {
        value(claim, tenhou).map_or(0, |value| i64::from(value.price.total().0))
    });
    measure("explain", &deals, |claim| {
        explain(claim, tenhou).map_or(0, |it| i64::from(it.value.price.total().0))
    });
}
