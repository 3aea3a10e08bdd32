//! `parlor backgammon cube`: double or not, take or pass.

use anyhow::{Context, bail};
use parlor_agent::{Message, Say, Unit, align};
use parlor_analysis::backgammon::{JudgedCube, cube_by_chances};
use parlor_backgammon::{Backgammon, Cube, Phase, Position, RuleSet, Score};
use parlor_backgammon_agents::{Chances, CubeDecision, CubeSpot, Offer};
use parlor_game::Seat;
use parlor_texts::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::analyst::{AnalystArgs, origin_words, unjudged, verdict_words};
use super::compare::Comparison;
use super::position::before_roll;
use super::row::read_board;
use super::rules;
use crate::batch::{self, Row};
use crate::failure::usage;
use crate::language::{self, say};
use crate::output;

/// Which position, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    #[command(flatten)]
    analyst: AnalystArgs,
    /// Chances of the player on roll, instead of an agent's: win, win gammon, win backgammon,
    /// lose gammon, lose backgammon
    #[arg(long, value_name = "W,WG,WB,LG,LB", value_parser = chances, conflicts_with = "agent")]
    probs: Option<Chances>,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines with x, o (or pos), cube, owner, match_to, score_roller, score_other,
    /// crawford and jacoby; answer each with verdict, nd, dt and dp
    #[arg(long, conflicts_with_all = ["position", "json", "probs"])]
    batch: bool,
    /// In a batch: take each line's probs instead of an agent's judgement
    #[arg(long, conflicts_with = "agent")]
    use_probs: bool,
    /// In a batch of lines that hold a verdict, nd, dt and dp: list every disagreement with its cost
    /// on standard error
    #[arg(long)]
    compare: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon cube 4HPwATDgc/ABMA --agent pips
  parlor backgammon cube 4HPwATDgc/ABMA --probs 0.7,0.2,0.01,0.1,0.005
  zcat cube.jsonl.gz | parlor backgammon cube --batch --use-probs --compare";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.batch {
        return run_batch(args);
    }
    if args.use_probs || args.compare {
        let message = "--use-probs and --compare go with --batch; for one position give --probs";
        return Err(usage(message));
    }
    let game = before_roll(args.position.as_deref().unwrap_or_default(), args.rules)?;
    let (decision, chances, origin) = match args.probs {
        Some(chances) => {
            let given = Message::new("cli-bg-origin-given");
            (by_chances(args, &game, chances)?, chances, given)
        }
        None => {
            let judged = args.analyst.analyst()?.cube(&game).map_err(|error| unjudged(&error))?;
            let JudgedCube { decision, chances, origin } = judged;
            (decision, chances, origin_words(origin))
        }
    };
    let fields = || {
        let mut fields = json!(Answer::of(&decision));
        fields["probs"] = json!(chances.to_array());
        fields["source"] = json!(Language::English.message(&origin));
        fields
    };
    output::show(args.json, fields, || words(&decision, &origin))
}

/// The decision by chances that were given.
fn by_chances(args: &Args, game: &Backgammon, chances: Chances) -> anyhow::Result<CubeDecision> {
    let spot = CubeSpot::of(game, chances, args.analyst.table()?);
    Ok(cube_by_chances(&spot, game.board(), args.analyst.endings()))
}

const NO_CHANCES: &str = "expected five chances: win, win gammon, win backgammon, lose gammon, \
    lose backgammon, none larger than what includes it";

/// Reads `0.7,0.2,0.01,0.1,0.005`.
fn chances(text: &str) -> anyhow::Result<Chances> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|part| part.trim().parse()).collect();
    let five = numbers.ok().and_then(|list| <[f64; 5]>::try_from(list).ok());
    five.and_then(Chances::new).context(NO_CHANCES)
}

/// The decision in words.
fn words(decision: &CubeDecision, origin: &Message) -> String {
    let CubeDecision { no_double, double_take, double_pass, verdict } = decision;
    let row = |key, value: f64| {
        let value = language::reader().number(value, Unit::signed(3));
        vec![format!("  {}", say(&Message::new(key))), value]
    };
    let rows = if verdict.offer == Offer::Unavailable {
        // There is no double to put a value on.
        vec![row("bg-answer-roll", *no_double)]
    } else {
        vec![
            row("bg-no-double", *no_double),
            row("bg-double-take", *double_take),
            row("bg-double-drop", *double_pass),
        ]
    };
    let origin = say(&Message::new("cli-bg-source").with("source", origin.clone()));
    format!("{}\n{}\n{origin}\n", verdict_words(verdict), align(&rows, 1).join("\n"))
}

#[derive(Serialize)]
struct Answer {
    verdict: String,
    nd: f64,
    dt: f64,
    dp: f64,
}

impl Answer {
    fn of(decision: &CubeDecision) -> Answer {
        let round = |equity: f64| (equity * 1e6).round() / 1e6;
        Answer {
            verdict: decision.verdict.to_string(),
            nd: round(decision.no_double),
            dt: round(decision.double_take),
            dp: round(decision.double_pass),
        }
    }
}

fn run_batch(args: &Args) -> anyhow::Result<()> {
    let mut analyst = if args.use_probs { None } else { Some(args.analyst.analyst()?) };
    let mut comparison = Comparison::default();
    let done = batch::run(|row| {
        let game = read_position(row, args.rules)?.game()?;
        let decision = match &mut analyst {
            Some(analyst) => analyst.cube(&game).map_err(|error| unjudged(&error))?.decision,
            None => {
                let probs = row.get("probs").and_then(|probs| <[f64; 5]>::deserialize(probs).ok());
                let chances = probs.and_then(Chances::new);
                let chances = chances.with_context(|| format!("\"probs\": {NO_CHANCES}"))?;
                by_chances(args, &game, chances)?
            }
        };
        if args.compare {
            comparison.add(row, &decision)?;
        }
        anyhow::Ok(Answer::of(&decision))
    });
    if args.compare {
        eprint!("{comparison}");
    }
    done
}

/// The position of a line; the player on roll is seat A.
fn read_position(row: &Row, rules: RuleSet) -> anyhow::Result<Position> {
    let board = read_board(row)?;
    let number = |name: &str, default: u64| match row.get(name) {
        None | Some(Value::Null) => Ok(default),
        Some(Value::Bool(flag)) => Ok(u64::from(*flag)),
        Some(value) => value.as_u64().with_context(|| format!("{name:?} must be a whole number")),
    };
    let owner = match row.get("owner").and_then(Value::as_str) {
        None | Some("centre") => None,
        Some("roller") => Some(Seat::A),
        Some("other") => Some(Seat::B),
        Some(found) => bail!("\"owner\" is {found:?}: centre, roller or other"),
    };
    let value = number("cube", 1)?;
    let turns = value.is_power_of_two().then(|| value.trailing_zeros() as u8);
    let cube = turns.and_then(|turns| Cube::new(turns, owner));
    let cube = cube.context("\"cube\" must be 1, 2, 4, … and have an owner once turned")?;
    let score = match number("match_to", 0)? {
        0 => Some(Score::MONEY),
        to => {
            let points = |name| number(name, 0).map(|n| u32::try_from(n).unwrap_or(u32::MAX));
            let (own, other) = (points("score_roller")?, points("score_other")?);
            let crawford = number("crawford", 0)? != 0;
            u16::try_from(to).ok().and_then(|to| Score::at(to, own, other, crawford))
        }
    };
    let score = score.context("no game can be played at that score")?;
    let jacoby = number("jacoby", u64::from(rules.jacoby))? != 0;
    let beavers = u8::try_from(number("beavers", rules.beavers.into())?).unwrap_or(u8::MAX);
    let rules = RuleSet { jacoby, beavers, ..rules };
    Ok(Position { board, on_roll: Seat::A, phase: Phase::Rolling, cube, score, rules })
}
