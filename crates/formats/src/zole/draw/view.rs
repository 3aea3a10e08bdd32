//! What one seat knows.

use parlor_game::Seat;
use parlor_zole::{
    Aside, CardSet, Contract, Eyes, HAND_SIZE, Place, Public, Seating, Stage, Trick, View,
};

use super::{named, row};
use crate::zole::{Style, write_card, write_cards, write_hand};

/// What one seat knows, a line for each thing: calls, contract, tricks and eyes, the last trick,
/// the trick on the table, the cards out of play, its own hand sorted by strength.
pub fn view(view: &View, style: Style) -> String {
    let public = view.public();
    let me = Some(view.me());
    let mut rows = vec![row("seats", &seats(public, me))];
    rows.extend(calls(public).map(|text| row("calls", &text)));
    rows.extend(
        public.contract().map(|contract| {
            row("plays", &contract_in_words(contract, public.setup().seating(), me))
        }),
    );
    if let Some(contract) = public.contract()
        && !matches!(public.stage(), Stage::Burying { .. })
    {
        rows.push(row("tricks", &tricks(public)));
        rows.push(row("eyes", &eyes(view, contract)));
    }
    if let Some(last) = public.last_trick() {
        rows.push(row("last", &taken(last, public.setup().seating(), style)));
    }
    if let Some(trick) = public.trick() {
        rows.push(row("table", &on_table(trick, public.setup().seating(), style)));
    }
    rows.extend(aside(view, style));
    if view.my_place().is_some() {
        rows.push(row("hand", &write_hand(view.hand(), style)));
    }
    rows.join("\n")
}

fn seats(public: &Public, me: Option<Seat>) -> String {
    let seating = public.setup().seating();
    let hand = |seat: Seat| match seating.place(seat) {
        Some(place) => format!("{} {place}", named(seat, me)),
        None => format!("{} sits out", named(seat, me)),
    };
    let hands: Vec<String> = seating.seats().into_iter().map(hand).collect();
    format!("{}; {} dealt", hands.join(", "), seating.dealer())
}

/// Everyone before the soloist passed; `None` before anyone called.
fn calls(public: &Public) -> Option<String> {
    let seating = public.setup().seating();
    let (n_passed, call) = match (public.stage(), public.contract()) {
        (Stage::ToDeal, _) => return None,
        (Stage::Bidding { turn }, _) => (turn.idx(), None),
        (_, None | Some(Contract::Galdins)) => (3, None),
        (_, Some(contract)) => {
            let word = match contract {
                Contract::Lielais(_) => "takes",
                Contract::Zole(_) => "zole",
                Contract::MazaZole(_) | Contract::Galdins => "mazā zole",
            };
            (contract.soloist().map_or(0, Place::idx), Some(word))
        }
    };
    let mut said: Vec<String> = Place::ALL[..n_passed]
        .iter()
        .map(|&place| format!("{} passes", seating.seat(place)))
        .collect();
    said.extend(call.map(|word| format!("{} {word}", seating.seat(Place::ALL[n_passed % 3]))));
    (!said.is_empty()).then(|| said.join(", "))
}

fn contract_in_words(contract: Contract, seating: &Seating, me: Option<Seat>) -> String {
    match contract.soloist() {
        None => "galdiņš: who takes most tricks loses".to_owned(),
        Some(place) => format!("{} {contract} alone", named(seating.seat(place), me)),
    }
}

fn tricks(public: &Public) -> String {
    let seating = public.setup().seating();
    let each = Place::ALL.map(|place| {
        let n = public.won()[place].len() / 3;
        format!("{} {n}", seating.seat(place))
    });
    let all: usize = Place::ALL.iter().map(|&place| public.won()[place].len() / 3).sum();
    format!("{}; {} to come", each.join(", "), HAND_SIZE.saturating_sub(all))
}

/// Eyes in the tricks taken, and buried ones where this seat knows them.
fn eyes(view: &View, contract: Contract) -> String {
    let public = view.public();
    let seating = public.setup().seating();
    let of = |place: Place| public.won()[place].eyes();
    let Some(soloist) = contract.soloist() else {
        return Place::ALL.map(|place| format!("{} {}", seating.seat(place), of(place))).join(", ");
    };
    let others: Eyes = Place::ALL.into_iter().filter(|&place| place != soloist).map(of).sum();
    let buried = match (view.aside(), contract) {
        (Aside::Buried { cards, .. } | Aside::Shown { cards }, Contract::Lielais(_)) => {
            format!(" and {} buried", cards.eyes())
        }
        _ => String::new(),
    };
    let goal = if let Contract::MazaZole(_) = contract { "" } else { " (61 win)" };
    format!("{} {}{buried}{goal}, the others {others}", seating.seat(soloist), of(soloist))
}

fn taken(last: &Trick, seating: &Seating, style: Style) -> String {
    let winner = last.winner().map(|place| seating.seat(place).to_string()).unwrap_or_default();
    format!("{}: {} eyes to {winner}", plays(last, seating, style), last.eyes())
}

fn on_table(trick: &Trick, seating: &Seating, style: Style) -> String {
    if trick.is_empty() {
        return format!("{} leads", seating.seat(trick.leader()));
    }
    format!("{}: {} eyes", plays(trick, seating, style), trick.eyes())
}

fn plays(trick: &Trick, seating: &Seating, style: Style) -> String {
    let play = |(place, card)| format!("{} {}", seating.seat(place), write_card(card, style));
    trick.plays().map(play).collect::<Vec<_>>().join(", ")
}

fn aside(view: &View, style: Style) -> Vec<String> {
    let lielais = matches!(view.public().contract(), Some(Contract::Lielais(_)));
    let written = |cards: CardSet| {
        let cards_in_words = write_cards(crate::zole::by_strength(cards), style);
        format!("{cards_in_words} ({} eyes)", cards.eyes())
    };
    match view.aside() {
        Aside::Unknown => Vec::new(),
        Aside::Taken { table } => vec![row("took", &written(table))],
        Aside::Buried { table, cards } => {
            vec![row("took", &written(table)), row("buried", &written(cards))]
        }
        Aside::Shown { cards } => {
            vec![row(if lielais { "buried" } else { "aside" }, &written(cards))]
        }
    }
}
