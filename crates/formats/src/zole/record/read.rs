//! From the bytes of a file to a record.

use parlor_game::{Match, Seat};
use parlor_zole::{RuleSet, Session};

use super::block::Block;
use super::line::{split_key, tokens};
use super::{RecordError, RecordFault, SessionRecord, StepFault};
use crate::at::Locate;
use crate::plain_text::{decoded, plain};
use crate::zole::read_rules;

/// Reads a record. Bytes that are not UTF-8 are taken as Latin-1.
///
/// Every step is put to the rules. A deal that breaks off is fine only at the end.
pub fn read(bytes: &[u8]) -> Result<SessionRecord, RecordError> {
    let text = decoded(bytes);
    let mut reader = Reader::default();
    let mut last = 1;
    for (n, line) in (1..).zip(text.lines()) {
        reader.line(n, line)?;
        last = n;
    }
    reader.finish(last)
}

pub(super) const TITLE: &str = "zole record 1";

/// The record as far as it has been read.
#[derive(Default)]
struct Reader {
    titled: bool,
    comments: Vec<String>,
    rules: Option<RuleSet>,
    players: Option<(usize, Vec<String>)>,
    dealer: Option<(usize, Seat)>,
    /// From the first deal on.
    body: Option<Body>,
}

/// The deals as far as they have been read.
struct Body {
    record: SessionRecord,
    session: Session,
    block: Block,
}

impl Reader {
    fn line(&mut self, n: usize, line: &str) -> Result<(), RecordError> {
        let text = line.trim();
        let column = 1 + line.chars().take_while(|c| c.is_whitespace()).count();
        if text.is_empty() {
            return Ok(());
        }
        if let Some(comment) = text.strip_prefix('#') {
            if self.body.is_none() {
                self.comments.push(plain(comment));
            }
            return Ok(());
        }
        let unexpected = |expected| RecordFault::unexpected(text, expected).at(n, column);
        if !self.titled {
            self.titled = plain(text).eq_ignore_ascii_case(TITLE);
            return if self.titled { Ok(()) } else { Err(unexpected(TITLE)) };
        }
        if is_deal(text) {
            return self.begin_deal(n, line);
        }
        let (key, column, rest) = split_key(line).ok_or_else(|| unexpected(self.expected()))?;
        match &mut self.body {
            None => self.head(n, &key, column, rest),
            Some(body) => body.block.line(n, &key, column, rest, &body.session),
        }
    }

    const fn expected(&self) -> &'static str {
        match self.body {
            None => "rules:, players:, dealer: or deal 1",
            Some(_) => "a line of the deal, as in calls: pass take, or the next deal",
        }
    }

    fn head(&mut self, n: usize, key: &str, column: usize, rest: &str) -> Result<(), RecordError> {
        let indent = rest.chars().take_while(|c| c.is_whitespace()).count();
        let (at, value) = (column + indent, rest.trim());
        let again = match key {
            "rules" => {
                let rules = read_rules(value).map_err(|e| RecordFault::from(e).at(n, at))?;
                self.rules.replace(rules).is_some()
            }
            "players" => {
                let names: Vec<String> = value.split(',').map(plain).collect();
                if names.iter().any(String::is_empty) {
                    let expected = "a name for every seat, with commas between";
                    return Err(RecordFault::unexpected(value, expected).at(n, at));
                }
                self.players.replace((n, names)).is_some()
            }
            "dealer" => {
                let seat = seat(value).ok_or_else(|| {
                    RecordFault::unexpected(value, "the seat of the first dealer, A to D").at(n, at)
                })?;
                self.dealer.replace((n, seat)).is_some()
            }
            _ => return Err(RecordFault::unexpected(key, self.expected()).at(n, 1)),
        };
        if again {
            return Err(RecordFault::Again { key: key.to_owned() }.at(n, 1));
        }
        Ok(())
    }

    /// `deal 3, dealer B`: closes the deal before.
    fn begin_deal(&mut self, n: usize, line: &str) -> Result<(), RecordError> {
        let number = 1 + match &mut self.body {
            Some(body) => {
                body.close(true)?;
                body.record.deals.len()
            }
            None => 0,
        };
        let (record, session) = match self.body.take() {
            Some(body) => (body.record, body.session),
            None => self.head_is_done(n)?,
        };
        let over = || RecordFault::Step(StepFault::RoundOver).at(n, 1);
        let (_, setup) = session.next().ok_or_else(over)?;
        check_deal_line(n, line, number, setup.seating().dealer())?;
        self.body = Some(Body { record, session, block: Block::new(n, setup) });
        Ok(())
    }

    /// What stands above the first deal, or above the end of the file at line `n`.
    fn head_is_done(&mut self, n: usize) -> Result<(SessionRecord, Session), RecordError> {
        let ends = |expected| RecordFault::Ends { expected }.at(n, 1);
        let rules = self.rules.ok_or_else(|| ends("rules: before the first deal"))?;
        let (line, players) =
            self.players.take().ok_or_else(|| ends("players: before the first deal"))?;
        let (found, expected) = (players.len(), rules.players.seats().len());
        if found != expected {
            return Err(RecordFault::Players { found, expected }.at(line, 1));
        }
        let (line, dealer) = self.dealer.ok_or_else(|| ends("dealer: before the first deal"))?;
        let session = Session::new(rules, dealer)
            .ok_or_else(|| RecordFault::Step(StepFault::NotAtTable { seat: dealer }).at(line, 1))?;
        let comments = std::mem::take(&mut self.comments);
        let record = SessionRecord { rules, players, dealer, comments, deals: Vec::new() };
        Ok((record, session))
    }

    fn finish(mut self, last: usize) -> Result<SessionRecord, RecordError> {
        if !self.titled {
            return Err(RecordFault::Ends { expected: TITLE }.at(last, 1));
        }
        match self.body.take() {
            None => self.head_is_done(last).map(|(record, _)| record),
            Some(mut body) => {
                body.close(false)?;
                Ok(body.record)
            }
        }
    }
}

impl Body {
    /// Takes the deal that was read into the record.
    fn close(&mut self, another_follows: bool) -> Result<(), RecordError> {
        let (deal, course) = self.block.close()?;
        let at = |fault: StepFault| RecordFault::Step(fault).at(self.block.begun(), 1);
        if course.is_over() {
            course.enter(&mut self.session).map_err(at)?;
        } else if another_follows {
            return Err(at(StepFault::NotOver));
        }
        self.record.deals.push(deal);
        Ok(())
    }
}

/// Does a deal begin here?
fn is_deal(text: &str) -> bool {
    let word = text.split(|c: char| c.is_whitespace() || c == ',').next().unwrap_or_default();
    word.eq_ignore_ascii_case("deal")
}

/// `deal 3` or `deal 3, dealer B`.
fn check_deal_line(n: usize, line: &str, number: usize, dealer: Seat) -> Result<(), RecordError> {
    const EXPECTED: &str = "the number of the deal and its dealer, as in deal 2, dealer A";
    let words = tokens(line, 1);
    let unexpected = |at: usize| {
        let token = words.get(at).copied();
        let (column, text) = token.map_or((1, line.trim()), |token| (token.column, token.text));
        RecordFault::unexpected(text, EXPECTED).at(n, column)
    };
    let found = words.get(1).ok_or_else(|| unexpected(0))?;
    if found.text.parse() != Ok(number) {
        let (found, column) = (found.text.chars().take(20).collect(), found.column);
        return Err(RecordFault::WrongNumber { found, expected: number }.at(n, column));
    }
    match &words[2..] {
        [] => Ok(()),
        [comma, word, letter] if comma.text == "," && word.text == "dealer" => {
            let found = seat(letter.text).ok_or_else(|| unexpected(4))?;
            if found == dealer {
                return Ok(());
            }
            Err(RecordFault::WrongDealer { found, expected: dealer }.at(n, letter.column))
        }
        _ => Err(unexpected(2)),
    }
}

/// A seat's letter.
pub(super) fn seat(text: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.to_string().eq_ignore_ascii_case(text))
}
