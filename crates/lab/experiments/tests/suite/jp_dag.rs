//! The size of the graph of single-player mahjong, run quickly.

use std::num::NonZero;

use parlor_experiments::{Settings, find};

#[test]
fn sizes_grow_and_do_not_depend_on_threads() {
    let experiment = find("jp-dag-size").unwrap();
    let run = |threads| {
        let threads = NonZero::new(threads).unwrap();
        experiment.run(&Settings { threads, ..Settings::quick(1) }).unwrap()
    };
    let findings = run(2);
    let mean =
        |what: &str| findings.comparisons.iter().find(|row| row.what == what).unwrap().ours.value;
    for (small, large) in [
        ("shanten 1, n 1, calls 0", "shanten 1, n 1, calls 1"),
        ("shanten 1, n 1, calls 1", "shanten 1, n 2, calls 1"),
        ("shanten 2, n 2, calls 0", "shanten 2, n 3, calls 0"),
    ] {
        assert!(mean(&format!("grid: {small}")) < mean(&format!("grid: {large}")), "{small}");
    }
    // The restricted exchanges lose something, and less with a shape change.
    let lost = |change: &str| mean(&format!("points lost to the optimum on small walls, {change}"));
    assert!(
        lost("one shape change") >= -1e-4 && lost("one shape change") <= lost("no shape change")
    );
    let (one, two) = (lost("jp-dag, n 1"), lost("jp-dag, n 2"));
    assert!(
        two >= -1e-4 && two <= one && one < 1.0,
        "{two} of all with two exchanges, {one} with one"
    );
    // More states take more memory, at least the values of each.
    let bytes = |graph: &str| mean(&format!("megabytes, {graph}"));
    assert!(bytes("shanten 1, n 2, calls 1") > 0.0);
    assert!(bytes("shanten 1, n 2, calls 1") < bytes("shanten 2, n 3, calls 1"));
    let again = run(1);
    for (a, b) in findings.comparisons.iter().zip(&again.comparisons).filter(|(a, _)| !a.is_timed) {
        assert_eq!(a, b);
    }
}
