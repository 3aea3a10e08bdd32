//! The two loops that take all the time. Written so that the compiler uses vector instructions, and
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
pub(crate) fn add_rows(sum: &mut [f32], matrix: &[f32], terms: &[Term]) {
    let width = sum.len();
    let row = |term: Term| &matrix[term.row as usize * width..][..width];
    let (blocks, rest) = sum.as_chunks_mut::<BLOCK>();
    let begin = blocks.len() * BLOCK;
    for (n, sums) in blocks.iter_mut().enumerate() {
        let block = |term: Term| row(term)[n * BLOCK..].first_chunk::<BLOCK>();
        let mut kept = *sums;
        let (pairs, last) = terms.as_chunks::<2>();
        for &[a, b] in pairs {
            let (Some(x), Some(y)) = (block(a), block(b)) else { continue };
            for (sum, (x, y)) in kept.iter_mut().zip(x.iter().zip(y)) {
                *sum += a.factor * x + b.factor * y;
            }
        }
        for &term in last {
            let Some(x) = block(term) else { continue };
            for (sum, x) in kept.iter_mut().zip(x) {
                *sum += term.factor * x;
            }
        }
        *sums = kept;
    }
    for &term in if rest.is_empty() { &[] } else { terms } {
        for (sum, x) in rest.iter_mut().zip(&row(term)[begin..]) {
            *sum += term.factor * x;
        }
    }
}

/// Lists what is above zero of `values` as rows to add, and sets the rest to zero (ReLU).
pub(crate) fn rectify(values: &mut [f32], terms: &mut Vec<Term>) {
    for value in &mut *values {
        *value = if *value > 0.0 { *value } else { 0.0 };
    }
    list_positive(values.iter().copied(), terms);
}

/// Lists what is above zero of `values` as rows to add. Every value is written down, and written
/// over unless it counts: which do cannot be foretold, and a wrong guess costs more.
pub(crate) fn list_positive(values: impl ExactSizeIterator<Item = f32>, terms: &mut Vec<Term>) {
    terms.resize(values.len() + 1, Term { row: 0, factor: 0.0 });
    let mut n = 0;
    for (row, factor) in (0..).zip(values) {
        terms[n] = Term { row, factor };
        n += usize::from(factor > 0.0);
    }
    terms.truncate(n);
}

/// Adds all rows of `matrix`, each times its factor, to `sum`.
pub(crate) fn add_all_rows(sum: &mut [f32], matrix: &[f32], factors: &[f32]) {
    const NARROW: usize = 32;
    let width = sum.len();
    match <&mut [f32; NARROW]>::try_from(&mut *sum) {
        Ok(sums) => {
            let mut kept = *sums;
            let rows = matrix.as_chunks::<NARROW>().0;
            let (pairs, last) = (factors.as_chunks::<2>(), rows.as_chunks::<2>());
            for (&[a, b], [x, y]) in pairs.0.iter().zip(last.0) {
                for (sum, (x, y)) in kept.iter_mut().zip(x.iter().zip(y)) {
                    *sum += a * x + b * y;
                }
            }
            for (a, x) in pairs.1.iter().zip(last.1) {
                for (sum, x) in kept.iter_mut().zip(x) {
                    *sum += a * x;
                }
            }
            *sums = kept;
        }
        Err(_) => {
            for (row, factor) in matrix.chunks_exact(width).zip(factors) {
                for (sum, x) in sum.iter_mut().zip(row) {
                    *sum += factor * x;
                }
            }
        }
    }
}

/// The same matrix with rows and columns exchanged; its rows are `width` long.
pub(crate) fn transpose(matrix: &[f32], width: usize, into: &mut Vec<f32>) {
    into.clear();
    for column in 0..width {
        into.extend(matrix.iter().skip(column).step_by(width));
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
    }

    #[test]
    fn what_is_not_positive_becomes_zero() {
        let (mut values, mut terms) = ([1.0, -2.0, 0.0, f32::NAN, 3.0], Vec::new());
        rectify(&mut values, &mut terms);
        assert_eq!(values, [1.0, 0.0, 0.0, 0.0, 3.0]);
        assert_eq!(terms.iter().map(|term| term.row).collect::<Vec<_>>(), [0, 4]);
    }
}
