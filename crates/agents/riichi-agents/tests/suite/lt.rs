//! The three simplest players of the Kaunas thesis.

use parlor_agent::{Agent, Ask, Budget, Explanation, PlayOptions, Stream, play_deal};
use parlor_game::{Game, Match, Observed, Seat};
use parlor_riichi::deal::{Action, Setup};
use parlor_riichi::{Contest, Deal, DrawOrder, Kind, Preset, RuleSet, Seen, Tiles, View, Wall};
use parlor_riichi_agents::{
    Frame, LtFast, Neighbours, Subtract, TableReading, Targets, Values, YakuhaiReach, registry,
    visible,
};

use crate::table;

/// The tables of values as printed.
const PRINTED: TableReading =
    TableReading { indicators: false, subtract: Subtract::All, neighbours: Neighbours::Within };

const AGENTS: [&str; 3] = ["lt-random", "lt-greedy", "lt-fast"];
/// Those that think longer.
const PLANNERS: [&str; 12] = [
    "sp-draw:shape=1",
    "jp-dag:exchanges=2",
    "lt-csp",
    "lt-csp:values=fast,steps=single",
    "lt-bucket",
    "lt-bucket:values=fast,copies=four,chanta=on",
    "fi-mc",
    "fi-mc:decks=5,discards=5,turns=1",
    "fi-tree:depth=1",
    "house",
    "house:level=club",
    "house:level=beginner",
];

/// What seat A knows that deals and holds these tiles, nothing discarded yet.
fn view(hand: &str) -> View {
    let setup = Setup::first(&RuleSet::default());
    let mut view = Deal::first_view(&setup, Seat::A);
    view.own.concealed = hand.parse::<Tiles>().unwrap();
    view
}

fn kind(text: &str) -> Kind {
    text.parse::<Tiles>().unwrap().iter().next().unwrap().kind()
}

/// The worked check of the source: a pair of Green is worth 2 − 2, a lone guest wind 0 − 1, a lone
/// suit tile 0.5 − 1.
#[test]
fn greedy_values_are_those_of_the_worked_check() {
    let values = Values::greedy(&view("66z3z9m"), PRINTED);
    assert_eq!(values.of(kind("6z")), 0.0);
    assert_eq!(values.of(kind("3z")), -1.0);
    assert_eq!(values.of(kind("9m")), -0.5);
}

#[test]
fn neighbours_within_two_ranks_count() {
    // 4m and 6m support each other; 9m is too far from both.
    let values = Values::greedy(&view("46m9m"), PRINTED);
    assert_eq!((values.of(kind("4m")), values.of(kind("6m"))), (0.0, 0.0));
    assert_eq!(values.of(kind("9m")), -0.5);
    // The East wind is seat and round wind of the dealer: still one point.
    assert_eq!(Values::greedy(&view("1z"), PRINTED).of(kind("1z")), 0.0);
}

#[test]
fn targets_follow_the_hand() {
    let of = |hand| Targets::of(&view(hand), false, YakuhaiReach::Pair);
    assert!(of("66z123m").yakuhai, "a pair of dragons can become a set");
    assert!(!of("6z123m").yakuhai && !of("33z123m").yakuhai, "a guest wind is no yaku");
    assert!(of("11m22p33s44z").toitoi && !of("11m22p33s4z").toitoi);
    assert!(of("19m").tanyao, "nothing called yet");
}

#[test]
fn fast_values_depend_on_the_targets() {
    let only_tanyao = Targets { yakuhai: false, toitoi: false, tanyao: true };
    let seen = view("19m46p5z");
    let values = only_tanyao.values(&seen, (true, false), PRINTED);
    assert_eq!(values.of(kind("1m")), -1.0, "terminals are worth nothing for tanyao");
    assert_eq!(values.of(kind("4p")), 0.0);
    assert_eq!(values.of(kind("5z")), -1.0);
    let toitoi = Targets { yakuhai: true, toitoi: true, tanyao: false };
    assert_eq!(
        toitoi.values(&seen, (false, false), PRINTED).of(kind("4p")),
        -0.5,
        "neighbours count for nothing"
    );
    assert_eq!(toitoi.values(&seen, (false, false), PRINTED).of(kind("5z")), 0.0);
}

#[test]
fn what_is_visible_is_counted_once() {
    let seen = visible(&view("11m5z"), false);
    assert_eq!((seen[kind("1m").idx()], seen[kind("5z").idx()]), (2, 1));
    assert_eq!(seen.iter().map(|&n| u32::from(n)).sum::<u32>(), 3);
}

/// Dora indicators are visible only to those who are told so.
#[test]
fn indicators_count_where_they_are_told_to() {
    let mut view = Deal::first_view(&Setup::first(&RuleSet::default()), Seat::A);
    let hand = "1199m1199p1199s1z".parse().unwrap();
    Deal::fold(&mut view, &Seen::Dealt { hand }).unwrap();
    Deal::fold(&mut view, &Seen::Indicator { tile: "1m".parse().unwrap() }).unwrap();
    let seen = [false, true].map(|indicators| visible(&view, indicators)[kind("1m").idx()]);
    assert_eq!(seen, [2, 3]);
    let worth = [false, true].map(|indicators| {
        Values::greedy(&view, TableReading { indicators, ..PRINTED }).of(kind("1m"))
    });
    assert_eq!(worth[0] - worth[1], 1.0);
}

/// A lone 9m is worth 0.5 and one of it is held; another is an indicator that counts as visible.
#[test]
fn what_is_subtracted_is_as_told() {
    let mut view = Deal::first_view(&Setup::first(&RuleSet::default()), Seat::A);
    let hand = "66z3z9m147p147s123m".parse().unwrap();
    Deal::fold(&mut view, &Seen::Dealt { hand }).unwrap();
    Deal::fold(&mut view, &Seen::Indicator { tile: "9m".parse().unwrap() }).unwrap();
    for (subtract, nine, green, west) in [
        (Subtract::All, -1.5, 0.0, -1.0),
        (Subtract::Others, -0.5, 2.0, 0.0),
        (Subtract::Nothing, 0.5, 2.0, 0.0),
    ] {
        let values = Values::greedy(&view, TableReading { indicators: true, subtract, ..PRINTED });
        let worth = ["9m", "6z", "3z"].map(|text| values.of(kind(text)));
        assert_eq!(worth, [nine, green, west], "{subtract:?}");
    }
}

/// 4 and 5 support each other within two ranks, not at exactly two; 4 and 6 do both ways.
#[test]
fn neighbours_are_as_told() {
    for (neighbours, near, apart) in [(Neighbours::Within, 1.0, 1.0), (Neighbours::Exact, 0.5, 1.0)]
    {
        let reading = TableReading { neighbours, subtract: Subtract::Nothing, ..PRINTED };
        assert_eq!(Values::greedy(&view("45m"), reading).of(kind("4m")), near);
        assert_eq!(Values::greedy(&view("46m"), reading).of(kind("4m")), apart);
        let tanyao = Targets { yakuhai: false, toitoi: false, tanyao: true };
        let fast = tanyao.values(&view("45m"), (true, false), reading);
        assert_eq!(fast.of(kind("4m")), near);
    }
}

/// Three copies must be held or not yet visible: at least two of them held, one, or none.
#[test]
fn yakuhai_is_within_reach_as_told() {
    let aims = |hand: &str, reach| Targets::of(&view(hand), false, reach).yakuhai;
    for (hand, aims_at) in [
        ("555z123m", [true, true, true]),
        ("55z123m", [true, true, true]),
        ("5z123m", [false, true, true]),
        ("3z123m", [false, false, true]),
    ] {
        let found = [YakuhaiReach::Pair, YakuhaiReach::Tile, YakuhaiReach::Any]
            .map(|reach| aims(hand, reach));
        assert_eq!(found, aims_at, "{hand}");
    }
}

/// By the pseudocode a pair of dragons counts 2 and a terminal 0.5 beside the tanyao row; by the prose
/// neither counts while tanyao is aimed at. A simple next but one to another counts in both rows.
#[test]
fn simples_alone_count_as_told() {
    let both = Targets { yakuhai: true, toitoi: false, tanyao: true };
    let reading = TableReading { subtract: Subtract::Nothing, ..PRINTED };
    let seen = view("55z46p1m");
    for (simples_only, worth) in [(false, [2.0, 0.5, 2.0]), (true, [0.0, 0.0, 2.0])] {
        let values = both.values(&seen, (true, simples_only), reading);
        assert_eq!(["5z", "1m", "4p"].map(|text| values.of(kind(text))), worth);
    }
    let open = Targets { tanyao: false, ..both };
    assert_eq!(open.values(&seen, (true, true), reading).of(kind("5z")), 2.0);
}

/// North, South and West are worth nothing to the dealer of the first deal: the lowest goes, or any, and
/// always the same by the same seed.
#[test]
fn ties_are_broken_as_told() {
    let view = view("234z123456789m1p");
    let legal: Vec<Action> = ["4z", "3z", "2z"]
        .map(|tile| Action::Discard { tile: tile.parse().unwrap(), drawn: false })
        .to_vec();
    let choice = |spec: &str, seed| {
        let ask = Ask { seat: Seat::A, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        let action = registry().build(spec, seed).unwrap().decide(&ask, None);
        legal.iter().position(|&other| other == action).unwrap()
    };
    for name in ["lt-greedy", "lt-fast", "lt-bucket", "lt-csp"] {
        assert!((0..20).all(|seed| choice(name, seed) == choice(name, 0)), "{name}");
        let any = format!("{name}:tied_discards=any");
        let mut chosen = [false; 3];
        (0..40).for_each(|seed| chosen[choice(&any, seed)] = true);
        assert_eq!(chosen, [true; 3], "{any}");
        assert_eq!(choice(&any, 7), choice(&any, 7));
    }
    assert_eq!(legal[choice("lt-greedy", 1)], legal[2], "the lowest index is South");
}

#[test]
fn the_frame_prefers_wins_and_never_aborts() {
    let legal = [Action::NineKinds, Action::Pass, Action::OpenKan, Action::Ron];
    assert_eq!(Frame::first(&legal, |_| true), Some(Frame::Win));
    assert_eq!(Frame::first(&legal[..3], |_| true), Some(Frame::Kan));
    assert_eq!(Frame::first(&legal[..3], |a| !Frame::is_call(a)), Some(Frame::Pass));
}

/// Plays a match, or its first deals, and returns the number of deals; every answer must be legal.
fn play_match(rules: &RuleSet, specs: [&str; 4], seed: u64, deals_max: u32) -> u32 {
    let registry = registry();
    let mut agents: Vec<Box<dyn Agent<Deal>>> = (0..)
        .zip(specs)
        .map(|(seat, spec)| registry.build(spec, seed * 4 + seat).unwrap())
        .collect();
    let (mut contest, mut deals) = (Contest::new(rules), 0);
    while let Some((number, setup)) = contest.next().filter(|_| deals < deals_max) {
        let mut chance = Stream::derived(seed, &[number]);
        let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut chance);
        let mut deal = Deal::start(&setup);
        play_deal(&mut deal, &mut wall, &mut agents, &PlayOptions::default(), |_| {}).unwrap();
        contest.record(&deal).unwrap();
        deals += 1;
    }
    deals
}

#[test]
fn every_agent_answers_every_decision_in_every_ruleset() {
    for name in
        ["ema2016", "lt2017", "ema2025", "wrc2022", "wrc2025", "tenhou", "mjsoul", "mleague"]
    {
        let preset = Preset::by_name(name).unwrap();
        for seed in 0..3 {
            let specs = [
                "lt-random",
                "lt-greedy",
                "lt-fast",
                "lt-fast:strict_tanyao=on,toitoi_no_neighbours=off",
            ];
            assert!(play_match(preset.rules(), specs, seed, 99) >= 4, "{name}");
        }
    }
}

/// Every planner at every seat, in every ruleset.
#[test]
fn planners_answer_every_decision_in_every_ruleset() {
    for (seed, preset) in (0..).zip(Preset::all()) {
        let specs = std::array::from_fn(|at| PLANNERS[(seed as usize + at) % PLANNERS.len()]);
        assert_eq!(play_match(preset.rules(), specs, seed, 2), 2, "{}", preset.name());
    }
}

/// A win is never declined, and the choice is the same with and without an explanation.
#[test]
fn wins_are_taken_and_explanations_change_nothing() {
    let registry = registry();
    let few = PLANNERS.map(|spec| (spec, 2));
    for (spec, n_hands) in AGENTS.map(|spec| (spec, 10)).into_iter().chain(few) {
        let (mut agent, mut twin) =
            (registry.build(spec, 1).unwrap(), registry.build(spec, 1).unwrap());
        let mut asked = 0;
        for seed in 0..n_hands {
            table::play_out(seed, |ask| {
                let mut why = Explanation::default();
                let action = agent.decide(ask, None);
                assert_eq!(twin.decide(ask, Some(&mut why)), action);
                // What was chosen stands first, and every legal action is there.
                assert_eq!(why.chosen, Some(why.candidates[0].legal_idx));
                assert_eq!(why.candidates.len(), ask.legal.len());
                let win = ask.legal.iter().find(|&&a| Frame::of(a) == Frame::Win);
                assert!(win.is_none_or(|&win| win == action));
                asked += 1;
                action
            });
        }
        assert!(asked > 20 * n_hands, "{spec}: {asked}");
    }
}

#[test]
fn a_terminal_is_not_called_while_aiming_at_tanyao() {
    let mut fast = LtFast::default();
    let (mut declined, mut called) = (0, 0);
    for seed in 0..40 {
        table::play_out(seed, |ask| {
            let action = fast.decide(ask, None);
            let lies = ask.view.table.offered();
            let terminal = lies.is_some_and(|(_, tile)| tile.kind().is_terminal());
            let could_call = ask.legal.iter().any(|&a| Frame::is_call(a));
            if terminal && could_call && Targets::of(ask.view, false, YakuhaiReach::Pair).tanyao {
                assert!(!Frame::is_call(action), "{action:?}");
                declined += 1;
            }
            called += u32::from(Frame::is_call(action));
            action
        });
    }
    assert!(declined > 0 && called > 0, "{declined} declined, {called} called");
}
