//! The strong player, and those who value their hand alone, in situations whose answer players agree on.

use parlor_agent::{Agent, Ask, Body, Budget, Cell, Explanation};
use parlor_game::{Observed, Seat};
use parlor_riichi::deal::{Action, Setup};
use parlor_riichi::{Deal, Preset, RuleSet, Tiles, View, Wind};
use parlor_riichi_agents::house::{House, Rival, Skill, Tables};
use parlor_riichi_agents::{Frame, registry};
use parlor_riichi_value::{Situation, WallLeft};
use parlor_texts::Language;

use crate::scene::{ME, asked, first, setup, tile, told};

/// Seat D has declared riichi after 4p, 7s and an East; everyone else has thrown honours.
const RIICHI: &str = "A2z B2z C2z D4p A3z B3z C3z D7s A4z B4z C4z D1z*";

fn read(view: &View) -> Rival {
    Rival::read(view, Seat::D, view.unseen().counts(), Tables::shipped())
}

/// What is chosen, and why.
fn chosen(view: &View) -> (Action, String) {
    let mut why = Explanation::default();
    let action = asked(view, |ask| House::new(Skill::MASTER).decide(ask, Some(&mut why)));
    (action, why.printed(&Language::English).to_string())
}

fn danger(rival: &Rival, text: &str) -> f64 {
    rival.deal_in(tile(text).kind())
}

#[test]
fn what_the_rival_has_discarded_is_safe_and_suji_is_safer_than_the_rest() {
    let view = told(&first(), "1258m17p9s25s567z3p", "4z", &format!("{RIICHI} A8m 6p"));
    let rival = read(&view);
    assert_eq!(rival.tenpai, 1.0);
    // One that has thrown honours alone is less likely ready than one that has thrown a simple from its hand.
    let of = |story: &str| read(&told(&first(), "1258m17p9s25s567z3p", "4z", story)).tenpai;
    let calm = of("A2z B2z C2z D4z A3z B3z C3z D1z A4z B4z C4z D1z- A8m 6p");
    let bold = of("A2z B2z C2z D4z A3z B3z C3z D1z A4z B4z C4z D5s- A8m 6p");
    assert!(0.0 < calm && calm < bold && bold < 0.5, "{calm} {bold}");
    for safe in ["4p", "7s", "1z", "8m"] {
        assert_eq!(danger(&rival, safe), 0.0, "{safe} cannot be won on");
    }
    // 4p lies there: no two-sided wait on 1p or 7p is left.
    assert!(danger(&rival, "1p") < 0.5 * danger(&rival, "1m"));
    assert!(danger(&rival, "7p") < 0.7 * danger(&rival, "7m"));
    // A two-sided wait on 5s could go either way, on 1m one way only.
    assert!(danger(&rival, "1m") < danger(&rival, "5s"));
    assert!(danger(&rival, "5z") < danger(&rival, "5s"));
}

#[test]
fn a_wall_makes_tiles_behind_it_safer() {
    // All four 8m are seen: nobody waits for 9m with 78m.
    let behind = told(&first(), "888m19m17p25s567z3p", "4z", &format!("{RIICHI} A8m 6p"));
    let open = told(&first(), "145m19m17p25s567z3p", "4z", &format!("{RIICHI} A6s 6p"));
    assert!(danger(&read(&behind), "9m") < 0.5 * danger(&read(&open), "9m"));
}

#[test]
fn a_bad_hand_folds_against_riichi() {
    let view = told(&first(), "1258m17p9s25s567z3p", "4z", &format!("{RIICHI} A8m 6p"));
    let (action, why) = chosen(&view);
    let Action::Discard { tile: gone, .. } = action else { panic!("{why}") };
    assert_eq!(danger(&read(&view), &gone.to_string()), 0.0, "{gone} is not safe\n{why}");
}

#[test]
fn a_ready_hand_worth_much_is_pushed_against_riichi() {
    // Tanyao, pinfu and two dora with a two-sided wait: the 6p is thrown for it.
    let hand = "34m234p345678s22s";
    let view = told(&first(), hand, "1s", &format!("{RIICHI} A9m 6p"));
    let (action, why) = chosen(&view);
    let keeps = match action {
        Action::Riichi { tile: gone, .. } | Action::Discard { tile: gone, .. } => {
            gone == tile("6p")
        }
        _ => false,
    };
    assert!(keeps, "{why}");
}

#[test]
fn a_good_wait_is_declared() {
    let view = told(&first(), "34m789p123678s33z", "9p", "A2z B4z C2z D4z A2z 4z");
    let (action, why) = chosen(&view);
    assert_eq!(action, Action::Riichi { tile: tile("4z"), drawn: true }, "{why}");
}

#[test]
fn yakuhai_is_called_and_a_hand_without_yaku_is_not() {
    // White is a yaku, and with it the hand is ready and has two dora.
    let view = told(&first(), "123m456p78s99s55z2z", "8s", "A5z");
    let (action, why) = chosen(&view);
    assert!(matches!(action, Action::Pon { .. }), "{why}");
    // A guest wind gives no yaku, and the hand has no other.
    let view = told(&first(), "123m456p78s99s44z2z", "8s", "A4z");
    let (action, why) = chosen(&view);
    assert_eq!(action, Action::Pass, "{why}");
}

/// Four from ready and without a yaku in sight, a hand is opened neither for a run nor for a triplet.
#[test]
fn a_far_hand_is_not_opened_for_nothing() {
    for (hand, offered) in [("13m49m29p158s1367z", "A2m"), ("19m4499p158s1367z", "A9p")] {
        let view = told(&first(), hand, "8s", offered);
        assert!(view.hand().shanten().unwrap().number() >= 4);
        let (action, why) = chosen(&view);
        assert_eq!(action, Action::Pass, "{why}");
    }
}

/// The same hand against the same riichi: in the last deal the leader, who would lose the place by dealing
/// in and has safe tiles, folds it; the last player, whom dealing in costs no place, goes on.
#[test]
fn in_the_last_deal_the_place_decides() {
    let story = "D2z A3z B2z C3z D3z A2z B3z C4p D4z A4z B4z C1z* D9m A9s 1m";
    let verdict = |points| {
        let view = told(&setup(Wind::South, Seat::D, points), "3559m2449p68s113z", "9p", story);
        let mut why = Explanation::default();
        asked(&view, |ask| House::new(Skill::MASTER).decide(ask, Some(&mut why)));
        (course(&why), why.to_string())
    };
    let (leader, why) = verdict([27_500, 42_500, 33_000, 17_000]);
    assert_eq!(leader, "riichi-house-course-fold", "{why}");
    let (last, why) = verdict([32_000, 24_500, 36_000, 27_500]);
    assert_eq!(last, "riichi-house-course-push", "{why}");
}

/// What it means to do after its choice: the last of its columns.
fn course(why: &Explanation) -> String {
    let Some(Cell::Words(course)) = why.candidates[0].cells.last() else { panic!("{why}") };
    course.key.clone().into_owned()
}

#[test]
fn every_number_is_shown() {
    let view = told(&first(), "1258m17p9s25s567z3p", "4z", &format!("{RIICHI} A8m 6p"));
    let mut why = Explanation::default();
    let action = asked(&view, |ask| House::new(Skill::MASTER).decide(ask, Some(&mut why)));
    assert_eq!(Frame::of(action), Frame::Discard);
    let printed = why.to_string();
    for shown in [
        "riichi-house-threat (seat: D",
        "riichi-house-costs",
        "riichi-house-costs-noten",
        "riichi-house-counted",
        "riichi-house-dangers",
    ] {
        assert!(printed.contains(shown), "{shown} is missing in\n{printed}");
    }
    assert!(printed.contains("riichi-house-places"), "{printed}");
    let body = |key: &str| {
        let panel = why.panels.iter().find(|panel| panel.title.key == key);
        &panel.unwrap_or_else(|| panic!("{key} is missing in\n{printed}")).body
    };
    // The value follows from what is shown, and from what others' wins cost whatever is done.
    let mut others = Vec::new();
    let Body::Table(courses) = body("riichi-house-courses") else { panic!("{printed}") };
    assert_eq!(courses.rows.len(), why.candidates.len());
    for (candidate, row) in why.candidates.iter().zip(&courses.rows) {
        assert_eq!(candidate.cells.len(), why.columns.len());
        let cells: Vec<f64> = row.cells.iter().map(number).collect();
        let [ready, ends, turns, push, fold, cost, shape] = cells[..] else { panic!("{printed}") };
        assert!(0.0 <= ready && ready <= ends && ends <= 1.0 && turns > 0.0, "{printed}");
        let deal_in = number(&candidate.cells[2]);
        let value = 1_000.0 * candidate.value.unwrap().value - shape + cost;
        others.push(push.max(fold) - value / (1.0 - deal_in));
    }
    let alike = |cost: &f64| *cost > 0.0 && (cost - others[0]).abs() < 1e-6;
    assert!(others.iter().all(alike), "{others:?}\n{printed}");
    // So do the rivals' hands from now to the end of the wall: the deal goes on ever less likely.
    let Body::Table(rivals) = body("riichi-house-rivals") else { panic!("{printed}") };
    let Body::Curves(coming) = body("riichi-house-coming") else { panic!("{printed}") };
    let [lasts, later @ ..] = &coming.curves[..] else { panic!("{printed}") };
    assert!(lasts.points.windows(2).all(|two| two[1].1 < two[0].1), "{printed}");
    for (rival, curve) in rivals.rows.iter().zip(later) {
        assert_eq!(curve.points.len(), lasts.points.len());
        assert!((curve.points[0].1 - number(&rival.cells[0])).abs() < 1e-9, "{printed}");
    }
}

fn number(cell: &Cell) -> f64 {
    let Cell::Number(number) = cell else { panic!("{cell:?}") };
    number.value
}

/// After an abort nobody has won or lost anything.
#[test]
fn an_abort_is_worth_nothing() {
    let rules = Preset::by_name("tenhou").unwrap().rules();
    let view = told(&Setup::first(rules), "1589m19p29s12345z", "4p", "A2z 6m");
    let mut why = Explanation::default();
    asked(&view, |ask| {
        House::new(Skill::MASTER).decide(ask, Some(&mut why));
        let abort = ask.legal.iter().position(|&action| action == Action::NineKinds).unwrap();
        let shown = why.candidates.iter().find(|candidate| candidate.legal_idx == abort).unwrap();
        assert_eq!(shown.value.unwrap().value, 0.0, "{why}");
    });
}

/// Near hands are valued with calls and ron, far ones by draws alone, all actions of a decision alike; and
/// the chances are shown. A small budget leaves the draws.
#[test]
fn the_method_of_the_attack_is_told() {
    let near = told(&first(), "2346m345p5667s22z", "8s", "A9m B1p C9m D1p A9s 7p");
    let far = told(&first(), "1346m1359p568s22z", "8s", "A9m B1p C9m D1p A9s 7p");
    let (graph, draws) = ("riichi-house-by-graph", "riichi-house-by-draws");
    let decided = |view: &View, spec: &str, budget| {
        let (mut why, mut agent) = (Explanation::default(), registry().build(spec, 1).unwrap());
        asked(view, |ask| agent.decide(&Ask { budget, ..*ask }, Some(&mut why)));
        (why, agent.nodes())
    };
    let enough_for_draws = decided(&near, "house:attack=sp", Budget::UNLIMITED).1 + 50;
    for (view, spec, budget, title) in [
        (&near, "house", Budget::UNLIMITED, graph),
        (&near, "house:attack=sp", Budget::UNLIMITED, draws),
        (&near, "house:level=club", Budget::UNLIMITED, draws),
        (&near, "house", Budget::nodes(enough_for_draws), draws),
        (&far, "house", Budget::UNLIMITED, draws),
    ] {
        let (why, _) = decided(view, spec, budget);
        let panel = &why.panels[0];
        assert_eq!(panel.title.key, title, "{spec} {budget:?}\n{why}");
        let Body::Table(table) = &panel.body else { panic!("{why}") };
        // The graph values every discard, the draws those that keep the hand near.
        assert!(!table.rows.is_empty(), "{why}");
        assert!(title != graph || table.rows.len() == why.candidates.len(), "{why}");
        for row in &table.rows {
            let cells: Vec<f64> = row.cells.iter().map(number).collect();
            let [tenpai, win, points, to_ready, to_win, share] = cells[..] else { panic!("{why}") };
            assert!((0.0..=1.0).contains(&tenpai) && (0.0..=1.0).contains(&win), "{why}");
            assert!(to_ready >= 1.0 && to_win >= 1.0 && share <= 1.0, "{why}");
            assert!(title == draws || (to_ready, to_win, share) == (1.0, 1.0, 1.0), "{why}");
            // What a win brings follows from what the hand comes to alone.
            let candidate = why.candidates.iter().find(|of| of.label == row.label).unwrap();
            let gain = number(&candidate.cells[1]);
            assert!(win == 0.0 || (gain - share * points / win).abs() < 1.0, "{why}");
        }
    }
}

#[test]
fn the_story_is_told_to_the_right_seat() {
    let view = told(&first(), "1258m17p9s25s567z3p", "4z", &format!("{RIICHI} A8m 6p"));
    assert_eq!((view.seat, view.own.drawn), (ME, Some(tile("6p"))));
}

/// With ten tiles left the player who sits next to the discarder draws three of them if it passes, two if
/// it calls and discards; with three left, and none after its own discard, there is no draw.
#[test]
fn draws_are_counted_from_the_seat_that_plays_next() {
    let mut view = told(&first(), "123m456p78s99s55z2z", "8s", "A5z");
    view.table.live = 10;
    let passing = Situation::of_view(&view, view.hand());
    assert_eq!((passing.hand.size(), passing.draws), (13, 3));
    let mut called = view.hand();
    called.draw(tile("5z"));
    assert_eq!(Situation::of_view(&view, called).draws, 2);
    view.table.live = 3;
    assert_eq!(Situation::of_view(&view, view.hand()).draws, 1);
    assert_eq!(WallLeft::of_view(&view, &called), WallLeft { draws: 0, before: 0, after: 3 });
}

/// In the last turn nothing more is drawn: every player still answers, and a ready hand stays ready.
#[test]
fn the_last_discard_keeps_a_hand_ready() {
    for spec in VALUING {
        let mut view = told(&first(), "34m789p123678s33z", "9p", "A2z B4z C2z D4z A2z 4z");
        view.table.live = 2;
        let mut why = Explanation::default();
        let mut agent = registry().build(spec, 1).unwrap();
        let action = asked(&view, |ask| agent.decide(ask, Some(&mut why)));
        assert_eq!(action, Action::Discard { tile: tile("4z"), drawn: true }, "{spec}\n{why}");
    }
}

/// In the last turn a hand that is not ready has nothing to go on for: what is said is that it folds.
#[test]
fn with_nothing_to_go_on_for_it_folds() {
    let mut view = told(&first(), "1258m17p9s25s567z3p", "4z", &format!("{RIICHI} A8m 6p"));
    view.table.live = 2;
    let mut why = Explanation::default();
    let action = asked(&view, |ask| House::new(Skill::MASTER).decide(ask, Some(&mut why)));
    assert_eq!(course(&why), "riichi-house-course-fold", "{action:?}\n{why}");
}

/// Where nothing was followed it is said why: the hand is too far, the budget ended, no draw is left, or riichi
/// leaves no choice.
#[test]
fn what_kept_a_hand_from_being_valued_is_told() {
    let story = "A2z B4z C2z D4z A2z 4z";
    let near = told(&first(), "34m789p123678s33z", "9p", story);
    let mut last = near.clone();
    last.table.live = 2;
    let far = told(&first(), "147m258p369s1256z", "9p", "A2z B4z C2z D4z A2z 7z");
    let bound = told(&first(), "34m789p123678s33z", "9p", "A2z B4z* C9m D4z A2z 4z");
    for spec in ["sp-draw", "jp-dag"] {
        for (view, nodes, key) in [
            (&near, 100_000, "riichi-ev-discard"),
            (&near, 0, "riichi-ev-spent"),
            (&last, 100_000, "riichi-ev-last"),
            (&far, 100_000, "riichi-ev-nearest"),
            (&bound, 100_000, "riichi-ev-bound"),
        ] {
            let (mut why, mut agent) = (Explanation::default(), registry().build(spec, 1).unwrap());
            let budget = Budget::nodes(nodes);
            asked(view, |ask| agent.decide(&Ask { budget, ..*ask }, Some(&mut why)));
            let said: Vec<&str> =
                why.reason.iter().chain(&why.method).map(|said| &*said.key).collect();
            let valued = key == "riichi-ev-discard" && said.contains(&"riichi-ev-riichi");
            let is_so = said.contains(&key) || valued;
            assert!(is_so, "{spec}, {nodes} nodes: {said:?}, not {key}\n{why}");
        }
    }
}

/// A budget that the draws have used up leaves nothing for the graph.
#[test]
fn a_spent_budget_leaves_the_draws() {
    let near = told(&first(), "2346m345p5667s22z", "8s", "A9m B1p C9m D1p A9s 7p");
    for nodes in [0, 1, 10] {
        let mut agent = registry().build("house", 1).unwrap();
        let budget = Budget::nodes(nodes);
        let action = asked(&near, |ask| agent.decide(&Ask { budget, ..*ask }, None));
        assert_eq!(Frame::of(action), Frame::Discard);
    }
}

/// A win is shown with all that it has: after riichi 1m wins on the last discard of the wall, so riichi
/// and houtei count: two han, 40 fu from a closed hand, 2,600 points.
#[test]
fn a_win_is_priced_with_riichi_and_the_last_tile() {
    for spec in VALUING {
        let story = "A2z B3z C9m D4z A3z B4z* C9m D4z A1m";
        let mut view = told(&first(), "23456m789p11s999s", "9p", story);
        view.table.places[ME].ippatsu = false;
        view.table.live = 0;
        let (mut why, mut agent) = (Explanation::default(), registry().build(spec, 1).unwrap());
        let action = asked(&view, |ask| agent.decide(ask, Some(&mut why)));
        assert_eq!(action, Action::Ron, "{spec}\n{why}");
        let best = &why.candidates[0];
        let points = match (spec, &best.cells[1]) {
            ("house", Cell::Number(points)) => points.value,
            _ => best.value.unwrap().value,
        };
        assert_eq!(points, 2_600.0, "{spec}\n{why}");
    }
}

/// What was not followed has no number: a discard that sets the hand back without a change of shape, and
/// every discard of a hand too far away.
#[test]
fn what_was_not_valued_is_left_empty() {
    let near = told(&first(), "2346m345p5667s22z", "8s", "A9m B1p C9m D1p A9s 7p");
    let shown = |spec: &str| {
        let (mut why, mut agent) = (Explanation::default(), registry().build(spec, 1).unwrap());
        asked(&near, |ask| agent.decide(ask, Some(&mut why)));
        why
    };
    let why = shown("sp-draw:shape=0");
    assert!(why.candidates[0].value.is_some(), "{why}");
    assert!(why.candidates.iter().any(|candidate| candidate.value.is_none()), "{why}");
    let why = shown("sp-draw:reach=0");
    assert!(why.candidates.iter().all(|candidate| candidate.value.is_none()), "{why}");
}

/// Those who value their hand.
const VALUING: [&str; 3] = ["sp-draw", "jp-dag", "house"];

/// What seat B knows that holds these tiles, nothing discarded yet.
fn undealt(hand: &str, rules: &RuleSet) -> View {
    let setup = Setup::first(rules);
    let mut view = Deal::first_view(&setup, Seat::B);
    view.own.concealed = hand.parse::<Tiles>().unwrap();
    view
}

/// A ready hand is declared, and the lone tile goes.
#[test]
fn a_ready_hand_is_declared() {
    for spec in VALUING {
        let view = undealt("234678m567p3488s4z", &RuleSet::default());
        let mut legal = Vec::new();
        for tile in view.own.concealed.distinct() {
            legal.push(Action::Discard { tile, drawn: false });
        }
        let lone = "4z".parse().unwrap();
        legal.push(Action::Riichi { tile: lone, drawn: false });
        let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        let action = registry().build(spec, 1).unwrap().decide(&ask, None);
        assert_eq!(action, Action::Riichi { tile: lone, drawn: false }, "{spec}");
    }
}

/// A red five is kept where a plain one can go.
#[test]
fn a_red_five_stays() {
    for spec in VALUING {
        let rules = Preset::by_name("tenhou").unwrap().rules();
        let view = undealt("234678m055p3488s4z", rules);
        let legal: Vec<Action> = ["0p", "5p", "3s"]
            .map(|tile| Action::Discard { tile: tile.parse().unwrap(), drawn: false })
            .to_vec();
        let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        let action = registry().build(spec, 1).unwrap().decide(&ask, None);
        assert_ne!(action, legal[0], "{spec}");
        assert_eq!(Frame::of(action), Frame::Discard);
    }
}
