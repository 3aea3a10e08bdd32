//! Gives the tiles of a deal numbers, as a Tenhou record needs them.

use parlor_game::{BySeat, Seat};
use parlor_riichi::rule_set::RedFives;
use parlor_riichi::{Meld, MeldForm, Tile};

use super::call::{code_of_chi, code_of_kan, code_of_pon};
use crate::riichi::record::Misplaced;
use crate::riichi::tile_code::TileId;

/// Which numbers lie where. Copies of a kind are numbered as they come out of the wall.
pub(super) struct Ids {
    reds: RedFives,
    unused: Vec<TileId>,
    hands: BySeat<Vec<TileId>>,
    melds: BySeat<Vec<LaidOut>>,
    /// The tile just drawn, if nothing was done since.
    drawn: Option<TileId>,
    /// The tile just put down.
    offered: Option<TileId>,
}

/// A set laid out: its code, and for a pon what an added kan needs.
struct LaidOut {
    meld: Meld,
    code: u16,
    called: Option<TileId>,
    ids: Vec<TileId>,
}

impl Ids {
    pub(super) fn new(reds: RedFives) -> Ids {
        let unused = (0..TileId::COUNT as u8).filter_map(TileId::new).collect();
        let (hands, melds) = (BySeat::splat(Vec::new()), BySeat::from_fn(|_| Vec::new()));
        Ids { reds, unused, hands, melds, drawn: None, offered: None }
    }

    /// A tile comes out of the wall.
    pub(super) fn turn(&mut self, tile: Tile) -> Result<TileId, Misplaced> {
        let place = self.unused.iter().position(|id| id.tile(self.reds) == tile);
        place.map(|place| self.unused.remove(place)).ok_or(Misplaced::NoSuchTile { tile })
    }

    /// A tile comes from the wall into a hand.
    pub(super) fn draw(&mut self, seat: Seat, tile: Tile) -> Result<TileId, Misplaced> {
        let id = self.turn(tile)?;
        self.hands[seat].push(id);
        self.drawn = Some(id);
        Ok(id)
    }

    /// The numbers in a hand, in rising order.
    pub(super) fn hand(&self, seat: Seat) -> Vec<TileId> {
        let mut hand = self.hands[seat].clone();
        hand.sort_unstable();
        hand
    }

    /// The tile that can be won on.
    pub(super) fn winning(&self, tsumo: bool) -> Option<TileId> {
        if tsumo { self.drawn } else { self.offered }
    }

    /// The codes of the sets of `seat`, the last one first, as Tenhou lists them.
    pub(super) fn codes(&self, seat: Seat) -> Vec<u16> {
        self.melds[seat].iter().rev().map(|laid_out| laid_out.code).collect()
    }

    /// A tile is put down: the drawn one, or another of the hand where there is one.
    pub(super) fn discard(
        &mut self,
        seat: Seat,
        tile: Tile,
        drawn: bool,
    ) -> Result<TileId, Misplaced> {
        let fits = |id: &TileId| id.tile(self.reds) == tile;
        let hand = self.hands[seat].iter().copied();
        let wanted = |id: &TileId| fits(id) && (Some(*id) == self.drawn) == drawn;
        let id = hand.clone().find(wanted).or_else(|| hand.clone().find(fits));
        let id = id.ok_or(Misplaced::NotHeld { seat, tile })?;
        self.hands[seat].retain(|&held| held != id);
        (self.drawn, self.offered) = (None, Some(id));
        Ok(id)
    }

    /// A set is laid out; its code.
    pub(super) fn call(&mut self, seat: Seat, meld: Meld) -> Result<u16, Misplaced> {
        let fault = || Misplaced::SetNotHeld { seat, meld };
        let called = meld.from().and(self.offered);
        let mut ids: Vec<TileId> = called.into_iter().collect();
        for &tile in meld.own() {
            let place = self.hands[seat].iter().position(|id| id.tile(self.reds) == tile);
            ids.push(self.hands[seat].remove(place.ok_or_else(fault)?));
        }
        ids.sort_unstable();
        let place = called.and_then(|called| ids.iter().position(|&id| id == called));
        let code = match (meld.form(), meld.from(), place) {
            (MeldForm::Chi, _, Some(place)) => code_of_chi(&ids, place),
            (MeldForm::Pon, Some(from), Some(place)) => code_of_pon(&ids, place, from, None),
            (_, from, _) => code_of_kan(called.or(ids.first().copied()), from),
        };
        let code = code.ok_or_else(fault)?;
        self.drawn = None;
        self.offered = ids.last().copied();
        self.melds[seat].push(LaidOut { meld, code, called, ids });
        Ok(code)
    }

    /// A tile is added to a pon; the code of the kan.
    pub(super) fn add_to_pon(&mut self, seat: Seat, tile: Tile) -> Result<u16, Misplaced> {
        let fault = || Misplaced::NoPon { seat, tile };
        let place = self.hands[seat].iter().position(|id| id.tile(self.reds) == tile);
        let added = self.hands[seat].remove(place.ok_or_else(fault)?);
        let is_pon = |laid_out: &&mut LaidOut| laid_out.meld.with_added(tile).is_some();
        let pon = self.melds[seat].iter_mut().find(is_pon).ok_or_else(fault)?;
        let called = pon.ids.iter().position(|&id| Some(id) == pon.called).ok_or_else(fault)?;
        let from = pon.meld.from().ok_or_else(fault)?;
        let code = code_of_pon(&pon.ids, called, from, Some(added)).ok_or_else(fault)?;
        (pon.code, pon.meld) = (code, pon.meld.with_added(tile).unwrap_or(pon.meld));
        (self.drawn, self.offered) = (None, Some(added));
        Ok(code)
    }
}
