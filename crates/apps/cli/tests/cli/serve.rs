//! `parlor serve`: it says where it listens, answers, and ends in order.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

fn parlor() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlor"));
    command.arg("serve").stderr(Stdio::piped());
    command
}

#[test]
fn it_serves_until_it_is_told_to_stop() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games/parlor.db").display());
    let config = folder.path().join("parlor.toml");
    std::fs::write(&config, "addr = \"127.0.0.1:0\"\nlog_format = \"json\"\n").unwrap();
    let mut server = parlor()
        .args(["--config".as_ref(), config.as_os_str()])
        .env("PARLOR_DATABASE_URL", &database)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stderr.take().unwrap()).lines().map(Result::unwrap);
    // Every line is an object, the first ones too.
    let object = |line: &String| serde_json::from_str::<serde_json::Value>(line).unwrap();
    let address = lines.find_map(|line| {
        let message = object(&line)["message"].as_str()?.to_owned();
        message.strip_prefix("listening at http://").map(str::to_owned)
    });
    let mut stream = TcpStream::connect(address.unwrap()).unwrap();
    stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ready"), "{answer}");
    let told = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(told.success());
    assert!(server.wait().unwrap().success());
    let log: Vec<_> = lines.collect();
    assert!(log.iter().any(|line| object(line)["message"] == "stopping"), "{log:?}");
    assert!(folder.path().join("games/parlor.db").exists());
}

#[test]
fn wrong_settings_are_explained() {
    for (args, status, said) in [
        (["--database-url", "mysql://a:s3cret@b/c"], 1, "memory, sqlite:FILE or postgres://"),
        (["--web", "nowhere"], 1, "cannot read the page"),
        (["--config", "nowhere.toml"], 1, "cannot read nowhere.toml"),
        (["--addr", "here"], 2, "invalid socket address"),
        (["--trusted-proxies", "10.0.0.0/99"], 2, "nor a range of them"),
        (["--log", "loud"], 2, "possible values: error, warn, info, debug"),
    ] {
        let output = parlor().args(args).output().unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(status), "{args:?}: {text}");
        assert!(text.contains(said) && !text.contains("s3cret"), "{args:?}: {text}");
    }
}
