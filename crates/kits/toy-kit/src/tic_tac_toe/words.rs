//! Tic-tac-toe at the terminal.

use parlor_agent::{Message, Say};
use parlor_game::Seat;
use parlor_kit::{Kit, PlayOption, RulesError, Screen, Sitting, Wanted, Words};
use parlor_toy::{Cell, CellSet, Marked, TicTacToe};

use super::TicTacToeKit;
use crate::chosen::games_option;

impl Words for TicTacToeKit {
    const SUMMARY: &'static str = "Two players, nine squares, three in a row";
    const SEATS: &'static [usize] = &[2];
    const OPPONENT: &'static str = "house";
    const HELP: Option<&'static str> = Some("tic-tac-toe-help");
    const OPTIONS: &'static [PlayOption] = &[games_option("Number of games; default: 3")];
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("", "you against the computer"),
        ("--seats person,person --games 1", "two people at one terminal, one game"),
    ];

    fn sit(wanted: &Wanted<'_>) -> Result<Sitting<TicTacToeKit>, RulesError> {
        let chosen = TicTacToeKit::read(wanted.rules)?.chosen.as_wanted(wanted);
        Ok(Sitting { kit: TicTacToeKit { chosen }, deals_max: None })
    }

    /// The board with the names of its columns and rows.
    fn draw(view: &TicTacToe, _viewer: Seat, _screen: &Screen<'_>) -> String {
        let mark = |cell| match (view.marks(Seat::A).contains(cell), view.free().contains(cell)) {
            (true, _) => "x",
            (_, true) => ".",
            _ => "o",
        };
        let marks: Vec<&str> = CellSet::FULL.into_iter().map(mark).collect();
        let rows = marks.chunks(3).zip((1..=3).rev());
        let rows = rows.map(|(row, number)| format!("{number}  {}\n", row.join(" ")));
        rows.collect::<String>() + "   a b c"
    }

    fn question(_view: &TicTacToe, viewer: Seat) -> Message {
        Message::new("tic-tac-toe-question").with("mark", if viewer == Seat::A { "x" } else { "o" })
    }

    fn write(_view: &TicTacToe, _viewer: Seat, cell: Cell) -> String {
        cell.to_string()
    }

    fn tell(_before: &TicTacToe, &Marked { seat, cell }: &Marked) -> Option<Message> {
        let marked = Message::new("tic-tac-toe-says-marked").with("player", seat);
        Some(marked.with("cell", cell.to_string()))
    }

    fn result(finished: &TicTacToe, say: &dyn Say) -> String {
        let ended = match finished.winner() {
            Some(winner) => Message::new("tic-tac-toe-won").with("player", winner),
            None => Message::new("tic-tac-toe-drawn"),
        };
        say.message(&ended)
    }
}
