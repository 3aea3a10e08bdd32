//! Whether players keep to the time that a decision may take.

use std::time::{Duration, Instant};

use parlor_agent::{Allowance, Ask, Budget, Stream};
use parlor_game::{Game, Observed, Seat};
use parlor_riichi::deal::{Action, Setup};
use parlor_riichi::{Deal, DrawOrder, View, Wall};
use parlor_riichi_agents::registry;

use super::clock::thread_time;
use super::riichi::{play, tenhou};
use super::{Bench, Figure, Stopwatch};

/// What a decision may take.
const THINK: Duration = Duration::from_millis(20);
/// How many decisions each player is asked for, and over how many deals they are spread.
const DECISIONS: usize = 200;
const DEALS: u64 = 12;
/// A decision is made until the thread was hardly kept waiting by others, at most so often; the quickest
/// counts.
const TRIES: usize = 8;
const WAITED: Duration = Duration::from_micros(300);

pub(super) fn benches() -> Vec<Bench> {
    let bench = |name, what, measure| Bench { name, unit: "decisions/s", what, measure };
    vec![
        bench(
            "riichi-budget-fi-mc",
            "decisions that may take 20 ms, of a player that would take longer; wall clock, p99 at most 24",
            |_| timed("fi-mc:decks=1000,discards=1000,turns=17"),
        ),
        bench("riichi-budget-fi-tree", "the same for fi-tree", |_| timed("fi-tree:depth=3")),
        bench("riichi-budget-lt-csp", "the same for lt-csp", |_| timed("lt-csp")),
        bench("riichi-budget-lt-bucket", "the same for lt-bucket", |_| timed("lt-bucket")),
        bench("riichi-budget-sp-draw", "the same for sp-draw", |_| {
            timed("sp-draw:reach=4,shape=4")
        }),
        bench("riichi-budget-jp-dag", "the same for jp-dag", |_| {
            timed("jp-dag:exchanges=4,calls=3")
        }),
        bench("riichi-budget-house", "the same for house", |_| timed("house")),
    ]
}

/// A question that someone was asked.
struct Question {
    seat: Seat,
    view: View,
    legal: Vec<Action>,
}

fn timed(spec: &str) -> Figure {
    let Ok(mut agent) = registry().build(spec, 1) else { return Figure::default() };
    let allowance = Allowance { think: Some(THINK), ..Allowance::default() };
    let mut times_ms = Vec::new();
    for Question { seat, view, legal } in &questions() {
        let mut quickest = Duration::MAX;
        for _ in 0..TRIES {
            let (begin, worked, budget) = (Instant::now(), thread_time(), allowance.begin());
            agent.decide(&Ask { seat: *seat, view, legal, budget }, None);
            let (took, worked) = (begin.elapsed(), thread_time() - worked);
            quickest = quickest.min(took);
            if took <= worked + WAITED {
                break;
            }
        }
        times_ms.push(quickest.as_secs_f64() * 1e3);
    }
    Stopwatch::figure(times_ms)
}

/// Questions with a choice, of deals that `lt-fast` plays, spread evenly.
fn questions() -> Vec<Question> {
    let Ok(mut agent) = registry().build("lt-fast", 1) else { return Vec::new() };
    let mut all = Vec::new();
    for deal in 0..DEALS {
        let mut stream = Stream::derived(1, &[Stream::label("budget"), deal]);
        let setup = Setup::first(tenhou());
        let wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut stream);
        play(&mut Deal::start(&setup), wall, |deal, seat| {
            let (mut legal, view) = (Vec::new(), deal.view(seat));
            deal.legal(seat, &mut legal);
            let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
            let action = agent.decide(&ask, None);
            if legal.len() > 1 {
                all.push(Question { seat, view, legal });
            }
            action
        });
    }
    let step = (all.len() / DECISIONS).max(1);
    all.into_iter().step_by(step).take(DECISIONS).collect()
}
