//! Distribution functions beside SciPy's.

use parlor_stats::distribution::{beta, binomial, chi_square, ln_gamma, normal, student};

use crate::table::{assert_close, rows};

const TABLE: &str = include_str!("../reference/distributions.txt");

#[test]
fn agree_with_scipy_to_ten_digits() {
    let mut checked = 0;
    for row in rows(TABLE) {
        let (reference, args) = row.numbers.split_last().unwrap();
        let ours = match (row.name, args) {
            ("normal.cdf", [x]) => normal::cdf(*x),
            ("normal.survival", [x]) => normal::survival(*x),
            ("normal.quantile", [p]) => normal::quantile(*p),
            ("student.cdf", [t, df]) => student::cdf(*t, *df),
            ("student.quantile", [p, df]) => student::quantile(*p, *df),
            ("beta.cdf", [x, a, b]) => beta::cdf(*x, *a, *b),
            ("beta.quantile", [p, a, b]) => beta::quantile(*p, *a, *b),
            ("chi_square.cdf", [x, df]) => chi_square::cdf(*x, *df),
            ("chi_square.survival", [x, df]) => chi_square::survival(*x, *df),
            ("chi_square.quantile", [p, df]) => chi_square::quantile(*p, *df),
            ("binomial.cdf", [k, n, p]) => binomial::cdf(*k as u64, *n as u64, *p),
            ("binomial.at_least", [k, n, p]) => binomial::at_least(*k as u64, *n as u64, *p),
            ("ln_gamma", [x]) => ln_gamma(*x),
            _ => panic!("unknown row: {}", row.line),
        };
        assert_close(ours, *reference, 1e-10, row.line);
        checked += 1;
    }
    assert!(checked > 400, "only {checked} rows were read");
}

#[test]
fn answer_nan_outside_the_domain_and_limits_at_its_edge() {
    assert!(normal::quantile(-0.1).is_nan() && normal::quantile(1.1).is_nan());
    assert!(student::quantile(0.5, -1.0).is_nan() && student::cdf(1.0, 0.0).is_nan());
    assert!(beta::quantile(0.5, 0.0, 1.0).is_nan() && beta::cdf(f64::NAN, 1.0, 1.0).is_nan());
    assert!(binomial::cdf(1, 2, 1.5).is_nan() && ln_gamma(-1.0).is_nan());
    assert_eq!(normal::quantile(0.0), f64::NEG_INFINITY);
    assert_eq!(normal::quantile(1.0), f64::INFINITY);
    assert_eq!(student::quantile(1.0, 4.0), f64::INFINITY);
    assert_eq!((beta::quantile(0.0, 2.0, 3.0), beta::quantile(1.0, 2.0, 3.0)), (0.0, 1.0));
    assert_eq!(chi_square::quantile(1.0, 2.0), f64::INFINITY);
    assert_eq!((normal::cdf(f64::INFINITY), normal::cdf(f64::NEG_INFINITY)), (1.0, 0.0));
    assert_eq!(
        (student::cdf(f64::INFINITY, 3.0), student::cdf(f64::NEG_INFINITY, 3.0)),
        (1.0, 0.0)
    );
    assert_close(
        student::quantile(0.975, f64::INFINITY),
        normal::quantile(0.975),
        0.0,
        "t at infinity",
    );
}
