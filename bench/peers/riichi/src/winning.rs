//! Random winning hands and what they are worth.

use std::hint::black_box;

use parlor_agent::Stream;
use parlor_game::Entropy;
use parlor_riichi::score::{Claim, Finish, RiichiState, explain, value};
use parlor_riichi::{Counts, Hand, Kind, Meld, Preset, Relative, RuleSet, Tile, Tiles, Wind};

use crate::measure::Pass;

pub struct Winning {
    pub hand: Hand,
    pub tile: Tile,
    pub tsumo: bool,
    pub riichi: bool,
    pub seat: Wind,
    pub round: Wind,
    pub dora: Tile,
    pub ura: Tile,
}

impl Winning {
    fn claim(&self) -> Claim<'_> {
        let finish = if self.tsumo { Finish::Tsumo } else { Finish::Ron };
        Claim {
            seat: self.seat,
            round: self.round,
            riichi: if self.riichi { RiichiState::Riichi } else { RiichiState::None },
            dora: std::slice::from_ref(&self.dora),
            ura: std::slice::from_ref(&self.ura),
            ..Claim::new(&self.hand, self.tile, finish)
        }
    }
}

fn rules() -> &'static RuleSet {
    Preset::by_name("tenhou").expect("a preset").rules()
}

/// Ordinary wins only: the other crate's evaluator pays yakuman by rules that cannot be chosen.
pub fn random(n: usize) -> Vec<Winning> {
    let mut stream = Stream::derived(2, &[Stream::label("winning")]);
    let ordinary = |won: &Winning| value(&won.claim(), rules()).is_ok_and(|v| v.n_yakuman == 0);
    std::iter::repeat_with(|| one(&mut stream)).flatten().filter(ordinary).take(n).collect()
}

fn one(stream: &mut Stream) -> Option<Winning> {
    let sets: Vec<[Kind; 3]> = (0..4).map(|_| set(stream)).collect();
    let pair = kind(stream);
    let (mut all, mut concealed) = (Counts::EMPTY, Tiles::EMPTY);
    for &kind in sets.iter().flatten().chain([&pair, &pair]) {
        all.add(kind).then_some(())?;
        concealed.add(kind.tile());
    }
    // Four fives would hold the red one.
    let fives = all.at_least(4).into_iter().any(|kind| kind.rank() == Some(5));
    let mut hand = Hand::closed(concealed);
    if stream.below(3) == 0 {
        let [a, b, c] = sets[0].map(Tile::plain);
        let called = Meld::chi(a, [b, c]).or(Meld::pon(a, [b, c], Relative::Across))?;
        hand.discard(a);
        hand.lay_out(called);
    }
    let tile = *stream.pick(&hand.concealed.iter().collect::<Vec<_>>())?;
    let won = Winning {
        riichi: hand.is_closed() && stream.below(2) == 0,
        hand,
        tile,
        tsumo: stream.below(2) == 0,
        seat: Wind::ALL[stream.below(4) as usize],
        round: Wind::ALL[stream.below(2) as usize],
        dora: kind(stream).tile(),
        ura: kind(stream).tile(),
    };
    (!fives).then_some(won)
}

fn kind(stream: &mut Stream) -> Kind {
    Kind::from_idx(stream.below(34) as usize).expect("a kind")
}

fn set(stream: &mut Stream) -> [Kind; 3] {
    loop {
        let kind = kind(stream);
        match (stream.below(4), kind.up(1), kind.up(2)) {
            (0, _, _) => return [kind; 3],
            (_, Some(second), Some(third)) => return [kind, second, third],
            _ => {}
        }
    }
}

pub fn values(wins: &[Winning]) -> Pass {
    let points = |won: &Winning| {
        value(black_box(&won.claim()), rules()).map_or(0, |value| value.price.total().0)
    };
    Pass { units: wins.len() as u64, sum: wins.iter().map(|won| i64::from(points(won))).sum() }
}

pub fn explained(wins: &[Winning]) -> Pass {
    let points = |won: &Winning| {
        explain(black_box(&won.claim()), rules()).map_or(0, |it| it.value.price.total().0)
    };
    Pass { units: wins.len() as u64, sum: wins.iter().map(|won| i64::from(points(won))).sum() }
}
