//! `bg-table1`: five players, each against each.

mod claims;
mod wins;

use parlor_arena::plot::Forest;
use parlor_stats::Moments;

use crate::bg_games::{Played, TURNS_MAX, play};
use crate::drawing::row;
use crate::sources::asula_2015;
use crate::{Experiment, Failed, Findings, Measured, Published, Settings, Unit};
use wins::{Wins, source_faults};

/// The source's players.
const PLAYERS: [&str; 5] = ["random", "running", "attacking", "defending", "combined"];

/// One of them as an agent of ours.
fn spec(player: usize, depth: u32) -> String {
    match PLAYERS[player] {
        "random" => "random".to_owned(),
        strategy => format!("expectiminimax:strategy={strategy},depth={depth}"),
    }
}

/// The depth that the source prints, and the one at which a player looks at its own plays only.
const DEPTHS: [u32; 2] = [3, 1];

/// Wins of the row's player in per cent, 50 games a pair.
const TABLE: [[u64; 5]; 5] = [
    [0, 22, 30, 24, 32],
    [78, 0, 36, 38, 34],
    [70, 64, 0, 38, 48],
    [76, 62, 62, 0, 34],
    [68, 66, 58, 66, 0],
];

/// How many games the source played a pair.
const GAMES: u64 = 50;
/// How many we play, and how many in a long run: a share is then known to one per cent.
const GAMES_OURS: u64 = 1_000;
const GAMES_LONG: u64 = 10_000;

/// Every pair of the source's five players.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "bg-table1",
    title: "Backgammon: random, running, attacking, defending and combined, each against each",
    source: asula_2015!("table 1, 50 games a pair at depth 3, wins in per cent"),
    protocol: "depth 3, evaluation and its order as printed, no cube; the source's 50 games a pair, and the \
               same 50 with 950 more (long: 9,950; quick: only the 50)",
    deviations: &[
        "each dice sequence is played twice, so that each player starts once with it; in the source \
         White always starts, and it does not say who was White",
        "a game is abandoned after 1,000 turns and then counts for neither player; the source names no cap",
        "Star2 pruning, which changes no choice",
        "a man on the bar counts 23 in the distance, the race term is the own distance: the source \
         prints neither",
        "as another reading the same games at depth 1, where a player looks at its own plays only",
    ],
    run,
    claims: claims::claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let pairs: Vec<[usize; 2]> =
        (0..PLAYERS.len()).flat_map(|row| (0..row).map(move |column| [row, column])).collect();
    let n = settings.sizes(GAMES_LONG, GAMES_OURS, GAMES);
    let mut played = Vec::new();
    for depth in DEPTHS {
        let specs = [0, 1, 2, 3, 4].map(|player| spec(player, depth));
        played.push(settings.try_map(n * pairs.len() as u64, |piece| {
            let [row, column] = pairs[(piece / n) as usize];
            play(settings, [&specs[row], &specs[column]], piece % n)
        })?);
    }
    let paired = |which: usize| -> Vec<Pair<'_>> {
        let games = pairs.iter().zip(played[which].chunks(n as usize));
        games.map(|(&[row, column], games)| Pair { row, column, games }).collect()
    };
    let (games, shallow) = (paired(0), paired(1));
    let wins = Wins::of(&games, n as usize);
    let mut findings = Findings::new();
    games.iter().for_each(|pair| pair.compare(&mut findings, &wins));
    for pair in &shallow {
        let what = format!("{}, {n} games at depth 1", pair.name());
        findings.add(what, Unit::Percent(1), share(pair.games));
    }
    let drawn = |pair: &Pair<'_>| row(pair.name(), pair.row, &share(pair.games), 1.0);
    let rows = games.iter().map(drawn).collect();
    let forest =
        Forest { title: "Wins of the first of each pair", unit: "share of games won", rows };
    findings.remarks.push(capped(&games));
    findings.remarks.extend(source_faults(&wins));
    for size in sizes(n as usize) {
        findings.remarks.extend(Wins::of(&games, size).conclusions(size));
    }
    Ok(findings.plot("wins", forest.draw()))
}

/// As many games as the source played a pair, and all of them if there are more.
fn sizes(n: usize) -> Vec<usize> {
    let mut sizes = vec![n.min(GAMES as usize), n];
    sizes.dedup();
    sizes
}

/// The games of two players, seen by the first.
struct Pair<'a> {
    row: usize,
    column: usize,
    games: &'a [Played],
}

/// Wins among the games that were finished.
fn share(games: &[Played]) -> Measured {
    let finished = games.iter().filter(|game| game.points.is_some()).count();
    let won = games.iter().filter(|game| game.is_won()).count();
    Measured::share(won as u64, finished as u64)
}

impl Pair<'_> {
    fn name(&self) -> String {
        format!("{} v {}", PLAYERS[self.row], PLAYERS[self.column])
    }

    fn n_capped(&self) -> usize {
        self.games.iter().filter(|game| game.points.is_none()).count()
    }

    /// Wins at both sizes beside the source's, points, games at the cap, time.
    fn compare(&self, findings: &mut Findings, wins: &Wins) {
        let Pair { row, column, games } = *self;
        let (pair, unit) = (self.name(), Unit::Percent(1));
        // Printed twice, once for each player; the second figure stands where they do not add up.
        let mut printed = vec![("", TABLE[row][column])];
        if TABLE[row][column] + TABLE[column][row] != 100 {
            printed.push((" (by the other row)", 100 - TABLE[column][row]));
        }
        for (which, percent) in printed {
            let source = published(percent);
            for size in sizes(games.len()) {
                let what = format!("{pair}{which}, {size} games");
                findings.compare(what, unit, source, share(&games[..size])).reason =
                    wins.reason(row, column);
            }
        }
        let points: Moments = games.iter().filter_map(|game| game.points).map(f64::from).collect();
        let turns: Moments = games.iter().map(|game| f64::from(game.turns)).collect();
        let ms = games.iter().map(|game| 1e3 * (game.seconds(0) + game.seconds(1))).collect();
        let capped = Measured::share(self.n_capped() as u64, games.len() as u64);
        findings.add(format!("{pair}, points a game"), Unit::Number(3), Measured::mean(&points));
        findings.add(format!("{pair}, turns a game"), Unit::Number(0), Measured::mean(&turns));
        findings.add(format!("{pair}, games at the cap"), unit, capped);
        let ms = Measured::mean_time(&ms);
        findings.add(format!("{pair}, CPU ms a game"), Unit::Number(1), ms).is_timed = true;
    }
}

/// A share of the source's 50 games.
fn published(percent: u64) -> Published {
    Published::share(percent * GAMES / 100, GAMES, 2)
}

/// How many games met the cap, and in which pairs.
fn capped(pairs: &[Pair<'_>]) -> String {
    let all: usize = pairs.iter().map(|pair| pair.games.len()).sum();
    let met: usize = pairs.iter().map(Pair::n_capped).sum();
    let long = pairs.iter().filter(|pair| pair.n_capped() > 0);
    let where_met: Vec<String> = long
        .map(|pair| format!("{} of {} {}", pair.n_capped(), pair.games.len(), pair.name()))
        .collect();
    let where_met = if met == 0 { String::new() } else { format!(": {}", where_met.join(", ")) };
    format!("{met} of {all} games met the cap of {TURNS_MAX} turns{where_met}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn games(won: usize, lost: usize, capped: usize) -> Vec<Played> {
        let game = |points| Played { points, ..Played::default() };
        let all = [(Some(1), won), (Some(-2), lost), (None, capped)];
        all.into_iter().flat_map(|(points, n)| vec![game(points); n]).collect()
    }

    /// 60 games, of which the first 50 are won and one of the others meets the cap.
    #[test]
    fn both_sizes_and_both_printed_figures_are_compared() {
        let games = games(50, 9, 1);
        let pair = Pair { row: 4, column: 2, games: &games };
        let mut findings = Findings::new();
        pair.compare(&mut findings, &Wins::default());
        let found = findings.comparisons;
        let rows: Vec<(&str, f64, Option<f64>)> = found
            .iter()
            .map(|row| (row.what.as_str(), row.ours.value, row.source.map(|source| source.value)))
            .collect();
        assert_eq!(rows[0], ("combined v attacking, 50 games", 1.0, Some(0.58)));
        assert_eq!(rows[1], ("combined v attacking, 60 games", 50.0 / 59.0, Some(0.58)));
        let other = "combined v attacking (by the other row), 60 games";
        assert_eq!(rows[3], (other, 50.0 / 59.0, Some(0.52)));
        assert_eq!(rows[4], ("combined v attacking, points a game", 32.0 / 59.0, None));
        assert_eq!(rows[6].1, 1.0 / 60.0, "games at the cap");
        assert_eq!(
            capped(&[pair]),
            "1 of 60 games met the cap of 1000 turns: 1 of 60 combined v attacking."
        );
    }
}
