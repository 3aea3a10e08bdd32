//! What `house` does in its own way: calls in points, and cards where tricks are not wanted.

use parlor_agent::{Body, Budget, Cell, Explanation, Replay, SearchLog};
use parlor_game::{Game, Observed, Seat};
use parlor_stats::Moments;
use parlor_zole::{Action, Call, Deal, Outcome, RuleSet};
use parlor_zole_agents::{Demands, House, HouseOptions};

use crate::table::{agent, ask_turn, deal, play_out, shuffled};

/// A cap that keeps the tests short.
const NODES: u64 = 20_000;

/// Plays a deal to its end after these calls, and shows every card to be chosen to `look`.
fn walk(calls: &[Call], seed: u64, mut look: impl FnMut(&parlor_agent::Ask<'_, Deal>)) {
    let mut deal = shuffled(RuleSet::ONLINE_PGM, seed);
    let (mut calls, mut habits) = (calls.iter(), agent("rules", 1));
    play_out(&mut deal, |ask| {
        if let (Action::Call(_), Some(&call)) = (ask.legal[0], calls.next()) {
            return Action::Call(call);
        }
        if ask.legal.len() > 1 {
            look(ask);
        }
        habits.decide(ask, None)
    });
}

/// A call is worth more than a pass when it wins as many worlds as it needs, and what is worth most is called.
#[test]
fn values_of_calls_agree_with_what_they_need() {
    let mut called = 0;
    for number in 0..24 {
        let deal = shuffled(RuleSet::ONLINE_PGM, number);
        let mut why = Explanation::default();
        let (legal, chosen) = ask_turn(&deal, Budget::nodes(10 * NODES), |ask| {
            (ask.legal.to_vec(), agent("house", number).decide(ask, Some(&mut why)))
        });
        let mut most = f64::NEG_INFINITY;
        for one in &why.candidates {
            let worth = one.value.unwrap().value;
            most = most.max(worth);
            let (Action::Call(call), [wins, needed, _]) = (legal[one.legal_idx], &one.cells[..])
            else {
                panic!("three cells")
            };
            let (Cell::Number(wins), Cell::Number(needed)) = (wins, needed) else {
                assert_eq!((call, worth), (Call::Pass, 0.0));
                continue;
            };
            // What would be needed cannot be more than all worlds or fewer than none.
            if needed.value > 0.0 && needed.value < 1.0 {
                let gap = wins.value - needed.value;
                assert_eq!(gap > -1e-9, worth > -1e-9, "{number} {call:?}: {gap} {worth}");
            }
        }
        let worth = why.choice().unwrap().value.unwrap().value;
        assert!((worth - most).abs() < 1e-9, "{number}: {chosen:?}");
        called += u32::from(chosen != Action::Call(Call::Pass));
    }
    assert!(called > 3, "{called}");
}

/// What is asked of a call is taken off its worth, and enough of it keeps anyone from calling.
#[test]
fn more_is_asked_and_less_is_called() {
    let strong =
        "QC QS QH JC JS AD TH KH / QD JH JD KD 9D AH AS TS / TD 8D 7D 9H KS AC TC KC / 9S 9C";
    let first = deal(RuleSet::ONLINE_PGM, strong, &[]);
    let worth = |zole: f64| {
        let demands = Demands { zole, ..Demands::NONE };
        let options = HouseOptions { demands, call_worlds: 40, ..HouseOptions::default() };
        let view = first.view(Seat::A);
        let calls = [Call::Pass, Call::Zole];
        House::new(options, 1).worth(&view, &calls, &Budget::UNLIMITED)[1]
    };
    let (free, dear) = (worth(0.0), worth(3.0));
    assert_eq!(free.share, dear.share);
    assert!((free.over_pass - dear.over_pass - 3.0).abs() < 1e-9, "{free:?} {dear:?}");
    let call =
        |spec: &str| ask_turn(&first, Budget::UNLIMITED, |ask| agent(spec, 1).decide(ask, None));
    assert_ne!(call("house"), Action::Call(Call::Pass));
    let asked = "house:take_first=20,zole=20,maza_zole=20";
    assert_eq!(call(asked), Action::Call(Call::Pass));
}

/// The worlds that are drawn are those that the share counts.
#[test]
fn shares_are_told_with_the_worlds_and_tricks_behind_them() {
    let mut n = 0;
    for (seed, calls) in [(1, vec![Call::Pass; 3]), (2, vec![Call::MazaZole])] {
        walk(&calls, seed, |ask| {
            let mut why = Explanation::default();
            let ask = parlor_agent::Ask { budget: Budget::nodes(NODES), ..*ask };
            agent("house", seed).decide(&ask, Some(&mut why));
            let Body::Worlds(worlds) = &why.panels[0].body else { panic!("worlds come first") };
            let classes: f64 = worlds.classes.iter().map(|class| class.share).sum();
            assert!((classes - 1.0).abs() < 1e-9);
            let choice = why.choice().unwrap();
            let [Cell::Number(tricks), Cell::Number(asked)] = &choice.cells[..] else {
                panic!("tricks and worlds: {choice:?}")
            };
            assert_eq!(asked.value, worlds.n_worlds as f64);
            assert!((0.0..=8.0).contains(&tricks.value));
            if calls.len() == 1 {
                // Mazā zole is made in the worlds without a trick, and broken in the others.
                let none = worlds.classes.iter().find(|class| class.low == 0.0);
                let made = none.map_or(0.0, |class| class.share);
                let is_soloist = ask.seat == Seat::A;
                let expected = if is_soloist { made } else { 1.0 - made };
                assert!((choice.value.unwrap().value - expected).abs() < 1e-9);
            }
            n += 1;
        });
    }
    assert!(n > 15, "{n}");
}

/// What is traced is what is decided, also where tricks are not wanted.
#[test]
fn worlds_that_are_played_on_are_told_as_they_decide() {
    let mut n = 0;
    for (seed, calls) in [(3, vec![Call::Pass; 3]), (4, vec![Call::MazaZole])] {
        walk(&calls, seed, |ask| {
            let ask = parlor_agent::Ask { budget: Budget::nodes(NODES), ..*ask };
            let mut log = SearchLog::default();
            let (mut teller, mut twin) = (agent("house", seed), agent("house", seed));
            let action = teller.trace(&ask, &mut log).unwrap();
            assert_eq!((action, teller.nodes()), (twin.decide(&ask, None), twin.nodes()));
            assert_eq!(log.counted, teller.nodes());
            let replay = Replay::new(&log);
            assert_eq!(replay.nodes[0].children.len(), log.worlds.len());
            n += 1;
        });
    }
    assert!(n > 15, "{n}");
}

/// Three against three with seats exchanged: a small sample of what `docs/user/zole-players.md` measures.
#[test]
fn it_loses_galdins_less_often_than_habits_do() {
    let seats = [Seat::A, Seat::B, Seat::C];
    let mut lost = Moments::default();
    for number in 0..60 {
        for alone in seats {
            let mut deal = shuffled(RuleSet::ONLINE_PGM, number);
            let mut players =
                seats.map(|at| agent(if at == alone { "house" } else { "rules" }, number));
            play_out(&mut deal, |ask| match ask.legal[0] {
                Action::Call(_) => Action::Call(Call::Pass),
                _ => {
                    let ask = parlor_agent::Ask { budget: Budget::nodes(NODES), ..*ask };
                    players[ask.seat.idx()].decide(&ask, None)
                }
            });
            assert!(matches!(deal.outcome(), Some(Outcome::Galdins { .. })));
            lost.add(f64::from(u8::from(deal.returns()[alone] < 0)));
        }
    }
    // One in three loses where all are equal.
    let (mean, error) = (lost.mean().unwrap(), lost.standard_error().unwrap());
    assert!(mean + 2.0 * error < 1.0 / 3.0, "{mean} {error}");
}

/// Where all deals are listed, what is inferred alone decides how often a card wins, and `house` infers as `pimc` does.
#[test]
fn each_step_of_inference_is_that_of_pimc() {
    let explained = |spec: &str, ask: &parlor_agent::Ask<'_, Deal>| {
        let mut why = Explanation::default();
        let action = agent(spec, 1).decide(ask, Some(&mut why));
        let wins =
            |idx| why.candidates.iter().find(|one| one.legal_idx == idx).and_then(|one| one.value);
        (action, (0..ask.legal.len()).map(wins).collect::<Vec<_>>())
    };
    let (mut n, mut n_moved) = (0, 0);
    for seed in 0..4 {
        let (mut played, mut habits) = (0, agent("rules", 1));
        play_out(&mut shuffled(RuleSet::ONLINE_PGM, seed), |ask| {
            if let Action::Call(_) = ask.legal[0] {
                return Action::Call(Call::Take);
            }
            played += u32::from(matches!(ask.legal[0], Action::Play(_)));
            if played >= 14 && ask.legal.len() > 1 {
                for step in ["none", "void", "bid", "burial", "play", "all"] {
                    let of = |who: &str| explained(&format!("{who}:inference={step}"), ask);
                    assert_eq!(of("house"), of("pimc"), "{step}");
                }
                assert_eq!(explained("house", ask), explained("house:inference=all", ask));
                let [void, all] =
                    ["void", "all"].map(|step| explained(&format!("house:inference={step}"), ask));
                n += 1;
                n_moved += u32::from(void.1 != all.1);
            }
            habits.decide(ask, None)
        });
    }
    assert!(n > 10 && n_moved > 3, "{n_moved} of {n}");
}

/// A choice that is clear ends early, one that is not asks for more deals than a first look.
#[test]
fn burials_look_at_more_deals_until_the_choice_is_clear() {
    let mut asked = Vec::new();
    for seed in 0..12 {
        play_out(&mut shuffled(RuleSet::LZF_CLASSIC, seed), |ask| match ask.legal[0] {
            Action::Call(_) => Action::Call(Call::Take),
            Action::Bury(_) if asked.len() < 6 => {
                let mut why = Explanation::default();
                let ask = parlor_agent::Ask { budget: Budget::nodes(3_000_000), ..*ask };
                let action = agent("house", seed).decide(&ask, Some(&mut why));
                let deals = |one: &parlor_agent::Candidate| match one.cells.last() {
                    Some(Cell::Number(deals)) => deals.value,
                    _ => panic!("a number of deals"),
                };
                let most = deals(why.choice().unwrap());
                // A burial that has fallen far behind is asked no more.
                assert!(why.candidates.iter().all(|one| deals(one) <= most));
                asked.push(most);
                action
            }
            _ => agent("rules", 1).decide(ask, None),
        });
    }
    assert!(asked.iter().all(|deals| [50.0, 100.0, 200.0, 400.0].contains(deals)), "{asked:?}");
    assert!(asked.contains(&50.0) && asked.iter().any(|&deals| deals > 50.0), "{asked:?}");
}
