//! The first part of an update: what a slice's units give.

use crate::Inputs;
use crate::kernel::{add_rows, rectify};

use super::board::AllShown;
use super::parts::Parts;
use super::slice::{Room, Slice};

/// What the slice's units give for every state and next state, and what that adds to the second layer:
/// `sums` has a row for each state and one for what follows it.
#[inline(always)]
pub(super) fn forward(slice: &mut Slice, shown: &AllShown<'_>, sums: &mut [f32]) {
    let Slice { shape, weights, frozen, units, room, .. } = slice;
    let (width, n_units) = (shape.second, weights.first_biases.len());
    units.resize(sums.len() / (2 * width) * n_units, 0.0);
    let mut sample = 0;
    let mut n = 0;
    while n < shown.len() {
        let mut place = 0;
        while place < shown[n].len() {
            let one = &shown[n][place];
            let rows = &mut sums[2 * sample * width..][..2 * width];
            let (row, next_row) = rows.split_at_mut(width);
            add_up(weights, &one.state, row, room);
            units[sample * n_units..][..n_units].copy_from_slice(&room.values);
            if one.goes_on {
                add_up(frozen.as_ref().unwrap_or(weights), &one.next, next_row, room);
            }
            sample += 1;
            place += 1;
        }
        n += 1;
    }
}

/// Leaves the units' values in the room, and what they add to the second layer in `row`.
#[inline(always)]
fn add_up(weights: &Parts, inputs: &Inputs, row: &mut [f32], room: &mut Room) {
    let Room { values, terms, .. } = room;
    values.clear();
    values.extend_from_slice(&weights.first_biases);
    add_rows(values, &weights.first, inputs.terms());
    rectify(values, terms);
    row.fill(0.0);
    add_rows(row, &weights.second, terms);
}
