//! What the thesis says of depth and pruning. Its charts are pictures and its text has no figure, so each
//! claim names the limit by which it is judged.

use parlor_stats::{Interval, Moments};

use super::deep::Deep;
use super::{Course, Study};
use crate::told::{below, none, told};
use crate::{Claim, Measured, Outcome, Unit, Verdict};

/// A change of wins up to this is hardly one.
const HARDLY: f64 = 0.10;
/// Time explodes when a depth takes so many times what depth 3 takes.
const EXPLODES: f64 = 100.0;
/// Pruning that makes a depth playable leaves out at least this share.
const HELPS: f64 = 0.50;
/// Ways to prune, as in `Prune::ALL`.
const GAMMA: usize = 1;
const STAR2: usize = 3;

pub(super) fn claims(study: &Study, both: &Measured, deep: &[Deep]) -> Vec<Claim> {
    let three = study.more_wins(1, 3);
    let five = study.more_wins(3, 5);
    let wins = |depth| told(Unit::Percent(1), &study.wins(depth));
    vec![
        Claim::new(
            "search depth hardly changes how often defending wins",
            "a chart without figures; taken as at most 10 points",
        )
        .as_printed(below(HARDLY, &three), format!("{} at depth 1, {} at depth 3", wins(1), wins(3)))
        .because(
            Verdict::Reproduced,
            format!(
                "Running looks ahead two levels throughout; with both at depth 3 defending wins only {}.",
                Unit::Percent(1).text(both.value)
            ),
        ),
        Claim::new("pruning changes no game", "no figure")
            .as_printed(none(study.unequal), format!("{} games differ", study.unequal))
            .because(Verdict::Reproduced, "It only leaves out what cannot change the choice."),
        explosion(study),
        playable(deep),
        Claim::new("a depth of about 3 is best", "a chart without figures")
            .as_printed(
                Outcome::all([Outcome::above(0.0, &three), below(HARDLY, &five)]),
                format!("{} at depth 1, {} at depth 3, {} at depth 5", wins(1), wins(3), wins(5)),
            )
            .because(Verdict::Undecided, "Too few games are played at depth 5."),
    ]
}

fn explosion(study: &Study) -> Claim {
    let ratio = study.times_the_nodes(3, 5);
    let outcome = ratio.map_or(Outcome::Undecided, |ratio| Outcome::above(EXPLODES, &ratio));
    let ours = ratio.map_or("not played".to_owned(), |ratio| {
        format!("{} times the nodes of depth 3", Unit::Number(0).text(ratio.value))
    });
    Claim::new(
        "without pruning time explodes at depth 5",
        "a chart without figures; taken as over 100 times depth 3",
    )
    .as_printed(outcome, ours)
}

fn playable(deep: &[Deep]) -> Claim {
    let saved = |way: usize| {
        let each = deep.iter().map(|deep| {
            format!("{} at depth {}", Unit::Percent(1).text(deep.saved(way).value), deep.depth)
        });
        each.collect::<Vec<_>>().join(", ")
    };
    let outcome = Outcome::all(deep.iter().map(|deep| Outcome::above(HELPS, &deep.saved(GAMMA))));
    Claim::new(
        "pruning makes depths 5 and 6 playable",
        "no figure; taken as half of the nodes left out",
    )
    .as_printed(outcome, format!("gamma leaves out {}", saved(GAMMA)))
    .because(
        Verdict::NotReproduced,
        format!(
            "Gamma, the pruning it prints, leaves out little; Star2 leaves out {}.",
            saved(STAR2)
        ),
    )
}

impl Study {
    fn games(&self, depth: u32) -> &[Course] {
        let found = self.results.iter().find(|(known, _)| *known == depth);
        found.map_or(&[], |(_, games)| games)
    }

    /// Games won at a depth, of those that ended.
    pub(super) fn wins(&self, depth: u32) -> Measured {
        let ended = self.games(depth).iter().filter_map(|(points, _)| *points);
        let won = ended.clone().filter(|&points| points > 0).count();
        Measured::share(won as u64, ended.count() as u64)
    }

    /// How many more of the same games are won at another depth.
    fn more_wins(&self, depth: u32, other: u32) -> Measured {
        let won = |points: i32| f64::from(u8::from(points > 0));
        let pairs = self.games(depth).iter().zip(self.games(other));
        let both = pairs.filter_map(|((one, _), (other, _))| Some(won((*other)?) - won((*one)?)));
        Measured::mean(&both.collect::<Moments>())
    }

    /// How many times the nodes of a depth another visits without pruning; the interval is the widest.
    fn times_the_nodes(&self, depth: u32, other: u32) -> Option<Measured> {
        let at = |depth: u32| {
            let found =
                self.nodes.iter().find(|(series, known, _)| (*series, *known) == (0, depth));
            found.map(|(_, _, nodes)| nodes)
        };
        let (one, other) = (at(depth)?, at(other)?);
        let (low, high) = (one.interval?, other.interval?);
        let interval = Interval { low: high.low / low.high, high: high.high / low.low };
        Some(Measured::estimate(other.value / one.value, interval))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study(wins: [[i32; 4]; 2]) -> Study {
        let games = |points: [i32; 4]| points.map(|points| (Some(points), 50)).to_vec();
        Study { results: vec![(1, games(wins[0])), (3, games(wins[1]))], ..Study::default() }
    }

    /// One game of four is won at depth 3 and lost at depth 1, none the other way.
    #[test]
    fn wins_are_compared_game_by_game() {
        let study = study([[1, -1, -2, 1], [1, -1, 1, 2]]);
        assert_eq!((study.wins(1).value, study.wins(3).value), (0.5, 0.75));
        assert_eq!(study.more_wins(1, 3).value, 0.25);
        assert_eq!(study.games(5), []);
    }

    #[test]
    fn a_game_that_pruning_changes_disproves_the_claim() {
        let verdict = |unequal| {
            let study = Study { unequal, ..study([[1; 4], [1; 4]]) };
            let claims = claims(&study, &Measured::share(1, 2), &[]);
            claims
                .iter()
                .find(|claim| claim.words() == "pruning changes no game")
                .unwrap()
                .verdict()
        };
        assert_eq!((verdict(0), verdict(1)), (Verdict::Reproduced, Verdict::Refuted));
    }

    #[test]
    fn gamma_must_leave_out_half_of_the_nodes() {
        let verdict = |gamma: u64| {
            let nodes = vec![[1_000, gamma, 900, 100]; 3];
            let claim = playable(&[Deep::of(5, nodes)]);
            (claim.verdict(), claim.why().to_owned())
        };
        assert_eq!(verdict(400).0, Verdict::Reproduced);
        let (fails, why) = verdict(920);
        assert_eq!(fails, Verdict::NotReproduced);
        assert!(why.contains("Star2 leaves out 90.0 % at depth 5"), "{why}");
    }
}
