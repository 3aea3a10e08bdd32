//! Deals in one line: three hands and two cards beside them.

use std::fmt;

use parlor_zole::{ByPlace, Card, CardSet, HAND_SIZE, Heap, Layout, LayoutError, Place};

use super::cards::{CardFault, Style, by_strength, first_card, write_cards};
use crate::{At, ErrorAt};

/// Open cards as they are typed: first, second and third hand, and two cards beside them, with
/// slashes between. Blanks between cards do not matter; the two cards beside may be left out when
/// they follow from full hands.
///
/// Nothing is checked but that every card is there once; [`layout`](OpenCards::layout) asks for a
/// dealt pack.
///
/// ```
/// use parlor_formats::zole::OpenCards;
/// let open: OpenCards = "QC 9H / QS AH / 7D 8D".parse()?;
/// assert_eq!(open.to_string(), "QC 9H / QS AH / 8D 7D");
/// let compact: OpenCards = "QC9H/QSAH/7D8D".parse()?;
/// assert_eq!(compact, open);
/// # Ok::<(), parlor_formats::zole::DealError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenCards {
    /// The cards of each place.
    pub hands: ByPlace<CardSet>,
    /// The table, or the two buried cards; empty where they are not known.
    pub aside: CardSet,
}

/// Where a deal goes wrong, and why.
pub type DealError = ErrorAt<DealFault>;

/// What is wrong with a deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum DealFault {
    /// Something that is no card.
    #[error(transparent)]
    Card(#[from] CardFault),
    /// A card stands there twice.
    #[error("{card} is dealt twice: first to the {first}, here to the {again}")]
    Twice { card: Card, first: Heap, again: Heap },
    /// Too many heaps.
    #[error("found a fifth part; a deal has three hands and the table")]
    FifthHeap,
    /// Too few heaps.
    #[error("found {found} of the three hands: expected HAND / HAND / HAND / TABLE")]
    TooFewHeaps { found: usize },
    /// A heap has too many or too few cards.
    #[error("the {heap} has {} cards, not {}: {}{}", .cards.len(), .heap.size(),
        Listed(*.cards), Missing(*.missing))]
    Count { heap: Heap, cards: CardSet, missing: CardSet },
}

/// Cards in an error.
struct Listed(CardSet);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.is_empty() {
            true => f.write_str("none"),
            false => f.write_str(&write_cards(by_strength(self.0), Style::Letters)),
        }
    }
}

struct Missing(CardSet);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.is_empty() {
            true => Ok(()),
            false => write!(f, "; in no heap: {}", Listed(self.0)),
        }
    }
}

const HEAPS: [Heap; 4] =
    [Heap::Hand(Place::First), Heap::Hand(Place::Second), Heap::Hand(Place::Third), Heap::Table];

impl OpenCards {
    /// Hands and the two cards beside them, if they are a dealt pack.
    pub fn layout(&self) -> Result<Layout, DealFault> {
        let heaps = HEAPS.map(|heap| match heap {
            Heap::Hand(place) => (heap, self.hands[place]),
            Heap::Table => (heap, self.aside),
        });
        let missing = CardSet::PACK - heaps.iter().fold(CardSet::EMPTY, |all, h| all | h.1);
        let count = |heap| {
            let cards = heaps.iter().find(|h| h.0 == heap).map_or(CardSet::EMPTY, |h| h.1);
            DealFault::Count { heap, cards, missing }
        };
        Layout::new(self.hands, self.aside).map_err(|error| match error {
            LayoutError::Count { heap, .. } => count(heap),
            LayoutError::Twice { card, again } => {
                let first = heaps.iter().find(|h| h.1.contains(card)).map_or(again, |h| h.0);
                DealFault::Twice { card, first, again }
            }
        })
    }

    /// The same cards in another style.
    pub fn write(&self, style: Style) -> String {
        let mut heaps: Vec<CardSet> = self.hands.as_array().to_vec();
        if !self.aside.is_empty() {
            heaps.push(self.aside);
        }
        let heaps = heaps.into_iter().map(|heap| write_cards(by_strength(heap), style));
        heaps.collect::<Vec<_>>().join(" / ")
    }
}

impl From<&Layout> for OpenCards {
    fn from(layout: &Layout) -> OpenCards {
        OpenCards { hands: *layout.hands(), aside: layout.table() }
    }
}

impl fmt::Display for OpenCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write(Style::Letters))
    }
}

impl std::str::FromStr for OpenCards {
    type Err = DealError;

    fn from_str(text: &str) -> Result<OpenCards, DealError> {
        let mut heaps = [CardSet::EMPTY; 4];
        let (mut n, mut rest) = (0, text);
        let err = |rest: &str, fault| {
            let at = At::after(&text[..text.len() - rest.len()]);
            Err(DealError { at, fault })
        };
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
            if rest.is_empty() {
                break;
            }
            if let Some(after) = rest.strip_prefix('/') {
                if n == 3 {
                    return err(rest, DealFault::FifthHeap);
                }
                (n, rest) = (n + 1, after);
                continue;
            }
            let (card, after) = match first_card(rest) {
                Ok(found) => found,
                Err(fault) => return err(rest, fault.into()),
            };
            if let Some(first) = heaps.iter().position(|heap| heap.contains(card)) {
                let (first, again) = (HEAPS[first], HEAPS[n]);
                return err(rest, DealFault::Twice { card, first, again });
            }
            heaps[n] = heaps[n].with(card);
            rest = after;
        }
        if n < 2 {
            return err(rest, DealFault::TooFewHeaps { found: n + 1 });
        }
        let [first, second, third, mut aside] = heaps;
        if aside.is_empty() && [first, second, third].iter().all(|hand| hand.len() == HAND_SIZE) {
            aside = CardSet::PACK - first - second - third;
        }
        Ok(OpenCards { hands: ByPlace::new([first, second, third]), aside })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEAL: &str = "QS QD TD 9D 7D AH TH TS / QC JS JD KH AS 9S KC 9C / \
                        QH JC AD KD 8D 9H AC TC / JH KS";

    #[test]
    fn a_deal_reads_and_writes() {
        let open: OpenCards = DEAL.parse().unwrap();
        assert_eq!(open.to_string(), DEAL);
        assert_eq!(OpenCards::from(&open.layout().unwrap()), open);
        let symbols = open.write(Style::Symbols);
        assert!(symbols.starts_with("Q♠ Q♦ 10♦"), "{symbols}");
        assert_eq!(symbols.parse(), Ok(open));
        let (hands, _) = DEAL.rsplit_once('/').unwrap();
        assert_eq!(hands.parse(), Ok(open), "the table follows from the hands");
        assert_eq!(format!("{hands}/").parse(), Ok(open), "also where its place is empty");
    }

    #[test]
    fn a_bad_deal_is_refused_with_the_card_named() {
        for (text, expected) in [
            ("QC / QS", "line 1, column 8: found 2 of the three hands"),
            ("QC / QS / QC", "line 1, column 11: QC is dealt twice: first to the first hand"),
            ("QC\n/ XX / 7D", "line 2, column 3: \"XX\" is not a card"),
            ("QC / 8H / 7D", "line 1, column 6: 8H is not in the pack"),
            (
                "QC / QS / QD / QH / JC",
                "line 1, column 19: found a fifth part; a deal has three hands",
            ),
        ] {
            let error = text.parse::<OpenCards>().unwrap_err().to_string();
            assert!(error.starts_with(expected), "{text}: {error}");
        }
        let nine = DEAL.replacen(" / QC", " QC /", 1).parse::<OpenCards>().unwrap();
        assert_eq!(
            nine.layout().unwrap_err().to_string(),
            "the first hand has 9 cards, not 8: QC QS QD TD 9D 7D AH TH TS"
        );
        let seven = DEAL.replacen("TS /", "/", 1).parse::<OpenCards>().unwrap();
        assert_eq!(
            seven.layout().unwrap_err().to_string(),
            "the first hand has 7 cards, not 8: QS QD TD 9D 7D AH TH; in no heap: TS"
        );
    }
}
