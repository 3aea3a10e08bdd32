//! Figures of riichi.

use std::hint::black_box;

use parlor_agent::Stream;
use parlor_game::{Answers, Dealer, Entropy, Game, Match, Seat, Silent, Turn};
use parlor_riichi::deal::{Action, Stage};
use parlor_riichi::score::{Claim, Finish, RiichiState, explain, value};
use parlor_riichi::{
    Contest, Counts, Deal, DrawOrder, Hand, Kind, Meld, Preset, Relative, RuleSet, Tile, Tiles,
    Wall, Wind, shanten_of,
};

use super::{Bench, Figure, Stopwatch};
use crate::riichi::claimed::Claimed;

pub(super) fn benches() -> Vec<Bench> {
    vec![
        Bench {
            name: "riichi-shanten",
            unit: "hands/s",
            what: "shanten of all forms of random 14-tile hands given as counts",
            measure: |watch| hands_shanten(watch, Kind::COUNT),
        },
        Bench {
            name: "riichi-shanten-onesuit",
            unit: "hands/s",
            what: "the same for 14 tiles of one suit",
            measure: |watch| hands_shanten(watch, 9),
        },
        Bench {
            name: "riichi-score",
            unit: "hands/s",
            what: "worth of random winning hands: yaku, han, fu, payments",
            measure: |watch| {
                score(watch, |claim, rules| value(claim, rules).map_or(0, |won| won.base.0))
            },
        },
        Bench {
            name: "riichi-score-explained",
            unit: "hands/s",
            what: "the same with readings, tiles of each yaku and fu item by item",
            measure: |watch| {
                score(watch, |claim, rules| explain(claim, rules).map_or(0, |won| won.value.base.0))
            },
        },
        Bench {
            name: "riichi-random-match",
            unit: "half-games/s",
            what: "half-games of uniformly random legal actions, rules tenhou",
            measure: |watch| matches(watch, any_action),
        },
        Bench {
            name: "riichi-tsumogiri-match",
            unit: "half-games/s",
            what: "half-games in which everyone discards the drawn tile, rules tenhou",
            measure: |watch| matches(watch, drawn_tile),
        },
    ]
}

pub(super) fn tenhou() -> &'static RuleSet {
    Preset::by_name("tenhou").unwrap_or(Preset::DEFAULT).rules()
}

fn hands_shanten(watch: Stopwatch, n_kinds: usize) -> Figure {
    let mut stream = Stream::derived(1, &[Stream::label("shanten"), n_kinds as u64]);
    let hands: Vec<[u8; Kind::COUNT]> =
        (0..100_000).map(|_| random_counts(n_kinds, &mut stream)).collect();
    watch.rate(|| {
        let mut sum = 0;
        for counts in &hands {
            sum += shanten_of(black_box(counts), 0).map_or(0, |far| i64::from(far.number()));
        }
        black_box(sum);
        hands.len() as u64
    })
}

/// 14 tiles drawn from the first `n_kinds` kinds.
fn random_counts(n_kinds: usize, entropy: &mut impl Entropy) -> [u8; Kind::COUNT] {
    let mut counts = [0; Kind::COUNT];
    let mut missing = 14;
    while missing > 0 {
        let tile = entropy.below(4 * n_kinds as u32) as usize;
        let (kind, copy) = (tile / 4, tile % 4);
        // Each copy of a tile that is still in the wall is as likely as any other.
        if copy >= usize::from(counts[kind]) {
            counts[kind] += 1;
            missing -= 1;
        }
    }
    counts
}

fn score(watch: Stopwatch, worth: impl Fn(&Claim<'_>, &RuleSet) -> i32) -> Figure {
    let mut stream = Stream::derived(1, &[Stream::label("winning-hands")]);
    let hands: Vec<Claimed> =
        std::iter::repeat_with(|| random_win(&mut stream)).flatten().take(20_000).collect();
    watch.rate(|| {
        let points: i64 =
            hands.iter().map(|won| i64::from(worth(black_box(&won.claim()), tenhou()))).sum();
        black_box(points);
        hands.len() as u64
    })
}

/// Four sets and a pair, a third of the hands with one set called, half of the closed ones
/// with riichi; `None` when five of a kind met.
fn random_win(entropy: &mut impl Entropy) -> Option<Claimed> {
    let (mut all, mut concealed) = (Counts::EMPTY, Tiles::EMPTY);
    let sets: Vec<[Kind; 3]> = (0..4).map(|_| random_set(entropy)).collect();
    let pair = random_kind(entropy);
    for &kind in sets.iter().flatten().chain([&pair, &pair]) {
        all.add(kind).then_some(())?;
        concealed.add(kind.tile());
    }
    let mut hand = Hand::closed(concealed);
    if entropy.below(3) == 0 {
        let [a, b, c] = sets[0].map(Tile::plain);
        let called = Meld::chi(a, [b, c]).or(Meld::pon(a, [b, c], Relative::Across))?;
        hand.discard(a);
        hand.lay_out(called);
    }
    let tile = *entropy.pick(&hand.concealed.iter().collect::<Vec<_>>())?;
    let riichi = hand.is_closed() && entropy.below(2) == 0;
    let finish = if entropy.below(2) == 0 { Finish::Tsumo } else { Finish::Ron };
    Some(Claimed {
        riichi: if riichi { RiichiState::Riichi } else { RiichiState::None },
        seat: Wind::ALL[entropy.below(4) as usize],
        round: Wind::ALL[entropy.below(2) as usize],
        dora: vec![random_kind(entropy).tile()],
        ura: vec![random_kind(entropy).tile()],
        ..Claimed::new(hand, tile, finish)
    })
}

fn random_kind(entropy: &mut impl Entropy) -> Kind {
    Kind::from_idx(entropy.below(Kind::COUNT as u32) as usize).unwrap_or(Kind::EAST)
}

/// A random run, three times out of four, or triplet.
fn random_set(entropy: &mut impl Entropy) -> [Kind; 3] {
    loop {
        let kind = random_kind(entropy);
        match (entropy.below(4), kind.up(1), kind.up(2)) {
            (0, _, _) => return [kind; 3],
            (_, Some(second), Some(third)) => return [kind, second, third],
            _ => {}
        }
    }
}

fn any_action(deal: &Deal, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) -> Action {
    deal.legal(seat, legal);
    legal[stream.below(legal.len() as u32) as usize]
}

fn drawn_tile(deal: &Deal, seat: Seat, _legal: &mut Vec<Action>, _stream: &mut Stream) -> Action {
    match (&deal.table().stage, deal.own(seat).drawn) {
        (Stage::Turn { .. }, Some(tile)) => Action::Discard { tile, drawn: true },
        _ => Action::Pass,
    }
}

/// Half-games in which every seat does as `choose` says, with a list that is kept between the moves.
fn matches(
    watch: Stopwatch,
    choose: fn(&Deal, Seat, &mut Vec<Action>, &mut Stream) -> Action,
) -> Figure {
    let mut stream = Stream::derived(1, &[Stream::label("matches")]);
    let mut legal = Vec::new();
    watch.rate(|| {
        for _ in 0..20 {
            let mut contest = Contest::new(tenhou());
            while let Some((_, setup)) = contest.next() {
                let mut deal = Deal::start(&setup);
                let wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut stream);
                play(&mut deal, wall, |deal, seat| choose(deal, seat, &mut legal, &mut stream));
                contest.record(&deal).expect("the deal is over");
            }
            black_box(contest.result());
        }
        20
    })
}

/// Plays a deal to its end.
pub(super) fn play(deal: &mut Deal, mut wall: Wall, mut choose: impl FnMut(&Deal, Seat) -> Action) {
    loop {
        match deal.turn() {
            Turn::Over => return,
            Turn::Chance(at) => {
                let chance = wall.answer(at).expect("a whole wall");
                deal.apply(chance, &mut Silent).expect("a tile of the wall");
            }
            Turn::Decide(asked) => {
                let mut answers = Answers::NONE;
                for seat in asked {
                    answers = answers.with(seat, choose(deal, seat));
                }
                deal.advance(&answers, &mut Silent);
            }
        }
    }
}
