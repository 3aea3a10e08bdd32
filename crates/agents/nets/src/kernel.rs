//! The loops that take all the time. Written so that the compiler uses vector instructions, and
//! so that every sum has one fixed order.

/// A row of a matrix, and by what it is multiplied.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Term {
    pub(crate) row: u32,
    pub(crate) factor: f32,
}

/// How many sums are kept in registers at a time.
const BLOCK: usize = 64;

/// Adds rows of `matrix`, each times its factor, to `sum`, which is as long as a row.
///
/// Loops count places up instead of using iterators, so that they become vector code wherever they are
/// inlined; the order of every sum is the same in all of them.
#[inline(always)]
pub(crate) fn add_rows(sum: &mut [f32], matrix: &[f32], terms: &[Term]) {
    let width = sum.len();
    let (blocks, rest) = sum.as_chunks_mut::<BLOCK>();
    let begin = blocks.len() * BLOCK;
    let mut n = 0;
    while n < blocks.len() {
        add_blocks(&mut blocks[n], &matrix[n * BLOCK..], width, terms);
        n += 1;
    }
    let mut n = if rest.is_empty() { terms.len() } else { 0 };
    while n < terms.len() {
        let Term { row, factor } = terms[n];
        let row = &matrix[row as usize * width + begin..][..rest.len()];
        let mut place = 0;
        while place < rest.len() {
            rest[place] += factor * row[place];
            place += 1;
        }
        n += 1;
    }
}

/// The same for the first [`BLOCK`] columns of a matrix whose rows are `width` apart.
#[inline(always)]
fn add_blocks(sums: &mut [f32; BLOCK], matrix: &[f32], width: usize, terms: &[Term]) {
    let mut kept = *sums;
    let mut n = 0;
    while n + 1 < terms.len() {
        let (a, b) = (terms[n], terms[n + 1]);
        let x = &matrix[a.row as usize * width..][..BLOCK];
        let y = &matrix[b.row as usize * width..][..BLOCK];
        let mut place = 0;
        while place < BLOCK {
            kept[place] += a.factor * x[place] + b.factor * y[place];
            place += 1;
        }
        n += 2;
    }
    if n < terms.len() {
        let x = &matrix[terms[n].row as usize * width..][..BLOCK];
        let mut place = 0;
        while place < BLOCK {
            kept[place] += terms[n].factor * x[place];
            place += 1;
        }
    }
    *sums = kept;
}

/// Lists what is above zero of `values` as rows to add, and sets the rest to zero (ReLU).
#[inline(always)]
pub(crate) fn rectify(values: &mut [f32], terms: &mut Vec<Term>) {
    let mut n = 0;
    while n < values.len() {
        values[n] = if values[n] > 0.0 { values[n] } else { 0.0 };
        n += 1;
    }
    list_positive(values, 1, terms);
}

/// Lists what is above zero of every `step`th of `values` as rows to add. Every value is written down, and
/// written over unless it counts: which do cannot be foretold, and a wrong guess costs more.
#[inline(always)]
pub(crate) fn list_positive(values: &[f32], step: usize, terms: &mut Vec<Term>) {
    let length = values.len().div_ceil(step);
    terms.resize(length + 1, Term { row: 0, factor: 0.0 });
    let into = &mut terms[..=length];
    let (mut row, mut n) = (0, 0);
    while row < length {
        let factor = values[row * step];
        into[n] = Term { row: row as u32, factor };
        n += usize::from(factor > 0.0);
        row += 1;
    }
    terms.truncate(n);
}

/// Adds all rows of `matrix`, each times its factor, to `sum`.
#[inline(always)]
pub(crate) fn add_all_rows(sum: &mut [f32], matrix: &[f32], factors: &[f32]) {
    let width = sum.len();
    let (blocks, rest) = sum.as_chunks_mut::<BLOCK>();
    let begin = blocks.len() * BLOCK;
    let mut block = 0;
    while block < blocks.len() {
        add_all_blocks(&mut blocks[block], &matrix[block * BLOCK..], width, factors);
        block += 1;
    }
    let mut n = if rest.is_empty() { factors.len() } else { 0 };
    while n < factors.len() {
        let row = &matrix[n * width + begin..][..rest.len()];
        let mut place = 0;
        while place < rest.len() {
            rest[place] += factors[n] * row[place];
            place += 1;
        }
        n += 1;
    }
}

/// The same for the first [`BLOCK`] columns of a matrix whose rows are `width` apart.
#[inline(always)]
fn add_all_blocks(sums: &mut [f32; BLOCK], matrix: &[f32], width: usize, factors: &[f32]) {
    let mut kept = *sums;
    let mut n = 0;
    while n + 1 < factors.len() {
        let (a, b) = (factors[n], factors[n + 1]);
        let x = &matrix[n * width..][..BLOCK];
        let y = &matrix[(n + 1) * width..][..BLOCK];
        let mut place = 0;
        while place < BLOCK {
            kept[place] += a * x[place] + b * y[place];
            place += 1;
        }
        n += 2;
    }
    if n < factors.len() {
        let x = &matrix[n * width..][..BLOCK];
        let mut place = 0;
        while place < BLOCK {
            kept[place] += factors[n] * x[place];
            place += 1;
        }
    }
    *sums = kept;
}

/// The same matrix with rows and columns exchanged; its rows are `width` long.
#[inline(always)]
pub(crate) fn transpose(matrix: &[f32], width: usize, into: &mut Vec<f32>) {
    // Square by square, so that what is written stays close by.
    const SQUARE: usize = 16;
    let height = matrix.len() / width;
    into.resize(matrix.len(), 0.0);
    let into = &mut into[..matrix.len()];
    let (mut top, mut left) = (0, 0);
    while left < width {
        let right = (left + SQUARE).min(width);
        while top < height {
            let bottom = (top + SQUARE).min(height);
            let mut column = left;
            while column < right {
                let mut row = top;
                while row < bottom {
                    into[column * height + row] = matrix[row * width + column];
                    row += 1;
                }
                column += 1;
            }
            top = bottom;
        }
        (top, left) = (0, right);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_added_times_their_factors() {
        // Seven rows of three: row r holds r, 10 r, 100 r.
        let matrix: Vec<f32> =
            (0..7).flat_map(|r| [r as f32, 10.0 * r as f32, 100.0 * r as f32]).collect();
        let terms: Vec<Term> = (0..7).map(|row| Term { row, factor: 2.0 }).collect();
        for n in 0..=7 {
            let mut sum = [1.0, 0.0, 0.0];
            add_rows(&mut sum, &matrix, &terms[..n]);
            let total = (0..n).sum::<usize>() as f32 * 2.0;
            assert_eq!(sum, [1.0 + total, 10.0 * total, 100.0 * total]);
        }
    }

    #[test]
    fn all_rows_are_added_whatever_their_number() {
        for n in 0..10 {
            let matrix: Vec<f32> = (0..2 * n).map(|i| i as f32).collect();
            let mut sum = [1.0, 0.0];
            add_all_rows(&mut sum, &matrix, &vec![3.0; n]);
            let even: usize = (0..n).map(|i| 2 * i).sum();
            assert_eq!(sum, [1.0 + 3.0 * even as f32, 3.0 * (even + n) as f32]);
        }
    }

    #[test]
    fn rows_and_columns_are_exchanged() {
        let mut turned = Vec::new();
        transpose(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 3, &mut turned);
        assert_eq!(turned, [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
        let (width, height) = (37, 21);
        let matrix: Vec<f32> = (0..width * height).map(|n| n as f32).collect();
        transpose(&matrix, width, &mut turned);
        for (n, value) in turned.iter().enumerate() {
            assert_eq!(*value as usize, n % height * width + n / height);
        }
    }

    #[test]
    fn what_is_not_positive_becomes_zero() {
        let (mut values, mut terms) = ([1.0, -2.0, 0.0, f32::NAN, 3.0], Vec::new());
        rectify(&mut values, &mut terms);
        assert_eq!(values, [1.0, 0.0, 0.0, 0.0, 3.0]);
        assert_eq!(terms.iter().map(|term| term.row).collect::<Vec<_>>(), [0, 4]);
    }
}
