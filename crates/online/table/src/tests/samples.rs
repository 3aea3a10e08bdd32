//! Two small records, kept so that what is written today can be verified tomorrow.

use std::path::PathBuf;
use std::{env, fs};

use parlor_backgammon_kit::BackgammonKit;
use parlor_fair::Scheme;
use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, quick_room};
use crate::{Host, Kept, Verdict, Verify};

fn check<G: Host>(name: &str, rules: &str, n_people: u64) {
    let mut sim = Sim::<G>::playing(rules, quick_room(), 2026, n_people);
    sim.finish();
    let record = serde_json::to_string(&sim.records[0]).unwrap() + "\n";
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("testdata").join(name);
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &record).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    let verified = parlor_kits::find(
        &crate::game_of(&kept).unwrap(),
        Verify { record: &kept, kept: &Kept::NOTHING },
    );
    assert!(verified.unwrap().is_ok(), "{name}");
    assert!(kept == record, "{name} is another record now: UPDATE_GOLDEN=1 writes it anew");
}

#[test]
fn the_kept_records_are_verified_and_made_again() {
    check::<BackgammonKit>("backgammon.json", "standard to=1", 2);
    check::<ZoleKit>("zole.json", "lzf-classic, round_length=2", 3);
}

/// Records of the first scheme, as servers wrote them before there was another.
#[test]
fn records_of_the_first_scheme_are_verified_as_before() {
    for (kept, contributions) in [
        (include_str!("../../testdata/backgammon-fair-1.json"), 2),
        (include_str!("../../testdata/zole-fair-1.json"), 3),
    ] {
        let verify = Verify { record: kept, kept: &Kept::NOTHING };
        let proof = parlor_kits::find(&crate::game_of(kept).unwrap(), verify).unwrap().unwrap();
        assert_eq!((proof.scheme, proof.contributions), (Scheme::V1, contributions));
        assert_eq!(proof.verdict(), Verdict::SelfOnly);
    }
}
