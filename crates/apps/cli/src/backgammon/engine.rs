//! An agent of ours that answers positions, whichever program asks.

use anyhow::Context;
use parlor_agent::{Agent, Ask, Budget};
use parlor_analysis::backgammon::{Analyst, Evaluation};
use parlor_backgammon::{Action, Backgammon, Phase, Play, Position, Win};
use parlor_backgammon_agents::registry_by;
use parlor_game::{Game, Turn};

use super::analyst::{AnalystArgs, unjudged};
use crate::failure::OrUsage;
use crate::language::spec_error;

/// The agent, and the analyst that knows its chances.
pub(super) struct Engine {
    agent: Box<dyn Agent<Backgammon>>,
    analyst: Analyst,
}

/// What is as good as certain.
const CERTAIN: f64 = 0.9995;

impl Engine {
    pub(super) fn new(args: &AnalystArgs) -> anyhow::Result<Engine> {
        let analyst = args.analyst()?;
        let agent = registry_by(args.table()?).build(analyst.spec(), args.seed());
        let agent = agent.map_err(|error| spec_error(&error)).or_usage()?;
        Ok(Engine { agent, analyst })
    }

    /// The spec of the agent.
    pub(super) fn spec(&self) -> &str {
        self.analyst.spec()
    }

    /// What the player who is asked does; the dice, where there is nothing to decide.
    pub(super) fn decide(&mut self, position: &Position) -> anyhow::Result<Action> {
        let game = position.game().context("there is no such position")?;
        let seat = match game.turn() {
            Turn::Decide(seats) => seats.first(),
            _ => None,
        };
        let Some(seat) = seat else { return Ok(Action::Roll) };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return Ok(only);
        }
        let budget = Budget { nodes: self.analyst.nodes(), ..Budget::UNLIMITED };
        let ask = Ask { seat, view: &game, legal: &legal, budget };
        let action = self.agent.decide(&ask, None);
        Ok(if legal.contains(&action) { action } else { legal[0] })
    }

    /// What the position is worth to the player on roll, before he rolls.
    pub(super) fn evaluate(&mut self, position: &Position) -> anyhow::Result<Evaluation> {
        let position = Position { phase: Phase::Rolling, ..*position };
        let game = position.game().context("there is no such position")?;
        self.analyst.evaluate(&game).map_err(|error| unjudged(&error))
    }

    /// What the player on roll may give up at no cost: a race that is lost, and is known to be lost by this
    /// much and no more.
    pub(super) fn lost(&mut self, position: &Position) -> anyhow::Result<Option<Win>> {
        if position.board.has_contact() {
            return Ok(None);
        }
        let chances = self.evaluate(position)?.cube.chances;
        let (gammon, backgammon) = (chances.lose_gammon, chances.lose_backgammon);
        Ok(match () {
            () if 1.0 - chances.win < CERTAIN => None,
            () if backgammon > CERTAIN => Some(Win::Backgammon),
            () if gammon > CERTAIN && backgammon < 1.0 - CERTAIN => Some(Win::Gammon),
            () if gammon < 1.0 - CERTAIN => Some(Win::Single),
            () => None,
        })
    }
}

/// A play step by step with numbers alone, 25 for the bar and 0 for off; nothing where no man moves.
pub(super) fn steps(play: Play) -> String {
    let number =
        |step: parlor_backgammon::Step| format!("{}/{}", step.from().number(), step.to().number());
    play.steps().map(number).collect::<Vec<_>>().join(" ")
}
