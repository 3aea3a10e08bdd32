//! The 160 real games of the reference data (`shared/data/riichi/logs.tar.gz`).

use parlor_formats::riichi::mjlog::{Mjlog, check_wall};
use parlor_formats::riichi::record::{MatchRecord, Outcome};
use parlor_formats::riichi::replay::replay;

use crate::archive::for_each_log;

#[test]
fn every_game_is_read_whole() {
    let (mut deals, mut wins, mut draws) = (0, 0, 0);
    let games = for_each_log(|name, text| {
        let records: Vec<MatchRecord> = MatchRecord::gather(Mjlog::new(text))
            .collect::<Result<_, _>>()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let [record] = records.as_slice() else { panic!("{name}: {} matches", records.len()) };
        assert!(record.ending.is_some(), "{name}");
        deals += record.deals.len();
        for deal in &record.deals {
            match &deal.outcome {
                Outcome::Won(all) => wins += all.len(),
                Outcome::Drawn(_) => draws += 1,
            }
        }
    });
    // The numbers of tags in the files.
    if games > 0 {
        assert_eq!((games, deals, wins, draws), (160, 1656, 1420, 245));
    }
}

#[test]
fn every_wall_agrees_with_its_seed() {
    let (mut deals, mut tiles) = (0, 0);
    let games = for_each_log(|name, text| {
        let report = check_wall(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        deals += report.deals;
        tiles += report.tiles;
    });
    println!("{games} games, {deals} walls, {tiles} comparisons");
    assert!(games == 0 || deals == 1656);
}

#[test]
fn every_win_and_score_change_is_what_the_rules_say() {
    let (mut hands, mut mismatches) = (0, Vec::new());
    let games = for_each_log(|name, text| {
        let report = replay(Mjlog::new(text)).unwrap_or_else(|error| panic!("{name}: {error}"));
        hands += report.hands;
        mismatches.extend(report.mismatches.iter().map(|mismatch| format!("{name}: {mismatch}")));
    });
    assert!(mismatches.is_empty(), "{}", mismatches.join("\n"));
    assert!(games == 0 || hands == 1656);
}
