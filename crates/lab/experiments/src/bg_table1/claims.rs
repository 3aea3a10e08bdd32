//! What the source concludes from its table.

use super::wins::{CONCLUSIONS, Wins};
use super::{TABLE, published};
use crate::{Claim, Comparison, Measured, Outcome, Unit, Verdict};

/// How the depth may be meant besides as printed.
const OWN_PLAYS: &str = "a player looks at its own plays only (depth 1)";

/// The three conclusions and the strength of chance, at the printed depth and by the other reading.
pub(super) fn claims(printed: &Wins, shallow: &Wins) -> Vec<Claim> {
    let mut claims: Vec<Claim> = CONCLUSIONS
        .into_iter()
        .map(|(words, pairs)| {
            let beats = |wins: &Wins| {
                let shares = pairs.map(|(winner, loser)| share(wins, winner, loser));
                (Outcome::all(shares.map(|share| Outcome::above(0.5, &share))), list(&shares))
            };
            let theirs = pairs.map(|(winner, loser)| format!("{} %", TABLE[winner][loser]));
            tried(Claim::new(words, theirs.join(", ")), beats(printed), beats(shallow))
        })
        .collect();
    let as_often = |wins: &Wins| {
        let shares = [1, 2, 3, 4].map(|other| share(wins, 0, other));
        let rows = [1, 2, 3, 4].map(|other| {
            let ours = shares[other - 1];
            Comparison::new("", Unit::Percent(1), published(TABLE[0][other]), ours)
        });
        (Outcome::all(rows.iter().map(Outcome::of)), list(&shares))
    };
    let chance = Claim::new(
        "chance wins a quarter of its games against search",
        [1, 2, 3, 4].map(|other| format!("{} %", TABLE[0][other])).join(", "),
    );
    claims.push(tried(chance, as_often(printed), as_often(shallow)).because(
        Verdict::NotReproduced,
        "Formulas and search as printed beat a random player far more often than its program does.",
    ));
    claims
}

fn tried(claim: Claim, printed: (Outcome, String), shallow: (Outcome, String)) -> Claim {
    claim.as_printed(printed.0, printed.1).under(OWN_PLAYS, shallow.0, shallow.1)
}

fn share(wins: &Wins, row: usize, column: usize) -> Measured {
    wins.share(row, column).unwrap_or(Measured::alone(f64::NAN))
}

fn list(shares: &[Measured]) -> String {
    let texts = shares.iter().map(|share| Unit::Percent(1).text(share.value));
    texts.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::super::wins::tests::all_pairs;
    use super::*;

    /// Of 1,000 games each: 540 won is a win, 520 is not, and 460 is a loss.
    #[test]
    fn a_conclusion_holds_as_printed_or_by_the_other_reading() {
        for (deep, shallow, expected) in [
            (540, 460, Verdict::Reproduced),
            (460, 540, Verdict::Read),
            (520, 460, Verdict::Undecided),
            (460, 460, Verdict::NotReproduced),
        ] {
            let claims = claims(&all_pairs(deep), &all_pairs(shallow));
            let combined = &claims[2];
            assert_eq!(combined.words(), "combined beats everyone");
            assert_eq!(combined.source(), "68 %, 66 %, 58 %, 66 %");
            assert_eq!(combined.verdict(), expected, "{deep} {shallow}");
        }
    }

    /// 25 % of 1,000 games lies within the reach of 11, 15, 12 and 16 of 50, and 5 % of none.
    #[test]
    fn chance_wins_as_often_or_not() {
        let verdict = |won| claims(&all_pairs(won), &all_pairs(won))[3].verdict();
        assert_eq!(verdict(750), Verdict::Reproduced);
        assert_eq!(verdict(950), Verdict::NotReproduced);
    }
}
