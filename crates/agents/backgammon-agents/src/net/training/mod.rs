//! Finding the weights of the networks by play against themselves.
//!
//! Training goes by generations. Each plays games with the weights as they are, on all threads, turns
//! what happened into targets, and shows them to the networks, each position to the network of its
//! class. The targets are λ-returns (R. S. Sutton, "Learning to predict by the methods of temporal
//! differences", 1988; G. Tesauro, "Practical issues in temporal difference learning", 1992): from
//! random weights to a good player.
//!
//! From a good player to a better one it goes by [`Labeller`]: he stays the same, and says what he sees
//! when he looks ahead, also after plays that were nearly chosen, most of all where that differs from what he
//! sees at once. [`Fitting`] moves networks towards that. Who follows his own changing opinion instead drifts.
//!
//! Both stop a game where the bear-off tables know the rest. The same seed and generations give the
//! same weights on every machine and with any number of threads.

mod checkpoint;
mod dense;
mod fitting;
pub mod label_file;
mod labels;
mod lessons;
mod measure;
mod self_play;
mod starts;
pub(crate) mod threads;

use std::num::NonZero;
use std::sync::Arc;

use parlor_agent::Stream;
use parlor_backgammon::Board;
use parlor_game::Entropy;
use parlor_nets::{Active, Adam, Course, Examples, ValueFit};

use crate::linear::possible;

use super::contact::Contact;
use super::{Evaluator, NetClass, NetWeights, Networks, race};
use self_play::{Game, Sample};

pub use checkpoint::CheckpointError;
pub use dense::dense;
pub use fitting::{Fitting, Measurement};
pub use labels::{Choice, Label, Labeller, Labels, Rollouts};
pub use lessons::{HELD_BACK, Lessons, held_back};
pub use measure::{Duel, Measured};

/// How a generation is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How many games are played.
    pub games: usize,
    /// How far results reach back.
    pub lambda: f32,
    /// How far a weight moves at a step.
    pub rate: f32,
    /// How many positions are shown between two steps.
    pub batch: usize,
    /// How often every position is shown.
    pub passes: usize,
    /// How many threads share the work. The result does not depend on it.
    pub threads: NonZero<usize>,
}

/// What came of a generation.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Generation {
    /// How many positions each network was shown.
    pub positions: [usize; 3],
    /// The mean squared error of its five chances, each position as it was answered when shown.
    pub squared_error: [f64; 3],
}

/// Networks in training.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    seed: u64,
    generation: u64,
    fits: [ValueFit<5>; 3],
}

/// So many games are one piece of work.
const GAMES_AT_ONCE: usize = 16;

impl Training {
    /// Begins from random weights, with so many hidden units for each class.
    pub fn new(seed: u64, hidden: [usize; 3]) -> Training {
        let mut stream = Stream::derived(seed, &[LABEL, Stream::label("weights")]);
        let weights = NetWeights::random(hidden, || stream.next_u64());
        Training { seed, generation: 0, fits: weights.0.map(ValueFit::new) }
    }

    /// What all chance follows from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many generations there have been.
    pub const fn generation(&self) -> u64 {
        self.generation
    }

    /// The weights as they are.
    pub fn weights(&self) -> NetWeights {
        NetWeights(self.fits.each_ref().map(|fit| fit.weights.clone()))
    }

    /// One generation more.
    pub fn advance(&mut self, settings: &Settings) -> Generation {
        let networks = Arc::new(self.weights().networks());
        let samples = self.play(&networks, settings);
        let mut made = Generation::default();
        for class in NetClass::ALL {
            let lesson = Lesson { samples: &samples };
            let fit = &mut self.fits[class as usize];
            let of_class = |&number: &u32| samples[number as usize].class == class;
            let mut order: Vec<u32> = (0..samples.len() as u32).filter(of_class).collect();
            made.positions[class as usize] = order.len();
            for pass in 0..settings.passes {
                let path = [LABEL, self.generation, Stream::label(class.name()), pass as u64];
                shuffle(&mut order, &mut Stream::derived(self.seed, &path));
                let course = Course {
                    adam: Adam { rate: settings.rate, ..Adam::DEFAULT },
                    order: &order,
                    batch: settings.batch,
                    threads: settings.threads.get(),
                };
                made.squared_error[class as usize] = fit.learn(&lesson, &course);
            }
        }
        self.generation += 1;
        made
    }

    /// Plays the games of a generation; returns what is learnt from.
    fn play(&self, networks: &Arc<Networks>, settings: &Settings) -> Vec<Sample> {
        let pieces = threads::map(
            settings.games.div_ceil(GAMES_AT_ONCE),
            settings.threads,
            || (Evaluator::new(Arc::clone(networks)), Game::default()),
            |(evaluator, game), piece| {
                let mut samples = Vec::new();
                let games =
                    piece * GAMES_AT_ONCE..((piece + 1) * GAMES_AT_ONCE).min(settings.games);
                for number in games {
                    let path = [LABEL, self.generation, Stream::label("games"), number as u64];
                    let mut dice = Stream::derived(self.seed, &path);
                    game.learn(evaluator, &mut dice, settings.lambda, &mut samples);
                }
                samples
            },
        );
        pieces.into_iter().flatten().collect()
    }
}

/// Everything that chance decides here hangs below this name.
const LABEL: u64 = Stream::label("backgammon-net");

/// Puts numbers in random order (R. A. Fisher, F. Yates, as R. Durstenfeld wrote it in 1964).
fn shuffle(numbers: &mut [u32], stream: &mut Stream) {
    for last in (1..numbers.len()).rev() {
        numbers.swap(last, stream.below(last as u32 + 1) as usize);
    }
}

/// Samples as a network is shown them.
struct Lesson<'a> {
    samples: &'a [Sample],
}

impl Examples<5> for Lesson<'_> {
    fn show(&self, number: u32, inputs: &mut Vec<Active>) -> ([f32; 5], [f32; 5]) {
        let sample = &self.samples[number as usize];
        (sample.target.0, show(&sample.board, sample.class, inputs))
    }
}

/// Adds the inputs of a position of this class; returns 1 for each chance that is open, 0 for one that the
/// rules decide.
fn show(board: &Board, class: NetClass, inputs: &mut Vec<Active>) -> [f32; 5] {
    if class == NetClass::Race {
        race::inputs(board, inputs);
    } else {
        Contact::of(board).inputs(inputs);
    }
    possible(board).map(|possible| f32::from(u8::from(possible)))
}
