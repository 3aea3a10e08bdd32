//! The source's table of figure 17 beside what was counted.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use parlor_game::Seat;
use parlor_stats::Proportion;

use crate::fi_claims::{
    Counted, choice_remarks, deeper_claim, family_claim, leads, nearness, share_claim, with_depth_2,
};
use crate::fi_players::{FiPlayer, Sample};
use crate::fi_readings::Family;
use crate::{Claim, Failed, Findings, Measured, Published, Rows, Unit, Verdict};

/// How often a program discarded what the player did.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Agreed {
    /// Discards at which it was asked.
    pub(crate) asked: u64,
    /// Discards at which there was no choice.
    pub(crate) forced: u64,
    /// The same kind.
    pub(crate) same: u64,
    /// The same kind, then or at one of the player's next two discards.
    pub(crate) soon: u64,
    /// CPU time of all decisions.
    pub(crate) seconds: f64,
    /// The same and asked, for each seat of each match, by the number of its file.
    pub(crate) by_player: BTreeMap<(u64, Seat), [u64; 2]>,
}

impl Agreed {
    /// Adds what was counted elsewhere.
    pub(crate) fn merge(&mut self, other: Agreed) {
        self.asked += other.asked;
        self.forced += other.forced;
        self.same += other.same;
        self.soon += other.soon;
        self.seconds += other.seconds;
        for (player, [same, asked]) in other.by_player {
            let by = self.by_player.entry(player).or_default();
            by[0] += same;
            by[1] += asked;
        }
    }

    /// The share for each player with enough discards, most discards first.
    fn players(&self) -> Vec<[u64; 2]> {
        let mut all: Vec<[u64; 2]> = self.by_player.values().copied().collect();
        // Equal ones stay in the order of files and seats.
        all.sort_by_key(|by| Reverse(by[1]));
        all.into_iter().filter(|by| by[1] >= PLAYER_MIN).collect()
    }
}

/// A player with fewer discards says too little.
const PLAYER_MIN: u64 = 10;
/// So many players have a row of their own.
const PLAYERS_SHOWN: usize = 8;

/// Discards, agreed, ms: the source's figure 17.
const FIGURE: [(u64, u64, f64); 11] = [
    (26_805, 9_800, 40.338),
    (26_805, 9_811, 123.498),
    (26_805, 10_152, 710.604),
    (26_799, 3_196, 100.086),
    (26_802, 3_110, 158.281),
    (26_806, 3_253, 169.774),
    (26_805, 3_235, 278.484),
    (26_805, 3_567, 195.719),
    (26_805, 3_713, 353.253),
    (26_806, 3_943, 350.118),
    (26_803, 4_118, 648.314),
];

const OPEN_EVALUATION: &str = "other people's games, and the source does not say how it values a hand; ours counts \
                               shanten and the tiles that bring the hand nearer";

/// Everything counted, beside the source's figures where the records are of people.
pub(crate) fn findings_of(
    players: &[FiPlayer],
    agreed: &[Agreed],
    is_human: bool,
) -> Result<Findings, Failed> {
    if agreed.iter().any(|agreed| agreed.asked == 0) {
        return Err(Failed("the records hold no discard with a choice".to_owned()));
    }
    let mut findings = Findings::new();
    for (player, counted) in players.iter().zip(agreed) {
        let &Agreed { asked, forced, same, soon, seconds, .. } = counted;
        let name = &player.name;
        let printed = is_human.then_some(&FIGURE[player.row]);
        let source = printed.map(|&(states, agreed, _)| Published::share(agreed, states, 4));
        let share = Measured::share(same, asked);
        findings.compare(format!("same discard, {name}"), PERCENT, source, share).reason =
            Some(OPEN_EVALUATION.to_owned());
        if player.chooses() {
            continue;
        }
        findings.add(
            format!("discards asked, {name}"),
            Unit::Number(0),
            Measured::exact(asked as f64),
        );
        let with_forced = Measured::share(same + forced, asked + forced);
        findings.add(format!("with forced discards, {name}"), PERCENT, with_forced);
        findings.add(format!("within two turns, {name}"), PERCENT, Measured::share(soon, asked));
        let source = printed.map(|&(.., ms)| Published::alone(ms, 3));
        let ms = Measured::alone(1e3 * seconds / asked as f64);
        findings.compare(format!("ms a decision, {name}"), Unit::Number(3), source, ms).is_timed =
            true;
    }
    by_player(&mut findings, players, agreed);
    if is_human {
        judge(&mut findings, players, agreed);
    }
    soon(&mut findings, players, agreed);
    Ok(findings)
}

const PERCENT: Unit = Unit::Percent(2);

/// The players with most discards, each with the program that agrees most with everyone.
fn by_player(findings: &mut Findings, players: &[FiPlayer], agreed: &[Agreed]) {
    let Some(best) = best(players, agreed) else { return };
    let people = agreed[best].players();
    for (n, &[same, asked]) in people.iter().take(PLAYERS_SHOWN).enumerate() {
        let what = format!("same discard, {} with player {} ({asked})", players[best].name, n + 1);
        findings.add(what, PERCENT, Measured::share(same, asked));
    }
    let shares: Vec<f64> = people.iter().map(|&[same, asked]| same as f64 / asked as f64).collect();
    let least = shares.iter().copied().fold(1.0, f64::min);
    let most = shares.iter().copied().fold(0.0, f64::max);
    if let Some(spread) = spread(&people) {
        findings.remarks.push(format!(
            "{} players (a seat of a match each) with at least {PLAYER_MIN} discards agree with {} in {:.0} to {:.0} % of them; they differ {spread:.1} \
             times as much as chance alone would make them.",
            people.len(),
            players[best].name,
            100.0 * least,
            100.0 * most
        ));
    }
}

/// The squared differences between players, as a multiple of what chance makes.
fn spread(people: &[[u64; 2]]) -> Option<f64> {
    let [same, asked] = people.iter().fold([0, 0], |[a, b], by| [a + by[0], b + by[1]]);
    let share =
        Proportion::new(same, asked)?.share().filter(|share| *share > 0.0 && *share < 1.0)?;
    let squares = people.iter().map(|&[same, asked]| {
        let expected = asked as f64 * share;
        (same as f64 - expected).powi(2) / (expected * (1.0 - share))
    });
    (people.len() > 1).then(|| squares.sum::<f64>() / (people.len() - 1) as f64)
}

/// The program that agrees most, of those that were asked at every discard.
fn best(players: &[FiPlayer], agreed: &[Agreed]) -> Option<usize> {
    let share = |n: &usize| agreed[*n].same as f64 / agreed[*n].asked as f64;
    (0..agreed.len())
        .filter(|&n| players[n].sample == Sample::Large)
        .max_by(|a, b| share(a).total_cmp(&share(b)).then(b.cmp(a)))
}

/// Leads, and which readings fit best where that was looked for.
fn judge(findings: &mut Findings, players: &[FiPlayer], agreed: &[Agreed]) {
    let counted = players.iter().zip(agreed);
    let counted = counted.map(|(player, &Agreed { same, asked, .. })| Counted {
        player,
        hits: same,
        of: asked,
    });
    let (choosing, counted): (Vec<Counted<'_>>, Vec<Counted<'_>>) =
        counted.partition(|counted| counted.player.chooses());
    leads(findings, DEEPER, [&[7, 8, 9, 10], &[3, 4, 5, 6]], &counted);
    let source = |row: usize| FIGURE[row].1 as f64 / FIGURE[row].0 as f64;
    findings.remarks.extend(choice_remarks(&choosing, source));
}

const DEEPER: &str = "Monte Carlo agrees more three turns deep than one";
const TREES: [usize; 3] = [0, 1, 2];
const MONTE_CARLOS: [usize; 8] = [3, 4, 5, 6, 7, 8, 9, 10];

/// The source's claims, where the records are of people.
pub(crate) fn claims(rows: Rows<'_>) -> Vec<Claim> {
    let is_human = rows.row("same discard, tree d1").is_some_and(|row| row.source.is_some());
    if !is_human {
        return Vec::new();
    }
    let asked_at = |name: &str| Some(same(name)).filter(|row| rows.has(row));
    let share = |who: &str, row: usize| {
        let (asked, agreed, _) = FIGURE[row];
        let percent = 100.0 * agreed as f64 / asked as f64;
        let claimed = format!("{who} agrees with people in {percent:.1} %");
        share_claim(claimed, row, |name| {
            let (figure, asked) = (asked_at(name)?, format!("discards asked, {name}"));
            let behind = match rows.has(&asked) {
                true => format!(" of {{{asked}}}"),
                false => format!(" ({{{figure} | interval .1 bare}})"),
            };
            Some((figure, behind))
        })
    };
    vec![
        with_depth_2(share("tree search at depth 1", 0), rows, asked_at),
        share("tree search at depth 2", 1),
        share("tree search at depth 3", 2),
        share("the smallest Monte Carlo", 3),
        share("the largest Monte Carlo", 10),
        family_claim(
            "tree search agrees with people more than Monte Carlo",
            "at least 36.6 %, at most 15.4 %",
            [&TREES, &MONTE_CARLOS],
            rows,
            same,
        )
        .because(
            Verdict::Read,
            "By shanten tree search {same discard, tree d3 | .1}, Monte Carlo {same discard, MC 20/20/1 | .1}.",
        ),
        deeper_claim(DEEPER, "+2.4 points", rows, asked_at),
    ]
}

fn same(name: &str) -> String {
    format!("same discard, {name}")
}

/// How near each reading comes.
pub(crate) fn notes(rows: Rows<'_>) -> Vec<String> {
    let near = |family, of: &[usize]| nearness(family, of, rows, |name| Some(same(name)));
    let all = [near(Family::Tree, &TREES), near(Family::MonteCarlo, &MONTE_CARLOS)];
    all.into_iter().flatten().collect()
}

/// How much two turns add.
fn soon(findings: &mut Findings, players: &[FiPlayer], agreed: &[Agreed]) {
    let Some(best) = best(players, agreed) else { return };
    let Agreed { same, soon, asked, .. } = &agreed[best];
    let percent = |n: &u64| 100.0 * *n as f64 / *asked as f64;
    findings.remarks.push(format!(
        "What {} would discard goes at once in {:.0} % of the discards and within two turns in {:.0} %.",
        players[best].name,
        percent(same),
        percent(soon)
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_who_differ_by_chance_alone_have_a_spread_near_one() {
        assert_eq!(spread(&[[30, 100], [30, 100]]), Some(0.0));
        // Expected 30 each; the squares are 25 / 21 each, over one degree of freedom.
        let two = spread(&[[25, 100], [35, 100]]).unwrap();
        assert!((two - 50.0 / 21.0).abs() < 1e-12, "{two}");
        assert_eq!(spread(&[[30, 100]]), None);
        assert_eq!(spread(&[[0, 100], [0, 100]]), None);
    }

    #[test]
    fn self_play_is_held_against_no_figure_of_people() {
        let players = crate::fi_players::players(&crate::Settings::quick(1));
        let counted = Agreed { asked: 100, same: 30, soon: 40, forced: 20, ..Agreed::default() };
        let agreed = vec![counted; players.len()];
        for is_human in [false, true] {
            let findings = findings_of(&players, &agreed, is_human).unwrap();
            let row = &findings.comparisons[0];
            assert_eq!((row.what.as_str(), row.ours.value), ("same discard, tree d1", 0.3));
            assert_eq!(row.source.is_some(), is_human);
            assert_eq!(findings.comparisons[1].ours.value, 100.0);
            // 30 of 100 and 20 that could not differ: 50 of 120.
            assert_eq!(findings.comparisons[2].ours.value, 50.0 / 120.0);
            assert_eq!(findings.comparisons[3].ours.value, 0.4);
        }
    }
}
