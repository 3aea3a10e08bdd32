//! What a record repeats must agree with what was played.

use parlor_riichi::Tiles;
use parlor_riichi::rule_set::RedFives;

use super::call::meld_of_code;
use super::ending::Agari;
use super::error::MjlogFault;
use crate::riichi::record::{DealBuilder, Misplaced, Win, agree, heap};
use crate::riichi::tile_code::TileId;

/// The win, once hand, sets, tile and indicators agree with what was played.
pub(super) fn checked_win(
    agari: Agari,
    builder: &DealBuilder,
    reds: RedFives,
) -> Result<Win, MjlogFault> {
    let Agari { seat, from, .. } = agari;
    let table = builder.table();
    let tile = table.winning_tile(seat, from)?;
    agree("the winning tile", &agari.tile.tile(reds), &tile)?;
    let hand = table.winning_hand(seat, from, tile)?;
    agree("the winning hand", &heap_of(&agari.hand, reds)?, &hand.concealed)?;
    let calls = agari.calls.iter().map(|&code| meld_of_code(code, reds));
    let melds = calls.collect::<Result<Vec<_>, _>>()?;
    agree("the number of sets", &melds.len(), &hand.melds.len())?;
    for meld in melds {
        let known = hand.melds.iter().find(|known| **known == meld);
        agree("a set laid out", &Some(&meld), &known)?;
    }
    let indicators: Vec<_> = agari.indicators.iter().map(|id| id.tile(reds)).collect();
    agree("the dora indicators", indicators.as_slice(), table.indicators())?;
    let ura: Vec<_> = agari.ura.iter().map(|id| id.tile(reds)).collect();
    table.check_ura(&ura)?;
    Ok(Win {
        seat,
        from,
        tile,
        liable: agari.liable,
        ura,
        value: Some(agari.value),
        settlement: agari.settlement,
    })
}

/// The tiles of `ids`.
pub(super) fn heap_of(ids: &[TileId], reds: RedFives) -> Result<Tiles, Misplaced> {
    heap(ids.iter().map(|id| id.tile(reds)))
}
