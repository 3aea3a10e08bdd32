//! `parlor zole count`: how many ways there are to play a deal.

use parlor_zole_solver::{Following, count_playouts};
use serde::Serialize;
use serde_json::json;

use crate::batch::{self, Row};
use crate::failure::OrUsage;
use crate::output;

use super::open::OpenArgs;
use super::row;

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    open: OpenArgs,
    /// Count as the source's program did: Q♠ and Q♣ do not follow a trump. To reproduce its figures
    #[arg(long)]
    seed_mask: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines as in the reference data; answer each with playouts
    #[arg(long, conflicts_with_all = ["deal", "json"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor zole count $(parlor zole deal --seed 7 --short)
  parlor zole count QC9H / QSAH / 7D8D
  zcat playouts.jsonl.gz | parlor zole count --batch --seed-mask";

#[derive(Serialize)]
struct Answer {
    playouts: u64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let following = if args.seed_mask { Following::SourceDefect } else { Following::Rules };
    if args.batch {
        return batch::run(|row| answer(row, following));
    }
    let playouts = count_playouts(&args.open.position().or_usage()?, following);
    output::show(args.json, || json!({"playouts": playouts}), || format!("{playouts}\n"))
}

fn answer(row: &Row, following: Following) -> anyhow::Result<Answer> {
    let position = match row.contains_key("cards_each") {
        true => row::endgame(row)?,
        false => row::full_deal(row, row::contract(row)?)?,
    };
    Ok(Answer { playouts: count_playouts(&position, following) })
}
