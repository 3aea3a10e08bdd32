//! What the source concludes from its table.

use super::wins::CONCLUSIONS;
use super::{PLAYERS, TABLE};
use crate::{Check, Claim, Rows, Verdict};

/// How the depth may be meant besides as printed.
const OWN_PLAYS: &str = "a player looks at its own plays only (depth 1)";

/// The three conclusions and the strength of chance, at the printed depth and by the other reading.
pub(super) fn claims(rows: Rows<'_>) -> Vec<Claim> {
    let mut claims: Vec<Claim> = CONCLUSIONS
        .into_iter()
        .map(|(words, pairs)| {
            // In the order of ours, which name who is meant.
            let theirs = pairs.map(|(winner, loser)| format!("{} %", TABLE[winner][loser]));
            let claim = Claim::new(words, theirs.join(", "));
            tried(claim, rows, |name| {
                let shares = pairs.map(|(winner, loser)| name(winner, loser));
                let mut last = "";
                let told = pairs.map(|(winner, loser)| {
                    let ([does, to], whom) = side(words, winner, loser);
                    let row = name(winner, loser);
                    // What it does, and to whom, is said once.
                    match std::mem::replace(&mut last, does) == does {
                        true => format!("{{{row} | .1}} {whom}"),
                        false => format!("{does} {{{row} | .1}} {to} {whom}"),
                    }
                });
                (vec![Check::above(0.5, shares)], told.join(", "))
            })
        })
        .collect();
    let others = [1, 2, 3, 4];
    let theirs = others.map(|other| format!("{} %", TABLE[0][other]));
    let claim = Claim::new("chance wins 22 to 32 % against search", theirs.join(", "));
    let chance = tried(claim, rows, |name| {
        let told =
            others.map(|other| format!("{} {{{} | rest .1}}", PLAYERS[other], name(other, 0)));
        // At depth 1 the rows have no source of their own: that of the printed depth stands for it.
        let printed = |other| row(rows, other, 0, "").unwrap_or_default();
        let checks =
            others.map(|other| Check::Source { ours: name(other, 0), source: printed(other) });
        (checks.to_vec(), format!("against {}", told.join(", ")))
    });
    claims.push(chance.because(Verdict::NotReproduced, chance_as_printed(rows)));
    claims
}

/// Why chance does not win as often.
fn chance_as_printed(rows: Rows<'_>) -> String {
    let row = row(rows, 1, 0, "").unwrap_or_default();
    format!("As printed {{{row} | rest .1}} against running: its program may be another.")
}

/// A claim as printed and at depth 1, each with its checks and its figures by the names of the rows.
fn tried(
    claim: Claim,
    rows: Rows<'_>,
    of: impl Fn(&dyn Fn(usize, usize) -> String) -> (Vec<Check>, String),
) -> Claim {
    let at = |depth: &'static str| {
        move |one: usize, other: usize| row(rows, one, other, depth).unwrap_or_default()
    };
    let ((printed, told), (shallow, told_shallow)) = (of(&at("")), of(&at(" at depth 1")));
    claim.as_printed(printed, told).under(OWN_PLAYS, shallow, told_shallow)
}

/// The row of a pair with the most games.
fn row(rows: Rows<'_>, one: usize, other: usize, depth: &str) -> Option<String> {
    let start = format!("{} v {}, ", PLAYERS[one], PLAYERS[other]);
    let games = |row: &String| {
        let games = row.strip_prefix(&start)?.strip_suffix(depth)?.strip_suffix(" games")?;
        games.parse::<u64>().ok()
    };
    rows.named(&start, depth).into_iter().filter(|row| games(row).is_some()).max_by_key(games)
}

/// What the player that a claim is about does in a pair, and to whom.
fn side(words: &str, winner: usize, loser: usize) -> ([&'static str; 2], &'static str) {
    let [winner, loser] = [winner, loser].map(|player| PLAYERS[player]);
    match words.starts_with(loser) {
        true => (["loses", "to"], winner),
        false => (["wins", "against"], loser),
    }
}

#[cfg(test)]
mod tests {
    use super::super::wins::tests::all_pairs;
    use super::*;
    use crate::ShownClaim;

    /// Of 1,000 games each: 540 won is a win, 520 is not, and 460 is a loss.
    #[test]
    fn a_conclusion_holds_as_printed_or_by_the_other_reading() {
        for (deep, shallow, expected) in [
            (540, 460, Verdict::Reproduced),
            (460, 540, Verdict::Read),
            (520, 460, Verdict::Undecided),
            (460, 460, Verdict::NotReproduced),
        ] {
            let rows = all_pairs(deep, shallow);
            let combined = ShownClaim::of(claims(Rows(&rows)).swap_remove(2), Rows(&rows));
            assert_eq!(combined.claim, "combined beats everyone");
            assert_eq!(combined.source, "68 %, 66 %, 58 %, 66 %");
            let told = &combined.ours;
            assert!(told.starts_with("wins ") && told.contains(" % against random, "), "{told}");
            assert_eq!(combined.missing, [""; 0]);
            assert_eq!(combined.verdict, expected, "{deep} {shallow}");
        }
    }

    /// 25 % of 1,000 games lies within the reach of 11, 15, 12 and 16 of 50, but these cannot tell; 5 % does not.
    #[test]
    fn chance_wins_as_often_or_not() {
        let shown = |won| {
            let rows = all_pairs(won, won);
            ShownClaim::of(claims(Rows(&rows)).swap_remove(3), Rows(&rows))
        };
        assert_eq!(shown(750).verdict, Verdict::Undecided);
        assert_eq!(shown(950).verdict, Verdict::NotReproduced);
        assert!(
            shown(950).ours.starts_with("against running 5.0 %, attacking"),
            "{}",
            shown(950).ours
        );
    }
}
