//! `parlor mjai`: one of our agents as an mjai bot.

mod bot;
mod server;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::time::Duration;

use anyhow::ensure;
use parlor_agent::Allowance;
use parlor_formats::riichi::mjai::Follower;
use parlor_game::Seat;
use parlor_riichi::RuleSet;
use parlor_riichi_agents::registry;

use crate::failure::all_well;
use crate::language::check_agent;
use crate::riichi;
use bot::{Answer, Bot};
use server::Server;

/// Who plays, and where
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Who plays: an agent spec, see `parlor agents riichi`
    #[arg(long, value_name = "SPEC", default_value = "house")]
    agent: String,
    /// The seat, 0 to 3; default: as start_game says
    #[arg(long, value_parser = riichi::seat)]
    seat: Option<Seat>,
    /// The ruleset, if start_game does not name one (plain mjai has no field for it)
    #[arg(long, default_value = "tenhou", value_parser = riichi::rules)]
    rules: RuleSet,
    /// Seed for randomised agents; default: as start_game says
    #[arg(long)]
    seed: Option<u64>,
    /// Search nodes that each decision may use
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Milliseconds that each decision may use
    #[arg(long, value_name = "MS")]
    think_ms: Option<u64>,
    /// Play at a server over TCP: HOST:PORT, or mjsonp://HOST:PORT/ROOM
    #[arg(long, value_name = "SERVER")]
    connect: Option<Server>,
    /// The name to join under
    #[arg(long, default_value = "parlor", requires = "connect")]
    name: String,
    /// The room to join, unless the server's address has one
    #[arg(long, requires = "connect")]
    room: Option<String>,
    /// End with status 1 at the first line that is wrong, instead of answering it with an error
    #[arg(long)]
    strict: bool,
}

const EXAMPLES: &str = "\
Reads mjai events as JSON lines, or arrays of them, and answers every line with one action; lines with
\"can_act\":false are only noted. See docs/user/mjai.md.

Examples:
  parlor mjai --agent lt-fast < events.mjson
  parlor riichi convert game.mjlog --to mjai --seat 2 | parlor mjai --agent sp-draw
  parlor mjai --agent house --connect mjsonp://127.0.0.1:11600/default --name parlor
  parlor arena run --game riichi --blocks 1 --entrants lt-fast,lt-fast,lt-fast \\
      --entrants 'mjai:parlor mjai --agent house'";

/// How long a line may be, in bytes.
const LINE_MAX: u64 = 1 << 20;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let registry = registry();
    check_agent(&registry, &args.agent)?;
    let think = args.think_ms.map(Duration::from_millis);
    let room = args.connect.as_ref().map(|server| server.room(args.room.as_deref()));
    let mut bot = Bot {
        registry,
        spec: args.agent.clone(),
        seed: args.seed,
        allowance: Allowance { nodes: args.nodes, think, cancel: None },
        join: room.map(|room| (args.name.clone(), room)),
        follower: Follower::new(args.rules, args.seat),
        agent: None,
        declared: None,
        lost: false,
    };
    match &args.connect {
        None => serve(&mut bot, args, io::stdin().lock(), &mut io::stdout().lock()),
        Some(server) => {
            let stream = server.connect()?;
            let mut out = stream.try_clone()?;
            serve(&mut bot, args, BufReader::new(stream), &mut out)
        }
    }
}

/// Answers lines until there are no more, or over TCP until the game has ended.
fn serve(
    bot: &mut Bot,
    args: &Args,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut clean = true;
    for number in 1_u64.. {
        let mut line = Vec::new();
        if input.by_ref().take(LINE_MAX).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let fits = (line.len() as u64) < LINE_MAX;
        ensure!(fits, "line {number} has more than {LINE_MAX} bytes");
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = bot.answer(&line).unwrap_or_else(|fault| {
            clean = false;
            let reason = format!("line {number}: {fault:#}");
            eprintln!("error: {reason}");
            Answer::error(reason)
        });
        all_well(clean || !args.strict)?;
        if let Some(answer) = &answer.line {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
        if answer.is_last && args.connect.is_some() {
            break;
        }
    }
    Ok(())
}
