//! `parlor backgammon positions`: positions from games of the networks against themselves.

use anyhow::ensure;
use parlor_agent::Stream;
use parlor_backgammon::{Board, Dice, Die, Men, Place, RuleSet};
use parlor_backgammon_agents::PositionClass;
use parlor_backgammon_agents::net::{Evaluator, Networks};
use parlor_formats::backgammon::PositionId;
use parlor_game::Entropy;
use serde_json::{Value, json};

use crate::output;

/// Which positions
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// How many rows
    #[arg(long, value_name = "N", default_value_t = 100)]
    rows: usize,
    /// Seed for dice, slips and choice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many of 100 plays are random
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(0..=100))]
    slips: u32,
    /// Of 100 rows, how many are contact, crashed and race
    #[arg(long, value_name = "C,C,R", value_delimiter = ',', default_value = "60,25,15")]
    classes: Vec<usize>,
    /// Positions before the roll, without dice
    #[arg(long)]
    before_roll: bool,
}

const EXAMPLES: &str = "\
The networks play themselves without looking ahead; now and then a play is random. One decision in eight is a
row, until there are enough of its class; forced plays and bear-offs are none. Each line has pos, x, o, cls,
dice and after, the positions that the roll can lead to, as the reference data has them.

Examples:
  parlor backgammon positions --rows 1000 --seed 7
  parlor backgammon positions --rows 500 --seed 8 --before-roll";

/// One decision in so many is looked at.
const EVERY: u32 = 8;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let whole = args.classes.iter().sum::<usize>();
    ensure!(args.classes.len() == 3, "--classes are three numbers, such as 60,25,15");
    ensure!(whole > 0, "--classes are all 0; at least one must be wanted");
    let mut wanted: Vec<usize> =
        args.classes.iter().map(|share| (args.rows * share).div_ceil(whole)).collect();
    let mut evaluator = Evaluator::new(Networks::shipped());
    let (mut written, mut text) = (0, String::new());
    let mut game = 0;
    while written < args.rows && wanted.iter().any(|&left| left > 0) {
        let path = [Stream::label("positions"), game];
        let mut stream = Stream::derived(args.seed, &path);
        play(&mut evaluator, args.slips, &mut stream, |board, dice, results| {
            let class = match PositionClass::of(board) {
                PositionClass::Contact => 0,
                PositionClass::Crashed => 1,
                PositionClass::Race => 2,
                PositionClass::BearOff => return,
            };
            if wanted[class] > 0 && written < args.rows {
                let name = ["contact", "crashed", "race"][class];
                wanted[class] -= 1;
                written += 1;
                let roll = (!args.before_roll).then_some((dice, results));
                text += &row(written, board, name, roll).to_string();
                text.push('\n');
            }
        });
        game += 1;
    }
    output::text(&text)
}

/// One game; tells the positions looked at, the roll and what it can lead to.
fn play(
    evaluator: &mut Evaluator,
    slips: u32,
    stream: &mut Stream,
    mut told: impl FnMut(&Board, Dice, &[Board]),
) {
    let (mut board, mut plays) = (RuleSet::STANDARD.board(), Vec::new());
    loop {
        let mut die = || Die::ALL[stream.below(6) as usize];
        let dice = Dice::new(die(), die());
        board.plays(dice, &mut plays);
        if plays.len() > 1 && stream.below(EVERY) == 0 {
            told(&board, dice, &plays);
        }
        let slip = stream.below(100) < slips;
        let after = if slip && !plays.is_empty() {
            plays[stream.below(plays.len() as u32) as usize]
        } else {
            evaluator.best_play(&board, dice)
        };
        if after.own().all_off() {
            return;
        }
        board = after.flipped();
    }
}

fn row(i: usize, board: &Board, class: &str, roll: Option<(Dice, &[Board])>) -> Value {
    let mut row = json!({
        "i": i,
        "pos": PositionId::of(board).to_string(),
        "x": counts(board.own()),
        "o": counts(board.other()),
        "cls": class,
    });
    if let Some((dice, results)) = roll {
        let id = |after: &Board| PositionId::of(&after.flipped()).to_string();
        let (high, low) = (dice.large().pips(), dice.small().pips());
        row["dice"] = json!([high, low]);
        row["after"] = results.iter().map(id).collect();
    }
    row
}

/// Points 1 to 24, then the bar.
fn counts(men: Men) -> Vec<u8> {
    (1..=25).map(|number| Place::new(number).map_or(0, |place| men.on(place))).collect()
}
