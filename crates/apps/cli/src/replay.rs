//! `parlor replay`: records of finished games. `verify`: was the chance of a game fair?

use std::io::{self, Read, Write};

use anyhow::Context;
use parlor_formats::riichi::mjlog::{WallReport, check_wall};
use parlor_server::verify_text;
use parlor_table::Proof;
use serde_json::{Value, json};

use crate::failure::all_well;
use crate::files;

/// Records of finished games
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Recompute every tile, card and die of a record from its proof of fair chance
    Verify(Args),
}

/// How much of a file is read, so that a small archive cannot fill the memory.
const BYTES_MAX: u64 = 64 << 20;

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records of online tables (JSON) or of Tenhou (mjlog), plain or gzipped; - for standard input
    #[arg(required = true)]
    files: Vec<String>,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
For a record of ours: the server's secret belongs to what it promised before play, every player's
contribution to its pledge, seats and deals to the key that they make together; every tile, card
and die is dealt again, every answer checked, every score added up. For a record of Tenhou: the
walls are rebuilt from the seed and compared with what came up. The exit status is 1 where
something does not fit. What is proved and what not: docs/user/fair-play.md.

Examples:
  parlor replay verify game.json
  parlor replay verify logs/*.mjlog --json";

/// What was checked, all of it right.
enum Verified {
    Ours(Proof),
    Tenhou(WallReport),
}

pub(crate) fn run(Command::Verify(args): &Command) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let mut all_fair = true;
    for path in &args.files {
        let verified = verify(path).map_err(|error| format!("{error:#}"));
        all_fair &= verified.is_ok();
        match verified {
            Ok(verified) if args.json => writeln!(out, "{}", verified.fields(path))?,
            Ok(verified) => writeln!(out, "{path}: fair\n  {}", verified.words())?,
            Err(error) if args.json => {
                writeln!(out, "{}", json!({"path": path, "fair": false, "error": error}))?;
            }
            Err(error) => writeln!(out, "{path}: NOT verified\n  {error}")?,
        }
    }
    all_well(all_fair)
}

fn verify(path: &str) -> anyhow::Result<Verified> {
    let mut bytes = Vec::new();
    let text = files::unpacked(path)?;
    text.take(BYTES_MAX).read_to_end(&mut bytes).context("cannot unpack it")?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        let text = String::from_utf8(bytes).context("the record is not UTF-8 text")?;
        return Ok(Verified::Ours(verify_text(&text)?));
    }
    Ok(Verified::Tenhou(check_wall(&bytes[..])?))
}

impl Verified {
    fn words(&self) -> String {
        match self {
            Verified::Ours(proof) => {
                let seats = if proof.seats_drawn { "seats drawn, " } else { "" };
                format!(
                    "{} {}, match {}: {} contributions, {seats}{} deals, {} chance events dealt \
                     again, {} answers checked",
                    proof.game,
                    proof.rules,
                    proof.match_id,
                    proof.contributions,
                    proof.deals,
                    proof.chances,
                    proof.answers
                )
            }
            Verified::Tenhou(WallReport { deals, tiles }) => {
                format!("tenhou: {deals} walls rebuilt from the seed, {tiles} tiles and dice equal")
            }
        }
    }

    fn fields(&self, path: &str) -> Value {
        match self {
            Verified::Ours(proof) => json!({
                "path": path,
                "fair": true,
                "scheme": "parlor-fair/1",
                "game": proof.game,
                "rules": proof.rules,
                "match_id": proof.match_id,
                "contributions": proof.contributions,
                "seats_drawn": proof.seats_drawn,
                "deals": proof.deals,
                "chances": proof.chances,
                "answers": proof.answers,
            }),
            Verified::Tenhou(WallReport { deals, tiles }) => json!({
                "path": path,
                "fair": true,
                "scheme": "mt19937ar-sha512-n288",
                "deals": deals,
                "tiles": tiles,
            }),
        }
    }
}
