//! `parlor backgammon peer`: another program as a bot of the arena.

mod bgsage;
mod gnubg;

use std::io::{self, BufRead, Write};

use anyhow::{Context, bail, ensure};
use parlor_agent::Spec;
use parlor_backgammon::{Action, Backgammon, Cube, Dice, Die, Phase, Position, RuleSet, Score};
use parlor_backgammon_kit::BackgammonWire;
use parlor_game::{Game, Seat, Turn};
use parlor_wire::{Codec, FromBotMsg, ToBotMsg, ToBotMsgOf, VERSION};

use bgsage::Bgsage;
use gnubg::Gnubg;

use crate::failure::usage;

/// Which program
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// gnubg or bgsage, with ply=N as GNU Backgammon counts it
    program: String,
}

const EXAMPLES: &str = "\
The arena starts this by itself for the entrants gnubg:ply=N and bgsage:ply=N.
See docs/user/backgammon-programs.md.

Examples:
  parlor arena run --game backgammon --blocks 50 --entrants house:ply=0,gnubg:ply=0
  parlor arena check-bot --game backgammon parlor backgammon peer gnubg:ply=0";

/// Another program that plays backgammon, asked one position at a time.
pub(super) trait Peer {
    /// What the player who is asked does in this position; it may be illegal, since nobody has checked it.
    fn decide(&mut self, position: &Position) -> anyhow::Result<Action>;
}

/// Which program plays, and how deep it looks; not yet started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PeerSpec {
    program: Program,
    ply: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Program {
    Gnubg,
    Bgsage,
}

/// The deepest that either program looks in a reasonable time.
const PLY_MAX: u8 = 4;

impl PeerSpec {
    /// Reads `gnubg:ply=0`; without a ply both look two plies ahead.
    pub(super) fn parse(text: &str) -> anyhow::Result<PeerSpec> {
        let spec: Spec = text.parse().map_err(|_| usage(format!("{text:?} is not a program")))?;
        let program = match spec.name() {
            "gnubg" => Program::Gnubg,
            "bgsage" => Program::Bgsage,
            name => return Err(usage(format!("unknown program {name:?}; known: gnubg, bgsage"))),
        };
        let mut ply = 2;
        for (key, value) in spec.settings() {
            let depth = value.parse().ok().filter(|&depth| key == "ply" && depth <= PLY_MAX);
            ply = depth
                .ok_or_else(|| usage(format!("{key}={value}: expected ply=0 to {PLY_MAX}")))?;
        }
        Ok(PeerSpec { program, ply })
    }

    /// Is the program there? Says how to get it where it is not.
    fn check(self) -> anyhow::Result<()> {
        match self.program {
            Program::Gnubg => gnubg::find().map(drop),
            Program::Bgsage => bgsage::check(),
        }
    }

    /// Starts the program for games with a cube or without.
    pub(super) fn start(self, with_cube: bool, jacoby: bool) -> anyhow::Result<Box<dyn Peer>> {
        Ok(match self.program {
            Program::Gnubg => Box::new(Gnubg::start(self.ply, with_cube, jacoby)?),
            Program::Bgsage => Box::new(Bgsage::start(self.ply, with_cube)?),
        })
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let spec = PeerSpec::parse(&args.program)?;
    let (mut peer, mut out): (Option<Running>, _) = (None, io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let message: ToBotMsgOf<BackgammonWire> =
            serde_json::from_str(&line?).context("not a message to a bot")?;
        let answer = match message {
            ToBotMsg::Hello { .. } => match ready(&mut peer, spec) {
                Ok(()) => FromBotMsg::Hello { version: VERSION, name: Some(args.program.clone()) },
                Err(error) => FromBotMsg::Error { message: format!("{error:#}") },
            },
            ToBotMsg::Ask { id, view, legal } => {
                let position = view.position().context("there is no such position")?;
                let peer = started(&mut peer, spec, &position)?;
                let action = decide(peer, &position)?;
                let action = BackgammonWire::put_action(action);
                ensure!(legal.contains(&action), "{action:?} was not offered");
                FromBotMsg::Act { id, action: Some(action), choice: None, nodes: None }
            }
            _ => continue,
        };
        serde_json::to_writer(&mut out, &answer)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

/// A program that runs, and what it was told of the rules.
struct Running {
    peer: Box<dyn Peer>,
    rules: (bool, bool),
}

/// Starts the program and asks it for an opening play: what it loads or computes at first is its
/// start, and takes no time from a decision.
fn ready(running: &mut Option<Running>, spec: PeerSpec) -> anyhow::Result<()> {
    spec.check()?;
    let position = Position {
        board: RuleSet::STANDARD.board(),
        on_roll: Seat::A,
        phase: Phase::ToMove(Dice::new(Die::ALL[2], Die::ALL[0])),
        cube: Cube::CENTRED,
        score: Score::MONEY,
        rules: RuleSet::STANDARD,
    };
    started(running, spec, &position)?.decide(&position).map(drop)
}

/// The program as it runs, started again where the rules are others.
fn started<'a>(
    running: &'a mut Option<Running>,
    spec: PeerSpec,
    position: &Position,
) -> anyhow::Result<&'a mut dyn Peer> {
    let rules = (position.rules.cube, position.rules.jacoby);
    if running.as_ref().is_none_or(|running| running.rules != rules) {
        *running = None;
        let peer = spec.start(rules.0, rules.1)?;
        *running = Some(Running { peer, rules });
    }
    let Some(running) = running else { bail!("it has not been started") };
    Ok(running.peer.as_mut())
}

/// What the program does, as one of the legal actions: a beaver that the rules do not know is a take.
pub(super) fn decide(peer: &mut dyn Peer, position: &Position) -> anyhow::Result<Action> {
    let game: Backgammon = position.game().context("there is no such position")?;
    let Turn::Decide(seats) = game.turn() else { bail!("nobody is asked there") };
    let seat = seats.first().context("nobody is asked there")?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let action = match peer.decide(position)? {
        Action::Beaver if !legal.contains(&Action::Beaver) => Action::Take,
        action => action,
    };
    let found = match action {
        Action::Play(play) => {
            let after = position.board.after(play);
            let same = |other: &&Action| matches!(other, Action::Play(other) if position.board.after(*other) == after);
            legal.iter().find(same)
        }
        other => legal.iter().find(|action| **action == other),
    };
    found.copied().with_context(|| format!("{action} is not legal"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_named_with_their_depth() {
        let read = |text: &str| PeerSpec::parse(text);
        let gnubg = PeerSpec { program: Program::Gnubg, ply: 0 };
        assert_eq!(read("gnubg:ply=0").unwrap(), gnubg);
        assert_eq!(read("gnubg").unwrap(), PeerSpec { ply: 2, ..gnubg });
        assert_eq!(read("bgsage:ply=1").unwrap().program, Program::Bgsage);
        for wrong in ["wildbg", "gnubg:ply=9", "gnubg:depth=1", "gnubg:"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
