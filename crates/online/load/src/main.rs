//! `parlor-load`: load and crash tests of `parlor serve`, on this machine only.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, Parser, Subcommand};
use parlor_load::{
    AbuseSettings, Counts, Figures, Goals, Reached, Server, Settings, TimingSettings, abuse, kills,
    play, restart, timing,
};
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
  parlor-load kills --kills 200 --agents --claims --resign 60 -- parlor serve --database-url sqlite:/tmp/parlor.db
  parlor-load play --chaos=delay=20,cut=8,repeat=10 -- parlor serve --database-url memory
  parlor-load timing --windows 40000 -- parlor serve --database-url memory
  parlor-load abuse --minutes 30 -- parlor serve --behind-proxy --database-url sqlite:/tmp/parlor.db";

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
    /// Measures call windows: does their timing tell that another player was asked?
    Timing {
        #[command(flatten)]
        settings: TimingSettings,
        #[command(flatten)]
        started: Started,
    },
    /// One address uses every cheap abuse at once while honest people play
    Abuse {
        #[command(flatten)]
        abuse: AbuseSettings,
        #[command(flatten)]
        common: Common,
    },
}

/// The server, and where the figures go.
#[derive(Args)]
struct Started {
    /// Writes the figures here as JSON
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The server and its arguments
    #[arg(last = true, required = true)]
    server: Vec<String>,
}

impl Started {
    fn write(&self, result: &impl Serialize) -> anyhow::Result<()> {
        let Some(path) = &self.out else { return Ok(()) };
        let text = serde_json::to_string_pretty(result)? + "\n";
        fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
    }
}

#[derive(Args)]
struct Common {
    #[command(flatten)]
    settings: Settings,
    #[command(flatten)]
    goals: Goals,
    #[command(flatten)]
    started: Started,
}

impl Common {
    /// Says what was reached beside each goal. Was all of it?
    fn meets_goals(&self, outcome: &Outcome) -> bool {
        let mut reached = self.goals.reached(&outcome.figures, outcome.first_move_s);
        reached.extend(outcome.reached.iter().cloned());
        for one in &reached {
            println!("{one}");
        }
        reached.iter().all(Reached::is_met)
    }
}

/// What came of a run.
struct Outcome {
    figures: Figures,
    /// Of a restart: when the first move was accepted.
    first_move_s: Option<f64>,
    /// Goals of this run alone, beside what was reached.
    reached: Vec<Reached>,
}

fn main() -> anyhow::Result<ExitCode> {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let fine = match &cli.command {
        Mode::Timing { settings, started } => runtime.block_on(run_timing(settings, started))?,
        Mode::Play(common)
        | Mode::Restart(common)
        | Mode::Kills { common, .. }
        | Mode::Abuse { common, .. } => {
            let outcome = runtime.block_on(run(&cli.command, common))?;
            print!("{}", outcome.figures);
            let Counts { n_failures, unfinished, .. } = outcome.figures.counts;
            common.meets_goals(&outcome) && n_failures == 0 && unfinished == 0
        }
    };
    Ok(if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn run_timing(settings: &TimingSettings, started: &Started) -> anyhow::Result<bool> {
    let server = Server::start(&started.server).await?;
    let verdict = timing(&server, settings).await?;
    started.write(&verdict)?;
    print!("{verdict}");
    Ok(verdict.is_met())
}

async fn run(mode: &Mode, common: &Common) -> anyhow::Result<Outcome> {
    let (settings, started) = (common.settings.clone(), &common.started);
    let mut server = Server::start(&started.server).await?;
    let plain = |figures, first_move_s| Outcome { figures, first_move_s, reached: Vec::new() };
    match mode {
        Mode::Restart(_) => {
            let restarted = restart(&mut server, settings).await?;
            started.write(&restarted)?;
            println!(
                "restart of {} tables after {} actions: listening after {:.2} s, first move after \
                 {:.2} s, a move for each table after {:.2} s",
                common.settings.tables,
                restarted.actions_before,
                restarted.listening_s,
                restarted.first_move_s,
                restarted.a_move_each_s
            );
            Ok(plain(restarted.figures, Some(restarted.first_move_s)))
        }
        Mode::Kills { kills: n, .. } => {
            let killed = kills(&mut server, settings, *n).await?;
            started.write(&killed)?;
            println!(
                "{} kills, first move after {:.2} s at the latest, {} matches checked",
                killed.kills, killed.slowest_start_s, killed.figures.counts.matches
            );
            Ok(plain(killed.figures, Some(killed.slowest_start_s)))
        }
        Mode::Abuse { abuse: how, .. } => {
            let abused = abuse(&mut server, settings, how).await?;
            started.write(&abused)?;
            print!("{abused}");
            let (first_move_s, reached) = (Some(abused.first_move_s), abused.reached(how));
            Ok(Outcome { figures: abused.figures, first_move_s, reached })
        }
        Mode::Play(_) | Mode::Timing { .. } => {
            let figures = play(&server, settings).await?;
            started.write(&figures)?;
            Ok(plain(figures, None))
        }
    }
}
