//! `parlor riichi score`: what a winning hand is worth, and why.

use anyhow::{Context, ensure};
use parlor_agent::{Message, Say};
use parlor_formats::riichi::{Mpsz, RulesText};
use parlor_riichi::score::{Explained, Furiten, Refusal, explain};
use parlor_riichi::{Hand, Points, RuleSet, Tile, Tiles, Wind, Yaku, shanten};
use parlor_riichi_kit::words::{
    block_text, blocks_text, explanation, finish_words, fu_words, refusal_words, signed, wind_name,
    worth,
};
use parlor_texts::Language;
use serde::Serialize;
use serde_json::{Value, json};

use super::circumstances::Circumstances;
use super::claimed::Claimed;
use super::{hand, rules, tiles, wind};
use crate::batch::{self, Row, field};
use crate::failure::OrUsage;
use crate::language::{self, say};
use crate::output;

/// The hand, and how it was won
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// All tiles, including the winning one; called sets after commas
    #[arg(required_unless_present = "batch", value_parser = hand)]
    hand: Option<Hand>,
    /// The winning tile
    #[arg(required_unless_present = "batch", value_parser = str::parse::<Tile>)]
    win: Option<Tile>,
    #[command(flatten)]
    circumstances: Circumstances,
    /// The winner's seat wind; E deals
    #[arg(long, default_value = "S", value_parser = wind)]
    seat: Wind,
    /// The wind of the round
    #[arg(long, default_value = "E", value_parser = wind)]
    round: Wind,
    /// Who discarded the tile of a ron; payments are then listed by seat
    #[arg(long, value_name = "WIND", value_parser = wind)]
    from: Option<Wind>,
    /// The dora indicators
    #[arg(long, value_name = "TILES", default_value = "", value_parser = tiles)]
    dora: Tiles,
    /// The ura indicators; they count after riichi
    #[arg(long, value_name = "TILES", default_value = "", value_parser = tiles)]
    ura: Tiles,
    /// The winner's own discards: with a completing tile among them, ron is furiten
    #[arg(long, value_name = "TILES", default_value = "", value_parser = tiles)]
    discards: Tiles,
    /// Counters on the table
    #[arg(long, default_value_t = 0)]
    honba: u8,
    /// Riichi sticks on the table
    #[arg(long, default_value_t = 0)]
    sticks: u8,
    /// The ruleset (`parlor riichi rules`), with changes if any; rows may name their own
    #[arg(long, default_value = "tenhou", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines with concealed, melds, win, …; answer each with han, fu, yaku, payments
    #[arg(long, conflicts_with_all = ["hand", "win", "json"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Tiles: digits and a suit, m p s; 0 is a red five; 1z to 7z are E S W N White Green Red.
Sets laid out: ,3<24m chi  ,77^7z pon  ,5555m closed kan  ,222>2s open kan  ,77^7+7z added kan;
the mark behind the called tile tells from where: < left, ^ across, > right.

Examples:
  parlor riichi score 112233m445566p77s 7s
  parlor riichi score 345m340p345567s88s 8s --tsumo --riichi --dora 4p --ura 9s --seat E
  parlor riichi score '123m99s,77^7z,5555p,3<24m' 9s --from W --honba 2 --rules ema2016
  parlor riichi score 123m456p789s11122z 2z --rules 'tenhou kiriage=yes' --json
  zcat hands.jsonl.gz | parlor riichi score --batch";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.batch {
        return batch::run(|row| answer(row, &args.rules));
    }
    let claimed = claimed(args).or_usage()?;
    let explained = explain(&claimed.claim(), &args.rules);
    let fields = || fields(args, &claimed, &explained);
    output::show(args.json, fields, || words(args, &claimed, &explained))
}

fn claimed(args: &Args) -> anyhow::Result<Claimed> {
    let (hand, tile) = args.hand.zip(args.win).context("give the hand and the winning tile")?;
    let Args { circumstances, seat, round, honba, sticks, .. } = *args;
    let mut claimed = Claimed {
        round,
        dora: args.dora.iter().collect(),
        ura: args.ura.iter().collect(),
        honba,
        sticks,
        ..Claimed::won(hand, tile, seat, circumstances)?
    };
    let is_tsumo = claimed.finish.is_tsumo();
    ensure!(
        !(is_tsumo && args.from.is_some()),
        "--from says who discarded the tile of a ron; this is a tsumo"
    );
    ensure!(args.from != Some(seat), "--from {seat} is the winner; a ron comes from another seat");
    claimed.check()?;
    if !is_tsumo {
        let mut before = hand;
        before.discard(tile);
        let furiten = before.waits().meets(args.discards.counts().kinds());
        claimed.furiten = furiten.then_some(Furiten::Discard);
    }
    Ok(claimed)
}

fn words(args: &Args, claimed: &Claimed, explained: &Result<Explained, Refusal>) -> String {
    let reader = language::reader();
    let claim = Message::new("cli-riichi-claim")
        .with("hand", Mpsz(claimed.hand).to_string())
        .with("how", finish_words(claimed.finish))
        .with("tile", claimed.tile.to_string())
        .with("seat", wind_name(claimed.seat))
        .with("round", wind_name(claimed.round))
        .with("rules", RulesText(args.rules).to_string());
    let mut text = say(&claim) + "\n";
    match explained {
        Err(refusal) => {
            let refused = Message::new("cli-riichi-refused");
            text += &say(&refused.with("reason", reason(*refusal, &claimed.hand)));
            text += "\n";
        }
        Ok(explained) => {
            text += &explanation(explained, &reader);
            let worth = worth(&explained.value, &reader);
            text += &(say(&Message::new("cli-riichi-worth").with("worth", worth)) + "\n");
            text += &payments(args, claimed, explained);
        }
    }
    text
}

/// Why a hand does not win; for an incomplete one how far it is.
fn reason(refusal: Refusal, hand: &Hand) -> Message {
    match (refusal, shanten(hand.concealed.counts(), hand.melds.len())) {
        (Refusal::NotComplete, Ok(far)) if far.is_tenpai() => {
            Message::new("cli-riichi-only-tenpai")
        }
        (Refusal::NotComplete, Ok(far)) => {
            Message::new("cli-riichi-far").with("n", far.number().to_string())
        }
        (Refusal::NoYaku, _) => Message::new("cli-riichi-no-yaku-but-dora"),
        (refusal, _) => refusal_words(refusal),
    }
}

fn payments(args: &Args, claimed: &Claimed, explained: &Explained) -> String {
    let value = &explained.value;
    let honba = args.rules.honba * i32::from(claimed.honba);
    let sticks = Points::STICK * i32::from(claimed.sticks);
    let total = value.price.total() + honba + sticks;
    let mut text = String::new();
    match claimed.payments(value, args.from, &args.rules) {
        Some(payments) => {
            let each = payments
                .map(|(wind, points)| format!("{} {}", say(&wind_name(wind)), signed(points)));
            let paid = Message::new("cli-riichi-payments").with("paid", each.join(", "));
            text += &(say(&paid.with("sticks", 0u32)) + "\n");
        }
        None => {
            let pays = (value.price.total() + honba).to_string();
            text += &(say(&Message::new("cli-riichi-discarder-pays").with("n", pays)) + "\n");
        }
    }
    if claimed.honba > 0 || claimed.sticks > 0 {
        let including = Message::new("cli-riichi-including")
            .with("honba", honba.to_string())
            .with("n-honba", u32::from(claimed.honba))
            .with("sticks", sticks.to_string())
            .with("n-sticks", u32::from(claimed.sticks));
        text += &format!("  {}\n", say(&including));
    }
    let total = Message::new("cli-riichi-total").with("n", total.to_string());
    text + &say(&total) + "\n"
}

/// What the reference data call these things.
#[derive(Serialize)]
struct Scored {
    han: u8,
    fu: u8,
    yaku: Vec<(&'static str, u8)>,
    limit: String,
    main: i32,
    additional: i32,
    main_bonus: i32,
    additional_bonus: i32,
    kyoutaku_bonus: i32,
    total: i32,
}

impl Scored {
    fn new(claimed: &Claimed, explained: &Explained, rules: &RuleSet) -> Scored {
        let value = &explained.value;
        let honba = rules.honba * i32::from(claimed.honba);
        let sticks = Points::STICK * i32::from(claimed.sticks);
        let (main_bonus, additional_bonus) = value.price.honba_shares(honba);
        Scored {
            han: value.han,
            fu: value.fu,
            yaku: explained.named_han().collect(),
            limit: value.limit.map_or(String::new(), |limit| limit.name(value.n_yakuman)),
            main: value.price.main().0,
            additional: value.price.additional().0,
            main_bonus: main_bonus.0,
            additional_bonus: additional_bonus.0,
            kyoutaku_bonus: sticks.0,
            total: (value.price.total() + honba + sticks).0,
        }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Won(Scored),
    Refused { refused: &'static str },
}

fn answer(row: &Row, default: &RuleSet) -> anyhow::Result<Answer> {
    let named: Option<String> = field(row, "rules", "a text")?;
    let rules = named.map_or(Ok(*default), |named| rules(&named))?;
    let claimed = Claimed::of_row(row)?;
    Ok(match explain(&claimed.claim(), &rules) {
        Ok(explained) => Answer::Won(Scored::new(&claimed, &explained, &rules)),
        Err(refusal) => Answer::Refused { refused: refusal.key() },
    })
}

fn fields(args: &Args, claimed: &Claimed, explained: &Result<Explained, Refusal>) -> Value {
    let explained = match explained {
        Err(refusal) => {
            let reason = Language::English.message(&reason(*refusal, &claimed.hand));
            return json!({"refused": refusal.key(), "reason": reason});
        }
        Ok(explained) => explained,
    };
    let mut fields = json!(Scored::new(claimed, explained, &args.rules));
    let readings = explained.readings.iter().map(|reading| {
        let yaku: Vec<&str> = reading.yaku.into_iter().map(Yaku::name).collect();
        json!({"sets": blocks_text(reading), "wait": reading.wait.key(), "yaku": yaku,
               "han": reading.han, "fu": reading.fu, "base": reading.base.0})
    });
    fields["readings"] = readings.collect();
    fields["best"] = json!(explained.best_idx);
    let made = explained.yaku.iter().map(|line| {
        let sets: Vec<String> = explained.best().blocks.pick(line.blocks).map(block_text).collect();
        json!({"yaku": line.yaku.name(), "han": line.han, "sets": sets})
    });
    fields["made_of"] = made.collect();
    let items = explained.fu.items.iter();
    fields["fu_items"] =
        items.map(|&(item, fu)| json!([fu_words(item, &Language::English), fu])).collect();
    let payments = claimed.payments(&explained.value, args.from, &args.rules);
    fields["payments"] = payments.map_or(Value::Null, |payments| {
        payments.iter().map(|(wind, points)| (wind.to_string(), json!(points.0))).collect()
    });
    fields
}
