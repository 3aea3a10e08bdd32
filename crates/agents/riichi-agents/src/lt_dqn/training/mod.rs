//! How the networks learn: by playing, and from what everyone at the table did.
//!
//! A wave is one hand at each of [`TABLES`] tables, all with the same networks; then the networks
//! learn from what is remembered, one update for every fourth decision of the wave. All chance is
//! addressed by the number of the hand, so threads and pauses change nothing.
//!
//! The learner plays with `lt-random`, `lt-greedy` and `lt-fast`, seats shuffled for every match.
//! What each of the four did goes into the memory of the network that it concerns: the state, the
//! action, the change of score until the next decision of that player of the same sort in
//! thousands of points, and the state there. What the learner wanted to do but could not goes in as
//! an action that ends everything with a fixed reward.
//!
//! Not in the source, and chosen here: the order of play in waves; both networks are updated
//! together, each from its own memory; what was illegal is remembered but does not count towards the
//! next update.

mod chain;
mod checkpoint;
mod curve;
mod lessons;
mod replay;
mod table;

use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use parlor_agent::Stream;
use parlor_nets::{Adam, Fit, Method, QLearner, train};
use parlor_riichi::{Preset, RuleSet};

use super::{Pair, Scaling};
use lessons::Lessons;
use replay::Replay;
use table::TrainingTable;

pub use checkpoint::{Checkpoint, CheckpointError};
pub use curve::{Curve, Point, Results, Role};

/// How many tables play side by side.
const TABLES: usize = 32;

/// What `eps` counts by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EpsilonUnit {
    /// Updates of the networks.
    #[default]
    Updates,
    /// Epsilon falls with the hands played.
    Hands,
}

/// How to train.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrainingOptions {
    /// What all chance follows from.
    pub seed: u64,
    /// The rules played.
    pub rules: RuleSet,
    /// How the networks are fed.
    pub scaling: Scaling,
    /// How many experiences each network remembers.
    pub capacity: usize,
    /// How many of them each update looks at.
    pub minibatch: usize,
    /// The step size of Adam.
    pub rate: f32,
    /// How many decisions make one update.
    pub update_every: u64,
    /// What an illegal action brings.
    pub illegal_reward: f32,
    /// What the value of the next state is multiplied by; 1 in the source.
    pub discount: f32,
    /// After how many updates the weights that value next states are renewed; 0 for the weights
    /// that learn, as in the source. They are renewed between waves.
    pub target_every: u64,
    /// Leave illegal actions out: none is remembered, and the next state is worth the best legal one.
    pub mask: bool,
    /// What the fall of epsilon is counted in.
    pub epsilon_unit: EpsilonUnit,
    /// How many hands make a point of the learning curve.
    pub window: u64,
}

impl TrainingOptions {
    /// As the source, with what it does not say.
    pub fn new(seed: u64) -> TrainingOptions {
        TrainingOptions {
            seed,
            rules: *Preset::by_name("lt2017").unwrap_or(Preset::DEFAULT).rules(),
            scaling: Scaling::Raw,
            capacity: 100_000,
            minibatch: 32,
            rate: 1e-4,
            update_every: 4,
            illegal_reward: 0.0,
            discount: 1.0,
            target_every: 0,
            mask: false,
            epsilon_unit: EpsilonUnit::Updates,
            window: 1000,
        }
    }

    const fn method(&self) -> Method {
        Method { adam: Adam { rate: self.rate, ..Adam::DEFAULT }, discount: self.discount }
    }
}

/// Always for 5000 updates, then less and less, after 10,000 one time in twenty.
fn epsilon(updates: u64) -> f64 {
    let falling = (updates as f64 - 5000.0) / 5000.0;
    1.0 - 0.95 * falling.clamp(0.0, 1.0)
}

/// Two networks in training, with all that it goes on from.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    options: TrainingOptions,
    learners: [QLearner; 2],
    replays: [Replay; 2],
    tables: Vec<TrainingTable>,
    /// Decisions that no update has been made for.
    due: u64,
    /// After how many updates the weights that value next states were renewed; unless they never are.
    renewed: Option<u64>,
    curve: Curve,
}

impl Training {
    /// Networks that have learnt nothing.
    ///
    /// # Panics
    ///
    /// When the minibatch is empty or larger than the memory.
    pub fn new(options: TrainingOptions) -> Training {
        let TrainingOptions { seed, scaling, capacity, minibatch, update_every, .. } = options;
        assert!((1..=capacity).contains(&minibatch) && update_every > 0, "{options:?}");
        let Pair { actions, discards, .. } = Pair::untrained(scaling, seed);
        let learner = |network| {
            QLearner::new(&Fit::new(network)).expect("both networks have two hidden layers")
        };
        Training {
            options,
            learners: [learner(actions), learner(discards)],
            replays: [Replay::new(capacity), Replay::new(capacity)],
            tables: (0..TABLES).map(|idx| TrainingTable::new(idx, &options)).collect(),
            due: 0,
            renewed: None,
            curve: Curve::new(options.window),
        }
    }

    /// How it is trained.
    pub const fn options(&self) -> &TrainingOptions {
        &self.options
    }

    /// How many hands have been played.
    pub const fn hands(&self) -> u64 {
        self.curve.hands()
    }

    /// How many updates each network has had.
    pub const fn updates(&self) -> u64 {
        self.learners[0].steps()
    }

    /// How it went so far.
    pub const fn curve(&self) -> &Curve {
        &self.curve
    }

    /// The networks as they are now.
    pub fn pair(&self) -> Pair {
        let [actions, discards] = self.learners.each_ref().map(QLearner::network);
        Pair { actions, discards, scaling: self.options.scaling }
    }

    /// How often the learner tries something else now.
    pub fn epsilon(&self) -> f64 {
        epsilon(match self.options.epsilon_unit {
            EpsilonUnit::Updates => self.updates(),
            EpsilonUnit::Hands => self.hands(),
        })
    }

    /// One hand at every table, and what is learnt from it.
    pub fn wave(&mut self, threads: NonZero<usize>) {
        self.play(threads);
        let mut decisions = 0;
        for table in &mut self.tables {
            let played = table.take_played();
            decisions += played.decisions;
            for (replay, entries) in self.replays.iter_mut().zip(played.entries) {
                replay.extend(entries);
            }
            self.curve.add(&played.counts);
        }
        self.due += decisions;
        let updates = self.due / self.options.update_every;
        self.due %= self.options.update_every;
        if self.replays.iter().all(|replay| replay.len() >= self.options.minibatch) {
            self.learn(updates as usize, threads);
        }
        self.curve.close(self.updates(), self.epsilon());
    }

    /// One hand at every table.
    fn play(&mut self, threads: NonZero<usize>) {
        let (pair, epsilon) = (Arc::new(self.pair()), self.epsilon());
        let first_hand = self.hands();
        let n_threads = threads.get().min(TABLES);
        let mut shares: Vec<Vec<&mut TrainingTable>> = (0..n_threads).map(|_| Vec::new()).collect();
        for (n, table) in self.tables.iter_mut().enumerate() {
            shares[n % n_threads].push(table);
        }
        let options = &self.options;
        thread::scope(|scope| {
            for share in shares {
                let pair = &pair;
                scope.spawn(move || {
                    for table in share {
                        table.play(options, pair, epsilon, first_hand);
                    }
                });
            }
        });
    }

    fn learn(&mut self, updates: usize, threads: NonZero<usize>) {
        self.renew();
        let hands = self.curve.hands();
        let TrainingOptions { seed, .. } = self.options;
        let lessons = [0, 1].map(|n| {
            let part = [Stream::label("samples"), n as u64, hands];
            let stream = Stream::derived(seed, &part);
            Lessons::drawn(&self.replays[n], &self.options, updates, stream)
        });
        let learnt = train(&self.options.method(), &mut self.learners, &lessons, updates, threads);
        let samples = (updates * self.options.minibatch) as u64;
        self.curve.add_lessons(samples, &learnt);
    }

    /// Renews the weights that value next states, if it is time.
    fn renew(&mut self) {
        let now = self.updates();
        let is_due = self.renewed.is_none_or(|then| now - then >= self.options.target_every);
        if self.options.target_every > 0 && is_due {
            self.learners.iter_mut().for_each(QLearner::freeze);
            self.renewed = Some(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn epsilon_falls_as_the_source_says() {
        for (updates, expected) in
            [(0, 1.0), (5000, 1.0), (7500, 0.525), (10_000, 0.05), (1_000_000, 0.05)]
        {
            assert!((epsilon(updates) - expected).abs() < 1e-12, "{updates}");
        }
    }
}
