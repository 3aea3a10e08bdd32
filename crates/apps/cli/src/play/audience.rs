//! Who at the terminal is told what.

use std::io::{self, BufRead, Write};

use parlor_agent::Message;
use parlor_game::{BySeat, Seat};

use super::person::Terminal;
use super::seats::Player;
use crate::language::say;

/// The people at one terminal.
///
/// Where seats have secrets and several people share the terminal, it is handed over: the screen is
/// cleared, the next person asks for it, and only then reads what happened since their last turn.
pub(super) struct Audience {
    people: Vec<Seat>,
    hands_over: bool,
    unread: BySeat<Vec<String>>,
    at_keyboard: Option<Seat>,
}

impl Audience {
    pub(super) fn new(players: &[Player], has_secrets: bool) -> Audience {
        let seated = Seat::ALL.into_iter().zip(players);
        let people: Vec<Seat> =
            seated.filter(|(_, player)| **player == Player::Person).map(|(seat, _)| seat).collect();
        let hands_over = has_secrets && people.len() > 1;
        Audience { people, hands_over, unread: BySeat::splat(Vec::new()), at_keyboard: None }
    }

    /// Whose words are printed. Of an open game, and when only agents play, one seat's words are
    /// everyone's.
    pub(super) fn listeners(&self) -> Vec<Seat> {
        match self.people.first() {
            Some(_) if self.hands_over => self.people.clone(),
            Some(&first) => vec![first],
            None => vec![Seat::A],
        }
    }

    /// Tells `seat` something: at once, or when the terminal is theirs.
    pub(super) fn say<R, W: Write>(
        &mut self,
        seat: Seat,
        words: String,
        terminal: &mut Terminal<R, W>,
    ) -> io::Result<()> {
        if self.hands_over {
            self.unread[seat].push(words);
            return Ok(());
        }
        writeln!(terminal.output, "{words}")
    }

    /// Gives the terminal to `seat`, who then reads what they have not; false when nobody is there
    /// to take it.
    pub(super) fn hand_over<R: BufRead, W: Write>(
        &mut self,
        seat: Seat,
        terminal: &mut Terminal<R, W>,
    ) -> io::Result<bool> {
        if !self.hands_over {
            return Ok(true);
        }
        if self.at_keyboard != Some(seat) {
            terminal.clear()?;
            let question = say(&Message::new("cli-hand-over").with("seat", seat));
            if terminal.line(&question)?.is_none() {
                writeln!(terminal.output, "\n{}", say(&Message::new("cli-input-ended")))?;
                return Ok(false);
            }
            terminal.clear()?;
            self.at_keyboard = Some(seat);
        }
        for words in self.unread[seat].drain(..) {
            writeln!(terminal.output, "{words}")?;
        }
        Ok(true)
    }

    /// Everyone may look again: the last person's secrets go off the screen.
    pub(super) fn gather<R: BufRead, W: Write>(
        &mut self,
        terminal: &mut Terminal<R, W>,
    ) -> io::Result<()> {
        if self.hands_over && self.at_keyboard.take().is_some() {
            terminal.clear()?;
        }
        Ok(())
    }
}
