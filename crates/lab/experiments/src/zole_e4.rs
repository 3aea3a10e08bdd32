//! `zole-e4`: what a move costs when every card is tried in every world.

use parlor_agent::{Agent, Ask, Budget};
use parlor_arena::plot::{Span, Spans};
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Silent};
use parlor_stats::{Moments, Summary};
use parlor_zole::{Action, Call, Deal, Layout, Pair, Ruleset, Setup};
use parlor_zole_agents::registry;

use crate::clock::busy;
use crate::sources::venters_2015;
use crate::{Comparison, Experiment, Failed, Findings, Measured, Published, Settings, Size, Unit};

/// Seconds a move, for moves 11 to 21.
pub(crate) struct MoveCost;

/// The first move that is searched, and the last that is not forced.
const FIRST: usize = 11;
const LAST: usize = 21;

/// The players that are timed.
const METHODS: [(&str, &str); 3] = [
    ("minimax", "minimax:from=11,seed_mode=off"),
    ("alpha-beta", "alphabeta:from=11,seed_mode=off"),
    ("ours", "pimc:bids=off"),
];

/// What is told of the seconds of a move.
const STATISTICS: [&str; 4] = ["least", "mean", "median", "largest"];

/// The source's seconds by minimax and by alpha-beta, in the order of [`STATISTICS`], for moves 11 to 21.
const PRINTED: [[[f64; 4]; 2]; LAST - FIRST + 1] = [
    [
        [0.075_810_8, 10.690_054_3, 4.314_262_2, 63.184_796_6],
        [0.010_442_1, 1.526_805_9, 0.451_684_3, 10.706_658_0],
    ],
    [
        [0.013_313_3, 2.253_977_3, 1.203_154_7, 11.314_142_4],
        [0.002_966_3, 0.385_711_0, 0.236_500_5, 1.999_425_7],
    ],
    [
        [0.009_852_1, 0.523_745_7, 0.054_257_2, 5.115_066_3],
        [0.003_240_6, 0.136_881_8, 0.013_330_5, 0.775_778_0],
    ],
    [
        [0.000_852_6, 0.081_572_2, 0.054_920_6, 0.397_720_5],
        [0.000_352_1, 0.030_589_3, 0.020_947_8, 0.109_955_5],
    ],
    [
        [0.000_217_2, 0.014_288_8, 0.008_696_2, 0.059_784_4],
        [0.000_132_5, 0.006_746_7, 0.004_457_6, 0.024_281_1],
    ],
    [
        [0.000_175_8, 0.005_192_1, 0.006_080_2, 0.018_079_3],
        [0.000_137_7, 0.003_715_5, 0.004_427_8, 0.015_135_6],
    ],
    [
        [0.000_023_0, 0.000_725_6, 0.000_528_2, 0.003_025_1],
        [0.000_020_2, 0.000_611_3, 0.000_439_1, 0.002_345_5],
    ],
    [
        [0.000_006_8, 0.000_154_0, 0.000_034_4, 0.000_515_4],
        [0.000_006_8, 0.000_149_6, 0.000_033_8, 0.000_491_5],
    ],
    [
        [0.000_007_6, 0.000_074_8, 0.000_060_3, 0.000_187_6],
        [0.000_008_5, 0.000_080_9, 0.000_085_5, 0.000_217_2],
    ],
    [
        [0.000_002_4, 0.000_019_3, 0.000_016_8, 0.000_116_7],
        [0.000_002_4, 0.000_021_0, 0.000_018_4, 0.000_136_9],
    ],
    [
        [0.000_001_6, 0.000_005_7, 0.000_004_8, 0.000_010_9],
        [0.000_001_6, 0.000_006_0, 0.000_005_2, 0.000_015_8],
    ],
];
const DECIMALS: usize = 7;
/// Seconds by method and move; none where a method was not asked.
type Seconds = [[Option<f64>; LAST - FIRST + 1]; METHODS.len()];

impl Experiment for MoveCost {
    fn id(&self) -> &'static str {
        "zole-e4"
    }

    fn title(&self) -> &'static str {
        "Zole: what a move costs when all worlds are searched"
    }

    fn source(&self) -> &'static str {
        venters_2015!("appendix, seconds a move on an i3-380M in C#")
    }

    fn protocol(&self) -> &'static str {
        "100 random deals, the first hand is the lielais and the table counts as buried; ten cards at random, \
         then each mover tries every card in every world: by plain minimax and by alpha-beta without memory, \
         voids ignored, and by our solver with shown voids heeded; the card of alpha-beta is played"
    }

    fn deviations(&self) -> &'static [&'static str] {
        &[
            "another machine and language; seconds are of the thread's own clock and vary from run to run",
            "a move with one legal card is not searched and not counted",
            "searched by the rules: the source's trump mask changes the cost little",
            "the players are minimax:from=11,seed_mode=off, alphabeta:from=11,seed_mode=off and ours, \
             pimc:bids=off: house, but nobody has bid here",
            "ours stands beside the source's alpha-beta; it knows shown voids and remembers states",
            "ours asks up to three questions, wins, then levels, then margin, each in all worlds, where the \
             source asks for the mean total",
            "quick: 6 deals, minimax from move 14 and alpha-beta from move 13 on",
        ]
    }

    fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let n = settings.size(100, 6);
        let from = match settings.size {
            Size::Full => [FIRST; 3],
            Size::Quick => [14, 13, FIRST],
        };
        let deals = settings.map(n, |number| one_deal(settings, number, from));
        let deals = deals.into_iter().collect::<Result<Vec<Seconds>, Failed>>()?;
        let mut findings = Findings::new();
        let mut spans = Vec::new();
        for number in FIRST..=LAST {
            for (method, (name, _)) in METHODS.into_iter().enumerate() {
                let seconds: Vec<f64> =
                    deals.iter().filter_map(|deal| deal[method][number - FIRST]).collect();
                if seconds.is_empty() {
                    continue;
                }
                let summary = Summary::of(&seconds).map_err(Failed::by)?;
                for row in rows(number, method, &summary, &seconds) {
                    findings = findings.with(row);
                }
                let Summary { median, p95, max, .. } = summary;
                let values = [median, p95, max].map(|value| value.max(1e-9));
                spans.push(Span { label: format!("{number}, {name}"), colour: method, values });
            }
        }
        let plot = Spans {
            title: "Seconds for a move: median, 95 of 100, largest",
            unit: "seconds",
            spans,
        };
        let worst = largest(&deals, 2);
        let slow = |method: usize, from: usize| {
            let moves = deals.iter().flat_map(|deal| &deal[method][from - FIRST..]);
            moves.flatten().filter(|&&seconds| seconds >= 1.0).count()
        };
        let tenth = if worst < 0.1 { "all" } else { "not all" };
        let paces = (0..METHODS.len()).filter_map(|method| pace(&deals, method));
        findings = paces.fold(findings, Findings::remark);
        Ok(findings
            .plot("times", plot.draw())
            .remark(format!(
                "Ours, moves 11 to 24 over {n} deals: the slowest took {worst:.4} s, so {tenth} are under 0.1 s."
            ))
            .remark(format!(
                "Moves of one second or more: {} by alpha-beta from move 13 on, {} by minimax from move 14 on \
                 (the source: none).",
                slow(1, 13),
                slow(0, 14),
            )))
    }
}

fn largest(deals: &[Seconds], method: usize) -> f64 {
    deals.iter().flat_map(|deal| deal[method]).flatten().fold(0.0, f64::max)
}

/// What is told of one method at one move, beside the source's.
fn rows(number: usize, method: usize, summary: &Summary, seconds: &[f64]) -> [Comparison; 4] {
    let moments: Moments = seconds.iter().copied().collect();
    let ours = [
        Measured::alone(summary.min),
        Measured::mean_time(&moments),
        Measured::alone(summary.median),
        Measured::alone(summary.max),
    ];
    let printed = PRINTED[number - FIRST][beside(method)];
    let name = METHODS[method].0;
    std::array::from_fn(|n| {
        let what = format!("move {number}, {name}, {} s", STATISTICS[n]);
        let source = Published::alone(printed[n], DECIMALS);
        Comparison::new(&what, Unit::Number(DECIMALS), source, ours[n]).timed()
    })
}

/// The source's method beside which one stands: ours beside its better one.
fn beside(method: usize) -> usize {
    method.min(1)
}

/// How much less time a method takes here than the source's, move by move.
fn pace(deals: &[Seconds], method: usize) -> Option<String> {
    let mut ratios = Vec::new();
    for (n, printed) in PRINTED.iter().enumerate() {
        let moments: Moments = deals.iter().filter_map(|deal| deal[method][n]).collect();
        let mean = moments.mean().filter(|&mean| mean > 0.0);
        ratios.extend(mean.map(|mean| printed[beside(method)][1] / mean));
    }
    let Summary { min, max, .. } = Summary::of(&ratios).ok()?;
    let (name, theirs) = (METHODS[method].0, METHODS[beside(method)].0);
    Some(format!(
        "By mean seconds of a move {name} is {min:.1} to {max:.1} times as fast on this machine as the \
         source's {theirs} on its own."
    ))
}

/// The seconds of every move of one deal; `from` says from which move on each method is asked.
fn one_deal(settings: &Settings<'_>, number: u64, from: [usize; 3]) -> Result<Seconds, Failed> {
    let mut chance = settings.stream("move-cost", number);
    let mut deal = seed_style(Layout::drawn(&mut chance))?;
    let players = METHODS.map(|(_, spec)| registry().build(spec, number).map_err(Failed::by));
    let mut seconds = [[None; LAST - FIRST + 1]; METHODS.len()];
    let mut players = players.into_iter().collect::<Result<Vec<_>, Failed>>()?;
    let mut legal = Vec::new();
    for n in 1..=LAST {
        let seat = deal.public().turn_seat().ok_or_else(|| Failed("nobody's turn".to_owned()))?;
        deal.legal(seat, &mut legal);
        let mut action = legal[0];
        if n < FIRST {
            action = *chance.pick(&legal).ok_or_else(|| Failed("no card".to_owned()))?;
        } else if legal.len() > 1 {
            for method in [2, 0, 1] {
                if n >= from[method] {
                    let (time, chosen) = timed(&mut players[method], &deal, seat, &legal);
                    seconds[method][n - FIRST] = Some(time);
                    action = chosen;
                }
            }
        }
        deal.resolve(&Answers::one(seat, action), &mut Silent).map_err(Failed::by)?;
    }
    Ok(seconds)
}

fn timed(
    player: &mut Box<dyn Agent<Deal>>,
    deal: &Deal,
    seat: Seat,
    legal: &[Action],
) -> (f64, Action) {
    let view = deal.view(seat);
    let ask = Ask { seat, view: &view, legal, budget: Budget::UNLIMITED };
    busy(|| player.decide(&ask, None))
}

/// The first hand takes the table and buries it again, as in the source.
fn seed_style(layout: Layout) -> Result<Deal, Failed> {
    let wrong = || Failed("no such table".to_owned());
    let mut deal = Deal::start(&Setup::new(Ruleset::SEED, Seat::C).ok_or_else(wrong)?);
    deal.apply(layout, &mut Silent).map_err(Failed::by)?;
    let mut table = layout.table().into_iter();
    let pair = table.next().zip(table.next()).and_then(|(one, other)| Pair::new(one, other));
    let bury = Action::Bury(pair.ok_or_else(wrong)?);
    for action in [Action::Call(Call::Take), bury] {
        deal.resolve(&Answers::one(Seat::A, action), &mut Silent).map_err(Failed::by)?;
    }
    Ok(deal)
}
