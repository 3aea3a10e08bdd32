//! `parlor riichi replay`: records played again under the rules.

use std::io::{self, BufRead, Write};

use parlor_formats::riichi::Format;
use parlor_formats::riichi::mjlog::{WallCheckError, WallReport, check_wall};
use parlor_formats::riichi::replay::{Report, replay};
use serde::Serialize;
use serde_json::{Value, json};

use super::pieces;
use crate::batch::{self, Row, text};
use crate::failure::all_well;
use crate::files;
use crate::output::Ticker;

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records: mjlog, tenhou.net/6 or mjai, plain or gzipped; - for standard input
    #[arg(required_unless_present = "batch")]
    files: Vec<String>,
    /// Print one JSON object a line, with every mismatch
    #[arg(long)]
    json: bool,
    /// Read JSON lines with path; answer each with hands, wins, draws and the number of mismatches
    #[arg(long, conflicts_with_all = ["files", "json"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Every move must be allowed, every win is scored again and every score change computed; the wall of
an mjlog is rebuilt from its seed. The exit status is 1 if a record and the rules disagree.

Examples:
  parlor riichi replay game.xml
  parlor riichi replay logs/*.mjlog --json
  ls logs/* | jq -R '{path: .}' -c | parlor riichi replay --batch";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.batch {
        return batch::run(answer);
    }
    let mut out = io::stdout().lock();
    let (mut clean, ticker) = (true, Ticker::new());
    for (n, path) in (1..).zip(&args.files) {
        ticker.show(|| format!("{n} of {}", args.files.len()));
        let replayed = Replayed::of(path);
        ticker.clear();
        clean &= replayed.as_ref().is_ok_and(|replayed| replayed.n_mismatches() == 0);
        match replayed {
            Ok(replayed) if args.json => writeln!(out, "{}", replayed.fields(path))?,
            Ok(replayed) => write!(out, "{}", replayed.words(path))?,
            Err(error) if args.json => {
                writeln!(out, "{}", json!({"path": path, "error": format!("{error:#}")}))?;
            }
            Err(error) => eprintln!("error: {error:#}"),
        }
    }
    all_well(clean)
}

/// What came of one record.
struct Replayed {
    report: Report,
    /// What the rebuilt walls show; nothing for records without a seed.
    walls: Option<Result<WallReport, WallCheckError>>,
}

impl Replayed {
    fn of(path: &str) -> anyhow::Result<Replayed> {
        let report = replay(pieces(path)?)?;
        let mut walls = None;
        // Standard input has been read by now.
        if path != "-" {
            let mut text = files::unpacked(path)?;
            if Format::of(text.fill_buf()?) == Some(Format::Mjlog) {
                walls = Some(check_wall(text)).filter(|w| *w != Err(WallCheckError::NoSeed));
            }
        }
        Ok(Replayed { report, walls })
    }

    fn n_mismatches(&self) -> usize {
        self.report.mismatches.len() + usize::from(matches!(self.walls, Some(Err(_))))
    }

    fn words(&self, path: &str) -> String {
        let Report { hands, wins, draws, .. } = self.report;
        let mut text = format!("{path}: {hands} hands, {wins} wins, {draws} draws, ");
        text += &match self.n_mismatches() {
            0 => "no mismatch".to_owned(),
            1 => "1 mismatch".to_owned(),
            n => format!("{n} mismatches"),
        };
        if let Some(Ok(WallReport { deals, tiles })) = self.walls {
            text += &format!("; {deals} walls rebuilt from the seed agree in {tiles} tiles");
        }
        text += "\n";
        for mismatch in &self.report.mismatches {
            text += &format!("  {mismatch}\n");
        }
        if let Some(Err(differs)) = &self.walls {
            text += &format!("  wall: {differs}\n");
        }
        text
    }

    fn fields(&self, path: &str) -> Value {
        let Report { hands, wins, draws, .. } = self.report;
        let mut mismatches: Vec<String> =
            self.report.mismatches.iter().map(ToString::to_string).collect();
        let walls = match &self.walls {
            None => Value::Null,
            Some(Ok(walls)) => json!({"deals": walls.deals, "tiles": walls.tiles}),
            Some(Err(differs)) => {
                mismatches.push(format!("wall: {differs}"));
                Value::Null
            }
        };
        json!({"path": path, "hands": hands, "wins": wins, "draws": draws,
               "mismatches": mismatches, "walls": walls})
    }
}

#[derive(Serialize)]
struct Answer {
    hands: usize,
    wins: usize,
    draws: usize,
    mismatches: usize,
}

fn answer(row: &Row) -> anyhow::Result<Answer> {
    let replayed = Replayed::of(&text(row, "path")?)?;
    let Report { hands, wins, draws, .. } = replayed.report;
    Ok(Answer { hands, wins, draws, mismatches: replayed.n_mismatches() })
}
