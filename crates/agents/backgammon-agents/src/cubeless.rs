//! Players who think without the cube, seated where there is one.

use std::fmt;
use std::sync::Arc;

use parlor_agent::{Agent, Ask, Explanation, Message, SearchLog};
use parlor_backgammon::{Action, Backgammon, Cube, Phase, Position, RuleSet, Score};

use crate::evidence::Evidence;
use crate::{LiveCube, MatchEquityTable, Utility, reasons};

/// The same game played for money without a cube: what plays are searched in, so that a roll follows
/// every play at once and depth means the same everywhere. What it is really played for, the
/// evaluation knows ([`Evidence::playing_for`]). While the cube is in question, the dice are due.
pub fn without_cube(game: &Backgammon) -> Backgammon {
    let position = game.position();
    let phase = match position.phase {
        Phase::ToRoll | Phase::CubeOffered { .. } => Phase::Rolling,
        other => other,
    };
    let rules = RuleSet { cube: false, ..position.rules };
    let (cube, score) = (Cube::CENTRED, Score::MONEY);
    // A position without anything of the cube and the match fits wherever its men and dice did.
    Position { phase, rules, cube, score, ..position }.game().unwrap_or(*game)
}

/// An agent that plays as if there were no cube, and a simple rule for where there is one: it never
/// doubles; doubled, it takes unless its evaluation lies below −0.5, which in points is where a take
/// at twice the stake costs more than the stake; it beavers where the evaluation favours it; and it
/// always takes what it would lose the match by passing.
///
/// In a match plays are chosen by the chance to win it with the cube as it lies, unless they are chosen with the
/// cube in mind ([`Cubeless::minding_cube`]).
pub struct Cubeless<E> {
    table: &'static MatchEquityTable,
    seating: Seating<E>,
    evaluate: E,
    /// Are plays chosen with a live cube in mind?
    minds_cube: bool,
    /// Who moves the men for these stakes.
    mover: Option<Mover<E>>,
    nodes: u64,
}

/// Makes the agent who moves the men by an evaluation.
pub type Seating<E> = Box<dyn FnMut(E) -> Box<dyn Agent<Backgammon>> + Send>;

/// Who moves the men, and what he plays for.
struct Mover<E> {
    utility: Utility,
    cube: Option<LiveCube>,
    evaluate: E,
    agent: Box<dyn Agent<Backgammon>>,
}

impl<E: Evidence> Cubeless<E> {
    /// What passing a double costs, in units of the doubled stake.
    pub const DROP: f64 = -0.5;

    /// `seating` makes who moves the men, anew when the stakes change; `evaluate` answers the cube
    /// and lends its evidence to explanations; `table` says what the scores of a match are worth.
    pub fn new(table: &'static MatchEquityTable, evaluate: E, seating: Seating<E>) -> Cubeless<E> {
        Cubeless { table, seating, evaluate, minds_cube: false, mover: None, nodes: 0 }
    }

    /// The same, choosing plays with a live cube in mind where the evaluation knows how: who seats this
    /// player also turns the cube by more than the rule above.
    #[must_use]
    pub fn minding_cube(self, minds_cube: bool) -> Cubeless<E> {
        Cubeless { minds_cube, ..self }
    }

    /// Who moves the men for what is at stake.
    fn mover(&mut self, game: &Backgammon) -> &mut Mover<E> {
        let utility = Utility::of(game, self.table);
        let cube = LiveCube::of(game, self.table).filter(|_| self.minds_cube);
        let known = self.mover.take();
        let known = known.filter(|mover| (mover.utility, mover.cube) == (utility, cube));
        let mover = known.unwrap_or_else(|| {
            let evaluate = || self.evaluate.playing_for(utility).with_cube(cube);
            Mover { utility, cube, evaluate: evaluate(), agent: (self.seating)(evaluate()) }
        });
        self.mover.insert(mover)
    }

    fn play(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        let mover = self.mover(ask.view);
        let game = without_cube(ask.view);
        let inner = Ask { view: &game, ..*ask };
        let Some(why) = why else {
            let action = mover.agent.decide(&inner, None);
            self.nodes = mover.agent.nodes();
            return action;
        };
        let action = mover.agent.decide(&inner, Some(why));
        let nodes = mover.agent.nodes();
        reasons::play(&inner, &mut mover.evaluate, why);
        self.nodes = nodes;
        action
    }

    /// What each answer about the cube is worth, as the rule above counts it.
    fn cube_values(&mut self, ask: &Ask<'_, Backgammon>) -> Vec<f64> {
        let value = self.evaluate.value(&without_cube(ask.view), ask.seat);
        let worth = |action: &Action| match action {
            Action::Drop => Self::DROP,
            Action::Beaver => 2.0 * value,
            _ => value,
        };
        ask.legal.iter().map(worth).collect()
    }

    fn answer(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        self.nodes = 0;
        let values = self.cube_values(ask);
        let at_stake = ask.view.cube().value().unsigned_abs();
        let last_chance = matches!(ask.view.phase(), Phase::CubeOffered { .. })
            && ask.view.score().away(ask.seat.opponent()).is_some_and(|away| away <= at_stake);
        let chosen = (0..values.len())
            .filter(|&idx| !(last_chance && ask.legal[idx] == Action::Drop))
            .reduce(|best, idx| if values[idx] > values[best] { idx } else { best })
            .unwrap_or(0);
        if let Some(why) = why {
            why.values = self.evaluate.scale();
            why.verdict = Some(reasons::name(ask.view, ask.legal[chosen]));
            let taking = ask.legal.iter().position(|&action| action == Action::Take);
            let taking = taking.map_or(values[chosen], |idx| values[idx]);
            let worth = |key| {
                let of = |value| why.values.unit.of(value);
                Message::new(key).with("pass", of(Self::DROP)).with("value", of(taking))
            };
            why.reason = Some(match ask.legal[chosen] {
                Action::Roll => Message::new("bg-never-doubles"),
                Action::Drop => worth("bg-drop-is-cheaper"),
                Action::Beaver => Message::new("bg-favourite-beavers"),
                _ if last_chance => Message::new("bg-drop-loses-match"),
                _ => worth("bg-take-is-cheaper"),
            });
            let values: Vec<Option<f64>> = values.into_iter().map(Some).collect();
            reasons::candidates(ask, &values, chosen, why);
        }
        ask.legal[chosen]
    }
}

impl<E: fmt::Debug> fmt::Debug for Cubeless<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cubeless").field("evaluate", &self.evaluate).finish_non_exhaustive()
    }
}

impl<E: Evidence> Agent<Backgammon> for Cubeless<E> {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        match ask.view.phase() {
            Phase::ToMove(_) => self.play(ask, why),
            _ => self.answer(ask, why),
        }
    }

    /// Plays are searched in the game without a cube, and so the log tells them. Before the roll the tree
    /// begins with the dice and nothing is chosen; the cube itself is not searched.
    fn trace(
        &mut self,
        ask: &Ask<'_, Backgammon>,
        log: &mut SearchLog<Backgammon>,
    ) -> Option<Action> {
        let (Phase::ToMove(_) | Phase::ToRoll) = ask.view.phase() else { return None };
        let game = without_cube(ask.view);
        let agent = &mut self.mover(ask.view).agent;
        let action = agent.trace(&Ask { view: &game, ..*ask }, log);
        self.nodes = agent.nodes();
        log.name = Arc::new(reasons::edge_name);
        action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
