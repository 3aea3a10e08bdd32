//! `zole-e4`: what a move costs when every card is tried in every world.

mod claims;
mod printed;

use parlor_agent::{Agent, Ask, Budget, Cell, Explanation};
use parlor_arena::plot::Spans;
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Silent};
use parlor_stats::{Moments, Summary};
use parlor_zole::{Action, Deal, Layout, Pair, Worlds};
use parlor_zole_agents::{BY_WINS_ALONE, WORLDS_ASKED, registry};

use crate::clock::busy;
use crate::drawing::{span, summary};
use crate::sources::venters_2015;
use crate::zole_table::after_burial;
use crate::{Experiment, Failed, Findings, Measured, Published, Settings, Size, Unit};
use claims::{DIFFER, FROM, moves};
use printed::STATISTICS;
pub(crate) use printed::{DECIMALS, PRINTED};

/// The first move that is searched, and the last that is not forced.
pub(crate) const FIRST: usize = 11;
pub(crate) const LAST: usize = 21;

/// The players that are timed.
const METHODS: [(&str, &str); 3] = [
    ("minimax", "minimax:from=11,seed_mode=off"),
    ("alpha-beta", "alphabeta:from=11,seed_mode=off"),
    ("ours", "pimc:bids=off"),
];
const OURS: usize = 2;

/// What came of the moves of one deal.
#[derive(Clone, Copy, Default)]
struct Moves {
    /// Seconds by method and move; none where a method was not asked.
    seconds: [[Option<f64>; LAST - FIRST + 1]; METHODS.len()],
    /// Moves that ours cut short: a card not asked in every world, or a question left open.
    cut: u64,
    /// Moves in which minimax and alpha-beta, which search alike, chose another card.
    differ: u64,
}

/// Seconds a move, for moves 11 to 21.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e4",
    title: "Zole: what a move costs when all worlds are searched",
    source: venters_2015!("appendix, seconds a move on an i3-380M in C#"),
    protocol: "100 random deals, the first hand is the lielais and the table counts as buried; ten cards at random, \
               then each mover tries every card in every world: by plain minimax and by alpha-beta without memory, \
               voids ignored, and by our solver with shown voids heeded; the card of alpha-beta is played",
    deviations: &[
        "another machine and language; seconds are of the thread's own clock and vary from run to run",
        "a move with one legal card is not searched and not counted",
        "searched by the rules, not with the source's trump mask",
        "the players are minimax:from=11,seed_mode=off, alphabeta:from=11,seed_mode=off and ours, \
         pimc:bids=off, which solves possible deals as house does and infers nothing beyond voids",
        "ours is compared with the source's alpha-beta; it knows shown voids and remembers states",
        "ours asks up to three questions, wins, then levels, then margin, each in all worlds, where the \
         source asks for the mean total",
        "quick: 6 deals, minimax from move 14 and alpha-beta from move 13 on",
    ],
    run,
    claims: claims::claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let n = settings.size(100, 6);
    let from = match settings.size {
        Size::Full | Size::Long => [FIRST; 3],
        Size::Quick => [14, 13, FIRST],
    };
    let deals = settings.try_map(n, |number| one_deal(settings, number, from))?;
    let mut findings = Findings::new();
    let mut spans = Vec::new();
    for number in FIRST..=LAST {
        for (method, (name, _)) in METHODS.into_iter().enumerate() {
            let seconds: Vec<f64> =
                deals.iter().filter_map(|deal| deal.seconds[method][number - FIRST]).collect();
            if seconds.is_empty() {
                continue;
            }
            let summary = summary(&seconds)?;
            compare(&mut findings, number, method, &summary, &seconds);
            spans.push(span(format!("{number}, {name}"), method, &summary, 1e-9));
        }
    }
    let plot =
        Spans { title: "Seconds for a move: median, 95 of 100, largest", unit: "seconds", spans };
    for (what, n) in [
        ("moves that ours cut short", deals.iter().map(|deal| deal.cut).sum::<u64>()),
        (DIFFER, deals.iter().map(|d| d.differ).sum()),
    ] {
        findings.add(what, Unit::Number(0), Measured::exact(n as f64));
    }
    for (method, from) in FROM {
        let n = Measured::exact(all_seconds(&deals, method, from).count() as f64);
        findings.add(moves(method, from), Unit::Number(0), n);
    }
    findings.remarks.extend((0..METHODS.len()).filter_map(|method| pace(&deals, method)));
    Ok(findings.plot("times", plot.draw()).remark(within(&deals)).remark(slow_moves(&deals)))
}

/// All seconds of a method from a move on.
fn all_seconds(deals: &[Moves], method: usize, from: usize) -> impl Iterator<Item = f64> {
    deals.iter().flat_map(move |deal| &deal.seconds[method][from - FIRST..]).flatten().copied()
}

/// Whether ours keeps within a tenth of a second, and whether it looked at everything.
fn within(deals: &[Moves]) -> String {
    let n = all_seconds(deals, OURS, FIRST).count();
    let worst = all_seconds(deals, OURS, FIRST).fold(0.0, f64::max);
    let tenth = if worst <= 0.1 { "all" } else { "not all" };
    let whole = match deals.iter().map(|deal| deal.cut).sum::<u64>() {
        0 => "every card of each was asked in every world".to_owned(),
        cut => format!("{cut} of them were cut short"),
    };
    format!(
        "Ours, moves 11 to 24 over {} deals: {n} moves with a choice, the slowest took {worst:.4} s, so \
         {tenth} take at most 0.1 s; {whole}.",
        deals.len()
    )
}

/// How often the source's two methods take a second or more here.
fn slow_moves(deals: &[Moves]) -> String {
    let slow = |method: usize, from: usize| {
        let moves = all_seconds(deals, method, from);
        let theirs = PRINTED[method][from - FIRST..].iter().filter(|printed| printed[3] >= 1.0);
        (moves.filter(|&seconds| seconds >= 1.0).count(), theirs.count())
    };
    let ((alpha_beta, one), (minimax, other)) = (slow(1, 13), slow(0, 14));
    let theirs = if one + other == 0 { "the source has none" } else { "the source has some" };
    format!(
        "Moves of one second or more: {alpha_beta} by alpha-beta from move 13 on, {minimax} by minimax from \
         move 14 on ({theirs})."
    )
}

/// What is told of one method at one move, beside the source's.
fn compare(
    findings: &mut Findings,
    number: usize,
    method: usize,
    summary: &Summary,
    seconds: &[f64],
) {
    let moments: Moments = seconds.iter().copied().collect();
    let ours = [
        Measured::alone(summary.min),
        Measured::mean_time(&moments),
        Measured::alone(summary.median),
        Measured::alone(summary.max),
    ];
    let printed = PRINTED[beside(method)][number - FIRST];
    for ((statistic, printed), ours) in STATISTICS.into_iter().zip(printed).zip(ours) {
        let what = claims::seconds(number, method, statistic);
        let source = Published::alone(printed, DECIMALS);
        findings.compare(what, Unit::Number(DECIMALS), source, ours).is_timed = true;
    }
}

/// The source's method beside which one stands: ours beside its better one.
fn beside(method: usize) -> usize {
    method.min(1)
}

/// How much less time a method takes here than the source's, move by move.
fn pace(deals: &[Moves], method: usize) -> Option<String> {
    let mut ratios = Vec::new();
    for (n, printed) in PRINTED[beside(method)].iter().enumerate() {
        let moments: Moments = deals.iter().filter_map(|deal| deal.seconds[method][n]).collect();
        let mean = moments.mean().filter(|&mean| mean > 0.0);
        ratios.extend(mean.map(|mean| printed[1] / mean));
    }
    let Summary { min, max, .. } = Summary::of(&ratios).ok()?;
    let (name, theirs) = (METHODS[method].0, METHODS[beside(method)].0);
    Some(format!(
        "By mean seconds of a move {name} is {min:.1} to {max:.1} times as fast on this machine as the \
         source's {theirs} on its own."
    ))
}

/// The moves of one deal; `from` says from which move on each method is asked.
fn one_deal(settings: &Settings<'_>, number: u64, from: [usize; 3]) -> Result<Moves, Failed> {
    let mut chance = settings.stream("move-cost", number);
    let layout = Layout::drawn(&mut chance);
    let mut table = layout.table().into_iter();
    let buried = table.next().zip(table.next()).and_then(|(one, other)| Pair::new(one, other));
    let mut deal = after_burial(layout, buried)?;
    let players = METHODS.iter().map(|(_, spec)| registry().build(spec, number));
    let mut players = players.collect::<Result<Vec<_>, _>>().map_err(Failed::by)?;
    let (mut moves, mut legal) = (Moves::default(), Vec::new());
    for n in 1..=LAST {
        let seat = deal.public().turn_seat().ok_or_else(|| Failed("nobody's turn".to_owned()))?;
        deal.legal(seat, &mut legal);
        let mut action = legal[0];
        if n < FIRST {
            action = *chance.pick(&legal).ok_or_else(|| Failed("no card".to_owned()))?;
        } else if legal.len() > 1 {
            let mut chosen = [None; METHODS.len()];
            for method in [OURS, 0, 1] {
                if n >= from[method] {
                    let (time, card) = timed(&mut players[method], &deal, seat, &legal);
                    moves.seconds[method][n - FIRST] = Some(time);
                    chosen[method] = Some(card);
                    action = card;
                }
            }
            moves.cut += u64::from(is_cut(&mut players[OURS], &deal, seat, &legal));
            let [minimax, alpha_beta, _] = chosen;
            moves.differ += u64::from(minimax.is_some_and(|card| Some(card) != alpha_beta));
        }
        deal.resolve(&Answers::one(seat, action), &mut Silent).map_err(Failed::by)?;
    }
    Ok(moves)
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

/// Does ours, asked again, say that a card was not asked in every world, or that a question was left
/// open? So late nothing is drawn by lot, hence it looks at the same.
fn is_cut(player: &mut Box<dyn Agent<Deal>>, deal: &Deal, seat: Seat, legal: &[Action]) -> bool {
    let view = deal.view(seat);
    let ask = Ask { seat, view: &view, legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    player.decide(&ask, Some(&mut why));
    let n_worlds = Worlds::of(&view).count() as f64;
    let column = why.columns.iter().position(|column| column.label.key == WORLDS_ASKED);
    let is_asked = |cells: &[Cell]| match column.and_then(|column| cells.get(column)) {
        Some(Cell::Number(asked)) => asked.value == n_worlds,
        _ => false,
    };
    let mut cards = why.candidates.iter().filter(|one| legal[one.legal_idx] != Action::ThrowIn);
    !cards.all(|card| is_asked(&card.cells))
        || why.method.iter().any(|reason| reason.key == BY_WINS_ALONE)
}
