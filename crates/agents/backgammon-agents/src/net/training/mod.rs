//! Finding the weights of the networks by play against themselves.
//!
//! Training goes by generations. Each plays games with the weights as they are, on all threads, turns
//! what happened into targets, and shows them to the networks, each position to the network of its
//! class. There are two stages:
//!
//! * *self-play*: the targets are λ-returns (R. S. Sutton, "Learning to predict by the methods of
//!   temporal differences", 1988; G. Tesauro, "Practical issues in temporal difference learning",
//!   1992). From random weights to a good player.
//! * *look-ahead*: the targets are the mean over all 21 rolls of the chances after the best play, also
//!   for plays that were nearly chosen, as a teacher sees them: networks that stay as they are.
//!   Positions where this differs most from what the teacher said at once are shown twice. From a
//!   good player to a better one.
//!
//! Both stop a game where the bear-off tables know the rest. The same seed and generations give the
//! same weights on every machine and with any number of threads.

mod checkpoint;
mod measure;
mod self_play;
mod starts;
mod threads;

use std::num::NonZero;
use std::sync::Arc;

use parlor_agent::Stream;
use parlor_game::Entropy;
use parlor_nets::{Active, Adam, Course, Examples, ValueFit};

use crate::linear::possible;

use super::contact::Contact;
use super::{Evaluator, NetClass, NetWeights, Networks, race};
use self_play::{Game, Sample};

pub use checkpoint::CheckpointError;
pub use measure::{Duel, Measured};

/// What the targets of a generation are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// λ-returns of games.
    SelfPlay,
    /// Looking one turn ahead.
    LookAhead,
}

/// How a generation is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// What the targets are.
    pub stage: Stage,
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
        self.taught(&networks, settings)
    }

    /// One generation more, in which `teacher` plays the games and says what comes of positions. Who
    /// follows a teacher that stays the same cannot be led astray by his own mistakes, as one can who
    /// follows himself.
    pub fn taught(&mut self, teacher: &Arc<Networks>, settings: &Settings) -> Generation {
        let samples = self.play(teacher, settings);
        let mut made = Generation::default();
        for class in NetClass::ALL {
            let lesson = Lesson { samples: &samples.0 };
            let fit = &mut self.fits[class as usize];
            let of_class = |&number: &u32| samples.0[number as usize].class == class;
            let mut order: Vec<u32> = samples.1.iter().copied().filter(of_class).collect();
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

    /// Plays the games of a generation; returns what is learnt from, and the numbers of the samples,
    /// those that are shown twice twice.
    fn play(&self, networks: &Arc<Networks>, settings: &Settings) -> (Vec<Sample>, Vec<u32>) {
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
                    match settings.stage {
                        Stage::SelfPlay => {
                            game.learn(evaluator, &mut dice, settings.lambda, &mut samples);
                        }
                        Stage::LookAhead => look_ahead(evaluator, game, &mut dice, &mut samples),
                    }
                }
                samples
            },
        );
        let samples: Vec<Sample> = pieces.into_iter().flatten().collect();
        let mut numbers: Vec<u32> = (0..samples.len() as u32).collect();
        let mean = samples.iter().map(|sample| f64::from(sample.surprise)).sum::<f64>()
            / samples.len().max(1) as f64;
        let surprising = |&number: &u32| {
            f64::from(samples[number as usize].surprise) > 2.0 * mean
                && settings.stage == Stage::LookAhead
        };
        let twice: Vec<u32> = numbers.iter().copied().filter(surprising).collect();
        numbers.extend(twice);
        (samples, numbers)
    }
}

/// Everything that chance decides here hangs below this name.
const LABEL: u64 = Stream::label("backgammon-net");

/// Adds the positions of a game with what looking one turn ahead says of them.
fn look_ahead(
    evaluator: &mut Evaluator,
    game: &mut Game,
    dice: &mut Stream,
    samples: &mut Vec<Sample>,
) {
    for board in game.positions(evaluator, dice) {
        let target = evaluator.look(&board, 1);
        let surprise = (evaluator.on_roll(&board).equity() - target.equity()).abs();
        samples.push(Sample { board, target, class: NetClass::of(&board), surprise });
    }
}

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
        if sample.class == NetClass::Race {
            race::inputs(&sample.board, inputs);
        } else {
            Contact::of(&sample.board).inputs(inputs);
        }
        let counts = possible(&sample.board).map(|possible| f32::from(u8::from(possible)));
        (sample.target.0, counts)
    }
}
