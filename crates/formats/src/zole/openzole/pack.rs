//! The first entries of a log: the pack, then every card dealt.

use parlor_zole::{ByPlace, Card, CardSet, HAND_SIZE, Layout, PACK_SIZE, Place, TABLE_SIZE};
use serde_json::Value;

use super::card::card;
use super::field::{field, list, text};
use super::{OpenZoleError, OpenZoleFault};

/// Entries before the first call.
pub(super) const DEALT: usize = 1 + PACK_SIZE;

/// What the log calls a player.
pub(super) const fn letter(place: Place) -> char {
    match place {
        Place::First => 'A',
        Place::Second => 'B',
        Place::Third => 'C',
    }
}

/// The first entries: the pack, then each card to a player or to the table.
pub(super) fn dealt(entries: &[Value]) -> Result<Layout, OpenZoleError> {
    let at = |n: usize| move |fault: OpenZoleFault| fault.at_entry(n + 1);
    let entry = |n: usize, expected: &'static str| {
        let entry = entries.get(n);
        entry.ok_or_else(|| {
            let found = "the end of the log".to_owned();
            OpenZoleFault::Unexpected { found, expected: expected.to_owned() }.at_entry(n + 1)
        })
    };
    let pack = deck(entry(0, "deck")?).map_err(at(0))?;
    let (mut hands, mut table) = (ByPlace::default(), CardSet::EMPTY);
    for (n, &expected) in (1..).zip(&pack) {
        let (to, found) = packet(entry(n, "deal or to_pot")?).map_err(at(n))?;
        if found != expected {
            return Err(OpenZoleFault::NotNext { found, expected }.at_entry(n + 1));
        }
        let (heap, size): (&mut CardSet, usize) = match to {
            Some(place) => (&mut hands[place], HAND_SIZE),
            None => (&mut table, TABLE_SIZE),
        };
        if heap.len() == size {
            let found =
                to.map_or("to_pot".to_owned(), |place| format!("deal to {}", letter(place)));
            let expected = "eight cards to each player and two to the pot".to_owned();
            return Err(OpenZoleFault::Unexpected { found, expected }.at_entry(n + 1));
        }
        *heap = heap.with(found);
    }
    Ok(Layout::new(hands, table).map_err(OpenZoleFault::Layout)?)
}

/// The cards of the pack in the order in which they are dealt.
fn deck(entry: &Value) -> Result<Vec<Card>, OpenZoleFault> {
    let action = text(entry, "action")?;
    if action != "deck" {
        let (found, expected) = (action.chars().take(20).collect(), "deck".to_owned());
        return Err(OpenZoleFault::Unexpected { found, expected });
    }
    let listed = list(entry, "data")?;
    if listed.len() != PACK_SIZE {
        let found = format!("a list of {}", listed.len());
        return Err(OpenZoleFault::field("data", &found, "all 26 cards"));
    }
    let drawn = listed.iter().map(|drawn| match drawn.as_str() {
        Some(drawn) => card(drawn),
        None => Err(OpenZoleFault::field("a card of the deck", drawn, "one such as 🂱")),
    });
    let pack = drawn.collect::<Result<Vec<Card>, _>>()?;
    match CardSet::from_distinct(pack.iter().copied()) {
        Ok(_) => Ok(pack),
        Err(card) => Err(OpenZoleFault::Deck { card }),
    }
}

/// One card dealt, and to whom; `None` is the table.
fn packet(entry: &Value) -> Result<(Option<Place>, Card), OpenZoleFault> {
    let action = text(entry, "action")?;
    let data = field(entry, "data", "an object with the card")?;
    let to = match action {
        "deal" => {
            let player = text(data, "player")?;
            let place = Place::ALL.into_iter().find(|&place| player.chars().eq([letter(place)]));
            let wrong = || OpenZoleFault::field("player", &format!("{player:?}"), "A, B or C");
            Some(place.ok_or_else(wrong)?)
        }
        "to_pot" => None,
        other => {
            let (found, expected) = (other.chars().take(20).collect(), "deal or to_pot".to_owned());
            return Err(OpenZoleFault::Unexpected { found, expected });
        }
    };
    Ok((to, card(text(data, "card")?)?))
}
