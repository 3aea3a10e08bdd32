//! `parlor riichi agree`: how often an agent does what the players of records did.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use parlor_agent::{Allowance, Message, align};
use parlor_analysis::riichi::{Agreement, Comparison, Count, Counts, Kind, Moment};
use parlor_experiments::{RecordFile, Records, Settings, Size};
use parlor_riichi_agents::registry;
use serde_json::{Value, json};

use crate::failure::{all_well, print_error, usage};
use crate::language::{check_agent, percent, say};
use crate::output::{self, Ticker};
use crate::threads;

/// Which records, and whose play
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records (mjlog, tenhou.net/6, mjai), folders of them or tar archives; gzipped or not
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The agent to compare (`parlor agents riichi`)
    #[arg(long, value_name = "SPEC")]
    agent: String,
    /// Only N records, in the order of their names
    #[arg(long, value_name = "N")]
    limit: Option<NonZero<usize>>,
    /// Leave out the first N records, for example those an agent was made with
    #[arg(long, value_name = "N", default_value_t = 0)]
    skip: usize,
    /// Try it out on the first five records
    #[arg(long, conflicts_with = "limit")]
    quick: bool,
    /// Only the decisions of this player
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Number of players to show, those with the most decisions first
    #[arg(long, value_name = "N", default_value_t = 10)]
    players: usize,
    /// Search nodes that each decision may use
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Milliseconds that each decision may use
    #[arg(long, value_name = "MS")]
    think_ms: Option<u64>,
    /// Seed for randomised agents
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the figures
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Print JSON, with all players
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Decisions with a single legal action are skipped. docs/user/mjai.md defines agreement.

Examples:
  parlor riichi agree testdata/riichi/agents.mjai --agent lt-fast
  parlor riichi agree logs.tar.gz --agent sp-draw --limit 20
  parlor riichi agree logs.tar.gz --agent house --skip 80
  parlor riichi agree logs/ --agent house --player 'my name' --json";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let registry = registry();
    check_agent(&registry, &args.agent)?;
    let mut files: Vec<RecordFile> = Vec::new();
    for path in &args.files {
        files.extend(Records::RiichiMatches.expect(path)?.files);
    }
    files.drain(..args.skip.min(files.len()));
    files.truncate(if args.quick { 5 } else { args.limit.map_or(usize::MAX, NonZero::get) });
    let think = args.think_ms.map(Duration::from_millis);
    let comparison = Comparison {
        registry: &registry,
        spec: &args.agent,
        seed: args.seed,
        allowance: Allowance { nodes: args.nodes, think, cancel: None },
        player: args.player.as_deref(),
    };
    let compared = |number: u64| {
        let file = &files[number as usize];
        let compared = file.open().map_err(anyhow::Error::from);
        let compared = compared.and_then(|text| Ok(comparison.with(text)?));
        compared.map_err(|error| format!("{file}: {error}"))
    };
    let (ticker, n_files) = (Ticker::new(), files.len());
    let settings = Settings {
        size: Size::Full,
        seed: args.seed,
        threads: threads(args.threads),
        records: None,
        watch: &|done| ticker.show(|| format!("{:.0} %", 100.0 * done)),
    };
    let all = settings.map(n_files as u64, compared);
    ticker.clear();
    let (mut agreement, mut failed) = (Agreement::default(), 0);
    for one in all {
        match one {
            Ok(one) => agreement.merge(one),
            Err(error) => {
                failed += 1;
                print_error(&error);
            }
        }
    }
    let nobody = failed == 0 && agreement.players.is_empty();
    if let Some(name) = args.player.as_ref().filter(|_| nobody) {
        let unknown = Message::new("cli-riichi-no-player").with("name", format!("{name:?}"));
        return Err(usage(say(&unknown)));
    }
    let n_files = n_files - failed;
    let fields = || fields(args, n_files, &agreement);
    output::show(args.json, fields, || words(args, n_files, &agreement))?;
    all_well(failed == 0)
}

fn words(args: &Args, n_files: usize, agreement: &Agreement) -> String {
    let Agreement { deals, all, players, discards } = agreement;
    let heading = Message::new("cli-riichi-agree-heading")
        .with("agent", args.agent.clone())
        .with("records", n_files.to_string())
        .with("deals", deals.to_string())
        .with("decisions", of(all, Kind::All).decisions.to_string());
    let mut rows = vec![heads(&[
        "cli-riichi-kind",
        "cli-riichi-decisions",
        "cli-riichi-agreed",
        "cli-riichi-interval",
        "cli-riichi-players-did",
        "cli-riichi-agent-did",
    ])];
    for kind in Kind::ALL {
        let Some(count) = all.get(&kind) else { continue };
        let did = |n: u64| match kind {
            Kind::All | Kind::Discard => String::new(),
            _ => percent(n as f64 / count.decisions.max(1) as f64),
        };
        let mut row = vec![say(&kind_words(kind))];
        row.extend(agreed(count));
        row.extend([did(count.player_did), did(count.agent_did)]);
        rows.push(row);
    }
    let mut players: Vec<(&String, &Counts)> = players.iter().collect();
    players.sort_by_key(|(_, counts)| Reverse(of(counts, Kind::All).decisions));
    let more = players.len().saturating_sub(args.players);
    players.truncate(args.players);
    let by_kind = table(&rows);
    let by_shanten = moment_lines(discards, "riichi-shanten", |moment| match moment.shanten {
        FAR.. => format!("{FAR}+"),
        near => near.max(0).to_string(),
    });
    let by_turn = moment_lines(discards, "cli-riichi-turn", |moment| {
        let first = moment.turn - (moment.turn - 1) % TURNS;
        match first {
            LATE.. => format!("{LATE}+"),
            _ => format!("{first}–{}", first + TURNS - 1),
        }
    });
    let players = player_lines(&players, more);
    format!("{}\n\n{by_kind}\n{by_shanten}\n{by_turn}\n{players}", say(&heading))
}

/// Hands so far from ready and further are one line.
const FAR: i8 = 5;
/// So many turns are one line.
const TURNS: usize = 3;
/// From this turn on all are one line.
const LATE: usize = 13;

/// How often discards agreed, a line for each class of moments.
fn moment_lines(
    discards: &BTreeMap<Moment, Count>,
    head: &'static str,
    class: impl Fn(&Moment) -> String,
) -> String {
    let mut classes: Vec<(String, Count)> = Vec::new();
    for (moment, count) in discards {
        let name = class(moment);
        match classes.iter_mut().find(|(other, _)| *other == name) {
            Some((_, sum)) => sum.add(*count),
            None => classes.push((name, *count)),
        }
    }
    let mut rows =
        vec![heads(&[head, "cli-riichi-decisions", "cli-riichi-agreed", "cli-riichi-interval"])];
    for (name, count) in &classes {
        let mut row = vec![name.clone()];
        row.extend(agreed(count));
        rows.push(row);
    }
    table(&rows)
}

/// A line for each of the players with most decisions.
fn player_lines(players: &[(&String, &Counts)], more: usize) -> String {
    let mut rows = vec![heads(&[
        "cli-riichi-player",
        "cli-riichi-decisions",
        "cli-riichi-agreed",
        "cli-riichi-interval",
    ])];
    let kinds = [Kind::Discard, Kind::Riichi, Kind::Call];
    rows[0].extend(kinds.map(|kind| say(&kind_words(kind))));
    for (name, counts) in players {
        let mut row = vec![(*name).clone()];
        row.extend(agreed(&of(counts, Kind::All)));
        row.extend(kinds.map(|kind| share(&of(counts, kind))));
        rows.push(row);
    }
    let mut text = table(&rows);
    if more > 0 {
        text += &(say(&Message::new("cli-riichi-more-players").with("n", more as u32)) + "\n");
    }
    text
}

fn heads(keys: &[&'static str]) -> Vec<String> {
    keys.iter().map(|&key| say(&Message::new(key))).collect()
}

/// Rows whose columns line up, without blanks at the end of a line.
fn table(rows: &[Vec<String>]) -> String {
    align(rows, 1).iter().fold(String::new(), |text, line| text + line.trim_end() + "\n")
}

/// What a kind of decision is called.
fn kind_words(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::All => "cli-riichi-kind-all",
        Kind::Discard => "cli-riichi-kind-discard",
        Kind::Riichi => "cli-riichi-kind-riichi",
        Kind::Call => "cli-riichi-kind-call",
        Kind::Kan => "cli-riichi-kind-kan",
        Kind::Win => "cli-riichi-kind-win",
        Kind::NineKinds => "cli-riichi-kind-nine-kinds",
    })
}

fn of(counts: &Counts, kind: Kind) -> Count {
    counts.get(&kind).copied().unwrap_or_default()
}

/// How many decisions, the share that agreed, and its interval.
fn agreed(count: &Count) -> [String; 3] {
    let interval = count.interval().map_or("–".to_owned(), |interval| {
        format!("{} – {}", percent(interval.low), percent(interval.high))
    });
    [count.decisions.to_string(), share(count), interval]
}

fn share(count: &Count) -> String {
    count.share().map_or("–".to_owned(), percent)
}

fn fields(args: &Args, n_files: usize, agreement: &Agreement) -> Value {
    let players = agreement.players.iter();
    json!({
        "agent": args.agent,
        "seed": args.seed,
        "records": n_files,
        "deals": agreement.deals,
        "kinds": kinds(&agreement.all),
        "discards": agreement.discards.iter().map(moment).collect::<Vec<Value>>(),
        "players": players.map(|(name, counts)| (name.clone(), kinds(counts))).collect::<Value>(),
    })
}

fn moment((moment, count): (&Moment, &Count)) -> Value {
    json!({
        "shanten": moment.shanten,
        "turn": moment.turn,
        "decisions": count.decisions,
        "agreed": count.agreed,
    })
}

fn kinds(counts: &Counts) -> Value {
    let field = |(kind, count): (&Kind, &Count)| {
        let fields = json!({
            "decisions": count.decisions,
            "agreed": count.agreed,
            "interval": count.interval().map(|interval| [interval.low, interval.high]),
            "player_did": count.player_did,
            "agent_did": count.agent_did,
        });
        (kind.name().to_owned(), fields)
    };
    counts.iter().map(field).collect()
}
