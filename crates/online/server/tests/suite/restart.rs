//! A server with many live tables is back soon.

use std::env;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parlor_server::{Database, Rooms, router};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use crate::client::{Client, block_on_for, post};

/// How many tables there are: a third of each game. `make soak` takes 1,000.
const TABLES: &str = "PARLOR_RESTART_TABLES";
/// The longest that a restart may take.
const LIMIT: Duration = Duration::from_secs(5);
const GAMES: [(&str, &str, usize); 3] = [
    ("backgammon", "standard to=3", 2),
    ("zole", "lzf-classic, round_length=3", 3),
    ("riichi", "tenhou length=east", 4),
];
const ANSWERS: usize = 10;

struct Seated {
    room: String,
    token: String,
}

/// Makes a table, plays some moves, and leaves it with a question open.
async fn live_table(address: SocketAddr, n: usize) -> Seated {
    let (game, rules, n_seats) = GAMES[n % GAMES.len()];
    let mut seats = vec![json!({"type": "agent", "agent": "random"}); n_seats];
    seats[0] = json!({"type": "open"});
    let calls = json!({"min_ms": 0, "jitter_ms": 0, "strict": false});
    let body = json!({"name": game, "game": game, "rules": rules, "seats": seats, "calls": calls});
    let (_, room) = post(address, "/api/rooms", body).await;
    let room = room["id"].as_str().unwrap().to_owned();
    let (_, joined) =
        post(address, &format!("/api/rooms/{room}/join"), json!({"name": "Anna"})).await;
    let token = joined["token"].as_str().unwrap().to_owned();
    let mut client = Client::connect(address, &room, Some(&token)).await;
    client.begin(0).await;
    let mut n_answers = 0;
    loop {
        let frame = client.hear().await;
        match frame["event"]["type"].as_str() {
            Some("asked") if n_answers == ANSWERS => return Seated { room, token },
            Some("asked") => {
                n_answers += 1;
                client.answer(&frame["event"]["prompt"]).await;
            }
            Some("deal_ended") => client.say(json!({"type": "ready", "ready": true})).await,
            Some("match_ended") => return Seated { room, token },
            _ => {}
        }
    }
}

async fn start(database: &Database) -> SocketAddr {
    let rooms = Arc::new(Rooms::on(database).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, router(rooms)).await.unwrap() });
    address
}

/// Comes back to a table and moves; says when the move was accepted, if the match is not over.
async fn move_on(address: SocketAddr, seated: Seated) -> Option<Instant> {
    let mut client = Client::connect(address, &seated.room, Some(&seated.token)).await;
    loop {
        let frame = client.hear().await;
        let phase = &frame["state"]["phase"];
        let sort = phase["type"].as_str().or(frame["event"]["type"].as_str());
        match (sort, frame["type"].as_str()) {
            (_, Some("accepted")) => return Some(Instant::now()),
            (Some("over" | "match_ended"), _) => return None,
            (Some("between" | "deal_ended"), _) => {
                client.say(json!({"type": "ready", "ready": true})).await;
            }
            (Some("playing"), _) if !phase["prompt"].is_null() => {
                client.answer(&phase["prompt"]).await;
            }
            (Some("asked"), _) => client.answer(&frame["event"]["prompt"]).await,
            _ => assert_ne!(frame["type"], "closed"),
        }
    }
}

#[test]
fn a_server_with_many_tables_is_back_soon() {
    let n_tables: usize = env::var(TABLES).map_or(60, |text| text.parse().unwrap());
    let limit = Duration::from_secs(60 + n_tables as u64);
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("parlor.db"));
    let first = Runtime::new().unwrap();
    let address = first.block_on(start(&database));
    let mut tables = Vec::new();
    block_on_for(limit, async {
        for begin in (0..n_tables).step_by(20) {
            let mut some = JoinSet::new();
            for n in begin..n_tables.min(begin + 20) {
                some.spawn(live_table(address, n));
            }
            tables.extend(some.join_all().await);
        }
    });
    first.shutdown_timeout(Duration::from_secs(5));

    block_on_for(limit, async {
        let begin = Instant::now();
        let address = start(&database).await;
        let mut all = JoinSet::new();
        for seated in tables {
            all.spawn(move_on(address, seated));
        }
        let mut times: Vec<_> =
            all.join_all().await.into_iter().flatten().map(|at| at - begin).collect();
        times.sort_unstable();
        let (first, last) = (times[0], times[times.len() - 1]);
        println!(
            "{n_tables} tables: first move after {first:.0?}, a move at each after {last:.0?}"
        );
        assert!(first < LIMIT, "{first:?}");
    });
}
