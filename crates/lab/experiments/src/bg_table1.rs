//! `bg-table1`: five players, each against each.

use parlor_arena::plot::{Forest, Row};
use parlor_stats::Moments;

use crate::bg_games::{Played, TURNS_MAX, play};
use crate::{Comparison, Experiment, Failed, Findings, Measured, Published, Settings, Unit};

/// Every pair of the source's five players.
pub(crate) struct FivePlayers;

/// The source's players as agents of ours.
const PLAYERS: [(&str, &str); 5] = [
    ("random", "random"),
    ("running", "expectiminimax:strategy=running,depth=3"),
    ("attacking", "expectiminimax:strategy=attacking,depth=3"),
    ("defending", "expectiminimax:strategy=defending,depth=3"),
    ("combined", "expectiminimax:strategy=combined,depth=3"),
];

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

const REASON: &str = "the formulas and the search as printed play better than the source's program: \
                      its random player wins far too often, so its search or evaluation must differ \
                      from what it prints";

impl Experiment for FivePlayers {
    fn id(&self) -> &'static str {
        "bg-table1"
    }

    fn title(&self) -> &'static str {
        "Backgammon: random, running, attacking, defending and combined, each against each"
    }

    fn source(&self) -> &'static str {
        "T. Asula, University of Tartu, 2015, table 1: 50 games a pair at depth 3, wins in per cent"
    }

    fn protocol(&self) -> &'static str {
        "depth 3, evaluation and its order as printed, no cube; the source's 50 games a pair, and the \
         same 50 with 950 more (quick: 10 in all)"
    }

    fn deviations(&self) -> &'static [&'static str] {
        &[
            "each dice sequence is played twice, so that each player starts once with it; in the source \
             White always starts, and it does not say who was White",
            "a game is given up after 1,000 turns and then counts for nobody; the source names no cap",
            "Star2 pruning, which changes no choice",
            "a man on the bar counts 23 in the distance, the race term is the own distance: the source \
             prints neither",
        ]
    }

    fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let pairs: Vec<[usize; 2]> =
            (0..PLAYERS.len()).flat_map(|row| (0..row).map(move |column| [row, column])).collect();
        let n = settings.size(1_000, 10);
        let played = settings.map(n * pairs.len() as u64, |piece| {
            let [row, column] = pairs[(piece / n) as usize];
            play(settings, [PLAYERS[row].1, PLAYERS[column].1], piece % n)
        });
        let played = played.into_iter().collect::<Result<Vec<Played>, Failed>>()?;
        let mut findings = Findings::new();
        let mut rows = Vec::new();
        let mut wins = Wins::default();
        for (&[row, column], games) in pairs.iter().zip(played.chunks(n as usize)) {
            let pair = format!("{} v {}", PLAYERS[row].0, PLAYERS[column].0);
            findings = compare(findings, &pair, [row, column], games);
            let share = share(games);
            wins.0[row][column] = Some(share.value);
            wins.0[column][row] = Some(1.0 - share.value);
            let interval = share.interval.map(|interval| (interval.low, interval.high));
            rows.push(Row { label: pair, colour: row, value: share.value, interval });
        }
        let forest =
            Forest { title: "Wins of the first of each pair", unit: "share of games won", rows };
        let capped = played.iter().filter(|game| game.points.is_none()).count();
        findings = findings.plot("wins", forest.draw()).remark(format!(
            "{capped} of {} games met the cap of {TURNS_MAX} turns.",
            played.len()
        ));
        Ok(wins.remarks(findings))
    }
}

/// Wins among the games that were finished.
fn share(games: &[Played]) -> Measured {
    let finished = games.iter().filter(|game| game.points.is_some()).count();
    let won = games.iter().filter(|game| game.is_won()).count();
    Measured::share(won as u64, finished as u64)
}

/// One pair: wins at both sizes beside the source's, points, games at the cap, time.
fn compare(
    mut findings: Findings,
    pair: &str,
    [row, column]: [usize; 2],
    games: &[Played],
) -> Findings {
    let unit = Unit::Percent(1);
    // As many as the source played, and all of them if there are more.
    let mut sizes = vec![games.len().min(GAMES as usize), games.len()];
    sizes.dedup();
    // Printed twice, once for each player; the second figure stands where they do not add up.
    let mut printed = vec![("", TABLE[row][column])];
    if TABLE[row][column] + TABLE[column][row] != 100 {
        printed.push((" (by the other row)", 100 - TABLE[column][row]));
    }
    for (which, percent) in printed {
        let source = Published::share(percent * GAMES / 100, GAMES, 2);
        for &size in &sizes {
            let what = format!("{pair}{which}, {size} games");
            let comparison = Comparison::new(&what, unit, source, share(&games[..size]));
            findings = findings.with(comparison.because(REASON));
        }
    }
    let points: Moments = games.iter().filter_map(|game| game.points).map(f64::from).collect();
    let capped = games.iter().filter(|game| game.points.is_none()).count() as u64;
    let ms = games.iter().map(|game| 1e3 * (game.seconds(0) + game.seconds(1)));
    let ms: Moments = ms.collect();
    let turns: Moments = games.iter().map(|game| f64::from(game.turns)).collect();
    let row =
        |what: &str, unit, ours| Comparison::ours_alone(&format!("{pair}, {what}"), unit, ours);
    findings
        .with(row("points a game", Unit::Number(3), Measured::mean(&points)))
        .with(row("turns a game", Unit::Number(0), Measured::mean(&turns)))
        .with(row("games at the cap", unit, Measured::share(capped, games.len() as u64)))
        .with(row("CPU ms a game", Unit::Number(1), Measured::mean_time(&ms)).timed())
}

/// Shares of games won, row against column.
#[derive(Default)]
struct Wins([[Option<f64>; 5]; 5]);

impl Wins {
    fn beats(&self, row: usize, column: usize) -> bool {
        self.0[row][column].is_some_and(|share| share > 0.5)
    }

    /// What the source's table has wrong, and whether its conclusions hold.
    fn remarks(&self, findings: Findings) -> Findings {
        let random = self.0[0].iter().flatten();
        let (least, most) =
            random.fold((1.0f64, 0.0f64), |(least, most), &won| (least.min(won), most.max(won)));
        let holds = |yes: bool| if yes { "holds" } else { "does not hold" };
        let random_loses = (1..5).all(|other| self.beats(other, 0));
        let running = self.beats(1, 0) && (2..5).all(|other| self.beats(other, 1));
        let combined = (0..4).all(|other| self.beats(4, other));
        let name = |other: usize| PLAYERS[other].0;
        let beaten: Vec<&str> = (0..4).filter(|&other| self.beats(4, other)).map(name).collect();
        findings
            .remark(
                "The source's pair attacking-combined does not add up: 48 % and 58 % of the same \
                 games.",
            )
            .remark(format!(
                "The source's random player is too strong: it wins 22 to 32 % against the four \
                 strategies, ours {:.0} to {:.0} %.",
                100.0 * least,
                100.0 * most
            ))
            .remark(format!("Random loses to all: {}.", holds(random_loses)))
            .remark(format!("Running loses to all but random: {}.", holds(running)))
            .remark(format!(
                "Combined beats everyone: {}; it beats {}.",
                holds(combined),
                beaten.join(", ")
            ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 60 games, of which the first 50 are won and one of the others meets the cap.
    #[test]
    fn both_sizes_and_both_printed_figures_are_compared() {
        let game = |points| Played { points, ..Played::default() };
        let mut games = vec![game(Some(1)); 50];
        games.extend(vec![game(Some(-2)); 9]);
        games.push(game(None));
        let found = compare(Findings::new(), "combined v attacking", [4, 2], &games).comparisons;
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
    }
}
