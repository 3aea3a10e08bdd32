//! Why, in a player's words: the reason that decides, and what sets each other action apart.
//!
//! Whatever an agent compares, the words come from the cards that its seat knows. A reason is a
//! difference between the choice and the best action that is worse, and it holds in every possible
//! deal; where possible deals were looked at, their number comes with it.
//!
//! | file | idea |
//! |---|---|
//! | `unseen`, `table` | what a seat knows for certain: who may hold what, who takes the trick |
//! | `edge`, `words_of_edge` | a difference between two actions, and its words |
//! | `lead`, `follow`, `avoid`, `burial`, `call` | how differences are found |
//! | `numbers`, `odds` | what the agent's values say |
//! | `verdict` | actions as they are announced |

mod avoid;
mod burial;
mod call;
mod edge;
mod follow;
mod lead;
mod numbers;
mod odds;
mod table;
mod unseen;
mod verdict;
mod words_of_edge;

use parlor_agent::{Ask, Candidate, Explanation, Message};
use parlor_zole::{Action, Aside, Deal, View};

use crate::Role;
use edge::Edge;
use numbers::{AheadBy, Kind, Rank, ahead_by, rank, wins, wins_alike};
use table::Table;

/// Completes an explanation: the announcement, the reason, the margins, and for each other candidate
/// what it lacks and what would make it right.
pub(crate) fn complete(ask: &Ask<'_, Deal>, why: &mut Explanation) {
    let Some(chosen) = why.chosen.filter(|&chosen| chosen < ask.legal.len()) else { return };
    let table = Table::of(ask.view);
    why.margins = Kind::of(why).margins();
    for candidate in &mut why.candidates {
        candidate.label = verdict::words(table.as_ref(), ask.legal[candidate.legal_idx]);
    }
    why.verdict = Some(verdict::words(table.as_ref(), ask.legal[chosen]));
    let notes: Vec<_> =
        why.candidates.iter().map(|one| remarks(ask, table.as_ref(), why, one)).collect();
    let outdone = |one| rank(why, one) == Rank::Level && has_lost_the_tie(why, one);
    let outdone: Vec<bool> = why.candidates.iter().map(outdone).collect();
    for ((candidate, (note, right_if)), outdone) in
        why.candidates.iter_mut().zip(notes).zip(outdone)
    {
        candidate.note = note;
        candidate.right_if = right_if;
        candidate.lost_the_tie = outdone;
    }
    why.reason = reason(ask, table.as_ref(), why, chosen);
    if only(ask, table.as_ref(), chosen).is_some() {
        // By which habit it was found does not matter where nothing else could be played.
        why.method.clear();
    }
    if why.reason.is_none() && !why.method.is_empty() {
        // What the agent says itself is all that there is to say.
        let said = why.method.remove(0);
        // Every game's `random` says it without a full stop.
        why.reason = Some(if said.key == "agent-random-verdict" { sentence(said) } else { said });
    }
    if let Action::Call(_) = ask.legal[chosen] {
        why.method.extend(call::after_pass(ask));
        why.untraced = true;
    }
}

/// Why the choice is made; nothing where only the agent can say it.
fn reason(
    ask: &Ask<'_, Deal>,
    table: Option<&Table>,
    why: &Explanation,
    chosen: usize,
) -> Option<Message> {
    if let Some(only) = only(ask, table, chosen) {
        return Some(sentence(only));
    }
    if matches!(Kind::of(why), Kind::Chance | Kind::Simple) {
        return None;
    }
    if let Action::Call(called) = ask.legal[chosen] {
        return call::reason(ask, why, called);
    }
    // Between equals of the best kind only numbers decide; then what sets them apart from others is said.
    let fact = rivals(ask, why)
        .find_map(|rival| edge(ask, table, chosen, rival.legal_idx))
        .map(words_of_edge::reason);
    match (fact, odds::odds(why)) {
        (Some(fact), Some(odds)) => {
            Some(Message::new("zole-why-then-odds").with("fact", fact).with("odds", odds))
        }
        (Some(fact), None) => Some(sentence(fact)),
        (None, odds) => odds.map(sentence),
    }
}

/// The actions that are worse than the choice, the best of them first: in value, or else in what it brings besides.
fn rivals<'a>(ask: &Ask<'_, Deal>, why: &'a Explanation) -> impl Iterator<Item = &'a Candidate> {
    let is_other = |one: &&Candidate| Some(one.legal_idx) != why.chosen;
    let others = why.candidates.iter().filter(is_other);
    let others: Vec<_> = others.filter(|one| ask.legal[one.legal_idx] != Action::ThrowIn).collect();
    let worse = others.clone().into_iter().filter(|one| rank(why, one) == Rank::Worse);
    let outdone = others.into_iter().filter(|one| has_lost_the_tie(why, one));
    worse.chain(outdone)
}

/// Is the choice ahead of it by something else than its value?
fn has_lost_the_tie(why: &Explanation, other: &Candidate) -> bool {
    !matches!(ahead_by(why, other), None | Some(AheadBy::Nothing))
}

/// What leaves no choice.
fn only(ask: &Ask<'_, Deal>, table: Option<&Table>, chosen: usize) -> Option<Message> {
    let (Action::Play(_), Some(table)) = (ask.legal[chosen], table) else { return None };
    let mut cards = ask.legal.iter().filter(|action| matches!(action, Action::Play(_)));
    let (Some(Action::Play(card)), None) = (cards.next(), cards.next()) else { return None };
    if table.hand.len() == 1 {
        return Some(Message::new("zole-why-last-card"));
    }
    let suit = words_of_edge::name(card.suit());
    Some(Message::new("zole-why-only-follows").with("suit", suit))
}

/// What speaks for one action against another.
fn edge(ask: &Ask<'_, Deal>, table: Option<&Table>, one: usize, other: usize) -> Option<Edge> {
    match (ask.legal[one], ask.legal[other], table) {
        (Action::Play(card), Action::Play(other), Some(table)) => match (table.role, table.leads())
        {
            (Role::Soloist | Role::Opponent { .. }, true) => lead::edge(table, card, other),
            (Role::Soloist | Role::Opponent { .. }, false) => follow::edge(table, card, other),
            _ => avoid::edge(table, card, other),
        },
        (Action::Bury(pair), Action::Bury(other), _) => {
            burial::edge(ask.view.hand(), pair.cards(), other.cards())
        }
        _ => None,
    }
}

/// What another candidate lacks, and what would make it right.
fn remarks(
    ask: &Ask<'_, Deal>,
    table: Option<&Table>,
    why: &Explanation,
    other: &Candidate,
) -> (Option<Message>, Option<Message>) {
    let (kind, Some(chosen)) = (Kind::of(why), why.chosen) else { return (None, None) };
    if other.legal_idx == chosen || matches!(kind, Kind::Chance | Kind::Simple) {
        return (None, None);
    }
    match ask.legal[other.legal_idx] {
        Action::ThrowIn => return (Some(ends(ask.view)), None),
        Action::Call(_) => {
            return (call::note(ask, why, other), call::right_if(ask, why, other));
        }
        Action::Play(_) | Action::Bury(_) => {}
    }
    if rank(why, other) != Rank::Worse {
        return (level(why, other), None);
    }
    let edge = edge(ask, table, chosen, other.legal_idx);
    let note = edge.and_then(words_of_edge::note).or_else(|| counted(why, other));
    (note, edge.and_then(words_of_edge::right_if))
}

/// What is said of one that is as good, or nearly.
fn level(why: &Explanation, other: &Candidate) -> Option<Message> {
    let key = match (rank(why, other), ahead_by(why, other)) {
        (Rank::Better, Some(AheadBy::Points)) => "zole-note-wins-more",
        (Rank::Better, _) => return counted(why, other),
        _ if !wins_alike(why, other) => return counted(why, other),
        (_, Some(AheadBy::Points)) => "zole-note-scores-less",
        (_, Some(AheadBy::Margin)) => "zole-note-by-less",
        (_, Some(AheadBy::FewerTricks)) => "zole-note-more-tricks",
        (_, Some(AheadBy::MoreTricks)) => "zole-note-fewer-tricks",
        _ => "zole-note-as-good",
    };
    Some(Message::new(key))
}

/// How many possible deals it wins.
fn counted(why: &Explanation, other: &Candidate) -> Option<Message> {
    let (won, n) = wins(why, other)?;
    let key = match Kind::of(why) {
        Kind::Wins => "zole-note-wins",
        Kind::Survived => "zole-note-survives",
        _ => return None,
    };
    Some(Message::new(key).with("won", won).with("n", n))
}

/// What giving up comes to.
fn ends(view: &View) -> Message {
    let buried = match view.aside() {
        Aside::Buried { cards, .. } => cards.eyes(),
        _ => parlor_zole::Eyes::NONE,
    };
    let won = view.my_place().map_or(parlor_zole::Eyes::NONE, |me| view.public().won()[me].eyes());
    Message::new("zole-note-ends").with("eyes", u32::from((won + buried).0))
}

/// A clause as a sentence of its own.
fn sentence(said: Message) -> Message {
    Message::new("zole-why-one").with("said", said)
}

/// A fact and the numbers behind it as one sentence.
fn joined(fact: Message, odds: Message) -> Message {
    Message::new("zole-why-two").with("fact", fact).with("odds", odds)
}
