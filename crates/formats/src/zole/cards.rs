//! Cards as people write them.

use parlor_zole::{Card, CardSet, Suit};

/// How a card is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// `TH`: two ASCII letters, as in records and in the reference data.
    Letters,
    /// `10♥`: as on the card.
    Symbols,
}

/// Text that names no card of the pack.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum CardFault {
    /// It is no card at all.
    #[error(
        "{text:?} is not a card: expected a rank of 7 8 9 J Q K T A (10 for T) and a suit of H S C D \
         or ♥ ♠ ♣ ♦, as in TH or 10♥"
    )]
    NoCard { text: String },
    /// A 7 or 8 that is no diamond.
    #[error("{text} is not in the pack of 26: 7 and 8 are there of diamonds only")]
    NotInPack { text: String },
}

/// Reads one card: `TH`, `10h`, `T♥` or `10♥`.
///
/// ```
/// use parlor_formats::zole::{Style, read_card, write_card};
/// let ten = read_card("10♥")?;
/// assert_eq!(write_card(ten, Style::Letters), "TH");
/// assert!(read_card("8H").is_err());
/// # Ok::<(), parlor_formats::zole::CardFault>(())
/// ```
pub fn read_card(text: &str) -> Result<Card, CardFault> {
    match first_card(text) {
        Ok((card, "")) => Ok(card),
        Ok(_) => Err(CardFault::NoCard { text: shortened(text) }),
        Err(fault) => Err(fault),
    }
}

/// Reads cards in their order, with or without blanks and commas between.
pub fn read_cards(text: &str) -> Result<Vec<Card>, CardFault> {
    let between = |c: char| c.is_whitespace() || c == ',';
    let mut cards = Vec::new();
    let mut rest = text.trim_start_matches(between);
    while !rest.is_empty() {
        let (card, after) = first_card(rest)?;
        cards.push(card);
        rest = after.trim_start_matches(between);
    }
    Ok(cards)
}

/// The card at the beginning of `text`, and what follows it.
pub(super) fn first_card(text: &str) -> Result<(Card, &str), CardFault> {
    let no_card = || CardFault::NoCard { text: shortened(text) };
    let (rank, rest) = first_char(text.strip_prefix("10").map_or(text, |rest| {
        // A ten in two digits is read as if it were the letter.
        &text[text.len() - rest.len() - 1..]
    }))
    .ok_or_else(no_card)?;
    let rank = if text.starts_with("10") { 'T' } else { rank.to_ascii_uppercase() };
    let (suit, rest) = first_char(rest).ok_or_else(no_card)?;
    let suit = match suit.to_ascii_uppercase() {
        'H' | '♥' | '♡' => 'H',
        'S' | '♠' | '♤' => 'S',
        'C' | '♣' | '♧' => 'C',
        'D' | '♦' | '♢' => 'D',
        _ => return Err(no_card()),
    };
    // Some keyboards put a mark behind a symbol that asks for a coloured or a plain drawing.
    let rest = rest.strip_prefix(['\u{fe0e}', '\u{fe0f}']).unwrap_or(rest);
    match format!("{rank}{suit}").parse() {
        Ok(card) => Ok((card, rest)),
        Err(_) if matches!(rank, '7' | '8') => {
            Err(CardFault::NotInPack { text: format!("{rank}{suit}") })
        }
        Err(_) => Err(no_card()),
    }
}

fn first_char(text: &str) -> Option<(char, &str)> {
    let mut chars = text.chars();
    Some((chars.next()?, chars.as_str()))
}

/// The first word of a text, cut where it is long.
pub(super) fn shortened(text: &str) -> String {
    let end = text.find(|c: char| c.is_whitespace() || c == '/' || c == ',');
    text[..end.unwrap_or(text.len())].chars().take(12).collect()
}

/// Writes one card.
pub fn write_card(card: Card, style: Style) -> String {
    match style {
        Style::Letters => card.to_string(),
        Style::Symbols => {
            let rank = match card.rank_letter() {
                'T' => "10".to_owned(),
                rank => rank.to_string(),
            };
            let suit = match card.printed_suit_letter() {
                'H' => '♥',
                'S' => '♠',
                'C' => '♣',
                _ => '♦',
            };
            format!("{rank}{suit}")
        }
    }
}

/// Writes cards in their order, with blanks between.
pub fn write_cards(cards: impl IntoIterator<Item = Card>, style: Style) -> String {
    let written: Vec<String> = cards.into_iter().map(|card| write_card(card, style)).collect();
    written.join(" ")
}

/// The cards as a player sorts them: trumps from Q♣ down, then hearts, spades and clubs, each from
/// the ace down.
pub fn by_strength(cards: CardSet) -> Vec<Card> {
    classes(cards).into_iter().flatten().collect()
}

/// Writes a hand sorted by strength, with a wider gap between classes.
pub fn write_hand(cards: CardSet, style: Style) -> String {
    let classes = classes(cards);
    let written = classes.into_iter().filter(|class| !class.is_empty());
    written.map(|class| write_cards(class, style)).collect::<Vec<_>>().join("  ")
}

fn classes(cards: CardSet) -> [Vec<Card>; 4] {
    [Suit::Trump, Suit::Hearts, Suit::Spades, Suit::Clubs].map(|class| {
        let mut own: Vec<Card> = (cards & class.cards()).into_iter().collect();
        own.reverse();
        own
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_in_every_form() {
        for card in Card::ALL {
            let (letters, symbols) =
                (write_card(card, Style::Letters), write_card(card, Style::Symbols));
            assert_eq!(letters, card.to_string());
            for text in [&letters, &symbols, &letters.to_lowercase(), &letters.replace('T', "10")] {
                assert_eq!(read_card(text), Ok(card), "{text}");
            }
            assert_eq!(read_card(&format!("{symbols}\u{fe0f}")), Ok(card));
        }
    }

    #[test]
    fn what_is_no_card_says_why() {
        for text in ["", "H", "10", "1H", "2H", "THX", "TH KH", "Ж♥", "T\u{fe0f}H", "7", "10X"] {
            let no_card = CardFault::NoCard { text: shortened(text) };
            assert_eq!(read_card(text), Err(no_card), "{text}");
        }
        for text in ["7H", "8c", "8♠"] {
            assert!(read_card(text).unwrap_err().to_string().contains("diamonds only"), "{text}");
        }
    }

    #[test]
    fn several_cards_are_read_in_their_order() {
        let cards = read_cards(" 10♥9S, QC ").unwrap();
        assert_eq!(write_cards(cards, Style::Letters), "TH 9S QC");
        assert_eq!(read_cards("QC XX").unwrap_err(), read_card("XX").unwrap_err());
    }

    #[test]
    fn a_hand_is_sorted_as_a_player_sorts_it() {
        let hand: CardSet = "9H AH TS 7D AD JC QD QC".parse().unwrap();
        assert_eq!(write_hand(hand, Style::Symbols), "Q♣ Q♦ J♣ A♦ 7♦  A♥ 9♥  10♠");
        assert_eq!(write_hand(hand, Style::Letters), "QC QD JC AD 7D  AH 9H  TS");
        assert_eq!(write_hand(CardSet::EMPTY, Style::Letters), "");
    }
}
