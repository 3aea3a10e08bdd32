//! `parlor arena merge`

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::Failure;

/// What to join
#[derive(clap::Args)]
#[command(after_help = "Example:\n  parlor arena merge results/plan.*-of-7.jsonl --out plan.jsonl")]
pub(crate) struct Args {
    /// The result files of all shards of one plan, in any order
    #[arg(required = true)]
    shards: Vec<PathBuf>,
    /// The file that one run of the whole plan would have written, or a folder for a file named
    /// after the shards
    #[arg(long, value_name = "FILE|DIR")]
    out: PathBuf,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let target = target(&args.shards[0], &args.out)?;
    parlor_arena::merge(&args.shards, &target).map_err(|error| Failure::Work(error.into()))
}

/// The merged file: `out`, or in that folder the name of a shard without its part. A folder is made
/// where there is none.
fn target(shard: &Path, out: &Path) -> Result<PathBuf, Failure> {
    if !(out.is_dir() || out.as_os_str().to_string_lossy().ends_with('/')) {
        return Ok(out.to_owned());
    }
    fs::create_dir_all(out).with_context(|| format!("cannot write into {}", out.display()))?;
    Ok(out.join(whole(&shard.file_stem().unwrap_or_default().to_string_lossy())))
}

/// `plan.jsonl` for the shard `plan.2-of-7`.
fn whole(stem: &str) -> String {
    let plan = match stem.rsplit_once('.') {
        Some((plan, part)) if part.contains("-of-") => plan,
        _ => stem,
    };
    format!("{plan}.jsonl")
}
