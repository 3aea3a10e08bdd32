//! `parlor-load`: load and crash tests of `parlor serve`, on this machine only.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use clap::{Args, Parser, Subcommand};
use parlor_load::{Calls, Figures, Goals, Reached, Server, Settings, kills, play, restart};
use serde::Serialize;

/// Plays whole matches against a server, checks every frame, and measures
#[derive(Parser)]
#[command(after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Mode,
}

const EXAMPLES: &str = "\
The server's command stands after --; it is started on a free loopback port by adding --addr.

Examples:
  parlor-load play --tables 500 --sockets 2000 --rate 1000 --seconds 600 -- parlor serve
  parlor-load restart --tables 1000 -- parlor serve --database-url sqlite:/tmp/parlor.db
  parlor-load kills --kills 200 -- parlor serve --database-url sqlite:/tmp/parlor.db";

#[derive(Subcommand)]
enum Mode {
    /// Many tables at a given rate, measured
    Play(#[command(flatten)] Common),
    /// Kills the server once and says how soon it plays on
    Restart(#[command(flatten)] Common),
    /// Kills the server again and again; nothing may be lost or doubled
    Kills {
        /// How often
        #[arg(long, default_value_t = 20)]
        kills: u32,
        #[command(flatten)]
        common: Common,
    },
}

#[derive(Args)]
struct Common {
    /// Tables, a third of each game
    #[arg(long, default_value_t = 12)]
    tables: usize,
    /// Connections in all; those that are not players watch
    #[arg(long, default_value_t = 0)]
    sockets: usize,
    /// Answers a second over all tables
    #[arg(long, default_value_t = 24.0)]
    rate: f64,
    /// Seconds that are measured, or played before a restart
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Seconds after which matches are given up that are not over
    #[arg(long, default_value_t = 300.0)]
    finish_seconds: f64,
    /// Seconds after which everything is given up, with a word about where it stands
    #[arg(long, default_value_t = 1800.0)]
    limit_seconds: f64,
    /// Seconds after which a client cuts its connection, on average
    #[arg(long, default_value_t = 120.0)]
    reconnect_seconds: f64,
    /// One question in so many is first answered wrongly; 0 for never
    #[arg(long, default_value_t = 50)]
    mistakes: u32,
    /// Milliseconds that a discard lies at least; from 500 on no answer is a pass
    #[arg(long, default_value_t = 600)]
    calls_ms: u64,
    /// Matches of a deal or two
    #[arg(long)]
    short: bool,
    /// The seed of what clients choose
    #[arg(long, default_value_t = 2026)]
    seed: u64,
    /// Fails when fewer answers a second are accepted
    #[arg(long)]
    goal_rate: Option<f64>,
    /// Fails when action to broadcast takes longer than so many milliseconds (99th percentile)
    #[arg(long)]
    goal_p99_ms: Option<f64>,
    /// Fails when the server needs more than so many megabytes
    #[arg(long)]
    goal_mb: Option<f64>,
    /// Fails when the first move after a restart comes later than after so many seconds
    #[arg(long)]
    goal_restart_s: Option<f64>,
    /// Fails when the last minute is slower or larger than the first
    #[arg(long)]
    goal_steady: bool,
    /// Writes the figures here as JSON
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The server and its arguments
    #[arg(last = true, required = true)]
    server: Vec<String>,
}

impl Common {
    fn settings(&self) -> Settings {
        let strict = self.calls_ms >= 500;
        Settings {
            tables: self.tables,
            sockets: self.sockets,
            rate: self.rate,
            measure: Duration::from_secs_f64(self.seconds),
            finish: Duration::from_secs_f64(self.finish_seconds),
            limit: Duration::from_secs_f64(self.limit_seconds),
            reconnect: Duration::from_secs_f64(self.reconnect_seconds),
            mistakes: self.mistakes,
            calls: Calls { min_ms: self.calls_ms, jitter_ms: self.calls_ms / 3, strict },
            short: self.short,
            seed: self.seed,
        }
    }

    /// Says what was reached beside each goal. Was all of it?
    fn meets_goals(&self, outcome: &Outcome) -> bool {
        let goals = Goals {
            rate: self.goal_rate,
            p99_ms: self.goal_p99_ms,
            mb: self.goal_mb,
            restart_s: self.goal_restart_s,
            steady: self.goal_steady,
        };
        let reached = goals.reached(&outcome.figures, outcome.first_move_s);
        for one in &reached {
            println!("{one}");
        }
        reached.iter().all(Reached::is_met)
    }

    fn write(&self, result: &impl Serialize) -> anyhow::Result<()> {
        let Some(path) = &self.out else { return Ok(()) };
        let text = serde_json::to_string_pretty(result)? + "\n";
        fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
    }
}

/// What came of a run.
struct Outcome {
    figures: Figures,
    /// Of a restart: when the first move was accepted.
    first_move_s: Option<f64>,
}

fn main() -> anyhow::Result<ExitCode> {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let outcome = runtime.block_on(run(&cli.command))?;
    let figures = &outcome.figures;
    print!("{figures}");
    let (Mode::Play(common) | Mode::Restart(common) | Mode::Kills { common, .. }) = &cli.command;
    let fine = common.meets_goals(&outcome) && figures.n_failures == 0 && figures.unfinished == 0;
    Ok(if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn run(mode: &Mode) -> anyhow::Result<Outcome> {
    match mode {
        Mode::Play(common) => {
            let server = Server::start(&common.server).await?;
            let figures = play(&server, common.settings()).await?;
            common.write(&figures)?;
            Ok(Outcome { figures, first_move_s: None })
        }
        Mode::Restart(common) => {
            let mut server = Server::start(&common.server).await?;
            let restarted = restart(&mut server, common.settings()).await?;
            common.write(&restarted)?;
            println!(
                "restart of {} tables after {} actions: listening after {:.2} s, first move after \
                 {:.2} s, a move for each table after {:.2} s",
                common.tables,
                restarted.actions_before,
                restarted.listening_s,
                restarted.first_move_s,
                restarted.a_move_each_s
            );
            let first_move_s = Some(restarted.first_move_s);
            Ok(Outcome { figures: restarted.figures, first_move_s })
        }
        Mode::Kills { kills: n, common } => {
            let mut server = Server::start(&common.server).await?;
            let killed = kills(&mut server, common.settings(), *n).await?;
            common.write(&killed)?;
            println!(
                "{} kills, first move after {:.2} s at the latest, {} matches checked",
                killed.kills, killed.slowest_start_s, killed.figures.matches
            );
            Ok(Outcome { figures: killed.figures, first_move_s: None })
        }
    }
}
