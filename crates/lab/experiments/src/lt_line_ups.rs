//! `lt-1`, `lt-2`, `lt-3`: the three line-ups that the Kaunas thesis lets play, and its tables.

use crate::lt_figures::{SourceSide, SourceTable};
use crate::lt_grid;
use crate::lt_matches::LineUp;
use crate::lt_retuned;
use crate::lt_study::{LineUpStudy, OtherReading, Variant};
use crate::lt_thesis;
use crate::lt_value_reading::ValueReading;
use crate::{Experiment, Size};

const EXACT_POINTS: &str = "points are exact and add up to nothing; the source's lose between 2,530 and 4,250 a match, \
                            probably by rounding to thousands and by sticks that nobody got";

const OUR_NETWORK: &str = "lt-dqn is the pair of networks that comes with Parlor, trained for 140,000 hands as the \
                           source tells; the source's own weights are not published";

const SPREAD: &str = "the source gives no spread of match points and of hands in a match: that of our matches, over \
                      as many matches as it played, is used instead";

const DISTANCE: &str = "how far a reading is from the source is the sum of squared differences of wins and tenpai per \
                        hand and points a match of the players that readings concern, and of hands in a match, each \
                        divided by the standard error of the difference";

/// What the three experiments have in common.
const THESIS: Experiment = Experiment {
    protocol: "East and South matches by lt2017, seats shuffled for each match; figures are for each player, or pair \
               of equal players: wins and tenpai at exhaustive draws by hand and as shares of all, wins of wins and \
               such draws together (conversion), mean points of a match with uma; everything as printed, and \
               then under other readings of the source",
    ..Experiment::BASE
};

/// How greedy and fast players are read where that fits best, and something behind it.
macro_rules! fits {
    ($($and:literal)?) => {
        concat!(
            "fast subtracts only visible tiles that it does not hold (greedy still all) and counts on yakuhai while \
             three copies are left, and both discard honours first of equals"
            $(, "; ", $and)?
        )
    };
}

/// The reading of the tables of values that fits the three experiments best.
const FITTING: OtherReading = OtherReading {
    name: "subtract=others,yakuhai=any,tied_discards=highest",
    words: fits!(),
    values: ValueReading {
        subtract: "others",
        is_shared: false,
        yakuhai: "any",
        ties: "highest",
        ..ValueReading::PRINTED
    },
    csp: "lt-csp",
    hands: None,
    from: Size::Quick,
};

/// The same, but yakuhai counts from one value tile: third of the 240 of the long run, hardly farther than the
/// second, which subtracts nothing and refuses more calls (`lt_grid`).
const FROM_ONE_TILE: OtherReading = OtherReading {
    name: "subtract=others,yakuhai=tile,tied_discards=highest",
    words: fits!("yakuhai counts from one value tile instead"),
    values: ValueReading { yakuhai: "tile", ..FITTING.values },
    ..FITTING
};

/// The same, and the constraint player begins with the first values that fit.
const GREEDY_START: OtherReading = OtherReading {
    name: "the same, lt-csp:start=greedy",
    words: fits!("constraint begins greedily with the first values that fit"),
    csp: "lt-csp:start=greedy",
    from: Size::Full,
    ..FITTING
};

/// The same, and the constraint player breaks ties as the unchanged library does.
const RANDOM_TIES: OtherReading = OtherReading {
    name: "the same, lt-csp:ties=random",
    words: fits!("constraint takes any of equally good values, as the unchanged library does"),
    csp: "lt-csp:ties=random",
    hands: Some(320),
    from: Size::Full,
    ..FITTING
};

/// Both.
const GREEDY_START_RANDOM_TIES: OtherReading = OtherReading {
    name: "the same, lt-csp:start=greedy,ties=random",
    words: fits!("constraint begins greedily and then takes any of equally good values"),
    csp: "lt-csp:start=greedy,ties=random",
    hands: Some(320),
    from: Size::Long,
    ..FITTING
};

/// The source's experiment 1.
pub(crate) const WITH_CSP: Experiment = Experiment {
    id: "lt-1",
    title: "Riichi: greedy, fast, constraint and learning players at one table",
    source: "Ž. Jucius, MSc thesis, Kaunas University of Technology, 2017, experiment 1: 28 matches, 320 hands \
             (figures 6.4 to 6.8)",
    deviations: &[
        "matches are played until 320 hands are reached (quick: 40), the last to its end; the source played \
         28 matches",
        "claims and deal-ins are taken over 2,000 hands (quick: 40); where the constraint player breaks ties at random, \
         over 320 (quick: not), because each of its hands takes about a second; the proposed values of quick hands over \
         as many as what they are compared with; the same figures by ema2016, for which there is no source, over 320 \
         (quick: 40)",
        DISTANCE,
        EXACT_POINTS,
        SPREAD,
        OUR_NETWORK,
    ],
    run: |settings| lt_retuned::run(&CSP_STUDY, settings),
    claims: |rows| lt_retuned::claims(&CSP_STUDY, rows),
    notes: |rows| CSP_STUDY.notes(rows),
    ..THESIS
};

pub(crate) static CSP_STUDY: LineUpStudy = LineUpStudy {
    line_up: LineUp::each(["lt-greedy", "lt-fast", "lt-csp", "lt-dqn"]),
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
    n_compared: 3,
    many: 2_000,
    other: 320,
    few: 40,
    claims: lt_thesis::WITH_CSP,
    readings: &[
        FITTING,
        OtherReading { from: Size::Full, ..FROM_ONE_TILE },
        GREEDY_START,
        RANDOM_TIES,
        GREEDY_START_RANDOM_TIES,
    ],
    variants: &[],
    spreads: &["final-greedy", "final-fast", "final-csp", "final-dqn"],
};

/// The source's experiment 2.
pub(crate) const WITH_RANDOM: Experiment = Experiment {
    id: "lt-2",
    title: "Riichi: random, greedy, fast and learning players at one table",
    source: "Ž. Jucius, MSc thesis, Kaunas University of Technology, 2017, experiment 2: 765 matches, 8,882 hands \
             (figures 6.9 to 6.13)",
    deviations: &[
        "matches are played until 8,882 hands are reached (quick: 320), the last to its end; the source \
         played 765 matches",
        "claims and deal-ins are taken over 30,000 hands (quick: 320); the same figures by ema2016, with lt-dqn \
         acting at random in one case of twenty as at the end of its training, and with lt-dqn trained more steadily \
         (variant=stable), over 2,000 (quick: 320): for them there is no source",
        "a long run tries every reading of the tables of values beside experiments 2 and 3, with the source's number of \
         hands for each",
        DISTANCE,
        EXACT_POINTS,
        SPREAD,
        OUR_NETWORK,
    ],
    run: |settings| {
        let mut findings = RANDOM_STUDY.run(settings)?;
        lt_grid::add(&mut findings, [&RANDOM_STUDY, &PAIRS_STUDY], settings)?;
        Ok(findings)
    },
    claims: |rows| RANDOM_STUDY.claims(rows),
    notes: |rows| RANDOM_STUDY.notes(rows).into_iter().chain(lt_grid::ranking(rows)).collect(),
    ..THESIS
};

pub(crate) static RANDOM_STUDY: LineUpStudy = LineUpStudy {
    line_up: LineUp::each(["lt-greedy", "lt-fast", "lt-dqn", "lt-random"]),
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
    n_compared: 2,
    many: 30_000,
    other: 2_000,
    few: 320,
    claims: lt_thesis::WITH_RANDOM,
    readings: &[FITTING, FROM_ONE_TILE],
    variants: &[
        Variant {
            name: "epsilon=0.05",
            line_up: LineUp::each(["lt-greedy", "lt-fast", "lt-dqn:epsilon=0.05", "lt-random"]),
        },
        Variant {
            name: "variant=stable",
            line_up: LineUp::each(["lt-greedy", "lt-fast", "lt-dqn:variant=stable", "lt-random"]),
        },
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
        "claims and deal-ins are taken over 10,000 hands (quick: 320), and so are the same figures by ema2016, for which \
         there is no source",
        DISTANCE,
        SPREAD,
        EXACT_POINTS,
    ],
    run: |settings| PAIRS_STUDY.run(settings),
    claims: |rows| PAIRS_STUDY.claims(rows),
    notes: |rows| PAIRS_STUDY.notes(rows),
    ..THESIS
};

pub(crate) static PAIRS_STUDY: LineUpStudy = LineUpStudy {
    line_up: LineUp::pairs(["lt-greedy", "lt-fast"]),
    table: SourceTable {
        hands: 3_202,
        matches: 258,
        sides: &[
            SourceSide { name: "lt-greedy ×2", wins: 359, ready: 971, points: (-20.8566, 4) },
            SourceSide { name: "lt-fast ×2", wins: 1_219, ready: 1_266, points: (16.608_53, 5) },
        ],
    },
    n_compared: 2,
    many: 10_000,
    other: 10_000,
    few: 320,
    claims: lt_thesis::PAIRS,
    readings: &[FITTING, FROM_ONE_TILE],
    variants: &[],
    spreads: &["final-greedy", "final-fast"],
};
