//! `parlor riichi shanten`: how far a hand is from winning.

use std::io::{self, Write};

use parlor_riichi::{
    Acceptance, Counts, Forms, Hand, Kind, Shanten, Tiles, acceptance, keeping_discards,
    shanten_forms,
};
use parlor_riichi_kit::words::kinds_text;
use serde::Serialize;
use serde_json::{Value, json};

use super::{hand, row};
use crate::Failure;
use crate::batch::{self, Row};

/// The hand
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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Some(hand) = args.hand else { return batch::run(answer) };
    let usage = |error: &dyn std::fmt::Display| Failure::Usage(error.to_string());
    let (concealed, n_melds) = (hand.concealed, hand.melds.len());
    check_size(concealed.len(), n_melds).map_err(Failure::Usage)?;
    hand.all_kinds().ok_or_else(|| usage(&"five of a kind; there are four of each"))?;
    let counts = concealed.counts();
    let forms = shanten_forms(counts, n_melds).map_err(|error| usage(&error))?;
    let unseen = hand.all_kinds().unwrap_or_default().complement();
    let steps = if hand.size() == 13 {
        vec![(None, acceptance(counts, n_melds).map_err(|error| usage(&error))?)]
    } else if forms.best().is_complete() {
        Vec::new()
    } else {
        let discards = keeping_discards(counts, n_melds).map_err(|error| usage(&error))?;
        discards.into_iter().map(|(kind, accepts)| (Some(kind), accepts)).collect()
    };
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", fields(forms, &steps, &unseen))?;
    } else {
        write!(out, "{}", words(forms, &steps, &unseen))?;
    }
    Ok(())
}

/// A hand between turns or on its turn.
fn check_size(n_tiles: usize, n_melds: usize) -> Result<(), String> {
    let size = n_tiles + 3 * n_melds;
    if size == 13 || size == 14 {
        return Ok(());
    }
    let sets = if n_melds == 1 { "1 set".to_owned() } else { format!("{n_melds} sets") };
    Err(format!("{n_tiles} tiles beside {sets}; a hand has 13 or 14, each set counted as three"))
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
    steps.sort_by_key(|&(n_tiles, out, _)| (std::cmp::Reverse(n_tiles), out.map(Kind::idx)));
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

fn answer(line: &Row) -> Result<Answer, String> {
    let written = row::text(line, "hand")?;
    let tiles: Tiles = written.parse().map_err(|error| format!("\"hand\": {error}"))?;
    let n_melds = usize::from(row::number(line, "melds")?);
    check_size(tiles.len(), n_melds)?;
    let forms = shanten_forms(tiles.counts(), n_melds).map_err(|error| error.to_string())?;
    Ok(Answer::new(forms))
}
