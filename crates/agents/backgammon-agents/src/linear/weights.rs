//! The weights of the linear evaluation, and the text they are kept in.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use parlor_backgammon::{Board, Place};

use crate::Chances;

use super::five::Five;
use super::{Class, Encoded};

/// Five weights for each fact of each [`Class`]. A chance is the squashed sum of the weights of the
/// facts that hold.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights([Vec<[f32; 5]>; 5]); // One table for each class, in the order of `Class::ALL`.

impl Weights {
    /// All zero: every chance is a half.
    pub fn zero() -> Weights {
        Weights(Class::ALL.map(|class| vec![[0.0; 5]; class.rows()]))
    }

    /// The weights that come with Parlor. The file says which command made them.
    ///
    /// # Panics
    ///
    /// Never: a test reads the file.
    pub fn shipped() -> Arc<Weights> {
        static SHIPPED: LazyLock<Arc<Weights>> = LazyLock::new(|| {
            let text = include_str!("../../data/linear.txt");
            Arc::new(text.parse().expect("the weights that come with Parlor can be read"))
        });
        Arc::clone(&SHIPPED)
    }

    /// The chances of the player on roll. What the men borne off rule out is zero, and no chance is
    /// larger than the one that includes it.
    pub fn chances(&self, board: &Board) -> Chances {
        self.five(board).into()
    }

    /// The same in single precision.
    #[inline]
    pub(crate) fn five(&self, board: &Board) -> Five {
        let Five(mut five) = self.squashed(&Encoded::of(board));
        for (n, possible) in possible(board).into_iter().enumerate() {
            if !possible {
                five[n] = 0.0;
            }
        }
        Five(five).nested()
    }

    /// The squashed sums as they are.
    #[inline]
    pub(super) fn squashed(&self, encoded: &Encoded) -> Five {
        let table = &self.0[encoded.class() as usize];
        let mut sums = [0.0f32; 5];
        for &row in encoded.rows() {
            let weights = &table[usize::from(row)];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += weight;
            }
        }
        Five(sums.map(squash))
    }

    /// Adds `steps` to the weights of every fact that holds.
    pub(super) fn add(&mut self, encoded: &Encoded, steps: [f32; 5]) {
        let table = &mut self.0[encoded.class() as usize];
        for &row in encoded.rows() {
            for (weight, step) in table[usize::from(row)].iter_mut().zip(steps) {
                *weight += step;
            }
        }
    }
}

/// Which of the five chances the men borne off leave open.
#[inline]
pub(crate) fn possible(board: &Board) -> [bool; 5] {
    let won = board.other().on(Place::OFF) == 0;
    let lost = board.own().on(Place::OFF) == 0;
    [true, won, won, lost, lost]
}

/// From all numbers into 0..1, rising: 1 / (1 + e^−x) with e^x as (1 + x/1024)^1024, so that it is
/// made of plain arithmetic and equal on every machine.
#[inline]
fn squash(sum: f32) -> f32 {
    let mut power = 1.0 - sum.clamp(-12.0, 12.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

/// The first line of the text form that is not a comment.
const HEADING: &str = "parlor backgammon linear 1";

impl fmt::Display for Weights {
    /// A heading, then for each class its name and a line of five numbers for each row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}")?;
        for (class, table) in Class::ALL.into_iter().zip(&self.0) {
            writeln!(f, "{} {}", class.name(), table.len())?;
            for row in table {
                let numbers = row.map(|weight| format!("{weight:.4}"));
                // Most of a table is never met: a short line for it.
                let is_zero = row.iter().all(|weight| weight.abs() < 0.000_05);
                writeln!(f, "{}", if is_zero { "0".to_owned() } else { numbers.join(" ") })?;
            }
        }
        Ok(())
    }
}

/// What is wrong with a text of weights, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseWeightsError {
    line: usize,
    found: String,
    wanted: String,
}

impl fmt::Display for ParseWeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseWeightsError { line, found, wanted } = self;
        write!(f, "line {line}: {found:?} where {wanted} was expected")
    }
}

impl std::error::Error for ParseWeightsError {}

impl FromStr for Weights {
    type Err = ParseWeightsError;

    /// Lines that begin with `#` say something to people.
    fn from_str(text: &str) -> Result<Weights, ParseWeightsError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
        let last = text.lines().count() + 1;
        let mut next = || lines.next().unwrap_or((last, ""));
        let wrong = |(line, found): (usize, &str), wanted: &str| {
            Err(ParseWeightsError { line, found: found.to_owned(), wanted: wanted.to_owned() })
        };
        let heading = next();
        if heading.1 != HEADING {
            return wrong(heading, HEADING);
        }
        let mut weights = Weights::zero();
        for (class, table) in Class::ALL.into_iter().zip(&mut weights.0) {
            let heading = format!("{} {}", class.name(), table.len());
            let line = next();
            if line.1 != heading {
                return wrong(line, &heading);
            }
            for row in table {
                let line = next();
                let numbers: Option<Vec<f32>> = line
                    .1
                    .split_ascii_whitespace()
                    .map(|word| word.parse().ok().filter(|number: &f32| number.is_finite()))
                    .collect();
                match numbers.as_deref() {
                    Some([0.0]) => {}
                    Some(&[a, b, c, d, e]) => *row = [a, b, c, d, e],
                    _ => return wrong(line, "five numbers or 0"),
                }
            }
        }
        let rest = next();
        if rest.1.is_empty() { Ok(weights) } else { wrong(rest, "nothing more") }
    }
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Men, RuleSet};

    use super::*;

    #[test]
    fn squashing_is_near_the_logistic_function() {
        for (sum, chance) in [(0.0, 0.5), (1.0, 0.731_06), (-1.0, 0.268_94), (4.0, 0.982_01)] {
            assert!((squash(sum) - chance).abs() < 1e-3, "{sum}: {}", squash(sum));
        }
        assert!(squash(1e9) <= 1.0 && squash(-1e9) >= 0.0);
    }

    #[test]
    fn the_text_form_reads_back() {
        let mut weights = Weights::zero();
        let start = Encoded::of(&RuleSet::STANDARD.board());
        weights.add(&start, [0.5, -0.25, 0.125, 1.0, -2.0]);
        let text = format!("# made by hand\n{weights}");
        assert_eq!(text.parse(), Ok(weights));
        let bad = text.replacen("mutual 709", "mutual 708", 1);
        let error = bad.parse::<Weights>().unwrap_err().to_string();
        assert_eq!(error, "line 3: \"mutual 708\" where mutual 709 was expected");
        assert!("".parse::<Weights>().is_err());
        assert!(text.replacen("0.5000", "x", 1).parse::<Weights>().is_err());
        assert!(format!("{text}0\n").parse::<Weights>().is_err());
    }

    #[test]
    fn what_cannot_happen_has_no_chance() {
        let men = |stacks: &[(u8, u8)]| Men::new(stacks).unwrap();
        let board = Board::new(men(&[(1, 14), (0, 1)]), men(&[(20, 15)])).unwrap();
        let chances = Weights::zero().chances(&board);
        assert_eq!((chances.lose_gammon, chances.lose_backgammon), (0.0, 0.0));
        assert_eq!((chances.win, chances.win_gammon), (0.5, 0.5));
    }
}
