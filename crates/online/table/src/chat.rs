//! Who may talk to whom, and when.
//!
//! Players talk before and after a match and between deals, never while a deal is played: partners'
//! talk is forbidden. What spectators say while a match goes on stays among spectators for good.
//!
//! Nothing that spectators say is in the log or has a version: anyone may watch, and no match should end
//! because they talk. It is told to those who are there, and forgotten when the server goes down.

use parlor_wire::online::{ChatMsg, ClientMsg, ErrorCode};

use crate::effects::text;
use crate::entrant::Person;
use crate::table::{EventOf, ServerMsgOf};
use crate::{ActionMsgOf, Host, Input, Out, Refused, Table, Who};

/// How long a text may be, in bytes.
const TEXT_MAX: usize = 500;
/// How many of the last things said are kept.
const KEPT: usize = 50;

/// Something said, and to whom.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) chat: ChatMsg,
    pub(crate) to_players: bool,
}

impl<G: Host> Table<G> {
    /// A player says something.
    pub(crate) fn say(&mut self, entrant: u8, text: &str) -> Result<(), Refused> {
        if self.playing().is_some() {
            return Err(ErrorCode::ChatClosed.into());
        }
        let place = &self.entrants[usize::from(entrant)];
        let name = place.person().map(|person| person.name.clone()).unwrap_or_default();
        let text = self.checked(text)?;
        self.spread(ChatMsg { entrant: Some(entrant), name, text }, true);
        Ok(())
    }

    /// A spectator says something.
    pub(crate) fn say_as_spectator(&mut self, text: &str) -> Result<(), Refused> {
        let chat = ChatMsg { entrant: None, name: String::new(), text: self.checked(text)? };
        if self.logs_spectators_talk() {
            self.spread(chat, !self.is_playing());
        } else if !self.restoring {
            self.pass_on(chat, !self.is_playing());
        }
        Ok(())
    }

    /// Is this something a spectator says, which is not in the log?
    pub(crate) fn is_spectators_talk(&self, input: &Input<ActionMsgOf<G>>) -> bool {
        let said = |msg: &ClientMsg<_>| matches!(msg, ClientMsg::Chat { .. });
        matches!(input, Input::Client { who: Who::Watcher(_), msg } if said(msg))
            && !self.logs_spectators_talk()
    }

    /// Tells those who are there what a spectator says, beside the streams: a version would be missing
    /// in the streams of a table that is restored from its log.
    fn pass_on(&mut self, chat: ChatMsg, to_players: bool) {
        let frame = text(&ServerMsgOf::<G>::Said { chat: chat.clone() });
        let here = |person: &&Person| person.lost_at.is_none() && person.synced;
        let people = self.entrants.iter().filter_map(|place| place.person());
        let people = people.filter(here).filter(|_| to_players);
        let players = people.map(|person| Who::Player(person.player));
        let outs = players.chain(self.spectators.watchers());
        self.effects.out.extend(outs.map(|to| Out::frame(to, frame.clone())));
        self.keep_said(Said { chat, to_players });
    }

    fn keep_said(&mut self, said: Said) {
        self.chat.push_back(said);
        if self.chat.len() > KEPT {
            self.chat.pop_front();
        }
    }

    /// What is said, if it may be.
    fn checked(&self, text: &str) -> Result<String, Refused> {
        let text = text.trim();
        let unprintable = self.refuses_unprintable_talk() && text.chars().any(char::is_control);
        if text.is_empty() || text.len() > TEXT_MAX || unprintable {
            return Err(ErrorCode::ChatText.into());
        }
        Ok(text.to_owned())
    }

    fn spread(&mut self, chat: ChatMsg, to_players: bool) {
        if to_players {
            for entrant in 0..self.entrants.len() as u8 {
                self.tell(entrant, EventOf::<G>::Chat { chat: chat.clone() });
            }
        }
        self.keep_said(Said { chat: chat.clone(), to_players });
        self.tell_watchers(EventOf::<G>::Chat { chat });
    }
}
