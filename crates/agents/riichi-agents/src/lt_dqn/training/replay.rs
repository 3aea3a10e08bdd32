//! What is remembered: the last so many experiences of one network.

use crate::lt_dqn::State;

/// How an experience goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Then {
    /// The next entry is the player's next decision.
    Next,
    /// The hand was over.
    Over,
    /// It could not be done.
    Illegal,
}

/// What one decision led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) state: State,
    pub(super) action: u8,
    /// The outputs that were legal, a bit for each.
    pub(super) legal: u64,
    /// How the score changed, in hundreds of points.
    pub(super) hundreds: i16,
    pub(super) then: Then,
}

/// A ring of entries. A player's decisions of one hand stand one after another, so that the state
/// that followed need not be kept twice; the ring is filled by whole hands, so the entry after one
/// that goes on is never older.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Replay {
    capacity: usize,
    bytes: Vec<u8>, // ENTRY bytes each; `capacity` of them at most
    next: usize,    // the entry to be overwritten
}

const ENTRY: usize = State::SIZE + 12;
const ACTION: usize = State::SIZE;
const HUNDREDS: usize = State::SIZE + 1;
const THEN: usize = State::SIZE + 3;
const LEGAL: usize = State::SIZE + 4;

impl Replay {
    pub(super) fn new(capacity: usize) -> Replay {
        Replay { capacity, bytes: Vec::new(), next: 0 }
    }

    /// How many entries are remembered.
    pub(super) fn len(&self) -> usize {
        self.bytes.len() / ENTRY
    }

    pub(super) fn extend(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            if self.len() < self.capacity {
                self.bytes.resize(self.bytes.len() + ENTRY, 0);
            }
            let place = &mut self.bytes[self.next * ENTRY..][..ENTRY];
            place[..State::SIZE].copy_from_slice(entry.state.as_bytes());
            place[ACTION] = entry.action;
            place[HUNDREDS..THEN].copy_from_slice(&entry.hundreds.to_le_bytes());
            place[THEN] = entry.then as u8;
            place[LEGAL..].copy_from_slice(&entry.legal.to_le_bytes());
            self.next = (self.next + 1) % self.capacity;
        }
    }

    /// The state of an entry.
    pub(super) fn state(&self, idx: usize) -> &[u8; State::SIZE] {
        let bytes = &self.bytes[idx * ENTRY..];
        bytes.first_chunk().expect("an entry begins with a state")
    }

    /// Action, change of score in hundreds, and how it goes on.
    pub(super) fn outcome(&self, idx: usize) -> (usize, i16, Then) {
        let entry = &self.bytes[idx * ENTRY..][..ENTRY];
        let then = match entry[THEN] {
            0 => Then::Next,
            1 => Then::Over,
            _ => Then::Illegal,
        };
        let hundreds = i16::from_le_bytes([entry[HUNDREDS], entry[HUNDREDS + 1]]);
        (usize::from(entry[ACTION]), hundreds, then)
    }

    /// The state that followed.
    pub(super) fn next_state(&self, idx: usize) -> &[u8; State::SIZE] {
        self.state(self.after(idx))
    }

    /// The outputs that were legal there, a bit for each.
    pub(super) fn next_legal(&self, idx: usize) -> u64 {
        let entry = &self.bytes[self.after(idx) * ENTRY..];
        entry[LEGAL..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }

    /// The entry after one.
    fn after(&self, idx: usize) -> usize {
        (idx + 1) % self.capacity.min(self.len())
    }

    /// As bytes: the place to be overwritten (8 bytes), then the entries.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        [&(self.next as u64).to_le_bytes()[..], &self.bytes].concat()
    }

    /// From bytes; `None` when they are not those of a memory of this size, or name outputs beyond
    /// `n_outputs`.
    pub(super) fn from_bytes(capacity: usize, n_outputs: usize, bytes: &[u8]) -> Option<Replay> {
        let (next, entries) = bytes.split_first_chunk::<8>()?;
        let next = usize::try_from(u64::from_le_bytes(*next)).ok()?;
        let len = entries.len() / ENTRY;
        let whole = entries.len() % ENTRY == 0 && len <= capacity;
        let placed = if len < capacity { next == len } else { next < capacity };
        let replay = Replay { capacity, bytes: entries.to_vec(), next };
        let known = |idx| {
            let (action, _, then) = replay.outcome(idx);
            action < n_outputs && then as u8 == entries[idx * ENTRY + THEN]
        };
        (whole && placed && (0..len).all(known)).then_some(replay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(n: u8, then: Then) -> Entry {
        let mut bytes = [0; State::SIZE];
        bytes[0] = n;
        let (state, legal) = (State::from_bytes(bytes), 1 << n);
        Entry { state, action: n, legal, hundreds: -i16::from(n), then }
    }

    #[test]
    fn the_oldest_is_forgotten_first() {
        let mut replay = Replay::new(3);
        for n in 0..5 {
            replay.extend(vec![entry(n, if n % 2 == 0 { Then::Next } else { Then::Over })]);
        }
        assert_eq!(replay.len(), 3);
        let kept: Vec<_> = (0..3).map(|idx| replay.outcome(idx)).collect();
        assert_eq!(kept, [(3, -3, Then::Over), (4, -4, Then::Next), (2, -2, Then::Next)]);
        assert_eq!(replay.next_state(2)[0], 3, "the ring goes round");
        assert_eq!(replay.next_legal(2), 1 << 3);
    }

    #[test]
    fn a_memory_is_written_and_read() {
        let mut replay = Replay::new(4);
        for n in 0..6 {
            let bytes = replay.to_bytes();
            assert_eq!(Replay::from_bytes(4, 10, &bytes), Some(replay.clone()));
            assert_eq!(Replay::from_bytes(4, 10, &bytes[..bytes.len() - 1]), None);
            replay.extend(vec![entry(n, Then::Illegal)]);
        }
        assert_eq!(Replay::from_bytes(3, 10, &replay.to_bytes()), None, "too many");
        assert_eq!(Replay::from_bytes(4, 5, &replay.to_bytes()), None, "no sixth output");
    }
}
