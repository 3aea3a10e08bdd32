//! Matches judged decision by decision.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::ops::ControlFlow;

use parlor_analysis::backgammon::{
    Analysis, Analyst, CannotJudge, Kind, Origin, cube_by_chances, game_with_dice,
};
use parlor_analysis::{ReviewSettings, Reviewer};
use parlor_backgammon::{Action, Dice, Die, Phase, Position, RuleSet};
use parlor_backgammon_agents::{Chances, CubeSpot, ExactEndings, MatchEquityTable};
use parlor_backgammon_kit::BackgammonKit;
use parlor_formats::backgammon::{mat, xgid};
use parlor_game::Seat;
use parlor_kit::Records;
use parlor_wire::online::MomentMsg;

const CLUB_MATCH: &[u8] = include_bytes!("../../../../testdata/backgammon/club-match.mat");

fn analyst(spec: &str) -> Analyst {
    let (table, endings) = (MatchEquityTable::kazaross_xg2(), ExactEndings::shared());
    Analyst::new(spec, 1, None, table, endings).unwrap()
}

#[test]
fn totals_are_the_sums_of_decisions_that_count() {
    let record = mat::read(CLUB_MATCH, RuleSet::STANDARD).unwrap();
    let mut steps = 0;
    let found = Analysis::of(&record, &mut analyst("pips"), true, &mut || steps += 1).unwrap();
    assert_eq!(steps, record.games.iter().map(|game| game.inputs.len()).sum::<usize>());
    for seat in [Seat::A, Seat::B] {
        let own = || found.decisions.iter().filter(|one| one.place.seat == seat && one.counts);
        let totals = found.totals(seat);
        let error: f64 = own().map(|one| one.error).sum();
        assert!((totals.error - error).abs() < 1e-9);
        assert_eq!(totals.plays + totals.cube_decisions, own().count());
        let mean = error / own().count() as f64;
        assert!((totals.error_per_decision - mean).abs() < 1e-9);
    }
    for decision in &found.decisions {
        assert!(decision.error >= 0.0);
        let is_play = matches!(decision.kind, Kind::Play { .. });
        assert_eq!(found.roll_of(decision).is_some(), is_play);
        if decision.error == 0.0 && is_play {
            assert_eq!(decision.made_text(), decision.best_text());
        }
    }
}

/// What a page is sent is what the analysis found: the same decisions with their costs, told as they are judged,
/// at moments at which the same seat was asked, and the same sums.
#[test]
fn a_review_is_the_analysis_piece_by_piece() {
    let played = BackgammonKit::import(CLUB_MATCH).unwrap();
    let record = mat::read(CLUB_MATCH, RuleSet::STANDARD).unwrap();
    let found = Analysis::of(&record, &mut analyst("pips"), true, &mut || {}).unwrap();
    let reviewer = Reviewer::named("backgammon").unwrap();
    let settings = ReviewSettings { agent: "pips".to_owned(), with_luck: true };
    let (mut told, mut progress) = (Vec::new(), Vec::new());
    let sums = reviewer.review(&played, &settings, &mut |done, new| {
        told.extend(new);
        progress.push(done);
        ControlFlow::Continue(())
    });
    let sums = sums.unwrap().unwrap();
    assert!(progress.is_sorted() && progress.last() == Some(&1.0));
    assert_eq!(told.len(), found.decisions.len());
    for (told, decision) in told.iter().zip(&found.decisions) {
        let MomentMsg { deal, step, seat } = told.at;
        assert!(played.question(deal, step, seat.into()).is_some(), "{:?}", told.at);
        assert_eq!((told.cost, told.counts), (Some(decision.error), decision.counts));
        assert_eq!(told.part == "play", decision.dice().is_some());
        let is_best = decision.error == 0.0;
        assert!(!is_best || told.made == told.best, "{told:?}");
    }
    for (sums, seat) in sums.iter().zip([Seat::A, Seat::B]) {
        let totals = found.totals(seat);
        assert_eq!(sums.rating, Some(totals.performance_rating));
        assert_eq!(sums.parts.iter().map(|part| part.cost).sum::<f64>(), totals.error);
        assert_eq!((sums.luck, sums.match_cost), (Some(totals.luck), totals.match_error));
    }
    // Told to stop, it has no sums.
    let mut heard = 0;
    let stopped = reviewer.review(&played, &settings, &mut |_, _| {
        heard += 1;
        if heard < 5 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!((stopped, heard), (Ok(None), 5));
    let unfit = ReviewSettings { agent: "random".to_owned(), ..settings };
    let error = reviewer.review(&played, &unfit, &mut |_, _| ControlFlow::Continue(()));
    assert!(error.unwrap_err().to_string().starts_with("game 1: turn 1: random values"));
    assert!(Reviewer::named("chess").is_none());
}

#[test]
fn an_agent_without_equities_cannot_judge_a_match() {
    let record = mat::read(CLUB_MATCH, RuleSet::STANDARD).unwrap();
    let error = Analysis::of(&record, &mut analyst("random"), false, &mut || {}).unwrap_err();
    assert!(matches!(error.why, CannotJudge::NotByEquity { .. }), "{error}");
    assert_eq!((error.game, error.turn), (1, 1));
}

#[test]
fn the_choice_comes_first_and_loses_nothing() {
    let dice = Dice::new(Die::new(3).unwrap(), Die::new(1).unwrap());
    let game = game_with_dice(&RuleSet::STANDARD.board(), dice, RuleSet::STANDARD).unwrap();
    let mut analyst = analyst("pips");
    let rated = analyst.rate(&game).unwrap();
    assert!(rated.is_equity() && rated.choices.len() == 16);
    let best = rated.chosen().action;
    assert_eq!(rated.loss(best), Some(0.0));
    assert!(rated.choices.iter().all(|one| rated.loss(one.action) >= Some(0.0)));
    assert_eq!(rated.loss(Action::Take), None);
}

#[test]
fn a_bear_off_is_exact_and_given_chances_are_taken_as_they_are() {
    // One man each on the ace point: the player who rolls wins.
    let text = "XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10";
    let position = xgid::read(text, RuleSet::STANDARD);
    let position = Position { phase: Phase::Rolling, ..position.unwrap() };
    let game = position.game().unwrap();
    let valued = analyst("pips").evaluate(&game).unwrap();
    assert!(matches!(valued.cube.origin, Origin::Table(_)));
    assert!((valued.cubeless - 1.0).abs() < 1e-6, "{valued:?}");
    assert!((valued.exact.unwrap().centred - 1.0).abs() < 1e-6, "{valued:?}");

    let board = RuleSet::STANDARD.board();
    let game = Position { board, ..position }.game().unwrap();
    let chances = Chances::new([0.5, 0.1, 0.0, 0.1, 0.0]).unwrap();
    let spot = CubeSpot::of(&game, chances, MatchEquityTable::kazaross_xg2());
    let decision = cube_by_chances(&spot, &board, ExactEndings::shared());
    assert!(!decision.verdict.doubles());
}
