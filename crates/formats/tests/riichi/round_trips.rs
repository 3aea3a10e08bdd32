//! Record → text → record, in every format.

use parlor_formats::riichi::mjlog::Mjlog;
use parlor_formats::riichi::record::{MatchRecord, Outcome};
use parlor_riichi::Preset;
use proptest::prelude::{ProptestConfig, any, proptest};

use crate::archive::for_each_log;
use crate::random_match::random_match;
use crate::trip::{assert_comes_back, assert_replays, the_match};

#[test]
fn real_games_come_back_from_every_format() {
    for_each_log(|name, text| assert_comes_back(name, &the_match(name, Mjlog::new(text))));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_matches_come_back_from_every_format(seed in any::<u64>()) {
        for preset in Preset::all() {
            let record = random_match(preset.rules(), seed);
            let name = format!("{}, seed {seed}", preset.name());
            assert_replays(&name, &record);
            assert_comes_back(&name, &record);
        }
    }
}

#[test]
fn random_matches_have_everything() {
    let presets = Preset::all().iter();
    let records: Vec<MatchRecord> = presets.map(|preset| random_match(preset.rules(), 7)).collect();
    let deals = || records.iter().flat_map(|record| &record.deals);
    let wins = deals().filter(|deal| matches!(deal.outcome, Outcome::Won(_))).count();
    let calls = deals().filter(|deal| format!("{:?}", deal.events).contains("Kan")).count();
    println!("{} deals, {wins} won, {calls} with a kan", deals().count());
    assert!(wins > 20 && calls > 20 && deals().count() > wins);
}
