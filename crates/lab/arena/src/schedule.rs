//! Who meets whom, and in which seats.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::plan::{PlanError, Seatings};

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Schedule {
    /// Every choice of as many entrants as there are seats.
    #[default]
    RoundRobin,
    /// The first entrant against each of the others, who fill all other seats.
    Gauntlet,
    /// One entrant for each seat, always the same line-up.
    Fixed,
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Schedule::RoundRobin => "round-robin",
            Schedule::Gauntlet => "gauntlet",
            Schedule::Fixed => "fixed",
        })
    }
}

impl Schedule {
    pub(crate) fn check(self, n: usize, n_seats: usize) -> Result<(), PlanError> {
        let (fits, needed) = match self {
            Schedule::RoundRobin => (n >= n_seats, format!("at least {n_seats} entrants")),
            Schedule::Gauntlet => (n >= 2, "at least 2 entrants".to_owned()),
            Schedule::Fixed => (n == n_seats, format!("exactly {n_seats} entrants")),
        };
        if fits { Ok(()) } else { Err(PlanError::EntrantCount { schedule: self, needed, n }) }
    }

    /// All line-ups: entrant numbers, one for each seat. Blocks go through them in turn.
    pub fn line_ups(self, n: usize, n_seats: usize) -> Vec<Vec<usize>> {
        match self {
            Schedule::Fixed => vec![(0..n_seats).collect()],
            Schedule::Gauntlet => (1..n)
                .map(|rival| {
                    let mut line_up = vec![rival; n_seats];
                    line_up[0] = 0;
                    line_up
                })
                .collect(),
            Schedule::RoundRobin => {
                lists(n, n_seats, |list, next| list.last().is_none_or(|last| *last < next))
            }
        }
    }
}

/// Every list of `k` numbers below `n` in which each may follow those before it, in ascending order.
fn lists(n: usize, k: usize, may_follow: fn(&[usize], usize) -> bool) -> Vec<Vec<usize>> {
    let longer = |list: Vec<usize>| {
        let next = (0..n).filter(|&next| may_follow(&list, next));
        next.map(|next| [&list[..], &[next]].concat()).collect::<Vec<_>>()
    };
    (0..k).fold(vec![Vec::new()], |lists, _| lists.into_iter().flat_map(longer).collect())
}

impl Seatings {
    /// The seatings of one line-up: who sits at each seat, in turn order.
    pub fn of(self, line_up: &[usize]) -> Vec<Vec<usize>> {
        match self {
            Seatings::Rotations => (0..line_up.len())
                .map(|by| {
                    let mut seating = line_up.to_vec();
                    seating.rotate_right(by);
                    seating
                })
                .collect(),
            // Equal entrants count as different.
            Seatings::All => {
                lists(line_up.len(), line_up.len(), |list, next| !list.contains(&next))
                    .into_iter()
                    .map(|places| places.into_iter().map(|place| line_up[place]).collect())
                    .collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ups_cover_every_choice_once() {
        let all = Schedule::RoundRobin.line_ups(4, 2);
        assert_eq!(all, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(Schedule::RoundRobin.line_ups(4, 4), [[0, 1, 2, 3]]);
        assert_eq!(Schedule::Gauntlet.line_ups(3, 4), [[0, 1, 1, 1], [0, 2, 2, 2]]);
        assert_eq!(Schedule::Fixed.line_ups(3, 3), [[0, 1, 2]]);
    }

    #[test]
    fn everyone_sits_everywhere_equally_often() {
        for (seatings, n) in [(Seatings::Rotations, 4), (Seatings::All, 24)] {
            let all = seatings.of(&[0, 1, 2, 3]);
            assert_eq!(all.len(), n);
            for seat in 0..4 {
                for entrant in 0..4 {
                    let times = all.iter().filter(|seating| seating[seat] == entrant).count();
                    assert_eq!(times, n / 4);
                }
            }
        }
        assert_eq!(Seatings::Rotations.of(&[5, 7]), [[5, 7], [7, 5]]);
    }
}
