//! Finished matches step by step, and through the formats of other programs.

use std::time::{Duration, Instant};

use parlor_formats::zole::record as zole;
use parlor_game::Match;
use parlor_kit::{Played, Records};
use serde_json::Value;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_toy_kit::{KuhnKit, RaceKit, TicTacToeKit};
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, quick_room};
use crate::{Host, replay, retell};

fn told<G: Host>(played: &Played<G>, deal: Option<usize>) -> Value {
    serde_json::to_value(replay(played, deal).unwrap()).unwrap()
}

fn check<G: Records>(rules: &str) {
    let mut sim = Sim::<G>::playing(rules, quick_room(), 11, 2);
    sim.finish();
    let record = &sim.records[0];
    let played = retell::<G>(record).unwrap();
    let told_all = told(&played, None);
    let recorded = serde_json::to_value(record).unwrap();
    assert_eq!(
        (&told_all["standing"], &told_all["rules"]),
        (&recorded["standing"], &recorded["rules"])
    );
    let deals = told_all["deals"].as_array().unwrap();
    assert_eq!(deals.len(), recorded["deals"].as_array().unwrap().len());
    let n_seats = told_all["players"].as_array().unwrap().len();
    for (deal, recorded) in deals.iter().zip(recorded["deals"].as_array().unwrap()) {
        let steps = deal["steps"].as_array().unwrap();
        assert_eq!(steps.len(), recorded["inputs"].as_array().unwrap().len() + 1);
        assert_eq!(deal["standing"], recorded["standing"]);
        for step in steps {
            assert_eq!(step["views"].as_array().unwrap().len(), n_seats);
        }
        assert!(steps.last().unwrap()["asked"].as_array().unwrap().is_empty());
    }
    // One deal alone, and one that is not there.
    let one = told(&played, Some(0));
    assert_eq!(one["deals"][0], deals[0]);
    assert!(deals.len() == 1 || one["deals"][1]["steps"].as_array().unwrap().is_empty());
    assert!(replay(&played, Some(deals.len())).is_err());

    for &format in G::FORMATS {
        let exported = G::export(&played, format).unwrap();
        let again = told(&G::import(exported.as_bytes()).unwrap(), None);
        let format = format.name;
        for (deal, again) in deals.iter().zip(again["deals"].as_array().unwrap()) {
            let last = |deal: &Value| deal["steps"].as_array().unwrap().last().unwrap().clone();
            // Some formats leave out a roll that nobody played and who passed: the end is the same.
            assert_eq!(last(deal)["views"][0]["men"], last(again)["views"][0]["men"], "{format}");
            assert_eq!(last(deal)["views"][0]["hand"], last(again)["views"][0]["hand"], "{format}");
        }
    }
}

#[test]
fn a_finished_match_is_told_step_by_step_and_through_every_format() {
    check::<BackgammonKit>("standard to=3");
    check::<RiichiKit>("tenhou length=east");
    check::<ZoleKit>("tournament-lv, round_length=3");
    check::<TicTacToeKit>("classic games=2");
    check::<RaceKit>("long games=2");
    check::<KuhnKit>("classic games=5");
}

/// In its first deal a card was shown out of turn and taken back; the fourth ended by a revoke, the
/// fifth by a card that was not taken back.
#[test]
fn a_zole_record_goes_on_after_a_breach_that_was_taken_back() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/zole/friday-club.zole");
    let replay = told(&ZoleKit::import(&std::fs::read(path).unwrap()).unwrap(), None);
    // The cards, the calls, the burial, and the cards that were played.
    let steps =
        [1 + 3 + 1 + 24, 1 + 1 + 1 + 24, 1 + 3, 1 + 3 + 1 + 1, 1 + 2 + 1 + 3, 1 + 1 + 1 + 24];
    let standings = [[2, 2, -4], [1, 4, -5], [1, 4, -5], [0, 3, -3], [0, 3, -3], [-2, 1, 1]];
    let deals = replay["deals"].as_array().unwrap();
    assert_eq!(deals.len(), steps.len());
    for ((deal, steps), standing) in deals.iter().zip(steps).zip(standings) {
        assert_eq!(deal["n_steps"], steps + 1, "deal {}", deal["number"]);
        assert_eq!(deal["standing"].as_array().unwrap()[..3], standing.map(Value::from));
    }
    let end = deals[0]["steps"].as_array().unwrap().last().unwrap();
    assert_eq!(end["asked"].as_array().unwrap().len(), 0, "the deal is over");
}

/// Reading puts every step to the rules once; to replay it takes a few times as long, however many
/// deals there are.
#[test]
fn a_long_zole_record_is_replayed_in_one_pass() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/zole/friday-club.zole");
    let mut record = zole::read(&std::fs::read(path).unwrap()).unwrap();
    // In the third deal everyone passed, which anyone may at any time.
    record.rules.round_length = None;
    record.deals = vec![record.deals[2].clone(); 1_500];
    let text = zole::write(&record).unwrap();
    let begin = Instant::now();
    assert_eq!(zole::read(text.as_bytes()).unwrap().deals.len(), 1_500);
    let once = begin.elapsed();
    let begin = Instant::now();
    let uploaded = ZoleKit::import(text.as_bytes()).unwrap();
    let took = begin.elapsed();
    assert!(took < 20 * once + Duration::from_millis(100), "{took:?}, read in {once:?}");
    let standing = told(&uploaded, Some(1_499))["standing"].clone();
    let sheet = record.session().unwrap().standing();
    assert_eq!(standing, serde_json::json!(sheet.as_array()));
}
