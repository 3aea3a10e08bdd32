//! Decisions in the words of players: the verdict, the reason that decides, what sets each other candidate
//! apart.
//!
//! It works for every agent, from what the player sees and from the agent's own numbers where it has
//! them. Only facts are named that hold for the choice and not for what it is compared with. An agent that
//! counts neither useful tiles nor points gives the reason of its own reckoning (`own`). What an agent
//! says of its own way to decide stays with the evidence; it is the reason where nothing better is found,
//! and where lots were drawn or a beginner follows simple rules.
//!
//! | file | idea |
//! |---|---|
//! | `around` | what is seen: tiles left, who threatens |
//! | `safety` | how safe a tile is against one rival |
//! | `role` | what a tile is to a hand |
//! | `yaku_sight` | which yaku a hand can still have |
//! | `ready` | waits and points of a hand that is tenpai |
//! | `facts` | what is true of one action |
//! | `numbers` | what the agent itself says of it |
//! | `point` | one fact that speaks for the choice |
//! | `discards`, `calls`, `compare` | the points between two actions, and which of them decides |
//! | `choice` | the point that decides the whole choice |
//! | `own` | the reason by an agent's own table, plan, trials or network |
//! | `say`, `note`, `right_if` | points in words |

mod around;
mod calls;
mod choice;
mod compare;
mod discards;
mod facts;
mod note;
mod numbers;
mod own;
mod point;
mod ready;
mod right_if;
mod role;
mod safety;
mod say;
mod yaku_sight;

use parlor_agent::{Ask, Explanation, Message};
use parlor_riichi::Deal;
use parlor_riichi::deal::Action;

use crate::{Frame, reasons};
use around::Around;
use choice::Choice;
use facts::Facts;
use numbers::Numbers;

/// Completes an agent's explanation.
pub(crate) fn explain(ask: &Ask<'_, Deal>, why: &mut Explanation) {
    let Some(chosen) = why.chosen.filter(|&chosen| chosen < ask.legal.len()) else { return };
    why.verdict = Some(verdict(ask.legal, ask.legal[chosen]));
    why.margins = numbers::margins(why);
    let has_own_reason = numbers::weighs_nothing(why);
    if why.reason.is_none() && has_own_reason && !why.method.is_empty() {
        let said = why.method.remove(0);
        // Every game's `random` says it without a full stop.
        let is_bare = said.key == "agent-random-verdict";
        let sentence = |said| Message::new("riichi-own-said").with("said", said);
        why.reason = Some(if is_bare { sentence(said) } else { said });
    }
    let around = Around::new(ask.view);
    let facts: Vec<Facts> = ask.legal.iter().map(|&it| Facts::of(&around, it)).collect();
    let mut told = vec![Numbers::default(); ask.legal.len()];
    for candidate in &why.candidates {
        told[candidate.legal_idx] = Numbers::of(why, candidate);
    }
    let choice = Choice { around: &around, facts: &facts, numbers: &told, chosen };
    let is_win = facts[chosen].step == Frame::Win;
    if !has_own_reason || is_win || ask.legal.len() == 1 {
        let of_own = || own::reason(&choice, why);
        let reason = match choice.forced() {
            None if own::counts_otherwise(why) => of_own().or_else(|| choice.reason(why)),
            None => choice.reason(why).or_else(of_own),
            forced => forced,
        };
        let own = if reason.is_some() { why.reason.take() } else { None };
        why.method.splice(0..0, own);
        why.reason = reason.or_else(|| why.reason.take());
    }
    prefer_aim(why);
    if !has_own_reason {
        choice.annotate(why);
    }
}

/// Where an agent only says by which of its rules it decided, what it builds towards says more.
fn prefer_aim(why: &mut Explanation) {
    let is_bare = |reason: &Message| reason.key == "riichi-frame-discard";
    let aims = [
        "riichi-builds-towards",
        "riichi-aims-at-yakuhai",
        "riichi-aims-at-toitoi",
        "riichi-aims-at-tanyao",
    ];
    let aim = why.method.iter().position(|method| aims.iter().any(|aim| method.key == *aim));
    if let (Some(reason), Some(aim)) = (why.reason.as_mut().filter(|it| is_bare(it)), aim) {
        std::mem::swap(reason, &mut why.method[aim]);
    }
}

/// The action as a heading: the shortest name that only it has.
fn verdict(legal: &[Action], action: Action) -> Message {
    let alone = legal.iter().filter(|&&it| Frame::of(it) == Frame::of(action)).count() == 1;
    match action {
        Action::Discard { tile, .. } => reasons::label(Action::Discard { tile, drawn: false }),
        Action::Pon { .. } if alone => Message::new("riichi-call-pon"),
        Action::Chi { .. } if alone => Message::new("riichi-call-chi"),
        _ => reasons::label(action),
    }
}
