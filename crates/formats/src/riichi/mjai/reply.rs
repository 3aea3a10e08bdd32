//! What a player answers, as messages.

use parlor_game::Seat;
use parlor_riichi::deal::Action;
use parlor_riichi::{Kind, Meld, MeldForm, Tile, View};
use serde_json::Value;

use super::body::{Body, Hora, Ryukyoku};
use super::error::MessageFault;
use super::{Message, Pai};
use crate::riichi::record::DrawReason;
use crate::riichi::tile_code::mjai_name;

/// How an action is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Reply {
    /// By one message.
    One(Body),
    /// By `reach`; the discard, the answer to one's own `reach`, follows when the declaration has
    /// been told to everyone.
    Reach { then: Body },
}

/// What an answer means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meant {
    /// This action.
    Act(Action),
    /// Riichi; with which tile is answered next.
    Reach,
}

/// Why an answer means nothing that may be done.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum ReplyFault {
    /// It is no message.
    #[error(transparent)]
    Message(#[from] MessageFault),
    /// It speaks for someone else.
    #[error("player {actor} is not asked, player {asked} is")]
    Actor { actor: usize, asked: usize },
    /// The program says that something is wrong.
    #[error("it says: {0}")]
    Complaint(String),
    /// Not among what may be done.
    #[error("{what} is not one of the {n_legal} legal actions: {legal}")]
    NotLegal { what: String, n_legal: usize, legal: String },
}

impl Reply {
    /// The answer of the player whose view this is.
    ///
    /// ```
    /// use parlor_formats::riichi::mjai::{Body, Reply};
    /// use parlor_game::{Observed, Seat};
    /// use parlor_riichi::deal::{Action, Setup};
    /// use parlor_riichi::{Deal, RuleSet};
    ///
    /// let view = Deal::first_view(&Setup::first(&RuleSet::default()), Seat::B);
    /// assert_eq!(Reply::of(&view, Action::Pass), Reply::One(Body::None));
    /// ```
    pub fn of(view: &View, action: Action) -> Reply {
        let actor = view.seat;
        let dahai = |tile, drawn| Body::Dahai { actor, pai: tile, tsumogiri: drawn };
        let offered = view.table.offered();
        let (target, tile) =
            offered.unwrap_or((actor, view.own.drawn.unwrap_or(Kind::EAST.tile())));
        Reply::One(match action {
            Action::Riichi { tile, drawn } => return Reply::Reach { then: dahai(tile, drawn) },
            Action::Discard { tile, drawn } => dahai(tile, drawn),
            Action::Tsumo | Action::Ron => {
                Body::Hora(Box::new(Hora { pai: Some(tile), ..Hora::new(actor, target) }))
            }
            Action::NineKinds => Body::Ryukyoku(Box::new(Ryukyoku {
                reason: Some(DrawReason::NineKinds.names().mjai.to_owned()),
                actor: Some(actor),
                ..Ryukyoku::default()
            })),
            Action::ClosedKan { kind } => Body::Ankan { actor, consumed: equal(view, kind) },
            Action::AddedKan { tile } => {
                Body::Kakan { actor, pai: tile, consumed: pon(view, tile.kind()) }
            }
            Action::OpenKan => {
                Body::Daiminkan { actor, target, pai: tile, consumed: equal(view, tile.kind()) }
            }
            Action::Pon { own } => Body::Pon { actor, target, pai: tile, consumed: own },
            Action::Chi { own } => Body::Chi { actor, target, pai: tile, consumed: own },
            Action::Pass => Body::None,
        })
    }
}

/// Tiles of this kind in the hand, a red one last.
fn equal<const N: usize>(view: &View, kind: Kind) -> [Tile; N] {
    let mut held: Vec<Tile> =
        view.own.concealed.iter().filter(|tile| tile.kind() == kind).collect();
    held.sort_by_key(|tile| tile.is_red());
    std::array::from_fn(|n| held.get(n).copied().unwrap_or(kind.tile()))
}

/// The tiles of one's own pon of this kind.
fn pon(view: &View, kind: Kind) -> [Tile; 3] {
    let melds = &view.table.places[view.seat].melds;
    let pon = melds.iter().find(|meld| meld.form() == MeldForm::Pon && meld.kind() == kind);
    match pon.map(Meld::tiles) {
        Some(&[a, b, c]) => [a, b, c],
        _ => [kind.tile(); 3],
    }
}

impl Meant {
    /// The listed action that the JSON of an answer means. A `dahai` without `tsumogiri` means the
    /// drawn tile where it is that, as the first server's example player has it.
    pub fn read(answer: Value, view: &View, legal: &[Action]) -> Result<Meant, ReplyFault> {
        let message = Message::from_json(with_tsumogiri(answer, view))?;
        Meant::of(&message.body, view, legal)
    }

    /// The listed action that an answer means.
    pub fn of(body: &Body, view: &View, legal: &[Action]) -> Result<Meant, ReplyFault> {
        if let Body::Error { message } = body {
            return Err(ReplyFault::Complaint(message.clone().unwrap_or_default()));
        }
        if let Some(actor) = body.actor().filter(|&actor| actor != view.seat) {
            return Err(ReplyFault::Actor { actor: actor.idx(), asked: view.seat.idx() });
        }
        let is_riichi = |action: &Action| matches!(action, Action::Riichi { .. });
        if matches!(body, Body::Reach { .. }) && legal.iter().any(is_riichi) {
            return Ok(Meant::Reach);
        }
        let means = |action: &&Action| stands_for(body, **action, view);
        let exact = legal.iter().find(means).or_else(|| loosely(body, legal));
        exact.map(|&action| Meant::Act(action)).ok_or_else(|| not_legal(body, view, legal))
    }

    /// The declaration that an answer to one's own `reach` means.
    pub fn declared(answer: Value, view: &View, legal: &[Action]) -> Result<Action, ReplyFault> {
        let message = Message::from_json(with_tsumogiri(answer, view))?;
        let riichi: Vec<Action> =
            legal.iter().copied().filter(|a| matches!(a, Action::Riichi { .. })).collect();
        if let Some(actor) = message.body.actor().filter(|&actor| actor != view.seat) {
            return Err(ReplyFault::Actor { actor: actor.idx(), asked: view.seat.idx() });
        }
        let Body::Dahai { pai, tsumogiri, .. } = message.body else {
            return Err(not_legal(&message.body, view, &riichi));
        };
        let declared = |drawn| {
            riichi.iter().copied().find(|&action| action == Action::Riichi { tile: pai, drawn })
        };
        let found = declared(tsumogiri).or_else(|| declared(!tsumogiri));
        found.ok_or_else(|| not_legal(&message.body, view, &riichi))
    }
}

fn with_tsumogiri(mut answer: Value, view: &View) -> Value {
    let drawn = view.own.drawn.map(mjai_name);
    if answer["type"] == "dahai" && answer["tsumogiri"].is_null() && answer.is_object() {
        let tsumogiri = drawn.is_some() && answer["pai"].as_str() == drawn;
        answer["tsumogiri"] = tsumogiri.into();
    }
    answer
}

/// Is `action` what `body` says?
fn stands_for(body: &Body, action: Action, view: &View) -> bool {
    let offered = view.table.offered();
    let takes = |target: Seat, pai: Tile| offered == Some((target, pai));
    let same = |own: [Tile; 2], [a, b]: [Tile; 2]| own == [a, b] || own == [b, a];
    match (body, action) {
        (Body::None, Action::Pass) | (Body::Ryukyoku(_), Action::NineKinds) => true,
        (Body::Dahai { pai, tsumogiri, .. }, Action::Discard { tile, drawn }) => {
            (*pai, *tsumogiri) == (tile, drawn)
        }
        (Body::Hora(win), Action::Tsumo) => win.target == view.seat,
        (Body::Hora(win), Action::Ron) => offered.is_some_and(|(by, _)| by == win.target),
        (Body::Ankan { consumed, .. }, Action::ClosedKan { kind }) => {
            consumed.iter().all(|tile| tile.kind() == kind)
        }
        (Body::Kakan { pai, .. }, Action::AddedKan { tile }) => pai.kind() == tile.kind(),
        (&Body::Daiminkan { target, pai, .. }, Action::OpenKan) => takes(target, pai),
        (&Body::Pon { target, pai, consumed, .. }, Action::Pon { own })
        | (&Body::Chi { target, pai, consumed, .. }, Action::Chi { own }) => {
            takes(target, pai) && same(own, consumed)
        }
        _ => false,
    }
}

/// A discard that is wrong about having been drawn: there is only one such tile.
fn loosely<'a>(body: &Body, legal: &'a [Action]) -> Option<&'a Action> {
    let Body::Dahai { pai, tsumogiri, .. } = *body else { return None };
    legal.iter().find(|&&action| action == Action::Discard { tile: pai, drawn: !tsumogiri })
}

fn not_legal(body: &Body, view: &View, legal: &[Action]) -> ReplyFault {
    const SHOWN: usize = 14;
    let written = |&action: &Action| match Reply::of(view, action) {
        Reply::One(body) => short(&body),
        Reply::Reach { then } => format!("reach and {}", short(&then)),
    };
    let mut shown: Vec<String> = legal.iter().take(SHOWN).map(written).collect();
    if legal.len() > SHOWN {
        shown.push("…".to_owned());
    }
    ReplyFault::NotLegal { what: short(body), n_legal: legal.len(), legal: shown.join(", ") }
}

/// An answer in a few words: `dahai 5mr`, `chi 3m 4m`.
fn short(body: &Body) -> String {
    let tiles: Vec<&str> = match body {
        Body::Dahai { pai, .. } | Body::Kakan { pai, .. } => vec![mjai_name(*pai)],
        Body::Chi { consumed, .. } | Body::Pon { consumed, .. } => {
            consumed.iter().map(|&tile| mjai_name(tile)).collect()
        }
        Body::Ankan { consumed, .. } => vec![mjai_name(consumed[0])],
        Body::Tsumo { pai: Pai::Open(tile), .. } => vec![mjai_name(*tile)],
        _ => Vec::new(),
    };
    [&[body.name()], &tiles[..]].concat().join(" ")
}
