//! One slice of a network: its weights, and its part in every update.

use crate::adam::Clock;
use crate::kernel::{Term, add_all_rows, add_rows, list_positive, rectify, transpose};
use crate::{Adam, Inputs};

use super::board::{Board, Heads, Posts, Verdicts};
use super::parts::{Parts, share};
use super::{Experience, Lesson, Memory};

/// How many units each layer has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    pub(super) n_inputs: usize,
    pub(super) first: usize,
    pub(super) second: usize,
    pub(super) n_outputs: usize,
}

/// A slice of a network, with room to think.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Slice {
    shape: Shape,
    idx: usize,
    weights: Parts,
    mean: Parts,
    square: Parts,
    /// The weights that value next states, if they are not those that learn.
    frozen: Option<Parts>,
    clock: Clock,
    lesson: Lesson,
    /// What the network was shown in the current update.
    states: Vec<Inputs>,
    /// What the slice's units gave for it, sample after sample.
    units: Vec<f32>,
    gradient: Vec<f32>,
    terms: Vec<Term>,
    values: Vec<f32>,
}

impl Slice {
    pub(super) fn new(shape: Shape, idx: usize, [weights, mean, square]: [Parts; 3]) -> Slice {
        Slice {
            shape,
            idx,
            weights,
            mean,
            square,
            frozen: None,
            clock: Clock::after(&Adam::DEFAULT, 0),
            lesson: Lesson::default(),
            states: Vec::new(),
            units: Vec::new(),
            gradient: Vec::new(),
            terms: Vec::new(),
            values: Vec::new(),
        }
    }

    /// Weights, means or squares: 0, 1 or 2.
    pub(super) fn parts(&self, which: usize) -> &Parts {
        [&self.weights, &self.mean, &self.square][which]
    }

    pub(super) fn begin(&mut self, clock: Clock) {
        (self.clock, self.lesson) = (clock, Lesson::default());
    }

    pub(super) const fn lesson(&self) -> Lesson {
        self.lesson
    }

    pub(super) fn freeze(&mut self) {
        self.frozen = Some(self.weights.clone());
    }

    pub(super) fn freeze_at(&mut self, parts: Parts) {
        self.frozen = Some(parts);
    }

    pub(super) const fn frozen(&self) -> Option<&Parts> {
        self.frozen.as_ref()
    }

    /// Tells the others the slice's share of the weights after the second layer.
    pub(super) fn post_head(&self, board: &Board) {
        board.heads.write(self.idx).copy(&self.weights);
    }

    /// The same of the frozen weights, once for all updates.
    pub(super) fn post_frozen_head(&self, board: &Board) {
        if let (Some(heads), Some(frozen)) = (&board.frozen_heads, &self.frozen) {
            heads.write(self.idx).copy(frozen);
        }
    }

    /// What the slice's units give for every state and next state, and what that adds to the second
    /// layer.
    pub(super) fn forward(&mut self, board: &Board, memory: &impl Memory, update: usize) {
        self.states.resize(board.n_samples, Inputs::new());
        self.units.resize(board.n_samples * self.weights.first_biases.len(), 0.0);
        let mut sums = board.sums.write(self.idx);
        let mut next = Inputs::new();
        for (sample, rows) in sums.chunks_exact_mut(2 * self.shape.second).enumerate() {
            let (row, next_row) = rows.split_at_mut(self.shape.second);
            let mut state = std::mem::take(&mut self.states[sample]);
            state.clear();
            memory.state(update, sample, &mut state);
            let Slice { weights, values, terms, .. } = self;
            add_up(weights, &state, row, values, terms);
            let width = self.values.len();
            self.units[sample * width..][..width].copy_from_slice(&self.values);
            self.states[sample] = state;
            next.clear();
            if memory.next_state(update, sample, &mut next) {
                let Slice { weights, frozen, values, terms, .. } = self;
                add_up(frozen.as_ref().unwrap_or(weights), &next, next_row, values, terms);
            }
        }
    }

    /// For the slice's share of the samples: what the network answers, and how far that is from
    /// what it should have answered.
    pub(super) fn judge(
        &mut self,
        board: &Board,
        memory: &impl Memory,
        update: usize,
        discount: f32,
    ) {
        let (sums, heads) = (board.sums.read(), board.heads.read());
        let frozen = board.frozen_heads.as_ref().map(Posts::read);
        let next_heads = frozen.as_ref().unwrap_or(&heads);
        let width = self.shape.second;
        let hidden = |heads: &Heads<'_>, row: usize, values: &mut Vec<f32>, terms: &mut _| {
            values.clear();
            heads.iter().for_each(|head| values.extend_from_slice(&head.biases));
            for sums in &sums {
                let sums = &sums[row * width..][..width];
                values.iter_mut().zip(sums).for_each(|(value, sum)| *value += sum);
            }
            rectify(values, terms);
        };
        let n_outputs = self.shape.n_outputs;
        let mut verdicts = board.verdicts.write(self.idx);
        let Verdicts { hidden: shown, errors, outputs } = &mut *verdicts;
        shown.clear();
        errors.clear();
        outputs.clear();
        let Slice { values, terms, lesson, .. } = self;
        let mut next = Inputs::new();
        for sample in share(board.n_samples, self.idx) {
            let Experience { action, reward } = memory.experience(update, sample);
            next.clear();
            let mut wanted = reward;
            if memory.next_state(update, sample, &mut next) {
                hidden(next_heads, 2 * sample + 1, values, terms);
                let mut answers = next_heads[0].output_biases.clone();
                let live = values
                    .iter()
                    .zip(weights(next_heads, n_outputs))
                    .filter(|(value, _)| **value > 0.0);
                for (&value, row) in live {
                    answers.iter_mut().zip(row).for_each(|(answer, w)| *answer += value * w);
                }
                wanted += discount * highest(&answers, memory.next_legal(update, sample));
            }
            hidden(&heads, 2 * sample, values, terms);
            let products = values
                .iter()
                .zip(weights(&heads, n_outputs))
                .map(|(value, row)| value * row[action]);
            let answer = heads[0].output_biases[action] + products.sum::<f32>();
            let off = answer - wanted;
            lesson.loss += f64::from(off * off);
            lesson.value += f64::from(answer);
            let error = 2.0 * off / board.n_samples as f32;
            outputs.push((action, error));
            shown.extend_from_slice(values);
            let back = |(&value, row): (&f32, &[f32])| {
                if value > 0.0 { error * row[action] } else { 0.0 }
            };
            errors.extend(values.iter().zip(weights(&heads, n_outputs)).map(back));
        }
    }

    /// Gradients of the slice's weights, and a step of Adam.
    pub(super) fn learn(&mut self, adam: &Adam, board: &Board) {
        self.clock.tick(adam);
        let verdicts = board.verdicts.read();
        let errors: Vec<f32> = verdicts.iter().flat_map(|v| v.errors.iter().copied()).collect();
        self.learn_second(adam, &errors);
        self.learn_first(adam);
        self.learn_head(adam, &errors, &verdicts.each_ref().map(|verdicts| &**verdicts));
        drop(verdicts);
        self.post_head(board);
    }

    /// The weights out of the slice's units; leaves in `units` the loss by each unit.
    fn learn_second(&mut self, adam: &Adam, errors: &[f32]) {
        let Slice { weights, mean, square, clock, units, gradient, terms, values, .. } = self;
        let Parts { second, first_biases, .. } = weights;
        let (width, n_units) = (self.shape.second, first_biases.len());
        let n_samples = units.len() / n_units;
        let mut by_unit = Vec::with_capacity(errors.len());
        transpose(errors, width, &mut by_unit);
        gradient.clear();
        gradient.resize(width, 0.0);
        for (unit, weights) in second.chunks_exact_mut(width).enumerate() {
            list_positive(units.chunks_exact(n_units).map(|values| values[unit]), terms);
            gradient.fill(0.0);
            add_rows(gradient, errors, terms);
            values.clear();
            values.resize(n_samples, 0.0);
            add_all_rows(values, &by_unit, weights);
            for term in terms.iter() {
                let sample = term.row as usize;
                units[sample * n_units + unit] = values[sample];
            }
            let place = unit * width..(unit + 1) * width;
            let moments = [&mut mean.second[place.clone()], &mut square.second[place]];
            adam.apply(clock, weights, gradient, moments);
        }
    }

    /// The weights into the slice's units; `units` holds the loss by each.
    fn learn_first(&mut self, adam: &Adam) {
        let Slice { weights, mean, square, clock, units, gradient, states, .. } = self;
        let n_units = weights.first_biases.len();
        gradient.clear();
        gradient.resize(self.shape.n_inputs * n_units, 0.0);
        for (state, errors) in states.iter().zip(units.chunks_exact(n_units)) {
            for term in state.terms() {
                let row = &mut gradient[term.row as usize * n_units..][..n_units];
                row.iter_mut().zip(errors).for_each(|(g, error)| *g += term.factor * error);
            }
        }
        let moments = [&mut mean.first[..], &mut square.first[..]];
        adam.apply(clock, &mut weights.first, gradient, moments);
        gradient.truncate(n_units);
        gradient.fill(0.0);
        for errors in units.chunks_exact(n_units) {
            gradient.iter_mut().zip(errors).for_each(|(g, error)| *g += error);
        }
        let moments = [&mut mean.first_biases[..], &mut square.first_biases[..]];
        adam.apply(clock, &mut weights.first_biases, gradient, moments);
    }

    /// The slice's share of what comes after the second layer.
    fn learn_head(&mut self, adam: &Adam, errors: &[f32], verdicts: &[&Verdicts]) {
        let Shape { second: width, n_outputs, .. } = self.shape;
        let own = share(width, self.idx);
        let Slice { weights, mean, square, clock, gradient, .. } = self;
        let outputs = || verdicts.iter().flat_map(|v| v.outputs.iter().copied());
        let hidden = verdicts.iter().flat_map(|v| v.hidden.chunks_exact(width));

        gradient.clear();
        gradient.resize(own.len(), 0.0);
        for errors in errors.chunks_exact(width) {
            gradient.iter_mut().zip(&errors[own.clone()]).for_each(|(g, error)| *g += error);
        }
        let moments = [&mut mean.second_biases[..], &mut square.second_biases[..]];
        adam.apply(clock, &mut weights.second_biases, gradient, moments);

        gradient.clear();
        gradient.resize(own.len() * n_outputs, 0.0);
        for (hidden, (action, error)) in hidden.zip(outputs()) {
            let rows = gradient.chunks_exact_mut(n_outputs);
            rows.zip(&hidden[own.clone()]).for_each(|(row, value)| row[action] += error * value);
        }
        let moments = [&mut mean.third[..], &mut square.third[..]];
        adam.apply(clock, &mut weights.third, gradient, moments);

        gradient.clear();
        gradient.resize(weights.third_biases.len(), 0.0);
        if self.idx == 0 {
            outputs().for_each(|(action, error)| gradient[action] += error);
        }
        let moments = [&mut mean.third_biases[..], &mut square.third_biases[..]];
        adam.apply(clock, &mut weights.third_biases, gradient, moments);
    }
}

/// Of each unit of the second layer: its weights to all outputs.
fn weights<'a>(heads: &'a Heads<'_>, n_outputs: usize) -> impl Iterator<Item = &'a [f32]> {
    heads.iter().flat_map(move |head| head.weights.chunks_exact(n_outputs))
}

/// Leaves the units' values in `values`, and what they add to the second layer in `row`.
fn add_up(
    weights: &Parts,
    inputs: &Inputs,
    row: &mut [f32],
    values: &mut Vec<f32>,
    terms: &mut Vec<Term>,
) {
    values.clear();
    values.extend_from_slice(&weights.first_biases);
    add_rows(values, &weights.first, inputs.terms());
    rectify(values, terms);
    row.fill(0.0);
    add_rows(row, &weights.second, terms);
}

/// The highest answer of those that count, of all if none does.
fn highest(answers: &[f32], legal: u64) -> f32 {
    let counts =
        |n: usize| legal == 0 || legal.checked_shr(n as u32).is_none_or(|rest| rest & 1 == 1);
    let answers = answers.iter().enumerate().filter(|&(n, _)| counts(n));
    answers.fold(f32::NEG_INFINITY, |most, (_, &answer)| most.max(answer))
}
