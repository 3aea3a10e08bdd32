//! `parlor experiment findings`: all results on one page.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::Context;
use parlor_experiments::{ALL, Failed, FindingsPage, Finished};

use crate::failure::usage;
use crate::{files, output};

pub(super) const EXAMPLES: &str = "\
Examples:
  parlor experiment run all --out docs/findings --resume
  parlor experiment findings docs/findings --page docs/findings.md";

/// Writes the page of the results in a folder, or prints it.
pub(super) fn write(results: &Path, page: Option<&Path>) -> anyhow::Result<()> {
    let read = |id: &str| Finished::read(results, id).transpose();
    let finished: Result<Vec<Finished>, Failed> =
        ALL.iter().filter_map(|experiment| read(experiment.id)).collect();
    let finished = finished?;
    if finished.is_empty() {
        let folder = results.display();
        return Err(usage(format!(
            "{folder}: no results there; `parlor experiment run all --out {folder}` writes some"
        )));
    }
    let before = match page.map(|page| (page, fs::read_to_string(page))) {
        Some((_, Err(error))) if error.kind() == ErrorKind::NotFound => String::new(),
        Some((page, read)) => read.with_context(|| page.display().to_string())?,
        None => String::new(),
    };
    let beside = page.and_then(Path::parent).and_then(|home| results.strip_prefix(home).ok());
    let drawings = beside.map(|folder| format!("{}/", folder.display()));
    let markdown =
        FindingsPage { finished: &finished, before: &before, drawings: drawings.as_deref() }
            .markdown();
    let Some(page) = page else { return output::text(&markdown) };
    files::write(page, markdown)?;
    output::text(&format!("wrote {}\n", page.display()))
}
