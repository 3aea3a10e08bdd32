//! How well a reading of the Kaunas thesis fits its tables, by the rows of the results.

use crate::lt_claims::{ReadRows, plain};
use crate::lt_study::DISTANCE;
use crate::readings::{AND, Readings};
use crate::told::grouped;
use crate::{Agreement, Finished, Rows, Shown};

/// One reading beside one table of the source.
pub(crate) struct Fit<'a> {
    prefix: &'a str,
    /// Every figure of the table.
    rows: Vec<&'a Shown>,
    distance: f64,
}

impl<'a> Fit<'a> {
    /// Of the rows that begin as the reading's do; nothing if it was not tried.
    pub(crate) fn of(read: &'a ReadRows, rows: Rows<'a>) -> Option<Fit<'a>> {
        let prefix = read.prefix.as_str();
        let is_here = |row: &&Shown| {
            let rest = row.what.strip_prefix(prefix);
            row.source.is_some() && rest.is_some_and(|rest| !rest.contains(": "))
        };
        let distance = rows.row(&format!("{prefix}{DISTANCE}"))?.ours.value;
        Some(Fit { prefix, rows: rows.0.iter().filter(is_here).collect(), distance })
    }

    fn differing(&self) -> impl Iterator<Item = &&'a Shown> {
        self.rows.iter().filter(|row| row.agreement == Agreement::Differs)
    }

    /// How many figures agree; which do not stands beside all figures.
    pub(crate) fn text(&self) -> String {
        let name = match self.prefix.trim_end_matches(": ") {
            "" => "As printed".to_owned(),
            options => format!("With `{options}`"),
        };
        let count = |of| self.rows.iter().filter(|row| row.agreement == of).count();
        format!(
            "{name}, of {} figures of the source {} agree, {} cannot be told and {} differ; distance {}.",
            self.rows.len(),
            count(Agreement::Agrees),
            count(Agreement::Unclear),
            count(Agreement::Differs),
            grouped(&format!("{:.0}", self.distance))
        )
    }

    /// What differs, in few words, of the figures by which players are compared.
    fn misfits(&self) -> Vec<String> {
        let of_players = |row: &&&Shown| {
            let what = row.what.strip_prefix(self.prefix).unwrap_or(&row.what);
            what.starts_with("wins per hand") || what.starts_with("mean match points")
        };
        let mut said = "";
        let told = |row: &&Shown| {
            let side = row.what.rsplit(", ").next().map_or("", plain);
            let does = if row.what.contains("wins per hand") { "wins" } else { "ends at" };
            let after = if does == "wins" { "" } else { " thousand" };
            let one = |value: f64| match does {
                "wins" if value < 0.01 => format!("{:.2} %", 100.0 * value),
                "wins" => format!("{:.1} %", 100.0 * value),
                _ => format!("{value:.1}").replace('-', "−"),
            };
            let source = row.source.map_or(f64::NAN, |source| source.value);
            let figures = format!("{} ({}){after}", one(row.ours.value), one(source));
            // What they do is said once.
            match std::mem::replace(&mut said, does) == does {
                true => format!("{side} {figures}"),
                false => format!("{side} {does} {figures}"),
            }
        };
        self.differing().filter(of_players).map(told).collect()
    }
}

/// One reading beside all tables.
struct Overall<'a> {
    reading: Option<&'a str>,
    /// The sum of its distances.
    apart: f64,
    fits: Vec<Fit<'a>>,
}

/// Which single reading fits all three experiments best, and what it still does not fit.
pub(crate) fn overall(
    finished: &[&Finished],
    tried: &[Vec<ReadRows>],
    readings: &Readings,
) -> Option<String> {
    let (first, _) = tried.split_first()?;
    if finished.len() != tried.len() {
        return None;
    }
    let mut all: Vec<Overall<'_>> = Vec::new();
    for ReadRows { reading, .. } in first {
        // How the constraint player is read, which stands second, concerns experiment 1 alone.
        let without = reading.as_deref().and_then(|reading| reading.split(AND).next());
        let fits: Option<Vec<Fit<'_>>> = (finished.iter().zip(tried))
            .map(|(one, tried)| {
                let of = |words: Option<&str>| {
                    tried.iter().find(|read| read.reading.as_deref() == words)
                };
                let read = of(reading.as_deref()).or_else(|| of(without))?;
                Fit::of(read, Rows(&one.comparisons))
            })
            .collect();
        if let Some(fits) = fits {
            let apart = fits.iter().map(|fit| fit.distance).sum();
            all.push(Overall { reading: reading.as_deref(), apart, fits });
        }
    }
    all.sort_by(|a, b| a.apart.total_cmp(&b.apart));
    let name = |reading: Option<&str>| match reading {
        Some(reading) => readings.letters(reading),
        None => "as printed".to_owned(),
    };
    let Overall { reading: best, apart, fits, .. } = all.first()?;
    let others: Vec<String> = all[1..]
        .iter()
        .map(|one| format!("{} {}", name(one.reading), grouped(&format!("{:.0}", one.apart))))
        .collect();
    let misfits: Vec<String> = (finished.iter().zip(fits))
        .map(|(one, fit)| {
            let differ = fit.misfits();
            let n = fit.differing().count();
            let told =
                if differ.is_empty() { String::new() } else { format!(": {}", differ.join(", ")) };
            let open = fit.rows.iter().filter(|row| row.agreement == Agreement::Unclear).count();
            let open = if open > n { format!(" ({open} undecided)") } else { String::new() };
            format!("{} {n} of {}{open}{told}", one.id, fit.rows.len())
        })
        .collect();
    Some(format!(
        "**One reading for all three experiments**: by squared distances in standard errors {} fits best ({}; {}). It \
         misses (the source's in brackets): {}.\n",
        name(*best),
        grouped(&format!("{apart:.0}")),
        others.join("; "),
        misfits.join("; "),
    ))
}
