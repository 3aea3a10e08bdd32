//! `parlor backgammon cube`: double or not, take or pass.

use std::io::{self, Write};

use parlor_backgammon::{Cube, Phase, Position, RuleSet, Score};
use parlor_backgammon_agents::{
    Chances, CubeDecision, CubeSpot, ExactEndings, MatchEquityTable, Offer,
};
use parlor_game::Seat;
use serde::Serialize;
use serde_json::{Value, json};

use crate::batch::{self, Row};
use crate::{Failure, backgammon};

use super::compare::Comparison;
use super::mind::{Mind, MindArgs, from_chances};
use super::position;
use super::row::read_board;

/// Which position, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    #[command(flatten)]
    mind: MindArgs,
    /// Chances of the player on roll, instead of an agent's: win, win gammon, win backgammon,
    /// lose gammon, lose backgammon
    #[arg(long, value_name = "W,WG,WB,LG,LB", value_parser = chances, conflicts_with = "agent")]
    probs: Option<Chances>,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = backgammon::rules)]
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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.batch {
        return run_batch(args);
    }
    if args.use_probs || args.compare {
        let message = "--use-probs and --compare go with --batch; for one position give --probs";
        return Err(Failure::Usage(message.to_owned()));
    }
    let text = args.position.as_deref().unwrap_or_default();
    let position = position::read(text, args.rules).map_err(Failure::Usage)?;
    let position = before_roll(&position);
    let game = position.game().map_err(|error| Failure::Usage(format!("{text:?}: {error}")))?;
    let (decision, chances, origin) = match &args.probs {
        Some(chances) => {
            let spot = CubeSpot::of(&game, *chances, args.mind.table()?);
            let decision = from_chances(&spot, game.board(), args.mind.endings());
            (decision, *chances, "the chances given")
        }
        None => {
            let judged = args.mind.mind()?.cube(&game);
            let (decision, chances, origin) =
                judged.map_err(|error| Failure::Work(anyhow::anyhow!(error)))?;
            (decision, chances, origin.words())
        }
    };
    let mut out = io::stdout().lock();
    if args.json {
        let Answer { verdict, nd, dt, dp } = Answer::of(&decision);
        let probs = chances.to_array();
        let fields = json!({"verdict": verdict, "nd": nd, "dt": dt, "dp": dp, "probs": probs, "source": origin});
        return Ok(writeln!(out, "{fields}")?);
    }
    Ok(write!(out, "{}", words(&decision, origin))?)
}

const NO_CHANCES: &str = "five chances are wanted: win, win gammon, win backgammon, lose gammon, \
    lose backgammon, none larger than what includes it";

/// Reads `0.7,0.2,0.01,0.1,0.005`.
fn chances(text: &str) -> Result<Chances, String> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|part| part.trim().parse()).collect();
    let five = numbers.ok().and_then(|list| <[f64; 5]>::try_from(list).ok());
    five.and_then(Chances::new).ok_or_else(|| NO_CHANCES.to_owned())
}

/// The decision in words.
pub(super) fn words(decision: &CubeDecision, origin: &str) -> String {
    let CubeDecision { no_double, double_take, double_pass, verdict } = decision;
    if verdict.offer == Offer::Unavailable {
        // There is no double to put a value on.
        return format!("{verdict}\n  roll         {no_double:+.3}\nfrom {origin}\n");
    }
    format!(
        "{verdict}\n  no double    {no_double:+.3}\n  double, take {double_take:+.3}\n  \
         double, pass {double_pass:+.3}\nfrom {origin}\n"
    )
}

/// The position before the roll: dice that lie are taken up, an offered double is taken back.
pub(super) fn before_roll(position: &Position) -> Position {
    Position { phase: Phase::Rolling, ..*position }
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

fn run_batch(args: &Args) -> Result<(), Failure> {
    let (table, endings) = (args.mind.table()?, args.mind.endings());
    let mut mind = if args.use_probs { None } else { Some(args.mind.mind()?) };
    let mut comparison = Comparison::default();
    let done = batch::run(|row| {
        let position = read_position(row, args.rules)?;
        let decision = judge(row, &position, table, mind.as_mut(), endings)?;
        if args.compare {
            comparison.add(row, &decision)?;
        }
        Ok(Answer::of(&decision))
    });
    if args.compare {
        eprint!("{comparison}");
    }
    done
}

fn judge(
    row: &Row,
    position: &Position,
    table: &MatchEquityTable,
    mind: Option<&mut Mind>,
    endings: &ExactEndings,
) -> Result<CubeDecision, String> {
    let game = position.game().map_err(|error| error.to_string())?;
    let Some(mind) = mind else {
        let probs = row.get("probs").cloned().unwrap_or_default();
        let probs: Option<[f64; 5]> = serde_json::from_value(probs).ok();
        let chances = probs.and_then(Chances::new);
        let chances = chances.ok_or_else(|| format!("\"probs\": {NO_CHANCES}"))?;
        let spot = CubeSpot::of(&game, chances, table);
        return Ok(from_chances(&spot, game.board(), endings));
    };
    mind.cube(&game).map(|(decision, ..)| decision)
}

/// The position of a line; the player on roll is seat A.
fn read_position(row: &Row, rules: RuleSet) -> Result<Position, String> {
    let board = read_board(row)?;
    let number = |name: &str, default: u64| match row.get(name) {
        None | Some(Value::Null) => Ok(default),
        Some(Value::Bool(flag)) => Ok(u64::from(*flag)),
        Some(value) => value.as_u64().ok_or_else(|| format!("{name:?} must be a whole number")),
    };
    let owner = match row.get("owner").and_then(Value::as_str) {
        None | Some("centre") => None,
        Some("roller") => Some(Seat::A),
        Some("other") => Some(Seat::B),
        Some(found) => return Err(format!("\"owner\" is {found:?}: centre, roller or other")),
    };
    let value = number("cube", 1)?;
    let turns = value.is_power_of_two().then(|| value.trailing_zeros() as u8);
    let cube = turns.and_then(|turns| Cube::new(turns, owner));
    let cube = cube.ok_or("\"cube\" must be 1, 2, 4, … and have an owner once turned")?;
    let score = match number("match_to", 0)? {
        0 => Some(Score::MONEY),
        to => {
            let points = |name| number(name, 0).map(|n| u32::try_from(n).unwrap_or(u32::MAX));
            let (own, other) = (points("score_roller")?, points("score_other")?);
            let crawford = number("crawford", 0)? != 0;
            u16::try_from(to).ok().and_then(|to| Score::at(to, own, other, crawford))
        }
    };
    let score = score.ok_or("no game can be played at that score")?;
    let jacoby = number("jacoby", u64::from(rules.jacoby))? != 0;
    let beavers = u8::try_from(number("beavers", rules.beavers.into())?).unwrap_or(u8::MAX);
    let rules = RuleSet { jacoby, beavers, ..rules };
    Ok(Position { board, on_roll: Seat::A, phase: Phase::Rolling, cube, score, rules })
}
