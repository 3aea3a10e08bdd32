//! What a player answers.

use parlor_zole::{Action, Call};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::notation::{ZoleCard, put_cards};

/// What a player answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ZoleAction {
    /// A call in the bidding.
    Call {
        /// What is said.
        call: ZoleCall,
    },
    /// The lielais lays two cards away.
    Bury {
        /// The two, in any order.
        cards: Vec<ZoleCard>,
    },
    /// A card to the trick.
    Play {
        /// The card that is played.
        card: ZoleCard,
    },
    /// The lielais gives up the rest.
    ThrowIn,
}

/// What is said in the bidding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum ZoleCall {
    /// Leaves the game to the next.
    Pass,
    /// Takes the table.
    Take,
    /// Plays alone without the table.
    Zole,
    /// Plays alone for no trick.
    MazaZole,
}

impl From<Call> for ZoleCall {
    fn from(call: Call) -> ZoleCall {
        match call {
            Call::Pass => ZoleCall::Pass,
            Call::Take => ZoleCall::Take,
            Call::Zole => ZoleCall::Zole,
            Call::MazaZole => ZoleCall::MazaZole,
        }
    }
}

impl From<Action> for ZoleAction {
    fn from(action: Action) -> ZoleAction {
        match action {
            Action::Call(call) => ZoleAction::Call { call: call.into() },
            Action::Bury(pair) => ZoleAction::Bury { cards: put_cards(pair.cards()) },
            Action::Play(card) => ZoleAction::Play { card: ZoleCard(card) },
            Action::ThrowIn => ZoleAction::ThrowIn,
        }
    }
}

impl ZoleAction {
    /// The same answer with its cards in one fixed order.
    pub(super) fn in_order(&self) -> ZoleAction {
        let mut ordered = self.clone();
        if let ZoleAction::Bury { cards } = &mut ordered {
            cards.sort_unstable();
        }
        ordered
    }
}
