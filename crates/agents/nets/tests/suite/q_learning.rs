//! Training in slices and on threads, against the plain step.

use std::num::NonZero;

use parlor_nets::{
    Adam, Experience, Fit, Inputs, Memory, Method, Network, QLearner, Sample, Scratch, Vectors,
    train,
};

use crate::split_mix::SplitMix;

/// Experiences made up at random: every update has its own.
struct MadeUp {
    seed: u64,
    n_samples: usize,
    n_inputs: usize,
    n_actions: usize,
    /// Are some actions illegal in the next state?
    is_masked: bool,
}

impl MadeUp {
    fn random(&self, update: usize, sample: usize, salt: u64) -> SplitMix {
        let at = (update * self.n_samples + sample) as u64;
        let mut random = SplitMix(self.seed ^ at << 8 ^ salt << 40);
        random.next();
        random
    }

    fn inputs(&self, mut random: SplitMix, inputs: &mut Inputs) {
        for place in 0..self.n_inputs {
            if random.below(4) == 0 {
                inputs.push(place as u32, random.signed());
            }
        }
    }
}

impl Memory for MadeUp {
    fn n_samples(&self) -> usize {
        self.n_samples
    }

    fn experience(&self, update: usize, sample: usize) -> Experience {
        let mut random = self.random(update, sample, 1);
        Experience { action: random.below(self.n_actions), reward: random.signed() }
    }

    fn state(&self, update: usize, sample: usize, inputs: &mut Inputs) {
        self.inputs(self.random(update, sample, 2), inputs);
    }

    fn next_state(&self, update: usize, sample: usize, inputs: &mut Inputs) -> bool {
        let mut random = self.random(update, sample, 3);
        let follows = random.below(3) > 0;
        if follows {
            self.inputs(random, inputs);
        }
        follows
    }

    fn next_legal(&self, update: usize, sample: usize) -> u64 {
        let mask = 1 + self.random(update, sample, 4).below((1 << self.n_actions) - 1) as u64;
        if self.is_masked { mask } else { u64::MAX }
    }
}

fn fit(shape: &[usize], seed: u64) -> Fit {
    let mut random = SplitMix(seed);
    Fit::new(Network::he(shape, || random.next()))
}

fn threads(n: usize) -> NonZero<usize> {
    NonZero::new(n).unwrap()
}

/// The target of an experience, from its definition.
fn wanted(
    network: &Network,
    memory: &MadeUp,
    discount: f32,
    [update, sample]: [usize; 2],
) -> Sample {
    let (mut inputs, mut next, mut scratch) = (Inputs::new(), Inputs::new(), Scratch::default());
    memory.state(update, sample, &mut inputs);
    let Experience { action, reward } = memory.experience(update, sample);
    let mut target = reward;
    if memory.next_state(update, sample, &mut next) {
        let values = network.forward(&next, &mut scratch);
        let legal = memory.next_legal(update, sample);
        let values = values.iter().enumerate().filter(|(n, _)| legal >> n & 1 == 1);
        target += discount * values.map(|(_, value)| *value).fold(f32::NEG_INFINITY, f32::max);
    }
    Sample { inputs, targets: vec![(action, target)] }
}

#[test]
fn slices_learn_what_the_plain_step_learns() {
    check_against_the_plain_step(Method::DEFAULT, false, false);
}

/// Each option, one at a time.
#[test]
fn options_change_what_is_learnt_towards() {
    check_against_the_plain_step(Method { discount: 0.5, ..Method::DEFAULT }, false, false);
    check_against_the_plain_step(Method::DEFAULT, true, false);
    check_against_the_plain_step(Method::DEFAULT, false, true);
}

fn check_against_the_plain_step(method: Method, is_masked: bool, is_frozen: bool) {
    let shape = [20, 19, 13, 5]; // not divisible by the number of slices
    let memory = MadeUp { seed: 1, n_samples: 11, n_inputs: 20, n_actions: 5, is_masked };
    let method = Method { adam: Adam { rate: 1e-3, ..Adam::DEFAULT }, ..method };
    let mut plain = fit(&shape, 7);
    let first = plain.network.clone();
    let mut losses = 0.0;
    for update in 0..50 {
        let samples: Vec<Sample> = (0..11)
            .map(|sample| {
                let next = if is_frozen { &first } else { &plain.network };
                wanted(next, &memory, method.discount, [update, sample])
            })
            .collect();
        losses += f64::from(plain.step(&method.adam, &samples)) * 11.0;
    }
    let mut learner = [QLearner::new(&fit(&shape, 7)).unwrap()];
    if is_frozen {
        learner[0].freeze();
    }
    let lessons = train(&method, &mut learner, &[memory], 50, threads(1));
    assert_eq!(learner[0].frozen(), is_frozen.then_some(first));
    assert!((lessons[0].loss / losses - 1.0).abs() < 1e-4, "{lessons:?} {losses}");
    let ours = learner[0].fit();
    assert_eq!(ours.steps, plain.steps);
    for (a, b) in [(&ours.network, &plain.network), (&ours.mean, &plain.mean)] {
        for (a, b) in a.layers().iter().zip(b.layers()) {
            let all = a.weights().iter().chain(a.biases());
            for (x, y) in all.zip(b.weights().iter().chain(b.biases())) {
                assert!((x - y).abs() < 2e-4, "{x} {y}");
            }
        }
    }
}

/// Two networks side by side; the number of threads and a pause change not one bit.
#[test]
fn threads_and_pauses_change_nothing() {
    let memories = |from: usize| {
        [5usize, 9].map(|n_actions| Shifted {
            memory: MadeUp { seed: 3, n_samples: 32, n_inputs: 40, n_actions, is_masked: false },
            from,
        })
    };
    let start = || [5, 9].map(|outputs| QLearner::new(&fit(&[40, 64, 32, outputs], 2)).unwrap());
    let method = Method { adam: Adam { rate: 1e-3, ..Adam::DEFAULT }, ..Method::DEFAULT };
    let mut alone = start();
    train(&method, &mut alone, &memories(0), 40, threads(1));
    for n in [2, 3, 7, 16, 40] {
        let mut together = start();
        train(&method, &mut together, &memories(0), 40, threads(n));
        assert_eq!(together.each_ref().map(QLearner::fit), alone.each_ref().map(QLearner::fit));
    }
    let mut paused = start();
    train(&method, &mut paused, &memories(0), 15, threads(2));
    let mut resumed = paused.map(|learner| QLearner::new(&learner.fit()).unwrap());
    train(&method, &mut resumed, &memories(15), 25, threads(2));
    assert_eq!(resumed.each_ref().map(QLearner::fit), alone.each_ref().map(QLearner::fit));
}

/// Wider vectors change not one bit either, in a network of the size of `lt-dqn`'s, where the loops have
/// their full blocks, and in one that leaves rests.
#[test]
fn vectors_of_every_width_learn_the_same() {
    for (shape, n_samples) in [([384, 512, 256, 34], 32), ([20, 19, 13, 5], 11)] {
        let memory = || {
            [MadeUp {
                seed: 5,
                n_samples,
                n_inputs: shape[0],
                n_actions: shape[3],
                is_masked: false,
            }]
        };
        let learnt = |vectors: Vectors| {
            let learner = QLearner::new(&fit(&shape, 6)).unwrap();
            let mut learners = [learner.with_vectors(vectors)];
            let lessons = train(&Method::DEFAULT, &mut learners, &memory(), 5, threads(1));
            (learners[0].fit(), lessons)
        };
        let plain = learnt(Vectors::Plain);
        for vectors in [Vectors::Avx2, Vectors::Avx512].into_iter().filter(|it| it.is_here()) {
            assert_eq!(learnt(vectors), plain, "{vectors:?} {shape:?}");
        }
    }
}

struct Shifted {
    memory: MadeUp,
    from: usize,
}

impl Memory for Shifted {
    fn n_samples(&self) -> usize {
        self.memory.n_samples()
    }
    fn experience(&self, update: usize, sample: usize) -> Experience {
        self.memory.experience(self.from + update, sample)
    }
    fn state(&self, update: usize, sample: usize, inputs: &mut Inputs) {
        self.memory.state(self.from + update, sample, inputs);
    }
    fn next_state(&self, update: usize, sample: usize, inputs: &mut Inputs) -> bool {
        self.memory.next_state(self.from + update, sample, inputs)
    }
}

#[test]
fn other_shapes_are_refused() {
    for shape in [vec![3, 2], vec![3, 16, 2], vec![3, 7, 16, 2], vec![3, 16, 16, 16, 2]] {
        let refused = QLearner::new(&fit(&shape, 1)).unwrap_err();
        assert_eq!(refused.shape, shape);
        assert!(refused.to_string().contains("two hidden layers"));
    }
}
