//! `parlor train backgammon-labels`

use std::num::NonZero;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::ensure;
use parlor_backgammon_agents::net::Networks;
use parlor_backgammon_agents::net::training::{Choice, Labeller, Labels, Rollouts, label_file};

use super::label_files::read;
use crate::backgammon::networks_of;
use crate::failure::usage;
use crate::output::Ticker;
use crate::{files, threads};

/// Let networks play backgammon against themselves and write what they see when they look ahead
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Folder for the files, each with positions of 256 games
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The networks that play and look ahead; default: those that come with Parlor
    #[arg(long, value_name = "FILE")]
    teacher: Option<PathBuf>,
    /// How many turns they look ahead
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    ply: u8,
    /// Look one turn ahead and mix in what came of the game, less the luck of the dice: of every later turn
    /// this share to the power of the turns between. Positions are those of the games alone
    #[arg(long, value_name = "SHARE", value_parser = share, conflicts_with_all = ["ply", "rollout", "candidates"])]
    follow: Option<f64>,
    /// Number of games; without it, as many as --minutes allow
    #[arg(long, value_name = "N", required_unless_present = "minutes")]
    games: Option<u64>,
    /// Stop after this many minutes, at the end of a file
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// Seed for all chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// At every roll, look at so many of the plays nearest to the best, beside the one that is made
    #[arg(long, value_name = "N", default_value_t = 3)]
    candidates: usize,
    /// How likely a position is kept where the networks see the same at once and one turn ahead; 1 keeps all
    #[arg(long, value_name = "P", default_value_t = 0.15, value_parser = share)]
    least: f64,
    /// A position is kept for sure where the two differ by so much equity; below, the chance grows evenly
    #[arg(long, value_name = "EQUITY", default_value_t = 0.08, value_parser = equity)]
    sure: f64,
    /// Play positions out instead of looking ahead where the two differ by so much equity
    #[arg(long, value_name = "EQUITY", value_parser = equity)]
    rollout: Option<f64>,
    /// How often each of those is played out, in 36s
    #[arg(long, value_name = "N", default_value_t = 36, requires = "rollout")]
    trials: usize,
    /// The networks' chances stand for what follows after so many turns
    #[arg(long, value_name = "TURNS", default_value_t = 7, requires = "rollout", value_parser = clap::value_parser!(u32).range(1..))]
    truncate: u32,
}

fn share(text: &str) -> Result<f64, String> {
    let fits = |share: &f64| *share > 0.0 && *share <= 1.0;
    text.parse().ok().filter(fits).ok_or_else(|| "not a number above 0 up to 1".to_owned())
}

fn equity(text: &str) -> Result<f64, String> {
    let fits = |equity: &f64| *equity > 0.0 && *equity <= 6.0;
    text.parse().ok().filter(fits).ok_or_else(|| "not an equity above 0 up to 6".to_owned())
}

const EXAMPLES: &str = "\
Every game gives some 120 different positions, of which a third or so is kept by default, 46 bytes each. Files
that are there already stay: the same command goes on where it was stopped, another --seed adds to the folder.
parlor train backgammon-fit teaches networks by the files.

Examples:
  parlor train backgammon-labels --games 1024 --out labels/
  parlor train backgammon-labels --minutes 10 --follow 0.8 --least 0.5 --out labels/
  parlor train backgammon-labels --minutes 10 --ply 2 --teacher net.safetensors --seed 2 --out deep/
  parlor train backgammon-labels --minutes 10 --ply 2 --rollout 0.2 --trials 72 --out deep/";

/// So many games are one file.
const GAMES_A_FILE: u64 = 256;

/// What there is so far.
#[derive(Default)]
struct Count {
    games: u64,
    seen: usize,
    kept: usize,
    rolled_out: usize,
    found: usize,
}

impl Count {
    fn words(&self) -> String {
        let Count { games, seen, kept, rolled_out, found } = self;
        let rolled = match rolled_out {
            0 => String::new(),
            n => format!(", {n} of them rolled out"),
        };
        let before = match found {
            0 => String::new(),
            n => format!("; {n} more were there"),
        };
        format!("{games} games, {seen} positions, {kept} kept{rolled}{before}")
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    ensure!(args.trials >= 36, "--trials is {}; at least 36 are needed", args.trials);
    let teacher = match &args.teacher {
        Some(path) => networks_of(path)?,
        None => Networks::shipped(),
    };
    files::make_folder(&args.out)?;
    let Args { candidates, least, sure, seed, .. } = *args;
    let (rounds, turns) = (args.trials / 36, args.truncate);
    let rollouts = args.rollout.map(|from| Rollouts { from, rounds, turns });
    let choice = Choice { least, sure, candidates };
    let follow = args.follow.map(|share| share as f32);
    let labeller = Labeller { teacher, ply: u32::from(args.ply), follow, choice, rollouts, seed };
    let (begin, ticker) = (Instant::now(), Ticker::new());
    let is_over = |games: u64| {
        args.games.is_some_and(|most| games >= most)
            || args.minutes.is_some_and(|most| begin.elapsed().as_secs_f64() / 60.0 >= most)
    };
    let (mut first, mut count) = (0, Count::default());
    while !is_over(first) {
        let games = first..(first + GAMES_A_FILE).min(args.games.unwrap_or(u64::MAX));
        first = games.end;
        let path = args.out.join(format!("seed-{seed}-games-{:08}.labels", games.start));
        let (settings, n_games) = (settings(&labeller), games.end - games.start);
        let about = format!("{settings} games {n_games}");
        if path.exists() {
            let (found, labels) = read(&path)?;
            if found == about {
                count.found += labels.len();
                continue;
            }
            // Of the same settings but another number of games, it is the end of a shorter run.
            if found.rsplit_once(" games ").is_none_or(|(of, _)| of != settings) {
                let there = path.display();
                let message = format!(
                    "{there} was made otherwise: {found}, not {about}; choose another --seed or --out"
                );
                return Err(usage(message));
            }
        }
        count.games += n_games;
        let Labels { labels, seen, rolled_out } = labeller.label(games, threads(args.threads));
        files::write_whole(&path, &label_file::to_bytes(&about, &labels))?;
        count.kept += labels.len();
        count.seen += seen;
        count.rolled_out += rolled_out;
        ticker.show(|| count.words());
    }
    ticker.clear();
    println!("{}", count.words());
    Ok(())
}

/// How a file is made, but for the seed and the first game, which its name says, and the number of games.
fn settings(labeller: &Labeller) -> String {
    let Labeller { teacher, ply, follow, choice, rollouts, .. } = labeller;
    let Choice { least, sure, candidates } = choice;
    let rollouts = rollouts.map_or(String::new(), |Rollouts { from, rounds, turns }| {
        format!(" rollout {from} trials {} truncate {turns}", 36 * rounds)
    });
    let networks = teacher.digest();
    let looked = match follow {
        Some(share) => format!("follow {share}"),
        None => format!("ply {ply} candidates {candidates}"),
    };
    format!("networks {networks} {looked} least {least} sure {sure}{rollouts}")
}
