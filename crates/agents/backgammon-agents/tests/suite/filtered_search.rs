//! Who looks further at fewer plays.

use parlor_agent::{
    Agent, Ask, Body, Budget, Candidate, Cell, Explanation, Message, Panel, Say, Scale,
};
use parlor_backgammon::{Action, Backgammon, Position, Score};
use parlor_backgammon_agents::linear::Linear;
use parlor_backgammon_agents::net::Net;
use parlor_backgammon_agents::{
    Evidence, FilteredSearch, MatchEquityTable, MoveFilter, Utility, registry, without_cube,
};
use parlor_game::{Game, Seat};
use parlor_search::{Bounds, Evaluate};
use parlor_texts::Language;

use crate::boards::decisions;

const ALL: MoveFilter = MoveFilter { most: usize::MAX, within: 6.0 };

fn ask<T>(
    game: &Backgammon,
    seat: Seat,
    budget: Budget<'static>,
    answer: impl FnOnce(&Ask<'_, Backgammon>) -> T,
) -> T {
    let game = without_cube(game);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    answer(&Ask { seat, view: &game, legal: &legal, budget })
}

/// What an agent says of a decision: every play with its value, in the order of the list, and how deep.
fn said(
    agent: &mut dyn Agent<Backgammon>,
    game: &Backgammon,
    seat: Seat,
    budget: Budget<'static>,
) -> (Action, Vec<(f64, String)>) {
    ask(game, seat, budget, |ask| {
        let mut why = Explanation::default();
        let action = agent.decide(ask, Some(&mut why));
        let depth = |one: &Candidate| match one.cells.first() {
            Some(Cell::Words(depth)) => Language::English.message(depth),
            _ => String::new(),
        };
        why.candidates.sort_by_key(|one| one.legal_idx);
        let value = |one: &Candidate| one.value.map_or(f64::NAN, |value| value.value);
        (action, why.candidates.iter().map(|one| (value(one), depth(one))).collect())
    })
}

/// A filter that holds nothing back looks at every play and every best reply: what expectiminimax does at
/// depth 3. Without a filter it is the evaluation itself.
#[test]
fn without_filters_it_is_the_whole_search() {
    for (filters, twin) in [(&[][..], "linear:cube=off"), (&[ALL][..], "linear:depth=3,cube=off")] {
        let mut twin = registry().build(twin, 1).unwrap();
        let mut player = FilteredSearch::new(Linear::shipped(), filters);
        for (game, seat) in decisions(31, 12) {
            let (action, values) = said(&mut player, &game, seat, Budget::UNLIMITED);
            let (expected, whole) = said(&mut *twin, &game, seat, Budget::UNLIMITED);
            assert_eq!(action, expected);
            for ((value, depth), (known, as_deep)) in values.iter().zip(&whole) {
                assert!((value - known).abs() < 1e-9, "{value} {known}");
                assert_eq!(depth, as_deep);
            }
        }
    }
}

/// Only what passes is looked at again: the best by the look before, no more than so many, none further
/// behind than the filter lets through; and the best of the deepest look is played.
#[test]
fn a_sieve_holds_back_what_is_far_behind() {
    let filters = [MoveFilter { most: 4, within: 0.1 }, MoveFilter { most: 2, within: 0.1 }];
    let mut player = FilteredSearch::new(Linear::shipped(), &filters);
    let mut shallow = FilteredSearch::new(Linear::shipped(), &[]);
    let mut n_deep = 0;
    for (game, seat) in decisions(32, 12) {
        let (action, values) = said(&mut player, &game, seat, Budget::UNLIMITED);
        let (_, at_once) = said(&mut shallow, &game, seat, Budget::UNLIMITED);
        let of = |plies: &str| values.iter().filter(|(_, depth)| depth.starts_with(plies)).count();
        assert!(of("2-ply") <= 2 && of("1-ply") + of("2-ply") <= 4);
        n_deep += of("2-ply");
        let best = at_once.iter().map(|(value, _)| *value).fold(-3.0, f64::max);
        for ((_, depth), (value, _)) in values.iter().zip(&at_once) {
            assert!(depth.starts_with("0-ply") || *value >= best - 0.1, "{depth} {value}");
        }
        let deepest = ["2-ply", "1-ply", "0-ply"].into_iter().find(|&plies| of(plies) > 0).unwrap();
        let deep = values.iter().filter(|(_, depth)| depth == deepest).map(|(value, _)| *value);
        let most = deep.fold(-3.0, f64::max);
        let place = ask(&game, seat, Budget::UNLIMITED, |ask| {
            ask.legal.iter().position(|&other| other == action).unwrap()
        });
        assert_eq!(values[place], (most, deepest.to_owned()));
    }
    assert!(n_deep > 0);
}

/// A turn that the budget does not cover is not counted.
#[test]
fn an_unfinished_look_is_thrown_away() {
    let mut player = FilteredSearch::new(Linear::shipped(), &[ALL]);
    let mut shallow = FilteredSearch::new(Linear::shipped(), &[]);
    for (game, seat) in decisions(33, 12) {
        let n_plays = ask(&game, seat, Budget::UNLIMITED, |ask| ask.legal.len() as u64);
        // All plays and the root, and too few for one roll's reply to each.
        let budget = Budget::nodes(1 + n_plays + 20);
        let found = said(&mut player, &game, seat, budget);
        assert_eq!(found, said(&mut shallow, &game, seat, Budget::UNLIMITED));
        assert!(player.nodes() <= 1 + n_plays + 20);
    }
}

/// The tree shows the plays looked at deepest, every roll, and the one reply to each.
#[test]
fn the_tree_shows_one_reply_to_each_roll() {
    let mut player = FilteredSearch::new(Linear::shipped(), &[MoveFilter { most: 2, within: 6.0 }]);
    let (game, seat) = decisions(34, 12)
        .into_iter()
        .find(|&(game, seat)| ask(&game, seat, Budget::UNLIMITED, |ask| ask.legal.len() > 2))
        .unwrap();
    let tree = ask(&game, seat, Budget::UNLIMITED, |ask| {
        let mut why = Explanation::default();
        player.decide(ask, Some(&mut why));
        why.panels.into_iter().find_map(|panel| match panel.body {
            Body::Tree(tree) => Some(tree),
            _ => None,
        })
    });
    let tree = tree.unwrap();
    let below =
        |parent: usize| tree.nodes.iter().filter(|node| node.parent == Some(parent)).count();
    assert_eq!(below(0), 2);
    for play in 1..tree.nodes.len() {
        match tree.nodes[play].parent {
            Some(0) => assert_eq!(below(play), 21),
            Some(parent) if tree.nodes[parent].parent == Some(0) => assert_eq!(below(play), 1),
            _ => assert_eq!(below(play), 0),
        }
    }
}

/// The networks without their faster way of looking ahead.
#[derive(Clone)]
struct OneByOne(Net);

impl Evaluate<Backgammon> for OneByOne {
    fn bounds(&self) -> Bounds {
        self.0.bounds()
    }

    fn value(&mut self, game: &Backgammon, seat: Seat) -> f64 {
        self.0.value(game, seat)
    }
}

impl Evidence for OneByOne {
    fn scale(&self) -> Scale {
        self.0.scale()
    }

    fn panel(&mut self, positions: &[(Message, Backgammon)], seat: Seat) -> Panel {
        self.0.panel(positions, seat)
    }

    fn playing_for(&self, utility: Utility) -> OneByOne {
        OneByOne(self.0.playing_for(utility))
    }
}

/// Valued all at once or one by one, plays have the same values and depths, for money and in a match
/// where gammons count four times as much to one side and nothing to the other.
#[test]
fn looking_ahead_at_once_is_the_search_of_single_positions() {
    let filters = [MoveFilter { most: 3, within: 0.2 }, MoveFilter { most: 2, within: 0.1 }];
    let score = Score::at(7, 5, 6, false).unwrap();
    let match_game = Position { score, ..decisions(36, 1)[0].0.position() }.game().unwrap();
    let gammon_go = Utility::of(&match_game, MatchEquityTable::kazaross_xg2());
    for utility in [Utility::MONEY, gammon_go] {
        let net = Net::shipped().playing_for(utility);
        let mut quick = FilteredSearch::new(net.clone(), &filters);
        let mut slow = FilteredSearch::new(OneByOne(net), &filters);
        for (game, seat) in decisions(35, 6) {
            let (action, values) = said(&mut quick, &game, seat, Budget::UNLIMITED);
            let (expected, known) = said(&mut slow, &game, seat, Budget::UNLIMITED);
            assert_eq!(action, expected);
            for ((value, depth), (known, as_deep)) in values.iter().zip(&known) {
                assert!((value - known).abs() < 1e-5, "{value} {known}");
                assert_eq!(depth, as_deep);
            }
            let unexplained = ask(&game, seat, Budget::UNLIMITED, |ask| quick.decide(ask, None));
            assert_eq!(unexplained, action);
        }
    }
}

/// What the networks look at counts against the budget too, whatever they remember.
#[test]
fn a_budget_holds_for_networks() {
    let filters = [ALL, ALL];
    let mut player = FilteredSearch::new(Net::shipped(), &filters);
    let mut shallow = FilteredSearch::new(Net::shipped(), &[]);
    // An ending that the tables know is one node, however far one looks.
    for (game, seat) in decisions(37, 8).into_iter().filter(|(game, _)| game.board().has_contact())
    {
        let n_plays = ask(&game, seat, Budget::UNLIMITED, |ask| ask.legal.len() as u64);
        let budget = Budget::nodes(n_plays + 20);
        for _ in 0..2 {
            let found = said(&mut player, &game, seat, budget);
            assert_eq!(found, said(&mut shallow, &game, seat, Budget::UNLIMITED));
            assert!(player.nodes() <= n_plays + 20);
        }
    }
}
