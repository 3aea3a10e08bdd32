//! Why a place was marked, in a player's words.

use parlor_agent::{Ask, Candidate, Cell as Entry, Explanation, Message, Scale, Unit};
use parlor_game::{Answers, Game, Silent};
use parlor_search::Evaluate;
use parlor_toy::{Cell, TicTacToe};

use super::name;
use super::soonest::Soonest;

/// How a game ends when both play their best from here on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    /// Won with one's own mark of this number.
    Win(u32),
    Draw,
    /// Lost with the other's mark of this number.
    Loss(u32),
    /// Not within the moves that were looked at.
    Open,
}

impl Outcome {
    /// What `value` means; `is_whole` when the search has seen the end of every line.
    fn of(value: f64, is_whole: bool) -> Outcome {
        match Soonest::marks(value) {
            Some(marks) if value > 0.0 => Outcome::Win(marks.div_ceil(2)),
            Some(marks) => Outcome::Loss(marks / 2),
            None if is_whole => Outcome::Draw,
            None => Outcome::Open,
        }
    }

    fn message(self) -> Message {
        match self {
            Outcome::Win(n) => Message::new("tic-tac-toe-wins-in").with("n", n),
            Outcome::Draw => Message::new("tic-tac-toe-draws"),
            Outcome::Loss(n) => Message::new("tic-tac-toe-loses-in").with("n", n),
            Outcome::Open => Message::new("tic-tac-toe-open"),
        }
    }
}

/// Adds to what a search `depth` deep has explained: a verdict, reasons, and how each choice ends.
pub(super) fn add(ask: &Ask<'_, TicTacToe>, cell: Cell, depth: u32, why: &mut Explanation) {
    why.verdict = Some(name(cell));
    if ask.legal.len() == 1 {
        value_last(ask, cell, why);
    }
    let is_whole = ask.legal.len() == 1 || depth as usize >= ask.view.free().len();
    let outcome =
        |one: &Candidate| one.value.map_or(Outcome::Open, |it| Outcome::of(it.value, is_whole));
    let outcomes: Vec<Outcome> = why.candidates.iter().map(outcome).collect();
    why.columns.push(Scale::new("tic-tac-toe-best-play", Unit::Count));
    for (candidate, outcome) in why.candidates.iter_mut().zip(&outcomes) {
        candidate.cells.push(Entry::Words(outcome.message()));
    }
    why.give_reasons(on_the_board(ask, cell));
    if let [chosen, others @ ..] = &outcomes[..] {
        why.give_reasons(in_the_end(*chosen, others, depth));
    }
}

/// The last free place is marked without a search: what that brings.
fn value_last(ask: &Ask<'_, TicTacToe>, cell: Cell, why: &mut Explanation) {
    let mut after = *ask.view;
    after.advance(&Answers::one(ask.seat, cell), &mut Silent);
    let value = Soonest::from_now(ask.view).value(&after, ask.seat);
    for candidate in &mut why.candidates {
        candidate.value = Some(value.into());
    }
}

/// What everyone can see on the board.
fn on_the_board(ask: &Ask<'_, TicTacToe>, cell: Cell) -> Option<Message> {
    let mine = ask.view.marks(ask.seat).with(cell);
    let theirs = ask.view.marks(ask.seat.opponent()).with(cell);
    if mine.line().is_some() {
        return Some(Message::new("tic-tac-toe-why-line"));
    }
    if theirs.line().is_some() {
        return Some(Message::new("tic-tac-toe-why-block"));
    }
    let left = ask.view.free().without(cell);
    let threats = left.into_iter().filter(|&next| mine.with(next).line().is_some()).count();
    (threats > 1).then(|| Message::new("tic-tac-toe-why-fork"))
}

/// How it will end; nothing when that is already plain to see.
fn in_the_end(chosen: Outcome, others: &[Outcome], depth: u32) -> Option<Message> {
    let n_worse = others.iter().filter(|other| matches!(other, Outcome::Loss(_))).count();
    Some(match chosen {
        Outcome::Win(1) => return None,
        Outcome::Win(n) => Message::new("tic-tac-toe-why-wins").with("n", n),
        Outcome::Draw if others.is_empty() => Message::new("tic-tac-toe-why-last"),
        Outcome::Draw if n_worse == 0 => Message::new("tic-tac-toe-why-draw"),
        Outcome::Draw if n_worse == others.len() => Message::new("tic-tac-toe-why-only"),
        Outcome::Draw => Message::new("tic-tac-toe-why-holds").with("n", n_worse as u32),
        Outcome::Loss(_) => Message::new("tic-tac-toe-why-loses"),
        Outcome::Open => Message::new("tic-tac-toe-why-open").with("n", depth),
    })
}
