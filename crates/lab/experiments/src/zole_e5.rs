//! `zole-e5`: the source's one printed analysis, to the last digit.

use parlor_arena::plot::Forest;
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_zole::{
    Action, ByPlace, Card, CardSet, Contract, Deal, Layout, Pair, Place, Trick, Worlds,
};
use parlor_zole_solver::{Following, Position, plain};

use crate::drawing::row;
use crate::sources::venters_2015;
use crate::zole_table::after_burial;
use crate::{
    Check, Claim, Experiment, Failed, Findings, Measured, Published, Rows, Settings, Unit, Verdict,
};

/// The three hands after the burial, in order of play; the first is the lielais.
const HANDS: [&str; 3] =
    ["9S TS AS KC TC AD JH QS", "9H TH KS 8D JD JC QH QC", "KH AH 9C AC 7D 9D KD QD"];
const BURIED: [&str; 2] = ["TD", "JS"];
/// Two cards of the first hand that may have lain on the table; which, changes nothing.
const TABLE: &str = "9S TS";
const PLAYED: &str = "TS KS AC KC 8D 9C JD KD AD TH KH AS";
/// What the source prints for each card.
const PRINTED: [(&str, f64); 4] = [
    ("9H", -4.247_619_047_619_05),
    ("JC", -4.386_031_746_031_75),
    ("QH", -4.637_460_317_460_32),
    ("QC", -4.460_952_380_952_38),
];
const DECIMALS: usize = 14;
const MASKS: [(Following, &str); 2] =
    [(Following::SourceDefect, "source's mask"), (Following::Rules, "by the rules")];
const REASON: &str =
    "the source's trump mask lacks Q♠ and Q♣, so that they need not follow a trump";

/// Figure 4.1: the mean result of four cards over all 3,150 worlds.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e5",
    title: "Zole: the value of four cards over all worlds",
    source: venters_2015!("figure 4.1"),
    protocol: "the deal of the figure after twelve cards; the second hand, an opponent, leads to move 13 and \
               judges each of its four cards by the soloist's mean total (-8, -6, -4, 2, 4, 6 by eyes 0, to 30, \
               to 60, to 90, to 119, 120) over all 3,150 worlds, each solved exactly with open cards; shown voids \
               are ignored",
    deviations: &[
        "the figure prints spades and clubs alike; the deal is the one that fits its tricks and sums",
        "each card is judged twice: with the source's trump mask, and by the rules",
    ],
    has_quick: false,
    run,
    claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let deal = deal_at_move_13()?;
    let pieces = (MASKS.len() * PRINTED.len()) as u64;
    let means = settings.try_map(pieces, |piece| {
        let (mask, card) = (piece as usize / PRINTED.len(), piece as usize % PRINTED.len());
        let card: Card = PRINTED[card].0.parse().map_err(Failed::by)?;
        mean_over_worlds(&deal, card, MASKS[mask].0)
    })?;
    let mut findings = Findings::new();
    let mut rows = Vec::new();
    for ((following, name), means) in MASKS.into_iter().zip(means.chunks(PRINTED.len())) {
        for ((card, printed), &mean) in PRINTED.into_iter().zip(means) {
            let (what, ours) = (named(card, name), Measured::exact(mean));
            let by_rules = following == Following::Rules;
            rows.push(row(what.clone(), usize::from(by_rules), &ours, 1.0));
            let source = Published::exact(printed, DECIMALS);
            findings.compare(what, Unit::Number(DECIMALS), source, ours).reason =
                by_rules.then(|| REASON.to_owned());
        }
        findings.remarks.push(choice(name, means));
    }
    let forest = Forest {
        title: "The soloist's mean total after each card",
        unit: "points of the soloist; the opponent wants few",
        rows,
    };
    Ok(findings.plot("values", forest.draw()))
}

/// The row of a card under a mask.
fn named(card: &str, mask: &str) -> String {
    format!("{card}, {mask}")
}

/// The four values, and the choice that they lead to.
fn claims(_: Rows<'_>) -> Vec<Claim> {
    let of = |mask: usize| PRINTED.map(|(card, _)| named(card, MASKS[mask].1));
    let checks = |mask: usize| of(mask).map(Check::same);
    let told = |mask: usize| of(mask).map(|row| format!("{{{row} | .2}}")).join(", ");
    let best = PRINTED[order(&PRINTED.map(|(_, value)| value))[0]].0;
    let others = PRINTED.into_iter().map(|(card, _)| card).filter(|&card| card != best);
    let by_rules = |card: &str| named(card, MASKS[1].1);
    let is_best = Check::Ends { more: others.map(by_rules).collect(), less: vec![by_rules(best)] };
    vec![
        Claim::new("the four cards of figure 4.1 have its values", "−4.25, −4.39, −4.64, −4.46")
            .as_printed(checks(1), told(1))
            .under(
                "its trump mask, which lacks Q♠ and Q♣",
                checks(0),
                format!("{}, equal to the last digit", told(0)),
            )
            .because(Verdict::Read, "By the rules no value is right."),
        Claim::new("Q♥ is the best of the four cards", "−4.64, the least of four")
            .as_printed([is_best], format!("{{{} | .2}}, by the rules", by_rules(best)))
            .because(Verdict::Reproduced, "Only the second best differs."),
    ]
}

/// Which card is best for the opponent, and which second.
fn choice(mask: &str, means: &[f64]) -> String {
    let order = order(means);
    let [best, second] = [order[0], order[1]].map(|n| PRINTED[n].0);
    format!("The choice, {mask}: {best}, then {second}.")
}

/// The cards from the best for the opponent on.
fn order(means: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..means.len()).collect();
    order.sort_by(|&a, &b| means[a].total_cmp(&means[b]));
    order
}

/// The soloist's total by eyes in the source's program.
fn total(eyes: u8) -> i64 {
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
fn deal_at_move_13() -> Result<Deal, Failed> {
    let set = |text: &str| text.parse::<CardSet>().map_err(Failed::by);
    let table = set(TABLE)?;
    let [first, second] = BURIED.map(|card| card.parse::<Card>().map_err(Failed::by));
    let (first, second) = (first?, second?);
    let mut hands = [set(HANDS[0])?, set(HANDS[1])?, set(HANDS[2])?];
    hands[0] = (hands[0] - table).with(first).with(second);
    let layout = Layout::new(ByPlace::new(hands), table).map_err(Failed::by)?;
    let mut deal = after_burial(layout, Pair::new(first, second))?;
    for card in PLAYED.split(' ') {
        let card = Action::Play(card.parse().map_err(Failed::by)?);
        let seat = deal.turn().asked().first().ok_or_else(|| Failed("nobody's turn".to_owned()))?;
        deal.resolve(&Answers::one(seat, card), &mut Silent).map_err(Failed::by)?;
    }
    Ok(deal)
}

fn mean_over_worlds(deal: &Deal, card: Card, following: Following) -> Result<f64, Failed> {
    let worlds = Worlds::ignoring_voids(&deal.view(Seat::B));
    let won = deal.public().won()[Place::First].eyes();
    let mut sum = 0;
    for world in worlds.iter() {
        let mut hands = world.hands;
        hands[Place::Second] = hands[Place::Second].without(card);
        let trick = Trick::led_by(Place::Second).with(card);
        let position =
            Position::new(Contract::Lielais(Place::First), hands, trick).map_err(Failed::by)?;
        sum += total(plain::alpha_beta(&position, following) + won.0 + world.aside.eyes().0);
    }
    Ok(sum as f64 / worlds.count() as f64)
}
