//! The players of the Helsinki thesis.

use parlor_agent::{Agent, Ask, Budget, Candidate, Cell, Explanation};
use parlor_game::{Observed, Seat};
use parlor_riichi::deal::{Action, Riichi, Setup, Source, Stage};
use parlor_riichi::score::Finish;
use parlor_riichi::{Deal, Hand, Kind, RuleSet, Tiles, View};
use parlor_riichi_agents::fi::{Eval, Judge};
use parlor_riichi_agents::{Pairs, registry};

/// What seat B knows that holds these tiles, nothing discarded yet.
fn view(hand: &str) -> View {
    let setup = Setup::first(&RuleSet::default());
    let mut view = Deal::first_view(&setup, Seat::B);
    view.own.concealed = hand.parse::<Tiles>().unwrap();
    view
}

fn discards(view: &View) -> Vec<Action> {
    view.own.concealed.distinct().map(|tile| Action::Discard { tile, drawn: false }).collect()
}

#[test]
fn hands_are_valued_by_shanten_and_acceptance() {
    // Waits for 1m and 4m, eight tiles not seen: tenpai is eight steps from eight shanten.
    let ready = view("23m456p789s11222z");
    let judge = Judge::new(&ready);
    assert_eq!(judge.resting(&ready.hand()), 808.0);
    // With a useless tile more it can be left as good.
    let full = view("23m456p789s11222z9p");
    assert_eq!(Judge::new(&full).full(&full.hand()), 808.0);
    // One step further for each pair of tiles that does not fit.
    let far = view("147m258p369s1234z");
    assert!(Judge::new(&far).resting(&far.hand()) < 400.0);
}

/// By the recogniser's sets: tiles covered, counted by hand.
#[test]
fn hands_are_valued_by_what_sets_cover() {
    let [one, every] = [Pairs::One, Pairs::Every].map(Eval::Sets);
    // 456p, 789s, 222z and 11z; then 11m and 22m, of which one or both count.
    for (hand, covered) in
        [("23m456p789s11222z", [11.0, 11.0]), ("1122m456p789s222z", [11.0, 13.0])]
    {
        let view = view(hand);
        let worth = |eval| Judge::by(eval, &view).resting(&view.hand());
        assert_eq!([one, every].map(worth), covered, "{hand}");
        assert_eq!(worth(Eval::Points), 0.0);
    }
    // A useless tile more covers nothing; a set called covers what it did.
    let mut full = view("1122m456p789s222z9p");
    assert_eq!(Judge::by(one, &full).full(&full.hand()), 11.0);
    let south = "2z".parse().unwrap();
    assert!(full.own.concealed.remove(south));
    let pon = parlor_riichi::Meld::pon(south, [south; 2], parlor_riichi::Relative::Left).unwrap();
    let mut called = full.hand();
    assert!(called.lay_out(pon));
    assert_eq!(Judge::by(one, &full).full(&called), 11.0);
    // However hands are valued, a complete one has its points.
    let whole = view("123456m234p678s33z");
    let judge = Judge::by(Eval::Points, &whole);
    assert_eq!(judge.complete(&whole.hand(), "6m".parse().unwrap(), Finish::Tsumo), Some(11_500.0));
}

/// 2s or 5s for any of three lone tiles makes a fourth set, each as probable: the first or the last goes.
#[test]
fn equal_branches_are_told_apart_by_their_order() {
    let hand = "123456m789p34s9s12z";
    for (ties, gone) in [("first", "9s"), ("last", "2z")] {
        for mode in ["single", "list"] {
            let spec = format!("fi-tree:depth=1,eval=sets,mode={mode},tied_branches={ties}");
            let (action, why) = choice(&spec, hand);
            let tile = gone.parse().unwrap();
            assert_eq!(action, Action::Discard { tile, drawn: false }, "{spec}");
            // Four of the 136 tiles less the 14 held; nothing else is seen yet.
            let best = why.candidates[0].value.unwrap().value;
            assert!((best - 4.0 / 122.0).abs() < 1e-12, "{best}");
        }
    }
}

/// If every better hand on the way is in the list, no longer branch comes before its own beginning.
#[test]
fn a_list_of_all_better_hands_makes_depth_useless() {
    for hand in ["1378m2259p146s13z1m", "234678m57p348s144z"] {
        let values = |depth| {
            let why = choice(&format!("fi-tree:depth={depth},mode=list"), hand).1;
            why.candidates.iter().map(|c| (c.legal_idx, c.value)).collect::<Vec<_>>()
        };
        assert_eq!(values(1), values(3), "{hand}");
    }
}

/// With points alone only a win counts, and only the lone tile leaves one: it goes by the mean and by the best.
#[test]
fn points_alone_find_a_win() {
    for pick in ["mean", "best"] {
        let spec = format!("fi-mc:decks=100,discards=60,turns=1,eval=points,pick={pick}");
        let (action, why) = choice(&spec, "234678m567p3488s4z");
        let tile = "4z".parse().unwrap();
        assert_eq!(action, Action::Discard { tile, drawn: false }, "{pick}");
        let others = why.candidates.iter().filter(|c| Some(c.legal_idx) != why.chosen);
        assert!(others.map(|c| c.value.unwrap().value).all(|value| value == 0.0));
    }
}

#[test]
fn a_complete_hand_is_worth_its_points() {
    let whole = view("123456m234p678s33z");
    let judge = Judge::new(&whole);
    let tile = "6m".parse().unwrap();
    // Pinfu and menzen tsumo: 2 han 20 fu, 400 and 700 make 1500.
    assert_eq!(judge.complete(&whole.hand(), tile, Finish::Tsumo), Some(11_500.0));
    // By ron pinfu alone: 1000.
    assert_eq!(judge.complete(&whole.hand(), tile, Finish::Ron), Some(11_000.0));
    // An edge wait is no pinfu: without a yaku there is nothing to be had.
    let edge = Hand::closed("123456m234p789s33z".parse().unwrap());
    assert_eq!(judge.complete(&edge, "7s".parse().unwrap(), Finish::Ron), None);
    let torn = Hand::closed("123456m234p67s333z".parse().unwrap());
    assert_eq!(judge.complete(&torn, tile, Finish::Tsumo), None);
}

fn choice(spec: &str, hand: &str) -> (Action, Explanation) {
    let view = view(hand);
    let legal = discards(&view);
    let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    let action = registry().build(spec, 1).unwrap().decide(&ask, Some(&mut why));
    (action, why)
}

/// A lone tile beside a ready hand goes, and every discard has a mean with its error.
#[test]
fn monte_carlo_finds_the_lone_tile() {
    let (action, why) = choice("fi-mc:decks=100,discards=60,turns=1", "234678m567p3488s4z");
    let Action::Discard { tile, .. } = action else { panic!("{action:?}") };
    assert_eq!(tile, "4z".parse().unwrap());
    for candidate in &why.candidates {
        let value = candidate.value.unwrap();
        assert!(value.error.unwrap() > 0.0 && value.value > 300.0, "{value:?}");
    }
    assert_eq!(why.effort[0].to_string(), "riichi-fi-continuations (n: 6000)");
}

/// A budget is kept, and with nothing sampled the hand that is left decides.
#[test]
fn monte_carlo_keeps_its_budget() {
    let view = view("234678m567p3488s4z");
    let legal = discards(&view);
    for (nodes, used) in [(0, 0), (50, 50), (10_000, 800)] {
        let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget: Budget::nodes(nodes) };
        let mut agent = registry().build("fi-mc", 1).unwrap();
        let action = agent.decide(&ask, None);
        assert_eq!(agent.nodes(), used);
        assert!(legal.contains(&action));
        if nodes == 0 {
            assert_eq!(action, Action::Discard { tile: "4z".parse().unwrap(), drawn: false });
        }
    }
}

/// The branches of the thesis, without anything remembered: the probability of all that begin with
/// each exchange of `gone`, and of the best of them.
fn branches(judge: &Judge<'_>, root: &Hand, hand: &Hand, gone: Kind, depth: u32) -> [f64; 2] {
    let worth = |hand: &Hand, drawn: Option<Kind>| {
        let complete = drawn.and_then(|drawn| judge.complete(hand, drawn.tile(), Finish::Tsumo));
        complete.unwrap_or_else(|| judge.full(hand))
    };
    let count = |hand: &Hand, kind: Kind| hand.concealed.counts()[kind];
    let left =
        |kind: Kind| judge.unseen[kind] - count(hand, kind).saturating_sub(count(root, kind));
    let all: u32 = Kind::all().map(|kind| u32::from(left(kind))).sum();
    let now = worth(hand, None);
    let mut found = [0.0f64; 2];
    for drawn in Kind::all().filter(|&kind| kind != gone && left(kind) > 0) {
        let mut next = *hand;
        assert!(next.discard(gone.tile()));
        if !next.draw(drawn.tile()) || worth(&next, Some(drawn)) <= now {
            continue;
        }
        let chance = f64::from(left(drawn)) / f64::from(all);
        let kinds: Vec<Kind> = next.concealed.counts().kinds().into_iter().collect();
        let complete = judge.complete(&next, drawn.tile(), Finish::Tsumo).is_some();
        let mut follows = [0.0f64; 2];
        if depth > 1 && !complete {
            for gone in kinds {
                let [sum, best] = branches(judge, root, &next, gone, depth - 1);
                follows = [follows[0] + sum, follows[1].max(best)];
            }
        }
        if follows == [0.0; 2] {
            follows = [1.0; 2];
        }
        found = [found[0] + chance * follows[0], found[1].max(chance * follows[1])];
    }
    found
}

#[test]
fn the_tree_is_that_of_the_thesis() {
    for (hand, depth) in [
        ("234678m567p3488s4z", 1),
        ("234678m57p3488s44z", 1),
        ("1378m2259p146s13z1m", 1),
        ("234678m57p348s144z", 2),
        // Branches that win before their last exchange.
        ("234678m567p3488s4z", 2),
        ("234678m567p3488s4z", 3),
        ("234678m57p3488s44z", 3),
        ("1178m2259p146s13z1m", 2),
    ] {
        let held = view(hand);
        let judge = Judge::new(&held);
        let legal = discards(&held);
        for (mode, name) in ["sum", "single"].iter().enumerate() {
            let why = choice(&format!("fi-tree:depth={depth},mode={name}"), hand).1;
            for candidate in &why.candidates {
                let Action::Discard { tile, .. } = legal[candidate.legal_idx] else { panic!() };
                let root = held.hand();
                let expected = branches(&judge, &root, &root, tile.kind(), depth)[mode];
                let ours = candidate.value.unwrap().value;
                assert!((ours - expected).abs() < 1e-12, "{hand} {tile}: {ours} {expected}");
            }
            let value = |c: &Candidate| c.value.unwrap().value;
            let most = why.candidates.iter().map(value).fold(0.0, f64::max);
            assert_eq!(value(&why.candidates[0]), most, "{hand}: what is shown first is best");
            let Cell::Number(left) = &why.candidates[0].cells[0] else { panic!() };
            assert!(left.value > 100.0, "what is left of the hand stands beside it");
        }
    }
}

/// With too few nodes for its depth the tree decides as a shallower one would, and with too few for
/// any by what is left of the hand.
#[test]
fn a_tree_cut_short_decides_by_its_last_whole_depth() {
    let view = view("1378m2259p146s13z1m");
    let legal = discards(&view);
    let decide = |spec: &str, budget| {
        let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget };
        let (mut why, mut agent) = (Explanation::default(), registry().build(spec, 1).unwrap());
        let action = agent.decide(&ask, Some(&mut why));
        let values: Vec<_> = why.candidates.iter().map(|c| (c.legal_idx, c.value)).collect();
        (action, values, agent.nodes())
    };
    let whole = decide("fi-tree:depth=1", Budget::UNLIMITED);
    let cut = decide("fi-tree:depth=2", Budget::nodes(whole.2 + 40));
    assert_eq!((cut.0, cut.1, cut.2), (whole.0, whole.1, whole.2 + 40));
    let judge = Judge::new(&view);
    let (action, values, nodes) = decide("fi-tree:depth=2", Budget::nodes(10));
    assert_eq!(nodes, 10);
    let mut rest = view.hand();
    let Action::Discard { tile, .. } = action else { panic!("{action:?}") };
    assert!(rest.discard(tile));
    assert_eq!(values[0].1.unwrap().value, judge.resting(&rest));
    assert!(values.iter().all(|(_, value)| value.unwrap().value <= judge.resting(&rest)));
}

/// A drawn tile and its twin in the hand are one discard: both have the same mean.
#[test]
fn monte_carlo_counts_a_drawn_tile_and_its_twin_once() {
    let mut view = view("234678m567p3488s44z");
    view.own.drawn = Some("4z".parse().unwrap());
    let mut legal = discards(&view);
    legal.push(Action::Discard { tile: "4z".parse().unwrap(), drawn: true });
    let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    registry().build("fi-mc", 1).unwrap().decide(&ask, Some(&mut why));
    let of = |idx: usize| {
        let found = why.candidates.iter().find(|candidate| candidate.legal_idx == idx);
        found.unwrap().value.unwrap()
    };
    let twin = legal.len() - 2;
    assert_eq!(legal[twin], Action::Discard { tile: "4z".parse().unwrap(), drawn: false });
    assert_eq!(of(twin), of(legal.len() - 1));
}

/// A win is worth ten thousand and the points that it brings, riichi and the last tile included;
/// declaring nine kinds is not valued.
#[test]
fn a_win_is_worth_its_points() {
    let setup = Setup::first(&RuleSet::default());
    let mut view = Deal::first_view(&setup, Seat::B);
    view.own.concealed = "123456m234p78s99p9s".parse().unwrap();
    view.own.drawn = Some("9s".parse().unwrap());
    let place = &mut view.table.places[Seat::B];
    (place.riichi, place.n_draws) = (Riichi::Paid { double: false }, 5);
    view.table.stage = Stage::Turn { seat: Seat::B, source: Source::Wall };
    (view.table.uninterrupted, view.table.live) = (false, 20);
    // Riichi, menzen tsumo, pinfu: 3 han 20 fu, 700 and 1300.
    assert_eq!(Judge::new(&view).won(Action::Tsumo), Some(12_700.0));
    // The last tile is a yaku more: 4 han 20 fu, 1300 and 2600.
    view.table.live = 0;
    assert_eq!(Judge::new(&view).won(Action::Tsumo), Some(15_200.0));
    assert_eq!(Judge::new(&view).won(Action::Pass), None);

    let legal = [Action::Tsumo, Action::NineKinds];
    let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    registry().build("fi-mc", 1).unwrap().decide(&ask, Some(&mut why));
    let values: Vec<_> = why.candidates.iter().map(|c| c.value.map(|v| v.value)).collect();
    assert_eq!(values, [Some(15_200.0), None]);
}

/// Eight tiles complete a ready hand: the lone tile goes, with the chance of the likelier wait.
#[test]
fn the_tree_waits_for_what_completes_the_hand() {
    let (action, why) = choice("fi-tree:depth=1,mode=sum", "234678m567p3488s4z");
    assert_eq!(action, Action::Discard { tile: "4z".parse().unwrap(), drawn: false });
    assert!(why.panels[0].title.key.ends_with("branches"));
    assert_eq!(choice("fi-tree:depth=3", "234678m567p3488s4z").0, action);
}
