//! One experiment of the Kaunas thesis: a line-up, its table, and what is read from it.

use std::time::Instant;

use parlor_riichi::{Preset, RuleSet};

use crate::lt_figures::{SourceTable, compare, deal_ins, plots, ratio};
use crate::lt_matches::{LineUp, Played, play};
use crate::lt_readings::Reading;
use crate::{Comparison, Failed, Findings, Measured, Settings, Unit};

/// One experiment of the thesis.
pub(crate) struct LineUpStudy {
    pub(crate) line_up: LineUp,
    pub(crate) table: SourceTable,
    /// How many hands are played by other rules, or with a variant of a player.
    pub(crate) other: u64,
    /// How many hands are enough to see that it works.
    pub(crate) few: u64,
    /// Who the source found ahead of whom.
    pub(crate) readings: &'static [Reading],
    /// The same line-up with another setting of a player.
    pub(crate) variants: &'static [Variant],
    /// The names of the drawings of final points, one for each side.
    pub(crate) spreads: &'static [&'static str],
}

/// A line-up with another setting of a player.
pub(crate) struct Variant {
    /// The setting that differs.
    name: &'static str,
    line_up: LineUp,
    /// How many hands are played, and how many are enough to see that it works; none if they take long.
    hands: [u64; 2],
}

impl Variant {
    pub(crate) const fn new(name: &'static str, line_up: LineUp, hands: [u64; 2]) -> Variant {
        Variant { name, line_up, hands }
    }
}

/// How many hands are played when as many as the source's say too little.
const MANY_HANDS: u64 = 10_000;

/// Where the source's words leave open what a player of it does.
const OPEN_POINTS: [(&str, &str); 2] = [
    (
        "lt-fast",
        "the source's words leave open how lt-fast refuses calls and values neighbours: the rows \
         strict_tanyao=on and toitoi_no_neighbours=off of lt-2 are the other readings",
    ),
    (
        "lt-csp",
        "the source's words leave open what its change of the min-conflicts library came to: read as the \
         first of equally good values, it leaves most problems without a solution; the rows ties=random \
         are the library's own rule",
    ),
];

fn rules(name: &str) -> Result<&'static RuleSet, Failed> {
    Preset::by_name(name).map(Preset::rules).map_err(Failed::by)
}

fn hands(played: &[Played]) -> u64 {
    played.iter().map(|all| u64::from(all.hands)).sum()
}

/// The first matches that hold at least so many hands.
fn beginning(played: &[Played], n_hands: u64) -> &[Played] {
    let mut so_far = 0;
    let reached = played.iter().position(|all| {
        so_far += u64::from(all.hands);
        so_far >= n_hands
    });
    reached.map_or(played, |last| &played[..=last])
}

impl LineUpStudy {
    /// Plays all matches and compares them with the source's table.
    pub(crate) fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let n_hands = settings.size(self.table.hands, self.few);
        let n_many = settings.size(MANY_HANDS, self.few);
        let lt2017 = rules("lt2017")?;
        let start = Instant::now();
        let many = play(settings, &self.line_up, lt2017, n_many.max(n_hands))?;
        let seconds = start.elapsed().as_secs_f64();
        let played = beginning(&many, n_hands);

        let mut findings = Findings::new();
        findings.comparisons = compare(&self.table, played, settings.seed)?;
        for row in &mut findings.comparisons {
            let open = OPEN_POINTS.iter().find(|(of, _)| row.what.contains(of));
            row.reason = open.map(|(_, reason)| (*reason).to_owned());
        }
        findings.comparisons.push(self.length(played, settings.seed)?);
        findings = plots(findings, &self.table, played, self.spreads);
        findings.comparisons.extend(deal_ins(&self.table, &many, settings.seed)?);
        for reading in self.readings {
            let (row, verdict) = reading.judge(&self.table, &many, settings.seed)?;
            findings.comparisons.push(row);
            findings.remarks.push(verdict);
        }
        let n_other = settings.size(self.other, self.few);
        let ema = play(settings, &self.line_up, rules("ema2016")?, n_other)?;
        findings.comparisons.extend(self.alone("ema2016", &ema, settings.seed)?);
        for Variant { name, line_up, hands: [many, few] } in self.variants {
            let n_hands = settings.size(*many, *few);
            if n_hands == 0 {
                continue;
            }
            let varied = play(settings, line_up, lt2017, n_hands)?;
            findings.comparisons.extend(self.alone(name, &varied, settings.seed)?);
        }
        let clock = Measured::alone(seconds / hands(&many) as f64 * hands(played) as f64);
        findings.add("seconds for the source's hands", Unit::Number(2), clock).is_timed = true;
        Ok(findings.remark(format!(
            "{} matches, {} hands by lt2017 beside the source's figures; {} hands for leads and deal-ins. The \
             clock alone varies from run to run.",
            played.len(),
            hands(played),
            hands(&many)
        )))
    }

    /// How many hands a match has.
    fn length(&self, played: &[Played], seed: u64) -> Result<Comparison, Failed> {
        let printed = self.table.hands as f64 / self.table.matches as f64;
        let source = self.table.mean((printed, 2), played, |all| all.hands.into());
        let ours = ratio(played, seed, |all| [all.hands.into(), 1.0])?;
        Ok(Comparison::new("hands in a match", Unit::Number(2), source, ours))
    }

    /// The figures of something that the source did not do.
    fn alone(&self, name: &str, played: &[Played], seed: u64) -> Result<Vec<Comparison>, Failed> {
        let mut rows = compare(&self.table, played, seed)?;
        rows.extend(deal_ins(&self.table, played, seed)?);
        let alone = |row: Comparison| {
            let what = format!("{name}: {}", row.what);
            Comparison { what, source: None, ..row }
        };
        Ok(rows.into_iter().map(alone).collect())
    }
}
