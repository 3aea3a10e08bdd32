//! Goes through records and asks the agent wherever a player was asked.

use parlor_agent::{Agent, Allowance, Ask, Registry};
use parlor_experiments::RecordFile;
use parlor_formats::riichi::read_pieces;
use parlor_formats::riichi::record::MatchRecord;
use parlor_formats::riichi::replay::{DealInputs, inputs_of};
use parlor_game::{BySeat, Game, Input, Observed, Seat};
use parlor_riichi::Deal;
use parlor_riichi::deal::Event;

use super::tally::Tally;

/// Whose play is compared with that of records, and how.
pub(super) struct Walk<'a> {
    pub(super) registry: &'a Registry<Deal>,
    /// The registry knows it.
    pub(super) spec: &'a str,
    pub(super) seed: u64,
    pub(super) allowance: Allowance<'a>,
    /// Only this player's decisions.
    pub(super) player: Option<&'a str>,
}

type Agents = Vec<Box<dyn Agent<Deal>>>;

impl Walk<'_> {
    /// All matches of a file.
    pub(super) fn file(&self, file: &RecordFile) -> Result<Tally, String> {
        let named = |error: &dyn std::fmt::Display| format!("{file}: {error}");
        let text = file.open().map_err(|error| named(&error))?;
        let pieces = read_pieces(text).map_err(|error| named(&error))?;
        let mut tally = Tally::default();
        for record in MatchRecord::gather(pieces) {
            let record = record.map_err(|error| named(&error))?;
            let deals = inputs_of(&record).map_err(|error| named(&error))?;
            let names = record.header.players.map(|player| player.name);
            let build = |_| self.registry.build(self.spec, self.seed);
            let agents: Result<Agents, _> = Seat::ALL.into_iter().map(build).collect();
            let mut agents = agents.map_err(|error| error.to_string())?;
            for deal in &deals {
                self.deal(deal, &names, &mut agents, &mut tally).map_err(|e| named(&e))?;
            }
        }
        Ok(tally)
    }

    fn deal(
        &self,
        recorded: &DealInputs,
        names: &BySeat<String>,
        agents: &mut Agents,
        tally: &mut Tally,
    ) -> Result<(), parlor_game::Illegal> {
        let mut deal = Deal::start(&recorded.setup);
        tally.deals += 1;
        let mut legal = Vec::new();
        for input in &recorded.inputs {
            let mut events: Vec<Event> = Vec::new();
            match input {
                Input::Chance(_, chance) => deal.apply(*chance, &mut events)?,
                Input::Answers(answers) => {
                    for (seat, done) in answers.iter() {
                        deal.legal(seat, &mut legal);
                        let name = &names[seat];
                        if legal.len() < 2 || self.player.is_some_and(|player| player != name) {
                            continue;
                        }
                        let view = deal.view(seat);
                        let budget = self.allowance.begin();
                        let ask = Ask { seat, view: &view, legal: &legal, budget };
                        let chosen = agents[seat.idx()].decide(&ask, None);
                        tally.add(name, &legal, done, chosen);
                    }
                    deal.resolve(answers, &mut events)?;
                }
            }
            for event in &events {
                for seat in Seat::ALL {
                    if let Some(seen) = Deal::seen_by(event, seat) {
                        agents[seat.idx()].observe(&seen);
                    }
                }
            }
        }
        Ok(())
    }
}
