//! What a valuation begins from.

use parlor_riichi::deal::OpenTable;
use parlor_riichi::rule_set::RedFives;
use parlor_riichi::{Deal, Hand, Kind, KindSet, Meld, Preset, RuleSet, Tile, Tiles, View, Wind};

use crate::WallLeft;

/// A hand and all that counts beside it. Any values are fine; [`Situation::check`] says what cannot
/// be at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Situation {
    /// The hand: 14 tiles, or 13 when someone else is to discard; sets count as three.
    pub hand: Hand,
    /// Every tile that lies open outside the hand, the dora indicators aside.
    pub seen: Tiles,
    /// The dora indicators turned.
    pub dora: Vec<Tile>,
    /// The player's seat wind; East deals.
    pub seat: Wind,
    /// The wind of the round.
    pub round: Wind,
    /// How many draws the player has left, none in the last turn, up to [`Situation::DRAWS_MAX`].
    pub draws: u8,
    /// The rules played.
    pub rules: RuleSet,
    /// May riichi be declared? It also needs a closed hand.
    pub may_riichi: bool,
    /// The kinds among the player's own discards: what may make a ron furiten.
    pub river: KindSet,
}

impl Situation {
    /// The most draws that are looked ahead: a whole wall after the first draw.
    pub const DRAWS_MAX: u8 = 17;

    /// South in the East round with a whole wall before it, nothing seen.
    pub fn new(hand: Hand) -> Situation {
        Situation {
            hand,
            seen: Tiles::EMPTY,
            dora: Vec::new(),
            seat: Wind::South,
            round: Wind::East,
            draws: Situation::DRAWS_MAX,
            rules: *Preset::DEFAULT.rules(),
            may_riichi: true,
            river: KindSet::EMPTY,
        }
    }

    /// What a player sees now, with this hand in place of its own.
    pub fn of_view(view: &View, hand: Hand) -> Situation {
        let OpenTable { setup, places, .. } = &view.table;
        let own = &places[view.seat];
        let mut seen = Deal::all_tiles(setup);
        let dora = view.table.indicators.dora.as_slice();
        // What is neither unseen, nor in the hand, nor an indicator lies open elsewhere.
        for tile in view.unseen().iter().chain(dora.iter().copied()) {
            seen.remove(tile);
        }
        for tile in hand_tiles(&hand) {
            seen.remove(tile);
        }
        let river = own.river.kinds();
        let enough = setup.rules.riichi_min_points;
        Situation {
            hand,
            seen,
            dora: dora.to_vec(),
            seat: setup.wind(view.seat),
            round: setup.round,
            draws: WallLeft::of_view(view, &hand).draws.min(Situation::DRAWS_MAX),
            rules: setup.rules,
            may_riichi: enough.is_none_or(|least| view.table.points[view.seat] >= least),
            river,
        }
    }

    /// What cannot be at a table.
    pub fn check(&self) -> Result<(), SituationError> {
        let tiles = self.hand.size();
        if tiles != 13 && tiles != 14 {
            return Err(SituationError::Size { tiles });
        }
        if self.draws > Situation::DRAWS_MAX {
            return Err(SituationError::Draws { draws: self.draws });
        }
        if self.dora.len() > 5 {
            return Err(SituationError::Indicators { n: self.dora.len() });
        }
        if self.rules.aka == RedFives::None
            && let Some(tile) = self.all_seen().find(|tile| tile.is_red())
        {
            return Err(SituationError::RedFive { tile });
        }
        for kind in Kind::all() {
            if self.all_seen().filter(|tile| tile.kind() == kind).count() > 4 {
                return Err(SituationError::FiveOfAKind { kind });
            }
        }
        let doubled = self.all_seen().find(|tile| {
            tile.is_red() && self.all_seen().filter(|other| other == tile).count() > 1
        });
        doubled.map_or(Ok(()), |tile| Err(SituationError::TwoReds { tile }))
    }

    /// Every tile that the player sees: hand, sets, indicators and what lies elsewhere.
    fn all_seen(&self) -> impl Iterator<Item = Tile> {
        let elsewhere = self.seen.iter().chain(self.dora.iter().copied());
        hand_tiles(&self.hand).chain(elsewhere)
    }
}

fn hand_tiles(hand: &Hand) -> impl Iterator<Item = Tile> {
    let laid_out = hand.melds.iter().flat_map(Meld::tiles).copied();
    hand.concealed.iter().chain(laid_out)
}

/// What cannot be about a situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum SituationError {
    /// Neither 13 nor 14 tiles.
    #[error("a hand has 13 or 14 tiles, each set laid out counted as three; this has {tiles}")]
    Size { tiles: usize },
    /// More draws than a wall has.
    #[error("{draws} draws; there are at most {} left", Situation::DRAWS_MAX)]
    Draws { draws: u8 },
    /// More indicators than the dead wall has.
    #[error("{n} dora indicators; there are at most five")]
    Indicators { n: usize },
    /// Five of a kind in hand, sets, indicators and seen tiles together.
    #[error("five of {kind} in hand, sets, indicators and seen tiles; there are four of each kind")]
    FiveOfAKind { kind: Kind },
    /// A red five in a ruleset without them.
    #[error("{tile} does not exist in these rules; write the plain five, or choose other rules")]
    RedFive { tile: Tile },
    /// A red five that is there twice.
    #[error("{tile} is there twice; each suit has one red five")]
    TwoReds { tile: Tile },
}
