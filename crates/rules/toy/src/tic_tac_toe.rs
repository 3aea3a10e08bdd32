//! Tic-tac-toe: open, without chance. A draw between players who make no mistake.
//!
//! `A` marks crosses, `B` marks noughts; either may begin. Three in a row, column or diagonal win 1
//! from the other; a full board without them is a draw.
//!
//! Rules: `docs/rules/toy.md#tic-tac-toe`.

use std::error::Error;
use std::fmt;
use std::iter::Empty;
use std::str::FromStr;

use parlor_game::{
    Answers, BySeat, Entropy, Game, Illegal, Observed, Seat, SeatSet, Sink, Stochastic, Turn,
};

use crate::one_of_two;

/// One of the nine places, numbered in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8); // Invariant: self.0 < 9.

impl Cell {
    /// The place in the middle.
    pub const CENTRE: Cell = Cell(4);

    /// The place at `idx` in reading order, 0 to 8.
    pub fn from_idx(idx: usize) -> Option<Cell> {
        (idx < 9).then_some(Cell(idx as u8))
    }

    /// Its place in reading order, 0 to 8.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

/// A text that is no place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseCellError {
    text: String,
}

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a place; places are a1 to c3", self.text)
    }
}

impl Error for ParseCellError {}

impl FromStr for Cell {
    type Err = ParseCellError;

    /// Reads what [`Display`](fmt::Display) writes, whatever the case of the letter.
    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let named = |cell: &Cell| cell.to_string().eq_ignore_ascii_case(text);
        let found = CellSet::FULL.into_iter().find(named);
        found.ok_or_else(|| ParseCellError { text: text.to_owned() })
    }
}

impl fmt::Display for Cell {
    /// Column and row as on a chessboard: `a3` is the first place in reading order, `c1` the last.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ["a", "b", "c"][self.0 as usize % 3], 3 - self.0 / 3)
    }
}

/// A set of places. Iterates in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CellSet(u16); // Invariant: self.0 < 512.

impl CellSet {
    /// All nine.
    pub const FULL: CellSet = CellSet(0b111_111_111);

    /// Three in a row, in a column or in a diagonal.
    pub const LINES: [CellSet; 8] = [
        CellSet(0b111_000_000),
        CellSet(0b000_111_000),
        CellSet(0b000_000_111),
        CellSet(0b100_100_100),
        CellSet(0b010_010_010),
        CellSet(0b001_001_001),
        CellSet(0b100_010_001),
        CellSet(0b001_010_100),
    ];

    /// Three of them in line, if there are; the first of [`CellSet::LINES`] where one mark has made
    /// two lines.
    pub fn line(self) -> Option<CellSet> {
        CellSet::LINES.into_iter().find(|line| line.is_subset(self))
    }
}

parlor_game::bit_set! {
    CellSet(u16) of Cell;
    bit: |cell| cell.0,
    first: |bits| Cell(bits.trailing_zeros() as u8),
    rest: |bits| bits & (bits - 1),
    /// The places of a [`CellSet`], in reading order.
    pub struct Cells;
}

/// The chance events of a game without chance: there are none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoChance {}

/// `seat` has marked `cell`: the only thing that happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marked {
    /// The player who marked it.
    pub seat: Seat,
    /// The marked cell.
    pub cell: Cell,
}

/// One game of tic-tac-toe. Everyone sees all of it, so it is its own view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TicTacToe {
    first: Seat, // Invariant: A or B.
    crosses: CellSet,
    noughts: CellSet,
}

impl TicTacToe {
    /// Who began.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The places that `seat` has marked.
    pub fn marks(&self, seat: Seat) -> CellSet {
        match seat {
            Seat::A => self.crosses,
            Seat::B => self.noughts,
            Seat::C | Seat::D => CellSet::EMPTY,
        }
    }

    /// Who has three in line.
    pub fn winner(&self) -> Option<Seat> {
        SeatSet::TWO.into_iter().find(|&seat| self.marks(seat).line().is_some())
    }

    /// Whose turn it is to mark, `None` when the game is over.
    pub fn mover(&self) -> Option<Seat> {
        if self.free().is_empty() || self.winner().is_some() {
            return None;
        }
        let is_even = self.crosses.len() == self.noughts.len();
        Some(if is_even { self.first } else { self.first.opponent() })
    }

    /// The places that nobody has marked.
    pub fn free(&self) -> CellSet {
        CellSet::FULL - self.crosses - self.noughts
    }

    fn mark(&mut self, Marked { seat, cell }: Marked) {
        match seat {
            Seat::A => self.crosses = self.crosses.with(cell),
            _ => self.noughts = self.noughts.with(cell),
        }
    }
}

impl Game for TicTacToe {
    /// Who begins: `B` for every seat but `A`.
    type Setup = Seat;
    type Action = Cell;
    type Address = NoChance;
    type Chance = NoChance;
    type Event = Marked;

    fn start(first: &Seat) -> TicTacToe {
        let first = one_of_two(*first);
        TicTacToe { first, crosses: CellSet::EMPTY, noughts: CellSet::EMPTY }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    fn turn(&self) -> Turn<NoChance> {
        self.mover().map_or(Turn::Over, |seat| Turn::Decide(SeatSet::one(seat)))
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Cell>) {
        out.clear();
        if self.mover() == Some(seat) {
            out.extend(self.free());
        }
    }

    fn advance(&mut self, answers: &Answers<Cell>, events: &mut impl Sink<Marked>) {
        for (seat, cell) in answers.iter() {
            let marked = Marked { seat, cell };
            self.mark(marked);
            events.push(marked);
        }
    }

    fn apply(&mut self, chance: NoChance, _: &mut impl Sink<Marked>) -> Result<(), Illegal> {
        match chance {}
    }

    fn returns(&self) -> BySeat<i32> {
        match self.winner() {
            Some(Seat::A) => BySeat::new([1, -1, 0, 0]),
            Some(_) => BySeat::new([-1, 1, 0, 0]),
            None => BySeat::splat(0),
        }
    }
}

impl Stochastic for TicTacToe {
    fn outcomes(&self, _: NoChance) -> Option<impl Iterator<Item = (NoChance, u32)> + use<>> {
        None::<Empty<_>>
    }

    fn draw(&self, at: NoChance, _: &mut impl Entropy) -> NoChance {
        match at {}
    }
}

impl Observed for TicTacToe {
    type View = TicTacToe;
    type Seen = Marked;

    fn first_view(setup: &Seat, _: Seat) -> TicTacToe {
        TicTacToe::start(setup)
    }

    fn view(&self, _: Seat) -> TicTacToe {
        *self
    }

    fn seen_by(event: &Marked, _: Seat) -> Option<Marked> {
        Some(*event)
    }

    fn fold(view: &mut TicTacToe, seen: &Marked) -> Result<(), Illegal> {
        view.check(seen.seat, seen.cell)?;
        view.mark(*seen);
        Ok(())
    }

    fn prompt(view: &TicTacToe, viewer: Seat, out: &mut Vec<Cell>) {
        view.legal(viewer, out);
    }
}

impl fmt::Display for TicTacToe {
    /// Three lines of three: `x` for crosses, `o` for noughts, `.` for free.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in CellSet::FULL {
            if cell.0 > 0 && cell.0.is_multiple_of(3) {
                f.write_str("\n")?;
            }
            f.write_str(match (self.crosses.contains(cell), self.noughts.contains(cell)) {
                (true, _) => "x",
                (false, true) => "o",
                (false, false) => ".",
            })?;
        }
        Ok(())
    }
}
