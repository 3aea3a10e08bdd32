//! `bg-depth`: how depth and pruning change wins and time.

mod claims;
mod deep;

use parlor_arena::plot::{Line, Lines, Svg};
use parlor_stats::{Moments, Summary};

use crate::bg_games::{Cost, Played, TURNS_MAX, play};
use crate::drawing::summary;
use crate::sources::asula_2015;
use crate::{Experiment, Failed, Findings, Measured, Settings, Unit};
use deep::Deep;

/// The player whose depth does not change.
const FIRST: &str = "expectiminimax:strategy=running,depth=2";

/// One series: how the second player prunes.
const SERIES: [(&str, &str); 8] = [
    ("none", "prune=none,order=off"),
    ("gamma", "prune=gamma,order=off"),
    ("star1", "prune=star1,order=off"),
    ("star2", "prune=star2,order=off"),
    ("none, ordered", "prune=none,order=on"),
    ("gamma, ordered", "prune=gamma,order=on"),
    ("star1, ordered", "prune=star1,order=on"),
    ("star2, ordered", "prune=star2,order=on"),
];

/// How many games a depth gets in a series: as many as the source played, more where they are quick
/// and fewer where they take minutes each.
fn games(settings: &Settings<'_>, series: usize, depth: u32) -> u64 {
    let (long, full) = match (depth, SERIES[series].0) {
        (1..=3, "star2") => (500, 500),
        (5, "star2") => (200, 25),
        (1..=4, _) => (25, 25),
        (5, "none" | "gamma" | "star1" | "star2, ordered") => (3, 3),
        (5, _) | (6, "star2") => (1, 1),
        _ => (0, 0),
    };
    settings.sizes(long, full, if depth <= 3 { 2 } else { 0 })
}

/// The depths looked at.
const DEPTHS: std::ops::RangeInclusive<u32> = 1..=6;

/// About how long a game takes at each depth, for the progress.
const WEIGHTS: [u64; 6] = [1, 7, 200, 1_500, 40_000, 300_000];

/// Running at depth 2 against defending at every depth.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "bg-depth",
    title: "Backgammon: wins and time by search depth, with and without pruning",
    source: asula_2015!(
        "section 4.2, two charts (pictures, no figures in the text): 25 games a depth, running at depth 2 against \
         defending at the depth under test"
    ),
    protocol: "25 games a depth, the same dice for every depth and every way to prune; wins, CPU seconds a game, \
               nodes and milliseconds a decision of the defending player (quick: 2 games, depths 1 to 3)",
    deviations: &[
        "four ways to prune, with and without ordering, where the source has pruning on and off",
        "star2 plays 500 games at depths 1 to 3, of which all others play the first 25; at depth 5 \
         it plays 25 and the others the first one or three, at depth 6 it alone plays one",
        "a game is abandoned after 1,000 turns and then counts for neither player",
        "500 more games with both players at depth 3; and depths 5 and 6 by all ways to prune on 16 and 3 \
         positions of random games with at most 20 plays (long: 40 and 8; quick: none)",
        "the long run plays 200 games at depth 5 by star2",
    ],
    run,
    claims: claims::claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let mut pieces = Vec::new();
    for depth in DEPTHS {
        for series in 0..SERIES.len() {
            let games = games(settings, series, depth);
            pieces.extend((0..games).map(|number| (series, depth, number)));
        }
    }
    // The longest first, so that no thread is left with them at the end.
    pieces.reverse();
    let weight = |piece: u64| WEIGHTS[pieces[piece as usize].1 as usize - 1];
    let played = settings.map_weighed(pieces.len() as u64, weight, |piece| {
        let (series, depth, number) = pieces[piece as usize];
        let spec = format!("expectiminimax:strategy=defending,depth={depth},{}", SERIES[series].1);
        play(settings, [&spec, FIRST], number)
    });
    let played = played.into_iter().collect::<Result<Vec<Played>, Failed>>()?;
    let mut study = Study::default();
    let mut findings = Findings::new();
    for depth in DEPTHS {
        for (series, &(name, _)) in SERIES.iter().enumerate() {
            let is_it = |piece: &(usize, u32, u64)| (piece.0, piece.1) == (series, depth);
            let games = pieces.iter().zip(&played).rev().filter(|(piece, _)| is_it(piece));
            let games: Vec<&Played> = games.map(|(_, game)| game).collect();
            if !games.is_empty() {
                study.add(&mut findings, name, series, depth, &games)?;
            }
        }
    }
    both_at_three(settings, &mut findings)?;
    let deep = Deep::run(settings);
    deep.iter().for_each(|deep| deep.report(&mut findings));
    Ok(study.finish(findings))
}

/// Wins of defending when running looks as far ahead.
fn both_at_three(settings: &Settings<'_>, findings: &mut Findings) -> Result<(), Failed> {
    let specs = ["defending", "running"]
        .map(|strategy| format!("expectiminimax:strategy={strategy},depth=3,prune=star2"));
    let n = settings.size(500, 2);
    let played = settings.try_map(n, |number| play(settings, [&specs[0], &specs[1]], number))?;
    let ended = played.iter().filter(|game| game.points.is_some()).count();
    let won = played.iter().filter(|game| game.is_won()).count();
    let share = Measured::share(won as u64, ended as u64);
    findings.add(format!("both at depth 3: wins of defending, {n} games"), Unit::Percent(1), share);
    Ok(())
}

/// What the charts are drawn from.
#[derive(Default)]
struct Study {
    seconds: Vec<Vec<[f64; 2]>>,
    /// How every game at a depth went, in the series that played most: others must not differ.
    results: Vec<(u32, Vec<Course>)>,
    /// Mean nodes of a decision by series and depth.
    nodes: Vec<(usize, u32, Measured)>,
    unequal: u64,
}

/// Points and turns of a game.
type Course = (Option<i32>, u32);

impl Study {
    fn add(
        &mut self,
        findings: &mut Findings,
        name: &str,
        series: usize,
        depth: u32,
        games: &[&Played],
    ) -> Result<(), Failed> {
        let results: Vec<Course> = games.iter().map(|game| (game.points, game.turns)).collect();
        match self.results.iter_mut().find(|(known, _)| *known == depth) {
            Some((_, known)) => {
                let differ = known.iter().zip(&results).filter(|(a, b)| a != b).count();
                self.unequal += differ as u64;
                if results.len() > known.len() {
                    *known = results;
                }
            }
            None => self.results.push((depth, results)),
        }
        let costs = || games.iter().flat_map(|game| &game.costs[0]);
        let nodes: Moments = costs().map(|cost: &Cost| cost.nodes as f64).collect();
        let ms: Vec<f64> = costs().map(|cost| cost.ms).collect();
        let Summary { median, p95, .. } = summary(&ms)?;
        let seconds: Moments = games.iter().map(|game| game.seconds(0)).collect();
        self.seconds.resize(SERIES.len(), Vec::new());
        let mean = seconds.mean().unwrap_or(0.0).max(1e-6);
        self.seconds[series].push([f64::from(depth), mean.log10()]);
        self.nodes.push((series, depth, Measured::mean(&nodes)));
        if depth < 3 && series > 0 {
            // All ways visit nearly the same there.
            return Ok(());
        }
        let at_depth = |what: &str| format!("depth {depth}, {name}: {what}");
        findings.add(at_depth("nodes a decision"), Unit::Number(0), Measured::mean(&nodes));
        for (what, unit, ours) in [
            ("seconds a game", Unit::Number(4), Measured::mean_time(&seconds)),
            ("ms a decision, median", Unit::Number(3), Measured::alone(median)),
            ("ms a decision, 95 of 100", Unit::Number(3), Measured::alone(p95)),
        ] {
            findings.add(at_depth(what), unit, ours).is_timed = true;
        }
        Ok(())
    }

    /// Wins, charts and remarks.
    fn finish(self, mut findings: Findings) -> Findings {
        let mut points = Vec::new();
        for (depth, games) in &self.results {
            let share = self.wins(*depth);
            points.push([f64::from(*depth), share.value]);
            let what = format!("depth {depth}: wins of defending, {} games", games.len());
            findings.add(what, Unit::Percent(1), share);
        }
        let unequal = Measured::exact(self.unequal as f64);
        findings.add(claims::UNEQUAL, Unit::Number(0), unequal);
        let games = self.results.iter().flat_map(|(_, games)| games);
        let capped = games.filter(|(points, _)| points.is_none()).count();
        let even = self.even_depths();
        let chart = |title, up, lines| Lines { title, across: "depth", up, lines }.draw();
        let wins = Line { label: "defending".to_owned(), colour: 0, points };
        let seconds = SERIES
            .iter()
            .zip(self.seconds)
            .enumerate()
            .map(|(colour, (series, points))| Line { label: series.0.to_owned(), colour, points });
        let wins: Svg = chart("Share of games won by depth", "share won", vec![wins]);
        let times = chart("Time a game by depth", "log10 of seconds", seconds.collect());
        findings
            .plot("wins", wins)
            .plot("seconds", times)
            .remark(match self.unequal {
                0 => "Pruning and ordering changed no game.".to_owned(),
                n => format!("Pruning or ordering changed {n} games: there is a fault."),
            })
            .remark(even)
            .remark(format!(
                "{capped} games, counted once for each depth, met the cap of {TURNS_MAX} turns."
            ))
    }

    fn games(&self, depth: u32) -> &[Course] {
        let found = self.results.iter().find(|(known, _)| *known == depth);
        found.map_or(&[], |(_, games)| games)
    }

    /// Games won at a depth, of those that ended.
    fn wins(&self, depth: u32) -> Measured {
        let ended = self.games(depth).iter().filter_map(|(points, _)| *points);
        let won = ended.clone().filter(|&points| points > 0).count();
        Measured::share(won as u64, ended.count() as u64)
    }

    /// What an even depth changes and costs, beside the odd depth before it.
    fn even_depths(&self) -> String {
        let mut parts = Vec::new();
        for (depth, games) in self.results.iter().filter(|(depth, _)| depth % 2 == 0) {
            let Some((_, before)) = self.results.iter().find(|(odd, _)| odd + 1 == *depth) else {
                continue;
            };
            let both = games.len().min(before.len());
            let same = games.iter().zip(before).filter(|(one, other)| one == other).count();
            let cost = self.cost_of_even(*depth);
            parts.push(format!(
                "depth {depth} plays {same} of {both} games as depth {} does{cost}",
                depth - 1
            ));
        }
        format!(
            "An even depth evaluates the same boards as the depth before it: {}.",
            parts.join("; ")
        )
    }

    /// How many times the nodes of the depth before it an even depth visits, over all series.
    fn cost_of_even(&self, depth: u32) -> String {
        let at = |series: usize, depth: u32| {
            let found = self.nodes.iter().find(|(s, d, _)| (*s, *d) == (series, depth));
            found.map(|(_, _, nodes)| nodes.value)
        };
        let both = |series| Some(at(series, depth)? / at(series, depth - 1)?);
        let times: Vec<f64> = (0..SERIES.len()).filter_map(both).collect();
        match Summary::of(&times) {
            Ok(Summary { min, max, .. }) => {
                format!(" and visits {min:.1} to {max:.1} times the nodes")
            }
            Err(_) => String::new(),
        }
    }
}
