//! bgsage, through its Python package.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context, bail, ensure};
use parlor_backgammon::{Action, Board, Men, Phase, Place, Play, Position};
use serde_json::{Value, json};

use super::Peer;

/// Names another Python than `python3` on the PATH: that of a virtual environment.
const PYTHON: &str = "PARLOR_PYTHON";
const SCRIPT: &str = include_str!("bgsage.py");

fn python() -> String {
    env::var(PYTHON).unwrap_or_else(|_| "python3".to_owned())
}

/// Is the package there?
pub(super) fn check() -> anyhow::Result<()> {
    let python = python();
    let found = Command::new(&python).args(["-c", "import bgsage"]).output();
    let found = found.with_context(|| format!("cannot start {python}"))?;
    ensure!(
        found.status.success(),
        "{python} does not know bgsage: install it (pip install bgsage), or name the Python of its \
         environment in {PYTHON}"
    );
    Ok(())
}

/// A running bgsage. Dropping it ends it.
pub(super) struct Bgsage {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Bgsage {
    pub(super) fn start(ply: u8, with_cube: bool) -> anyhow::Result<Bgsage> {
        let python = python();
        // Its plies begin at 1.
        let level = format!("{}ply", ply + 1);
        let mut child = Command::new(&python)
            .args(["-c", SCRIPT, &level, if with_cube { "cube" } else { "cubeless" }])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {python}"))?;
        let output = child.stdout.take().context("no way to hear bgsage")?;
        let mut bgsage = Bgsage { child, lines: BufReader::new(output) };
        let hello = bgsage.hear()?;
        if let Some(error) = hello["error"].as_str() {
            bail!("{error}: install it (pip install bgsage), or name a Python in {PYTHON}");
        }
        Ok(bgsage)
    }

    fn hear(&mut self) -> anyhow::Result<Value> {
        let mut line = String::new();
        ensure!(self.lines.read_line(&mut line)? > 0, "bgsage has ended");
        serde_json::from_str(&line).with_context(|| format!("bgsage says {:?}", line.trim()))
    }

    fn ask(&mut self, question: &Value) -> anyhow::Result<Value> {
        let input = self.child.stdin.as_mut().context("no way to ask bgsage")?;
        writeln!(input, "{question}")?;
        input.flush()?;
        self.hear()
    }
}

/// 26 numbers from the side of the player on roll: his men positive, his bar last, the other's first.
fn numbers(board: &Board) -> [i32; 26] {
    let mut numbers = [0; 26];
    let stacks = |men: Men| men.stacks().filter(|&(place, _)| place != Place::OFF);
    for (place, count) in stacks(board.own()) {
        numbers[usize::from(place.number())] = i32::from(count);
    }
    for (place, count) in stacks(board.other()) {
        // The other's bar is counted without a sign.
        let sign = if place == Place::BAR { 1 } else { -1 };
        numbers[25 - usize::from(place.number())] = sign * i32::from(count);
    }
    numbers
}

/// What bgsage must know: the position before the roll, or with its dice.
fn question(position: &Position) -> Value {
    let Position { board, on_roll, phase, cube, score, rules } = *position;
    let dice = match phase {
        Phase::ToMove(dice) => Some([dice.large().pips(), dice.small().pips()]),
        _ => None,
    };
    let owner = match cube.owner() {
        None => "centered",
        Some(seat) if seat == on_roll => "player",
        Some(_) => "opponent",
    };
    let away = [on_roll, on_roll.opponent()].map(|seat| score.away(seat).unwrap_or(0));
    json!({
        "board": numbers(&board).to_vec(), "dice": dice, "cube": cube.value(), "owner": owner, "away": away,
        "crawford": score.is_crawford(), "jacoby": rules.jacoby, "beaver": rules.beavers > 0,
    })
}

impl Peer for Bgsage {
    fn decide(&mut self, position: &Position) -> anyhow::Result<Action> {
        if let Phase::CubeOffered { beavers: 1.. } = position.phase {
            // It has no word for a raccoon, nor for giving up after a beaver.
            return Ok(Action::Take);
        }
        let answer = self.ask(&question(position))?;
        let says = |what: &str| answer[what].as_bool().unwrap_or(false);
        Ok(match position.phase {
            Phase::ToMove(dice) => {
                let after: Vec<i32> = serde_json::from_value(answer["board"].clone())?;
                let mut plays: Vec<(Play, Board)> = Vec::new();
                position.board.plays(dice, &mut plays);
                let same = |found: &&(Play, Board)| numbers(&found.1)[..] == after[..];
                let found = plays.iter().find(same).context("bgsage moves where nobody can")?;
                Action::Play(found.0)
            }
            Phase::CubeOffered { .. } if says("beaver") => Action::Beaver,
            Phase::CubeOffered { .. } if says("take") => Action::Take,
            Phase::CubeOffered { .. } => Action::Drop,
            _ if says("double") => Action::Double,
            _ => Action::Roll,
        })
    }
}

impl Drop for Bgsage {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
