//! What players give away in the last two tricks, by exact best responses.
//!
//! Two tricks from the end a deal is a small game: chance deals the cards that nobody has played, everyone knows their
//! own, and all layouts that fit what everyone has seen are equally likely. An agent is asked what it would play
//! whatever it might hold and see; then the best response to that is found for each seat in turn, the others playing on
//! as they do. What the seats gain by it, on average over them, is the *exploitability* of the agent there: 0 in an
//! equilibrium.

use parlor_agent::{Agent, Ask, Budget, SpecError, Stream};
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_search::{Cfr, GameTree, Profile, Regrets, exploitability};
use parlor_zole::{Action, Call, Contract, Deal, Layout, Place, RuleSet, Setup, Trick, View};
use parlor_zole_agents::{Bidder, Ending, registry};

/// Two tricks are left when an ending begins.
const TRICKS: usize = 2;
/// With no void shown there are 2,520 layouts.
const LAYOUTS_MAX: usize = 2_520;
/// More than any of them has.
const NODES_MAX: usize = 1_000_000;
/// Deals drawn at most for one ending: one hand in fifty is worth mazā zole, and not every ending is open.
const DEALS_MAX: u64 = 100_000;
/// Below this there is nothing to give away.
const OPEN: f64 = 1e-9;

/// What is played until two tricks are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// Someone has taken the table.
    Lielais,
    /// Someone plays mazā zole.
    MazaZole,
    /// All have passed.
    Galdins,
}

/// The last two tricks of a deal in which something can still be given away.
#[derive(Clone, Debug)]
pub struct OpenEnding {
    ending: Ending,
    view: View,
    tree: GameTree<Ending>,
}

impl OpenEnding {
    /// Ending `number` of those of `seed`: deals are drawn, called by a rule of thumb and played by `player`, each
    /// decision with `nodes`, until one is open two tricks from the end. `None` when there is none among very many.
    pub fn drawn(
        played: Played,
        player: &str,
        nodes: u64,
        seed: u64,
        number: u64,
    ) -> Result<Option<OpenEnding>, SpecError> {
        let mut chance = Stream::derived(seed, &[Stream::label("zole-endings"), number]);
        for _ in 0..DEALS_MAX {
            let Some(deal) = dealt(played, &mut chance) else { continue };
            let mut players: Vec<Box<dyn Agent<Deal>>> = Vec::new();
            for _ in Place::ALL {
                players.push(registry().build(player, chance.next_u64())?);
            }
            let Some(deal) = play_on(deal, &mut players, nodes) else { continue };
            if let Some(open) = OpenEnding::of(&deal) {
                return Ok(Some(open));
            }
        }
        Ok(None)
    }

    /// The ending that begins in `deal`; `None` if nothing can be given away in it any more.
    fn of(deal: &Deal) -> Option<OpenEnding> {
        let lielais = match deal.public().contract() {
            Some(Contract::Lielais(soloist)) => Some(soloist),
            _ => None,
        };
        let looks_on = Place::ALL.into_iter().find(|&place| Some(place) != lielais)?;
        let view = deal.view(deal.public().setup().seating().seat(looks_on));
        let ending = Ending::of(&view, TRICKS, LAYOUTS_MAX)?;
        let tree = GameTree::new(&ending, NODES_MAX).ok()?;
        let anything = exploitability(&tree, &Profile::uniform(&tree));
        (anything > OPEN).then_some(OpenEnding { ending, view, tree })
    }

    /// How many decisions its players may come to.
    pub fn n_decisions(&self) -> usize {
        self.tree.information().iter().filter(|set| set.actions.len() > 1).count()
    }

    /// What an agent gives away, in points a seat. It is asked once at every decision.
    pub fn given_away(&self, spec: &str, nodes: u64, seed: u64) -> Result<f64, SpecError> {
        let mut agent = registry().build(spec, seed)?;
        let mut chosen = None;
        let profile = Profile::from_fn(&self.tree, |set, nth| {
            if nth == 0 {
                chosen = match &set.actions[..] {
                    [_] => None,
                    _ => self.card(&mut *agent, set.seat, &set.view, nodes),
                };
            }
            let is_played = |card| Action::Play(set.actions[nth]) == card;
            f64::from(u8::from(chosen.is_none_or(is_played)))
        });
        Ok(exploitability(&self.tree, &profile))
    }

    /// What is given away by cards played at random.
    pub fn by_chance(&self) -> f64 {
        exploitability(&self.tree, &Profile::uniform(&self.tree))
    }

    /// What the average of so many rounds of counterfactual regret minimisation still gives away.
    pub fn by_equilibrium(&self, rounds: u64) -> f64 {
        let mut cfr = Cfr::new(&self.tree, Regrets::Plus);
        cfr.run(rounds, &mut Budget::UNLIMITED.meter());
        exploitability(&self.tree, &cfr.average())
    }

    /// What the agent plays when it knows this.
    fn card(
        &self,
        agent: &mut dyn Agent<Deal>,
        seat: Seat,
        known: &parlor_zole_agents::EndingView,
        nodes: u64,
    ) -> Option<Action> {
        let deal = self.ending.deal(known, &self.view)?;
        Some(decided(&deal, seat, agent, nodes))
    }
}

/// A deal ready for the first card or burial; `None` if the cards drawn are not called like this.
fn dealt(played: Played, chance: &mut Stream) -> Option<Deal> {
    let layout = Layout::drawn(chance);
    let called = |place: Place| Bidder::Honours { limit: 9 }.call(layout.hands()[place], true);
    let caller = |wanted| Place::ALL.into_iter().find(|&place| called(place) == wanted);
    let (rules, call, passes) = match played {
        Played::Galdins => (RuleSet::ONLINE_PGM, Call::Pass, 2),
        Played::Lielais => (RuleSet::ONLINE_PM, Call::Take, caller(Call::Take)?.idx()),
        Played::MazaZole => (RuleSet::ONLINE_PM, Call::MazaZole, caller(Call::MazaZole)?.idx()),
    };
    let mut deal = Deal::start(&Setup::new(rules, Seat::C)?);
    deal.apply(layout, &mut Silent).ok()?;
    for called in std::iter::repeat_n(Call::Pass, passes).chain([call]) {
        let seat = deal.public().turn_seat()?;
        deal.resolve(&Answers::one(seat, Action::Call(called)), &mut Silent).ok()?;
    }
    Some(deal)
}

/// Plays until a trick begins that is the last but one.
fn play_on(mut deal: Deal, players: &mut [Box<dyn Agent<Deal>>], nodes: u64) -> Option<Deal> {
    loop {
        let seat = deal.public().turn_seat()?;
        let begins = deal.public().trick().is_some_and(Trick::is_empty);
        let place = deal.public().turn()?;
        if begins && deal.hands()[place].len() == TRICKS {
            return Some(deal);
        }
        let action = decided(&deal, seat, &mut *players[seat.idx()], nodes);
        deal.resolve(&Answers::one(seat, action), &mut Silent).ok()?;
    }
}

/// What a player does; what leaves no choice is not asked.
fn decided(deal: &Deal, seat: Seat, agent: &mut dyn Agent<Deal>, nodes: u64) -> Action {
    let mut legal = Vec::new();
    deal.legal(seat, &mut legal);
    if let [only] = legal[..] {
        return only;
    }
    let view = deal.view(seat);
    let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::nodes(nodes) };
    agent.decide(&ask, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(played: Played, number: u64) -> OpenEnding {
        OpenEnding::drawn(played, "rules", 1_000, 5, number).unwrap().unwrap()
    }

    /// Nobody gains by leaving an equilibrium, and an agent's fixed cards lie between it and the worst.
    #[test]
    fn an_equilibrium_gives_next_to_nothing_away_and_habits_more() {
        let (mut equilibrium, mut habits, mut chance) = (0.0, 0.0, 0.0);
        for played in [Played::Lielais, Played::MazaZole, Played::Galdins] {
            for number in 0..2 {
                let open = drawn(played, number);
                assert!(open.n_decisions() > 0);
                let by_habit = open.given_away("rules", 1_000, 1).unwrap();
                assert!(by_habit >= -1e-9, "{played:?} {number}: {by_habit}");
                equilibrium += open.by_equilibrium(100);
                habits += by_habit;
                chance += open.by_chance();
            }
        }
        assert!(equilibrium < 0.1 * habits && habits < chance, "{equilibrium} {habits} {chance}");
    }

    #[test]
    fn the_same_seed_draws_the_same_endings() {
        let of = |number| {
            let open = drawn(Played::Galdins, number);
            (open.n_decisions(), open.by_chance())
        };
        assert_eq!(of(3), of(3));
        assert_ne!(of(3), of(4));
    }

    #[test]
    fn an_unknown_agent_is_an_error() {
        assert!(OpenEnding::drawn(Played::Galdins, "nobody", 1, 1, 1).is_err());
        assert!(drawn(Played::Galdins, 0).given_away("nobody", 1, 1).is_err());
    }
}
