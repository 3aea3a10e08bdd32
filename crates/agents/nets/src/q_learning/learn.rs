//! The third part of an update: gradients of a slice's weights, and a step of Adam.

use std::sync::RwLockReadGuard;

use crate::Adam;
use crate::kernel::{add_all_rows, add_rows, list_positive, transpose};

use super::SLICES;
use super::board::{AllShown, Verdicts};
use super::parts::{Parts, share};
use super::slice::{Room, Shape, Slice};

/// What a slice learns from.
pub(super) struct Findings<'a> {
    pub(super) adam: &'a Adam,
    pub(super) shown: AllShown<'a>,
    pub(super) verdicts: [RwLockReadGuard<'a, Verdicts>; SLICES],
}

/// Gradients of the slice's weights, and a step of Adam.
#[inline(always)]
pub(super) fn learn(slice: &mut Slice, findings: &Findings<'_>) {
    slice.clock.tick(findings.adam);
    gather_errors(slice, findings);
    learn_second(slice, findings.adam);
    learn_first(slice, findings);
    learn_head(slice, findings);
}

/// The errors of all samples, and what they are by the slice's units.
#[inline(always)]
fn gather_errors(slice: &mut Slice, findings: &Findings<'_>) {
    let (width, n_units) = (slice.shape.second, slice.weights.first_biases.len());
    let Room { errors, by_units, turned, .. } = &mut slice.room;
    errors.clear();
    let mut n = 0;
    while n < SLICES {
        errors.extend_from_slice(&findings.verdicts[n].errors);
        n += 1;
    }
    transpose(&slice.weights.second, width, turned);
    by_units.clear();
    by_units.resize(errors.len() / width * n_units, 0.0);
    let mut sample = 0;
    while sample * width < errors.len() {
        let sums = &mut by_units[sample * n_units..][..n_units];
        add_all_rows(sums, turned, &errors[sample * width..][..width]);
        sample += 1;
    }
}

/// The weights out of the slice's units; leaves in `units` the loss by each unit.
#[inline(always)]
fn learn_second(slice: &mut Slice, adam: &Adam) {
    let Slice { weights, mean, square, clock, units, room, .. } = slice;
    let Room { gradient, terms, errors, by_units, .. } = room;
    let Parts { second, first_biases, .. } = weights;
    let (width, n_units) = (slice.shape.second, first_biases.len());
    gradient.resize(width, 0.0);
    let gradient = &mut gradient[..width];
    let mut unit = 0;
    while unit < n_units {
        list_positive(&units[unit..], n_units, terms);
        gradient.fill(0.0);
        add_rows(gradient, errors, terms);
        let mut n = 0;
        while n < terms.len() {
            let place = terms[n].row as usize * n_units + unit;
            units[place] = by_units[place];
            n += 1;
        }
        let place = unit * width..(unit + 1) * width;
        let moments = [&mut mean.second[place.clone()], &mut square.second[place.clone()]];
        adam.apply(clock, &mut second[place], gradient, moments);
        unit += 1;
    }
}

/// The weights into the slice's units; `units` holds the loss by each.
#[inline(always)]
fn learn_first(slice: &mut Slice, findings: &Findings<'_>) {
    let Slice { weights, mean, square, clock, units, room, .. } = slice;
    let Findings { adam, shown, .. } = findings;
    let n_units = weights.first_biases.len();
    let gradient = &mut room.gradient;
    gradient.clear();
    gradient.resize(slice.shape.n_inputs * n_units, 0.0);
    let mut sample = 0;
    let mut n = 0;
    while n < SLICES {
        let mut place = 0;
        while place < shown[n].len() {
            let errors = &units[sample * n_units..][..n_units];
            let terms = shown[n][place].state.terms();
            let mut term = 0;
            while term < terms.len() {
                let row = &mut gradient[terms[term].row as usize * n_units..][..n_units];
                add_times(row, terms[term].factor, errors);
                term += 1;
            }
            sample += 1;
            place += 1;
        }
        n += 1;
    }
    let moments = [&mut mean.first[..], &mut square.first[..]];
    adam.apply(clock, &mut weights.first, gradient, moments);
    gradient.truncate(n_units);
    gradient.fill(0.0);
    let mut n = 0;
    while n < sample {
        add_times(gradient, 1.0, &units[n * n_units..][..n_units]);
        n += 1;
    }
    let moments = [&mut mean.first_biases[..], &mut square.first_biases[..]];
    adam.apply(clock, &mut weights.first_biases, gradient, moments);
}

/// The slice's share of what comes after the second layer.
#[inline(always)]
fn learn_head(slice: &mut Slice, findings: &Findings<'_>) {
    let Shape { second: width, n_outputs, .. } = slice.shape;
    let own = share(width, slice.idx);
    let Slice { weights, mean, square, clock, room, .. } = slice;
    let Findings { adam, verdicts, .. } = findings;
    let Room { gradient, errors, .. } = room;

    gradient.clear();
    gradient.resize(own.len(), 0.0);
    let mut begin = own.start;
    while begin < errors.len() {
        add_times(gradient, 1.0, &errors[begin..][..own.len()]);
        begin += width;
    }
    let moments = [&mut mean.second_biases[..], &mut square.second_biases[..]];
    adam.apply(clock, &mut weights.second_biases, gradient, moments);

    gradient.clear();
    gradient.resize(own.len() * n_outputs, 0.0);
    for verdicts in verdicts {
        let hidden = verdicts.hidden.chunks_exact(width);
        for (hidden, &(action, error)) in hidden.zip(&verdicts.outputs) {
            for (unit, value) in hidden[own.clone()].iter().enumerate() {
                gradient[unit * n_outputs + action] += error * value;
            }
        }
    }
    let moments = [&mut mean.third[..], &mut square.third[..]];
    adam.apply(clock, &mut weights.third, gradient, moments);

    gradient.clear();
    gradient.resize(weights.third_biases.len(), 0.0);
    if slice.idx == 0 {
        for &(action, error) in verdicts.iter().flat_map(|verdicts| &verdicts.outputs) {
            gradient[action] += error;
        }
    }
    let moments = [&mut mean.third_biases[..], &mut square.third_biases[..]];
    adam.apply(clock, &mut weights.third_biases, gradient, moments);
}

/// Adds `factor` times `more`.
#[inline(always)]
fn add_times(sums: &mut [f32], factor: f32, more: &[f32]) {
    let sums = &mut sums[..more.len()];
    let mut n = 0;
    while n < more.len() {
        sums[n] += factor * more[n];
        n += 1;
    }
}
