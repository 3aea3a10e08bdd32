//! A board drawn in text, at most 80 columns wide.
//!
//! ```text
//!    13 14 15 16 17 18       19 20 21 22 23 24
//!  +-------------------+---+-------------------+-----+
//!  |  X  .  .  .  O  . |   |  O  .  .  .  .  X |     |  O  Ana
//!  |  X           O    |   |  O              X |     |  167 pips
//!  |  X           O    |   |  O                |     |  0 points
//!  |  X                |   |  O                |     |
//!  |  X                |   |  O                |     |
//!  |                   |BAR|                   | [1] |  match to 7
//!  |  O                |   |  X                |     |
//!  |  O                |   |  X                |     |  X rolled 3-1
//!  |  O           X    |   |  X                |     |  0 points
//!  |  O           X    |   |  X              O |     |  167 pips
//!  |  O  .  .  .  X  . |   |  X  .  .  .  .  O |     |  X  Bo
//!  +-------------------+---+-------------------+-----+
//!    12 11 10  9  8  7        6  5  4  3  2  1
//! ```
//!
//! The points are numbered for the player on roll. Men on the bar stand between the halves, men
//! borne off and the cube to the right; more than five men on a point are a number.

mod frame;
mod legend;

use parlor_backgammon::{Men, Place, Position};
use parlor_game::Seat;

use frame::Frame;
pub use legend::Legend;

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Who sits at the lower edge; the player on roll if `None`.
    pub bottom: Option<Seat>,
    /// With which characters.
    pub charset: Charset,
}

/// The characters of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charset {
    /// Characters of every terminal; seat `A` has `O`, seat `B` has `X`.
    Ascii,
    /// Lines and discs; seat `A` has `○`, seat `B` has `●`.
    Unicode,
}

impl Charset {
    /// The mark of a seat's men.
    pub fn man(self, seat: Seat) -> char {
        match (self, seat) {
            (Charset::Ascii, Seat::A) => 'O',
            (Charset::Ascii, _) => 'X',
            (Charset::Unicode, Seat::A) => '○',
            (Charset::Unicode, _) => '●',
        }
    }
}

/// How many men of a stack are drawn one by one.
const HEIGHT: usize = 5;

/// `position` in `style` with `legend` beside it: lines without spaces at their end, each with a line
/// break.
pub fn draw(position: &Position, style: Style, legend: &Legend) -> String {
    let bottom = style.bottom.unwrap_or(position.on_roll);
    let seen = Seen { position, bottom, charset: style.charset };
    let frame = Frame::of(style.charset);
    let legend = legend::lines(position, legend, bottom);
    let mut lines = vec![seen.numbers(true), frame.edge(true)];
    for (row, beside) in legend.iter().enumerate() {
        lines.push(format!("{}  {beside}", frame.row(&seen.row(row))));
    }
    lines.extend([frame.edge(false), seen.numbers(false)]);
    lines.iter().fold(String::new(), |text, line| text + line.trim_end() + "\n")
}

/// A position from one side of the board.
struct Seen<'a> {
    position: &'a Position,
    bottom: Seat,
    charset: Charset,
}

/// The four parts of a row between the lines of the frame.
struct Row {
    left: String,
    bar: String,
    right: String,
    tray: String,
}

impl Seen<'_> {
    fn men(&self, seat: Seat) -> Men {
        let board = &self.position.board;
        if seat == self.position.on_roll { board.own() } else { board.other() }
    }

    /// The points of a half in the bottom player's numbering, from left to right.
    fn points(upper: bool) -> [u8; 12] {
        std::array::from_fn(|n| if upper { 13 + n as u8 } else { 12 - n as u8 })
    }

    /// The point numbers of the player on roll above or below the board.
    fn numbers(&self, upper: bool) -> String {
        let number =
            |point: u8| if self.bottom == self.position.on_roll { point } else { 25 - point };
        let cells = Self::points(upper).map(|point| format!("{:>3}", number(point)));
        format!("  {}      {}", cells[..6].concat(), cells[6..].concat())
    }

    /// Row 0 is at the upper edge, row 5 in the middle.
    fn row(&self, row: usize) -> Row {
        let (upper, depth) = (row < HEIGHT, row.min(2 * HEIGHT - row));
        if row == HEIGHT {
            let tray = if self.cube_row() == row { self.cube() } else { String::new() };
            let blank = String::new;
            return Row { left: blank(), bar: "BAR".to_owned(), right: blank(), tray };
        }
        let cells = Self::points(upper).map(|point| self.point(point, depth));
        let seat = if upper { self.bottom.opponent() } else { self.bottom };
        let waiting = self.men(seat).on(Place::BAR);
        let tray = if self.cube_row() == row { self.cube() } else { self.tray(seat, depth) };
        Row {
            left: cells[..6].concat(),
            bar: format!("{:^3}", self.stack(seat, waiting, depth)),
            right: cells[6..].concat(),
            tray,
        }
    }

    /// One point at some depth from the edge, three characters wide.
    fn point(&self, point: u8, depth: usize) -> String {
        let on = |seat: Seat, number: u8| Place::new(number).map_or(0, |p| self.men(seat).on(p));
        let (lower, upper) = (self.bottom, self.bottom.opponent());
        let shown = match (on(lower, point), on(upper, 25 - point)) {
            (0, 0) if depth == 0 => {
                if self.charset == Charset::Ascii { "." } else { "·" }.to_owned()
            }
            (0, 0) => String::new(),
            (0, count) => self.stack(upper, count, depth),
            (count, _) => self.stack(lower, count, depth),
        };
        format!("{shown:>3}")
    }

    /// What a stack shows at `depth`: a man, the number of men where they are too many, or nothing.
    fn stack(&self, seat: Seat, count: u8, depth: usize) -> String {
        match usize::from(count) {
            count if count > HEIGHT && depth == HEIGHT - 1 => count.to_string(),
            count if count > depth => self.charset.man(seat).to_string(),
            _ => String::new(),
        }
    }

    /// Men borne off, three in a row.
    fn tray(&self, seat: Seat, depth: usize) -> String {
        let off = usize::from(self.men(seat).on(Place::OFF));
        self.charset.man(seat).to_string().repeat(off.saturating_sub(3 * depth).min(3))
    }

    fn cube(&self) -> String {
        match self.position.cube.value() {
            value @ 0..1000 => format!("[{value}]"),
            value => value.to_string(),
        }
    }

    /// In the middle, or towards its owner as long as the men borne off leave room; without a cube
    /// a row that does not exist.
    fn cube_row(&self) -> usize {
        if !self.position.rules.cube {
            return usize::MAX;
        }
        match self.position.cube.owner() {
            Some(seat) if self.men(seat).on(Place::OFF) > 12 => HEIGHT,
            Some(seat) if seat == self.bottom => HEIGHT + 1,
            Some(_) => HEIGHT - 1,
            None => HEIGHT,
        }
    }
}
