//! `jp-dag-size`: how large the graph of single-player mahjong is.

use parlor_agent::Budget;
use parlor_arena::plot::{Line, Lines, Svg};
use parlor_game::Entropy;
use parlor_riichi::{Hand, Kind, Tiles};
use parlor_riichi_value::sp_draw::{Declare, SpDraw};
use parlor_riichi_value::{Situation, jp_dag, sp_draw};
use parlor_stats::Moments;

use crate::clock::busy;
use crate::jp_dag_claims::{claims, grid as grid_row, node_sets, notes, table_row};
use crate::jp_dag_hands::{Sampler, hand};
use crate::solo_optimum::Optimum;
use crate::{Experiment, Failed, Findings, Measured, Published, Settings, Unit};

/// Shanten, exchanges, calls, and the mean size that the source prints: the legible rows.
pub(crate) const TABLE_1: [(i8, u8, u8, f64); 9] = [
    (1, 1, 0, 57.0),
    (1, 1, 1, 180.0),
    (1, 2, 0, 2_323.0),
    (2, 2, 0, 337.0),
    (2, 2, 2, 949.0),
    (2, 3, 1, 20_044.0),
    (3, 4, 1, 103_249.0),
    (4, 4, 1, 30_243.0),
    (4, 4, 2, 40_614.0),
];

/// Kans make the largest graphs several times larger than two million nodes.
const MOST_NODES: u64 = 20_000_000;

pub(crate) const WHY: &str = "how the source drew its hands, and how many, is not legible; means of small graphs \
                   follow the sampling, so growth and order of magnitude are to be compared";

/// The source's table 1, and the whole grid around it.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "jp-dag-size",
    title: "Riichi: size of the graph of single-player mahjong",
    source: "M. Kurita and K. Hoki, single-player mahjong as a directed acyclic graph, 22nd Game \
             Programming Workshop, 2017: table 1, of which nine rows are legible",
    protocol: "build the node set of hands of each shanten for every number of exchanges and calls, and take \
               the mean size; value some of them and take the time; on small walls, the value by the \
               restricted exchanges beside the best that could be done",
    deviations: &[
        "hands by two samplers: dealt and played by acceptance, and random; a draw that does not \
         help is the 14th tile; as another reading any draw is, after play by acceptance",
        "1,000 hands a row, 100 where there are four exchanges (quick: 8 and 1, and no time of the \
         largest graphs)",
        "which hands are nodes is not legible: besides ours, the same hands counted in other readings of it, and with \
         any draw as the 14th tile, 100 hands a row with up to two exchanges (long: 400, and 40 with three; quick: 2)",
        "every number of calls for played hands with up to two exchanges more than their shanten; times and \
         memory for four of the sizes, ten hands each",
        "a node set of more than 20 million nodes would end the run",
    ],
    run,
    claims,
    notes,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let mut findings = Findings::new();
    for sampler in Sampler::ALL {
        for (far, exchanges, calls, printed) in TABLE_1 {
            let sizes = sizes(settings, sampler, (far, exchanges), &[calls])?;
            let what = table_row(sampler, far, exchanges, calls);
            let ours = Measured::mean(&sizes[0]);
            let source = Published::alone(printed, 0);
            findings.compare(what, Unit::Number(0), source, ours).reason = Some(WHY.to_owned());
        }
    }
    let mut lines = Vec::new();
    for far in 0..=4 {
        lines.push(grid(settings, &mut findings, far)?);
    }
    node_sets(settings, &mut findings)?;
    gaps(settings, &mut findings)?;
    times(settings, &mut findings)?;
    Ok(findings.plot("sizes", drawing(lines)).remark(
        "The small walls have lost a suit and the honours, so that many hands must change their shape \
         more than once; a whole wall asks for that less often.",
    ))
}

/// The sizes of the graphs of some hands, for each number of calls.
fn sizes(
    settings: &Settings<'_>,
    sampler: Sampler,
    (far, exchanges): (i8, u8),
    calls: &[u8],
) -> Result<Vec<Moments>, Failed> {
    let n = if exchanges >= 4 { settings.size(100, 1) } else { settings.size(1000, 8) };
    let measured = settings.try_map(n, |number| {
        let mut stream = settings.stream("jp-dag-size", number << 4 | far.unsigned_abs() as u64);
        let hand = hand(sampler, far, &mut stream);
        let situation = Situation::new(Hand::closed(hand));
        let size = |&calls: &u8| {
            let mut meter = Budget::nodes(MOST_NODES).meter();
            let options = jp_dag::Options::new(exchanges, calls);
            jp_dag::size(&situation, &options, &mut meter).map(|(_, states)| states)
        };
        calls.iter().map(size).collect::<Result<Vec<usize>, _>>().map_err(Failed::by)
    })?;
    let mut moments = vec![Moments::default(); calls.len()];
    for sizes in measured {
        for (moments, size) in moments.iter_mut().zip(sizes) {
            moments.add(size as f64);
        }
    }
    Ok(moments)
}

/// Every number of exchanges and calls for played hands of one shanten.
fn grid(settings: &Settings<'_>, findings: &mut Findings, far: i8) -> Result<Line, Failed> {
    let mut points = Vec::new();
    for exchanges in far.unsigned_abs()..=(far.unsigned_abs() + 2).min(4) {
        let calls = [0, 1, 2, 3];
        let all = sizes(settings, Sampler::Played, (far, exchanges), &calls)?;
        for (calls, sizes) in calls.iter().zip(&all) {
            let what = grid_row(far, exchanges, *calls);
            let deviation = Measured::alone(sizes.std_dev().unwrap_or(0.0));
            findings.add(&what, Unit::Number(0), Measured::mean(sizes));
            findings.add(format!("{what}, standard deviation"), Unit::Number(0), deviation);
        }
        points.push([f64::from(exchanges), all[1].mean().unwrap_or(0.0).max(1.0).log10()]);
    }
    let colour = far.unsigned_abs() as usize;
    Ok(Line { label: format!("shanten {far}"), colour, points })
}

/// The time that the nodes of whole graphs take, that their edges and their values take, and the memory.
fn times(settings: &Settings<'_>, findings: &mut Findings) -> Result<(), Failed> {
    let graphs = [(1, 2, 1), (2, 3, 1), (1, 3, 1), (3, 4, 1)];
    for &(far, exchanges, calls) in &graphs[..settings.size(4, 2) as usize] {
        let n = settings.size(10, 1);
        let [mut nodes, mut edges, mut solve] = [Moments::default(); 3];
        let [mut states, mut memory] = [Moments::default(); 2];
        for number in 0..n {
            let hand = hand(Sampler::Played, far, &mut settings.stream("jp-dag-time", number));
            let situation = Situation::new(Hand::closed(hand));
            let options = jp_dag::Options::new(exchanges, calls);
            let mut meter = Budget::UNLIMITED.meter();
            let (finding, _) = busy(|| jp_dag::size(&situation, &options, &mut meter));
            let (building, _) = busy(|| jp_dag::build(&situation, &options, &mut meter));
            let (whole, valued) = busy(|| jp_dag::value(&situation, &options, &mut meter));
            let valued = valued.map_err(Failed::by)?;
            nodes.add(finding);
            edges.add((building - finding).max(0.0));
            solve.add((whole - building).max(0.0));
            states.add(valued.n_states as f64);
            memory.add(valued.n_bytes as f64 / 1e6);
        }
        let what = format!("shanten {far}, n {exchanges}, calls {calls}");
        for (part, seconds) in [("the nodes", &nodes), ("the edges", &edges), ("values", &solve)] {
            let what = format!("CPU seconds for {part}, {what}");
            findings.add(what, Unit::Number(3), Measured::mean_time(seconds)).is_timed = true;
        }
        findings.add(format!("megabytes, {what}"), Unit::Number(2), Measured::mean(&memory));
        let seconds: f64 =
            [&nodes, &edges, &solve].map(|part| part.mean().unwrap_or(0.0)).iter().sum();
        let per = seconds / states.mean().unwrap_or(1.0).max(1.0) * 1e5;
        let what = format!("CPU seconds for 100,000 states, {what}");
        findings.add(what, Unit::Number(3), Measured::alone(per)).is_timed = true;
    }
    Ok(())
}

/// Who is held against the best that could be done, by draws alone and without riichi.
#[derive(Clone, Copy)]
enum Restricted {
    /// `sp-draw`, with one change of shape or without.
    Draws { shape_change: bool },
    /// `jp-dag`, to whom nobody discards anything, with so many exchanges.
    Graph { exchanges: u8 },
}

impl Restricted {
    const ALL: [(Restricted, &'static str); 4] = [
        (Restricted::Draws { shape_change: false }, "no shape change"),
        (Restricted::Draws { shape_change: true }, "one shape change"),
        (Restricted::Graph { exchanges: 1 }, "jp-dag, n 1"),
        (Restricted::Graph { exchanges: 2 }, "jp-dag, n 2"),
    ];

    /// The points that it expects.
    fn points(self, situation: &Situation) -> Result<f64, Failed> {
        let mut meter = Budget::UNLIMITED.meter();
        let now = match self {
            Restricted::Draws { shape_change } => {
                let declare = Declare::Never;
                let options = sp_draw::Options { shape_change, declare, ..Default::default() };
                let valued = SpDraw::default().value(situation, &options, &mut meter);
                valued.map(|valued| valued.now())
            }
            Restricted::Graph { exchanges } => {
                let options = jp_dag::Options {
                    fed: 0.0,
                    fed_riichi: 0.0,
                    kans: false,
                    at_end: jp_dag::AtEnd::Nothing,
                    ..jp_dag::Options::new(exchanges, 0)
                };
                let silent = Situation { may_riichi: false, ..situation.clone() };
                jp_dag::value(&silent, &options, &mut meter).map(|valued| valued.now())
            }
        };
        now.map(|now| f64::from(now.points)).map_err(Failed::by)
    }
}

/// How much the restricted exchanges lose against the best that could be done, on small walls.
fn gaps(settings: &Settings<'_>, findings: &mut Findings) -> Result<(), Failed> {
    for (restricted, name) in Restricted::ALL {
        let n = settings.size(200, 10);
        let shares = settings.try_map(n, |number| {
            let mut stream = settings.stream("jp-dag-gap", number);
            let situation = small_wall(&mut stream);
            let ours = restricted.points(&situation)?;
            let best = Optimum::new(&situation).points();
            Ok(if best > 0.0 { 1.0 - ours / best } else { 0.0 })
        })?;
        let what = format!("points lost to the optimum on small walls, {name}");
        findings.add(what, Unit::Percent(2), Measured::mean(&shares.into_iter().collect()));
    }
    Ok(())
}

/// A hand one from ready with four draws left, everything seen but the tiles of two suits.
fn small_wall(entropy: &mut impl Entropy) -> Situation {
    let hand = hand(Sampler::Played, 1, entropy);
    let mut seen = Tiles::EMPTY;
    for kind in Kind::all().filter(|kind| kind.idx() >= 18) {
        for _ in hand.counts()[kind]..4 {
            seen.add(kind.tile());
        }
    }
    Situation { seen, draws: 4, ..Situation::new(Hand::closed(hand)) }
}

fn drawing(lines: Vec<Line>) -> Svg {
    let chart = Lines {
        title: "Mean size of the graph, one call",
        across: "exchanges",
        up: "states, decimal logarithm",
        lines,
    };
    chart.draw()
}
