//! What somebody at the keyboard answers.

use std::io::{self, BufRead, IsTerminal, Write};

use parlor_game::{Game, Seat};

use super::words::Words;

/// The terminal: lines in, text out.
pub(super) struct Terminal<R, W> {
    pub(super) input: R,
    pub(super) output: W,
}

/// What a person wants.
pub(super) enum Reply<G: Words> {
    Action(G::Action),
    Offer(G::Offer),
    Quit,
}

const HELP: &str = "\
Type a move as it is listed, or its number in the list. Also:
  moves    what is legal now
  board    draw the position again
  quit     leave";

/// Clears the lines that can be scrolled back to and the screen, and begins at its top.
const WIPE: &str = "\x1b[3J\x1b[2J\x1b[H";

impl<R: BufRead, W: Write> Terminal<R, W> {
    /// One line, or `None` at the end of the input.
    fn line(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.output, "{question}> ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        // What is not text is no legal entry; the answer says what would be.
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Asks until the answer can be used.
    pub(super) fn ask<G: Words>(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[<G as Game>::Action],
    ) -> io::Result<Reply<G>> {
        let view = game.view(seat);
        writeln!(self.output, "\n{}", G::draw(&view, seat))?;
        loop {
            let Some(entry) = self.line(&G::question(&view, seat))? else {
                return self.out_of_input();
            };
            match entry.to_lowercase().as_str() {
                "" => continue,
                "quit" | "exit" => return Ok(Reply::Quit),
                "help" | "?" => writeln!(self.output, "{HELP}\n{}", G::ENTRIES)?,
                "board" => writeln!(self.output, "\n{}", G::draw(&view, seat))?,
                "moves" | "list" => self.list::<G>(&view, seat, legal)?,
                _ => match game.read_offer(seat, &entry) {
                    Some(Ok(offer)) => return Ok(Reply::Offer(offer)),
                    Some(Err(wrong)) => writeln!(self.output, "{wrong}")?,
                    None => match read_entry::<G>(&view, seat, legal, &entry) {
                        Ok(action) => return Ok(Reply::Action(action)),
                        Err(wrong) => {
                            writeln!(self.output, "{wrong}")?;
                            self.list::<G>(&view, seat, legal)?;
                        }
                    },
                },
            }
        }
    }

    /// As [`Terminal::ask`] where several people share the terminal: the others look away before
    /// the drawing is shown, and it is gone before they look again.
    pub(super) fn ask_alone<G: Words>(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[<G as Game>::Action],
    ) -> io::Result<Reply<G>> {
        let call = format!("\nseat {seat} alone at the terminal? press Enter");
        if self.line(&call)?.is_none() {
            return self.out_of_input();
        }
        let reply = self.ask(game, seat, legal)?;
        if io::stdout().is_terminal() {
            write!(self.output, "{WIPE}")?;
        }
        writeln!(self.output, "seat {seat} has answered")?;
        Ok(reply)
    }

    fn out_of_input<G: Words>(&mut self) -> io::Result<Reply<G>> {
        writeln!(self.output, "\nno more input: the game is left here")?;
        Ok(Reply::Quit)
    }

    /// Puts a yes-or-no question; the end of the input means no.
    pub(super) fn agrees(&mut self, question: &str) -> io::Result<bool> {
        loop {
            match self.line(&format!("{question} (yes/no)"))?.as_deref() {
                Some("yes" | "y") => return Ok(true),
                Some("no" | "n") | None => return Ok(false),
                Some(_) => writeln!(self.output, "please answer yes or no")?,
            }
        }
    }

    fn list<G: Words>(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> io::Result<()> {
        let written: Vec<String> =
            legal.iter().map(|&action| G::write(view, seat, action)).collect();
        let width = written.iter().map(|text| text.chars().count()).max().unwrap_or(0);
        let columns = (76 / (width + 7)).max(1);
        writeln!(self.output, "legal now:")?;
        for (n, text) in written.iter().enumerate() {
            let last = (n + 1) % columns == 0 || n + 1 == written.len();
            write!(self.output, "{:>4} {text:<width$}{}", n + 1, if last { "\n" } else { "  " })?;
        }
        Ok(())
    }
}

/// A number of the list, or whatever the game understands.
fn read_entry<G: Words>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    entry: &str,
) -> Result<G::Action, String> {
    match entry.parse::<usize>() {
        Ok(n) => match n.checked_sub(1).and_then(|idx| legal.get(idx)) {
            Some(&action) => Ok(action),
            None => Err(format!("there is no number {n}: the list goes from 1 to {}", legal.len())),
        },
        Err(_) => G::read(view, seat, legal, entry),
    }
}
