//! Positions in one line: what a player knows who must decide.
//!
//! ```text
//! 2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS
//! 1: QC QS QH JC JS AD TH KH | take | table 9S 9C | bury TH KH | pules 1 | rules online-pm
//! ```
//!
//! First the place (1, 2 or 3) and the eight cards as dealt; then, with bars between, the calls, the two
//! cards that the player took from the `table` and those they chose to `bury`, the cards played in order, and the
//! common `pules` and the `rules` where they are not none and `lzf-classic`.

use parlor_zole::{Card, Place, RuleSet};

use super::cards::{CardFault, Style, first_card, shortened, write_cards};
use super::situation::{Known, Situation, SituationFault, Told};
use super::{RulesError, read_call, read_rules, write_call, write_rules};
use crate::{At, ErrorAt};

/// Where a position goes wrong, and why.
pub type PositionError = ErrorAt<PositionFault>;

/// What is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum PositionFault {
    /// Something that is no card.
    #[error(transparent)]
    Card(#[from] CardFault),
    /// Something else is due.
    #[error("found {found}; expected {expected}")]
    Unexpected { found: String, expected: &'static str },
    /// A part that was there before.
    #[error("{part} a second time; once is enough")]
    Again { part: &'static str },
    /// No ruleset.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// It does not fit together.
    #[error(transparent)]
    Situation(#[from] SituationFault),
}

/// The rules where a position names none.
const USUAL: RuleSet = RuleSet::LZF_CLASSIC;

const PLACE: &str = "the own place and the cards dealt, as in 2: QC QH JC JD 8D TH 9H KS";
const CALL: &str = "a call: pass, take, zole or maza-zole";
const PULES: &str = "the number of common pules, 0 to 255";
const BAR: &str = "| and the next part";
const PART: &str =
    "the calls (pass, take, zole, maza-zole), the cards played, table, bury, pules or rules";

/// Reads what the player knows who must decide.
///
/// ```
/// use parlor_formats::zole::position;
/// let known = position::read("3: QD JH JD KD 9D AH AS TS | pass pass")?;
/// assert_eq!(known.view.hand().len(), 8);
/// let error = position::read("3: QD JH JD KD 9D AH AS TS | pass").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 34: it is the second hand's turn, and you are the third hand"
/// );
/// # Ok::<(), parlor_formats::zole::position::PositionError>(())
/// ```
pub fn read(text: &str) -> Result<Known, PositionError> {
    let mut reading = Reading::of(text);
    let place = reading.place()?;
    let mut told = Situation::begun(USUAL, place);
    told.hand = reading.cards(Told::Hand)?;
    let mut parts = Vec::new();
    while reading.eat("|") {
        let Some(part) = reading.part(&mut told)? else { continue };
        let (at, name) = part;
        if parts.contains(&name) {
            return Err(reading.wrong(at, PositionFault::Again { part: name }));
        }
        parts.push(name);
    }
    reading.end()?;
    told.known().map_err(|error| {
        let found = reading.places.iter().find(|place| place.0 == error.told);
        reading.wrong(found.map_or(text.trim_end().len(), |place| place.1), error.fault.into())
    })
}

/// Writes what a player knows; `None` where it cannot be written so: personal pules, a deal that is
/// over.
pub fn write(known: &Known) -> Option<String> {
    let told = Situation::of(known)?;
    let cards = |cards: &[Card]| write_cards(cards.iter().copied(), Style::Letters);
    let named = |name: &str, told: &[Card]| match told {
        [] => String::new(),
        told => format!("{name} {}", cards(told)),
    };
    let calls: Vec<&str> = told.calls.iter().map(|&call| write_call(call)).collect();
    let parts = [
        format!("{}: {}", told.place.idx() + 1, cards(&told.hand)),
        calls.join(" "),
        named("table", &told.table),
        named("bury", &told.buried),
        cards(&told.played),
        if told.pules == 0 { String::new() } else { format!("pules {}", told.pules) },
        if told.rules == USUAL {
            String::new()
        } else {
            format!("rules {}", write_rules(&told.rules))
        },
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    Some(parts.join(" | "))
}

/// A text as far as it has been read.
struct Reading<'a> {
    text: &'a str,
    at: usize,
    /// Where each thing told begins.
    places: Vec<(Told, usize)>,
}

impl<'a> Reading<'a> {
    const fn of(text: &'a str) -> Reading<'a> {
        Reading { text, at: 0, places: Vec::new() }
    }

    /// What is still to be read, from the next sign on.
    fn rest(&mut self) -> &'a str {
        let rest = self.text[self.at..].trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        self.at = self.text.len() - rest.len();
        rest
    }

    /// Is this next? Then it is read.
    fn eat(&mut self, sign: &str) -> bool {
        let is_next = self.rest().starts_with(sign);
        self.at += if is_next { sign.len() } else { 0 };
        is_next
    }

    /// The next word, up to a blank, a comma or a bar; empty where the part ends.
    fn peek(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | '|'));
        &rest[..end.unwrap_or(rest.len())]
    }

    fn place(&mut self) -> Result<Place, PositionError> {
        let names = ["1", "2", "3"];
        let place = names.iter().position(|name| self.eat(name)).and_then(Place::from_idx);
        let place = place.ok_or_else(|| self.unexpected(PLACE))?;
        if self.eat(":") { Ok(place) } else { Err(self.unexpected(PLACE)) }
    }

    /// The cards up to the end of the part.
    fn cards(&mut self, told: fn(usize) -> Told) -> Result<Vec<Card>, PositionError> {
        let mut cards = Vec::new();
        while !self.peek().is_empty() {
            let rest = self.rest();
            let (card, after) =
                first_card(rest).map_err(|fault| self.wrong(self.at, fault.into()))?;
            self.places.push((told(cards.len()), self.at));
            cards.push(card);
            self.at = self.text.len() - after.len();
        }
        Ok(cards)
    }

    /// A part after the first, by the word that it begins with: where it begins, and its name. `None` where it is
    /// empty.
    fn part(
        &mut self,
        told: &mut Situation,
    ) -> Result<Option<(usize, &'static str)>, PositionError> {
        let word = self.peek();
        let begins = self.at;
        let name = match word.to_ascii_lowercase().as_str() {
            "" => return Ok(None),
            "table" => {
                self.at += word.len();
                told.table = self.cards(Told::Table)?;
                "table"
            }
            "bury" => {
                self.at += word.len();
                told.buried = self.cards(Told::Buried)?;
                "bury"
            }
            "pules" => {
                self.at += word.len();
                let pules = self.peek();
                told.pules = pules.parse().map_err(|_| self.unexpected(PULES))?;
                self.at += pules.len();
                "pules"
            }
            "rules" => {
                self.at += word.len();
                told.rules = self.rules()?;
                "rules"
            }
            _ if read_call(word).is_some() => {
                self.calls(told)?;
                "the calls"
            }
            _ if first_card(word).is_ok() => {
                told.played = self.cards(Told::Played)?;
                "the cards played"
            }
            _ => return Err(self.unexpected(PART)),
        };
        Ok(Some((begins, name)))
    }

    fn calls(&mut self, told: &mut Situation) -> Result<(), PositionError> {
        while let Some(word) = Some(self.peek()).filter(|word| !word.is_empty()) {
            let call = read_call(word).ok_or_else(|| self.unexpected(CALL))?;
            self.places.push((Told::Call(told.calls.len()), self.at));
            told.calls.push(call);
            self.at += word.len();
        }
        Ok(())
    }

    /// The rules up to the end of the part.
    fn rules(&mut self) -> Result<RuleSet, PositionError> {
        let rest = self.rest();
        let words = rest.split('|').next().unwrap_or_default();
        let rules = read_rules(words.trim()).map_err(|error| self.wrong(self.at, error.into()))?;
        self.at += words.len();
        Ok(rules)
    }

    /// Nothing may follow.
    fn end(&mut self) -> Result<(), PositionError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.unexpected(BAR)) }
    }

    fn unexpected(&mut self, expected: &'static str) -> PositionError {
        let rest = self.rest();
        let found = match shortened(rest) {
            found if found.is_empty() => "the end".to_owned(),
            found => format!("{found:?}"),
        };
        self.wrong(self.at, PositionFault::Unexpected { found, expected })
    }

    fn wrong(&self, at: usize, fault: PositionFault) -> PositionError {
        PositionError { at: At::after(&self.text[..at]), fault }
    }
}
