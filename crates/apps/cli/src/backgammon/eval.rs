//! `parlor backgammon eval`: what a position is worth.

use parlor_agent::{Message, Say, Unit, align};
use parlor_analysis::backgammon::{Analyst, Evaluation, JudgedCube};
use parlor_backgammon::{Board, RuleSet};
use parlor_backgammon_agents::{Chances, CubeDecision, Offer, PositionClass};
use parlor_formats::backgammon::PositionId;
use parlor_texts::Language;
use serde_json::{Value, json};

use super::analyst::{AnalystArgs, origin_words, unjudged, verdict_words};
use super::position::before_roll;
use super::row::read_board;
use super::rules;
use crate::batch::{self, Row, text};
use crate::language::{self, percent, say};
use crate::output;

/// Which position, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID; dice already rolled and an offered double are ignored
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    #[command(flatten)]
    analyst: AnalystArgs,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines with position, or with x, o (or pos) for money with the cube in the middle; answer each
    /// with a line
    #[arg(long, conflicts_with_all = ["position", "json"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon eval 4HPwATDgc/ABMA --agent pips
  zcat cube.jsonl.gz | parlor backgammon eval --batch --agent net
  parlor backgammon eval AwAAwAEAAAAAAA          three men against two, bearing off: exact, with the cube
  parlor backgammon eval 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:4:0:5:10'   at 4-4 of a match to 5";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut analyst = args.analyst.analyst()?;
    if args.batch {
        return batch::run(|row| answer(row, &mut analyst, args.rules));
    }
    let game = before_roll(args.position.as_deref().unwrap_or_default(), args.rules)?;
    let valued = analyst.evaluate(&game).map_err(|error| unjudged(&error))?;
    let (board, agent) = (game.board(), analyst.spec());
    output::show(args.json, || fields(board, agent, &valued), || words(board, agent, &valued))
}

/// One line of a batch.
fn answer(row: &Row, analyst: &mut Analyst, rules: RuleSet) -> anyhow::Result<Value> {
    let game = if row.contains_key("position") {
        before_roll(&text(row, "position")?, rules)?
    } else {
        let id = PositionId::of(&read_board(row)?).to_string();
        before_roll(&id, rules)?
    };
    let valued = analyst.evaluate(&game).map_err(|error| unjudged(&error))?;
    Ok(fields(game.board(), analyst.spec(), &valued))
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
        "source": Language::English.message(&origin_words(origin)),
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
    let reader = language::reader();
    let signed = |value: f64| reader.number(value, Unit::signed(4));
    let heading = Message::new("cli-bg-eval-heading")
        .with("position", PositionId::of(board).to_string())
        .with("class", class(board))
        .with("own", u32::from(board.own().pips()))
        .with("other", u32::from(board.other().pips()));
    let judge = Message::new("cli-bg-judged-by").with("agent", agent.to_owned());
    let mut text =
        format!("{}\n{}\n", say(&heading), say(&judge.with("source", origin_words(origin))));
    text += &(chances_words(&chances) + "\n");
    let equity = Message::new("cli-bg-eval-equity").with("money", signed(chances.equity()));
    text += &say(&equity);
    if let Some(prices) = valued.prices {
        let price = |value: f64| reader.number(value, Unit::number(3));
        let at_score = Message::new("cli-bg-eval-at-score")
            .with("equity", signed(valued.cubeless))
            .with("won", price(prices.win_gammon))
            .with("lost", price(prices.lose_gammon));
        text += &say(&at_score);
    }
    text.push('\n');
    if let Some(exact) = valued.exact {
        let exact = Message::new("cli-bg-eval-exact")
            .with("own", signed(exact.owned))
            .with("centred", signed(exact.centred))
            .with("other", signed(exact.unavailable));
        text += &(say(&exact) + "\n");
    }
    text + &cube_words(&decision, valued.cash_point) + "\n"
}

/// The chances of both players, a line for each.
fn chances_words(chances: &Chances) -> String {
    let sides = [("cli-bg-on-roll", *chances), ("cli-bg-opponent", chances.flipped())];
    let mut rows = vec![
        [String::new()]
            .into_iter()
            .chain(
                ["bg-win", "bg-win-gammon", "bg-win-backgammon"].map(|key| say(&Message::new(key))),
            )
            .collect::<Vec<_>>(),
    ];
    rows.extend(sides.map(|(key, chances)| {
        let [win, gammon, backgammon, ..] = chances.to_array().map(percent);
        vec![format!("  {}", say(&Message::new(key))), win, gammon, backgammon]
    }));
    align(&rows, 1).join("\n")
}

/// What to do with the cube, and what each course is worth.
fn cube_words(decision: &CubeDecision, cash_point: f64) -> String {
    let reader = language::reader();
    let CubeDecision { no_double, double_take, double_pass, verdict } = decision;
    let value = |value: f64| reader.number(value, Unit::signed(3));
    let words = match verdict.offer {
        // A double that cannot or must not be made needs no price.
        Offer::Unavailable | Offer::Never => Message::new("cli-bg-eval-with-cube")
            .with("equity", reader.number(*no_double, Unit::signed(4))),
        _ => Message::new("cli-bg-eval-cube")
            .with("no-double", value(*no_double))
            .with("double-take", value(*double_take))
            .with("double-pass", value(*double_pass))
            .with("cash", percent(cash_point)),
    };
    say(&words.with("verdict", verdict_words(verdict)))
}
