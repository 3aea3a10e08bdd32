//! What the Helsinki thesis's tables claim, under every reading that was tried.

use crate::fi_players::{FiPlayer, Sample};
use crate::fi_readings::{CHOSEN, Family, GRID, Reading, SUMMED};
use crate::{Check, Claim, Findings, Measured, Rows, ShownClaim, Unit, Verdict};
use parlor_stats::{Confidence, Interval};

/// A player and how often something was so.
pub(crate) struct Counted<'a> {
    pub(crate) player: &'a FiPlayer,
    pub(crate) hits: u64,
    pub(crate) of: u64,
}

const PERCENT: Unit = Unit::Percent(1);

/// Every reading of a family that a full run tries for some of its players, our first way first.
fn readings(family: Family) -> Vec<Option<Reading>> {
    let read = [SUMMED].into_iter().chain(CHOSEN).filter(|reading| reading.family == family);
    std::iter::once(None).chain(read.map(Some)).collect()
}

/// Those, and what only a long run tries: every reading of a family.
fn all_readings(family: Family) -> Vec<Option<Reading>> {
    let mut all = readings(family);
    let more = GRID.into_iter().filter(|reading| reading.family == family).map(Some);
    all.extend(more.filter(|reading| !readings(family).contains(reading)));
    all
}

/// The name of a player in one reading.
fn name(row: usize, reading: Option<Reading>) -> String {
    FiPlayer::of(row, reading, Sample::Large).name
}

/// The same on the smaller sample by which readings are chosen.
fn choosing(row: usize, reading: Option<Reading>) -> String {
    FiPlayer::of(row, reading, Sample::Choosing).name
}

fn family_of(row: usize) -> Family {
    FiPlayer::of(row, None, Sample::Large).family()
}

/// The reading in words. The source prints none, so that our first way is a reading too.
fn words(family: Family, reading: Option<Reading>) -> String {
    reading.map_or_else(|| family.first_way().to_owned(), |reading| reading.words())
}

/// A share that the source prints for one row, under every reading of its player: over the larger sample, or else
/// over the one that is kept for choosing. `what` is the row of a player, if it was asked, and what stands behind
/// the figure.
pub(crate) fn share_claim(
    claimed: impl Into<String>,
    row: usize,
    what: impl Fn(&str) -> Option<(String, String)>,
) -> Claim {
    let family = family_of(row);
    let tried = all_readings(family).into_iter().filter_map(|reading| {
        let found = what(&name(row, reading)).or_else(|| what(&choosing(row, reading)));
        let (figure, behind) = found?;
        Some((words(family, reading), figure, behind))
    });
    let mut claim = Claim::new(claimed, "");
    for (reading, figure, behind) in tried {
        claim.source = format!("{{{figure} | source .1}}");
        let told = format!("{{{figure} | .1}}{behind}");
        claim = claim.under(reading, [Check::same(figure)], told);
    }
    claim
}

/// A claim of tree search at depth 1 with what depth 2 gives under the reading under which it holds, if it holds
/// under one: a reading is of the source, not of a row. `what` is the row of a player, if it was asked.
pub(crate) fn with_depth_2(
    claim: Claim,
    rows: Rows<'_>,
    what: impl Fn(&str) -> Option<String>,
) -> Claim {
    let shown = ShownClaim::of(claim.clone(), rows).reading;
    let is_shown = |reading: &Option<Reading>| Some(words(Family::Tree, *reading)) == shown;
    let reading = all_readings(Family::Tree).into_iter().find(is_shown);
    let row =
        reading.and_then(|reading| what(&name(1, reading)).or_else(|| what(&choosing(1, reading))));
    match row {
        Some(row) => {
            claim.because(Verdict::Read, format!("So read, depth 2 agrees in {{{row} | .1}}."))
        }
        None => claim,
    }
}

/// Monte Carlo three turns deep and one, with the fewest samples and with the most.
const TURNS: [[usize; 2]; 2] = [[7, 3], [10, 6]];

/// Monte Carlo is said to be better three turns deep than one. The lead of all that were asked often decides; under
/// a reading that was only asked on the sample kept for choosing, those with the fewest samples and with the most
/// must both be better. `what` is the row of a player, if it was asked.
pub(crate) fn deeper_claim(
    claimed: &str,
    source: &str,
    rows: Rows<'_>,
    what: impl Fn(&str) -> Option<String>,
) -> Claim {
    let family = Family::MonteCarlo;
    let first = lead_row(claimed, None);
    let mut claim = Claim::new(claimed, source);
    if rows.has(&first) {
        let why = format!("By shanten {{{first} | signed .1 bare}} points.");
        claim = claim.because(Verdict::Read, why);
    }
    all_readings(family).into_iter().fold(claim, |claim, reading| {
        let lead = lead_row(claimed, reading);
        if rows.has(&lead) {
            let told =
                format!("{{{lead} | signed .1 bare}} points ({{{lead} | interval .1 bare}})");
            return claim.under(words(family, reading), [Check::above(0.0, [lead])], told);
        }
        let of = |row| what(&choosing(row, reading));
        let pairs: Option<Vec<[String; 2]>> =
            TURNS.iter().map(|&[deep, flat]| Some([of(deep)?, of(flat)?])).collect();
        let Some(pairs) = pairs else { return claim };
        let told =
            pairs.iter().map(|[deep, flat]| format!("{{{deep} | .1}} after {{{flat} | .1}}"));
        let told = told.collect::<Vec<_>>().join(", ");
        let checks = pairs.iter().map(|[deep, flat]| Check::more(deep, flat));
        claim.under(words(family, reading), checks, told)
    })
}

fn lead_row(claimed: &str, reading: Option<Reading>) -> String {
    let name = reading.map_or(String::new(), |reading| format!(", {}", reading.name));
    format!("lead: {claimed}{name}")
}

/// The leads of some rows over others of the same family, in every reading in which all were counted.
pub(crate) fn leads(
    findings: &mut Findings,
    claimed: &str,
    [more, less]: [&[usize]; 2],
    counted: &[Counted<'_>],
) {
    for reading in readings(family_of(more[0])) {
        let pooled = |rows: &[usize]| pooled(counted, rows, reading);
        if let (Some(more), Some(less)) = (pooled(more), pooled(less)) {
            findings.add(lead_row(claimed, reading), PERCENT, lead(more, less));
        }
    }
}

/// The least of one family is said to be above the most of the other: in our first way, and with each
/// family in the reading that was chosen. `what` is the row of a player.
pub(crate) fn family_claim(
    claimed: &str,
    source: &str,
    [more, less]: [&[usize]; 2],
    rows: Rows<'_>,
    what: impl Fn(&str) -> String,
) -> Claim {
    let chosen = |family: Family| CHOSEN.into_iter().find(|reading| reading.family == family);
    let families = [more, less].map(|rows| family_of(rows[0]));
    let ways = [[None, None], families.map(chosen)];
    ways.into_iter().fold(Claim::new(claimed, source), |claim, ways| {
        let of = |side: &[usize], way| -> Vec<String> {
            let named = side.iter().map(|&row| what(&name(row, way)));
            named.filter(|row| rows.has(row)).collect()
        };
        let (high, low) = (of(more, ways[0]), of(less, ways[1]));
        let by_value = |a: &&String, b: &&String| rows.value(a).total_cmp(&rows.value(b));
        let ends = (high.iter().min_by(by_value), low.iter().max_by(by_value));
        let (Some(least), Some(most)) = ends else { return claim };
        let told =
            format!("tree search at least {{{least} | .1}}, Monte Carlo at most {{{most} | .1}}");
        let reading = [words(families[0], ways[0]), words(families[1], ways[1])].join("; ");
        claim.under(reading, [Check::Ends { more: high.clone(), less: low.clone() }], told)
    })
}

/// How far each reading of a family is from the source on average over the rows that all have, in percentage
/// points, nearest first.
pub(crate) fn nearness(
    family: Family,
    of_family: &[usize],
    rows: Rows<'_>,
    what: impl Fn(&str) -> Option<String>,
) -> Option<String> {
    let away = |row: usize, reading| {
        let shown = rows.row(&what(&name(row, reading))?)?;
        Some(100.0 * (shown.ours.value - shown.source?.value).abs())
    };
    let all = readings(family);
    let in_all = |row: &&usize| all.iter().all(|&reading| away(**row, reading).is_some());
    let shared: Vec<usize> = of_family.iter().filter(in_all).copied().collect();
    let mean = |reading| {
        let each = shared.iter().filter_map(|&row| away(row, reading));
        each.sum::<f64>() / shared.len().max(1) as f64
    };
    let mut told: Vec<(f64, String)> = all
        .iter()
        .map(|&reading| {
            let name = reading.map_or("our first way", |reading| reading.name);
            (mean(reading), format!("{name} {:.1}", mean(reading)))
        })
        .collect();
    told.sort_by(|a, b| a.0.total_cmp(&b.0));
    let told: Vec<String> = told.into_iter().map(|(_, told)| told).collect();
    let players: Vec<String> = shared.iter().map(|&row| name(row, None)).collect();
    (!shared.is_empty()).then(|| {
        format!(
            "How far {} is from the source's shares, in percentage points on average over {}: {}.",
            family.name(),
            players.join(", "),
            told.join("; ")
        )
    })
}

/// How far each reading of a family is from the source on average, in points of a per cent, nearest first. The
/// rows are those in which every reading was counted.
fn fits(
    family: Family,
    counted: &[Counted<'_>],
    source: impl Fn(usize) -> f64,
) -> Vec<(Option<Reading>, f64)> {
    let read = GRID.into_iter().filter(|reading| reading.family == family).map(Some);
    let all: Vec<Option<Reading>> = std::iter::once(None).chain(read).collect();
    let mut rows: Vec<usize> = counted.iter().map(|one| one.player.row).collect();
    rows.sort_unstable();
    rows.dedup();
    rows.retain(|&row| all.iter().all(|&reading| pooled(counted, &[row], reading).is_some()));
    if rows.is_empty() {
        return Vec::new();
    }
    let mut fits: Vec<(Option<Reading>, f64)> = all
        .into_iter()
        .map(|reading| {
            let away = rows.iter().filter_map(|&row| {
                let [hits, of] = pooled(counted, &[row], reading)?;
                Some(100.0 * (hits as f64 / of as f64 - source(row)).abs())
            });
            (reading, away.sum::<f64>() / rows.len() as f64)
        })
        .collect();
    fits.sort_by(|a, b| a.1.total_cmp(&b.1));
    fits
}

/// A sentence for each family, from what was counted to choose a reading; none if nothing was.
pub(crate) fn choice_remarks(
    counted: &[Counted<'_>],
    source: impl Fn(usize) -> f64,
) -> Vec<String> {
    let of_family = |family| (family, fits(family, counted, &source));
    let all = [Family::Tree, Family::MonteCarlo].map(of_family);
    let told = all.iter().filter(|(_, fits)| !fits.is_empty());
    told.map(|(family, fits)| fits_remark(*family, fits)).collect()
}

/// The same as a sentence.
fn fits_remark(family: Family, fits: &[(Option<Reading>, f64)]) -> String {
    let told = fits.iter().map(|(reading, away)| {
        let name = reading.map_or("as first read", |reading| reading.name);
        format!("{name} {away:.1}")
    });
    let told: Vec<String> = told.collect();
    format!(
        "Readings of {} by how far they are from the source's shares on average, in percentage points: {}.",
        family.name(),
        told.join("; ")
    )
}

/// Hits of all players of these rows in one reading; `None` if there are none.
fn pooled(counted: &[Counted<'_>], rows: &[usize], reading: Option<Reading>) -> Option<[u64; 2]> {
    let mine = counted
        .iter()
        .filter(|one| rows.contains(&one.player.row) && one.player.reading == reading);
    let [hits, of] = mine.fold([0, 0], |[hits, of], one| [hits + one.hits, of + one.of]);
    (of > 0).then_some([hits, of])
}

/// How much more often one is so than the other, as if the two were independent.
fn lead(more: [u64; 2], less: [u64; 2]) -> Measured {
    let share = |[hits, of]: [u64; 2]| hits as f64 / of as f64;
    let variance = |counts: [u64; 2]| share(counts) * (1.0 - share(counts)) / counts[1] as f64;
    let lead = share(more) - share(less);
    let reach = Confidence::P95.z() * (variance(more) + variance(less)).sqrt();
    Measured::estimate(lead, Interval::around(lead, reach))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Published, Shown};

    /// Findings with the shares of some players, each of 10,000.
    fn shares(hits: &[(usize, Option<Reading>, u64)]) -> Vec<Shown> {
        let mut findings = Findings::new();
        for &(row, reading, hits) in hits {
            let source = Published::share(7_200, 10_000, 2);
            let ours = Measured::share(hits, 10_000);
            findings.compare(format!("ready, {}", name(row, reading)), PERCENT, source, ours);
        }
        findings.comparisons.iter().map(Shown::of).collect()
    }

    fn figure(name: &str) -> String {
        format!("ready, {name}")
    }

    #[test]
    fn a_share_is_judged_under_every_reading_and_none_is_the_printed_one() {
        for (first, hits, verdict, letter) in [
            (4_000, 7_150, Verdict::Read, SUMMED.words()),
            (7_150, 4_000, Verdict::Read, Family::Tree.first_way().to_owned()),
            (4_000, 3_000, Verdict::NotReproduced, Family::Tree.first_way().to_owned()),
        ] {
            let rows = shares(&[(0, None, first), (0, Some(SUMMED), hits)]);
            let what = |name: &str| {
                let row = figure(name);
                Rows(&rows).has(&row).then_some((row, String::new()))
            };
            let claim = ShownClaim::of(share_claim("ready", 0, what), Rows(&rows));
            assert_eq!((claim.verdict, claim.reading), (verdict, Some(letter)));
            assert_eq!(claim.source, "72.0 %");
        }
    }

    #[test]
    fn leads_are_judged_by_their_interval() {
        let [low, high] = [3, 10].map(|row| FiPlayer::of(row, None, Sample::Large));
        for (hits, verdict) in
            [(900, Verdict::Read), (500, Verdict::Undecided), (100, Verdict::NotReproduced)]
        {
            let counted = [
                Counted { player: &low, hits: 500, of: 1000 },
                Counted { player: &high, hits, of: 1000 },
            ];
            let mut findings = Findings::new();
            leads(&mut findings, "deeper is better", [&[10], &[3]], &counted);
            let rows: Vec<Shown> = findings.comparisons.iter().map(Shown::of).collect();
            let claim = deeper_claim("deeper is better", "+2", Rows(&rows), |_| None);
            assert_eq!(ShownClaim::of(claim, Rows(&rows)).verdict, verdict, "{hits}");
            assert_eq!(rows[0].what, "lead: deeper is better");
            assert!((rows[0].ours.value - (hits as f64 - 500.0) / 1000.0).abs() < 1e-12);
        }
    }

    /// What was only asked on the sample kept for choosing is judged there: 300 and 400 of 10,000 more are clear.
    #[test]
    fn readings_of_the_grid_are_judged_by_the_smaller_sample() {
        let best = GRID.into_iter().find(|reading| reading.name == "best");
        let named = |row| figure(&choosing(row, best));
        for (deep, verdict) in [(5_400, Verdict::Read), (4_700, Verdict::NotReproduced)] {
            let mut findings = Findings::new();
            for (row, hits) in [(3, 5_000), (7, 5_300), (6, 5_000), (10, deep)] {
                findings.add(named(row), PERCENT, Measured::share(hits, 10_000));
            }
            let rows: Vec<Shown> = findings.comparisons.iter().map(Shown::of).collect();
            let what = |name: &str| Some(figure(name)).filter(|row| Rows(&rows).has(row));
            let claim = deeper_claim("deeper is better", "+2", Rows(&rows), what);
            let claim = ShownClaim::of(claim, Rows(&rows));
            assert_eq!(claim.verdict, verdict);
            let told = format!("53.0 % after 50.0 %, {}.0 % after 50.0 %", deep / 100);
            assert_eq!((claim.ours, claim.trials.len()), (told, 1));
        }
        let rows = shares(&[(0, None, 4_000)]);
        let mut findings = Findings::new();
        let source = Published::share(7_200, 10_000, 2);
        let summed = figure(&choosing(0, Some(SUMMED)));
        findings.compare(summed, PERCENT, source, Measured::share(7_150, 10_000));
        let rows = [rows, findings.comparisons.iter().map(Shown::of).collect()].concat();
        let what = |name: &str| {
            let row = figure(name);
            Rows(&rows).has(&row).then_some((row, String::new()))
        };
        let claim = ShownClaim::of(share_claim("ready", 0, what), Rows(&rows));
        assert_eq!((claim.verdict, claim.reading), (Verdict::Read, Some(SUMMED.words())));
    }

    #[test]
    fn families_are_compared_at_their_ends() {
        let [tree, mc] = CHOSEN.map(Some);
        let rows = shares(&[(0, None, 1_000), (3, None, 4_000), (0, tree, 3_700), (3, mc, 1_200)]);
        let sides: [&[usize]; 2] = [&[0], &[3]];
        let claim = family_claim("tree agrees more", "37 against 12", sides, Rows(&rows), figure);
        let claim = ShownClaim::of(claim, Rows(&rows));
        assert_eq!(claim.verdict, Verdict::Read);
        assert_eq!(claim.ours, "tree search at least 37.0 %, Monte Carlo at most 12.0 %");
        // 32 points away as first read, 35 and 60 in the others.
        let rows = shares(&[(0, None, 4_000), (0, Some(SUMMED), 3_700), (0, tree, 1_200)]);
        let told = nearness(Family::Tree, &[0], Rows(&rows), |name| Some(figure(name))).unwrap();
        assert!(
            told.ends_with("tree d1: our first way 32.0; summed 35.0; pairs, last 60.0."),
            "{told}"
        );
    }

    #[test]
    fn readings_are_chosen_by_the_mean_distance() {
        let [tree, _] = CHOSEN;
        let all = std::iter::once(None).chain(GRID.map(Some));
        let players: Vec<FiPlayer> = all
            .filter(|reading| reading.is_none_or(|reading| reading.family == Family::Tree))
            .map(|reading| FiPlayer::of(0, reading, Sample::Choosing))
            .collect();
        let counted: Vec<Counted<'_>> = (players.iter())
            .map(|player| {
                let hits = if player.reading == Some(tree) { 370 } else { 100 };
                Counted { player, hits, of: 1000 }
            })
            .collect();
        // 0.4 points away in the reading, 26.6 in all others.
        let fits = fits(Family::Tree, &counted, |_| 0.366);
        assert_eq!(fits[0].0, Some(tree));
        assert!((fits[1].1 - 26.6).abs() < 1e-9 && (fits[0].1 - 0.4).abs() < 1e-9, "{fits:?}");
    }
}
