//! Whole matches of all games, by people and agents.

use parlor_wire::online::InputMsg;
use serde_json::Value;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_toy_kit::{KuhnKit, RaceKit, TicTacToeKit};
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, player, quick_room};
use crate::{Host, Input, Kept, Proof, RecordError, RecordOf, Verify, Who, game_of, verify_record};

fn verify_text(record: &str) -> Result<Proof, RecordError> {
    parlor_kits::find(&game_of(record)?, Verify { record, kept: &Kept::NOTHING }).unwrap()
}

fn play<G: Host>(rules: &str, seed: u64, n_people: u64) -> Sim<G> {
    let mut sim = Sim::<G>::playing(rules, quick_room(), seed, n_people);
    sim.finish();
    sim
}

fn check<G: Host>(rules: &str) {
    for (seed, n_people) in [(1, 1), (2, 2)] {
        let sim = play::<G>(rules, seed, n_people);
        let record = &sim.records[0];
        let proof = verify_record::<G>(record).unwrap();
        assert_eq!(proof.contributions, n_people as usize);
        assert_eq!(proof.deals, record.deals.len());
        assert!(proof.chances == n_chances::<G>(record) && proof.answers > 0);
        assert_eq!(verify_text(&serde_json::to_string(record).unwrap()), Ok(proof));
        for n in 0..n_people {
            let client = sim.client(n);
            assert_eq!(client.events("match_ended").len(), 1);
            assert_eq!(client.events("deal_began").len(), record.deals.len());
            assert_eq!(client.events("deal_ended").len(), record.deals.len());
            assert_eq!(client.errors(), [""; 0]);
            let standing = &client.events("match_ended")[0]["standing"];
            assert_eq!(*standing, serde_json::to_value(record.standing).unwrap());
        }
    }
}

/// How many chance events a record has.
fn n_chances<G: Host>(record: &RecordOf<G>) -> usize {
    let inputs = record.deals.iter().flat_map(|deal| &deal.inputs);
    inputs.filter(|input| matches!(input, InputMsg::Chance { .. })).count()
}

#[test]
fn a_match_of_backgammon_is_played_to_its_end() {
    check::<BackgammonKit>("standard to=3");
}

#[test]
fn a_session_of_zole_is_played_to_its_end() {
    check::<ZoleKit>("lzf-classic, round_length=6");
    check::<ZoleKit>("tournament-lv, players=4, round_length=4");
}

#[test]
fn an_east_game_of_riichi_is_played_to_its_end() {
    check::<RiichiKit>("tenhou length=east");
}

#[test]
fn the_toy_games_are_played_to_their_end() {
    check::<TicTacToeKit>("classic games=3");
    check::<RaceKit>("sprint games=3");
    check::<RaceKit>("long games=1");
    check::<KuhnKit>("classic games=6");
}

#[test]
fn whatever_is_altered_in_a_record_is_noticed() {
    let sim = play::<ZoleKit>("lzf-classic, round_length=2", 3, 3);
    let whole = serde_json::to_value(&sim.records[0]).unwrap();
    let error = |change: fn(&mut Value)| -> RecordError {
        let mut altered = whole.clone();
        change(&mut altered);
        assert_ne!(altered, whole);
        verify_text(&altered.to_string()).unwrap_err()
    };
    let swapped = error(|record| {
        let chance = &mut record["deals"][1]["inputs"][0]["chance"]["hands"];
        let card = chance[0][0].take();
        chance[0][0] = chance[1][0].take();
        chance[1][0] = card;
    });
    assert_eq!(swapped, RecordError::Chance { deal: 2, input: 1 });
    let key = error(|record| record["deals"][0]["key"] = record["deals"][1]["key"].clone());
    assert!(matches!(key, RecordError::Breach(_)), "{key}");
    let order = error(|record| record["fair"]["seat_order"].as_array_mut().unwrap().swap(0, 1));
    assert!(matches!(order, RecordError::Breach(_)), "{order}");
    let score = error(|record| record["deals"][0]["standing"][0] = 1_000.into());
    assert!(matches!(score, RecordError::Course { deal: 1, .. }), "{score}");
    let short = error(|record| record["deals"].as_array_mut().unwrap().truncate(1));
    assert!(matches!(short, RecordError::Course { deal: 1, .. }), "{short}");
    let rules = error(|record| record["rules"] = "lzf-classic".into());
    assert!(matches!(rules, RecordError::Rules(_)), "{rules}");
    let format = error(|record| record["format"] = "parlor-record/2".into());
    assert!(matches!(format, RecordError::Format(_)), "{format}");
    let secret = error(|record| record["fair"]["secret"] = "00".repeat(32).into());
    assert!(matches!(secret, RecordError::Breach(_)), "{secret}");
    assert!(matches!(verify_text("{}"), Err(RecordError::Format(_))));
}

#[test]
fn a_rematch_is_another_match_with_another_promise() {
    let mut sim = play::<BackgammonKit>("standard to=1", 5, 2);
    for n in 0..2 {
        sim.say(n, parlor_wire::online::ClientMsg::Rematch { agreed: true });
    }
    sim.contribute(2);
    sim.finish();
    let [first, second]: &[RecordOf<BackgammonKit>; 2] = sim.records[..].try_into().unwrap();
    assert_ne!(first.fair.promise.match_id, second.fair.promise.match_id);
    assert_ne!(first.fair.promise.commitment, second.fair.promise.commitment);
    assert!(verify_record::<BackgammonKit>(second).is_ok());
}

#[test]
fn anyone_who_comes_late_or_again_sees_the_whole_sheet_and_the_last_position() {
    let mut sim = play::<ZoleKit>("lzf-classic, round_length=4", 6, 2);
    let ended: Vec<Value> = sim.client(0).events("deal_ended").into_iter().cloned().collect();
    for who in [player(0), Who::Watcher(9)] {
        sim.put(Input::Connected { who, last: None });
        let state = &sim.clients[&who].frames.last().unwrap()["state"];
        let lines = state["sheet"].as_array().unwrap();
        assert_eq!(lines.len(), 4);
        for (line, event) in lines.iter().zip(&ended) {
            assert_eq!((&line["standing"], &line["entry"]), (&event["standing"], &event["entry"]));
            assert_eq!(line["entry"]["places"].as_array().unwrap().len(), 3);
        }
        assert_eq!(state["n_matches"], 1);
        let phase = &state["phase"];
        let shown = if who == player(0) { &phase["view"] } else { &phase["table"] };
        assert_eq!((&phase["type"], &phase["deal"]), (&Value::from("over"), &Value::from(3)));
        assert_eq!(shown["stage"]["type"], "over");
        assert_eq!(shown["settled"]["pules"], ended[3]["entry"]["pules"]);
    }
}
