//! Who beats whom, and what that says of the source's table.

use parlor_stats::Interval;

use super::{PLAYERS, Pair, TABLE, published, share};
use crate::Measured;

/// Shares of games won, row against column, each with its interval.
#[derive(Default)]
pub(super) struct Wins([[Option<Measured>; 5]; 5]);

/// The source's conclusions, each as pairs of which the first wins.
pub(super) const CONCLUSIONS: [(&str, [(usize, usize); 4]); 3] = [
    ("random loses to all", [(1, 0), (2, 0), (3, 0), (4, 0)]),
    ("running loses to all but random", [(1, 0), (2, 1), (3, 1), (4, 1)]),
    ("combined beats everyone", [(4, 0), (4, 1), (4, 2), (4, 3)]),
];

impl Wins {
    /// The shares among the first `size` games of each pair.
    pub(super) fn of(pairs: &[Pair<'_>], size: usize) -> Wins {
        let mut wins = Wins::default();
        for pair in pairs {
            let share = share(&pair.games[..size]);
            wins.0[pair.row][pair.column] = Some(share);
            let turned = |Interval { low, high }| Interval { low: 1.0 - high, high: 1.0 - low };
            let (value, interval) = (1.0 - share.value, share.interval.map(turned));
            wins.0[pair.column][pair.row] = Some(Measured { value, interval, ..share });
        }
        wins
    }

    pub(super) fn share(&self, row: usize, column: usize) -> Option<Measured> {
        self.0[row][column]
    }

    /// Does the whole interval lie above one half?
    fn beats(&self, row: usize, column: usize) -> bool {
        let interval = self.share(row, column).and_then(|share| share.interval);
        interval.is_some_and(|interval| interval.low > 0.5)
    }

    /// The strategies against which our random player wins less than the source's, intervals apart.
    fn too_strong_against(&self) -> Vec<usize> {
        let is_beyond = |other: &usize| {
            let ours = self.share(0, *other).and_then(|share| share.interval);
            let theirs = published(TABLE[0][*other]).interval;
            ours.zip(theirs).is_some_and(|(ours, theirs)| ours.high < theirs.low)
        };
        (1..5).filter(is_beyond).collect()
    }

    /// Why a pair's figure may differ from the source's, as far as these games tell.
    pub(super) fn reason(&self, row: usize, column: usize) -> Option<String> {
        let beyond = self.too_strong_against();
        if beyond.is_empty() {
            return None;
        }
        Some(if column == 0 && beyond.contains(&row) {
            "formulas and search as printed beat a random player more often than the source's program does, \
             which must differ from what it prints"
                .to_owned()
        } else {
            format!(
                "the source's program is not what it prints, since its random player wins more against {} \
                 than ours does",
                names(&beyond)
            )
        })
    }

    /// Whether the source's three conclusions hold with so many games a pair.
    pub(super) fn conclusions(&self, size: usize) -> [String; 3] {
        CONCLUSIONS.map(|(claim, pairs)| {
            format!("{size} games a pair: {claim}: {}.", self.claimed(&pairs))
        })
    }

    /// Does the first of each pair beat the second?
    fn claimed(&self, pairs: &[(usize, usize)]) -> String {
        let mut open = Vec::new();
        let mut against = Vec::new();
        let mut shown = Vec::new();
        for &(winner, loser) in pairs {
            let pair = format!("{} v {}", PLAYERS[winner], PLAYERS[loser]);
            match (self.beats(winner, loser), self.beats(loser, winner)) {
                (true, _) => shown.push(pair),
                (_, true) => against.push(pair),
                _ => open.push(pair),
            }
        }
        if shown.len() == pairs.len() {
            return "holds, every interval lies above one half".to_owned();
        }
        let part = |what: &str, pairs: &[String]| match pairs {
            [] => String::new(),
            _ => format!("; {what} {}", pairs.join(", ")),
        };
        let verdict = if against.is_empty() { "is not shown" } else { "does not hold" };
        let (against, open, shown) = (
            part("the other wins", &against),
            part("no clear difference for", &open),
            part("holds for", &shown),
        );
        format!("{verdict}{against}{open}{shown}")
    }
}

/// Where the source's table contradicts itself, and whether its random player is too strong.
pub(super) fn source_faults(wins: &Wins) -> Vec<String> {
    let pairs = (0..TABLE.len()).flat_map(|row| (0..row).map(move |column| (column, row)));
    let uneven = pairs.filter(|&(one, other)| TABLE[one][other] + TABLE[other][one] != 100);
    let mut faults: Vec<String> = uneven
        .map(|(one, other)| {
            format!(
                "The source's pair {}-{} does not add up: it gives them {} % and {} % of the same games.",
                PLAYERS[one], PLAYERS[other], TABLE[one][other], TABLE[other][one]
            )
        })
        .collect();
    let shares: Vec<f64> =
        (1..5).filter_map(|other| wins.share(0, other)).map(|won| won.value).collect();
    let least = shares.iter().copied().fold(1.0, f64::min);
    let most = shares.iter().copied().fold(0.0, f64::max);
    let beyond = wins.too_strong_against();
    let verdict = match beyond.len() {
        4 => "is too strong: it wins more against each of the four strategies than ours does, intervals apart"
            .to_owned(),
        0 => "is not shown to be too strong: no interval of ours lies below its own".to_owned(),
        _ => format!(
            "is too strong against {}, intervals apart, which is not shown for the others",
            names(&beyond)
        ),
    };
    let theirs: Vec<u64> = TABLE[0][1..].to_vec();
    faults.push(format!(
        "The source's random player {verdict}. It wins {} to {} % there, {:.0} to {:.0} % here.",
        theirs.iter().min().unwrap_or(&0),
        theirs.iter().max().unwrap_or(&0),
        100.0 * least,
        100.0 * most
    ));
    faults
}

fn names(players: &[usize]) -> String {
    players.iter().map(|&player| PLAYERS[player]).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::tests::games;
    use super::*;
    use crate::{Findings, Shown, Unit};

    /// Every pair with the same wins of the stronger, of 1,000 games.
    fn all_wins(won: usize) -> Wins {
        let games = games(won, 1_000 - won, 0);
        let pairs: Vec<Pair<'_>> = (0..5)
            .flat_map(|row| (0..row).map(move |column| (row, column)))
            .map(|(row, column)| Pair { row, column, games: &games })
            .collect();
        Wins::of(&pairs, 1_000)
    }

    /// The rows of all pairs, with these wins of the stronger at both depths.
    pub(in crate::bg_table1) fn all_pairs(deep: usize, shallow: usize) -> Vec<Shown> {
        let mut findings = Findings::new();
        for (row, column) in (0..5).flat_map(|row| (0..row).map(move |column| (row, column))) {
            let pair = format!("{} v {}, 1000 games", PLAYERS[row], PLAYERS[column]);
            let share = |won: usize| Measured::share(won as u64, 1_000);
            let source = published(TABLE[row][column]);
            findings.compare(pair.clone(), Unit::Percent(1), source, share(deep));
            findings.add(format!("{pair} at depth 1"), Unit::Percent(1), share(shallow));
        }
        findings.comparisons.iter().map(Shown::of).collect()
    }

    /// 520 of 1,000 is no win: Wilson's interval begins at 0.489. 540 is one: it begins at 0.509.
    #[test]
    fn a_player_beats_another_when_the_whole_interval_lies_above_one_half() {
        assert!(!all_wins(520).beats(4, 0) && !all_wins(520).beats(0, 4));
        assert!(all_wins(540).beats(4, 0) && !all_wins(540).beats(0, 4));
        assert!(all_wins(460).beats(0, 4));
    }

    #[test]
    fn remarks_say_what_the_games_show_and_no_more() {
        let said = |won| {
            let wins = all_wins(won);
            [source_faults(&wins), wins.conclusions(1_000).to_vec()].concat().join("\n")
        };
        for won in [460, 520, 950] {
            let said = said(won);
            // What the source's table says does not depend on ours.
            assert!(
                said.contains("attacking-combined does not add up: it gives them 48 % and 58 %")
            );
            let is_shown = said.contains("combined beats everyone: holds, every interval");
            assert_eq!(is_shown, won == 950, "{said}");
            // 22 to 32 % of 50 games reach down to 12.8 %: 5 % is less, 48 % is not.
            assert_eq!(
                said.contains("is too strong: it wins more against each"),
                won == 950,
                "{said}"
            );
            assert_eq!(all_wins(won).reason(2, 1).is_some(), won == 950);
        }
        assert!(said(520).contains(
            "combined beats everyone: is not shown; no clear difference for combined v random"
        ));
        assert!(
            said(460).contains(
                "combined beats everyone: does not hold; the other wins combined v random"
            )
        );
        assert!(said(520).contains("is not shown to be too strong"));
    }
}
