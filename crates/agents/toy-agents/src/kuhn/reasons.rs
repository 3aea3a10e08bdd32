//! Why a player bets, calls or does not, in a player's words.

use parlor_agent::{
    Ask, Body, Candidate, Cell, Explanation, Message, Panel, Quantity, Row, Scale, Table, Tone,
    Unit,
};
use parlor_toy::{Betting, Card, Known, Kuhn, KuhnAction, KuhnView};

use super::strategy::Strategy;
use super::{chips, name};

/// Explains a choice drawn from an equilibrium: how often each is said and what it wins.
pub(super) fn equilibrium(
    ask: &Ask<'_, Kuhn>,
    strategy: &Strategy,
    chosen: usize,
    why: &mut Explanation,
) {
    why.verdict = Some(name(ask.legal[chosen]));
    why.chosen = Some(chosen);
    why.values = chips();
    let candidate = |(idx, &action): (usize, &KuhnAction)| Candidate {
        probability: Some(strategy.share(ask.view, action)),
        ..Candidate::new(idx, name(action)).valued(strategy.worth_of(ask.view, action))
    };
    why.candidates = ask.legal.iter().enumerate().map(candidate).collect();
    why.candidates.sort_by_key(|candidate| candidate.legal_idx != chosen);
    why.give_reasons(reason(ask.view, strategy));
    why.panels.push(whole_strategy(ask.view, strategy));
    why.effort.push(Message::new("kuhn-rounds").with("n", strategy.rounds() as u32));
}

/// What decides with this card, and how often chips go in with it.
fn reason(view: &KuhnView, strategy: &Strategy) -> Option<Message> {
    let Known::Mine(card) = view.known else { return None };
    let key = match (card, view.betting) {
        (Card::Jack, Betting::Bet(_)) => "kuhn-why-jack-faces-bet",
        (Card::Queen, Betting::Bet(_)) => "kuhn-why-queen-faces-bet",
        (Card::King, Betting::Bet(_)) => "kuhn-why-king-faces-bet",
        (Card::Jack, _) => "kuhn-why-jack",
        (Card::Queen, _) => "kuhn-why-queen",
        (Card::King, Betting::Checked) => "kuhn-why-king-after-check",
        (Card::King, _) => "kuhn-why-king",
    };
    Some(Message::new(key).with("share", percent(puts_in(view, strategy))))
}

/// How often the player who knows `view` bets or calls.
fn puts_in(view: &KuhnView, strategy: &Strategy) -> f64 {
    let puts_in = match view.betting {
        Betting::Bet(_) => KuhnAction::Call,
        _ => KuhnAction::Bet,
    };
    strategy.share(view, puts_in)
}

fn percent(value: f64) -> Quantity {
    Quantity { value, unit: Unit::Percent }
}

/// How often the player bets and calls with each card, here and in the other place where it may be
/// asked.
fn whole_strategy(view: &KuhnView, strategy: &Strategy) -> Panel {
    let opens = view.me == view.first;
    let (betting, bets) = if opens {
        (Betting::Opening, "kuhn-bets-first")
    } else {
        (Betting::Checked, "kuhn-bets-after-check")
    };
    let places = [betting, Betting::Bet(view.me.opponent())];
    let row = |card: Card| {
        let known = Known::Mine(card);
        let shares = places.map(|betting| puts_in(&KuhnView { known, betting, ..*view }, strategy));
        Row {
            label: Message::new("kuhn-card").with("card", card.to_string()),
            cells: shares.map(Cell::from).to_vec(),
            tone: if view.known == known { Tone::Chosen } else { Tone::Plain },
        }
    };
    let columns = [bets, "kuhn-calls-bet"].map(|key| Scale::new(key, Unit::Percent)).to_vec();
    let table = Table { columns, rows: Card::ALL.map(row).to_vec() };
    let mut panel = Panel::new(Message::new("kuhn-whole-strategy"), Body::Table(table));
    let given_away = Quantity { value: strategy.exploitability(), unit: Unit::number(4) };
    panel.caption = Some(Message::new("kuhn-gives-away").with("n", given_away));
    panel
}
