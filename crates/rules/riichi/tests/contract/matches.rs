//! Whole matches in every rule book.

use parlor_game::{Answers, Dealer, Entropy, Game, Match, Seat, Silent, Turn};
use parlor_riichi::deal::Setup;
use parlor_riichi::{Contest, Deal, DrawOrder, Points, Wall};
use parlor_testkit::{MatchContract, SplitMix};

use crate::keen::consider;
use crate::soundness::{n_points, n_tiles};
use crate::{rule_books, times};

/// Plays one deal from a wall; every state keeps its tiles and points.
fn play(setup: &Setup, keen: bool, entropy: &mut SplitMix) -> Deal {
    let mut deal = Deal::start(setup);
    let mut wall = Wall::shuffled(setup, DrawOrder::Wall, entropy);
    let mut offers = Vec::new();
    let points = n_points(&deal);
    loop {
        match deal.turn() {
            Turn::Over => return deal,
            Turn::Chance(at) => {
                let chance = wall.answer(at).expect("the wall has it");
                deal.apply(chance, &mut Silent).expect("a tile of the wall");
            }
            Turn::Decide(asked) => {
                let mut answers = Answers::NONE;
                for seat in asked {
                    deal.legal(seat, &mut offers);
                    if keen {
                        consider(deal.table(), deal.own(seat), seat, &mut offers);
                    }
                    answers = answers.with(seat, *entropy.pick(&offers).expect("an offer"));
                }
                deal.advance(&answers, &mut Silent);
            }
        }
        assert_eq!((n_tiles(&deal), n_points(&deal)), (136, points));
    }
}

fn sheet_points(contest: &Contest) -> i64 {
    let points: i32 = Seat::ALL.iter().map(|&seat| contest.points()[seat].0).sum();
    i64::from(points + i32::from(contest.sticks()) * Points::STICK.0)
}

/// Plays matches to their end in every rule book.
fn play_matches(n_matches: u32, keen: bool) {
    for preset in rule_books() {
        let mut n_deals = 0;
        for nth in 0..n_matches {
            let mut entropy = SplitMix::for_game(7, nth);
            let mut contest = Contest::new(preset.rules());
            let points = sheet_points(&contest);
            while let Some((_, setup)) = contest.next() {
                let deal = play(&setup, keen, &mut entropy);
                contest.record(&deal).expect("the next deal, finished");
                assert_eq!(sheet_points(&contest), points, "{}", preset.name());
                n_deals += 1;
                assert!(n_deals < n_matches * 100, "matches end");
            }
            let result = contest.result().expect("the match is over");
            let total: i32 = result.as_array().iter().map(|points| points.0).sum();
            assert_eq!(total, 0, "{}: {result:?}", preset.name());
        }
        assert!(n_deals >= n_matches * 4, "{}", preset.name());
    }
}

#[test]
fn two_hundred_random_matches_in_every_rule_book() {
    play_matches(200 * times(), false);
}

#[test]
fn keen_matches_in_every_rule_book() {
    play_matches(20 * times(), true);
}

#[test]
fn the_score_sheet_keeps_its_contract() {
    for preset in rule_books() {
        MatchContract::new(Contest::new(preset.rules())).matches(2).conserved(sheet_points).check();
    }
}
