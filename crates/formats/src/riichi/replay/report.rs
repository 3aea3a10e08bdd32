//! A whole record played again.

use super::compare::compare;
use super::driver::play;
use super::mismatch::{Differences, Mismatch};
use super::score_sheet::ScoreSheet;
use crate::riichi::record::{DealRecord, Outcome, Piece};

/// What came out of playing records again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// Number of deals replayed.
    pub hands: usize,
    /// Wins; two on one discard are two.
    pub wins: usize,
    /// Deals without a winner.
    pub draws: usize,
    /// Where record and rules part.
    pub mismatches: Vec<Mismatch>,
}

/// Plays all pieces again; fails only where the record cannot be read.
pub fn replay<E>(pieces: impl IntoIterator<Item = Result<Piece, E>>) -> Result<Report, E> {
    let mut replay = Replay::new();
    for piece in pieces {
        replay.take(&piece?);
    }
    Ok(replay.report)
}

/// Plays a record again piece by piece.
#[derive(Debug, Default)]
pub struct Replay {
    report: Report,
    sheet: Option<ScoreSheet>,
    game: usize,
    deal: usize,
}

impl Replay {
    /// Nothing played yet.
    pub fn new() -> Replay {
        Replay::default()
    }

    /// What came out so far.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// Plays one piece. Deals before any header are passed over; readers never give any.
    pub fn take(&mut self, piece: &Piece) {
        match piece {
            Piece::Start(header) => {
                self.sheet = Some(ScoreSheet::new(header.rules));
                self.game += 1;
                self.deal = 0;
            }
            Piece::Deal(deal) => self.play(deal),
            Piece::End(ending) => {
                let mut found = Differences::default();
                if let Some(sheet) = &self.sheet {
                    sheet.end(ending, &mut found);
                }
                self.note(0, found);
            }
        }
    }

    fn play(&mut self, record: &DealRecord) {
        let Some(sheet) = &mut self.sheet else { return };
        self.deal += 1;
        self.report.hands += 1;
        match &record.outcome {
            Outcome::Won(wins) => self.report.wins += wins.len(),
            Outcome::Drawn(_) => self.report.draws += 1,
        }
        let mut found = Differences::default();
        if let Some(setup) = sheet.begin(&record.start, &mut found) {
            match play(record, &setup) {
                Ok(played) => {
                    compare(record, &played, &mut found);
                    sheet.record(&played.deal);
                }
                Err(difference) => {
                    found.found.push(difference);
                    sheet.lose_track();
                }
            }
        }
        self.note(self.deal, found);
    }

    fn note(&mut self, deal: usize, found: Differences) {
        let mismatches = found.found.into_iter().map(|difference| difference.at(self.game, deal));
        self.report.mismatches.extend(mismatches);
    }
}
