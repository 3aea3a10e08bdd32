//! Players who think about plays without the cube, and about the cube by chances.

use parlor_agent::{Agent, Ask, Explanation, Parameter, Params, SearchLog};
use parlor_backgammon::{Action, Backgammon, Phase};

use crate::{Appraise, CubeAdvisor, MatchEquityTable};

/// Lets one agent move the men and asks [`CubeAdvisor`] about the cube.
#[derive(Clone, Debug)]
pub struct Cubeful<P, A> {
    player: P,
    advisor: CubeAdvisor<A>,
    nodes: u64,
}

impl<P: Agent<Backgammon>, A: Appraise + Send> Cubeful<P, A> {
    /// `player` moves the men, the chances of `appraiser` turn the cube, in matches by `table`.
    pub fn new(table: &'static MatchEquityTable, player: P, appraiser: A) -> Cubeful<P, A> {
        Cubeful { player, advisor: CubeAdvisor::new(table, appraiser), nodes: 0 }
    }
}

impl<P: Agent<Backgammon>, A: Appraise + Send> Agent<Backgammon> for Cubeful<P, A> {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        if matches!(ask.view.phase(), Phase::ToMove(_)) {
            let action = self.player.decide(ask, why);
            self.nodes = self.player.nodes();
            return action;
        }
        self.nodes = 1;
        self.advisor.answer(ask, why)
    }

    /// Plays are searched, from before the roll on; the cube is turned by chances alone.
    fn trace(
        &mut self,
        ask: &Ask<'_, Backgammon>,
        log: &mut SearchLog<Backgammon>,
    ) -> Option<Action> {
        let (Phase::ToMove(_) | Phase::ToRoll) = ask.view.phase() else { return None };
        let action = self.player.trace(ask, log);
        self.nodes = self.player.nodes();
        action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// Does the agent use the cube? For comparisons.
pub(crate) const CUBE: Parameter = Parameter::flag("cube", true);

/// `player` with the cube as [`CUBE`] says: by the chances of `appraiser`, or as `player` does it.
pub(crate) fn seated(
    table: &'static MatchEquityTable,
    player: Box<dyn Agent<Backgammon>>,
    appraiser: impl Appraise + Send + 'static,
    params: &Params,
) -> Box<dyn Agent<Backgammon>> {
    if params.flag(CUBE.name) { Box::new(Cubeful::new(table, player, appraiser)) } else { player }
}
