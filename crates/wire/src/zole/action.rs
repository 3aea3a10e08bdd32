//! What a player answers.

use parlor_zole::{Action, Call};
use serde::{Deserialize, Serialize};

use crate::CardMsg;
use crate::notation::{Written, put_cards};

/// What a player answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ActionMsg {
    /// A call in the bidding.
    Call {
        /// What is said.
        call: CallMsg,
    },
    /// The lielais lays two cards away.
    Bury {
        /// The two, in any order.
        cards: Vec<CardMsg>,
    },
    /// A card to the trick.
    Play {
        /// Which.
        card: CardMsg,
    },
    /// The lielais gives up the rest.
    ThrowIn,
}

/// What is said in the bidding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum CallMsg {
    /// Leaves the game to the next.
    Pass,
    /// Takes the table.
    Take,
    /// Plays alone without the table.
    Zole,
    /// Plays alone for no trick.
    MazaZole,
}

impl From<Call> for CallMsg {
    fn from(call: Call) -> CallMsg {
        match call {
            Call::Pass => CallMsg::Pass,
            Call::Take => CallMsg::Take,
            Call::Zole => CallMsg::Zole,
            Call::MazaZole => CallMsg::MazaZole,
        }
    }
}

impl From<Action> for ActionMsg {
    fn from(action: Action) -> ActionMsg {
        match action {
            Action::Call(call) => ActionMsg::Call { call: call.into() },
            Action::Bury(pair) => ActionMsg::Bury { cards: put_cards(pair.cards()) },
            Action::Play(card) => ActionMsg::Play { card: Written(card) },
            Action::ThrowIn => ActionMsg::ThrowIn,
        }
    }
}

impl ActionMsg {
    /// The same answer with its cards in one fixed order.
    pub(super) fn in_order(&self) -> ActionMsg {
        let mut ordered = self.clone();
        if let ActionMsg::Bury { cards } = &mut ordered {
            cards.sort_unstable();
        }
        ordered
    }
}
