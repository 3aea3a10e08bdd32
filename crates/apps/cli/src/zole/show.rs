//! `parlor zole show`: deals and sessions as drawings.

use anyhow::Context;
use parlor_agent::Message;
use parlor_formats::zole::record::{self, SessionRecord};
use parlor_formats::zole::{AnyRecord, OpenCards, Style};
use parlor_game::{Match, Observed, Seat};
use parlor_zole_kit::drawing;
use serde_json::{Value, json};

use super::recorded;
use crate::failure::{OrUsage, usage};
use crate::language::say;
use crate::{files, language, output};

/// What to draw
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A deal (HAND / HAND / HAND / TABLE), a record (.zole or an export of openZole), or - for a
    /// record on standard input
    #[arg(required = true)]
    input: Vec<String>,
    /// Number of the deal in the record, from 1
    #[arg(long)]
    deal: Option<usize>,
    /// After this many steps of that deal (calls, burial, cards); default: all
    #[arg(long, requires = "deal")]
    steps: Option<usize>,
    /// What this seat knew then, a, b, c or d, instead of all cards
    #[arg(long, requires = "deal", value_parser = seat)]
    seat: Option<Seat>,
    /// Print the sheet of a record as JSON
    #[arg(long, conflicts_with = "deal")]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor zole show session.zole
  parlor zole show session.zole --deal 2
  parlor zole show session.zole --deal 2 --steps 9 --seat b
  parlor zole show $(parlor zole deal --seed 7 --short)";

fn seat(text: &str) -> anyhow::Result<Seat> {
    let found = Seat::ALL.into_iter().find(|seat| seat.to_string().eq_ignore_ascii_case(text));
    found.with_context(|| format!("{text:?} is not a seat: a, b, c or d"))
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let input = args.input.join(" ");
    if !files::is_file(&input, ".zole") && !input.ends_with(".json") {
        let open: OpenCards = input.parse().context("the deal").or_usage()?;
        let layout = open.layout().context("the deal").or_usage()?;
        return output::text(
            &(drawing::layout(&layout, Style::Symbols, &language::reader()) + "\n"),
        );
    }
    let AnyRecord { record, differences } = recorded::read(&input)?;
    match args.deal {
        Some(number) => output::text(&deal(record, number, args)?),
        None if args.json => output::pretty_json(&fields(&record)?),
        None => {
            let differ = differences.iter().map(|one| {
                let said = recorded::difference(&record, one);
                say(&said) + "\n"
            });
            let differ: String = differ.collect();
            output::text(&(sheet(&record)? + &differ))
        }
    }
}

fn sheet(record: &SessionRecord) -> anyhow::Result<String> {
    let players = Seat::ALL.iter().zip(&record.players);
    let players: String = players.map(|(seat, name)| format!("{seat}: {name}\n")).collect();
    let session = record.session()?;
    let mut text =
        format!("{players}\n{}\n", parlor_zole_kit::sheet(&session, &language::reader()));
    if session.sheet().len() < record.deals.len() {
        let open = Message::new("cli-zole-unfinished").with("n", record.deals.len().to_string());
        text += &(say(&open) + "\n");
    }
    Ok(text)
}

fn deal(record: SessionRecord, number: usize, args: &Args) -> anyhow::Result<String> {
    let cut = recorded::up_to(record, number, args.steps)?;
    let course = cut.deal(number).context("no such deal")??;
    match args.seat {
        Some(seat) if course.deal().public().setup().seating().seats().contains(seat) => {
            Ok(drawing::view(&course.deal().view(seat), Style::Symbols, &language::reader()) + "\n")
        }
        Some(seat) => Err(usage(format!("nobody sits at seat {seat}"))),
        None => {
            let layout =
                drawing::layout(&cut.deals[number - 1].layout, Style::Symbols, &language::reader());
            let text = record::write(&cut)?;
            let begins = text.find(&format!("\ndeal {number},")).map_or(text.len(), |at| at + 1);
            Ok(format!("{layout}\n\n{}", &text[begins..]))
        }
    }
}

/// The sheet as a program reads it.
fn fields(record: &SessionRecord) -> anyhow::Result<Value> {
    let session = record.session()?;
    let seats = session.seats();
    let by_seat = |values: &parlor_game::BySeat<i32>| -> Vec<i32> {
        values.pick(seats).map(|(_, &n)| n).collect()
    };
    let lines = session.sheet().iter().map(|line| {
        json!({
            "dealer": line.dealer.to_string(),
            "points": by_seat(&line.points),
            "standing": by_seat(&line.standing),
            "pules": line.pules.common,
            "personal_pules": line.pules.personal.pick(seats).map(|(_, &n)| n).collect::<Vec<_>>(),
        })
    });
    Ok(json!({"players": record.players, "deals": lines.collect::<Vec<_>>()}))
}
