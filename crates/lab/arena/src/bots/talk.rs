//! The talk with one bot.

use std::time::Duration;

use parlor_kit::{ActionMsgOf, ActionOf, Kit, ViewOf};
use parlor_wire::{Codec, FromBotMsg, ToBotMsg, ToBotMsgOf, VERSION};
use serde::de::DeserializeOwned;

use super::process::Process;
use super::{BotCommand, BotErrors, Breach};

/// A bot that has said hello.
pub(super) struct Talk {
    process: Process,
    asked: u64,
    /// What the last answer cost, as the bot told.
    nodes: u64,
}

impl Talk {
    /// Starts a bot and waits for its hello.
    pub(super) fn begin<K: Kit>(
        command: &BotCommand,
        errors: BotErrors,
        within: Duration,
    ) -> Result<Talk, Breach> {
        let process =
            Process::start(command, errors).map_err(|error| Breach::no_start(command, &error))?;
        let mut talk = Talk { process, asked: 0, nodes: 0 };
        let parlor = env!("CARGO_PKG_VERSION").to_owned();
        talk.tell::<K>(&ToBotMsg::Hello { version: VERSION, parlor });
        let wanted = "hello";
        match talk.hear::<ActionMsgOf<K>>(wanted, within)? {
            (FromBotMsg::Hello { version, .. }, _) if version == VERSION => Ok(talk),
            (FromBotMsg::Hello { version, .. }, _) => {
                Err(Breach::Version { theirs: version, ours: VERSION })
            }
            (FromBotMsg::Error { message }, _) => Err(Breach::CannotPlay { message }),
            (FromBotMsg::Act { .. }, line) => {
                Err(Breach::no_message(wanted, &line, "nothing was asked yet"))
            }
        }
    }

    /// Tells something that needs no answer.
    pub(super) fn tell<K: Kit>(&self, message: &ToBotMsgOf<K::Codec>) {
        match serde_json::to_string(message) {
            Ok(line) => self.process.say(line),
            Err(error) => unreachable!("messages have only text keys: {error}"),
        }
    }

    /// Asks, and gives the listed action that the answer means.
    pub(super) fn ask<K: Kit>(
        &mut self,
        view: &ViewOf<K>,
        legal: &[ActionOf<K>],
        within: Duration,
    ) -> Result<ActionOf<K>, Breach> {
        self.asked += 1;
        let id = self.asked;
        let listed = legal.iter().map(|&action| K::Codec::put_action(action)).collect();
        self.tell::<K>(&ToBotMsg::Ask { id, view: K::Codec::put_view(view), legal: listed });
        let wanted = format!("an answer to question {id}");
        let no_message = |line: &str, reason| Breach::no_message(&wanted, line, reason);
        let n_legal = legal.len();
        let (heard, line) = self.hear::<ActionMsgOf<K>>(&wanted, within)?;
        if let FromBotMsg::Act { nodes, .. } = &heard {
            self.nodes = nodes.unwrap_or(0);
        }
        match (heard, line) {
            (FromBotMsg::Hello { .. }, line) => Err(no_message(&line, "hello is said once")),
            (FromBotMsg::Error { message }, _) => Err(Breach::CannotPlay { message }),
            (FromBotMsg::Act { id: got, .. }, _) if got != id => {
                Err(Breach::WrongId { wanted: id, got })
            }
            (FromBotMsg::Act { action: Some(message), choice: None, .. }, _) => {
                K::Codec::get_action(&message, view, legal).ok_or_else(|| {
                    let what = serde_json::to_string(&message).unwrap_or_default();
                    Breach::NotLegal { id, what, n_legal }
                })
            }
            (FromBotMsg::Act { choice: Some(choice), action: None, .. }, _) => legal
                .get(choice)
                .copied()
                .ok_or_else(|| Breach::NotLegal { id, what: format!("choice {choice}"), n_legal }),
            (FromBotMsg::Act { .. }, line) => {
                Err(no_message(&line, "it needs either \"action\" or \"choice\""))
            }
        }
    }

    /// What the last answer cost in search nodes, as the bot told.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Lets the bot end by itself.
    pub(super) fn finish(self) {
        self.process.finish();
    }

    /// The next message, and the line that it came in, shortened.
    fn hear<A: DeserializeOwned>(
        &mut self,
        wanted: &str,
        within: Duration,
    ) -> Result<(FromBotMsg<A>, String), Breach> {
        let bytes = self.process.line(wanted, within)?;
        let line = shortened(&bytes);
        match serde_json::from_slice(&bytes) {
            Ok(message) => Ok((message, line)),
            Err(error) => Err(Breach::no_message(wanted, &line, &error.to_string())),
        }
    }
}

/// A line as it is quoted in a breach.
pub(super) fn shortened(line: &[u8]) -> String {
    String::from_utf8_lossy(line).trim_end().chars().take(200).collect()
}
