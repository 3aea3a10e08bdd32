//! Words of a line, each with its place.

use super::{PositionError, PositionFault};
use crate::At;

/// Reads a line word by word.
pub(super) struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub(super) fn of(text: &'a str) -> Words<'a> {
        Words { text, at: 0 }
    }

    /// The next word, without reading it; signs of their own end one.
    pub(super) fn peek(&mut self) -> Option<&'a str> {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        let first = rest.chars().next()?;
        if matches!(first, ':' | '|') {
            return Some(&rest[..1]);
        }
        let end = rest.find(|c: char| c.is_whitespace() || c == ':' || c == '|');
        Some(&rest[..end.unwrap_or(rest.len())])
    }

    /// The next word; an error where it is not what `read` takes.
    pub(super) fn next<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, PositionError> {
        let word = self.peek();
        let value = word.and_then(read).ok_or_else(|| self.unexpected(expected))?;
        self.at += word.map_or(0, str::len);
        Ok(value)
    }

    /// Nothing may follow.
    pub(super) fn end(&mut self) -> Result<(), PositionError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.unexpected("the end of the position")),
        }
    }

    pub(super) fn wrong(&self, fault: PositionFault) -> PositionError {
        PositionError { at: At::after(&self.text[..self.at]), fault }
    }

    fn unexpected(&mut self, expected: &'static str) -> PositionError {
        let short = |word: &str| format!("{:?}", word.chars().take(20).collect::<String>());
        let found = self.peek().map_or("the end".to_owned(), short);
        self.wrong(PositionFault::Unexpected { found, expected })
    }
}
