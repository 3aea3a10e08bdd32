//! Small symmetric matrices.

/// A square matrix, row after row.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Matrix {
    n: usize,
    cells: Vec<f64>,
}

impl Matrix {
    /// All zeros, `n` by `n`.
    pub(super) fn zero(n: usize) -> Matrix {
        Matrix { n, cells: vec![0.0; n * n] }
    }

    pub(super) fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.n + column]
    }

    pub(super) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.cells[row * self.n + column] += value;
    }

    /// The upper left part, `n` by `n`.
    pub(super) fn upper_left(&self, n: usize) -> Matrix {
        let cells = self.cells.chunks(self.n).take(n).flat_map(|row| &row[..n]).copied().collect();
        Matrix { n, cells }
    }

    /// The inverse of a symmetric positive definite matrix, by Cholesky's factors; `None` when it
    /// is not positive definite.
    pub(super) fn inverse(&self) -> Option<Matrix> {
        let lower = self.cholesky()?;
        let mut inverse = Matrix::zero(self.n);
        for column in 0..self.n {
            // Forward: L y = e; backward: Lᵀ x = y.
            let mut x = vec![0.0; self.n];
            for row in column..self.n {
                let known: f64 = (column..row).map(|k| lower.at(row, k) * x[k]).sum();
                x[row] = (f64::from(u8::from(row == column)) - known) / lower.at(row, row);
            }
            for row in (0..self.n).rev() {
                let known: f64 = (row + 1..self.n).map(|k| lower.at(k, row) * x[k]).sum();
                x[row] = (x[row] - known) / lower.at(row, row);
            }
            for (row, value) in x.into_iter().enumerate() {
                inverse.add(row, column, value);
            }
        }
        Some(inverse)
    }

    /// This matrix times a vector.
    pub(super) fn times(&self, vector: &[f64]) -> Vec<f64> {
        let rows = self.cells.chunks(self.n);
        rows.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
    }

    fn cholesky(&self) -> Option<Matrix> {
        let mut lower = Matrix::zero(self.n);
        for row in 0..self.n {
            for column in 0..=row {
                let known: f64 = (0..column).map(|k| lower.at(row, k) * lower.at(column, k)).sum();
                let rest = self.at(row, column) - known;
                let value = if row > column {
                    rest / lower.at(column, column)
                } else if rest > 0.0 {
                    rest.sqrt()
                } else {
                    return None;
                };
                lower.add(row, column, value);
            }
        }
        Some(lower)
    }
}
