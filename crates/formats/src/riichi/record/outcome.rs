//! How a deal ends, as the record states it.

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::{Points, Tile};

use super::StatedYaku;

/// The end of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// One or more wins, the nearest to the discarder first.
    Won(Vec<Win>),
    /// No winner.
    Drawn(Drawn),
}

impl Outcome {
    /// The score changes, in the order in which they are settled.
    pub fn settlements(&self) -> Vec<&Settlement> {
        match self {
            Outcome::Won(wins) => wins.iter().map(|win| &win.settlement).collect(),
            Outcome::Drawn(drawn) => vec![&drawn.settlement],
        }
    }
}

/// A win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Win {
    /// Who wins.
    pub seat: Seat,
    /// Whose tile it is; the winner's own for a self-draw.
    pub from: Seat,
    /// The winning tile.
    pub tile: Tile,
    /// Who is liable for a yakuman, if anyone.
    pub liable: Option<Seat>,
    /// The ura indicators turned; none without riichi.
    pub ura: Vec<Tile>,
    /// What the record says the hand is worth.
    pub value: Option<StatedValue>,
    /// What was paid.
    pub settlement: Settlement,
}

impl Win {
    /// Is it a self-draw?
    pub fn is_tsumo(&self) -> bool {
        self.seat == self.from
    }
}

/// What a record says a winning hand is worth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StatedValue {
    /// Fu; some formats leave it out where a limit makes it irrelevant.
    pub fu: Option<u16>,
    /// Han with dora; none for a yakuman.
    pub han: Option<u8>,
    /// All points of the hand together, without counters and sticks.
    pub points: Option<Points>,
    /// The limit reached.
    pub limit: Option<Limit>,
    /// The yaku, each with its han; a yakuman without.
    pub yaku: Vec<(StatedYaku, Worth)>,
}

impl StatedValue {
    /// The limit stated, or the one that follows from yaku, han and fu.
    pub fn limit(&self) -> Limit {
        let yakuman = self.yaku.iter().any(|&(_, worth)| worth == Worth::Yakuman);
        match (self.limit, self.han, self.fu) {
            (Some(limit), _, _) => limit,
            _ if yakuman => Limit::Yakuman,
            (None, Some(13..), _) => Limit::Yakuman,
            (None, Some(11..), _) => Limit::Sanbaiman,
            (None, Some(8..), _) => Limit::Baiman,
            (None, Some(6..), _) => Limit::Haneman,
            (None, Some(5), _) | (None, Some(4), Some(40..)) | (None, Some(3), Some(70..)) => {
                Limit::Mangan
            }
            _ => Limit::None,
        }
    }
}

/// What a yaku counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// So many han.
    Han(u8),
    /// A yakuman.
    Yakuman,
}

/// The limits a record can name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Limit {
    /// Below mangan.
    None,
    /// Five han, or fewer with enough fu.
    Mangan,
    /// Six or seven han.
    Haneman,
    /// Eight to ten han.
    Baiman,
    /// Eleven or twelve han.
    Sanbaiman,
    /// Yakuman, counted ones too.
    Yakuman,
}

impl Limit {
    /// In rising order.
    pub const ALL: [Limit; 6] = [
        Limit::None,
        Limit::Mangan,
        Limit::Haneman,
        Limit::Baiman,
        Limit::Sanbaiman,
        Limit::Yakuman,
    ];
}

/// A deal without a winner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// Why nobody won.
    pub reason: DrawReason,
    /// Who was tenpai, where the record tells.
    pub tenpai: Option<SeatSet>,
    /// What was paid.
    pub settlement: Settlement,
}

/// Why a deal ends without a winner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// The wall is used up.
    Exhausted,
    /// The wall is used up and someone is paid for a river of terminals and honours.
    NagashiMangan,
    /// Nine kinds of terminals and honours on the first turn.
    NineKinds,
    /// Four equal winds as first discards.
    FourWinds,
    /// Four riichi.
    FourRiichi,
    /// Four kans by more than one player.
    FourKans,
    /// Three players win on one discard.
    TripleRon,
}

/// What formats call a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::riichi) struct ReasonNames {
    /// The `reason` of the original mjai.
    pub(in crate::riichi) mjai: &'static str,
    /// The `type` of an mjlog; none where the wall is used up.
    pub(in crate::riichi) mjlog: Option<&'static str>,
    /// The result of tenhou.net/6.
    pub(in crate::riichi) japanese: &'static str,
}

impl DrawReason {
    const NAMES: [(DrawReason, &str, Option<&str>, &str); 7] = [
        (DrawReason::Exhausted, "fanpai", None, "流局"),
        (DrawReason::NagashiMangan, "nagashimangan", Some("nm"), "流し満貫"),
        (DrawReason::NineKinds, "kyushukyuhai", Some("yao9"), "九種九牌"),
        (DrawReason::FourWinds, "sufonrenta", Some("kaze4"), "四風連打"),
        (DrawReason::FourRiichi, "suchareach", Some("reach4"), "四家立直"),
        (DrawReason::FourKans, "sukaikan", Some("kan4"), "四槓散了"),
        (DrawReason::TripleRon, "sanchaho", Some("ron3"), "三家和了"),
    ];

    /// What formats call it.
    pub(in crate::riichi) fn names(self) -> ReasonNames {
        let (_, mjai, mjlog, japanese) = DrawReason::NAMES[self as usize];
        ReasonNames { mjai, mjlog, japanese }
    }

    /// The reason whose names pass the test.
    pub(in crate::riichi) fn by_name(is: impl Fn(ReasonNames) -> bool) -> Option<DrawReason> {
        DrawReason::NAMES.into_iter().map(|row| row.0).find(|reason| is(reason.names()))
    }
}

/// Points that change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// What each seat gains or loses, counters and sticks included.
    pub change: BySeat<Points>,
    /// All scores after it, where the record states them.
    pub after: Option<BySeat<Points>>,
}

/// So many points, unless it is more than any match could bring; sums of these cannot overflow.
pub(in crate::riichi) fn bounded_points(points: i64) -> Option<Points> {
    i32::try_from(points).ok().filter(|points| points.abs() <= 100_000_000).map(Points)
}
