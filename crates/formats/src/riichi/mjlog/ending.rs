//! `AGARI` and `RYUUKYOKU`: how a deal ends.

use parlor_game::{BySeat, Seat};
use parlor_riichi::Points;

use super::element::{Element, list, points_of_hundreds, wrong};
use super::error::MjlogFault;
use crate::riichi::decimal::fixed_point;
use crate::riichi::record::{
    DrawReason, Ending, Limit, Settlement, StatedValue, StatedYaku, Worth, bounded_points,
};
use crate::riichi::tile_code::TileId;

/// `AGARI`: a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Agari {
    pub(super) seat: Seat,
    pub(super) from: Seat,
    pub(super) liable: Option<Seat>,
    /// The tiles standing, the winning one among them.
    pub(super) hand: Vec<TileId>,
    pub(super) calls: Vec<u16>,
    pub(super) tile: TileId,
    pub(super) indicators: Vec<TileId>,
    pub(super) ura: Vec<TileId>,
    pub(super) value: StatedValue,
    pub(super) settlement: Settlement,
    pub(super) ending: Option<Ending>,
}

/// `RYUUKYOKU`: a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ryuukyoku {
    pub(super) reason: DrawReason,
    /// The hands shown.
    pub(super) hands: BySeat<Option<Vec<TileId>>>,
    pub(super) settlement: Settlement,
    pub(super) ending: Option<Ending>,
}

impl Agari {
    pub(super) fn read(element: &Element) -> Result<Agari, MjlogFault> {
        let calls = element
            .read_if_any("m", "call codes between commas", |m| list(m, |n| n.parse().ok()))?;
        Ok(Agari {
            seat: element.seat("who")?,
            from: element.seat("fromWho")?,
            liable: element.get("paoWho").map(|_| element.seat("paoWho")).transpose()?,
            hand: element.ids("hai")?,
            calls: calls.unwrap_or_default(),
            tile: element.id("machi")?,
            indicators: element.ids("doraHai")?,
            ura: element.ids("doraHaiUra")?,
            value: stated_value(element)?,
            settlement: settlement(element)?,
            ending: ending(element)?,
        })
    }
}

impl Ryuukyoku {
    pub(super) fn read(element: &Element) -> Result<Ryuukyoku, MjlogFault> {
        let named = element.get("type");
        let reason = DrawReason::by_name(|names| names.mjlog == named).ok_or_else(|| {
            wrong("type", named.unwrap_or(""), "nm, yao9, kaze4, reach4, kan4 or ron3")
        })?;
        let mut hands = BySeat::splat(None);
        for (seat, key) in Seat::ALL.into_iter().zip(["hai0", "hai1", "hai2", "hai3"]) {
            hands[seat] = element.get(key).map(|_| element.ids(key)).transpose()?;
        }
        let (settlement, ending) = (settlement(element)?, ending(element)?);
        Ok(Ryuukyoku { reason, hands, settlement, ending })
    }
}

fn stated_value(element: &Element) -> Result<StatedValue, MjlogFault> {
    let expected = "fu, points and a limit from 0 to 5";
    let (fu, points, limit) = element.read_as("ten", expected, |text| {
        let [fu, points, limit]: [i64; 3] = list(text, |n| n.parse().ok())?.try_into().ok()?;
        let limit = *Limit::ALL.get(usize::try_from(limit).ok()?)?;
        Some((u16::try_from(fu).ok()?, bounded_points(points)?, limit))
    })?;
    let expected = "yaku from 0 to 54, each with its han";
    let yaku = element.read_if_any("yaku", expected, |text| {
        let numbers: Vec<u8> = list(text, |n| n.parse().ok())?;
        let (pairs, rest) = numbers.as_chunks::<2>();
        let pairs = pairs.iter();
        let pair = |&[yaku, han]: &[u8; 2]| Some((StatedYaku::from_idx(yaku.into())?, han));
        rest.is_empty().then(|| pairs.map(pair).collect::<Option<Vec<_>>>()).flatten()
    })?;
    let yakuman = element.read_if_any("yakuman", "yakuman between commas", |text| {
        list(text, |n| StatedYaku::from_idx(n.parse().ok()?))
    })?;
    let han = yaku
        .as_ref()
        .filter(|_| yakuman.is_none())
        .map(|yaku| yaku.iter().fold(0_u8, |sum, &(_, han)| sum.saturating_add(han)));
    // Ura-dora are listed with 0 han when riichi brought none.
    let counted = yaku.into_iter().flatten().filter(|&(_, han)| han > 0);
    let counted = counted.map(|(yaku, han)| (yaku, Worth::Han(han)));
    let yaku = counted.chain(yakuman.into_iter().flatten().map(|yaku| (yaku, Worth::Yakuman)));
    Ok(StatedValue {
        fu: Some(fu),
        han,
        points: Some(points),
        limit: Some(limit),
        yaku: yaku.collect(),
    })
}

fn settlement(element: &Element) -> Result<Settlement, MjlogFault> {
    let expected = "score and change in hundreds for four players";
    element.read_as("sc", expected, |text| {
        let pairs: [Points; 8] = list(text, points_of_hundreds)?.try_into().ok()?;
        let change = BySeat::from_fn(|seat| pairs[2 * seat.idx() + 1]);
        let after = BySeat::from_fn(|seat| pairs[2 * seat.idx()] + change[seat]);
        Some(Settlement { change, after: Some(after) })
    })
}

/// `owari`: the final score in hundreds and the result in thousands for each player.
fn ending(element: &Element) -> Result<Option<Ending>, MjlogFault> {
    let expected = "score in hundreds and result in thousands for four players";
    element.read_if_any("owari", expected, |text| {
        let values: [&str; 8] = text.split(',').collect::<Vec<_>>().try_into().ok()?;
        let mut scores = BySeat::splat(Points::ZERO);
        let mut results = scores;
        for seat in Seat::ALL {
            scores[seat] = points_of_hundreds(values[2 * seat.idx()])?;
            results[seat] = Points(fixed_point(values[2 * seat.idx() + 1], 3)?);
        }
        Some(Ending { scores: Some(scores), results: Some(results) })
    })
}
