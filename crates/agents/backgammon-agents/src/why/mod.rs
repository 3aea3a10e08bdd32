//! Why: the reasons of every agent, in a player's words.
//!
//! An agent explains how it came to its choice; what the choice does on the board is the same
//! whichever agent made it. So the registry completes all explanations here: the play as a heading, the one
//! fact that sets it apart from the runner-up, a few words on every other candidate.
//!
//! | file | idea |
//! |---|---|
//! | `facts` | [`Facts`]: what a play does to the board |
//! | `exposure` | what the opponent's next roll can do, counted over 36 rolls |
//! | `kind`, `contrast` | [`Kind`](kind::Kind): what one play has and another lacks, and what it weighs |
//! | `emphasis` | what the agent's own numbers say of two candidates |
//! | `counted` | what its strategy counts, where the board tells nothing |
//! | `words`, `notes`, `right_if` | the sentences |
//! | `cube` | double, take and pass |

mod contrast;
mod counted;
mod cube;
mod emphasis;
mod exposure;
mod facts;
mod kind;
mod notes;
mod right_if;
mod words;

use std::collections::HashMap;

use parlor_agent::{Ask, Candidate, Explanation, Margins, Message, Unit};
use parlor_backgammon::{Action, Backgammon, Phase, Play};

use crate::{BUDGET_ENDED, EQUITY, MOST_VISITED};

use contrast::contrast;
use emphasis::Emphasis;
use facts::Facts;
use kind::Kind;

pub(crate) use cube::{CubeCase, explain_cube};

/// Which differences of equity matter: less than 0.005 is nothing, 0.04 an error, 0.11 a blunder.
///
/// In a match equities are normalised so that the cube as it lies is worth 1 either way: the same
/// numbers hold at every score, and no values are match winning chances. The scales of the sources'
/// strategies and of random choices are not equities and have no margins.
pub(crate) const MARGINS: Margins = Margins { level: 0.005, clear: 0.04, large: 0.11 };

/// Of how many candidates something is said: those that a page lists at once.
const NOTED: usize = 10;

/// The scale of choices by lot, which mean nothing on the board.
const BY_LOT: &str = "study-probability";

/// What is only rounding.
const ROUNDING: f64 = 1e-9;

/// Chances that differ by less are not named.
const CHANCE_LEAST: f64 = 0.005;

/// However large, a difference of chances only says that one play is better, not why.
const CHANCE_MOST: f64 = 9.0;

/// Completes what an agent of the registry has explained.
pub(crate) fn complete(ask: &Ask<'_, Backgammon>, why: &mut Explanation) {
    if why.values.label.key == BY_LOT {
        why.reason = Some(Message::new("bg-reason-random"));
    }
    if matches!(ask.view.phase(), Phase::ToMove(_)) {
        explain_play(ask, why);
    } else {
        cube::head(ask, why);
    }
}

fn explain_play(ask: &Ask<'_, Backgammon>, why: &mut Explanation) {
    let Some(choice) = why.choice().cloned() else { return };
    let chosen = choice.legal_idx;
    why.verdict = Some(choice.label.clone());
    if let [only] = ask.legal {
        let dances = *only == Action::Play(Play::DANCE);
        why.reason = Some(Message::new(if dances { "bg-reason-dance" } else { "bg-only-play" }));
        return;
    }
    let mut known = Known::default();
    let Some(own) = known.facts(ask, chosen) else { return };
    if why.reason.is_none() {
        why.reason = Some(reason(ask, why, &choice, &own, &mut known));
    }
    if why.values.label.key == BY_LOT {
        return;
    }
    let is_equity = why.values.label.key == EQUITY;
    let said: Vec<_> = why
        .candidates
        .iter()
        .filter(|one| one.legal_idx != chosen)
        .take(NOTED)
        .map(|one| note(ask, why, (one, &choice), &own, is_equity, &mut known))
        .collect();
    let others = why.candidates.iter_mut().filter(|one| one.legal_idx != chosen);
    for (candidate, (note, right_if)) in others.zip(said) {
        (candidate.note, candidate.right_if) = (note, right_if);
    }
}

/// The facts of plays by their places among the legal ones, each found once.
#[derive(Default)]
struct Known(HashMap<usize, Facts>);

impl Known {
    fn facts(&mut self, ask: &Ask<'_, Backgammon>, idx: usize) -> Option<Facts> {
        let Some(&Action::Play(play)) = ask.legal.get(idx) else { return None };
        let found = self.0.entry(idx).or_insert_with(|| Facts::of(ask.view.board(), play));
        Some(found.clone())
    }
}

/// Are two values as good as each other?
fn is_level(why: &Explanation, behind: f64) -> bool {
    behind.abs() < why.margins.map_or(ROUNDING, |margins| margins.level)
}

/// What sets the choice apart from the best other that is not as good as it.
fn reason(
    ask: &Ask<'_, Backgammon>,
    why: &Explanation,
    choice: &Candidate,
    own: &Facts,
    known: &mut Known,
) -> Message {
    let others = || why.candidates.iter().filter(|one| one.legal_idx != choice.legal_idx);
    let behind = |one: &Candidate| why.behind(one);
    let is_worse = |one: &&Candidate| behind(one).is_some_and(|d| d > 0.0 && !is_level(why, d));
    let Some(next) = others().find(is_worse) else {
        let all_level = others().all(|one| behind(one).is_some_and(|d| is_level(why, d)));
        if all_level {
            return Message::new("bg-reason-all-level");
        }
        // Others look better: the search has said why they were not chosen.
        let caveat =
            why.method.iter().find(|said| [BUDGET_ENDED, MOST_VISITED].contains(&&*said.key));
        return caveat.cloned().unwrap_or(Message::new("bg-reason-all-level"));
    };
    let plain = || Message::new("bg-reason-unclear").with("next", next.label.clone());
    let unclear = || counted::counted(why, choice, next).unwrap_or_else(plain);
    let Some(other) = known.facts(ask, next.legal_idx) else { return unclear() };
    let emphasis = Emphasis::of(why, choice, next);
    let is_equity = why.values.label.key == EQUITY;
    match strongest((choice, own), (next, &other), is_equity, emphasis) {
        Some(kind) => words::reason(kind, own, &next.label),
        None => unclear(),
    }
}

/// What speaks most for `one` against `other`.
fn strongest(
    (one, facts): (&Candidate, &Facts),
    (other, others): (&Candidate, &Facts),
    is_equity: bool,
    emphasis: Emphasis,
) -> Option<Kind> {
    let mut found = contrast(facts, others, is_equity);
    found.extend(by_chances(one, other));
    let weighed = found.into_iter().map(|(kind, weight)| (kind, weight * emphasis.weigh(kind)));
    weighed.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(kind, _)| kind)
}

/// Differences of the chances: named where the board itself says little.
fn by_chances(one: &Candidate, other: &Candidate) -> Vec<(Kind, f64)> {
    let (&[double, won, _, lost], &[other_double, other_won, _, other_lost]) =
        (&one.shares[..], &other.shares[..])
    else {
        return Vec::new();
    };
    let (wins, other_wins) = (double + won, other_double + other_won);
    let found = [
        (Kind::MoreGammons { share: double, other: other_double }, double - other_double),
        (Kind::FewerGammonsLost { share: lost, other: other_lost }, other_lost - lost),
        (Kind::MoreWins { share: wins, other: other_wins }, 2.0 * (wins - other_wins)),
    ];
    let is_named = |&(kind, gain): &(Kind, f64)| gain >= CHANCE_LEAST && shows(kind);
    let weight = |gain: f64| (50.0 * gain).min(CHANCE_MOST);
    found.into_iter().filter(is_named).map(|(kind, gain)| (kind, weight(gain))).collect()
}

/// Can the difference be seen once both chances are rounded?
fn shows(kind: Kind) -> bool {
    let (Kind::MoreGammons { share, other }
    | Kind::FewerGammonsLost { share, other }
    | Kind::MoreWins { share, other }) = kind
    else {
        return true;
    };
    Unit::Percent.text(share) != Unit::Percent.text(other)
}

/// A few words on a candidate, and when it would be right.
fn note(
    ask: &Ask<'_, Backgammon>,
    why: &Explanation,
    (one, choice): (&Candidate, &Candidate),
    own: &Facts,
    is_equity: bool,
    known: &mut Known,
) -> (Option<Message>, Option<Message>) {
    if why.behind(one).is_some_and(|behind| is_level(why, behind)) {
        return (Some(Message::new("bg-note-level")), None);
    }
    let Some(facts) = known.facts(ask, one.legal_idx) else { return (None, None) };
    let good = strongest((one, &facts), (choice, own), is_equity, Emphasis::of(why, one, choice));
    let bad = strongest((choice, own), (one, &facts), is_equity, Emphasis::of(why, choice, one));
    let note = notes::note(&facts, good, bad, own);
    (note, right_if::right_if((one, &facts), (choice, own), (good, bad)))
}
