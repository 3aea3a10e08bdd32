//! The server under a small load: every frame checked, nothing lost when it is killed. `make load` and
//! `make soak` do the same on a larger scale.

use std::path::Path;
use std::time::Duration;

use parlor_load::{Calls, Figures, Server, Settings, kills, play};
use tokio::runtime::Runtime;

/// The command of a server that keeps its tables in this folder.
fn command(folder: &Path) -> Vec<String> {
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let args = [env!("CARGO_BIN_EXE_parlor"), "serve", "--database-url", &database];
    args.map(str::to_owned).to_vec()
}

/// Short matches without waits; a client answers some twelve times a second.
fn settings(tables: usize, sockets: usize) -> Settings {
    Settings {
        tables,
        sockets,
        rate: 240.0,
        measure: Duration::from_secs(1),
        finish: Duration::from_secs(150),
        limit: Duration::from_secs(400),
        reconnect: Duration::from_secs(6),
        mistakes: 10,
        calls: Calls { min_ms: 0, jitter_ms: 0, strict: false },
        short: true,
        agents: false,
        claims: false,
        resign: 0,
        chaos: None,
        seed: 7,
    }
}

fn check(figures: &Figures, matches: u64) {
    println!("{figures}");
    assert_eq!(figures.failures, [""; 0]);
    let counts = figures.counts;
    assert!(counts.matches >= matches && counts.unfinished == 0);
    // Every accepted answer was found in a record, once.
    assert_eq!(counts.checked_answers, counts.actions);
    assert!(counts.checked_frames > 2 * counts.actions);
}

#[test]
fn six_tables_play_and_every_frame_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let figures = Runtime::new().unwrap().block_on(async {
        let server = Server::start(&command(folder.path())).await.unwrap();
        play(&server, settings(6, 20)).await.unwrap()
    });
    check(&figures, 6);
    assert!(figures.counts.reconnections > 2 && figures.counts.mistakes > 10);
    assert_eq!(figures.counts.dropped, 0);
}

#[test]
fn eight_kills_under_load_lose_nothing_and_double_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let killed = Runtime::new().unwrap().block_on(async {
        let mut server = Server::start(&command(folder.path())).await.unwrap();
        // Agents sit at some of the tables, and backgammon players resign now and then.
        let settings = Settings { agents: true, resign: 40, ..settings(3, 10) };
        kills(&mut server, settings, 8).await.unwrap()
    });
    check(&killed.figures, 3);
    assert_eq!(killed.kills, 8);
}

#[test]
fn a_bad_network_loses_nothing_and_doubles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let figures = Runtime::new().unwrap().block_on(async {
        let server = Server::start(&command(folder.path())).await.unwrap();
        let chaos = Some("delay=10,cut=3,repeat=5".parse().unwrap());
        play(&server, Settings { chaos, ..settings(3, 10) }).await.unwrap()
    });
    check(&figures, 3);
}
