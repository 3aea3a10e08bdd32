//! Personal links: what they list, what they open, and how they end.

use std::path::Path;

use parlor_server::{Config, Database};
use parlor_wire::online::{LinkMsg, MyGamesMsg, TakenSeatMsg};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::client::{Client, backgammon, block_on};
use crate::player::Player;
use crate::running::Running;

const FAR: &str = "203.0.113.5";

/// Someone with a personal link.
struct Link(String);

impl Link {
    async fn make(server: &Running) -> Link {
        let (status, head, body) = server.request("POST", "/api/me", "", "").await;
        assert_eq!(status, 201, "{body}");
        assert!(head.contains("cache-control: no-store"), "{head}");
        let LinkMsg { secret } = serde_json::from_str(&body).unwrap();
        assert_eq!(secret.len(), 32, "128 bits in hexadecimal digits");
        Link(secret)
    }

    async fn ask(&self, server: &Running, method: &str, path: &str, body: Value) -> (u16, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let headers = format!("Authorization: Bearer {}\r\n", self.0);
        let (status, _, text) = server.request(method, path, &headers, &body).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    async fn got<T: DeserializeOwned>(&self, server: &Running, path: &str) -> T {
        let (status, answer) = self.ask(server, "GET", path, Value::Null).await;
        assert_eq!(status, 200, "{answer}");
        serde_json::from_value(answer).unwrap()
    }

    async fn games(&self, server: &Running) -> MyGamesMsg {
        self.got(server, "/api/me").await
    }

    /// The status and the code of what is refused.
    async fn refused(&self, server: &Running, method: &str, path: &str, body: Value) -> String {
        let (status, answer) = self.ask(server, method, path, body).await;
        format!("{status} {}", answer["code"].as_str().unwrap_or_default())
    }

    async fn connect(&self, server: &Running, room: &str, token: &str) -> String {
        let seat = json!({"room": room, "token": token});
        self.refused(server, "POST", "/api/me/seats", seat).await
    }

    async fn take(&self, server: &Running, room: &str, body: Value) -> (u16, TakenSeatMsg) {
        let (status, answer) =
            self.ask(server, "POST", &format!("/api/me/seats/{room}"), body).await;
        (status, serde_json::from_value(answer).unwrap())
    }
}

async fn start(folder: &Path) -> Running {
    Running::start(&Database::Sqlite(folder.join("parlor.db")), Config::default()).await
}

async fn stop(server: Running) {
    server.stop.send(()).unwrap();
    server.ended.await.unwrap().unwrap();
}

/// Plays a match to its end.
async fn play(server: &Running, room: &str, token: &str) {
    let mut player = Player::default();
    while !player.play(&mut Client::connect(server.address, room, Some(token)).await).await {}
}

#[test]
fn the_seat_of_a_rooms_creator_belongs_to_their_link() {
    let folder = tempfile::tempdir().unwrap();
    block_on(async {
        let server = start(folder.path()).await;
        let anna = Link::make(&server).await;
        let mut room = backgammon();
        room["creator"] = json!({"name": "Anna"});
        let nobody = Link("0".repeat(32));
        assert_eq!(nobody.refused(&server, "POST", "/api/rooms", room.clone()).await, "403 link");
        let (status, made) = anna.ask(&server, "POST", "/api/rooms", room).await;
        assert_eq!(status, 201, "{made}");
        assert!(made["token"].is_string(), "{made}");
        let games = anna.games(&server).await;
        let [running] = &games.running[..] else { panic!("{games:?}") };
        assert_eq!(made["id"], running.room);
        assert_eq!(running.seat.name, "Anna");
        stop(server).await;
    });
}

#[test]
fn a_link_lists_the_rooms_and_matches_of_its_owner_and_of_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    block_on(async {
        let server = start(folder.path()).await;
        let (anna, bo) = (Link::make(&server).await, Link::make(&server).await);
        assert_ne!(anna.0, bo.0);
        let room = server.room().await;
        let join = json!({"name": "Anna"});
        let path = format!("/api/rooms/{room}/join");
        let nobody = Link("0".repeat(32));
        assert_eq!(nobody.refused(&server, "POST", &path, join.clone()).await, "403 link");
        let (status, joined) = anna.ask(&server, "POST", &path, join).await;
        assert_eq!(status, 201, "nobody has taken the place: {joined}");
        let token = joined["token"].as_str().unwrap();
        let before = anna.games(&server).await;
        let [running] = &before.running[..] else { panic!("{before:?}") };
        assert_eq!((running.room.as_str(), running.name.as_str()), (room.as_str(), "A room"));
        assert_eq!((running.seat.me, running.seat.name.as_str()), (0, "Anna"));
        assert!(!running.playing && !running.seat.connected && before.finished.is_empty());

        play(&server, &room, token).await;
        let after = anna.games(&server).await;
        assert!(!after.running[0].playing && after.running[0].matches == 1 && !after.more);
        let [game] = &after.finished[..] else { panic!("{after:?}") };
        assert_eq!((game.room.as_str(), game.nth.get()), (room.as_str(), 1));
        let mine = usize::from(game.seat == parlor_wire::SeatMsg::B);
        assert_eq!(game.summary.game, "backgammon");
        let players: Vec<_> =
            game.summary.players.iter().map(|one| (one.name.as_str(), one.agent)).collect();
        assert_eq!(players[mine], ("Anna", false));
        assert_eq!(players[1 - mine], ("random", true));
        // The result is that of the record.
        let record: Value = anna.got(&server, &format!("/api/rooms/{room}/record")).await;
        let scores: Vec<_> = game.summary.players.iter().map(|one| json!(one.score)).collect();
        assert_eq!(record["standing"].as_array().unwrap()[..2], scores[..]);
        let others = bo.games(&server).await;
        assert!(others.running.is_empty() && others.finished.is_empty());

        // It is all there after a restart, and goes when its owner says so.
        stop(server).await;
        let server = start(folder.path()).await;
        let again = anna.games(&server).await;
        assert_eq!((again.running.len(), &again.finished), (1, &after.finished));
        let path = format!("/api/me/games/{room}/1");
        assert_eq!(bo.refused(&server, "DELETE", &path, Value::Null).await, "204 ");
        assert_eq!(anna.games(&server).await.finished.len(), 1, "it is not Bo's");
        assert_eq!(anna.refused(&server, "DELETE", &path, Value::Null).await, "204 ");
        assert!(anna.games(&server).await.finished.is_empty());
        assert_eq!(anna.refused(&server, "DELETE", "/api/me", Value::Null).await, "204 ");
        assert_eq!(anna.refused(&server, "GET", "/api/me", Value::Null).await, "403 link");
        let seat: Value = crate::client::posted(
            server.address,
            &format!("/api/rooms/{room}/seat"),
            json!({"token": token}),
        )
        .await;
        assert_eq!(seat["name"], "Anna", "a seat needs no link");
    });
}

/// Most people play first and make a link afterwards.
#[test]
fn a_link_made_late_has_the_seat_and_the_matches_before_it() {
    let folder = tempfile::tempdir().unwrap();
    block_on(async {
        let server = start(folder.path()).await;
        let (room, token) = server.seated(backgammon(), "Anna").await;
        play(&server, &room, &token).await;
        let (anna, bo) = (Link::make(&server).await, Link::make(&server).await);
        assert_eq!(anna.connect(&server, &room, "0000").await, "403 token");
        assert_eq!(anna.connect(&server, "none", &token).await, "404 no_room");
        assert!(anna.games(&server).await.running.is_empty());
        for _ in 0..2 {
            assert_eq!(anna.connect(&server, &room, &token).await, "204 ");
        }
        let games = anna.games(&server).await;
        assert_eq!((games.running.len(), games.finished.len()), (1, 1));
        assert_eq!(bo.connect(&server, &room, &token).await, "409 seated");
        assert!(bo.games(&server).await.finished.is_empty());
    });
}

/// Says something and hears the answer: the connection is the one that plays the seat.
async fn is_heard(client: &mut Client) -> bool {
    client.say(json!({"type": "ping", "n": 7})).await;
    client.hear_of("pong").await["n"] == 7
}

async fn comes_back(server: &Running, room: &str, token: &str) -> Client {
    let mut client = Client::connect(server.address, room, Some(token)).await;
    client.hear_of("state").await;
    client
}

#[test]
fn a_second_device_takes_a_seat_only_when_that_is_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    block_on(async {
        let server = start(folder.path()).await;
        let (anna, bo) = (Link::make(&server).await, Link::make(&server).await);
        let (room, token) = server.seated(backgammon(), "Anna").await;
        assert_eq!(anna.connect(&server, &room, &token).await, "204 ");
        let mut first = comes_back(&server, &room, &token).await;

        // To look at the list, or to ask what would happen, changes nothing.
        assert!(anna.games(&server).await.running[0].seat.connected);
        for body in [json!({}), json!({"confirm": false})] {
            let (status, asked) = anna.take(&server, &room, body).await;
            assert_eq!((status, asked.token), (200, None));
            assert!(asked.seat.connected && asked.seat.name == "Anna");
        }
        assert!(is_heard(&mut first).await);
        let path = format!("/api/me/seats/{room}");
        let confirm = json!({"confirm": true});
        assert_eq!(bo.refused(&server, "POST", &path, confirm.clone()).await, "422 not_seated");

        // Confirmed, the device has a token of its own, and the newer connection closes the older.
        let (status, taken) = anna.take(&server, &room, confirm.clone()).await;
        let lent = taken.token.unwrap();
        assert_eq!(status, 201);
        assert_ne!(lent, token);
        assert!(is_heard(&mut first).await, "nobody has come yet");
        let mut second = comes_back(&server, &room, &lent).await;
        assert_eq!(first.hear_the_end().await.1.map(|(code, _)| code), Some(4001));
        let mut first = comes_back(&server, &room, &token).await;
        assert_eq!(second.hear_the_end().await.1.map(|(code, _)| code), Some(4001));
        // A token that was lent moves the seat to no other link.
        assert_eq!(bo.connect(&server, &room, &lent).await, "403 token");
        assert!(is_heard(&mut first).await);
        // Not on any number of devices.
        let mut n_taken = 1;
        while anna.refused(&server, "POST", &path, confirm.clone()).await == "201 " {
            n_taken += 1;
        }
        assert_eq!(n_taken, 8);
    });
}

/// Anyone who finds out that others have the link gets rid of them, also of those who sit there.
#[test]
fn what_a_link_lent_ends_with_it_and_the_seats_own_token_stays() {
    let folder = tempfile::tempdir().unwrap();
    block_on(async {
        let mut server = start(folder.path()).await;
        let mut anna = Link::make(&server).await;
        let (room, token) = server.seated(backgammon(), "Anna").await;
        assert_eq!(anna.connect(&server, &room, &token).await, "204 ");
        for ends in ["renew", "revoke"] {
            let (_, taken) = anna.take(&server, &room, json!({"confirm": true})).await;
            let lent = taken.token.unwrap();
            // The server knows after a restart what was lent.
            stop(server).await;
            server = start(folder.path()).await;
            let mut thief = comes_back(&server, &room, &lent).await;
            let old = Link(anna.0.clone());
            if ends == "renew" {
                let (status, new) = anna.ask(&server, "POST", "/api/me/renew", Value::Null).await;
                assert_eq!(status, 200);
                anna = Link(new["secret"].as_str().unwrap().to_owned());
                assert_eq!(anna.games(&server).await.running.len(), 1, "the same games");
            } else {
                assert_eq!(anna.refused(&server, "DELETE", "/api/me", Value::Null).await, "204 ");
            }
            assert_eq!(old.refused(&server, "GET", "/api/me", Value::Null).await, "403 link");
            assert_eq!(thief.hear_the_end().await.1.map(|(code, _)| code), Some(4006));
            let mut thief = Client::connect(server.address, &room, Some(&lent)).await;
            assert_eq!(thief.hear_the_end().await.0["code"], "token");
            assert!(is_heard(&mut comes_back(&server, &room, &token).await).await);
        }
    });
}

#[test]
fn the_match_of_a_locked_room_opens_for_the_links_of_those_who_were_in_it() {
    let folder = tempfile::tempdir().unwrap();
    block_on(async {
        let server = start(folder.path()).await;
        let (anna, bo) = (Link::make(&server).await, Link::make(&server).await);
        let mut locked = backgammon();
        locked["password"] = json!("sesame");
        let (room, token) = server.seated(locked, "Anna").await;
        play(&server, &room, &token).await;
        let path = format!("/api/rooms/{room}/record");
        assert_eq!(anna.refused(&server, "GET", &path, Value::Null).await, "403 token");
        assert_eq!(anna.connect(&server, &room, &token).await, "204 ");
        assert_eq!(anna.refused(&server, "GET", &path, Value::Null).await, "200 ");
        assert_eq!(bo.refused(&server, "GET", &path, Value::Null).await, "403 token");
    });
}

#[test]
fn an_address_makes_few_links_and_tries_few_wrong_ones() {
    let folder = tempfile::tempdir().unwrap();
    block_on(async {
        let config = Config { requests_per_minute: 0, ..Config::default() };
        let database = Database::Sqlite(folder.path().join("parlor.db"));
        let server = Running::start(&database, config).await;
        let far = format!("X-Forwarded-For: {FAR}\r\n");
        let make = async |from: &str| server.request("POST", "/api/me", from, "").await.0;
        let mut n_made = 0;
        while make(&far).await == 201 {
            n_made += 1;
        }
        assert_eq!((n_made, make(&far).await), (10, 429));
        assert_eq!(make("X-Forwarded-For: 203.0.113.6\r\n").await, 201, "others may");
        let look = async |from: &str, secret: &str| {
            let headers = format!("X-Forwarded-For: {from}\r\nAuthorization: Bearer {secret}\r\n");
            server.request("GET", "/api/me", &headers, "").await.0
        };
        let anna = Link::make(&server).await;
        for _ in 0..30 {
            assert_eq!(look(FAR, &anna.0).await, 200, "one that is right costs nothing");
        }
        let mut n_wrong = 0;
        while look(FAR, &format!("{n_wrong:032x}")).await == 403 {
            n_wrong += 1;
        }
        assert_eq!((n_wrong, look(FAR, &anna.0).await), (20, 429));
        assert_eq!(look("203.0.113.6", &anna.0).await, 200);
    });
}

#[test]
fn a_server_that_keeps_nothing_has_no_links() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let (status, _, body) = server.request("POST", "/api/me", "", "").await;
        let refused: Value = serde_json::from_str(&body).unwrap();
        assert_eq!((status, &refused["code"]), (409, &json!("not_now")));
        let nobody = Link("0".repeat(32));
        assert_eq!(nobody.refused(&server, "GET", "/api/me", Value::Null).await, "403 link");
    });
}
