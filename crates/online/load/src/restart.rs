//! How soon a server that was killed plays on.

use std::sync::Arc;
use std::time::Duration;

use anyhow::bail;
use serde::Serialize;
use tokio::time::{Instant, sleep};

use crate::figures::{Cost, Figures};
use crate::load::{Load, Settings};
use crate::play::Tables;
use crate::server::Server;

/// How long the first move after a restart is waited for.
const WAIT_MAX: Duration = Duration::from_secs(120);

/// How a restart went.
#[derive(Clone, Debug, Serialize)]
pub struct Restarted {
    /// Answers that had been accepted before.
    pub actions_before: u64,
    /// Seconds from the start of the new process until it listened.
    pub listening_s: f64,
    /// Until the first answer was accepted.
    pub first_move_s: f64,
    /// Until as many answers were accepted as there are tables.
    pub a_move_each_s: f64,
    /// The rest of the run.
    pub figures: Figures,
}

/// Lets all tables play for a while, kills the server, starts it again, and lets the matches end.
pub async fn restart(server: &mut Server, settings: Settings) -> anyhow::Result<Restarted> {
    let load = Arc::new(Load::new(server.caller(), settings, true));
    load.within_limit(kill_and_go_on(server, &load)).await
}

async fn kill_and_go_on(server: &mut Server, load: &Arc<Load>) -> anyhow::Result<Restarted> {
    let tables = Tables::open(load.clone())?;
    tables.all_play().await?;
    sleep(load.settings.measure).await;
    let accepted = || load.counts().actions;
    server.kill()?;
    // What the killed server still had sent is read by then.
    sleep(Duration::from_millis(500)).await;
    let (before, begin) = (accepted(), Instant::now());
    eprintln!("killed after {before} actions");
    let listening = server.restart().await?;
    let after = async |n: u64| {
        while accepted() < before + n {
            if begin.elapsed() > WAIT_MAX {
                bail!("{} moves after {} s", accepted() - before, WAIT_MAX.as_secs());
            }
            sleep(Duration::from_millis(2)).await;
        }
        Ok(begin.elapsed().as_secs_f64())
    };
    let first_move_s = after(1).await?;
    let a_move_each_s = after(load.settings.tables as u64).await?;
    let sockets = tables.n_clients;
    let cost = Cost { server: [server.usage(); 2], ..Cost::default() };
    tables.finish().await?;
    Ok(Restarted {
        actions_before: before,
        listening_s: listening.as_secs_f64(),
        first_move_s,
        a_move_each_s,
        figures: Figures::of(load, sockets, &cost),
    })
}
