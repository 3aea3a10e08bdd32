//! Recorded matches, played again answer by answer.

use std::io::Read;

use parlor_agent::SpecError;
use parlor_formats::riichi::record::MatchRecord;
use parlor_formats::riichi::replay::{DealInputs, Mismatch, inputs_of};
use parlor_formats::riichi::{ReadError, read_pieces};
use parlor_game::{BySeat, Game, Illegal, Input, Seat};
use parlor_riichi::Deal;
use parlor_riichi::deal::{Action, Event};

/// A match of a record, with all that came into its deals.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedMatch {
    /// Who played.
    pub names: BySeat<String>,
    /// The deals in order.
    pub deals: Vec<DealInputs>,
}

/// Why records cannot be gone through.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordsError {
    /// They cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// A match was not played by the rules.
    #[error(transparent)]
    Mismatch(#[from] Mismatch),
    /// An answer does not fit.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// There is no such agent to compare.
    #[error(transparent)]
    Agent(#[from] SpecError),
}

/// The matches of a text in any format of records, plain or gzipped, each as it is read.
pub fn matches<'a>(
    records: impl Read + 'a,
) -> Result<impl Iterator<Item = Result<RecordedMatch, RecordsError>> + 'a, RecordsError> {
    let played = |record: Result<MatchRecord, ReadError>| {
        let record = record?;
        let deals = inputs_of(&record)?;
        Ok(RecordedMatch { names: record.header.players.map(|player| player.name), deals })
    };
    Ok(MatchRecord::gather(read_pieces(records)?).map(played))
}

/// What happens when a recorded deal is played again.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// A seat answered.
    Answer {
        /// The deal before it.
        deal: &'a Deal,
        /// Who answered.
        seat: Seat,
        /// What it did.
        action: Action,
    },
    /// Something followed from chance or answers.
    Event(&'a Event),
}

/// Plays a recorded deal again and shows every step.
pub fn play_again(recorded: &DealInputs, mut watch: impl FnMut(Step<'_>)) -> Result<(), Illegal> {
    let mut deal = Deal::start(&recorded.setup);
    for input in &recorded.inputs {
        if let Input::Answers(answers) = input {
            for (seat, action) in answers.iter() {
                watch(Step::Answer { deal: &deal, seat, action });
            }
        }
        let mut events = Vec::new();
        input.put_to(&mut deal, &mut events)?;
        events.iter().for_each(|event| watch(Step::Event(event)));
    }
    Ok(())
}
