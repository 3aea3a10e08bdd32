//! `sp-draw`: what a hand is worth by draws alone.
//!
//! One player draws and discards until the wall ends; nothing is called and nobody else wins. A hand
//! of 13 tiles follows another by one exchange. Every exchange brings the hand nearer to ready, with
//! one exception where shape changes are allowed: once an exchange may leave the hand as far as it
//! was, or else the first discard may set it back by one. A drawn tile that is not wanted is thrown
//! away. So every hand leads to nearer ones, or from *free* to *bound*, and each is valued once, for
//! every number of draws left at a time. Of a bound hand the tiles that can never be of use again do
//! not matter, so hands that differ in them alone are one.
//!
//! The chance of a draw is how many tiles of the kind are left over how many tiles are unseen when
//! it is made. A complete hand always wins. A closed ready hand may be declared riichi, which locks
//! it: then ippatsu counts on the first draw and ura-dora by their chances.
//!
//! The idea of valuing by draws alone is that of `mahjong-cpp` (nekobean) and of the `sp` module of
//! Mortal (Equim).

mod graph;
mod lanes;
mod solve;
mod useless;

use parlor_agent::{Meter, Spent};
use parlor_riichi::{Acceptance, Shanten, Tile, acceptance};

use crate::payout::WinPricer;
use crate::stock::{Stock, red_bit};
use crate::{Situation, SituationError};
use graph::{Builder, Graph};
use solve::{Solution, Terms};

/// What is made as large as can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Aim {
    /// The most points on average.
    #[default]
    Points,
    /// The chance to win.
    Wins,
}

/// When riichi is declared with a closed ready hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Declare {
    /// Whenever it is worth more than waiting silently.
    #[default]
    Best,
    /// As soon as it can be.
    Always,
    /// Riichi is never declared.
    Never,
}

/// What may be done, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// May one exchange change the shape, or the first discard set the hand back?
    pub shape_change: bool,
    /// When riichi is declared.
    pub declare: Declare,
    /// What is aimed at.
    pub aim: Aim,
}

impl Default for Options {
    /// All that can be done, for points.
    fn default() -> Options {
        Options { shape_change: true, declare: Declare::Best, aim: Aim::Points }
    }
}

/// What a hand comes to with some number of draws left.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// The chance to be ready at the end, or to have won.
    pub tenpai: f32,
    /// The chance to win.
    pub win: f32,
    /// The points won on average, nothing for a hand not won.
    pub points: f32,
}

/// A hand of 13 tiles, after a discard or as it was given.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What was discarded; `None` if 13 tiles were given.
    pub discard: Option<Tile>,
    /// How far it is.
    pub shanten: Shanten,
    /// What brings it nearer.
    pub accepts: Acceptance,
    /// How many unseen tiles do.
    pub n_tiles: u32,
    /// With all draws left, with one fewer, … with one; empty if no draw is left, or if the discard was
    /// not followed because it sets the hand back.
    pub by_turn: Vec<Outlook>,
}

impl Row {
    /// What it comes to now.
    pub fn now(&self) -> Outlook {
        self.by_turn.first().copied().unwrap_or_default()
    }
}

/// What every discard leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct Valuation {
    /// One row for each tile that can be discarded, best first; the only one for 13 tiles.
    pub rows: Vec<Row>,
    /// How many hands of 13 tiles were valued.
    pub n_hands: usize,
}

impl Valuation {
    /// What the hand comes to: that of its best discard.
    pub fn now(&self) -> Outlook {
        self.rows.first().map(Row::now).unwrap_or_default()
    }
}

/// Why there is no valuation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoValuation {
    /// The situation cannot be.
    #[error(transparent)]
    Situation(#[from] SituationError),
    /// The budget ended before the work.
    #[error("the budget ended before every hand was valued")]
    Spent(Spent),
}

/// Values hands, one after the other, in the same memory.
///
/// ```
/// use parlor_agent::Budget;
/// use parlor_riichi::Hand;
/// use parlor_riichi_value::Situation;
/// use parlor_riichi_value::sp_draw::{Options, SpDraw};
/// let hand = Hand::closed("234678m567p3488s4z".parse()?);
/// let valued = SpDraw::default().value(
///     &Situation::new(hand),
///     &Options::default(),
///     &mut Budget::UNLIMITED.meter(),
/// )?;
/// let best = &valued.rows[0];
/// assert_eq!(best.discard, Some("4z".parse()?));
/// assert_eq!((best.shanten.number(), best.n_tiles), (0, 8));
/// assert!(best.now().win > 0.6 && best.now().points > 2000.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct SpDraw {
    graph: Graph,
    solution: Solution,
}

impl SpDraw {
    /// Values every discard of 14 tiles, or 13 tiles as they are. A node is a hand of 13 tiles.
    pub fn value(
        &mut self,
        situation: &Situation,
        options: &Options,
        meter: &mut Meter<'_>,
    ) -> Result<Valuation, NoValuation> {
        situation.check()?;
        let stock = Stock::new(situation);
        let pricer = WinPricer::new(situation, &stock);
        let mut rows = rows(situation, &stock);
        let nearest = rows.iter().map(|row| row.shanten.number()).min().unwrap_or(0);
        self.graph.clear();
        let mut build =
            Builder { graph: &mut self.graph, stock: &stock, pricer: &pricer, situation, meter };
        let begin = |row: &Row| begin(&mut build, row, nearest, options.shape_change);
        let hands: Vec<Option<u32>> = rows.iter().map(begin).collect();
        let followed = build.follow();
        let terms = terms(situation, options, &stock);
        if !(followed && self.solution.solve(&self.graph, &terms, meter)) {
            return Err(NoValuation::Spent(meter.spent().unwrap_or(Spent::Nodes)));
        }
        for (row, hand) in rows.iter_mut().zip(hands) {
            if let Some(hand) = hand {
                row.by_turn = self.by_turn(hand, situation, options.aim);
            }
        }
        let worth = |row: &Row| match options.aim {
            Aim::Points => row.now().points,
            Aim::Wins => row.now().win,
        };
        rows.sort_by(|a, b| {
            let nearness = a.shanten.cmp(&b.shanten).then(b.n_tiles.cmp(&a.n_tiles));
            worth(b).total_cmp(&worth(a)).then(nearness)
        });
        Ok(Valuation { rows, n_hands: self.graph.resting.len() })
    }

    fn by_turn(&self, hand: u32, situation: &Situation, aim: Aim) -> Vec<Outlook> {
        let outlook = |draws| {
            let point = self.solution.at(hand, draws);
            let (points, win) = match aim {
                Aim::Points => (point.aim, point.other),
                Aim::Wins => (point.other, point.aim),
            };
            Outlook { tenpai: point.tenpai, win, points }
        };
        (1..=usize::from(situation.draws)).rev().map(outlook).collect()
    }
}

/// The hand a row begins from, if it is followed. One that is set back has had its change of shape.
fn begin(build: &mut Builder<'_, '_>, row: &Row, nearest: i8, shape_change: bool) -> Option<u32> {
    let shanten = row.shanten.number();
    if build.situation.draws == 0 || shanten > nearest && !shape_change {
        return None;
    }
    let mut concealed = build.situation.hand.concealed;
    if let Some(tile) = row.discard {
        concealed.remove(tile);
    }
    let reds = concealed.iter().fold(0, |reds, tile| reds | red_bit(tile));
    let is_free = shape_change && shanten == nearest;
    Some(build.begin(concealed.counts(), reds, shanten, is_free))
}

fn terms(situation: &Situation, options: &Options, stock: &Stock) -> Terms {
    let unseen = std::array::from_fn(|draws| {
        let gone = f32::from(situation.draws) - draws as f32;
        (f32::from(stock.unseen) - gone).max(1.0)
    });
    let can_declare = situation.may_riichi && situation.hand.is_closed();
    let declare = if can_declare { options.declare } else { Declare::Never };
    Terms { unseen, aim: options.aim, declare }
}

/// Every distinct discard, nothing valued: how far each leaves the hand, and what it then accepts.
pub fn unvalued(situation: &Situation) -> Vec<Row> {
    rows(situation, &Stock::new(situation))
}

/// Every distinct discard, nothing valued yet; a red five apart from its plain twins.
fn rows(situation: &Situation, stock: &Stock) -> Vec<Row> {
    let hand = &situation.hand;
    let n_melds = hand.melds.len();
    let unseen = stock.counts();
    let row = |discard: Option<Tile>| {
        let mut concealed = hand.concealed;
        if let Some(tile) = discard {
            concealed.remove(tile);
        }
        let accepts = acceptance(concealed.counts(), n_melds).ok()?;
        let n_tiles = accepts.n_tiles(&unseen);
        let (shanten, by_turn) = (accepts.shanten, Vec::new());
        Some(Row { discard, shanten, accepts, n_tiles, by_turn })
    };
    if hand.size() == 13 {
        return row(None).into_iter().collect();
    }
    hand.concealed.distinct().filter_map(|tile| row(Some(tile))).collect()
}
