//! `parlor-load`: load and crash tests of `parlor serve`, on this machine only.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, Parser, Subcommand};
use parlor_load::{Counts, Figures, Goals, Reached, Server, Settings, kills, play, restart};
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
    #[command(flatten)]
    settings: Settings,
    #[command(flatten)]
    goals: Goals,
    /// Writes the figures here as JSON
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The server and its arguments
    #[arg(last = true, required = true)]
    server: Vec<String>,
}

impl Common {
    /// Says what was reached beside each goal. Was all of it?
    fn meets_goals(&self, outcome: &Outcome) -> bool {
        let reached = self.goals.reached(&outcome.figures, outcome.first_move_s);
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
    let Counts { n_failures, unfinished, .. } = figures.counts;
    let fine = common.meets_goals(&outcome) && n_failures == 0 && unfinished == 0;
    Ok(if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn run(mode: &Mode) -> anyhow::Result<Outcome> {
    match mode {
        Mode::Play(common) => {
            let server = Server::start(&common.server).await?;
            let figures = play(&server, common.settings.clone()).await?;
            common.write(&figures)?;
            Ok(Outcome { figures, first_move_s: None })
        }
        Mode::Restart(common) => {
            let mut server = Server::start(&common.server).await?;
            let restarted = restart(&mut server, common.settings.clone()).await?;
            common.write(&restarted)?;
            println!(
                "restart of {} tables after {} actions: listening after {:.2} s, first move after \
                 {:.2} s, a move for each table after {:.2} s",
                common.settings.tables,
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
            let killed = kills(&mut server, common.settings.clone(), *n).await?;
            common.write(&killed)?;
            println!(
                "{} kills, first move after {:.2} s at the latest, {} matches checked",
                killed.kills, killed.slowest_start_s, killed.figures.counts.matches
            );
            Ok(Outcome { figures: killed.figures, first_move_s: None })
        }
    }
}
