//! `parlor replay`: records of finished games. `verify`: was the chance of a game fair?

use std::fs;
use std::io::{self, Read, Write};

use anyhow::{Context, bail, ensure};
use parlor_agent::Message;
use parlor_fair::{Bytes32, Contribution};
use parlor_formats::riichi::mjlog::{WallReport, check_wall};
use parlor_server::verify_kept_text;
use parlor_table::{Chain, ChainError, Kept, Proof, Verdict};
use serde_json::{Value, json};

use crate::failure::{Failure, OrUsage, all_well, usage};
use crate::files;
use crate::language::say;

/// Records of finished games
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Recompute every tile, card and die of a record, and compare it with what you kept
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
    /// The server's promise, as your page or bot showed it before play: 64 hexadecimal digits
    #[arg(long, value_name = "HEX")]
    promise: Option<Bytes32>,
    /// What your own page or bot contributed; may be repeated
    #[arg(long, value_name = "HEX")]
    contribution: Vec<HexContribution>,
    /// A running hash that was shown when a deal ended; may be repeated
    #[arg(long, value_name = "HEX")]
    transcript: Vec<Bytes32>,
    /// A file with the answer of the server's /api/promises?from=N, where N is the record's
    /// chain_number or less; repeat it for the next parts, in order
    #[arg(long, value_name = "FILE")]
    chain: Vec<String>,
    /// A head of the chain that you kept; it must be in the parts given by --chain
    #[arg(long, value_name = "HEX", requires = "chain")]
    head: Vec<Bytes32>,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
}

/// A contribution on the command line. One of its own type, so that nothing prints it by mistake.
#[derive(Clone)]
struct HexContribution(Contribution);

impl std::str::FromStr for HexContribution {
    type Err = parlor_fair::ParseBytesError;

    fn from_str(text: &str) -> Result<HexContribution, Self::Err> {
        text.parse().map(HexContribution)
    }
}

const EXAMPLES: &str = "\
For a record of ours: the server's secret belongs to the promise in the record, every player's
contribution to its pledge, seats and deals to the key that they make together; every tile, card
and die is dealt again, every answer checked, every score added up. All of that is the record
against itself: an operator who swapped the secret after seeing the contributions could write such
a record too. Give --promise and --contribution, which you kept from before play, to rule that out.
For a record of Tenhou: the walls are rebuilt from the seed and compared with what came up.

The verdict is one of: checked (fair, and what you kept), self_only (consistent with itself only),
server_alone (no player contributed: the server alone chose), wrong. The exit status is 1 where
something is wrong. What is proved and what not: docs/user/fair-play.md.

Examples:
  parlor replay verify game.json --promise 5c4d… --contribution 71ab…
  parlor replay verify game.json --json          (names its chain_number, here 4711)
  curl -o chain.json 'https://parlor.example/api/promises?from=4711'
  parlor replay verify game.json --chain chain.json
  parlor replay verify logs/*.mjlog --json";

/// What was checked, all of it right.
enum Verified {
    Ours {
        proof: Proof,
        /// Its number in the chain that was given.
        chained: Option<u64>,
    },
    Tenhou(WallReport),
}

pub(crate) fn run(Command::Verify(args): &Command) -> anyhow::Result<()> {
    let kept = Kept {
        promise: args.promise,
        contributions: args.contribution.iter().map(|one| one.0.clone()).collect(),
        transcripts: args.transcript.clone(),
    };
    let keeps =
        args.promise.is_some() || !args.contribution.is_empty() || !args.transcript.is_empty();
    if args.files.len() > 1 && keeps {
        let wrong = "--promise, --contribution and --transcript belong to one match: name one file";
        return Err(wrong.to_owned()).or_usage();
    }
    let chain = (!args.chain.is_empty()).then(|| read_chain(args)).transpose()?;
    let mut out = io::stdout().lock();
    let mut all_fair = true;
    for path in &args.files {
        let verified = match verify(path, &kept, chain.as_ref()) {
            Err(error) if matches!(error.downcast_ref(), Some(Failure::Usage(_))) => {
                return Err(error);
            }
            verified => verified.map_err(|error| format!("{error:#}")),
        };
        all_fair &= verified.is_ok();
        match verified {
            Ok(verified) if args.json => writeln!(out, "{}", verified.fields(path))?,
            Ok(verified) => {
                writeln!(out, "{path}: {}\n  {}", verified.headline(), verified.words())?;
            }
            Err(error) if args.json => {
                let verdict = Verdict::Wrong.name();
                let fields =
                    json!({"path": path, "fair": false, "verdict": verdict, "error": error});
                writeln!(out, "{fields}")?;
            }
            Err(error) => {
                let headline = say(&Message::new(verdict_key(Verdict::Wrong)));
                writeln!(out, "{path}: {headline}\n  {error}")?;
            }
        }
    }
    all_well(all_fair)
}

/// The parts of a chain, which must follow from each other and have the heads that were kept.
fn read_chain(args: &Args) -> anyhow::Result<Chain> {
    let read = |path: &String| -> anyhow::Result<String> {
        if path.starts_with("http://") || path.starts_with("https://") {
            bail!("--chain takes a file: curl -o chain.json {path}");
        }
        fs::read_to_string(path).with_context(|| format!("--chain: {path}"))
    };
    let parts = args.chain.iter().map(read).collect::<anyhow::Result<Vec<_>>>()?;
    let chain = Chain::parse(&parts)?;
    for &head in &args.head {
        chain.has_head(head)?;
    }
    Ok(chain)
}

fn verify(path: &str, kept: &Kept, chain: Option<&Chain>) -> anyhow::Result<Verified> {
    let mut bytes = Vec::new();
    let text = files::unpacked(path)?;
    text.take(BYTES_MAX).read_to_end(&mut bytes).context("cannot unpack it")?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        let text = String::from_utf8(bytes).context("the record is not UTF-8 text")?;
        let proof = verify_kept_text(&text, kept)?;
        let chained = chain.map(|chain| find_in(chain, path, &proof)).transpose()?;
        return Ok(Verified::Ours { proof, chained });
    }
    let nothing = kept.promise.is_none() && kept.contributions.is_empty();
    ensure!(nothing && chain.is_none(), "a record of Tenhou has no promise of ours to compare");
    Ok(Verified::Tenhou(check_wall(&bytes[..])?))
}

/// The number of a record's promise in a chain. A part of the chain that does not reach as far says
/// nothing about the record: another part is needed.
fn find_in(chain: &Chain, path: &str, proof: &Proof) -> anyhow::Result<u64> {
    chain.find(proof).map_err(|error| match error {
        ChainError::Missing { number: Some(number), .. } => usage(format!(
            "{path}: its promise has number {number}, which is not in the parts given by --chain: \
             get /api/promises?from={number}"
        )),
        ChainError::Missing { number: None, .. } => usage(format!(
            "{path}: it names no number in a chain, and its match is not in the parts given by \
             --chain: give all parts, or check it without --chain"
        )),
        error => error.into(),
    })
}

/// The message that says a verdict.
fn verdict_key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Checked => "fair-verdict-checked",
        Verdict::SelfOnly => "fair-verdict-self-only",
        Verdict::ServerAlone => "fair-verdict-server-alone",
        Verdict::Wrong => "fair-verdict-wrong",
    }
}

impl Verified {
    /// The verdict, for people.
    fn headline(&self) -> String {
        match self {
            Verified::Ours { proof, .. } => say(&Message::new(verdict_key(proof.verdict()))),
            // Tenhou publishes a hash of its seed before play; here it is not compared.
            Verified::Tenhou(_) => say(&Message::new(verdict_key(Verdict::SelfOnly))),
        }
    }

    fn words(&self) -> String {
        match self {
            Verified::Ours { proof, chained } => {
                let compared = proof.compared;
                let promise = if compared.promise { "the promise, " } else { "" };
                let chained = chained.map_or(String::new(), |number| {
                    format!("\n  in the chain of promises under number {number}")
                });
                let seats = if proof.seats_drawn { "seats drawn, " } else { "" };
                format!(
                    "{} {}, match {}: {} contributions, {seats}{} deals, {} chance events dealt \
                     again, {} answers checked\n  promise {}\n  compared with what was kept: \
                     {promise}{} contributions, {} running hashes{chained}",
                    proof.game,
                    proof.rules,
                    proof.match_id,
                    proof.contributions,
                    proof.deals,
                    proof.chances,
                    proof.answers,
                    proof.commitment,
                    compared.contributions,
                    compared.transcripts,
                )
            }
            Verified::Tenhou(WallReport { deals, tiles }) => {
                format!("tenhou: {deals} walls rebuilt from the seed, {tiles} tiles and dice equal")
            }
        }
    }

    fn fields(&self, path: &str) -> Value {
        match self {
            Verified::Ours { proof, chained } => json!({
                "path": path,
                // True says that nothing is wrong; the verdict says what that is worth.
                "fair": true,
                "verdict": proof.verdict().name(),
                "compared": {
                    "promise": proof.compared.promise,
                    "contributions": proof.compared.contributions,
                    "transcripts": proof.compared.transcripts,
                },
                "promise": proof.commitment.to_string(),
                "chain_number": proof.chain_number,
                "chained": chained,
                "scheme": proof.scheme.name(),
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
                "verdict": Verdict::SelfOnly.name(),
                "scheme": "mt19937ar-sha512-n288",
                "deals": deals,
                "tiles": tiles,
            }),
        }
    }
}
