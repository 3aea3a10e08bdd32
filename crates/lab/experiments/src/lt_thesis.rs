//! The claims of the Kaunas thesis, experiment by experiment.

use crate::Verdict::{Read, Undecided};
use crate::lt_claims::{LtClaim, Measure, Test};

const SUBTRACTION: &str = "Subtracting the own tiles too takes from a pair all that it is worth; without them the fast \
                           player keeps its pairs.";

/// Of experiment 1: greedy, fast, constraint and learning players.
pub(crate) const WITH_CSP: &[LtClaim] = &[
    LtClaim {
        words: "The fast player is the strongest of the greedy, fast, constraint and learning players",
        source: "+22.3 thousand points a match; the next has +3.5",
        test: Test::More(&[
            (Measure::Points, [1, 0]),
            (Measure::Points, [1, 2]),
            (Measure::Points, [1, 3]),
        ]),
        reasons: &[(Read, SUBTRACTION)],
    },
    LtClaim {
        words: "The constraint player wins 8.4 % of hands",
        source: "8.4 % (27 of 320)",
        test: Test::Figures(Measure::Wins, &[2]),
        reasons: &[],
    },
    LtClaim {
        words: "The constraint player wins more hands than the greedy one, but ends below it because it is tenpai \
                at fewer draws",
        source: "8.4 against 5.0 % of hands won; −2.4 against +3.5 thousand points; 9.7 against 19.1 % of draws",
        test: Test::More(&[
            (Measure::Wins, [2, 0]),
            (Measure::Points, [0, 2]),
            (Measure::Ready, [0, 2]),
        ]),
        reasons: &[],
    },
    LtClaim {
        words: "Once tenpai, the constraint player wins as often as the fast one",
        source: "46.6 and 48.2 % of tenpai hands won",
        test: Test::Figures(Measure::Conversion, &[2, 1]),
        reasons: &[],
    },
    LtClaim {
        words: "The greedy player spoils its hands by calling: once tenpai it wins less often than the fast one",
        source: "20.8 against 48.2 % of tenpai hands won",
        test: Test::More(&[(Measure::Conversion, [1, 0])]),
        reasons: &[],
    },
    LtClaim {
        words: "The learning player wins next to nothing",
        source: "0 of 320 hands",
        test: Test::Below(Measure::Wins, &[3], 0.01),
        reasons: &[],
    },
];

/// Of experiment 2: random, greedy, fast and learning players.
pub(crate) const WITH_RANDOM: &[LtClaim] = &[
    LtClaim {
        words: "The fast player is the strongest of the random, greedy, fast and learning players",
        source: "+32.7 thousand points a match; the next has +8.4",
        test: Test::More(&[
            (Measure::Points, [1, 0]),
            (Measure::Points, [1, 2]),
            (Measure::Points, [1, 3]),
        ]),
        reasons: &[(Read, SUBTRACTION)],
    },
    LtClaim {
        words: "The fast player ends a match at +32.7 thousand points",
        source: "+32.7 thousand points a match",
        test: Test::Figures(Measure::Points, &[1]),
        reasons: &[(Read, SUBTRACTION)],
    },
    LtClaim {
        words: "The fast player wins more than a quarter of all hands",
        source: "27.5 % (2,446 of 8,882)",
        test: Test::Figures(Measure::Wins, &[1]),
        reasons: &[(Read, SUBTRACTION)],
    },
    LtClaim {
        words: "The greedy player is second",
        source: "+8.4 thousand points a match against −20.7 and −23.0",
        test: Test::More(&[(Measure::Points, [0, 2]), (Measure::Points, [0, 3])]),
        reasons: &[],
    },
    LtClaim {
        words: "The greedy player wins 6.9 % of hands",
        source: "6.9 % (614 of 8,882)",
        test: Test::Figures(Measure::Wins, &[0]),
        reasons: &[],
    },
    LtClaim {
        words: "Once tenpai, the greedy player wins half as often as the fast one",
        source: "24.5 against 48.0 % of tenpai hands won",
        test: Test::Figures(Measure::Conversion, &[0, 1]),
        reasons: &[],
    },
    LtClaim {
        words: "Even random discards win more of their tenpai hands than the greedy player",
        source: "38.0 against 24.5 % of tenpai hands won",
        test: Test::More(&[(Measure::Conversion, [3, 0])]),
        reasons: &[],
    },
    LtClaim {
        words: "The learning player loses a little less than random discards",
        source: "−20.7 against −23.0 thousand points a match",
        test: Test::More(&[(Measure::Points, [2, 3])]),
        reasons: &[],
    },
    LtClaim {
        words: "The learning player deals in less than random discards",
        source: "said, not counted",
        test: Test::More(&[(Measure::DealIns, [3, 2])]),
        reasons: &[(Undecided, "The difference is too small for the hands played.")],
    },
    LtClaim {
        words: "Neither the learning player nor random discards win even 1 % of hands",
        source: "0.03 and 0.30 % of hands won",
        test: Test::Below(Measure::Wins, &[2, 3], 0.01),
        reasons: &[],
    },
];

/// Of experiment 3: two greedy and two fast players.
pub(crate) const PAIRS: &[LtClaim] = &[
    LtClaim {
        words: "Two fast players beat two greedy ones",
        source: "+16.6 against −20.9 thousand points a match",
        test: Test::More(&[(Measure::Points, [1, 0])]),
        reasons: &[(Read, SUBTRACTION)],
    },
    LtClaim {
        words: "Two fast players win 38.1 % of hands between them",
        source: "38.1 % (1,219 of 3,202)",
        test: Test::Figures(Measure::Wins, &[1]),
        reasons: &[(Read, SUBTRACTION)],
    },
    LtClaim {
        words: "Two greedy players win 11.2 % of hands between them",
        source: "11.2 % (359 of 3,202)",
        test: Test::Figures(Measure::Wins, &[0]),
        reasons: &[],
    },
    LtClaim {
        words: "With two fast players at the table about half of all hands are won",
        source: "49.3 % (1,578 of 3,202)",
        test: Test::Figures(Measure::AllWins, &[0]),
        reasons: &[(Read, SUBTRACTION)],
    },
];
