//! From the bytes of a file to a record.

use parlor_backgammon::{RuleSet, Score};
use parlor_game::Seat;

use crate::at::Locate;
use crate::plain_text::{decoded, plain};

use super::line::cells;
use super::replay::Replay;
use super::{MatError, MatFault, Record, options};

/// Reads a file; `rules` say what it does not: the variant, and the options of money play unless
/// the file has them. Bytes that are not UTF-8 are taken as Latin-1.
///
/// Every play is checked. A game that breaks off is fine only at the end of the file.
pub fn read(bytes: &[u8], rules: RuleSet) -> Result<Record, MatError> {
    let text = decoded(bytes);
    let mut reader = Reader::new(rules);
    let mut last = 1;
    for (n, line) in (1..).zip(text.lines()) {
        reader.line(n, line)?;
        last = n;
    }
    reader.finish(last)
}

/// The record as far as it has been read.
struct Reader {
    record: Record,
    next: Next,
    /// The score before the next game, once a game has been read.
    score: Option<Score>,
}

/// What may come next.
enum Next {
    Length,
    Game,
    Players,
    Moves(Box<Replay>),
}

impl Reader {
    fn new(rules: RuleSet) -> Reader {
        let players = [String::new(), String::new()];
        let record = Record { players, to: 0, rules, comments: Vec::new(), games: Vec::new() };
        Reader { record, next: Next::Length, score: None }
    }

    fn line(&mut self, n: usize, line: &str) -> Result<(), MatError> {
        let text = line.trim();
        let column = 1 + line.chars().take_while(|c| c.is_whitespace()).count();
        let at = |fault: MatFault| fault.at(n, column);
        if text.is_empty() {
            return Ok(());
        }
        if let Some(comment) = text.strip_prefix([';', '#']) {
            // They are kept until the match length, which ends the head of the file.
            if matches!(self.next, Next::Length) {
                self.record.comments.push(plain(comment));
            }
            return Ok(());
        }
        match &mut self.next {
            Next::Length => {
                self.record.to = length(text).map_err(at)?;
                self.options();
                self.next = Next::Game;
            }
            Next::Players => self.begin(text).map_err(at)?,
            Next::Game if !is_game(text) => {
                let found = text.to_owned();
                return Err(at(MatFault::Unexpected { found, expected: "Game and its number" }));
            }
            Next::Moves(replay) if !is_game(text) => {
                let cells = cells(line).map_err(|(column, fault)| fault.at(n, column))?;
                for cell in cells {
                    replay.put(&cell, n)?;
                }
            }
            Next::Game | Next::Moves(_) => {
                self.close().map_err(|error| error.unwrap_or(at(MatFault::GameNotOver)))?;
                if self.score.is_some_and(|score| score.winner().is_some()) {
                    return Err(at(MatFault::MatchOver));
                }
                self.next = Next::Players;
            }
        }
        Ok(())
    }

    /// Takes the options out of the comments; those of money play count there only.
    fn options(&mut self) {
        let given = self.record.rules;
        let mut rules = given;
        self.record.comments.retain(|comment| !options::apply(comment, &mut rules));
        if self.record.to > 0 {
            let RuleSet { jacoby, beavers, .. } = given;
            rules = RuleSet { jacoby, beavers, ..rules };
        }
        self.record.rules = rules;
    }

    /// A game begins with the line of names and scores.
    fn begin(&mut self, text: &str) -> Result<(), MatFault> {
        let (found, [a, b]) = players(text)?;
        let to = self.record.to;
        let score = match self.score {
            None => {
                self.record.players = found;
                first_score(to, a, b).ok_or(MatFault::NoSuchScore { a, b, to })?
            }
            Some(_) if found != self.record.players => {
                let before = self.record.players.clone();
                return Err(MatFault::OtherPlayers { found, before });
            }
            Some(score) => {
                let expected = [score.points(Seat::A), score.points(Seat::B)];
                if [a, b] != expected {
                    return Err(MatFault::WrongScore { found: [a, b], expected });
                }
                score
            }
        };
        self.score = Some(score);
        self.next = Next::Moves(Box::new(Replay::new(self.record.rules, score)));
        Ok(())
    }

    /// Enters the game that was being read, if any; `Err(None)` if it has not ended.
    fn close(&mut self) -> Result<(), Option<MatError>> {
        let Next::Moves(replay) = std::mem::replace(&mut self.next, Next::Game) else {
            return Ok(());
        };
        let outcome = replay.outcome();
        let game = replay.record().map_err(Some)?;
        self.score = outcome.map(|outcome| game.score.after(outcome.winner, outcome.points));
        self.record.games.push(game);
        if outcome.is_some() { Ok(()) } else { Err(None) }
    }

    fn finish(mut self, line: usize) -> Result<Record, MatError> {
        let ends = |expected| Err(MatFault::Ends { expected }.at(line, 1));
        match self.next {
            Next::Length => ends("the match length, as in 7 point match"),
            Next::Game if self.record.games.is_empty() => ends("a game, as in Game 1"),
            Next::Players => ends("both players and their points, as in Ana : 0   Bo : 0"),
            Next::Game | Next::Moves(_) => match self.close() {
                Err(Some(error)) => Err(error),
                Ok(()) | Err(None) => Ok(self.record),
            },
        }
    }
}

/// `7 point match`; 0 is money, which some write as an unlimited match.
fn length(text: &str) -> Result<u16, MatFault> {
    let words: Vec<String> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let to = match words[..] {
        [number, "point" | "points", "match"] => number.parse().ok(),
        ["unlimited", "match" | "game"] | ["money", "session" | "game"] => Some(0),
        _ => None,
    };
    let expected = "the match length, as in 7 point match (0 for money, at most 32767)";
    to.filter(|&to| to <= Score::LONGEST)
        .ok_or_else(|| MatFault::Unexpected { found: text.to_owned(), expected })
}

/// `Game 1`.
fn is_game(text: &str) -> bool {
    let (word, number) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let number = number.trim();
    word.eq_ignore_ascii_case("game")
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// `Ana : 0    Bo : 0`.
fn players(text: &str) -> Result<([String; 2], [u32; 2]), MatFault> {
    let expected = "both players and their points, as in Ana : 0   Bo : 0";
    let wrong = || MatFault::Unexpected { found: text.to_owned(), expected };
    let parts: Vec<&str> = text.split(':').map(str::trim).collect();
    let [left, middle, last] = parts[..] else { return Err(wrong()) };
    let (first, right) = middle.split_once(char::is_whitespace).ok_or_else(wrong)?;
    let names = [plain(left), plain(right)];
    if names.iter().any(String::is_empty) || names[0].starts_with([';', '#']) {
        return Err(wrong());
    }
    let points = |text: &str| text.parse().map_err(|_| wrong());
    Ok((names, [points(first)?, points(last)?]))
}

/// The score of the first game. A file may begin in the middle of a match; then the first game
/// with someone one point away is taken for the Crawford game.
pub(super) fn first_score(to: u16, a: u32, b: u32) -> Option<Score> {
    let one_away = |points: u32| points.checked_add(1) == Some(u32::from(to));
    match (to, a, b) {
        (0, ..) => Some(Score::money(a, b)),
        (_, 0, 0) => Score::match_to(to),
        _ => Score::at(to, a, b, one_away(a) != one_away(b)),
    }
}
