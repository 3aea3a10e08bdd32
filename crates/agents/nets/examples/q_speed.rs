//! How fast a network of the size of `lt-dqn`'s answers and learns.
//!
//! `cargo run --release -p parlor-nets --example q_speed -- [THREADS]`

use std::num::NonZero;
use std::time::Instant;

use parlor_nets::{Experience, Fit, Inputs, Memory, Method, Network, QLearner, Scratch, train};

const SHAPE: [usize; 4] = [384, 512, 256, 34];

/// 70 of 384 inputs are set, as in a riichi hand half played.
struct Made(Vec<Inputs>);

impl Memory for Made {
    fn n_samples(&self) -> usize {
        32
    }

    fn experience(&self, update: usize, sample: usize) -> Experience {
        Experience { action: (update + sample) % SHAPE[3], reward: 0.1 }
    }

    fn state(&self, update: usize, sample: usize, inputs: &mut Inputs) {
        inputs.clone_from(&self.0[(32 * update + sample) % self.0.len()]);
    }

    fn next_state(&self, update: usize, sample: usize, inputs: &mut Inputs) -> bool {
        self.state(update + 1, sample, inputs);
        true
    }
}

fn main() {
    let threads =
        std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(NonZero::<usize>::MIN);
    let mut seed = 1u64;
    let mut draw = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        seed
    };
    let network = Network::he(&SHAPE, &mut draw);
    let states: Vec<Inputs> = (0..1000)
        .map(|_| {
            let mut inputs = Inputs::new();
            for place in 0..SHAPE[0] as u32 {
                if (draw() >> 40) % 384 < 70 {
                    inputs.push(place, 1.0);
                }
            }
            inputs
        })
        .collect();

    let (mut scratch, mut sum) = (Scratch::default(), 0.0);
    let forward = best(100, || {
        for inputs in &states {
            sum += network.forward(inputs, &mut scratch)[0];
        }
    });

    let mut learners =
        [0, 1].map(|_| QLearner::new(&Fit::new(network.clone())).expect("the shape fits"));
    let memories = [Made(states.clone()), Made(states)];
    let update = best(2000, || {
        train(&Method::DEFAULT, &mut learners, &memories, 1, threads);
    });
    println!("forward {:.1} us (sum {sum:.1})", forward * 1e6 / 1000.0);
    println!("update of two networks, 32 samples each, {threads} threads: {:.0} us", update * 1e6);
}

/// The shortest of so many times, in seconds: what the machine can do when left alone.
fn best(times: usize, mut work: impl FnMut()) -> f64 {
    let timed = (0..times).map(|_| {
        let begin = Instant::now();
        work();
        begin.elapsed().as_secs_f64()
    });
    timed.fold(f64::INFINITY, f64::min)
}
