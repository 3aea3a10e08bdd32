//! A stream of tenhou.net/6 records into pieces.

use std::collections::VecDeque;
use std::io::Read;

use parlor_game::{BySeat, Seat};
use parlor_riichi::Points;
use serde_json::{Deserializer, StreamDeserializer, Value, de::IoRead};

use super::deal_reader::DealReader;
use super::disp::read_rules;
use super::error::{Location, Tenhou6Error, Tenhou6Fault};
use super::lists::expected;
use crate::riichi::RulesText;
use crate::riichi::decimal::fixed_point;
use crate::riichi::record::{Dan, Ending, Header, Piece, Player, Rate, bounded_points};

/// The field that holds rules the format has no words for.
pub(super) const RULES_FIELD: &str = "parlor_rules";

/// Reads one or more records, one JSON object each, piece by piece. After an error it gives nothing
/// more.
pub struct Tenhou6<R: Read> {
    matches: StreamDeserializer<'static, IoRead<R>, Value>,
    open: Option<Open>,
    games: usize,
    failed: bool,
}

/// A match whose deals are being given out.
struct Open {
    header: Header,
    deals: VecDeque<Value>,
    ending: Option<Ending>,
    given: usize,
}

impl<R: Read> Tenhou6<R> {
    /// A reader of plain JSON.
    pub fn new(source: R) -> Tenhou6<R> {
        Tenhou6 {
            matches: Deserializer::from_reader(source).into_iter(),
            open: None,
            games: 0,
            failed: false,
        }
    }

    fn advance(&mut self) -> Result<Option<Piece>, Tenhou6Error> {
        if let Some(open) = &mut self.open {
            if let Some(deal) = open.deals.pop_front() {
                open.given += 1;
                let place = place(self.games, open.given, "deal");
                let reader = DealReader { rules: &open.header.rules, place };
                return reader.read(&deal).map(|deal| Some(Piece::Deal(Box::new(deal))));
            }
            if let Some(ending) = self.open.take().and_then(|open| open.ending) {
                return Ok(Some(Piece::End(ending)));
            }
        }
        let Some(value) = self.matches.next() else { return Ok(None) };
        self.games += 1;
        let at = |fault| Tenhou6Error { place: place(self.games, 0, "record"), fault };
        let value = value.map_err(|error| at(Tenhou6Fault::Json(error.to_string())))?;
        let open = read_match(value)
            .map_err(|(part, fault)| Tenhou6Error { place: place(self.games, 0, part), fault })?;
        let header = open.header.clone();
        self.open = Some(open);
        Ok(Some(Piece::Start(Box::new(header))))
    }
}

impl<R: Read> Iterator for Tenhou6<R> {
    type Item = Result<Piece, Tenhou6Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let piece = self.advance();
        self.failed = piece.is_err();
        piece.transpose()
    }
}

fn place(game: usize, deal: usize, part: &'static str) -> Location {
    Location { game, deal, part, seat: None, item: 0 }
}

type Part<T> = Result<T, (&'static str, Tenhou6Fault)>;

fn read_match(mut value: Value) -> Part<Open> {
    let header = read_header(&value)?;
    let ending = match value.get("sc") {
        Some(scores) => Some(
            read_ending(scores)
                .ok_or_else(|| ("sc", expected(scores, "score and result of four players")))?,
        ),
        None => None,
    };
    let deals = match value.get_mut("log").map(Value::take) {
        Some(Value::Array(deals)) => deals.into(),
        other => {
            let found = other.unwrap_or(Value::Null);
            return Err(("log", expected(&found, "a list of deals")));
        }
    };
    Ok(Open { header, deals, ending, given: 0 })
}

fn read_header(value: &Value) -> Part<Header> {
    let names = value.get("name").unwrap_or(&Value::Null);
    let list = names.as_array().map_or(&[][..], Vec::as_slice);
    let names: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
    let Some(names) = names.filter(|names| names.len() == 4) else {
        return Err((
            "name",
            match list.len() {
                3 => Tenhou6Fault::ThreePlayers,
                _ => expected(value.get("name").unwrap_or(&Value::Null), "four names"),
            },
        ));
    };
    let item = |field: &str, seat: Seat| value.get(field).and_then(|list| list.get(seat.idx()));
    let players = BySeat::from_fn(|seat| Player {
        name: names[seat.idx()].to_owned(),
        dan: item("dan", seat).and_then(Value::as_str).and_then(Dan::by_japanese),
        rate: item("rate", seat).and_then(|rate| fixed_point(&rate.to_string(), 2)).map(Rate),
    });
    let rules = match value.get(RULES_FIELD).and_then(Value::as_str) {
        Some(text) => text.parse::<RulesText>().map(|rules| rules.0).map_err(Tenhou6Fault::from),
        None => read_rules(value.get("rule").unwrap_or(&Value::Null)),
    };
    let rules = rules.map_err(|fault| ("rule", fault))?;
    let lines = value.get("title").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let title = lines.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect();
    let reference = value.get("ref").and_then(Value::as_str).map(str::to_owned);
    Ok(Header { rules, players, title, reference })
}

/// `[28400, -1.6, …]`: score and result in thousands of each player.
fn read_ending(value: &Value) -> Option<Ending> {
    let values: &[Value; 8] = value.as_array()?.as_slice().try_into().ok()?;
    let mut scores = BySeat::splat(Points::ZERO);
    let mut results = scores;
    for seat in Seat::ALL {
        scores[seat] = values[2 * seat.idx()].as_i64().and_then(bounded_points)?;
        let result = fixed_point(&values[2 * seat.idx() + 1].to_string(), 3)?;
        results[seat] = bounded_points(result.into())?;
    }
    Some(Ending { scores: Some(scores), results: Some(results) })
}
