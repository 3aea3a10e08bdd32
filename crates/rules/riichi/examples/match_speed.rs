//! Half-games a second on one core, played at random and by discarding every drawn tile.
//!
//! `cargo run --release -p parlor-riichi --example match_speed`

use std::time::Instant;

use parlor_game::{Answers, Dealer, Entropy, Game, Match, Silent, Turn};
use parlor_riichi::deal::{Action, Stage};
use parlor_riichi::{Contest, Deal, DrawOrder, Preset, Wall};

fn main() {
    let rules = Preset::by_name("tenhou").expect("a preset").rules();
    for (name, random) in [("random", true), ("tsumogiri", false)] {
        let mut entropy = XorShift(0x2545_f491_4f6c_dd1d);
        let (mut n_matches, mut n_deals, mut n_steps) = (0, 0, 0);
        let started = Instant::now();
        while started.elapsed().as_secs_f64() < 3.0 {
            let mut contest = Contest::new(rules);
            while let Some((_, setup)) = contest.next() {
                let mut deal = Deal::start(&setup);
                let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut entropy);
                n_steps += play(&mut deal, &mut wall, random, &mut entropy);
                contest.record(&deal).expect("the deal is over");
                n_deals += 1;
            }
            n_matches += 1;
        }
        let seconds = started.elapsed().as_secs_f64();
        println!(
            "{name}: {:.0} matches a second ({:.1} deals, {:.0} steps each)",
            f64::from(n_matches) / seconds,
            f64::from(n_deals) / f64::from(n_matches),
            f64::from(n_steps) / f64::from(n_matches),
        );
    }
}

fn play(deal: &mut Deal, wall: &mut Wall, random: bool, entropy: &mut XorShift) -> u32 {
    let mut listed = Vec::new();
    let mut n_steps = 0;
    loop {
        n_steps += 1;
        match deal.turn() {
            Turn::Over => return n_steps,
            Turn::Chance(at) => {
                let chance = wall.answer(at).expect("the wall is long enough");
                deal.apply(chance, &mut Silent).expect("a tile of the wall");
            }
            Turn::Decide(seats) => {
                let mut answers = Answers::NONE;
                for seat in seats {
                    let action = if random {
                        deal.legal(seat, &mut listed);
                        *entropy.pick(&listed).expect("an action")
                    } else if matches!(deal.table().stage, Stage::Turn { .. }) {
                        let tile = deal.own(seat).drawn.expect("a drawn tile");
                        Action::Discard { tile, drawn: true }
                    } else {
                        Action::Pass
                    };
                    answers = answers.with(seat, action);
                }
                deal.advance(&answers, &mut Silent);
            }
        }
    }
}

/// Marsaglia's xorshift64*.
struct XorShift(u64);

impl Entropy for XorShift {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((high * u64::from(n)) >> 32) as u32
    }
}
