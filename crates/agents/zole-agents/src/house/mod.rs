//! `house`: every contract by the method that plays it best.
//!
//! Where eyes count it solves possible deals with open cards, as [`Pimc`] does. In galdiņš and mazā zole it plays
//! possible deals on, everyone looking at their own cards alone (T. Furtak and M. Buro's IIMC, 2013): with open cards
//! the two others would be taken to play as one who sees everything, and every card to be lost. Calls are worth points
//! beyond a modelled pass. Possible deals are added until it is clear what is best.
//!
//! | file | idea |
//! |---|---|
//! | `bidding`, `passing`, `demands` | what calls and a pass are worth, and what is asked of a call |
//! | `avoiding`, `play_on` | cards where tricks are not wanted |
//! | `reasons` | how the cards are explained |

mod avoiding;
mod bidding;
mod demands;
mod passing;
mod play_on;
mod reasons;

use parlor_agent::{Agent, Ask, Budget, Explanation, Meter, SearchLog, Stream};
use parlor_zole::{Action, Call, Deal, Place, View};

pub use demands::Demands;

use crate::crew::Crew;
use crate::imagined::{Imagining, Inference};
use crate::pimc::{Prospect, best_call, explain_call};
use crate::worlds_log::WorldsLog;
use crate::{Pimc, PimcOptions};
use avoiding::{Avoiding, PlayedOut};
use bidding::Bidding;

/// How `house` plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HouseOptions {
    /// What is asked of a call beyond a pass.
    pub demands: Demands,
    /// How many worlds are looked at for a call at most.
    pub call_worlds: usize,
    /// How many worlds are played on for a card at most, where tricks are not wanted.
    pub card_worlds: usize,
    /// How it plays where eyes count, and what a decision may cost.
    pub pimc: PimcOptions,
}

impl Default for HouseOptions {
    fn default() -> HouseOptions {
        let pimc = PimcOptions::house();
        HouseOptions { demands: Demands::TUNED, call_worlds: 300, card_worlds: 400, pimc }
    }
}

/// What a call is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CallWorth {
    /// The call.
    pub call: Call,
    /// The share of worlds that it wins; 0 for a pass.
    pub share: f64,
    /// Points beyond a pass, less what is asked of the call.
    pub over_pass: f64,
}

/// The strongest player of Zole that Parlor has.
#[derive(Clone, Debug)]
pub struct House {
    options: HouseOptions,
    pimc: Pimc,
    crew: Crew,
    stream: Stream,
    nodes: u64,
}

impl House {
    /// A player that draws its worlds from the stream of `seed`.
    pub fn new(options: HouseOptions, seed: u64) -> House {
        let pimc = Pimc::new(options.pimc, seed);
        let stream = Stream::derived(seed, &[Stream::label("house")]);
        House { options, pimc, crew: Crew::of(options.pimc.threads), stream, nodes: 0 }
    }

    /// What each of `calls`, a pass among them, is worth to the player of this view, who is to call; nothing where the
    /// nodes do not last for a single world.
    pub fn worth(&mut self, view: &View, calls: &[Call], budget: &Budget<'_>) -> Vec<CallWorth> {
        let mut meter = self.meter(budget);
        let worth = |one: Prospect| CallWorth {
            call: one.call,
            share: one.win(),
            over_pass: one.over_pass,
        };
        let found = self.prospects(view, calls, &mut meter);
        found.map_or(Vec::new(), |(found, _)| found.into_iter().map(worth).collect())
    }

    fn meter<'b>(&self, budget: &Budget<'b>) -> Meter<'b> {
        let nodes = budget.nodes.unwrap_or(u64::MAX).min(self.options.pimc.nodes_max);
        Budget { nodes: Some(nodes), ..*budget }.meter()
    }

    /// Worlds that are all as likely as each other: demands and cards played on were tuned with them.
    fn evenly(&self) -> Imagining {
        let imagining = self.options.pimc.imagining;
        Imagining { inference: imagining.inference.min(Inference::Void), ..imagining }
    }

    /// Values of calls, and the worlds that they rest on.
    fn prospects(
        &mut self,
        view: &View,
        calls: &[Call],
        meter: &mut Meter<'_>,
    ) -> Option<(Vec<Prospect>, crate::Imagined)> {
        let n_worlds = self.options.call_worlds;
        let imagining = Imagining { n_worlds, ..self.evenly() };
        let mut imagined = imagining.worlds(view, &mut self.stream);
        let me = view.my_place().unwrap_or(Place::First);
        let (demands, n_burials) = (self.options.demands, self.options.pimc.call_burials);
        let bidding = Bidding { view, me, demands, n_burials };
        let found = bidding.prospects(calls, &imagined.worlds, &mut self.crew, meter)?;
        let n = found.first().map_or(0, |one| one.by_world.len());
        imagined.is_all &= n == imagined.worlds.len();
        imagined.truncate(n);
        Some((found, imagined))
    }

    fn decide_call(
        &mut self,
        ask: &Ask<'_, Deal>,
        meter: &mut Meter<'_>,
        why: Option<&mut Explanation>,
    ) -> Option<usize> {
        let call = |action: &Action| match action {
            Action::Call(call) => Some(*call),
            _ => None,
        };
        let calls: Vec<Call> = ask.legal.iter().filter_map(call).collect();
        let (prospects, imagined) = self.prospects(ask.view, &calls, meter)?;
        let chosen = best_call(&prospects);
        if let Some(why) = why {
            explain_call(ask, &prospects, chosen, &imagined, meter, why);
        }
        Some(chosen)
    }

    /// Plays cards out where tricks are not wanted; `None` where they are.
    fn avoid<'a>(
        &mut self,
        ask: &Ask<'a, Deal>,
        meter: &mut Meter<'_>,
        log: Option<&mut WorldsLog<'_>>,
    ) -> Option<(Avoiding<'a>, PlayedOut, crate::Imagined)> {
        let avoiding = Avoiding::of(ask.view, ask.legal)?;
        let n_worlds = self.options.card_worlds;
        // Playing on is cheap, so that more worlds than with open cards are better drawn than listed.
        let imagining = Imagining { n_worlds, list_from_move: 25, ..self.evenly() };
        let mut imagined = imagining.worlds(ask.view, &mut self.stream);
        imagined.shuffle(&mut self.stream);
        let played = avoiding.play_out(&imagined.worlds, meter, log)?;
        let n = played.won.first().map_or(0, Vec::len);
        imagined.is_all &= n == imagined.worlds.len();
        imagined.truncate(n);
        Some((avoiding, played, imagined))
    }
}

impl Agent<Deal> for House {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let mut why = why;
        let mut meter = self.meter(&ask.budget);
        let chosen = match ask.legal {
            [_] => None,
            [Action::Call(_), ..] => self.decide_call(ask, &mut meter, why.as_deref_mut()),
            _ => self.avoid(ask, &mut meter, None).map(|(avoiding, played, imagined)| {
                if let Some(why) = why.as_deref_mut() {
                    reasons::card(ask, &avoiding, &played, &imagined, &meter, why);
                }
                avoiding.cards[played.best].0
            }),
        };
        if let Some(chosen) = chosen {
            self.nodes = meter.used();
            return ask.legal[chosen];
        }
        let spent = meter.used();
        let nodes = ask.budget.nodes.map(|nodes| nodes.saturating_sub(spent));
        let left = Ask { budget: Budget { nodes, ..ask.budget }, ..*ask };
        let action = self.pimc.decide(&left, why);
        self.nodes = spent + self.pimc.nodes();
        action
    }

    /// Tells in which worlds each card wins: solved with open cards, or played on where tricks are not wanted.
    fn trace(&mut self, ask: &Ask<'_, Deal>, log: &mut SearchLog<Deal>) -> Option<Action> {
        let Some(avoiding) = Avoiding::of(ask.view, ask.legal).filter(|_| ask.legal.len() > 1)
        else {
            let action = self.pimc.trace(ask, log);
            self.nodes = self.pimc.nodes();
            return action;
        };
        let mut meter = self.meter(&ask.budget);
        let choices = avoiding.cards.iter().map(|&(idx, _)| ask.legal[idx]).collect();
        let values = crate::pimc::share_of_wins(avoiding.contract);
        let mut worlds = WorldsLog::new(log, ask, choices, values);
        let found = self.avoid(ask, &mut meter, Some(&mut worlds));
        worlds.conclude(&meter);
        self.nodes = meter.used();
        found.map(|(avoiding, played, _)| ask.legal[avoiding.cards[played.best].0])
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
