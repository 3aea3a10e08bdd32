//! Why a call is made, and what the others lack.

use parlor_agent::{Ask, Candidate, Explanation, Message, Unit};
use parlor_zole::{Action, AllPass, Call, CardSet, Deal, Place};

use super::numbers::{Kind, cell, wins};
use super::{joined, sentence};
use crate::lone_aces;
use crate::words::{self, pieces};

/// Why this call is made.
pub(super) fn reason(ask: &Ask<'_, Deal>, why: &Explanation, call: Call) -> Option<Message> {
    let hand = ask.view.hand();
    match (Kind::of(why), call) {
        (Kind::Calls, Call::Pass) => Some(none_reached(ask, why)),
        (Kind::Calls, _) => {
            let (won, needed, n) = reached(why, why.choice()?)?;
            let enough = Message::new("zole-odds-enough");
            let enough = enough.with("won", won).with("n", n).with("needed", needed);
            Some(joined(held(hand, call), enough))
        }
        (_, Call::Pass) => {
            Some(sentence(Message::new("zole-why-too-weak").with("hand", held(hand, call))))
        }
        (_, Call::Take) => {
            Some(sentence(Message::new("zole-why-strong").with("hand", held(hand, call))))
        }
        (_, Call::Zole) => Some(sentence(Message::new("zole-why-sure"))),
        (_, Call::MazaZole) => Some(sentence(held(hand, call))),
    }
}

/// What passing leads to when nobody comes after.
pub(super) fn after_pass(ask: &Ask<'_, Deal>) -> Option<Message> {
    let how = match ask.view.public().setup().rules().all_pass {
        AllPass::Galdins => "galdins",
        AllPass::Pule => "pule",
        AllPass::Redeal => "redeal",
    };
    let is_last = ask.view.my_place() == Some(Place::Third);
    is_last.then(|| Message::new("zole-pass-last").with("how", how))
}

/// What another call lacks.
pub(super) fn note(ask: &Ask<'_, Deal>, why: &Explanation, other: &Candidate) -> Option<Message> {
    if Kind::of(why) == Kind::Habit {
        return by_habit(ask, why, other);
    }
    if let Some((won, needed, n)) = reached(why, other)
        && won < needed
    {
        let short = Message::new("zole-note-needs").with("won", won).with("n", n);
        return Some(short.with("needed", needed));
    }
    let less = why.behind(other).filter(|&less| less > 0.0)?;
    Some(Message::new("zole-note-points-less").with("points", Unit::number(1).of(less)))
}

/// What a rule of thumb has against another call.
fn by_habit(ask: &Ask<'_, Deal>, why: &Explanation, other: &Candidate) -> Option<Message> {
    let calls = (ask.legal[why.chosen?], ask.legal[other.legal_idx]);
    let (Action::Call(chosen), Action::Call(other)) = calls else { return None };
    let key = match (chosen, other) {
        (Call::Pass, Call::Take) => "zole-note-too-weak",
        (Call::Take, Call::Pass) => "zole-note-too-strong",
        (_, Call::Zole) if sure(ask.view.hand()) < 8 => "zole-note-not-sure",
        _ => return None,
    };
    Some(Message::new(key))
}

/// What would make another call right.
pub(super) fn right_if(
    ask: &Ask<'_, Deal>,
    why: &Explanation,
    other: &Candidate,
) -> Option<Message> {
    if let Some((won, needed, n)) = reached(why, other)
        && won < needed
    {
        return Some(Message::new("zole-if-won").with("needed", needed).with("n", n));
    }
    // Once the choice falls short, the next best is what remains.
    let (_, needed, n) = reached(why, why.choice()?)?;
    let is_next = why.runner_up().is_some_and(|next| next.legal_idx == other.legal_idx);
    let Action::Call(chosen) = ask.legal[why.chosen?] else { return None };
    is_next.then(|| {
        let short = Message::new("zole-if-fell-short").with("call", words::call(chosen));
        short.with("needed", needed).with("n", n)
    })
}

/// Possible deals won, needed and asked.
fn reached(why: &Explanation, candidate: &Candidate) -> Option<(u32, u32, u32)> {
    let (won, n) = wins(why, candidate).filter(|_| Kind::of(why) == Kind::Calls)?;
    let share = cell(why, candidate, "zole-needed")?;
    // The fewest wins whose share reaches the threshold; rounding alone adds none.
    Some((won, (share * f64::from(n) - 1e-9).ceil() as u32, n))
}

/// Why nothing is called: what taking the table lacks, where it could be called.
fn none_reached(ask: &Ask<'_, Deal>, why: &Explanation) -> Message {
    let is_take = |one: &&Candidate| ask.legal[one.legal_idx] == Action::Call(Call::Take);
    let take = why.candidates.iter().find(is_take).and_then(|take| reached(why, take));
    match take {
        Some((won, needed, n)) if won < needed => {
            let short = Message::new("zole-call-take-falls-short").with("win", won);
            short.with("worlds", n).with("needed", needed)
        }
        _ => Message::new("zole-call-none-reached"),
    }
}

/// The cards that count for this call.
fn held(hand: CardSet, call: Call) -> Message {
    let trumps = hand & CardSet::TRUMPS;
    if call != Call::MazaZole {
        let aces = (hand - trumps).into_iter().filter(|card| card.rank_letter() == 'A').count();
        let held = Message::new("zole-why-hand").with("trumps", trumps.len() as u32);
        return held.with("aces", aces as u32);
    }
    match trumps.into_iter().last() {
        Some(highest) => {
            Message::new("zole-why-low-trumps").with("card", pieces(CardSet::one(highest)))
        }
        None => Message::new("zole-why-no-trumps"),
    }
}

/// Trumps and aces that stand alone.
fn sure(hand: CardSet) -> u32 {
    ((hand & CardSet::TRUMPS) | lone_aces(hand)).len() as u32
}
