//! Who judges positions: any agent, by what it says of its choices.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use parlor_agent::{Agent, Ask, Budget, Explanation};
use parlor_backgammon::{Action, Backgammon, Board, Cube, Dice, Phase, Position, RuleSet, Score};
use parlor_backgammon_agents::{
    Appraise, Chances, CubeDecision, CubeSpot, ExactEndings, Holder, MatchEquityTable, Outlook,
    PositionClass, Source, Utility, appraiser, registry_by,
};
use parlor_formats::backgammon::met;
use parlor_game::{Game, Seat, Turn};

use crate::language::spec_error;
use crate::{Failure, backgammon};

use super::cache;
use super::rated::Rated;

/// How positions are judged
#[derive(clap::Args)]
pub(super) struct MindArgs {
    /// The agent that judges (`parlor agents backgammon`); default: the strongest
    #[arg(long, value_name = "SPEC")]
    agent: Option<String>,
    /// Seed for randomised agents
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A match equity table in XML instead of Kazaross XG2, for plays and cubes
    #[arg(long, value_name = "FILE")]
    met: Option<PathBuf>,
    /// How many nodes a decision may cost, at least 1; what a search then only knows a bound of is
    /// marked ≤ or ≥
    #[arg(long, value_name = "N", value_parser = nodes)]
    nodes: Option<u64>,
    /// Folder for the bear-off tables; default: $PARLOR_CACHE or the user's cache folder
    #[arg(long, value_name = "DIR")]
    cache_dir: Option<PathBuf>,
}

/// Reads a cap on nodes. Without a node nothing is looked at, and there would be nothing to tell.
fn nodes(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) => Err("without a node nothing is looked at: give 1 or more".to_owned()),
        Ok(nodes) => Ok(nodes),
        Err(_) => Err("a whole number from 1 on is wanted".to_owned()),
    }
}

impl MindArgs {
    /// The agent's spec: the one given, else the strongest there is.
    pub(super) fn spec(&self) -> String {
        let registry = backgammon::registry();
        let best = || ["house", "pips"].into_iter().find(|name| registry.check(name).is_ok());
        self.agent.clone().unwrap_or_else(|| best().unwrap_or("random").to_owned())
    }

    /// The match equity table, for as long as the program runs.
    pub(super) fn table(&self) -> Result<&'static MatchEquityTable, Failure> {
        let Some(path) = &self.met else { return Ok(MatchEquityTable::kazaross_xg2()) };
        let text =
            fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let file = met::read(&text)
            .with_context(|| format!("{} is not a match equity table", path.display()))?;
        let table = MatchEquityTable::from_file(&file).map_err(anyhow::Error::from)?;
        Ok(Box::leak(Box::new(table)))
    }

    /// The bear-off tables.
    pub(super) fn endings(&self) -> &'static ExactEndings {
        cache::endings(self.cache_dir.as_deref())
    }

    /// The mind itself.
    pub(super) fn mind(&self) -> Result<Mind, Failure> {
        let (spec, endings) = (self.spec(), self.endings());
        let usage = |error: parlor_agent::SpecError| Failure::Usage(spec_error(&error));
        let table = self.table()?;
        let agent = registry_by(table).build(&spec, self.seed).map_err(usage)?;
        Ok(Mind { agent, appraiser: appraiser(&spec), nodes: self.nodes, table, endings, spec })
    }
}

/// An agent that is asked what positions are worth.
pub(super) struct Mind {
    pub(super) spec: String,
    agent: Box<dyn Agent<Backgammon>>,
    /// Where the agent plays by chances that can be seen.
    appraiser: Option<Box<dyn Appraise + Send>>,
    /// How many nodes a decision may cost.
    pub(super) nodes: Option<u64>,
    pub(super) table: &'static MatchEquityTable,
    endings: &'static ExactEndings,
}

/// Where chances come from.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Origin {
    /// A bear-off table.
    Table(Source),
    /// The agent's own chances.
    Chances,
    /// The agent's mean equity over the 21 rolls, spread to chances by a rule of thumb.
    Equity,
}

impl Origin {
    pub(super) fn words(self) -> &'static str {
        match self {
            Origin::Table(Source::TwoSided) => "two-sided bear-off table, exact",
            Origin::Table(Source::OneSided) => "one-sided bear-off tables",
            Origin::Chances => "the agent's chances",
            Origin::Equity => "the agent's mean equity over the 21 rolls",
        }
    }
}

impl Mind {
    /// Asks the agent in a game that waits for a decision; `None` when it waits for nobody.
    pub(super) fn rate(&mut self, game: &Backgammon) -> Option<Rated> {
        self.rate_within(self.nodes, game)
    }

    /// The same with another cap on nodes.
    fn rate_within(&mut self, nodes: Option<u64>, game: &Backgammon) -> Option<Rated> {
        let Turn::Decide(seats) = game.turn() else { return None };
        let seat = seats.first()?;
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let mut why = Explanation::default();
        let budget = Budget { nodes, ..Budget::UNLIMITED };
        let ask = Ask { seat, view: game, legal: &actions, budget };
        let action = self.agent.decide(&ask, Some(&mut why));
        Some(Rated::of(&actions, action, why))
    }

    /// The chances of the player on roll before he rolls.
    pub(super) fn chances(
        &mut self,
        board: &Board,
        rules: RuleSet,
    ) -> Result<(Chances, Origin), String> {
        if let Some(ending) = self.endings.ending(board) {
            return Ok((ending.chances, Origin::Table(ending.source)));
        }
        if let Some(chances) = self.appraiser.as_mut().and_then(|mind| mind.appraise(board)) {
            return Ok((chances, Origin::Chances));
        }
        let mut mean = 0.0;
        for dice in Dice::all() {
            let game = with_dice(board, dice, rules)?;
            mean += f64::from(dice.weight()) / 36.0 * self.after_roll(self.nodes, &game, 1)?;
        }
        Ok((Chances::from_equity(mean, board.has_contact()), Origin::Equity))
    }

    /// The equity of the player on roll with his dice thrown, found with so many nodes. A forced play
    /// that the agent does not value is looked through to the opponent's rolls, `depth` times.
    pub(super) fn after_roll(
        &mut self,
        nodes: Option<u64>,
        game: &Backgammon,
        depth: u32,
    ) -> Result<f64, String> {
        let rated = self.rate_within(nodes, game).ok_or("the game waits for nobody")?;
        if let Some(best) = rated.chosen().number() {
            let no_equity = || {
                let (spec, scale) = (&self.spec, rated.scale());
                format!("{spec} values plays by {scale}, not by equity: choose another --agent")
            };
            return if rated.is_equity() { Ok(best) } else { Err(no_equity()) };
        }
        let no_value = || format!("{} puts no value on its plays", self.spec);
        let Action::Play(play) = rated.chosen().action else { return Err(no_value()) };
        let after = game.board().after(play);
        if after.own().all_off() || depth == 0 || rated.choices.len() > 1 {
            return Err(no_value());
        }
        let mut mean = 0.0;
        for dice in Dice::all() {
            let game = with_dice(&after.flipped(), dice, *game.rules())?;
            mean -= f64::from(dice.weight()) / 36.0 * self.after_roll(nodes, &game, depth - 1)?;
        }
        Ok(mean)
    }

    /// What `action` loses against the agent's choice in `game`, as `rated` has them. Where one was
    /// looked at less deeply, both are compared as its evaluation sees them at once.
    pub(super) fn loss(&mut self, game: &Backgammon, rated: &Rated, action: Action) -> Option<f64> {
        let (best, made) = (rated.chosen(), rated.choice(action)?);
        if let Some(behind) = made.behind(best) {
            return Some((-behind).max(0.0));
        }
        let (utility, seat) = (Utility::of(game, self.table), game.on_roll());
        let mut at_once = |action: Action| {
            let Action::Play(play) = action else { return None };
            let appraiser = self.appraiser.as_mut()?;
            let after = game.board().after(play);
            let chances = match appraiser.cheaper() {
                Some(cheaper) => cheaper.appraise_after(&after)?,
                None => appraiser.appraise_after(&after)?,
            };
            Some(utility.equity(&chances, seat))
        };
        match (at_once(best.action), at_once(made.action)) {
            (Some(best), Some(made)) => Some((best - made).max(0.0)),
            _ => Some((best.number()? - made.number()?).max(0.0)),
        }
    }

    /// The cube decision of the player on roll in `game`; after beavers, of the cube as it lies then.
    pub(super) fn cube(
        &mut self,
        game: &Backgammon,
    ) -> Result<(CubeDecision, Chances, Origin), String> {
        let (chances, origin) = self.chances(game.board(), *game.rules())?;
        let mut spot = CubeSpot::of(game, chances, self.table);
        if let Phase::CubeOffered { beavers: 1.. } = game.phase() {
            // It is in the air: a take is worth as much as after a double by its owner.
            spot.holder = Holder::Own;
        }
        Ok((self.decide(&spot, game.board()), chances, origin))
    }

    /// The decision: the chances alone where the cube is dead, exact where a table has it, with the next
    /// two turns played out in other bear-offs and where the agent's chances can be seen, with a typical
    /// outlook elsewhere.
    fn decide(&mut self, spot: &CubeSpot<'_>, board: &Board) -> CubeDecision {
        if let Some(dead) = spot.decide_dead() {
            return dead;
        }
        let outlook = match &mut self.appraiser {
            Some(appraiser) if spot.class != PositionClass::BearOff => match appraiser.cheaper() {
                Some(cheaper) => Outlook::appraised(board, cheaper),
                None => Outlook::appraised(board, appraiser),
            },
            _ => None,
        };
        match outlook {
            Some(outlook) => spot.decide_with(&outlook),
            None => spot.decide_on(board),
        }
    }

    /// The bear-off tables it uses.
    pub(super) fn endings(&self) -> &ExactEndings {
        self.endings
    }
}

/// The decision from the chances of `spot` alone; the tables only say how they may change.
pub(super) fn from_chances(
    spot: &CubeSpot<'_>,
    board: &Board,
    mut endings: &ExactEndings,
) -> CubeDecision {
    if let Some(dead) = spot.decide_dead() {
        return dead;
    }
    let bear_off = spot.class == PositionClass::BearOff;
    match bear_off.then(|| Outlook::appraised(board, &mut endings)).flatten() {
        Some(outlook) => spot.decide_with(&outlook),
        None => spot.decide(),
    }
}

/// A money game without a cube in which seat A is to play `dice`.
pub(super) fn with_dice(board: &Board, dice: Dice, rules: RuleSet) -> Result<Backgammon, String> {
    let position = Position {
        board: *board,
        on_roll: Seat::A,
        phase: Phase::ToMove(dice),
        cube: Cube::CENTRED,
        score: Score::MONEY,
        rules: RuleSet { cube: false, ..rules },
    };
    position.game().map_err(|error| error.to_string())
}
