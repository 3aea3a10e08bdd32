//! The second part of an update: what the network answers, and what it should have answered.

use std::sync::RwLockReadGuard;

use crate::kernel::rectify;

use super::board::{Heads, Shown, Verdicts};
use super::parts::share;
use super::slice::{Room, Slice};
use super::{Experience, SLICES};

/// What a slice judges by.
pub(super) struct Case<'a> {
    pub(super) discount: f32,
    pub(super) n_samples: usize,
    /// The slice's share of the samples.
    pub(super) shown: &'a [Shown],
    /// What every slice adds to the second layer.
    pub(super) sums: [RwLockReadGuard<'a, Vec<f32>>; SLICES],
    pub(super) heads: Heads<'a>,
    /// The heads that value next states, if they are others.
    pub(super) frozen: Option<Heads<'a>>,
}

/// For the slice's share of the samples: what the network answers, and how far that is from what it
/// should have answered.
#[inline(always)]
pub(super) fn judge(slice: &mut Slice, case: &Case<'_>, verdicts: &mut Verdicts) {
    let Verdicts { hidden: shown, errors, outputs } = verdicts;
    shown.clear();
    errors.clear();
    outputs.clear();
    let n_outputs = slice.shape.n_outputs;
    let first = share(case.n_samples, slice.idx).start;
    let Slice { lesson, room, .. } = slice;
    let mut n = 0;
    while n < case.shown.len() {
        let one = &case.shown[n];
        let Experience { action, reward } = one.experience;
        let row = 2 * (first + n);
        let mut wanted = reward;
        if one.goes_on {
            let heads = case.frozen.as_ref().unwrap_or(&case.heads);
            hidden(case, heads, row + 1, room);
            answers(heads, n_outputs, room);
            wanted += case.discount * highest(&room.answers, one.next_legal);
        }
        hidden(case, &case.heads, row, room);
        shown.extend_from_slice(&room.values);
        let answer = answer(&case.heads, n_outputs, action, &room.values);
        let off = answer - wanted;
        lesson.loss += f64::from(off * off);
        lesson.value += f64::from(answer);
        let error = 2.0 * off / case.n_samples as f32;
        outputs.push((action, error));
        add_errors(&case.heads, n_outputs, (action, error), &room.values, errors);
        n += 1;
    }
}

/// The second layer's values for a row of the sums.
#[inline(always)]
fn hidden(case: &Case<'_>, heads: &Heads<'_>, row: usize, room: &mut Room) {
    let Room { values, terms, .. } = room;
    values.clear();
    let mut n = 0;
    while n < SLICES {
        values.extend_from_slice(&heads[n].biases);
        n += 1;
    }
    let width = values.len();
    let mut n = 0;
    while n < SLICES {
        let sums = &case.sums[n][row * width..][..width];
        let mut unit = 0;
        while unit < width {
            values[unit] += sums[unit];
            unit += 1;
        }
        n += 1;
    }
    rectify(values, terms);
}

/// All answers for the values in the room.
#[inline(always)]
fn answers(heads: &Heads<'_>, n_outputs: usize, room: &mut Room) {
    let Room { values, answers, .. } = room;
    answers.clear();
    answers.extend_from_slice(&heads[0].output_biases);
    let answers = &mut answers[..n_outputs];
    let (mut head, mut unit) = (0, 0);
    while head < SLICES {
        let weights = &heads[head].weights;
        let mut begin = 0;
        while begin < weights.len() {
            let value = values[unit];
            if value > 0.0 {
                let row = &weights[begin..][..n_outputs];
                let mut output = 0;
                while output < n_outputs {
                    answers[output] += value * row[output];
                    output += 1;
                }
            }
            begin += n_outputs;
            unit += 1;
        }
        head += 1;
    }
}

/// The answer for one action.
#[inline(always)]
fn answer(heads: &Heads<'_>, n_outputs: usize, action: usize, values: &[f32]) -> f32 {
    let mut sum = 0.0;
    let (mut head, mut unit) = (0, 0);
    while head < SLICES {
        let weights = &heads[head].weights;
        let mut place = action;
        while place < weights.len() {
            sum += values[unit] * weights[place];
            place += n_outputs;
            unit += 1;
        }
        head += 1;
    }
    heads[0].output_biases[action] + sum
}

/// The loss by each unit of the second layer.
#[inline(always)]
fn add_errors(
    heads: &Heads<'_>,
    n_outputs: usize,
    (action, error): (usize, f32),
    values: &[f32],
    errors: &mut Vec<f32>,
) {
    let (mut head, mut unit) = (0, 0);
    while head < SLICES {
        let weights = &heads[head].weights;
        let mut place = action;
        while place < weights.len() {
            errors.push(if values[unit] > 0.0 { error * weights[place] } else { 0.0 });
            place += n_outputs;
            unit += 1;
        }
        head += 1;
    }
}

/// The highest answer of those that count, of all if none does.
fn highest(answers: &[f32], legal: u64) -> f32 {
    let counts =
        |n: usize| legal == 0 || legal.checked_shr(n as u32).is_none_or(|rest| rest & 1 == 1);
    let answers = answers.iter().enumerate().filter(|&(n, _)| counts(n));
    answers.fold(f32::NEG_INFINITY, |most, (_, &answer)| most.max(answer))
}
