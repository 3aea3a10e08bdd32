//! `parlor riichi ev`: what every discard is worth to a player who is alone with the wall.

use std::fmt::Write as _;
use std::time::Duration;

use anyhow::{bail, ensure};
use parlor_agent::Allowance;
use parlor_formats::riichi::Mpsz;
use parlor_riichi::{Hand, KindSet, RuleSet, Tiles, Wind};
use parlor_riichi_kit::words::kinds_text;
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{
    Aim, Declare, NoValuation, Options, Outlook, Row, SpDraw, Valuation, unvalued,
};
use serde_json::{Value, json};

use super::{hand, rules, tiles, wind};
use crate::failure::OrUsage;
use crate::output;

/// The hand, and what counts beside it
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// 14 tiles, or 13 to value the hand as it is; called sets after commas
    #[arg(value_parser = hand)]
    hand: Hand,
    /// Called sets, written as after the commas of the hand: ',3<24m,77^7z'
    #[arg(long, value_name = "SETS", default_value = "", value_parser = melds)]
    melds: Hand,
    /// The dora indicators
    #[arg(long, value_name = "TILES", default_value = "", value_parser = tiles)]
    dora: Tiles,
    /// The seat wind and the round wind: SE is South in the East round; E deals
    #[arg(long, default_value = "SE", value_parser = winds)]
    winds: (Wind, Wind),
    /// Tiles visible elsewhere: discards and other players' sets
    #[arg(long, value_name = "TILES", default_value = "", value_parser = tiles)]
    seen: Tiles,
    /// The turn, 1 to 17: the player has 18 minus this many draws left
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=17))]
    turn: u8,
    /// Only exchanges that bring the hand closer to tenpai; faster
    #[arg(long)]
    plain: bool,
    /// When to declare riichi with a closed tenpai hand: best, always or never
    #[arg(long, value_name = "WHEN", default_value = "best", value_parser = declare)]
    riichi: Declare,
    /// Maximise wins instead of points
    #[arg(long)]
    wins: bool,
    /// Show the curve of every discard, not only of the best
    #[arg(long)]
    all: bool,
    /// Most hands to value; what needs more is searched less deeply, and marked. A million may take
    /// half a minute
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    nodes: u64,
    /// Milliseconds it may take
    #[arg(long, value_name = "MS")]
    think_ms: Option<u64>,
    /// The ruleset
    #[arg(long, default_value = "tenhou", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Draws only: no calls, and nobody else wins. docs/user/riichi-ev.md explains the method.

Examples:
  parlor riichi ev 234678m567p3488s4z
  parlor riichi ev 13467m2245p34789s --dora 1p --winds EE --turn 6
  parlor riichi ev '2345p1156789s,77^7z' --seen 4p4p7s --rules ema2016
  parlor riichi ev 2345p1156789s --melds ',77^7z' --turn 10
  parlor riichi ev 13467m2245p34789s --plain --riichi always --json";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let situation = situation(args).or_usage()?;
    let options = Options {
        shape_change: !args.plain,
        declare: args.riichi,
        aim: if args.wins { Aim::Wins } else { Aim::Points },
    };
    let think = args.think_ms.map(Duration::from_millis);
    let allowance = Allowance { nodes: Some(args.nodes), think, cancel: None };
    let (valued, reach) = value(&situation, &options, &allowance).or_usage()?;
    let words = || words(args, &situation, &valued) + &limits(args, &valued, reach);
    output::show(args.json, || fields(&situation, &valued, reach), words)
}

fn situation(args: &Args) -> anyhow::Result<Situation> {
    let mut hand = args.hand;
    for &meld in &args.melds.melds {
        ensure!(hand.melds.push(meld), "more than four sets laid out");
    }
    Ok(Situation {
        seen: args.seen,
        dora: args.dora.iter().collect(),
        seat: args.winds.0,
        round: args.winds.1,
        draws: Situation::DRAWS_MAX + 1 - args.turn,
        rules: args.rules,
        ..Situation::new(hand)
    })
}

/// What was followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Reach {
    /// Nothing: how far each hand is, and what it accepts.
    Acceptance,
    /// Exchanges that bring the hand nearer.
    Plain,
    /// One that does not, too.
    Shape,
}

impl Reach {
    /// As it is written in JSON.
    fn name(self) -> &'static str {
        match self {
            Reach::Acceptance => "acceptance",
            Reach::Plain => "plain",
            Reach::Shape => "shape",
        }
    }
}

/// Values a situation as far as `options` ask for, or as the allowance lets it: it is given anew for
/// each try.
fn value(
    situation: &Situation,
    options: &Options,
    allowance: &Allowance<'_>,
) -> Result<(Valuation, Reach), NoValuation> {
    let wanted = if options.shape_change { Reach::Shape } else { Reach::Plain };
    for reach in [Reach::Shape, Reach::Plain].into_iter().filter(|reach| *reach <= wanted) {
        let options = Options { shape_change: reach == Reach::Shape, ..*options };
        let mut meter = allowance.begin().meter();
        match SpDraw::default().value(situation, &options, &mut meter) {
            Err(NoValuation::Spent(_)) => {}
            valued => return valued.map(|valued| (valued, reach)),
        }
    }
    Ok((nearest(situation), Reach::Acceptance))
}

/// Every discard without a value, the nearest hand that accepts most tiles first.
fn nearest(situation: &Situation) -> Valuation {
    let mut rows = unvalued(situation);
    rows.sort_by_key(|row| (row.shanten.number(), u32::MAX - row.n_tiles));
    Valuation { rows, n_hands: 0 }
}

fn words(args: &Args, situation: &Situation, valued: &Valuation) -> String {
    let mut text = format!(
        "{}; seat {}, round {}; {} draws left; {} hands valued\n",
        Mpsz(situation.hand),
        situation.seat,
        situation.round,
        situation.draws,
        valued.n_hands
    );
    text += "discard  shanten  accepts   tenpai      win    points  tiles\n";
    for row in &valued.rows {
        let discard = row.discard.map_or("–".to_owned(), |tile| tile.to_string());
        let accepted = accepted_text(row.accepts.kinds);
        _ = write!(text, "{discard:<7}  {:>7}  {:>7}  ", row.shanten, row.n_tiles);
        if row.by_turn.is_empty() {
            _ = writeln!(text, "{:>7}  {:>7}  {:>8}  {accepted}", "–", "–", "–");
        } else {
            let Outlook { tenpai, win, points } = row.now();
            let (tenpai, win) = (percent(tenpai), percent(win));
            _ = writeln!(text, "{tenpai:>7}  {win:>7}  {points:>8.0}  {accepted}");
        }
    }
    let shown = if args.all { valued.rows.len() } else { 1 };
    for row in valued.rows.iter().take(shown).filter(|row| !row.by_turn.is_empty()) {
        text += &curve(args, row);
    }
    text
}

/// What was not followed, and why.
fn limits(args: &Args, valued: &Valuation, reach: Reach) -> String {
    let mut text = String::new();
    let more = "more than --nodes or --think-ms allow";
    if reach == Reach::Acceptance {
        return format!("– too far to be valued: {more}\n");
    }
    if valued.rows.iter().any(|row| row.by_turn.is_empty()) {
        text += "– these discards set the hand back and are not followed with --plain\n";
    }
    if reach == Reach::Plain && !args.plain {
        text += &format!("as with --plain: changes of shape are {more}\n");
    }
    text
}

/// One discard turn by turn.
fn curve(args: &Args, row: &Row) -> String {
    let after = row.discard.map_or(String::new(), |tile| format!(" after discarding {tile}"));
    let mut text = format!("\nby turn{after}, were it still at that turn:\n");
    text += "turn   tenpai      win    points\n";
    for (turn, Outlook { tenpai, win, points }) in (args.turn..).zip(&row.by_turn) {
        let (tenpai, win) = (percent(*tenpai), percent(*win));
        _ = writeln!(text, "{turn:>4}  {tenpai:>7}  {win:>7}  {points:>8.0}");
    }
    text
}

fn percent(share: f32) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn accepted_text(kinds: KindSet) -> String {
    if kinds.is_empty() { "nothing".to_owned() } else { kinds_text(kinds) }
}

fn fields(situation: &Situation, valued: &Valuation, reach: Reach) -> Value {
    let rows = valued.rows.iter().map(|row| {
        let by_turn = row.by_turn.iter().map(|outlook| {
            json!({"tenpai": outlook.tenpai, "win": outlook.win, "points": outlook.points})
        });
        json!({
            "discard": row.discard.map(|tile| tile.to_string()),
            "shanten": row.shanten.number(),
            "acceptance": row.n_tiles,
            "tiles": kinds_text(row.accepts.kinds),
            "tenpai": row.by_turn.first().map(|now| now.tenpai),
            "win": row.by_turn.first().map(|now| now.win),
            "points": row.by_turn.first().map(|now| now.points),
            "by_turn": by_turn.collect::<Vec<_>>(),
        })
    });
    json!({
        "hand": Mpsz(situation.hand).to_string(),
        "draws": situation.draws,
        "hands": valued.n_hands,
        "reach": reach.name(),
        "discards": rows.collect::<Vec<_>>(),
    })
}

/// Reads sets laid out without a hand before them.
fn melds(text: &str) -> anyhow::Result<Hand> {
    if text.is_empty() {
        return Ok(Hand::EMPTY);
    }
    let comma = if text.starts_with(',') { "" } else { "," };
    let read = hand(&format!("{comma}{text}"))?;
    ensure!(read.concealed.is_empty(), "give sets alone, as ',77^7z'");
    Ok(read)
}

/// Reads two winds: the seat's and the round's.
fn winds(text: &str) -> anyhow::Result<(Wind, Wind)> {
    let read: Result<Vec<Wind>, _> =
        text.chars().map(|letter| wind(letter.encode_utf8(&mut [0; 4]))).collect();
    match read.as_deref() {
        Ok(&[seat, round]) => Ok((seat, round)),
        _ => bail!("{text:?} is not a seat wind and a round wind, such as SE"),
    }
}

fn declare(text: &str) -> anyhow::Result<Declare> {
    Ok(match text {
        "best" => Declare::Best,
        "always" => Declare::Always,
        "never" => Declare::Never,
        _ => bail!("{text:?} is not best, always or never"),
    })
}
