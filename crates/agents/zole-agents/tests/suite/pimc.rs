//! What `pimc` finds.

use parlor_agent::{Body, Budget, Cell, Edge, Explanation, Replay, Say, SearchLog};
use parlor_game::{Game, Seat, Silent};
use parlor_texts::Language;
use parlor_zole::{Action, Call, CardSet, Deal, Layout, Pair, Pules, RuleSet, Setup};

use crate::table::{agent, ask_turn, deal, play_out, plays, shuffled};

/// The eight highest trumps against everything else: whatever else lies where, all tricks are won.
const SURE: &str =
    "JD JH JS JC QD QH QS QC / TH AH 9S KS TS AS 9C KC / 7D 8D 9D KD TD AD TC AC / 9H KH";

#[test]
fn a_sure_zole_is_called_and_a_sure_maza_zole_too() {
    let call = |cards: &str, rules| {
        let deal = deal(rules, cards, &[]);
        ask_turn(&deal, Budget::UNLIMITED, |ask| agent("pimc:worlds=20", 1).decide(ask, None))
    };
    assert_eq!(call(SURE, RuleSet::SEED), Action::Call(Call::Zole));
    let low = "7D 8D 9H KH 9S KS 9C KC / QC QS QH QD JC JS JH JD / 9D KD TD AD TH AH TS AS / TC AC";
    assert_eq!(call(low, RuleSet::ONLINE_PGM), Action::Call(Call::MazaZole));
    // Without one trump and with tens under aces that others hold, nobody plays alone.
    let weak =
        "9H KH TH 9S KS TS 9C KC / QC QS QH QD JC JS JH JD / 9D KD TD AD 7D 8D AH AS / TC AC";
    assert_eq!(call(weak, RuleSet::SEED), Action::Call(Call::Pass));
}

/// A call is worth more than a pass when it wins as many worlds as it needs, zole and mazā zole more
/// than a take too, and what is worth most is called, whatever pules stand.
#[test]
fn values_of_calls_agree_with_what_they_need() {
    let mut n_passes = 0;
    for (number, pules) in (0..24).map(|number| (number, (number % 3) as u8)) {
        let setup = Setup::new(RuleSet::ONLINE_PM, Seat::C).unwrap();
        let mut deal = Deal::start(&setup.with_pules(Pules::default().with_common(pules)));
        let dealt = shuffled(RuleSet::ONLINE_PM, number);
        deal.apply(Layout::new(*dealt.hands(), dealt.table()).unwrap(), &mut Silent).unwrap();
        let mut why = Explanation::default();
        let (legal, chosen) = ask_turn(&deal, Budget::UNLIMITED, |ask| {
            (ask.legal.to_vec(), agent("pimc:worlds=20", number).decide(ask, Some(&mut why)))
        });
        let value = |call| {
            let found = |n: usize| legal[n] == Action::Call(call);
            let one = why.candidates.iter().find(|one| found(one.legal_idx)).unwrap();
            (one.value.unwrap().value, one.cells.clone())
        };
        let take = value(Call::Take).0;
        assert!(value(Call::Pass).0.abs() < 1e-9);
        for (call, otherwise) in
            [(Call::Take, 0.0), (Call::Zole, take.max(0.0)), (Call::MazaZole, take.max(0.0))]
        {
            let (worth, cells) = value(call);
            let [Cell::Number(wins), Cell::Number(needed), _] = cells[..] else { panic!("cells") };
            let gap = wins.value - needed.value;
            assert_eq!(gap > -1e-9, worth - otherwise > -1e-9, "{number} {call:?}: {gap} {worth}");
        }
        let Action::Call(called) = chosen else { panic!("a call is due") };
        let most =
            [take, value(Call::Zole).0, value(Call::MazaZole).0].into_iter().fold(0.0, f64::max);
        assert!((value(called).0 - most).abs() < 1e-9, "{number}: {called:?}");
        if called == Call::Pass {
            n_passes += 1;
            let [Cell::Number(wins), Cell::Number(needed), Cell::Number(n)] =
                value(Call::Take).1[..]
            else {
                panic!("cells")
            };
            let enough = (0..=20).find(|k| f64::from(*k) / n.value >= needed.value - 1e-9).unwrap();
            let won = match wins.value * n.value {
                0.0 => "none".to_owned(),
                won => format!("only {won}"),
            };
            let of = n.value;
            let expected =
                format!("Taking the table wins {won} of {of} possible deals; you need {enough}.");
            assert_eq!(Language::English.message(why.reason.as_ref().unwrap()), expected);
        }
    }
    assert!(n_passes > 5, "{n_passes}");
}

/// With all queens, all jacks and 10♠ 10♥, a lielais who leads draws every trump and loses the tens
/// to the aces unless both are buried.
#[test]
fn tens_that_would_be_lost_are_buried() {
    let cards =
        "JD JH JS JC QD QH QS QC / AH 9S KS AS 9C KC TC AC / 7D 8D 9D KD TD AD 9H KH / TH TS";
    let deal = deal(RuleSet::SEED, cards, &[Action::Call(Call::Take)]);
    let mut why = Explanation::default();
    let buried = ask_turn(&deal, Budget::UNLIMITED, |ask| {
        agent("pimc:worlds=20", 1).decide(ask, Some(&mut why))
    });
    let tens: CardSet = "TH TS".parse().unwrap();
    assert!(matches!(buried, Action::Bury(pair) if pair.cards() == tens), "{buried:?}");
    assert_eq!(why.candidates.len(), 45);
}

/// Two tricks from the end every world is listed, so the choice is the same for every seed.
#[test]
fn near_the_end_all_worlds_are_listed_and_chance_plays_no_part() {
    let cards =
        "QC QS QH JC JS AD TH KH / QD JH JD KD 9D AH AS TS / TD 8D 7D 9H KS AC TC KC / 9S 9C";
    let buried = Pair::new("TH".parse().unwrap(), "KH".parse().unwrap()).unwrap();
    let mut actions = vec![Action::Call(Call::Take), Action::Bury(buried)];
    actions.extend(plays("QC 9D 7D QS JD 8D QH KD TD JC JH KS 9S AS AC"));
    let deal = deal(RuleSet::SEED, cards, &actions);
    let decide = |seed| {
        let mut why = Explanation::default();
        let action = ask_turn(&deal, Budget::UNLIMITED, |ask| {
            agent("pimc", seed).decide(ask, Some(&mut why))
        });
        let shares: Vec<_> =
            why.candidates.iter().map(|one| (one.legal_idx, one.value.unwrap())).collect();
        assert!(shares.iter().all(|(_, value)| value.error.is_none()), "listed, not sampled");
        (action, shares)
    };
    let first = decide(1);
    assert!((2..6).all(|seed| decide(seed) == first));
}

#[test]
fn the_explanation_shows_worlds_and_says_by_what_it_was_settled() {
    let deal = deal(RuleSet::SEED, SURE, &[Action::Call(Call::Zole)]);
    let mut why = Explanation::default();
    ask_turn(&deal, Budget::UNLIMITED, |ask| {
        agent("pimc:worlds=30", 1).decide(ask, Some(&mut why))
    });
    let text = why.printed(&Language::English).to_string();
    assert!(text.contains("30 of 1,969,110 possible deals, drawn at random"), "{text}");
    // All cards win all tricks, so the margin is equal too.
    assert!(text.contains("Other choices are just as good."), "{text}");
    // 30 of 30 worlds are a sample, not all there are.
    assert!(why.candidates.iter().all(|one| one.value.unwrap().error.unwrap() > 0.01), "{text}");
    let Body::Worlds(worlds) = &why.panels[0].body else { panic!("worlds come first") };
    assert_eq!(worlds.samples.len(), 4);
    assert!(worlds.samples.iter().all(|world| (world.probability - 1.0 / 30.0).abs() < 1e-12));
    assert!((worlds.classes.iter().map(|class| class.share).sum::<f64>() - 1.0).abs() < 1e-9);
}

/// Where no burial wins, points still tell them apart: aces and tens that would be lost are buried.
#[test]
fn a_hopeless_hand_is_buried_by_points_and_not_by_the_order_of_the_list() {
    let hopeless =
        "QC JS JH AD 9D AH KS 9C / QS QH QD JC JD TD KD 8D / 7D TS AS 9S AC TC KH 9H / TH KC";
    let deal = deal(RuleSet::SEED, hopeless, &[Action::Call(Call::Take)]);
    let mut why = Explanation::default();
    let chosen =
        ask_turn(&deal, Budget::UNLIMITED, |ask| agent("pimc", 1).decide(ask, Some(&mut why)));
    let text = why.printed(&Language::English).to_string();
    let Action::Bury(pair) = chosen else { panic!("a burial is due") };
    assert!(pair.cards().eyes().0 >= 14, "{text}");
    assert!(!text.contains("Other choices are just as good"), "{text}");
}

/// With little effort wins are all that is known, and the explanation says so.
#[test]
fn an_effort_that_ended_early_is_told() {
    let ten = "QC QS QH JC JS AD TH KH / QD JH JD KD 9D AH AS TS / TD 8D 7D 9H KS AC TC KC / 9S 9C";
    let deal = deal(RuleSet::SEED, ten, &[Action::Call(Call::Take)]);
    let mut why = Explanation::default();
    let budget = Budget::nodes(60_000);
    ask_turn(&deal, budget, |ask| agent("pimc", 1).decide(ask, Some(&mut why)));
    let text = why.printed(&Language::English).to_string();
    assert!(text.contains("Stopped early: only who wins was computed"), "{text}");
    let values = why.candidates.iter().filter_map(|one| one.value);
    assert!(
        values.filter(|value| value.value > 0.0 && value.value < 1.0).all(|v| v.error.is_some())
    );
}

/// What is traced is what is decided; the log has every world with a win or a loss for each card.
#[test]
fn worlds_are_told_as_they_decide() {
    let mut n_traced = 0;
    for seed in 0..3 {
        let mut deal = shuffled(RuleSet::SEED, seed);
        play_out(&mut deal, |ask| {
            for spec in ["pimc:worlds=20", "house:level=club"] {
                let mut log = SearchLog::default();
                let (mut teller, mut twin) = (agent(spec, seed), agent(spec, seed));
                let Some(action) = teller.trace(ask, &mut log) else { continue };
                assert_eq!(
                    (action, teller.nodes()),
                    (twin.decide(ask, None), twin.nodes()),
                    "{spec}"
                );
                assert_eq!(log.counted, teller.nodes());
                let replay = Replay::new(&log);
                let last = log.events().len() as u32 - 1;
                assert_eq!(replay.counts_after(last).nodes, log.counted);
                assert_eq!(replay.nodes[0].children.len(), log.worlds.len());
                for candidate in &log.candidates {
                    let leads = |node: &usize| matches!(log.nodes()[*node].1, Edge::Action(_, a) if a == candidate.action);
                    let asked = (0..replay.nodes.len()).filter(leads);
                    let values: Vec<f64> =
                        asked.map(|node| replay.nodes[node].value.unwrap().value).collect();
                    assert_eq!(values.len(), log.worlds.len());
                    assert!(values.iter().all(|&value| value == 0.0 || value == 1.0));
                    let share = values.iter().sum::<f64>() / values.len() as f64;
                    assert!((candidate.value.unwrap().value - share).abs() < 1e-9);
                }
                n_traced += 1;
            }
            agent("rules", seed).decide(ask, None)
        });
    }
    assert!(n_traced > 30, "{n_traced}");
}
