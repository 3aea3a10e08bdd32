//! Tic-tac-toe's messages.

use parlor_game::Seat;
use parlor_toy::{Cell, CellSet, Marked, NoChance, TicTacToe};
use parlor_wire::{Codec, SeatMsg, written};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The messages of tic-tac-toe.
#[derive(Clone, Copy, Debug)]
pub struct TicTacToeWire;

written! {
    /// A place on the board, column and row as on a chessboard: `"a3"` is the first in reading
    /// order, `"c1"` the last.
    pub struct TicTacToeCell(Cell) in "tic_tac_toe.gen.ts";
}

/// What a player answers: the place to mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tic_tac_toe.gen.ts")]
pub struct TicTacToeAction {
    /// The square to mark.
    pub cell: TicTacToeCell,
}

/// The game as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tic_tac_toe.gen.ts")]
pub struct TicTacToeView {
    /// Who has marked each place, in reading order from `a3` to `c1`.
    pub cells: [Option<SeatMsg>; 9],
    /// Who is to mark; nobody when the game is over.
    pub mover: Option<SeatMsg>,
    /// Who has three in line.
    pub winner: Option<SeatMsg>,
    /// The three places in line; empty while nobody has them.
    pub line: Vec<TicTacToeCell>,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tic_tac_toe.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TicTacToeSeen {
    /// A player has marked a place.
    Marked {
        /// The player who marked it.
        seat: SeatMsg,
        /// The marked square.
        cell: TicTacToeCell,
    },
}

/// How a game ended, for its line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tic_tac_toe.gen.ts")]
pub struct TicTacToeEntry {
    /// Who won; nobody in a draw.
    pub winner: Option<SeatMsg>,
}

/// A chance event: there is none, so no message has this type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tic_tac_toe.gen.ts")]
pub enum TicTacToeChance {}

impl From<&TicTacToe> for TicTacToeView {
    fn from(game: &TicTacToe) -> TicTacToeView {
        let mut cells = [None; 9];
        for seat in [Seat::A, Seat::B] {
            for cell in game.marks(seat) {
                cells[cell.idx()] = Some(seat.into());
            }
        }
        let winner = game.winner();
        let line = winner.and_then(|seat| game.marks(seat).line()).unwrap_or(CellSet::EMPTY);
        TicTacToeView {
            cells,
            mover: game.mover().map(SeatMsg::from),
            winner: winner.map(SeatMsg::from),
            line: line.into_iter().map(TicTacToeCell).collect(),
        }
    }
}

impl Codec for TicTacToeWire {
    type Game = TicTacToe;
    type ActionMsg = TicTacToeAction;
    type ViewMsg = TicTacToeView;
    type SeenMsg = TicTacToeSeen;
    type TableMsg = TicTacToeView;
    type EntryMsg = TicTacToeEntry;
    type AddressMsg = TicTacToeChance;
    type ChanceMsg = TicTacToeChance;
    const NAME: &'static str = "tic-tac-toe";

    fn put_action(cell: Cell) -> TicTacToeAction {
        TicTacToeAction { cell: TicTacToeCell(cell) }
    }

    fn get_action(message: &TicTacToeAction, _view: &TicTacToe, legal: &[Cell]) -> Option<Cell> {
        let meant = message.cell.0;
        legal.contains(&meant).then_some(meant)
    }

    fn put_view(view: &TicTacToe) -> TicTacToeView {
        view.into()
    }

    fn put_seen(&Marked { seat, cell }: &Marked) -> TicTacToeSeen {
        TicTacToeSeen::Marked { seat: seat.into(), cell: TicTacToeCell(cell) }
    }

    fn put_table(game: &TicTacToe) -> TicTacToeView {
        game.into()
    }

    fn put_entry(finished: &TicTacToe) -> TicTacToeEntry {
        TicTacToeEntry { winner: finished.winner().map(SeatMsg::from) }
    }

    fn put_address(at: NoChance) -> TicTacToeChance {
        match at {}
    }

    fn put_chance(chance: NoChance) -> TicTacToeChance {
        match chance {}
    }

    fn get_chance(message: &TicTacToeChance) -> Option<NoChance> {
        match *message {}
    }
}
