//! The order in which actions are preferred.

use parlor_riichi::deal::Action;

/// What an action is, in the order of the source's frame. On one's own turn: win, closed kan, added
/// kan, riichi, discard. To another's tile: win, kan, pon, chi, pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Frame {
    /// Tsumo or ron: never declined.
    Win,
    /// A closed or an open kan.
    Kan,
    /// A fourth tile added to a pon.
    AddedKan,
    /// Call a triplet.
    Pon,
    /// A chi, by those who make them.
    Chi,
    /// Riichi, with the discard that the agent's own rule chooses.
    Riichi,
    /// A discard by the agent's own rule.
    Discard,
    /// Nothing better can be done.
    Pass,
    /// Never chosen: the source has no abortive draws.
    Abort,
}

impl Frame {
    /// Where an action stands in the frame.
    pub const fn of(action: Action) -> Frame {
        match action {
            Action::Tsumo | Action::Ron => Frame::Win,
            Action::ClosedKan { .. } | Action::OpenKan => Frame::Kan,
            Action::AddedKan { .. } => Frame::AddedKan,
            Action::Pon { .. } => Frame::Pon,
            Action::Chi { .. } => Frame::Chi,
            Action::Riichi { .. } => Frame::Riichi,
            Action::Discard { .. } => Frame::Discard,
            Action::Pass => Frame::Pass,
            Action::NineKinds => Frame::Abort,
        }
    }

    /// How much the step is preferred: the earlier the higher, 0 for what is never chosen.
    pub const fn preference(self) -> u32 {
        Frame::Abort as u32 - self as u32
    }

    /// Is this a call on another player's tile, other than a win?
    pub const fn is_call(action: Action) -> bool {
        matches!(action, Action::OpenKan | Action::Pon { .. } | Action::Chi { .. })
    }

    /// The first step of the frame that one of `legal` takes and that `allowed` lets through. There
    /// is one whenever someone is asked: a discard or a pass is always legal and never refused.
    pub fn first(legal: &[Action], allowed: impl Fn(Action) -> bool) -> Option<Frame> {
        let allowed = legal.iter().copied().filter(|&action| allowed(action));
        allowed.map(Frame::of).min()
    }
}
