//! `hora` and `ryukyoku` into an outcome.

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::{Points, RuleSet, Tile};

use super::Pai;
use super::body::{Hora, Ryukyoku};
use super::error::MjaiFault;
use super::reason::inferred_reason;
use super::yaku_names::read_yakus;
use crate::riichi::record::{
    DealBuilder, DrawReason, Drawn, Settlement, StatedValue, Win, Worth, agree, heap,
};

/// The win, once it agrees with what was played.
pub(super) fn read_win(hora: &Hora, builder: &DealBuilder) -> Result<Win, MjaiFault> {
    let (seat, from) = (hora.actor, hora.target);
    let table = builder.table();
    let tile = table.winning_tile(seat, from)?;
    if let Some(stated) = hora.pai {
        agree("the winning tile", &stated, &tile)?;
    }
    let hand = table.winning_hand(seat, from, tile)?;
    if let Some(tehais) = &hora.hora_tehais {
        let held = hand.concealed.without(tile).unwrap_or(hand.concealed);
        agree("the winning hand", &heap(tehais.iter().copied())?, &held)?;
    }
    let ura = hora.ura_markers.as_ref().or(hora.uradora_markers.as_ref());
    let ura = ura.cloned().unwrap_or_default();
    table.check_ura(&ura)?;
    let yaku = match &hora.yakus {
        Some(names) => read_yakus(names, seat, builder.start(), &hand)?,
        None => Vec::new(),
    };
    let yakuman = yaku.iter().any(|&(_, worth)| worth == Worth::Yakuman);
    let stated = hora.hora_points.is_some() || hora.fu.is_some() || hora.fan.is_some();
    let value = stated.then_some(StatedValue {
        fu: hora.fu,
        han: hora.fan.filter(|_| !yakuman),
        points: hora.hora_points,
        limit: None,
        yaku,
    });
    Ok(Win {
        seat,
        from,
        tile,
        liable: hora.pao.filter(|&liable| liable != seat),
        ura,
        value,
        settlement: settlement(hora.deltas, hora.scores)?,
    })
}

/// The draw, its reason and tenpai seats as stated or as they follow from the play.
pub(super) fn read_draw(
    draw: &Ryukyoku,
    builder: &DealBuilder,
    rules: &RuleSet,
) -> Result<Drawn, MjaiFault> {
    let settlement = settlement(draw.deltas, draw.scores)?;
    let change = &settlement.change;
    let reason = match &draw.reason {
        Some(name) => DrawReason::by_name(|names| names.mjai == name)
            .ok_or_else(|| MjaiFault::UnknownReason { name: name.chars().take(60).collect() })?,
        None => inferred_reason(builder.events(), change, rules),
    };
    if let Some(tehais) = &draw.tehais {
        for seat in Seat::ALL {
            let known: Option<Vec<Tile>> = tehais[seat].iter().map(|pai| Pai::tile(*pai)).collect();
            if let Some(known) = known.filter(|tiles| !tiles.is_empty()) {
                let held = builder.table().hands()[seat].concealed;
                agree("the hand shown", &heap(known)?, &held)?;
            }
        }
    }
    let paid: SeatSet = Seat::ALL.into_iter().filter(|&seat| change[seat] > Points::ZERO).collect();
    let tenpai = match draw.tenpais {
        Some(tenpais) => Some(Seat::ALL.into_iter().filter(|&seat| tenpais[seat]).collect()),
        None => Some(paid).filter(|paid| reason == DrawReason::Exhausted && !paid.is_empty()),
    };
    Ok(Drawn { reason, tenpai, settlement })
}

fn settlement(
    deltas: Option<BySeat<Points>>,
    scores: Option<BySeat<Points>>,
) -> Result<Settlement, MjaiFault> {
    let change = deltas.ok_or(MjaiFault::Missing { field: "deltas" })?;
    Ok(Settlement { change, after: scores })
}
