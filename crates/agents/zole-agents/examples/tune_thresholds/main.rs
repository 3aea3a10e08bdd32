//! Looks for the share of won worlds from which on `pimc` should make a call.
//!
//! `cargo run --release -p parlor-zole-agents --example tune_thresholds -- CALL [TRIALS] [PRESET]
//! [SEED] [PULES] [PLAYER]`, where CALL is `take`, `zole` or `maza-zole`, PULES common pules stand, and
//! PLAYER is the spec of who bids and plays.
//!
//! Self-play: `pimc` plays all three seats. Whenever a player comes to call whose hand is in question,
//! the share of worlds that the call wins is taken once, with the worlds of `house`; then the same deal
//! is played twice with the same chance, with the call and with what the player would do without it. The
//! difference is what the call has gained, and every threshold is tried on the same pairs. Each pair is
//! told on the error stream as it is played.

mod curve;
mod trial;

use std::time::Duration;

use parlor_zole::{Call, Place, RuleSet};
use rustix::time::{ClockId, clock_gettime};

use trial::{Question, Trial};

/// Who bids and plays unless told otherwise: `house` with fewer worlds.
const PLAYER: &str = "pimc:worlds=12,enumerate=60,list_from=16";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |n: usize, usual: &'static str| args.get(n).map_or(usual, String::as_str);
    let number = |n: usize, usual| word(n, usual).parse::<u64>().expect("a number");
    let call = match word(0, "take") {
        "take" => Call::Take,
        "zole" => Call::Zole,
        "maza-zole" => Call::MazaZole,
        other => panic!("{other:?} is no call: take, zole or maza-zole"),
    };
    let (n_trials, preset, seed) =
        (number(1, "300") as usize, word(2, "online-pm"), number(3, "1"));
    let pules = u8::try_from(number(4, "0")).expect("a few pules");
    let rules = RuleSet::preset(preset).expect("a ruleset");
    assert!(call != Call::MazaZole || rules.maza_zole, "{preset} has no mazā zole");
    let question = Question { call, rules, pules, seed, player: word(5, PLAYER).to_owned() };
    let (mut trials, mut n_deals): (Vec<Trial>, u64) = (Vec::new(), 0);
    while trials.len() < n_trials {
        for trial in question.trials(n_deals) {
            eprintln!("{:?} {:.2} {:+}", trial.place, trial.share, trial.gain);
            trials.push(trial);
        }
        n_deals += 1;
    }
    let cpu = clock_gettime(ClockId::ThreadCPUTime);
    let cpu = Duration::new(cpu.tv_sec as u64, cpu.tv_nsec as u32).as_secs_f64();
    println!(
        "{call:?}, {preset}, {pules} pules, seed {seed}: {} trials of {n_deals} deals, {cpu:.0} s CPU",
        trials.len(),
    );
    curve::print("all places", &trials);
    for place in Place::ALL {
        let own: Vec<Trial> = trials.iter().filter(|trial| trial.place == place).copied().collect();
        curve::print(&place.to_string(), &own);
    }
}
