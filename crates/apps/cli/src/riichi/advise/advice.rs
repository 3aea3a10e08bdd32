//! What one agent says.

use parlor_agent::{Agent, Allowance, Ask, Explanation, Message, Say, align};
use parlor_riichi::Deal;
use parlor_riichi::deal::Action;
use parlor_riichi_kit::words::action_text;
use parlor_texts::Language;
use serde_json::{Value, json};

use super::situation::Situation;
use crate::language::{self, say};

/// What an agent would do, and why.
pub(super) struct Advice {
    spec: String,
    chosen: Action,
    why: Explanation,
}

impl Advice {
    pub(super) fn ask(
        spec: &str,
        agent: &mut dyn Agent<Deal>,
        situation: &Situation,
        allowance: &Allowance<'_>,
    ) -> Advice {
        let Situation { view, legal, seen, .. } = situation;
        seen.iter().for_each(|seen| agent.observe(seen));
        let mut why = Explanation::default();
        let ask = Ask { seat: view.seat, view, legal, budget: allowance.begin() };
        let chosen = agent.decide(&ask, Some(&mut why));
        Advice { spec: spec.to_owned(), chosen, why }
    }

    /// What the choice is worth to the agent, and what that measures.
    fn value(&self) -> Option<String> {
        let value = self.why.choice()?.value?;
        let (reader, values) = (language::reader(), &self.why.values);
        Some(format!("{} {}", value.said(values.unit, &reader), reader.message(&values.label)))
    }

    /// Why, in one line: the verdict, unless that only names the choice.
    fn reason(&self, language: Language) -> String {
        let named = self.why.choice().map(|choice| &choice.label);
        let verdict = self.why.verdict.as_ref().filter(|verdict| Some(*verdict) != named);
        let said = match verdict {
            Some(verdict) => std::slice::from_ref(verdict),
            None => &self.why.reasons,
        };
        said.iter().map(|message| language.message(message)).collect::<Vec<_>>().join(" ")
    }

    /// All that the agent says.
    pub(super) fn in_full(&self) -> String {
        let chosen = action_text(self.chosen);
        format!("{}: {chosen}\n{}", self.spec, self.why.printed(&language::reader()))
    }

    pub(super) fn fields(&self, in_full: bool) -> Value {
        let value = self.why.choice().and_then(|choice| choice.value);
        let mut all = json!({
            "agent": self.spec,
            "choice": action_text(self.chosen),
            "value": value.map(|value| value.value),
            "measures": Language::English.message(&self.why.values.label).to_lowercase(),
            "why": self.reason(Language::English),
        });
        if in_full {
            all["explanation"] = json!(self.why);
        }
        all
    }
}

/// All advice side by side.
pub(super) fn table(all: &[Advice]) -> Vec<String> {
    let heading = ["cli-agent", "cli-choice", "cli-value", "cli-reason"];
    let heading = heading.map(|key| say(&Message::new(key))).to_vec();
    let row = |advice: &Advice| {
        let value = advice.value().unwrap_or("–".to_owned());
        let reason = advice.reason(language::reader());
        vec![advice.spec.clone(), action_text(advice.chosen), value, reason]
    };
    let rows: Vec<_> = [heading].into_iter().chain(all.iter().map(row)).collect();
    align(&rows, 4).into_iter().map(|line| line.trim_end().to_owned()).collect()
}
