//! `jp-dag`: what a hand is worth with calls, ron and riichi.
//!
//! After M. Kurita and K. Hoki, *Single-player mahjong as a directed acyclic graph*, 22nd Game
//! Programming Workshop, 2017. One player draws, calls and discards; the others exist as sources of
//! tiles only. A turn has two phases: someone discards, and the player draws.
//!
//! The hands looked at are those on a shortest way from the beginning hand to a complete one that
//! lacks at most *exchanges* + 1 tiles (the source's `Q_S0`), each with up to *calls* of its sets
//! called, every one of which holds a newly obtained tile, with kans of its triplets, and with a twin in riichi where
//! it is closed and ready (`Q_F`). The graph is built base by base (Algorithm 2) and valued from the end of the
//! deal back to now (Algorithm 3); both run on several threads with the same result as on one.
//!
//! The chance that a given player discards a tile is taken to be that of drawing it: tiles left over
//! tiles unseen, times what [`Options::fed`] says. A chi comes from one player, a ron or pon from three. Where a chi is best, the
//! chance of a pon from the other two is not counted, as in the source. No ron is made when a wait
//! lies among the own discards, those on the way included.
//!
//! A kan on the way, closed, added or open, counts as three tiles; what it draws in place of the fourth and the
//! indicator it turns are not counted, as the source goes on with the next turn. At the end of the wall ready hands
//! are paid and others pay, as if each of the other players were as likely ready as not. Nobody else wins before: that is
//! the source's game, so the end of the wall counts for more in it than at a table.
//!
//! Otherwise than in the source: a red five counts only if it was in the hand at the beginning; riichi costs its
//! stick unless the hand wins.

mod actions;
mod bases;
mod laid_out;
mod recursion;
mod states;
mod targets;

use std::num::NonZero;
use std::thread;

use parlor_agent::{Meter, Spent};
use parlor_riichi::{Counts, Tile};

use crate::Situation;
use crate::payout::WinPricer;
use crate::sp_draw::{NoValuation, Outlook};
use crate::stock::{Stock, red_bit};
use actions::Graph;
use bases::{Bases, Packed};
use laid_out::Called;
use recursion::{Odds, Steps, drawn, turn_back};
use states::States;

/// So many bases are joined to others between two looks at the clock.
const BASES_A_LOOK: usize = 32;

/// How far to look, and what a drawn deal is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// How many exchanges to be ready at most: the source's `n`.
    pub exchanges: u8,
    /// How many sets may be called on the way, up to three: the source's `m_cmax`.
    pub calls: u8,
    /// Are kans looked at?
    pub kans: bool,
    /// What the end of the wall is worth: the source's `U_ryukyoku`.
    pub at_end: AtEnd,
    /// How often a rival discards a kind, against drawing it; the source takes both to be alike.
    pub fed: f32,
    /// The same for a player in riichi, whom everyone minds.
    pub fed_riichi: f32,
    /// How many threads may work.
    pub threads: NonZero<usize>,
}

/// What a player expects who has not won when the wall ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtEnd {
    /// What the rules let noten players pay, on average over whether each of the three others is ready, as
    /// likely as not.
    Paid,
    /// Nothing.
    Nothing,
}

impl AtEnd {
    /// The points of a hand, ready or not, in this situation.
    fn points(self, situation: &Situation, is_ready: bool) -> f32 {
        if self == AtEnd::Nothing {
            return 0.0;
        }
        let pool = situation.rules.noten_pool.0 as f32;
        // By how many others are ready: what a ready player gets, and what another pays.
        let (gets, pays) = ([1.0, 1.0 / 2.0, 1.0 / 3.0, 0.0], [0.0, 1.0 / 3.0, 1.0 / 2.0, 1.0]);
        let mean = |shares: [f32; 4]| {
            let [none, one, two, three] = shares;
            pool * (none + 3.0 * one + 3.0 * two + three) / 8.0
        };
        if is_ready { mean(gets) } else { -mean(pays) }
    }
}

impl Options {
    /// So many exchanges and calls, with kans and the payment at the end, discards as likely as draws, one
    /// thread.
    pub const fn new(exchanges: u8, calls: u8) -> Options {
        let threads = NonZero::<usize>::MIN;
        let (kans, at_end) = (true, AtEnd::Paid);
        let (fed, fed_riichi) = (1.0, 1.0);
        Options { exchanges, calls, kans, at_end, fed, fed_riichi, threads }
    }
}

/// A hand of 13 tiles, after a discard or as it was given.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What was discarded; `None` if 13 tiles were given.
    pub discard: Option<Tile>,
    /// Declared with riichi?
    pub riichi: bool,
    /// With all draws left, with one fewer, … with one; empty if no draw is left. After a discard someone else is to discard
    /// next; 13 tiles as given are to draw.
    pub by_turn: Vec<Outlook>,
}

impl Row {
    /// What it comes to now.
    pub fn now(&self) -> Outlook {
        self.by_turn.first().copied().unwrap_or_default()
    }
}

/// What every discard leads to, and how large the graph was.
#[derive(Clone, PartialEq, Debug)]
pub struct Valuation {
    /// One row for each kind that can be discarded, with and without riichi, best first.
    pub rows: Vec<Row>,
    /// Hands, called sets not told apart: the source's `Q_S0`.
    pub n_bases: usize,
    /// Hands with what was called: the source's `Q_S`.
    pub n_states: usize,
    /// Things that can be done, over all states.
    pub n_steps: usize,
    /// The memory of nodes, steps and values, spare room not counted.
    pub n_bytes: usize,
}

/// How large a graph is that was built and not valued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Built {
    /// Hands with what was called: the source's `Q_S`.
    pub n_states: usize,
    /// Things that can be done, over all states.
    pub n_steps: usize,
}

impl Valuation {
    /// What the hand comes to: that of its best discard.
    pub fn now(&self) -> Outlook {
        self.rows.first().map(Row::now).unwrap_or_default()
    }
}

/// How large the graph of a situation is: bases and states. A node is either.
///
/// ```
/// use parlor_agent::Budget;
/// use parlor_riichi::Hand;
/// use parlor_riichi_value::{Situation, jp_dag};
/// let hand = Hand::closed("234678m567p348s14z".parse()?);
/// let situation = Situation::new(hand);
/// let mut meter = Budget::UNLIMITED.meter();
/// let (_, small) = jp_dag::size(&situation, &jp_dag::Options::new(1, 0), &mut meter)?;
/// let (_, large) = jp_dag::size(&situation, &jp_dag::Options::new(2, 1), &mut meter)?;
/// assert!(small < large);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn size(
    situation: &Situation,
    options: &Options,
    meter: &mut Meter<'_>,
) -> Result<(usize, usize), NoValuation> {
    situation.check()?;
    let stock = Stock::new(situation);
    let (bases, states) = nodes(situation, &stock, options, meter)?;
    Ok((bases.list.len(), states.list.len()))
}

/// The hands of the graph, called sets not told apart: the source's `Q_S0`.
pub fn bases(
    situation: &Situation,
    options: &Options,
    meter: &mut Meter<'_>,
) -> Result<Vec<Counts>, NoValuation> {
    situation.check()?;
    let (bases, _) = nodes(situation, &Stock::new(situation), options, meter)?;
    Ok(bases.list.iter().filter_map(|(packed, _)| Counts::new(packed.counts())).collect())
}

/// Builds the graph of a situation, nodes and steps, and values nothing: what [`value`] does first.
pub fn build(
    situation: &Situation,
    options: &Options,
    meter: &mut Meter<'_>,
) -> Result<Built, NoValuation> {
    situation.check()?;
    let stock = Stock::new(situation);
    let whole = whole(situation, &stock, options, meter)?;
    Ok(Built { n_states: whole.states.list.len(), n_steps: whole.steps.list.len() })
}

/// Values every discard of 14 tiles, or 13 tiles as they are.
///
/// ```
/// use parlor_agent::Budget;
/// use parlor_riichi::Hand;
/// use parlor_riichi_value::{Situation, jp_dag};
/// let hand = Hand::closed("234678m567p3488s4z".parse()?);
/// let mut meter = Budget::UNLIMITED.meter();
/// let valued = jp_dag::value(&Situation::new(hand), &jp_dag::Options::new(1, 1), &mut meter)?;
/// let best = &valued.rows[0];
/// assert_eq!((best.discard, best.riichi), (Some("4z".parse()?), true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn value(
    situation: &Situation,
    options: &Options,
    meter: &mut Meter<'_>,
) -> Result<Valuation, NoValuation> {
    situation.check()?;
    let stock = Stock::new(situation);
    let Whole { bases, states, steps, ready } = whole(situation, &stock, options, meter)?;
    let mut rows = rows(situation, &bases, &states);
    let ends = states.list.iter().zip(&ready).map(|(state, &ready)| {
        let stick = if state.riichi { -1000.0 } else { 0.0 };
        let points = options.at_end.points(situation, ready) + stick;
        Outlook { tenpai: if ready { 1.0 } else { 0.0 }, win: 0.0, points }
    });
    let wins = steps.wins.iter().map(|&points| Outlook { tenpai: 1.0, win: 1.0, points });
    let mut after: Vec<Outlook> = ends.chain(wins).collect();
    let mut before = after.clone();
    let is_full = situation.hand.size() == 14;
    for gone in (0..situation.draws).rev() {
        if !meter.look() {
            return Err(spent(meter));
        }
        let unseen = (f32::from(stock.unseen) - f32::from(gone)).max(1.0);
        let odds = Odds { unseen, fed: options.fed, fed_riichi: options.fed_riichi };
        turn_back((&steps, &states), &after, &mut before, odds, options.threads);
        for (row, state) in &mut rows {
            let state = *state as usize;
            let now = if is_full { before[state] } else { drawn(&steps, state, &after, unseen) };
            row.by_turn.push(now);
        }
        std::mem::swap(&mut after, &mut before);
    }
    let mut rows: Vec<Row> = rows.into_iter().map(|(row, _)| row).collect();
    rows.iter_mut().for_each(|row| row.by_turn.reverse());
    rows.sort_by(|a, b| b.now().points.total_cmp(&a.now().points));
    let (n_bases, n_states, n_steps) = (bases.list.len(), states.list.len(), steps.list.len());
    let n_bytes = size_of_val(&*bases.list)
        + size_of_val(&*states.list)
        + size_of_val(&*states.from)
        + size_of_val(&*steps.list)
        + size_of_val(&*steps.ends)
        + size_of_val(&*steps.wins)
        + size_of_val(&*after)
        + size_of_val(&*before);
    Ok(Valuation { rows, n_bases, n_states, n_steps, n_bytes })
}

/// A graph with all its steps.
struct Whole {
    bases: Bases,
    states: States,
    steps: Steps,
    /// Which states are ready.
    ready: Vec<bool>,
}

fn whole(
    situation: &Situation,
    stock: &Stock,
    options: &Options,
    meter: &mut Meter<'_>,
) -> Result<Whole, NoValuation> {
    let (bases, states) = nodes(situation, stock, options, meter)?;
    let pricer = WinPricer::new(situation, stock);
    let reds = situation.hand.concealed.iter().fold(0, |reds, tile| reds | red_bit(tile));
    let graph = Graph { situation, stock, bases: &bases, states: &states, pricer: &pricer, reds };
    let Some((steps, ready)) = all_steps(&graph, options.threads, meter) else {
        return Err(spent(meter));
    };
    Ok(Whole { bases, states, steps, ready })
}

fn spent(meter: &Meter<'_>) -> NoValuation {
    NoValuation::Spent(meter.spent().unwrap_or(Spent::Deadline))
}

/// The node set `Q_S`.
fn nodes(
    situation: &Situation,
    stock: &Stock,
    options: &Options,
    meter: &mut Meter<'_>,
) -> Result<(Bases, States), NoValuation> {
    let is_full = situation.hand.size() == 14;
    let n_sets = 4 - situation.hand.melds.len();
    let Some(bases) = Bases::new(stock, n_sets, options.exchanges, is_full, meter) else {
        return Err(spent(meter));
    };
    let states = States::new(situation, stock, &bases, options, meter);
    states.map_or_else(|| Err(spent(meter)), |states| Ok((bases, states)))
}

/// Algorithm 2 over all bases, in their order whatever the threads, and which states are ready; `None` if
/// the time is up.
fn all_steps(
    graph: &Graph<'_>,
    threads: NonZero<usize>,
    meter: &Meter<'_>,
) -> Option<(Steps, Vec<bool>)> {
    let n_bases = graph.bases.list.len();
    let share = n_bases.div_ceil(threads.get()).max(256);
    let part = |from: usize| {
        let (mut steps, mut ready) = (Steps::default(), Vec::new());
        let mut clock = meter.clone();
        for base in from..(from + share).min(n_bases) {
            if base % BASES_A_LOOK == 0 && !clock.look() {
                return None;
            }
            graph.steps_of(base, &mut steps, &mut ready);
        }
        Some((steps, ready))
    };
    if share >= n_bases {
        return part(0);
    }
    let parts: Vec<Option<(Steps, Vec<bool>)>> = thread::scope(|scope| {
        let spawned: Vec<_> =
            (0..n_bases).step_by(share).map(|from| scope.spawn(move || part(from))).collect();
        spawned.into_iter().map(|thread| thread.join().ok().flatten()).collect()
    });
    let n_states = graph.states.list.len() as u32;
    let (mut all, mut all_ready) = (Steps::default(), Vec::new());
    for part in parts {
        let (steps, ready) = part?;
        all.append(steps, n_states);
        all_ready.extend(ready);
    }
    Some((all, all_ready))
}

/// The states that the hand can be left in, nothing valued yet.
fn rows(situation: &Situation, bases: &Bases, states: &States) -> Vec<(Row, u32)> {
    let hand = &situation.hand.concealed;
    let mut rows = Vec::new();
    let mut add = |discard: Option<Tile>, counts: Packed| {
        let found = bases.list.iter().position(|(packed, _)| *packed == counts);
        for riichi in [false, true] {
            let state = found.and_then(|base| states.find(base as u32, Called::NOTHING, riichi));
            if let Some(state) = state {
                rows.push((Row { discard, riichi, by_turn: Vec::new() }, state));
            }
        }
    };
    if situation.hand.size() == 13 {
        add(None, Packed::of(hand.counts().as_array()));
        rows.retain(|(row, _)| !row.riichi);
        return rows;
    }
    for kind in hand.counts().kinds() {
        // A plain five goes before a red one.
        let tile = if hand.contains(kind.tile()) { Some(kind.tile()) } else { None };
        let tile = tile.or_else(|| hand.iter().find(|tile| tile.kind() == kind));
        let mut rest = *hand.counts();
        rest.remove(kind);
        add(tile, Packed::of(rest.as_array()));
    }
    rows
}
