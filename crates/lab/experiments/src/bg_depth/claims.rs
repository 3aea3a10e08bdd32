//! What the thesis says of depth and pruning. Its charts are pictures and its text has no figure, so each
//! claim names the limit by which it is judged.

use crate::{Check, Claim, Rows, Verdict};

/// A change of wins up to this is hardly one.
const HARDLY: f64 = 0.10;
/// Time explodes when a depth takes so many times what depth 3 takes.
const EXPLODES: f64 = 100.0;
/// Pruning that makes a depth playable leaves out at least this share.
const HELPS: f64 = 0.50;
/// A game that takes less is played fast.
const FAST: f64 = 1.0;

pub(super) fn claims(rows: Rows<'_>) -> Vec<Claim> {
    let wins = |depth: u32| {
        let found = rows.named(&format!("depth {depth}: wins of defending, "), " games");
        found.into_iter().next().unwrap_or_else(|| format!("depth {depth}: wins of defending"))
    };
    let [one, three, five] = [1, 3, 5].map(wins);
    let told = |row: &str| format!("{{{row} | .1}}");
    let games = |row: &str| row.rsplit(", ").next().unwrap_or_default().to_owned();
    let seconds = |depth: u32| format!("depth {depth}, none: seconds a game");
    vec![
        Claim::new(
            "search depth changes defending's wins by less than ten points",
            "\"not much\", a chart",
        )
        .as_printed(
            [Check::level(&three, &one, HARDLY)],
            format!(
                "{} at depth 1, {} at depth 3 ({} each)",
                told(&one),
                told(&three),
                games(&one)
            ),
        )
        .because(
            Verdict::Reproduced,
            format!("It loses {{{three} | rest .1}} for {{{one} | rest .1}}, which few games hardly show."),
        ),
        Claim::new("pruning changes no game", "no important difference").as_printed(
            [Check::none([UNEQUAL])],
            format!("{{{UNEQUAL}}} games differ"),
        ),
        Claim::new(
            "without pruning depth 5 explodes: over 100 times the nodes of depth 3",
            "a chart",
        )
        .as_printed(
            [Check::Times { more: nodes(5), less: nodes(3), over: EXPLODES }],
            format!("{{{} | million .1}} against {{{}}} nodes a decision", nodes(5), nodes(3)),
        ),
        playable(rows),
        Claim::new(
            "about depth 3 is best: under a second a game, more wins than depth 1, not ten points behind depth 5",
            "\"fast and good\", charts",
        )
        .as_printed(
            [
                Check::below(FAST, [seconds(3)]),
                Check::more(&three, &one),
                Check::Difference { more: five.clone(), less: three.clone(), low: None, high: Some(HARDLY) },
            ],
            format!(
                "depth 3 {} in {{{} | .2}} s a game, depth 5 {} of {} in {{{} | .0}} s ({{{} | interval .0}})",
                told(&three),
                seconds(3),
                told(&five),
                games(&five),
                seconds(5),
                seconds(5)
            ),
        )
        .because(Verdict::Undecided, "Too few games are played at depth 5.")
        .because(Verdict::Reproduced, "Those seconds are of three games."),
    ]
}

/// Games in which a way to prune or to order went otherwise.
pub(super) const UNEQUAL: &str = "games that pruning or ordering changed";

fn nodes(depth: u32) -> String {
    format!("depth {depth}, none: nodes a decision")
}

/// What each way of pruning leaves out, on positions.
fn playable(rows: Rows<'_>) -> Claim {
    let saved = |way: &str| -> Vec<String> {
        let of = |depth: u32| {
            rows.named(&format!("depth {depth}, "), &format!(" positions, {way}: nodes saved"))
        };
        [5, 6].into_iter().flat_map(of).collect()
    };
    let told = |way: &str| {
        let each = saved(way).into_iter().map(|row| {
            let mut parts = row.split(", ");
            let (depth, positions) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
            let of = if way == "gamma" { format!(" ({positions})") } else { String::new() };
            format!("{{{row} | .1}} at {depth}{of}")
        });
        each.collect::<Vec<_>>().join(", ")
    };
    let claim =
        Claim::new("pruning is what makes depths 5 and 6 playable: half the nodes left out", "");
    let claim = match saved("gamma").is_empty() {
        true => claim,
        false => claim.as_printed(
            [Check::above(HELPS, saved("gamma"))],
            format!("gamma leaves out {}", told("gamma")),
        ),
    };
    claim
        .because(Verdict::NotReproduced, format!("Gamma is its pruning; Star2: {}.", told("star2")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Findings, Measured, Shown, ShownClaim, Unit};

    fn rows(wins: [u64; 3], changed: f64, gamma: f64) -> Vec<Shown> {
        let mut findings = Findings::new();
        for (depth, wins) in [1, 3, 5].into_iter().zip(wins) {
            let what = format!("depth {depth}: wins of defending, 500 games");
            findings.add(what, Unit::Percent(1), Measured::share(wins, 500));
            let nodes = Measured::exact(10f64.powi(depth));
            findings.add(super::nodes(depth as u32), Unit::Number(0), nodes);
            let seconds = Measured::exact(0.01 * f64::from(depth));
            findings.add(format!("depth {depth}, none: seconds a game"), Unit::Number(4), seconds);
        }
        findings.add(UNEQUAL, Unit::Number(0), Measured::exact(changed));
        for depth in [5, 6] {
            for (way, saved) in [("gamma", gamma), ("star2", 0.9)] {
                let what = format!("depth {depth}, 9 positions, {way}: nodes saved");
                findings.add(what, Unit::Percent(1), Measured::exact(saved));
            }
        }
        findings.comparisons.iter().map(Shown::of).collect()
    }

    fn shown(rows: &[Shown], words: &str) -> ShownClaim {
        let claims = claims(Rows(rows)).into_iter().map(|claim| ShownClaim::of(claim, Rows(rows)));
        claims.into_iter().find(|claim| claim.claim.contains(words)).unwrap()
    }

    #[test]
    fn depth_is_judged_by_wins_and_by_time() {
        for (wins, hardly, best) in [
            ([450, 480, 480], Verdict::Reproduced, Verdict::Reproduced),
            ([450, 450, 450], Verdict::Reproduced, Verdict::Undecided),
            ([300, 480, 480], Verdict::NotReproduced, Verdict::Reproduced),
            ([300, 400, 490], Verdict::NotReproduced, Verdict::NotReproduced),
        ] {
            let rows = rows(wins, 0.0, 0.1);
            assert_eq!(shown(&rows, "search depth changes").verdict, hardly, "{wins:?}");
            assert_eq!(shown(&rows, "about depth 3 is best").verdict, best, "{wins:?}");
        }
    }

    #[test]
    fn a_game_that_pruning_changes_disproves_the_claim() {
        let verdict = |changed| shown(&rows([450; 3], changed, 0.1), "changes no game").verdict;
        assert_eq!((verdict(0.0), verdict(1.0)), (Verdict::Reproduced, Verdict::Refuted));
    }

    #[test]
    fn gamma_must_leave_out_half_of_the_nodes() {
        let playable = |gamma| shown(&rows([450; 3], 0.0, gamma), "playable");
        assert_eq!(playable(0.6).verdict, Verdict::Reproduced);
        let fails = playable(0.08);
        assert_eq!(fails.verdict, Verdict::Refuted);
        assert_eq!(
            fails.ours,
            "gamma leaves out 8.0 % at depth 5 (9 positions), 8.0 % at depth 6 (9 positions)"
        );
    }
}
