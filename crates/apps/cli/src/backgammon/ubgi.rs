//! `parlor backgammon ubgi`: the Universal Backgammon Interface, version 0.2.

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use parlor_backgammon::{Action, Dice, Die, Phase, Place, Play, Position, RuleSet, Step};
use parlor_formats::backgammon::fibs;

use super::analyst::AnalystArgs;
use super::engine::{Engine, steps};
use super::position;
use super::rules;

/// Who plays
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    analyst: AnalystArgs,
    /// The ruleset of positions that do not say it
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
}

const EXAMPLES: &str = "\
Commands: ubgi, isready, newgame, position gnubgid ID, position xgid XGID, dice D1 D2, go [chequer|cube|turn],
set KEY VALUE, get KEY, keys, quit. See docs/user/backgammon-programs.md.

Example:
  printf 'position gnubgid 4HPwATDgc/ABMA\\ndice 3 1\\ngo\\nquit\\n' | parlor backgammon ubgi";

/// How deep the engine may look, counted with the play itself as the protocol does.
const PLY: &str = "engine.ply";
const VARIANT: &str = "game.variant";
const PLIES: std::ops::RangeInclusive<u8> = 1..=5;
const VARIANTS: [RuleSet; 3] = [RuleSet::STANDARD, RuleSet::NACKGAMMON, RuleSet::HYPERGAMMON];

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut session = Session::new(args)?;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        match session.answer(&line, &words) {
            Ok(Said::Nothing) => continue,
            Ok(Said::Quit) => break,
            Ok(Said::Text(text)) => writeln!(out, "{text}")?,
            Err(Fault(code, detail)) => writeln!(out, "error {code} {detail}")?,
        }
        out.flush()?;
    }
    Ok(())
}

/// What is written for a line.
enum Said {
    Nothing,
    Text(String),
    Quit,
}

/// An error of the protocol: its code, and what is wrong.
struct Fault(&'static str, String);

impl Fault {
    fn command(detail: &str) -> Fault {
        Fault("bad_command", detail.to_owned())
    }

    fn value(detail: &str) -> Fault {
        Fault("bad_value", detail.replace('\n', " "))
    }

    fn state(detail: &str) -> Fault {
        Fault("bad_state", detail.to_owned())
    }
}

struct Session {
    args: AnalystArgs,
    engine: Engine,
    rules: RuleSet,
    /// As set; the agent's own depth otherwise.
    ply: Option<u8>,
    position: Option<Position>,
    dice: Option<Dice>,
}

impl Session {
    fn new(args: &Args) -> anyhow::Result<Session> {
        let engine = Engine::new(&args.analyst)?;
        let (args, rules) = (args.analyst.clone(), args.rules);
        Ok(Session { args, engine, rules, ply: None, position: None, dice: None })
    }

    fn answer(&mut self, line: &str, words: &[&str]) -> Result<Said, Fault> {
        let text = match words {
            // Nothing runs between two lines, so there is nothing to stop.
            [] | ["stop"] => return Ok(Said::Nothing),
            ["quit"] => return Ok(Said::Quit),
            ["ubgi"] => self.hello(),
            ["isready"] => "readyok".to_owned(),
            ["newgame"] => {
                (self.position, self.dice) = (None, None);
                return Ok(Said::Nothing);
            }
            ["position", "gnubgid" | "xgid", id] => {
                let read = position::read(id, self.rules);
                self.position = Some(read.map_err(|error| Fault::value(&format!("{error:#}")))?);
                self.dice = None;
                return Ok(Said::Nothing);
            }
            ["dice", one, other] => {
                self.dice = Some(dice(one, other)?);
                return Ok(Said::Nothing);
            }
            ["go"] | ["go", "chequer"] | ["go", "role", "chequer", ..] => {
                format!("bestmove {}", self.play()?)
            }
            ["go", "cube"] | ["go", "role", "cube", ..] => format!("bestcube {}", self.cube()?),
            ["go", "turn"] | ["go", "role", "turn", ..] => {
                format!("bestturn cube={} move={}", self.cube()?, self.play()?)
            }
            ["set", key, value] => return self.set(key, value).map(|()| Said::Nothing),
            ["get", key] => format!("value {key} {}", self.get(key)?),
            ["keys"] => keys(),
            [board] if board.starts_with("XGID=") => {
                self.act(position::read(line.trim(), self.rules))?
            }
            [board] if board.starts_with(fibs::PREFIX) => {
                self.act(fibs::read(line, self.rules).map_err(|error| anyhow!(error)))?
            }
            ["go", ..] => return Err(Fault("unsupported", words.join(" "))),
            ["position", ..] => {
                return Err(Fault::command("expected: position gnubgid ID, or xgid"));
            }
            ["set", ..] => return Err(Fault::command("expected: set <key> <value>")),
            [word, ..] => return Err(Fault::command(word)),
        };
        Ok(Said::Text(text))
    }

    fn hello(&self) -> String {
        let (version, agent) = (env!("CARGO_PKG_VERSION"), self.engine.spec());
        format!("id name Parlor {version} {agent}\nid author the Parlor authors\nproto 0.2\nubgiok")
    }

    /// The position, with the dice that were given or its own.
    fn rolled(&self) -> Result<Position, Fault> {
        let position = self.position.ok_or_else(|| Fault::state("missing position"))?;
        match (self.dice, position.phase) {
            (Some(dice), _) | (None, Phase::ToMove(dice)) => {
                Ok(Position { phase: Phase::ToMove(dice), ..position })
            }
            _ => Err(Fault::state("missing dice")),
        }
    }

    fn play(&mut self) -> Result<String, Fault> {
        match self
            .engine
            .decide(&self.rolled()?)
            .map_err(|error| Fault::value(&format!("{error:#}")))?
        {
            Action::Play(play) if play != Play::DANCE => Ok(named_steps(play)),
            _ => Ok("pass".to_owned()),
        }
    }

    fn cube(&mut self) -> Result<&'static str, Fault> {
        let position = self.position.ok_or_else(|| Fault::state("missing position"))?;
        // Where he may not double there is nothing to decide, and the dice come next.
        let asked = Position { phase: Phase::ToRoll, ..position };
        let asked =
            if asked.game().is_ok() { asked } else { Position { phase: Phase::Rolling, ..asked } };
        let action =
            self.engine.decide(&asked).map_err(|error| Fault::value(&format!("{error:#}")))?;
        Ok(if action == Action::Double { "double" } else { "nodouble" })
    }

    /// A bare board is answered with what to do there.
    fn act(&mut self, position: anyhow::Result<Position>) -> Result<String, Fault> {
        let action = position.and_then(|position| self.engine.decide(&position));
        Ok(match action.map_err(|error| Fault::value(&format!("{error:#}")))? {
            Action::Play(play) => steps(play),
            Action::Beaver => "take".to_owned(),
            action => action.to_string(),
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        match key {
            PLY => {
                let ply = value.parse().ok().filter(|ply| PLIES.contains(ply));
                let ply: u8 = ply.ok_or_else(|| Fault::value(&format!("{PLY} must be 1..5")))?;
                self.args.set_agent(format!("house:ply={}", ply - 1));
                self.engine =
                    Engine::new(&self.args).map_err(|error| Fault::value(&format!("{error:#}")))?;
                self.ply = Some(ply);
            }
            VARIANT => {
                let found = VARIANTS.into_iter().find(|rules| variant(rules) == value);
                self.rules = found.ok_or_else(|| Fault::value(&format!("{VARIANT} {value}")))?;
                self.position = None;
            }
            _ => return Err(Fault("unsupported", key.to_owned())),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Result<String, Fault> {
        match key {
            PLY => {
                Ok(self.ply.map_or_else(|| self.engine.spec().to_owned(), |ply| ply.to_string()))
            }
            VARIANT => Ok(variant(&self.rules).to_owned()),
            _ => Err(Fault("unsupported", key.to_owned())),
        }
    }
}

/// The rules as the protocol names them.
fn variant(rules: &RuleSet) -> &'static str {
    if VARIANTS[1..].iter().any(|other| other.name == rules.name) {
        rules.name
    } else {
        "backgammon"
    }
}

fn keys() -> String {
    let variants = VARIANTS.map(|rules| variant(&rules)).join("|");
    format!(
        "key {PLY} int {}..{} 3 how deep the engine looks, the play itself included\nkey {VARIANT} enum {variants} backgammon",
        PLIES.start(),
        PLIES.end(),
    )
}

fn dice(one: &str, other: &str) -> Result<Dice, Fault> {
    let die = |text: &str| text.parse().ok().and_then(Die::new);
    let dice = die(one).zip(die(other)).map(|(one, other)| Dice::new(one, other));
    dice.ok_or_else(|| Fault::value(&format!("{one} {other} are not two dice from 1 to 6")))
}

/// A play step by step, with `bar` and `off`.
fn named_steps(play: Play) -> String {
    let place = |place: Place| match place {
        Place::BAR => "bar".to_owned(),
        Place::OFF => "off".to_owned(),
        point => point.number().to_string(),
    };
    let step = |step: Step| format!("{}/{}", place(step.from()), place(step.to()));
    play.steps().map(step).collect::<Vec<_>>().join(" ")
}
