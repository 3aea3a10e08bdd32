//! `minimax` and `alphabeta`: the players of the source thesis.
//!
//! Up to a move they play at random; from then on they try every card in every world, each searched
//! to the end by plain minimax or by alpha-beta without memory, and play the card with the best mean
//! of the soloist's total. Shown voids are ignored unless asked for.

use parlor_agent::{Agent, Ask, Explanation, Message, Meter, Scale, SearchLog, Stream, Unit};
use parlor_game::Entropy;
use parlor_zole::{Action, Card, Contract, Deal, Eyes, Level, Place, Pules, View};
use parlor_zole_solver::{Following, Position, Solver, max_n, plain};

use crate::payoff::Payoff;
use crate::worlds_log::WorldsLog;
use crate::{Bidder, Inference, Rules, words};

/// How a world is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlainSearch {
    /// Every card tried.
    Minimax,
    /// Alpha-beta without memory, weakest card first.
    AlphaBeta,
}

/// What giving up counts for: the lowest total of all.
const GIVING_UP: f64 = -8.0;

/// A player of the source thesis.
#[derive(Clone, Debug)]
pub struct SourcePlayer {
    /// How a world is searched.
    pub search: PlainSearch,
    /// From which of the 24 moves on; before it, cards are played at random.
    pub from_move: usize,
    /// As in the source's program: its totals by eyes with the boundary at 90, and its random choice
    /// that never falls on the highest of several cards. Otherwise by the rules: the tariff of the
    /// contract, and tricks where they decide.
    pub seed_mode: bool,
    /// Which cards follow a trump in its search: by the rules, or by the source's faulty trump mask.
    pub following: Following,
    /// What is inferred from the play of others; nothing in the source.
    pub inference: Inference,
    /// The source neither bids nor buries; this does it, or chance where there is none.
    pub bidder: Option<Bidder>,
    /// Where chance comes from.
    pub stream: Stream,
    /// Cards tried in worlds, in the last decision.
    pub nodes: u64,
    /// Says where the number of tricks decides.
    pub tricks: Solver,
}

/// The soloist's total in the source, by eyes alone and the same for every contract, with 90 among
/// the high wins.
const fn source_total(eyes: u8) -> f64 {
    match eyes {
        0 => -8.0,
        1..=30 => -6.0,
        31..=60 => -4.0,
        120 => 6.0,
        90.. => 4.0,
        _ => 2.0,
    }
}

/// The mean result of every card that was tried.
struct Tried {
    /// By legal action, from the mover's side; none where the budget ended at once.
    means: Vec<f64>,
    n_worlds: u64,
    /// How many there are; the budget may end before the last.
    n_possible: u64,
    /// What they are inferred from.
    inference: Inference,
}

impl Tried {
    /// The card with the best mean, the first of equals.
    fn best(&self) -> usize {
        let better =
            |best: usize, n: usize| if self.means[n] > self.means[best] { n } else { best };
        (0..self.means.len()).reduce(better).unwrap_or(0)
    }
}

impl SourcePlayer {
    /// Is it a card that is asked for, late enough to be searched?
    fn searches(&self, ask: &Ask<'_, Deal>) -> bool {
        let played = ask.view.public().played().as_array().iter().map(|cards| cards.len());
        let move_number = played.sum::<usize>() + 1;
        matches!(ask.legal.first(), Some(Action::Play(_))) && move_number >= self.from_move
    }

    fn random(&mut self, n: usize) -> usize {
        if !self.seed_mode || n < 2 {
            return self.stream.below(n as u32) as usize;
        }
        // The source draws its bound anew at every step, one too low.
        let mut at = 0;
        while (self.stream.below(n as u32 - 1) as usize) > at {
            at += 1;
        }
        at
    }

    /// How likely [`random`](Self::random) is to give `at` of `n`.
    fn chance(&self, at: usize, n: u32) -> f64 {
        if !self.seed_mode || n < 2 {
            return 1.0 / f64::from(n);
        }
        let goes_on = |step: usize| (1.0 - (step as f64 + 1.0) / f64::from(n - 1)).max(0.0);
        let reached: f64 = (0..at).map(goes_on).product();
        reached * (1.0 - goes_on(at))
    }

    fn try_cards(
        &mut self,
        ask: &Ask<'_, Deal>,
        meter: &mut Meter<'_>,
        mut log: Option<&mut WorldsLog<'_>>,
    ) -> Option<Tried> {
        let me = ask.view.my_place()?;
        let worlds = self.inference.worlds(ask.view);
        let cards: Vec<Option<Card>> = ask.legal.iter().map(|&action| played(action)).collect();
        let mut sums = vec![0.0; cards.len()];
        let mut n_worlds = 0;
        for world in worlds.iter() {
            let counted = meter.used();
            if !meter.look() || !meter.take(cards.len() as u64) {
                break;
            }
            let value = |card| self.value(ask.view, &world, me, card).unwrap_or(0.0);
            let values: Vec<f64> = cards.iter().flatten().copied().map(value).collect();
            let mut known = values.iter();
            for (sum, card) in sums.iter_mut().zip(&cards) {
                let value = card.and_then(|_| known.next());
                *sum += value.copied().unwrap_or(f64::NEG_INFINITY);
            }
            if let Some(log) = &mut log {
                log.world(&world, &values, counted);
            }
            n_worlds += 1;
        }
        let means = sums.into_iter().map(|sum| sum / n_worlds as f64).collect();
        let (n_possible, inference) = (worlds.count(), self.inference);
        (n_worlds > 0).then_some(Tried { means, n_worlds, n_possible, inference })
    }

    /// What `card` brings `me` in one world.
    fn value(
        &mut self,
        view: &View,
        world: &parlor_zole::World,
        me: Place,
        card: Card,
    ) -> Option<f64> {
        let public = view.public();
        let (contract, trick) = (public.contract()?, *public.trick()?);
        let position = Position::ignoring_voids(contract, world.hands, trick).ok()?;
        let tricks = public.won().map(|cards| (cards.len() / 3) as u8);
        let position = position.with_score(Eyes::NONE, tricks).after(card)?;
        let Some(soloist) = contract.soloist() else {
            return Some(-f64::from(position.tricks()[me] + max_n(&position)[me]));
        };
        let still = match self.search {
            PlainSearch::Minimax => plain::minimax(&position, self.following),
            PlainSearch::AlphaBeta => plain::alpha_beta(&position, self.following),
        };
        let total = if let Contract::MazaZole(_) = contract {
            let is_clean = still + position.tricks()[soloist] == 0;
            if is_clean { 12.0 } else { -14.0 }
        } else {
            let buried = match contract {
                Contract::Lielais(_) => world.aside.eyes(),
                _ => Eyes::NONE,
            };
            let had = public.won()[soloist].eyes() + buried + position.eyes();
            let eyes = had.0 + still;
            if self.seed_mode {
                source_total(eyes)
            } else {
                let level = self.level(&position, eyes);
                let bare = public.setup().with_pules(Pules::default());
                Payoff::of(&bare, contract, soloist).points(level)
            }
        };
        Some(if soloist == me { total } else { -total })
    }

    /// The level by the rules: eyes decide all but the ends, where the number of tricks does.
    fn level(&mut self, position: &Position, eyes: u8) -> Level {
        let tricks = &mut self.tricks;
        match eyes {
            91.. if tricks.takes_all_tricks(position) == Some(true) => Level::AllTricks,
            91.. => Level::High,
            61.. => Level::Won,
            31.. => Level::Lost,
            _ if tricks.takes_a_trick(position) == Some(false) => Level::NoTrick,
            _ => Level::Low,
        }
    }

    fn before_search(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let chosen = match (self.bidder, ask.legal.first()) {
            (Some(bidder), Some(Action::Call(_) | Action::Bury(_))) => {
                return Rules { bidder }.decide(ask, why);
            }
            _ => {
                let cards = ask.legal.iter().filter(|action| **action != Action::ThrowIn).count();
                self.random(cards)
            }
        };
        if let Some(why) = why {
            let n = ask.legal.iter().filter(|action| **action != Action::ThrowIn).count();
            why.chosen = Some(chosen);
            why.verdict = Some(words::action(ask.legal[chosen]));
            why.method.push(Message::new("zole-source-random").with("n", n as u32));
            why.values = Scale::new("zole-chance", Unit::Percent);
            let chance = |idx: usize| if idx < n { self.chance(idx, n as u32) } else { 0.0 };
            let each = |idx| words::candidate(idx, ask.legal[idx]).valued(chance(idx));
            why.candidates = (0..ask.legal.len()).map(each).collect();
            why.rank();
        }
        ask.legal[chosen]
    }
}

impl Agent<Deal> for SourcePlayer {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let mut meter = ask.budget.meter();
        let tried = if self.searches(ask) { self.try_cards(ask, &mut meter, None) } else { None };
        self.nodes = meter.used();
        let Some(tried) = tried else { return self.before_search(ask, why) };
        let chosen = tried.best();
        if let Some(why) = why {
            explain(ask, &tried, chosen, self.nodes, why);
        }
        ask.legal[chosen]
    }

    fn trace(&mut self, ask: &Ask<'_, Deal>, log: &mut SearchLog<Deal>) -> Option<Action> {
        if !self.searches(ask) {
            return None;
        }
        let mut meter = ask.budget.meter();
        let cards = ask.legal.iter().copied().filter(|&action| played(action).is_some()).collect();
        let mut worlds = WorldsLog::new(log, ask, cards, scale(ask.view));
        let tried = self.try_cards(ask, &mut meter, Some(&mut worlds));
        worlds.conclude(&meter);
        self.nodes = meter.used();
        tried.map(|tried| ask.legal[tried.best()])
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

const fn played(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        _ => None,
    }
}

/// What a card brings on average.
fn scale(view: &View) -> Scale {
    let is_galdins = view.public().contract() == Some(Contract::Galdins);
    let key = if is_galdins { "zole-mean-tricks-lost" } else { "zole-mean-total" };
    Scale::new(key, Unit::signed(2))
}

fn explain(ask: &Ask<'_, Deal>, tried: &Tried, chosen: usize, nodes: u64, why: &mut Explanation) {
    let count = |n: u64| Unit::Count.of(n as f64);
    why.chosen = Some(chosen);
    why.verdict = Some(words::action(ask.legal[chosen]));
    why.values = scale(ask.view);
    let (searched, cut) = match tried.inference {
        Inference::None => ("zole-source-searched", "zole-source-cut"),
        _ => ("zole-source-searched-fitting", "zole-source-cut-fitting"),
    };
    let is_cut = tried.n_worlds < tried.n_possible;
    let method = Message::new(if is_cut { cut } else { searched });
    let method = method.with("worlds", count(tried.n_worlds));
    why.method.push(if is_cut { method.with("possible", count(tried.n_possible)) } else { method });
    let valued = |(idx, &action)| {
        // Giving up is never tried; the source has no such right.
        let mean = tried.means[idx];
        words::candidate(idx, action).valued(if mean.is_finite() { mean } else { GIVING_UP })
    };
    why.candidates = ask.legal.iter().enumerate().map(valued).collect();
    why.rank();
    why.effort = vec![Message::new("study-nodes").with("nodes", count(nodes))];
}
