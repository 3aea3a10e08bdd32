//! Records of our own, gone through by agents and seat by seat.

use parlor_agent::Allowance;
use parlor_analysis::riichi::{Comparison, Kind, LogError, RecordsError, Situations, matches};
use parlor_game::Seat;
use parlor_riichi::RuleSet;
use parlor_riichi::deal::Action;
use parlor_riichi_agents::registry;

const MJLOG: &[u8] = include_bytes!("../../../../testdata/riichi/records/short.mjlog");
/// Four agents of ours: who discards what is drawn would agree with some of it.
const MJAI: &[u8] = include_bytes!("../../../../testdata/riichi/agents.mjai");

#[test]
fn players_add_up_to_all_and_one_player_can_be_picked() {
    let registry = registry();
    let comparison = |player| Comparison {
        registry: &registry,
        spec: "lt-fast",
        seed: 1,
        allowance: Allowance::default(),
        player,
    };
    let all = comparison(None).with(MJLOG).unwrap();
    let decisions = |kind| all.all.get(&kind).map_or(0, |count| count.decisions);
    assert!(all.deals > 0 && decisions(Kind::Discard) > 0);
    for kind in Kind::ALL {
        let of_players = all.players.values().filter_map(|counts| counts.get(&kind));
        let sum: u64 = of_players.map(|count| count.decisions).sum();
        assert_eq!(sum, decisions(kind), "{kind:?}");
    }
    let (name, counts) = all.players.first_key_value().unwrap();
    let one = comparison(Some(name)).with(MJLOG).unwrap();
    assert_eq!((one.players.len(), one.players.get(name)), (1, Some(counts)));
    let count = counts[&Kind::All];
    let interval = count.interval().unwrap();
    assert!((interval.low..=interval.high).contains(&count.share().unwrap()));

    let mut twice = all.clone();
    twice.merge(all.clone());
    assert_eq!(
        (twice.deals, twice.all[&Kind::All].decisions),
        (2 * all.deals, 2 * decisions(Kind::All))
    );
}

#[test]
fn what_is_no_record_is_an_error() {
    assert!(matches!(matches(&b"nothing"[..]), Err(RecordsError::Read(_))));
    let half = &MJLOG[..MJLOG.len() / 2];
    assert!(matches(half).unwrap().any(|played| played.is_err()));
}

#[test]
fn every_situation_is_a_choice_and_tells_what_was_done() {
    let all: Vec<_> = Situations::of(MJAI, Some(Seat::A), RuleSet::default()).collect();
    let all: Vec<_> = all.into_iter().map(|situation| situation.unwrap()).collect();
    assert!(all.len() > 10);
    assert!(all.windows(2).all(|pair| pair[0].message < pair[1].message));
    for situation in &all {
        assert_eq!(situation.view.seat, Seat::A);
        assert!(situation.legal.len() > 1);
        assert!(situation.done.is_none_or(|done| situation.legal.contains(&done)));
    }
    let discards =
        all.iter().filter(|one| matches!(one.done, Some(Action::Discard { .. }))).count();
    assert!(discards > 5);
    let mut agent = registry().build("lt-fast", 1).unwrap();
    let advice = all[0].advice(agent.as_mut(), &Allowance::default());
    assert!(advice.legal.contains(&advice.chosen));
    assert_eq!(advice.values().count(), all[0].legal.len());
    assert!(!advice.in_short().is_empty());
}

#[test]
fn a_log_that_cannot_be_followed_says_where() {
    let next = |log: &[u8], seat| Situations::of(log, seat, RuleSet::default()).next();
    // The record of a whole table is no one's own.
    assert_eq!(next(MJAI, None).unwrap().unwrap_err(), LogError::NoSeat);
    let log = "{\"type\":\"start_game\",\"id\":1}\n{\"type\":\"dance\"}";
    let wrong = next(log.as_bytes(), Some(Seat::B)).unwrap();
    assert!(matches!(wrong, Err(LogError::Message { number: 2, .. })), "{wrong:?}");
    assert!(next(b"", Some(Seat::B)).is_none());
}
