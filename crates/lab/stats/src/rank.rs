//! Ranks with ties.

/// The ranks of some values, 1 for the smallest; equal values share the mean of their ranks.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranks {
    /// The rank of each value, in the order of the values.
    pub of: Vec<f64>,
    /// The sizes of the groups of equal values, from the smallest value up; 1 where it is alone.
    pub groups: Vec<usize>,
}

/// Ranks `values`, which should be numbers.
pub fn ranks(values: &[f64]) -> Ranks {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut of = vec![0.0; values.len()];
    let mut groups = Vec::new();
    let mut first = 0;
    for group in order.chunk_by(|&a, &b| values[a] == values[b]) {
        // Ranks first+1 ..= first+len, whose mean this is.
        let shared = first as f64 + 0.5 * (group.len() + 1) as f64;
        for &idx in group {
            of[idx] = shared;
        }
        first += group.len();
        groups.push(group.len());
    }
    Ranks { of, groups }
}
