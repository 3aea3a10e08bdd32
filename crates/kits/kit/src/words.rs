//! A game at the terminal.

use std::str::FromStr;

use parlor_agent::{Message, Say};
use parlor_game::Seat;

use crate::{ActionOf, ExportError, GameOf, Played, Records, RulesError, SeenOf, ViewOf};

/// A game that people can play at a terminal.
pub trait Words: Records {
    /// The game in one English line.
    const SUMMARY: &'static str;

    /// How many may sit down.
    const SEATS: &'static [usize];

    /// The agent that people meet where nobody says whom.
    const OPPONENT: &'static str = "random";

    /// The message that lists what can be typed beside a move, where there is such a thing.
    const HELP: Option<&'static str> = None;

    /// What a rules text can be, in one English line.
    const RULES_HELP: &'static str = "The ruleset";

    /// In which form a game is saved, in one English line.
    const SAVE_HELP: &'static str = "Write what was played to this file";

    /// What can be written after `parlor play GAME`, each with what it does, for the help.
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[];

    /// What can be asked for besides rules: the length, above all.
    const OPTIONS: &'static [PlayOption] = &[];

    /// The game as it is wanted.
    fn sit(wanted: &Wanted<'_>) -> Result<Sitting<Self>, RulesError> {
        Ok(Sitting { kit: Self::read(wanted.rules)?, deals_max: None })
    }

    /// The position as a drawing, from the side of `viewer`.
    fn draw(view: &ViewOf<Self>, viewer: Seat, screen: &Screen<'_>) -> String;

    /// What `viewer` is asked, in one line.
    fn question(view: &ViewOf<Self>, viewer: Seat) -> Message;

    /// How an action is written: what is shown in lists and what can be typed.
    fn write(view: &ViewOf<Self>, viewer: Seat, action: ActionOf<Self>) -> String;

    /// The listed action that `entry` means, or what is wrong with it. Unless a game knows better:
    /// as written, whatever the case of its letters.
    fn read_entry(
        view: &ViewOf<Self>,
        viewer: Seat,
        legal: &[ActionOf<Self>],
        entry: &str,
    ) -> Result<ActionOf<Self>, Message> {
        let entry = entry.trim();
        let meant = |action: &&ActionOf<Self>| {
            Self::write(view, viewer, **action).to_lowercase() == entry.to_lowercase()
        };
        legal.iter().find(meant).copied().ok_or_else(|| not_now(entry))
    }

    /// What a seat that saw `before` is told of an event; `None` when it is not worth a line.
    fn tell(before: &ViewOf<Self>, seen: &SeenOf<Self>) -> Option<Message>;

    /// How a deal ended.
    fn result(finished: &GameOf<Self>, say: &dyn Say) -> String;

    /// The score sheet, where it is more than everyone's points.
    fn sheet(_sheet: &Self::Match, _say: &dyn Say) -> Option<String> {
        None
    }

    /// Reads an offer that stands beside the game (`resign gammon`); `None` if it is none.
    fn read_offer(_game: &GameOf<Self>, _by: Seat, _entry: &str) -> Option<Result<Offer, Message>> {
        None
    }

    /// What was played, as a file: in the format of this ending, otherwise in the first.
    fn file(played: &Played<Self>, ending: &str) -> Result<String, ExportError> {
        let fitting = Self::FORMATS.iter().find(|format| format.ending == ending);
        match fitting.or(Self::FORMATS.first()) {
            Some(&format) => Self::export(played, format),
            None => Err(ExportError::unwritable(&"the game has no format for files")),
        }
    }
}

/// Giving a deal up, which needs the other side's word; accepted by [`Host::resign`](crate::Host).
pub struct Offer {
    /// How many times the stake.
    pub worth: u8,
    /// The question put to the other side.
    pub question: Message,
}

/// What a drawing is made for.
#[derive(Clone, Copy)]
pub struct Screen<'a> {
    /// The language of its words.
    pub say: &'a dyn Say,
    /// Does it show more than ASCII?
    pub is_unicode: bool,
}

/// What can be asked for at the terminal besides rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayOption {
    /// What is typed after two hyphens.
    pub name: &'static str,
    /// What its value is called in the help.
    pub value_name: &'static str,
    /// What it may be.
    pub value: OptionValue,
    /// What it does, in one English line.
    pub summary: &'static str,
    /// The option that cannot be given together with it.
    pub excludes: Option<&'static str>,
}

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// A number in these bounds.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// One of these words, each with what it means in one English line.
    Word(&'static [(&'static str, &'static str)]),
}

/// A game as someone wants it.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The rules: what is usual at a terminal unless they were named.
    pub rules: &'a str,
    /// How many players were named, if any.
    pub n_players: Option<usize>,
    /// The options that were given; each value is one that the option may have.
    pub options: &'a [(&'static str, String)],
}

impl Wanted<'_> {
    /// The option of this name, if it was given.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(given, _)| *given == name).map(|(_, value)| value.as_str())
    }

    /// The number of this name, if it was given.
    pub fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.option(name)?.parse().ok()
    }
}

/// A game that is about to be played at a terminal.
pub struct Sitting<K> {
    /// The game.
    pub kit: K,
    /// After how many deals people stand up, though the match goes on.
    pub deals_max: Option<u64>,
}

/// What is typed cannot be done now.
pub fn not_now(entry: &str) -> Message {
    Message::new("cli-not-now").with("entry", format!("{entry:?}"))
}

/// One of these: `A, B or C`.
pub fn either(choices: impl IntoIterator<Item = Message>) -> Message {
    let choices = choices.into_iter();
    let joined = choices.reduce(|a, b| Message::new("cli-or").with("first", a).with("second", b));
    joined.unwrap_or(Message::verbatim(""))
}
