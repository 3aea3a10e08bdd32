//! Why an agent chose what it chose.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::print::{Keys, Say, add_bars, align, raised};
use crate::{Cell, Estimate, Margins, Message, Panel, Piece, Scale, Tone, Unit};

/// An agent's reasons as plain data: a page draws them, a terminal prints them, `wire` sends them.
///
/// First the verdict and the candidates with their values, then panels of evidence. It knows no
/// game: actions are indices into what was asked, words are message keys, pieces are notation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Explanation {
    /// What was chosen, as a heading: "discard 9 man and declare riichi".
    pub verdict: Option<Message>,
    /// The one reason that decides, as a player would give it: one sentence that holds for the choice
    /// and not for the runner-up.
    pub reason: Option<Message>,
    /// How the agent came to it, in its own terms. Pages show it with the evidence.
    pub method: Vec<Message>,
    /// The index into `Ask::legal` of the action chosen.
    pub chosen: Option<usize>,
    /// What the candidates' values measure.
    pub values: Scale,
    /// Which differences between values matter; none where they cannot be compared.
    pub margins: Option<Margins>,
    /// What the candidates' further cells measure, one scale for each column.
    pub columns: Vec<Scale>,
    /// What the parts of the candidates' stacked bars are called: gammon won, won, lost, …
    pub shares: Vec<Message>,
    /// What was considered, best first.
    pub candidates: Vec<Candidate>,
    /// The evidence.
    pub panels: Vec<Panel>,
    /// What it took: depth, nodes, worlds.
    pub effort: Vec<Message>,
    /// It searched, but this decision cannot be told step by step.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub untraced: bool,
    /// How many nodes a drawn search tree may have, said by the caller; otherwise the agent has a
    /// number of its own.
    #[serde(skip)]
    #[schema(ignore)]
    #[ts(skip)]
    pub tree_nodes_max: Option<usize>,
}

/// One action that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Candidate {
    /// Its index into `Ask::legal`.
    pub legal_idx: usize,
    /// What it is called.
    pub label: Message,
    /// What is drawn before its name: the tile to discard, the card to play.
    pub pieces: Vec<Piece>,
    /// What it is worth on [`Explanation::values`]; `None` when it was not valued.
    pub value: Option<Estimate>,
    /// How likely the agent is to choose it, where it chooses at random.
    pub probability: Option<f64>,
    /// One cell for each of [`Explanation::columns`].
    pub cells: Vec<Cell>,
    /// One share from 0 to 1 for each of [`Explanation::shares`], together 1; or none.
    pub shares: Vec<f64>,
    /// What sets it apart from the choice, in a few words: "same 28 tiles, worse wait".
    pub note: Option<Message>,
    /// What would have to be different for it to be right: "if South were not in riichi".
    pub right_if: Option<Message>,
    /// As good by its value, but worse in what settled the tie, which its note names.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub lost_the_tie: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

impl Candidate {
    /// A candidate without a value yet.
    pub const fn new(legal_idx: usize, label: Message) -> Candidate {
        Candidate {
            legal_idx,
            label,
            pieces: Vec::new(),
            value: None,
            probability: None,
            cells: Vec::new(),
            shares: Vec::new(),
            note: None,
            right_if: None,
            lost_the_tie: false,
        }
    }

    /// The same candidate with a value.
    #[must_use]
    pub fn valued(mut self, value: impl Into<Estimate>) -> Candidate {
        self.value = Some(value.into());
        self
    }
}

impl Default for Explanation {
    /// Nothing explained yet; values are plain numbers called `study-utility`.
    fn default() -> Explanation {
        Explanation {
            verdict: None,
            reason: None,
            method: Vec::new(),
            chosen: None,
            values: Scale::new("study-utility", Unit::signed(2)),
            margins: None,
            columns: Vec::new(),
            shares: Vec::new(),
            candidates: Vec::new(),
            panels: Vec::new(),
            effort: Vec::new(),
            untraced: false,
            tree_nodes_max: None,
        }
    }
}

/// Of how many candidates it is printed why not.
const WHY_NOT_MAX: usize = 10;

impl Explanation {
    /// Sorts the candidates: the choice first, then the highest value first, those without a value
    /// last; equals keep their order.
    pub fn rank(&mut self) {
        let worth = |candidate: &Candidate| candidate.value.map_or(f64::NEG_INFINITY, |v| v.value);
        self.rank_by(worth);
    }

    /// The same by another number.
    pub fn rank_by(&mut self, worth: impl Fn(&Candidate) -> f64) {
        self.candidates.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        self.put_choice_first();
    }

    /// Gives reasons in a player's words: the first decides, the others stand with the evidence.
    pub fn give_reasons(&mut self, reasons: impl IntoIterator<Item = Message>) {
        let mut reasons = reasons.into_iter();
        self.reason = self.reason.take().or_else(|| reasons.next());
        self.method.extend(reasons);
    }

    /// Moves the choice to the front; the others keep their order.
    pub fn put_choice_first(&mut self) {
        let chosen = self.candidates.iter().position(|one| Some(one.legal_idx) == self.chosen);
        if let Some(at) = chosen {
            self.candidates[..=at].rotate_right(1);
        }
    }

    /// The candidate that was chosen, if it is among those shown.
    pub fn choice(&self) -> Option<&Candidate> {
        let chosen = self.chosen?;
        self.candidates.iter().find(|candidate| candidate.legal_idx == chosen)
    }

    /// The explanation as text, put into words by `say`. `Display` prints the keys.
    pub fn printed<'a>(&'a self, say: &'a dyn Say) -> impl fmt::Display + 'a {
        fmt::from_fn(move |f| self.print(f, say))
    }

    fn print(&self, f: &mut fmt::Formatter<'_>, say: &dyn Say) -> fmt::Result {
        let ahead = self.ahead(say);
        for sentence in self.verdict.iter().chain(&self.reason).chain(&ahead).chain(&self.method) {
            writeln!(f, "{}", say.message(sentence))?;
        }
        for line in self.candidate_lines(say) {
            writeln!(f, "{line}")?;
        }
        let why_not = self.why_not_lines(say);
        if !why_not.is_empty() {
            writeln!(f)?;
        }
        for line in why_not {
            writeln!(f, "{line}")?;
        }
        for panel in &self.panels {
            writeln!(f)?;
            panel.print(f, say)?;
        }
        if !self.effort.is_empty() {
            let effort: Vec<String> =
                self.effort.iter().map(|message| say.message(message)).collect();
            writeln!(f, "\n{}", effort.join(" · "))?;
        }
        Ok(())
    }

    /// What sets the best of the others apart from the choice and what would make them right.
    fn why_not_lines(&self, say: &dyn Say) -> Vec<String> {
        let others = self.candidates.iter().filter(|one| Some(one.legal_idx) != self.chosen);
        let has_words = |one: &&Candidate| one.note.is_some() || one.right_if.is_some();
        let mut rows = Vec::new();
        for one in others.filter(has_words).take(WHY_NOT_MAX) {
            let question = Message::new("study-why-not")
                .with("action", self.proposed(one, say))
                .with("noun", self.named(one, say));
            let note = one.note.as_ref().map(|note| raised(&say.message(note)));
            let right_if = one.right_if.clone().map(|condition| {
                say.message(&Message::new("why-right-if").with("condition", condition))
            });
            let questions = [say.message(&question), String::new()];
            rows.extend(
                questions
                    .into_iter()
                    .zip(note.into_iter().chain(right_if))
                    .map(|(a, b)| vec![a, b]),
            );
        }
        align(&rows, 2).into_iter().map(|line| line.trim_end().to_owned()).collect()
    }

    fn candidate_lines(&self, say: &dyn Say) -> Vec<String> {
        if self.candidates.is_empty() {
            return Vec::new();
        }
        let chances = self.candidates.iter().any(|candidate| candidate.probability.is_some());
        let values = self.candidates.iter().filter_map(|candidate| candidate.value);
        let ends = self.values.range.ends(values.map(|value| value.value));

        let mut heading = vec![String::new(), say.message(&Message::new("study-candidate"))];
        heading.push(say.message(&self.values.label));
        if chances {
            heading.push(say.message(&Message::new("study-probability")));
        }
        heading.extend(self.columns.iter().map(|column| say.message(&column.label)));
        heading.extend(self.shares.iter().map(|message| say.message(message)));

        let mut rows = vec![heading];
        for candidate in &self.candidates {
            let tone =
                if self.chosen == Some(candidate.legal_idx) { Tone::Chosen } else { Tone::Plain };
            let value =
                candidate.value.map_or("–".into(), |value| value.said(self.values.unit, say));
            let mut row = vec![tone.sign().to_string(), say.message(&candidate.label), value];
            if chances {
                row.push(
                    candidate.probability.map_or(String::new(), |p| say.number(p, Unit::Percent)),
                );
            }
            row.extend(
                self.columns.iter().zip(&candidate.cells).map(|(s, cell)| cell.text(s.unit, say)),
            );
            // Cells that are missing still take their place, so that shares stay in their columns.
            row.resize(rows[0].len() - self.shares.len(), String::new());
            row.extend(candidate.shares.iter().map(|&share| say.number(share, Unit::Percent)));
            rows.push(row);
        }
        let mut lines = align(&rows, 2);
        let lengths = self.candidates.iter().map(|candidate| candidate.value.map(|v| v.value));
        add_bars(&mut lines[1..], lengths, ends);
        lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.print(f, &Keys)
    }
}
