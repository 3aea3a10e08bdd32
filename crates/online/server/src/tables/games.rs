//! The games of this server, each with its agents: where types are erased.

use std::sync::Arc;

use parlor_agent::Registry;
use parlor_kit::{Advice, Asked, Each, Full, GameOf, ImportError, Kit, Question, RulesError};
use parlor_table::{OpenError, RecordError, Table, game_of, retell};
use parlor_wire::online::{AgentMsg, RulesMsg};

use crate::agents::decide::{in_words, limited};
use crate::http::catalogue::{agents_of, rules_of};
use crate::store::RoomSettings;
use crate::tables::finished::{Finished, FinishedMatch, PARLOR};
use crate::tables::task::{self, TableHandle, TaskContext};

/// The games of this server.
pub(crate) struct Games(Vec<Box<dyn HostedGame>>);

/// One game with its agents.
pub(crate) trait HostedGame: Send + Sync {
    fn name(&self) -> &'static str;
    /// Is there such an agent, and may it be told so? Otherwise the sentence says what is possible.
    /// The spec comes back with the words that its aliases stand for.
    fn check(&self, spec: &str) -> Result<String, String>;
    /// The agents as a page shows them.
    fn agents(&self) -> Vec<AgentMsg>;
    /// The rules to choose from.
    fn rules(&self) -> Vec<RulesMsg>;
    /// Rules in canonical text, how many play by them, and how many deals a match has at most, where
    /// they say so.
    fn read(&self, rules: &str) -> Result<(String, usize, Option<u32>), RulesError>;
    /// Starts the task of a new table.
    fn start(&self, context: TaskContext) -> Result<Arc<dyn TableHandle>, OpenError>;
    /// Starts the task of a table that is to be restored.
    fn resume(&self, context: TaskContext) -> Arc<dyn TableHandle>;
    /// A finished match of ours.
    fn finished(&self, record: &str) -> Result<Box<dyn Finished>, RecordError>;
    /// A finished match in a format of this game.
    fn import(&self, bytes: &[u8]) -> Result<Box<dyn Finished>, ImportError>;
    /// The question that a position puts; `None` where the game has no notation for positions.
    fn position(&self, text: &str) -> Option<Result<Box<dyn Asked>, ImportError>>;
}

/// A game with its agents, as far as this server lets them think.
#[derive(Clone)]
pub(crate) struct Hosted<K: Kit> {
    pub(crate) registry: Arc<Registry<GameOf<K>>>,
}

impl<K: Full> Hosted<K> {
    fn new() -> Hosted<K> {
        Hosted { registry: Arc::new(limited::<K>()) }
    }

    /// A question with those who can answer it.
    pub(crate) fn asked(&self, question: Question<K>) -> Box<dyn Asked> {
        Box::new(Advice { question, registry: self.registry.clone() })
    }
}

impl Each for Games {
    fn kit<K: Full>(&mut self) {
        self.0.push(Box::new(Hosted::<K>::new()));
    }
}

impl Games {
    /// All games of the list.
    pub(crate) fn new() -> Games {
        let mut games = Games(Vec::new());
        parlor_kits::each(&mut games);
        games
    }

    /// The game of this name.
    pub(crate) fn get(&self, name: &str) -> Result<&dyn HostedGame, NoGame> {
        let game = self.0.iter().find(|game| game.name() == name);
        game.map(|game| &**game).ok_or_else(|| NoGame { name: name.chars().take(40).collect() })
    }

    /// Is there such an agent in any game? For those who have not said which one they mean.
    pub(crate) fn check_any(&self, spec: &str) -> Result<(), String> {
        let mut checked = self.0.iter().map(|game| game.check(spec));
        let first = checked.next().map_or(Ok(()), |first| first.map(drop));
        if checked.any(|other| other.is_ok()) { Ok(()) } else { first }
    }

    /// A finished match of ours, of whichever game.
    pub(crate) fn finished(&self, record: &str) -> Result<Box<dyn Finished>, RecordError> {
        let game = game_of(record)?;
        let wrong = |_| RecordError::Format(format!("its game is {game:?}"));
        self.get(&game).map_err(wrong)?.finished(record)
    }

    /// An uploaded finished match, in any format known here.
    pub(crate) fn uploaded(&self, bytes: &[u8]) -> Result<Box<dyn Finished>, ImportError> {
        let ours = bytes.trim_ascii_start().strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let head = String::from_utf8_lossy(&ours[..ours.len().min(4096)]);
        if head.trim_start().starts_with('{') && head.contains("parlor-record/") {
            let wrong = ImportError::wrong("Parlor record");
            let text = std::str::from_utf8(ours).map_err(|error| wrong(&error))?;
            return self.finished(text).map_err(|error| wrong(&error));
        }
        let name = parlor_kits::recognise(bytes, Named).ok_or_else(unknown_format)?;
        self.get(name).map_err(|_| unknown_format())?.import(bytes)
    }
}

/// The error of an upload that looks like no record.
fn unknown_format() -> ImportError {
    let mut known = parlor_kits::formats();
    known.push(PARLOR);
    ImportError::unknown(&known)
}

/// Asks a kit for its name.
struct Named;

impl parlor_kit::Find for Named {
    type Output = &'static str;

    fn found<K: Full>(self) -> &'static str {
        K::NAME
    }
}

/// There is no such game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown game {name:?}; known: {}", parlor_kits::names().join(", "))]
pub(crate) struct NoGame {
    name: String,
}

impl<K: Full> HostedGame for Hosted<K> {
    fn name(&self) -> &'static str {
        K::NAME
    }

    fn check(&self, spec: &str) -> Result<String, String> {
        self.registry.canonical(spec).map_err(|error| in_words(&error))
    }

    fn agents(&self) -> Vec<AgentMsg> {
        agents_of(K::NAME, &self.registry)
    }

    fn rules(&self) -> Vec<RulesMsg> {
        rules_of::<K>()
    }

    fn read(&self, rules: &str) -> Result<(String, usize, Option<u32>), RulesError> {
        let kit = K::read(rules)?;
        Ok((kit.rules(), kit.n_seats(), kit.n_deals_max()))
    }

    fn start(&self, context: TaskContext) -> Result<Arc<dyn TableHandle>, OpenError> {
        let RoomSettings { rules, room, .. } = &*context.settings;
        let table = Table::<K>::open(rules, room.clone(), &[])?;
        Ok(task::start(table, self.clone(), context))
    }

    fn resume(&self, context: TaskContext) -> Arc<dyn TableHandle> {
        task::resume(self.clone(), context)
    }

    fn finished(&self, record: &str) -> Result<Box<dyn Finished>, RecordError> {
        let read = serde_json::from_str(record);
        let read = read.map_err(|error| RecordError::Format(error.to_string()))?;
        let played = retell::<K>(&read)?;
        Ok(Box::new(FinishedMatch { played, record: Some(record.to_owned()), game: self.clone() }))
    }

    fn import(&self, bytes: &[u8]) -> Result<Box<dyn Finished>, ImportError> {
        let played = K::import(bytes)?;
        Ok(Box::new(FinishedMatch { played, record: None, game: self.clone() }))
    }

    fn position(&self, text: &str) -> Option<Result<Box<dyn Asked>, ImportError>> {
        Some(K::position(text)?.map(|question| self.asked(question)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_named_beside_the_known_ones() {
        let unknown = Games::new().get("chess").err().unwrap().to_string();
        let known = parlor_kits::names().join(", ");
        assert_eq!(unknown, format!("unknown game \"chess\"; known: {known}"));
        let long = Games::new().get(&"x".repeat(1_000)).err().unwrap().to_string();
        assert!(long.contains(&format!("{:?};", "x".repeat(40))), "{long}");
    }

    #[test]
    fn what_is_no_record_is_refused_in_words() {
        let games = Games::new();
        for (text, said) in [
            (
                "",
                "not a known record format; known: mat, sgf, tenhou, tenhou6, mjai, zole, openzole, parlor",
            ),
            ("hello", "not a known record format; known: mat"),
            (r#"{"format":"parlor-record/1""#, "Parlor record: this is not a record: EOF"),
            (r#"{"format":"parlor-record/1"}"#, "its game is not named"),
            (r#"{"format":"parlor-record/1","game":"chess"}"#, r#"its game is "chess""#),
            (r#"{"format":"parlor-record/1","game":"zole"}"#, "missing field `rules`"),
            ("{\"format\":\"parlor-record/1\",\"rules\":\"\\x\"}", "invalid escape"),
        ] {
            let refused = games.uploaded(text.as_bytes()).err().unwrap().to_string();
            assert!(refused.contains(said), "{text:?}: {refused}");
        }
        let not_text = b"{\"format\":\"parlor-record/1\",\"game\":\"\xff\"}";
        let refused = games.uploaded(not_text).err().unwrap().to_string();
        assert!(refused.starts_with("Parlor record: invalid utf-8"), "{refused}");
    }

    #[test]
    fn a_match_is_not_written_in_a_format_that_its_game_does_not_have() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/zole/friday-club.zole");
        let uploaded = Games::new().uploaded(&std::fs::read(path).unwrap()).unwrap();
        let refused = uploaded.export("mjai").unwrap_err().to_string();
        assert_eq!(refused, "unknown format \"mjai\" for zole; known: parlor, zole");
    }
}
