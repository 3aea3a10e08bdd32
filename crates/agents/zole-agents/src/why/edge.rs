//! What sets the choice apart from another action.

use parlor_zole::{Card, CardSet, Suit};

/// One difference between two actions that speaks for the first of them. Each holds in every
/// possible deal; the words are in `words_of_edge`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Edge {
    /// Takes the trick for certain, and with it the soloist reaches a limit. Its eyes are known when
    /// it is closed.
    Reaches { eyes: Option<u32>, limit: u32, needs_only: Option<u32> },
    /// Takes the trick for certain, and with it the soloist cannot reach a limit any more.
    Stops { eyes: Option<u32>, limit: u32 },
    /// Takes the trick for certain; the other leaves it to the other side. The eyes are those of
    /// both ways where they are known.
    Takes { eyes: Option<(u32, u32)>, from_soloist: bool },
    /// Takes the trick whatever comes; the other does not, or may be beaten by these cards.
    Safe { by: CardSet, is_trumped: bool },
    /// Both take the trick; this brings more eyes.
    MoreEyes { more: u32, needs_only: Option<u32> },
    /// Both take the trick; the other spends a higher card.
    Cheaper { spent: Card },
    /// The partner takes the trick for certain and gets these eyes, more than with the other.
    Gives { eyes: u32, more: u32 },
    /// The partner has the trick for certain; the other takes it away.
    Partners,
    /// The partner has the trick for certain; this takes it over to lead.
    LeadsNext,
    /// The other side takes the trick for certain; this adds fewer eyes.
    LosesLess { eyes: u32, more: u32, as_soloist: bool },
    /// The other spends a high trump, this keeps it.
    Keeps { spent: Card },
    /// The other spends a high trump on a poor trick.
    NotWorth { spent: Card, eyes: u32 },
    /// Takes the lead in the trick; only these cards beat it. The other leaves it to the holder.
    Tries { by: CardSet, held: Card },
    /// Both may be lost; this risks fewer eyes.
    RisksLess { eyes: u32, more: u32 },
    /// Both may be beaten, this by fewer cards.
    HarderToBeat { n: u32, other: u32 },
    /// Leads a trump while so many are out.
    Draws { n: u32 },
    /// The same, before a rich plain card is led that may be trumped.
    DrawsFor { saved: Card },
    /// The other is a rich plain card that may be lost to these cards.
    Saves { saved: Card, by: CardSet, is_trumped: bool },
    /// The ace of a class that nobody still to play has shown to lack.
    AceNow { suit: Suit },
    /// The partner lacks the class and may trump.
    PartnerTrumps { suit: Suit },
    /// The soloist lacks the class.
    SoloistLacks { suit: Suit },
    /// A plain card that the soloist must answer before the partner.
    Through,
    /// Leaves the player without a class.
    Empties { suit: Suit },
    /// Cannot take the trick, which is not wanted; the other takes it, perhaps or for certain, and may
    /// be the highest card of all.
    Under { other_takes: bool, is_top: bool },
    /// Both leave the trick; this gets rid of a card that fewer others beat.
    Sheds { card: Card },
    /// Both take the trick; this gets rid of the higher card.
    MustTake { card: Card },
    /// So many cards of players still to come beat it; fewer beat the other, perhaps none.
    Beatable { n: u32, other: u32 },
    /// Leaves the trick with the soloist, who must not take one.
    ToSoloist { for_certain: bool },
    /// Fewer cards of the soloist's stay under it.
    HardToDuck { n: u32, other: u32 },
    /// Buries no trump; the other buries this one.
    KeepsTrumps { buried: Card },
    /// Buries a ten that the ace could take.
    BuriesTen { ten: Card, ace: Card },
    /// Buries more eyes.
    BuriesEyes { eyes: u32, more: u32 },
    /// Keeps an ace that may win a trick.
    KeepsAce { ace: Card },
}
