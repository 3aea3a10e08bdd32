//! Through a match, asking the analyst at every step.

use std::ops::ControlFlow;

use parlor_backgammon::{Action, Backgammon, Dice, Phase, RuleSet, Setup, Throw, Thrown};
use parlor_formats::backgammon::mat::{GameRecord, Record};
use parlor_game::{Game, Input, Seat, Silent};

use super::analyst::mean_of_rolls;
use super::decision::written;
use super::{Analyst, CannotJudge, Decision, Kind, Place, Totals};

/// Everything found in a match.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Analysis {
    /// Every decision in order.
    pub decisions: Vec<Decision>,
    /// Every roll in order, where luck was wanted.
    pub rolls: Vec<Roll>,
}

/// One roll and how lucky it was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Roll {
    /// Whose, and when.
    pub place: Place,
    /// What was rolled.
    pub dice: Dice,
    /// The equity after it less the mean over all rolls.
    pub luck: f64,
}

/// Where a match cannot be judged, and why.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("game {game}: turn {turn}: {why}")]
pub struct AnalysisError {
    /// The game, from 1.
    pub game: usize,
    /// The turn in it, from 1.
    pub turn: usize,
    /// The reason.
    pub why: CannotJudge,
}

impl Analysis {
    /// Analyses all games of a match; `step` is called for everything that came into one. Luck asks the
    /// analyst about all 21 rolls of every turn.
    pub fn of(
        record: &Record,
        analyst: &mut Analyst,
        with_luck: bool,
        step: &mut dyn FnMut(),
    ) -> Result<Analysis, AnalysisError> {
        Analysis::watched(record, analyst, with_luck, &mut |_| {
            step();
            ControlFlow::Continue(())
        })
    }

    /// The same; `watch` sees what was found so far after everything that came into a game, and says whether to
    /// go on.
    pub fn watched(
        record: &Record,
        analyst: &mut Analyst,
        with_luck: bool,
        watch: &mut dyn FnMut(&Analysis) -> ControlFlow<()>,
    ) -> Result<Analysis, AnalysisError> {
        let mut walk = Walk { analyst, with_luck, game: 0, step: 0, found: Analysis::default() };
        for (number, game) in (1..).zip(&record.games) {
            walk.game = number;
            if walk.through(game, record.rules, watch)?.is_break() {
                break;
            }
        }
        Ok(walk.found)
    }

    /// What the decisions and rolls of a player add up to.
    pub fn totals(&self, seat: Seat) -> Totals {
        Totals::of(self, seat)
    }

    /// The roll that a play used.
    pub fn roll_of(&self, decision: &Decision) -> Option<&Roll> {
        let dice = decision.dice()?;
        let of = |place: Place| (place.game, place.turn, place.seat);
        let same = |roll: &&Roll| of(roll.place) == of(decision.place) && roll.dice == dice;
        self.rolls.iter().find(same)
    }
}

/// How many nodes each of the 22 questions about a roll's luck may cost: enough to look at replies.
const LUCK_NODES: u64 = 2_000;

/// A walk through the games of a match.
struct Walk<'a> {
    analyst: &'a mut Analyst,
    with_luck: bool,
    /// The number of the game.
    game: usize,
    /// How much came into it so far.
    step: usize,
    found: Analysis,
}

impl Walk<'_> {
    fn through(
        &mut self,
        record: &GameRecord,
        rules: RuleSet,
        watch: &mut dyn FnMut(&Analysis) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, AnalysisError> {
        let mut game = Backgammon::start(&Setup::new(rules, record.score));
        for (step, input) in record.inputs.iter().enumerate() {
            self.step = step;
            let turn = game.turns() as usize + 1;
            let judged = self.judge(&game, input);
            let played = judged.and_then(|()| Ok(input.put_to(&mut game, &mut Silent)?));
            played.map_err(|why| AnalysisError { game: self.game, turn, why })?;
            if watch(&self.found).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn judge(&mut self, game: &Backgammon, input: &Input<Backgammon>) -> Result<(), CannotJudge> {
        match input {
            Input::Chance(at, thrown) if self.with_luck => self.throw(game, *at, *thrown)?,
            Input::Chance(..) => {}
            Input::Answers(answers) => {
                for (seat, action) in answers.iter() {
                    let place = self.place(game, seat);
                    let decision = match game.phase() {
                        Phase::ToMove(dice) => self.play(game, action, place, dice)?,
                        Phase::ToRoll => {
                            let cube = self.analyst.cube(game)?.decision;
                            Decision::to_double(&cube, game, action, place)
                        }
                        _ => {
                            let cube = self.analyst.cube(game)?.decision;
                            Decision::to_answer(&cube, game, action, place)
                        }
                    };
                    let unit = self.analyst.match_unit(game, seat);
                    let match_error = unit.map(|unit| unit * decision.error);
                    self.found.decisions.push(Decision { match_error, ..decision });
                }
            }
        }
        Ok(())
    }

    fn place(&self, game: &Backgammon, seat: Seat) -> Place {
        Place { game: self.game, turn: game.turns() as usize + 1, step: self.step, seat }
    }

    /// The luck of a throw. Before an opening throw both players stand alike, so its mean is 0.
    fn throw(&mut self, game: &Backgammon, at: Throw, thrown: Thrown) -> Result<(), CannotJudge> {
        let mut after = *game;
        after.apply(thrown, &mut Silent)?;
        let Phase::ToMove(dice) = after.phase() else { return Ok(()) };
        let nodes = Some(self.analyst.nodes().map_or(LUCK_NODES, |most| most.min(LUCK_NODES)));
        let mut luck = self.analyst.equity_within(nodes, &after, 1)?;
        if let Throw::Roll { .. } = at {
            luck -= mean_of_rolls(|dice| {
                let mut other = *game;
                other.apply(Thrown::Roll(dice), &mut Silent)?;
                self.analyst.equity_within(nodes, &other, 1)
            })?;
        }
        let place = self.place(&after, after.on_roll());
        self.found.rolls.push(Roll { place, dice, luck });
        Ok(())
    }

    fn play(
        &mut self,
        game: &Backgammon,
        made: Action,
        place: Place,
        dice: Dice,
    ) -> Result<Decision, CannotJudge> {
        let rated = self.analyst.rate(game)?;
        let board = *game.board();
        if rated.choices.len() < 2 {
            return Ok(Decision::new(place, game, Kind::Play { dice, best: made }, made));
        }
        self.analyst.expect_equity(&rated)?;
        let loss = rated.loss(made);
        let error = loss.ok_or_else(|| self.analyst.no_value(&written(&board, made)))?;
        // A play that the agent calls as good as its own is as good an answer.
        let best = if error == 0.0 { made } else { rated.chosen().action };
        let why = rated.choice(made).and_then(|choice| choice.note.clone());
        let decision = Decision::new(place, game, Kind::Play { dice, best }, made);
        Ok(Decision { why: why.filter(|_| error > 0.0), ..decision.costs(error, true) })
    }
}
