//! What can be reached in several worlds at once: vectors of values of which none is always worse.

use crate::TIE;

/// Vectors with a value for each world. None of them is at most another in every world, so each is the
/// best of all plans for some way of weighing the worlds.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Front(Vec<Vec<f64>>);

/// Which value of a world counts where others choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taking {
    /// The lower, chosen by someone who is against us.
    Least,
    /// The higher, chosen by someone on our side.
    Most,
}

impl Front {
    /// Nothing can be reached yet.
    pub(crate) const EMPTY: Front = Front(Vec::new());

    /// One plan.
    pub(crate) fn one(values: Vec<f64>) -> Front {
        Front(vec![values])
    }

    /// What a choice is that nobody has yet: whatever it is joined with stays as it is.
    pub(crate) fn neutral(n_worlds: usize, taking: Taking) -> Front {
        Front::one(vec![taking.neutral(); n_worlds])
    }

    pub(crate) fn vectors(&self) -> &[Vec<f64>] {
        &self.0
    }

    /// Is everything in it at most what `other` reaches in every world?
    pub(crate) fn is_below(&self, other: &Front) -> bool {
        self.0.iter().all(|one| other.0.iter().any(|above| is_at_most(one, above)))
    }

    /// Plans of either: the planning side chooses.
    pub(crate) fn unite(&mut self, other: Front) {
        other.0.into_iter().for_each(|values| self.add(values));
    }

    /// A plan for both: in each world someone else chooses which of the two it meets.
    pub(crate) fn join(&self, other: &Front, taking: Taking) -> Front {
        let mut joined = Front::EMPTY;
        for one in &self.0 {
            for two in &other.0 {
                joined.add(one.iter().zip(two).map(|(&a, &b)| taking.of(a, b)).collect());
            }
        }
        joined
    }

    /// The same values for more worlds: `places` says where each stands, the others are not in question.
    pub(crate) fn spread(self, places: &[usize], n_worlds: usize, taking: Taking) -> Front {
        let spread = |values: Vec<f64>| {
            let mut all = vec![taking.neutral(); n_worlds];
            places.iter().zip(values).for_each(|(&place, value)| all[place] = value);
            all
        };
        Front(self.0.into_iter().map(spread).collect())
    }

    /// Leaves no more than the `most` vectors with the best means by `weights`; ties go to the earlier.
    pub(crate) fn keep(&mut self, most: usize, weight: impl Fn(usize) -> f64) {
        if self.0.len() > most {
            let mean = |values: &[f64]| -> f64 {
                let finite = values.iter().enumerate().filter(|(_, value)| value.is_finite());
                finite.map(|(nth, value)| weight(nth) * value).sum()
            };
            self.0.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
            self.0.truncate(most);
        }
    }

    fn add(&mut self, values: Vec<f64>) {
        if self.0.iter().any(|known| is_at_most(&values, known)) {
            return;
        }
        self.0.retain(|known| !is_at_most(known, &values));
        self.0.push(values);
    }
}

impl Taking {
    const fn neutral(self) -> f64 {
        match self {
            Taking::Least => f64::INFINITY,
            Taking::Most => f64::NEG_INFINITY,
        }
    }

    const fn of(self, one: f64, other: f64) -> f64 {
        match self {
            Taking::Least => one.min(other),
            Taking::Most => one.max(other),
        }
    }
}

fn is_at_most(one: &[f64], other: &[f64]) -> bool {
    one.iter().zip(other).all(|(&a, &b)| a <= b + TIE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn front(vectors: &[&[f64]]) -> Front {
        let mut front = Front::EMPTY;
        vectors.iter().for_each(|values| front.unite(Front::one(values.to_vec())));
        front
    }

    #[test]
    fn what_is_always_worse_is_left_out() {
        let kept = front(&[&[1.0, 0.0, 0.0], &[0.0, 1.0, 1.0], &[0.0, 1.0, 0.0], &[1.0, 1.0, 0.0]]);
        assert_eq!(kept, Front(vec![vec![0.0, 1.0, 1.0], vec![1.0, 1.0, 0.0]]));
        assert!(front(&[&[0.0, 0.0, 1.0]]).is_below(&kept));
        assert!(!front(&[&[1.0, 0.0, 1.0]]).is_below(&kept));
    }

    /// The paper's example of a MIN node: each plan of one side with each plan of the other.
    #[test]
    fn a_join_takes_the_worse_of_each_pair_in_every_world() {
        let left = front(&[&[0.0, 1.0, 1.0], &[1.0, 1.0, 0.0]]);
        let right = front(&[&[1.0, 1.0, 0.0], &[1.0, 0.0, 1.0]]);
        let joined = left.join(&right, Taking::Least);
        assert_eq!(joined, Front(vec![vec![0.0, 0.0, 1.0], vec![1.0, 1.0, 0.0]]));
        let neutral = Front::neutral(3, Taking::Least);
        assert_eq!(neutral.join(&left, Taking::Least), left);
    }

    #[test]
    fn worlds_out_of_question_change_nothing() {
        let one = front(&[&[0.5]]).spread(&[1], 2, Taking::Least);
        let joined = one.join(&front(&[&[0.2, 0.9]]), Taking::Least);
        assert_eq!(joined, Front(vec![vec![0.2, 0.5]]));
    }
}
