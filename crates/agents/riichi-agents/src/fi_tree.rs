//! `fi-tree`: exchanges that make the hand better.

use std::collections::HashMap;

use parlor_agent::{
    Agent, Ask, Body, Cell, Estimate, Explanation, Message, Meter, Panel, Piece, Row, Scale, Table,
    Tone, Unit,
};
use parlor_riichi::deal::Action;
use parlor_riichi::score::Finish;
use parlor_riichi::{Counts, Deal, Hand, Kind, Tile, Tiles};

use crate::fi::{Eval, Judge, Rated, Tied, decide, resting_after};
use crate::lt_valued::discarded;

/// What the branches of one discard come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The most probable of those that go as deep as they can: the thesis, if its list holds whole
    /// branches.
    Single,
    /// The most probable of all hands on the way that are better: the thesis, if its list holds every
    /// hand that is. No longer branch is as probable as its beginning, so depth changes nothing.
    List,
    /// All of them together.
    Sum,
}

/// Looks some exchanges ahead, each a discard and a draw, follows those that make the hand better,
/// and discards what begins the most probable branch: the Helsinki thesis's tree search.
///
/// A draw has the chance of its unseen tiles. A branch ends with a win, after `depth` exchanges, or
/// where no exchange makes the hand better. Where no exchange does at all, what is left of the hand
/// decides. If the budget ends first, the last depth decides that was finished for every discard.
/// A node is one hand valued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FiTree {
    depth: u32,
    mode: Mode,
    eval: Eval,
    ties: Tied,
    nodes: u64,
}

impl FiTree {
    /// A player that looks so many exchanges ahead.
    pub fn new(depth: u32, mode: Mode) -> FiTree {
        FiTree { depth, mode, eval: Eval::default(), ties: Tied::default(), nodes: 0 }
    }

    /// The same, valuing hands and choosing among equals in this way; the thesis says neither.
    #[must_use]
    pub fn reading(self, eval: Eval, ties: Tied) -> FiTree {
        FiTree { eval, ties, ..self }
    }
}

/// An exchange: what goes, what comes, and with which chance.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Exchange {
    gone: Kind,
    drawn: Kind,
    chance: f64,
}

/// What 14 tiles are worth.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Worth {
    value: f64,
    /// Is the deal won with them?
    is_win: bool,
}

/// The branches from one situation. What follows from a hand depends on the hand alone, so each is
/// looked at once for every number of exchanges left.
struct Branches<'a, 'b> {
    judge: &'a Judge<'a>,
    root: Hand,
    mode: Mode,
    meter: &'a mut Meter<'b>,
    worth: HashMap<Counts, Worth>,
    known: HashMap<(Counts, u32), f64>,
}

impl Branches<'_, '_> {
    fn hand(&self, concealed: &Counts) -> Hand {
        Hand { concealed: Tiles::plain(*concealed), melds: self.root.melds }
    }

    /// What 14 tiles are worth, `drawn` the last of them; `None` once the meter refuses.
    fn worth(&mut self, concealed: &Counts, drawn: Kind) -> Option<Worth> {
        if let Some(&worth) = self.worth.get(concealed) {
            return Some(worth);
        }
        if !(self.meter.look() && self.meter.node()) {
            return None;
        }
        let hand = self.hand(concealed);
        let won = self.judge.complete(&hand, drawn.tile(), Finish::Tsumo);
        let value = won.unwrap_or_else(|| self.judge.full(&hand));
        let worth = Worth { value, is_win: won.is_some() };
        self.worth.insert(*concealed, worth);
        Some(worth)
    }

    /// What may be drawn by a player who holds these tiles, likeliest first.
    fn draws(&self, from: &Counts) -> Vec<(Kind, f64)> {
        // Tiles drawn on the way are no longer to come.
        let root = self.root.concealed.counts();
        let left = |kind: Kind| {
            let taken = from[kind].saturating_sub(root[kind]);
            self.judge.unseen[kind].saturating_sub(taken)
        };
        let all: u32 = Kind::all().map(|kind| u32::from(left(kind))).sum();
        let mut draws: Vec<(Kind, f64)> = Kind::all()
            .filter(|&kind| left(kind) > 0)
            .map(|kind| (kind, f64::from(left(kind)) / f64::from(all)))
            .collect();
        draws.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        draws
    }

    /// The hand after an exchange if that makes it better; `None` once the meter refuses.
    fn improved(
        &mut self,
        from: &Counts,
        worth: f64,
        exchange: Exchange,
    ) -> Option<Option<Counts>> {
        let Exchange { gone, drawn, .. } = exchange;
        let mut next = *from;
        if gone == drawn || !(next.remove(gone) && next.add(drawn)) {
            return Some(None);
        }
        let is_better = self.worth(&next, drawn)?.value > worth;
        Some(is_better.then_some(next))
    }

    /// The exchanges that make the hand better, with `gone` or with any tile, likeliest first;
    /// `None` once the meter refuses.
    fn better(&mut self, from: &Counts, worth: f64, gone: Option<Kind>) -> Option<Found> {
        let mut found = Vec::new();
        let kinds = from.kinds();
        for (drawn, chance) in self.draws(from) {
            for out in kinds.into_iter().filter(|&kind| gone.is_none_or(|gone| gone == kind)) {
                let exchange = Exchange { gone: out, drawn, chance };
                if let Some(next) = self.improved(from, worth, exchange)? {
                    found.push((exchange, next));
                }
            }
        }
        Some(found)
    }

    /// The chance of the first of [`Self::better`], 1 where none is: all that the last exchange of
    /// the most probable branch needs, so that most hands need no look.
    fn likeliest(&mut self, from: &Counts, worth: f64) -> Option<f64> {
        for (drawn, chance) in self.draws(from) {
            for gone in from.kinds() {
                let exchange = Exchange { gone, drawn, chance };
                if self.improved(from, worth, exchange)?.is_some() {
                    return Some(chance);
                }
            }
        }
        Some(1.0)
    }

    /// The probability of what follows a hand within so many exchanges.
    fn follow(&mut self, from: &Counts, drawn: Kind, exchanges: u32) -> Option<f64> {
        if exchanges == 0 || self.mode == Mode::List {
            return Some(1.0);
        }
        if let Some(&known) = self.known.get(&(*from, exchanges)) {
            return Some(known);
        }
        if !self.meter.look() {
            return None;
        }
        let worth = self.worth(from, drawn)?;
        let follows = if worth.is_win {
            1.0
        } else if self.mode == Mode::Single && exchanges == 1 {
            self.likeliest(from, worth.value)?
        } else {
            let next = self.better(from, worth.value, None)?;
            if next.is_empty() { 1.0 } else { self.together(&next, exchanges - 1)? }
        };
        self.known.insert((*from, exchanges), follows);
        Some(follows)
    }

    fn together(&mut self, next: &Found, exchanges: u32) -> Option<f64> {
        let mode = self.mode;
        next.iter().try_fold(0.0, |so_far: f64, (exchange, hand)| {
            if mode != Mode::Sum && exchange.chance <= so_far {
                return Some(so_far); // Not the most probable, whatever follows.
            }
            let branch = exchange.chance * self.follow(hand, exchange.drawn, exchanges)?;
            Some(match mode {
                Mode::Single | Mode::List => so_far.max(branch),
                Mode::Sum => so_far + branch,
            })
        })
    }

    /// What the discard of each of these kinds comes to, looking so many exchanges ahead.
    fn rate(&mut self, gone: &[Kind], exchanges: u32) -> Option<Vec<f64>> {
        let root = *self.root.concealed.counts();
        let now = self.judge.full(&self.root);
        let chance = |&kind: &Kind| {
            let next = self.better(&root, now, Some(kind))?;
            self.together(&next, exchanges - 1)
        };
        gone.iter().map(chance).collect()
    }

    /// The exchanges that begin the branches, most probable first, as far as the meter lets them be
    /// followed: what is shown.
    fn begun(&mut self, gone: &[Kind], exchanges: u32) -> Vec<(Exchange, f64)> {
        let root = *self.root.concealed.counts();
        let now = self.judge.full(&self.root);
        let mut begun = Vec::new();
        for &kind in gone {
            for (exchange, hand) in self.better(&root, now, Some(kind)).unwrap_or_default() {
                let follows = self.follow(&hand, exchange.drawn, exchanges - 1);
                begun.extend(follows.map(|follows| (exchange, exchange.chance * follows)));
            }
        }
        begun.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        begun
    }
}

/// Exchanges, and the hands after them.
type Found = Vec<(Exchange, Counts)>;

/// What was found by looking to one depth.
#[derive(Clone, PartialEq, Default, Debug)]
struct Tree {
    /// What the branches of each discard come to.
    chances: Vec<f64>,
    /// The exchanges that begin the branches, most probable first; none unless they are shown.
    begun: Vec<(Exchange, f64)>,
}

impl FiTree {
    /// The deepest tree that the budget lets finish; one without branches if it lets none.
    fn grow(
        &mut self,
        ask: &Ask<'_, Deal>,
        judge: &Judge<'_>,
        gone: &[Kind],
        is_shown: bool,
    ) -> Tree {
        let mut meter = ask.budget.meter();
        let mut branches = Branches {
            judge,
            root: ask.view.hand(),
            mode: self.mode,
            meter: &mut meter,
            worth: HashMap::new(),
            known: HashMap::new(),
        };
        let mut tree = Tree { chances: vec![0.0; gone.len()], begun: Vec::new() };
        let mut deepest = 0;
        for exchanges in 1..=self.depth {
            let Some(chances) = branches.rate(gone, exchanges) else { break };
            (tree.chances, deepest) = (chances, exchanges);
        }
        if is_shown && deepest > 0 {
            tree.begun = branches.begun(gone, deepest);
        }
        self.nodes = meter.used();
        tree
    }
}

impl Agent<Deal> for FiTree {
    fn decide(&mut self, ask: &Ask<'_, Deal>, mut why: Option<&mut Explanation>) -> Action {
        self.nodes = 0;
        let judge = Judge::by(self.eval, ask.view);
        let ties = self.ties;
        let hand = ask.view.hand();
        let mut shown = None;
        let is_shown = why.is_some();
        let rate = |asked: &[usize]| {
            let of = |&idx: &usize| discarded(ask.legal[idx]).map(Tile::kind);
            let mut kinds: Vec<Kind> = asked.iter().filter_map(of).collect();
            kinds.sort_unstable();
            kinds.dedup();
            let tree = self.grow(ask, &judge, &kinds, is_shown);
            let chance = |idx: &usize| {
                let at = of(idx).and_then(|kind| kinds.binary_search(&kind).ok());
                at.map_or(0.0, |at| tree.chances[at])
            };
            let chances: Vec<(usize, f64)> = asked.iter().map(|idx| (*idx, chance(idx))).collect();
            let nothing = tree.chances.iter().all(|&chance| chance == 0.0);
            let rated = chances.iter().map(|&(idx, chance)| {
                let left = resting_after(&judge, &hand, ask.legal[idx]);
                let preference = if nothing { left } else { chance };
                Rated { preference, worth: Estimate::exact(left) }
            });
            let rated = rated.collect();
            shown = (!nothing).then_some((chances, tree.begun));
            rated
        };
        let action = decide(ask, &judge, ties, rate, why.as_deref_mut());
        if let Some(why) = why.filter(|_| self.nodes > 0) {
            if let Some((chances, begun)) = shown {
                explain(self.mode, &chances, &begun, why);
            }
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

/// Shows what the branches of every discard come to. Where they decided, they are the values, and
/// what is left of the hand stands beside them.
fn explain(mode: Mode, chances: &[(usize, f64)], begun: &[(Exchange, f64)], why: &mut Explanation) {
    let chance = |idx: usize| chances.iter().find(|(of, _)| *of == idx).map(|&(_, chance)| chance);
    let branch = match mode {
        Mode::Single | Mode::List => Scale::new("riichi-fi-branch", Unit::number(4)),
        Mode::Sum => Scale::new("riichi-fi-together", Unit::number(4)),
    };
    let decided = why.chosen.and_then(chance).is_some();
    why.columns = vec![branch.clone()];
    if decided {
        std::mem::swap(&mut why.values, &mut why.columns[0]);
    }
    for candidate in &mut why.candidates {
        let mut other = chance(candidate.legal_idx).map(Estimate::exact);
        if decided {
            std::mem::swap(&mut candidate.value, &mut other);
        }
        candidate.cells = vec![other.map_or(Cell::Empty, Cell::Number)];
    }
    why.rank_by(|candidate| candidate.value.map_or(-1.0, |value| value.value));
    let row = |(exchange, chance): &(Exchange, f64)| Row {
        label: Message::new("riichi-fi-exchange")
            .with("gone", Piece::new(exchange.gone.to_string()))
            .with("drawn", Piece::new(exchange.drawn.to_string())),
        cells: vec![exchange.chance.into(), (*chance).into()],
        tone: Tone::Plain,
    };
    let draw = Scale::new("riichi-fi-draw", Unit::number(4));
    let table =
        Table { columns: vec![draw, branch], rows: begun.iter().take(SHOWN).map(row).collect() };
    why.panels.push(Panel::new(Message::new("riichi-fi-branches"), Body::Table(table)));
}
