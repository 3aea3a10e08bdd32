//! Who wants to win, with what, and how.

use crate::{Hand, Kind, Meld, Tile, Wind};

/// A win that someone claims: the whole hand and the circumstances that count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim<'a> {
    /// All tiles of the winner; the winning tile is among the concealed ones.
    pub hand: &'a Hand,
    /// The tile that completes the hand.
    pub tile: Tile,
    /// How it came.
    pub finish: Finish,
    /// The winner's seat wind; East deals.
    pub seat: Wind,
    /// The wind of the round.
    pub round: Wind,
    /// Has the winner declared riichi?
    pub riichi: RiichiState,
    /// Is it within one uninterrupted go-around after the declaration?
    pub ippatsu: bool,
    /// The dora indicators turned; the first five count.
    pub dora: &'a [Tile],
    /// The ura indicators; the first five count, and after riichi only.
    pub ura: &'a [Tile],
    /// What forbids the winner to win by ron.
    pub furiten: Option<Furiten>,
}

impl<'a> Claim<'a> {
    /// A plain claim of South in the East round: no riichi, no dora, nothing special.
    pub const fn new(hand: &'a Hand, tile: Tile, finish: Finish) -> Claim<'a> {
        Claim {
            hand,
            tile,
            finish,
            seat: Wind::South,
            round: Wind::East,
            riichi: RiichiState::None,
            ippatsu: false,
            dora: &[],
            ura: &[],
            furiten: None,
        }
    }

    /// What cannot be at a table, whatever the rules: for claims that come from outside.
    pub fn check(&self) -> Result<(), ClaimError> {
        let tiles = self.hand.size();
        if tiles != 14 {
            return Err(ClaimError::Size { tiles });
        }
        if !self.hand.concealed.contains(self.tile) {
            return Err(ClaimError::TileAbsent { tile: self.tile });
        }
        let laid_out = self.hand.melds.iter().flat_map(Meld::tiles).map(|tile| tile.kind());
        let turned = self.dora.iter().chain(self.ura).map(|tile| tile.kind());
        let mut kinds =
            self.hand.concealed.counts().kinds().into_iter().chain(laid_out).chain(turned.clone());
        let n_turned = |kind| turned.clone().filter(|&shown| shown == kind).count();
        if let Some(kind) = kinds.find(|&k| usize::from(self.hand.count(k)) + n_turned(k) > 4) {
            return Err(ClaimError::FiveOfAKind { kind });
        }
        let indicators = self.dora.len().max(self.ura.len());
        if indicators > 5 {
            return Err(ClaimError::Indicators { n: indicators });
        }
        if self.riichi != RiichiState::None && !self.hand.is_closed() {
            return Err(ClaimError::OpenRiichi);
        }
        if self.ippatsu && self.riichi == RiichiState::None {
            return Err(ClaimError::IppatsuWithoutRiichi);
        }
        self.check_finish()
    }

    /// Does the way of winning fit the hand?
    fn check_finish(&self) -> Result<(), ClaimError> {
        if self.finish == Finish::Rinshan && !self.hand.melds.iter().any(Meld::is_kan) {
            return Err(ClaimError::RinshanWithoutKan);
        }
        if self.finish == Finish::Rinshan && self.ippatsu {
            return Err(ClaimError::IppatsuAfterKan);
        }
        if self.finish == Finish::Chankan && self.hand.count(self.tile.kind()) > 1 {
            return Err(ClaimError::ChankanHeld { tile: self.tile });
        }
        if matches!(self.finish, Finish::FirstDraw | Finish::FirstDiscard)
            && (!self.hand.melds.is_empty() || self.riichi != RiichiState::None)
        {
            return Err(ClaimError::NotFirstTurn);
        }
        Ok(())
    }
}

/// How the winning tile came. The cases exclude each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// Drawn from the wall.
    Tsumo,
    /// Drawn on the first turn, nothing called before: tenhou for the dealer, chiihou for others.
    FirstDraw,
    /// Drawn as the replacement for a kan.
    Rinshan,
    /// Drawn as the last tile of the live wall.
    Haitei,
    /// Taken from a discard.
    Ron,
    /// Taken from a discard before one's own first draw, nothing called before: renhou.
    FirstDiscard,
    /// Taken from a kan.
    Chankan,
    /// Taken from the last discard.
    Houtei,
}

impl Finish {
    /// Was the tile drawn by the winner?
    #[inline]
    pub const fn is_tsumo(self) -> bool {
        matches!(self, Finish::Tsumo | Finish::FirstDraw | Finish::Rinshan | Finish::Haitei)
    }
}

/// Whether riichi was declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum RiichiState {
    /// Not declared.
    #[default]
    None,
    /// Declared, not on the first turn.
    Riichi,
    /// On the first turn, nothing called before.
    Double,
}

/// Why a player may not win by ron.
///
/// Rule: `docs/rules/riichi.md#furiten`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Furiten {
    /// A tile that completes the hand is among the player's discards.
    Discard,
    /// The player has let a completing tile pass in this go-around.
    Temporary,
    /// The player has let a completing tile pass after riichi.
    Riichi,
}

/// Why a hand does not win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The tiles are no winning shape.
    #[error("the hand is not complete")]
    NotComplete,
    /// The shape is complete but has no yaku; dora are none.
    #[error("the hand has no yaku")]
    NoYaku,
    /// The player may not win by ron.
    #[error("{}", match .0 {
        Furiten::Discard => "furiten: a tile that completes the hand is among the own discards",
        Furiten::Temporary => "furiten: a completing tile was let pass in this go-around",
        Furiten::Riichi => "furiten: a completing tile was let pass after riichi",
    })]
    Furiten(Furiten),
}

impl Refusal {
    /// The word for programs: `no_yaku`, `not_complete`, `furiten_temporary`.
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::NotComplete => "not_complete",
            Refusal::NoYaku => "no_yaku",
            Refusal::Furiten(Furiten::Discard) => "furiten_discard",
            Refusal::Furiten(Furiten::Temporary) => "furiten_temporary",
            Refusal::Furiten(Furiten::Riichi) => "furiten_riichi",
        }
    }
}

/// What cannot be about a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum ClaimError {
    /// Not 14 tiles.
    #[error("a winning hand has 14 tiles, each set laid out counted as three; this has {tiles}")]
    Size { tiles: usize },
    /// The winning tile is not among the concealed tiles.
    #[error("the winning tile {tile} is not among the concealed tiles")]
    TileAbsent { tile: Tile },
    /// Five of a kind in hand, sets and indicators together.
    #[error("five of {kind} in hand, sets and indicators; there are four of each kind")]
    FiveOfAKind { kind: Kind },
    /// More indicators than the dead wall has.
    #[error("{n} indicators; there are at most five of dora and five of ura-dora")]
    Indicators { n: usize },
    /// Riichi with an open hand.
    #[error("riichi needs a closed hand; this one has called sets")]
    OpenRiichi,
    /// Ippatsu without riichi.
    #[error("ippatsu needs riichi")]
    IppatsuWithoutRiichi,
    /// A replacement tile without a kan.
    #[error("rinshan needs a kan; this hand has none")]
    RinshanWithoutKan,
    /// Ippatsu on a replacement tile.
    #[error("the winner's own kan has ended ippatsu")]
    IppatsuAfterKan,
    /// A tile of a kan, although the winner holds one of its kind.
    #[error("{tile} cannot be robbed from a kan: the winner holds another of its kind")]
    ChankanHeld { tile: Tile },
    /// A first-turn win after riichi or with sets laid out.
    #[error("a win on the first turn has neither riichi nor sets laid out")]
    NotFirstTurn,
}
