//! What is to be played: a plan file, or the quick form on the command line.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use parlor_arena::{
    Allowed, BotCommand, BotLimits, Plan, PlanError, PlanFile, PlanFileError, Schedule, Seatings,
    Setting, SettingError,
};

use super::games::NoGame;
use crate::failure::usage;

/// A tournament without a plan file
#[derive(clap::Args)]
#[command(next_help_heading = "Instead of a plan")]
pub(super) struct Quick {
    /// The game
    #[arg(long, requires_all = ["entrants", "blocks"])]
    game: Option<String>,
    /// The ruleset
    #[arg(long, requires = "game")]
    rules: Option<String>,
    /// What one arena game is: `game` or `match-5` in backgammon, `half` or `east` in riichi,
    /// `deal`, `deals-9` or `round` in Zole
    #[arg(long, requires = "game")]
    length: Option<String>,
    /// How tiles come to the seats in riichi: `shared` or `per-seat`
    #[arg(long, requires = "game")]
    wall: Option<String>,
    /// Agent specs, separated by commas; give it again for a spec with commas of its own
    #[arg(long, value_name = "SPECS", requires = "game")]
    entrants: Vec<String>,
    /// round-robin, gauntlet or fixed
    #[arg(long, requires = "game", value_parser = named::<Schedule>)]
    schedule: Option<Schedule>,
    /// Seatings of a block: rotations or all
    #[arg(long, requires = "game", value_parser = named::<Seatings>)]
    seatings: Option<Seatings>,
    /// Number of blocks
    #[arg(long, requires = "game")]
    blocks: Option<u64>,
    /// Seed for chance and agents
    #[arg(long, requires = "game")]
    seed: Option<u64>,
    /// Search nodes that each decision may use
    #[arg(long, requires = "game")]
    nodes: Option<u64>,
    /// Milliseconds that each decision may use; the results then depend on the machine
    #[arg(long, value_name = "MS", requires = "game")]
    think_ms: Option<u64>,
}

/// Reads a word that a plan could hold.
fn named<T: serde::de::DeserializeOwned>(word: &str) -> serde_json::Result<T> {
    serde_json::from_value(word.into())
}

/// A tournament, and where it was written down.
pub(super) struct Tournament {
    pub(super) game: String,
    pub(super) setting: Setting,
    pub(super) plan: Plan,
    /// The result file that the plan names.
    pub(super) out: Option<PathBuf>,
    /// What result files are called: after the plan file, or the game.
    pub(super) stem: String,
    source: Option<(PathBuf, PlanFile)>,
}

impl Tournament {
    /// From the plan file.
    pub(super) fn read(path: &Path) -> anyhow::Result<Tournament> {
        let text = fs::read_to_string(path);
        let text = text.with_context(|| format!("cannot read {}", path.display()))?;
        let file = PlanFile::read(&text).map_err(|error| in_file(path, &error))?;
        let folder = path.parent().unwrap_or(Path::new(""));
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        Ok(Tournament {
            game: file.game.clone(),
            setting: file.setting.clone(),
            plan: file.plan.clone(),
            out: file.out.as_ref().map(|out| folder.join(out)),
            stem: stem.into_owned(),
            source: Some((path.to_owned(), file)),
        })
    }

    /// From the command line; `None` if it names no game.
    pub(super) fn quick(quick: &Quick) -> Option<Tournament> {
        let game = quick.game.clone()?;
        let agents: Vec<String> = quick.entrants.iter().flat_map(|list| specs(list)).collect();
        Some(Tournament {
            setting: Setting {
                rules: quick.rules.clone(),
                length: quick.length.clone(),
                wall: quick.wall.clone(),
            },
            plan: Plan {
                entrants: Plan::entrants(&agents),
                schedule: quick.schedule.unwrap_or_default(),
                seatings: quick.seatings.unwrap_or_default(),
                blocks: quick.blocks.unwrap_or_default(),
                seed: quick.seed.unwrap_or_default(),
                budget: Allowed { nodes: quick.nodes, think_ms: quick.think_ms },
                cap: Plan::CAP,
                stop: None,
                bots: BotLimits::default(),
            },
            out: None,
            stem: game.clone(),
            game,
            source: None,
        })
    }

    /// The plan is wrong: at its place in the file, if there is one.
    pub(super) fn wrong_plan(&self, error: &PlanError) -> anyhow::Error {
        self.wrong(error, |file| file.in_plan(error))
    }

    /// The game or its setting is wrong.
    pub(super) fn wrong_game(&self, error: NoGame) -> anyhow::Error {
        match error {
            NoGame::Name(reason) => self.wrong(&reason, |file| file.at("game", &reason)),
            NoGame::Setting(error) => {
                let at = |file: &PlanFile| file.in_setting(&error);
                self.wrong::<SettingError>(&error, at)
            }
        }
    }

    /// The results cannot be written where the plan says.
    pub(super) fn wrong_out(&self, reason: &str) -> anyhow::Error {
        self.wrong(reason, |file| file.at("out", reason))
    }

    fn wrong<E: ToString + ?Sized>(
        &self,
        error: &E,
        place: impl Fn(&PlanFile) -> PlanFileError,
    ) -> anyhow::Error {
        match &self.source {
            Some((path, file)) => in_file(path, &place(file)),
            None => usage(error.to_string()),
        }
    }
}

fn in_file(path: &Path, error: &PlanFileError) -> anyhow::Error {
    usage(format!("{}, {error}", path.display()))
}

/// Splits a list of specs at its commas: a part with `=` that does not begin a spec goes on with the
/// one before it, and a command (`exec:…`, `mjai:…`) is never split.
fn specs(list: &str) -> Vec<String> {
    let mut specs: Vec<String> = Vec::new();
    for part in list.split(',') {
        let goes_on = part.split_once('=').is_some_and(|(key, _)| !key.contains(':'));
        // The settings of a program known by name are written as an agent's.
        let is_command = |spec: &str| {
            let command = BotCommand::of_spec(spec);
            command.is_some_and(|command| command.map_or(true, |command| command.game().is_none()))
        };
        match specs.last_mut() {
            Some(spec) if goes_on || is_command(spec) => {
                *spec = format!("{spec},{part}");
            }
            _ => specs.push(part.trim().to_owned()),
        }
    }
    specs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_specs_are_split_where_one_ends() {
        assert_eq!(specs("random,random"), ["random", "random"]);
        assert_eq!(specs("pimc:worlds=20,depth=3, random"), ["pimc:worlds=20,depth=3", "random"]);
        assert_eq!(specs("gnubg:ply=0,house"), ["gnubg:ply=0", "house"]);
        for prefix in ["exec:", "mjai:", "mjai-asked:"] {
            let bot = format!("{prefix}bot --list a,b");
            assert_eq!(specs(&format!("random,{bot}")), ["random", &bot]);
        }
    }
}
