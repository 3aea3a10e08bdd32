//! Riichi in other programs' formats.

use parlor_formats::riichi::record::{DealRecord, Ending, Header, MatchRecord};
use parlor_formats::riichi::{self, RulesText, mjai, mjlog, read_pieces, replay, tenhou6};
use parlor_game::{BySeat, Game, Seat};
use parlor_kit::{Came, ExportError, Format, ImportError, Likeness, Played, PlayedDeal, Records};
use parlor_riichi::{Deal, Points};

use crate::RiichiKit;

const TENHOU: Format = Format { name: "tenhou", ending: "mjlog", media_type: "application/xml" };
const TENHOU6: Format = Format { name: "tenhou6", ending: "json", media_type: "application/json" };
const MJAI: Format = Format { name: "mjai", ending: "mjai.jsonl", media_type: "application/jsonl" };

impl Records for RiichiKit {
    const FORMATS: &'static [Format] = &[TENHOU, TENHOU6, MJAI];

    fn likeness(bytes: &[u8], _head: &str) -> Likeness {
        match riichi::Format::of(bytes) {
            None => Likeness::None,
            Some(riichi::Format::Mjlog) => Likeness::Begins,
            Some(riichi::Format::Tenhou6 | riichi::Format::Mjai) => Likeness::Form,
        }
    }

    /// A Tenhou or mjai record; the first match of the file.
    fn import(bytes: &[u8]) -> Result<Played<RiichiKit>, ImportError> {
        let wrong = ImportError::wrong("riichi record");
        let unknown = || ImportError::unknown(Self::FORMATS);
        let pieces = read_pieces(bytes).map_err(|error| wrong(&error))?;
        let record = MatchRecord::gather(pieces).next();
        let record = record.ok_or_else(unknown)?.map_err(|error| wrong(&error))?;
        let played = replay::inputs_of(&record).map_err(|error| wrong(&error))?;
        let after = |deal: usize| -> BySeat<Points> {
            let next = record.deals.get(deal + 1).map(|next| next.start.scores);
            let last = record.ending.and_then(|ending| ending.scores);
            next.or(last).unwrap_or(record.deals[deal].start.scores)
        };
        let deals = played.into_iter().enumerate().map(|(deal, played)| PlayedDeal {
            number: played.setup.number(),
            setup: played.setup,
            came: played.inputs.into_iter().map(Came::input).collect(),
            standing: after(deal).as_array().map(|points| points.0),
        });
        Ok(Played {
            rules: RulesText(record.header.rules).to_string(),
            players: Seat::ALL.map(|seat| record.header.players[seat].name.clone()).to_vec(),
            deals: deals.collect(),
            sheet: None,
        })
    }

    fn export(played: &Played<RiichiKit>, format: Format) -> Result<String, ExportError> {
        let deals: Option<Vec<DealRecord>> = deals_of(played)?.into_iter().collect();
        let deals = deals.ok_or_else(|| ExportError::unwritable(&"a deal has no result"))?;
        let ending = played.sheet.as_ref().map(Ending::of);
        write(&MatchRecord { header: header_of(played)?, deals, ending }, format)
    }
}

/// The deals that were played to their end, as tenhou.net/6 or as mjai.
pub(crate) fn finished(
    played: &Played<RiichiKit>,
    as_tenhou6: bool,
) -> Result<String, ExportError> {
    let deals = deals_of(played)?.into_iter().flatten().collect();
    let ending = played.sheet.as_ref().filter(|sheet| sheet.is_over()).map(Ending::of);
    let record = MatchRecord { header: header_of(played)?, deals, ending };
    write(&record, if as_tenhou6 { TENHOU6 } else { MJAI })
}

fn write(record: &MatchRecord, format: Format) -> Result<String, ExportError> {
    let written = match format {
        TENHOU => mjlog::write_match(record).map_err(|error| error.to_string()),
        TENHOU6 => tenhou6::write_match(record).map_err(|error| error.to_string()),
        _ => mjai::write_match(record, mjai::Dialect::Mortal).map_err(|error| error.to_string()),
    };
    written.map_err(ExportError::Unwritable)
}

fn header_of(played: &Played<RiichiKit>) -> Result<Header, ExportError> {
    let first = played.deals.first().ok_or_else(|| ExportError::unwritable(&"it has no deal"))?;
    let name = |seat: Seat| played.players.get(seat.idx()).cloned().unwrap_or_default();
    Ok(Header::new(first.setup.rules, BySeat::from_fn(name)))
}

/// The deals, `None` for one without a result.
fn deals_of(played: &Played<RiichiKit>) -> Result<Vec<Option<DealRecord>>, ExportError> {
    let record = |deal: &PlayedDeal<RiichiKit>| {
        let (mut game, mut events) = (Deal::start(&deal.setup), Vec::new());
        for came in &deal.came {
            came.put_to(&mut game, &mut events).map_err(|error| ExportError::unwritable(&error))?;
        }
        Ok(DealRecord::from_play(&deal.setup, &events))
    };
    played.deals.iter().map(record).collect()
}
