//! What a share of won worlds is worth as a chance to win.
//!
//! Worlds are played on with open cards, and so two opponents play as one who sees all: their claims
//! come out too high. How a share comes out in truth was counted in self-play. For every contract, role and
//! part of the deal the odds of a win are a power of the odds of the share, times a factor, which keeps the
//! order of choices.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use parlor_zole::{Contract, HAND_SIZE, View};

use crate::inference::{Choices, solved};

/// Contracts and roles, as lines of the file begin.
pub const ROLES: [&str; 7] = [
    "soloist-lielais",
    "opponent-lielais",
    "soloist-zole",
    "opponent-zole",
    "soloist-maza-zole",
    "opponent-maza-zole",
    "galdins",
];

/// Parts of the deal: tricks 1 and 2, 3 to 5, 6 to 8.
pub const PARTS: [&str; 3] = ["early", "middle", "late"];

/// Shares nearer to 0 or 1 count as if they were so near: beyond that, it is the sample that speaks.
const NEAREST: f64 = 0.005;

/// Who claims a chance, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// Which of [`ROLES`].
    pub role: usize,
    /// Which of [`PARTS`].
    pub part: usize,
}

impl Occasion {
    /// That of the player of this view, once there is a contract.
    pub fn of(view: &View) -> Option<Occasion> {
        let (me, contract) = (view.my_place()?, view.public().contract()?);
        let opponent = usize::from(contract.soloist() != Some(me));
        let role = match contract {
            Contract::Lielais(_) => opponent,
            Contract::Zole(_) => 2 + opponent,
            Contract::MazaZole(_) => 4 + opponent,
            Contract::Galdins => 6,
        };
        let trick = HAND_SIZE - view.hand().len().min(HAND_SIZE) + 1;
        let part = match trick {
            ..=2 => 0,
            3..=5 => 1,
            _ => 2,
        };
        Some(Occasion { role, part })
    }
}

/// How shares come out.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances {
    rows: [[Row; PARTS.len()]; ROLES.len()],
}

/// The logarithm of the odds of a win is `level + slope · x`, where `x` is that of the share.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Row {
    level: f64,
    slope: f64,
    /// How uncertain both are: their variances and what they have in common.
    variances: [f64; 3],
}

impl Default for Row {
    /// The share as it is.
    fn default() -> Row {
        Row { level: 0.0, slope: 1.0, variances: [0.0; 3] }
    }
}

/// A chance, and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// How likely a win is.
    pub chance: f64,
    /// How far off that may be: by what was counted, and by the worlds the share rests on.
    pub error: f64,
}

impl Chances {
    /// Those that come with the players.
    pub fn shipped() -> &'static Chances {
        static SHIPPED: LazyLock<Chances> = LazyLock::new(|| {
            include_str!("../data/chances.txt").parse().expect("a test reads the chances")
        });
        &SHIPPED
    }

    /// What a share of won worlds is worth, where it rests on as many drawn worlds as `n`; on all if there
    /// is none.
    pub fn of(&self, occasion: Occasion, share: f64, n: Option<f64>) -> Chance {
        let Row { level, slope, variances: [of_level, of_both, of_slope] } =
            self.rows[occasion.role][occasion.part];
        let x = odds(share);
        let chance = 1.0 / (1.0 + (-level - slope * x).exp());
        let counted = of_level + 2.0 * x * of_both + x * x * of_slope;
        // By Laplace's rule no share of a sample is sure.
        let drawn = n.map_or(0.0, |n| {
            let likely = (share * n + 1.0) / (n + 2.0);
            slope * slope / (n * likely * (1.0 - likely))
        });
        Chance { chance, error: chance * (1.0 - chance) * (counted + drawn).max(0.0).sqrt() }
    }

    /// What fits best to shares claimed and whether the deal was won then.
    pub fn fitted(claims: &[(Occasion, f64, bool)]) -> Chances {
        let row = |role: usize, part: usize| {
            let mine = claims.iter().filter(|(at, ..)| *at == Occasion { role, part });
            let mine: Vec<(f64, bool)> =
                mine.map(|&(_, share, is_won)| (odds(share), is_won)).collect();
            fitted(&mine)
        };
        Chances { rows: std::array::from_fn(|role| std::array::from_fn(|part| row(role, part))) }
    }
}

/// The logarithm of the odds of a share.
fn odds(share: f64) -> f64 {
    let share = share.clamp(NEAREST, 1.0 - NEAREST);
    (share / (1.0 - share)).ln()
}

fn fitted(claims: &[(f64, bool)]) -> Row {
    let mut choices = Choices::<2>::default();
    for &(x, is_won) in claims {
        choices.add([[0.0, 0.0], [1.0, x]].into_iter(), usize::from(is_won));
    }
    let [mut level, mut slope] = choices.fit();
    let is_falling = slope < 0.0;
    if is_falling {
        // Who wins more worlds is not less likely to win: nothing but the level can be told.
        let mut alone = Choices::<2>::default();
        for &(_, is_won) in claims {
            alone.add([[0.0, 0.0], [1.0, 0.0]].into_iter(), usize::from(is_won));
        }
        [level, slope] = alone.fit();
    }
    let (_, curve) = choices.slope(&[level, slope]);
    let [first, both] = solved(curve, [1.0, 0.0]);
    let [_, second] = solved(curve, [0.0, 1.0]);
    Row { level, slope, variances: [first, both, if is_falling { 0.0 } else { second }] }
}

/// Why a file of chances cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseChancesError(String);

impl fmt::Display for ParseChancesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseChancesError {}

/// A line for each role and part: level, slope, and how uncertain they are.
impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (role, rows) in ROLES.iter().zip(&self.rows) {
            for (part, Row { level, slope, variances: [first, both, second] }) in
                PARTS.iter().zip(rows)
            {
                writeln!(
                    f,
                    "{role}-{part} {level:.4} {slope:.4} {first:.5} {both:.5} {second:.5}"
                )?;
            }
        }
        Ok(())
    }
}

impl FromStr for Chances {
    type Err = ParseChancesError;

    fn from_str(text: &str) -> Result<Chances, ParseChancesError> {
        let mut chances = Chances { rows: [[Row::default(); PARTS.len()]; ROLES.len()] };
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        for (role, rows) in ROLES.iter().zip(&mut chances.rows) {
            for (part, row) in PARTS.iter().zip(rows) {
                let line = lines.next().unwrap_or_default();
                let name = format!("{role}-{part}");
                let wrong = || ParseChancesError(format!("{name} and five numbers, not {line:?}"));
                let numbers = line.strip_prefix(&name).ok_or_else(wrong)?.split_whitespace();
                let numbers: Result<Vec<f64>, _> = numbers.map(str::parse).collect();
                let Ok([level, slope, first, both, second]) =
                    <[f64; 5]>::try_from(numbers.map_err(|_| wrong())?)
                else {
                    return Err(wrong());
                };
                *row = Row { level, slope, variances: [first, both, second] };
            }
        }
        Ok(chances)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Occasion = Occasion { role: 1, part: 0 };

    /// Of 1,000 claims of 80 % 200 come true, of as many of 40 % 100: both are corrected to that.
    #[test]
    fn claims_are_corrected_to_what_happened() {
        let mut claims = Vec::new();
        for n in 0..1000 {
            claims.push((AT, 0.8, n % 5 == 0));
            claims.push((AT, 0.4, n % 10 == 0));
        }
        let chances = Chances::fitted(&claims);
        let text = chances.to_string();
        for (share, wanted) in [(0.8, 0.2), (0.4, 0.1)] {
            let got = chances.of(AT, share, None);
            assert!((got.chance - wanted).abs() < 0.005, "{share}: {got:?}");
            // The error of a share of 1,000.
            let error = (wanted * (1.0 - wanted) / 1000.0_f64).sqrt();
            assert!((got.error / error - 1.0).abs() < 0.05, "{share}: {got:?} {error}");
            let again = text.parse::<Chances>().unwrap().of(AT, share, None);
            assert!((again.chance - got.chance).abs() < 1e-3);
            assert!(chances.of(AT, share, Some(100.0)).error > got.error);
        }
        assert!("soloist-lielais-early 1 2".parse::<Chances>().is_err());
    }

    #[test]
    fn the_order_of_choices_is_kept() {
        // Higher shares won less: nothing can be told but how often deals were won.
        let claims: Vec<_> = (0..100).map(|n| (AT, f64::from(n) / 100.0, n < 50)).collect();
        let chances = Chances::fitted(&claims);
        let of = |share| chances.of(AT, share, None).chance;
        assert!((of(0.1) - of(0.9)).abs() < 1e-9 && (of(0.1) - 0.5).abs() < 0.01);
        let shipped = Chances::shipped();
        for role in 0..ROLES.len() {
            for part in 0..PARTS.len() {
                let at = Occasion { role, part };
                let claims =
                    [0.0, 0.2, 0.5, 0.8, 1.0].map(|share| shipped.of(at, share, None).chance);
                assert!(claims.is_sorted() && claims[0] >= 0.0 && claims[4] <= 1.0, "{at:?}");
            }
        }
    }
}
