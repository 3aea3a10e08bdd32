//! Who may talk to whom, and when.
//!
//! Players talk before and after a match and between deals, never while a deal is played: partners'
//! talk is forbidden. What spectators say while a match goes on stays among spectators for good.

use parlor_wire::online::{ChatMsg, ErrorCode};

use crate::table::EventOf;
use crate::{Host, Refused, Table};

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
        let text = checked(text)?;
        self.spread(ChatMsg { entrant: Some(entrant), name, text }, true);
        Ok(())
    }

    /// A spectator says something.
    pub(crate) fn say_as_spectator(&mut self, text: &str) -> Result<(), Refused> {
        let chat = ChatMsg { entrant: None, name: String::new(), text: checked(text)? };
        self.spread(chat, !self.is_playing());
        Ok(())
    }

    fn spread(&mut self, chat: ChatMsg, to_players: bool) {
        if to_players {
            for entrant in 0..self.entrants.len() as u8 {
                self.tell(entrant, EventOf::<G>::Chat { chat: chat.clone() });
            }
        }
        self.chat.push_back(Said { chat: chat.clone(), to_players });
        if self.chat.len() > KEPT {
            self.chat.pop_front();
        }
        self.tell_watchers(EventOf::<G>::Chat { chat });
    }
}

fn checked(text: &str) -> Result<String, Refused> {
    let text = text.trim();
    if text.is_empty() || text.len() > TEXT_MAX {
        return Err(ErrorCode::ChatText.into());
    }
    Ok(text.to_owned())
}
