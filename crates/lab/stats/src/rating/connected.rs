//! Whether results tie all players together.

use super::RatingError;

/// Passes if everyone finished ahead of everyone else, if need be by way of others.
///
/// Ford (1957): exactly then are there finite most likely strengths. `ahead` holds who finished
/// ahead of whom.
pub(super) fn check(
    names: &[String],
    ahead: impl Iterator<Item = (usize, usize)>,
) -> Result<(), RatingError> {
    let n = names.len();
    let mut reaches = vec![vec![false; n]; n];
    for (winner, loser) in ahead {
        reaches[winner][loser] = true;
    }
    let mut touches = reaches.clone();
    for (a, row) in reaches.iter().enumerate() {
        for (b, _) in row.iter().enumerate().filter(|(_, beat)| **beat) {
            touches[b][a] = true;
        }
    }
    close(&mut touches);
    close(&mut reaches);
    let named = |group: Vec<usize>| group.into_iter().map(|i| names[i].clone()).collect();

    let groups = classes(&touches);
    if groups.len() > 1 {
        return Err(RatingError::Disconnected { groups: groups.into_iter().map(named).collect() });
    }
    // Those from whom a player can be reached: the smallest such group is reached from nowhere else.
    let above = |player: usize| -> Vec<usize> {
        (0..n).filter(|&other| other == player || reaches[other][player]).collect()
    };
    let unbeaten = (0..n).map(above).min_by_key(Vec::len);
    match unbeaten {
        Some(unbeaten) if unbeaten.len() < n => {
            Err(RatingError::Separated { unbeaten: named(unbeaten) })
        }
        _ => Ok(()),
    }
}

/// Adds every path of several steps (Warshall 1962).
fn close(reaches: &mut [Vec<bool>]) {
    for by in 0..reaches.len() {
        let onward = reaches[by].clone();
        for row in reaches.iter_mut().filter(|row| row[by]) {
            for (to, there) in onward.iter().enumerate() {
                row[to] |= there;
            }
        }
    }
}

/// Groups of players who touch, given all paths.
fn classes(touches: &[Vec<bool>]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (player, touched) in touches.iter().enumerate() {
        match groups.iter_mut().find(|group| touched[group[0]]) {
            Some(group) => group.push(player),
            None => groups.push(vec![player]),
        }
    }
    groups
}
