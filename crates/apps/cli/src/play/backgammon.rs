//! Backgammon at the terminal.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use parlor_agent::{Message, Say};
use parlor_backgammon::{
    Action, Backgammon, Contest, Cup, End, Event, Phase, Resignation, RuleSet, Thrown, Win,
};
use parlor_formats::backgammon::mat::{self, GameRecord, Record};
use parlor_formats::backgammon::notation;
use parlor_game::{Game, Illegal, Seat, Sink};

use super::Common;
use super::person::Terminal;
use super::seats;
use super::table::{self, DealRecord, Table};
use super::words::{Words, not_now};
use crate::{Failure, backgammon};

/// Backgammon
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    common: Common,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = backgammon::rules)]
    rules: RuleSet,
    /// A match to this many points, instead of one money game
    #[arg(long = "match", value_name = "POINTS", conflicts_with = "games",
          value_parser = clap::value_parser!(u16).range(1..=999))]
    points: Option<u16>,
    /// So many money games
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// So many tied opening throws turn the cube in money play
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=15))]
    automatic_doubles: u8,
    /// Write what was played to this .mat file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

const EXAMPLES: &str = "\
While you play, `help` tells what can be typed.

Examples:
  parlor play backgammon --seats person,person
  parlor play backgammon --match 5 --save evening.mat
  parlor play backgammon --rules money --games 3 --automatic-doubles 1";

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let registry = backgammon::registry();
    let seats = args.common.seats.as_deref().unwrap_or("person,house");
    let players = seats::read(seats, &[2], &registry).map_err(Failure::Usage)?;
    let rules = RuleSet { automatic_doubles: args.automatic_doubles, ..args.rules };
    let money = Contest::money(rules, args.games.unwrap_or(1));
    let contest = args.points.and_then(|to| Contest::match_to(rules, to)).unwrap_or(money);
    let terminal = Terminal::of_process();
    let seed = args.common.seed_or_new();
    let mut table = Table::new(contest, players, &registry, seed, terminal);
    let played = table.play(|_, chance| Cup(chance), table::score);
    if let Some(file) = &args.save {
        save(&table, args, file)?;
    }
    Ok(played?)
}

/// Writes what was played, an unfinished game included, as a match file.
fn save<R, W>(table: &Table<'_, Contest, R, W>, args: &Args, file: &Path) -> Result<(), Failure> {
    let game = |deal: &DealRecord<Backgammon>| {
        let score = *Backgammon::start(&deal.setup).score();
        GameRecord::of(score, &deal.inputs, deal.accepted)
    };
    // A colon ends a name in a match file.
    let name =
        |n: usize| format!("{} ({})", table.players[n].name().replace(':', " "), Seat::ALL[n]);
    let record = Record {
        players: [name(0), name(1)],
        to: args.points.unwrap_or(0),
        rules: args.rules,
        comments: Vec::new(),
        games: table.deals.iter().map(game).collect(),
    };
    let text = mat::write(&record).map_err(anyhow::Error::from)?;
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(())
}

/// What the cube shows after a double.
fn doubled(game: &Backgammon) -> String {
    (2 * game.cube().value()).to_string()
}

impl Words for Backgammon {
    type Offer = Resignation;

    const HAS_SECRETS: bool = false;

    const HELP: &'static str = "cli-help-backgammon";

    fn draw(view: &Backgammon, viewer: Seat, _say: &dyn Say) -> String {
        backgammon::drawing(&view.position(), viewer)
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

    fn read(
        view: &Backgammon,
        _viewer: Seat,
        legal: &[Action],
        entry: &str,
    ) -> Result<Action, Message> {
        if let Phase::ToMove(dice) = view.phase() {
            let play = notation::read(entry, view.board(), dice);
            return play.map(Action::Play).map_err(|error| Message::verbatim(error.to_string()));
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

    fn result(&self, say: &dyn Say) -> String {
        let Some(outcome) = self.outcome() else { return String::new() };
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

    fn read_offer(&self, by: Seat, entry: &str) -> Option<Result<Resignation, Message>> {
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
        let offer = Resignation { by, win };
        let refused = |refused: Illegal| Message::verbatim(refused.to_string());
        Some(offer.check(self).map(|()| offer).map_err(refused))
    }

    fn offer_question(offer: Resignation) -> Message {
        let question = Message::new("cli-bg-resign-offer").with("player", offer.by);
        question.with("win", offer.win.to_string())
    }

    fn accept(&mut self, offer: Resignation, events: &mut impl Sink<Event>) {
        // It was checked when it was read, and nothing has happened since.
        let accepted = offer.accept(self, events);
        debug_assert_eq!(accepted, Ok(()));
    }
}
