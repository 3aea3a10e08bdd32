//! `parlor zole show`: deals and sessions as drawings.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::Context;
use parlor_formats::zole::record::{self, SessionRecord};
use parlor_formats::zole::{OpenCards, Style, draw};
use parlor_game::{Match, Observed, Seat};
use serde_json::{Value, json};

use crate::{Failure, language};

/// What to draw
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A deal (HAND / HAND / HAND / TABLE), a record (.zole), or - for a record on standard input
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

fn seat(text: &str) -> Result<Seat, String> {
    let found = Seat::ALL.into_iter().find(|seat| seat.to_string().eq_ignore_ascii_case(text));
    found.ok_or_else(|| format!("{text:?} is not a seat: a, b, c or d"))
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let input = args.input.join(" ");
    let Some(bytes) = file(&input)? else {
        let open: OpenCards =
            input.parse().map_err(|error| Failure::Usage(format!("the deal: {error}")))?;
        let layout = open.layout().map_err(|fault| Failure::Usage(format!("the deal: {fault}")))?;
        return Ok(writeln!(out, "{}", draw::layout(&layout, Style::Symbols))?);
    };
    let record = record::read(&bytes).with_context(|| format!("{input} is not a Zole record"))?;
    match args.deal {
        Some(number) => deal(&record, number, args, &mut out),
        None if args.json => Ok(writeln!(out, "{:#}", fields(&record)?)?),
        None => sheet(&record, &mut out),
    }
}

/// The bytes of a record; `None` if the input is not a file but a deal.
fn file(input: &str) -> Result<Option<Vec<u8>>, Failure> {
    if input == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        return Ok(Some(bytes));
    }
    if input.to_lowercase().ends_with(".zole") || Path::new(input).is_file() {
        let bytes = fs::read(input).with_context(|| format!("cannot read {input}"))?;
        return Ok(Some(bytes));
    }
    Ok(None)
}

fn sheet(record: &SessionRecord, out: &mut impl Write) -> Result<(), Failure> {
    for (seat, name) in Seat::ALL.iter().zip(&record.players) {
        writeln!(out, "{seat}: {name}")?;
    }
    let session = record.session().map_err(anyhow::Error::from)?;
    writeln!(out, "\n{}", parlor_zole_kit::sheet(&session, &language::reader()))?;
    if session.sheet().len() < record.deals.len() {
        writeln!(out, "deal {} is not finished", record.deals.len())?;
    }
    Ok(())
}

fn deal(
    record: &SessionRecord,
    number: usize,
    args: &Args,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut cut = record.clone();
    cut.deals.truncate(number);
    let n_deals = record.deals.len();
    let no_deal = || Failure::Usage(format!("no deal {number}: the record has {n_deals}"));
    let last = cut.deals.last_mut().filter(|_| (1..=n_deals).contains(&number));
    let last = last.ok_or_else(no_deal)?;
    if let Some(steps) = args.steps {
        if steps > last.steps.len() {
            let message = format!("deal {number} has {} steps", last.steps.len());
            return Err(Failure::Usage(message));
        }
        last.steps.truncate(steps);
    }
    let layout = last.layout;
    let course = cut.deal(number).ok_or_else(no_deal)?.map_err(anyhow::Error::from)?;
    match args.seat {
        Some(seat) if course.deal().public().setup().seating().seats().contains(seat) => {
            let view = course.deal().view(seat);
            writeln!(out, "{}", draw::view(&view, Style::Symbols))?;
        }
        Some(seat) => return Err(Failure::Usage(format!("nobody sits at seat {seat}"))),
        None => {
            writeln!(out, "{}\n", draw::layout(&layout, Style::Symbols))?;
            let text = record::write(&cut).map_err(anyhow::Error::from)?;
            let head = format!("deal {number},");
            for line in text.lines().skip_while(|line| !line.starts_with(&head)) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
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
