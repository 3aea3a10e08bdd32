//! What came into each deal of a record: enough to play it again step by step.

use parlor_game::Input;
use parlor_riichi::deal::{Deal, Setup};

use super::Mismatch;
use super::driver::play;
use super::mismatch::Differences;
use super::score_sheet::ScoreSheet;
use crate::riichi::record::MatchRecord;

/// One deal of a record: what it began from and what came into it.
#[derive(Clone, PartialEq, Debug)]
pub struct DealInputs {
    /// What it began from, as the record states it.
    pub setup: Setup,
    /// Chance and answers in order. Who could have called and did not has passed.
    pub inputs: Vec<Input<Deal>>,
}

/// The deals of a match, each played as recorded; or the first move that the rules do not allow.
/// Scores are taken as the record states them.
pub fn inputs_of(record: &MatchRecord) -> Result<Vec<DealInputs>, Mismatch> {
    let mut deals = Vec::new();
    for (deal, recorded) in (1..).zip(&record.deals) {
        let mut found = Differences::default();
        let setup = ScoreSheet::new(record.header.rules).begin(&recorded.start, &mut found);
        let Some(setup) = setup else { return Err(found.found.remove(0).at(1, deal)) };
        let played = play(recorded, &setup).map_err(|difference| difference.at(1, deal))?;
        deals.push(DealInputs { setup, inputs: played.inputs });
    }
    Ok(deals)
}
