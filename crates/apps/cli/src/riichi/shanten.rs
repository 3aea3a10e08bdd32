//! `parlor riichi shanten`: how far a hand is from winning.

use std::cmp::Reverse;

use anyhow::{Context, ensure};
use parlor_riichi::{
    Acceptance, Counts, Forms, Hand, Kind, Shanten, Tiles, acceptance, keeping_discards,
    shanten_forms,
};
use parlor_riichi_kit::words::kinds_text;
use serde::Serialize;
use serde_json::{Value, json};

use super::hand;
use crate::batch::{self, Row, number, text};
use crate::failure::OrUsage;
use crate::output;

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// 13 or 14 tiles, less three for each called set; called sets after commas
    #[arg(required_unless_present = "batch", value_parser = hand)]
    hand: Option<Hand>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines with hand and melds (a number); answer each with the shanten of each form
    #[arg(long, conflicts_with_all = ["hand", "json"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Shanten: how many tiles must be exchanged to be ready; 0 is tenpai, -1 is complete.

Examples:
  parlor riichi shanten 23m456p78999s112z
  parlor riichi shanten '123m40p11z,22^2s' --json
  echo '{\"id\":1,\"hand\":\"123m456p789s1122z\",\"melds\":0}' | parlor riichi shanten --batch";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let Some(hand) = args.hand else { return batch::run(answer) };
    let Studied { forms, steps, unseen } = Studied::of(&hand).or_usage()?;
    let fields = || fields(forms, &steps, &unseen);
    output::show(args.json, fields, || words(forms, &steps, &unseen))
}

/// What there is to say of a hand.
struct Studied {
    forms: Forms,
    /// What each discard, or none, leaves to wait for.
    steps: Vec<(Option<Kind>, Acceptance)>,
    unseen: Counts,
}

impl Studied {
    fn of(hand: &Hand) -> anyhow::Result<Studied> {
        let (counts, n_melds) = (hand.concealed.counts(), hand.melds.len());
        check_size(hand.concealed.len(), n_melds)?;
        let all = hand.all_kinds().context("five of a kind; there are four of each")?;
        let forms = shanten_forms(counts, n_melds)?;
        let steps = if hand.size() == 13 {
            vec![(None, acceptance(counts, n_melds)?)]
        } else if forms.best().is_complete() {
            Vec::new()
        } else {
            let discards = keeping_discards(counts, n_melds)?;
            discards.into_iter().map(|(kind, accepts)| (Some(kind), accepts)).collect()
        };
        Ok(Studied { forms, steps, unseen: all.complement() })
    }
}

/// A hand between turns or on its turn.
fn check_size(n_tiles: usize, n_melds: usize) -> anyhow::Result<()> {
    let sets = if n_melds == 1 { "1 set".to_owned() } else { format!("{n_melds} sets") };
    ensure!(
        matches!(n_tiles + 3 * n_melds, 13 | 14),
        "{n_tiles} tiles beside {sets}; a hand has 13 or 14, each set counted as three"
    );
    Ok(())
}

fn words(forms: Forms, steps: &[(Option<Kind>, Acceptance)], unseen: &Counts) -> String {
    let best = forms.best();
    let mut text = match best.number() {
        -1 => "complete".to_owned(),
        0 => "tenpai (shanten 0)".to_owned(),
        n => format!("shanten {n}"),
    };
    let form = |name: &str, shanten: Option<Shanten>| {
        shanten.map_or_else(|| format!("{name} impossible"), |far| format!("{name} {far}"))
    };
    let all = [
        form("four sets and a pair", Some(forms.standard)),
        form("seven pairs", forms.chiitoitsu),
        form("thirteen orphans", forms.kokushi),
    ];
    text += &format!(": {}\n", all.join(", "));
    let mut steps: Vec<_> =
        steps.iter().map(|(out, into)| (into.n_tiles(unseen), out, into)).collect();
    steps.sort_by_key(|&(n_tiles, out, _)| (Reverse(n_tiles), out.map(Kind::idx)));
    for (n_tiles, discard, accepts) in steps {
        let kinds = kinds_text(accepts.kinds);
        text += &match discard {
            None => format!("  draws that help: {kinds} ({n_tiles} tiles)\n"),
            Some(kind) => format!("  discard {kind}: then {kinds} ({n_tiles} tiles)\n"),
        };
    }
    text
}

#[derive(Serialize)]
struct Answer {
    shanten: i8,
    standard: i8,
    chiitoitsu: Option<i8>,
    kokushi: Option<i8>,
}

impl Answer {
    fn new(forms: Forms) -> Answer {
        Answer {
            shanten: forms.best().number(),
            standard: forms.standard.number(),
            chiitoitsu: forms.chiitoitsu.map(Shanten::number),
            kokushi: forms.kokushi.map(Shanten::number),
        }
    }
}

fn fields(forms: Forms, steps: &[(Option<Kind>, Acceptance)], unseen: &Counts) -> Value {
    let mut fields = json!(Answer::new(forms));
    let steps = steps.iter().map(|(discard, accepts)| {
        json!({"discard": discard.map(|kind| kind.to_string()), "shanten": accepts.shanten.number(),
               "draws": kinds_text(accepts.kinds), "tiles": accepts.n_tiles(unseen)})
    });
    fields["steps"] = steps.collect();
    fields
}

fn answer(row: &Row) -> anyhow::Result<Answer> {
    let tiles: Tiles = text(row, "hand")?.parse().context("\"hand\"")?;
    let n_melds = usize::from(number(row, "melds")?);
    check_size(tiles.len(), n_melds)?;
    Ok(Answer::new(shanten_forms(tiles.counts(), n_melds)?))
}
