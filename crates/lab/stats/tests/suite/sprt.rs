//! Sequential tests beside fishtest, fastchess and a direct maximisation; error rates by play.

use parlor_stats::{
    BlockHypotheses, BlockSprt, Confidence, EloScale, ErrorRates, Moments, Multinomial,
    MultinomialSprt, PairSprt, Pentanomial, SplitMix64, SprtError, Trinomial, Verdict,
    block_t_from_normalised_elo, elo_from_score, score_from_elo,
};

use crate::table::{assert_close, rows};

const TABLE: &str = include_str!("../reference/sprt.txt");

#[test]
fn agrees_with_direct_maximisation() {
    let mut checked = 0;
    for row in rows(TABLE) {
        let (reference, numbers) = row.numbers.split_last().unwrap();
        let ours = match row.name {
            "logistic5" => llr_of_numbers::<5>(numbers, EloScale::Logistic),
            "normalised5" => llr_of_numbers::<5>(numbers, EloScale::Normalised),
            "logistic3" => llr_of_numbers::<3>(numbers, EloScale::Logistic),
            "normalised3" => llr_of_numbers::<3>(numbers, EloScale::Normalised),
            "block_mean" => {
                let (h0, h1) = (numbers[0], numbers[1]);
                block_llr(BlockHypotheses::Mean { h0, h1 }, &numbers[2..])
            }
            "block_effect" => {
                let (h0, h1) = (numbers[0], numbers[1]);
                block_llr(BlockHypotheses::Normalised { h0, h1 }, &numbers[2..])
            }
            _ => panic!("unknown row: {}", row.line),
        };
        assert_close(ours, *reference, 1e-8, row.line);
        checked += 1;
    }
    assert_eq!(checked, 30);
}

fn llr_of_numbers<const N: usize>(numbers: &[f64], scale: EloScale) -> f64 {
    let counts = std::array::from_fn(|i| numbers[i] as u64);
    llr::<N>(counts, numbers[N], numbers[N + 1], scale)
}

fn llr<const N: usize>(counts: [u64; N], elo0: f64, elo1: f64, scale: EloScale) -> f64 {
    let test = MultinomialSprt::<N>::new(elo0, elo1, scale, ErrorRates::default()).unwrap();
    test.llr_of(&Multinomial::new(counts))
}

fn block_llr(hypotheses: BlockHypotheses, values: &[f64]) -> f64 {
    let mut test = BlockSprt::new(hypotheses, ErrorRates::default()).unwrap();
    for &value in values {
        test.add(value).unwrap();
    }
    let moments: Moments = values.iter().copied().collect();
    assert_eq!(test.progress().llr(), test.llr_of(&moments));
    test.progress().llr()
}

#[test]
fn gives_the_llr_of_the_fastchess_tests() {
    // github.com/Disservin/fastchess, app/tests/sprt_test.cpp, which allows one part in a hundred.
    // Its two cases with a single class are in `one_class_alone_has_a_known_llr`.
    use EloScale::{Logistic, Normalised};
    let pairs = [
        ([365, 16_618, 36_229, 16_974, 390], 0.0, 2.0, Normalised, "2.25"),
        ([127, 4_883, 10_712, 5_150, 104], -1.75, 0.25, Normalised, "3.01"),
        ([223, 9_863, 21_279, 10_037, 246], 0.5, 2.5, Logistic, "-3.07"),
        ([871, 26_175, 55_983, 26_678, 821], 0.0, 2.0, Logistic, "-4.98"),
    ];
    for (counts, elo0, elo1, scale, published) in pairs {
        let ours = llr::<5>(counts, elo0, elo1, scale);
        assert_eq!(format!("{ours:.2}"), published, "{counts:?}");
    }
    let games = [
        ([36_027, 68_692, 36_433], 0.0, 2.0, Normalised, "0.92"),
        ([10_650, 20_431, 10_871], -1.75, 0.25, Normalised, "2.30"),
        ([21_184, 40_708, 21_404], 0.5, 2.5, Logistic, "-1.57"),
        ([57_030, 106_593, 57_433], 0.0, 2.0, Logistic, "-2.59"),
    ];
    for (counts, elo0, elo1, scale, published) in games {
        let ours = llr::<3>(counts, elo0, elo1, scale);
        assert_eq!(format!("{ours:.2}"), published, "{counts:?}");
    }
}

#[test]
fn one_class_alone_has_a_known_llr() {
    // Other programs differ from version to version here, so the values are derived by hand, up to
    // the thousandth of a unit that the unseen classes count. With t = 5 normalised Elo in units:
    let t_pair: f64 = 5.0 / 347.435_585_5 * 2f64.sqrt();
    let t_game: f64 = 5.0 / 347.435_585_5;
    // Won pairs only: a mean of ½ + tσ allows a share of wins of ½(1 + t/√(1+t²)) at most, with
    // the rest lost; the mean ½ allows one half.
    let won = 104.0 * (1.0 + t_pair / (1.0 + t_pair * t_pair).sqrt()).ln();
    let ours = llr::<5>([0, 0, 0, 0, 104], 0.0, 5.0, EloScale::Normalised);
    assert!((ours - won).abs() < 0.01, "{ours} {won}");
    // Draws only: the mean ½ allows draws alone; t needs wins with the share t²/(1+t²) at least.
    let drawn = -16_700.0 * (t_game * t_game).ln_1p();
    let ours = llr::<3>([0, 16_700, 0], 0.0, 5.0, EloScale::Normalised);
    assert!((ours - drawn).abs() < 0.02, "{ours} {drawn}");
}

#[test]
fn gives_the_llr_printed_with_stockfish_patches() {
    // Stockfish commit e551964ef63e, "Negative extension on cutNodes based on depth", both tests as
    // fishtest printed them.
    let printed = [
        ([310, 13_250, 33_553, 13_686, 305], 0.0, 2.0, "2.98"),
        ([54, 13_691, 44_552, 14_197, 52], 0.5, 2.5, "2.94"),
    ];
    for (counts, elo0, elo1, published) in printed {
        let ours = llr::<5>(counts, elo0, elo1, EloScale::Normalised);
        assert_eq!(format!("{ours:.2}"), published, "{counts:?}");
    }
}

#[test]
fn prints_what_fastchess_prints() {
    // Reports of fastchess in public engine logs: pairs, Elo with its error, normalised Elo with
    // its error, likelihood of superiority, LLR of 0 against the bound.
    let reports = [
        ([1, 11, 47, 25, 16], "77.71 33.03 117.50 48.15 100.00", 10.0, "1.71"),
        ([1, 15, 25, 33, 26], "123.02 40.58 159.46 48.15 100.00", 10.0, "2.19"),
        ([1, 24, 42, 25, 8], "26.11 31.23 40.51 48.15 95.04", 10.0, "0.60"),
        ([2, 23, 32, 35, 8], "41.89 33.28 61.39 48.15 99.38", 10.0, "0.92"),
        ([307, 619, 1202, 725, 353], "10.73 6.70 13.63 8.50 99.92", 5.0, "2.95"),
        ([84, 124, 343, 125, 164], "33.40 14.24 39.23 16.61 100.00", 1.0, "0.54"),
        ([12, 6, 25, 8, 9], "-11.59 56.66 -12.83 62.16 34.29", 5.0, ""),
    ];
    for (counts, estimates, elo1, published) in reports {
        let pairs = Pentanomial::new(counts);
        let ours = format!(
            "{:.2} {:.2} {:.2} {:.2} {:.2}",
            pairs.elo().unwrap(),
            pairs.elo_interval(Confidence::P95).unwrap().width() / 2.0,
            pairs.normalised_elo().unwrap(),
            pairs.normalised_elo_interval(Confidence::P95).unwrap().width() / 2.0,
            100.0 * pairs.superiority(),
        );
        assert_eq!(ours, estimates, "{counts:?}");
        let llr = llr::<5>(counts, 0.0, elo1, EloScale::Normalised);
        assert!(published.is_empty() || format!("{llr:.2}") == published, "{counts:?}: {llr}");
    }
}

#[test]
fn estimates_of_games_are_those_of_fastchess() {
    // github.com/Disservin/fastchess, app/tests/elo_test.cpp, "EloWDL 1" and "2".
    let first = Trinomial::new([89, 123, 76]);
    assert_close(first.normalised_elo().unwrap(), -20.76, 1e-3, "normalised Elo");
    assert_eq!(format!("{:.2} %", 100.0 * first.superiority()), "15.53 %");
    let second = Trinomial::new([96, 111, 136]);
    assert_eq!(format!("{:.2}", second.elo().unwrap()), "40.70");
    assert_eq!(format!("{:.2} %", 100.0 * second.superiority()), "99.60 %");
    let reach = second.normalised_elo_interval(Confidence::P95).unwrap().width() / 2.0;
    assert_eq!(format!("{reach:.2}"), "36.77");
}

#[test]
fn tallies_of_nothing_or_of_one_kind() {
    let empty = Pentanomial::default();
    assert_eq!((empty.score(), empty.elo(), empty.normalised_elo()), (None, None, None));
    assert_eq!((empty.superiority(), empty.elo_interval(Confidence::P95)), (0.5, None));
    let one = Pentanomial::new([0, 0, 0, 1, 0]);
    assert_eq!((one.score(), one.score_interval(Confidence::P95)), (Some(0.75), None));
    let even = Pentanomial::new([0, 0, 9, 0, 0]);
    assert_eq!((even.elo(), even.normalised_elo(), even.superiority()), (Some(0.0), None, 0.5));
    let all = Pentanomial::new([0, 0, 0, 0, 9]);
    assert_eq!((all.elo(), all.superiority()), (Some(f64::INFINITY), 1.0));
}

#[test]
fn elo_and_score_belong_together() {
    // FIDE Handbook B.02, table 8.1b: 92 to 98 points give 0.63, 188 to 197 give 0.75; 400 give
    // 10 to 1 by definition.
    assert_eq!(format!("{:.2} {:.2}", score_from_elo(95.0), score_from_elo(192.0)), "0.63 0.75");
    assert_close(score_from_elo(400.0), 10.0 / 11.0, 1e-15, "400 Elo");
    assert_close(elo_from_score(score_from_elo(-37.5)), -37.5, 1e-12, "there and back");
    assert_eq!(elo_from_score(1.0), f64::INFINITY);
    // A pair has √2 the t-value of a game.
    let t = block_t_from_normalised_elo(5.0, 2) / block_t_from_normalised_elo(5.0, 1);
    assert_close(t, 2f64.sqrt(), 1e-15, "pair");
}

#[test]
fn refuses_what_makes_no_test() {
    assert_eq!(ErrorRates::new(0.5, 0.5), Err(SprtError::ErrorRates { alpha: 0.5, beta: 0.5 }));
    assert!(ErrorRates::new(f64::NAN, 0.1).is_err() && ErrorRates::new(0.0, 0.1).is_err());
    let rates = ErrorRates::default();
    let turned = PairSprt::new(5.0, 0.0, EloScale::Logistic, rates).unwrap_err();
    assert_eq!(turned.to_string(), "h0 must be below h1 and both finite, not 5 and 0");
    let far = PairSprt::new(0.0, 300.0, EloScale::Normalised, rates).unwrap_err();
    assert!(matches!(far, SprtError::TooFarOut { value: 300.0, .. }));
    let mut test = PairSprt::new(0.0, 5.0, EloScale::Normalised, rates).unwrap();
    assert_eq!(test.add(5), Err(SprtError::HalfPoints { half_points: 5, max: 4 }));
    assert_eq!(test.tally().units(), 0);
    let mean = BlockHypotheses::Mean { h0: 0.0, h1: 1.0 };
    let mut test = BlockSprt::new(mean, rates).unwrap();
    assert!(matches!(test.add(f64::NAN), Err(SprtError::NotFinite { .. })));
    assert!(BlockSprt::new(BlockHypotheses::Mean { h0: 1.0, h1: 1.0 }, rates).is_err());
    assert_close(rates.upper(), 2.944_438_979_166_44, 1e-14, "ln 19");
    assert_close(rates.lower(), -2.944_438_979_166_44, 1e-14, "-ln 19");
}

#[test]
fn blocks_that_are_all_equal_are_decided_as_they_lie() {
    use BlockHypotheses::{Mean, Normalised};
    use Verdict::{AcceptH0, AcceptH1};
    // A clean sweep is as clear as can be, whatever a sweep is worth; nothing but even blocks is H0.
    let cases = [
        (Mean { h0: 0.0, h1: 1.0 }, 1.0, AcceptH1),
        (Mean { h0: 0.0, h1: 1.0 }, 3.0, AcceptH1),
        (Mean { h0: 0.0, h1: 1.0 }, 0.0, AcceptH0),
        (Mean { h0: -1.0, h1: 0.0 }, -3.0, AcceptH0),
        (Normalised { h0: 0.0, h1: 0.3 }, 3.0, AcceptH1),
        (Normalised { h0: 0.0, h1: 0.3 }, 1e-9, AcceptH1),
        (Normalised { h0: 0.0, h1: 0.3 }, -3.0, AcceptH0),
    ];
    for (hypotheses, value, verdict) in cases {
        let mut test = BlockSprt::new(hypotheses, ErrorRates::default()).unwrap();
        for _ in 0..BlockSprt::BLOCKS_MIN {
            assert_eq!(test.progress().verdict(), Verdict::Continue);
            assert!(test.add(value).unwrap().llr().is_finite());
        }
        assert_eq!(test.progress().verdict(), verdict, "{hypotheses:?} {value}");
    }
    // All even: the likelihood of t·σ for a mean of zero falls as exp(-nt²/2), so 0.3 is refused
    // when 0.045 n passes ln 19.
    let even = Normalised { h0: 0.0, h1: 0.3 };
    let mut test = BlockSprt::new(even, ErrorRates::default()).unwrap();
    while test.progress().verdict() == Verdict::Continue {
        test.add(0.0).unwrap();
    }
    assert_eq!((test.progress().verdict(), test.progress().units()), (AcceptH0, 66));
}

#[test]
fn a_verdict_stays() {
    let mut test = PairSprt::new(0.0, 50.0, EloScale::Normalised, ErrorRates::default()).unwrap();
    while test.progress().verdict() == Verdict::Continue {
        test.add(3).unwrap();
        test.add(1 + (test.tally().units() % 3) as usize).unwrap();
    }
    let decided = test.progress().decided_at();
    for _ in 0..500 {
        test.add(0).unwrap();
    }
    assert!(test.progress().llr() < test.progress().rates().lower());
    assert_eq!(test.progress().verdict(), Verdict::AcceptH1);
    assert_eq!(test.progress().decided_at(), decided);
}

#[test]
fn every_tally_has_an_llr() {
    let mut stream = SplitMix64::new(11);
    for _ in 0..20_000 {
        let scale = if stream.below(2) == 0 { EloScale::Normalised } else { EloScale::Logistic };
        let (one, other) = (400.0 * stream.unit() - 200.0, 400.0 * stream.unit() - 200.0);
        let counts: [u64; 5] = std::array::from_fn(|_| match stream.below(3) {
            0 => 0,
            1 => stream.below(10) as u64,
            _ => stream.below(100_000) as u64,
        });
        let ours = llr::<5>(counts, one.min(other), one.max(other), scale);
        assert!(ours.is_finite(), "{counts:?} {one} {other} {scale:?}: {ours}");
        // The same seen from the other side.
        let mut turned = counts;
        turned.reverse();
        let theirs = llr::<5>(turned, -one.max(other), -one.min(other), scale);
        assert!((ours + theirs).abs() <= 1e-6 * ours.abs().max(1.0), "{counts:?}: {ours} {theirs}");
    }
}
