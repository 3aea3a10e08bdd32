//! `parlor riichi waits`: what completes a hand, and what that would be worth.

use anyhow::ensure;
use parlor_agent::{Message, Say};
use parlor_riichi::score::{Finish, RiichiState, value};
use parlor_riichi::{Hand, Kind, KindSet, RuleSet, Tiles, Wind};
use parlor_riichi_kit::words::{kinds_text, refusal_words, worth};
use parlor_texts::Language;
use serde::Serialize;
use serde_json::json;

use super::claimed::Claimed;
use super::{hand, rules, tiles, wind};
use crate::failure::OrUsage;
use crate::language::{self, say};
use crate::output;

/// The hand, and what counts for its worth
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// 13 or 14 tiles, less three for each called set; called sets after commas
    #[arg(value_parser = hand)]
    hand: Hand,
    /// Riichi was declared, or would be
    #[arg(long)]
    riichi: bool,
    /// The seat wind; E deals
    #[arg(long, default_value = "S", value_parser = wind)]
    seat: Wind,
    /// The wind of the round
    #[arg(long, default_value = "E", value_parser = wind)]
    round: Wind,
    /// The dora indicators
    #[arg(long, value_name = "TILES", default_value = "", value_parser = tiles)]
    dora: Tiles,
    /// Your own discards: with a wait among them, ron is furiten
    #[arg(long, value_name = "TILES", default_value = "", value_parser = tiles)]
    discards: Tiles,
    /// The ruleset
    #[arg(long, default_value = "tenhou", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
With 14 tiles every discard that leaves the hand ready is listed.

Examples:
  parlor riichi waits 23m456p78999s111z
  parlor riichi waits 23406m456p789s11z --riichi --dora 4p
  parlor riichi waits '2345p11z,3<24m,77^7z' --discards 5p --json";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let reader = if args.json { Language::English } else { language::reader() };
    let ready = ready(args, reader).or_usage()?;
    if args.json {
        return output::json(&json!({"tenpai": !ready.is_empty(), "ready": ready}));
    }
    if ready.is_empty() {
        let far = args.hand.shanten().or_usage()?;
        let not_ready = Message::new("cli-riichi-not-tenpai").with("n", far.to_string());
        return output::text(&(say(&not_ready) + "\n"));
    }
    output::text(&ready.iter().map(Ready::words).collect::<String>())
}

/// The hand if it waits, or after every discard that makes it wait.
fn ready(args: &Args, reader: Language) -> anyhow::Result<Vec<Ready>> {
    let hand = &args.hand;
    let n = hand.size();
    ensure!(matches!(n, 13 | 14), "{n} tiles, each set counted as three; a hand has 13 or 14");
    let may_declare = !args.riichi || hand.is_closed();
    ensure!(may_declare, "riichi needs a closed hand; this one has called sets");
    if n == 13 {
        return Ok(Ready::of(None, hand, args, reader).into_iter().collect());
    }
    let after = |kind: Kind| {
        // A plain tile goes before a red five.
        let face = hand.concealed.distinct().filter(|tile| tile.kind() == kind).last()?;
        let mut after = *hand;
        after.discard(face).then(|| Ready::of(Some(kind), &after, args, reader))?
    };
    Ok(hand.concealed.counts().kinds().into_iter().filter_map(after).collect())
}

/// A hand that waits.
#[derive(Serialize)]
struct Ready {
    discard: Option<String>,
    /// What would complete it if the hand did not hold all four.
    dead: String,
    furiten: bool,
    waits: Vec<Wait>,
    #[serde(skip)]
    kinds: KindSet,
}

/// One kind waited for.
#[derive(Serialize)]
struct Wait {
    tile: String,
    /// Of four, those not in the hand.
    left: u8,
    ron: String,
    tsumo: String,
}

impl Ready {
    fn of(discard: Option<Kind>, hand: &Hand, args: &Args, reader: Language) -> Option<Ready> {
        let (kinds, dead) = (hand.waits(), hand.dead_waits());
        if kinds.is_empty() && dead.is_empty() {
            return None;
        }
        let mut out = args.discards.counts().kinds();
        out = discard.map_or(out, |kind| out.with(kind));
        let wait = |kind: Kind| Wait {
            tile: kind.to_string(),
            left: 4 - hand.count(kind),
            ron: won(hand, kind, Finish::Ron, args, reader),
            tsumo: won(hand, kind, Finish::Tsumo, args, reader),
        };
        Some(Ready {
            discard: discard.map(|kind| kind.to_string()),
            dead: kinds_text(dead),
            furiten: kinds.meets(out),
            waits: kinds.into_iter().map(wait).collect(),
            kinds,
        })
    }

    fn words(&self) -> String {
        let left: u8 = self.waits.iter().map(|wait| wait.left).sum();
        let mut text = String::new();
        if let Some(kind) = &self.discard {
            text += &(say(&Message::new("riichi-discard").with("tile", kind.clone())) + "\n");
        }
        let waits = Message::new("cli-riichi-waits-for").with("tiles", kinds_text(self.kinds));
        text += &(say(&waits.with("n", u32::from(left))) + "\n");
        for Wait { tile, left, ron, tsumo } in &self.waits {
            text += &format!("  {tile} ({left}): ron {ron}; tsumo {tsumo}\n");
        }
        if self.furiten {
            let furiten = Message::new("riichi-furiten-discard-why");
            text += &format!("  {}\n", say(&furiten));
        }
        if !self.dead.is_empty() {
            let dead = Message::new("cli-riichi-dead-waits").with("tiles", self.dead.clone());
            text += &format!("  {}\n", say(&dead));
        }
        text
    }
}

/// What a win on `kind` would be worth, or why there is none.
fn won(hand: &Hand, kind: Kind, finish: Finish, args: &Args, reader: Language) -> String {
    let mut complete = *hand;
    if !complete.draw(kind.tile()) {
        return reader.message(&Message::new("cli-riichi-impossible"));
    }
    let claimed = Claimed {
        riichi: if args.riichi { RiichiState::Riichi } else { RiichiState::None },
        seat: args.seat,
        round: args.round,
        dora: args.dora.iter().collect(),
        ..Claimed::new(complete, kind.tile(), finish)
    };
    match value(&claimed.claim(), &args.rules) {
        Ok(value) => worth(&value, &reader),
        Err(refusal) => reader.message(&refusal_words(refusal)),
    }
}
