//! `parlor backgammon external`: an agent of ours as an external player of GNU Backgammon.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

use anyhow::{Context, bail};
use parlor_backgammon::{Action, Phase, Position, RuleSet, Win};
use parlor_formats::backgammon::fibs;

use super::analyst::AnalystArgs;
use super::engine::{Engine, steps};
use super::rules;
use crate::output;

/// Where to listen, and who plays
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The address to listen on; port 0 takes a free one and prints it
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:1795")]
    listen: String,
    #[command(flatten)]
    analyst: AnalystArgs,
    /// Never offer to resign
    #[arg(long)]
    never_resign: bool,
    /// Serve one connection, then exit
    #[arg(long)]
    once: bool,
    /// The ruleset, which says whether the Jacoby rule and beavers are played for money
    #[arg(long, default_value = "money", value_parser = rules)]
    rules: RuleSet,
}

const EXAMPLES: &str = "\
In GNU Backgammon: set player 0 external 127.0.0.1:1795, then new game or new match 5.
See docs/user/backgammon-programs.md.

Examples:
  parlor backgammon external
  parlor backgammon external --listen 127.0.0.1:4000 --agent house:ply=1";

/// How long a line may be, in bytes.
const LINE_MAX: u64 = 1 << 12;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let listener = TcpListener::bind(&args.listen);
    let listener = listener.with_context(|| format!("cannot listen on {}", args.listen))?;
    // Made before anyone connects, so that a wrong spec is told at once.
    let mut first = Some(External::new(args)?);
    output::text(&format!("listening on {}\n", listener.local_addr()?))?;
    thread::scope(|scope| -> anyhow::Result<()> {
        for stream in listener.incoming() {
            let stream = stream.context("cannot accept a connection")?;
            let external = first.take().map_or_else(|| External::new(args), Ok)?;
            if args.once {
                return external.serve(stream);
            }
            scope.spawn(move || {
                if let Err(error) = external.serve(stream) {
                    eprintln!("error: {error:#}");
                }
            });
        }
        Ok(())
    })
}

/// One connection.
struct External {
    engine: Engine,
    rules: RuleSet,
    resigns: bool,
    /// The position in which the last resignation was offered: asked there again, it was declined.
    offered: Option<Position>,
}

impl External {
    fn new(args: &Args) -> anyhow::Result<External> {
        let engine = Engine::new(&args.analyst)?;
        Ok(External { engine, rules: args.rules, resigns: !args.never_resign, offered: None })
    }

    /// Answers lines until the other side closes, or says that it wants no more.
    fn serve(mut self, stream: TcpStream) -> anyhow::Result<()> {
        stream.set_nodelay(true)?;
        let mut out = stream.try_clone()?;
        let mut input = BufReader::new(stream);
        loop {
            let mut line = Vec::new();
            if input.by_ref().take(LINE_MAX).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            if line.len() as u64 == LINE_MAX {
                bail!("a line of more than {LINE_MAX} bytes");
            }
            // GNU Backgammon ends a line with a zero byte, which then stands before the next one.
            let line = String::from_utf8_lossy(&line).replace('\0', "");
            match self.answer(line.trim()) {
                Ok(None) => return Ok(()),
                Ok(Some(answer)) => writeln!(out, "{answer}")?,
                Err(error) => writeln!(out, "Error: {error:#}")?,
            }
            out.flush()?;
        }
    }

    /// The answer to a line; `None` ends the connection.
    fn answer(&mut self, line: &str) -> anyhow::Result<Option<String>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Ok(Some(match word {
            "quit" | "exit" => return Ok(None),
            "version" => format!("Interface: 2\nSoftware: Parlor {}", env!("CARGO_PKG_VERSION")),
            "evaluation" => self.evaluation(rest)?,
            _ if line.starts_with(fibs::PREFIX) => self.decision(line)?,
            _ => bail!("{word:?} is not a board, version, evaluation or quit"),
        }))
    }

    /// What to do on a board.
    fn decision(&mut self, line: &str) -> anyhow::Result<String> {
        let position = fibs::read(line, self.rules)?;
        let before_roll = matches!(position.phase, Phase::ToRoll | Phase::Rolling);
        if before_roll && self.resigns && self.offered.replace(position) != Some(position) {
            match self.engine.lost(&position)? {
                Some(Win::Single) => return Ok("resign normal".to_owned()),
                Some(Win::Gammon) => return Ok("resign gammon".to_owned()),
                Some(Win::Backgammon) => return Ok("resign backgammon".to_owned()),
                None => self.offered = None,
            }
        }
        Ok(match self.engine.decide(&position)? {
            Action::Play(play) => steps(play),
            action => action.to_string(),
        })
    }

    /// `fibsboard BOARD [plies N] [cubeful|cubeless]`: five chances and the equity. The depth is the agent's own.
    fn evaluation(&mut self, request: &str) -> anyhow::Result<String> {
        let mut words = request.split_whitespace();
        let (kind, board) = (words.next(), words.next());
        let (Some("fibsboard"), Some(board)) = (kind, board) else {
            bail!("expected: evaluation fibsboard BOARD [plies N] [cubeful|cubeless]");
        };
        let position = fibs::read(board, self.rules)?;
        let found = self.engine.evaluate(&position)?;
        let chances = found.cube.chances;
        let equity = if words.any(|word| word == "cubeful") {
            found.cube.decision.best()
        } else {
            found.cubeless
        };
        let all = [
            chances.win,
            chances.win_gammon,
            chances.win_backgammon,
            chances.lose_gammon,
            chances.lose_backgammon,
            equity,
        ];
        Ok(all.map(|number| format!("{number:.6}")).join(" "))
    }
}
