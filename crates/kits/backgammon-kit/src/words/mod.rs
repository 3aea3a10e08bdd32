//! Backgammon at the terminal.

mod drawing;
mod faults;

use parlor_agent::{Message, Say};
use parlor_backgammon::{Action, Backgammon, End, Event, Phase, Resignation, RuleSet, Thrown, Win};
use parlor_formats::backgammon::{draw, notation};
use parlor_game::Seat;
use parlor_kit::{
    Offer, OptionValue, PlayOption, RulesError, Screen, Sitting, Wanted, Words, not_now,
};

use crate::BackgammonKit;
use crate::rules::{Span, ruleset};

pub use drawing::board_text;

const OPTIONS: &[PlayOption] = &[
    PlayOption {
        name: "match",
        value_name: "POINTS",
        value: OptionValue::Number { min: 1, max: 999 },
        summary: "A match to this many points, instead of one money game",
        excludes: Some("games"),
    },
    PlayOption {
        name: "games",
        value_name: "GAMES",
        value: OptionValue::Number { min: 1, max: u32::MAX },
        summary: "Number of money games",
        excludes: None,
    },
    PlayOption {
        name: "automatic-doubles",
        value_name: "TIES",
        value: OptionValue::Number { min: 0, max: 15 },
        summary: "How many tied opening rolls turn the cube in money play; default: 0",
        excludes: None,
    },
];

/// What the cube shows after a double.
fn doubled(game: &Backgammon) -> String {
    (2 * game.cube().value()).to_string()
}

impl Words for BackgammonKit {
    const SUMMARY: &'static str = "Two players, dice, the doubling cube";
    const SEATS: &'static [usize] = &[2];
    const OPPONENT: &'static str = "house";
    const HELP: Option<&'static str> = Some("cli-help-backgammon");
    const SAVE_HELP: &'static str = "Write what was played to this .mat file";
    const OPTIONS: &'static [PlayOption] = OPTIONS;
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("", "you against the computer"),
        ("--seats person,person", "two people at one terminal"),
        ("--match 5 --rules nackgammon", "a match to five points"),
        ("--seats random,random --seed 7", "watch the same game every time"),
        ("--match 5 --save evening.mat", "keep the record"),
        ("--rules money --games 3", "three money games"),
    ];

    fn sit(wanted: &Wanted<'_>) -> Result<Sitting<BackgammonKit>, RulesError> {
        let automatic_doubles = wanted.number("automatic-doubles").unwrap_or(0);
        let rules = RuleSet { automatic_doubles, ..ruleset(wanted.rules)? };
        let length = match wanted.number("match") {
            Some(to) => Span::Match { to },
            None => Span::Money { games: wanted.number("games").unwrap_or(1) },
        };
        Ok(Sitting { kit: BackgammonKit { rules, length }, deals_max: None })
    }

    fn draw(view: &Backgammon, viewer: Seat, screen: &Screen<'_>) -> String {
        let charset = if screen.is_unicode { draw::Charset::Unicode } else { draw::Charset::Ascii };
        board_text(&view.position(), draw::Style { bottom: Some(viewer), charset }, screen.say)
    }

    fn question(view: &Backgammon, _viewer: Seat) -> Message {
        match view.phase() {
            Phase::ToMove(dice) => Message::new("cli-bg-play-dice").with("dice", dice.to_string()),
            Phase::CubeOffered { .. } => {
                Message::new("cli-bg-double-offered").with("n", doubled(view))
            }
            _ => Message::new("bg-to-roll"),
        }
    }

    fn write(view: &Backgammon, _viewer: Seat, action: Action) -> String {
        match action {
            Action::Play(play) => notation::write(view.board(), play),
            other => other.to_string(),
        }
    }

    fn read_entry(
        view: &Backgammon,
        _viewer: Seat,
        legal: &[Action],
        entry: &str,
    ) -> Result<Action, Message> {
        if let Phase::ToMove(dice) = view.phase() {
            let play = notation::read(entry, view.board(), dice);
            return play.map(Action::Play).map_err(|error| faults::play(&error));
        }
        let word = entry.to_lowercase();
        let named = |action: &&Action| action.to_string().starts_with(&word);
        legal.iter().find(named).copied().ok_or_else(|| not_now(entry))
    }

    fn tell(before: &Backgammon, seen: &Event) -> Option<Message> {
        let said = |key, seat: Seat| Message::new(key).with("player", seat);
        Some(match *seen {
            Event::Thrown(Thrown::Opening { a, b }) if a == b => {
                Message::new("cli-bg-opening-tie").with("n", a.to_string())
            }
            Event::Thrown(Thrown::Opening { a, b }) => Message::new("cli-bg-opening")
                .with("a", a.to_string())
                .with("b", b.to_string())
                .with("starter", if a > b { Seat::A } else { Seat::B }),
            Event::Thrown(Thrown::Roll(dice)) => {
                said("cli-bg-rolls", before.on_roll()).with("dice", dice.to_string())
            }
            Event::Answered { action: Action::Roll, .. } => return None,
            Event::Answered { seat, action: Action::Play(play) } => {
                said("bg-says-plays", seat).with("moves", notation::write(before.board(), play))
            }
            Event::Answered { seat, action: Action::Double } => {
                said("cli-bg-doubles", seat).with("n", doubled(before))
            }
            Event::Answered { seat, action } => {
                said("bg-says-cube", seat).with("action", action.to_string())
            }
            Event::Resigned(Resignation { by, win }) => {
                said("cli-bg-resigns", by).with("win", win.to_string())
            }
        })
    }

    fn result(finished: &Backgammon, say: &dyn Say) -> String {
        let Some(outcome) = finished.outcome() else { return String::new() };
        let worth = Message::new(match outcome.win {
            Win::Single => "bg-won-single",
            Win::Gammon => "bg-won-gammon",
            Win::Backgammon => "bg-won-backgammon",
        });
        let how = match outcome.end {
            End::BorneOff => "borne-off",
            End::Dropped => "dropped",
            End::Resigned => "resigned",
        };
        let won = Message::new("cli-bg-won").with("player", outcome.winner).with("how", how);
        say.message(&won.with("worth", worth.with("n", outcome.points.unsigned_abs())))
    }

    /// `resign gammon`.
    fn read_offer(game: &Backgammon, by: Seat, entry: &str) -> Option<Result<Offer, Message>> {
        let lower = entry.to_lowercase();
        let size = lower.strip_prefix("resign")?;
        let win = match size.trim() {
            "" | "single" => Win::Single,
            "gammon" => Win::Gammon,
            "backgammon" => Win::Backgammon,
            other => {
                let entry = format!("{other:?}");
                return Some(Err(Message::new("cli-bg-resign-what").with("entry", entry)));
            }
        };
        let question = Message::new("cli-bg-resign-offer").with("player", by);
        let offer = Offer { worth: win as u8 + 1, question: question.with("win", win.to_string()) };
        Some(Resignation { by, win }.check(game).map(|()| offer).map_err(faults::resignation))
    }
}
