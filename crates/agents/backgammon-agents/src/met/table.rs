//! Chances at every score.

use std::sync::OnceLock;

use parlor_backgammon::Score;
use parlor_formats::backgammon::met::{self, MetFile, Part};
use parlor_game::Seat;

use super::beyond::{self, Beyond};
use super::zadeh;

/// The chance to win the match, for every number of points that the two players still need.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchEquityTable {
    name: String,
    /// Row `a`, column `b`: the chance of who needs `a + 1` against `b + 1`, before the Crawford
    /// game is over.
    before_crawford: Vec<Vec<f64>>,
    /// Entry `a`: the chance of who needs `a + 1` against one, after the Crawford game.
    after_crawford: Vec<f64>,
    beyond: Beyond,
}

/// The table that is built in, with the notices of its authors.
const KAZAROSS_XG2: &str = include_str!("../../data/Kazaross-XG2.xml");

/// How far tables made of formulas go.
const FORMULA_REACH: usize = 64;

/// A file that does not say enough to make a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum UnusableTableError {
    /// A formula's parameter is missing.
    #[error("the table {table:?} lacks the parameter {parameter:?}")]
    NoParameter { table: String, parameter: &'static str },
    /// A formula that is not known.
    #[error("the table {table:?} asks for the formula {formula:?}: only \"zadeh\" is known")]
    UnknownFormula { table: String, formula: String },
}

impl MatchEquityTable {
    /// Neil Kazaross's table of 2011, 25 points: the default.
    ///
    /// # Panics
    ///
    /// Never: a test reads the built-in file.
    pub fn kazaross_xg2() -> &'static MatchEquityTable {
        static TABLE: OnceLock<MatchEquityTable> = OnceLock::new();
        TABLE.get_or_init(|| {
            let file = met::read(KAZAROSS_XG2).expect("the built-in table is well-formed");
            MatchEquityTable::from_file(&file).expect("the built-in table is complete")
        })
    }

    /// The table of a file.
    pub fn from_file(file: &MetFile) -> Result<MatchEquityTable, UnusableTableError> {
        let name = file.name.clone();
        let reach = file.length.unwrap_or(FORMULA_REACH);
        let after_crawford = match &file.post_crawford {
            Part::Explicit(rows) => rows.first().cloned().unwrap_or_default(),
            formula @ Part::Formula { .. } => {
                zadeh::after_crawford(&parameters(&name, formula)?, reach)?
            }
        };
        let before_crawford = match &file.pre_crawford {
            Part::Explicit(rows) => rows.clone(),
            formula @ Part::Formula { .. } => {
                zadeh::before_crawford(&parameters(&name, formula)?, &after_crawford)?
            }
        };
        let beyond = Beyond::fitted(&before_crawford);
        Ok(MatchEquityTable { name, before_crawford, after_crawford, beyond })
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many points it states; for longer matches see [`MatchEquityTable::before_crawford`].
    pub fn reach(&self) -> usize {
        self.before_crawford.len()
    }

    /// The chance of who needs `own` points against `other`, while the Crawford game is still to be
    /// played or is about to be. Nobody needs 0 points: who does has won.
    ///
    /// Beyond what the table states, points are taken as steps of a random walk: the chance is the
    /// normal distribution of `(other − own) / (s √(own + other))`, with the `s` that fits the
    /// further half of the table, shifted to agree with it at the nearest score that it states; the
    /// Crawford game itself is worked out from the games after it.
    pub fn before_crawford(&self, own: u32, other: u32) -> f64 {
        if own == 0 || other == 0 {
            return if own == 0 { 1.0 } else { 0.0 };
        }
        let row = self.before_crawford.get(own as usize - 1);
        if let Some(&stated) = row.and_then(|row| row.get(other as usize - 1)) {
            return stated;
        }
        let crawford_game = |away| beyond::crawford_game(|n| self.after_crawford(n), away);
        match (own, other) {
            (own, 1) => crawford_game(own),
            (1, other) => 1.0 - crawford_game(other),
            _ => {
                let reach = self.reach() as u32;
                let nearest = (own.min(reach), other.min(reach));
                let stated = self.before_crawford(nearest.0, nearest.1);
                self.beyond.chance((own, other), nearest, stated)
            }
        }
    }

    /// The chance of who needs `own` points after the Crawford game, against an opponent who needs
    /// one. Beyond the table: he doubles at once, so half of the time two points, with a quarter of
    /// them four, are won.
    pub fn after_crawford(&self, own: u32) -> f64 {
        if own == 0 {
            return 1.0;
        }
        let stated = &self.after_crawford;
        match stated.get(own as usize - 1) {
            Some(&chance) => chance,
            None => beyond::after_crawford(stated, own),
        }
    }

    /// The chance of `seat` before a game at `score`.
    pub fn chance(&self, score: &Score, seat: Seat) -> f64 {
        let (own, other) = (score.away(seat), score.away(seat.opponent()));
        let (Some(own), Some(other)) = (own, other) else { return 0.5 };
        self.chance_at(own, other, !score.is_crawford() && (own == 1 || other == 1))
    }

    /// The chance at these numbers of points; `after_crawford`: has the Crawford game been played?
    pub fn chance_at(&self, own: u32, other: u32, after_crawford: bool) -> f64 {
        match (own, other) {
            (0, _) | (_, 0) => self.before_crawford(own, other),
            (1, other) if after_crawford => 1.0 - self.after_crawford(other),
            (own, 1) if after_crawford => self.after_crawford(own),
            _ => self.before_crawford(own, other),
        }
    }
}

/// The parameters of a formula that is known.
fn parameters<'a>(
    table: &'a str,
    part: &'a Part,
) -> Result<zadeh::Parameters<'a>, UnusableTableError> {
    match part {
        Part::Formula { name, parameters } if name == "zadeh" => {
            Ok(zadeh::Parameters { table, values: parameters })
        }
        Part::Formula { name, .. } => Err(UnusableTableError::UnknownFormula {
            table: table.to_owned(),
            formula: name.clone(),
        }),
        Part::Explicit(_) => Ok(zadeh::Parameters { table, values: &[] }),
    }
}
