//! How long the players think: `cargo run --release -p parlor-riichi-agents --example decision_times
//! [SPEC…]`.
//!
//! Every named player plays the same hands at all four seats; times are those of the thread's own
//! clock, so that other work on the machine does not count.

use std::error::Error;

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, Dealer, Game, Observed, Silent, Turn};
use parlor_riichi::deal::Setup;
use parlor_riichi::{Deal, DrawOrder, RuleSet, Wall};
use parlor_riichi_agents::registry;
use rustix::time::{ClockId, clock_gettime};

const HANDS: u64 = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let mut specs: Vec<String> = std::env::args().skip(1).collect();
    if specs.is_empty() {
        let named = registry();
        specs = named.entries().iter().map(|entry| entry.name.to_owned()).collect();
    }
    println!("{:<24} {:>9} {:>11} {:>11}", "agent", "decisions", "median ms", "p99 ms");
    for spec in specs {
        let mut times = Vec::new();
        for seed in 0..HANDS {
            play(&mut registry().build(&spec, seed)?, seed, &mut times)?;
        }
        times.sort_by(f64::total_cmp);
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
        println!("{spec:<24} {:>9} {:>11.3} {:>11.3}", times.len(), at(0.5), at(0.99));
    }
    Ok(())
}

/// Plays one hand and notes how long each decision took, in milliseconds.
fn play(
    agent: &mut Box<dyn Agent<Deal>>,
    seed: u64,
    times: &mut Vec<f64>,
) -> Result<(), Box<dyn Error>> {
    let setup = Setup::first(&RuleSet::default());
    let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut Stream::new(seed));
    let mut deal = Deal::start(&setup);
    let mut legal = Vec::new();
    loop {
        match deal.turn() {
            Turn::Over => return Ok(()),
            Turn::Chance(at) => {
                let chance = wall.answer(at).ok_or("the wall has no answer")?;
                deal.apply(chance, &mut Silent)?;
            }
            Turn::Decide(seats) => {
                let mut answers = Answers::NONE;
                for seat in seats {
                    let view = deal.view(seat);
                    deal.legal(seat, &mut legal);
                    let budget = Budget::UNLIMITED;
                    let before = thread_ms();
                    let action =
                        agent.decide(&Ask { seat, view: &view, legal: &legal, budget }, None);
                    if legal.len() > 1 {
                        times.push(thread_ms() - before);
                    }
                    answers = answers.with(seat, action);
                }
                deal.resolve(&answers, &mut Silent)?;
            }
        }
    }
}

/// Milliseconds that this thread has run.
fn thread_ms() -> f64 {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    now.tv_sec as f64 * 1e3 + now.tv_nsec as f64 / 1e6
}
