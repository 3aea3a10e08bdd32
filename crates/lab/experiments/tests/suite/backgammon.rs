//! The experiments on backgammon, run quickly.

use parlor_experiments::{ALL, Measured, Verdict};

use crate::support::{claim, quick, row, untimed};

#[test]
fn the_author_of_the_thesis_is_marit_asula() {
    let theirs = ALL.iter().filter(|experiment| experiment.id.starts_with("bg-"));
    for experiment in theirs {
        assert!(experiment.source.starts_with("Marit Asula, "), "{}", experiment.id);
    }
}

#[test]
fn table_1_stands_beside_the_sources_and_names_its_faults() {
    let findings = quick("bg-table1", 2);
    // Printed in the source: 68 of 100 for combined against random, from 50 games.
    let source = row(&findings, "combined v random, 50 games").source.unwrap();
    assert_eq!(source.value, 0.68);
    assert!((source.interval.unwrap().low - 0.542).abs() < 1e-3);
    // The pair that does not add up is held against both of its figures.
    let [one, other] = ["", " (by the other row)"]
        .map(|which| row(&findings, &format!("combined v attacking{which}, 50 games")));
    assert_eq!((one.source.unwrap().value, other.source.unwrap().value), (0.58, 0.52));
    let said = findings.remarks.join("\n");
    for part in [
        "of 500 games met the cap of 1000 turns",
        "attacking-combined does not add up: it gives them 48 % and 58 %",
        "The source's random player",
    ] {
        assert!(said.contains(part), "{said}");
    }
    // Fifty games tell that combined beats random; of the others only what their intervals say.
    let beaten: Vec<String> = ["random", "running", "attacking", "defending"]
        .into_iter()
        .map(|other| format!("combined v {other}"))
        .filter(|pair| {
            let won = row(&findings, &format!("{pair}, 50 games")).ours;
            won.interval.unwrap().low > 0.5
        })
        .collect();
    assert_eq!(beaten[0], "combined v random");
    let told = match beaten.len() {
        4 => "50 games a pair: combined beats everyone: holds, every interval".to_owned(),
        _ => format!("holds for {}.", beaten.join(", ")),
    };
    assert!(said.contains(&told), "{told}: {said}");
    // Printed for random: it wins 22, 30, 24 and 32 %, and so loses to all.
    let random = claim(&findings, "random loses to all");
    assert_eq!((&*random.source, random.verdict), ("78 %, 70 %, 76 %, 68 %", Verdict::Reproduced));
    let chance = claim(&findings, "chance wins 22 to 32 %");
    assert_eq!(chance.source, "22 %, 30 %, 24 %, 32 %");
    // Looking at its own plays only, a player still beats chance.
    let running = row(&findings, "combined v random, 50 games at depth 1").ours;
    assert!(running.interval.unwrap().low > 0.5, "{running:?}");
    assert_eq!(findings.claims.len(), 4);
    assert_eq!(untimed(&quick("bg-table1", 1)), untimed(&findings));
}

#[test]
fn depth_changes_time_and_pruning_changes_nothing_else() {
    let findings = quick("bg-depth", 2);
    assert_eq!(findings.remarks[0], "Pruning and ordering changed no game.");
    // Depth 2 adds rolls and no boards, so it plays alike and visits up to 21 times as much.
    let even = &findings.remarks[1];
    assert!(even.contains("depth 2 plays 2 of 2 games as depth 1 does and visits"), "{even}");
    let (one, two) = ("depth 1, none: nodes a decision", "depth 2, none: nodes a decision");
    let times = row(&findings, two).ours.value / row(&findings, one).ours.value;
    assert!((15.0..=22.0).contains(&times), "{times}");
    let nodes = |what: &str| row(&findings, &format!("{what}: nodes a decision")).ours.value;
    assert!(nodes("depth 3, none") > nodes("depth 3, gamma"));
    assert!(nodes("depth 3, gamma") > nodes("depth 3, star1"));
    assert!(nodes("depth 3, star1") > nodes("depth 3, star2"));
    assert!(nodes("depth 3, star2") > nodes("depth 3, star2, ordered"));
    assert_eq!(claim(&findings, "pruning changes no game").verdict, Verdict::Reproduced);
    // Two games tell little, and depths 5 and 6 are not reached.
    assert_eq!(claim(&findings, "what makes depths 5 and 6").verdict, Verdict::Undecided);
    assert_eq!(findings.claims.len(), 5);
    let names: Vec<_> = findings.plots.iter().map(|plot| plot.name).collect();
    assert_eq!(names, ["wins", "seconds"]);
    assert_eq!(untimed(&quick("bg-depth", 1)), untimed(&findings));
}

#[test]
fn pruning_saves_nodes_and_changes_no_choice() {
    let findings = quick("bg-pruning", 2);
    for row in findings.comparisons.iter().filter(|row| row.what.ends_with("other play or value")) {
        // The source prints no such figure.
        assert_eq!((row.ours, row.source), (Measured::exact(0.0), None), "{}", row.what);
    }
    for depth in ["depth 3", "depth 5, 4 plays a node"] {
        for order in ["as listed", "ordered"] {
            let nodes = ["none", "gamma", "star1", "star2"].map(|prune| {
                row(&findings, &format!("{depth}, {order}: nodes, {prune}")).ours.value
            });
            assert!(nodes.is_sorted_by(|a, b| a > b), "{depth}, {order}: {nodes:?}");
        }
    }
    assert_eq!(claim(&findings, "changes no choice").verdict, Verdict::Reproduced);
    // Ballard's 25 to 30 % is far off in these trees; of his half the interval decides.
    assert_eq!(claim(&findings, "Star1 saves 25 to 30 %").verdict, Verdict::NotReproduced);
    let saved = row(&findings, "depth 3, as listed: saved by star2").ours.interval.unwrap();
    let half = claim(&findings, "Star2 saves over half").verdict;
    assert_eq!(half == Verdict::Reproduced, saved.low > 0.5, "{half:?} {saved:?}");
    assert_eq!(findings.claims.len(), 4);
    assert_eq!(untimed(&quick("bg-pruning", 1)), untimed(&findings));
}
