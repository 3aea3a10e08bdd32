//! `parlor play GAME`: people and agents at one terminal.

mod audience;
mod options;
mod person;
mod seats;
mod table;

use std::fs;
use std::path::Path;

use anyhow::Context;
use clap::{ArgMatches, Command, FromArgMatches};
use parlor_agent::Message;
use parlor_kit::{Find, Full, Played, RulesError, Sitting, Wanted};

use crate::language::say;
use crate::{Failure, games, seed};
use person::Terminal;
use table::Table;

/// Which game, and what it was told.
pub(crate) struct Args {
    game: String,
    told: ArgMatches,
}

impl clap::Args for Args {
    fn augment_args(command: Command) -> Command {
        options::play(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        options::play(command)
    }
}

impl FromArgMatches for Args {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Args, clap::Error> {
        let wrong = |name: &str| {
            clap::Error::raw(clap::error::ErrorKind::InvalidSubcommand, games::unknown(name))
        };
        let (game, told) = matches.subcommand().ok_or_else(|| wrong(""))?;
        if !parlor_kits::names().contains(&game) {
            return Err(wrong(game));
        }
        Ok(Args { game: game.to_owned(), told: told.clone() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Args::from_arg_matches(matches)?;
        Ok(())
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let played = parlor_kits::find(&args.game, Play(&args.told));
    played.unwrap_or_else(|| Err(Failure::Usage(games::unknown(&args.game))))
}

/// Plays the game that was found.
struct Play<'a>(&'a ArgMatches);

impl Find for Play<'_> {
    type Output = Result<(), Failure>;

    fn found<K: Full>(self) -> Result<(), Failure> {
        let told = options::Told::<K>::new(self.0);
        let specs = told.seats().map(seats::specs);
        if let Some(specs) = &specs {
            seats::check_number(specs.len(), K::SEATS).map_err(Failure::Usage)?;
        }
        let wanted = Wanted {
            rules: told.rules(),
            n_players: specs.as_ref().map(Vec::len),
            options: &told.options(),
        };
        let Sitting { kit, deals_max } =
            K::sit(&wanted).map_err(|RulesError(error)| Failure::Usage(say(&error)))?;
        let registry = K::registry();
        let specs = specs.unwrap_or_else(|| usual_seats(&kit));
        let players = seats::read(specs, &registry).map_err(Failure::Usage)?;
        let seed = told.seed().unwrap_or_else(new_seed);
        let mut table = Table::new(kit, players, &registry, seed, Terminal::of_process());
        let played = table.play(deals_max);
        if let Some(file) = told.save() {
            save(&table.played(), file)?;
        }
        Ok(played?)
    }
}

/// A person, and the game's usual opponent on all other seats.
fn usual_seats<K: Full>(kit: &K) -> Vec<String> {
    let mut seats = vec![seats::PERSON.to_owned()];
    seats.resize(kit.n_seats(), K::OPPONENT.to_owned());
    seats
}

/// A seed from the clock, which is told so that the game can be repeated.
fn new_seed() -> u64 {
    let seed = seed::from_clock();
    println!("{}", say(&Message::new("cli-seed").with("seed", seed.to_string())));
    seed
}

fn save<K: Full>(played: &Played<K>, file: &Path) -> Result<(), Failure> {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let text = K::file(played, ending).map_err(anyhow::Error::from)?;
    let unwritten = Message::new("cli-cannot-write").with("file", file.display().to_string());
    fs::write(file, text).with_context(|| say(&unwritten))?;
    Ok(())
}
