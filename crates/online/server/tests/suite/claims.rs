//! Attacks on seats: strangers who want the places of others.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use parlor_wire::online::{CreatedMsg, EnteredMsg, ErrorCode, RoomInfoMsg};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Client, block_on, got, http, posted, refused};
use crate::play::Server;

/// A match of four people, with their tokens.
async fn riichi(address: SocketAddr) -> (String, Vec<String>) {
    let room = json!({
        "name": "Four", "game": "riichi", "rules": "tenhou length=east",
        "seats": vec![json!({"type": "open"}); 4], "creator": {"name": "Anna"},
    });
    let CreatedMsg { id, token, .. } = posted(address, "/api/rooms", room).await;
    let mut tokens = vec![token.unwrap()];
    for name in ["Bo", "Cleo", "Dan"] {
        let path = format!("/api/rooms/{id}/join");
        let joined: EnteredMsg = posted(address, &path, json!({"name": name})).await;
        tokens.push(joined.token);
    }
    let mut all = JoinSet::new();
    for (me, token) in (0..).zip(tokens.clone()) {
        let id = id.clone();
        all.spawn(async move {
            let mut client = Client::connect(address, &id, Some(&token)).await;
            client.begin(me).await;
            client
        });
    }
    all.join_all().await;
    (id, tokens)
}

fn four_people(folder: &Path, grace: Duration) -> (String, Vec<String>) {
    let server = Server::start_with(Some(folder.to_path_buf()), grace);
    let (mut found, address) = (None, server.address);
    let seated = &mut found;
    block_on(async move { *seated = Some(riichi(address).await) });
    found.unwrap()
}

/// An outside attack: after a restart the first player back claimed the other three seats within 58 ms,
/// and saw all hands.
#[test]
fn after_a_restart_the_first_player_back_steals_no_seat() {
    for grace in [Duration::from_secs(30), Duration::ZERO] {
        let folder = tempfile::tempdir().unwrap();
        let (id, tokens) = four_people(folder.path(), grace);
        let server = Server::start_with(Some(folder.path().to_path_buf()), grace);
        let address = server.address;
        block_on(async move {
            let mut thief = Client::connect(address, &id, Some(&tokens[0])).await;
            thief.hear_of("state").await;
            let path = |end: &str| format!("/api/rooms/{id}/{end}");
            for (entrant, name) in [(1, "Bo"), (2, "Cleo"), (3, "Dan")] {
                let claim = json!({"name": name});
                if !grace.is_zero() {
                    let answer = refused(address, &path("reclaim"), claim).await;
                    assert_eq!(answer, (409, ErrorCode::TooSoon));
                    continue;
                }
                let claimed: EnteredMsg = posted(address, &path("reclaim"), claim).await;
                thief.hear_of("reclaim_asked").await;
                let consent =
                    |agreed| json!({"type": "consent", "entrant": entrant, "agreed": agreed});
                thief.say(consent(true)).await;
                thief.say(json!({"type": "ping", "n": entrant})).await;
                thief.hear_of("pong").await;
                let worth = refused(address, &path("seat"), json!({"token": claimed.token})).await;
                assert_eq!((claimed.me, worth), (None, (403, ErrorCode::Token)));
                thief.say(consent(false)).await;
                thief.hear_of("reclaim_answered").await;
            }
            // And all others have theirs.
            for token in &tokens[1..] {
                let mut victim = Client::connect(address, &id, Some(token)).await;
                let state = victim.hear_of("state").await;
                assert!(state["state"]["phase"]["view"].is_object());
            }
        });
    }
}

/// An outside attack: a victim whose line was gone for 0.3 s lost the seat four of four times.
#[test]
fn a_player_who_is_gone_for_a_moment_keeps_the_seat() {
    let server = Server::start_with(None, Duration::from_secs(30));
    let address = server.address;
    block_on(async move {
        let (id, tokens) = riichi(address).await;
        let mut clients = Vec::new();
        for token in &tokens[..3] {
            clients.push(Client::connect(address, &id, Some(token)).await);
        }
        for client in &mut clients {
            client.hear_of("state").await;
        }
        let path = format!("/api/rooms/{id}/reclaim");
        // The others are all there and would all agree.
        let answer = loop {
            let answer = refused(address, &path, json!({"name": "Dan"})).await;
            // The server has not noticed yet that the line is gone.
            if answer.1 != ErrorCode::Place {
                break answer;
            }
        };
        assert_eq!(answer, (409, ErrorCode::TooSoon));
        let mut dan = Client::connect(address, &id, Some(&tokens[3])).await;
        assert_eq!(dan.hear_of("state").await["state"]["me"], 3);
    });
}

/// The token of one who was given a seat opens what spectators see, until the next deal.
#[test]
fn who_is_given_a_seat_in_a_locked_room_watches_until_the_next_deal() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let room = json!({
            "name": "Locked", "game": "zole", "rules": "lzf-classic, round_length=2",
            "password": "sesame", "practice": true, "creator": {"name": "Anna"},
            "seats": [{"type": "open"}, {"type": "agent", "agent": "random"},
                {"type": "agent", "agent": "random"}],
        });
        let CreatedMsg { id, token, .. } = posted(address, "/api/rooms", room).await;
        let path = |end: &str| format!("/api/rooms/{id}/{end}");
        let mut anna = Client::connect(address, &id, token.as_deref()).await;
        anna.begin(0).await;
        anna.hear_of("asked").await;
        drop(anna);
        let claim = json!({"name": "Anna", "password": "sesame"});
        let entered = loop {
            let (status, text) = http(address, "POST", &path("reclaim"), &claim).await;
            if status != 422 {
                break serde_json::from_str::<EnteredMsg>(&text).unwrap();
            }
        };
        assert_eq!(entered.me, None);
        let seat: Value = posted(address, &path("seat"), json!({"token": entered.token})).await;
        assert_eq!(seat["waits"], true);
        // Neither the hand nor, at a practice table, all of them.
        let open = refused(address, &path("open"), json!({"token": entered.token})).await;
        assert_eq!(open, (422, ErrorCode::NotSeated));
        let mut other = Client::connect(address, &id, Some(&entered.token)).await;
        assert_eq!(other.hear_of("welcome").await["me"], Value::Null);
        let state = other.hear_of("state").await;
        assert!(state["state"]["phase"]["view"].is_null());
        assert!(state["state"]["phase"]["table"].is_object());
        // The player is back at once.
        let mut anna = Client::connect(address, &id, token.as_deref()).await;
        assert_eq!(anna.hear_of("state").await["state"]["me"], 0);
        assert_eq!(other.hear_the_end().await.0["code"], "player_back");
    });
}

/// An outside attack: a stranger who looked at the list became the host of 30 of 30 new rooms.
#[test]
fn the_creator_of_a_room_is_its_host_however_fast_others_are() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let stranger = tokio::spawn(async move {
            let mut joined = Vec::new();
            while joined.len() < 10 {
                let rooms: Vec<Value> = got(address, "/api/rooms").await;
                let ids = rooms.iter().map(|room| room["id"].as_str().unwrap().to_owned());
                for id in ids.filter(|id| !joined.contains(id)).collect::<Vec<_>>() {
                    let path = format!("/api/rooms/{id}/join");
                    let seat: EnteredMsg = posted(address, &path, json!({"name": "Mallory"})).await;
                    assert_eq!(seat.me, Some(1));
                    joined.push(id);
                }
            }
        });
        for n in 0..10 {
            let room = json!({
                "name": format!("Room {n}"), "game": "backgammon", "creator": {"name": "Anna"},
                "seats": [{"type": "open"}, {"type": "open"}],
            });
            let CreatedMsg { id, me, token } = posted(address, "/api/rooms", room).await;
            assert_eq!(me, Some(0));
            let info: RoomInfoMsg = got(address, &format!("/api/rooms/{id}")).await;
            assert!(info.entrants[0].host);
            let seat = json!({"token": token});
            let seat: Value = posted(address, &format!("/api/rooms/{id}/seat"), seat).await;
            assert_eq!(seat["name"], "Anna");
        }
        stranger.await.unwrap();
    });
}

#[test]
fn a_creator_has_a_name_and_a_seat_or_there_is_no_room() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let agent = json!({"type": "agent", "agent": "random"});
        let open = json!({"type": "open"});
        for (room, name, seats, code) in [
            ("Room", "An\u{200b}na", [&open, &agent], ErrorCode::Name),
            ("Ro\u{202e}om", "Anna", [&open, &agent], ErrorCode::Name),
            ("Room", "Anna", [&agent, &agent], ErrorCode::Place),
        ] {
            let wish = json!({
                "name": room, "game": "backgammon", "seats": seats, "creator": {"name": name},
            });
            assert_eq!(refused(address, "/api/rooms", wish).await, (422, code));
        }
        assert_eq!(got::<Vec<Value>>(address, "/api/rooms").await, [Value::Null; 0]);
    });
}
