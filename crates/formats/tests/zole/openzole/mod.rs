//! Exports of openZole: round trips of random sessions, the sample, damage with its place.

mod writer;

use std::fs;
use std::path::Path;

use parlor_formats::zole::openzole::{self, Difference, OpenZoleError, OpenZoleFault, Sum};
use parlor_formats::zole::record::{self, Course, DealRecord, SessionRecord, Step};
use parlor_formats::zole::{AnyRecord, ReadError};
use parlor_game::{Entropy, Game, Match, Seat};
use parlor_zole::{Deal, Layout, Outcome, RuleSet, Session};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::games::Mix;
use writer::{SEATS, drawn, write};

/// Random deals without breaches of the rules.
fn random_session(rules: RuleSet, mix: &mut Mix) -> SessionRecord {
    let dealer = SEATS[mix.below(3) as usize];
    let mut session = Session::new(rules, dealer).unwrap();
    let (mut deals, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..=mix.below(5) {
        let (_, setup) = session.next().unwrap();
        let layout = Layout::drawn(mix);
        let (mut steps, mut course) =
            (Vec::new(), Course::new(Deal::start(&setup), layout).unwrap());
        while !course.is_over() {
            course.deal().legal(course.turn().unwrap(), &mut legal);
            // Every second call is a pass, so that all contracts come up.
            let pass = legal[0];
            let step = Step::Act(if mix.below(2) == 0 { pass } else { *mix.pick(&legal).unwrap() });
            course.put(step).unwrap();
            steps.push(step);
        }
        course.enter(&mut session).unwrap();
        deals.push(DealRecord { layout, steps });
    }
    let players = ["Anna", "Jānis Bērziņš", "Ieva"].map(str::to_owned).to_vec();
    SessionRecord { rules, players, dealer, comments: vec!["Friday".to_owned()], deals }
}

/// A full tie at galdiņš costs both in openZole and nobody here.
fn has_full_tie(record: &SessionRecord) -> bool {
    let session = record.session().unwrap();
    let tied = |line: &parlor_zole::Line| {
        matches!(line.entry, parlor_zole::Entry::Played(Outcome::Galdins { loser: None, .. }))
    };
    session.sheet().iter().any(tied)
}

proptest! {
    #[test]
    fn what_is_written_so_reads_back_as_the_same_deals(seed: u64, galdins: bool) {
        let rules = if galdins { RuleSet::ONLINE_PGM } else { RuleSet::ONLINE_PM };
        let session = random_session(rules, &mut Mix(seed));
        let text = write(&session);
        let read = openzole::read(text.as_bytes()).unwrap();
        prop_assert_eq!(&read.record.deals, &session.deals);
        prop_assert_eq!(&read.record.players, &session.players);
        prop_assert_eq!(read.record.dealer, session.dealer);
        prop_assert!(read.differences.is_empty() || has_full_tie(&session));
        // And what was read can be written as a record of ours.
        let ours = record::write(&read.record).unwrap();
        prop_assert_eq!(record::read(ours.as_bytes()), Ok(read.record));
    }

    #[test]
    fn damage_never_panics(seed: u64, at: prop::sample::Index, byte: u8, cut: bool) {
        let mut bytes = write(&random_session(RuleSet::ONLINE_PM, &mut Mix(seed))).into_bytes();
        let at = at.index(bytes.len());
        if cut {
            bytes.truncate(at);
        } else {
            bytes[at] = byte;
        }
        let _ = AnyRecord::read(&bytes);
    }
}

fn sample() -> Value {
    let mut mix = Mix(11);
    let passes = |record: &SessionRecord| record.deals[0].steps.len() == 3;
    let takes = |record: &SessionRecord| record.deals[1].steps.len() == 1 + 1 + 24;
    let session = std::iter::repeat_with(|| random_session(RuleSet::ONLINE_PM, &mut mix))
        .find(|record| record.deals.len() >= 2 && passes(record) && takes(record));
    serde_json::from_str(&write(&session.unwrap())).unwrap()
}

fn error(damaged: &Value) -> OpenZoleError {
    openzole::read(damaged.to_string().as_bytes()).unwrap_err()
}

/// What is put where in the sample, or copied from elsewhere in it (`@`), and what is said of it.
///
/// The first game of the sample has a pack, 26 cards dealt, three passes and `pule`: 31 entries. In
/// the second `A` takes at entry 28, buries with 29 and 30 and leads with 31.
#[rustfmt::skip]
const DAMAGE: [(&str, &str, &str); 31] = [
    ("/aPlayers", r#"["Anna"]"#, "aPlayers is a list of 1, expected three players"),
    ("/aPlayers/1/name", "7", "name is 7, expected a text"),
    ("/aGames", "{}", "aGames is {}, expected a list"),
    ("/aGames/1", "3", "game 2: the game is 3, expected a game with its log"),
    ("/aGames/0/oPlayerOrder/B", "3", "game 1: oPlayerOrder.B is 3, expected a player"),
    ("/aGames/0/oPlayerOrder/B", r#""x""#, r#"game 1: B is "x", expected a whole number"#),
    ("/aGames/1/oPlayerOrder", r#"{"A":0,"B":0,"C":1}"#, "game 2: oPlayerOrder is [0, 0, 1]"),
    ("/aGames/1/oPlayerOrder", "@/aGames/0/oPlayerOrder", "game 2: A, B and C are players"),
    ("/aGames/0/oGameLog", "[]", r#"game 1, log entry 1: found "the end of the log", expected deck"#),
    ("/aGames/0/oGameLog/0/action", r#""shuffle""#, r#"game 1, log entry 1: found "shuffle", expected deck"#),
    ("/aGames/0/oGameLog/0/data", r#"["🂱"]"#, "game 1, log entry 1: data is a list of 1, expected all 26"),
    ("/aGames/0/oGameLog/0/data/3", r#""🂬""#, r#"game 1, log entry 1: "🂬" is not a card of the pack"#),
    ("/aGames/0/oGameLog/0/data/3", "5", "game 1, log entry 1: a card of the deck is 5, expected one such as 🂱"),
    ("/aGames/0/oGameLog/0/data/3", "@/aGames/0/oGameLog/0/data/4", "game 1, log entry 1: "),
    ("/aGames/0/oGameLog/1/data/card", "@/aGames/1/oGameLog/30/data/card", "game 1, log entry 2: "),
    ("/aGames/0/oGameLog/1/data/player", r#""D""#, r#"game 1, log entry 2: player is "D", expected A, B or C"#),
    ("/aGames/0/oGameLog/1/action", r#""skip""#, r#"game 1, log entry 2: found "skip", expected deal or to_pot"#),
    ("/aGames/0/oGameLog/15/data/player", r#""B""#, r#"game 1, log entry 23: found "deal to B", expected eight cards to each player"#),
    ("/aGames/0/oGameLog/27/data/player", r#""B""#, "game 1, log entry 28: it is the turn of A, not of B"),
    ("/aGames/0/oGameLog/27/action", r#""play""#, r#"game 1, log entry 28: found "play", expected skip or mode by A"#),
    ("/aGames/0/oGameLog/30/action", r#""skip""#, r#"game 1, log entry 31: found "skip", expected mode pule"#),
    ("/aGames/0/oGameLog/30/data/mode", r#""galdiņš""#, "game 1: the deal is not over"),
    ("/aGames/1/oGameLog/27/data/mode", r#""table""#, r#"game 2, log entry 28: mode is "table", expected augšā"#),
    ("/aGames/1/oGameLog/27/data/cards/0", "@/aGames/1/oGameLog/30/data/card", "game 2, log entry 28: "),
    ("/aGames/1/oGameLog/28/action", r#""play""#, r#"game 2, log entry 29: found "play", expected discard by A"#),
    ("/aGames/1/oGameLog/29/data", "@/aGames/1/oGameLog/28/data", "game 2, log entry 30: "),
    ("/aGames/1/oGameLog/30/data", "null", "game 2, log entry 31: data is null, expected an object"),
    ("/aGames/1/oGameLog/30", "[]", "game 2, log entry 31: action is missing, expected a text"),
    ("/aGames/1/oGameLog/31/data/card", "@/aGames/1/oGameLog/30/data/card", "game 2, log entry 32: B does not hold "),
    ("/aGames/1/oResult", "null", "game 2: oResult is null, expected the chips"),
    ("/aGames/1/oResult/oChips/A", r#""4""#, r#"game 2: A is "4", expected a whole number"#),
];

#[test]
fn damage_is_reported_with_its_game_and_entry() {
    let sample = sample();
    for (pointer, value, said) in DAMAGE {
        let mut damaged = sample.clone();
        *damaged.pointer_mut(pointer).unwrap() = match value.strip_prefix('@') {
            Some(from) => sample.pointer(from).unwrap().clone(),
            None => serde_json::from_str(value).unwrap(),
        };
        let found = error(&damaged).to_string();
        assert!(found.starts_with(said), "{pointer}: {found}, expected {said}");
    }
}

/// One set of rules holds for all games, so all passes lead to the same.
#[test]
fn galdins_and_pule_do_not_go_together() {
    let mut mix = Mix(3);
    let passes = |record: &SessionRecord| {
        record.deals.len() > 1 && record.deals[..2].iter().all(|deal| deal.steps.len() == 3)
    };
    let session = std::iter::repeat_with(|| random_session(RuleSet::ONLINE_PM, &mut mix))
        .find(passes)
        .unwrap();
    let mut export: Value = serde_json::from_str(&write(&session)).unwrap();
    export["aGames"][1]["oGameLog"][30]["data"]["mode"] = "galdiņš".into();
    // The first of the two decides how the file is read.
    export["aGames"][0]["oGameLog"][30]["data"]["mode"] = "pule".into();
    let said = "game 2, log entry 31: found \"galdiņš\", expected mode pule";
    assert_eq!(error(&export).to_string(), said);
}

#[test]
fn what_is_no_export_is_refused() {
    for (text, said) in [
        ("{\"oEvent\": ", "openZole: not JSON: EOF while parsing a value at line 1 column 11"),
        ("{\"oEvent\": {}}", "openZole: aPlayers is missing, expected a list"),
        ("hello", "line 1, column 1: found \"hello\", expected zole record 1"),
    ] {
        assert_eq!(AnyRecord::read(text.as_bytes()).unwrap_err().to_string(), said);
    }
    let damaged = AnyRecord::read(b"{\"aGames\": []}").unwrap_err();
    assert!(matches!(damaged, ReadError::OpenZole(_)), "{damaged}");
}

/// A log that ends inside a game is fine in the last game only.
#[test]
fn only_the_last_game_may_break_off() {
    let mut damaged = sample();
    let n_games = damaged["aGames"].as_array().unwrap().len();
    let last = damaged.pointer_mut(&format!("/aGames/{}/oGameLog", n_games - 1)).unwrap();
    last.as_array_mut().unwrap().truncate(27);
    let read = openzole::read(damaged.to_string().as_bytes()).unwrap().record;
    assert!(read.deals.last().unwrap().steps.is_empty());
    let second = damaged.pointer_mut("/aGames/0/oGameLog").unwrap().as_array_mut().unwrap();
    second.truncate(29);
    assert_eq!(error(&damaged).to_string(), "game 1: the deal is not over, and another follows");
    // One card buried, and no second.
    let mut damaged = sample();
    damaged["aGames"].as_array_mut().unwrap().truncate(2);
    damaged.pointer_mut("/aGames/1/oGameLog").unwrap().as_array_mut().unwrap().truncate(29);
    let said = "game 2, log entry 30: found \"the end of the log\", expected discard by A";
    assert_eq!(error(&damaged).to_string(), said);
}

/// Chips that are not our points are reported, and the deals are read all the same.
#[test]
fn other_scores_are_differences() {
    let mut other = sample();
    let chips = other.pointer_mut("/aGames/0/oResult/oDetails/oGameChips").unwrap();
    *chips = json!({"A": 0, "B": 1, "C": 0});
    let read = openzole::read(other.to_string().as_bytes()).unwrap();
    let dealer = read.record.dealer;
    let seat = SEATS[(dealer.idx() + 2) % 3];
    let expected = Difference { game: 1, seat, sum: Sum::Game, written: 1, ours: 0 };
    assert_eq!(read.differences, [expected]);
}

/// Players of the list may sit in any order at the table.
#[test]
fn seats_follow_the_order_of_play() {
    let one = |order: [usize; 3]| {
        let mut game = sample();
        game["aGames"].as_array_mut().unwrap().truncate(1);
        let [a, b, c] = order;
        *game.pointer_mut("/aGames/0/oPlayerOrder").unwrap() = json!({"A": a, "B": b, "C": c});
        let read = openzole::read(game.to_string().as_bytes()).unwrap().record;
        (read.players.join(" "), read.dealer)
    };
    assert_eq!(one([0, 1, 2]), ("Anna Jānis Bērziņš Ieva".to_owned(), Seat::C));
    assert_eq!(one([2, 0, 1]), ("Anna Jānis Bērziņš Ieva".to_owned(), Seat::B));
    assert_eq!(one([0, 2, 1]), ("Anna Ieva Jānis Bērziņš".to_owned(), Seat::C));
    assert_eq!(one([1, 0, 2]), ("Anna Ieva Jānis Bērziņš".to_owned(), Seat::B));
}

/// A session of our agents, once as our record and once as the other program writes it.
#[test]
fn the_samples_are_the_same_session() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/zole");
    let ours = record::read(&fs::read(folder.join("five-deals.zole")).unwrap()).unwrap();
    let path = folder.join("five-deals.openzole.json");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, write(&ours)).unwrap();
    }
    let AnyRecord { record, differences } = AnyRecord::read(&fs::read(path).unwrap()).unwrap();
    assert_eq!(record, ours);
    assert!(differences.is_empty(), "{differences:?}");
}

#[test]
fn cards_are_drawn_as_the_program_draws_them() {
    assert_eq!(drawn("AH".parse().unwrap()), "🂱");
    let fault = OpenZoleFault::Card { found: "x".to_owned() };
    assert_eq!(
        fault.to_string(),
        "\"x\" is not a card of the pack of 26: expected one such as 🂱 or 🃇"
    );
}
