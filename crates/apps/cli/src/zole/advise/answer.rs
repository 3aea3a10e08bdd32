//! The advice, printed or for programs.

use parlor_agent::{Ask, Budget, Explanation, Registry};
use parlor_formats::zole::{Style, by_strength, write_card, write_cards};
use parlor_game::Observed;
use parlor_zole::{Action, Call, Deal, View};
use serde_json::{Map, Value, json};

/// What an agent would do, and why.
pub(super) struct Advice {
    legal: Vec<Action>,
    chosen: Action,
    why: Explanation,
}

impl Advice {
    /// Asks the agent of this spec, on behalf of whoever's view this is.
    pub(super) fn ask(
        registry: &Registry<Deal>,
        spec: &str,
        seed: u64,
        view: &View,
    ) -> Result<Advice, String> {
        let seat = view.me();
        let (mut legal, mut why) = (Vec::new(), Explanation::default());
        Deal::prompt(view, seat, &mut legal);
        if legal.is_empty() {
            return Err(format!("it is not {seat}'s turn"));
        }
        let mut agent = registry.build(spec, seed).map_err(|error| error.to_string())?;
        let ask = Ask { seat, view, legal: &legal, budget: Budget::UNLIMITED };
        let chosen = agent.decide(&ask, Some(&mut why));
        Ok(Advice { legal, chosen, why })
    }

    /// As a person reads it.
    pub(super) fn text(&self) -> String {
        self.why.printed(&crate::language::reader()).to_string()
    }

    /// The choice, and values by action.
    pub(super) fn by_action(&self) -> Value {
        let value = |legal_idx: usize| {
            let found = self.why.candidates.iter().find(|one| one.legal_idx == legal_idx);
            found.and_then(|one| one.value).map(|value| value.value)
        };
        let values: Map<String, Value> =
            (0..self.legal.len()).map(|n| (written(self.legal[n]), json!(value(n)))).collect();
        json!({"choice": written(self.chosen), "values": values})
    }

    /// All of it, the explanation included.
    pub(super) fn json(&self, agent: &str, seed: u64) -> Value {
        let mut all = self.by_action();
        all["question"] = json!(match self.chosen {
            Action::Call(_) => "call",
            Action::Bury(_) => "burial",
            Action::Play(_) | Action::ThrowIn => "card",
        });
        all["agent"] = json!(agent);
        all["seed"] = json!(seed);
        all["explanation"] = json!(self.why);
        all
    }
}

/// An action as records write it.
fn written(action: Action) -> String {
    match action {
        Action::Call(Call::Pass) => "pass".to_owned(),
        Action::Call(Call::Take) => "take".to_owned(),
        Action::Call(Call::Zole) => "zole".to_owned(),
        Action::Call(Call::MazaZole) => "maza-zole".to_owned(),
        Action::Bury(pair) => write_cards(by_strength(pair.cards()), Style::Letters),
        Action::Play(card) => write_card(card, Style::Letters),
        Action::ThrowIn => "thrown-in".to_owned(),
    }
}
