//! The yaku list of a `hora`.

use parlor_game::Seat;
use parlor_riichi::{Hand, Kind, Wind};

use super::error::MjaiFault;
use crate::riichi::record::{DealStart, StatedYaku, Worth};

/// What the original dialect writes for a yakuman.
const YAKUMAN_FAN: u8 = 100;

/// The yaku meant by `names`; winds and dragons, which share a name, are told apart by seat, round
/// and hand.
pub(super) fn read_yakus(
    names: &[(String, u8)],
    winner: Seat,
    start: &DealStart,
    hand: &Hand,
) -> Result<Vec<(StatedYaku, Worth)>, MjaiFault> {
    let mut dragons =
        [Kind::WHITE, Kind::GREEN, Kind::RED].into_iter().filter(|&kind| hand.count(kind) >= 3);
    let seat_wind = Wind::of_seat(winner, start.dealer);
    let mut all = Vec::with_capacity(names.len());
    for (name, fan) in names {
        let shift = match name.as_str() {
            "jikaze" => seat_wind.idx(),
            "bakaze" => start.round.idx(),
            "sangenpai" => dragons.next().map_or(0, |kind| kind.idx() - Kind::WHITE.idx()),
            _ => 0,
        };
        let yaku = StatedYaku::by_mjai(name)
            .and_then(|yaku| StatedYaku::from_idx(yaku.idx() + shift))
            .ok_or_else(|| MjaiFault::UnknownYaku { name: name.chars().take(60).collect() })?;
        let worth = if yaku.is_yakuman() { Worth::Yakuman } else { Worth::Han(*fan) };
        all.push((yaku, worth));
    }
    Ok(all)
}

/// The names of `yaku` with their han.
pub(super) fn yaku_names(yaku: &[(StatedYaku, Worth)]) -> Vec<(String, u8)> {
    let pair = |&(yaku, worth): &(StatedYaku, Worth)| match worth {
        Worth::Han(han) => (yaku.mjai().to_owned(), han),
        Worth::Yakuman => (yaku.mjai().to_owned(), YAKUMAN_FAN),
    };
    yaku.iter().map(pair).collect()
}
