//! What sets two actions apart, in words.

use parlor_agent::{Arg, Message, Piece};
use parlor_zole::{Card, CardSet, Suit};

use super::edge::Edge;
use crate::words::pieces;

/// Why the choice is better, as the first half of a sentence.
pub(super) fn reason(edge: Edge) -> Message {
    match edge {
        Edge::Reaches { eyes: Some(eyes), limit, .. } => {
            say("zole-why-reaches-with").with("eyes", eyes).with("limit", limit)
        }
        Edge::Reaches { limit, .. } => say("zole-why-reaches").with("limit", limit),
        Edge::Stops { eyes: Some(eyes), limit } => {
            say("zole-why-stops-with").with("eyes", eyes).with("limit", limit)
        }
        Edge::Stops { limit, .. } => say("zole-why-stops").with("limit", limit),
        Edge::Takes { eyes: Some((eyes, _)), .. } => say("zole-why-takes-eyes").with("eyes", eyes),
        Edge::Takes { .. } => say("zole-why-takes"),
        Edge::Safe { .. } => say("zole-why-safe"),
        Edge::MoreEyes { more, .. } => say("zole-why-more-eyes").with("eyes", more),
        Edge::Cheaper { spent } => say("zole-why-cheaper").with("card", card(spent)),
        Edge::Gives { eyes, .. } => say("zole-why-gives").with("eyes", eyes),
        Edge::Partners => say("zole-why-partners"),
        Edge::LeadsNext => say("zole-why-leads-next"),
        Edge::LosesLess { eyes, .. } => say("zole-why-loses-less").with("eyes", eyes),
        Edge::Keeps { spent } => say("zole-why-keeps").with("card", card(spent)),
        Edge::NotWorth { spent, eyes } => {
            say("zole-why-not-worth").with("card", card(spent)).with("eyes", eyes)
        }
        Edge::Tries { by, held } => match few(by) {
            Some(by) => say("zole-why-few-beat").with("cards", by.or()),
            None => say("zole-why-tries").with("card", card(held)),
        },
        Edge::RisksLess { eyes, .. } => say("zole-why-risks-less").with("eyes", eyes),
        Edge::HarderToBeat { n, other } => {
            say("zole-why-harder-to-beat").with("n", n).with("other", other)
        }
        Edge::Draws { n } => say("zole-why-draws").with("n", n),
        Edge::DrawsFor { saved } => say("zole-why-draws-for").with("card", card(saved)),
        Edge::Saves { saved, is_trumped: true, .. } => {
            say("zole-why-saves-from-trumps").with("card", card(saved))
        }
        Edge::Saves { saved, .. } => say("zole-why-saves").with("card", card(saved)),
        Edge::AceNow { suit } => say("zole-why-ace-now").with("suit", name(suit)),
        Edge::PartnerTrumps { suit } => say("zole-why-partner-trumps").with("suit", name(suit)),
        Edge::SoloistLacks { suit } => say("zole-why-soloist-lacks").with("suit", name(suit)),
        Edge::Through => say("zole-why-through"),
        Edge::Empties { suit } => say("zole-why-empties").with("suit", name(suit)),
        Edge::Under { .. } => say("zole-why-under"),
        Edge::Sheds { card: shed } => say("zole-why-sheds").with("card", card(shed)),
        Edge::MustTake { card: shed } => say("zole-why-must-take").with("card", card(shed)),
        Edge::Beatable { n, .. } => say("zole-why-beatable").with("n", n),
        Edge::ToSoloist { for_certain: true } => say("zole-why-soloist-takes"),
        Edge::ToSoloist { .. } => say("zole-why-to-soloist"),
        Edge::HardToDuck { n, .. } => say("zole-why-hard-to-duck").with("n", n),
        Edge::KeepsTrumps { .. } => say("zole-why-keeps-trumps"),
        Edge::BuriesTen { ten, ace } => {
            say("zole-why-buries-ten").with("card", card(ten)).with("ace", card(ace))
        }
        Edge::BuriesEyes { eyes, .. } => say("zole-why-buries-eyes").with("eyes", eyes),
        Edge::KeepsAce { ace } => say("zole-why-keeps-ace").with("card", card(ace)),
    }
}

/// What is wrong with the other, in a few words; where nothing is, its numbers say it.
pub(super) fn note(edge: Edge) -> Option<Message> {
    Some(match edge {
        Edge::Reaches { limit, .. } => say("zole-note-not-reached").with("limit", limit),
        Edge::Stops { limit, .. } => say("zole-note-not-stopped").with("limit", limit),
        Edge::Takes { eyes: Some((_, left)), from_soloist } => {
            say("zole-note-leaves-eyes").with("eyes", left).with("to", rival(from_soloist))
        }
        Edge::Takes { from_soloist, .. } => say("zole-note-leaves").with("to", rival(from_soloist)),
        Edge::Safe { is_trumped: true, .. }
        | Edge::DrawsFor { .. }
        | Edge::Saves { is_trumped: true, .. } => say("zole-note-trumped"),
        Edge::Safe { by, .. } if by.is_empty() => say("zole-note-needs-partner"),
        Edge::Safe { by, .. } | Edge::Saves { by, .. } => match few(by) {
            Some(by) => say("zole-note-beaten-by").with("cards", by.or()),
            None => say("zole-note-beaten"),
        },
        Edge::MoreEyes { more, .. } => say("zole-note-fewer-eyes").with("eyes", more),
        Edge::Cheaper { spent } => say("zole-note-also-takes").with("card", card(spent)),
        Edge::Gives { more, .. } => say("zole-note-gives-fewer").with("eyes", more),
        Edge::Partners => say("zole-note-partners"),
        Edge::LeadsNext => say("zole-note-no-lead"),
        Edge::LosesLess { more, .. } => say("zole-note-gives-away").with("eyes", more),
        Edge::Keeps { spent } => say("zole-note-spends").with("card", card(spent)),
        Edge::NotWorth { spent, eyes } => {
            say("zole-note-spends-on").with("card", card(spent)).with("eyes", eyes)
        }
        Edge::Tries { held, .. } => say("zole-note-under").with("card", card(held)),
        Edge::RisksLess { more, .. } => say("zole-note-risks-more").with("eyes", more),
        Edge::HarderToBeat { other, .. } => say("zole-note-easily-beaten").with("n", other),
        Edge::Draws { n } => say("zole-note-trumps-out").with("n", n),
        Edge::Under { other_takes: true, .. } | Edge::Beatable { other: 0, .. } => {
            say("zole-note-takes")
        }
        Edge::Under { .. } => say("zole-note-may-take"),
        Edge::Sheds { card: shed } | Edge::MustTake { card: shed } => {
            say("zole-note-keeps-risky").with("card", card(shed))
        }
        Edge::Beatable { other, .. } => say("zole-note-seldom-beaten").with("n", other),
        Edge::ToSoloist { .. } => say("zole-note-from-soloist"),
        Edge::HardToDuck { other, .. } => say("zole-note-easy-to-duck").with("n", other),
        Edge::KeepsTrumps { buried } => say("zole-note-buries-trump").with("card", card(buried)),
        Edge::BuriesTen { ten, .. } => say("zole-note-leaves-ten").with("card", card(ten)),
        Edge::BuriesEyes { more, .. } => say("zole-note-buries-fewer").with("eyes", more),
        Edge::KeepsAce { ace } => say("zole-note-buries-ace").with("card", card(ace)),
        Edge::AceNow { .. }
        | Edge::PartnerTrumps { .. }
        | Edge::SoloistLacks { .. }
        | Edge::Through
        | Edge::Empties { .. } => return None,
    })
}

/// What would make the other right.
pub(super) fn right_if(edge: Edge) -> Option<Message> {
    match edge {
        Edge::Reaches { needs_only: Some(eyes), .. }
        | Edge::MoreEyes { needs_only: Some(eyes), .. } => {
            Some(say("zole-if-needed-only").with("eyes", eyes))
        }
        Edge::Takes { from_soloist: true, .. } | Edge::LosesLess { as_soloist: false, .. } => {
            Some(say("zole-if-partner-held"))
        }
        Edge::Takes { .. } | Edge::NotWorth { .. } => Some(say(match edge {
            Edge::Takes { .. } => "zole-if-fewer-eyes",
            _ => "zole-if-more-eyes",
        })),
        Edge::LosesLess { .. } => Some(say("zole-if-could-take")),
        Edge::Gives { .. } | Edge::Partners => Some(say("zole-if-soloist-held")),
        Edge::Safe { is_trumped: true, .. }
        | Edge::Draws { .. }
        | Edge::DrawsFor { .. }
        | Edge::Saves { is_trumped: true, .. } => Some(say("zole-if-no-trumps")),
        Edge::Safe { by, .. } | Edge::Saves { by, .. } => {
            few(by).map(|by| say("zole-if-played").with("n", by.n()).with("cards", by.and()))
        }
        Edge::Under { is_top: false, .. } => Some(say("zole-if-higher-lay")),
        Edge::BuriesTen { ace, .. } => Some(say("zole-if-held").with("card", card(ace))),
        _ => None,
    }
}

fn say(key: &'static str) -> Message {
    Message::new(key)
}

fn card(card: Card) -> Vec<Piece> {
    pieces(CardSet::one(card))
}

/// One card or two, to be named.
struct Few(Card, Option<Card>);

/// The cards, if they are few enough to be named.
fn few(cards: CardSet) -> Option<Few> {
    let mut named = cards.into_iter();
    let (first, second) = (named.next()?, named.next());
    named.next().is_none().then_some(Few(first, second))
}

impl Few {
    /// How many they are, so that a language can choose its verb.
    fn n(&self) -> u32 {
        1 + u32::from(self.1.is_some())
    }

    fn or(self) -> Arg {
        self.joined("zole-one-or-other")
    }

    fn and(self) -> Arg {
        self.joined("zole-two-cards")
    }

    /// Two cards with the word of `key` between them.
    fn joined(self, key: &'static str) -> Arg {
        match self {
            Few(one, None) => card(one).into(),
            Few(one, Some(two)) => say(key).with("one", card(two)).with("two", card(one)).into(),
        }
    }
}

/// Whom a trick goes to that is not taken.
const fn rival(soloist: bool) -> &'static str {
    if soloist { "soloist" } else { "opponents" }
}

/// A class as the language files choose by it.
pub(super) const fn name(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
        Suit::Clubs => "clubs",
        Suit::Trump => "trumps",
    }
}
