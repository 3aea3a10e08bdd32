//! Fits what a share of won worlds is worth as a chance to win, and prints the file that comes with the
//! players (`crates/agents/zole-agents/data/chances.txt`):
//! `cargo run --release -p parlor-experiments --example zole_chances -- DEALS SEED`.
//!
//! DEALS of each contract are played by `house` on all seats. `zole-calibration` judges them by other deals.

use parlor_experiments::{Settings, Size, zole_chances};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual| args.get(n).map_or(Ok(usual), |text| text.parse::<u64>());
    let (deals, seed) = (number(0, 50)?, number(1, 1001)?);
    let threads = std::thread::available_parallelism()?;
    let settings = Settings { size: Size::Full, threads, ..Settings::quick(seed) };
    let chances = zole_chances(&settings, deals)?;
    println!(
        "# What shares of won worlds are worth as chances: contract, role and part of the deal, then level"
    );
    println!(
        "# and slope of the logarithm of the odds, and how uncertain they are (src/chances.rs)."
    );
    println!(
        "# Made by: cargo run --release -p parlor-experiments --example zole_chances -- {deals} {seed}"
    );
    print!("{chances}");
    Ok(())
}
