//! One decision of a deal, and what it cost.

use parlor_agent::Message;
use parlor_formats::zole::{Style, by_strength, write_call, write_card, write_cards};
use parlor_game::Seat;
use parlor_zole::Action;

/// One decision and what it cost.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The number of the deal, from 1.
    pub deal: usize,
    /// How many steps of the deal came before it: calls, burial, cards.
    pub steps: usize,
    /// Whose.
    pub seat: Seat,
    /// What was decided.
    pub kind: Kind,
    /// Among how many choices.
    pub n_choices: usize,
    /// What was done.
    pub made: Action,
    /// What the agent would have done; what was made, where that costs nothing.
    pub best: Action,
    /// What it cost by what the player could know, in points; `None` where the agent puts no value on
    /// what was done.
    pub cost: Option<f64>,
    /// What the cost goes by.
    pub basis: Option<Basis>,
    /// What it cost with open cards, which nobody could see.
    pub open: Option<OpenCost>,
    /// What sets it apart from the agent's choice, in a player's words.
    pub why: Option<Message>,
}

/// What was decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A call in the bidding.
    Call,
    /// Which two cards to bury.
    Burial,
    /// Which card to play, or to give up.
    Card,
}

impl Kind {
    /// In the order of a deal.
    pub const ALL: [Kind; 3] = [Kind::Call, Kind::Burial, Kind::Card];

    /// What an action decides.
    pub const fn of(action: Action) -> Kind {
        match action {
            Action::Call(_) => Kind::Call,
            Action::Bury(_) => Kind::Burial,
            Action::Play(_) | Action::ThrowIn => Kind::Card,
        }
    }

    /// As programs read it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Call => "call",
            Kind::Burial => "burial",
            Kind::Card => "card",
        }
    }
}

/// What a cost goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// The agent's own values in points.
    Points,
    /// Mean points of the levels reached in the deals that the agent imagined, the same for both choices.
    Levels,
    /// The difference in chances to win, times what lies between a simple win and a simple loss.
    Wins,
}

impl Basis {
    /// As programs read it.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Points => "points",
            Basis::Levels => "levels",
            Basis::Wins => "wins",
        }
    }
}

/// What a decision cost with open cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpenCost {
    /// In points.
    pub cost: f64,
    /// One of the actions that would have cost nothing: what was made, if it did.
    pub best: Action,
}

impl Decision {
    /// The usual sign for what it cost by the player's own information: `?!` from 0.25 points, `?` from
    /// 0.5, `??` from 1.
    pub fn mark(&self) -> &'static str {
        match self.cost {
            Some(1.0..) => "??",
            Some(0.5..) => "?",
            Some(0.25..) => "?!",
            _ => "",
        }
    }

    /// What was done, as records write it.
    pub fn made_text(&self) -> String {
        written(self.made)
    }

    /// What the agent would have done, as records write it.
    pub fn best_text(&self) -> String {
        written(self.best)
    }
}

impl OpenCost {
    /// What would have been best, as records write it.
    pub fn best_text(&self) -> String {
        written(self.best)
    }
}

/// An action as records write it.
pub(super) fn written(action: Action) -> String {
    match action {
        Action::Call(call) => write_call(call).to_owned(),
        Action::Bury(pair) => write_cards(by_strength(pair.cards()), Style::Letters),
        Action::Play(card) => write_card(card, Style::Letters),
        Action::ThrowIn => "thrown-in".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use parlor_zole::Call;

    use super::*;

    #[test]
    fn a_decision_is_marked_by_its_cost() {
        let marked = |cost| {
            let made = Action::Call(Call::Pass);
            let (kind, best, seat) = (Kind::Call, made, Seat::A);
            let (deal, steps, n_choices, basis) = (1, 0, 3, Some(Basis::Points));
            let (open, why) = (None, None);
            Decision { deal, steps, seat, kind, n_choices, made, best, cost, basis, open, why }
                .mark()
        };
        let costs = [None, Some(0.0), Some(0.24), Some(0.25), Some(0.5), Some(0.99), Some(1.0)];
        assert_eq!(costs.map(marked), ["", "", "", "?!", "?", "?", "??"]);
    }
}
