//! The order of play that the lists imply.
//!
//! Who plays next is told by whose list has a call of the tile just put down. Now and then two
//! readings are open (the same tile discarded twice before its caller's next turn), so a reading
//! that leads nowhere is taken back.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{MeldForm, Tile};

use super::error::Tenhou6Fault;
use super::lists::{Incoming, Lists, Outgoing};
use crate::riichi::record::Event;

/// Steps after which the search gives up; a deal has fewer than 200, and taking back is rare.
const STEPS_MAX: usize = 20_000;

/// The events of a deal, without dora indicators and accepted riichi.
pub(super) fn in_order(lists: &Lists, dealer: Seat) -> Result<Vec<Event>, Tenhou6Fault> {
    let mut search = Search { lists, choices: Vec::new(), longest: 0, reason: "nothing is drawn" };
    let mut line = Line { at: Position::default(), events: Vec::new(), turn: Turn::TakeIn(dealer) };
    for _ in 0..STEPS_MAX {
        match search.step(&mut line) {
            Step::On => {}
            Step::Done => return Ok(line.events),
            Step::Stuck(reason) => {
                if line.events.len() >= search.longest {
                    (search.longest, search.reason) = (line.events.len(), reason);
                }
                let Some(choice) = search.choices.pop() else { break };
                line.events.truncate(choice.events);
                (line.at, line.turn) = (choice.at, choice.turn);
            }
        }
    }
    Err(Tenhou6Fault::NoOrder { events: search.longest, reason: search.reason })
}

/// How much of each list is used.
#[derive(Clone, Copy, Default)]
struct Position {
    incoming: BySeat<usize>,
    outgoing: BySeat<usize>,
}

impl Position {
    fn total(&self) -> usize {
        Seat::ALL.iter().map(|&seat| self.incoming[seat] + self.outgoing[seat]).sum()
    }
}

/// One reading as far as it is followed.
struct Line {
    at: Position,
    events: Vec<Event>,
    turn: Turn,
}

/// A reading not yet tried.
struct Choice {
    at: Position,
    events: usize,
    turn: Turn,
}

/// What comes next.
#[derive(Clone, Copy)]
enum Turn {
    /// The seat draws, the first turn or after a discard nobody called, or a replacement.
    TakeIn(Seat),
    /// The seat calls the tile just put down.
    Call(Seat),
    /// The seat puts something out.
    PutOut { seat: Seat, drawn: Option<Tile> },
}

enum Step {
    On,
    Done,
    Stuck(&'static str),
}

struct Search<'a> {
    lists: &'a Lists,
    choices: Vec<Choice>,
    longest: usize,
    reason: &'static str,
}

impl Search<'_> {
    fn step(&mut self, line: &mut Line) -> Step {
        if line.at.total() == self.lists.len() {
            return Step::Done;
        }
        match line.turn {
            Turn::TakeIn(seat) => match self.next_in(line, seat) {
                Some(Incoming::Drawn(tile)) => {
                    line.at.incoming[seat] += 1;
                    line.events.push(Event::Drew { seat, tile });
                    line.turn = Turn::PutOut { seat, drawn: Some(tile) };
                    Step::On
                }
                Some(Incoming::Called(_)) => Step::Stuck("a player calls what is not offered"),
                None => Step::Stuck("the player to draw has no draws left"),
            },
            Turn::Call(seat) => self.call(line, seat),
            Turn::PutOut { seat, drawn } => self.put_out(line, seat, drawn),
        }
    }

    fn next_in(&self, line: &Line, seat: Seat) -> Option<Incoming> {
        self.lists.incoming[seat].get(line.at.incoming[seat]).copied()
    }

    fn call(&mut self, line: &mut Line, seat: Seat) -> Step {
        let Some(Incoming::Called(meld)) = self.next_in(line, seat) else {
            return Step::Stuck("a call is missing");
        };
        line.at.incoming[seat] += 1;
        line.events.push(Event::Called { seat, meld });
        line.turn = Turn::PutOut { seat, drawn: None };
        if meld.form() == MeldForm::OpenKan {
            let after = self.lists.outgoing[seat].get(line.at.outgoing[seat]);
            if after == Some(&Outgoing::AfterKan) {
                line.at.outgoing[seat] += 1;
            }
            line.turn = Turn::TakeIn(seat);
        }
        Step::On
    }

    fn put_out(&mut self, line: &mut Line, seat: Seat, drawn: Option<Tile>) -> Step {
        let out = self.lists.outgoing[seat].get(line.at.outgoing[seat]).copied();
        line.at.outgoing[seat] += 1;
        match out {
            None => Step::Stuck("the player to discard has no discards left"),
            Some(Outgoing::AfterKan) => Step::Stuck("found 0 instead of a discard"),
            Some(Outgoing::Kan(meld)) => {
                line.events.push(match meld.added() {
                    Some(tile) => Event::AddedKan { seat, tile },
                    None => Event::Called { seat, meld },
                });
                line.turn = Turn::TakeIn(seat);
                Step::On
            }
            Some(Outgoing::Discard { tile, riichi }) => {
                let Some(thrown) = tile.or(drawn) else {
                    return Step::Stuck("found 60 (the drawn tile) where no tile was drawn");
                };
                let drawn = tile.is_none();
                line.events.push(Event::Discarded { seat, tile: thrown, drawn, riichi });
                self.offer(line, seat, thrown);
                Step::On
            }
        }
    }

    /// Goes on with the strongest call that fits and keeps the other readings for later.
    fn offer(&mut self, line: &mut Line, seat: Seat, tile: Tile) {
        let mut turns = vec![Turn::TakeIn(seat.offset(1))];
        for caller in (1..4).map(|n| seat.offset(n)) {
            if let Some(Incoming::Called(meld)) = self.next_in(line, caller)
                && meld.called() == Some(tile)
                && meld.from().map(|from| from.of(caller)) == Some(seat)
            {
                let place = if meld.is_run() { 1.min(turns.len()) } else { turns.len() };
                turns.insert(place, Turn::Call(caller));
            }
        }
        line.turn = turns.pop().unwrap_or(Turn::TakeIn(seat.offset(1)));
        let keep = |turn| Choice { at: line.at, events: line.events.len(), turn };
        self.choices.extend(turns.into_iter().map(keep));
    }
}

#[cfg(test)]
mod tests {
    use super::super::call::meld_of_text;
    use super::super::lists::{read_incoming, read_outgoing};
    use super::*;
    use serde_json::json;

    fn lists(told: [(serde_json::Value, serde_json::Value); 4]) -> Lists {
        let mut lists = Lists::new();
        for (seat, (incoming, outgoing)) in Seat::ALL.into_iter().zip(told) {
            let items = |list: &serde_json::Value| list.as_array().cloned().unwrap_or_default();
            lists.incoming[seat] =
                items(&incoming).iter().map(|item| read_incoming(item).expect("good")).collect();
            lists.outgoing[seat] =
                items(&outgoing).iter().map(|item| read_outgoing(item).expect("good")).collect();
        }
        lists
    }

    /// `C` pons the East of `A`; `A` discards it twice before `C` has another turn, because `B`'s
    /// discard is called by `A`. Only the second can have been called: otherwise `B`, who drew
    /// once, would never come to draw.
    #[test]
    fn a_call_that_leads_nowhere_is_taken_back() {
        let lists = lists([
            (json!([11, "2222p22"]), json!([41, 41])),
            (json!([22]), json!([22])),
            (json!(["41p4141"]), json!([19])),
            (json!([]), json!([])),
        ]);
        let events = in_order(&lists, Seat::A).expect("an order");
        let pon = meld_of_text("41p4141").expect("a pon");
        let place = |wanted: &Event| events.iter().position(|event| event == wanted);
        assert_eq!(place(&Event::Called { seat: Seat::C, meld: pon }), Some(6));
    }

    #[test]
    fn lists_without_an_order_say_why() {
        let lists = lists([
            (json!([11]), json!([60])),
            (json!([]), json!([])),
            (json!([12]), json!([60])),
            (json!([]), json!([])),
        ]);
        let reason = "the player to draw has no draws left";
        assert_eq!(in_order(&lists, Seat::A), Err(Tenhou6Fault::NoOrder { events: 2, reason }));
    }
}
