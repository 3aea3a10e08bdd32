//! Positions from the rows of a batch, with the field names of the reference data.

use anyhow::{Context, bail, ensure};
use parlor_formats::zole::{OpenCards, read_card};
use parlor_zole::{ByPlace, Card, CardSet, Contract, Eyes, Place, Trick};
use parlor_zole_solver::Position;
use serde_json::Value;

use super::distinct;
use crate::batch::{Row, field};

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
pub(super) fn read(row: &Row) -> anyhow::Result<Asked> {
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
pub(super) fn full_deal(row: &Row, contract: Contract) -> anyhow::Result<Position> {
    let hands = hands(row)?;
    let aside = match (set(row, "side_cards")?, set(row, "table")?) {
        (Some(cards), _) | (None, Some(cards)) => cards,
        (None, None) => hands.as_array().iter().fold(CardSet::PACK, |left, &hand| left - hand),
    };
    OpenCards { hands, aside }.layout()?;
    let for_soloist = match row.get("side_to").and_then(Value::as_str) {
        None => matches!(contract, Contract::Lielais(_)),
        Some("soloist") => true,
        Some("opponents" | "nobody") => false,
        Some(other) => bail!("\"side_to\" is soloist or opponents, not {other:?}"),
    };
    let eyes = if for_soloist { aside.eyes() } else { Eyes::NONE };
    let leader = place(row, "first_leader")?.unwrap_or(Place::First);
    let position = Position::new(contract, hands, Trick::led_by(leader))?;
    Ok(position.with_score(eyes, ByPlace::default()))
}

/// `hands` as they are now, `trick` and `trick_leader`; `value` counts from here on.
pub(super) fn endgame(row: &Row) -> anyhow::Result<Position> {
    let leader = place(row, "trick_leader")?.context("\"trick_leader\" is missing: 0, 1 or 2")?;
    let hands = hands(row)?;
    let mut trick = Trick::led_by(leader);
    for card in read_list("trick", &listed(row, "trick")?.unwrap_or_default())? {
        ensure!(!trick.is_full(), "\"trick\": {card} would be a fourth card");
        trick.push(card);
    }
    let position = Position::new(contract(row)?, hands, trick)?;
    let held = hands.as_array().iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
    for (name, there) in [("played", held), ("unseen", held | trick.set())] {
        if let Some(card) = (set(row, name)?.unwrap_or_default() & there).first() {
            bail!("{card} is there twice: still in play and in {name:?}");
        }
    }
    let turn = position.turn();
    let left = hands[turn].len() as u64;
    let is_right = row.get("cards_each").and_then(Value::as_u64) == Some(left);
    ensure!(is_right, "\"cards_each\" must be {left}, the cards of the {turn}");
    let is_right = place(row, "to_move")?.is_none_or(|given| given == turn);
    ensure!(is_right, "\"to_move\" must be {}: it is the {turn}'s turn", turn.idx());
    Ok(position)
}

/// `contract` of `soloist`; a lielais of seat 0 where they are not given.
pub(super) fn contract(row: &Row) -> anyhow::Result<Contract> {
    let soloist = place(row, "soloist")?.unwrap_or(Place::First);
    match row.get("contract").map(Value::as_str) {
        None | Some(Some("lielais")) => Ok(Contract::Lielais(soloist)),
        Some(Some("zole")) => Ok(Contract::Zole(soloist)),
        Some(Some("maza_zole")) => Ok(Contract::MazaZole(soloist)),
        _ => bail!("\"contract\" must be lielais, zole or maza_zole"),
    }
}

/// A place in the field of this name: 0, 1 or 2.
pub(super) fn place(row: &Row, name: &str) -> anyhow::Result<Option<Place>> {
    let Some(value) = row.get(name) else { return Ok(None) };
    let place = value.as_u64().and_then(|n| Place::from_idx(usize::try_from(n).ok()?));
    place.map(Some).with_context(|| format!("{name:?} must be 0, 1 or 2"))
}

/// `hands` as lists of cards, or `masks` where they are not given.
fn hands(row: &Row) -> anyhow::Result<ByPlace<CardSet>> {
    let sets: Vec<CardSet> = match field::<[Vec<String>; 3]>(row, "hands", "three lists of cards")?
    {
        Some(hands) => {
            hands.iter().map(|hand| read_set("hands", hand)).collect::<Result<_, _>>()?
        }
        None => {
            let form = "three numbers from 0 to 67108863";
            let masks: Option<[u32; 3]> = field(row, "masks", form)?;
            let masks = masks.context("\"hands\" is missing: three lists of cards")?;
            let sets: Option<_> = masks.into_iter().map(CardSet::from_bits).collect();
            sets.with_context(|| format!("\"masks\" must be {form}"))?
        }
    };
    Ok(ByPlace::new([sets[0], sets[1], sets[2]]))
}

/// A list of cards, as it is written.
fn listed(row: &Row, name: &str) -> anyhow::Result<Option<Vec<String>>> {
    field(row, name, "a list of cards such as [\"TH\", \"QC\"]")
}

fn set(row: &Row, name: &str) -> anyhow::Result<Option<CardSet>> {
    listed(row, name)?.map(|cards| read_set(name, &cards)).transpose()
}

fn read_set(name: &str, cards: &[String]) -> anyhow::Result<CardSet> {
    distinct(&format!("{name:?}"), read_list(name, cards)?)
}

fn read_list(name: &str, cards: &[String]) -> anyhow::Result<Vec<Card>> {
    let read: Result<Vec<Card>, _> = cards.iter().map(|card| read_card(card)).collect();
    read.with_context(|| format!("{name:?}"))
}
