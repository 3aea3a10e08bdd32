//! Who judges positions: any agent, by what it says of its choices.

use parlor_agent::{Agent, Budget, SpecError};
use parlor_backgammon::{Action, Backgammon, Board, Cube, Dice, Phase, Position, RuleSet, Score};
use parlor_backgammon_agents::net::Net;
use parlor_backgammon_agents::{
    Appraise, Chances, CubeDecision, CubeSpot, CubefulEquities, ExactEndings, GammonPrices, Holder,
    MatchEquityTable, Outlook, PositionClass, Source, Stakes, Utility, appraiser, registry_by,
};
use parlor_game::{Game, Illegal, Seat, Turn};

use super::Rated;
use crate::Advice;

/// An agent that is asked what positions are worth.
pub struct Analyst {
    spec: String,
    agent: Box<dyn Agent<Backgammon>>,
    /// Where the agent plays by chances that can be seen.
    appraiser: Option<Box<dyn Appraise + Send>>,
    /// How many nodes a decision may cost.
    nodes: Option<u64>,
    table: &'static MatchEquityTable,
    endings: &'static ExactEndings,
}

/// Why an agent cannot judge a position.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CannotJudge {
    /// The game waits for nobody.
    #[error("no player has to act there")]
    Nobody,
    /// Its values cannot be subtracted from each other and from the cube's.
    #[error("{agent} values plays by {scale}, not by equity")]
    NotByEquity {
        /// Its spec.
        agent: String,
        /// What its values measure.
        scale: String,
    },
    /// It says nothing of what was to be judged.
    #[error("{agent} puts no value on {what}")]
    NoValue {
        /// Its spec.
        agent: String,
        /// Of what.
        what: String,
    },
    /// There is no such position.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// Where chances come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A bear-off table.
    Table(Source),
    /// The agent's own chances.
    Chances,
    /// The agent's mean equity over the 21 rolls, spread to chances by a rule of thumb.
    Equity,
}

/// A cube decision, and what it goes by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedCube {
    /// What each course is worth to the player on roll.
    pub decision: CubeDecision,
    /// His chances before he rolls.
    pub chances: Chances,
    /// Where they come from.
    pub origin: Origin,
}

/// What a position is worth before the roll.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation {
    /// The cube and the chances.
    pub cube: JudgedCube,
    /// What a bear-off table says with the cube, for money.
    pub exact: Option<CubefulEquities>,
    /// At the score, with the cube dead.
    pub cubeless: f64,
    /// What gammons are worth at the score; `None` for money.
    pub prices: Option<GammonPrices>,
    /// Where a live double would be passed.
    pub cash_point: f64,
}

impl Analyst {
    /// The agent of this spec. `table` says what the scores of a match are worth to it, `endings` what
    /// bear-offs are; each of its decisions may cost so many nodes.
    pub fn new(
        spec: &str,
        seed: u64,
        nodes: Option<u64>,
        table: &'static MatchEquityTable,
        endings: &'static ExactEndings,
    ) -> Result<Analyst, SpecError> {
        let agent = registry_by(table).build(spec, seed)?;
        let appraiser = appraiser(spec);
        Ok(Analyst { spec: spec.to_owned(), agent, appraiser, nodes, table, endings })
    }

    /// The agent's spec.
    pub fn spec(&self) -> &str {
        &self.spec
    }

    /// How many nodes a decision may cost.
    pub fn nodes(&self) -> Option<u64> {
        self.nodes
    }

    /// Asks the agent in a game that waits for a decision.
    pub fn rate(&mut self, game: &Backgammon) -> Result<Rated, CannotJudge> {
        self.rate_within(self.nodes, game)
    }

    fn rate_within(&mut self, nodes: Option<u64>, game: &Backgammon) -> Result<Rated, CannotJudge> {
        let seat = match game.turn() {
            Turn::Decide(seats) => seats.first(),
            _ => None,
        };
        let seat = seat.ok_or(CannotJudge::Nobody)?;
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let budget = Budget { nodes, ..Budget::UNLIMITED };
        Ok(Advice::ask(self.agent.as_mut(), seat, game, legal, budget).into())
    }

    /// The chances of the player on roll before he rolls.
    fn chances(&mut self, board: &Board, rules: RuleSet) -> Result<(Chances, Origin), CannotJudge> {
        if let Some(ending) = self.endings.ending(board) {
            return Ok((ending.chances, Origin::Table(ending.source)));
        }
        if let Some(chances) = self.appraiser.as_mut().and_then(|one| one.appraise(board)) {
            return Ok((chances, Origin::Chances));
        }
        let mean = mean_of_rolls(|dice| {
            self.equity_within(self.nodes, &game_with_dice(board, dice, rules)?, 1)
        })?;
        Ok((Chances::from_equity(mean, board.has_contact()), Origin::Equity))
    }

    /// The equity of the player on roll with his dice thrown, found with so many nodes. A forced play
    /// that the agent does not value is looked through to the opponent's rolls, `depth` times.
    pub(super) fn equity_within(
        &mut self,
        nodes: Option<u64>,
        game: &Backgammon,
        depth: u32,
    ) -> Result<f64, CannotJudge> {
        let rated = self.rate_within(nodes, game)?;
        if let Some(best) = rated.chosen().number() {
            self.expect_equity(&rated)?;
            return Ok(best);
        }
        let Action::Play(play) = rated.chosen().action else {
            return Err(self.no_value("its plays"));
        };
        let after = game.board().after(play);
        if after.own().all_off() || depth == 0 || rated.choices.len() > 1 {
            return Err(self.no_value("its plays"));
        }
        let of_other = mean_of_rolls(|dice| {
            let game = game_with_dice(&after.flipped(), dice, *game.rules())?;
            self.equity_within(nodes, &game, depth - 1)
        })?;
        Ok(-of_other)
    }

    /// An error unless the agent's values are equities.
    pub(super) fn expect_equity(&self, rated: &Rated) -> Result<(), CannotJudge> {
        if rated.is_equity() {
            return Ok(());
        }
        Err(CannotJudge::NotByEquity { agent: self.spec.clone(), scale: rated.scale() })
    }

    pub(super) fn no_value(&self, what: &str) -> CannotJudge {
        CannotJudge::NoValue { agent: self.spec.clone(), what: what.to_owned() }
    }

    /// The cube decision of the player on roll in `game`; after beavers, of the cube as it lies then.
    pub fn cube(&mut self, game: &Backgammon) -> Result<JudgedCube, CannotJudge> {
        let (chances, origin) = self.chances(game.board(), *game.rules())?;
        let mut spot = CubeSpot::of(game, chances, self.table);
        if let Phase::CubeOffered { beavers: 1.. } = game.phase() {
            // It is in the air: a take is worth as much as after a double by its owner.
            spot.holder = Holder::Own;
        }
        Ok(JudgedCube { decision: self.decide(&spot, game), chances, origin })
    }

    /// The decision: the chances alone where the cube is dead, exact where a table has it, with the next
    /// two turns played out in other bear-offs and where the agent's chances can be seen, with a typical
    /// outlook elsewhere.
    fn decide(&mut self, spot: &CubeSpot<'_>, game: &Backgammon) -> CubeDecision {
        let (board, utility) = (game.board(), Utility::of(game, self.table));
        let stakes = (&utility, game.on_roll());
        if let Some(dead) = spot.decide_dead() {
            return dead;
        }
        let outlook = match &mut self.appraiser {
            Some(appraiser) if spot.class != PositionClass::BearOff => {
                appraiser.outlook(board, stakes).or_else(|| match appraiser.cheaper() {
                    Some(cheaper) => Outlook::appraised(board, cheaper),
                    None => Outlook::appraised(board, appraiser),
                })
            }
            _ => None,
        };
        match outlook {
            Some(outlook) => spot.decide_with(&outlook),
            None => spot.decide_on(board),
        }
    }

    /// What one unit of equity is in chances to win the match, with the cube as it lies: half of what lies
    /// between winning it and losing it. `None` for money.
    pub(super) fn match_unit(&self, game: &Backgammon, seat: Seat) -> Option<f64> {
        let stakes = Stakes::of(game.score(), seat, self.table);
        let cube = game.cube().value().unsigned_abs();
        (!stakes.is_money()).then(|| (stakes.win(cube) - stakes.lose(cube)) / 2.0)
    }

    /// What the position of `game` is worth before the roll.
    pub fn evaluate(&mut self, game: &Backgammon) -> Result<Evaluation, CannotJudge> {
        let cube = self.cube(game)?;
        let stakes = Stakes::of(game.score(), game.on_roll(), self.table);
        let value = game.cube().value().unsigned_abs();
        Ok(Evaluation {
            cube,
            exact: self.endings.ending(game.board()).and_then(|ending| ending.cubeful),
            cubeless: stakes.normalised(stakes.cubeless(&cube.chances, value), value),
            prices: (!stakes.is_money()).then(|| GammonPrices::at(&stakes, value)),
            cash_point: CubeSpot::of(game, cube.chances, self.table).cash_point(),
        })
    }
}

/// The mean over the 21 rolls, each as often as it comes.
pub(super) fn mean_of_rolls<E>(mut value: impl FnMut(Dice) -> Result<f64, E>) -> Result<f64, E> {
    let mut mean = 0.0;
    for dice in Dice::all() {
        mean += f64::from(dice.weight()) / 36.0 * value(dice)?;
    }
    Ok(mean)
}

/// The cube decision from the chances of `spot`; the tables and the networks only say how they may change.
pub fn cube_by_chances(
    spot: &CubeSpot<'_>,
    board: &Board,
    mut endings: &ExactEndings,
) -> CubeDecision {
    if let Some(dead) = spot.decide_dead() {
        return dead;
    }
    let around = |outlook: Outlook| outlook.around(&spot.chances);
    let outlook = match spot.class {
        PositionClass::BearOff => Outlook::appraised(board, &mut endings),
        _ => Outlook::appraised(board, &mut Net::shipped()).map(around),
    };
    match outlook {
        Some(outlook) => spot.decide_with(&outlook),
        None => spot.decide(),
    }
}

/// A money game without a cube in which seat A is to play `dice`.
pub fn game_with_dice(board: &Board, dice: Dice, rules: RuleSet) -> Result<Backgammon, Illegal> {
    let position = Position {
        board: *board,
        on_roll: Seat::A,
        phase: Phase::ToMove(dice),
        cube: Cube::CENTRED,
        score: Score::MONEY,
        rules: RuleSet { cube: false, ..rules },
    };
    position.game()
}
