//! The versioned stream of one client.

use std::collections::VecDeque;

/// Messages with versions from 1 on, of which the last ones are kept.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stream {
    version: u64,
    kept: VecDeque<String>, // Invariant: the last of them has `version`.
}

impl Stream {
    /// How many of the last messages are kept for those who come back.
    pub(crate) const KEPT: usize = 32;

    /// A stream that has come to this version and keeps no message.
    pub(crate) fn at(version: u64) -> Stream {
        Stream { version, kept: VecDeque::new() }
    }

    /// The messages that are kept; the last of them has the stream's version.
    pub(crate) fn kept(&self) -> impl Iterator<Item = &String> {
        self.kept.iter()
    }

    /// Keeps these messages for those who come back: the last ones up to its version.
    pub(crate) fn keep(&mut self, messages: &[String]) {
        self.kept = messages.iter().cloned().collect();
    }

    /// The version of the last message.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// Adds a message with the next version.
    pub(crate) fn push(&mut self, message: String) {
        self.version += 1;
        self.kept.push_back(message);
        if self.kept.len() > Stream::KEPT {
            self.kept.pop_front();
        }
    }

    /// Counts a message that nobody will ask for.
    pub(crate) fn skip(&mut self) {
        self.version += 1;
        self.kept.clear();
    }

    /// Forgets all messages, so that anyone who comes back gets the whole state.
    pub(crate) fn forget(&mut self) {
        self.kept.clear();
    }

    /// What comes after version `last`; `None` when that is not known any more, or never was.
    pub(crate) fn since(&self, last: u64) -> Option<Vec<String>> {
        let n_missed = usize::try_from(self.version.checked_sub(last)?).ok()?;
        let first = self.kept.len().checked_sub(n_missed)?;
        Some(self.kept.iter().skip(first).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_filled_while_its_messages_are_kept() {
        let mut stream = Stream::default();
        for n in 1..=40 {
            stream.push(n.to_string());
        }
        let since = |last| stream.since(last);
        assert_eq!(since(40), Some(vec![]));
        assert_eq!(since(38), Some(vec!["39".to_owned(), "40".to_owned()]));
        assert_eq!(since(8).map(|missed| missed.len()), Some(Stream::KEPT));
        assert_eq!((since(7), since(41)), (None, None));
        stream.skip();
        assert!(stream.since(41).is_some() && stream.since(40).is_none());
    }
}
