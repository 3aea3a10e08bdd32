//! One experiment of the Kaunas thesis: a line-up, its table, and what it claims.

use std::time::Instant;

use parlor_riichi::{Preset, RuleSet};

use crate::lt_claims::{HANDS, LtClaim, ReadRows};
use crate::lt_distance::distance;
use crate::lt_figures::{SourceTable, compare, deal_ins, plots, ratio};
use crate::lt_fit::Fit;
use crate::lt_matches::{LineUp, Played, play};
use crate::lt_value_reading::ValueReading;
use crate::{Claim, Comparison, Failed, Findings, Measured, Rows, Settings, Size, Unit};

/// One experiment of the thesis.
pub(crate) struct LineUpStudy {
    pub(crate) line_up: LineUp,
    pub(crate) table: SourceTable,
    /// How many of the sides, the first ones, the distance from the source is taken over: those that
    /// readings concern.
    pub(crate) n_compared: usize,
    /// How many hands claims are judged by, where as many as the source's say too little.
    pub(crate) many: u64,
    /// How many hands are played by other rules, or with a variant of a player.
    pub(crate) other: u64,
    /// How many hands are enough to see that it works.
    pub(crate) few: u64,
    /// What the source claims.
    pub(crate) claims: &'static [LtClaim],
    /// Other readings of the source.
    pub(crate) readings: &'static [OtherReading],
    /// The same line-up with another setting of a player.
    pub(crate) variants: &'static [Variant],
    /// The names of the drawings of final points, one for each side.
    pub(crate) spreads: &'static [&'static str],
}

/// The source read otherwise than it is printed.
pub(crate) struct OtherReading {
    /// What differs, as options.
    pub(crate) name: &'static str,
    /// The same in words.
    pub(crate) words: &'static str,
    /// How the tables of values are read.
    pub(crate) values: ValueReading,
    /// Which constraint player sits there.
    pub(crate) csp: &'static str,
    /// How many hands its claims are judged by, if not as many as those of the others.
    pub(crate) hands: Option<u64>,
    /// The smallest size in which it is tried.
    pub(crate) from: Size,
}

impl OtherReading {
    /// Is it tried in a run of this size?
    fn is_tried(&self, size: Size) -> bool {
        match self.from {
            Size::Quick => true,
            Size::Full => size != Size::Quick,
            Size::Long => size == Size::Long,
        }
    }

    /// The beginning of its rows.
    fn rows(&self) -> ReadRows {
        ReadRows { reading: Some(self.words.to_owned()), prefix: format!("{}: ", self.name) }
    }

    /// The line-up read in this way.
    pub(crate) fn line_up(&self, printed: &LineUp) -> LineUp {
        let agents = self.values.line_up(&printed.agents);
        let agents = agents.map(|agent| if agent == "lt-csp" { self.csp.into() } else { agent });
        LineUp { agents, sides: printed.sides }
    }
}

/// A line-up with another setting of a player.
pub(crate) struct Variant {
    /// The setting that differs.
    pub(crate) name: &'static str,
    pub(crate) line_up: LineUp,
}

/// What was played: as printed first, then by the other readings.
pub(crate) struct Matches {
    pub(crate) printed: Vec<Played>,
    pub(crate) read: Vec<(&'static OtherReading, Vec<Played>)>,
}

pub(crate) fn rules(name: &str) -> Result<&'static RuleSet, Failed> {
    Preset::by_name(name).map(Preset::rules).map_err(Failed::by)
}

fn hands(played: &[Played]) -> u64 {
    played.iter().map(|all| u64::from(all.hands)).sum()
}

/// The first matches that hold at least so many hands.
pub(crate) fn beginning(played: &[Played], n_hands: u64) -> &[Played] {
    let mut so_far = 0;
    let reached = played.iter().position(|all| {
        so_far += u64::from(all.hands);
        so_far >= n_hands
    });
    reached.map_or(played, |last| &played[..=last])
}

impl LineUpStudy {
    /// Plays all matches and compares them with the source's table.
    pub(crate) fn run(&'static self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let (mut findings, _) = self.as_the_source(settings)?;
        self.others(&mut findings, settings)?;
        Ok(findings)
    }

    /// The line-up under each reading beside the source's table.
    pub(crate) fn as_the_source(
        &'static self,
        settings: &Settings<'_>,
    ) -> Result<(Findings, Matches), Failed> {
        let n_hands = settings.size(self.table.hands, self.few);
        let n_many = self.many_hands(settings, None);
        let (lt2017, seed) = (rules("lt2017")?, settings.seed);
        let start = Instant::now();
        let printed = play(settings, &self.line_up, lt2017, n_many)?;
        let seconds = start.elapsed().as_secs_f64();
        let played = beginning(&printed, n_hands);

        let mut findings = Findings::new();
        findings.comparisons = compare(&self.table, played, seed)?;
        findings.comparisons.push(self.length(played, seed)?);
        findings = plots(findings, &self.table, played, self.spreads);
        findings.comparisons.extend(deal_ins(&self.table, &printed, seed)?);
        findings.comparisons.extend(self.claimed(&printed, seed)?);
        let apart = distance(&self.table, self.n_compared, played);
        findings.add(DISTANCE, Unit::Number(0), Measured::alone(apart));
        let mut read = Vec::new();
        for reading in self.readings.iter().filter(|reading| reading.is_tried(settings.size)) {
            let n_many = self.many_hands(settings, reading.hands);
            let many = play(settings, &reading.line_up(&self.line_up), lt2017, n_many)?;
            let played = beginning(&many, n_hands);
            let named = |row: Comparison| {
                let what = format!("{}: {}", reading.name, row.what);
                Comparison { what, ..row }
            };
            let mut rows = compare(&self.table, played, seed)?;
            rows.push(self.length(played, seed)?);
            findings.comparisons.extend(rows.into_iter().map(named));
            let more = [deal_ins(&self.table, &many, seed)?, self.claimed(&many, seed)?];
            findings.comparisons.extend(more.into_iter().flatten().map(named));
            let apart = Measured::alone(distance(&self.table, self.n_compared, played));
            findings.add(format!("{}: {DISTANCE}", reading.name), Unit::Number(0), apart);
            read.push((reading, many));
        }
        let clock = Measured::alone(seconds / hands(&printed) as f64 * hands(played) as f64);
        findings.add("seconds for the source's hands", Unit::Number(2), clock).is_timed = true;
        findings.remarks.push(format!(
            "{} matches, {} hands by lt2017 beside the source's figures; {} hands for claims and deal-ins. \
             Time alone varies from run to run.",
            played.len(),
            hands(played),
            hands(&printed)
        ));
        Ok((findings, Matches { printed, read }))
    }

    /// How many hands claims are judged by.
    pub(crate) fn many_hands(&self, settings: &Settings<'_>, hands: Option<u64>) -> u64 {
        settings.size(hands.unwrap_or(self.many).max(self.table.hands), self.few)
    }

    /// The printed text and every reading, by the beginnings of their rows.
    pub(crate) fn tried(&self) -> Vec<ReadRows> {
        let printed = ReadRows { reading: None, prefix: String::new() };
        let read = self.readings.iter().map(OtherReading::rows);
        [printed].into_iter().chain(read).collect()
    }

    /// What the source claims, by the rows of each reading that was tried.
    pub(crate) fn claims(&self, rows: Rows<'_>) -> Vec<Claim> {
        let tried = self.tried();
        self.claims.iter().map(|claim| claim.stated(&self.table, &tried, rows)).collect()
    }

    /// How well each reading fits.
    pub(crate) fn notes(&self, rows: Rows<'_>) -> Vec<String> {
        self.tried().iter().filter_map(|read| Fit::of(read, rows)).map(|fit| fit.text()).collect()
    }

    /// What the source did not do: other rules, other settings of a player.
    pub(crate) fn others(
        &self,
        findings: &mut Findings,
        settings: &Settings<'_>,
    ) -> Result<(), Failed> {
        let n_other = settings.size(self.other, self.few);
        let ema = play(settings, &self.line_up, rules("ema2016")?, n_other)?;
        findings.comparisons.extend(self.alone("ema2016", &ema, settings.seed)?);
        for Variant { name, line_up } in self.variants {
            let varied = play(settings, line_up, rules("lt2017")?, n_other)?;
            findings.comparisons.extend(self.alone(name, &varied, settings.seed)?);
        }
        Ok(())
    }

    /// The figures and leads that the claims are about, each once.
    fn claimed(&self, played: &[Played], seed: u64) -> Result<Vec<Comparison>, Failed> {
        let hands = Measured::exact(hands(played) as f64);
        let mut rows = vec![Comparison::new(HANDS, Unit::Number(0), None, hands)];
        for claim in self.claims {
            for row in claim.rows(&self.table, played, seed)? {
                if rows.iter().all(|known| known.what != row.what) {
                    rows.push(row);
                }
            }
        }
        Ok(rows)
    }

    /// How many hands a match has.
    fn length(&self, played: &[Played], seed: u64) -> Result<Comparison, Failed> {
        let printed = self.table.hands as f64 / self.table.matches as f64;
        let source = self.table.mean((printed, 2), played, |all| all.hands.into());
        let ours = ratio(played, seed, |all| [all.hands.into(), 1.0])?;
        Ok(Comparison::new("hands in a match", Unit::Number(2), source, ours))
    }

    /// The figures of something that the source did not do.
    pub(crate) fn alone(
        &self,
        name: &str,
        played: &[Played],
        seed: u64,
    ) -> Result<Vec<Comparison>, Failed> {
        let mut rows = compare(&self.table, played, seed)?;
        rows.extend(deal_ins(&self.table, played, seed)?);
        let alone = |row: Comparison| {
            let what = format!("{name}: {}", row.what);
            Comparison { what, source: None, ..row }
        };
        Ok(rows.into_iter().map(alone).collect())
    }
}

/// What [`distance`] is called in tables.
pub(crate) const DISTANCE: &str = "distance from the source, sum of squared standard errors";
