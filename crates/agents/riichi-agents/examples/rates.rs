//! How one player fares against three others of a kind: places and rates over duplicate half-games.
//!
//! `cargo run -p parlor-riichi-agents --example rates -- house lt-fast 25` plays 25 blocks of four
//! matches; in a block the walls are the same and the player sits in every seat once.

use std::error::Error;

use parlor_agent::{Agent, PlayOptions, Stream, play_deal};
use parlor_game::{Game, Match, Seat};
use parlor_riichi::deal::Ending;
use parlor_riichi::{Contest, Deal, DrawOrder, RuleSet, Wall};
use parlor_riichi_agents::registry;
use rustix::time::{ClockId, clock_gettime};

/// What happened to one side, the others' figures being sums over three seats.
#[derive(Clone, Copy, Default)]
struct Rates {
    hands: u32,
    wins: u32,
    won: i64,
    deal_ins: u32,
    lost: i64,
    riichi: u32,
    open: u32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (one, others) = (arg(&args, 0, "house"), arg(&args, 1, "lt-fast"));
    let blocks: u64 = arg(&args, 2, "10").parse()?;
    let seed: u64 = arg(&args, 3, "1").parse()?;
    let mut means = Vec::new();
    let mut rates = [Rates::default(); 2];
    let mut places = [0u32; 4];
    let begin = cpu_seconds();
    for block in 0..blocks {
        let mut sum = 0.0;
        for at in Seat::ALL {
            let place = play((one, others, at), (seed, block), &mut rates)?;
            places[place] += 1;
            sum += place as f64 + 1.0;
        }
        means.push(sum / 4.0);
    }
    let n = means.len() as f64;
    let mean = means.iter().sum::<f64>() / n;
    let spread = means.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    println!("{one} against three {others}: {} matches, {} hands", 4 * blocks, rates[0].hands);
    println!("mean place {mean:.3} ±{:.3} (95 %), places {places:?}", 1.96 * (spread / n).sqrt());
    for (name, rates) in [one, others].iter().zip(rates) {
        let per_hand = |n: u32| 100.0 * f64::from(n) / f64::from(rates.hands.max(1));
        println!(
            "{name}: wins {:.1}% (mean {:.0}), deals in {:.1}% (mean {:.0}), riichi {:.1}%, open {:.1}%",
            per_hand(rates.wins),
            rates.won as f64 / f64::from(rates.wins.max(1)),
            per_hand(rates.deal_ins),
            rates.lost as f64 / f64::from(rates.deal_ins.max(1)),
            per_hand(rates.riichi),
            per_hand(rates.open),
        );
    }
    println!("{:.1} s of CPU", cpu_seconds() - begin);
    Ok(())
}

fn arg<'a>(args: &'a [String], at: usize, default: &'a str) -> &'a str {
    args.get(at).map_or(default, String::as_str)
}

fn cpu_seconds() -> f64 {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    now.tv_sec as f64 + now.tv_nsec as f64 / 1e9
}

/// Plays a match with `one` at seat `at` and returns its place, 0 to 3.
fn play(
    (one, others, at): (&str, &str, Seat),
    (seed, block): (u64, u64),
    rates: &mut [Rates; 2],
) -> Result<usize, Box<dyn Error>> {
    let registry = registry();
    let mut agents: Vec<Box<dyn Agent<Deal>>> = Vec::new();
    for seat in Seat::ALL {
        let spec = if seat == at { one } else { others };
        agents.push(registry.build(spec, block * 4 + seat.idx() as u64)?);
    }
    let mut contest = Contest::new(&RuleSet::default());
    while let Some((number, setup)) = contest.next() {
        let mut stream = Stream::derived(seed, &[block, number]);
        let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut stream);
        let mut deal = Deal::start(&setup);
        play_deal(&mut deal, &mut wall, &mut agents, &PlayOptions::default(), |_| {})
            .map_err(|error| format!("{error:?}"))?;
        count(&deal, at, rates);
        contest.record(&deal).map_err(|error| error.to_string())?;
    }
    Ok(contest.ranking().iter().position(|&seat| seat == at).unwrap_or(3))
}

fn count(deal: &Deal, at: Seat, rates: &mut [Rates; 2]) {
    let side = |seat: Seat| usize::from(seat != at);
    for seat in Seat::ALL {
        let place = &deal.table().places[seat];
        let rates = &mut rates[side(seat)];
        rates.hands += 1;
        rates.riichi += u32::from(place.riichi.is_declared());
        rates.open += u32::from(place.melds.is_open());
    }
    let Some(outcome) = deal.outcome() else { return };
    if let Ending::Won { from, wins, .. } = &outcome.ending {
        for win in wins {
            let rates = &mut rates[side(win.winner.seat)];
            rates.wins += 1;
            rates.won += i64::from(win.deltas[win.winner.seat].0);
        }
        if let Some(loser) = *from {
            let paid: i32 = wins.iter().map(|win| -win.deltas[loser].0).sum();
            rates[side(loser)].deal_ins += 1;
            rates[side(loser)].lost += i64::from(paid);
        }
    }
}
