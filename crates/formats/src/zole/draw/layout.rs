//! A dealt pack.

use parlor_zole::{Layout, Place};

use super::row;
use crate::zole::{Style, write_hand};

/// All cards of a deal, each hand sorted by strength, with trumps and eyes counted.
pub fn layout(layout: &Layout, style: Style) -> String {
    let heap = |label: &str, cards: parlor_zole::CardSet| {
        let trumps = (cards & parlor_zole::CardSet::TRUMPS).len();
        let written = write_hand(cards, style);
        let s = if trumps == 1 { "" } else { "s" };
        let counted = format!("{written:<36} {trumps} trump{s}, {} eyes", cards.eyes());
        row(label, &counted)
    };
    let labels = ["first", "second", "third"];
    let mut rows: Vec<String> = Place::ALL
        .into_iter()
        .map(|place| heap(labels[place.idx()], layout.hands()[place]))
        .collect();
    rows.push(heap("table", layout.table()));
    rows.join("\n")
}
