//! By which names the server may be asked, and who learns the names of those who play.

use parlor_server::{Config, Database};
use serde_json::json;

use crate::client::{backgammon, block_on};
use crate::running::Running;

/// A page whose site's name was made to lead here is taken for ours by the browser: it must get
/// nothing.
#[test]
fn a_name_that_was_made_to_lead_here_opens_nothing() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let id = server.room().await;
        for (host, status) in [
            ("localhost:7878", 200),
            ("192.168.1.7:7878", 200),
            ("raspberrypi.local", 200),
            ("evil.example:7878", 403),
        ] {
            let header = format!("Host: {host}\r\n");
            let (found, _, body) = server.ask("GET", "/api/rooms", &header).await;
            assert_eq!(found, status, "{host}");
            assert!(status == 200 || body.contains("--hosts"), "{body}");
            let origin = format!("{header}Origin: http://{host}\r\n");
            let body = backgammon().to_string();
            let made = server.request("POST", "/api/rooms", &origin, &body).await;
            assert_eq!(made.0, if status == 200 { 201 } else { 403 }, "{host}");
            assert_eq!(server.socket(&id, "host", host).await.is_ok(), status == 200, "{host}");
        }
        let config = Config { hosts: vec!["parlor.example".to_owned()], ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        for (host, status) in [("parlor.example", 200), ("evil.example", 403)] {
            let header = format!("Host: {host}\r\n");
            assert_eq!(server.ask("GET", "/api/rooms", &header).await.0, status, "{host}");
        }
    });
}

#[test]
fn who_plays_in_a_locked_room_is_for_those_who_are_in_it() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let mut room = backgammon();
        room["password"] = json!("sesame");
        let (id, token) = server.seated(room, "Anna").await;
        let (other, foreign) = server.seated(backgammon(), "Bertha").await;
        let names = async |id: &str, headers: &str| {
            let (_, _, body) = server.ask("GET", &format!("/api/rooms/{id}"), headers).await;
            let room: serde_json::Value = serde_json::from_str(&body).unwrap();
            assert_eq!(room["entrants"][0]["occupant"]["type"], "person", "someone is there");
            assert_eq!(room["entrants"][1]["occupant"]["agent"], "random");
            room["entrants"][0]["occupant"]["name"].as_str().unwrap().to_owned()
        };
        assert_eq!(names(&id, "").await, "");
        let bearer = |token: &str| format!("Authorization: Bearer {token}\r\n");
        assert_eq!(names(&id, &bearer(&foreign)).await, "", "a token of another room");
        assert_eq!(names(&id, &bearer(&token)).await, "Anna");
        assert_eq!(names(&id, &format!("Cookie: parlor={token}\r\n")).await, "Anna");
        assert_eq!(names(&other, "").await, "Bertha", "an open room");
    });
}
