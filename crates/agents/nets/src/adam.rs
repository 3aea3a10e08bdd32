//! How far each weight moves.

/// The parameters of Adam.
///
/// Source: D. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization", 2015, algorithm 1. We
/// differ in one point: a mean or square below 10⁻³⁰ becomes zero, since numbers too small for the
/// format would slow every step of weights that no longer matter.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Adam {
    /// The step size α.
    pub rate: f32,
    /// How much of the mean stays at each step, β₁.
    pub beta1: f32,
    /// How much of the square stays at each step, β₂.
    pub beta2: f32,
    /// Keeps the divisor from being zero, ε.
    pub epsilon: f32,
}

/// Below this, the mean and the square of a gradient are taken as zero.
const TINY: f32 = 1e-30;

impl Adam {
    /// The values of the paper.
    pub const DEFAULT: Adam = Adam { rate: 1e-3, beta1: 0.9, beta2: 0.999, epsilon: 1e-8 };

    /// Moves `weights` by one step; `mean` and `square` are their running moments.
    #[inline(always)]
    pub(crate) fn apply(
        &self,
        clock: &Clock,
        weights: &mut [f32],
        gradient: &[f32],
        [mean, square]: [&mut [f32]; 2],
    ) {
        let Adam { rate, beta1, beta2, epsilon } = *self;
        let rate = (f64::from(rate) / (1.0 - clock.beta1_power)) as f32;
        let scale = (1.0 / (1.0 - clock.beta2_power).sqrt()) as f32;
        // Counted, not iterated over, so that it becomes vector code wherever it is inlined.
        let length = weights.len();
        let (gradient, mean) = (&gradient[..length], &mut mean[..length]);
        let square = &mut square[..length];
        let mut n = 0;
        while n < length {
            let g = gradient[n];
            let m = beta1 * mean[n] + (1.0 - beta1) * g;
            let v = beta2 * square[n] + (1.0 - beta2) * (g * g);
            mean[n] = if m.abs() < TINY { 0.0 } else { m };
            square[n] = if v < TINY { 0.0 } else { v };
            weights[n] -= rate * mean[n] / (square[n].sqrt() * scale + epsilon);
            n += 1;
        }
    }
}

/// How many steps have been taken, and what follows for the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Clock {
    beta1_power: f64,
    beta2_power: f64,
}

impl Clock {
    /// After so many steps. The powers are multiplied out one by one, as in training, so that a
    /// resumed run has the same bits.
    pub(crate) fn after(adam: &Adam, steps: u64) -> Clock {
        let mut clock = Clock { beta1_power: 1.0, beta2_power: 1.0 };
        for _ in 0..steps {
            clock.tick(adam);
            if clock.beta1_power == 0.0 && clock.beta2_power == 0.0 {
                break;
            }
        }
        clock
    }

    /// One step more. To be called before [`Adam::apply`].
    pub(crate) fn tick(&mut self, adam: &Adam) {
        let times = |power: f64, beta: f32| {
            let power = power * f64::from(beta);
            if power < 1e-30 { 0.0 } else { power }
        };
        self.beta1_power = times(self.beta1_power, adam.beta1);
        self.beta2_power = times(self.beta2_power, adam.beta2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Step by step as the paper writes it, in 64 bits.
    #[test]
    fn weights_move_as_the_paper_says() {
        let adam = Adam { rate: 0.1, ..Adam::DEFAULT };
        let gradients = [1.0f32, -3.0, 0.5, 0.0, 2.0];
        let (mut weight, mut mean, mut square) = ([1.0f32], [0.0f32], [0.0f32]);
        let mut clock = Clock::after(&adam, 0);
        let (mut theta, mut m, mut v) = (1.0f64, 0.0f64, 0.0f64);
        for (t, g) in (1..).zip(gradients) {
            clock.tick(&adam);
            adam.apply(&clock, &mut weight, &[g], [&mut mean, &mut square]);
            let g = f64::from(g);
            m = 0.9 * m + 0.1 * g;
            v = 0.999 * v + 0.001 * g * g;
            let m_hat = m / (1.0 - 0.9f64.powi(t));
            let v_hat = v / (1.0 - 0.999f64.powi(t));
            theta -= 0.1 * m_hat / (v_hat.sqrt() + 1e-8);
            assert!((f64::from(weight[0]) - theta).abs() < 1e-5, "step {t}: {weight:?} {theta}");
        }
    }

    #[test]
    fn a_clock_can_be_set() {
        let adam = Adam::DEFAULT;
        let mut clock = Clock::after(&adam, 0);
        for steps in 1..=100_000 {
            clock.tick(&adam);
            if steps % 9_999 == 0 {
                assert_eq!(clock, Clock::after(&adam, steps));
            }
        }
    }

    #[test]
    fn what_is_forgotten_becomes_zero() {
        let adam = Adam::DEFAULT;
        let (mut weight, mut mean, mut square) = ([0.0f32], [1e-30f32], [1e-30f32]);
        let mut clock = Clock::after(&adam, 10);
        clock.tick(&adam);
        adam.apply(&clock, &mut weight, &[0.0], [&mut mean, &mut square]);
        assert_eq!((mean, square, weight), ([0.0], [0.0], [0.0]));
    }
}
