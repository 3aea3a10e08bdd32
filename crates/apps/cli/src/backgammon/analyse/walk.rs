//! Through a match, asking the mind at every step.

use parlor_backgammon::{Action, Backgammon, Dice, Phase, RuleSet, Setup, Throw, Thrown};
use parlor_backgammon_agents::{CubeDecision, Offer};
use parlor_formats::backgammon::mat::GameRecord;
use parlor_formats::backgammon::notation;
use parlor_game::{Game, Input, Seat, Silent};

use crate::backgammon::mind::Mind;

/// Everything found in a match.
#[derive(Default)]
pub(super) struct Analysis {
    pub(super) decisions: Vec<Decision>,
    pub(super) rolls: Vec<Roll>,
}

/// Where in a match: game and turn count from 1.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Place {
    pub(super) game: usize,
    pub(super) turn: usize,
    pub(super) seat: Seat,
}

/// One decision and what it cost.
pub(super) struct Decision {
    pub(super) place: Place,
    pub(super) kind: Kind,
    /// The dice of a play.
    pub(super) dice: Option<Dice>,
    pub(super) made: String,
    pub(super) best: String,
    /// In equity.
    pub(super) error: f64,
    /// Is it among the decisions that an error rate goes by: a play with a choice, a cube that was
    /// turned or nearly so?
    pub(super) counts: bool,
}

impl Decision {
    /// A decision about the cube that cost nothing and does not count.
    fn of_cube(place: Place, kind: Kind, action: Action, best: String) -> Decision {
        let made = action.to_string();
        Decision { place, kind, dice: None, made, best, error: 0.0, counts: false }
    }
}

/// What was decided.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Kind {
    /// How to play a roll.
    Play,
    /// Whether to double.
    Double,
    /// What to answer.
    Answer,
}

impl Kind {
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Play => "play",
            Kind::Double => "double",
            Kind::Answer => "answer",
        }
    }
}

/// One roll and how lucky it was.
pub(super) struct Roll {
    pub(super) place: Place,
    pub(super) dice: Dice,
    /// The equity after it less the mean over all rolls.
    pub(super) luck: f64,
}

/// A cube decision counts when doubling and rolling are closer than this.
const CLOSE: f64 = 0.16;

/// How many nodes each of the 22 questions about a roll's luck may cost: enough to look at replies.
const LUCK_NODES: u64 = 2_000;

/// A walk through the games of a match.
pub(super) struct Walk<'a> {
    mind: &'a mut Mind,
    with_luck: bool,
    found: Analysis,
}

impl<'a> Walk<'a> {
    pub(super) fn new(mind: &'a mut Mind, with_luck: bool) -> Walk<'a> {
        Walk { mind, with_luck, found: Analysis::default() }
    }

    pub(super) fn done(self) -> Analysis {
        self.found
    }

    /// Walks through one game; `step` is called for everything that came into it.
    pub(super) fn game(
        &mut self,
        number: usize,
        record: &GameRecord,
        rules: RuleSet,
        step: &mut dyn FnMut(),
    ) -> Result<(), String> {
        let mut game = Backgammon::start(&Setup::new(rules, record.score));
        for input in &record.inputs {
            let turn = game.turns() as usize + 1;
            let told = |error| format!("turn {turn}: {error}");
            match input {
                Input::Chance(at, thrown) => {
                    self.throw(number, &game, *at, *thrown).map_err(told)?;
                }
                Input::Answers(answers) => {
                    for (seat, action) in answers.iter() {
                        self.decision(number, &game, seat, action).map_err(told)?;
                    }
                }
            }
            input.put_to(&mut game, &mut Silent).map_err(|error| told(error.to_string()))?;
            step();
        }
        Ok(())
    }

    /// The luck of a throw. Before an opening throw both players stand alike, so its mean is 0.
    fn throw(
        &mut self,
        number: usize,
        game: &Backgammon,
        at: Throw,
        thrown: Thrown,
    ) -> Result<(), String> {
        if !self.with_luck {
            return Ok(());
        }
        let mut after = *game;
        after.apply(thrown, &mut Silent).map_err(|error| error.to_string())?;
        let Phase::ToMove(dice) = after.phase() else { return Ok(()) };
        let nodes = Some(self.mind.nodes.map_or(LUCK_NODES, |most| most.min(LUCK_NODES)));
        let mut luck = self.mind.after_roll(nodes, &after, 1)?;
        if let Throw::Roll { .. } = at {
            for dice in Dice::all() {
                let mut other = *game;
                let rolled = other.apply(Thrown::Roll(dice), &mut Silent);
                rolled.map_err(|error| error.to_string())?;
                luck -= f64::from(dice.weight()) / 36.0 * self.mind.after_roll(nodes, &other, 1)?;
            }
        }
        let (seat, turn) = (after.on_roll(), after.turns() as usize + 1);
        self.found.rolls.push(Roll { place: Place { game: number, turn, seat }, dice, luck });
        Ok(())
    }

    fn decision(
        &mut self,
        number: usize,
        game: &Backgammon,
        seat: Seat,
        action: Action,
    ) -> Result<(), String> {
        let place = Place { game: number, turn: game.turns() as usize + 1, seat };
        let decision = match game.phase() {
            Phase::ToMove(dice) => self.play(game, action, place, dice)?,
            Phase::ToRoll => double(&self.mind.cube(game)?.0, action, place),
            _ => answer(&self.mind.cube(game)?.0, game, action, place),
        };
        self.found.decisions.push(decision);
        Ok(())
    }

    fn play(
        &mut self,
        game: &Backgammon,
        action: Action,
        place: Place,
        dice: Dice,
    ) -> Result<Decision, String> {
        let (kind, dice) = (Kind::Play, Some(dice));
        let rated = self.mind.rate(game).ok_or("no one is to play")?;
        let write = |action| match action {
            Action::Play(play) => notation::write(game.board(), play),
            other => other.to_string(),
        };
        let made = write(action);
        if rated.choices.len() < 2 {
            let best = made.clone();
            return Ok(Decision { place, kind, dice, made, best, error: 0.0, counts: false });
        }
        if !rated.is_equity() {
            return Err(format!(
                "{} values plays by {}, not by equity: choose another --agent",
                self.mind.spec,
                rated.scale()
            ));
        }
        let loss = self.mind.loss(game, &rated, action);
        let unvalued = || format!("{} puts no value on {made}", self.mind.spec);
        let (best, error) = (write(rated.chosen().action), loss.ok_or_else(unvalued)?);
        // A play that the agent calls as good as its own is as good an answer.
        let best = if error == 0.0 { made.clone() } else { best };
        Ok(Decision { place, kind, dice, made, best, error, counts: true })
    }
}

/// To double or to roll.
fn double(cube: &CubeDecision, action: Action, place: Place) -> Decision {
    let doubled = action == Action::Double;
    let worth = if doubled { cube.doubled() } else { cube.no_double };
    let is_dead = matches!(cube.verdict.offer, Offer::Never | Offer::Unavailable);
    let best = if is_dead { worth.max(cube.no_double) } else { cube.best() };
    let error = (best - worth).max(0.0);
    let close = !is_dead && (cube.no_double - cube.doubled()).abs() < CLOSE;
    let counts = doubled || close || error > 0.0;
    let decision = Decision::of_cube(place, Kind::Double, action, cube.verdict.to_string());
    Decision { error, counts, ..decision }
}

/// To take, to pass or to turn the cube once more: the opponent's answer to a double, the doubler's to
/// a beaver, and so on.
fn answer(cube: &CubeDecision, game: &Backgammon, action: Action, place: Place) -> Decision {
    // The doubler's equities are those of the other with their signs changed.
    let side = if place.seat == game.on_roll() { 1.0 } else { -1.0 };
    let worth = |action: Action| match action {
        // Whoever passes loses the cube as it lies.
        Action::Drop => -cube.double_pass,
        Action::Beaver => side * 2.0 * cube.double_take,
        _ => side * cube.double_take,
    };
    let mut legal = Vec::new();
    game.legal(place.seat, &mut legal);
    let better = |best, one| if worth(one) > worth(best) { one } else { best };
    let best = legal.into_iter().reduce(better).unwrap_or(action);
    let decision = Decision::of_cube(place, Kind::Answer, action, best.to_string());
    Decision { error: (worth(best) - worth(action)).max(0.0), counts: true, ..decision }
}
