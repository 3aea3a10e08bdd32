//! A server that is killed again and again loses nothing and doubles nothing.

use std::sync::Arc;
use std::time::Duration;

use anyhow::bail;
use parlor_agent::Stream;
use serde::Serialize;
use tokio::time::{Instant, sleep};

use crate::figures::{Cost, Figures};
use crate::load::{Load, Settings};
use crate::play::Tables;
use crate::server::Server;
use crate::thieves::Thieves;

/// The longest time between a first move and the next kill.
const LIFE_MAX: Duration = Duration::from_millis(600);
/// How long a move is waited for.
const WAIT_MAX: Duration = Duration::from_secs(60);

/// How a run with kills went.
#[derive(Clone, Debug, Serialize)]
pub struct Killed {
    /// How often the server was killed.
    pub kills: u32,
    /// The longest time from a start to the first accepted answer, in seconds.
    pub slowest_start_s: f64,
    /// The rest of the run.
    pub figures: Figures,
}

/// Kills the server at random moments while tables play; then lets every match end, and checks
/// that each accepted answer was played once.
pub async fn kills(server: &mut Server, settings: Settings, n: u32) -> anyhow::Result<Killed> {
    let load = Arc::new(Load::new(server.caller(), settings, true));
    load.within_limit(kill_again_and_again(server, &load, n)).await
}

async fn kill_again_and_again(
    server: &mut Server,
    load: &Arc<Load>,
    n: u32,
) -> anyhow::Result<Killed> {
    let mut rng = Stream::derived(load.settings.seed, &[Stream::label("kills")]);
    let tables = Tables::open(load.clone())?;
    tables.all_play().await?;
    let thieves = load.settings.claims.then(|| Thieves::start(load, server.caller()));
    let accepted = || load.counts().actions;
    let mut slowest = Duration::ZERO;
    for killed in 0..n {
        sleep(LIFE_MAX.mul_f64(rng.unit())).await;
        server.kill()?;
        let (before, begin) = (accepted(), Instant::now());
        server.restart().await?;
        while accepted() == before {
            if begin.elapsed() > WAIT_MAX || load.counts().n_failures > 0 {
                bail!("no move after kill {}: {:?}", killed + 1, load.noted.lock().failures);
            }
            sleep(Duration::from_millis(1)).await;
        }
        slowest = slowest.max(begin.elapsed());
        if (killed + 1) % 20 == 0 {
            eprintln!("{} kills, {} actions", killed + 1, accepted());
        }
    }
    drop(thieves);
    let sockets = tables.n_clients;
    let cost = Cost { server: [server.usage(); 2], ..Cost::default() };
    tables.finish().await?;
    Ok(Killed {
        kills: n,
        slowest_start_s: slowest.as_secs_f64(),
        figures: Figures::of(load, sockets, &cost),
    })
}
