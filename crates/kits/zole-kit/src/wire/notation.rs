//! Cards as people write them.

use parlor_zole::{Card, CardSet};

use parlor_wire::written;

written! {
    /// A card of Zole: `"QC"`, `"TH"`.
    pub struct ZoleCard(Card) in "zole.gen.ts";
}

/// The cards of a set, in its order.
pub(super) fn put_cards(cards: CardSet) -> Vec<ZoleCard> {
    cards.into_iter().map(ZoleCard).collect()
}
