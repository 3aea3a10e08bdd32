//! Cards as Unicode draws them: 🂱 is the ace of hearts.

use parlor_zole::Card;

use super::OpenZoleFault;
use crate::zole::read_card;

/// Where the cards of a suit begin; the ace follows first.
const SUITS: [(u32, char); 4] = [(0x1F0A0, 'S'), (0x1F0B0, 'H'), (0x1F0C0, 'D'), (0x1F0D0, 'C')];

/// What comes after that, to the king. The knight, between jack and queen, is in no pack of ours.
const RANKS: [(u32, char); 8] =
    [(1, 'A'), (7, '7'), (8, '8'), (9, '9'), (10, 'T'), (11, 'J'), (13, 'Q'), (14, 'K')];

/// Reads one card.
pub(super) fn card(text: &str) -> Result<Card, OpenZoleFault> {
    let no_card = || OpenZoleFault::Card { found: text.chars().take(12).collect() };
    let mut chars = text.chars();
    let (Some(drawn), None) = (chars.next(), chars.next()) else { return Err(no_card()) };
    let code = u32::from(drawn);
    let suit = SUITS.iter().find(|(begin, _)| code & !0xF == *begin);
    let rank = RANKS.iter().find(|(rank, _)| code & 0xF == *rank);
    let (Some((_, suit)), Some((_, rank))) = (suit, rank) else { return Err(no_card()) };
    read_card(&format!("{rank}{suit}")).map_err(|_| no_card())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_the_pack_has_its_drawing() {
        // In the order of the pack: nine, king, ten and ace of three suits, then the trumps.
        let drawn = "🂹🂾🂺🂱🂩🂮🂪🂡🃙🃞🃚🃑🃇🃈🃉🃎🃊🃁🃋🂻🂫🃛🃍🂽🂭🃝";
        let read = drawn.chars().map(|drawn| card(&drawn.to_string()));
        assert_eq!(read.collect::<Result<Vec<Card>, _>>(), Ok(Card::ALL.to_vec()));
    }

    #[test]
    fn other_drawings_are_no_cards_of_the_pack() {
        // A knight, a joker, a seven of hearts, the back of a card, letters, nothing, two cards.
        for text in ["🂬", "🃏", "🂷", "🂠", "AH", "", "🂱🂱"] {
            assert_eq!(card(text), Err(OpenZoleFault::Card { found: text.to_owned() }), "{text}");
        }
    }
}
