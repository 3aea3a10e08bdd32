//! `parlor riichi convert`: a record in another format.

use std::io::{self, Write};

use parlor_formats::riichi::mjai::{self, Dialect, MjaiWriter, masked};
use parlor_formats::riichi::record::{MatchRecord, Piece};
use parlor_formats::riichi::{mjlog, tenhou6};
use parlor_game::Seat;

use super::{pieces, seat};
use crate::failure::usage;

/// What to convert, and into what
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A record: mjlog, tenhou.net/6 or mjai, plain or gzipped; - for standard input
    input: String,
    /// The format to write
    #[arg(long, value_enum)]
    to: Target,
    /// Only what this seat may see: a to d, or 0 to 3 (mjai only)
    #[arg(long, value_parser = seat)]
    seat: Option<Seat>,
}

const EXAMPLES: &str = "\
What a format cannot hold is dropped; see docs/user/riichi-formats.md.

Examples:
  parlor riichi convert game.xml --to tenhou6 > game.json
  parlor riichi convert game.json --to mjai > game.mjson
  parlor riichi convert game.mjlog --to mjai --seat 2 > what-player-2-saw.mjson
  parlor riichi convert game.mjson --to mjai-original";

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Target {
    /// Tenhou's XML, for matches under Tenhou's rules
    Mjlog,
    /// The JSON of tenhou.net/6, one match a line
    Tenhou6,
    /// mjai as Mortal and mjai.app write it
    Mjai,
    /// mjai as its first server wrote it: wins with yaku, fu and han
    MjaiOriginal,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match args.to {
        Target::Mjlog | Target::Tenhou6 if args.seat.is_some() => {
            return Err(usage("this format has no place for hidden tiles: --seat needs mjai"));
        }
        Target::Mjlog | Target::Tenhou6 => {
            for record in MatchRecord::gather(pieces(&args.input)?) {
                let text = match args.to {
                    Target::Mjlog => mjlog::write_match(&record?)?,
                    _ => tenhou6::write_match(&record?)?,
                };
                writeln!(out, "{text}")?;
            }
        }
        Target::Mjai => messages(args, Dialect::Mortal, &mut out)?,
        Target::MjaiOriginal => messages(args, Dialect::Original, &mut out)?,
    }
    Ok(out.flush()?)
}

/// Writes a record a deal at a time.
fn messages(args: &Args, dialect: Dialect, out: &mut impl Write) -> anyhow::Result<()> {
    let mut writer = MjaiWriter::new(dialect);
    let mut ended = true;
    for piece in pieces(&args.input)? {
        let all = match &piece? {
            Piece::Start(header) => {
                let before = if ended { None } else { Some(writer.end(None)) };
                ended = false;
                before.into_iter().chain([writer.start(header)]).collect()
            }
            Piece::Deal(deal) => writer.deal(deal)?,
            Piece::End(ending) => {
                ended = true;
                vec![writer.end(Some(ending))]
            }
        };
        for message in all {
            say(&message, args.seat, out)?;
        }
    }
    if !ended {
        say(&writer.end(None), args.seat, out)?;
    }
    Ok(())
}

fn say(message: &mjai::Message, viewer: Option<Seat>, out: &mut impl Write) -> io::Result<()> {
    match viewer {
        Some(viewer) => writeln!(out, "{}", masked(message, viewer)),
        None => writeln!(out, "{message}"),
    }
}
