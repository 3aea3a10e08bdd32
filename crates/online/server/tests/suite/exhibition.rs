//! A room of agents alone, watched over the network.

use serde_json::{Value, json};

use crate::client::{Client, backgammon, block_on, http, post};
use crate::play::Server;

/// Two agents, nobody else.
fn agents_alone() -> Value {
    let mut room = backgammon();
    room["seats"][0] = json!({"type": "agent", "agent": "random"});
    room["practice"] = json!(true);
    room
}

#[test]
fn agents_play_each_other_to_the_end_for_anyone_who_watches() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (status, made) = post(address, "/api/rooms", agents_alone()).await;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap();
        let path = |end: &str| format!("/api/rooms/{id}{end}");
        let (_, room) = http(address, "GET", &path(""), &Value::Null).await;
        assert!(room.contains(r#""playing":false"#), "{room}");
        let mut watcher = Client::connect(address, id, None).await;
        watcher.say(json!({"type": "pace", "move_ms": 0})).await;
        watcher.hear_of("watch_began").await;
        // Nobody is deceived by open hands here, so anyone who watches may see them.
        let (status, hands) = post(address, &path("/open"), json!({})).await;
        assert_eq!((status, hands["views"].as_array().unwrap().len()), (200, 2));
        let thought = watcher.hear_of("thought").await;
        assert!(thought["event"]["cost"]["nodes"].is_u64(), "{thought}");
        let ended = watcher.hear_of("match_ended").await;
        assert_ne!(ended["event"]["standing"][0], ended["event"]["standing"][1]);
        assert_eq!(http(address, "GET", &path("/record"), &Value::Null).await.0, 200);
    });
}

#[test]
fn agents_alone_need_someone_who_may_watch() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        for (field, value) in
            [("password", json!("sesame")), ("spectators", json!({"type": "none"}))]
        {
            let mut room = agents_alone();
            room[field] = value;
            let (status, refused) = post(address, "/api/rooms", room).await;
            assert_eq!((status, &refused["code"]), (422, &json!("place")));
        }
        // Where a person plays, hands are for that person alone.
        let mut room = backgammon();
        room["practice"] = json!(true);
        let id = post(address, "/api/rooms", room).await.1["id"].as_str().unwrap().to_owned();
        let (status, refused) = post(address, &format!("/api/rooms/{id}/open"), json!({})).await;
        assert_eq!((status, &refused["code"]), (403, &json!("token")));
    });
}
