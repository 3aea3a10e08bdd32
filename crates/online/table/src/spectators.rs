//! Spectators: one stream for all of them, of what lies open, perhaps later.

use std::collections::{BTreeSet, VecDeque};

use parlor_wire::online::{ClientMsg, ErrorCode};
use serde::{Deserialize, Serialize};

use crate::effects::text;
use crate::stream::Stream;
use crate::table::{EventOf, ServerMsgOf};
use crate::{ActionMsgOf, Host, Out, Refused, Table, Who};

/// Everyone who watches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spectators {
    watchers: BTreeSet<Who>,
    stream: Stream,
    /// The open table as it was last told.
    table: String,
    /// What is shown later.
    delayed: VecDeque<Delayed>,
    /// How many bytes that is.
    delayed_bytes: usize,
    /// In a delayed room, a whole state that spectators know by now; what came after it is among the
    /// kept messages of the stream.
    pub(crate) shown: Shown,
}

/// A whole state, and its version.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Shown {
    pub(crate) version: u64,
    pub(crate) text: String,
}

/// A message that waits for its time; now and then with the whole state that goes with it. A state
/// is much longer than a message, and an hour's worth of them may wait.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Delayed {
    at: u64,
    event: String,
    state: Option<Shown>,
}

impl Delayed {
    fn n_bytes(&self) -> usize {
        self.event.len() + self.state.as_ref().map_or(0, |state| state.text.len())
    }
}

/// What a checkpoint keeps of spectators: in a delayed room also what they are still to be shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptSpectators {
    version: u64,
    table: String,
    later: Option<KeptLater>,
}

/// What those who watch later have been shown, and will be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptLater {
    messages: Vec<String>,
    delayed: Vec<Delayed>,
    shown: Shown,
}

impl Spectators {
    /// What a checkpoint keeps. Who watches is not: after a restart nobody does.
    pub(crate) fn kept(&self, is_delayed: bool) -> KeptSpectators {
        let Spectators { watchers: _, stream, table, delayed, delayed_bytes: _, shown } = self;
        let later = is_delayed.then(|| KeptLater {
            messages: stream.kept().cloned().collect(),
            delayed: delayed.iter().cloned().collect(),
            shown: shown.clone(),
        });
        KeptSpectators { version: stream.version(), table: table.clone(), later }
    }

    pub(crate) fn put_back(&mut self, kept: &KeptSpectators) {
        let KeptSpectators { version, table, later } = kept;
        self.watchers.clear();
        self.stream = Stream::at(*version);
        self.table.clone_from(table);
        if let Some(KeptLater { messages, delayed, shown }) = later {
            self.stream.keep(messages);
            self.delayed = delayed.iter().cloned().collect();
            self.delayed_bytes = delayed.iter().map(Delayed::n_bytes).sum();
            self.shown = shown.clone();
        }
    }

    /// Notes how the open table looks. Is that news?
    pub(crate) fn note_table(&mut self, table: &impl Serialize) -> bool {
        let table = text(table);
        let news = table != self.table;
        self.table = table;
        news
    }

    /// Is anyone there?
    pub(crate) fn is_watched(&self) -> bool {
        !self.watchers.is_empty()
    }

    /// Everyone who is there.
    pub(crate) fn watchers(&self) -> impl Iterator<Item = Who> + '_ {
        self.watchers.iter().copied()
    }

    pub(crate) fn leave(&mut self, watcher: Who) {
        self.watchers.remove(&watcher);
    }

    pub(crate) fn next_release(&self) -> Option<u64> {
        self.delayed.front().map(|delayed| delayed.at)
    }

    /// The version that the next message will have.
    fn next_version(&self) -> u64 {
        self.stream.version() + self.delayed.len() as u64 + 1
    }

    /// Nobody watches after the server was down, and what was delayed waits as long as before.
    pub(crate) fn resume(&mut self, down: u64) {
        self.watchers.clear();
        for delayed in &mut self.delayed {
            delayed.at += down;
        }
    }

    fn show(&mut self, event: String, outs: &mut Vec<Out>) {
        let all = self.watchers.iter();
        outs.extend(all.map(|&to| Out::frame(to, event.clone())));
        self.stream.push(event);
    }
}

impl<G: Host> Table<G> {
    /// Tells spectators something.
    pub(crate) fn tell_watchers(&mut self, event: EventOf<G>) {
        let Some(delay) = self.room.delay() else { return };
        if delay == 0 && (self.spectators.watchers.is_empty() || self.restoring) {
            self.spectators.stream.skip();
            return;
        }
        let version = self.spectators.next_version();
        let event = text(&ServerMsgOf::<G>::Event { version, at_ms: self.now, event });
        if delay == 0 {
            self.spectators.show(event, &mut self.effects.out);
            return;
        }
        let at = self.now.saturating_add(delay);
        let state = version.is_multiple_of(Stream::KEPT as u64).then(|| self.shown_at(version));
        let delayed = Delayed { at, event, state };
        self.spectators.delayed_bytes += delayed.n_bytes();
        self.spectators.delayed.push_back(delayed);
    }

    /// How many bytes wait to be shown to spectators later.
    pub fn delayed_bytes(&self) -> usize {
        self.spectators.delayed_bytes
    }

    /// Shows the next message that was delayed.
    pub(crate) fn release_watch(&mut self) {
        if let Some(delayed) = self.spectators.delayed.pop_front() {
            self.spectators.delayed_bytes -= delayed.n_bytes();
            let Delayed { event, state, .. } = delayed;
            if let Some(state) = state {
                self.spectators.shown = state;
            }
            self.spectators.show(event, &mut self.effects.out);
        }
    }

    /// A spectator comes, or comes back.
    pub(crate) fn watch(&mut self, who: Who, last: Option<u64>) -> Result<(), Refused> {
        if self.room.delay().is_none() {
            return Err(ErrorCode::NoSpectators.into());
        }
        if !self.restoring {
            let missed = last.and_then(|last| self.spectators.stream.since(last));
            let texts = missed.unwrap_or_else(|| self.watch_state());
            self.effects.out.extend(texts.into_iter().map(|text| Out::frame(who, text)));
        }
        self.spectators.watchers.insert(who);
        self.try_to_begin();
        Ok(())
    }

    /// Everything that a spectator may know now: a state and, in a delayed room, what came after it.
    pub(crate) fn watch_state(&self) -> Vec<String> {
        if self.room.delay().is_none_or(|delay| delay == 0) {
            return vec![self.shown_at(self.spectators.stream.version()).text];
        }
        let Shown { version, text } = &self.spectators.shown;
        let after = self.spectators.stream.since(*version).unwrap_or_default();
        std::iter::once(text.clone()).chain(after).collect()
    }

    /// The table as spectators see it, for a version of their stream.
    pub(crate) fn shown_at(&self, version: u64) -> Shown {
        let mut state = Box::new(self.state_of(None));
        // Many such states may wait, and what was said is among the messages.
        if self.room.delay().is_some_and(|delay| delay > 0) {
            state.chat.clear();
        }
        Shown { version, text: text(&ServerMsgOf::<G>::State { version, state }) }
    }

    /// What a spectator says.
    pub(crate) fn take_watcher(
        &mut self,
        watcher: u64,
        msg: ClientMsg<ActionMsgOf<G>>,
    ) -> Result<(), Refused> {
        // The log does not say who watched.
        if !self.spectators.watchers.contains(&Who::Watcher(watcher)) && !self.restoring {
            return Err(ErrorCode::HelloFirst.into());
        }
        match msg {
            ClientMsg::Chat { text } => self.say_as_spectator(&text),
            ClientMsg::Resync => {
                let to = Who::Watcher(watcher);
                let outs = self.watch_state().into_iter().map(|text| Out::frame(to, text));
                self.effects.out.extend(outs);
                Ok(())
            }
            ClientMsg::Ping { n } => {
                self.pong(Who::Watcher(watcher), n);
                Ok(())
            }
            other => self.direct(&other),
        }
    }
}
