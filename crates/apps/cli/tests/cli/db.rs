//! `parlor db`: backups of a server's database, and checks.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Command, Stdio};

use serde_json::Value;

use crate::support::{parlor, text_with_status};

/// A server that is ended with the test.
struct Server {
    child: Child,
    address: String,
    /// Kept open, so that the server can go on writing.
    _log: BufReader<ChildStderr>,
}

impl Server {
    fn start(database: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_parlor"))
            .args(["serve", "--addr", "127.0.0.1:0", "--database-url", database])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        let address = (&mut log).lines().map(Result::unwrap).find_map(|line| {
            line.split_once("listening at http://").map(|(_, address)| address.to_owned())
        });
        Server { child, address: address.unwrap(), _log: log }
    }

    /// The body of an answer.
    fn ask(&self, request: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}",
            self.address
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

const ROOM: &str = r#"{"name": "A room", "game": "backgammon", "rules": "standard to=1",
    "seats": [{"type": "open"}, {"type": "agent", "agent": "random"}]}"#;

/// What `parlor db` writes to standard error when it ends with this status.
fn refused(args: &[&str], status: i32) -> String {
    let output = parlor(&[&["db"], args].concat(), b"");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(status), "{args:?}: {said}");
    said
}

#[test]
fn a_backup_is_made_of_a_running_server_and_restored_when_it_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (database, copy) = (format!("sqlite:{}", at("parlor.db")), at("copy.db"));
    let target = ["--database-url", &database];
    let server = Server::start(&database);
    let room = server.ask("POST /api/rooms", ROOM)["id"].as_str().unwrap().to_owned();
    let look = format!("GET /api/rooms/{room}");
    assert_eq!(server.ask(&look, "")["name"], "A room");

    let said = text_with_status(&["db", "backup", &copy, target[0], target[1]], b"", 0);
    assert!(said.ends_with("copy.db\n"), "{said}");
    let said = text_with_status(&["db", "check", target[0], target[1]], b"", 0);
    assert!(said.contains("nothing is wrong\n") && said.contains("open rooms: 1, "), "{said}");
    let copied = format!("sqlite:{copy}");
    let said = text_with_status(&["db", "check", "--json", "--database-url", &copied], b"", 0);
    assert_eq!(serde_json::from_str::<Value>(&said).unwrap()["rooms"], 1);
    let said = refused(&["backup", &copy, target[0], target[1]], 1);
    assert!(said.contains("copy.db exists already"), "{said}");
    let said = refused(&["restore", &copy, "--force", target[0], target[1]], 1);
    assert!(said.contains("another server uses "), "{said}");
    drop(server);

    let said = refused(&["restore", &copy, target[0], target[1]], 2);
    assert!(said.contains("--force replaces it"), "{said}");
    let args = ["db", "restore", &copy, "--force", target[0], target[1]];
    let said = text_with_status(&args, b"", 0);
    assert!(said.contains("1 open room was closed and its match voided"), "{said}");
    assert!(said.contains("chain of promises: length 1, head "), "{said}");
    assert!(said.ends_with(", as before\n"), "nothing was promised after the backup: {said}");
    let server = Server::start(&database);
    assert_eq!(server.ask(&look, "")["code"], "voided");
    drop(server);
    let said = text_with_status(&["db", "void", target[0], target[1]], b"", 0);
    assert!(said.contains("no room was open"), "{said}");
    let output = parlor(&["serve", "--addr", "127.0.0.1:0", "--database-url", &copied], b"");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(1) && said.contains("parlor db restore"), "{said}");
}

#[test]
fn wrong_usage_and_broken_files_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (missing, broken) = (format!("sqlite:{}", at("missing.db")), at("broken.db"));
    fs::write(&broken, "no database at all").unwrap();
    let postgres = "postgres://parlor:s3cret@localhost/parlor";
    for (args, status, said) in [
        (vec!["backup", "x.db", "--database-url", "memory"], 2, "`memory` keeps nothing"),
        (
            vec!["backup", "x.db", "--database-url", postgres],
            2,
            "pg_dump --format=custom --file=x.db",
        ),
        (vec!["restore", "x.db", "--database-url", postgres], 2, "then parlor db void"),
        (
            vec!["backup", "x.db", "--database-url", "mysql://x"],
            2,
            "memory, sqlite:FILE or postgres://",
        ),
        (vec!["backup"], 2, "<FILE>"),
        (vec!["check", "--database-url", &missing], 1, "missing.db does not exist"),
        (vec!["void", "--database-url", &missing], 1, "missing.db does not exist"),
        (vec!["restore", &broken, "--database-url", &missing], 1, "file is not a database"),
    ] {
        let text = refused(&args, status);
        assert!(text.contains(said) && !text.contains("s3cret"), "{args:?}: {text}");
    }
    assert!(!folder.path().join("missing.db").exists());
}
