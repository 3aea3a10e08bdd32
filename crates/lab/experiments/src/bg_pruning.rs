//! `bg-pruning`: what the four ways to prune visit, on the same positions.

use parlor_agent::Budget;
use parlor_arena::plot::{Line, Lines};
use parlor_backgammon::{Action, Backgammon};
use parlor_backgammon_agents::{Judge, Narrowed, Strategy, Variant};
use parlor_search::{AsListed, ByValue, Found, Order, Prune, Search};
use parlor_stats::Interval;

use crate::bg_games::decisions;
use crate::clock::busy;
use crate::sources::asula_2015;
use crate::{
    Check, Claim, Experiment, Failed, Findings, Measured, Published, Rows, Settings, Unit, Verdict,
};

const JUDGE: Judge = Judge { strategy: Strategy::Combined, variant: Variant::Seed };

/// Plays a node in the narrowed tree.
const KEPT: usize = 4;

/// A depth, and whether the tree is narrowed.
#[derive(Clone, Copy, PartialEq)]
struct Part {
    depth: u32,
    narrowed: bool,
    ordered: bool,
}

impl Part {
    fn name(self) -> String {
        let order = if self.ordered { "ordered" } else { "as listed" };
        let narrowed = if self.narrowed { ", 4 plays a node" } else { "" };
        format!("depth {}{narrowed}, {order}", self.depth)
    }

    fn search(self, game: &Backgammon, prune: Prune) -> Found<Action> {
        match (self.narrowed, self.ordered) {
            (true, sorted) => self.with(game, prune, Narrowed::new(JUDGE, KEPT, sorted)),
            (false, true) => self.with(game, prune, ByValue::new(JUDGE)),
            (false, false) => self.with(game, prune, AsListed),
        }
    }

    fn with(self, game: &Backgammon, prune: Prune, order: impl Order<Backgammon>) -> Found<Action> {
        let mut meter = Budget::UNLIMITED.meter();
        let mut search = Search::new(JUDGE).order(order);
        search.expectiminimax(game, game.on_roll(), self.depth, prune, &mut meter)
    }
}

/// What came out at one position: nodes and CPU time of the four ways.
struct Compared {
    nodes: [u64; 4],
    ms: [f64; 4],
    /// Ways that chose another play or came to another value.
    differ: u64,
    /// Does each way visit no more nodes than the one before?
    is_sorted: bool,
}

impl Compared {
    fn at(part: Part, game: &Backgammon) -> Compared {
        let (mut nodes, mut ms, mut differ) = ([0; 4], [0.0; 4], 0);
        let mut plain: Option<Found<Action>> = None;
        for (n, prune) in Prune::ALL.into_iter().enumerate() {
            let (seconds, found) = busy(|| part.search(game, prune));
            (ms[n], nodes[n]) = (1e3 * seconds, found.nodes);
            match &plain {
                None => plain = Some(found),
                Some(plain) => {
                    let same =
                        found.action == plain.action && (found.value - plain.value).abs() < 1e-9;
                    differ += u64::from(!same);
                }
            }
        }
        Compared { nodes, ms, differ, is_sorted: nodes.is_sorted_by(|a, b| a >= b) }
    }
}

/// None, gamma, Star1 and Star2, with and without ordering.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "bg-pruning",
    title: "Backgammon: what pruning at chance nodes saves, and that it changes no choice",
    source: asula_2015!(
        "section 2.2.2, gamma pruning; B. W. Ballard, 1983 (Star1 saves 25 to 30 %, Star2 over 50 % in random \
         order, ten times with the best order)"
    ),
    protocol: "the combined strategy on 1,000 positions of random games at depths 1 to 3, and on 100 at depth 5 \
               in a tree of the 4 best plays a node; each searched without pruning and with gamma, Star1 and \
               Star2, plays as listed and ordered by the evaluation (quick: 40 and 4 positions)",
    deviations: &[
        "the source measures games and prints no nodes; Ballard measures trees with random leaves",
        "what ordering looks at is counted as time and not as nodes",
    ],
    run,
    claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let (many, few) = (settings.size(1_000, 40), settings.size(100, 4));
    let positions = decisions(settings.stream("bg-positions", 0), many as usize);
    let mut findings = Findings::new();
    let mut lines: Vec<Line> = Vec::new();
    for ordered in [false, true] {
        let mut curves = [const { Vec::new() }; 4];
        for depth in [1, 2, 3, 5] {
            let part = Part { depth, narrowed: depth > 3, ordered };
            let n = if part.narrowed { few } else { many };
            let all = settings.map(n, |number| Compared::at(part, &positions[number as usize]));
            part.report(&mut findings, &all);
            for (way, curve) in curves.iter_mut().enumerate() {
                let nodes: u64 = all.iter().map(|one| one.nodes[way]).sum();
                curve.push([f64::from(depth), (nodes as f64 / n as f64).log10()]);
            }
        }
        for (colour, (prune, points)) in Prune::ALL.iter().zip(curves).enumerate() {
            let label = format!("{prune}{}", if ordered { ", ordered" } else { "" });
            lines.push(Line { label, colour: colour + 4 * usize::from(ordered), points });
        }
    }
    let chart = Lines {
        title: "Nodes a decision by depth (depth 5: 4 plays a node)",
        across: "depth",
        up: "log10 of nodes",
        lines,
    };
    Ok(findings.plot("nodes", chart.draw()))
}

/// The share of nodes that a way saves, estimated from these positions: a ratio of sums, with the
/// usual interval of one.
pub(crate) fn share_saved(all: &[[u64; 4]], way: usize) -> Measured {
    let sum = |way: usize| all.iter().map(|nodes| nodes[way] as f64).sum::<f64>();
    let ratio = sum(way) / sum(0);
    let off = |nodes: &[u64; 4]| nodes[way] as f64 - ratio * nodes[0] as f64;
    let squares: f64 = all.iter().map(|one| off(one).powi(2)).sum();
    let half = 1.96 * squares.sqrt() / sum(0);
    let value = 1.0 - ratio;
    Measured::estimate(value, Interval::around(value, half))
}

/// Pruning changes no play and no value, at any depth and in any order; and what Ballard says it saves.
fn claims(rows: Rows<'_>) -> Vec<Claim> {
    let differ = rows.named("", "other play or value");
    let [star1, star2, ordered] =
        [("as listed", "star1"), ("as listed", "star2"), ("ordered", "star2")]
            .map(|(order, way)| format!("depth 3, {order}: saved by {way}"));
    let saved = |row: &str| format!("{{{row}}} ({{{row} | interval .1}}) at depth 3");
    let other_trees = "Other trees: the leaves of Ballard's are random.";
    let ballard = |words: &str, source: &str, check: Check, row: &str| {
        let claim = Claim::new(words, source).as_printed([check], saved(row));
        claim.because(Verdict::NotReproduced, other_trees).by_other("Ballard 1983")
    };
    vec![
        Claim::new("pruning at chance nodes changes no choice", "no figure")
            .as_printed(
                [Check::none(differ)],
                "{depth 3, as listed: other play or value} plays or values differ at depth 3, \
                 {depth 5, 4 plays a node, as listed: other play or value} at depth 5",
            )
            .because(Verdict::Reproduced, "It only leaves out what cannot change the choice.")
            .of_ours(),
        ballard("Star1 saves 25 to 30 % of the nodes", "25 to 30 %", Check::same(&star1), &star1),
        ballard(
            "Star2 saves over half of the nodes",
            "over 50 %",
            Check::above(0.5, [&star2]),
            &star2,
        ),
        ballard(
            "Star2 saves nine nodes of ten with the best order",
            "an order of magnitude",
            Check::above(0.9, [&ordered]),
            &ordered,
        ),
    ]
}

impl Part {
    fn report(self, findings: &mut Findings, all: &[Compared]) {
        let name = self.name();
        let differ = all.iter().map(|one| one.differ).sum::<u64>();
        let what = format!("{name}: other play or value");
        findings.add(what, Unit::Number(0), Measured::exact(differ as f64));
        let total = |way: usize| all.iter().map(|one| one.nodes[way]).sum::<u64>();
        for (way, prune) in Prune::ALL.into_iter().enumerate() {
            let nodes = Measured::exact(total(way) as f64);
            findings.add(format!("{name}: nodes, {prune}"), Unit::Number(0), nodes);
            let ms = Measured::mean_time(&all.iter().map(|one| one.ms[way]).collect());
            let what = format!("{name}: CPU ms a decision, {prune}");
            findings.add(what, Unit::Number(3), ms).is_timed = true;
        }
        if self.depth < 3 {
            return;
        }
        let saved = |way: usize| 1.0 - total(way) as f64 / total(0) as f64;
        let ballard = Published {
            interval: Some(Interval { low: 0.25, high: 0.30 }),
            ..Published::alone(0.275, 3)
        };
        let nodes: Vec<[u64; 4]> = all.iter().map(|one| one.nodes).collect();
        let (what, ours) = (format!("{name}: saved by star1"), share_saved(&nodes, 2));
        let row = findings.compare(what, Unit::Percent(1), ballard, ours);
        row.reason = Some("other trees: the leaves of Ballard's are random".to_owned());
        let star2 = share_saved(&nodes, 3);
        findings.add(format!("{name}: saved by star2"), Unit::Percent(1), star2);
        let exceptions = all.iter().filter(|one| !one.is_sorted).count();
        let order = if (1..4).all(|way| total(way) < total(way - 1)) { "holds" } else { "FAILS" };
        findings.remarks.push(format!(
            "{name}: none > gamma > star1 > star2 in total {order}; star2 saves {:.1} %; {exceptions} \
             of {} positions are exceptions in which a stronger way visited more.",
            100.0 * saved(3),
            all.len()
        ));
    }
}

#[cfg(test)]
mod tests {
    use parlor_formats::backgammon::xgid;
    use parlor_game::Observed;
    use serde_json::{Value, json};

    use super::*;

    const FILE: &str =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/backgammon/pruning-nodes.json");

    /// The page's explorer is held against the same file: it must show what this experiment counts.
    #[test]
    fn nodes_of_the_first_positions_are_those_on_file() {
        let positions = decisions(Settings::quick(1).stream("bg-positions", 0), 3);
        let row = |game: &Backgammon, ordered: bool| {
            let part = Part { depth: 3, narrowed: false, ordered };
            let nodes = Prune::ALL.map(|prune| part.search(game, prune).nodes);
            let names = Prune::ALL.map(Prune::name);
            let nodes: serde_json::Map<String, Value> =
                names.into_iter().zip(nodes).map(|(name, n)| (name.to_owned(), n.into())).collect();
            let position = xgid::write(&game.view(game.on_roll()).position()).unwrap();
            json!({ "position": position, "depth": part.depth, "ordered": ordered, "nodes": nodes })
        };
        let found: Vec<Value> =
            positions.iter().flat_map(|game| [row(game, false), row(game, true)]).collect();
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            let text = serde_json::to_string_pretty(&found).unwrap();
            std::fs::write(FILE, text + "\n").unwrap();
        }
        let on_file: Vec<Value> =
            serde_json::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
        assert_eq!(found, on_file);
    }
}
