//! What the Helsinki thesis's tables claim, judged under every reading that was tried.

use crate::fi_players::FiPlayer;
use crate::fi_readings::{Family, Reading};
use crate::{Claim, Comparison, Measured, Outcome, Published, Unit};
use parlor_stats::{Confidence, Interval};

/// A player and how often something was so.
pub(crate) struct Counted<'a> {
    pub(crate) player: &'a FiPlayer,
    pub(crate) hits: u64,
    pub(crate) of: u64,
}

impl Counted<'_> {
    fn share(&self) -> f64 {
        self.hits as f64 / self.of.max(1) as f64
    }
}

const PERCENT: Unit = Unit::Percent(1);

/// A share that the source prints for one row, under every reading of its player.
pub(crate) fn share_claim(
    words: &str,
    row: usize,
    source: Published,
    counted: &[Counted<'_>],
) -> Claim {
    let claim = Claim::new(words, PERCENT.text(source.value));
    let of_row = counted.iter().filter(|counted| counted.player.row == row);
    of_row.fold(claim, |claim, counted| {
        let ours = Measured::share(counted.hits, counted.of);
        let outcome = Outcome::of(&Comparison::new("", PERCENT, source, ours));
        let ours = format!("{} of {}", PERCENT.text(ours.value), counted.of);
        tried(claim, counted.player.reading.map(|reading| reading.words.to_owned()), outcome, ours)
    })
}

/// Some rows are said to be above others of the same family; under every reading in which all were counted.
pub(crate) fn lead_claim(
    words: &str,
    source: &str,
    [more, less]: [&[usize]; 2],
    counted: &[Counted<'_>],
) -> Claim {
    let claim = Claim::new(words, source);
    let family = counted.iter().find(|counted| more.contains(&counted.player.row));
    let Some(family) = family.map(|counted| counted.player.family()) else { return claim };
    readings(counted, family).into_iter().fold(claim, |claim, reading| {
        let pooled = |rows: &[usize]| pooled(counted, rows, reading);
        let (Some(more), Some(less)) = (pooled(more), pooled(less)) else { return claim };
        let lead = lead(more, less);
        let words = reading.map(|reading| reading.words.to_owned());
        tried(claim, words, Outcome::above(0.0, &lead), leading(&lead))
    })
}

/// The least of one family is said to be above the most of the other: in our first way, and with each
/// family in its reading.
pub(crate) fn family_claim(
    words: &str,
    source: &str,
    [more, less]: [Family; 2],
    read: [Reading; 2],
    counted: &[Counted<'_>],
) -> Claim {
    let of = |family: Family, reading: Option<Reading>| {
        let mine = move |counted: &&Counted<'_>| {
            counted.player.family() == family && counted.player.reading == reading
        };
        counted.iter().filter(mine)
    };
    let by_share = |a: &&Counted<'_>, b: &&Counted<'_>| a.share().total_cmp(&b.share());
    let of_family = |family| read.into_iter().find(|reading| reading.family == family);
    let ways = [[None, None], [of_family(more), of_family(less)]];
    ways.into_iter().fold(Claim::new(words, source), |claim, [most, least]| {
        let low = of(more, most).min_by(by_share);
        let high = of(less, least).max_by(by_share);
        let (Some(low), Some(high)) = (low, high) else { return claim };
        let lead = lead([low.hits, low.of], [high.hits, high.of]);
        let reading =
            most.zip(least).map(|(most, least)| format!("{}; {}", most.words, least.words));
        let shares = [low, high].map(|counted| PERCENT.text(counted.share()));
        let ours = format!("at least {} against at most {}", shares[0], shares[1]);
        tried(claim, reading, Outcome::above(0.0, &lead), ours)
    })
}

/// How far each reading of a family is from the source on average, in points of a per cent, nearest first. The
/// rows are those in which every reading was counted.
pub(crate) fn fits(
    family: Family,
    counted: &[Counted<'_>],
    source: impl Fn(usize) -> f64,
) -> Vec<(Option<Reading>, f64)> {
    let all = readings(counted, family);
    let mut rows: Vec<usize> = counted.iter().map(|one| one.player.row).collect();
    rows.sort_unstable();
    rows.dedup();
    rows.retain(|&row| all.iter().all(|&reading| pooled(counted, &[row], reading).is_some()));
    let mut fits: Vec<(Option<Reading>, f64)> = all
        .into_iter()
        .map(|reading| {
            let away = rows.iter().filter_map(|&row| {
                let [hits, of] = pooled(counted, &[row], reading)?;
                Some(100.0 * (hits as f64 / of as f64 - source(row)).abs())
            });
            (reading, away.sum::<f64>() / rows.len().max(1) as f64)
        })
        .collect();
    fits.sort_by(|a, b| a.1.total_cmp(&b.1));
    fits
}

/// The same as a sentence.
pub(crate) fn fits_remark(name: &str, fits: &[(Option<Reading>, f64)]) -> String {
    let told = fits.iter().map(|(reading, away)| {
        let name = reading.map_or("as first read", |reading| reading.name);
        format!("{name} {away:.1}")
    });
    let told: Vec<String> = told.collect();
    format!(
        "Readings of {name} by how far they are from the source's shares on average, in percentage points: {}.",
        told.join("; ")
    )
}

/// Every reading of a family that was counted, our first way first.
fn readings(counted: &[Counted<'_>], family: Family) -> Vec<Option<Reading>> {
    let mut all = Vec::new();
    for counted in counted.iter().filter(|counted| counted.player.family() == family) {
        if !all.contains(&counted.player.reading) {
            all.push(counted.player.reading);
        }
    }
    all
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

fn leading(lead: &Measured) -> String {
    format!("{:+.1} points", 100.0 * lead.value)
}

fn tried(claim: Claim, reading: Option<String>, outcome: Outcome, ours: String) -> Claim {
    match reading {
        Some(reading) => claim.under(reading, outcome, ours),
        None => claim.as_printed(outcome, ours),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Verdict;
    use crate::fi_players::Sample;
    use crate::fi_readings::{SUGGESTED, SUMMED};

    fn player(row: usize, reading: Option<Reading>) -> FiPlayer {
        FiPlayer::of(row, reading, Sample::Large)
    }

    #[test]
    fn a_share_is_judged_under_every_reading() {
        let (first, read) = (player(0, None), player(0, Some(SUMMED)));
        let source = Published::share(36, 50, 2);
        for (hits, verdict) in [(700, Verdict::Read), (300, Verdict::NotReproduced)] {
            let counted = [
                Counted { player: &first, hits: 400, of: 1000 },
                Counted { player: &read, hits, of: 1000 },
            ];
            let claim = share_claim("ready", 0, source, &counted);
            assert_eq!(claim.verdict(), verdict);
            assert_eq!(claim.source(), "72.0 %");
        }
    }

    #[test]
    fn leads_are_judged_by_their_interval() {
        let [low, high] = [player(3, None), player(10, None)];
        for (hits, verdict) in
            [(900, Verdict::Reproduced), (500, Verdict::Undecided), (100, Verdict::NotReproduced)]
        {
            let counted = [
                Counted { player: &low, hits: 500, of: 1000 },
                Counted { player: &high, hits, of: 1000 },
            ];
            let claim = lead_claim("deeper is better", "+2", [&[10], &[3]], &counted);
            assert_eq!(claim.verdict(), verdict, "{hits}");
        }
    }

    #[test]
    fn families_are_compared_at_their_ends() {
        let [tree, mc] = SUGGESTED;
        let players =
            [player(0, None), player(3, None), player(0, Some(tree)), player(3, Some(mc))];
        let hits = [100, 400, 370, 120];
        let counted: Vec<Counted<'_>> = players
            .iter()
            .zip(hits)
            .map(|(player, hits)| Counted { player, hits, of: 1000 })
            .collect();
        let families = [Family::Tree, Family::MonteCarlo];
        let claim =
            family_claim("tree agrees more", "37 against 12", families, SUGGESTED, &counted);
        assert_eq!(claim.verdict(), Verdict::Read);
        assert_eq!(claim.ours(), "at least 37.0 % against at most 12.0 %");
        // 0.4 points away in the reading, 26.6 as first read.
        let fits = fits(Family::Tree, &counted, |_| 0.366);
        assert_eq!(fits[0].0, Some(tree));
        assert!((fits[1].1 - 26.6).abs() < 1e-9 && (fits[0].1 - 0.4).abs() < 1e-9, "{fits:?}");
    }
}
