//! Personal links on every database.

use super::{Finished, Growth, Journal, RoomSettings, finished, lines, on_each, open, settings};
use crate::Rooms;
use crate::store::{Person, Store};
use crate::tables::token::hashed;

async fn person(store: &Store, name: &str) -> Person {
    let who = Person::new(name.to_owned());
    store.make_person(&who, &hashed(name)).await.unwrap();
    assert_eq!(store.person(&hashed(name)).await.unwrap().as_ref(), Some(&who));
    who
}

/// A match of these players, at seats A, B, …
fn played(nth: u64, players: &[u64]) -> Finished {
    let seats = (0..).zip(players.iter().copied()).collect();
    Finished { at_ms: 5 + nth, seats, ..finished(nth, "the record") }
}

async fn matches(store: &Store, who: &Person) -> Vec<(String, u64, u64)> {
    let games = store.games_of(who, 0, 100).await.unwrap();
    games.into_iter().map(|game| (game.room, game.nth, game.seat)).collect()
}

/// What is theirs outlives the room; what is nobody's does not.
#[test]
fn matches_of_a_closed_room_stay_with_those_who_have_a_link() {
    on_each("people", &async |database| {
        let (opened, _) = open(database);
        let store = &opened.store;
        let (anna, bo) = (person(store, "anna").await, person(store, "bo").await);
        let locked = RoomSettings { password: Some("x".into()), ..settings("r1") };
        let mut journal = Journal::begin(store, &locked, 2).await.unwrap();
        for (player, line) in [(7, "a"), (8, "b")] {
            let player = Some((player, format!("hash {player}")));
            journal.append(Growth { player, ..lines(&[line]) }).await.unwrap();
        }
        journal.append(Growth { record: Some(played(0, &[7, 8])), ..lines(&["c"]) }).await.unwrap();
        assert!(matches(store, &anna).await.is_empty());
        // Connected after the first match and before the second.
        store.connect_seat(&anna, "r1", 8).await.unwrap();
        store.connect_seat(&bo, "r1", 8).await.unwrap();
        assert_eq!(store.owner_of("r1", 8).await.unwrap().as_ref(), Some(&anna));
        assert_eq!(store.owner_of("r1", 7).await.unwrap(), None);
        journal.append(Growth { record: Some(played(1, &[8, 7])), ..lines(&["d"]) }).await.unwrap();
        let both = [("r1".to_owned(), 1, 0), ("r1".to_owned(), 0, 1)];
        assert_eq!(matches(store, &anna).await, both, "the newest first");
        assert!(matches(store, &bo).await.is_empty());
        assert_eq!(store.seats_of(&anna).await.unwrap(), [("r1".to_owned(), 8)]);
        assert!(store.was_in(&hashed("anna"), "r1").await.unwrap());
        assert!(!store.was_in(&hashed("bo"), "r1").await.unwrap());

        journal.close(false).await.unwrap();
        assert_eq!(matches(store, &anna).await, both);
        assert!(store.seats_of(&anna).await.unwrap().is_empty());
        let is_open = async |secret: &str| {
            let kept = store.record("r1", Some(hashed(secret)), Some(0)).await.unwrap();
            kept.unwrap().is_open
        };
        assert_eq!((is_open("anna").await, is_open("bo").await), (true, false));
        // One match is taken from the list, then all of it goes with the link.
        store.forget_game(&bo, "r1", 0).await.unwrap();
        store.forget_game(&anna, "r1", 0).await.unwrap();
        assert_eq!(matches(store, &anna).await, both[..1]);
        store.forget_person(&anna).await.unwrap();
        assert!(matches(store, &anna).await.is_empty() && !is_open("anna").await);
        assert_eq!(store.person(&hashed("anna")).await.unwrap(), None);
    });
}

#[test]
fn what_was_lent_ends_with_its_link_and_nothing_is_lent_after_that() {
    on_each("lent", &async |database| {
        let (opened, _) = open(database);
        let store = &opened.store;
        let anna = person(store, "anna").await;
        let mut journal = Journal::begin(store, &settings("r1"), 2).await.unwrap();
        let joined = Growth { player: Some((7, hashed("own"))), ..Growth::default() };
        journal.append(joined).await.unwrap();
        store.connect_seat(&anna, "r1", 7).await.unwrap();
        store.lend_seat(&anna, &hashed("anna"), "r1", 7, &hashed("lent")).await.unwrap();
        assert!(store.is_lent(&anna, &hashed("lent")).await.unwrap());
        drop((opened, journal));

        let (opened, _) = open(database);
        let store = &opened.store;
        assert_eq!(opened.lent, [(hashed("lent"), anna.clone())]);
        assert_eq!(opened.rooms[0].players.len(), 2);
        store.renew_person(&anna, &hashed("new")).await.unwrap();
        assert_eq!(store.person(&hashed("anna")).await.unwrap(), None);
        assert_eq!(store.person(&hashed("new")).await.unwrap().as_ref(), Some(&anna));
        // A request that came with the old link, and was on its way meanwhile.
        store.lend_seat(&anna, &hashed("anna"), "r1", 7, &hashed("late")).await.unwrap();
        assert!(!store.is_lent(&anna, &hashed("late")).await.unwrap());
        store.forget_person(&anna).await.unwrap();
        store.lend_seat(&anna, &hashed("new"), "r1", 7, &hashed("late")).await.unwrap();
        store.connect_seat(&anna, "r1", 7).await.unwrap();
        assert_eq!(store.owner_of("r1", 7).await.unwrap(), None);
        drop(opened);

        let (opened, _) = open(database);
        assert!(opened.lent.is_empty());
        assert_eq!(opened.rooms[0].players, [(7, hashed("own"))]);
        drop(opened);
        let rooms = Rooms::on(database).unwrap();
        assert_eq!(rooms.player("r1", "own"), Some(7));
        assert_eq!(rooms.player("r1", "lent").or(rooms.player("r1", "late")), None);
    });
}
