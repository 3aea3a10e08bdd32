//! When the key of a deal is shown.

use serde_json::Value;

use parlor_backgammon_kit::BackgammonKit;
use parlor_riichi_kit::RiichiKit;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, quick_room};
use crate::Host;

/// Outside attack: the key of a finished deal shows all hands of it, also those that were never shown.
#[test]
fn keys_are_shown_after_the_match_where_hands_are_hidden() {
    fn keys<G: Host>(rules: &str, n_people: u64) -> Vec<Value> {
        let mut sim = Sim::<G>::playing(rules, quick_room(), 4, n_people);
        sim.finish();
        let record = &sim.records[0];
        assert!(record.deals.iter().all(|deal| deal.key.len() == 64));
        let heard: String = sim.client(0).frames.iter().map(Value::to_string).collect();
        let told = record.deals.iter().filter(|deal| heard.contains(&deal.key)).count();
        let ended = sim.client(0).events("deal_ended");
        let keys: Vec<_> = ended.iter().map(|event| event["key"].clone()).collect();
        assert_eq!(told, keys.iter().filter(|key| key.is_string()).count());
        keys
    }
    assert!(keys::<RiichiKit>("tenhou length=east", 4).iter().all(Value::is_null));
    assert!(keys::<ZoleKit>("lzf-classic, round_length=3", 3).iter().all(Value::is_null));
    assert!(keys::<BackgammonKit>("standard to=1", 2).iter().all(Value::is_string));
}
