//! The two loops that take all the time. Written so that the compiler uses vector instructions, and
//! so that every sum has one fixed order.

/// A row of a matrix, and by what it is multiplied.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Term {
    pub(crate) row: u32,
    pub(crate) factor: f32,
}

/// Adds rows of `matrix`, each times its factor, to `sum`, which is as long as a row. Four rows at a
/// time: `sum` is then read and written a quarter as often.
pub(crate) fn add_rows(sum: &mut [f32], matrix: &[f32], terms: &[Term]) {
    let width = sum.len();
    let row = |term: Term| &matrix[term.row as usize * width..][..width];
    let mut fours = terms.chunks_exact(4);
    for four in &mut fours {
        let [a, b, c, d] = [four[0], four[1], four[2], four[3]];
        let rows = row(a).iter().zip(row(b)).zip(row(c)).zip(row(d));
        for (sum, (((x, y), z), w)) in sum.iter_mut().zip(rows) {
            *sum += (a.factor * x + b.factor * y) + (c.factor * z + d.factor * w);
        }
    }
    for &term in fours.remainder() {
        for (sum, x) in sum.iter_mut().zip(row(term)) {
            *sum += term.factor * x;
        }
    }
}

/// Lists what is above zero of `values` as rows to add, and sets the rest to zero (ReLU).
pub(crate) fn rectify(values: &mut [f32], terms: &mut Vec<Term>) {
    terms.clear();
    for (row, value) in (0..).zip(values) {
        if *value > 0.0 {
            terms.push(Term { row, factor: *value });
        } else {
            *value = 0.0;
        }
    }
}

/// The sum of products, in 32 partial sums.
pub(crate) fn dot(a: &[f32], b: &[f32]) -> f32 {
    const LANES: usize = 32;
    let mut lanes = [0.0f32; LANES];
    let (a, b) = (a.chunks_exact(LANES), b.chunks_exact(LANES));
    let rest: f32 = a.remainder().iter().zip(b.remainder()).map(|(x, y)| x * y).sum();
    for (a, b) in a.zip(b) {
        for (lane, (x, y)) in lanes.iter_mut().zip(a.iter().zip(b)) {
            *lane += x * y;
        }
    }
    let mut half = LANES / 2;
    while half > 0 {
        let (low, high) = lanes.split_at_mut(half);
        for (low, high) in low.iter_mut().zip(high) {
            *low += *high;
        }
        half /= 2;
    }
    lanes[0] + rest
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
    fn products_are_summed_at_every_length() {
        for n in [0, 1, 31, 32, 33, 64, 100] {
            let a: Vec<f32> = (0..n).map(|i| i as f32).collect();
            let twos = vec![2.0; n];
            assert_eq!(dot(&a, &twos), (0..n).map(|i| 2.0 * i as f32).sum::<f32>());
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
