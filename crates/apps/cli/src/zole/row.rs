//! Positions from the rows of a batch, with the field names of the reference data.

use parlor_formats::zole::{OpenCards, read_card};
use parlor_zole::{ByPlace, Card, CardSet, Contract, Eyes, Place, Trick};
use parlor_zole_solver::Position;
use serde_json::Value;

use crate::batch::Row;

/// What a row asks about.
pub(super) enum Asked {
    /// Cards that are left, perhaps inside a trick.
    Endgame(Position),
    /// A mazā zole from the first card.
    MazaZole(Position),
    /// A lielais or zole from the first card; the eyes of the position are the side cards' that
    /// are the soloist's.
    FullDeal(Position),
}

/// Reads a row of any kind: the fields tell which.
pub(super) fn read(row: &Row) -> Result<Asked, String> {
    if row.contains_key("cards_each") {
        return endgame(row).map(Asked::Endgame);
    }
    let contract = contract(row)?;
    let position = full_deal(row, contract)?;
    Ok(match contract {
        Contract::MazaZole(_) => Asked::MazaZole(position),
        _ => Asked::FullDeal(position),
    })
}

/// `hands`, and perhaps `side_cards` or `table`; `first_leader` leads.
pub(super) fn full_deal(row: &Row, contract: Contract) -> Result<Position, String> {
    let hands = hands(row)?;
    let aside = match (row.get("side_cards"), row.get("table")) {
        (Some(cards), _) => set("side_cards", cards)?,
        (None, Some(cards)) => set("table", cards)?,
        (None, None) => hands.as_array().iter().fold(CardSet::PACK, |left, &hand| left - hand),
    };
    OpenCards { hands, aside }.layout().map_err(|fault| fault.to_string())?;
    let for_soloist = match row.get("side_to").and_then(Value::as_str) {
        None => matches!(contract, Contract::Lielais(_)),
        Some("soloist") => true,
        Some("opponents" | "nobody") => false,
        Some(other) => return Err(format!("\"side_to\" is soloist or opponents, not {other:?}")),
    };
    let eyes = if for_soloist { aside.eyes() } else { Eyes::NONE };
    let leader = place(row, "first_leader")?.unwrap_or(Place::First);
    let position = Position::new(contract, hands, Trick::led_by(leader));
    Ok(position.map_err(|error| error.to_string())?.with_score(eyes, ByPlace::default()))
}

/// `hands` as they are now, `trick` and `trick_leader`; `value` counts from here on.
pub(super) fn endgame(row: &Row) -> Result<Position, String> {
    let leader = place(row, "trick_leader")?.ok_or("\"trick_leader\" is missing: 0, 1 or 2")?;
    let hands = hands(row)?;
    let mut trick = Trick::led_by(leader);
    for card in row.get("trick").map_or(Ok(Vec::new()), |cards| list("trick", cards))? {
        if trick.is_full() {
            return Err(format!("\"trick\": {card} would be a fourth card"));
        }
        trick.push(card);
    }
    let position =
        Position::new(contract(row)?, hands, trick).map_err(|error| error.to_string())?;
    let held = hands.as_array().iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
    for (name, there) in [("played", held), ("unseen", held | trick.set())] {
        let outside = row.get(name).map_or(Ok(CardSet::EMPTY), |cards| set(name, cards))?;
        if let Some(card) = (outside & there).first() {
            return Err(format!("{card} is there twice: still in play and in {name:?}"));
        }
    }
    let turn = position.turn();
    let left = hands[turn].len() as u64;
    if row.get("cards_each").and_then(Value::as_u64) != Some(left) {
        return Err(format!("\"cards_each\" must be {left}, the cards of the {turn}"));
    }
    if place(row, "to_move")?.is_some_and(|given| given != turn) {
        return Err(format!("\"to_move\" must be {}: it is the {turn}'s turn", turn.idx()));
    }
    Ok(position)
}

/// `contract` of `soloist`; a lielais of seat 0 where they are not given.
pub(super) fn contract(row: &Row) -> Result<Contract, String> {
    let soloist = place(row, "soloist")?.unwrap_or(Place::First);
    match row.get("contract").map(Value::as_str) {
        None | Some(Some("lielais")) => Ok(Contract::Lielais(soloist)),
        Some(Some("zole")) => Ok(Contract::Zole(soloist)),
        Some(Some("maza_zole")) => Ok(Contract::MazaZole(soloist)),
        _ => Err("\"contract\" must be lielais, zole or maza_zole".to_owned()),
    }
}

fn place(row: &Row, name: &str) -> Result<Option<Place>, String> {
    let Some(value) = row.get(name) else { return Ok(None) };
    let place = value.as_u64().and_then(|n| Place::from_idx(usize::try_from(n).ok()?));
    place.map(Some).ok_or_else(|| format!("{name:?} must be 0, 1 or 2"))
}

/// `hands` as lists of cards, or `masks` where they are not given.
fn hands(row: &Row) -> Result<ByPlace<CardSet>, String> {
    let three = |name: &str, value: &Value| match value.as_array().map(Vec::as_slice) {
        Some([first, second, third]) => Ok([first.clone(), second.clone(), third.clone()]),
        _ => Err(format!("{name:?} must be a list of three")),
    };
    let [first, second, third] = match (row.get("hands"), row.get("masks")) {
        (Some(hands), _) => three("hands", hands)?.map(|cards| set("hands", &cards)),
        (None, Some(masks)) => three("masks", masks)?.map(|mask| {
            let bits = mask.as_u64().and_then(|bits| u32::try_from(bits).ok());
            bits.and_then(CardSet::from_bits).ok_or("\"masks\" go from 0 to 67108863".to_owned())
        }),
        (None, None) => return Err("\"hands\" is missing: three lists of cards".to_owned()),
    };
    Ok(ByPlace::new([first?, second?, third?]))
}

fn set(name: &str, cards: &Value) -> Result<CardSet, String> {
    CardSet::from_distinct(list(name, cards)?)
        .map_err(|card| format!("{name:?}: {card} appears twice"))
}

fn list(name: &str, cards: &Value) -> Result<Vec<Card>, String> {
    let wrong = || format!("{name:?} must hold lists of cards such as [\"TH\", \"QC\"]");
    let cards = cards.as_array().ok_or_else(wrong)?.iter();
    cards
        .map(|card| {
            let text = card.as_str().ok_or_else(wrong)?;
            read_card(text).map_err(|fault| format!("{name:?}: {fault}"))
        })
        .collect()
}
