//! `parlor riichi waits`: what completes a hand, and what that would be worth.

use std::io::{self, Write};

use parlor_riichi::score::{Finish, RiichiState, value};
use parlor_riichi::{Hand, Kind, KindSet, RuleSet, Tiles, Wind};
use parlor_riichi_kit::words::{kinds_text, worth};
use parlor_texts::Language;
use serde_json::{Value, json};

use super::claimed::Claimed;
use super::{hand, rules, tiles, wind};
use crate::Failure;

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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let hand = &args.hand;
    let usage = |text: String| Failure::Usage(text);
    if !matches!(hand.size(), 13 | 14) {
        let n = hand.size();
        return Err(usage(format!("{n} tiles, each set counted as three; a hand has 13 or 14")));
    }
    if args.riichi && !hand.is_closed() {
        return Err(usage("riichi needs a closed hand; this one has called sets".to_owned()));
    }
    let mut ready = Vec::new();
    if hand.size() == 13 {
        ready.extend(Ready::of(None, hand, args));
    } else {
        for kind in hand.concealed.counts().kinds() {
            // A plain tile goes before a red five.
            let face = hand.concealed.distinct().filter(|tile| tile.kind() == kind).last();
            let mut after = *hand;
            if face.is_some_and(|tile| after.discard(tile)) {
                ready.extend(Ready::of(Some(kind), &after, args));
            }
        }
    }
    let mut out = io::stdout().lock();
    if args.json {
        let all: Vec<Value> = ready.iter().map(Ready::fields).collect();
        writeln!(out, "{}", json!({"tenpai": !ready.is_empty(), "ready": all}))?;
    } else if ready.is_empty() {
        let far = hand.shanten().map_err(|error| usage(error.to_string()))?;
        writeln!(out, "not tenpai: shanten {far}; `parlor riichi shanten` shows what helps")?;
    } else {
        for ready in &ready {
            write!(out, "{}", ready.words())?;
        }
    }
    Ok(())
}

/// A hand that waits.
struct Ready {
    discard: Option<Kind>,
    dead: KindSet,
    furiten: bool,
    waits: Vec<Wait>,
}

/// One kind waited for.
struct Wait {
    kind: Kind,
    /// Of four, those not in the hand.
    left: u8,
    ron: String,
    tsumo: String,
}

impl Ready {
    fn of(discard: Option<Kind>, hand: &Hand, args: &Args) -> Option<Ready> {
        let (waits, dead) = (hand.waits(), hand.dead_waits());
        if waits.is_empty() && dead.is_empty() {
            return None;
        }
        let mut out = args.discards.counts().kinds();
        out = discard.map_or(out, |kind| out.with(kind));
        let wait = |kind: Kind| Wait {
            kind,
            left: 4 - hand.count(kind),
            ron: won(hand, kind, Finish::Ron, args),
            tsumo: won(hand, kind, Finish::Tsumo, args),
        };
        let furiten = waits.meets(out);
        Some(Ready { discard, dead, furiten, waits: waits.into_iter().map(wait).collect() })
    }

    fn words(&self) -> String {
        let mut text = self.discard.map_or(String::new(), |kind| format!("discard {kind}\n"));
        let kinds: KindSet = self.waits.iter().map(|wait| wait.kind).collect();
        let left: u8 = self.waits.iter().map(|wait| wait.left).sum();
        text += &format!("waits for {} ({left} tiles)\n", kinds_text(kinds));
        for Wait { kind, left, ron, tsumo } in &self.waits {
            text += &format!("  {kind} ({left}): ron {ron}; tsumo {tsumo}\n");
        }
        if self.furiten {
            text += "  furiten: a wait is among the own discards; tsumo only\n";
        }
        if !self.dead.is_empty() {
            let dead = kinds_text(self.dead);
            text += &format!("  {dead} would complete it too, but the hand holds all four\n");
        }
        text
    }

    fn fields(&self) -> Value {
        let waits = self.waits.iter().map(|wait| {
            json!({"tile": wait.kind.to_string(), "left": wait.left,
                   "ron": wait.ron, "tsumo": wait.tsumo})
        });
        json!({"discard": self.discard.map(|kind| kind.to_string()), "furiten": self.furiten,
               "dead": kinds_text(self.dead), "waits": waits.collect::<Vec<_>>()})
    }
}

/// What a win on `kind` would be worth, or why there is none.
fn won(hand: &Hand, kind: Kind, finish: Finish, args: &Args) -> String {
    let mut complete = *hand;
    if !complete.draw(kind.tile()) {
        return "impossible".to_owned();
    }
    let claimed = Claimed {
        hand: complete,
        tile: kind.tile(),
        finish,
        riichi: if args.riichi { RiichiState::Riichi } else { RiichiState::None },
        ippatsu: false,
        seat: args.seat,
        round: args.round,
        dora: args.dora.iter().collect(),
        ura: Vec::new(),
        honba: 0,
        sticks: 0,
        furiten: None,
    };
    match value(&claimed.claim(), &args.rules) {
        Ok(value) => worth(&value, &Language::English),
        Err(refusal) => refusal.to_string(),
    }
}
