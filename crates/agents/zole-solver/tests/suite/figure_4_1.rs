//! The source's one printed analysis, to the last digit: a sum over 3,150 worlds for each card,
//! under the rules and under the source's defective trump mask.
#![expect(clippy::unwrap_used, reason = "these are helpers of tests")]

use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_zole::{
    Action, Call, Card, CardSet, Contract, Deal, Layout, Pair, Place, RuleSet, Setup, Trick, Worlds,
};
use parlor_zole_solver::{Following, Position, plain};
use serde_json::Value;

use crate::data::{by_card_signed, cards, hands, set, shared};

/// The soloist's total by eyes in the source's program.
fn band_total(eyes: u8) -> i64 {
    match eyes {
        0 => -8,
        1..=30 => -6,
        31..=60 => -4,
        61..=90 => 2,
        91..=119 => 4,
        _ => 6,
    }
}

/// The deal after the twelve cards that the figure shows.
fn deal_at_move_13(row: &Value) -> Deal {
    let setup = Setup::new(RuleSet::SEED, Seat::C).unwrap();
    let mut deal = Deal::start(&setup);
    // The soloist held the two cards buried, and the table was two of the hand: any two will do.
    let kept: Vec<Card> = cards(&row["hands"][0]);
    let table: CardSet = kept[..2].iter().copied().collect();
    let mut dealt = hands(row);
    let buried = set(&row["side_cards"]);
    dealt[Place::First] = (dealt[Place::First] - table) | buried;
    deal.apply(Layout::new(dealt, table).unwrap(), &mut Silent).unwrap();
    let mut answer = |seat, action| {
        deal.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
        deal.public().turn_seat()
    };
    let mut buried = buried.into_iter();
    let pair = Pair::new(buried.next().unwrap(), buried.next().unwrap()).unwrap();
    answer(Seat::A, Action::Call(Call::Take));
    let mut turn = answer(Seat::A, Action::Bury(pair));
    for card in cards(&row["played"]) {
        turn = answer(turn.unwrap(), Action::Play(card));
    }
    deal
}

fn sum_over_worlds(deal: &Deal, card: Card, following: Following) -> (i64, u64) {
    let view = deal.view(Seat::B);
    let worlds = Worlds::ignoring_voids(&view);
    let won = deal.public().won()[Place::First].eyes();
    let mut sum = 0;
    for world in worlds.iter() {
        let mut hands = world.hands;
        hands[Place::Second] = hands[Place::Second].without(card);
        let trick = Trick::led_by(Place::Second).with(card);
        let position = Position::new(Contract::Lielais(Place::First), hands, trick).unwrap();
        let eyes = plain::alpha_beta(&position, following) + won.0 + world.aside.eyes().0;
        sum += band_total(eyes);
    }
    (sum, worlds.count())
}

#[test]
fn the_four_sums_are_reproduced_under_both_masks() {
    let Some(bytes) = shared("seed_figure_4_1.json") else { return };
    let row: Value = serde_json::from_slice(&bytes).unwrap();
    let deal = deal_at_move_13(&row);
    assert_eq!(deal.public().turn_seat(), Some(Seat::B));
    let won = deal.public().won()[Place::First].eyes();
    assert_eq!(Some(u64::from(won.0)), row["soloist_trick_points"].as_u64());
    for (key, following) in [
        ("sum_with_correct_mask", Following::Rules),
        ("sum_with_seed_mask", Following::SourceDefect),
    ] {
        for (card, expected) in by_card_signed(&row[key]) {
            let (sum, worlds) = sum_over_worlds(&deal, card, following);
            assert_eq!(worlds, 3150);
            assert_eq!(sum, expected, "{key} of {card}");
            if following == Following::SourceDefect {
                let printed = row["printed_in_seed"][card.to_string()].as_f64().unwrap();
                assert!((sum as f64 / worlds as f64 - printed).abs() < 1e-13, "{card}");
            }
        }
    }
}
