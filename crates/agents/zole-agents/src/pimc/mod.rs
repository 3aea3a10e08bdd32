//! `pimc`: solves many worlds as if their cards lay open, and does what is best in most of them.
//!
//! M. L. Ginsberg's method (GIB, 2001) with the two-stage choice of Kupferschmid and Helmert's
//! DDSS: first which choice wins most often, then which of those wins by most, so that a sure 61 is
//! not played away. Where we differ: worlds that contradict a shown void are not made, worlds that
//! contradict a bid are left out, and from move 11 on all worlds are looked at instead of a sample.

mod call;
mod passing;
mod reasons;
mod sheet;
mod thresholds;
mod weigh;

use parlor_agent::{Agent, Ask, Budget, Explanation, Meter, SearchLog, Stream};
use parlor_zole::{Action, Call, Contract, Deal, Eyes, Place, View, World};
use parlor_zole_solver::Position;

pub use reasons::{BY_WINS_ALONE, WORLDS_ASKED};
pub use thresholds::Thresholds;

pub(crate) use call::{Prospect, is_won as call_is_won};
pub(crate) use passing::{after_take, dealt};
pub(crate) use reasons::{
    N_SHOWN, call as explain_call, classes as trick_classes, effort, giving_up, said_chance,
    share_of_wins, show as show_world,
};

use crate::crew::Crew;
use crate::imagined::{Imagined, Imagining, Inference};
use crate::payoff::Payoff;
use crate::worlds_log::WorldsLog;
use crate::{Bidder, Rules};
use call::{position_after_burial, prospects};
use weigh::{ActionWeigher, FIRST_LOOK, Weighed};

/// From so few cards in hand on, exact margins are cheap.
const LATE: usize = 5;

/// By what a choice is judged after the share of wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    /// By the margin alone: one threshold a world.
    Threshold,
    /// By the points of the level reached, then by the margin.
    Band,
}

/// How `pimc` plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PimcOptions {
    /// How worlds are imagined.
    pub imagining: Imagining,
    /// By what a choice is judged after the share of wins.
    pub by: Criterion,
    /// How far behind the best share of wins a choice may lie and still be judged further.
    pub slack: f64,
    /// How many burials are tried in each world when bidding.
    pub call_burials: usize,
    /// Up to how many worlds are drawn instead for a card or a burial, until it is clear which is best.
    pub grow_to: Option<usize>,
    /// How many nodes a decision may visit, whatever the budget allows.
    pub nodes_max: u64,
    /// On how many threads worlds are solved. It changes no decision that a deadline does not cut short.
    pub threads: usize,
}

impl Default for PimcOptions {
    fn default() -> PimcOptions {
        PimcOptions {
            imagining: Imagining {
                n_worlds: 100,
                enumerate_max: 1000,
                list_from_move: 11,
                inference: Inference::Void,
                heed_bids: true,
            },
            by: Criterion::Band,
            slack: 0.05,
            call_burials: 45,
            grow_to: None,
            nodes_max: 16_000_000,
            threads: 1,
        }
    }
}

impl PimcOptions {
    /// How `house` plays: as usual, but it infers all that can be, and looks at worlds until the choice is clear.
    pub fn house() -> PimcOptions {
        let usual = PimcOptions::default();
        let imagining = Imagining { inference: Inference::Play, ..usual.imagining };
        PimcOptions { imagining, grow_to: Some(400), ..usual }
    }
}

/// Perfect-information Monte Carlo over worlds that fit what the seat knows.
#[derive(Clone, Debug)]
pub struct Pimc {
    options: PimcOptions,
    crew: Crew,
    stream: Stream,
    nodes: u64,
}

impl Pimc {
    /// A player that draws its worlds from the stream of `seed`.
    pub fn new(options: PimcOptions, seed: u64) -> Pimc {
        Pimc { options, crew: Crew::of(options.threads), stream: Stream::new(seed), nodes: 0 }
    }

    /// The share of imagined worlds that each of `calls` wins for the player of this view, who is to
    /// call; 0 where the nodes do not last for a single world.
    ///
    /// ```
    /// use parlor_game::{Game, Observed, Seat, Silent};
    /// use parlor_zole::{Call, Card, Deal, Layout, RuleSet, Setup};
    /// use parlor_zole_agents::{Pimc, PimcOptions};
    /// let mut deal = Deal::start(&Setup::new(RuleSet::SEED, Seat::C).ok_or("no dealer")?);
    /// // In the order of the pack the first hand has no trump, the third has nothing else.
    /// deal.apply(Layout::from_order(&Card::ALL).ok_or("no pack")?, &mut Silent)?;
    /// let shares = Pimc::new(PimcOptions::default(), 1).shares(&deal.view(Seat::A), &[Call::Zole]);
    /// assert_eq!(shares, [0.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shares(&mut self, view: &View, calls: &[Call]) -> Vec<f64> {
        let me = view.my_place().unwrap_or(Place::First);
        let mut meter = Budget::nodes(self.options.nodes_max).meter();
        let imagined = self.options.imagining.worlds(view, &mut self.stream);
        let (n_burials, crew) = (self.options.call_burials, &mut self.crew);
        let asked = prospects(view, me, calls, &imagined.worlds, n_burials, crew, &mut meter);
        asked.map_or(vec![0.0; calls.len()], |asked| asked.iter().map(Prospect::win).collect())
    }

    /// What a decision may cost.
    fn meter<'b>(&self, budget: &Budget<'b>) -> Meter<'b> {
        let nodes = budget.nodes.unwrap_or(u64::MAX).min(self.options.nodes_max);
        Budget { nodes: Some(nodes), ..*budget }.meter()
    }

    /// Weighs cards or burials.
    fn weigh(
        &mut self,
        ask: &Ask<'_, Deal>,
        me: Place,
        meter: &mut Meter<'_>,
        log: Option<&mut WorldsLog<'_>>,
    ) -> Option<Choice> {
        let contract = ask.view.public().contract()?;
        let is_late = ask.view.hand().len() <= LATE;
        let Pimc { options, crew, stream, .. } = self;
        let grow_to = options.grow_to.unwrap_or(0);
        let n_worlds = if grow_to > 0 { FIRST_LOOK } else { options.imagining.n_worlds };
        let imagining = |n_worlds| Imagining { n_worlds, ..options.imagining };
        let mut imagined = imagining(n_worlds).worlds(ask.view, stream);
        let is_bounded = ask.budget.nodes.is_some()
            || !ask.budget.is_deterministic()
            || options.nodes_max < PimcOptions::default().nodes_max;
        if !is_late || is_bounded {
            // The budget may end before the last world, and what came first must be a fair sample.
            // Elsewhere neighbours stay together, because they come to the same positions.
            imagined.shuffle(stream);
        }
        let weighable = weighable(ask.legal);
        let after = |world: &World, n: usize| position(ask.view, world, ask.legal[weighable[n]]);
        let weigher = ActionWeigher {
            me,
            contract,
            payoff: Payoff::of(ask.view.public().setup(), contract, me),
            by: options.by,
            slack: options.slack,
            grow_to: if imagined.is_all { 0 } else { grow_to },
            is_late,
            habit: habitual_burial(ask, &weighable),
            after: &after,
        };
        let worlds: Vec<_> = imagined.pairs().collect();
        let mut more = |n_worlds| {
            let drawn = imagining(n_worlds).worlds(ask.view, stream);
            let pairs = drawn.pairs().collect();
            imagined.extend(drawn);
            pairs
        };
        let n = weighable.len();
        let weighed = weigher.weigh(n, worlds, &mut more, crew, meter, log)?;
        Some(Choice { imagined, weighable, weighed, contract, me })
    }

    fn decide_call(
        &mut self,
        ask: &Ask<'_, Deal>,
        me: Place,
        meter: &mut Meter<'_>,
        why: Option<&mut Explanation>,
    ) -> Option<usize> {
        let calls: Vec<Call> = ask
            .legal
            .iter()
            .filter_map(|action| match action {
                Action::Call(call) => Some(*call),
                _ => None,
            })
            .collect();
        let imagined = self.options.imagining.worlds(ask.view, &mut self.stream);
        let n_burials = self.options.call_burials;
        let crew = &mut self.crew;
        let mut prospects =
            prospects(ask.view, me, &calls, &imagined.worlds, n_burials, crew, meter)?;
        let chosen = best_call(&prospects);
        if let Some(why) = why {
            let setup = ask.view.public().setup();
            if prospects[chosen].call == Call::Pass {
                let worlds = &imagined.worlds;
                prospects[chosen].passed(passing::points(setup, me, worlds, crew, meter));
            }
            reasons::call(ask, &prospects, chosen, &imagined, meter, why);
        }
        Some(chosen)
    }
}

/// The call that brings most over a pass; of equals the highest, so that a threshold just reached is
/// reached.
pub(crate) fn best_call(prospects: &[Prospect]) -> usize {
    let over_pass = |n: &usize| prospects[*n].over_pass;
    (0..prospects.len()).max_by(|a, b| over_pass(a).total_cmp(&over_pass(b))).unwrap_or(0)
}

/// Cards or burials weighed over worlds.
pub(crate) struct Choice {
    pub(crate) imagined: Imagined,
    /// For each choice weighed, its index among the legal actions.
    pub(crate) weighable: Vec<usize>,
    pub(crate) weighed: Weighed,
    pub(crate) contract: Contract,
    pub(crate) me: Place,
}

impl Agent<Deal> for Pimc {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let mut meter = self.meter(&ask.budget);
        let me = ask.view.my_place().unwrap_or(Place::First);
        let is_call = matches!(ask.legal.first(), Some(Action::Call(_)));
        let mut why = why;
        let chosen = if let [_] = ask.legal {
            None
        } else if is_call {
            self.decide_call(ask, me, &mut meter, why.as_deref_mut())
        } else {
            self.weigh(ask, me, &mut meter, None).map(|choice| {
                if let Some(why) = why.as_deref_mut() {
                    reasons::choice(ask, &choice, self.crew.judge(), &mut meter, why);
                }
                choice.weighable[choice.weighed.best]
            })
        };
        self.nodes = meter.used();
        let Some(chosen) = chosen else {
            // One choice only, or no time to think: habit decides.
            return { HABIT }.decide(ask, why);
        };
        ask.legal[chosen]
    }

    /// Tells in which worlds each card or burial wins, which is the first question. What decides between those that win
    /// about as often is counted but not told, and neither are calls.
    fn trace(&mut self, ask: &Ask<'_, Deal>, log: &mut SearchLog<Deal>) -> Option<Action> {
        if ask.legal.len() < 2 || matches!(ask.legal.first(), Some(Action::Call(_))) {
            return None;
        }
        let mut meter = self.meter(&ask.budget);
        let me = ask.view.my_place().unwrap_or(Place::First);
        let choices = weighable(ask.legal).into_iter().map(|idx| ask.legal[idx]).collect();
        let values = reasons::share_of_wins(ask.view.public().contract()?);
        let mut worlds = WorldsLog::new(log, ask, choices, values);
        let choice = self.weigh(ask, me, &mut meter, Some(&mut worlds));
        worlds.conclude(&meter);
        self.nodes = meter.used();
        choice.map(|choice| ask.legal[choice.weighable[choice.weighed.best]])
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The places of the actions that worlds are asked about: giving up is none of them.
fn weighable(legal: &[Action]) -> Vec<usize> {
    (0..legal.len()).filter(|&n| legal[n] != Action::ThrowIn).collect()
}

/// Who decides where there is no time to think, and among burials that are equals.
const HABIT: Rules = Rules { bidder: Bidder::Ranks { limit: 25 } };

/// What a human would bury, as an index into `weighable`.
fn habitual_burial(ask: &Ask<'_, Deal>, weighable: &[usize]) -> Option<usize> {
    let Some(Action::Bury(_)) = ask.legal.first() else { return None };
    let buried = { HABIT }.decide(ask, None);
    weighable.iter().position(|&idx| ask.legal[idx] == buried)
}

/// What an action leads to in a world; `None` if it leads to no position.
pub(crate) fn position(view: &View, world: &World, action: Action) -> Option<Position> {
    let public = view.public();
    let me = view.my_place()?;
    match action {
        Action::Bury(pair) => position_after_burial(&world.hands, me, pair),
        Action::Play(card) => {
            let (contract, trick) = (public.contract()?, *public.trick()?);
            let buried = match contract {
                Contract::Lielais(_) => world.aside.eyes(),
                _ => Eyes::NONE,
            };
            let own = contract.soloist().map_or(Eyes::NONE, |place| public.won()[place].eyes());
            let tricks = public.won().map(|cards| (cards.len() / 3) as u8);
            // Where nothing is inferred, a card on the table may be one that should have followed.
            let position = Position::ignoring_voids(contract, world.hands, trick).ok()?;
            position.with_score(own + buried, tricks).after(card)
        }
        Action::Call(_) | Action::ThrowIn => None,
    }
}
