//! `fi-tree`: exchanges that make the hand better.

use std::collections::HashMap;

use parlor_agent::{
    Agent, Ask, Body, Cell, Estimate, Explanation, Message, Meter, Panel, Piece, Row, Scale, Table,
    Tone, Unit,
};
use parlor_riichi::deal::Action;
use parlor_riichi::score::Finish;
use parlor_riichi::{Counts, Deal, Hand, Kind, Tile, Tiles};

use crate::fi::{Judge, Rated, decide, resting_after};
use crate::lt_valued::discarded;

/// What the branches of one discard come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The most probable of them: the thesis.
    Single,
    /// All of them together.
    Sum,
}

/// Looks some exchanges ahead, each a discard and a draw, follows those that make the hand better,
/// and discards what begins the most probable branch: the Helsinki thesis's tree search.
///
/// A draw has the chance of its unseen tiles. A branch ends after `depth` exchanges, or where no
/// exchange makes the hand better. Where no exchange does at all, what is left of the hand decides.
/// A node is one hand valued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FiTree {
    depth: u32,
    mode: Mode,
    nodes: u64,
}

impl FiTree {
    /// A player that looks so many exchanges ahead.
    pub fn new(depth: u32, mode: Mode) -> FiTree {
        FiTree { depth, mode, nodes: 0 }
    }
}

/// An exchange: what goes, what comes, and with which chance.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Exchange {
    gone: Kind,
    drawn: Kind,
    chance: f64,
}

/// The branches from one situation. What follows from a hand depends on the hand alone, so each is
/// looked at once for every number of exchanges left.
struct Branches<'a, 'b> {
    judge: &'a Judge<'a>,
    root: Hand,
    mode: Mode,
    meter: &'a mut Meter<'b>,
    worth: HashMap<Counts, f64>,
    known: HashMap<(Counts, u32), f64>,
}

impl Branches<'_, '_> {
    fn hand(&self, concealed: &Counts) -> Hand {
        Hand { concealed: Tiles::plain(*concealed), melds: self.root.melds }
    }

    /// What 14 tiles are worth, `drawn` the last of them. The meter's refusal makes a hand worth
    /// nothing, so that nothing follows.
    fn worth(&mut self, concealed: &Counts, drawn: Kind) -> f64 {
        if let Some(&worth) = self.worth.get(concealed) {
            return worth;
        }
        if !self.meter.node() {
            return 0.0;
        }
        let hand = self.hand(concealed);
        let complete = self.judge.complete(&hand, drawn.tile(), Finish::Tsumo);
        let worth = complete.unwrap_or_else(|| self.judge.full(&hand));
        self.worth.insert(*concealed, worth);
        worth
    }

    /// The exchanges that make the hand better, with `gone` or with any tile.
    fn better(&mut self, from: &Counts, worth: f64, gone: Option<Kind>) -> Vec<(Exchange, Counts)> {
        // Tiles drawn on the way are no longer to come.
        let root = *self.root.concealed.counts();
        let left = |kind: Kind| {
            let taken = from[kind].saturating_sub(root[kind]);
            self.judge.unseen[kind].saturating_sub(taken)
        };
        let all: u32 = Kind::all().map(|kind| u32::from(left(kind))).sum();
        let draws: Vec<(Kind, f64)> = Kind::all()
            .filter(|&kind| left(kind) > 0)
            .map(|kind| (kind, f64::from(left(kind)) / f64::from(all)))
            .collect();
        let mut found = Vec::new();
        for out in from.kinds().into_iter().filter(|&kind| gone.is_none_or(|gone| gone == kind)) {
            for &(drawn, chance) in draws.iter().filter(|(drawn, _)| *drawn != out) {
                let mut next = *from;
                if next.remove(out) && next.add(drawn) && self.worth(&next, drawn) > worth {
                    found.push((Exchange { gone: out, drawn, chance }, next));
                }
            }
        }
        found
    }

    /// The probability of what follows a hand within so many exchanges.
    fn follow(&mut self, from: &Counts, drawn: Kind, exchanges: u32) -> f64 {
        if exchanges == 0 || !self.meter.look() {
            return 1.0;
        }
        if let Some(&known) = self.known.get(&(*from, exchanges)) {
            return known;
        }
        let worth = self.worth(from, drawn);
        let next = self.better(from, worth, None);
        let sum = match next.is_empty() {
            true => 1.0,
            false => self.together(&next, exchanges - 1),
        };
        self.known.insert((*from, exchanges), sum);
        sum
    }

    fn together(&mut self, next: &[(Exchange, Counts)], exchanges: u32) -> f64 {
        let mode = self.mode;
        next.iter().fold(0.0, |so_far: f64, (exchange, hand)| {
            let branch = exchange.chance * self.follow(hand, exchange.drawn, exchanges);
            match mode {
                Mode::Single => so_far.max(branch),
                Mode::Sum => so_far + branch,
            }
        })
    }
}

/// The exchanges that begin the branches, most probable first.
type Begun = Vec<(Exchange, f64)>;

impl FiTree {
    fn rate(
        &mut self,
        ask: &Ask<'_, Deal>,
        judge: &Judge<'_>,
        asked: &[usize],
    ) -> (Vec<Rated>, Begun) {
        let hand = ask.view.hand();
        let root = *hand.concealed.counts();
        let mut meter = ask.budget.meter();
        let mut branches = Branches {
            judge,
            root: hand,
            mode: self.mode,
            meter: &mut meter,
            worth: HashMap::new(),
            known: HashMap::new(),
        };
        let now = judge.full(&hand);
        let mut begun = Vec::new();
        let mut chances = Vec::new();
        for &idx in asked {
            let gone = discarded(ask.legal[idx]).map(Tile::kind);
            let next = branches.better(&root, now, gone);
            chances.push(branches.together(&next, self.depth - 1));
            for (exchange, hand) in &next {
                let follows = branches.follow(hand, exchange.drawn, self.depth - 1);
                begun.push((*exchange, exchange.chance * follows));
            }
        }
        self.nodes = meter.used();
        let nothing = chances.iter().all(|&chance| chance == 0.0);
        let rate = |(&idx, &chance): (&usize, &f64)| {
            let left = resting_after(judge, &hand, ask.legal[idx]);
            let preference = if nothing { left } else { chance };
            Rated { preference, worth: Estimate::exact(left) }
        };
        begun.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        begun.dedup_by_key(|(exchange, _)| (exchange.gone, exchange.drawn));
        (asked.iter().zip(&chances).map(rate).collect(), begun)
    }
}

impl Agent<Deal> for FiTree {
    fn decide(&mut self, ask: &Ask<'_, Deal>, mut why: Option<&mut Explanation>) -> Action {
        self.nodes = 0;
        let judge = Judge::new(ask.view);
        let mut shown = None;
        let rate = |asked: &[usize]| {
            let (rated, begun) = self.rate(ask, &judge, asked);
            let preferences: Vec<f64> = rated.iter().map(|rated| rated.preference).collect();
            shown = Some((asked.to_vec(), preferences, begun));
            rated
        };
        let action = decide(ask, &judge, rate, why.as_deref_mut());
        if let (Some(why), Some((asked, preferences, begun))) = (why, shown) {
            explain(&asked, &preferences, &begun, why);
            why.effort.push(Message::new("riichi-fi-hands").with("n", self.nodes as u32));
        }
        action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// How many branches are shown.
const SHOWN: usize = 8;

fn explain(asked: &[usize], preferences: &[f64], begun: &Begun, why: &mut Explanation) {
    why.columns = vec![Scale::new("riichi-fi-branch", Unit::Number(4))];
    for candidate in &mut why.candidates {
        let at = asked.iter().position(|&idx| idx == candidate.legal_idx);
        candidate.cells = vec![at.map_or(Cell::Empty, |at| preferences[at].into())];
    }
    let row = |(exchange, chance): &(Exchange, f64)| Row {
        label: Message::new("riichi-fi-exchange")
            .with("gone", Piece::new(exchange.gone.to_string()))
            .with("drawn", Piece::new(exchange.drawn.to_string())),
        cells: vec![exchange.chance.into(), (*chance).into()],
        tone: Tone::Plain,
    };
    let columns = ["riichi-fi-draw", "riichi-fi-branch"];
    let table = Table {
        columns: columns.map(|label| Scale::new(label, Unit::Number(4))).to_vec(),
        rows: begun.iter().take(SHOWN).map(row).collect(),
    };
    why.panels.push(Panel::new(Message::new("riichi-fi-branches"), Body::Table(table)));
}
