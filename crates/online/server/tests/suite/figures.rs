//! What an operator's figures and log may tell, and what a ping may.

use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlor_server::{Budgets, Config, Database};
use rusqlite::Connection;
use serde_json::{Value, json};
use tracing::field::{Field, Visit};
use tracing::span;

use crate::client::{Client, backgammon, block_on, post};
use crate::running::Running;

/// Agents who are asked about a call and let it by: no figure moves, or a player who reads the
/// figures would know that someone could have called.
#[test]
fn no_figure_counts_a_question_that_is_hidden() {
    block_on(async {
        let budgets = Budgets { agent_move: Duration::ZERO, ..Budgets::default() };
        let server = Running::within(&Database::Memory, Config::default(), budgets).await;
        let agent = json!({"type": "agent", "agent": "random"});
        let room = json!({
            "name": "A room", "game": "riichi", "rules": "tenhou length=east start_points=900",
            "seats": [agent, agent, agent, agent],
            "calls": {"min_ms": 0, "jitter_ms": 0, "strict": false},
        });
        let made = post(server.address, "/api/rooms", room).await.1;
        let id = made["id"].as_str().unwrap();
        let mut watcher = Client::connect(server.address, id, None).await;
        watcher.say(json!({"type": "pace", "move_ms": 0})).await;
        let count = async || {
            let (_, _, text) = server.ask("GET", "/metrics", "").await;
            let line = |line: &str| {
                line.strip_prefix("parlor_agent_seconds_count{game=\"riichi\"} ")?.parse().ok()
            };
            text.lines().find_map(line).unwrap_or(0_usize)
        };
        loop {
            let frame = watcher.hear().await;
            match frame["event"]["type"].as_str() {
                Some("deal_ended") => watcher.say(json!({"type": "ready", "ready": true})).await,
                Some("match_ended") => break,
                _ => {}
            }
        }
        let (_, _, record) = server.ask("GET", &format!("/api/rooms/{id}/record"), "").await;
        let record: Value = serde_json::from_str(&record).unwrap();
        let deals = record["deals"].as_array().unwrap().iter();
        let inputs = deals.flat_map(|deal| deal["inputs"].as_array().unwrap());
        let answers = inputs.filter_map(|input| input["answers"].as_array()).flatten();
        let kinds: Vec<_> = answers.map(|answer| answer["action"]["type"].clone()).collect();
        let n_passed = kinds.iter().filter(|kind| **kind == "pass").count();
        assert!(n_passed > 0, "nobody was asked about a call: {kinds:?}");
        let n_counted = count().await;
        assert!(n_counted > 0 && n_counted <= kinds.len() - n_passed, "{n_counted} of {kinds:?}");
    });
}

/// A table that is busy keeps no ping waiting: what a ping takes tells nothing of the table.
#[test]
fn a_ping_does_not_wait_for_the_table() {
    block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("parlor.db");
        let server = Running::start(&Database::Sqlite(file.clone()), Config::default()).await;
        let (id, token) = server.seated(backgammon(), "Anna").await;
        let mut anna = Client::connect(server.address, &id, Some(&token)).await;
        anna.hear_of("state").await;
        let other = Connection::open(&file).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        anna.say(json!({"type": "chat", "text": "hello"})).await;
        anna.say(json!({"type": "ping", "n": 7})).await;
        let frame = loop {
            let frame = anna.hear().await;
            if frame["event"]["type"] == "chat" || frame["type"] == "pong" {
                break frame;
            }
        };
        assert_eq!(frame["n"], 7, "the table has not written yet");
        other.execute_batch("ROLLBACK").unwrap();
        anna.hear_of("chat").await;
    });
}

/// All that is logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Visit for Log {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0.lock().unwrap(), " {}={value:?}", field.name()).unwrap();
    }
}

impl tracing::Subscriber for Log {
    fn enabled(&self, _: &tracing::Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, attributes: &span::Attributes<'_>) -> span::Id {
        attributes.record(&mut self.clone());
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, values: &span::Record<'_>) {
        values.record(&mut self.clone());
    }

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &tracing::Event<'_>) {
        event.record(&mut self.clone());
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

#[test]
fn a_refused_frame_is_logged_without_what_it_says() {
    let log = Log::default();
    tracing::subscriber::set_global_default(log.clone()).unwrap();
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let mut room = backgammon();
        room["password"] = json!("sesame");
        let (id, token) = server.seated(room, "Anna").await;
        let mut stranger = Client::connect(server.address, &id, None).await;
        stranger.say(json!({"type": "join", "name": "Eve", "password": "guessed-word"})).await;
        assert_eq!(stranger.hear_of("error").await["code"], "password");
        let mut thief = Client::connect(server.address, &id, Some("stolen-token")).await;
        assert_eq!(thief.hear_of("error").await["code"], "token");
        let mut anna = Client::connect(server.address, &id, Some(&token)).await;
        anna.throw(r#"{"type":"joins","password":"mistyped-word"#).await;
        assert_eq!(anna.hear_of("error").await["code"], "bad_message");
        anna.say(json!({"type": "join", "name": "Anna", "password": "typed-again"})).await;
        assert_eq!(anna.hear_of("error").await["code"], "seated");
        let log = log.0.lock().unwrap().clone();
        for code in ["password", "token", "bad_message", "seated"] {
            assert!(log.contains(&format!("code=\"{code}\"")), "{code} in {log}");
        }
        for secret in ["guessed", "stolen", "mistyped", "typed-again", "sesame", &token, &id] {
            assert!(!log.contains(secret), "{secret} in {log}");
        }
    });
}
