//! The discards of a recorded match, and what the player knew.

use parlor_analysis::riichi::{Step, matches, play_again};
use parlor_formats::riichi::replay::DealInputs;
use parlor_game::{Game, Illegal, Observed, Seat};
use parlor_riichi::deal::Action;
use parlor_riichi::{Kind, View};

use crate::{Failed, RecordFile};

/// One discard that someone made.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) seat: Seat,
    /// What the player knew.
    pub(crate) view: View,
    /// All that the player could do.
    pub(crate) legal: Vec<Action>,
    /// What was discarded.
    pub(crate) discarded: Kind,
    /// What the same player discarded at the next two turns.
    pub(crate) later: [Option<Kind>; 2],
    /// Was it the tile drawn after riichi, so that there was no choice?
    pub(crate) is_forced: bool,
}

impl Choice {
    /// The discards among what the player could do.
    pub(crate) fn discards(&self) -> Vec<Action> {
        let is_discard = |action: &&Action| matches!(action, Action::Discard { .. });
        self.legal.iter().filter(is_discard).copied().collect()
    }
}

/// All discards of the matches in a file, in order.
pub(crate) fn choices_in(file: &RecordFile) -> Result<Vec<Choice>, Failed> {
    let named = |error: &dyn std::fmt::Display| Failed(format!("{file}: {error}"));
    let text = file.open().map_err(|error| named(&error))?;
    let mut all = Vec::new();
    for played in matches(text).map_err(|error| named(&error))? {
        for deal in &played.map_err(|error| named(&error))?.deals {
            all.extend(choices(deal).map_err(|error| named(&error))?);
        }
    }
    Ok(all)
}

/// All discards of a deal, in order.
fn choices(recorded: &DealInputs) -> Result<Vec<Choice>, Illegal> {
    let mut all = Vec::new();
    play_again(recorded, |step| {
        if let Step::Answer { deal, seat, action } = step
            && let Some(discarded) = discarded(action)
        {
            let mut legal = Vec::new();
            deal.legal(seat, &mut legal);
            all.push(Choice {
                seat,
                view: deal.view(seat),
                legal,
                discarded,
                later: [None; 2],
                is_forced: deal.table().places[seat].riichi.is_declared(),
            });
        }
    })?;
    look_ahead(&mut all);
    Ok(all)
}

/// Notes what each player discarded next.
fn look_ahead(choices: &mut [Choice]) {
    for at in 0..choices.len() {
        let seat = choices[at].seat;
        let next = choices[at + 1..].iter().filter(|choice| choice.seat == seat);
        let mut next = next.map(|choice| choice.discarded);
        choices[at].later = [next.next(), next.next()];
    }
}

/// What an action discards.
pub(crate) fn discarded(action: Action) -> Option<Kind> {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => Some(tile.kind()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every discard of the record is found, with the tile in the hand and among what was legal.
    #[test]
    fn every_discard_of_a_match_is_a_choice() {
        let text = include_bytes!("../../../../testdata/riichi/records/short.mjlog");
        let file = RecordFile::packed("short.mjlog", text);
        let all = choices_in(&file).unwrap();
        let tags = String::from_utf8_lossy(text);
        let is_discard = |tag: &str| {
            let mut chars = tag.chars();
            matches!(chars.next(), Some('D'..='G'))
                && chars.next().is_some_and(|c| c.is_ascii_digit())
        };
        let n_discards = tags.split('<').filter(|tag| is_discard(tag)).count();
        assert_eq!(all.len(), n_discards);
        for choice in &all {
            let hand = choice.view.hand();
            assert!(hand.concealed.counts()[choice.discarded] > 0);
            let legal = choice.discards();
            let offered = legal.iter().any(|&action| discarded(action) == Some(choice.discarded));
            assert!(offered, "{choice:?}");
            assert!(!choice.is_forced || legal.len() == 1);
        }
        let [first, second] = [&all[0], &all[4]];
        if first.seat == second.seat {
            assert_eq!(first.later[0], Some(second.discarded));
        }
    }
}
