//! From the bytes of a file to a record.

use parlor_backgammon::{RuleSet, Score};
use parlor_game::Seat;

use super::game::{self, Deed};
use super::tree::{GameTree, Node, Value, games};
use super::{SgfError, SgfFault};
use crate::at::{At, Locate};
use crate::backgammon::mat::replay::Replay;
use crate::backgammon::mat::{self, MatFault, Record};
use crate::plain_text::{decoded, plain};

/// Reads a file; `rules` say what it does not: the options of money play. Bytes that are not UTF-8
/// are taken as Latin-1.
///
/// Every play is checked. A game that breaks off is fine only at the end of the file.
pub fn read(bytes: &[u8], rules: RuleSet) -> Result<Record, SgfError> {
    let games = games(&decoded(bytes))?;
    let Some(first) = games.first() else {
        let expected = "a game, as in (;FF[4]GM[6]…)";
        return Err(SgfFault::Ends { expected }.at(1, 1));
    };
    let head = Head::of(first, rules)?;
    let mut record = Record {
        players: head.players.clone(),
        to: head.to,
        rules: head.rules,
        comments: Vec::new(),
        games: Vec::new(),
    };
    let mut score = head.first_score()?;
    let n_games = games.len();
    for (n, tree) in games.iter().enumerate() {
        let head = Head::of(tree, rules)?;
        head.follows(&record, score)?;
        let replay = played(tree, &head, score)?;
        let outcome = replay.outcome();
        record.games.push(replay.record().map_err(fault_of)?);
        match outcome {
            Some(outcome) => score = score.after(outcome.winner, outcome.points),
            None if n + 1 < n_games => return Err(head.wrong(SgfFault::Unfinished)),
            None => {}
        }
        if n + 1 < n_games && score.winner().is_some() {
            return Err(games[n + 1].head()?.wrong(MatFault::MatchOver));
        }
    }
    Ok(record)
}

impl GameTree {
    fn head(&self) -> Result<&Node, SgfError> {
        let expected = "a node, as in ;FF[4]GM[6]";
        self.nodes.first().ok_or(SgfFault::Ends { expected }.at(1, 1))
    }
}

impl Node {
    fn wrong(&self, fault: impl Into<SgfFault>) -> SgfError {
        fault.into().at(self.at.line, self.at.column)
    }
}

impl From<MatFault> for SgfFault {
    fn from(fault: MatFault) -> SgfFault {
        SgfFault::Game(fault)
    }
}

fn fault_of(error: mat::MatError) -> SgfError {
    SgfFault::Game(error.fault).at(error.at.line, error.at.column)
}

/// What the first node of a game says of all of it.
struct Head<'a> {
    node: &'a Node,
    players: [String; 2],
    to: u16,
    rules: RuleSet,
    /// White's and Black's points before the game.
    points: [u32; 2],
    is_crawford: bool,
}

/// Properties that change a position by hand.
const PUT_UP: [&str; 6] = ["AB", "AW", "AE", "PL", "CO", "CP"];

impl<'a> Head<'a> {
    fn of(tree: &'a GameTree, given: RuleSet) -> Result<Head<'a>, SgfError> {
        let node = tree.head()?;
        if let Some(game) = node.value("GM").filter(|game| game.text.trim() != "6") {
            let found = game.text.clone();
            return Err(SgfFault::OtherGame { found }.at(game.at.line, game.at.column));
        }
        let put_up = tree.nodes.iter().flat_map(|node| &node.properties);
        let mut put_up = put_up.filter(|property| PUT_UP.contains(&&*property.name));
        if let Some(property) = put_up.next() {
            let At { line, column } = property.at;
            return Err(SgfFault::PutUp { property: property.name.clone() }.at(line, column));
        }
        let name = |property: &'static str, example| {
            let value = node.value(property).map(|value| plain(&value.text));
            let named = value.filter(|name| !name.is_empty());
            named.ok_or_else(|| node.wrong(SgfFault::Missing { property, example }))
        };
        let players = [name("PW", "PW[Ana]")?, name("PB", "PB[Bo]")?];
        let info = MatchInfo::of(node)?;
        let words = node.value("RU").map_or("", |rules| &rules.text);
        let words: Vec<&str> = words.split(':').map(str::trim).collect();
        let says = |word: &str| words.iter().any(|said| said.eq_ignore_ascii_case(word));
        let (to, points) = (info.length, info.points);
        let rules = rules(&words, given, to);
        Ok(Head { node, players, to, rules, points, is_crawford: says("CrawfordGame") })
    }

    /// The score of the first game of a file, which may begin in the middle of a match.
    fn first_score(&self) -> Result<Score, SgfError> {
        let (to, [a, b]) = (self.to, self.points);
        let score = match (to, a, b) {
            (0, ..) => Some(Score::money(a, b)),
            (_, 0, 0) => Score::match_to(to),
            _ => Score::at(to, a, b, self.is_crawford),
        };
        score.ok_or_else(|| self.wrong(MatFault::NoSuchScore { a, b, to }))
    }

    /// Does this game go on with what was read?
    fn follows(&self, record: &Record, score: Score) -> Result<(), SgfError> {
        if self.to != record.to {
            let (found, before) = (self.to, record.to);
            return Err(self.wrong(SgfFault::OtherLength { found, before }));
        }
        if self.players != record.players {
            let (found, before) = (self.players.clone(), record.players.clone());
            return Err(self.wrong(MatFault::OtherPlayers { found, before }));
        }
        let expected = [score.points(Seat::A), score.points(Seat::B)];
        if self.points != expected {
            let found = self.points;
            return Err(self.wrong(MatFault::WrongScore { found, expected }));
        }
        Ok(())
    }

    fn wrong(&self, fault: impl Into<SgfFault>) -> SgfError {
        self.node.wrong(fault)
    }
}

/// The ruleset that the words of `RU` name; options of money play count there only.
fn rules(words: &[&str], given: RuleSet, to: u16) -> RuleSet {
    let variant = words.iter().find_map(|word| match word.to_ascii_lowercase().as_str() {
        "nackgammon" => RuleSet::named("nackgammon"),
        "hypergammon3" => RuleSet::named("hypergammon"),
        _ => None,
    });
    let RuleSet { beavers, automatic_doubles, .. } = given;
    let says_jacoby = words.iter().any(|word| word.eq_ignore_ascii_case("jacoby"));
    let jacoby = if to == 0 { says_jacoby } else { given.jacoby };
    RuleSet { jacoby, beavers, automatic_doubles, ..variant.unwrap_or(given) }
}

/// `MI[length:3][game:0][ws:0][bs:0]`; without it a single game for money.
#[derive(Default)]
struct MatchInfo {
    length: u16,
    points: [u32; 2],
}

impl MatchInfo {
    fn of(node: &Node) -> Result<MatchInfo, SgfError> {
        let mut info = MatchInfo::default();
        for value in node.get("MI").map_or(&[][..], |info| &info.values) {
            let Some((key, number)) = value.text.split_once(':') else { continue };
            let expected = "a number after the colon";
            match key.trim().to_ascii_lowercase().as_str() {
                "length" => {
                    let length = parsed::<u16>(number, value, expected)?;
                    let expected = "a length up to 32767, 0 for money";
                    let fits = length <= Score::LONGEST;
                    info.length = fits.then_some(length).ok_or(value.unexpected(expected))?;
                }
                "ws" => info.points[0] = parsed(number, value, expected)?,
                "bs" => info.points[1] = parsed(number, value, expected)?,
                _ => {}
            }
        }
        Ok(info)
    }
}

fn parsed<T: std::str::FromStr>(
    number: &str,
    value: &Value,
    expected: &'static str,
) -> Result<T, SgfError> {
    number.trim().parse().map_err(|_| value.unexpected(expected))
}

/// The game as its nodes and its result say.
fn played(tree: &GameTree, head: &Head<'_>, score: Score) -> Result<Replay, SgfError> {
    let mut replay = Replay::new(head.rules, score);
    for node in &tree.nodes {
        let Some((seat, value)) = game::deed(node) else { continue };
        let deed = game::read(seat, value)?;
        let deed = match &deed {
            Deed::Roll(dice, moves) => mat::line::Deed::Roll { dice: *dice, moves, column: 1 },
            Deed::Double => mat::line::Deed::Double { to: None },
            Deed::Take => mat::line::Deed::Take,
            Deed::Drop => mat::line::Deed::Drop,
        };
        put(&mut replay, seat, deed, value)?;
    }
    if let Some(result) = head.node.value("RE")
        && let Some((winner, points)) = winner(result)?
    {
        let deed = mat::line::Deed::Win { points, the_match: false };
        put(&mut replay, winner, deed, result)?;
    }
    Ok(replay)
}

/// An error is at the value: columns within moves are those of another notation.
fn put(
    replay: &mut Replay,
    seat: Seat,
    deed: mat::line::Deed<'_>,
    value: &Value,
) -> Result<(), SgfError> {
    let At { line, column } = value.at;
    let cell = mat::line::Cell { seat, column, deed };
    replay.put(&cell, line).map_err(|error| SgfFault::Game(error.fault).at(line, column))
}

/// `W+2`, or `B+6R` after a resignation; `None` where nobody has won yet.
fn winner(result: &Value) -> Result<Option<(Seat, u32)>, SgfError> {
    let text = result.text.trim();
    if matches!(text, "" | "?" | "Void") {
        return Ok(None);
    }
    let expected = "the winner and the points, as in W+2, with R after a resignation";
    let seat = match text.get(..2) {
        Some("W+") => Seat::A,
        Some("B+") => Seat::B,
        _ => return Err(result.unexpected(expected)),
    };
    let number = text[2..].trim_end_matches(['R', 'r', 'F', 'f', 'T', 't']);
    Ok(Some((seat, parsed(number, result, expected)?)))
}
