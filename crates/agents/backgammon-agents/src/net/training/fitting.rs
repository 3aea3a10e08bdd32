//! Networks fitted to what a teacher says.

use std::num::NonZero;

use parlor_agent::Stream;
use parlor_nets::{
    Accumulator, Active, Adam, Answers, Changes, Course, ValueFit, ValueNetwork, ValueWeights,
};

use crate::linear::five::Five;
use crate::net::NetClass;

use super::lessons::{Lessons, Shown};
use super::{LABEL, Label, show, shuffle, threads};

/// One network being fitted: cross-entropy, Adam, a step that the caller decides.
#[derive(Clone, Debug)]
pub struct Fitting<'a> {
    class: NetClass,
    lessons: &'a Lessons,
    seed: u64,
    fit: ValueFit<5>,
    order: Vec<u32>,
    /// How far in the order.
    place: usize,
    epochs: u64,
}

/// How far a network is from its labels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measurement {
    /// The root mean square of the difference in equity, over as many of the positions that it is shown as are
    /// held back: where it is much less than over those, more positions would help more than more time.
    pub shown: Option<f64>,
    /// The same over those that are held back; `None` where there are none.
    pub held_back: Option<f64>,
}

/// An epoch is shown in about so many pieces, and the step is decided before each.
const PIECES: usize = 64;

/// By about so many positions a network is measured at most, evenly spread: they tell the distance to about
/// one per cent, and take no time beside learning.
const MEASURED: usize = 1 << 15;

impl<'a> Fitting<'a> {
    /// Begins from these weights.
    pub fn new(
        class: NetClass,
        weights: ValueWeights<5>,
        lessons: &'a Lessons,
        seed: u64,
    ) -> Fitting<'a> {
        let order = (0..lessons.shown.len() as u32).collect();
        Fitting { class, lessons, seed, fit: ValueFit::new(weights), order, place: 0, epochs: 0 }
    }

    /// The weights as they are.
    pub const fn weights(&self) -> &ValueWeights<5> {
        &self.fit.weights
    }

    /// How often all positions have been shown, in parts too.
    pub fn epochs(&self) -> f64 {
        self.epochs as f64 + self.place as f64 / self.order.len().max(1) as f64
    }

    /// Shows about the 64th part of all positions, `batch` of them between two steps of this rate; every epoch
    /// in an order of its own. Returns their mean squared error, as they were answered when shown.
    pub fn advance(&mut self, rate: f32, batch: usize, threads: NonZero<usize>) -> f64 {
        let batch = batch.max(1);
        if self.place == 0 {
            let path = [LABEL, Stream::label("fit"), self.class as u64, self.epochs];
            shuffle(&mut self.order, &mut Stream::derived(self.seed, &path));
        }
        let steps = self.order.len().div_ceil(batch).div_ceil(PIECES).max(1);
        let end = (self.place + steps * batch).min(self.order.len());
        let shown = Shown { class: self.class, labels: &self.lessons.shown };
        let adam = Adam { rate, ..Adam::DEFAULT };
        let order = &self.order[self.place..end];
        let error = self.fit.learn(&shown, &Course { adam, order, batch, threads: threads.get() });
        self.place = end;
        if end == self.order.len() {
            self.place = 0;
            self.epochs += 1;
        }
        error
    }

    /// How far the network is from the labels now, rounded as it is when it is asked.
    pub fn measure(&self, threads: NonZero<usize>) -> Measurement {
        let network = self.fit.weights.network();
        let Lessons { shown, held_back } = self.lessons;
        let measured = if held_back.is_empty() { shown } else { held_back };
        let most = measured.len().clamp(1, MEASURED);
        let far = |labels: &[Label]| {
            let spread = labels.iter().step_by((labels.len() / most).max(1));
            distance(self.class, &network, &spread.copied().collect::<Vec<_>>(), threads)
        };
        Measurement { shown: far(shown), held_back: far(held_back) }
    }
}

/// What a network is asked with.
#[derive(Default)]
struct Asking {
    inputs: Vec<Active>,
    sums: Accumulator,
    changes: Changes,
    answers: Answers<5>,
}

/// The root mean square of the difference in equity; `None` without any labels.
fn distance(
    class: NetClass,
    network: &ValueNetwork<5>,
    labels: &[Label],
    threads: NonZero<usize>,
) -> Option<f64> {
    const AT_ONCE: usize = 1024;
    let pieces = labels.len().div_ceil(AT_ONCE);
    let sums = threads::map(pieces, threads, Asking::default, |asking, piece| {
        let labels = labels[piece * AT_ONCE..].iter().take(AT_ONCE);
        let squares = labels.map(|label| {
            let off = asking.answer(class, network, label).equity() - Five(label.chances).equity();
            f64::from(off) * f64::from(off)
        });
        squares.sum::<f64>()
    });
    (!labels.is_empty()).then(|| (sums.iter().sum::<f64>() / labels.len() as f64).sqrt())
}

impl Asking {
    fn answer(&mut self, class: NetClass, network: &ValueNetwork<5>, label: &Label) -> Five {
        let Asking { inputs, sums, changes, answers } = self;
        inputs.clear();
        let open = show(&label.board, class, inputs);
        network.accumulate(inputs, sums);
        changes.clear();
        changes.push(|_| ());
        network.ask(sums, changes, answers);
        let five: [f32; 5] = std::array::from_fn(|n| open[n] * answers.chances[0][n]);
        Five(five).nested()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::training::{Choice, Labeller};
    use crate::net::{NetWeights, Networks};

    fn threads(n: usize) -> NonZero<usize> {
        NonZero::new(n).unwrap()
    }

    fn lessons(class: NetClass) -> Lessons {
        let choice = Choice { least: 1.0, sure: 0.1, candidates: 2 };
        let teacher = Networks::shipped();
        let labeller = Labeller { teacher, ply: 1, follow: None, choice, rollouts: None, seed: 9 };
        let mut lessons = Lessons::default();
        for file in 0..2 {
            lessons.add(class, &labeller.label(8 * file..8 * (file + 1), threads(2)).labels);
        }
        lessons
    }

    fn fitted(lessons: &Lessons, seed: u64, n_threads: usize) -> Fitting<'_> {
        let mut stream = Stream::new(5);
        let weights = NetWeights::random([64; 3], || stream.next_u64());
        let weights = weights.of(NetClass::Contact).clone();
        let mut fitting = Fitting::new(NetClass::Contact, weights, lessons, seed);
        while fitting.epochs() < 6.0 {
            fitting.advance(3e-3, 32, threads(n_threads));
        }
        fitting
    }

    /// The same seed and epochs give the same weights on any number of threads, and what is learnt holds
    /// for positions of other games.
    #[test]
    fn a_fit_follows_from_the_seed_and_learns() {
        let lessons = lessons(NetClass::Contact);
        assert!(
            lessons.shown.len() > 800 && lessons.held_back.len() > 40,
            "{}",
            lessons.shown.len()
        );
        let before = Fitting::new(
            NetClass::Contact,
            NetWeights::random([64; 3], || 1 << 63).of(NetClass::Contact).clone(),
            &lessons,
            1,
        );
        let one = fitted(&lessons, 1, 1);
        for n in [2, 3, 16] {
            assert!(fitted(&lessons, 1, n).weights() == one.weights(), "{n} threads");
        }
        assert!(fitted(&lessons, 2, 1).weights() != one.weights(), "another order");
        let (from, to) = (before.measure(threads(2)), one.measure(threads(3)));
        let less = |to: Option<f64>, from: Option<f64>| to.unwrap() / from.unwrap();
        assert!(less(to.held_back, from.held_back) < 0.7, "{from:?} {to:?}");
        assert!(less(to.shown, from.shown) < 0.6, "{from:?} {to:?}");
        assert_eq!(to, one.measure(threads(1)));
    }

    /// The distance is that of single answers by the evaluation itself.
    #[test]
    fn the_distance_is_the_one_that_players_meet() {
        let lessons = lessons(NetClass::Crashed);
        let weights = NetWeights::from_bytes(include_bytes!("../../../data/net.safetensors"));
        let weights = weights.unwrap().of(NetClass::Crashed).clone();
        let fitting = Fitting::new(NetClass::Crashed, weights, &lessons, 1);
        let mut evaluator = crate::net::Evaluator::new(Networks::shipped());
        let mut sum = 0.0;
        for label in &lessons.shown {
            let found = evaluator.on_roll(&label.board).equity();
            sum += f64::from(found - Five(label.chances).equity()).powi(2);
        }
        let expected = (sum / lessons.shown.len() as f64).sqrt();
        let network = fitting.weights().network();
        let found = distance(NetClass::Crashed, &network, &lessons.shown, threads(2)).unwrap();
        assert!((found - expected).abs() < 1e-6, "{found} {expected}");
    }
}
