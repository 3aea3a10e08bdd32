//! `parlor experiment findings`: the pages of all results.

use std::path::{Path, PathBuf};

use parlor_experiments::Documents;

use crate::failure::{all_well, usage};
use crate::{files, output};

/// What to write, and where
#[derive(clap::Args)]
pub(crate) struct FindingsArgs {
    /// The folder that `run --out` wrote; its folder `words` may hold words for the pages
    #[arg(value_name = "DIR")]
    results: PathBuf,
    /// The first page, beside the folder or above it; default: DIR.md
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
    /// Write nothing; fail if a page is not as the results say
    #[arg(long)]
    check: bool,
}

pub(super) const EXAMPLES: &str = "\
Examples:
  parlor experiment run all --out docs/findings --resume
  parlor experiment findings docs/findings
  parlor experiment findings docs/findings --check";

/// Writes the pages of the results in a folder.
pub(super) fn write(args: &FindingsArgs) -> anyhow::Result<()> {
    // `findings/` and `findings` are the same folder.
    let results: PathBuf = args.results.components().collect();
    let beside = results.with_extension("md");
    let page: &Path = args.page.as_deref().unwrap_or(&beside);
    let documents = Documents::of(&results, page)?;
    if documents.files.is_empty() {
        let folder = results.display();
        return Err(usage(format!(
            "{folder}: no results there; `parlor experiment run all --out {folder}` writes some"
        )));
    }
    if args.check {
        let stale = documents.stale();
        for path in &stale {
            eprintln!("{}: not as the results say", path.display());
        }
        return all_well(stale.is_empty());
    }
    for (path, text) in &documents.files {
        files::write(path, text)?;
    }
    let (n, page) = (documents.files.len(), page.display());
    output::text(&format!("wrote {page} and {} files in {}\n", n - 1, results.display()))
}
