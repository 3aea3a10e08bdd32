//! The ten actions that the first network values.

use parlor_riichi::deal::Action;

/// An output of the network of actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Output {
    /// Win on the tile just drawn.
    Tsumo,
    /// Discard; the other network says what.
    Discard,
    /// Declare riichi; the other network says with what.
    Riichi,
    /// Lay out four equal tiles of the hand.
    ClosedKan,
    /// Add the fourth tile to one's own pon.
    AddedKan,
    /// Win on another player's tile.
    Ron,
    /// Take a discard for a kan.
    OpenKan,
    /// Take a discard for a triplet.
    Pon,
    /// Take a discard for a run.
    Chi,
    /// Let the tile go by.
    Pass,
}

impl Output {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// All, in the order of the network's outputs.
    pub const ALL: [Output; Output::COUNT] = [
        Output::Tsumo,
        Output::Discard,
        Output::Riichi,
        Output::ClosedKan,
        Output::AddedKan,
        Output::Ron,
        Output::OpenKan,
        Output::Pon,
        Output::Chi,
        Output::Pass,
    ];

    /// Which output an action is; `None` for the abortive draw, which the source does not have.
    pub const fn of(action: Action) -> Option<Output> {
        Some(match action {
            Action::Tsumo => Output::Tsumo,
            Action::Discard { .. } => Output::Discard,
            Action::Riichi { .. } => Output::Riichi,
            Action::ClosedKan { .. } => Output::ClosedKan,
            Action::AddedKan { .. } => Output::AddedKan,
            Action::Ron => Output::Ron,
            Action::OpenKan => Output::OpenKan,
            Action::Pon { .. } => Output::Pon,
            Action::Chi { .. } => Output::Chi,
            Action::Pass => Output::Pass,
            Action::NineKinds => return None,
        })
    }

    /// Its place among the network's outputs.
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Is it followed by the choice of a tile?
    pub const fn discards(self) -> bool {
        matches!(self, Output::Discard | Output::Riichi)
    }

    /// The message key of its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Output::Tsumo => "riichi-tsumo",
            Output::Discard => "riichi-output-discard",
            Output::Riichi => "riichi-output-riichi",
            Output::ClosedKan => "riichi-output-closed-kan",
            Output::AddedKan => "riichi-output-added-kan",
            Output::Ron => "riichi-ron",
            Output::OpenKan => "riichi-open-kan",
            Output::Pon => "riichi-output-pon",
            Output::Chi => "riichi-output-chi",
            Output::Pass => "riichi-pass",
        }
    }
}
