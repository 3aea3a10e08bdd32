//! What can set one play apart from another.

use parlor_backgammon::Place;

/// Something that one play has and another lacks, and that players would name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Kind {
    /// Bears off the last checker.
    Wins,
    /// Bears off the first checker, so that no gammon can be lost.
    SavesGammon,
    /// All six home points with a checker of the opponent's on the bar.
    ClosesOut,
    /// Hits and makes the point there.
    PointsOnBlot(Place),
    /// Hits two.
    HitsTwo,
    /// Hits there.
    Hits(Place),
    /// A row of so many made points.
    Prime(u8),
    /// Makes a point.
    Makes(Place),
    /// So many of 36 rolls hit; after the other so many.
    FewerShots {
        /// After this one.
        shots: u32,
        /// After the other.
        other: u32,
        /// Only indirect shots are left, where the other leaves direct ones.
        only_indirect: bool,
        /// Do blots in the opponent's home come on top, after either?
        besides: bool,
    },
    /// A back checker gets away.
    Escapes {
        /// Where to.
        to: Place,
        /// Does it stand there with another?
        is_safe: bool,
    },
    /// A back checker goes where an anchor is wanted.
    MovesUp(Place),
    /// Clears the rearmost point while that is safe.
    Clears(Place),
    /// Keeps an anchor that the other gives up.
    KeepsAnchor(Place),
    /// Keeps a point that the other breaks.
    Keeps(Place),
    /// So many of 36 rolls enter; after the other so many.
    KeepsOut {
        /// After this one.
        entering: u32,
        /// After the other.
        other: u32,
    },
    /// Puts the first checker on a point worth having.
    Slots(Place),
    /// Brings a checker within reach of new points.
    Builds(Place),
    /// Bears off so many; the other so many.
    MoreOff {
        /// This one.
        off: u8,
        /// The other.
        other: u8,
    },
    /// Needs so many rolls on average; after the other so many.
    FewerRolls {
        /// After this one.
        rolls: f64,
        /// After the other.
        other: f64,
    },
    /// So many checkers are not home; after the other so many.
    BringsHome {
        /// After this one.
        outside: u8,
        /// After the other.
        other: u8,
    },
    /// So many pips bring everyone home; after the other so many.
    NearerHome {
        /// After this one.
        pips: u32,
        /// After the other.
        other: u32,
    },
    /// No gap where the other has one.
    NoGap(Place),
    /// The other builds a stack there.
    NotStacked(Place),
    /// The other puts a checker out of play there.
    NotBuried(Place),
    /// Wins so many gammons; the other so many.
    MoreGammons {
        /// This one.
        share: f64,
        /// The other.
        other: f64,
    },
    /// Loses so many gammons; the other so many.
    FewerGammonsLost {
        /// This one.
        share: f64,
        /// The other.
        other: f64,
    },
    /// Wins so often; the other so often.
    MoreWins {
        /// This one.
        share: f64,
        /// The other.
        other: f64,
    },
}

/// What a difference is about, so that it can be weighed by what an agent looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// Checkers on the bar.
    Attack,
    /// Points that the opponent cannot land on.
    Block,
    /// Blots and anchors.
    Safety,
    /// Back checkers and the race.
    Run,
    /// Points to come.
    Build,
    /// A sum over everything: says less than any of the others.
    Whole,
}

impl Kind {
    /// What it is about.
    pub(crate) fn theme(self) -> Theme {
        match self {
            Kind::ClosesOut
            | Kind::PointsOnBlot(_)
            | Kind::HitsTwo
            | Kind::Hits(_)
            | Kind::KeepsOut { .. } => Theme::Attack,
            Kind::Prime(_) | Kind::Makes(_) | Kind::Keeps(_) => Theme::Block,
            Kind::FewerShots { .. } | Kind::KeepsAnchor(_) | Kind::Clears(_) => Theme::Safety,
            Kind::Wins
            | Kind::SavesGammon
            | Kind::Escapes { .. }
            | Kind::MoreOff { .. }
            | Kind::FewerRolls { .. }
            | Kind::BringsHome { .. }
            | Kind::NearerHome { .. }
            | Kind::NoGap(_) => Theme::Run,
            Kind::Slots(_)
            | Kind::Builds(_)
            | Kind::MovesUp(_)
            | Kind::NotStacked(_)
            | Kind::NotBuried(_) => Theme::Build,
            Kind::MoreGammons { .. } | Kind::FewerGammonsLost { .. } | Kind::MoreWins { .. } => {
                Theme::Whole
            }
        }
    }
}
