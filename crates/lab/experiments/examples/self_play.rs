//! Writes the records of programs at play that `fi-17` and `riichi-times` take when no others are given:
//! `cargo run -p parlor-experiments --example self_play -- testdata/riichi/self-play`.

use std::error::Error;
use std::fs;
use std::path::Path;

use parlor_agent::{Agent, PlayOptions, Stream, play_deal};
use parlor_formats::riichi::mjlog::write_match;
use parlor_formats::riichi::record::{DealRecord, Ending, Header, MatchRecord};
use parlor_game::{BySeat, Game, Match};
use parlor_riichi::rule_set::{Length, Parameter};
use parlor_riichi::{Contest, Deal, DrawOrder, Preset, Wall};
use parlor_riichi_agents::registry;

/// Who plays; seats move on from match to match.
const PLAYERS: [&str; 4] = ["sp-draw", "lt-bucket", "fi-tree:depth=1", "lt-fast"];
const MATCHES: u64 = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder?")?;
    for number in 1..=MATCHES {
        let text = write_match(&play(number)?)?;
        fs::write(Path::new(&folder).join(format!("{number}.mjlog")), text)?;
    }
    Ok(())
}

fn play(number: u64) -> Result<MatchRecord, Box<dyn Error>> {
    let rules = Preset::by_name("tenhou")?.rules().with(Parameter::MatchLength(Length::East));
    let mut seats = PLAYERS;
    seats.rotate_left(number as usize % 4);
    let mut chance = Stream::derived(2026, &[Stream::label("self-play"), number]);
    let registry = registry();
    let build = |spec: &&str| registry.build(spec, number);
    let mut agents = seats.iter().map(build).collect::<Result<Vec<Box<dyn Agent<Deal>>>, _>>()?;
    let names = BySeat::new(seats.map(str::to_owned));
    let header = Header::new(rules, names);
    let mut record = MatchRecord { header, deals: Vec::new(), ending: None };
    let mut contest = Contest::new(&rules);
    while let Some((_, setup)) = contest.next() {
        let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut chance);
        let mut deal = Deal::start(&setup);
        let mut happened = Vec::new();
        play_deal(&mut deal, &mut wall, &mut agents, &PlayOptions::default(), |step| {
            happened.extend_from_slice(step.events);
        })?;
        record.deals.extend(DealRecord::from_play(&setup, &happened));
        contest.record(&deal)?;
    }
    record.ending = Some(Ending::of(&contest));
    Ok(record)
}
