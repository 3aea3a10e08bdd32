//! Plays one player against another in duplicate: each deal six times, one of the first against two of the
//! second at each of the three seats, and the other way round. Prints what the first gets more, in points a
//! game with the 95 % interval over deals, what decisions cost, and in which contracts it is gained.
//!
//! `cargo run --release -p parlor-zole-agents --example methods_duel -- DEALS NODES SEED TABLE ONE OTHER`
//!
//! TABLE is `classic` (lzf-classic), `all` (online-pgm, everyone calls), `galdins` (online-pgm, all pass) or `maza`
//! (the first hand calls mazā zole where the hand suits it). NODES is what each decision may visit.

use std::collections::BTreeMap;
use std::time::Duration;

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_stats::{Confidence, Moments};
use parlor_zole::{Action, Call, Contract, Deal, Layout, Place, RuleSet, Setup};
use parlor_zole_agents::{Bidder, registry};
use rustix::time::{ClockId, clock_gettime};

/// The CPU clock of this thread, so that a busy machine does not count.
fn cpu_time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// What the decisions of one player have cost.
#[derive(Default)]
struct Cost {
    decisions: u64,
    nodes: u64,
    time: Duration,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [deals, nodes, seed, table, one, other] = &args[..] else {
        panic!("DEALS NODES SEED TABLE ONE OTHER");
    };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let (deals, nodes, seed) = (number(deals), number(nodes), number(seed));
    let specs = [one.as_str(), other.as_str()];
    let mut costs = [Cost::default(), Cost::default()];
    let mut gains = Moments::default();
    let mut by_contract: BTreeMap<&str, Moments> = BTreeMap::new();
    for nth in 0..deals {
        let start = dealt(seed, nth, table);
        let (mut sum, mut parts) = (0.0, BTreeMap::new());
        for alone in 0..3 {
            for lone in [0, 1] {
                let who = [0, 1, 2].map(|seat| if seat == alone { lone } else { 1 - lone });
                let game = (seed, nth, nodes);
                let (points, contract) =
                    play(&start, table, who.map(|w| specs[w]), who, game, &mut costs);
                let sign = if lone == 0 { 1.0 } else { -1.0 };
                let gain = sign * 1.5 * points[alone] / 6.0;
                sum += gain;
                *parts.entry(contract).or_insert(0.0) += gain;
            }
        }
        gains.add(sum);
        for name in ["lielais", "zole", "maza-zole", "galdins", "passed"] {
            by_contract.entry(name).or_default().add(parts.get(name).copied().unwrap_or(0.0));
        }
    }
    let said = |moments: &Moments| {
        let ends = moments.student_interval(Confidence::new(0.95).expect("a level"));
        let (low, high) = ends.map_or((f64::NAN, f64::NAN), |ends| (ends.low, ends.high));
        format!("{:+.3} ({low:+.3} to {high:+.3})", moments.mean().unwrap_or(f64::NAN))
    };
    println!(
        "{one} over {other}, {table}, {deals} deals, {nodes} nodes, seed {seed}: {}",
        said(&gains)
    );
    for (name, moments) in by_contract.iter().filter(|(_, m)| m.variance().unwrap_or(0.0) > 0.0) {
        println!("  {name}: {}", said(moments));
    }
    for (spec, cost) in specs.iter().zip(&costs) {
        let n = cost.decisions.max(1);
        let ms = cost.time.as_secs_f64() * 1e3 / n as f64;
        println!("  {spec}: {} nodes and {ms:.2} ms of CPU a decision", cost.nodes / n);
    }
}

/// A deal of `table`, ready for the first call.
fn dealt(seed: u64, nth: u64, table: &str) -> Deal {
    let rules = if table == "classic" { RuleSet::LZF_CLASSIC } else { RuleSet::ONLINE_PGM };
    let mut chance = Stream::derived(seed, &[Stream::label("methods-duel"), nth]);
    loop {
        let layout = Layout::drawn(&mut chance);
        let low = Bidder::Honours { limit: 9 }.call(layout.hands()[Place::First], true);
        if table != "maza" || low == Call::MazaZole {
            let mut deal = Deal::start(&Setup::new(rules, Seat::C).expect("a dealer"));
            deal.apply(layout, &mut Silent).expect("the first deal");
            return deal;
        }
    }
}

/// One game; `who` says which player sits where.
fn play(
    start: &Deal,
    table: &str,
    specs: [&str; 3],
    who: [usize; 3],
    (seed, nth, nodes): (u64, u64, u64),
    costs: &mut [Cost; 2],
) -> ([f64; 3], &'static str) {
    let mut seeds = Stream::derived(seed, &[Stream::label("methods-duel-players"), nth]);
    let mut agents: Vec<Box<dyn Agent<Deal>>> = specs
        .iter()
        .map(|spec| registry().build(spec, seeds.next_u64()).expect("an agent"))
        .collect();
    let mut deal = start.clone();
    let mut legal = Vec::new();
    while let Some(seat) = deal.public().turn_seat() {
        deal.legal(seat, &mut legal);
        let forced = match table {
            "galdins" => legal.contains(&Action::Call(Call::Pass)).then_some(Call::Pass),
            "maza" => legal.contains(&Action::Call(Call::MazaZole)).then_some(Call::MazaZole),
            _ => None,
        };
        let action = forced.map(Action::Call).unwrap_or_else(|| {
            let (view, idx) = (deal.view(seat), seat as usize);
            let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::nodes(nodes) };
            let before = cpu_time();
            let action = agents[idx].decide(&ask, None);
            if legal.len() > 1 && matches!(action, Action::Play(_)) {
                let cost = &mut costs[who[idx]];
                cost.time += cpu_time() - before;
                cost.nodes += agents[idx].nodes();
                cost.decisions += 1;
            }
            action
        });
        deal.resolve(&Answers::one(seat, action), &mut Silent).expect("legal");
    }
    let points = deal.returns();
    let contract = match deal.public().contract() {
        Some(Contract::Lielais(_)) => "lielais",
        Some(Contract::Zole(_)) => "zole",
        Some(Contract::MazaZole(_)) => "maza-zole",
        Some(Contract::Galdins) => "galdins",
        None => "passed",
    };
    ([Seat::A, Seat::B, Seat::C].map(|seat| f64::from(points[seat])), contract)
}
