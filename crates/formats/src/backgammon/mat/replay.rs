//! A game being read: every deed goes through the rules.

use parlor_backgammon::{
    Action, Backgammon, Dice, Outcome, Phase, Resignation, RuleSet, Score, Setup, Throw, Thrown,
    Win,
};
use parlor_game::{Answers, Game, Illegal, Input, Seat, Silent, Turn};

use crate::at::Locate;
use crate::backgammon::notation;

use super::line::{Cell, Deed};
use super::{GameRecord, MatError, MatFault};

/// A game as far as it has been read.
pub(in crate::backgammon) struct Replay {
    game: Backgammon,
    inputs: Vec<Input<Backgammon>>,
    resigned: Option<Resignation>,
    /// A roll without a play: fine only if the game is given up next.
    unplayed: Option<MatError>,
    /// Has the file said who won?
    told: bool,
}

impl Replay {
    pub(in crate::backgammon) fn new(rules: RuleSet, score: Score) -> Replay {
        let game = Backgammon::start(&Setup::new(rules, score));
        Replay { game, inputs: Vec::new(), resigned: None, unplayed: None, told: false }
    }

    pub(in crate::backgammon) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The record of what was read; an error if its last roll was never played.
    pub(in crate::backgammon) fn record(self) -> Result<GameRecord, MatError> {
        match self.unplayed {
            Some(error) => Err(error),
            None => Ok(GameRecord {
                score: *self.game.score(),
                inputs: self.inputs,
                resigned: self.resigned,
            }),
        }
    }

    /// Does what a cell says.
    pub(in crate::backgammon) fn put(
        &mut self,
        cell: &Cell<'_>,
        line: usize,
    ) -> Result<(), MatError> {
        let Cell { seat, column, deed } = *cell;
        let at = |fault: MatFault| fault.at(line, column);
        if let Deed::Win { points, the_match } = deed {
            self.unplayed = None;
            return self.win(seat, points, the_match).map_err(at);
        }
        if let Some(error) = self.unplayed.take_if(|_| deed != Deed::Resign) {
            return Err(error);
        }
        if self.outcome().is_some() {
            return Err(at(MatFault::GameOver));
        }
        match deed {
            Deed::Roll { dice, moves, column } => {
                self.roll(seat, dice).map_err(at)?;
                let played = self.play(seat, dice, moves);
                played.or_else(|fault| self.hold(fault, moves, line, column))
            }
            Deed::Double { to } => self.double(seat, to).map_err(at),
            Deed::Take => self.take_or_drop(seat, Action::Take).map_err(at),
            Deed::Drop => self.take_or_drop(seat, Action::Drop).map_err(at),
            Deed::Resign | Deed::Win { .. } => Ok(()),
        }
    }

    /// Dice for `seat`: the opening throw, or an ordinary roll after deciding not to double.
    fn roll(&mut self, seat: Seat, dice: Dice) -> Result<(), MatFault> {
        if let Turn::Chance(at @ Throw::Opening { .. }) = self.game.turn() {
            if dice.is_double() {
                return Err(MatFault::OpeningDouble { pips: dice.large().pips() });
            }
            let (large, small) = (dice.large(), dice.small());
            let (a, b) = if seat == Seat::A { (large, small) } else { (small, large) };
            return self.input(Input::Chance(at, Thrown::Opening { a, b }), "an opening throw");
        }
        match self.game.phase() {
            Phase::CubeOffered { .. } => return Err(MatFault::DoubleOnOffer),
            _ if self.game.on_roll() != seat => return Err(MatFault::NotTurn),
            Phase::ToRoll => self.answer(seat, Action::Roll, "a roll")?,
            _ => {}
        }
        let at = Throw::Roll { turn: self.game.turns() };
        self.input(Input::Chance(at, Thrown::Roll(dice)), "a roll")
    }

    /// The moves of the roll that was just thrown; an error has its column in the moves.
    fn play(&mut self, seat: Seat, dice: Dice, moves: &str) -> Result<(), (usize, MatFault)> {
        let play = notation::read(moves, self.game.board(), dice).map_err(|error| {
            let notation::NotationError { column, fault, nearest } = error;
            (column, MatFault::Play { fault, nearest })
        })?;
        self.answer(seat, Action::Play(play), "a play").map_err(|fault| (1, fault))
    }

    /// Keeps an error back where the file may mean a roll before a resignation.
    fn hold(
        &mut self,
        (within, fault): (usize, MatFault),
        moves: &str,
        line: usize,
        column: usize,
    ) -> Result<(), MatError> {
        let error = fault.at(line, column + within - 1);
        let silent = moves.is_empty() || moves.starts_with("???");
        if silent || moves.to_ascii_lowercase().starts_with("illegal play") {
            self.unplayed = Some(error);
            return Ok(());
        }
        Err(error)
    }

    /// A double, or an answer to one that turns the cube again.
    fn double(&mut self, seat: Seat, to: Option<u32>) -> Result<(), MatFault> {
        let value = self.game.cube().value().unsigned_abs();
        let (action, expected) = match self.game.phase() {
            Phase::CubeOffered { .. } => (Action::Beaver, 4 * value),
            Phase::ToRoll => (Action::Double, 2 * value),
            _ if self.game.on_roll() == seat => return Err(MatFault::MayNotDouble),
            _ => return Err(MatFault::NotTurn),
        };
        self.answer(seat, action, "a double")?;
        match to {
            Some(found) if found != expected => Err(MatFault::WrongCube { found, expected }),
            _ => Ok(()),
        }
    }

    fn take_or_drop(&mut self, seat: Seat, action: Action) -> Result<(), MatFault> {
        match self.game.phase() {
            Phase::CubeOffered { .. } => self.answer(seat, action, "an answer"),
            _ => Err(MatFault::NothingOffered),
        }
    }

    /// The end of the game: what has already happened, or a resignation of the other player.
    fn win(&mut self, winner: Seat, points: u32, the_match: bool) -> Result<(), MatFault> {
        match self.outcome() {
            None => self.resign(winner, points)?,
            Some(_) if self.told => return Err(MatFault::GameOver),
            Some(outcome) if outcome.winner != winner => return Err(MatFault::OtherWinner),
            Some(outcome) if !self.is_worth(points, outcome) => {
                let expected = outcome.points.to_string();
                return Err(MatFault::WrongPoints { found: points, expected });
            }
            Some(_) => {}
        }
        self.told = true;
        let Some(outcome) = self.outcome() else { return Ok(()) };
        let score = self.game.score().after(outcome.winner, outcome.points);
        if the_match && score.winner().is_none() {
            let (a, b) = (score.points(Seat::A), score.points(Seat::B));
            return Err(MatFault::NotTheMatch { a, b, to: score.to() });
        }
        Ok(())
    }

    fn resign(&mut self, winner: Seat, points: u32) -> Result<(), MatFault> {
        let mut worth = Vec::new();
        for win in Win::ALL {
            let resignation = Resignation { by: winner.opponent(), win };
            let mut game = self.game;
            resignation
                .accept(&mut game, &mut Silent)
                .map_err(|reason| MatFault::NotDue { deed: "a resignation", reason })?;
            let outcome = game.outcome().filter(|&outcome| self.is_worth(points, outcome));
            if outcome.is_some() {
                self.game = game;
                self.resigned = Some(resignation);
                return Ok(());
            }
            worth.extend(game.outcome().map(|outcome| outcome.points.to_string()));
        }
        worth.dedup();
        Err(MatFault::WrongPoints { found: points, expected: worth.join(" or ") })
    }

    /// Is `points` what `outcome` brings, or what the winner still needed of it?
    fn is_worth(&self, points: u32, outcome: Outcome) -> bool {
        let worth = outcome.points.unsigned_abs();
        let away = self.game.score().away(outcome.winner);
        points == worth || away.is_some_and(|away| away < worth && points == away)
    }

    fn answer(&mut self, seat: Seat, action: Action, deed: &'static str) -> Result<(), MatFault> {
        match self.input(Input::Answers(Answers::one(seat, action)), deed) {
            Err(MatFault::NotDue { reason: Illegal::NotAsked { .. }, .. }) => {
                Err(MatFault::NotTurn)
            }
            other => other,
        }
    }

    fn input(&mut self, input: Input<Backgammon>, deed: &'static str) -> Result<(), MatFault> {
        input
            .put_to(&mut self.game, &mut Silent)
            .map_err(|reason| MatFault::NotDue { deed, reason })?;
        self.inputs.push(input);
        Ok(())
    }
}
