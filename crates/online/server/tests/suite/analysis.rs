//! What agents explain over HTTP: at practice tables and in finished matches of all three games.

use std::time::Instant;

use parlor_server::{Config, Database};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Client, block_on, http, post, seated};
use crate::play::Server;
use crate::player::Player;
use crate::running::Running;

/// A practice table of a game.
fn practice(game: &str, rules: &str, n_seats: usize) -> Value {
    let mut seats = vec![json!({"type": "agent", "agent": "random"}); n_seats];
    seats[0] = json!({"type": "open"});
    let calls = json!({"min_ms": 0, "jitter_ms": 0, "strict": false});
    json!({"name": game, "game": game, "rules": rules, "seats": seats, "calls": calls, "practice": true})
}

const GAMES: [(&str, &str, usize); 3] = [
    ("backgammon", "standard to=1", 2),
    ("zole", "lzf-classic, round_length=2", 3),
    ("riichi", "tenhou length=east", 4),
];

fn is_explained(advice: &Value) -> bool {
    let n_legal = advice["legal"].as_array().unwrap().len() as u64;
    advice["chosen"].as_u64().is_some_and(|chosen| chosen < n_legal)
        && !advice["candidates"].as_array().unwrap().is_empty()
}

#[test]
fn agents_explain_at_practice_tables_and_in_finished_matches_of_all_games() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        for (game, rules, n_seats) in GAMES {
            let (id, token) = seated(address, practice(game, rules, n_seats)).await;
            let path = |end: &str| format!("/api/rooms/{id}/{end}");
            let mut anna = Client::connect(address, &id, Some(&token)).await;
            anna.begin(0).await;
            let prompt = anna.hear_of("asked").await["event"]["prompt"].clone();
            let ask = json!({"agent": "house", "token": token});
            let (status, advice) = post(address, &path("advice"), ask).await;
            assert_eq!((status, &advice["legal"]), (200, &prompt["legal"]), "{game}: {advice}");
            assert!(is_explained(&advice), "{game}: {advice}");
            drop(anna);

            let mut player = Player::default();
            while !player.play(&mut Client::connect(address, &id, Some(&token)).await).await {}
            let (_, replay) = http(address, "GET", &path("replay"), &Value::Null).await;
            let replay: Value = serde_json::from_str(&replay).unwrap();
            let (_, record) = http(address, "GET", &path("record"), &Value::Null).await;
            // Someone is asked in the middle of the last deal.
            let deals = replay["deals"].as_array().unwrap();
            let steps = deals.last().unwrap()["steps"].as_array().unwrap();
            let asked = |step: &usize| !steps[*step]["asked"].as_array().unwrap().is_empty();
            let step = (steps.len() / 2..steps.len()).find(asked).unwrap();
            let at =
                json!({"deal": deals.len() - 1, "step": step, "seat": steps[step]["asked"][0]});
            let ask = json!({"agent": "house", "at": at});
            let (status, advice) = post(address, &path("advice"), ask).await;
            assert!(status == 200 && is_explained(&advice), "{game}: {advice}");
            // The match has a number; there is no second one.
            for (nth, code) in [(1, Value::Null), (2, json!("not_now"))] {
                let ask = json!({"agent": "house", "at": at, "match": nth});
                let (_, told) = post(address, &path("advice"), ask).await;
                assert_eq!(told["code"], code, "{game}: {told}");
            }
            // The same moment of the same match, brought along as a file.
            let ask = json!({"agent": "house", "record": record, "at": at});
            let (status, brought) = post(address, "/api/analysis", ask).await;
            assert_eq!((status, &brought["legal"]), (200, &advice["legal"]), "{game}: {brought}");
        }
    });
}

/// What is brought along is not read for an agent that there is not.
#[test]
fn an_agent_is_looked_for_before_a_record_is_read() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let record = "zole record 1\nrules: nonsense\n";
        for (agent, code) in [("nobody", "agent"), ("house", "bad_message")] {
            let at = json!({"deal": 0, "step": 1, "seat": "A"});
            let ask = json!({"agent": agent, "record": record, "at": at});
            let (status, refused) = post(address, "/api/analysis", ask).await;
            assert_eq!((status, &refused["code"]), (422, &json!(code)), "{refused}");
        }
    });
}

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10";

/// The search tree of an answer.
fn tree(advice: &Value) -> &Vec<Value> {
    let mut bodies = advice["panels"].as_array().unwrap().iter().map(|panel| &panel["body"]);
    bodies.find(|body| body["type"] == "tree").unwrap()["nodes"].as_array().unwrap()
}

#[test]
fn a_search_tree_has_as_many_nodes_as_were_asked_for() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let mut sizes = Vec::new();
        let mut n_visited = Vec::new();
        for trace in
            [json!({"nodes": 5}), Value::Null, json!({"nodes": 2_000}), json!({"nodes": 1_000_000})]
        {
            let ask = json!({"game": "backgammon", "agent": "expectiminimax:depth=2,prune=none", "position": START, "trace": trace});
            let (status, advice) = post(address, "/api/analysis", ask).await;
            assert_eq!(status, 200, "{advice}");
            let nodes = tree(&advice);
            // What is left out is counted where it was left out.
            let below: u64 = nodes.iter().map(|node| node["n_below"].as_u64().unwrap()).sum();
            n_visited.push(nodes.len() as u64 + below);
            sizes.push(nodes.len());
        }
        assert!(sizes[0] == 5 && sizes[1] <= 250, "{sizes:?}");
        assert!((251..=2_000).contains(&sizes[2]) && sizes[3] <= 5_000, "{sizes:?}");
        assert!(sizes[1] < sizes[2] && sizes[2] <= sizes[3], "{sizes:?}");
        assert!(n_visited.windows(2).all(|pair| pair[0] == pair[1]), "{n_visited:?}");
    });
}

/// A search that takes a while.
const SLOW: &str = "mcts:playouts=5000";

/// Asks about the opening over a connection that can be cut.
async fn ask(server: &Running, agent: &str, from: &str) -> TcpStream {
    let address = server.address;
    let body = json!({"game": "backgammon", "agent": agent, "position": START}).to_string();
    let request = format!(
        "POST /api/analysis HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         X-Forwarded-For: {from}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// The status of the answer.
async fn status(mut stream: TcpStream) -> u16 {
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

/// Two agents may think at once. Anyone who goes away stops theirs, and the next question is answered.
#[test]
fn one_question_at_a_time_and_who_goes_away_stops_it() {
    block_on(async {
        let config = Config { requests_per_minute: 0, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let (anna, bo) = ("203.0.113.1", "203.0.113.2");
        let begin = Instant::now();
        assert_eq!(status(ask(&server, SLOW, anna).await).await, 200);
        let whole = begin.elapsed();
        let waiting = [ask(&server, SLOW, anna).await, ask(&server, SLOW, bo).await];
        tokio::time::sleep(whole / 20).await;
        assert_eq!(status(ask(&server, "linear", anna).await).await, 429, "one at a time");
        let gone = Instant::now();
        drop(waiting);
        while status(ask(&server, "linear", anna).await).await != 200 {
            assert!(gone.elapsed() < whole, "it goes on for nobody");
        }
        println!("{whole:?} for an answer; stopped after {:?}", gone.elapsed());
        assert!(gone.elapsed() < whole / 2, "{:?} of {whole:?}", gone.elapsed());
    });
}
