//! How many positions follow from the start, roll by roll.
//!
//!     cargo run --release -p parlor-examples --bin count_positions

use parlor_backgammon::{Board, Dice, RuleSet};

/// Prints the number of results of each roll, and their sum.
pub(crate) fn main() -> anyhow::Result<()> {
    let start = RuleSet::STANDARD.board();
    let mut results: Vec<Board> = Vec::new();
    let mut sum = 0;
    for dice in Dice::all() {
        start.plays(dice, &mut results);
        println!("{dice}: {}", results.len());
        sum += results.len();
    }
    println!("all 21 rolls: {sum}");
    // Independent programs agree on this number.
    anyhow::ensure!(sum == 447);
    Ok(())
}
