//! `parlor backgammon eval`: what a position is worth.

use std::io::{self, Write};

use parlor_backgammon::{Board, RuleSet};
use parlor_backgammon_agents::{
    Chances, CubeDecision, CubeSpot, CubefulEquities, GammonPrices, Offer, PositionClass, Stakes,
};
use parlor_formats::backgammon::PositionId;
use serde_json::{Value, json};

use crate::{Failure, backgammon};

use super::cube::before_roll;
use super::mind::{MindArgs, Origin};
use super::position;

/// Which position, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID; dice already rolled and an offered double are ignored
    position: String,
    #[command(flatten)]
    mind: MindArgs,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = backgammon::rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon eval 4HPwATDgc/ABMA --agent pips
  parlor backgammon eval AwAAwAEAAAAAAA          three men against two, bearing off: exact, with the cube
  parlor backgammon eval 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:4:0:5:10'   at 4-4 of a match to 5";

/// Everything that is printed.
struct Judged {
    board: Board,
    chances: Chances,
    origin: Origin,
    exact: Option<CubefulEquities>,
    /// At the score, with the cube dead.
    cubeless: f64,
    cube: CubeDecision,
    prices: Option<GammonPrices>,
    /// Where a live double would be passed.
    cash_point: f64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let position = position::read(&args.position, args.rules).map_err(Failure::Usage)?;
    let position = before_roll(&position);
    let game =
        position.game().map_err(|error| Failure::Usage(format!("{:?}: {error}", args.position)))?;
    let mut mind = args.mind.mind()?;
    let (cube, chances, origin) =
        mind.cube(&game).map_err(|error| Failure::Work(anyhow::anyhow!(error)))?;
    let stakes = Stakes::of(game.score(), game.on_roll(), mind.table);
    let value = game.cube().value().unsigned_abs();
    let judged = Judged {
        board: position.board,
        chances,
        origin,
        exact: mind.endings().ending(&position.board).and_then(|ending| ending.cubeful),
        cubeless: stakes.normalised(stakes.cubeless(&chances, value), value),
        cube,
        prices: (!stakes.is_money()).then(|| GammonPrices::at(&stakes, value)),
        cash_point: CubeSpot::of(&game, chances, mind.table).cash_point(),
    };
    let mut out = io::stdout().lock();
    if args.json {
        return Ok(writeln!(out, "{}", judged.fields(&mind.spec))?);
    }
    Ok(write!(out, "{}", judged.words(&mind.spec))?)
}

impl Judged {
    fn class(&self) -> &'static str {
        match PositionClass::of(&self.board) {
            PositionClass::Contact => "contact",
            PositionClass::Crashed => "crashed",
            PositionClass::Race => "race",
            PositionClass::BearOff => "bearoff",
        }
    }

    fn fields(&self, agent: &str) -> Value {
        let exact = self.exact.map(|equities| {
            json!({
                "cubeless": equities.cubeless,
                "owned": equities.owned,
                "centred": equities.centred,
                "unavailable": equities.unavailable,
            })
        });
        let prices = self
            .prices
            .map(|p| json!([p.win_gammon, p.win_backgammon, p.lose_gammon, p.lose_backgammon]));
        let CubeDecision { no_double, double_take, double_pass, verdict } = self.cube;
        json!({
            "pos": PositionId::of(&self.board).to_string(),
            "class": self.class(),
            "pips": [self.board.own().pips(), self.board.other().pips()],
            "agent": agent,
            "source": self.origin.words(),
            "probs": self.chances.to_array(),
            "equity": self.chances.equity(),
            "cubeless": self.cubeless,
            "exact": exact,
            "gammon_prices": prices,
            "cash_point": self.cash_point,
            "cube": {"verdict": verdict.to_string(), "nd": no_double, "dt": double_take, "dp": double_pass},
        })
    }

    fn words(&self, agent: &str) -> String {
        let (own, other) = (self.board.own().pips(), self.board.other().pips());
        let mut text = format!(
            "{}  {}, {own} pips against {other}\njudged by {agent}: {}\n",
            PositionId::of(&self.board),
            self.class(),
            self.origin.words()
        );
        let his = self.chances.flipped();
        for (name, chances) in [("on roll ", &self.chances), ("opponent", &his)] {
            let [win, gammon, backgammon, ..] = chances.to_array().map(|share| 100.0 * share);
            text += &format!(
                "  {name}  wins {win:5.1} %, gammons {gammon:5.1} %, backgammons {backgammon:5.1} %\n"
            );
        }
        text += &format!("equity without the cube {:+.4} for money", self.chances.equity());
        if let Some(prices) = self.prices {
            text += &format!(
                ", {:+.4} at this score\ngammon prices: won {:.3}, lost {:.3} (money 0.5)",
                self.cubeless, prices.win_gammon, prices.lose_gammon
            );
        }
        text.push('\n');
        if let Some(exact) = self.exact {
            text += &format!(
                "exact with the cube, before a double, for money: own {:+.4}, centred {:+.4}, \
                 opponent's {:+.4}\n",
                exact.owned, exact.centred, exact.unavailable
            );
        }
        let CubeDecision { no_double, double_take, double_pass, verdict } = self.cube;
        text += &match verdict.offer {
            // A double that cannot or must not be made needs no price.
            Offer::Unavailable | Offer::Never => {
                format!("{verdict}; with the cube {no_double:+.4}\n")
            }
            _ => format!(
                "{verdict}: no double {no_double:+.3}, double/take {double_take:+.3}, \
                 double/pass {double_pass:+.3}; live cash point {:.1} %\n",
                100.0 * self.cash_point
            ),
        };
        text
    }
}
