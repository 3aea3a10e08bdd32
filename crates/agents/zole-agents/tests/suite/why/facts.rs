//! What each reason claims, checked.

use parlor_agent::{Arg, Message};
use parlor_zole::{Card, CardSet, Place, World, playable};

use super::due::Due;

pub(super) fn number(message: &Message, name: &str) -> f64 {
    let arg = message.args.iter().find(|(given, _)| given == name);
    match arg {
        Some((_, Arg::Number(number))) => number.value,
        other => panic!("{name} of {message}: {other:?}"),
    }
}

/// All cards named in an argument.
fn named(message: &Message, name: &str) -> CardSet {
    fn cards(arg: &Arg) -> Vec<Card> {
        match arg {
            Arg::Pieces(pieces) => pieces.iter().map(|piece| piece.0.parse().unwrap()).collect(),
            Arg::Message(inner) => inner.args.iter().flat_map(|(_, arg)| cards(arg)).collect(),
            _ => Vec::new(),
        }
    }
    let (_, arg) = message.args.iter().find(|(given, _)| given == name).unwrap();
    cards(arg).into_iter().collect()
}

fn suit_cards(message: &Message) -> CardSet {
    match message.args.iter().find(|(given, _)| given == "suit") {
        Some((_, Arg::Text(text))) => match &**text {
            "hearts" => CardSet::HEARTS,
            "spades" => CardSet::SPADES,
            "clubs" => CardSet::CLUBS,
            _ => CardSet::TRUMPS,
        },
        other => panic!("{other:?}"),
    }
}

/// Is what this reason says of a card true? `None` where the key says nothing of cards.
pub(super) fn holds(due: &Due<'_>, fact: &Message) -> Option<bool> {
    let found = taking(due, fact).or_else(|| leading(due, fact));
    found.or_else(|| avoiding(due, fact))
}

/// Who takes the trick, and what for.
fn taking(due: &Due<'_>, fact: &Message) -> Option<bool> {
    let Due { view, me, card, .. } = *due;
    let hand = view.hand();
    let eyes = || number(fact, "eyes");
    let is_last = view.public().trick().unwrap().len() == 2;
    let taken = || due.always(card, |place| due.is_ours(place));
    let legal = playable(hand, view.public().trick().unwrap().led());
    let soloist = due.contract().soloist();
    Some(match &*fact.key {
        "zole-why-last-card" => hand.len() == 1,
        "zole-why-only-follows" => {
            legal.len() == 1 && (hand & suit_cards(fact)) == CardSet::one(card)
        }
        "zole-why-reaches-with" => {
            let after = due.own_eyes() + eyes();
            is_last
                && taken()
                && due.trick_eyes(card) == eyes()
                && after >= number(fact, "limit")
                && due.own_eyes() < number(fact, "limit")
                && soloist == Some(me)
        }
        "zole-why-reaches" => {
            taken() && due.own_eyes() + due.trick_eyes(card) >= number(fact, "limit")
        }
        "zole-why-stops-with" | "zole-why-stops" => {
            let ours = due.own_eyes() + due.trick_eyes(card);
            taken() && 120.0 - ours < number(fact, "limit") && soloist != Some(me)
        }
        "zole-why-takes-eyes" => is_last && taken() && due.trick_eyes(card) == eyes(),
        "zole-why-takes" | "zole-why-safe" | "zole-why-more-eyes" | "zole-why-cheaper" => taken(),
        "zole-why-gives" => {
            due.always(card, |place| place != me && due.is_ours(place))
                && f64::from(card.eyes().0) == eyes()
        }
        "zole-why-partners" => due.always(card, |place| place != me && due.is_ours(place)),
        "zole-why-leads-next" => due.always(card, |place| place == me),
        "zole-why-loses-less" => {
            due.always(card, |place| !due.is_ours(place)) && f64::from(card.eyes().0) == eyes()
        }
        _ => return None,
    })
}

/// What a card keeps, risks or asks for.
fn leading(due: &Due<'_>, fact: &Message) -> Option<bool> {
    let Due { view, me, card, .. } = *due;
    let hand = view.hand();
    let eyes = || number(fact, "eyes");
    let taken = || due.always(card, |place| due.is_ours(place));
    let soloist = due.contract().soloist();
    Some(match &*fact.key {
        "zole-why-keeps" | "zole-why-keeps-ace" => {
            named(fact, "card").is_subset(hand.without(card))
        }
        "zole-why-not-worth" => {
            let in_trick = f64::from(view.public().trick().unwrap().eyes().0);
            named(fact, "card").is_subset(hand.without(card)) && in_trick == eyes()
        }
        "zole-why-few-beat" => {
            let found = due.beating(card, |place| !due.is_ours(place));
            let said = named(fact, "cards");
            if due.is_all { found == said } else { found.is_subset(said) }
        }
        "zole-why-tries" => {
            let held = named(fact, "card").first().unwrap();
            card.beats(held) && view.public().trick().unwrap().set().contains(held)
        }
        "zole-why-risks-less" => !due.is_all || (!taken() && f64::from(card.eyes().0) == eyes()),
        "zole-why-harder-to-beat" => {
            due.found_is(due.beating(card, |place| !due.is_ours(place)), number(fact, "n"))
        }
        "zole-why-draws" => {
            let out = (due.unseen() & CardSet::TRUMPS).len() as f64;
            card.is_trump() && out == number(fact, "n")
        }
        "zole-why-draws-for" | "zole-why-saves-from-trumps" => {
            let saved = named(fact, "card").first().unwrap();
            let found = due.beating(saved, |place| !due.is_ours(place));
            let is_kept = hand.without(card).contains(saved);
            is_kept && found.is_subset(CardSet::TRUMPS) && (!due.is_all || !found.is_empty())
        }
        "zole-why-saves" => {
            let saved = named(fact, "card").first().unwrap();
            !due.is_all || !due.beating(saved, |place| !due.is_ours(place)).is_empty()
        }
        "zole-why-ace-now" => {
            let voids = view.public().voids();
            let others = Place::ALL.into_iter().filter(|&place| place != me);
            card.rank_letter() == 'A'
                && others.into_iter().all(|place| !voids[place].contains(card.suit()))
        }
        "zole-why-partner-trumps" => {
            let partner = Place::ALL.into_iter().find(|&p| p != me && Some(p) != soloist).unwrap();
            due.worlds.iter().all(|world| (world.hands[partner] & suit_cards(fact)).is_empty())
        }
        "zole-why-soloist-lacks" => {
            let soloist = soloist.unwrap();
            due.worlds.iter().all(|world| (world.hands[soloist] & suit_cards(fact)).is_empty())
        }
        "zole-why-through" => Some(me.next()) == soloist && !card.is_trump(),
        "zole-why-empties" => {
            (hand.without(card) & suit_cards(fact)).is_empty()
                && !(hand & CardSet::TRUMPS).is_empty()
        }
        _ => return None,
    })
}

/// Where tricks are not wanted.
fn avoiding(due: &Due<'_>, fact: &Message) -> Option<bool> {
    let Due { view, me, card, .. } = *due;
    let legal = playable(view.hand(), view.public().trick().unwrap().led());
    let soloist = due.contract().soloist();
    Some(match &*fact.key {
        "zole-why-under" => due.always(card, |place| place != me),
        "zole-why-sheds" => named(fact, "card") == CardSet::one(card),
        "zole-why-must-take" => legal.into_iter().all(|one| due.always(one, |place| place == me)),
        "zole-why-beatable" => due.found_is(due.beating(card, |_| true), number(fact, "n")),
        "zole-why-soloist-takes" => due.always(card, |place| Some(place) == soloist),
        "zole-why-to-soloist" => view.public().trick().unwrap().with(card).winner() == soloist,
        "zole-why-hard-to-duck" => {
            let trick = view.public().trick().unwrap().with(card);
            let holder = trick.winner().unwrap();
            let (_, best) = trick.plays().find(|&(place, _)| place == holder).unwrap();
            let led = trick.led().unwrap().cards();
            let held = |world: &World| world.hands[soloist.unwrap()] & led;
            let all = due.worlds.iter().fold(CardSet::EMPTY, |all, world| all | held(world));
            due.found_is(
                all.into_iter().filter(|one| !one.beats(best)).collect(),
                number(fact, "n"),
            )
        }
        _ => return None,
    })
}

/// Is what this reason says of a burial true?
pub(super) fn buried_well(ten: CardSet, pair: CardSet, fact: &Message) -> Option<bool> {
    Some(match &*fact.key {
        "zole-why-keeps-trumps" => (pair & CardSet::TRUMPS).is_empty(),
        "zole-why-buries-ten" => {
            named(fact, "card").is_subset(pair) && (named(fact, "ace") & ten).is_empty()
        }
        "zole-why-buries-eyes" => f64::from(pair.eyes().0) == number(fact, "eyes"),
        "zole-why-keeps-ace" => named(fact, "card").is_subset(ten - pair),
        "zole-why-empties" => ((ten - pair) & suit_cards(fact)).is_empty(),
        _ => return None,
    })
}
