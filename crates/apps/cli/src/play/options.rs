//! What `parlor play` can be told: every game's options, as its kit lists them.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgMatches, Command, value_parser};
use parlor_kit::{Each, Full, OptionValue, PlayOption, Venue};

/// `parlor play` with a subcommand for each game.
pub(super) fn play(command: Command) -> Command {
    let mut games = Games { command, examples: "Examples:".to_owned() };
    parlor_kits::each(&mut games);
    let Games { command, examples } = games;
    command
        .about("Play in the terminal, against agents or with friends")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .allow_external_subcommands(true)
        .after_help(examples)
}

struct Games {
    command: Command,
    examples: String,
}

impl Each for Games {
    fn kit<K: Full>(&mut self) {
        let command = std::mem::take(&mut self.command);
        self.command = command.subcommand(game::<K>());
        self.examples += &examples::<K>();
    }
}

fn game<K: Full>() -> Command {
    let help =
        format!("While you play, `help` lists what can be typed.\n\nExamples:{}", examples::<K>());
    let options = K::OPTIONS.iter().map(option);
    Command::new(K::NAME)
        .about(K::SUMMARY)
        .arg(
            Arg::new("seats")
                .long("seats")
                .value_name("SEATS")
                .help("Who sits where, in turn order: `person` or an agent of `parlor agents`"),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("SEED")
                .value_parser(value_parser!(u64))
                .help("Seed for chance and agents; default: random"),
        )
        .arg(
            Arg::new("rules")
                .long("rules")
                .value_name("RULES")
                .default_value(K::usual(Venue::Terminal))
                .help(K::RULES_HELP),
        )
        .args(options)
        .arg(
            Arg::new("save")
                .long("save")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help(K::SAVE_HELP),
        )
        .after_help(help)
}

fn option(option: &PlayOption) -> Arg {
    let arg =
        Arg::new(option.name).long(option.name).value_name(option.value_name).help(option.summary);
    let arg = match option.value {
        OptionValue::Number { min, max } => arg.value_parser(move |text: &str| {
            let number = text.parse::<u32>().map_err(|error| error.to_string())?;
            if (min..=max).contains(&number) {
                return Ok(text.to_owned());
            }
            Err(format!("{number} is not in {min}..={max}"))
        }),
        OptionValue::Word(words) => {
            let value = |&(word, help): &(&'static str, _)| PossibleValue::new(word).help(help);
            arg.value_parser(PossibleValuesParser::new(words.iter().map(value)))
        }
    };
    match option.excludes {
        Some(other) => arg.conflicts_with(other),
        None => arg,
    }
}

fn examples<K: Full>() -> String {
    let width = K::EXAMPLES.iter().map(|(told, _)| told.len()).max().unwrap_or(0);
    let line =
        |(told, what): &(&str, &str)| format!("\n  parlor play {} {told:<width$}  {what}", K::NAME);
    K::EXAMPLES.iter().map(line).collect()
}

/// What a game was told.
pub(super) struct Told<'a, K> {
    matches: &'a ArgMatches,
    kit: PhantomData<K>,
}

impl<'a, K: Full> Told<'a, K> {
    pub(super) fn new(matches: &'a ArgMatches) -> Told<'a, K> {
        Told { matches, kit: PhantomData }
    }

    pub(super) fn seats(&self) -> Option<&'a str> {
        self.matches.get_one::<String>("seats").map(String::as_str)
    }

    pub(super) fn seed(&self) -> Option<u64> {
        self.matches.get_one("seed").copied()
    }

    pub(super) fn rules(&self) -> &'a str {
        let named = self.matches.get_one::<String>("rules").map(String::as_str);
        named.unwrap_or(K::usual(Venue::Terminal))
    }

    pub(super) fn options(&self) -> Vec<(&'static str, String)> {
        let given = |option: &PlayOption| {
            Some((option.name, self.matches.get_one::<String>(option.name)?.clone()))
        };
        K::OPTIONS.iter().filter_map(given).collect()
    }

    pub(super) fn save(&self) -> Option<&'a Path> {
        self.matches.get_one::<PathBuf>("save").map(PathBuf::as_path)
    }
}
