//! Choices among options with scores, and weights fitted to choices that were made.

/// Choices seen in one kind of situation: for each its options and which of them was chosen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices<const N: usize> {
    options: Vec<[f32; N]>,
    /// For each choice, the end of its options and the one chosen.
    ends: Vec<(usize, usize)>,
}

/// Rounds of Newton's method at most.
const ROUNDS: usize = 30;
/// Below this no weight is changed any more.
const SMALL: f64 = 1e-6;
/// How strongly weights are drawn towards nothing, as choices that speak for it.
const RIDGE: f64 = 1.0;

impl<const N: usize> Choices<N> {
    /// Adds a choice: option number `chosen` of these.
    pub(crate) fn add(&mut self, options: impl Iterator<Item = [f64; N]>, chosen: usize) {
        let start = self.options.len();
        self.options.extend(options.map(|features| features.map(|x| x as f32)));
        debug_assert!(start + chosen < self.options.len());
        self.ends.push((self.options.len(), start + chosen));
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Takes in the choices of another.
    pub(super) fn append(&mut self, other: Choices<N>) {
        let start = self.options.len();
        self.options.extend(other.options);
        self.ends.extend(other.ends.into_iter().map(|(end, chosen)| (start + end, start + chosen)));
    }

    /// The weights under which the choices made are likeliest, drawn a little towards nothing: what was
    /// never seen to matter weighs nothing.
    pub(crate) fn fit(&self) -> [f64; N] {
        let mut weights = [0.0; N];
        for _ in 0..ROUNDS {
            let (slope, curve) = self.slope(&weights);
            let step = solved(curve, slope);
            // Far from the top the curve misleads: no weight jumps.
            let longest = step.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
            let scale = (2.0 / longest).min(1.0);
            for (weight, step) in weights.iter_mut().zip(step) {
                *weight += scale * step;
            }
            if longest < SMALL {
                break;
            }
        }
        weights
    }

    /// The sum of the logarithms, to base 2, of the chances of the choices made, where part of each chance
    /// is spread over all options; and of even chances.
    pub(super) fn bits(&self, weights: &[f64; N], spread: f64) -> [f64; 2] {
        let (mut sums, mut start) = ([0.0; 2], 0);
        for &(end, chosen) in &self.ends {
            let options = &self.options[start..end];
            let mut shares: Vec<f64> =
                options.iter().map(|features| dot(features, weights)).collect();
            to_shares(&mut shares);
            let even = 1.0 / shares.len() as f64;
            sums[0] += ((1.0 - spread) * shares[chosen - start] + spread * even).log2();
            sums[1] += even.log2();
            start = end;
        }
        sums
    }

    /// The slope of the logarithm of the likelihood, and its curve downwards.
    pub(crate) fn slope(&self, weights: &[f64; N]) -> ([f64; N], [[f64; N]; N]) {
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut curve = [[0.0; N]; N];
        for (n, row) in curve.iter_mut().enumerate() {
            row[n] = RIDGE;
        }
        let mut shares = Vec::new();
        let mut start = 0;
        for &(end, chosen) in &self.ends {
            let options = &self.options[start..end];
            shares.clear();
            shares.extend(options.iter().map(|features| dot(features, weights)));
            to_shares(&mut shares);
            let mut mean = [0.0; N];
            for (features, &share) in options.iter().zip(&shares) {
                add(&mut mean, features, share);
                for (row, &x) in curve.iter_mut().zip(features).filter(|(_, x)| **x != 0.0) {
                    add(row, features, share * f64::from(x));
                }
            }
            for (row, x) in curve.iter_mut().zip(mean) {
                for (cell, y) in row.iter_mut().zip(mean) {
                    *cell -= x * y;
                }
            }
            add(&mut slope, &self.options[chosen], 1.0);
            for (slope, mean) in slope.iter_mut().zip(mean) {
                *slope -= mean;
            }
            start = end;
        }
        (slope, curve)
    }
}

fn dot<const N: usize>(features: &[f32; N], weights: &[f64; N]) -> f64 {
    features.iter().zip(weights).map(|(&x, weight)| f64::from(x) * weight).sum()
}

fn add<const N: usize>(sum: &mut [f64; N], features: &[f32; N], share: f64) {
    for (sum, &x) in sum.iter_mut().zip(features) {
        *sum += share * f64::from(x);
    }
}

/// Turns scores into the shares of a choice by them.
pub(super) fn to_shares(scores: &mut [f64]) {
    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = (*score - most).exp();
        sum += *score;
    }
    for score in scores {
        *score /= sum;
    }
}

/// Solves `curve · x = slope` by Gauss's elimination; `curve` is positive definite.
pub(crate) fn solved<const N: usize>(mut curve: [[f64; N]; N], mut slope: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let pivot = curve[at];
        for below in at + 1..N {
            let factor = curve[below][at] / pivot[at];
            for (cell, above) in curve[below].iter_mut().zip(pivot).skip(at) {
                *cell -= factor * above;
            }
            slope[below] -= factor * slope[at];
        }
    }
    for at in (0..N).rev() {
        let later: f64 = (at + 1..N).map(|n| curve[at][n] * slope[n]).sum();
        slope[at] = (slope[at] - later) / curve[at][at];
    }
    slope
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two options that differ in one feature the one is chosen 300 times in 400: its weight is the
    /// logarithm of three, but for the ridge.
    #[test]
    fn a_weight_is_the_logarithm_of_the_odds() {
        let mut choices = Choices::<2>::default();
        for n in 0..4000 {
            choices.add([[1.0, 0.0], [0.0, 0.0]].into_iter(), usize::from(n % 4 == 0));
        }
        let [weight, never] = choices.fit();
        assert!((weight - 3f64.ln()).abs() < 0.01, "{weight}");
        assert_eq!(never, 0.0);
        let mut shares = [weight, 0.0];
        to_shares(&mut shares);
        assert!((shares[0] - 0.75).abs() < 0.002 && (shares[0] + shares[1] - 1.0).abs() < 1e-12);
    }

    #[test]
    fn equations_are_solved() {
        let curve = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]];
        let x = solved(curve, [1.0, 2.0, 3.0]);
        for (row, wanted) in curve.iter().zip([1.0, 2.0, 3.0]) {
            let got: f64 = row.iter().zip(x).map(|(a, b)| a * b).sum();
            assert!((got - wanted).abs() < 1e-12);
        }
    }
}
