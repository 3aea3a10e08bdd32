//! A server that is killed again and again loses no accepted answer and plays none twice.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use parlor_server::{Hall, router};
use parlor_table::verify_text;
use serde_json::{Value, json};

use crate::client::{Client, backgammon, block_on, http, post};
use crate::player::Player;

/// Says in which folder this program is to be a server, instead of a test.
const FOLDER: &str = "PARLOR_TEST_SERVER";
const KILLS: u64 = 20;

/// The server, when this program is started as one; otherwise nothing.
#[test]
fn serves_when_it_is_asked_to() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let hall = Arc::new(Hall::open(Some(folder.into())).unwrap());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("\nlistening {}", listener.local_addr().unwrap());
        axum::serve(listener, router(hall)).await.unwrap();
    });
}

/// A server in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
    /// Kept open, so that the child can go on writing.
    _output: BufReader<ChildStdout>,
}

impl Process {
    fn start(folder: &Path) -> Process {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "kill::serves_when_it_is_asked_to", "--nocapture"])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut lines = (&mut output).lines().map(Result::unwrap);
        let address = lines.find_map(|line| line.strip_prefix("listening ")?.parse().ok());
        Process { child, address: address.unwrap(), _output: output }
    }
}

/// `kill -9`.
impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn a_killed_server_loses_nothing_and_doubles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Some(Process::start(folder.path()));
    block_on(async {
        let address = server.as_ref().unwrap().address;
        let mut body = backgammon();
        body["rules"] = json!("standard to=7");
        let (_, room) = post(address, "/api/rooms", body).await;
        let id = room["id"].as_str().unwrap().to_owned();
        let (_, joined) =
            post(address, &format!("/api/rooms/{id}/join"), json!({"name": "Anna"})).await;
        let token = joined["token"].as_str().unwrap().to_owned();
        let mut client = Client::connect(address, &id, Some(&token)).await;
        client.begin(0).await;
        drop(client);

        let mut player = Player::default();
        let (mut n_kills, mut over) = (0, false);
        while !over {
            let address = server.as_ref().unwrap().address;
            let mut client = Client::connect(address, &id, Some(&token)).await;
            if n_kills < KILLS {
                let moment = Duration::from_millis(3 + 7 * n_kills % 40);
                let played = tokio::time::timeout(moment, player.play(&mut client)).await;
                over = played == Ok(true);
                server = None;
                n_kills += 1;
                server.get_or_insert(Process::start(folder.path()));
            } else {
                over = player.play(&mut client).await;
            }
        }
        assert!(n_kills >= 5, "the match was over after {n_kills} kills");
        let address = server.as_ref().unwrap().address;
        let (status, record) =
            http(address, "GET", &format!("/api/rooms/{id}/record"), &Value::Null).await;
        assert_eq!(status, 200, "{record}");
        verify_text(&record).unwrap();
        let record: Value = serde_json::from_str(&record).unwrap();
        let seat = record["players"].as_array().unwrap().iter().position(|p| p == "Anna").unwrap();
        let seat = ["A", "B"][seat];
        let inputs = record["deals"].as_array().unwrap().iter();
        let inputs = inputs.flat_map(|deal| deal["inputs"].as_array().unwrap());
        let answers = inputs.filter(|input| input["type"] == "answers");
        let mine = answers.filter(|input| input["answers"][0]["seat"] == seat).count() as u64;
        assert_eq!(player.open, None);
        assert_eq!((mine, player.n_accepted), (player.n_said, player.n_said));
        println!("{n_kills} kills, {mine} answers");
    });
}
