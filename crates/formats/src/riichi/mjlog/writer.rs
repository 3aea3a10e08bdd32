//! A whole record as an mjlog.
//!
//! Records do not tell the four copies of a tile apart, so numbers are given here; there is no
//! seed, and the dice are ones.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, RuleSet};

use super::error::MjlogWriteError;
use super::ids::Ids;
use super::percent::percent_encoded;
use super::rules::{flags_of_rules, rules_of_flags};
use super::tag::RULES_ATTRIBUTE;
use super::win_tag::{draw_tag, win_tag};
use crate::riichi::RulesText;
use crate::riichi::decimal::decimal_text;
use crate::riichi::record::{DealRecord, Ending, Event, Header, MatchRecord, Misplaced, Outcome};
use crate::riichi::tile_code::TileId;

/// The record as one line of XML.
pub fn write_match(record: &MatchRecord) -> Result<String, MjlogWriteError> {
    let mut text = String::from("<mjloggm ver=\"2.3\">");
    write_header(&record.header, &mut text);
    for (n, deal) in record.deals.iter().enumerate() {
        let last = n + 1 == record.deals.len();
        let ending = record.ending.as_ref().filter(|_| last);
        DealWriter::new(deal, n + 1, &record.header.rules).write(ending, &mut text)?;
    }
    text.push_str("</mjloggm>");
    Ok(text)
}

fn write_header(header: &Header, text: &mut String) {
    let flags = flags_of_rules(&header.rules);
    let rules = match rules_of_flags(flags) {
        Ok(told) if told == header.rules => String::new(),
        _ => format!(" {RULES_ATTRIBUTE}=\"{}\"", RulesText(header.rules)),
    };
    text.push_str(&format!("<GO type=\"{flags}\" lobby=\"0\"{rules}/><UN"));
    let players = header.players.as_array();
    for (n, player) in players.iter().enumerate() {
        text.push_str(&format!(" n{n}=\"{}\"", percent_encoded(&player.name)));
    }
    let dans: Option<Vec<String>> =
        players.iter().map(|player| player.dan.map(|dan| dan.idx().to_string())).collect();
    let rates: Option<Vec<String>> =
        players.iter().map(|player| player.rate.map(|rate| decimal_text(rate.0, 2))).collect();
    for (key, values) in [("dan", dans), ("rate", rates)] {
        if let Some(values) = values {
            text.push_str(&format!(" {key}=\"{}\"", values.join(",")));
        }
    }
    text.push_str("/><TAIKYOKU oya=\"0\"/>");
}

/// Numbers between commas.
pub(super) fn joined(numbers: impl IntoIterator<Item = impl ToString>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(",")
}

struct DealWriter<'a> {
    deal: &'a DealRecord,
    number: usize,
    ids: Ids,
    scores: BySeat<Points>,
    indicators: Vec<TileId>,
}

impl<'a> DealWriter<'a> {
    fn new(deal: &'a DealRecord, number: usize, rules: &RuleSet) -> DealWriter<'a> {
        let (ids, scores) = (Ids::new(rules.aka), deal.start.scores);
        DealWriter { deal, number, ids, scores, indicators: Vec::new() }
    }

    fn write(mut self, ending: Option<&Ending>, text: &mut String) -> Result<(), MjlogWriteError> {
        let number = self.number;
        let misplaced =
            |event| move |fault| MjlogWriteError::Misplaced { deal: number, event, fault };
        self.begin(text)?;
        for (n, event) in self.deal.events.iter().enumerate() {
            let tag = self.tag(event, misplaced(n + 1))?;
            text.push_str(&tag);
        }
        let at_end = misplaced(self.deal.events.len() + 1);
        match &self.deal.outcome {
            Outcome::Won(wins) => {
                let mut ura = Vec::new();
                for tile in wins
                    .iter()
                    .map(|win| &win.ura)
                    .max_by_key(|ura| ura.len())
                    .into_iter()
                    .flatten()
                {
                    ura.push(self.ids.turn(*tile).map_err(at_end)?);
                }
                for (n, win) in wins.iter().enumerate() {
                    let before = self.hundreds(&self.scores)?;
                    let change = self.hundreds(&win.settlement.change)?;
                    let mut tag = win_tag(win, &self.ids, &self.indicators, &ura)
                        .ok_or(MjlogWriteError::NoValue { deal: number, seat: win.seat })?;
                    tag.push_str(&score_attributes(&before, &change));
                    tag.push_str(&self.ending(ending.filter(|_| n + 1 == wins.len()))?);
                    text.push_str(&format!("<AGARI {tag}/>"));
                    self.scores += win.settlement.change;
                }
            }
            Outcome::Drawn(drawn) => {
                let before = self.hundreds(&self.scores)?;
                let change = self.hundreds(&drawn.settlement.change)?;
                let mut tag = draw_tag(drawn, &self.ids);
                tag.push_str(&score_attributes(&before, &change));
                tag.push_str(&self.ending(ending)?);
                text.push_str(&format!("<RYUUKYOKU {tag}/>"));
            }
        }
        Ok(())
    }

    fn begin(&mut self, text: &mut String) -> Result<(), MjlogWriteError> {
        let deal = self.number;
        let start = &self.deal.start;
        let at_start = |fault| MjlogWriteError::Misplaced { deal, event: 0, fault };
        let indicator = self.ids.turn(start.indicator).map_err(at_start)?;
        self.indicators.push(indicator);
        for seat in Seat::ALL {
            for tile in start.hands[seat].iter() {
                self.ids.draw(seat, tile).map_err(at_start)?;
            }
        }
        let round = 4 * start.round.idx() + usize::from(start.number.saturating_sub(1) & 3);
        let scores = joined(self.hundreds(&start.scores)?);
        text.push_str(&format!(
            "<INIT seed=\"{round},{},{},0,0,{indicator}\" ten=\"{scores}\" oya=\"{}\"",
            start.honba,
            start.sticks,
            start.dealer.idx(),
        ));
        for seat in Seat::ALL {
            text.push_str(&format!(" hai{}=\"{}\"", seat.idx(), joined(self.ids.hand(seat))));
        }
        text.push_str("/>");
        Ok(())
    }

    fn tag(
        &mut self,
        event: &Event,
        misplaced: impl Fn(Misplaced) -> MjlogWriteError,
    ) -> Result<String, MjlogWriteError> {
        Ok(match *event {
            Event::Drew { seat, tile } => {
                let id = self.ids.draw(seat, tile).map_err(misplaced)?;
                format!("<{}{id}/>", ["T", "U", "V", "W"][seat.idx()])
            }
            Event::Discarded { seat, tile, drawn, riichi } => {
                let id = self.ids.discard(seat, tile, drawn).map_err(misplaced)?;
                let declared = match riichi {
                    true => format!("<REACH who=\"{}\" step=\"1\"/>", seat.idx()),
                    false => String::new(),
                };
                format!("{declared}<{}{id}/>", ["D", "E", "F", "G"][seat.idx()])
            }
            Event::Called { seat, meld } => {
                let code = self.ids.call(seat, meld).map_err(misplaced)?;
                format!("<N who=\"{}\" m=\"{code}\"/>", seat.idx())
            }
            Event::AddedKan { seat, tile } => {
                let code = self.ids.add_to_pon(seat, tile).map_err(misplaced)?;
                format!("<N who=\"{}\" m=\"{code}\"/>", seat.idx())
            }
            Event::NewDora { indicator } => {
                let id = self.ids.turn(indicator).map_err(misplaced)?;
                self.indicators.push(id);
                format!("<DORA hai=\"{id}\"/>")
            }
            Event::RiichiAccepted { seat, .. } => {
                self.scores[seat] -= Points::STICK;
                let scores = joined(self.hundreds(&self.scores)?);
                format!("<REACH who=\"{}\" ten=\"{scores}\" step=\"2\"/>", seat.idx())
            }
            Event::Left { seat } => format!("<BYE who=\"{}\"/>", seat.idx()),
            Event::Returned { seat } => format!("<UN n{}=\"\"/>", seat.idx()),
        })
    }

    fn hundreds(&self, points: &BySeat<Points>) -> Result<[i32; 4], MjlogWriteError> {
        let all = points.as_array();
        match all.iter().find(|points| points.0 % 100 != 0) {
            Some(&points) => Err(MjlogWriteError::NotHundreds { deal: self.number, points }),
            None => Ok(all.map(|points| points.0 / 100)),
        }
    }

    /// `owari`, where scores and results are known.
    fn ending(&self, ending: Option<&Ending>) -> Result<String, MjlogWriteError> {
        let Some((scores, results)) = ending.and_then(|ending| ending.scores.zip(ending.results))
        else {
            return Ok(String::new());
        };
        let scores = self.hundreds(&scores)?;
        let pair =
            |seat: Seat| format!("{},{}", scores[seat.idx()], decimal_text(results[seat].0, 3));
        Ok(format!(" owari=\"{}\"", Seat::ALL.map(pair).join(",")))
    }
}

/// ` sc="…"`: score and change of each player.
fn score_attributes(before: &[i32; 4], change: &[i32; 4]) -> String {
    format!(
        " sc=\"{}\"",
        joined(before.iter().zip(change).flat_map(|(score, change)| [score, change]))
    )
}
