//! `lt-1`, `lt-2`, `lt-3`: the three line-ups that the Kaunas thesis lets play, and its tables.

use crate::Experiment;
use crate::lt_figures::{SourceSide, SourceTable};
use crate::lt_matches::LineUp;
use crate::lt_readings::{Measure, Reading};
use crate::lt_study::{LineUpStudy, Variant};

const EXACT_POINTS: &str = "points are exact and add up to nothing; the source's lose between 2,530 and 4,250 a match, \
                            probably by rounding to thousands and by sticks that nobody got";

const OUR_NETWORK: &str = "lt-dqn is the pair of networks that comes with Parlor, trained for 140,000 hands as the \
                           source tells; the source's own weights are not published";

const SPREAD: &str = "the source gives no spread of match points and of hands in a match: that of our matches, over \
                      as many matches as it played, is used instead";

/// What the three experiments have in common.
const THESIS: Experiment = Experiment {
    protocol: "East and South matches by lt2017, seats shuffled for each match; figures are for each player, or pair \
               of equal players: wins and tenpai at exhaustive draws by hand and as shares of all, wins of wins and \
               such draws together (conversion), mean points of a match with uma",
    ..Experiment::BASE
};

/// Who plays in experiment 1.
const fn csp_line_up(csp: &'static str, dqn: &'static str) -> LineUp {
    LineUp { agents: ["lt-greedy", "lt-fast", csp, dqn], sides: [0, 1, 2, 3] }
}

/// The source's experiment 1.
pub(crate) const WITH_CSP: Experiment = Experiment {
    id: "lt-1",
    title: "Riichi: greedy, fast, constraint and learning players at one table",
    source: "Ž. Jucius, MSc thesis, Kaunas University of Technology, 2017, experiment 1: 28 matches, 320 hands \
             (figures 6.4 to 6.8)",
    deviations: &[
        "matches are played until 320 hands are reached (quick: 40), the last to its end; the source played \
         28 matches",
        EXACT_POINTS,
        "leads and deal-ins are taken over 10,000 hands (quick: 40); the same figures by ema2016, those of \
         lt-csp retuned towards fast yaku as its author proposes, and those of lt-dqn as it was at the end of \
         its training, acting at random in one case of twenty, over 2,000 (quick: 40); those of lt-csp with \
         the tie rule of the unchanged library over 320 (quick: not): for them there is no source",
        SPREAD,
        OUR_NETWORK,
    ],
    run: |settings| CSP_STUDY.run(settings),
    ..THESIS
};

const CSP_STUDY: LineUpStudy = LineUpStudy {
    line_up: csp_line_up("lt-csp", "lt-dqn"),
    table: SourceTable {
        hands: 320,
        matches: 28,
        sides: &[
            SourceSide { name: "lt-greedy", wins: 16, ready: 61, points: (3.5, 1) },
            SourceSide { name: "lt-fast", wins: 78, ready: 84, points: (22.25, 2) },
            SourceSide { name: "lt-csp", wins: 27, ready: 31, points: (-2.36, 2) },
            SourceSide { name: "lt-dqn", wins: 0, ready: 3, points: (-27.64, 2) },
        ],
    },
    other: 2_000,
    few: 40,
    readings: &[
        Reading::new(Measure::Points, [1, 0], "lt-fast beats lt-greedy"),
        Reading::new(Measure::Points, [1, 2], "lt-fast beats lt-csp"),
        Reading::new(Measure::Points, [0, 2], "lt-greedy ends above lt-csp"),
        Reading::new(Measure::Wins, [2, 0], "lt-csp wins more hands than lt-greedy"),
        Reading::new(Measure::Points, [2, 3], "lt-csp beats lt-dqn"),
    ],
    variants: &[
        Variant::new("values=fast", csp_line_up("lt-csp:values=fast", "lt-dqn"), [2_000, 40]),
        Variant::new("ties=random", csp_line_up("lt-csp:ties=random", "lt-dqn"), [320, 0]),
        Variant::new("epsilon=0.05", csp_line_up("lt-csp", "lt-dqn:epsilon=0.05"), [2_000, 40]),
    ],
    spreads: &["final-greedy", "final-fast", "final-csp", "final-dqn"],
};

/// Who plays in experiment 2.
const fn random_line_up(fast: &'static str, dqn: &'static str) -> LineUp {
    LineUp { agents: ["lt-greedy", fast, dqn, "lt-random"], sides: [0, 1, 2, 3] }
}

/// The source's experiment 2.
pub(crate) const WITH_RANDOM: Experiment = Experiment {
    id: "lt-2",
    title: "Riichi: random, greedy, fast and learning players at one table",
    source: "Ž. Jucius, MSc thesis, Kaunas University of Technology, 2017, experiment 2: 765 matches, 8,882 hands \
             (figures 6.9 to 6.13)",
    deviations: &[
        "matches are played until 8,882 hands are reached (quick: 320), the last to its end; the source \
         played 765 matches",
        EXACT_POINTS,
        "leads and deal-ins are taken over 10,000 hands (quick: 320); the same figures by ema2016, with lt-fast \
         by the other readings of what the source leaves open, and with lt-dqn acting at random in one case of \
         twenty as at the end of its training, over 2,000 each (quick: 320): for them there is no source",
        SPREAD,
        OUR_NETWORK,
    ],
    run: |settings| RANDOM_STUDY.run(settings),
    ..THESIS
};

const RANDOM_STUDY: LineUpStudy = LineUpStudy {
    line_up: random_line_up("lt-fast", "lt-dqn"),
    table: SourceTable {
        hands: 8_882,
        matches: 765,
        sides: &[
            SourceSide { name: "lt-greedy", wins: 614, ready: 1_892, points: (8.433_987, 6) },
            SourceSide { name: "lt-fast", wins: 2_446, ready: 2_653, points: (32.705_88, 5) },
            SourceSide { name: "lt-dqn", wins: 3, ready: 43, points: (-20.7059, 4) },
            SourceSide { name: "lt-random", wins: 27, ready: 44, points: (-22.966, 3) },
        ],
    },
    other: 2_000,
    few: 320,
    readings: &[
        Reading::new(Measure::Points, [1, 0], "lt-fast beats lt-greedy"),
        Reading::new(Measure::Points, [0, 2], "lt-greedy beats lt-dqn"),
        Reading::new(Measure::Points, [2, 3], "lt-dqn ends a little above lt-random"),
        Reading::new(Measure::DealIns, [3, 2], "lt-random deals in more than lt-dqn"),
    ],
    variants: &[
        Variant::new(
            "strict_tanyao=on",
            random_line_up("lt-fast:strict_tanyao=on", "lt-dqn"),
            [2_000, 320],
        ),
        Variant::new(
            "toitoi_no_neighbours=off",
            random_line_up("lt-fast:toitoi_no_neighbours=off", "lt-dqn"),
            [2_000, 320],
        ),
        Variant::new(
            "epsilon=0.05",
            random_line_up("lt-fast", "lt-dqn:epsilon=0.05"),
            [2_000, 320],
        ),
    ],
    spreads: &["final-greedy", "final-fast", "final-dqn", "final-random"],
};

/// The source's experiment 3.
pub(crate) const GREEDY_AGAINST_FAST: Experiment = Experiment {
    id: "lt-3",
    title: "Riichi: two greedy players against two that aim at quick yaku",
    source: "Ž. Jucius, MSc thesis, Kaunas University of Technology, 2017, experiment 3: 258 matches, 3,202 hands \
             (figures 6.14 to 6.18)",
    deviations: &[
        "matches are played until 3,202 hands are reached (quick: 320), the last to its end; the source \
         played 258 matches",
        "the source does not say whether its mean points are those of a pair or of one player: read as \
         those of a pair, since its other tables miss zero by as much",
        SPREAD,
        EXACT_POINTS,
        "leads and deal-ins are taken over 10,000 hands (quick: 320), and so are the same figures by ema2016, \
         for which there is no source",
    ],
    run: |settings| PAIRS_STUDY.run(settings),
    ..THESIS
};

const PAIRS_STUDY: LineUpStudy = LineUpStudy {
    line_up: LineUp {
        agents: ["lt-greedy", "lt-greedy", "lt-fast", "lt-fast"],
        sides: [0, 0, 1, 1],
    },
    table: SourceTable {
        hands: 3_202,
        matches: 258,
        sides: &[
            SourceSide { name: "lt-greedy ×2", wins: 359, ready: 971, points: (-20.8566, 4) },
            SourceSide { name: "lt-fast ×2", wins: 1_219, ready: 1_266, points: (16.608_53, 5) },
        ],
    },
    other: 10_000,
    few: 320,
    readings: &[Reading::new(Measure::Points, [1, 0], "the fast pair beats the greedy pair")],
    variants: &[],
    spreads: &["final-greedy", "final-fast"],
};
