//! `parlor train backgammon-cube`.

use std::num::NonZero;

use parlor_backgammon::Board;
use parlor_backgammon_agents::{CubeStudy, Effort, Found, Holder, PositionClass, home_points};

use crate::output::{self, Ticker};
use crate::threads;

/// Find how long the doubling cube lives by play of the networks against themselves
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Positions of each class
    #[arg(long, default_value_t = 60)]
    positions: usize,
    /// Rounds of 36 games for each position and place of the cube
    #[arg(long, default_value_t = 1)]
    rounds: usize,
    /// Seed for the dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
}

const EXAMPLES: &str = "\
Positions of the networks' games are rolled out with the cube in each place. For each class it prints the
cube-life index of Janowski's formula that comes closest to what was found, in all places together and in each;
and how far the chance to win moves in a turn, each with one standard error.

Examples:
  parlor train backgammon-cube --positions 40 --seed 1
  parlor train backgammon-cube --positions 5";

/// A group of positions, its name first.
type Group = (&'static str, fn(&Board) -> bool);

const GROUPS: [Group; 11] = [
    ("contact", |board| PositionClass::of(board) == PositionClass::Contact),
    ("crashed", |board| PositionClass::of(board) == PositionClass::Crashed),
    ("race", |board| PositionClass::of(board) == PositionClass::Race),
    ("  up to 60 pips", |board| is_race(board) && board.own().pips() <= 60),
    ("  61 to 80 pips", |board| is_race(board) && (61..=80).contains(&board.own().pips())),
    ("  81 pips and more", |board| is_race(board) && board.own().pips() > 80),
    ("bear-off", |board| PositionClass::of(board) == PositionClass::BearOff),
    ("contact, 0 or 1 home points", |board| is_contact(board) && home_points(board) < 2),
    ("contact, 2 home points", |board| is_contact(board) && home_points(board) == 2),
    ("contact, 3 home points", |board| is_contact(board) && home_points(board) == 3),
    ("contact, 4 and more", |board| is_contact(board) && home_points(board) > 3),
];

fn is_race(board: &Board) -> bool {
    PositionClass::of(board) == PositionClass::Race
}

fn is_contact(board: &Board) -> bool {
    PositionClass::of(board) == PositionClass::Contact
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let Args { positions, rounds, seed, .. } = *args;
    let (ticker, threads) = (Ticker::new(), threads(args.threads));
    let study = CubeStudy::play(&Effort { positions, rounds, seed, threads }, |done| {
        ticker.show(|| format!("{done} of {} positions", 4 * positions));
    });
    ticker.clear();
    let words = |found: Option<Found>| {
        found.map_or_else(String::new, |Found { value, error, .. }| {
            format!("{value:.3} ± {error:.3}")
        })
    };
    let mut text = format!(
        "{:<28}{:>6}  {:<16}{:<16}{:<16}{:<16}{}\n",
        "", "rows", "life", "centred", "owned", "of the other", "swing"
    );
    for (name, fits) in GROUPS {
        let places = [None, Some(Holder::Centre), Some(Holder::Own), Some(Holder::Other)];
        let lives = places.map(|place| study.life(place, fits));
        let rows = lives[0].map_or(0, |found| found.positions);
        text += &format!("{name:<28}{rows:>6}  ");
        for life in lives {
            text += &format!("{:<16}", words(life));
        }
        text += &format!("{}\n", words(study.swing(fits)));
    }
    output::text(&text)
}
