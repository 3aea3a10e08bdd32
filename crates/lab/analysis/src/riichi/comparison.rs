//! An agent beside the players of records: it is asked wherever a player was asked.

use std::io::Read;

use parlor_agent::{Agent, Allowance, Ask, Registry};
use parlor_game::{Game, Observed, Seat};
use parlor_riichi::{Deal, Shanten};

use super::{Agreement, Moment, RecordedMatch, RecordsError, Step, matches, play_again};

/// Whose play is compared with that of records, and how.
#[derive(Clone, Copy)]
pub struct Comparison<'a> {
    /// Who can be asked.
    pub registry: &'a Registry<Deal>,
    /// Who is asked: an agent of the registry.
    pub spec: &'a str,
    /// The seed of its randomness, for every match anew.
    pub seed: u64,
    /// What each decision may use.
    pub allowance: Allowance<'a>,
    /// Only this player's decisions.
    pub player: Option<&'a str>,
}

impl Comparison<'_> {
    /// Compares all decisions in the matches of a text. Decisions with a single possibility are left
    /// out.
    pub fn with(&self, records: impl Read) -> Result<Agreement, RecordsError> {
        let mut agreement = Agreement::default();
        for played in matches(records)? {
            self.add_match(&played?, &mut agreement)?;
        }
        Ok(agreement)
    }

    fn add_match(
        &self,
        played: &RecordedMatch,
        agreement: &mut Agreement,
    ) -> Result<(), RecordsError> {
        let build = |_| self.registry.build(self.spec, self.seed);
        let agents: Result<Vec<Box<dyn Agent<Deal>>>, _> =
            Seat::ALL.into_iter().map(build).collect();
        let mut agents = agents?;
        let mut legal = Vec::new();
        for recorded in &played.deals {
            agreement.deals += 1;
            play_again(recorded, |step| match step {
                Step::Answer { deal, seat, action } => {
                    deal.legal(seat, &mut legal);
                    let name = &played.names[seat];
                    if legal.len() < 2 || self.player.is_some_and(|player| player != name) {
                        return;
                    }
                    let view = deal.view(seat);
                    let budget = self.allowance.begin();
                    let ask = Ask { seat, view: &view, legal: &legal, budget };
                    let chosen = agents[seat.idx()].decide(&ask, None);
                    let moment = Moment {
                        shanten: view.hand().shanten().map_or(0, Shanten::number),
                        turn: view.table.places[seat].river.len() + 1,
                    };
                    agreement.add(name, moment, &legal, action, chosen);
                }
                Step::Event(event) => {
                    for seat in Seat::ALL {
                        if let Some(seen) = Deal::seen_by(event, seat) {
                            agents[seat.idx()].observe(&seen);
                        }
                    }
                }
            })?;
        }
        Ok(())
    }
}
