//! Times the late decisions of a player after ten random cards, as `zole-e4` does, by move.
//!
//! `cargo run --release -p parlor-zole-agents --example late_moves [DEALS] [SPEC]`

use std::time::Duration;

use parlor_agent::{Ask, Budget, Stream};
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Silent};
use parlor_zole::{Action, Call, Deal, Layout, Pair, RuleSet, Setup};
use parlor_zole_agents::registry;
use rustix::time::{ClockId, clock_gettime};

/// The first move that is searched.
const FIRST: usize = 11;

/// The CPU clock of this thread, so that a busy machine does not count.
fn cpu_time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

fn main() {
    let mut args = std::env::args().skip(1);
    let n_deals: u64 = args.next().map_or(100, |n| n.parse().expect("a number of deals"));
    let spec = args.next().unwrap_or_else(|| "house".to_owned());
    let mut times = vec![Vec::new(); 25];
    for number in 0..n_deals {
        let mut player = registry().build(&spec, number).expect("an agent");
        let mut chance = Stream::derived(number, &[Stream::label("late-moves")]);
        let layout = Layout::drawn(&mut chance);
        let mut deal = Deal::start(&Setup::new(RuleSet::SEED, Seat::C).expect("a dealer"));
        deal.apply(layout, &mut Silent).expect("the first deal");
        let mut table = layout.table().into_iter();
        let pair = table.next().zip(table.next()).and_then(|(one, other)| Pair::new(one, other));
        let bury = Action::Bury(pair.expect("two cards"));
        for action in [Action::Call(Call::Take), bury] {
            deal.resolve(&Answers::one(Seat::A, action), &mut Silent).expect("legal");
        }
        let mut legal = Vec::new();
        for (n, times) in times.iter_mut().enumerate().skip(1) {
            let seat = deal.public().turn_seat().expect("someone's turn");
            deal.legal(seat, &mut legal);
            let mut action = legal[0];
            if n < FIRST {
                action = *chance.pick(&legal).expect("a card");
            } else if legal.len() > 1 {
                let view = deal.view(seat);
                let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
                let start = cpu_time();
                action = player.decide(&ask, None);
                times.push((cpu_time() - start).as_secs_f64() * 1e3);
            }
            deal.resolve(&Answers::one(seat, action), &mut Silent).expect("legal");
        }
    }
    println!("{spec}, {n_deals} deals: CPU ms");
    for (n, ms) in times.iter_mut().enumerate().filter(|(_, ms)| !ms.is_empty()) {
        ms.sort_by(f64::total_cmp);
        let at = |part: f64| ms[((ms.len() - 1) as f64 * part) as usize];
        let (median, p90, max) = (at(0.5), at(0.9), at(1.0));
        println!("move {n}: n {:3}  median {median:8.3}  p90 {p90:8.3}  max {max:8.3}", ms.len());
    }
}
