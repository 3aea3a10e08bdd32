//! The score sheet as it is kept by hand.

use parlor_game::{Match, SeatSet};
use parlor_zole::{Line, Pules, Seating, Session};

use crate::zole::record::entry_in_words;

/// The sheet: one row a deal with running totals, `●` for every common pule that stands and `○`
/// with its owner for every personal one.
///
/// ```text
/// deal dealer    A    B    C  pules
///    1 C         0    0    0  ●       all passed
///    2 A        -2   +4   -2          B lielais won, 72 eyes, 5 tricks
/// ```
pub fn sheet(session: &Session) -> String {
    let mut rows = vec![heading(session)];
    for (number, line) in (1..).zip(session.sheet()) {
        rows.push(deal_row(number, line, session));
    }
    if session.sheet().is_empty() {
        rows.push("   no deal yet".to_owned());
    }
    rows.join("\n")
}

/// The last line of the sheet alone, under its heading.
pub fn last_line(session: &Session) -> String {
    let whole = session.sheet();
    let last = whole.last().map(|line| deal_row(whole.len(), line, session));
    [heading(session), last.unwrap_or_default()].join("\n")
}

fn heading(session: &Session) -> String {
    let seats = session.seats().into_iter();
    let heads: String = seats.map(|seat| format!("{:>5}", seat.to_string())).collect();
    format!("deal dealer{heads}  pules")
}

fn deal_row(number: usize, line: &Line, session: &Session) -> String {
    let seats = session.seats();
    let standing = line.standing.pick(seats);
    let scores: String = standing.map(|(_, &n)| format!("{:>5}", signed(n))).collect();
    let pules = marks(&line.pules, seats);
    let seating = Seating::new(session.rules().players, line.dealer);
    let how = seating.map_or_else(String::new, |seating| entry_in_words(&line.entry, &seating));
    let dealer = line.dealer.to_string();
    format!("{number:>4} {dealer:<6}{scores}  {pules:<7} {how}").trim_end().to_owned()
}

fn signed(n: i32) -> String {
    if n == 0 { "0".to_owned() } else { format!("{n:+}") }
}

/// More than so many pules are counted instead of drawn.
const DRAWN: u8 = 4;

fn marks(pules: &Pules, seats: SeatSet) -> String {
    let mut marks = match pules.common {
        n @ 0..=DRAWN => "●".repeat(usize::from(n)),
        n => format!("●×{n}"),
    };
    for (seat, &n) in pules.personal.pick(seats) {
        marks += &match n {
            0 => String::new(),
            1 => format!("○{seat}"),
            n => format!("○{seat}×{n}"),
        };
    }
    marks
}

#[cfg(test)]
mod tests {
    use parlor_game::{BySeat, Seat};

    use super::*;

    #[test]
    fn pules_are_marked_as_on_paper() {
        let pules = Pules { common: 2, personal: BySeat::new([0, 1, 2, 0]) };
        assert_eq!(marks(&pules, SeatSet::THREE), "●●○B○C×2");
        let many = Pules { common: 9, ..Pules::default() };
        assert_eq!(marks(&many, SeatSet::FOUR), "●×9");
        assert_eq!(marks(&Pules::default().with_personal(Seat::A), SeatSet::THREE), "○A");
    }
}
