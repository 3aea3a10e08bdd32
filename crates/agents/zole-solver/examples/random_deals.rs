//! How many whole deals a second: bid, bury and eight tricks, all at random, through the traits.
//!
//! `cargo run --release -p parlor-zole-solver --example random_deals [RULESET]`

use std::time::Duration;

use parlor_game::{Answers, Entropy, Game, Seat, Silent, Stochastic, Turn};
use parlor_zole::{Deal, RuleSet, Setup};
use rustix::time::{ClockId, clock_gettime};

/// A small generator: a Weyl sequence through a multiply-and-fold mixer.
struct Weyl(u64);

impl Entropy for Weyl {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        let mixed = ((wide >> 64) ^ wide) as u32;
        ((u64::from(mixed) * u64::from(n)) >> 32) as u32
    }
}

/// The CPU clock of this thread, so that a busy machine does not count.
fn cpu_time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// Plays one game, in which one seat is asked at a time, to the end with random answers; how many
/// answers there were.
fn play_out<G: Stochastic>(
    setup: &G::Setup,
    entropy: &mut impl Entropy,
    list: &mut Vec<G::Action>,
) -> (G, u64) {
    let mut game = G::start(setup);
    let mut n_answers = 0;
    loop {
        match game.turn() {
            Turn::Over => return (game, n_answers),
            Turn::Chance(at) => {
                let chance = game.draw(at, entropy);
                game.apply(chance, &mut Silent).expect("a drawn chance fits");
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.first() else { continue };
                game.legal(seat, list);
                let pick = list[entropy.below(list.len() as u32) as usize];
                n_answers += 1;
                let answers = Answers::one(seat, pick);
                game.advance(&answers, &mut Silent);
            }
        }
    }
}

fn main() {
    let name = std::env::args().nth(1).unwrap_or_else(|| "online-pgm".to_owned());
    let rules = RuleSet::preset(&name).expect("a preset name");
    let setup = Setup::new(rules, Seat::C).expect("a dealer at the table");
    let mut entropy = Weyl(1);
    let mut list = Vec::with_capacity(64);
    for _ in 0..5 {
        let (n_deals, mut n_answers, mut check) = (1_000_000, 0, 0i64);
        let start = cpu_time();
        for _ in 0..n_deals {
            let (deal, answers) = play_out::<Deal>(&setup, &mut entropy, &mut list);
            n_answers += answers;
            check += i64::from(deal.returns()[Seat::A]);
        }
        let seconds = (cpu_time() - start).as_secs_f64();
        println!(
            "{name}: {:.0} deals/s, {:.1} answers a deal, seat A {:.3} points a deal",
            f64::from(n_deals) / seconds,
            n_answers as f64 / f64::from(n_deals),
            check as f64 / f64::from(n_deals)
        );
    }
}
