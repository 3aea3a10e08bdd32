//! What a notation text says, before asking whether it is legal.

use parlor_backgammon::Place;

use super::{Fault, NotationError};

/// One man from one written place to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hop {
    pub(super) from: Place,
    pub(super) to: Place,
    /// Is it marked with `*`?
    pub(super) hit: bool,
    /// Where in the text it stands, from 1.
    pub(super) column: usize,
}

/// Ways of saying that no man can move.
const DANCES: [&str; 8] =
    ["(no play)", "no play", "dance", "dances", "cannot move", "can't move", "no move", "fan"];

/// The hops of `text`, repeats written out; none if it says that no man moves.
pub(super) fn hops(text: &str) -> Result<Vec<Hop>, NotationError> {
    let said = text.trim().to_ascii_lowercase();
    if said.is_empty() || DANCES.contains(&said.as_str()) {
        return Ok(Vec::new());
    }
    let mut hops = Vec::new();
    for (column, word) in words(text) {
        Word { column, rest: word }.read(&mut hops)?;
        if hops.len() > 4 {
            return Err(Fault::TooManyMoves.at(column));
        }
    }
    if hops.is_empty() {
        return Err(Fault::NoMoves.at(1));
    }
    Ok(hops)
}

/// The words between spaces and commas, each with its column. A `(2)` may stand by itself.
fn words(text: &str) -> Vec<(usize, &str)> {
    let separates = |c: char| c.is_whitespace() || c == ',';
    let mut words: Vec<(usize, usize, usize)> = Vec::new(); // Column, start and end in bytes.
    for (column, (start, c)) in (1..).zip(text.char_indices()) {
        let end = start + c.len_utf8();
        match words.last_mut() {
            _ if separates(c) => {}
            Some(word) if word.2 == start || c == '(' => word.2 = end,
            _ => words.push((column, start, end)),
        }
    }
    words.into_iter().map(|(column, start, end)| (column, &text[start..end])).collect()
}

/// What is left to read of one word.
struct Word<'a> {
    column: usize,
    rest: &'a str,
}

impl Word<'_> {
    /// Reads `place/place*/…(count)`.
    fn read(mut self, hops: &mut Vec<Hop>) -> Result<(), NotationError> {
        let (first, column) = (hops.len(), self.column);
        let mut from = self.place()?;
        while self.skip('/') {
            let to = self.place()?;
            let hit = self.skip('*');
            hops.push(Hop { from, to, hit, column });
            from = to;
        }
        if hops.len() == first {
            return Err(Fault::NoDestination { place: from }.at(column));
        }
        let path: Vec<Hop> = hops[first..].to_vec();
        for _ in 1..self.count()? {
            hops.extend(&path);
        }
        Ok(())
    }

    fn place(&mut self) -> Result<Place, NotationError> {
        let len = self.rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(len);
        let place = match name.to_ascii_lowercase().as_str() {
            "bar" | "b" => Some(Place::BAR),
            "off" | "o" => Some(Place::OFF),
            digits if digits.len() <= 2 => digits.parse().ok().and_then(Place::new),
            _ => None,
        };
        let Some(place) = place else {
            let found = if name.is_empty() { self.next() } else { name.to_owned() };
            return Err(Fault::NotAPlace { found }.at(self.column));
        };
        self.column += name.chars().count();
        self.rest = rest;
        Ok(place)
    }

    /// The number of men in `(2)`; 1 if the word has ended.
    fn count(self) -> Result<usize, NotationError> {
        let inside = self.rest.trim_start().strip_prefix('(').and_then(|c| c.strip_suffix(')'));
        match (self.rest, inside) {
            ("", _) | (_, Some("1")) => Ok(1),
            (_, Some("2")) => Ok(2),
            (_, Some("3")) => Ok(3),
            (_, Some("4")) => Ok(4),
            (_, Some(found)) => Err(Fault::NotACount { found: found.to_owned() }.at(self.column)),
            _ => Err(Fault::Unexpected { found: self.next() }.at(self.column)),
        }
    }

    fn skip(&mut self, c: char) -> bool {
        let Some(rest) = self.rest.strip_prefix(c) else { return false };
        self.column += 1;
        self.rest = rest;
        true
    }

    /// The next character, to be shown; empty at the end.
    fn next(&self) -> String {
        self.rest.trim_start().chars().take(1).collect()
    }
}
