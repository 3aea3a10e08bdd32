//! `parlor arena report`

use std::path::PathBuf;

use parlor_arena::Report;

use crate::{files, output};

/// Which results, and in which form
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A result file of `parlor arena run` or `merge`; it may be unfinished
    results: PathBuf,
    /// The form
    #[arg(long, value_enum, default_value_t = Format::Md)]
    format: Format,
    /// Write to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  parlor arena report plan.jsonl
  parlor arena report plan.jsonl --format html --out plan.html
  parlor arena report plan.jsonl --format csv | column -t -s,";

/// How a report is written.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    /// One file with drawings, for screen and paper
    Html,
    /// Markdown
    Md,
    /// The standings as a table
    Csv,
    /// All figures
    Json,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let report = Report::read(&args.results)?;
    let text = match args.format {
        Format::Html => report.html(),
        Format::Md => report.markdown(),
        Format::Csv => report.csv(),
        Format::Json => report.json(),
    };
    args.out.as_ref().map_or_else(|| output::text(&text), |file| files::write(file, &text))
}
