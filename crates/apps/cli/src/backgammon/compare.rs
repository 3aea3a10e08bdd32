//! Our verdicts beside another program's.

use std::fmt;

use anyhow::Context;
use parlor_backgammon_agents::CubeDecision;
use serde_json::Value;

use crate::batch::{Row, field, text};

/// Every disagreement and what it costs by the other program's equities.
#[derive(Default)]
pub(super) struct Comparison {
    rows: usize,
    costs: Vec<f64>,
    lines: Vec<String>,
    error_nd: f64,
    error_dt: f64,
}

impl Comparison {
    /// Takes one row that holds a verdict and its equities.
    pub(super) fn add(&mut self, row: &Row, decision: &CubeDecision) -> anyhow::Result<()> {
        let number = |name: &str| -> anyhow::Result<f64> {
            field(row, name, "a number")?.with_context(|| format!("{name:?} is missing"))
        };
        let (nd, dt, dp) = (number("nd")?, number("dt")?, number("dp")?);
        let verdict = text(row, "verdict")?;
        self.rows += 1;
        self.error_nd += (decision.no_double - nd).abs();
        self.error_dt += (decision.double_take - dt).abs();
        if decision.verdict.to_string() != verdict {
            let cost = decision.verdict.cost(nd, dt, dp);
            let name = row.get("i").or(row.get("id")).map_or(String::new(), Value::to_string);
            self.lines.push(format!(
                "row {name}: {verdict} | ours {} | costs {cost:.4} | nd {nd:.4} ours {:.4} | \
                 dt {dt:.4} ours {:.4}",
                decision.verdict, decision.no_double, decision.double_take
            ));
            self.costs.push(cost);
        }
        Ok(())
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        if self.rows == 0 {
            return writeln!(f, "no row was compared");
        }
        let rows = self.rows as f64;
        let agreed = self.rows - self.lines.len();
        // An empty sum of f64 is −0.
        let sum = self.costs.iter().fold(0.0, |sum, cost| sum + cost);
        let dearest = self.costs.iter().copied().fold(0.0, f64::max);
        writeln!(
            f,
            "{agreed} of {} verdicts agree ({:.1} %); mean cost {:.5}, dearest {dearest:.4}; \
             mean difference nd {:.4}, dt {:.4}",
            self.rows,
            100.0 * agreed as f64 / rows,
            sum / rows,
            self.error_nd / rows,
            self.error_dt / rows
        )
    }
}
