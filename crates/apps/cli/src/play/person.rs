//! What someone at the keyboard answers.

use std::io::{self, BufRead, IsTerminal, StdinLock, StdoutLock, Write};

use parlor_agent::Message;
use parlor_game::{Observed, Seat};
use parlor_kit::{ActionOf, GameOf, Offer, Screen, ViewOf, Words};
use unicode_width::UnicodeWidthStr;

use crate::language::{self, say};
use crate::screen;

/// The terminal: lines in, text out.
pub(super) struct Terminal<R, W> {
    pub(super) input: R,
    pub(super) output: W,
    /// Is it a screen that can be cleared?
    pub(super) is_screen: bool,
}

impl Terminal<StdinLock<'static>, StdoutLock<'static>> {
    /// Standard input and output.
    pub(super) fn of_process() -> Self {
        let is_screen = io::stdout().is_terminal();
        Terminal { input: io::stdin().lock(), output: io::stdout().lock(), is_screen }
    }
}

/// What a person wants.
pub(super) enum Reply<K: Words> {
    Action(ActionOf<K>),
    Offer(Offer),
    Quit,
}

impl<R: BufRead, W: Write> Terminal<R, W> {
    /// One line, or `None` at the end of the input.
    pub(super) fn line(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.output, "{question}> ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        // What is not text is no legal entry; the answer says what would be.
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Takes everything off the screen, what was scrolled away included.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        let line = "-".repeat(60);
        let marks = if self.is_screen { "\x1b[2J\x1b[3J\x1b[H" } else { &line };
        writeln!(self.output, "{marks}")
    }

    /// Asks until the answer can be used.
    pub(super) fn ask<K: Words>(
        &mut self,
        game: &GameOf<K>,
        seat: Seat,
        legal: &[ActionOf<K>],
    ) -> io::Result<Reply<K>> {
        let view = game.view(seat);
        let screen = Screen { say: &language::reader(), is_unicode: screen::is_unicode() };
        writeln!(self.output, "\n{}", K::draw(&view, seat, &screen))?;
        let question = Message::new("cli-asked").with("seat", seat);
        let question = say(&question.with("question", K::question(&view, seat)));
        loop {
            let Some(entry) = self.line(&question)? else {
                writeln!(self.output, "\n{}", say(&Message::new("cli-input-ended")))?;
                return Ok(Reply::Quit);
            };
            match entry.to_lowercase().as_str() {
                "" => continue,
                "quit" | "exit" => return Ok(Reply::Quit),
                "help" | "?" => self.help(K::HELP)?,
                "board" => {
                    writeln!(self.output, "\n{}", K::draw(&view, seat, &screen))?;
                }
                "moves" | "list" => self.list::<K>(&view, seat, legal)?,
                _ => match K::read_offer(game, seat, &entry) {
                    Some(Ok(offer)) => return Ok(Reply::Offer(offer)),
                    Some(Err(wrong)) => writeln!(self.output, "{}", say(&wrong))?,
                    None => match read_entry::<K>(&view, seat, legal, &entry) {
                        Ok(action) => return Ok(Reply::Action(action)),
                        Err(wrong) => {
                            writeln!(self.output, "{}", say(&wrong))?;
                            self.list::<K>(&view, seat, legal)?;
                        }
                    },
                },
            }
        }
    }

    /// Puts a yes-or-no question; the end of the input means no.
    pub(super) fn agrees(&mut self, question: Message) -> io::Result<bool> {
        let question = say(&Message::new("cli-yes-no").with("question", question));
        loop {
            match self.line(&question)?.as_deref() {
                Some("yes" | "y") => return Ok(true),
                Some("no" | "n") | None => return Ok(false),
                Some(_) => writeln!(self.output, "{}", say(&Message::new("cli-say-yes-or-no")))?,
            }
        }
    }

    fn help(&mut self, of_game: Option<&'static str>) -> io::Result<()> {
        for key in ["cli-help"].into_iter().chain(of_game) {
            writeln!(self.output, "{}", say(&Message::new(key)))?;
        }
        Ok(())
    }

    fn list<K: Words>(
        &mut self,
        view: &ViewOf<K>,
        seat: Seat,
        legal: &[ActionOf<K>],
    ) -> io::Result<()> {
        let written: Vec<String> =
            legal.iter().map(|&action| K::write(view, seat, action)).collect();
        let width = written.iter().map(|text| text.width()).max().unwrap_or(0);
        let columns = (76 / (width + 7)).max(1);
        writeln!(self.output, "{}", say(&Message::new("cli-legal-now")))?;
        for (n, text) in written.iter().enumerate() {
            let last = (n + 1) % columns == 0 || n + 1 == written.len();
            let blanks = " ".repeat(width - text.width());
            write!(self.output, "{:>4} {text}{blanks}{}", n + 1, if last { "\n" } else { "  " })?;
        }
        Ok(())
    }
}

/// A number of the list, or whatever the game understands.
fn read_entry<K: Words>(
    view: &ViewOf<K>,
    seat: Seat,
    legal: &[ActionOf<K>],
    entry: &str,
) -> Result<ActionOf<K>, Message> {
    match entry.parse::<usize>() {
        Ok(n) => match n.checked_sub(1).and_then(|idx| legal.get(idx)) {
            Some(&action) => Ok(action),
            None => Err(Message::new("cli-no-number")
                .with("n", n.to_string())
                .with("max", legal.len().to_string())),
        },
        Err(_) => K::read_entry(view, seat, legal, entry),
    }
}
