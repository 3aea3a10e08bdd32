//! The binary `parlor`: play, study and build AIs for games of chance and hidden information.
//!
//! One file or folder for each command. Exit status: 0 done, 1 failed work, 2 wrong usage.

mod agents;
mod arena;
mod backgammon;
mod batch;
mod bench;
mod completions;
mod db;
mod experiment;
mod failure;
mod files;
mod games;
mod language;
mod mjai;
mod output;
mod play;
mod replay;
mod riichi;
mod screen;
mod seed;
mod serve;
mod train;
mod zole;

use std::env;
use std::num::NonZero;
use std::process::ExitCode;
use std::thread;

use clap::{Parser, Subcommand};
use parlor_texts::Language;

use failure::Failure;

/// One place to play, study and build AIs for games of chance and hidden information.
#[derive(Parser)]
#[command(name = "parlor", version, after_help = EXAMPLES)]
struct Parlor {
    /// The language of explanations, play and errors: en, et, fi, ja, lt or lv. Default: that of
    /// LC_ALL, LC_MESSAGES or LANG, otherwise English. Help, JSON, batches and the reports of
    /// `arena` and `experiment` are always in English
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  parlor play backgammon                     play a game in the terminal
  parlor backgammon moves 4HPwATDgc/ABMA 31  every legal play of a roll
  parlor riichi score 112233m445566p77s 7s   what a hand is worth, and why
  parlor zole deal --seed 7                  deal the cards
  parlor agents                              who can play, and their parameters
  parlor arena run plan.toml --out results/  who plays better
  parlor replay verify game.json             was the chance of a game fair?
  parlor bench run all                       how fast it is here";

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal, against agents or with friends
    Play(play::Args),
    /// Backgammon: plays, cubes, analysis, position formats, drawings
    #[command(subcommand)]
    Backgammon(backgammon::Command),
    /// Riichi mahjong: scores that explain themselves, shanten, waits, records, rulesets
    #[command(subcommand)]
    Riichi(riichi::Command),
    /// Zole: deals, records, exact open-card values
    #[command(subcommand)]
    Zole(zole::Command),
    /// List the agents and their parameters
    Agents(agents::Args),
    /// Play as an mjai bot, over standard input and output or at a server
    Mjai(mjai::Args),
    /// Tournaments between agents: play, merge, report
    #[command(subcommand, after_help = arena::EXAMPLES)]
    Arena(arena::Command),
    /// List and rerun the experiments of the source theses
    #[command(subcommand)]
    Experiment(experiment::Command),
    /// Train agents by self-play
    #[command(subcommand)]
    Train(train::Command),
    /// Check records of finished games for fair chance
    #[command(subcommand)]
    Replay(replay::Command),
    /// Run the online server
    Serve(serve::Args),
    /// Back up, restore and check the server's database
    #[command(subcommand)]
    Db(db::Command),
    /// Measure speed on one thread
    #[command(subcommand)]
    Bench(bench::Command),
    /// Print a completion script for a shell
    Completions(completions::Args),
}

fn main() -> ExitCode {
    // What is wrong with the arguments is said in the language they ask for.
    language::choose(language::asked(env::args_os().filter_map(|arg| arg.into_string().ok())));
    let Parlor { lang, command } = Parlor::parse();
    language::choose(lang);
    match run(&command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}

fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Play(args) => Ok(play::run(args)?),
        Command::Backgammon(command) => backgammon::run(command),
        Command::Riichi(command) => riichi::run(command),
        Command::Zole(command) => zole::run(command),
        Command::Agents(args) => Ok(agents::run(args)?),
        Command::Mjai(args) => mjai::run(args),
        Command::Arena(command) => arena::run(command),
        Command::Experiment(command) => experiment::run(command),
        Command::Train(command) => train::run(command),
        Command::Replay(command) => replay::run(command),
        Command::Serve(args) => Ok(serve::run(args)?),
        Command::Db(command) => db::run(command),
        Command::Bench(command) => bench::run(command),
        Command::Completions(args) => completions::run(args),
    }
}

/// The number of threads asked for, or all cores.
fn threads(asked: Option<NonZero<usize>>) -> NonZero<usize> {
    let cores = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    asked.unwrap_or_else(cores)
}
