//! A whole server of its own for a test, asked by raw requests.

use std::any::Any;
use std::io;
use std::net::SocketAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use parlor_agent::Message;
use parlor_server::{
    Budgets, Config, Database, ExperimentInfo, Experiments, Page, Reviewer, Rooms, serve,
};
use parlor_wire::online::{
    CreatedMsg, EnteredMsg, MomentMsg, ReviewTotalsMsg, ReviewUnitMsg, ReviewedMsg,
};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{backgammon, posted};

pub(crate) type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>;

/// A whole server, until it is told to stop.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) stop: oneshot::Sender<()>,
    pub(crate) ended: JoinHandle<io::Result<()>>,
}

impl Running {
    pub(crate) async fn start(database: &Database, config: Config) -> Running {
        Running::within(database, config, Budgets::default()).await
    }

    /// The same with other budgets.
    pub(crate) async fn within(database: &Database, config: Config, budgets: Budgets) -> Running {
        let rooms = Rooms::within(database, budgets).unwrap();
        let rooms = rooms.with_experiments(Box::new(TestExperiments));
        let rooms = rooms.with_reviewer(Box::new(TestReviewer));
        let rooms = Arc::new(rooms.with_reclaim_grace(Duration::ZERO));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, told) = oneshot::channel();
        let told = async { drop(told.await) };
        let ended = tokio::spawn(serve(listener, rooms, Page::embedded(), config, told));
        Running { address, stop, ended }
    }

    /// Stops as it should.
    pub(crate) async fn end(self) {
        let _ = self.stop.send(());
        self.ended.await.unwrap().unwrap();
    }

    /// The status, the headers in lower case and the body.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &str,
    ) -> (u16, String, String) {
        self.request(method, path, headers, "").await
    }

    /// The same with a body; headers may say `Connection` themselves, and begin with a `Host`.
    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> (u16, String, String) {
        let address = self.address;
        let close = if headers.contains("Connection:") { "" } else { "Connection: close\r\n" };
        let kind = "Content-Type: application/json\r\n";
        let length = match (headers.contains("Content-Length:"), method) {
            (false, "POST") => format!("{kind}Content-Length: {}\r\n", body.len()),
            _ => String::new(),
        };
        let host = if headers.starts_with("Host:") {
            String::new()
        } else {
            format!("Host: {address}\r\n")
        };
        let head = format!("{method} {path} HTTP/1.1\r\n{host}{headers}{close}{length}\r\n");
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that refuses a long body need not read all of it.
        let _ = stream.write_all(body.as_bytes()).await;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_lowercase(), body.to_owned())
    }

    /// A room, and the token of someone in it.
    pub(crate) async fn seated(&self, room: Value, name: &str) -> (String, String) {
        let CreatedMsg { id, .. } = posted(self.address, "/api/rooms", room).await;
        self.seat_in(&id, name).await
    }

    /// Someone sits down in a room, whose password is this one if it has one.
    pub(crate) async fn seat_in(&self, id: &str, name: &str) -> (String, String) {
        let join = json!({"name": name, "password": "sesame"});
        let joined: EnteredMsg = posted(self.address, &format!("/api/rooms/{id}/join"), join).await;
        (id.to_owned(), joined.token)
    }

    pub(crate) async fn room(&self) -> String {
        posted::<CreatedMsg>(self.address, "/api/rooms", backgammon()).await.id
    }

    /// Opens a socket with a header of one's own; the status when it is refused.
    pub(crate) async fn socket(
        &self,
        room: &str,
        name: &'static str,
        value: &str,
    ) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/rooms/{room}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
        match connect_async(request).await {
            Ok((socket, _)) => Ok(socket),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => {
                Err(answer.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// Experiments that only a test would make.
struct TestExperiments;

impl Experiments for TestExperiments {
    fn list(&self) -> Vec<ExperimentInfo> {
        let info = |id: &str| ExperimentInfo {
            id: id.to_owned(),
            title: String::new(),
            source: String::new(),
            protocol: String::new(),
            needs_records: id == "by-record",
        };
        ["quick", "slow", "broken", "by-record"].map(info).into()
    }

    fn run(&self, id: &str, seed: u64, watch: &(dyn Fn(f64) + Sync)) -> Result<Value, String> {
        watch(0.5);
        match id {
            "quick" => Ok(json!({"found": seed})),
            "slow" => {
                std::thread::sleep(Duration::from_secs(60));
                Err("it was not worth it".to_owned())
            }
            _ => panic!("a bug"),
        }
    }
}

/// Judges matches of Zole alone: by `random` two decisions, by `house` without an end, by others not at all.
struct TestReviewer;

impl Reviewer for TestReviewer {
    fn usual(&self, game: &str) -> Option<(ReviewUnitMsg, &'static str)> {
        (game == "zole").then_some((ReviewUnitMsg::Points, "random"))
    }

    fn review(
        &self,
        _game: &str,
        _played: &dyn Any,
        (agent, with_luck): (&str, bool),
        told: &mut dyn FnMut(f64, Vec<ReviewedMsg>) -> ControlFlow<()>,
    ) -> Result<Option<Vec<ReviewTotalsMsg>>, String> {
        let decision = |step: usize| ReviewedMsg {
            at: MomentMsg { deal: 0, step, seat: parlor_game::Seat::A.into() },
            kind: "card".to_owned(),
            part: "card".to_owned(),
            made: Message::verbatim("A"),
            best: Message::verbatim("B"),
            cost: Some(0.5),
            match_cost: None,
            counts: true,
            mark: "??".to_owned(),
            why: None,
            luck: with_luck.then_some(0.25),
        };
        if agent == "house" {
            while told(0.5, Vec::new()).is_continue() {
                std::thread::sleep(Duration::from_millis(5));
            }
            return Ok(None);
        }
        if agent != "random" {
            return Err(format!("{agent} has no opinion"));
        }
        for step in 0..2 {
            let _ = told(0.5, vec![decision(step)]);
        }
        Ok(Some(Vec::new()))
    }
}
