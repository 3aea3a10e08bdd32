//! `parlor arena merge`

use std::path::{Path, PathBuf};

use crate::files;

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

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    Ok(parlor_arena::merge(&args.shards, &target(&args.shards[0], &args.out)?)?)
}

/// The merged file: `out`, or in that folder the name of a shard without its part. A folder is made
/// where there is none.
fn target(shard: &Path, out: &Path) -> anyhow::Result<PathBuf> {
    if !files::is_folder(out) {
        return Ok(out.to_owned());
    }
    files::make_folder(out)?;
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
