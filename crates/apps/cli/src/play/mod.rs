//! `parlor play GAME`: people and agents at one terminal.

mod audience;
mod backgammon;
mod person;
mod riichi;
mod seats;
mod table;
mod words;
mod zole;

use crate::{Failure, seed};

pub(crate) use riichi::{action_text, riichi_drawing, riichi_round};

/// What to play, and who plays
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    #[command(subcommand)]
    game: Game,
}

const EXAMPLES: &str = "\
Examples:
  parlor play backgammon                                  you against the computer
  parlor play backgammon --seats person,person            two people at one terminal
  parlor play backgammon --match 5 --rules nackgammon     a match to five points
  parlor play backgammon --seats random,random --seed 7   watch the same game every time
  parlor play zole --deals 6 --save evening.zole          six deals of Zole, written to a file
  parlor play zole --seats person,person,random           the terminal is handed over
  parlor play riichi --length east --rules tenhou         four seats, one round, red fives
  parlor play riichi --save game.mjson                    keep the record";

#[derive(clap::Subcommand)]
enum Game {
    /// Two players, dice, the doubling cube
    Backgammon(backgammon::Args),
    /// Four players, hidden hands, riichi mahjong
    Riichi(riichi::Args),
    /// Three or four at the table, 26 cards, one against the others
    Zole(zole::Args),
}

/// What every game can be told.
#[derive(clap::Args)]
struct Common {
    /// Who sits where, in turn order: `person` or an agent of `parlor agents`
    #[arg(long, value_name = "SEATS")]
    seats: Option<String>,
    /// Makes chance and agents repeat; without it every game is new
    #[arg(long)]
    seed: Option<u64>,
}

impl Common {
    /// The seed asked for, or one from the clock, which is told so that the game can be repeated.
    fn seed_or_new(&self) -> u64 {
        self.seed.unwrap_or_else(|| {
            let seed = seed::from_clock();
            println!("seed {seed}: `--seed {seed}` plays the same luck again");
            seed
        })
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.game {
        Game::Backgammon(args) => backgammon::run(args),
        Game::Riichi(args) => riichi::run(args),
        Game::Zole(args) => zole::run(args),
    }
}
