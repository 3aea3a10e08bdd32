//! The claims of the Kaunas thesis, experiment by experiment.

use crate::Verdict::{Reproduced, Undecided};
use crate::lt_claims::Measure::{AllWins, Conversion, DealIns, Points, Ready, Wins};
use crate::lt_claims::Test::{Below, Between, Figure, Level, More};
use crate::lt_claims::{LtClaim, Measure, Test};

type Told = &'static [(Measure, &'static [usize])];

/// A claim of which the source prints the figures, and whose verdict speaks for itself.
const fn printed(words: &'static str, told: Told, tests: &'static [Test]) -> LtClaim {
    LtClaim { words, told, unprinted: None, tests, reasons: &[] }
}

/// The fast player, which is the second of four, is ahead of all others.
const FAST_LEADS: &[Test] = &[More(Points, [1, 0]), More(Points, [1, 2]), More(Points, [1, 3])];

/// Of experiment 1: greedy, fast, constraint and learning players.
pub(crate) const WITH_CSP: &[LtClaim] = &[
    printed(
        "Fast is stronger than greedy, constraint and learning",
        &[(Points, &[1, 0, 2, 3])],
        FAST_LEADS,
    ),
    printed("Constraint wins 8.4 % of hands", &[(Wins, &[2])], &[Figure(Wins, 2)]),
    printed(
        "Constraint wins more hands than greedy but ends below it, tenpai at fewer draws",
        &[(Wins, &[2, 0]), (Points, &[2, 0]), (Ready, &[2, 0])],
        &[More(Wins, [2, 0]), More(Points, [0, 2]), More(Ready, [0, 2])],
    ),
    LtClaim {
        reasons: &[(Undecided, "It is tenpai too seldom to tell.")],
        ..printed(
            "Once tenpai, constraint wins as often as fast, within 5 points",
            &[(Conversion, &[2, 1])],
            &[Level(Conversion, [2, 1], 0.05)],
        )
    },
    printed(
        "Once tenpai, greedy wins less often than fast",
        &[(Conversion, &[0, 1])],
        &[More(Conversion, [1, 0])],
    ),
    printed("Learning wins less than 1 % of hands", &[(Wins, &[3])], &[Below(Wins, 3, 0.01)]),
];

/// Of experiment 2: random, greedy, fast and learning players.
pub(crate) const WITH_RANDOM: &[LtClaim] = &[
    LtClaim {
        reasons: &[(
            Reproduced,
            "Greedy is {lead of lt-fast over lt-greedy in thousands a match | .1} behind.",
        )],
        ..printed(
            "Fast is stronger than greedy, learning and random",
            &[(Points, &[1, 0, 2, 3])],
            FAST_LEADS,
        )
    },
    printed("Fast ends at +32.7", &[(Points, &[1])], &[Figure(Points, 1)]),
    printed("Fast wins 27.5 % of hands", &[(Wins, &[1])], &[Figure(Wins, 1)]),
    printed(
        "Greedy is second",
        &[(Points, &[0, 2, 3])],
        &[More(Points, [0, 2]), More(Points, [0, 3])],
    ),
    LtClaim {
        reasons: &[(
            Reproduced,
            "Read so that fast fits, \
             {subtract=others,yakuhai=any,tied_discards=highest: all hands: hands won, lt-greedy | .1}.",
        )],
        ..printed("Greedy wins 6.9 % of hands", &[(Wins, &[0])], &[Figure(Wins, 0)])
    },
    printed(
        "Once tenpai, greedy wins 24.5 %, fast 48.0 %",
        &[(Conversion, &[0, 1])],
        &[Figure(Conversion, 0), Figure(Conversion, 1)],
    ),
    printed(
        "Once tenpai, random wins more often than greedy",
        &[(Conversion, &[3, 0])],
        &[More(Conversion, [3, 0])],
    ),
    printed("Learning loses less than random", &[(Points, &[2, 3])], &[More(Points, [2, 3])]),
    LtClaim {
        unprinted: Some("said, not counted"),
        ..printed(
            "Learning deals in less than random",
            &[(DealIns, &[2, 3])],
            &[More(DealIns, [3, 2])],
        )
    },
    printed(
        "Neither learning nor random wins 1 % of hands",
        &[(Wins, &[2, 3])],
        &[Below(Wins, 2, 0.01), Below(Wins, 3, 0.01)],
    ),
];

/// Of experiment 3: two greedy and two fast players.
pub(crate) const PAIRS: &[LtClaim] = &[
    printed("Two fast players beat two greedy ones", &[(Points, &[1, 0])], &[More(Points, [1, 0])]),
    printed("Two fast players win 38.1 % of hands", &[(Wins, &[1])], &[Figure(Wins, 1)]),
    LtClaim {
        reasons: &[(
            Reproduced,
            "Read so that fast fits, \
             {subtract=others,yakuhai=any,tied_discards=highest: all hands: hands won, lt-greedy ×2 | .1}.",
        )],
        ..printed("Two greedy players win 11.2 % of hands", &[(Wins, &[0])], &[Figure(Wins, 0)])
    },
    printed(
        "About half of hands (45 to 55 %) are won with two fast players",
        &[(AllWins, &[0])],
        &[Between(AllWins, 0, [0.45, 0.55])],
    ),
];

#[cfg(test)]
mod tests {
    use crate::lt_claims::{Measure, Test};
    use crate::lt_figures::SourceSide;
    use crate::lt_line_ups::{CSP_STUDY, PAIRS_STUDY, RANDOM_STUDY};

    /// A figure in the words of a claim is the source's, or the limit by which it is judged.
    #[test]
    fn figures_in_words_are_those_of_the_tests() {
        for study in [&CSP_STUDY, &RANDOM_STUDY, &PAIRS_STUDY] {
            for claim in study.claims {
                let mut known: Vec<String> = Vec::new();
                for test in claim.tests {
                    known.extend(match *test {
                        Test::Figure(measure, side) => {
                            vec![source(measure, &study.table.sides[side], study.table.hands)]
                        }
                        Test::Level(.., limit) | Test::Below(.., limit) => vec![whole(limit)],
                        Test::Between(.., limits) => limits.map(whole).to_vec(),
                        Test::More(..) => Vec::new(),
                    });
                }
                let named = crate::words::bare_figures(claim.words).into_iter();
                let unknown: Vec<String> = named
                    .map(|figure| figure.trim_end_matches('%').to_owned())
                    .filter(|figure| !known.contains(figure) && figure != "half")
                    .collect();
                assert!(unknown.is_empty(), "{}: {unknown:?}, not {known:?}", claim.words);
                for figure in known {
                    assert!(claim.words.contains(&figure), "{}: {figure}", claim.words);
                }
            }
        }
    }

    fn source(measure: Measure, side: &SourceSide, hands: u64) -> String {
        let share = |of: u64| format!("{:.1}", 100.0 * side.wins as f64 / of as f64);
        match measure {
            Measure::Points => format!("{:+.1}", side.points.0),
            Measure::Wins => share(hands),
            Measure::Conversion => share(side.wins + side.ready),
            _ => unreachable!("no claim has such a figure in its words"),
        }
    }

    fn whole(share: f64) -> String {
        format!("{:.0}", 100.0 * share)
    }
}
