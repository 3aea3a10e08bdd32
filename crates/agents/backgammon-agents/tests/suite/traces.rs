//! What players write down of their searches: the same choice, every node counted, plays as players write them.

use parlor_agent::{Algorithm, Ask, Budget, Replay, SearchLog};
use parlor_backgammon::{Backgammon, Board, Cube, Dice, Die, Men, Phase, Position, RuleSet, Score};
use parlor_backgammon_agents::registry;
use parlor_game::{Game, Seat};

use crate::boards::{START, decisions};

/// Traces the decision and checks the log against a twin that decides.
fn traced(
    spec: &str,
    (game, seat): &(Backgammon, Seat),
    budget: Budget<'_>,
) -> SearchLog<Backgammon> {
    let mut legal = Vec::new();
    game.legal(*seat, &mut legal);
    let ask = Ask { seat: *seat, view: game, legal: &legal, budget };
    let (mut agent, mut twin) =
        (registry().build(spec, 1).unwrap(), registry().build(spec, 1).unwrap());
    let mut log = SearchLog::default();
    let action = agent.trace(&ask, &mut log).unwrap();
    if budget.nodes.is_none() {
        assert_eq!(action, twin.decide(&ask, None), "{spec}");
        assert!(legal.len() == 1 || agent.nodes() == twin.nodes(), "{spec}");
    }
    assert_eq!(log.counted, agent.nodes());
    let last = log.events().len() as u32 - 1;
    assert_eq!(Replay::new(&log).counts_after(last).nodes, log.counted);
    assert_eq!(log.candidates.len(), legal.len());
    log
}

fn to_move() -> Vec<(Backgammon, Seat)> {
    let asked = |(game, _): &(Backgammon, Seat)| matches!(game.phase(), Phase::ToMove(_));
    decisions(5, 6).into_iter().filter(asked).collect()
}

#[test]
fn searches_are_traced_as_they_decide() {
    for (spec, algorithm) in [
        ("expectiminimax:depth=2,prune=none", Algorithm::Expectiminimax),
        ("expectiminimax:depth=3,prune=gamma", Algorithm::Gamma),
        ("expectiminimax:depth=3,prune=star1,order=on", Algorithm::Star1),
        ("expectiminimax:depth=3", Algorithm::Star2),
        ("mcts:playouts=200", Algorithm::Uct),
        ("mcts:playouts=200,cube=off", Algorithm::Uct),
    ] {
        for asked in to_move() {
            assert_eq!(traced(spec, &asked, Budget::UNLIMITED).algorithm, algorithm, "{spec}");
        }
    }
}

/// `house` grows a tree for every look; the last is written down, and its best play is the choice.
#[test]
fn the_last_look_of_house_is_traced() {
    for (game, seat) in to_move() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let ask = Ask { seat, view: &game, legal: &legal, budget: Budget::UNLIMITED };
        let [mut agent, mut twin] = [1, 1].map(|seed| registry().build("house", seed).unwrap());
        let mut log = SearchLog::default();
        let Some(action) = agent.trace(&ask, &mut log) else {
            assert_eq!(legal.len(), 1, "several plays are looked at");
            continue;
        };
        assert_eq!(action, twin.decide(&ask, None));
        let replay = Replay::new(&log);
        let last = log.events().len() as u32 - 1;
        assert_eq!(replay.counts_after(last).nodes, log.counted);
        let worth = |idx: &u32| replay.nodes[*idx as usize].value.unwrap().value;
        let best = replay.nodes[0].children.iter().map(worth).fold(f64::NEG_INFINITY, f64::max);
        let chosen = log.candidates.iter().find(|it| it.action == action).unwrap();
        assert_eq!(chosen.value.unwrap().value, best);
    }
}

/// With 21 rolls and a reply to each no tree is as small as that.
#[test]
fn a_budget_cuts_the_log_short() {
    for asked in to_move() {
        let log = traced("expectiminimax:depth=3,prune=none", &asked, Budget::nodes(40));
        assert_eq!((log.is_cut_short, log.counted), (true, 40));
    }
}

/// Before the roll the root is the dice: the mean of what the plays of each roll come to.
#[test]
fn before_the_roll_the_tree_begins_with_the_dice() {
    let at = |phase| {
        let board = Board::new(Men::new(HOLDING).unwrap(), Men::new(START).unwrap()).unwrap();
        let (cube, score, rules) = (Cube::CENTRED, Score::MONEY, RuleSet::STANDARD);
        Position { board, on_roll: Seat::A, phase, cube, score, rules }.game().unwrap()
    };
    let root = |game: &Backgammon, depth: u32| {
        let mut legal = Vec::new();
        game.legal(Seat::A, &mut legal);
        let ask = Ask { seat: Seat::A, view: game, legal: &legal, budget: Budget::UNLIMITED };
        let spec = format!("expectiminimax:depth={depth},prune=none");
        let mut log = SearchLog::default();
        let action = registry().build(&spec, 1).unwrap().trace(&ask, &mut log);
        (action, Replay::new(&log).nodes[0].clone())
    };
    let (action, before) = root(&at(Phase::ToRoll), 2);
    assert_eq!((action, before.children.len()), (None, 21), "nothing is chosen; 21 rolls");
    let pips = || (1..=6).map(|pips| Die::new(pips).unwrap());
    let rolls = pips().flat_map(|one| pips().map(move |two| Dice::new(one, two)));
    let values = rolls.map(|dice| root(&at(Phase::ToMove(dice)), 1).1.value.unwrap().value);
    let mean = values.sum::<f64>() / 36.0;
    assert!((before.value.unwrap().value - mean).abs() < 1e-9);
}

const HOLDING: &[(u8, u8)] = &[(20, 2), (13, 5), (8, 3), (6, 5)];

/// A roll has two numbers; a play begins and ends on points, or on the bar, or off.
#[test]
fn edges_are_named_as_players_write_them() {
    for asked in to_move() {
        let log = traced("expectiminimax:depth=3", &asked, Budget::UNLIMITED);
        for (node, &(parent, edge)) in log.nodes().iter().enumerate().take(200) {
            let label = log.label(node as u32).to_string();
            let before = parent.and_then(|parent| log.game_at(parent));
            match edge {
                parlor_agent::Edge::Action(_, parlor_backgammon::Action::Play(play)) => {
                    let board = before.unwrap();
                    let written = parlor_formats::backgammon::notation::write(board.board(), play);
                    assert_eq!(label, written);
                }
                parlor_agent::Edge::Chance { .. } => assert_eq!(label.matches('-').count(), 1),
                _ => assert_eq!(label, ""),
            }
        }
    }
}
