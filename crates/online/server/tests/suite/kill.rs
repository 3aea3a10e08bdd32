//! A server that is killed again and again loses no accepted answer and plays none twice.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use parlor_server::{Config, Database, Page, Rooms, serve, verify_text};
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::{Client, block_on_for, try_http, try_post};
use crate::player::Player;
use crate::postgres::Schema;

/// Says on which database this program is to be a server, instead of a test.
const DATABASE: &str = "PARLOR_TEST_SERVER";
/// How many kills there are; in the tests as many as a good minute allows.
const KILLS: &str = "PARLOR_KILLS";

/// The server, when this program is started as one; otherwise nothing.
#[test]
fn serves_when_it_is_asked_to() {
    let Ok(database) = env::var(DATABASE) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let rooms = Arc::new(Rooms::on(&database.parse().unwrap()).unwrap());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("\nlistening {}", listener.local_addr().unwrap());
        let never = std::future::pending();
        // These players think for no time at all.
        let config = Config { messages_per_token: 0, ..Config::default() };
        serve(listener, rooms, Page::embedded(), config, never).await.unwrap();
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
    fn start(database: &str) -> Process {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "kill::serves_when_it_is_asked_to", "--nocapture"])
            .env(DATABASE, database)
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

/// Where the server is now, and whether there will be no more kills.
type Whereabouts = watch::Receiver<(SocketAddr, bool)>;

/// One person who plays match after match of one game, whatever happens to the server.
struct Person {
    game: &'static str,
    rules: &'static str,
    n_seats: usize,
    server: Whereabouts,
    n_answers: u64,
    n_matches: u64,
}

impl Person {
    async fn play_on(mut self) -> (u64, u64) {
        loop {
            self.play_match().await;
            if self.server.borrow().1 {
                return (self.n_answers, self.n_matches);
            }
        }
    }

    fn address(&self) -> SocketAddr {
        self.server.borrow().0
    }

    /// A room and the token of a place in it. When a server was killed before it answered, the
    /// place is taken and nobody knows its token: then another room is made.
    async fn sit_down(&self) -> (String, String, u8) {
        let mut seats = vec![json!({"type": "agent", "agent": "random"}); self.n_seats];
        seats[0] = json!({"type": "open"});
        let body = json!({
            "name": self.game, "game": self.game, "rules": self.rules, "seats": seats,
            "calls": {"min_ms": 0, "jitter_ms": 0, "strict": false},
        });
        loop {
            if let Some((201, room)) = try_post(self.address(), "/api/rooms", &body).await {
                let id = room["id"].as_str().unwrap().to_owned();
                let path = format!("/api/rooms/{id}/join");
                let join = json!({"name": "Anna"});
                if let Some((201, joined)) = try_post(self.address(), &path, &join).await {
                    let me = joined["me"].as_u64().unwrap() as u8;
                    return (id, joined["token"].as_str().unwrap().to_owned(), me);
                }
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn client(&self, room: &str, token: &str) -> Client {
        loop {
            if let Some(client) = Client::try_connect(self.address(), room, Some(token)).await {
                return client;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn play_match(&mut self) {
        let (id, token, me) = self.sit_down().await;
        let mut player = Player { me, ..Player::default() };
        loop {
            let mut client = self.client(&id, &token).await;
            if player.play(&mut client).await {
                break;
            }
        }
        let record = loop {
            let path = format!("/api/rooms/{id}/record");
            match try_http(self.address(), "GET", &path, &Value::Null).await {
                Some((200, record)) => break record,
                _ => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        };
        verify_text(&record).unwrap();
        let (mine, said) = (answers_of("Anna", &record), player.n_said);
        // The answer that ended the match may be known from the end alone.
        let n_open = u64::from(player.open.is_some());
        assert_eq!((mine, player.n_accepted + n_open), (said, said), "{}", self.game);
        self.n_answers += said;
        self.n_matches += 1;
    }
}

/// How many answers a player gave, by the record.
fn answers_of(name: &str, record: &str) -> u64 {
    let record: Value = serde_json::from_str(record).unwrap();
    let seat = record["players"].as_array().unwrap().iter().position(|p| p == name).unwrap();
    let seat = ["A", "B", "C", "D"][seat];
    let deals = record["deals"].as_array().unwrap().iter();
    let inputs = deals.flat_map(|deal| deal["inputs"].as_array().unwrap());
    let answers = inputs.filter(|input| input["type"] == "answers");
    let answers = answers.flat_map(|input| input["answers"].as_array().unwrap());
    answers.filter(|answer| answer["seat"] == seat).count() as u64
}

fn kill_and_kill_again(database: &str) {
    let n_kills: u64 = env::var(KILLS).map_or(20, |text| text.parse().unwrap());
    let mut server = Some(Process::start(database));
    let (tell, server_at) = watch::channel((server.as_ref().unwrap().address, false));
    let limit = Duration::from_secs(100 + 2 * n_kills);
    block_on_for(limit, async {
        let persons = [
            ("backgammon", "standard to=1", 2),
            ("zole", "lzf-classic, round_length=3", 3),
            ("riichi", "tenhou length=east", 4),
            ("backgammon", "standard to=3", 2),
        ];
        let persons = persons.map(|(game, rules, n_seats)| {
            let server = server_at.clone();
            let person = Person { game, rules, n_seats, server, n_answers: 0, n_matches: 0 };
            (game, tokio::spawn(person.play_on()))
        });
        let begin = Instant::now();
        for n in 1..=n_kills {
            // From a few milliseconds to a third of a second, in no order.
            let moment = 5 + n.wrapping_mul(0x9e37_79b9_7f4a_7c15) % 331;
            tokio::time::sleep(Duration::from_millis(moment)).await;
            server = None;
            let next = tokio::task::block_in_place(|| Process::start(database));
            let address = server.insert(next).address;
            tell.send((address, n == n_kills)).unwrap();
        }
        println!("{n_kills} kills in {:.1} s", begin.elapsed().as_secs_f64());
        for (game, person) in persons {
            let (n_answers, n_matches) = person.await.unwrap();
            assert!(n_answers > 0);
            println!("{game}: {n_matches} matches, {n_answers} answers, none lost or doubled");
        }
        println!("all games were over after {:.1} s", begin.elapsed().as_secs_f64());
    });
}

#[test]
fn a_killed_server_loses_nothing_and_doubles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("parlor.db"));
    kill_and_kill_again(&database.to_string());
}

#[test]
fn on_postgresql_a_killed_server_loses_nothing_and_doubles_nothing() {
    let Some(schema) = Schema::new("kill") else { return };
    kill_and_kill_again(&schema.url);
}
