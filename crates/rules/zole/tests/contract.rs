//! The contract of the trait family, for every ruleset, three and four at the table.

use parlor_game::{Answers, Entropy, Game, Hidden, Input, Observed, Seat, Turn};
use parlor_testkit::{Contract, MatchContract, Played, SplitMix};
use parlor_zole::{
    Action, ByPlace, Card, CardSet, Contract as Contracted, Deal, Eyes, Layout, Outcome, Pair,
    Place, Players, Pules, RuleSet, Session, Setup, Stage,
};

fn setups() -> impl Iterator<Item = Setup> {
    let throw_in = RuleSet { throw_in: true, ..RuleSet::ONLINE_PM };
    let rules = RuleSet::PRESETS.into_iter().map(|(_, rules)| rules).chain([throw_in]);
    rules.flat_map(|rules| {
        let standing = Pules { common: 1, ..Pules::default() }.with_personal(Seat::B);
        let four = Setup::new(rules.for_four(), Seat::D).expect("four at the table");
        let three = Setup::new(rules, Seat::B).expect("three at the table");
        [three, three.with_pules(standing), four, four.with_pules(standing)]
    })
}

/// All cards of the pack, wherever they lie.
fn n_cards(deal: &Deal) -> i64 {
    if *deal.public().stage() == Stage::ToDeal {
        return 26;
    }
    let held = |place| deal.hands()[place] | deal.public().played()[place];
    let held = Place::ALL.iter().fold(CardSet::EMPTY, |all, &place| all | held(place));
    // While the lielais holds ten cards, the table is among them.
    (held | deal.aside() | deal.table()).len() as i64
}

/// Facts of spec 1.5: what tricks and eyes say about each other.
fn tricks_and_eyes_fit(deal: &Deal) -> Result<(), String> {
    let Some(&Outcome::Solo { contract, eyes, tricks, .. }) = deal.outcome() else {
        return Ok(());
    };
    let thrown_in = !deal.hands()[Place::First].is_empty();
    let fits = match (contract, tricks) {
        (Contracted::Lielais(_), 8) => eyes == Eyes::PACK,
        (Contracted::Zole(_), 8) => eyes >= Eyes(98),
        (Contracted::Lielais(_), 0) => eyes == deal.buried().eyes() && eyes <= Eyes(22),
        (Contracted::Zole(_), 0) => eyes == Eyes(0),
        _ => true,
    };
    let enough = eyes < Eyes(31) || tricks >= 1 || thrown_in;
    if fits && enough {
        Ok(())
    } else {
        Err(format!("{contract} with {eyes} eyes, {tricks} tricks"))
    }
}

/// Another world that the seat cannot tell from this one, as the record that would lead there. Cut
/// before the end, where the two cards out of play are shown.
fn swap_unseen(
    played: &Played<Deal>,
    viewer: Seat,
    entropy: &mut SplitMix,
) -> Option<Vec<Input<Deal>>> {
    let n = 1 + entropy.below(played.inputs.len() as u32 - 1) as usize;
    let state = &played.states[n];
    if state.turn() == Turn::Over {
        return None;
    }
    let world = Deal::sample(&state.view(viewer), viewer, entropy);
    let layout = Layout::new(world.dealt(), world.table()).expect("a sampled deal is a deal");
    let mut inputs = played.inputs[..n].to_vec();
    for input in &mut inputs {
        match input {
            Input::Chance(_, chance) => *chance = layout,
            Input::Answers(answers) => {
                let (seat, action) = answers.iter().next().expect("one answer");
                if let Action::Bury(_) = action {
                    let cards: Vec<Card> = world.buried().into_iter().collect();
                    let pair = Pair::new(cards[0], cards[1]).expect("two cards");
                    *answers = Answers::one(seat, Action::Bury(pair));
                }
            }
        }
    }
    Some(inputs)
}

/// `PARLOR_SOAK=100` plays a hundred times as many deals and sessions.
fn soak() -> u32 {
    std::env::var("PARLOR_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

#[test]
fn the_deal_keeps_the_contract() {
    let mut setups = setups();
    let first = setups.next().expect("a preset");
    let contract = setups.fold(Contract::<Deal>::new(first), Contract::also);
    let report = contract
        .games(480 * soak())
        .cap(40)
        .zero_sum()
        .conserved(n_cards)
        .invariant(tricks_and_eyes_fit)
        .swap_unseen(swap_unseen)
        .check_hidden();
    assert_eq!(report.swaps_unfit, 0, "every exchanged record can be played");
    assert!(report.swaps > 500);
}

#[test]
fn sessions_keep_the_contract() {
    for (_, rules) in RuleSet::PRESETS {
        for players in [Players::Three, Players::Four] {
            let rules = RuleSet { players, round_length: Some(24), ..rules };
            let session = Session::new(rules, Seat::A).expect("a dealer at the table");
            MatchContract::new(session)
                .matches(10 * soak())
                .conserved(|session| {
                    let line = session.sheet().last();
                    line.map_or(0, |line| i64::from(line.standing.as_array().iter().sum::<i32>()))
                })
                .check();
        }
    }
}

/// Sampled worlds are uniform where nothing restricts them: each of three hidden cards is equally
/// often with each holder.
#[test]
fn an_absent_card_is_anywhere_equally_often() {
    let mut entropy = SplitMix::new(5);
    let mut deal = Deal::start(&Setup::new(RuleSet::SEED, Seat::C).expect("a dealer"));
    deal.apply(Layout::drawn(&mut entropy), &mut parlor_game::Silent).expect("due");
    let view = deal.view(Seat::A);
    let card = (CardSet::PACK - view.hand()).first().expect("a hidden card");
    let mut found = ByPlace::new([0u32; 3]);
    let n = 9_000;
    for _ in 0..n {
        let world = Deal::sample(&view, Seat::A, &mut entropy);
        if let Some(&place) = Place::ALL.iter().find(|&&place| world.hands()[place].contains(card))
        {
            found[place] += 1;
        }
    }
    // 8 of 18 hidden places each: 4,000 expected, five standard deviations are 236.
    assert_eq!(found[Place::First], 0);
    for place in [Place::Second, Place::Third] {
        assert!(found[place].abs_diff(4_000) < 236, "{place}: {}", found[place]);
    }
}
