//! `parlor experiment findings`: all results on one page.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use anyhow::Context;
use parlor_experiments::{ALL, Failed, FindingsPage, Finished};

use crate::Failure;

pub(super) const EXAMPLES: &str = "\
Examples:
  parlor experiment run all --out docs/findings --resume
  parlor experiment findings docs/findings --page docs/findings.md";

/// Writes the page of the results in a folder, or prints it.
pub(super) fn write(results: &Path, page: Option<&Path>) -> Result<(), Failure> {
    let read = |id: &str| Finished::read(results, id).transpose();
    let finished: Result<Vec<Finished>, Failed> =
        ALL.iter().filter_map(|experiment| read(experiment.id)).collect();
    let finished = finished.map_err(|error| Failure::Work(error.into()))?;
    if finished.is_empty() {
        let folder = results.display();
        return Err(Failure::Usage(format!(
            "{folder}: no results there; `parlor experiment run all --out {folder}` writes some"
        )));
    }
    let before = match page.map(fs::read_to_string) {
        None => String::new(),
        Some(Err(error)) if error.kind() == ErrorKind::NotFound => String::new(),
        Some(read) => {
            read.with_context(|| page.map(Path::display).map_or(String::new(), |p| p.to_string()))?
        }
    };
    let beside = page.and_then(Path::parent).and_then(|home| results.strip_prefix(home).ok());
    let drawings = beside.map(|folder| format!("{}/", folder.display()));
    let markdown =
        FindingsPage { finished: &finished, before: &before, drawings: drawings.as_deref() }
            .markdown();
    match page {
        None => write!(io::stdout().lock(), "{markdown}")?,
        Some(page) => {
            let written = fs::write(page, markdown);
            written.with_context(|| format!("cannot write {}", page.display()))?;
            writeln!(io::stdout().lock(), "wrote {}", page.display())?;
        }
    }
    Ok(())
}
