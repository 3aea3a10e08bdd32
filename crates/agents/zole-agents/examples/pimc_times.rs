//! Times every decision of a player at all three seats, by stage: with the explanation that a table
//! asks for, or the bare choice; with all the time it takes, or with so many milliseconds by the clock.
//!
//! `cargo run --release -p parlor-zole-agents --example pimc_times [DEALS] [SPEC] [PRESET] [why|bare] [MS]`

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use parlor_agent::{Agent, Ask, Budget, Explanation, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent, Turn};
use parlor_zole::{Action, Deal, Layout, RuleSet, Setup};
use parlor_zole_agents::registry;
use rustix::time::{ClockId, clock_gettime};

/// The CPU clock of this thread, so that a busy machine does not count.
fn cpu_time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

fn stage(deal: &Deal, legal: &[Action]) -> String {
    match legal[0] {
        Action::Call(_) => "call".to_owned(),
        Action::Bury(_) => "burial".to_owned(),
        _ => {
            let played: usize = deal.public().played().as_array().iter().map(|c| c.len()).sum();
            format!("card {:02}", played + 1)
        }
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let n_deals: u64 = args.next().map_or(200, |n| n.parse().expect("a number of deals"));
    let spec = args.next().unwrap_or_else(|| "house".to_owned());
    let preset = args.next().unwrap_or_else(|| "lzf-classic".to_owned());
    let rules = RuleSet::preset(&preset).expect("a ruleset");
    let with_why = args.next().is_none_or(|word| word == "why");
    let limit = args.next().map(|ms| Duration::from_millis(ms.parse().expect("milliseconds")));
    let registry = registry();
    let mut times: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let mut nodes_max = 0;
    for number in 0..n_deals {
        let mut agents: Vec<Box<dyn Agent<Deal>>> = (0..3)
            .map(|seat| registry.build(&spec, number * 3 + seat).expect("an agent"))
            .collect();
        let mut deal = Deal::start(&Setup::new(rules, Seat::C).expect("a dealer"));
        let mut chance = Stream::derived(number, &[Stream::label("decision-times")]);
        deal.apply(Layout::drawn(&mut chance), &mut Silent).expect("the first deal");
        let mut legal = Vec::new();
        while let Turn::Decide(seats) = deal.turn() {
            let seat = seats.first().expect("someone is asked");
            deal.legal(seat, &mut legal);
            let mut action = legal[0];
            if legal.len() > 1 {
                let view = deal.view(seat);
                let deadline = limit.map(|limit| Instant::now() + limit);
                let budget = Budget { deadline, ..Budget::UNLIMITED };
                let ask = Ask { seat, view: &view, legal: &legal, budget };
                let mut why = Explanation::default();
                let start = cpu_time();
                action = agents[seat.idx()].decide(&ask, with_why.then_some(&mut why));
                nodes_max = nodes_max.max(agents[seat.idx()].nodes());
                let ms = (cpu_time() - start).as_secs_f64() * 1e3;
                times.entry(stage(&deal, &legal)).or_default().push(ms);
                times.entry("every decision".to_owned()).or_default().push(ms);
            }
            deal.resolve(&Answers::one(seat, action), &mut Silent).expect("a legal action");
        }
    }
    let what = if with_why { "with the explanation" } else { "the bare choice" };
    println!(
        "{spec}, {n_deals} deals of {preset}, {what}: CPU ms; at most {nodes_max} nodes a decision"
    );
    for (stage, mut ms) in times {
        ms.sort_by(f64::total_cmp);
        let at = |part: f64| ms[((ms.len() - 1) as f64 * part) as usize];
        let mean = ms.iter().sum::<f64>() / ms.len() as f64;
        let (n, median, p90, max) = (ms.len(), at(0.5), at(0.9), at(1.0));
        println!(
            "{stage:15} n {n:5}  median {median:8.2}  p90 {p90:8.2}  max {max:8.2}  mean {mean:8.2}"
        );
    }
}
