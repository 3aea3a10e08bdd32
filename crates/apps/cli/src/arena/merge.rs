//! `parlor arena merge`

use std::path::PathBuf;

use crate::Failure;

/// What to join
#[derive(clap::Args)]
#[command(after_help = "Example:\n  parlor arena merge results/plan.*-of-7.jsonl --out plan.jsonl")]
pub(crate) struct Args {
    /// The result files of all shards of one plan, in any order
    #[arg(required = true)]
    shards: Vec<PathBuf>,
    /// The file that one run of the whole plan would have written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    parlor_arena::merge(&args.shards, &args.out).map_err(|error| Failure::Work(error.into()))
}
