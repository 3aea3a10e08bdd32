//! `parlor backgammon eval`: what a position is worth.

use parlor_analysis::backgammon::{Evaluation, JudgedCube};
use parlor_backgammon::{Board, RuleSet};
use parlor_backgammon_agents::{CubeDecision, Offer, PositionClass};
use parlor_formats::backgammon::PositionId;
use serde_json::{Value, json};

use super::analyst::{AnalystArgs, origin_words, unjudged};
use super::position::before_roll;
use super::rules;
use crate::output;

/// Which position, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID; dice already rolled and an offered double are ignored
    position: String,
    #[command(flatten)]
    analyst: AnalystArgs,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = rules)]
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

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = before_roll(&args.position, args.rules)?;
    let mut analyst = args.analyst.analyst()?;
    let valued = analyst.evaluate(&game).map_err(|error| unjudged(&error))?;
    let (board, agent) = (game.board(), analyst.spec());
    output::show(args.json, || fields(board, agent, &valued), || words(board, agent, &valued))
}

fn class(board: &Board) -> &'static str {
    match PositionClass::of(board) {
        PositionClass::Contact => "contact",
        PositionClass::Crashed => "crashed",
        PositionClass::Race => "race",
        PositionClass::BearOff => "bearoff",
    }
}

fn fields(board: &Board, agent: &str, valued: &Evaluation) -> Value {
    let exact = valued.exact.map(|equities| {
        json!({
            "cubeless": equities.cubeless,
            "owned": equities.owned,
            "centred": equities.centred,
            "unavailable": equities.unavailable,
        })
    });
    let prices = valued
        .prices
        .map(|p| json!([p.win_gammon, p.win_backgammon, p.lose_gammon, p.lose_backgammon]));
    let JudgedCube { decision, chances, origin } = valued.cube;
    let CubeDecision { no_double, double_take, double_pass, verdict } = decision;
    json!({
        "pos": PositionId::of(board).to_string(),
        "class": class(board),
        "pips": [board.own().pips(), board.other().pips()],
        "agent": agent,
        "source": origin_words(origin),
        "probs": chances.to_array(),
        "equity": chances.equity(),
        "cubeless": valued.cubeless,
        "exact": exact,
        "gammon_prices": prices,
        "cash_point": valued.cash_point,
        "cube": {"verdict": verdict.to_string(), "nd": no_double, "dt": double_take, "dp": double_pass},
    })
}

fn words(board: &Board, agent: &str, valued: &Evaluation) -> String {
    let JudgedCube { decision, chances, origin } = valued.cube;
    let (own, other) = (board.own().pips(), board.other().pips());
    let mut text = format!(
        "{}  {}, {own} pips against {other}\njudged by {agent}: {}\n",
        PositionId::of(board),
        class(board),
        origin_words(origin)
    );
    for (name, chances) in [("on roll ", chances), ("opponent", chances.flipped())] {
        let [win, gammon, backgammon, ..] = chances.to_array().map(|share| 100.0 * share);
        text += &format!(
            "  {name}  wins {win:5.1} %, gammons {gammon:5.1} %, backgammons {backgammon:5.1} %\n"
        );
    }
    text += &format!("equity without the cube {:+.4} for money", chances.equity());
    if let Some(prices) = valued.prices {
        text += &format!(
            ", {:+.4} at this score\ngammon prices: won {:.3}, lost {:.3} (money 0.5)",
            valued.cubeless, prices.win_gammon, prices.lose_gammon
        );
    }
    text.push('\n');
    if let Some(exact) = valued.exact {
        text += &format!(
            "exact with the cube, before a double, for money: own {:+.4}, centred {:+.4}, \
             opponent's {:+.4}\n",
            exact.owned, exact.centred, exact.unavailable
        );
    }
    let CubeDecision { no_double, double_take, double_pass, verdict } = decision;
    text + &match verdict.offer {
        // A double that cannot or must not be made needs no price.
        Offer::Unavailable | Offer::Never => {
            format!("{verdict}; with the cube {no_double:+.4}\n")
        }
        _ => format!(
            "{verdict}: no double {no_double:+.3}, double/take {double_take:+.3}, \
             double/pass {double_pass:+.3}; live cash point {:.1} %\n",
            100.0 * valued.cash_point
        ),
    }
}
